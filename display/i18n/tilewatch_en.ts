<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>engine_terms</name>
    <message numerus="yes">
        <source>%n corner marker(s)</source>
        <translation>
            <numerusform>%n corner marker</numerusform>
            <numerusform>%n corner markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fog</name>
    <message numerus="yes">
        <source>Mist: %1, %n open edge(s)</source>
        <translation>
            <numerusform>Mist: %1, %n open edge</numerusform>
            <numerusform>Mist: %1, %n open edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing</source>
        <translation>
            <numerusform>%n tile missing</numerusform>
            <numerusform>%n tiles missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>headline</name>
    <message numerus="yes">
        <source>May draw %n tile(s) and lay one of them</source>
        <translation>
            <numerusform>May draw %n tile and lay it</numerusform>
            <numerusform>May draw %n tiles and lay one of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>players</name>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n point if the game ended now</numerusform>
            <numerusform>%n points if the game ended now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>specials</name>
    <message numerus="yes">
        <source>Tent: %1 draws %n tile(s) and lays one</source>
        <translation>
            <numerusform>Tent: %1 draws %n tile</numerusform>
            <numerusform>Tent: %1 draws %n tiles and lays one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misty tile(s)</source>
        <translation>
            <numerusform>%n misty tile</numerusform>
            <numerusform>%n misty tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n shield</numerusform>
            <numerusform>%n shields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n monastery</numerusform>
            <numerusform>%n monasteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n meeple</numerusform>
            <numerusform>%n meeples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n ghost</numerusform>
            <numerusform>%n ghosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n ghost</numerusform>
            <numerusform>%n ghosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PromptPanel</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TileDialog</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a type</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
</TS>
