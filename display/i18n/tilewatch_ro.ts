<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro">
<context>
    <name>facts</name>
    <message>
        <source>%1: %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fog</name>
    <message>
        <source>1 ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ghosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist: closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist: never closes, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist: %1, 1 open edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist: %1, %2 open edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tile missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tiles missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hound at %1: to be put now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hound at %1: drives ghosts away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hound at %1: lies beside a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hound at %1: gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hound at %1: waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ghost left: one more loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 left in the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 ghosts in the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 points each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mist: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mists, level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack %1: %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>headline</name>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or go on with the next tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the camera is watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a meeple, or let the next tile come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May draw %1 tiles and lay one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready when you are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the start tile where the camera sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing on the table counts until you go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tiles away; the game is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level is lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>%1 meeples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points if the game ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins with a chance of %1 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Which tile is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose figure is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This figure may not stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from this board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera is not sure. Look at the tile and choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes away by itself when the table shows it done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or put it right on the table: this goes away by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked %1 s ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked %1 min ago</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>specials</name>
    <message>
        <source>%1: on this %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on this %3, which nobody holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 on this %3, %4 for %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watchtower: would pay %1 now (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tent: %1 draws 1 tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tent: %1 draws %2 tiles and lays one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on all sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> with shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>river</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::model::BusClient</name>
    <message>
        <source>The engine is not there yet; still listening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no engine to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine does not answer; nothing was changed as far as we know.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ActionBar</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::Actions</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera&apos;s moves do not count until you go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this turn without a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a tile right, or lay one by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a figure by hand, or take one off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give or take points, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over or kept: tiles may be taken off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game: final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the game as a file that can be replayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window only shows the game; save where the engine runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pages are served for phones in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct on a phone, or watch: codes to scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen, or go back to a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and colours of this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game now and count the final scores?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AnswerButton</name>
    <message>
        <source>Answer %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardPanel</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game as drawn tiles. Arrows choose a tile and say what it is worth; plus and minus zoom, 0 shows the whole board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start tile goes here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CameraPanel</name>
    <message>
        <source>No picture yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tiles in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the first picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point the camera at the table from above, all of the board in view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where did the board go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back in view; the game is kept and goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The camera gives no picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its cable; the game is kept and goes on by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CorrectionDialog</name>
    <message>
        <source>Arrow keys choose the place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start tile&apos;s place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FigureDialog</name>
    <message>
        <source>Figure by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it stands, or which figure to take off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take off the %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FogPanel</name>
    <message>
        <source>Mists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open mist, castles and cemeteries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chosen line is outlined on the board; Escape clears the choice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::LogPanel</name>
    <message>
        <source>Score list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every score will be listed here, with how it was counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score list, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chosen line opens into its terms and is outlined on the board; Escape closes it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::NewGameDialog</name>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nobody chosen, colours join as they are seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed to play differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PhoneDialog</name>
    <message>
        <source>QR code of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Referee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The referee&apos;s page can change the game: show its code to referees only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this computer can open these pages. To let phones in, start Tilewatch with --overlay-host any.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayerCard</name>
    <message>
        <source>WINS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ± %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no figure in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PointsDialog</name>
    <message>
        <source>Give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points, negative to take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why: it is shown in the score list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PromptPanel</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question (Q)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SoftBoardPanel</name>
    <message>
        <source>Tilewatch: the board on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm, seat %1 (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, seat %1 (Ctrl+%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock: the turn is done (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has talked to this board for two seconds: it says so by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft board: the lamps and buttons of a table board, without the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring light %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SpotPicture</name>
    <message>
        <source>Picture of the spot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TileDialog</name>
    <message>
        <source>Tile by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile by a quarter, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TurnBar</name>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big meeple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>abbot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>witch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mayor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phantom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fairy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>monastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>garden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cemetery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mist area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
