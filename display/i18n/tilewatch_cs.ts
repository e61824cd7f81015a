<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context>
    <name>audience</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Pro všechny</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Moment, prosím</translation>
    </message>
    <message>
        <source>The referee decides</source>
        <translation>Rozhoduje rozhodčí</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné bodování</translation>
    </message>
</context>
<context>
    <name>calibration</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Umístění</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Objektiv</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Own tiles</source>
        <translation>Vlastní kartičky</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Is the camera well placed?</source>
        <translation>Je kamera dobře umístěná?</translation>
    </message>
    <message>
        <source>Nobody must calibrate to play; whoever does gets better results and is told how good they are. Look at the table from above, near enough that it fills the picture, without lamps mirrored in it.</source>
        <translation>Kalibrovat není nutné; kdo to udělá, dostane lepší výsledky a dozví se, jak dobré jsou. Namiřte kameru na stůl shora, tak blízko, aby stůl vyplnil obraz a nezrcadlily se v něm lampy.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Lock focus and light</source>
        <translation>Uzamknout ostření a světlo</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Ostření</translation>
    </message>
    <message>
        <source>edges %1 px wide</source>
        <translation>hrany široké %1 px</translation>
    </message>
    <message>
        <source>no edges</source>
        <translation>žádné hrany</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlo</translation>
    </message>
    <message>
        <source>%1, %2 too bright</source>
        <translation>%1, %2 příliš světlé</translation>
    </message>
    <message>
        <source>%1, %2 too dark</source>
        <translation>%1, %2 příliš tmavé</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Odlesky</translation>
    </message>
    <message>
        <source>Table fills</source>
        <translation>Stůl vyplňuje</translation>
    </message>
    <message>
        <source>The camera&apos;s lens</source>
        <translation>Objektiv kamery</translation>
    </message>
    <message>
        <source>Show the printed lens board to the camera: near and far, tilted, in every corner. A picture is taken whenever it lies still somewhere new. Once per camera and size.</source>
        <translation>Ukazujte kameře vytištěnou desku: blízko i daleko, šikmo, v každém rohu. Snímek se pořídí, kdykoli je deska v klidu na novém místě. Stačí jednou pro kameru a rozlišení.</translation>
    </message>
    <message>
        <source>Every picture of the folder that shows the printed lens board is used.</source>
        <translation>Použije se každý snímek ve složce, na kterém je vytištěná deska.</translation>
    </message>
    <message>
        <source>Use this lens</source>
        <translation>Použít tento objektiv</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Snímky</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Jistota</translation>
    </message>
    <message>
        <source>focal length %1 ± %2 px</source>
        <translation>ohnisko %1 ± %2 px</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Ostrost</translation>
    </message>
    <message>
        <source>off by %1 px</source>
        <translation>vedle o %1 px</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Pokrytí</translation>
    </message>
    <message>
        <source>Pictures that took no part</source>
        <translation>Snímky, které se nepoužily</translation>
    </message>
    <message>
        <source>Drop picture %1 (%2 px)</source>
        <translation>Vynechat snímek %1 (%2 px)</translation>
    </message>
    <message>
        <source>Where the table lies</source>
        <translation>Kde leží stůl</translation>
    </message>
    <message>
        <source>Lay the printed corner markers on the table (best), or the lens board, or some tiles, or the start tile alone. Then measure; then lay a tile anywhere and check.</source>
        <translation>Položte na stůl vytištěné rohové značky (nejlepší), nebo desku pro objektiv, nebo pár kartiček, nebo jen počáteční kartičku. Pak měřte; nakonec kamkoli položte kartičku a ověřte.</translation>
    </message>
    <message>
        <source>Measure the table</source>
        <translation>Změřit stůl</translation>
    </message>
    <message>
        <source>Measured from</source>
        <translation>Měřeno podle</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>změřeno</translation>
    </message>
    <message>
        <source>only estimated</source>
        <translation>jen odhad</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>%1 mm up, leaning %2°</source>
        <translation>%1 mm vysoko, náklon %2°</translation>
    </message>
    <message>
        <source>A pixel</source>
        <translation>Jeden pixel</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>300 mm away</source>
        <translation>ve vzdálenosti 300 mm</translation>
    </message>
    <message>
        <source>right to %1 mm</source>
        <translation>přesně na %1 mm</translation>
    </message>
    <message>
        <source>Tile laid anywhere</source>
        <translation>Kartička kdekoli</translation>
    </message>
    <message>
        <source>off by %1 mm</source>
        <translation>vedle o %1 mm</translation>
    </message>
    <message>
        <source>The figures&apos; colours in this light</source>
        <translation>Barvy figurek v tomto světle</translation>
    </message>
    <message>
        <source>Lay one figure of each player in a row on plain paper, and mage, witch, ghost, hound or a tile&apos;s back (back) if you have them. Type what lies there from left to right.</source>
        <translation>Postavte do řady na čistý papír po jedné figurce každého hráče a máte-li je, i mága, čarodějnici, ducha, psa či rub kartičky (back). Napište anglicky, co tam leží, zleva doprava.</translation>
    </message>
    <message>
        <source>Use these colours</source>
        <translation>Použít tyto barvy</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Viděno</translation>
    </message>
    <message>
        <source>Told apart</source>
        <translation>Rozlišení</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>not all</source>
        <translation>ne všechny</translation>
    </message>
    <message>
        <source>The tiles of your own box</source>
        <translation>Kartičky z vaší krabice</translation>
    </message>
    <message>
        <source>Every edition is drawn differently. Lay tiles face up before the camera, apart from each other, a few or the whole box, and learn their faces: they are then read by how they look. It takes a while; doubtful tiles are left out, and `tilewatch enrol` can name them.</source>
        <translation>Každé vydání je kreslené jinak. Rozložte před kameru kartičky lícem vzhůru, s mezerami, pár nebo celou krabici, a nechte je naučit: pak se poznají podle vzhledu. Chvíli to trvá; nejasné kartičky se vynechají, pojmenuje je `tilewatch enrol`.</translation>
    </message>
    <message>
        <source>Learn the tiles in this picture</source>
        <translation>Naučit se kartičky z tohoto snímku</translation>
    </message>
    <message>
        <source>The profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Nothing was measured, so no profile was made. You can play without one.</source>
        <translation>Nic se neměřilo, proto nevznikl profil. Hrát se dá i bez něj.</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Otevřít zprávu</translation>
    </message>
    <message>
        <source>It is saved in %1, with a report as PDF.</source>
        <translation>Je uložen v %1, se zprávou v PDF.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nezměřeno</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 z %3</translation>
    </message>
</context>
<context>
    <name>calibration_phrases</name>
    <message>
        <source>Nothing in the picture has clear edges: is the lens covered, or the table empty and dark?</source>
        <translation>Na snímku není nic s jasnými hranami: není zakrytý objektiv, nebo stůl prázdný a tmavý?</translation>
    </message>
    <message>
        <source>The picture is not sharp (edges are {text} px wide, 2 to 3 is sharp): focus on the table and lock the focus</source>
        <translation>Obraz není ostrý (hrany jsou široké {text} px, ostré jsou 2 až 3): zaostřete na stůl a ostření uzamkněte</translation>
    </message>
    <message>
        <source>It is too dark: more light on the table</source>
        <translation>Je příliš tma: přidejte na stůl světlo</translation>
    </message>
    <message>
        <source>It is too bright: less exposure or less light</source>
        <translation>Je příliš světlo: zkraťte expozici nebo uberte světlo</translation>
    </message>
    <message>
        <source>A lamp or window is mirrored in {n} % of the picture: move the lamp, or tilt the camera a little</source>
        <translation>Lampa nebo okno se zrcadlí v {n} % obrazu: posuňte lampu nebo kameru trochu nakloňte</translation>
    </message>
    <message>
        <source>The table fills about {n} % of the picture: bring the camera nearer, or zoom in</source>
        <translation>Stůl vyplňuje asi {n} % obrazu: přibližte kameru nebo přibližte zoomem</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Vše je v pořádku</translation>
    </message>
    <message>
        <source>Locked: {terms}</source>
        <translation>Uzamčeno: {terms}</translation>
    </message>
    <message>
        <source>This camera cannot lock: {terms}</source>
        <translation>Tato kamera neumí uzamknout: {terms}</translation>
    </message>
    <message>
        <source>Keep the light steady and do not move it</source>
        <translation>Neměňte světlo a nehýbejte jí</translation>
    </message>
    <message>
        <source>This camera cannot be locked from here</source>
        <translation>Tuto kameru odtud uzamknout nelze</translation>
    </message>
    <message>
        <source>These are the corner markers, not the lens board</source>
        <translation>To jsou rohové značky, ne deska pro objektiv</translation>
    </message>
    <message>
        <source>Print the lens board: {text}</source>
        <translation>Vytiskněte desku pro objektiv: {text}</translation>
    </message>
    <message>
        <source>The picture is mirrored: the board is there, but left and right are swapped</source>
        <translation>Obraz je zrcadlený: deska na něm je, ale levá a pravá strana jsou prohozené</translation>
    </message>
    <message>
        <source>The picture is mirrored: the markers are there, but left and right are swapped</source>
        <translation>Obraz je zrcadlený: značky na něm jsou, ale levá a pravá strana jsou prohozené</translation>
    </message>
    <message>
        <source>Turn off the mirror (&quot;selfie view&quot;) in the camera&apos;s own settings or program</source>
        <translation>Vypněte zrcadlení („selfie“) v nastavení kamery nebo v jejím programu</translation>
    </message>
    <message>
        <source>This is another board: its markers are {term}</source>
        <translation>To je jiná deska: její značky jsou {term}</translation>
    </message>
    <message>
        <source>Only our own board is known exactly: {text}</source>
        <translation>Přesně známe jen naši desku: {text}</translation>
    </message>
    <message>
        <source>This is another board: its markers have other numbers</source>
        <translation>To je jiná deska: její značky mají jiná čísla</translation>
    </message>
    <message>
        <source>This is another board: a chessboard without markers</source>
        <translation>To je jiná deska: šachovnice bez značek</translation>
    </message>
    <message>
        <source>Ours has markers in its white squares: {text}</source>
        <translation>Naše má v bílých polích značky: {text}</translation>
    </message>
    <message>
        <source>There is no lens board to be seen</source>
        <translation>Deska pro objektiv není vidět</translation>
    </message>
    <message>
        <source>Is it lit evenly, in focus, and large enough (a quarter of the picture or more)?</source>
        <translation>Je rovnoměrně osvětlená, zaostřená a dost velká (aspoň čtvrtina obrazu)?</translation>
    </message>
    <message>
        <source>This is another board: the markers are ours, but they lie elsewhere</source>
        <translation>To je jiná deska: značky jsou naše, ale leží jinde</translation>
    </message>
    <message>
        <source>Only a scrap of the board can be seen ({n} of {n2} corners)</source>
        <translation>Je vidět jen kousek desky (rohů: {n} z {n2})</translation>
    </message>
    <message>
        <source>Show more of it; avoid glare on the paper</source>
        <translation>Ukažte z ní víc; pozor na odlesky na papíře</translation>
    </message>
    <message>
        <source>The {terms} of the board is in no picture: is the paper cut, or covered by a hand?</source>
        <translation>Na žádném snímku není část desky ({terms}): není papír uříznutý nebo zakrytý rukou?</translation>
    </message>
    <message>
        <source>The rest was used</source>
        <translation>Zbytek se použil</translation>
    </message>
    <message>
        <source>The paper seems to be bent by about {n} mm: glue it on something flat and stiff</source>
        <translation>Papír se zdá být prohnutý asi o {n} mm: přilepte ho na něco rovného a tuhého</translation>
    </message>
    <message>
        <source>{n} pictures agreed badly with the others and were left out (moved or out of focus?)</source>
        <translation>Vynechané snímky, které nesouhlasily s ostatními (rozmazané nebo neostré?): {n}</translation>
    </message>
    <message>
        <source>{n} picture agreed badly with the others and was left out (moved or out of focus?)</source>
        <translation>Vynechaný snímek, který nesouhlasil s ostatními (rozmazaný nebo neostrý?): {n}</translation>
    </message>
    <message>
        <source>Only {n} pictures with the board; {n2} make it safe</source>
        <translation>Snímků s deskou: jen {n}; spolehlivé je to od {n2}</translation>
    </message>
    <message>
        <source>The focal length is not certain yet: show the board tilted to all sides, by about 30 degrees</source>
        <translation>Ohnisko ještě není jisté: ukažte desku nakloněnou na všechny strany, asi o 30 stupňů</translation>
    </message>
    <message>
        <source>Corners are off by {text} px, more than {text2}: is the paper flat, the focus fixed and every picture still?</source>
        <translation>Rohy jsou vedle o {text} px, víc než {text2}: je papír rovný, ostření pevné a každý snímek nerozmazaný?</translation>
    </message>
    <message>
        <source>The board was in {n} % of the picture; show it also at {term}</source>
        <translation>Deska byla v {n} % obrazu; ukažte ji také na místě: {term}</translation>
    </message>
    <message>
        <source>{n} pictures with the lens board are too few for a lens</source>
        <translation>Na objektiv je málo snímků s deskou: {n}</translation>
    </message>
    <message>
        <source>{n} picture with the lens board is too few for a lens</source>
        <translation>Na objektiv je málo snímků s deskou: {n}</translation>
    </message>
    <message>
        <source>Take {n} or more: near and far, tilted, in every corner of the picture</source>
        <translation>Pořiďte jich aspoň {n}: blízko i daleko, šikmo, v každém rohu obrazu</translation>
    </message>
    <message>
        <source>The pictures have different sizes ({size} and {size2})</source>
        <translation>Snímky mají různé rozměry ({size} a {size2})</translation>
    </message>
    <message>
        <source>A lens holds for one size: use pictures of one camera at one setting, not turned or cropped</source>
        <translation>Objektiv platí pro jedno rozlišení: použijte snímky jedné kamery při jednom nastavení, neotočené a neořezané</translation>
    </message>
    <message>
        <source>No lens explains these pictures</source>
        <translation>Tyto snímky nevysvětluje žádný objektiv</translation>
    </message>
    <message>
        <source>Show the board tilted to all sides, with the focus fixed, and measure a square again</source>
        <translation>Ukažte desku nakloněnou na všechny strany, s pevným ostřením, a znovu změřte pole</translation>
    </message>
    <message>
        <source>All pictures show the board from the same side</source>
        <translation>Všechny snímky ukazují desku ze stejné strany</translation>
    </message>
    <message>
        <source>Only tilted boards tell the focal length: tilt it to all sides by about 30 degrees</source>
        <translation>Ohnisko prozradí jen nakloněná deska: nakloňte ji na všechny strany asi o 30 stupňů</translation>
    </message>
    <message>
        <source>The lens is known well enough</source>
        <translation>Objektiv je znám dost dobře</translation>
    </message>
    <message>
        <source>Hold the board still</source>
        <translation>Držte desku v klidu</translation>
    </message>
    <message>
        <source>Picture {n}</source>
        <translation>Snímek {n}</translation>
    </message>
    <message>
        <source>Tilt the board more, to all sides</source>
        <translation>Nakloňte desku víc, na všechny strany</translation>
    </message>
    <message>
        <source>Bring the board nearer, then farther away</source>
        <translation>Desku přibližte, pak oddalte</translation>
    </message>
    <message>
        <source>Move the board to {term}</source>
        <translation>Přesuňte desku sem: {term}</translation>
    </message>
    <message>
        <source>{n} more pictures</source>
        <translation>Ještě snímků: {n}</translation>
    </message>
    <message>
        <source>This picture is {size}, those before it are {size2}</source>
        <translation>Tento snímek má {size}, předchozí mají {size2}</translation>
    </message>
    <message>
        <source>A lens holds for one size: it is left out</source>
        <translation>Objektiv platí pro jedno rozlišení: snímek se vynechal</translation>
    </message>
    <message>
        <source>{n} of 35 corners of the board</source>
        <translation>Rohy desky: {n} z 35</translation>
    </message>
    <message>
        <source>There is no lens yet: more pictures of the board</source>
        <translation>Objektiv ještě není: víc snímků desky</translation>
    </message>
    <message>
        <source>The picture shown now is of another size than those the lens was measured in</source>
        <translation>Zobrazený snímek má jiné rozměry než ty, na kterých se objektiv měřil</translation>
    </message>
    <message>
        <source>The lens is saved</source>
        <translation>Objektiv je uložen</translation>
    </message>
    <message>
        <source>The table was measured with the old lens: measure it again</source>
        <translation>Stůl se měřil se starým objektivem: změřte ho znovu</translation>
    </message>
    <message>
        <source>{n} of 4 corner markers in sight</source>
        <translation>Viditelné rohové značky: {n} ze 4</translation>
    </message>
    <message>
        <source>The lens board is in sight</source>
        <translation>Deska pro objektiv je vidět</translation>
    </message>
    <message>
        <source>One tile in sight</source>
        <translation>Je vidět jedna kartička</translation>
    </message>
    <message>
        <source>No marker, no lens board and no lone tile in sight</source>
        <translation>Není vidět značka, deska pro objektiv ani samotná kartička</translation>
    </message>
    <message>
        <source>Several tiles are looked for when you measure</source>
        <translation>Více kartiček se hledá až při měření</translation>
    </message>
    <message>
        <source>The table is saved</source>
        <translation>Stůl je uložen</translation>
    </message>
    <message>
        <source>Lay a tile anywhere and check</source>
        <translation>Položte kamkoli kartičku a ověřte</translation>
    </message>
    <message>
        <source>Measure the table first</source>
        <translation>Nejdřív změřte stůl</translation>
    </message>
    <message>
        <source>A tile {n} mm from where the table was measured: its outline is off by {text} mm, it seems {text2} mm wide ({light})</source>
        <translation>Kartička {n} mm od místa, kde se stůl měřil: její obrys je vedle o {text} mm, zdá se široká {text2} mm ({light})</translation>
    </message>
    <message>
        <source>Nothing of known size can be seen on the table</source>
        <translation>Na stole není vidět nic, co by mělo známou velikost</translation>
    </message>
    <message>
        <source>Lay one tile (the start tile) alone on it, or the printed corner markers, or the lens board</source>
        <translation>Položte na něj samotnou jednu (počáteční) kartičku, nebo vytištěné rohové značky, nebo desku pro objektiv</translation>
    </message>
    <message>
        <source>Nothing of known size lies on the table</source>
        <translation>Na stole neleží nic, co by mělo známou velikost</translation>
    </message>
    <message>
        <source>Lay the start tile, the corner markers or the lens board on it</source>
        <translation>Položte na něj počáteční kartičku, rohové značky nebo desku pro objektiv</translation>
    </message>
    <message>
        <source>No view of a table explains what was seen</source>
        <translation>Tomu, co je vidět, neodpovídá žádný pohled na stůl</translation>
    </message>
    <message>
        <source>Are the sizes right ({text})?</source>
        <translation>Jsou rozměry správně ({text})?</translation>
    </message>
    <message>
        <source>Does everything lie flat?</source>
        <translation>Leží vše na ploše?</translation>
    </message>
    <message>
        <source>There are no corner markers to be seen</source>
        <translation>Rohové značky nejsou vidět</translation>
    </message>
    <message>
        <source>The camera (or the board) has moved {n} mm</source>
        <translation>Kamera (nebo hrací plocha) se posunula o {n} mm</translation>
    </message>
    <message>
        <source>The camera was moved since the table was measured</source>
        <translation>Od měření stolu se s kamerou pohnulo</translation>
    </message>
    <message>
        <source>The table could not be measured: {why}</source>
        <translation>Stůl se nepodařilo změřit: {why}</translation>
    </message>
    <message>
        <source>What was found could not be saved, {why}</source>
        <translation>Výsledek se nepodařilo uložit: {why}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is neither a colour nor a figure</source>
        <translation>„{text}“ není barva ani figurka</translation>
    </message>
    <message>
        <source>Words: {text}</source>
        <translation>Slova: {text}</translation>
    </message>
    <message>
        <source>Type what lies on the paper from left to right: {text}</source>
        <translation>Napište anglicky, co leží na papíře zleva doprava: {text}</translation>
    </message>
    <message>
        <source>No colours are seen yet</source>
        <translation>Ještě nejsou vidět žádné barvy</translation>
    </message>
    <message>
        <source>The colours are saved</source>
        <translation>Barvy jsou uloženy</translation>
    </message>
    <message>
        <source>{thing} and {thing2} are hard to tell apart ({n}; {n2} is safe)</source>
        <translation>Špatně se rozliší: {thing} a {thing2} ({n}; bezpečné je {n2})</translation>
    </message>
    <message>
        <source>All can be told apart</source>
        <translation>Všechny se dají rozlišit</translation>
    </message>
    <message>
        <source>Leave out {things}: then all others can be told apart</source>
        <translation>Vynechte: {things}; ostatní se pak dají rozlišit</translation>
    </message>
    <message>
        <source>{n} things can be seen on the paper, but {n2} are named ({text})</source>
        <translation>Věcí na papíře je vidět {n}, ale napsáno jich je {n2} ({text})</translation>
    </message>
    <message>
        <source>{n} thing can be seen on the paper, but {n2} are named ({text})</source>
        <translation>Na papíře je vidět {n} věc, ale napsáno jich je {n2} ({text})</translation>
    </message>
    <message>
        <source>{n} things can be seen on the paper, but {n2} is named ({text})</source>
        <translation>Věcí na papíře je vidět {n}, ale napsána je {n2} ({text})</translation>
    </message>
    <message>
        <source>Lay them in one row on plain paper, a finger&apos;s width apart, with nothing else on it</source>
        <translation>Položte je do jedné řady na čistý papír, na šířku prstu od sebe, nic jiného tam nesmí být</translation>
    </message>
    <message>
        <source>White figures need a dark sheet</source>
        <translation>Bílé figurky potřebují tmavý podklad</translation>
    </message>
    <message>
        <source>The figure for &quot;{text}&quot; is too small in the picture</source>
        <translation>Figurka „{text}“ je na snímku příliš malá</translation>
    </message>
    <message>
        <source>Take the picture from closer</source>
        <translation>Foťte zblízka</translation>
    </message>
    <message>
        <source>Measured {text} from {n} pictures (squares {text2} mm)</source>
        <translation>Měřeno {text}, snímků: {n} (pole {text2} mm)</translation>
    </message>
    <message>
        <source>Measured {text} from {source}</source>
        <translation>Měřeno {text} podle: {source}</translation>
    </message>
    <message>
        <source>Measured {text}: {things}</source>
        <translation>Měřeno {text}: {things}</translation>
    </message>
    <message>
        <source>Focal length {text} px, certain to {text2} px; the lens sees {n} degrees across</source>
        <translation>Ohnisko {text} px, jisté na {text2} px; objektiv vidí {n} stupňů na šířku</translation>
    </message>
    <message>
        <source>Corners are explained to {text} px; in pictures that took no part to {text2} px</source>
        <translation>Rohy souhlasí na {text} px; na nepoužitých snímcích na {text2} px</translation>
    </message>
    <message>
        <source>The board was seen in {n} % of the picture</source>
        <translation>Deska byla vidět v {n} % obrazu</translation>
    </message>
    <message>
        <source>The camera is {n} mm above the table and leans {n2} degrees off the vertical</source>
        <translation>Kamera je {n} mm nad stolem a odkloněná {n2} stupňů od svislice</translation>
    </message>
    <message>
        <source>In the middle of the picture a pixel is {text} mm wide; a tile is {text2} mm wide</source>
        <translation>Uprostřed obrazu je pixel široký {text} mm; kartička je široká {text2} mm</translation>
    </message>
    <message>
        <source>A thing 300 mm away is right to about {text} mm</source>
        <translation>Věc vzdálená 300 mm je přesně asi na {text} mm</translation>
    </message>
    <message>
        <source>The lens was measured before</source>
        <translation>Objektiv se změřil předtím</translation>
    </message>
    <message>
        <source>The lens was not measured: the focal length is an estimate</source>
        <translation>Objektiv se neměřil: ohnisko je odhad</translation>
    </message>
    <message>
        <source>Profile &quot;{text}&quot; belongs to another camera: {text2}, not {text3}</source>
        <translation>Profil „{text}“ patří jiné kameře: {text2}, ne {text3}</translation>
    </message>
    <message>
        <source>Use that camera, or make a profile for this one</source>
        <translation>Použijte onu kameru, nebo vytvořte profil pro tuto</translation>
    </message>
    <message>
        <source>Profile &quot;{text}&quot; is for pictures of {size}, these are {size2}</source>
        <translation>Profil „{text}“ je pro snímky {size}, tyto mají {size2}</translation>
    </message>
    <message>
        <source>Set the camera to {text}, or make a profile for this size</source>
        <translation>Nastavte kameru na {text}, nebo vytvořte profil pro toto rozlišení</translation>
    </message>
    <message>
        <source>The camera gives {size} although it was set to {size2}</source>
        <translation>Kamera dává {size}, ačkoli byla nastavena na {size2}</translation>
    </message>
    <message>
        <source>Name the size that it gives: {text}</source>
        <translation>Uveďte rozlišení, které dává: {text}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; cannot be a profile&apos;s name</source>
        <translation>„{text}“ nemůže být název profilu</translation>
    </message>
    <message>
        <source>Names are letters, digits, - and _: {text}</source>
        <translation>Názvy jsou písmena, číslice, - a _: {text}</translation>
    </message>
    <message>
        <source>{text} was made by a later version of Tilewatch (format {n}, this one reads {n2})</source>
        <translation>{text} vytvořila novější verze Tilewatch (formát {n}, tato čte {n2})</translation>
    </message>
    <message>
        <source>Use that version, or calibrate again under another name</source>
        <translation>Použijte onu verzi, nebo kalibrujte znovu pod jiným názvem</translation>
    </message>
    <message>
        <source>The profile is damaged: {text}</source>
        <translation>Profil je poškozený: {text}</translation>
    </message>
    <message>
        <source>Mend that line, or delete the profile and calibrate again</source>
        <translation>Opravte ten řádek, nebo profil smažte a kalibrujte znovu</translation>
    </message>
    <message>
        <source>{text} cannot be written: {text2}</source>
        <translation>{text} nelze zapsat: {text2}</translation>
    </message>
    <message>
        <source>Is the disk full, or the folder not yours?</source>
        <translation>Není plný disk, nebo složka cizí?</translation>
    </message>
    <message>
        <source>The pictures are {size}, but the lens was measured at {size2}</source>
        <translation>Snímky mají {size}, ale objektiv se měřil při {size2}</translation>
    </message>
    <message>
        <source>Set the camera to {text} (--size {text2}), or calibrate the lens at this size</source>
        <translation>Nastavte kameru na {text} (--size {text2}), nebo kalibrujte objektiv při tomto rozlišení</translation>
    </message>
    <message>
        <source>There is no picture yet</source>
        <translation>Ještě není žádný snímek</translation>
    </message>
    <message>
        <source>There is no picture file {text}</source>
        <translation>Soubor se snímkem {text} neexistuje</translation>
    </message>
    <message>
        <source>{text} is an empty file, not a picture</source>
        <translation>{text} je prázdný soubor, ne snímek</translation>
    </message>
    <message>
        <source>{text} is not a picture that can be read</source>
        <translation>{text} není snímek, který by šel přečíst</translation>
    </message>
    <message>
        <source>JPEG, PNG, WebP and BMP pictures are understood</source>
        <translation>Podporují se snímky JPEG, PNG, WebP a BMP</translation>
    </message>
    <message>
        <source>{text} is cut off: its end is missing</source>
        <translation>{text} není celý: chybí konec</translation>
    </message>
    <message>
        <source>Copy it again from where it came</source>
        <translation>Zkopírujte ho znovu odtud, odkud pochází</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>{text} nelze přečíst</translation>
    </message>
    <message>
        <source>{text} gives no more pictures</source>
        <translation>{text}: už nedává snímky</translation>
    </message>
    <message>
        <source>Still no picture from {text}</source>
        <translation>Stále žádný snímek: {text}</translation>
    </message>
    <message>
        <source>Plug it in again; the game goes on by itself</source>
        <translation>Zapojte ji znovu; hra pokračuje sama</translation>
    </message>
    <message>
        <source>This program cannot learn tiles here: use {text}</source>
        <translation>Zde se program kartičky naučit neumí: použijte {text}</translation>
    </message>
    <message>
        <source>Name the folder that gets the tiles&apos; faces</source>
        <translation>Uveďte složku pro obrázky kartiček</translation>
    </message>
    <message>
        <source>Faces saved in {text}: {n}</source>
        <translation>Uložené obrázky v {text}: {n}</translation>
    </message>
    <message>
        <source>Were there already: {n}</source>
        <translation>Už tam byly: {n}</translation>
    </message>
    <message>
        <source>Seen twice: {n}</source>
        <translation>Viděno dvakrát: {n}</translation>
    </message>
    <message>
        <source>Left out: {n}</source>
        <translation>Vynecháno: {n}</translation>
    </message>
    <message>
        <source>Not named for certain: {n} (see {text}); {text2} names them</source>
        <translation>Bez jistého jména: {n} (viz {text}); pojmenuje je {text2}</translation>
    </message>
    <message>
        <source>{picture}: {why}</source>
        <translation>{picture}: {why}</translation>
    </message>
    <message>
        <source>No tile found: {why}</source>
        <translation>Nenašla se žádná kartička: {why}</translation>
    </message>
    <message>
        <source>the picture is nearly black</source>
        <translation>snímek je skoro černý</translation>
    </message>
    <message>
        <source>Turn on a lamp</source>
        <translation>Rozsviťte lampu</translation>
    </message>
    <message>
        <source>the picture shows nothing but one colour</source>
        <translation>na snímku je jen jedna barva</translation>
    </message>
    <message>
        <source>Lay tiles face up on a plain table and take the picture from above</source>
        <translation>Rozložte kartičky lícem vzhůru na jednobarevný stůl a foťte shora</translation>
    </message>
    <message>
        <source>the picture is blurred</source>
        <translation>snímek je rozmazaný</translation>
    </message>
    <message>
        <source>Hold the camera still, let it focus, and take the picture again</source>
        <translation>Držte kameru v klidu, nechte ji zaostřit a foťte znovu</translation>
    </message>
    <message>
        <source>nothing in the picture looks like a tile that lies face up</source>
        <translation>nic na snímku nevypadá jako kartička ležící lícem vzhůru</translation>
    </message>
    <message>
        <source>The picture is too small ({size} pixels)</source>
        <translation>Snímek je příliš malý ({size} pixelů)</translation>
    </message>
    <message>
        <source>A tile should be at least 60 pixels wide</source>
        <translation>Kartička má být široká aspoň 60 pixelů</translation>
    </message>
    <message>
        <source>The tiles are too small on the picture: {n} pixels wide, at least {n2} are needed, 60 are good</source>
        <translation>Kartičky jsou na snímku příliš malé: šířka {n} pixelů, potřeba je aspoň {n2}, dobrých je 60</translation>
    </message>
    <message>
        <source>Go nearer, or lay out fewer tiles a picture</source>
        <translation>Jděte blíž, nebo jich dejte na snímek méně</translation>
    </message>
    <message>
        <source>{text} is a file, not a folder</source>
        <translation>{text} je soubor, ne složka</translation>
    </message>
    <message>
        <source>Name a folder for the faces: {text}</source>
        <translation>Uveďte složku pro obrázky: {text}</translation>
    </message>
    <message>
        <source>The folder {text} holds other things</source>
        <translation>Ve složce {text} je něco jiného</translation>
    </message>
    <message>
        <source>Name a new folder for the faces, or one that holds nothing but faces</source>
        <translation>Uveďte novou složku, nebo takovou, kde jsou jen obrázky kartiček</translation>
    </message>
    <message>
        <source>The folder {text} cannot be written: {text2}</source>
        <translation>Do složky {text} nelze zapisovat: {text2}</translation>
    </message>
</context>
<context>
    <name>calibration_terms</name>
    <message>
        <source>focus</source>
        <translation>ostření</translation>
    </message>
    <message>
        <source>exposure</source>
        <translation>expozice</translation>
    </message>
    <message>
        <source>white balance</source>
        <translation>vyvážení bílé</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>levý sloupec</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>pravý sloupec</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>horní řada</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>dolní řada</translation>
    </message>
    <message>
        <source>the top left</source>
        <translation>vlevo nahoře</translation>
    </message>
    <message>
        <source>the top right</source>
        <translation>vpravo nahoře</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>nahoře</translation>
    </message>
    <message>
        <source>the left</source>
        <translation>vlevo</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>uprostřed</translation>
    </message>
    <message>
        <source>the right</source>
        <translation>vpravo</translation>
    </message>
    <message>
        <source>the bottom left</source>
        <translation>vlevo dole</translation>
    </message>
    <message>
        <source>the bottom right</source>
        <translation>vpravo dole</translation>
    </message>
    <message>
        <source>the bottom</source>
        <translation>dole</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>u okrajů</translation>
    </message>
    <message>
        <source>4x4</source>
        <translation>4x4</translation>
    </message>
    <message>
        <source>6x6</source>
        <translation>6x6</translation>
    </message>
    <message>
        <source>of the first ArUco</source>
        <translation>z původního ArUco</translation>
    </message>
    <message>
        <source>AprilTag</source>
        <translation>AprilTag</translation>
    </message>
    <message>
        <source>back</source>
        <translation>rub kartičky</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>oranžová</translation>
    </message>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
</context>
<context>
    <name>camera</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>It may not lie here: {why}</source>
        <translation>Zde ležet nesmí. {why}</translation>
    </message>
    <message>
        <source>A tile lies face down: {why}</source>
        <translation>Kartička leží rubem vzhůru. {why}</translation>
    </message>
    <message>
        <source>several places are possible</source>
        <translation>možných je několik míst</translation>
    </message>
    <message>
        <source>The tile touches no laid tile by an edge</source>
        <translation>Kartička se hranou nedotýká žádné položené kartičky</translation>
    </message>
    <message>
        <source>The tile is gone. Please put it back</source>
        <translation>Kartička zmizela. Vraťte ji prosím</translation>
    </message>
    <message>
        <source>The tiles are gone. Please put them back</source>
        <translation>Kartičky zmizely. Vraťte je prosím</translation>
    </message>
    <message>
        <source>A {figure} stands here, which is not the tile just laid. Please take it away</source>
        <translation>Stojí tu {figure}, ale tato kartička nebyla položena teď. Odeberte ho prosím</translation>
    </message>
    <message>
        <source>The {figure} may not stand there: {why}</source>
        <translation>{figure:the} zde stát nesmí. {why}</translation>
    </message>
    <message>
        <source>Which figure of {colour} stands here?</source>
        <translation>Která figurka zde stojí (barva: {colour})?</translation>
    </message>
    <message>
        <source>A {figure} was put on the tile, but it is not {colour}&apos;s turn</source>
        <translation>Na kartičku byl postaven {figure}, ale tato barva není na tahu</translation>
    </message>
    <message>
        <source>Where does the {figure} stand?</source>
        <translation>Kde stojí {figure}?</translation>
    </message>
    <message>
        <source>Where did the {figure} stand before it was taken off the board?</source>
        <translation>Kde stál {figure}, než byl odebrán?</translation>
    </message>
    <message>
        <source>At the end of the turn take home {figures}</source>
        <translation>Na konci tahu vraťte do zásoby: {figures}</translation>
    </message>
    <message>
        <source>Take home {figures}</source>
        <translation>Vraťte do zásoby: {figures}</translation>
    </message>
    <message>
        <source>The {figure} on the {feature} is gone. Please put it back</source>
        <translation>Chybí {figure} ({feature}). Vraťte ho prosím</translation>
    </message>
    <message>
        <source>The tile on the table does not look like the start tile {tile}. Lay the start tile alone on the table, or say how this one lies</source>
        <translation>Kartička na stole nevypadá jako počáteční. Položte na stůl jen počáteční kartičku, nebo řekněte, jak tato leží</translation>
    </message>
    <message>
        <source>The tiles on the table do not look like the start piece. Lay the start piece alone on the table, or say how this one lies</source>
        <translation>Kartičky na stole nevypadají jako počáteční díl. Položte na stůl jen počáteční díl, nebo řekněte, jak tento leží</translation>
    </message>
    <message>
        <source>{count} lie on the table already. Go on from this board, or clear it and lay the start tile alone?</source>
        <translation>Na stole už leží: {count}. Pokračovat z této krajiny, nebo ji uklidit a položit jen počáteční kartičku?</translation>
    </message>
    <message>
        <source>{count} lie on the table already. Go on from this board, or clear it and lay the start piece alone?</source>
        <translation>Na stole už leží: {count}. Pokračovat z této krajiny, nebo ji uklidit a položit jen počáteční díl?</translation>
    </message>
    <message>
        <source>The tile counts only when this is done (rule {rule})</source>
        <translation>Kartička platí, až bude toto hotovo (pravidlo {rule})</translation>
    </message>
    <message>
        <source>Put back into the bank {ghosts}</source>
        <translation>Vraťte do zásoby {ghosts}</translation>
    </message>
    <message>
        <source>Put {ghosts}</source>
        <translation>Umístěte {ghosts}</translation>
    </message>
    <message>
        <source>Too few ghosts {text}</source>
        <translation>Chybí duchové</translation>
    </message>
    <message>
        <source>Too many ghosts {text}</source>
        <translation>Duchů je příliš mnoho</translation>
    </message>
    <message>
        <source>The {figure} belongs on the {feature}. Please put it there</source>
        <translation>{figure:the} patří {feature:onto}. Přesuňte figurku prosím</translation>
    </message>
    <message>
        <source>The {figure} belongs on {text}. Please put it there</source>
        <translation>{figure:the} patří jinam. Přesuňte figurku prosím na vyznačené místo</translation>
    </message>
    <message>
        <source>A {figure} stands here, where it may not be now. Please take it away</source>
        <translation>{figure:the} tu teď být nesmí. Odeberte figurku prosím</translation>
    </message>
    <message>
        <source>A {figure} stands at {text}, where it may not be now. Please take it away</source>
        <translation>{figure:the} tu teď být nesmí. Odeberte figurku prosím</translation>
    </message>
    <message>
        <source>bury a figure in the {feature}</source>
        <translation>pohřběte figurku na hřbitově</translation>
    </message>
    <message>
        <source>put one more ghost on an open cemetery</source>
        <translation>umístěte ještě jednoho ducha na otevřený hřbitov</translation>
    </message>
    <message>
        <source>score one of the {n} finished features, or calm up to 3 ghosts of one tile</source>
        <translation>vyhodnoťte jeden z dokončených útvarů ({n}), nebo upokojte až 3 duchy z jedné kartičky</translation>
    </message>
    <message>
        <source>score one of the {n} finished features</source>
        <translation>vyhodnoťte jeden z dokončených útvarů ({n})</translation>
    </message>
    <message>
        <source>score {count} for the {feature}, or calm up to 3 ghosts of one tile</source>
        <translation>připište {count} {feature:for}, nebo upokojte až 3 duchy z jedné kartičky</translation>
    </message>
    <message>
        <source>score {count} for the {feature}</source>
        <translation>připište {count} {feature:for}</translation>
    </message>
    <message>
        <source>put hound {n} beside a figure on the board</source>
        <translation>položte psa č. {n} k figurce v krajině</translation>
    </message>
    <message>
        <source>the hound drives away up to 3 ghosts each from up to 2 of the nine tiles round it</source>
        <translation>pes zažene nejvýše ze 2 z devíti kartiček okolo sebe po nejvýše 3 duších</translation>
    </message>
    <message>
        <source>lay a tile face down in the surroundings of an open cemetery</source>
        <translation>položte kartičku rubem vzhůru do okolí otevřeného hřbitova</translation>
    </message>
    <message>
        <source>mage and witch stand as the referee wants it: go on</source>
        <translation>mág a čarodějnice stojí, jak rozhodčí chce: pokračujte</translation>
    </message>
    <message>
        <source>take the mage or the witch off the board</source>
        <translation>odeberte mága nebo čarodějnici z krajiny</translation>
    </message>
    <message>
        <source>mage and witch are on one {feature}: move one of them</source>
        <translation>mág i čarodějnice stojí na témže útvaru ({feature}): jednoho z nich přesuňte</translation>
    </message>
    <message>
        <source>move the mage or the witch</source>
        <translation>přesuňte mága nebo čarodějnici</translation>
    </message>
    <message>
        <source>move the mage or place the witch</source>
        <translation>přesuňte mága, nebo postavte čarodějnici</translation>
    </message>
    <message>
        <source>move the witch or place the mage</source>
        <translation>přesuňte čarodějnici, nebo postavte mága</translation>
    </message>
    <message>
        <source>place the mage or the witch</source>
        <translation>postavte mága nebo čarodějnici</translation>
    </message>
    <message>
        <source>crop circle: all players put one more figure beside an own one {people}, or all take one home</source>
        <translation>kruh v obilí: všichni přidají figurku k vlastní figurce {people}, nebo si všichni jednu vezmou zpět</translation>
    </message>
    <message>
        <source>{name} may put one more figure beside an own one {people}</source>
        <translation>{name}: může přidat figurku k vlastní figurce {people}</translation>
    </message>
    <message>
        <source>{name} takes a figure {people} home</source>
        <translation>{name}: vezme zpět figurku {people}</translation>
    </message>
    <message>
        <source>place a figure on the tile, or none</source>
        <translation>postavte na kartičku figurku, nebo žádnou</translation>
    </message>
    <message>
        <source>it does not count</source>
        <translation>neplatí</translation>
    </message>
    <message>
        <source>let it lie there</source>
        <translation>nechat ji ležet</translation>
    </message>
    <message>
        <source>let it stand on the {piece}</source>
        <translation>nechat stát: {piece}</translation>
    </message>
    <message>
        <source>go on from this board</source>
        <translation>pokračovat z této krajiny</translation>
    </message>
    <message>
        <source>the ghosts on the table are right</source>
        <translation>duchové na stole jsou správně</translation>
    </message>
    <message>
        <source>it stands right on the table</source>
        <translation>na stole stojí správně</translation>
    </message>
    <message>
        <source>it was taken off the board</source>
        <translation>byla odebrána</translation>
    </message>
    <message>
        <source>it is still there</source>
        <translation>stále tam je</translation>
    </message>
    <message>
        <source>go on without</source>
        <translation>pokračovat bez toho</translation>
    </message>
    <message>
        <source>the {figure} beside the board</source>
        <translation>{figure:acc} vedle krajiny</translation>
    </message>
    <message>
        <source>the {figure} in the {feature} at {cell}</source>
        <translation>{figure:acc} {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>the {figure} on the {feature} at {cell}</source>
        <translation>{figure:acc} {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>a {owner} from hand</source>
        <translation>{owner} z ruky</translation>
    </message>
    <message>
        <source>the {owner} from the {feature} at {cell}</source>
        <translation>{owner} {feature:from} {cell}</translation>
    </message>
    <message>
        <source>a ghost on the {feature} at {cell}</source>
        <translation>duch {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>score {count} for the {feature} at {cell}</source>
        <translation>připsat {count} {feature:for} {cell}</translation>
    </message>
    <message>
        <source>score {count} for the {feature} at {cell}, {name}&apos;s points to {name2}</source>
        <translation>připsat {count} {feature:for} {cell}, body za {name} dostane {name2}</translation>
    </message>
    <message>
        <source>calm: {ghosts}, for the {feature} at {cell}</source>
        <translation>upokojit {ghosts} {feature:for} {cell}</translation>
    </message>
    <message>
        <source>calm: {ghosts}, for the {feature} at {cell}, {name}&apos;s points to {name2}</source>
        <translation>upokojit {ghosts} {feature:for} {cell}, body za {name} dostane {name2}</translation>
    </message>
    <message>
        <source>the hound beside the {owner} on the {feature} at {cell}</source>
        <translation>psa k figurce: {owner} {feature:on} {cell}</translation>
    </message>
    <message>
        <source>drive away {ghosts}</source>
        <translation>zahnat {ghosts}</translation>
    </message>
    <message>
        <source>a tile face down at {cell}</source>
        <translation>kartička rubem vzhůru na {cell}</translation>
    </message>
    <message>
        <source>take the {owner} home from the {feature} at {cell}</source>
        <translation>vzít zpět {feature:from} {cell}: {owner}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>all put one more figure down</source>
        <translation>všichni přidají figurku</translation>
    </message>
    <message>
        <source>all take a figure home</source>
        <translation>všichni vezmou figurku zpět</translation>
    </message>
    <message>
        <source>one more {owner} on the {feature} at {cell}</source>
        <translation>ještě {owner} {feature:on} {cell}</translation>
    </message>
    <message>
        <source>the {owner} home from the {feature} at {cell}</source>
        <translation>zpět {feature:from} {cell}: {owner}</translation>
    </message>
    <message>
        <source>{name} lays a tile face down</source>
        <translation>{name} klade kartičku rubem vzhůru</translation>
    </message>
    <message>
        <source>{name} lays a tile</source>
        <translation>{name} klade kartičku</translation>
    </message>
    <message>
        <source>{name} puts a {figure} on the {feature}</source>
        <translation>{name} staví {figure:acc} {feature:onto}</translation>
    </message>
    <message>
        <source>{name}&apos;s {figure} goes home</source>
        <translation>{name}: {figure} se vrací do zásoby</translation>
    </message>
    <message>
        <source>{name}: unfinished {feature} of {count}</source>
        <translation>{name}: {feature} ({count}), nedokončeno</translation>
    </message>
    <message>
        <source>{name}: {feature} of {count}</source>
        <translation>{name}: {feature} ({count})</translation>
    </message>
    <message>
        <source>{name}: unfinished {feature}</source>
        <translation>{name}: {feature}, nedokončeno</translation>
    </message>
    <message>
        <source>{name}: {feature}</source>
        <translation>{name}: {feature}</translation>
    </message>
    <message>
        <source>a {figure} comes to the {feature}</source>
        <translation>{figure} přichází {feature:onto}</translation>
    </message>
    <message>
        <source>the {figure} comes to the {feature}</source>
        <translation>{figure} přichází {feature:onto}</translation>
    </message>
    <message>
        <source>a {figure} leaves the {feature}</source>
        <translation>{figure} odchází {feature:from}</translation>
    </message>
    <message>
        <source>the {figure} leaves the {feature}</source>
        <translation>{figure} odchází {feature:from}</translation>
    </message>
    <message>
        <source>the {figure} goes to the {feature}</source>
        <translation>{figure} jde {feature:onto}</translation>
    </message>
    <message>
        <source>mist closes</source>
        <translation>mlha se uzavírá</translation>
    </message>
    <message>
        <source>{tile} goes back to the others</source>
        <translation>kartička se vrací k ostatním</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game</source>
        <translation>kartička nikam nepasuje a opouští hru</translation>
    </message>
    <message>
        <source>{count} of {name} go to {name2}</source>
        <translation>{count} za {name} dostává {name2}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>the game is won: {why}</source>
        <translation>hra je vyhraná. {why}</translation>
    </message>
    <message>
        <source>the game is lost: {why}</source>
        <translation>hra je prohraná. {why}</translation>
    </message>
    <message>
        <source>the goal of {count} is reached</source>
        <translation>cíle bylo dosaženo: {count}</translation>
    </message>
    <message>
        <source>the bank has too few ghosts</source>
        <translation>v zásobě je málo duchů</translation>
    </message>
    <message>
        <source>the bank of ghosts is empty</source>
        <translation>zásoba duchů je prázdná</translation>
    </message>
    <message>
        <source>no tile is left and the goal is not reached</source>
        <translation>došly kartičky a cíle nebylo dosaženo</translation>
    </message>
    <message>
        <source>a tile that was drawn fits nowhere</source>
        <translation>tažená kartička nikam nepasuje</translation>
    </message>
    <message>
        <source>stack {n} is used up and {count} are not reached</source>
        <translation>balíček {n} je vyčerpán a nebylo dosaženo: {count}</translation>
    </message>
    <message>
        <source>{rule}: {why}</source>
        <translation>{rule}: {why}</translation>
    </message>
    <message>
        <source>{rule}: first {why}</source>
        <translation>{rule}: nejdřív {why}</translation>
    </message>
    <message>
        <source>its {side} edge is {edge} and would meet {edge2}</source>
        <translation>hrany na sebe nesedí ({side}): {edge} a {edge2}</translation>
    </message>
    <message>
        <source>it would touch only tiles that lie face down</source>
        <translation>dotýkala by se jen kartiček rubem vzhůru</translation>
    </message>
    <message>
        <source>it would touch no laid tile by an edge</source>
        <translation>hranou by se nedotýkala žádné položené kartičky</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <translation>taková kartička v této hře není</translation>
    </message>
    <message>
        <source>there is no tile &quot;{text}&quot; in this game</source>
        <translation>taková kartička v této hře není</translation>
    </message>
    <message>
        <source>no copy of {tile} is left</source>
        <translation>taková kartička už nezbývá</translation>
    </message>
    <message>
        <source>no copy of {tile} shows a garden</source>
        <translation>žádná taková kartička nemá zahradu</translation>
    </message>
    <message>
        <source>not so many copies of {tile} are left</source>
        <translation>tolik takových kartiček už nezbývá</translation>
    </message>
    <message>
        <source>there is no such tile to be drawn</source>
        <translation>taková kartička se táhnout nedá</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; a figure is placed on it, or none, before anything else</source>
        <translation>kartička tohoto tahu leží; nejdřív se na ni postaví figurka, nebo žádná</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; its turn is not over</source>
        <translation>kartička tohoto tahu leží; tah ještě neskončil</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; tiles are drawn when a turn begins</source>
        <translation>kartička tohoto tahu leží; táhne se na začátku tahu</translation>
    </message>
    <message>
        <source>something else is to be done before</source>
        <translation>předtím je třeba udělat něco jiného</translation>
    </message>
    <message>
        <source>a tile is laid first</source>
        <translation>nejdřív se položí kartička</translation>
    </message>
    <message>
        <source>it is none of the tiles that were drawn</source>
        <translation>není to žádná z tažených kartiček</translation>
    </message>
    <message>
        <source>tiles were drawn, so none out of a player&apos;s own supply is laid</source>
        <translation>kartičky byly taženy, takže se neklade žádná z vlastní zásoby</translation>
    </message>
    <message>
        <source>it was not drawn: it is laid out of a player&apos;s own supply</source>
        <translation>nebyla tažena: klade se z vlastní zásoby</translation>
    </message>
    <message>
        <source>{tile} fits, so one that fits is laid and the others go back</source>
        <translation>jedna z tažených pasuje: ta se položí a ostatní se vrátí</translation>
    </message>
    <message>
        <source>it stays in the game: it fits at {cell}, turned {n} times</source>
        <translation>zůstává ve hře: pasuje na {cell}</translation>
    </message>
    <message>
        <source>it stays in the game: it fits, turned {n} times</source>
        <translation>zůstává ve hře: někam pasuje</translation>
    </message>
    <message>
        <source>a tile is turned by 0 to 3 quarter turns</source>
        <translation>kartička se otáčí o 0 až 3 čtvrtotáčky</translation>
    </message>
    <message>
        <source>{cell} is taken by {text}</source>
        <translation>místo {cell} je obsazené</translation>
    </message>
    <message>
        <source>{cell} is taken</source>
        <translation>místo {cell} je obsazené</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <translation>takový hráč tu není</translation>
    </message>
    <message>
        <source>{name} has no {figure} in hand</source>
        <translation>{name} nemá v ruce {figure:acc}</translation>
    </message>
    <message>
        <source>there is no such place at {cell}</source>
        <translation>na {cell} takové místo není</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>takové místo tu není</translation>
    </message>
    <message>
        <source>a figure goes only on the tile just laid, at {cell}</source>
        <translation>figurka se staví jen na právě položenou kartičku</translation>
    </message>
    <message>
        <source>a figure goes only on the tile just laid,</source>
        <translation>figurka se staví jen na právě položenou kartičku</translation>
    </message>
    <message>
        <source>it is the turn of {name}</source>
        <translation>na tahu je {name}</translation>
    </message>
    <message>
        <source>the tile just laid has no such {feature}</source>
        <translation>právě položená kartička nic takového nemá ({feature})</translation>
    </message>
    <message>
        <source>a figure stands on this {feature} already</source>
        <translation>{feature}: figurka tu už stojí</translation>
    </message>
    <message>
        <source>a {figure} may not stand on a {feature}</source>
        <translation>{figure} nesmí stát {feature:on}</translation>
    </message>
    <message>
        <source>this step cannot be left out</source>
        <translation>tento krok nelze vynechat</translation>
    </message>
    <message>
        <source>this step cannot be left out: choose one of its answers</source>
        <translation>tento krok nelze vynechat: zvolte jednu z odpovědí</translation>
    </message>
    <message>
        <source>nothing like that is done in this game</source>
        <translation>nic takového se v této hře nedělá</translation>
    </message>
    <message>
        <source>no such figure stands at {cell}</source>
        <translation>na {cell} taková figurka nestojí</translation>
    </message>
    <message>
        <source>no such figure stands</source>
        <translation>taková figurka tam nestojí</translation>
    </message>
    <message>
        <source>nobody can be given {count}</source>
        <translation>tolik bodů nelze nikomu připsat ({count})</translation>
    </message>
    <message>
        <source>the turn is not over: a figure is placed, or none, before the game ends</source>
        <translation>tah neskončil: před koncem hry se postaví figurka, nebo žádná</translation>
    </message>
    <message>
        <source>an abbot goes only to a monastery or a garden</source>
        <translation>opat chodí jen do kláštera nebo do zahrady</translation>
    </message>
    <message>
        <source>only an abbot goes to a garden</source>
        <translation>do zahrady chodí jen opat</translation>
    </message>
    <message>
        <source>an abbot is taken home instead of placing a figure, after the tile is laid</source>
        <translation>opat se bere zpět po položení kartičky, místo postavení figurky</translation>
    </message>
    <message>
        <source>only abbots are taken home early</source>
        <translation>předčasně se berou zpět jen opati</translation>
    </message>
    <message>
        <source>no such abbot stands</source>
        <translation>takový opat tam nestojí</translation>
    </message>
    <message>
        <source>it belongs to {name}, and it is the turn of {name2}</source>
        <translation>patří jinému hráči ({name}), na tahu je {name2}</translation>
    </message>
    <message>
        <source>all its neighbours are laid: it is scored now and comes home anyway</source>
        <translation>všichni sousedé leží: vyhodnotí se teď a vrátí se tak jako tak</translation>
    </message>
    <message>
        <source>nobody stands on the tower itself</source>
        <translation>na samotné věži nikdo nestojí</translation>
    </message>
    <message>
        <source>this game is played without farmers</source>
        <translation>tato hra se hraje bez sedláků</translation>
    </message>
    <message>
        <source>the river is laid first, its lake last</source>
        <translation>nejdřív se klade řeka, jezero jako poslední</translation>
    </message>
    <message>
        <source>with the river its spring begins the game</source>
        <translation>s řekou začíná hra pramenem</translation>
    </message>
    <message>
        <source>the river would turn back at once: no two bends the same way in a row</source>
        <translation>řeka by se hned vracela: dvě zatáčky za sebou nesmějí být stejným směrem</translation>
    </message>
    <message>
        <source>it would not go on with the river</source>
        <translation>nenavazovala by na řeku</translation>
    </message>
    <message>
        <source>this kind of figure may not stand on a tent</source>
        <translation>tato figurka na stan nesmí</translation>
    </message>
    <message>
        <source>no more than {n} figures of a player may stand on tents</source>
        <translation>na stanech smí stát nejvýše tolik figurek hráče: {n}</translation>
    </message>
    <message>
        <source>tiles are drawn already; one of them is laid</source>
        <translation>kartičky už byly taženy; jedna z nich se položí</translation>
    </message>
    <message>
        <source>at least one tile is drawn</source>
        <translation>táhne se aspoň jedna kartička</translation>
    </message>
    <message>
        <source>{count} must be drawn</source>
        <translation>musí se táhnout {count}</translation>
    </message>
    <message>
        <source>none of the first tiles fitted; from then on one tile at a time is drawn</source>
        <translation>žádná z prvních kartiček nepasovala; dál se táhne po jedné</translation>
    </message>
    <message>
        <source>only {count} left</source>
        <translation>zbývá jen {count}</translation>
    </message>
    <message>
        <source>only {count} may be drawn</source>
        <translation>smí se táhnout jen {count}</translation>
    </message>
    <message>
        <source>the {figure} is beside the board already</source>
        <translation>{figure} už je vedle krajiny</translation>
    </message>
    <message>
        <source>mage and witch move after a magic tile, or when a tile brings both onto one road or city, before the figure step</source>
        <translation>mág a čarodějnice se přesouvají po magické kartičce, nebo když kartička oba spojí na jedné cestě či v jednom městě, před stavěním figurky</translation>
    </message>
    <message>
        <source>the {figure} leaves the board only if no unfinished road or city is left for a move</source>
        <translation>{figure} opouští krajinu, jen když nezbývá nedokončená cesta ani město</translation>
    </message>
    <message>
        <source>the {figure} stands there already</source>
        <translation>{figure} tam už stojí</translation>
    </message>
    <message>
        <source>the {figure} stands only on roads and in cities, not on a {feature}</source>
        <translation>{figure} stojí jen na cestách a ve městech</translation>
    </message>
    <message>
        <source>this {feature} is finished</source>
        <translation>{feature}: už je dokončeno</translation>
    </message>
    <message>
        <source>the {figure} must go to another road or city than the one it stands on</source>
        <translation>{figure} musí na jinou cestu nebo do jiného města</translation>
    </message>
    <message>
        <source>the {figure} stands on this {feature}</source>
        <translation>{figure} stojí {feature:on}</translation>
    </message>
    <message>
        <source>no crop circle waits for anybody now</source>
        <translation>žádný kruh v obilí teď na nikoho nečeká</translation>
    </message>
    <message>
        <source>{name} says first whether all players deploy or all remove a figure</source>
        <translation>{name} nejdřív řekne, zda všichni figurku přidají, nebo odeberou</translation>
    </message>
    <message>
        <source>{name} must take a figure home</source>
        <translation>{name} musí vzít figurku zpět</translation>
    </message>
    <message>
        <source>all players deploy a figure, or none</source>
        <translation>všichni figurku přidají, nebo nic</translation>
    </message>
    <message>
        <source>all players take a figure home</source>
        <translation>všichni vezmou figurku zpět</translation>
    </message>
    <message>
        <source>it goes from hand beside an own figure {people}</source>
        <translation>jde z ruky k vlastní figurce {people}</translation>
    </message>
    <message>
        <source>no such figure is called</source>
        <translation>taková figurka není na řadě</translation>
    </message>
    <message>
        <source>no cemetery waits for a burial</source>
        <translation>žádný hřbitov nečeká na pohřeb</translation>
    </message>
    <message>
        <source>no further ghost is due on a cemetery</source>
        <translation>na hřbitov už žádný duch nepatří</translation>
    </message>
    <message>
        <source>no finished feature waits to be scored</source>
        <translation>žádný dokončený útvar nečeká na vyhodnocení</translation>
    </message>
    <message>
        <source>no hound is due</source>
        <translation>žádný pes není na řadě</translation>
    </message>
    <message>
        <source>no hound drives ghosts away</source>
        <translation>žádný pes duchy nezahání</translation>
    </message>
    <message>
        <source>no tile is to be laid face down</source>
        <translation>žádná kartička se neklade rubem vzhůru</translation>
    </message>
    <message>
        <source>the further ghost goes on an open cemetery</source>
        <translation>další duch patří na otevřený hřbitov</translation>
    </message>
    <message>
        <source>a hound goes beside a figure that stands on the board</source>
        <translation>pes patří k figurce, která stojí v krajině</translation>
    </message>
    <message>
        <source>{name} has no score figure</source>
        <translation>{name} nemá bodovací figurku</translation>
    </message>
    <message>
        <source>figures stand on roads, in cities and on castles only</source>
        <translation>figurky stojí jen na cestách, ve městech a na hradech</translation>
    </message>
    <message>
        <source>there is no mist and no cemetery like that at {cell}</source>
        <translation>na {cell} taková mlha ani hřbitov není</translation>
    </message>
    <message>
        <source>the bank has no ghost</source>
        <translation>v zásobě není žádný duch</translation>
    </message>
    <message>
        <source>no cemetery at {cell} waits for a burial</source>
        <translation>na {cell} žádný hřbitov na pohřeb nečeká</translation>
    </message>
    <message>
        <source>a figure in hand is buried only when none stands on the board</source>
        <translation>figurka z ruky se pohřbí, jen když žádná nestojí v krajině</translation>
    </message>
    <message>
        <source>no figure like that stands</source>
        <translation>taková figurka tam nestojí</translation>
    </message>
    <message>
        <source>no figure like that stands at {cell}</source>
        <translation>na {cell} taková figurka nestojí</translation>
    </message>
    <message>
        <source>a tile is laid face down only in the surroundings of an open cemetery</source>
        <translation>rubem vzhůru se kartička klade jen do okolí otevřeného hřbitova</translation>
    </message>
    <message>
        <source>at least one ghost is taken away</source>
        <translation>odebírá se aspoň jeden duch</translation>
    </message>
    <message>
        <source>the same place is named twice</source>
        <translation>totéž místo je uvedeno dvakrát</translation>
    </message>
    <message>
        <source>fewer ghosts stand at {cell}</source>
        <translation>na {cell} stojí méně duchů</translation>
    </message>
    <message>
        <source>the ghosts of one tile only are taken away</source>
        <translation>duchové se odebírají jen z jedné kartičky</translation>
    </message>
    <message>
        <source>the ghosts of two tiles at most are taken away</source>
        <translation>duchové se odebírají nejvýše ze dvou kartiček</translation>
    </message>
    <message>
        <source>at most 3 ghosts of a tile are taken away</source>
        <translation>z kartičky se odebírají nejvýše 3 duchové</translation>
    </message>
    <message>
        <source>{cell} is none of the nine tiles round the hound</source>
        <translation>{cell} není mezi devíti kartičkami okolo psa</translation>
    </message>
    <message>
        <source>Mists over Carcassonne is played with its own tiles only, without other sets</source>
        <translation>Mlhy nad Carcassonne se hrají jen s vlastními kartičkami, bez jiných sad</translation>
    </message>
    <message>
        <source>Mists over Carcassonne is played without abbots</source>
        <translation>Mlhy nad Carcassonne se hrají bez opatů</translation>
    </message>
    <message>
        <source>who plays alone has 4 colours, not {n}</source>
        <translation>kdo hraje sám, má 4 barvy, ne {n}</translation>
    </message>
    <message>
        <source>of two players each has 2 colours, not {n}</source>
        <translation>ze dvou hráčů má každý 2 barvy, ne {n}</translation>
    </message>
    <message>
        <source>of three or more players each has 1 colour, not {n}</source>
        <translation>ze tří a více hráčů má každý 1 barvu, ne {n}</translation>
    </message>
    <message>
        <source>{name} has no points to hand over</source>
        <translation>{name} nemá body k předání</translation>
    </message>
    <message>
        <source>it is not said who gets the points of a colour without a score figure</source>
        <translation>není řečeno, kdo dostane body barvy bez bodovací figurky</translation>
    </message>
    <message>
        <source>there is no such feature at {cell}</source>
        <translation>na {cell} takový útvar není</translation>
    </message>
    <message>
        <source>nobody stands there any more: a feature is scored or calms, once</source>
        <translation>nikdo tam už nestojí: útvar se jednou vyhodnotí, nebo uklidní duchy</translation>
    </message>
    <message>
        <source>it is not finished</source>
        <translation>není dokončeno</translation>
    </message>
    <message>
        <source>another finished feature comes before it</source>
        <translation>předtím je na řadě jiný dokončený útvar</translation>
    </message>
    <message>
        <source>a game has 1 to {n} players, not {n2}</source>
        <translation>hra má 1 až {n} hráčů, ne {n2}</translation>
    </message>
    <message>
        <source>two players have the colour {colour}</source>
        <translation>dva hráči mají stejnou barvu ({colour})</translation>
    </message>
    <message>
        <source>two players cannot both be {colour}</source>
        <translation>dva hráči nemohou mít stejnou barvu ({colour})</translation>
    </message>
    <message>
        <source>a name has neither commas nor colons in it</source>
        <translation>ve jméně není čárka ani dvojtečka</translation>
    </message>
    <message>
        <source>no tile set in play has a start tile</source>
        <translation>žádná ze sad nemá počáteční kartičku</translation>
    </message>
    <message>
        <source>the start tile is none of this game</source>
        <translation>počáteční kartička k této hře nepatří</translation>
    </message>
    <message>
        <source>the start tile is turned by 0 to 3 quarter turns</source>
        <translation>počáteční kartička se otáčí o 0 až 3 čtvrtotáčky</translation>
    </message>
    <message>
        <source>question {n} is not open any more</source>
        <translation>tato otázka už není otevřená</translation>
    </message>
    <message>
        <source>the game has not begun: lay the start tile alone on the table</source>
        <translation>hra ještě nezačala: položte na stůl jen počáteční kartičku</translation>
    </message>
    <message>
        <source>say which player&apos;s score is meant</source>
        <translation>řekněte, čí skóre se myslí</translation>
    </message>
    <message>
        <source>points given by hand need a reason</source>
        <translation>ručně připsané body potřebují důvod</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no command of a game</source>
        <translation>to není příkaz hry</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no answer to this question</source>
        <translation>to není odpověď na tuto otázku</translation>
    </message>
    <message>
        <source>say which tiles were drawn</source>
        <translation>řekněte, které kartičky byly taženy</translation>
    </message>
    <message>
        <source>a game is playing, paused or clearing up</source>
        <translation>hra se hraje, stojí, nebo se uklízí</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>není co vrátit</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>není co opakovat</translation>
    </message>
    <message>
        <source>the start tile cannot be changed: begin a new game</source>
        <translation>počáteční kartičku nelze změnit: začněte novou hru</translation>
    </message>
    <message>
        <source>say whose figure is placed</source>
        <translation>řekněte, čí figurka se staví</translation>
    </message>
    <message>
        <source>nobody plays {colour}</source>
        <translation>touto barvou nikdo nehraje ({colour})</translation>
    </message>
    <message>
        <source>say whose figure is taken away</source>
        <translation>řekněte, čí figurka se odebírá</translation>
    </message>
    <message>
        <source>that figure is not on the table any more</source>
        <translation>ta figurka už na stole není</translation>
    </message>
    <message>
        <source>this clears itself when the table shows it done</source>
        <translation>zmizí to samo, až to bude na stole vidět</translation>
    </message>
    <message>
        <source>its turn is over</source>
        <translation>její tah už skončil</translation>
    </message>
    <message>
        <source>what it replaces does not count any more</source>
        <translation>co to nahrazuje, už neplatí</translation>
    </message>
    <message>
        <source>a game can begin only once</source>
        <translation>hra může začít jen jednou</translation>
    </message>
    <message>
        <source>then &quot;{text}&quot; could not have been done: {why}</source>
        <translation>pak by další tahy nebyly možné. {why}</translation>
    </message>
    <message>
        <source>the camera cannot say on which road or city it stands</source>
        <translation>kamera nepozná, na které cestě či ve kterém městě stojí</translation>
    </message>
    <message>
        <source>its place is not in clear view</source>
        <translation>místo není dobře vidět</translation>
    </message>
    <message>
        <source>no start tile {tile} can be seen on this board</source>
        <translation>v této krajině není vidět počáteční kartička</translation>
    </message>
    <message>
        <source>The board in the picture is not the board of this game. Show the whole board to the camera</source>
        <translation>Krajina v obraze není krajina této hry. Ukažte kameře celou krajinu</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Nad stolem je ruka</translation>
    </message>
    <message>
        <source>All tiles are gone from the table</source>
        <translation>Ze stolu zmizely všechny kartičky</translation>
    </message>
    <message>
        <source>The board cannot be seen any more: {why}</source>
        <translation>Krajina už není vidět. {why}</translation>
    </message>
    <message>
        <source>nothing in it looks like a tile that lies face up</source>
        <translation>nic v obraze nevypadá jako kartička lícem vzhůru</translation>
    </message>
    <message>
        <source>what looks a little like a tile in it is not one for certain</source>
        <translation>co trochu vypadá jako kartička, jí není s jistotou</translation>
    </message>
    <message>
        <source>The tiles in the picture are not the board that lay there before</source>
        <translation>Kartičky v obraze nejsou krajina, která tam ležela</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>Kamera nedává obraz</translation>
    </message>
    <message>
        <source>{text} gives no more pictures. Plug it in again; the game goes on by itself</source>
        <translation>Kamera už nedává obraz. Zapojte ji znovu; hra bude sama pokračovat</translation>
    </message>
    <message>
        <source>still no picture from {text}. Plug it in again; the game goes on by itself</source>
        <translation>Kamera stále nedává obraz. Zapojte ji znovu; hra bude sama pokračovat</translation>
    </message>
    <message>
        <source>meeples of each player</source>
        <translation>počet družiníků každého hráče</translation>
    </message>
    <message>
        <source>points of a finished city of two tiles</source>
        <translation>body za dokončené město ze dvou kartiček</translation>
    </message>
    <message>
        <source>points of a field for each finished city beside it</source>
        <translation>body louky za každé sousední dokončené město</translation>
    </message>
    <message>
        <source>farmers may be placed</source>
        <translation>smějí se stavět sedláci</translation>
    </message>
    <message>
        <source>a crop circle has its effect: all deploy one more figure beside an own one, or all take one home</source>
        <translation>kruh v obilí působí: všichni přidají figurku k vlastní, nebo si všichni jednu vezmou zpět</translation>
    </message>
    <message>
        <source>most figures of one player on tents, and most extra tiles in a turn</source>
        <translation>nejvíce figurek hráče na stanech a kartiček navíc za tah</translation>
    </message>
    <message>
        <source>the extra tiles must be drawn</source>
        <translation>kartičky navíc se táhnout musí</translation>
    </message>
    <message>
        <source>several drawn tiles of which none fits go back to the others; no: they leave the game</source>
        <translation>když z více tažených kartiček žádná nepasuje, vrátí se k ostatním; ne: opouštějí hru</translation>
    </message>
    <message>
        <source>a closed tent pays only if a figure is on it</source>
        <translation>uzavřený stan boduje, jen když na něm stojí figurka</translation>
    </message>
    <message>
        <source>an abbot may stand on a tent</source>
        <translation>opat smí stát na stanu</translation>
    </message>
    <message>
        <source>each player has a big meeple, which counts as two</source>
        <translation>každý hráč má velkého družiníka, který platí za dva</translation>
    </message>
    <message>
        <source>one move is enough for a magic tile that brings mage and witch onto one feature; no: one move parts them, another is for the symbol</source>
        <translation>když magická kartička spojí mága s čarodějnicí, stačí jeden přesun; ne: jeden je oddělí, druhý je za symbol</translation>
    </message>
    <message>
        <source>level of the game</source>
        <translation>úroveň hry</translation>
    </message>
    <message>
        <source>only who has most figures on a feature scores it, instead of every colour there</source>
        <translation>útvar boduje jen ten, kdo na něm má nejvíc figurek, ne každá barva</translation>
    </message>
    <message>
        <source>of a tile with two mists only the parts that stay open put out ghosts</source>
        <translation>u kartičky se dvěma mlhami přinášejí duchy jen části, které zůstanou otevřené</translation>
    </message>
    <message>
        <source>the active player chooses in which order finished features are scored or calm ghosts</source>
        <translation>hráč na tahu volí, v jakém pořadí dokončené útvary bodují nebo uklidňují duchy</translation>
    </message>
    <message>
        <source>a drawn tile that fits nowhere loses the game, instead of being replaced</source>
        <translation>tažená kartička, která nikam nepasuje, znamená prohru, nenahrazuje se</translation>
    </message>
    <message>
        <source>closing mist leaves the ghosts on a cemetery</source>
        <translation>uzavření mlhy nechá duchy na hřbitově</translation>
    </message>
    <message>
        <source>a figure scored in this turn has gone home and takes no hound</source>
        <translation>figurka vyhodnocená v tomto tahu odešla a psa nedostane</translation>
    </message>
    <message>
        <source>a tile laid face down touches some tile by an edge</source>
        <translation>kartička rubem vzhůru se hranou dotýká jiné</translation>
    </message>
    <message>
        <source>no tile left to be laid face down counts as using up the stack</source>
        <translation>když nezbývá kartička k položení rubem vzhůru, balíček je vyčerpán</translation>
    </message>
    <message>
        <source>the start tile that the spring replaces is shuffled in; else it stays in the box</source>
        <translation>počáteční kartička nahrazená pramenem se zamíchá; jinak zůstane v krabici</translation>
    </message>
    <message>
        <source>each player has an abbot; gardens count</source>
        <translation>každý hráč má opata; zahrady bodují</translation>
    </message>
    <message>
        <source>all towers are paid before any feature; no: feature by feature, each with its tower and its figures going home</source>
        <translation>všechny věže bodují před útvary; ne: útvar po útvaru, každý se svou věží a návratem figurek</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Základní hra</translation>
    </message>
    <message>
        <source>Crop circle (old Mage &amp; Witch box)</source>
        <translation>Kruh v obilí (starší Mág a čarodějnice)</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Věštkyně</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Hostince a katedrály</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <translation>Mág a čarodějnice</translation>
    </message>
    <message>
        <source>Mists over Carcassonne (Tilewatch&apos;s own tiles)</source>
        <translation>Mlhy nad Carcassonne (vlastní kartičky Tilewatch)</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Řeka</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Strážní věže</translation>
    </message>
    <message>
        <source>no game has begun yet</source>
        <translation>žádná hra ještě nezačala</translation>
    </message>
    <message>
        <source>this game is not over: end it or clear up first</source>
        <translation>tato hra neskončila: ukončete ji, nebo nejdřív ukliďte</translation>
    </message>
    <message>
        <source>this game is kept nowhere: save it before the next begins, or let it go</source>
        <translation>tato hra není nikde uložená: uložte ji, než začne další, nebo ji zahoďte</translation>
    </message>
    <message>
        <source>The next game is kept in {text}</source>
        <translation>Další hra se ukládá do {text}</translation>
    </message>
</context>
<context>
    <name>engine_terms</name>
    <message numerus="yes">
        <source>%n corner marker(s)</source>
        <translation>
            <numerusform>%n rohová značka</numerusform>
            <numerusform>%n rohové značky</numerusform>
            <numerusform>%n rohových značek</numerusform>
        </translation>
    </message>
    <message>
        <source>the lens board</source>
        <translation>deska pro objektiv</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>ghosts and a cell</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 on the cemetery</source>
        <comment>ghosts</comment>
        <translation>%1 na hřbitov</translation>
    </message>
    <message>
        <source>%1 on the tile</source>
        <comment>ghosts</comment>
        <translation>%1 na kartičku</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>někdo</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a figure and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>river</source>
        <translation>řeka</translation>
    </message>
    <message>
        <source>in English</source>
        <comment>the language that this file is in</comment>
        <translation>česky</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %2 pro %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> a </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feature, points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>fog</name>
    <message>
        <source>Mist: closed</source>
        <translation>Mlha: uzavřená</translation>
    </message>
    <message>
        <source>Mist: never closes, %1</source>
        <translation>Mlha: už se neuzavře, %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>uzavřeno</translation>
    </message>
    <message>
        <source>never closes</source>
        <translation>už se neuzavře</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hound at %1: to be put now</source>
        <translation>pes na %1: teď se pokládá</translation>
    </message>
    <message>
        <source>hound at %1: drives ghosts away</source>
        <translation>pes na %1: zahání duchy</translation>
    </message>
    <message>
        <source>hound at %1: lies beside a figure</source>
        <translation>pes na %1: leží u figurky</translation>
    </message>
    <message>
        <source>hound at %1: gone</source>
        <translation>pes na %1: pryč</translation>
    </message>
    <message>
        <source>hound at %1: waits</source>
        <translation>pes na %1: čeká</translation>
    </message>
    <message>
        <source>No ghost left: one more loses</source>
        <translation>Žádný duch nezbývá: další je prohra</translation>
    </message>
    <message>
        <source>Only %1 left in the bank</source>
        <translation>V zásobě už jen %1</translation>
    </message>
    <message>
        <source>%1 of %2 ghosts in the bank</source>
        <translation>Duchů v zásobě: %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 z %2 bodů</translation>
    </message>
    <message>
        <source>%1 of %2 points each</source>
        <translation>%1 z %2 bodů každý</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>otevřené: %1</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>uzavřené: %1</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>navždy: %1</translation>
    </message>
    <message>
        <source>Mist: %1</source>
        <translation>Mlhy: %1</translation>
    </message>
    <message>
        <source>Mists, level %1</source>
        <translation>Mlhy, úroveň %1</translation>
    </message>
    <message>
        <source>Stack %1: %2 left</source>
        <translation>Balíček %1: zbývá %2</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Balíček %1</translation>
    </message>
    <message>
        <source>Level won</source>
        <translation>Úroveň zdolána</translation>
    </message>
    <message>
        <source>Level lost</source>
        <translation>Úroveň prohrána</translation>
    </message>
    <message numerus="yes">
        <source>Mist: %1, %n open edge(s)</source>
        <translation>
            <numerusform>Mlha: %1, %n otevřená hrana</numerusform>
            <numerusform>Mlha: %1, %n otevřené hrany</numerusform>
            <numerusform>Mlha: %1, %n otevřených hran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing</source>
        <translation>
            <numerusform>chybí %n kartička</numerusform>
            <numerusform>chybí %n kartičky</numerusform>
            <numerusform>chybí %n kartiček</numerusform>
        </translation>
    </message>
    <message>
        <source>chance %1 %</source>
        <translation>šance %1 %</translation>
    </message>
    <message>
        <source> ± %1</source>
        <translation> ± %1</translation>
    </message>
</context>
<context>
    <name>headline</name>
    <message>
        <source>%1 wins</source>
        <translation>Vyhrává %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Konec hry</translation>
    </message>
    <message>
        <source>A tie: %1</source>
        <translation>Remíza: %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> a </translation>
    </message>
    <message>
        <source>Place a meeple</source>
        <translation>Postavte družiníka</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Položte kartičku</translation>
    </message>
    <message>
        <source>or go on with the next tile</source>
        <translation>nebo pokračujte další kartičkou</translation>
    </message>
    <message>
        <source>the camera is watching</source>
        <translation>kamera se dívá</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Na tahu: %1</translation>
    </message>
    <message>
        <source>Place a meeple, or let the next tile come</source>
        <translation>Postavte družiníka, nebo pokračujte další kartičkou</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tah %1</translation>
    </message>
    <message>
        <source>Ready when you are</source>
        <translation>Můžeme začít</translation>
    </message>
    <message>
        <source>Lay the start tile where the camera sees it</source>
        <translation>Položte počáteční kartičku tak, aby ji kamera viděla</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Přestávka</translation>
    </message>
    <message>
        <source>Nothing on the table counts until you go on</source>
        <translation>Dokud nebudete pokračovat, nic na stole neplatí</translation>
    </message>
    <message>
        <source>Clearing up</source>
        <translation>Úklid stolu</translation>
    </message>
    <message>
        <source>Take the tiles away; the game is kept</source>
        <translation>Kartičky můžete uklidit; hra zůstává uložená</translation>
    </message>
    <message>
        <source>The level is won</source>
        <translation>Úroveň je zdolána</translation>
    </message>
    <message>
        <source>The level is lost</source>
        <translation>Úroveň je prohrána</translation>
    </message>
    <message numerus="yes">
        <source>May draw %n tile(s) and lay one of them</source>
        <translation>
            <numerusform>Smí táhnout %n kartičku a jednu položit</numerusform>
            <numerusform>Smí táhnout %n kartičky a jednu z nich položit</numerusform>
            <numerusform>Smí táhnout %n kartiček a jednu z nich položit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>zbývá %n kartička</numerusform>
            <numerusform>zbývají %n kartičky</numerusform>
            <numerusform>zbývá %n kartiček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>together</source>
        <translation>celkem</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>v ruce: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>wins with a chance of %1 percent</source>
        <translation>šance na výhru %1 procent</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vítěz</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na tahu</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n bod, kdyby hra skončila teď</numerusform>
            <numerusform>%n body, kdyby hra skončila teď</numerusform>
            <numerusform>%n bodů, kdyby hra skončila teď</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Which tile is this?</source>
        <translation>Která kartička to je?</translation>
    </message>
    <message>
        <source>This tile does not fit</source>
        <translation>Kartička sem nepasuje</translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation>Kde figurka stojí?</translation>
    </message>
    <message>
        <source>Whose figure is this?</source>
        <translation>Čí je tato figurka?</translation>
    </message>
    <message>
        <source>This figure may not stand here</source>
        <translation>Figurka tu stát nesmí</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Vraťte figurky do zásoby</translation>
    </message>
    <message>
        <source>A tile is missing</source>
        <translation>Chybí kartička</translation>
    </message>
    <message>
        <source>A figure is missing</source>
        <translation>Chybí figurka</translation>
    </message>
    <message>
        <source>Go on from this board?</source>
        <translation>Pokračovat z této krajiny?</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>The camera is not sure. Look at the tile and choose.</source>
        <translation>Kamera si není jistá. Podívejte se na kartičku a vyberte.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Pravidlo %1</translation>
    </message>
    <message>
        <source>Goes away by itself when the table shows it done.</source>
        <translation>Zmizí samo, jakmile je to na stole vidět.</translation>
    </message>
    <message>
        <source>Or put it right on the table: this goes away by itself.</source>
        <translation>Nebo to opravte na stole: zmizí to samo.</translation>
    </message>
    <message>
        <source>asked just now</source>
        <translation>právě teď</translation>
    </message>
    <message>
        <source>asked %1 s ago</source>
        <translation>před %1 s</translation>
    </message>
    <message>
        <source>asked %1 min ago</source>
        <translation>před %1 min</translation>
    </message>
    <message>
        <source>Which figure is this?</source>
        <translation>Která figurka to je?</translation>
    </message>
    <message>
        <source>Move the mage or the witch</source>
        <translation>Přesuňte mága nebo čarodějnici</translation>
    </message>
    <message>
        <source>Bury one guard</source>
        <translation>Pohřběte jednoho strážce</translation>
    </message>
    <message>
        <source>Place the extra ghost</source>
        <translation>Umístěte ducha navíc</translation>
    </message>
    <message>
        <source>Score, or calm ghosts?</source>
        <translation>Body, nebo upokojit duchy?</translation>
    </message>
    <message>
        <source>Put the hound beside a figure</source>
        <translation>Položte psa k figurce</translation>
    </message>
    <message>
        <source>Drive ghosts away</source>
        <translation>Zažeňte duchy</translation>
    </message>
    <message>
        <source>Use the crop circle</source>
        <translation>Použijte kruh v obilí</translation>
    </message>
    <message>
        <source>Lay a tile face down</source>
        <translation>Položte kartičku rubem vzhůru</translation>
    </message>
    <message>
        <source>Put ghosts here</source>
        <translation>Umístěte sem duchy</translation>
    </message>
    <message>
        <source>Take ghosts away</source>
        <translation>Odeberte duchy</translation>
    </message>
    <message>
        <source>Put the figure here</source>
        <translation>Umístěte sem figurku</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source> (%1 on the board)</source>
        <translation> (%1 v krajině)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message>
        <source>Figures placed</source>
        <translation>Postavené figurky</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Dohodnuto</translation>
    </message>
    <message>
        <source>the rules as they are printed</source>
        <translation>pravidla, jak jsou vytištěna</translation>
    </message>
    <message>
        <source>turns: %1</source>
        <translation>tahů: %1</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Body po tazích</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Základní hra</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <translation>Mág a čarodějnice</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Věštkyně</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Strážní věže</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Hostince a katedrály</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>Řeka</translation>
    </message>
    <message>
        <source>Crop circle</source>
        <translation>Kruh v obilí</translation>
    </message>
    <message>
        <source>Mists over Carcassonne</source>
        <translation>Mlhy nad Carcassonne</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Města</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Cesty</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Louky</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Kláštery</translation>
    </message>
    <message>
        <source>Gardens</source>
        <translation>Zahrady</translation>
    </message>
    <message>
        <source>Tents</source>
        <translation>Stany</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Hrady</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Strážní věže</translation>
    </message>
    <message>
        <source>Hounds</source>
        <translation>Psi</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Společně</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Level %1 is won</source>
        <translation>Úroveň %1 je zdolána</translation>
    </message>
    <message>
        <source>Level %1 is lost</source>
        <translation>Úroveň %1 je prohrána</translation>
    </message>
    <message>
        <source>Level %1, %2 points</source>
        <translation>Úroveň %1, %2 bodů</translation>
    </message>
    <message>
        <source>goal: %1 points</source>
        <translation>cíl: %1 bodů</translation>
    </message>
    <message>
        <source>ghosts in the bank: %1 of %2</source>
        <translation>duchů v zásobě: %1 z %2</translation>
    </message>
    <message>
        <source>The game is open</source>
        <translation>Hra není dohrána</translation>
    </message>
    <message>
        <source>The game is open; %1 leads</source>
        <translation>Hra není dohrána; vede %1</translation>
    </message>
    <message>
        <source>Points so far, without a final scoring</source>
        <translation>Dosavadní body, bez závěrečného bodování</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 bodů</translation>
    </message>
    <message>
        <source>%1 wins with %2 points</source>
        <translation>Vyhrává %1, body: %2</translation>
    </message>
    <message>
        <source>%1 share the win with %2 points</source>
        <translation>Společně vyhrávají %1, body: %2</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Ručně</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%1 z %2 kartiček</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Rubem vzhůru</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odloženo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, nedokončeno</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>cíl</translation>
    </message>
    <message>
        <source>end</source>
        <translation>konec</translation>
    </message>
    <message>
        <source>Who scored with what</source>
        <translation>Kdo za co bodoval</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Every score</source>
        <translation>Každé bodování</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Závěrečné bodování</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Kdyby hra skončila teď</translation>
    </message>
</context>
<context>
    <name>specials</name>
    <message>
        <source>%1: %2 on this %3, which nobody holds</source>
        <translation>%1: %2 (%3, nikomu nepatří)</translation>
    </message>
    <message>
        <source>%1: %2 on this %3, %4 for %5</source>
        <translation>%1: %2 (%3, %4 pro %5)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> a </translation>
    </message>
    <message>
        <source>Watchtower: would pay %1 now (%2)</source>
        <translation>Strážní věž: teď by dala %1 (%2)</translation>
    </message>
    <message>
        <source>Tent: %1 draws 1 tile</source>
        <translation>Stan: %1 táhne 1 kartičku</translation>
    </message>
    <message>
        <source>%1: on this %2</source>
        <comment>mage or witch, feature</comment>
        <translation>%1: zde (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Tent: %1 draws %n tile(s) and lays one</source>
        <translation>
            <numerusform>Stan: %1 táhne %n kartičku</numerusform>
            <numerusform>Stan: %1 táhne %n kartičky a jednu položí</numerusform>
            <numerusform>Stan: %1 táhne %n kartiček a jednu položí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n kartička</numerusform>
            <numerusform>%n kartičky</numerusform>
            <numerusform>%n kartiček</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misty tile(s)</source>
        <translation>
            <numerusform>%n kartička s mlhou</numerusform>
            <numerusform>%n kartičky s mlhou</numerusform>
            <numerusform>%n kartiček s mlhou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n erb</numerusform>
            <numerusform>%n erby</numerusform>
            <numerusform>%n erbů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n město</numerusform>
            <numerusform>%n města</numerusform>
            <numerusform>%n měst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n cesta</numerusform>
            <numerusform>%n cesty</numerusform>
            <numerusform>%n cest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n klášter</numerusform>
            <numerusform>%n kláštery</numerusform>
            <numerusform>%n klášterů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n družiník</numerusform>
            <numerusform>%n družiníci</numerusform>
            <numerusform>%n družiníků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n ducha</numerusform>
            <numerusform>%n duchy</numerusform>
            <numerusform>%n duchů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n duch</numerusform>
            <numerusform>%n duchové</numerusform>
            <numerusform>%n duchů</numerusform>
        </translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mág</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>čarodějnice</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>hostinec</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>katedrála</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>stan</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>north</source>
        <translation>sever</translation>
    </message>
    <message>
        <source>east</source>
        <translation>východ</translation>
    </message>
    <message>
        <source>south</source>
        <translation>jih</translation>
    </message>
    <message>
        <source>west</source>
        <translation>západ</translation>
    </message>
    <message>
        <source>on all sides</source>
        <translation>všechny strany</translation>
    </message>
    <message>
        <source>river</source>
        <translation>řeka</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>sides of a tile</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece of a tile and its sides: city north and east</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with shield</source>
        <translation>%1 s erbem</translation>
    </message>
</context>
<context>
    <name>tilewatch::model::BusClient</name>
    <message>
        <source>The engine is not there yet; still listening.</source>
        <translation>Herní jádro tu ještě není; čeká se dál.</translation>
    </message>
    <message>
        <source>There is no engine to ask.</source>
        <translation>Herní jádro neběží.</translation>
    </message>
    <message>
        <source>The engine does not answer; nothing was changed as far as we know.</source>
        <translation>Herní jádro neodpovídá; pokud víme, nic se nezměnilo.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ActionBar</name>
    <message>
        <source>Actions</source>
        <translation>Akce</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::Actions</name>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Vzít zpět poslední tah</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Provést znovu, co bylo vráceno</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The camera&apos;s moves do not count until you go on</source>
        <translation>Tahy z kamery neplatí, dokud nebudete pokračovat</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Bez figurky</translation>
    </message>
    <message>
        <source>End this turn without a figure</source>
        <translation>Ukončit tah bez figurky</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kartička</translation>
    </message>
    <message>
        <source>Put a tile right, or lay one by hand</source>
        <translation>Opravit kartičku nebo položit ručně</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurka</translation>
    </message>
    <message>
        <source>Place a figure by hand, or take one off</source>
        <translation>Ručně postavit figurku nebo ji odebrat</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Give or take points, with the reason</source>
        <translation>Přidat či ubrat body, s důvodem</translation>
    </message>
    <message>
        <source>Clear up</source>
        <translation>Úklid</translation>
    </message>
    <message>
        <source>The game is over or kept: tiles may be taken off the table</source>
        <translation>Hra skončila nebo je uložená: kartičky lze uklidit</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>End the game: final scoring</source>
        <translation>Ukončit hru: závěrečné bodování</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Write the game as a file that can be replayed</source>
        <translation>Zapsat hru do souboru, který lze přehrát</translation>
    </message>
    <message>
        <source>This window only shows the game; save where the engine runs</source>
        <translation>Toto okno hru jen ukazuje; ukládejte tam, kde běží herní jádro</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>No pages are served for phones in this game</source>
        <translation>V této hře nejsou stránky pro telefony</translation>
    </message>
    <message>
        <source>Correct on a phone, or watch: codes to scan</source>
        <translation>Opravovat či sledovat na telefonu: kódy k naskenování</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <source>Fill the screen, or go back to a window</source>
        <translation>Přes celou obrazovku, nebo zpět do okna</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Language and colours of this window</source>
        <translation>Jazyk a barvy okna</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit hru</translation>
    </message>
    <message>
        <source>End the game now and count the final scores?</source>
        <translation>Ukončit hru a spočítat závěrečné body?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>Tlačítko Zpět hru vrátí.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
    <message>
        <source>Fill a screen for the room with board and scores, or close that</source>
        <translation>Zobrazit krajinu a skóre na obrazovce pro sál, nebo ji zavřít</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Další hra</translation>
    </message>
    <message>
        <source>Begin another game at this table</source>
        <translation>Začít u tohoto stolu další hru</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>List</translation>
    </message>
    <message>
        <source>Board, plot and scores as PDF or PNG; tables; a game for JCloisterZone</source>
        <translation>Krajina, graf a body jako PDF nebo PNG; tabulky; hra pro JCloisterZone</translation>
    </message>
    <message>
        <source>This window only shows the game; export where the engine runs</source>
        <translation>Toto okno hru jen ukazuje; exportujte tam, kde běží</translation>
    </message>
    <message>
        <source>Begin the next game?</source>
        <translation>Začít další hru?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ještě ne</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>Keep the game on paper?</source>
        <translation>Uchovat hru na papíře?</translation>
    </message>
    <message>
        <source>The sheet has the board, the points of every turn and who scored with what.</source>
        <translation>Na listu je krajina, body po tazích a kdo za co bodoval.</translation>
    </message>
    <message>
        <source>Sheet…</source>
        <translation>List…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
    <message>
        <source>Sheet (*.pdf)</source>
        <translation>List (*.pdf)</translation>
    </message>
    <message>
        <source>Sheet as a picture (*.png)</source>
        <translation>List jako obrázek (*.png)</translation>
    </message>
    <message>
        <source>Table of scores (*.csv)</source>
        <translation>Tabulka bodů (*.csv)</translation>
    </message>
    <message>
        <source>Scores for programs (*.json)</source>
        <translation>Body pro programy (*.json)</translation>
    </message>
    <message>
        <source>JCloisterZone (*.jcz)</source>
        <translation>JCloisterZone (*.jcz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportovat hru</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <translation>Zapsáno: %1.</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Nápovědy</translation>
    </message>
    <message>
        <source>Which hints players, room and stream see</source>
        <translation>Které nápovědy vidí hráči, sál a přenos</translation>
    </message>
    <message>
        <source>This one is kept.</source>
        <translation>Tato je uložená.</translation>
    </message>
    <message>
        <source>This one is kept nowhere yet: what is not saved is lost when the next begins.</source>
        <translation>Tato ještě není nikde uložená: ztratí se, jakmile začne další.</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>Nejdřív uložit…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Zahodit</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AidsDialog</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Přenos</translation>
    </message>
    <message>
        <source>Score if it ended now</source>
        <translation>Skóre při konci nyní</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Zbývající kartičky</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Šance</translation>
    </message>
    <message>
        <source>Farm hints</source>
        <translation>Nápověda k loukám</translation>
    </message>
    <message>
        <source>Mist hints</source>
        <translation>Nápověda k mlze</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Kam lze kartičku položit</translation>
    </message>
    <message>
        <source>Who owns what</source>
        <translation>Čí co je</translation>
    </message>
    <message>
        <source>Gaps nothing fits</source>
        <translation>Mezery, kam nic nepasuje</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Kdo co vidí</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Doma</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AnswerButton</name>
    <message>
        <source>Answer %1: %2</source>
        <translation>Odpověď %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AudienceWindow</name>
    <message>
        <source>%1: audience</source>
        <translation>%1: publikum</translation>
    </message>
    <message>
        <source>Audience screen</source>
        <translation>Obrazovka pro publikum</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardPanel</name>
    <message>
        <source>Board</source>
        <translation>Krajina</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Zvětšit (+)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Zmenšit (−)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Celá krajina (0)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Krajina</translation>
    </message>
    <message>
        <source>The game as drawn tiles. Arrows choose a tile and say what it is worth; plus and minus zoom, 0 shows the whole board.</source>
        <translation>Hra jako kreslené kartičky. Šipky vyberou kartičku a řeknou, co je v ní za body; plus a minus přibližují, 0 ukáže celou krajinu.</translation>
    </message>
    <message>
        <source>The start tile goes here</source>
        <translation>Sem patří počáteční kartička</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CalibrationWindow</name>
    <message>
        <source>This takes a moment…</source>
        <translation>Chvilku to potrvá…</translation>
    </message>
    <message>
        <source>Tilewatch: calibrate</source>
        <translation>Tilewatch: kalibrace</translation>
    </message>
    <message>
        <source>Check with a tile</source>
        <translation>Ověřit kartičkou</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Name of the profile (letters, digits, - and _)</source>
        <translation>Název profilu (písmena, číslice, - a _)</translation>
    </message>
    <message>
        <source>A square&apos;s side, as measured on the paper</source>
        <translation>Strana čtverce naměřená na papíře</translation>
    </message>
    <message>
        <source>A corner marker&apos;s side</source>
        <translation>Strana rohové značky</translation>
    </message>
    <message>
        <source>A tile&apos;s side</source>
        <translation>Strana kartičky</translation>
    </message>
    <message>
        <source>On the paper, from left to right</source>
        <translation>Na papíře, zleva doprava</translation>
    </message>
    <message>
        <source>red, blue, mage, back</source>
        <translation>red, blue, mage, back</translation>
    </message>
    <message>
        <source>Folder for the tiles&apos; faces</source>
        <translation>Složka pro obrázky kartiček</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Předchozí snímek</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Další snímek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CameraPanel</name>
    <message>
        <source>No picture yet</source>
        <translation>Zatím bez obrazu</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Klid</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ruka</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>No tiles in view</source>
        <translation>Žádné kartičky</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Krajina ztracena</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Bez obrazu</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Waiting for the first picture</source>
        <translation>Čeká se na první obraz</translation>
    </message>
    <message>
        <source>Point the camera at the table from above, all of the board in view.</source>
        <translation>Namiřte kameru na stůl shora, tak aby viděla celou krajinu.</translation>
    </message>
    <message>
        <source>Where did the board go?</source>
        <translation>Kam se krajina poděla?</translation>
    </message>
    <message>
        <source>Put it back in view; the game is kept and goes on by itself.</source>
        <translation>Vraťte ji do záběru; hra je uložená a bude sama pokračovat.</translation>
    </message>
    <message>
        <source>The camera gives no picture</source>
        <translation>Kamera nedává obraz</translation>
    </message>
    <message>
        <source>Check its cable; the game is kept and goes on by itself.</source>
        <translation>Zkontrolujte kabel; hra je uložená a bude sama pokračovat.</translation>
    </message>
    <message>
        <source>%1
Measure the table anew from the tiles</source>
        <translation>%1
Změřit stůl znovu podle kartiček</translation>
    </message>
    <message>
        <source>Measures where the table lies from the tiles on it, and keeps it in the profile.</source>
        <translation>Změří podle kartiček, kde stůl leží, a uloží to do profilu.</translation>
    </message>
    <message>
        <source>simulated table</source>
        <translation>simulovaný stůl</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CorrectionDialog</name>
    <message>
        <source>Arrow keys choose the place.</source>
        <translation>Šipkami vyberete místo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 na východ</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 na západ</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 na jih</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 na sever</translation>
    </message>
    <message>
        <source>the start tile&apos;s place</source>
        <translation>místo počáteční kartičky</translation>
    </message>
    <message>
        <source>%1 of the start</source>
        <translation>%1 od začátku</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CoverageMap</name>
    <message>
        <source>Where in the picture the lens board was seen</source>
        <translation>Kde v obraze byla deska vidět</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FigureDialog</name>
    <message>
        <source>Figure by hand</source>
        <translation>Figurka ručně</translation>
    </message>
    <message>
        <source>Whose figure</source>
        <translation>Čí figurka</translation>
    </message>
    <message>
        <source>Where it stands, or which figure to take off</source>
        <translation>Kde stojí, nebo kterou figurku odebrat</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Postavit</translation>
    </message>
    <message>
        <source>Take off the %1</source>
        <translation>Odebrat %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take off: %1</source>
        <translation>Odebrat: %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FogPanel</name>
    <message>
        <source>Mists</source>
        <translation>Mlhy</translation>
    </message>
    <message>
        <source>Open mist, castles and cemeteries</source>
        <translation>Otevřené mlhy, hrady a hřbitovy</translation>
    </message>
    <message>
        <source>A chosen line is outlined on the board; Escape clears the choice.</source>
        <translation>Vybraný řádek se v krajině obtáhne; Escape výběr zruší.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::GaugeList</name>
    <message>
        <source>good</source>
        <translation>dobré</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>mohlo by být lepší</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>špatné</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::LivePicture</name>
    <message>
        <source>The camera&apos;s picture with what was found in it</source>
        <translation>Obraz kamery s tím, co se v něm našlo</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Zatím bez obrazu</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::LogPanel</name>
    <message>
        <source>Score list</source>
        <translation>Seznam bodů</translation>
    </message>
    <message>
        <source>Every score will be listed here, with how it was counted.</source>
        <translation>Tady bude každé bodování i s tím, jak se počítalo.</translation>
    </message>
    <message>
        <source>Score list, newest first</source>
        <translation>Seznam bodů, nejnovější první</translation>
    </message>
    <message>
        <source>A chosen line opens into its terms and is outlined on the board; Escape closes it.</source>
        <translation>Vybraný řádek se rozbalí na položky a v krajině se obtáhne; Escape ho zavře.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::NewGameDialog</name>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Hráči v pořadí tahů</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Barva hráče %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Jméno hráče %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>With nobody chosen, colours join as they are seen.</source>
        <translation>Když nikoho nevyberete, přidají se barvy, jak je kamera uvidí.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kartičky</translation>
    </message>
    <message>
        <source>Agreed to play differently</source>
        <translation>Dohodnuté odchylky</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <translation>%1 (obvykle)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::OverlayWindow</name>
    <message>
        <source>Tilewatch overlay</source>
        <translation>Tilewatch: překryv</translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>skončí na %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PhoneDialog</name>
    <message>
        <source>QR code of %1</source>
        <translation>QR kód stránky %1</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Na telefonu</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Rozhodčí</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sál</translation>
    </message>
    <message>
        <source>The referee&apos;s page can change the game: show its code to referees only.</source>
        <translation>Stránka rozhodčího může hru měnit: kód ukazujte jen rozhodčím.</translation>
    </message>
    <message>
        <source>Only this computer can open these pages. To let phones in, start Tilewatch with --overlay-host any.</source>
        <translation>Tyto stránky otevře jen tento počítač. Pro telefony spusťte Tilewatch s --overlay-host any.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayerCard</name>
    <message>
        <source>WINS</source>
        <translation>VÍTĚZ</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <translation>NA TAHU</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1 at end</source>
        <translation>konec: %1</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>výhra %1 %</translation>
    </message>
    <message>
        <source> ± %1</source>
        <translation> ± %1</translation>
    </message>
    <message>
        <source>no figure in hand</source>
        <translation>v ruce žádná figurka</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PointsDialog</name>
    <message>
        <source>Give</source>
        <translation>Připsat</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation>Body ručně</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Points, negative to take away</source>
        <translation>Body, záporné se odečtou</translation>
    </message>
    <message>
        <source>why: it is shown in the score list</source>
        <translation>proč: uvidí se v seznamu bodů</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Odečíst</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PromptPanel</name>
    <message>
        <source>Question</source>
        <translation>Otázka</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Další ▸</translation>
    </message>
    <message>
        <source>Next question (Q)</source>
        <translation>Další otázka (Q)</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Další otázka</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n otevřená</numerusform>
            <numerusform>%n otevřené</numerusform>
            <numerusform>%n otevřených</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ScoreColumn</name>
    <message>
        <source>%1 at end</source>
        <translation>konec: %1</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <translation>výhra %1 %</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Skóre</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SoftBoardPanel</name>
    <message>
        <source>Tilewatch: the board on the table</source>
        <translation>Tilewatch: panel na stole</translation>
    </message>
    <message>
        <source>The board on the table</source>
        <translation>Panel na stole</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Potvrdit</translation>
    </message>
    <message>
        <source>Confirm, seat %1 (%1)</source>
        <translation>Potvrdit, místo %1 (%1)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Undo, seat %1 (Ctrl+%1)</source>
        <translation>Zpět, místo %1 (Ctrl+%1)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Clock: the turn is done (Space)</source>
        <translation>Hodiny: tah je hotov (mezerník)</translation>
    </message>
    <message>
        <source>Nobody has talked to this board for two seconds: it says so by itself.</source>
        <translation>S tímto panelem dvě sekundy nikdo nemluvil: sám to říká.</translation>
    </message>
    <message>
        <source>Soft board: the lamps and buttons of a table board, without the board.</source>
        <translation>Softwarový panel: světla a tlačítka stolního panelu, bez panelu.</translation>
    </message>
    <message>
        <source>Ring light %1 %</source>
        <translation>Kruhové světlo %1 %</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Místo %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SpotPicture</name>
    <message>
        <source>Picture of the spot</source>
        <translation>Obraz místa</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::StageLine</name>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TileDialog</name>
    <message>
        <source>Tile by hand</source>
        <translation>Kartička ručně</translation>
    </message>
    <message>
        <source>Tile types</source>
        <translation>Druhy kartiček</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Otočit (R)</translation>
    </message>
    <message>
        <source>Turn the tile by a quarter, clockwise</source>
        <translation>Otočit kartičku o čtvrtinu doprava</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Položit sem</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a type</comment>
        <translation>
            <numerusform>zbývá %n</numerusform>
            <numerusform>zbývají %n</numerusform>
            <numerusform>zbývá %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TurnBar</name>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>red</source>
        <translation>červený</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrý</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelený</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutý</translation>
    </message>
    <message>
        <source>black</source>
        <translation>černý</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>růžový</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>šedý</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bílý</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>družiník</translation>
    </message>
    <message>
        <source>big meeple</source>
        <translation>velký družiník</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>opat</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>mág</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>čarodějnice</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>duch</translation>
    </message>
    <message>
        <source>hound</source>
        <translation>pes</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>stavitel</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>prase</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>starosta</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>povoz</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>fantom</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>principál</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>stodola</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>pastýř</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>drak</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>víla</translation>
    </message>
    <message>
        <source>count</source>
        <translation>hrabě</translation>
    </message>
    <message>
        <source>city</source>
        <translation>město</translation>
    </message>
    <message>
        <source>road</source>
        <translation>cesta</translation>
    </message>
    <message>
        <source>field</source>
        <translation>louka</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>klášter</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>zahrada</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>stan</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>hrad</translation>
    </message>
    <message>
        <source>cemetery</source>
        <translation>hřbitov</translation>
    </message>
    <message>
        <source>mist area</source>
        <translation>mlha</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>kartička</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>strážní věž</translation>
    </message>
    <message>
        <source>city</source>
        <comment>on</comment>
        <translation>ve městě</translation>
    </message>
    <message>
        <source>city</source>
        <comment>onto</comment>
        <translation>do města</translation>
    </message>
    <message>
        <source>city</source>
        <comment>from</comment>
        <translation>z města</translation>
    </message>
    <message>
        <source>city</source>
        <comment>for</comment>
        <translation>za město</translation>
    </message>
    <message>
        <source>road</source>
        <comment>on</comment>
        <translation>na cestě</translation>
    </message>
    <message>
        <source>road</source>
        <comment>onto</comment>
        <translation>na cestu</translation>
    </message>
    <message>
        <source>road</source>
        <comment>from</comment>
        <translation>z cesty</translation>
    </message>
    <message>
        <source>road</source>
        <comment>for</comment>
        <translation>za cestu</translation>
    </message>
    <message>
        <source>field</source>
        <comment>on</comment>
        <translation>na louce</translation>
    </message>
    <message>
        <source>field</source>
        <comment>onto</comment>
        <translation>na louku</translation>
    </message>
    <message>
        <source>field</source>
        <comment>from</comment>
        <translation>z louky</translation>
    </message>
    <message>
        <source>field</source>
        <comment>for</comment>
        <translation>za louku</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>on</comment>
        <translation>v klášteře</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>onto</comment>
        <translation>do kláštera</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>from</comment>
        <translation>z kláštera</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>for</comment>
        <translation>za klášter</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>on</comment>
        <translation>v zahradě</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>onto</comment>
        <translation>do zahrady</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>from</comment>
        <translation>ze zahrady</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>for</comment>
        <translation>za zahradu</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>on</comment>
        <translation>na stanu</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>onto</comment>
        <translation>na stan</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>from</comment>
        <translation>ze stanu</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>for</comment>
        <translation>za stan</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>on</comment>
        <translation>na hradě</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>onto</comment>
        <translation>na hrad</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>from</comment>
        <translation>z hradu</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>for</comment>
        <translation>za hrad</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>on</comment>
        <translation>na hřbitově</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>onto</comment>
        <translation>na hřbitov</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>from</comment>
        <translation>ze hřbitova</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>for</comment>
        <translation>za hřbitov</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>on</comment>
        <translation>v mlze</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>onto</comment>
        <translation>do mlhy</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>from</comment>
        <translation>z mlhy</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>for</comment>
        <translation>za mlhu</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>on</comment>
        <translation>na kartičce</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>onto</comment>
        <translation>na kartičku</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>from</comment>
        <translation>z kartičky</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>for</comment>
        <translation>za kartičku</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>on</comment>
        <translation>na strážní věži</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>onto</comment>
        <translation>na strážní věž</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>from</comment>
        <translation>ze strážní věže</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>for</comment>
        <translation>za strážní věž</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>acc</comment>
        <translation>družiníka</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>the</comment>
        <translation>družiník</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>a</comment>
        <translation>družiník</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>acc</comment>
        <translation>velkého družiníka</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>the</comment>
        <translation>velký družiník</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>a</comment>
        <translation>velký družiník</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>acc</comment>
        <translation>opata</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>the</comment>
        <translation>opat</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>a</comment>
        <translation>opat</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>acc</comment>
        <translation>mága</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>the</comment>
        <translation>mág</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>a</comment>
        <translation>mág</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>acc</comment>
        <translation>čarodějnici</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>the</comment>
        <translation>čarodějnice</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>a</comment>
        <translation>čarodějnice</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>acc</comment>
        <translation>ducha</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>the</comment>
        <translation>duch</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>a</comment>
        <translation>duch</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>acc</comment>
        <translation>psa</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>the</comment>
        <translation>pes</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>a</comment>
        <translation>pes</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>acc</comment>
        <translation>figurku</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>the</comment>
        <translation>figurka</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>a</comment>
        <translation>figurka</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the</comment>
        <translation>červený</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a</comment>
        <translation>červený</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the</comment>
        <translation>modrý</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a</comment>
        <translation>modrý</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the</comment>
        <translation>zelený</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a</comment>
        <translation>zelený</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the</comment>
        <translation>žlutý</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a</comment>
        <translation>žlutý</translation>
    </message>
    <message>
        <source>black</source>
        <comment>the</comment>
        <translation>černý</translation>
    </message>
    <message>
        <source>black</source>
        <comment>a</comment>
        <translation>černý</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>the</comment>
        <translation>růžový</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>a</comment>
        <translation>růžový</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>the</comment>
        <translation>šedý</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>a</comment>
        <translation>šedý</translation>
    </message>
    <message>
        <source>white</source>
        <comment>the</comment>
        <translation>bílý</translation>
    </message>
    <message>
        <source>white</source>
        <comment>a</comment>
        <translation>bílý</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figurka</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>weak</comment>
        <translation>družiník</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>weak</comment>
        <translation>opat</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>weak</comment>
        <translation>čarodějnice</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>weak</comment>
        <translation>pes</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>weak</comment>
        <translation>velký družiník</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>weak</comment>
        <translation>mág</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>weak</comment>
        <translation>duch</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>weak</comment>
        <translation>figurka</translation>
    </message>
</context>
</TS>
