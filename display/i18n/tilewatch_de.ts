<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>audience</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Einen Moment, bitte</translation>
    </message>
    <message>
        <source>The referee decides</source>
        <translation>Der Schiedsrichter entscheidet</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
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
        <translation>Platz</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Objektiv</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Own tiles</source>
        <translation>Eigene Plättchen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Is the camera well placed?</source>
        <translation>Steht die Kamera gut?</translation>
    </message>
    <message>
        <source>Nobody must calibrate to play; whoever does gets better results and is told how good they are. Look at the table from above, near enough that it fills the picture, without lamps mirrored in it.</source>
        <translation>Zum Spielen muss niemand kalibrieren; wer es tut, bekommt bessere Ergebnisse und erfährt, wie gut sie sind. Die Kamera von oben so nah auf den Tisch richten, dass er das Bild füllt und sich keine Lampen spiegeln.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lock focus and light</source>
        <translation>Schärfe und Licht festhalten</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>edges %1 px wide</source>
        <translation>Kanten %1 px breit</translation>
    </message>
    <message>
        <source>no edges</source>
        <translation>keine Kanten</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>%1, %2 too bright</source>
        <translation>%1, %2 zu hell</translation>
    </message>
    <message>
        <source>%1, %2 too dark</source>
        <translation>%1, %2 zu dunkel</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>Table fills</source>
        <translation>Der Tisch füllt</translation>
    </message>
    <message>
        <source>The camera&apos;s lens</source>
        <translation>Das Objektiv der Kamera</translation>
    </message>
    <message>
        <source>Show the printed lens board to the camera: near and far, tilted, in every corner. A picture is taken whenever it lies still somewhere new. Once per camera and size.</source>
        <translation>Die gedruckte Tafel der Kamera zeigen: nah und fern, schräg, in jeder Ecke. Sobald sie irgendwo neu ruhig liegt, wird ein Bild gemacht. Einmal je Kamera und Auflösung.</translation>
    </message>
    <message>
        <source>Every picture of the folder that shows the printed lens board is used.</source>
        <translation>Jedes Bild des Ordners, das die gedruckte Tafel zeigt, wird verwendet.</translation>
    </message>
    <message>
        <source>Use this lens</source>
        <translation>Dieses Objektiv verwenden</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>focal length %1 ± %2 px</source>
        <translation>Brennweite %1 ± %2 px</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Schärfe</translation>
    </message>
    <message>
        <source>off by %1 px</source>
        <translation>um %1 px daneben</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Pictures that took no part</source>
        <translation>Nicht verwendete Bilder</translation>
    </message>
    <message>
        <source>Drop picture %1 (%2 px)</source>
        <translation>Bild %1 weglassen (%2 px)</translation>
    </message>
    <message>
        <source>Where the table lies</source>
        <translation>Wo der Tisch liegt</translation>
    </message>
    <message>
        <source>Lay the printed corner markers on the table (best), or the lens board, or some tiles, or the start tile alone. Then measure; then lay a tile anywhere and check.</source>
        <translation>Die gedruckten Eckmarken auf den Tisch legen (am besten), oder die Objektivtafel, einige Plättchen oder nur das Startplättchen. Dann messen; danach irgendwo ein Plättchen hinlegen und prüfen.</translation>
    </message>
    <message>
        <source>Measure the table</source>
        <translation>Den Tisch vermessen</translation>
    </message>
    <message>
        <source>Measured from</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>only estimated</source>
        <translation>nur geschätzt</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>%1 mm up, leaning %2°</source>
        <translation>%1 mm hoch, %2° geneigt</translation>
    </message>
    <message>
        <source>A pixel</source>
        <translation>Ein Pixel</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>300 mm away</source>
        <translation>in 300 mm Entfernung</translation>
    </message>
    <message>
        <source>right to %1 mm</source>
        <translation>auf %1 mm genau</translation>
    </message>
    <message>
        <source>Tile laid anywhere</source>
        <translation>Plättchen irgendwo</translation>
    </message>
    <message>
        <source>off by %1 mm</source>
        <translation>um %1 mm daneben</translation>
    </message>
    <message>
        <source>The figures&apos; colours in this light</source>
        <translation>Die Farben der Figuren in diesem Licht</translation>
    </message>
    <message>
        <source>Lay one figure of each player in a row on plain paper, and mage, witch, ghost, hound or a tile&apos;s back (back) if you have them. Type what lies there from left to right.</source>
        <translation>Je eine Figur jedes Spielers in einer Reihe auf weißes Papier legen, dazu, falls vorhanden, Magier, Hexe, Geist, Hund oder eine Plättchenrückseite (back). Auf Englisch eintippen, was dort von links nach rechts liegt.</translation>
    </message>
    <message>
        <source>Use these colours</source>
        <translation>Diese Farben verwenden</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Told apart</source>
        <translation>Unterscheidbar</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>not all</source>
        <translation>nicht alle</translation>
    </message>
    <message>
        <source>The tiles of your own box</source>
        <translation>Die Plättchen der eigenen Schachtel</translation>
    </message>
    <message>
        <source>Every edition is drawn differently. Lay tiles face up before the camera, apart from each other, a few or the whole box, and learn their faces: they are then read by how they look. It takes a while; doubtful tiles are left out, and `tilewatch enrol` can name them.</source>
        <translation>Jede Ausgabe ist anders gezeichnet. Plättchen offen und mit Abstand vor die Kamera legen, einige oder die ganze Schachtel, und lernen lassen: dann werden sie am Aussehen erkannt. Das dauert etwas; zweifelhafte werden ausgelassen, `tilewatch enrol` kann sie benennen.</translation>
    </message>
    <message>
        <source>Learn the tiles in this picture</source>
        <translation>Die Plättchen in diesem Bild lernen</translation>
    </message>
    <message>
        <source>The profile</source>
        <translation>Das Profil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing was measured, so no profile was made. You can play without one.</source>
        <translation>Es wurde nichts gemessen, also gibt es kein Profil. Spielen geht auch ohne.</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>It is saved in %1, with a report as PDF.</source>
        <translation>Es ist in %1 gespeichert, mit einem Bericht als PDF.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
</context>
<context>
    <name>calibration_phrases</name>
    <message>
        <source>Nothing in the picture has clear edges: is the lens covered, or the table empty and dark?</source>
        <translation>Nichts im Bild hat klare Kanten: Ist das Objektiv verdeckt oder der Tisch leer und dunkel?</translation>
    </message>
    <message>
        <source>The picture is not sharp (edges are {text} px wide, 2 to 3 is sharp): focus on the table and lock the focus</source>
        <translation>Das Bild ist nicht scharf (Kanten sind {text} px breit, scharf sind 2 bis 3): auf den Tisch scharfstellen und festhalten</translation>
    </message>
    <message>
        <source>It is too dark: more light on the table</source>
        <translation>Es ist zu dunkel: mehr Licht auf den Tisch</translation>
    </message>
    <message>
        <source>It is too bright: less exposure or less light</source>
        <translation>Es ist zu hell: weniger Belichtung oder weniger Licht</translation>
    </message>
    <message>
        <source>A lamp or window is mirrored in {n} % of the picture: move the lamp, or tilt the camera a little</source>
        <translation>Eine Lampe oder ein Fenster spiegelt sich in {n} % des Bildes: Lampe verrücken oder Kamera etwas neigen</translation>
    </message>
    <message>
        <source>The table fills about {n} % of the picture: bring the camera nearer, or zoom in</source>
        <translation>Der Tisch füllt etwa {n} % des Bildes: Kamera näher heran oder zoomen</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>Locked: {terms}</source>
        <translation>Festgehalten: {terms}</translation>
    </message>
    <message>
        <source>This camera cannot lock: {terms}</source>
        <translation>Diese Kamera kann nicht festhalten: {terms}</translation>
    </message>
    <message>
        <source>Keep the light steady and do not move it</source>
        <translation>Licht gleich lassen und sie nicht bewegen</translation>
    </message>
    <message>
        <source>This camera cannot be locked from here</source>
        <translation>Diese Kamera lässt sich von hier aus nicht festhalten</translation>
    </message>
    <message>
        <source>These are the corner markers, not the lens board</source>
        <translation>Das sind die Eckmarken, nicht die Objektivtafel</translation>
    </message>
    <message>
        <source>Print the lens board: {text}</source>
        <translation>Objektivtafel drucken: {text}</translation>
    </message>
    <message>
        <source>The picture is mirrored: the board is there, but left and right are swapped</source>
        <translation>Das Bild ist gespiegelt: Die Tafel ist da, aber links und rechts sind vertauscht</translation>
    </message>
    <message>
        <source>The picture is mirrored: the markers are there, but left and right are swapped</source>
        <translation>Das Bild ist gespiegelt: Die Marken sind da, aber links und rechts sind vertauscht</translation>
    </message>
    <message>
        <source>Turn off the mirror (&quot;selfie view&quot;) in the camera&apos;s own settings or program</source>
        <translation>Die Spiegelung („Selfie-Ansicht“) in den Einstellungen oder im Programm der Kamera ausschalten</translation>
    </message>
    <message>
        <source>This is another board: its markers are {term}</source>
        <translation>Das ist eine andere Tafel: Ihre Marken sind {term}</translation>
    </message>
    <message>
        <source>Only our own board is known exactly: {text}</source>
        <translation>Genau bekannt ist nur unsere eigene Tafel: {text}</translation>
    </message>
    <message>
        <source>This is another board: its markers have other numbers</source>
        <translation>Das ist eine andere Tafel: Ihre Marken haben andere Nummern</translation>
    </message>
    <message>
        <source>This is another board: a chessboard without markers</source>
        <translation>Das ist eine andere Tafel: ein Schachbrett ohne Marken</translation>
    </message>
    <message>
        <source>Ours has markers in its white squares: {text}</source>
        <translation>Unsere hat Marken in den weißen Feldern: {text}</translation>
    </message>
    <message>
        <source>There is no lens board to be seen</source>
        <translation>Es ist keine Objektivtafel zu sehen</translation>
    </message>
    <message>
        <source>Is it lit evenly, in focus, and large enough (a quarter of the picture or more)?</source>
        <translation>Ist sie gleichmäßig beleuchtet, scharf und groß genug (mindestens ein Viertel des Bildes)?</translation>
    </message>
    <message>
        <source>This is another board: the markers are ours, but they lie elsewhere</source>
        <translation>Das ist eine andere Tafel: Die Marken sind unsere, liegen aber anderswo</translation>
    </message>
    <message>
        <source>Only a scrap of the board can be seen ({n} of {n2} corners)</source>
        <translation>Nur ein Stück der Tafel ist zu sehen ({n} von {n2} Ecken)</translation>
    </message>
    <message>
        <source>Show more of it; avoid glare on the paper</source>
        <translation>Mehr davon zeigen; Spiegelungen auf dem Papier vermeiden</translation>
    </message>
    <message>
        <source>The {terms} of the board is in no picture: is the paper cut, or covered by a hand?</source>
        <translation>Ein Teil der Tafel ({terms}) ist auf keinem Bild: Ist das Papier abgeschnitten oder von einer Hand verdeckt?</translation>
    </message>
    <message>
        <source>The rest was used</source>
        <translation>Der Rest wurde verwendet</translation>
    </message>
    <message>
        <source>The paper seems to be bent by about {n} mm: glue it on something flat and stiff</source>
        <translation>Das Papier scheint um etwa {n} mm gewölbt: auf etwas Ebenes und Steifes kleben</translation>
    </message>
    <message>
        <source>{n} pictures agreed badly with the others and were left out (moved or out of focus?)</source>
        <translation>{n} Bilder passten schlecht zu den anderen und wurden ausgelassen (verwackelt oder unscharf?)</translation>
    </message>
    <message>
        <source>{n} picture agreed badly with the others and was left out (moved or out of focus?)</source>
        <translation>{n} Bild passte schlecht zu den anderen und wurde ausgelassen (verwackelt oder unscharf?)</translation>
    </message>
    <message>
        <source>Only {n} pictures with the board; {n2} make it safe</source>
        <translation>Nur {n} Bilder mit der Tafel; sicher wird es ab {n2}</translation>
    </message>
    <message>
        <source>The focal length is not certain yet: show the board tilted to all sides, by about 30 degrees</source>
        <translation>Die Brennweite ist noch nicht sicher: Tafel nach allen Seiten geneigt zeigen, um etwa 30 Grad</translation>
    </message>
    <message>
        <source>Corners are off by {text} px, more than {text2}: is the paper flat, the focus fixed and every picture still?</source>
        <translation>Ecken liegen um {text} px daneben, mehr als {text2}: Ist das Papier eben, der Fokus fest und jedes Bild ruhig?</translation>
    </message>
    <message>
        <source>The board was in {n} % of the picture; show it also at {term}</source>
        <translation>Die Tafel war in {n} % des Bildes; zeigen Sie sie auch hier: {term}</translation>
    </message>
    <message>
        <source>{n} pictures with the lens board are too few for a lens</source>
        <translation>{n} Bilder mit der Tafel sind zu wenige für ein Objektiv</translation>
    </message>
    <message>
        <source>{n} picture with the lens board is too few for a lens</source>
        <translation>{n} Bild mit der Tafel ist zu wenig für ein Objektiv</translation>
    </message>
    <message>
        <source>Take {n} or more: near and far, tilted, in every corner of the picture</source>
        <translation>Mindestens {n} machen: nah und fern, schräg, in jeder Ecke des Bildes</translation>
    </message>
    <message>
        <source>The pictures have different sizes ({size} and {size2})</source>
        <translation>Die Bilder sind verschieden groß ({size} und {size2})</translation>
    </message>
    <message>
        <source>A lens holds for one size: use pictures of one camera at one setting, not turned or cropped</source>
        <translation>Ein Objektiv gilt für eine Bildgröße: Bilder einer Kamera mit einer Einstellung verwenden, nicht gedreht oder beschnitten</translation>
    </message>
    <message>
        <source>No lens explains these pictures</source>
        <translation>Kein Objektiv erklärt diese Bilder</translation>
    </message>
    <message>
        <source>Show the board tilted to all sides, with the focus fixed, and measure a square again</source>
        <translation>Tafel nach allen Seiten geneigt und mit festem Fokus zeigen und ein Feld noch einmal messen</translation>
    </message>
    <message>
        <source>All pictures show the board from the same side</source>
        <translation>Alle Bilder zeigen die Tafel von derselben Seite</translation>
    </message>
    <message>
        <source>Only tilted boards tell the focal length: tilt it to all sides by about 30 degrees</source>
        <translation>Nur geneigte Tafeln verraten die Brennweite: nach allen Seiten um etwa 30 Grad neigen</translation>
    </message>
    <message>
        <source>The lens is known well enough</source>
        <translation>Das Objektiv ist gut genug bekannt</translation>
    </message>
    <message>
        <source>Hold the board still</source>
        <translation>Die Tafel ruhig halten</translation>
    </message>
    <message>
        <source>Picture {n}</source>
        <translation>Bild {n}</translation>
    </message>
    <message>
        <source>Tilt the board more, to all sides</source>
        <translation>Die Tafel stärker neigen, nach allen Seiten</translation>
    </message>
    <message>
        <source>Bring the board nearer, then farther away</source>
        <translation>Die Tafel näher bringen, dann weiter weg</translation>
    </message>
    <message>
        <source>Move the board to {term}</source>
        <translation>Die Tafel hierhin bewegen: {term}</translation>
    </message>
    <message>
        <source>{n} more pictures</source>
        <translation>Noch {n} Bilder</translation>
    </message>
    <message>
        <source>This picture is {size}, those before it are {size2}</source>
        <translation>Dieses Bild hat {size}, die davor haben {size2}</translation>
    </message>
    <message>
        <source>A lens holds for one size: it is left out</source>
        <translation>Ein Objektiv gilt für eine Bildgröße: Es wird ausgelassen</translation>
    </message>
    <message>
        <source>{n} of 35 corners of the board</source>
        <translation>{n} von 35 Ecken der Tafel</translation>
    </message>
    <message>
        <source>There is no lens yet: more pictures of the board</source>
        <translation>Es gibt noch kein Objektiv: mehr Bilder der Tafel</translation>
    </message>
    <message>
        <source>The picture shown now is of another size than those the lens was measured in</source>
        <translation>Das gezeigte Bild hat eine andere Größe als die, in denen das Objektiv gemessen wurde</translation>
    </message>
    <message>
        <source>The lens is saved</source>
        <translation>Das Objektiv ist gespeichert</translation>
    </message>
    <message>
        <source>The table was measured with the old lens: measure it again</source>
        <translation>Der Tisch wurde mit dem alten Objektiv vermessen: noch einmal vermessen</translation>
    </message>
    <message>
        <source>{n} of 4 corner markers in sight</source>
        <translation>{n} von 4 Eckmarken in Sicht</translation>
    </message>
    <message>
        <source>The lens board is in sight</source>
        <translation>Die Objektivtafel ist in Sicht</translation>
    </message>
    <message>
        <source>One tile in sight</source>
        <translation>Ein Plättchen in Sicht</translation>
    </message>
    <message>
        <source>No marker, no lens board and no lone tile in sight</source>
        <translation>Keine Marke, keine Objektivtafel und kein einzelnes Plättchen in Sicht</translation>
    </message>
    <message>
        <source>Several tiles are looked for when you measure</source>
        <translation>Mehrere Plättchen werden beim Vermessen gesucht</translation>
    </message>
    <message>
        <source>The table is saved</source>
        <translation>Der Tisch ist gespeichert</translation>
    </message>
    <message>
        <source>Lay a tile anywhere and check</source>
        <translation>Irgendwo ein Plättchen hinlegen und prüfen</translation>
    </message>
    <message>
        <source>Measure the table first</source>
        <translation>Zuerst den Tisch vermessen</translation>
    </message>
    <message>
        <source>A tile {n} mm from where the table was measured: its outline is off by {text} mm, it seems {text2} mm wide ({light})</source>
        <translation>Ein Plättchen {n} mm von der vermessenen Stelle: Sein Umriss liegt um {text} mm daneben, es wirkt {text2} mm breit ({light})</translation>
    </message>
    <message>
        <source>Nothing of known size can be seen on the table</source>
        <translation>Auf dem Tisch ist nichts von bekannter Größe zu sehen</translation>
    </message>
    <message>
        <source>Lay one tile (the start tile) alone on it, or the printed corner markers, or the lens board</source>
        <translation>Ein Plättchen (das Startplättchen) allein darauf legen, oder die gedruckten Eckmarken, oder die Objektivtafel</translation>
    </message>
    <message>
        <source>Nothing of known size lies on the table</source>
        <translation>Auf dem Tisch liegt nichts von bekannter Größe</translation>
    </message>
    <message>
        <source>Lay the start tile, the corner markers or the lens board on it</source>
        <translation>Das Startplättchen, die Eckmarken oder die Objektivtafel darauf legen</translation>
    </message>
    <message>
        <source>No view of a table explains what was seen</source>
        <translation>Keine Ansicht eines Tisches erklärt das Gesehene</translation>
    </message>
    <message>
        <source>Are the sizes right ({text})?</source>
        <translation>Stimmen die Maße ({text})?</translation>
    </message>
    <message>
        <source>Does everything lie flat?</source>
        <translation>Liegt alles flach?</translation>
    </message>
    <message>
        <source>There are no corner markers to be seen</source>
        <translation>Es sind keine Eckmarken zu sehen</translation>
    </message>
    <message>
        <source>The camera (or the board) has moved {n} mm</source>
        <translation>Die Kamera (oder das Spielfeld) hat sich um {n} mm bewegt</translation>
    </message>
    <message>
        <source>The camera was moved since the table was measured</source>
        <translation>Die Kamera wurde bewegt, seit der Tisch vermessen wurde</translation>
    </message>
    <message>
        <source>The table could not be measured: {why}</source>
        <translation>Der Tisch konnte nicht vermessen werden: {why}</translation>
    </message>
    <message>
        <source>What was found could not be saved, {why}</source>
        <translation>Das Ergebnis konnte nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is neither a colour nor a figure</source>
        <translation>„{text}“ ist weder eine Farbe noch eine Figur</translation>
    </message>
    <message>
        <source>Words: {text}</source>
        <translation>Wörter: {text}</translation>
    </message>
    <message>
        <source>Type what lies on the paper from left to right: {text}</source>
        <translation>Auf Englisch eintippen, was auf dem Papier von links nach rechts liegt: {text}</translation>
    </message>
    <message>
        <source>No colours are seen yet</source>
        <translation>Es sind noch keine Farben zu sehen</translation>
    </message>
    <message>
        <source>The colours are saved</source>
        <translation>Die Farben sind gespeichert</translation>
    </message>
    <message>
        <source>{thing} and {thing2} are hard to tell apart ({n}; {n2} is safe)</source>
        <translation>Schwer zu unterscheiden: {thing} und {thing2} ({n}; sicher ist {n2})</translation>
    </message>
    <message>
        <source>All can be told apart</source>
        <translation>Alle sind zu unterscheiden</translation>
    </message>
    <message>
        <source>Leave out {things}: then all others can be told apart</source>
        <translation>Weglassen: {things}; dann sind alle anderen zu unterscheiden</translation>
    </message>
    <message>
        <source>{n} things can be seen on the paper, but {n2} are named ({text})</source>
        <translation>Auf dem Papier sind {n} Dinge zu sehen, aber {n2} genannt ({text})</translation>
    </message>
    <message>
        <source>{n} thing can be seen on the paper, but {n2} are named ({text})</source>
        <translation>Auf dem Papier ist {n} Ding zu sehen, aber {n2} genannt ({text})</translation>
    </message>
    <message>
        <source>{n} things can be seen on the paper, but {n2} is named ({text})</source>
        <translation>Auf dem Papier sind {n} Dinge zu sehen, aber {n2} genannt ({text})</translation>
    </message>
    <message>
        <source>Lay them in one row on plain paper, a finger&apos;s width apart, with nothing else on it</source>
        <translation>In einer Reihe auf weißes Papier legen, einen Finger breit auseinander, sonst nichts</translation>
    </message>
    <message>
        <source>White figures need a dark sheet</source>
        <translation>Weiße Figuren brauchen ein dunkles Blatt</translation>
    </message>
    <message>
        <source>The figure for &quot;{text}&quot; is too small in the picture</source>
        <translation>Die Figur „{text}“ ist im Bild zu klein</translation>
    </message>
    <message>
        <source>Take the picture from closer</source>
        <translation>Das Bild von näher aufnehmen</translation>
    </message>
    <message>
        <source>Measured {text} from {n} pictures (squares {text2} mm)</source>
        <translation>Gemessen am {text} an {n} Bildern (Felder {text2} mm)</translation>
    </message>
    <message>
        <source>Measured {text} from {source}</source>
        <translation>Gemessen am {text} an: {source}</translation>
    </message>
    <message>
        <source>Measured {text}: {things}</source>
        <translation>Gemessen am {text}: {things}</translation>
    </message>
    <message>
        <source>Focal length {text} px, certain to {text2} px; the lens sees {n} degrees across</source>
        <translation>Brennweite {text} px, sicher auf {text2} px; das Objektiv sieht {n} Grad in der Breite</translation>
    </message>
    <message>
        <source>Corners are explained to {text} px; in pictures that took no part to {text2} px</source>
        <translation>Ecken stimmen auf {text} px; in nicht verwendeten Bildern auf {text2} px</translation>
    </message>
    <message>
        <source>The board was seen in {n} % of the picture</source>
        <translation>Die Tafel war in {n} % des Bildes zu sehen</translation>
    </message>
    <message>
        <source>The camera is {n} mm above the table and leans {n2} degrees off the vertical</source>
        <translation>Die Kamera ist {n} mm über dem Tisch und {n2} Grad aus dem Lot geneigt</translation>
    </message>
    <message>
        <source>In the middle of the picture a pixel is {text} mm wide; a tile is {text2} mm wide</source>
        <translation>In der Bildmitte ist ein Pixel {text} mm breit; ein Plättchen ist {text2} mm breit</translation>
    </message>
    <message>
        <source>A thing 300 mm away is right to about {text} mm</source>
        <translation>Ein Ding in 300 mm Entfernung stimmt auf etwa {text} mm</translation>
    </message>
    <message>
        <source>The lens was measured before</source>
        <translation>Das Objektiv wurde vorher gemessen</translation>
    </message>
    <message>
        <source>The lens was not measured: the focal length is an estimate</source>
        <translation>Das Objektiv wurde nicht gemessen: Die Brennweite ist geschätzt</translation>
    </message>
    <message>
        <source>Profile &quot;{text}&quot; belongs to another camera: {text2}, not {text3}</source>
        <translation>Das Profil „{text}“ gehört zu einer anderen Kamera: {text2}, nicht {text3}</translation>
    </message>
    <message>
        <source>Use that camera, or make a profile for this one</source>
        <translation>Jene Kamera verwenden oder für diese ein Profil anlegen</translation>
    </message>
    <message>
        <source>Profile &quot;{text}&quot; is for pictures of {size}, these are {size2}</source>
        <translation>Das Profil „{text}“ ist für Bilder von {size}, diese haben {size2}</translation>
    </message>
    <message>
        <source>Set the camera to {text}, or make a profile for this size</source>
        <translation>Die Kamera auf {text} stellen oder für diese Größe ein Profil anlegen</translation>
    </message>
    <message>
        <source>The camera gives {size} although it was set to {size2}</source>
        <translation>Die Kamera liefert {size}, obwohl sie auf {size2} gestellt wurde</translation>
    </message>
    <message>
        <source>Name the size that it gives: {text}</source>
        <translation>Die Größe nennen, die sie liefert: {text}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; cannot be a profile&apos;s name</source>
        <translation>„{text}“ kann kein Profilname sein</translation>
    </message>
    <message>
        <source>Names are letters, digits, - and _: {text}</source>
        <translation>Namen sind Buchstaben, Ziffern, - und _: {text}</translation>
    </message>
    <message>
        <source>{text} was made by a later version of Tilewatch (format {n}, this one reads {n2})</source>
        <translation>{text} stammt von einer neueren Version von Tilewatch (Format {n}, diese liest {n2})</translation>
    </message>
    <message>
        <source>Use that version, or calibrate again under another name</source>
        <translation>Jene Version verwenden oder unter anderem Namen neu kalibrieren</translation>
    </message>
    <message>
        <source>The profile is damaged: {text}</source>
        <translation>Das Profil ist beschädigt: {text}</translation>
    </message>
    <message>
        <source>Mend that line, or delete the profile and calibrate again</source>
        <translation>Die Zeile berichtigen oder das Profil löschen und neu kalibrieren</translation>
    </message>
    <message>
        <source>{text} cannot be written: {text2}</source>
        <translation>{text} kann nicht geschrieben werden: {text2}</translation>
    </message>
    <message>
        <source>Is the disk full, or the folder not yours?</source>
        <translation>Ist die Platte voll oder der Ordner nicht der eigene?</translation>
    </message>
    <message>
        <source>The pictures are {size}, but the lens was measured at {size2}</source>
        <translation>Die Bilder haben {size}, aber das Objektiv wurde bei {size2} gemessen</translation>
    </message>
    <message>
        <source>Set the camera to {text} (--size {text2}), or calibrate the lens at this size</source>
        <translation>Die Kamera auf {text} stellen (--size {text2}) oder das Objektiv bei dieser Größe kalibrieren</translation>
    </message>
    <message>
        <source>There is no picture yet</source>
        <translation>Es gibt noch kein Bild</translation>
    </message>
    <message>
        <source>There is no picture file {text}</source>
        <translation>Es gibt keine Bilddatei {text}</translation>
    </message>
    <message>
        <source>{text} is an empty file, not a picture</source>
        <translation>{text} ist eine leere Datei, kein Bild</translation>
    </message>
    <message>
        <source>{text} is not a picture that can be read</source>
        <translation>{text} ist kein lesbares Bild</translation>
    </message>
    <message>
        <source>JPEG, PNG, WebP and BMP pictures are understood</source>
        <translation>Verstanden werden Bilder in JPEG, PNG, WebP und BMP</translation>
    </message>
    <message>
        <source>{text} is cut off: its end is missing</source>
        <translation>{text} ist abgeschnitten: Das Ende fehlt</translation>
    </message>
    <message>
        <source>Copy it again from where it came</source>
        <translation>Noch einmal vom Ursprung kopieren</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>{text} kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>{text} gives no more pictures</source>
        <translation>{text}: liefert keine Bilder mehr</translation>
    </message>
    <message>
        <source>Still no picture from {text}</source>
        <translation>Noch immer kein Bild: {text}</translation>
    </message>
    <message>
        <source>Plug it in again; the game goes on by itself</source>
        <translation>Wieder einstecken; das Spiel geht von selbst weiter</translation>
    </message>
    <message>
        <source>This program cannot learn tiles here: use {text}</source>
        <translation>Hier kann das Programm keine Plättchen lernen: {text} verwenden</translation>
    </message>
    <message>
        <source>Name the folder that gets the tiles&apos; faces</source>
        <translation>Den Ordner für die Plättchenbilder nennen</translation>
    </message>
    <message>
        <source>Faces saved in {text}: {n}</source>
        <translation>In {text} gespeicherte Bilder: {n}</translation>
    </message>
    <message>
        <source>Were there already: {n}</source>
        <translation>Schon vorhanden: {n}</translation>
    </message>
    <message>
        <source>Seen twice: {n}</source>
        <translation>Doppelt gesehen: {n}</translation>
    </message>
    <message>
        <source>Left out: {n}</source>
        <translation>Ausgelassen: {n}</translation>
    </message>
    <message>
        <source>Not named for certain: {n} (see {text}); {text2} names them</source>
        <translation>Nicht sicher benannt: {n} (siehe {text}); {text2} benennt sie</translation>
    </message>
    <message>
        <source>{picture}: {why}</source>
        <translation>{picture}: {why}</translation>
    </message>
    <message>
        <source>No tile found: {why}</source>
        <translation>Kein Plättchen gefunden: {why}</translation>
    </message>
    <message>
        <source>the picture is nearly black</source>
        <translation>Das Bild ist fast schwarz</translation>
    </message>
    <message>
        <source>Turn on a lamp</source>
        <translation>Eine Lampe einschalten</translation>
    </message>
    <message>
        <source>the picture shows nothing but one colour</source>
        <translation>Das Bild zeigt nur eine Farbe</translation>
    </message>
    <message>
        <source>Lay tiles face up on a plain table and take the picture from above</source>
        <translation>Plättchen offen auf einen einfarbigen Tisch legen und von oben aufnehmen</translation>
    </message>
    <message>
        <source>the picture is blurred</source>
        <translation>Das Bild ist unscharf</translation>
    </message>
    <message>
        <source>Hold the camera still, let it focus, and take the picture again</source>
        <translation>Die Kamera ruhig halten, scharfstellen lassen und noch einmal aufnehmen</translation>
    </message>
    <message>
        <source>nothing in the picture looks like a tile that lies face up</source>
        <translation>Nichts im Bild sieht aus wie ein offenes Plättchen</translation>
    </message>
    <message>
        <source>The picture is too small ({size} pixels)</source>
        <translation>Das Bild ist zu klein ({size} Pixel)</translation>
    </message>
    <message>
        <source>A tile should be at least 60 pixels wide</source>
        <translation>Ein Plättchen sollte mindestens 60 Pixel breit sein</translation>
    </message>
    <message>
        <source>The tiles are too small on the picture: {n} pixels wide, at least {n2} are needed, 60 are good</source>
        <translation>Die Plättchen sind im Bild zu klein: {n} Pixel breit, mindestens {n2} sind nötig, 60 sind gut</translation>
    </message>
    <message>
        <source>Go nearer, or lay out fewer tiles a picture</source>
        <translation>Näher herangehen oder weniger Plättchen je Bild auslegen</translation>
    </message>
    <message>
        <source>{text} is a file, not a folder</source>
        <translation>{text} ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>Name a folder for the faces: {text}</source>
        <translation>Einen Ordner für die Bilder nennen: {text}</translation>
    </message>
    <message>
        <source>The folder {text} holds other things</source>
        <translation>Der Ordner {text} enthält anderes</translation>
    </message>
    <message>
        <source>Name a new folder for the faces, or one that holds nothing but faces</source>
        <translation>Einen neuen Ordner nennen oder einen, der nur solche Bilder enthält</translation>
    </message>
    <message>
        <source>The folder {text} cannot be written: {text2}</source>
        <translation>In den Ordner {text} kann nicht geschrieben werden: {text2}</translation>
    </message>
</context>
<context>
    <name>calibration_terms</name>
    <message>
        <source>focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>exposure</source>
        <translation>Belichtung</translation>
    </message>
    <message>
        <source>white balance</source>
        <translation>Weißabgleich</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>linke Spalte</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>rechte Spalte</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>oberste Reihe</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>unterste Reihe</translation>
    </message>
    <message>
        <source>the top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>the top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>the bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>the bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>an den Rändern</translation>
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
        <translation>vom ersten ArUco</translation>
    </message>
    <message>
        <source>AprilTag</source>
        <translation>AprilTag</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Plättchenrückseite</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
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
        <translation>Hier darf es nicht liegen. {why}</translation>
    </message>
    <message>
        <source>A tile lies face down: {why}</source>
        <translation>Ein Plättchen liegt verdeckt. {why}</translation>
    </message>
    <message>
        <source>several places are possible</source>
        <translation>mehrere Stellen sind möglich</translation>
    </message>
    <message>
        <source>The tile touches no laid tile by an edge</source>
        <translation>Das Plättchen berührt kein gelegtes Plättchen mit einer Kante</translation>
    </message>
    <message>
        <source>The tile is gone. Please put it back</source>
        <translation>Das Plättchen ist weg. Bitte zurücklegen</translation>
    </message>
    <message>
        <source>The tiles are gone. Please put them back</source>
        <translation>Die Plättchen sind weg. Bitte zurücklegen</translation>
    </message>
    <message>
        <source>A {figure} stands here, which is not the tile just laid. Please take it away</source>
        <translation>Hier steht {figure:a}, aber nicht auf dem eben gelegten Plättchen. Bitte wegnehmen</translation>
    </message>
    <message>
        <source>The {figure} may not stand there: {why}</source>
        <translation>{figure:the} darf hier nicht stehen. {why}</translation>
    </message>
    <message>
        <source>Which figure of {colour} stands here?</source>
        <translation>Welche Figur steht hier (Farbe: {colour})?</translation>
    </message>
    <message>
        <source>A {figure} was put on the tile, but it is not {colour}&apos;s turn</source>
        <translation>Auf dem Plättchen steht {figure:a}, aber diese Farbe ist nicht am Zug</translation>
    </message>
    <message>
        <source>Where does the {figure} stand?</source>
        <translation>Wo steht {figure:the}?</translation>
    </message>
    <message>
        <source>Where did the {figure} stand before it was taken off the board?</source>
        <translation>Wo stand {figure:the}, bevor er weggenommen wurde?</translation>
    </message>
    <message>
        <source>At the end of the turn take home {figures}</source>
        <translation>Am Ende des Zuges zurücknehmen: {figures}</translation>
    </message>
    <message>
        <source>Take home {figures}</source>
        <translation>Zurücknehmen: {figures}</translation>
    </message>
    <message>
        <source>The {figure} on the {feature} is gone. Please put it back</source>
        <translation>Es fehlt {figure:the} ({feature}). Bitte zurückstellen</translation>
    </message>
    <message>
        <source>The tile on the table does not look like the start tile {tile}. Lay the start tile alone on the table, or say how this one lies</source>
        <translation>Das Plättchen auf dem Tisch sieht nicht wie das Startplättchen aus. Bitte nur das Startplättchen hinlegen oder sagen, wie dieses liegt</translation>
    </message>
    <message>
        <source>The tiles on the table do not look like the start piece. Lay the start piece alone on the table, or say how this one lies</source>
        <translation>Die Plättchen auf dem Tisch sehen nicht wie das Startteil aus. Bitte nur das Startteil hinlegen oder sagen, wie dieses liegt</translation>
    </message>
    <message>
        <source>{count} lie on the table already. Go on from this board, or clear it and lay the start tile alone?</source>
        <translation>Auf dem Tisch liegen schon {count}. Von diesem Stand aus weiterspielen oder abräumen und nur das Startplättchen legen?</translation>
    </message>
    <message>
        <source>{count} lie on the table already. Go on from this board, or clear it and lay the start piece alone?</source>
        <translation>Auf dem Tisch liegen schon {count}. Von diesem Stand aus weiterspielen oder abräumen und nur das Startteil legen?</translation>
    </message>
    <message>
        <source>The tile counts only when this is done (rule {rule})</source>
        <translation>Das Plättchen zählt erst, wenn das getan ist (Regel {rule})</translation>
    </message>
    <message>
        <source>Put back into the bank {ghosts}</source>
        <translation>Zurück in den Vorrat legen: {ghosts}</translation>
    </message>
    <message>
        <source>Put {ghosts}</source>
        <translation>Setzen: {ghosts}</translation>
    </message>
    <message>
        <source>Too few ghosts {text}</source>
        <translation>Zu wenige Geister</translation>
    </message>
    <message>
        <source>Too many ghosts {text}</source>
        <translation>Zu viele Geister</translation>
    </message>
    <message>
        <source>The {figure} belongs on the {feature}. Please put it there</source>
        <translation>{figure:the} gehört {feature:onto}. Bitte dorthin stellen</translation>
    </message>
    <message>
        <source>The {figure} belongs on {text}. Please put it there</source>
        <translation>{figure:the} gehört woandershin. Bitte an die markierte Stelle</translation>
    </message>
    <message>
        <source>A {figure} stands here, where it may not be now. Please take it away</source>
        <translation>{figure:the} darf jetzt nicht hier stehen. Bitte wegnehmen</translation>
    </message>
    <message>
        <source>A {figure} stands at {text}, where it may not be now. Please take it away</source>
        <translation>{figure:the} darf jetzt nicht hier stehen. Bitte wegnehmen</translation>
    </message>
    <message>
        <source>bury a figure in the {feature}</source>
        <translation>eine Figur auf dem Friedhof begraben</translation>
    </message>
    <message>
        <source>put one more ghost on an open cemetery</source>
        <translation>einen weiteren Geist auf einen offenen Friedhof setzen</translation>
    </message>
    <message>
        <source>score one of the {n} finished features, or calm up to 3 ghosts of one tile</source>
        <translation>eins der {n} fertigen Gebiete werten oder bis zu 3 Geister eines Plättchens beruhigen</translation>
    </message>
    <message>
        <source>score one of the {n} finished features</source>
        <translation>eins der {n} fertigen Gebiete werten</translation>
    </message>
    <message>
        <source>score {count} for the {feature}, or calm up to 3 ghosts of one tile</source>
        <translation>{count} {feature:for} nehmen oder bis zu 3 Geister eines Plättchens beruhigen</translation>
    </message>
    <message>
        <source>score {count} for the {feature}</source>
        <translation>{count} {feature:for} nehmen</translation>
    </message>
    <message>
        <source>put hound {n} beside a figure on the board</source>
        <translation>Hund {n} zu einer Figur auf dem Plan legen</translation>
    </message>
    <message>
        <source>the hound drives away up to 3 ghosts each from up to 2 of the nine tiles round it</source>
        <translation>der Hund vertreibt je bis zu 3 Geister von bis zu 2 der neun Plättchen um ihn herum</translation>
    </message>
    <message>
        <source>lay a tile face down in the surroundings of an open cemetery</source>
        <translation>ein Plättchen verdeckt in die Umgebung eines offenen Friedhofs legen</translation>
    </message>
    <message>
        <source>mage and witch stand as the referee wants it: go on</source>
        <translation>Magier und Hexe stehen, wie der Schiedsrichter es will: weiter</translation>
    </message>
    <message>
        <source>take the mage or the witch off the board</source>
        <translation>den Magier oder die Hexe vom Plan nehmen</translation>
    </message>
    <message>
        <source>mage and witch are on one {feature}: move one of them</source>
        <translation>Magier und Hexe stehen im selben Gebiet ({feature}): einen von beiden versetzen</translation>
    </message>
    <message>
        <source>move the mage or the witch</source>
        <translation>den Magier oder die Hexe versetzen</translation>
    </message>
    <message>
        <source>move the mage or place the witch</source>
        <translation>den Magier versetzen oder die Hexe einsetzen</translation>
    </message>
    <message>
        <source>move the witch or place the mage</source>
        <translation>die Hexe versetzen oder den Magier einsetzen</translation>
    </message>
    <message>
        <source>place the mage or the witch</source>
        <translation>den Magier oder die Hexe einsetzen</translation>
    </message>
    <message>
        <source>crop circle: all players put one more figure beside an own one {people}, or all take one home</source>
        <translation>Kornkreis: alle setzen eine weitere Figur zu einer eigenen {people}, oder alle nehmen eine zurück</translation>
    </message>
    <message>
        <source>{name} may put one more figure beside an own one {people}</source>
        <translation>{name} darf eine weitere Figur zu einer eigenen {people} setzen</translation>
    </message>
    <message>
        <source>{name} takes a figure {people} home</source>
        <translation>{name} nimmt eine Figur {people} zurück</translation>
    </message>
    <message>
        <source>place a figure on the tile, or none</source>
        <translation>eine Figur auf das Plättchen setzen oder keine</translation>
    </message>
    <message>
        <source>it does not count</source>
        <translation>es zählt nicht</translation>
    </message>
    <message>
        <source>let it lie there</source>
        <translation>liegen lassen</translation>
    </message>
    <message>
        <source>let it stand on the {piece}</source>
        <translation>stehen lassen: {piece}</translation>
    </message>
    <message>
        <source>go on from this board</source>
        <translation>von diesem Stand aus weiterspielen</translation>
    </message>
    <message>
        <source>the ghosts on the table are right</source>
        <translation>die Geister auf dem Tisch stimmen</translation>
    </message>
    <message>
        <source>it stands right on the table</source>
        <translation>auf dem Tisch steht es richtig</translation>
    </message>
    <message>
        <source>it was taken off the board</source>
        <translation>sie wurde vom Plan genommen</translation>
    </message>
    <message>
        <source>it is still there</source>
        <translation>sie ist noch da</translation>
    </message>
    <message>
        <source>go on without</source>
        <translation>ohne weitermachen</translation>
    </message>
    <message>
        <source>the {figure} beside the board</source>
        <translation>{figure:acc} neben den Plan</translation>
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
        <translation>{owner} aus der Hand</translation>
    </message>
    <message>
        <source>the {owner} from the {feature} at {cell}</source>
        <translation>{owner} {feature:from} {cell}</translation>
    </message>
    <message>
        <source>a ghost on the {feature} at {cell}</source>
        <translation>ein Geist {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>score {count} for the {feature} at {cell}</source>
        <translation>{count} {feature:for} {cell} nehmen</translation>
    </message>
    <message>
        <source>score {count} for the {feature} at {cell}, {name}&apos;s points to {name2}</source>
        <translation>{count} {feature:for} {cell} nehmen, die Punkte von {name} an {name2}</translation>
    </message>
    <message>
        <source>calm: {ghosts}, for the {feature} at {cell}</source>
        <translation>beruhigen: {ghosts}, {feature:for} {cell}</translation>
    </message>
    <message>
        <source>calm: {ghosts}, for the {feature} at {cell}, {name}&apos;s points to {name2}</source>
        <translation>beruhigen: {ghosts}, {feature:for} {cell}, die Punkte von {name} an {name2}</translation>
    </message>
    <message>
        <source>the hound beside the {owner} on the {feature} at {cell}</source>
        <translation>den Hund zu: {owner} {feature:on} {cell}</translation>
    </message>
    <message>
        <source>drive away {ghosts}</source>
        <translation>vertreiben: {ghosts}</translation>
    </message>
    <message>
        <source>a tile face down at {cell}</source>
        <translation>ein Plättchen verdeckt auf {cell}</translation>
    </message>
    <message>
        <source>take the {owner} home from the {feature} at {cell}</source>
        <translation>zurücknehmen {feature:from} {cell}: {owner}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>all put one more figure down</source>
        <translation>alle setzen eine weitere Figur</translation>
    </message>
    <message>
        <source>all take a figure home</source>
        <translation>alle nehmen eine Figur zurück</translation>
    </message>
    <message>
        <source>one more {owner} on the {feature} at {cell}</source>
        <translation>noch: {owner} {feature:on} {cell}</translation>
    </message>
    <message>
        <source>the {owner} home from the {feature} at {cell}</source>
        <translation>zurück {feature:from} {cell}: {owner}</translation>
    </message>
    <message>
        <source>{name} lays a tile face down</source>
        <translation>{name} legt ein Plättchen verdeckt</translation>
    </message>
    <message>
        <source>{name} lays a tile</source>
        <translation>{name} legt ein Plättchen</translation>
    </message>
    <message>
        <source>{name} puts a {figure} on the {feature}</source>
        <translation>{name} setzt {figure:acc} {feature:onto}</translation>
    </message>
    <message>
        <source>{name}&apos;s {figure} goes home</source>
        <translation>{name}: {figure} kommt zurück</translation>
    </message>
    <message>
        <source>{name}: unfinished {feature} of {count}</source>
        <translation>{name}: {feature} mit {count}, unfertig</translation>
    </message>
    <message>
        <source>{name}: {feature} of {count}</source>
        <translation>{name}: {feature} mit {count}</translation>
    </message>
    <message>
        <source>{name}: unfinished {feature}</source>
        <translation>{name}: {feature}, unfertig</translation>
    </message>
    <message>
        <source>{name}: {feature}</source>
        <translation>{name}: {feature}</translation>
    </message>
    <message>
        <source>a {figure} comes to the {feature}</source>
        <translation>{figure} kommt {feature:onto}</translation>
    </message>
    <message>
        <source>the {figure} comes to the {feature}</source>
        <translation>{figure} kommt {feature:onto}</translation>
    </message>
    <message>
        <source>a {figure} leaves the {feature}</source>
        <translation>{figure} verschwindet {feature:from}</translation>
    </message>
    <message>
        <source>the {figure} leaves the {feature}</source>
        <translation>{figure} verschwindet {feature:from}</translation>
    </message>
    <message>
        <source>the {figure} goes to the {feature}</source>
        <translation>{figure} geht {feature:onto}</translation>
    </message>
    <message>
        <source>mist closes</source>
        <translation>Nebel schließt sich</translation>
    </message>
    <message>
        <source>{tile} goes back to the others</source>
        <translation>ein Plättchen kommt zurück zu den anderen</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game</source>
        <translation>ein Plättchen passt nirgends und scheidet aus</translation>
    </message>
    <message>
        <source>{count} of {name} go to {name2}</source>
        <translation>{count} von {name} gehen an {name2}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist aus</translation>
    </message>
    <message>
        <source>the game is won: {why}</source>
        <translation>das Spiel ist gewonnen. {why}</translation>
    </message>
    <message>
        <source>the game is lost: {why}</source>
        <translation>das Spiel ist verloren. {why}</translation>
    </message>
    <message>
        <source>the goal of {count} is reached</source>
        <translation>das Ziel ist erreicht: {count}</translation>
    </message>
    <message>
        <source>the bank has too few ghosts</source>
        <translation>im Vorrat sind zu wenige Geister</translation>
    </message>
    <message>
        <source>the bank of ghosts is empty</source>
        <translation>der Geistervorrat ist leer</translation>
    </message>
    <message>
        <source>no tile is left and the goal is not reached</source>
        <translation>kein Plättchen ist übrig und das Ziel nicht erreicht</translation>
    </message>
    <message>
        <source>a tile that was drawn fits nowhere</source>
        <translation>ein gezogenes Plättchen passt nirgends</translation>
    </message>
    <message>
        <source>stack {n} is used up and {count} are not reached</source>
        <translation>Stapel {n} ist aufgebraucht, {count} sind nicht erreicht</translation>
    </message>
    <message>
        <source>{rule}: {why}</source>
        <translation>{rule}: {why}</translation>
    </message>
    <message>
        <source>{rule}: first {why}</source>
        <translation>{rule}: zuerst {why}</translation>
    </message>
    <message>
        <source>its {side} edge is {edge} and would meet {edge2}</source>
        <translation>die Kanten passen nicht ({side}): {edge} an {edge2}</translation>
    </message>
    <message>
        <source>it would touch only tiles that lie face down</source>
        <translation>es würde nur verdeckte Plättchen berühren</translation>
    </message>
    <message>
        <source>it would touch no laid tile by an edge</source>
        <translation>es würde kein gelegtes Plättchen mit einer Kante berühren</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <translation>ein solches Plättchen gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>there is no tile &quot;{text}&quot; in this game</source>
        <translation>ein solches Plättchen gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>no copy of {tile} is left</source>
        <translation>ein solches Plättchen ist nicht mehr übrig</translation>
    </message>
    <message>
        <source>no copy of {tile} shows a garden</source>
        <translation>kein solches Plättchen zeigt einen Garten</translation>
    </message>
    <message>
        <source>not so many copies of {tile} are left</source>
        <translation>so viele solche Plättchen sind nicht mehr übrig</translation>
    </message>
    <message>
        <source>there is no such tile to be drawn</source>
        <translation>ein solches Plättchen kann nicht gezogen werden</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; a figure is placed on it, or none, before anything else</source>
        <translation>das Plättchen dieses Zuges liegt; zuerst kommt eine Figur darauf oder keine</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; its turn is not over</source>
        <translation>das Plättchen dieses Zuges liegt; der Zug ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; tiles are drawn when a turn begins</source>
        <translation>das Plättchen dieses Zuges liegt; gezogen wird zu Beginn des Zuges</translation>
    </message>
    <message>
        <source>something else is to be done before</source>
        <translation>vorher ist noch etwas anderes zu tun</translation>
    </message>
    <message>
        <source>a tile is laid first</source>
        <translation>zuerst wird ein Plättchen gelegt</translation>
    </message>
    <message>
        <source>it is none of the tiles that were drawn</source>
        <translation>es ist keines der gezogenen Plättchen</translation>
    </message>
    <message>
        <source>tiles were drawn, so none out of a player&apos;s own supply is laid</source>
        <translation>es wurde gezogen, also wird keines aus dem eigenen Vorrat gelegt</translation>
    </message>
    <message>
        <source>it was not drawn: it is laid out of a player&apos;s own supply</source>
        <translation>es wurde nicht gezogen: es kommt aus dem eigenen Vorrat</translation>
    </message>
    <message>
        <source>{tile} fits, so one that fits is laid and the others go back</source>
        <translation>eins der gezogenen passt: das wird gelegt, die anderen kommen zurück</translation>
    </message>
    <message>
        <source>it stays in the game: it fits at {cell}, turned {n} times</source>
        <translation>es bleibt im Spiel: es passt auf {cell}</translation>
    </message>
    <message>
        <source>it stays in the game: it fits, turned {n} times</source>
        <translation>es bleibt im Spiel: es passt irgendwo</translation>
    </message>
    <message>
        <source>a tile is turned by 0 to 3 quarter turns</source>
        <translation>ein Plättchen wird um 0 bis 3 Vierteldrehungen gedreht</translation>
    </message>
    <message>
        <source>{cell} is taken by {text}</source>
        <translation>{cell} ist belegt</translation>
    </message>
    <message>
        <source>{cell} is taken</source>
        <translation>{cell} ist belegt</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <translation>diesen Spieler gibt es nicht</translation>
    </message>
    <message>
        <source>{name} has no {figure} in hand</source>
        <translation>{name} hat nicht mehr in der Hand: {figure}</translation>
    </message>
    <message>
        <source>there is no such place at {cell}</source>
        <translation>auf {cell} gibt es so eine Stelle nicht</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>so eine Stelle gibt es nicht</translation>
    </message>
    <message>
        <source>a figure goes only on the tile just laid, at {cell}</source>
        <translation>eine Figur kommt nur auf das eben gelegte Plättchen</translation>
    </message>
    <message>
        <source>a figure goes only on the tile just laid,</source>
        <translation>eine Figur kommt nur auf das eben gelegte Plättchen</translation>
    </message>
    <message>
        <source>it is the turn of {name}</source>
        <translation>am Zug ist {name}</translation>
    </message>
    <message>
        <source>the tile just laid has no such {feature}</source>
        <translation>das eben gelegte Plättchen hat so etwas nicht ({feature})</translation>
    </message>
    <message>
        <source>a figure stands on this {feature} already</source>
        <translation>{feature}: hier steht schon eine Figur</translation>
    </message>
    <message>
        <source>a {figure} may not stand on a {feature}</source>
        <translation>{figure} darf nicht {feature:on} stehen</translation>
    </message>
    <message>
        <source>this step cannot be left out</source>
        <translation>dieser Schritt kann nicht ausgelassen werden</translation>
    </message>
    <message>
        <source>this step cannot be left out: choose one of its answers</source>
        <translation>dieser Schritt kann nicht ausgelassen werden: bitte eine Antwort wählen</translation>
    </message>
    <message>
        <source>nothing like that is done in this game</source>
        <translation>so etwas gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>no such figure stands at {cell}</source>
        <translation>auf {cell} steht keine solche Figur</translation>
    </message>
    <message>
        <source>no such figure stands</source>
        <translation>so eine Figur steht dort nicht</translation>
    </message>
    <message>
        <source>nobody can be given {count}</source>
        <translation>so viele Punkte kann niemand bekommen ({count})</translation>
    </message>
    <message>
        <source>the turn is not over: a figure is placed, or none, before the game ends</source>
        <translation>der Zug ist nicht zu Ende: zuerst kommt eine Figur oder keine</translation>
    </message>
    <message>
        <source>an abbot goes only to a monastery or a garden</source>
        <translation>ein Abt geht nur in ein Kloster oder einen Garten</translation>
    </message>
    <message>
        <source>only an abbot goes to a garden</source>
        <translation>in einen Garten geht nur ein Abt</translation>
    </message>
    <message>
        <source>an abbot is taken home instead of placing a figure, after the tile is laid</source>
        <translation>ein Abt kommt nach dem Legen zurück, statt dass eine Figur gesetzt wird</translation>
    </message>
    <message>
        <source>only abbots are taken home early</source>
        <translation>nur Äbte kommen vorzeitig zurück</translation>
    </message>
    <message>
        <source>no such abbot stands</source>
        <translation>so ein Abt steht dort nicht</translation>
    </message>
    <message>
        <source>it belongs to {name}, and it is the turn of {name2}</source>
        <translation>er gehört {name}, am Zug ist {name2}</translation>
    </message>
    <message>
        <source>all its neighbours are laid: it is scored now and comes home anyway</source>
        <translation>alle Nachbarn liegen: er wird jetzt gewertet und kommt ohnehin zurück</translation>
    </message>
    <message>
        <source>nobody stands on the tower itself</source>
        <translation>auf dem Turm selbst steht niemand</translation>
    </message>
    <message>
        <source>this game is played without farmers</source>
        <translation>dieses Spiel wird ohne Bauern gespielt</translation>
    </message>
    <message>
        <source>the river is laid first, its lake last</source>
        <translation>zuerst wird der Fluss gelegt, der See zuletzt</translation>
    </message>
    <message>
        <source>with the river its spring begins the game</source>
        <translation>mit dem Fluss beginnt die Quelle das Spiel</translation>
    </message>
    <message>
        <source>the river would turn back at once: no two bends the same way in a row</source>
        <translation>der Fluss würde sofort umkehren: nicht zweimal hintereinander in dieselbe Richtung</translation>
    </message>
    <message>
        <source>it would not go on with the river</source>
        <translation>es würde den Fluss nicht fortsetzen</translation>
    </message>
    <message>
        <source>this kind of figure may not stand on a tent</source>
        <translation>diese Art Figur darf nicht auf ein Zelt</translation>
    </message>
    <message>
        <source>no more than {n} figures of a player may stand on tents</source>
        <translation>höchstens {n} Figuren eines Spielers dürfen auf Zelten stehen</translation>
    </message>
    <message>
        <source>tiles are drawn already; one of them is laid</source>
        <translation>es wurde schon gezogen; eins davon wird gelegt</translation>
    </message>
    <message>
        <source>at least one tile is drawn</source>
        <translation>mindestens ein Plättchen wird gezogen</translation>
    </message>
    <message>
        <source>{count} must be drawn</source>
        <translation>{count} müssen gezogen werden</translation>
    </message>
    <message>
        <source>none of the first tiles fitted; from then on one tile at a time is drawn</source>
        <translation>keines der ersten Plättchen passte; ab jetzt wird einzeln gezogen</translation>
    </message>
    <message>
        <source>only {count} left</source>
        <translation>nur noch {count} übrig</translation>
    </message>
    <message>
        <source>only {count} may be drawn</source>
        <translation>nur {count} dürfen gezogen werden</translation>
    </message>
    <message>
        <source>the {figure} is beside the board already</source>
        <translation>{figure} ist schon neben dem Plan</translation>
    </message>
    <message>
        <source>mage and witch move after a magic tile, or when a tile brings both onto one road or city, before the figure step</source>
        <translation>Magier und Hexe ziehen nach einem magischen Plättchen, oder wenn ein Plättchen beide auf eine Straße oder in eine Stadt bringt, vor dem Setzen einer Figur</translation>
    </message>
    <message>
        <source>the {figure} leaves the board only if no unfinished road or city is left for a move</source>
        <translation>{figure} verlässt den Plan nur, wenn keine unfertige Straße oder Stadt übrig ist</translation>
    </message>
    <message>
        <source>the {figure} stands there already</source>
        <translation>{figure} steht schon dort</translation>
    </message>
    <message>
        <source>the {figure} stands only on roads and in cities, not on a {feature}</source>
        <translation>{figure} steht nur auf Straßen und in Städten</translation>
    </message>
    <message>
        <source>this {feature} is finished</source>
        <translation>{feature}: schon fertig</translation>
    </message>
    <message>
        <source>the {figure} must go to another road or city than the one it stands on</source>
        <translation>{figure} muss auf eine andere Straße oder in eine andere Stadt</translation>
    </message>
    <message>
        <source>the {figure} stands on this {feature}</source>
        <translation>{figure} steht {feature:on}</translation>
    </message>
    <message>
        <source>no crop circle waits for anybody now</source>
        <translation>kein Kornkreis wartet jetzt auf jemanden</translation>
    </message>
    <message>
        <source>{name} says first whether all players deploy or all remove a figure</source>
        <translation>{name} sagt zuerst, ob alle eine Figur setzen oder alle eine nehmen</translation>
    </message>
    <message>
        <source>{name} must take a figure home</source>
        <translation>{name} muss eine Figur zurücknehmen</translation>
    </message>
    <message>
        <source>all players deploy a figure, or none</source>
        <translation>alle setzen eine Figur oder keine</translation>
    </message>
    <message>
        <source>all players take a figure home</source>
        <translation>alle nehmen eine Figur zurück</translation>
    </message>
    <message>
        <source>it goes from hand beside an own figure {people}</source>
        <translation>sie kommt aus der Hand zu einer eigenen {people}</translation>
    </message>
    <message>
        <source>no such figure is called</source>
        <translation>so eine Figur ist nicht gemeint</translation>
    </message>
    <message>
        <source>no cemetery waits for a burial</source>
        <translation>kein Friedhof wartet auf ein Begräbnis</translation>
    </message>
    <message>
        <source>no further ghost is due on a cemetery</source>
        <translation>kein weiterer Geist steht für einen Friedhof an</translation>
    </message>
    <message>
        <source>no finished feature waits to be scored</source>
        <translation>kein fertiges Gebiet wartet auf eine Wertung</translation>
    </message>
    <message>
        <source>no hound is due</source>
        <translation>kein Hund steht an</translation>
    </message>
    <message>
        <source>no hound drives ghosts away</source>
        <translation>kein Hund vertreibt Geister</translation>
    </message>
    <message>
        <source>no tile is to be laid face down</source>
        <translation>kein Plättchen ist verdeckt zu legen</translation>
    </message>
    <message>
        <source>the further ghost goes on an open cemetery</source>
        <translation>der weitere Geist kommt auf einen offenen Friedhof</translation>
    </message>
    <message>
        <source>a hound goes beside a figure that stands on the board</source>
        <translation>ein Hund kommt zu einer Figur, die auf dem Plan steht</translation>
    </message>
    <message>
        <source>{name} has no score figure</source>
        <translation>{name} hat keine Wertungsfigur</translation>
    </message>
    <message>
        <source>figures stand on roads, in cities and on castles only</source>
        <translation>Figuren stehen nur auf Straßen, in Städten und auf Burgen</translation>
    </message>
    <message>
        <source>there is no mist and no cemetery like that at {cell}</source>
        <translation>auf {cell} gibt es so einen Nebel oder Friedhof nicht</translation>
    </message>
    <message>
        <source>the bank has no ghost</source>
        <translation>im Vorrat ist kein Geist</translation>
    </message>
    <message>
        <source>no cemetery at {cell} waits for a burial</source>
        <translation>auf {cell} wartet kein Friedhof auf ein Begräbnis</translation>
    </message>
    <message>
        <source>a figure in hand is buried only when none stands on the board</source>
        <translation>eine Figur aus der Hand wird nur begraben, wenn keine auf dem Plan steht</translation>
    </message>
    <message>
        <source>no figure like that stands</source>
        <translation>so eine Figur steht dort nicht</translation>
    </message>
    <message>
        <source>no figure like that stands at {cell}</source>
        <translation>auf {cell} steht keine solche Figur</translation>
    </message>
    <message>
        <source>a tile is laid face down only in the surroundings of an open cemetery</source>
        <translation>verdeckt wird nur in die Umgebung eines offenen Friedhofs gelegt</translation>
    </message>
    <message>
        <source>at least one ghost is taken away</source>
        <translation>mindestens ein Geist wird weggenommen</translation>
    </message>
    <message>
        <source>the same place is named twice</source>
        <translation>dieselbe Stelle ist zweimal genannt</translation>
    </message>
    <message>
        <source>fewer ghosts stand at {cell}</source>
        <translation>auf {cell} stehen weniger Geister</translation>
    </message>
    <message>
        <source>the ghosts of one tile only are taken away</source>
        <translation>es werden nur Geister eines Plättchens weggenommen</translation>
    </message>
    <message>
        <source>the ghosts of two tiles at most are taken away</source>
        <translation>es werden Geister von höchstens zwei Plättchen weggenommen</translation>
    </message>
    <message>
        <source>at most 3 ghosts of a tile are taken away</source>
        <translation>höchstens 3 Geister eines Plättchens werden weggenommen</translation>
    </message>
    <message>
        <source>{cell} is none of the nine tiles round the hound</source>
        <translation>{cell} ist keins der neun Plättchen um den Hund</translation>
    </message>
    <message>
        <source>Mists over Carcassonne is played with its own tiles only, without other sets</source>
        <translation>Nebel über Carcassonne wird nur mit eigenen Plättchen gespielt</translation>
    </message>
    <message>
        <source>Mists over Carcassonne is played without abbots</source>
        <translation>Nebel über Carcassonne wird ohne Äbte gespielt</translation>
    </message>
    <message>
        <source>who plays alone has 4 colours, not {n}</source>
        <translation>wer allein spielt, hat 4 Farben, nicht {n}</translation>
    </message>
    <message>
        <source>of two players each has 2 colours, not {n}</source>
        <translation>von zwei Spielern hat jeder 2 Farben, nicht {n}</translation>
    </message>
    <message>
        <source>of three or more players each has 1 colour, not {n}</source>
        <translation>von drei oder mehr Spielern hat jeder 1 Farbe, nicht {n}</translation>
    </message>
    <message>
        <source>{name} has no points to hand over</source>
        <translation>{name} hat keine Punkte abzugeben</translation>
    </message>
    <message>
        <source>it is not said who gets the points of a colour without a score figure</source>
        <translation>es ist nicht gesagt, wer die Punkte einer Farbe ohne Wertungsfigur bekommt</translation>
    </message>
    <message>
        <source>there is no such feature at {cell}</source>
        <translation>auf {cell} gibt es so ein Gebiet nicht</translation>
    </message>
    <message>
        <source>nobody stands there any more: a feature is scored or calms, once</source>
        <translation>dort steht niemand mehr: ein Gebiet wird gewertet oder beruhigt, einmal</translation>
    </message>
    <message>
        <source>it is not finished</source>
        <translation>es ist nicht fertig</translation>
    </message>
    <message>
        <source>another finished feature comes before it</source>
        <translation>vorher kommt ein anderes fertiges Gebiet</translation>
    </message>
    <message>
        <source>a game has 1 to {n} players, not {n2}</source>
        <translation>ein Spiel hat 1 bis {n} Spieler, nicht {n2}</translation>
    </message>
    <message>
        <source>two players have the colour {colour}</source>
        <translation>zwei Spieler haben dieselbe Farbe ({colour})</translation>
    </message>
    <message>
        <source>two players cannot both be {colour}</source>
        <translation>zwei Spieler können nicht dieselbe Farbe haben ({colour})</translation>
    </message>
    <message>
        <source>a name has neither commas nor colons in it</source>
        <translation>ein Name enthält weder Komma noch Doppelpunkt</translation>
    </message>
    <message>
        <source>no tile set in play has a start tile</source>
        <translation>kein gewähltes Set hat ein Startplättchen</translation>
    </message>
    <message>
        <source>the start tile is none of this game</source>
        <translation>das Startplättchen gehört nicht zu diesem Spiel</translation>
    </message>
    <message>
        <source>the start tile is turned by 0 to 3 quarter turns</source>
        <translation>das Startplättchen wird um 0 bis 3 Vierteldrehungen gedreht</translation>
    </message>
    <message>
        <source>question {n} is not open any more</source>
        <translation>diese Frage ist nicht mehr offen</translation>
    </message>
    <message>
        <source>the game has not begun: lay the start tile alone on the table</source>
        <translation>das Spiel hat nicht begonnen: bitte nur das Startplättchen auf den Tisch legen</translation>
    </message>
    <message>
        <source>say which player&apos;s score is meant</source>
        <translation>bitte sagen, wessen Stand gemeint ist</translation>
    </message>
    <message>
        <source>points given by hand need a reason</source>
        <translation>Punkte von Hand brauchen einen Grund</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no command of a game</source>
        <translation>das ist kein Befehl des Spiels</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no answer to this question</source>
        <translation>das ist keine Antwort auf diese Frage</translation>
    </message>
    <message>
        <source>say which tiles were drawn</source>
        <translation>bitte sagen, welche Plättchen gezogen wurden</translation>
    </message>
    <message>
        <source>a game is playing, paused or clearing up</source>
        <translation>ein Spiel läuft, pausiert oder es wird aufgeräumt</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>the start tile cannot be changed: begin a new game</source>
        <translation>das Startplättchen lässt sich nicht ändern: bitte ein neues Spiel beginnen</translation>
    </message>
    <message>
        <source>say whose figure is placed</source>
        <translation>bitte sagen, wessen Figur gesetzt wird</translation>
    </message>
    <message>
        <source>nobody plays {colour}</source>
        <translation>diese Farbe spielt niemand ({colour})</translation>
    </message>
    <message>
        <source>say whose figure is taken away</source>
        <translation>bitte sagen, wessen Figur weggenommen wird</translation>
    </message>
    <message>
        <source>that figure is not on the table any more</source>
        <translation>diese Figur ist nicht mehr auf dem Tisch</translation>
    </message>
    <message>
        <source>this clears itself when the table shows it done</source>
        <translation>das erledigt sich von selbst, sobald es auf dem Tisch zu sehen ist</translation>
    </message>
    <message>
        <source>its turn is over</source>
        <translation>ihr Zug ist vorbei</translation>
    </message>
    <message>
        <source>what it replaces does not count any more</source>
        <translation>was es ersetzt, zählt nicht mehr</translation>
    </message>
    <message>
        <source>a game can begin only once</source>
        <translation>ein Spiel kann nur einmal beginnen</translation>
    </message>
    <message>
        <source>then &quot;{text}&quot; could not have been done: {why}</source>
        <translation>dann wären spätere Züge nicht möglich. {why}</translation>
    </message>
    <message>
        <source>the camera cannot say on which road or city it stands</source>
        <translation>die Kamera sieht nicht, auf welcher Straße oder in welcher Stadt es steht</translation>
    </message>
    <message>
        <source>its place is not in clear view</source>
        <translation>die Stelle ist nicht klar zu sehen</translation>
    </message>
    <message>
        <source>no start tile {tile} can be seen on this board</source>
        <translation>auf diesem Plan ist kein Startplättchen zu sehen</translation>
    </message>
    <message>
        <source>The board in the picture is not the board of this game. Show the whole board to the camera</source>
        <translation>Der Plan im Bild ist nicht der Plan dieses Spiels. Bitte der Kamera den ganzen Plan zeigen</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>Eine Hand ist über dem Tisch</translation>
    </message>
    <message>
        <source>All tiles are gone from the table</source>
        <translation>Alle Plättchen sind vom Tisch verschwunden</translation>
    </message>
    <message>
        <source>The board cannot be seen any more: {why}</source>
        <translation>Der Plan ist nicht mehr zu sehen. {why}</translation>
    </message>
    <message>
        <source>nothing in it looks like a tile that lies face up</source>
        <translation>nichts im Bild sieht wie ein offen liegendes Plättchen aus</translation>
    </message>
    <message>
        <source>what looks a little like a tile in it is not one for certain</source>
        <translation>was ein wenig wie ein Plättchen aussieht, ist nicht sicher eines</translation>
    </message>
    <message>
        <source>The tiles in the picture are not the board that lay there before</source>
        <translation>Die Plättchen im Bild sind nicht der Plan, der vorher da lag</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>Die Kamera liefert keine Bilder</translation>
    </message>
    <message>
        <source>{text} gives no more pictures. Plug it in again; the game goes on by itself</source>
        <translation>Die Kamera liefert keine Bilder mehr. Bitte neu einstecken; das Spiel geht von selbst weiter</translation>
    </message>
    <message>
        <source>still no picture from {text}. Plug it in again; the game goes on by itself</source>
        <translation>Immer noch kein Bild. Bitte die Kamera neu einstecken; das Spiel geht von selbst weiter</translation>
    </message>
    <message>
        <source>meeples of each player</source>
        <translation>Meeple je Spieler</translation>
    </message>
    <message>
        <source>points of a finished city of two tiles</source>
        <translation>Punkte für eine fertige Stadt aus zwei Plättchen</translation>
    </message>
    <message>
        <source>points of a field for each finished city beside it</source>
        <translation>Punkte einer Wiese für jede fertige Stadt daneben</translation>
    </message>
    <message>
        <source>farmers may be placed</source>
        <translation>Bauern dürfen gesetzt werden</translation>
    </message>
    <message>
        <source>a crop circle has its effect: all deploy one more figure beside an own one, or all take one home</source>
        <translation>ein Kornkreis wirkt: alle setzen eine weitere Figur zu einer eigenen oder nehmen eine zurück</translation>
    </message>
    <message>
        <source>most figures of one player on tents, and most extra tiles in a turn</source>
        <translation>höchstens so viele Figuren eines Spielers auf Zelten und zusätzliche Plättchen je Zug</translation>
    </message>
    <message>
        <source>the extra tiles must be drawn</source>
        <translation>die zusätzlichen Plättchen müssen gezogen werden</translation>
    </message>
    <message>
        <source>several drawn tiles of which none fits go back to the others; no: they leave the game</source>
        <translation>mehrere gezogene Plättchen, von denen keines passt, kommen zurück; nein: sie scheiden aus</translation>
    </message>
    <message>
        <source>a closed tent pays only if a figure is on it</source>
        <translation>ein geschlossenes Zelt zahlt nur mit einer Figur darauf</translation>
    </message>
    <message>
        <source>an abbot may stand on a tent</source>
        <translation>ein Abt darf auf einem Zelt stehen</translation>
    </message>
    <message>
        <source>each player has a big meeple, which counts as two</source>
        <translation>jeder Spieler hat einen großen Meeple, der doppelt zählt</translation>
    </message>
    <message>
        <source>one move is enough for a magic tile that brings mage and witch onto one feature; no: one move parts them, another is for the symbol</source>
        <translation>bringt ein magisches Plättchen Magier und Hexe zusammen, genügt ein Zug; nein: einer trennt sie, ein weiterer gilt dem Symbol</translation>
    </message>
    <message>
        <source>level of the game</source>
        <translation>Level des Spiels</translation>
    </message>
    <message>
        <source>only who has most figures on a feature scores it, instead of every colour there</source>
        <translation>nur wer die meisten Figuren auf einem Gebiet hat, wertet es, nicht jede Farbe dort</translation>
    </message>
    <message>
        <source>of a tile with two mists only the parts that stay open put out ghosts</source>
        <translation>bei einem Plättchen mit zwei Nebeln bringen nur die offen bleibenden Teile Geister</translation>
    </message>
    <message>
        <source>the active player chooses in which order finished features are scored or calm ghosts</source>
        <translation>wer am Zug ist, wählt die Reihenfolge, in der fertige Gebiete gewertet werden oder Geister beruhigen</translation>
    </message>
    <message>
        <source>a drawn tile that fits nowhere loses the game, instead of being replaced</source>
        <translation>ein gezogenes Plättchen, das nirgends passt, verliert das Spiel, statt ersetzt zu werden</translation>
    </message>
    <message>
        <source>closing mist leaves the ghosts on a cemetery</source>
        <translation>schließt sich Nebel, bleiben die Geister auf einem Friedhof</translation>
    </message>
    <message>
        <source>a figure scored in this turn has gone home and takes no hound</source>
        <translation>eine in diesem Zug gewertete Figur ist weg und bekommt keinen Hund</translation>
    </message>
    <message>
        <source>a tile laid face down touches some tile by an edge</source>
        <translation>ein verdeckt gelegtes Plättchen berührt ein anderes mit einer Kante</translation>
    </message>
    <message>
        <source>no tile left to be laid face down counts as using up the stack</source>
        <translation>ist kein Plättchen zum verdeckten Legen übrig, gilt der Stapel als aufgebraucht</translation>
    </message>
    <message>
        <source>the start tile that the spring replaces is shuffled in; else it stays in the box</source>
        <translation>das von der Quelle ersetzte Startplättchen wird eingemischt; sonst bleibt es in der Schachtel</translation>
    </message>
    <message>
        <source>each player has an abbot; gardens count</source>
        <translation>jeder Spieler hat einen Abt; Gärten zählen</translation>
    </message>
    <message>
        <source>all towers are paid before any feature; no: feature by feature, each with its tower and its figures going home</source>
        <translation>alle Türme zahlen vor den Gebieten; nein: Gebiet für Gebiet, jedes mit seinem Turm und der Rückkehr der Figuren</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Crop circle (old Mage &amp; Witch box)</source>
        <translation>Kornkreis (alte Schachtel Magier &amp; Hexe)</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Die Wahrsagerin</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Wirtshäuser &amp; Kathedralen</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <translation>Magier &amp; Hexe</translation>
    </message>
    <message>
        <source>Mists over Carcassonne (Tilewatch&apos;s own tiles)</source>
        <translation>Nebel über Carcassonne (eigene Plättchen von Tilewatch)</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>no game has begun yet</source>
        <translation>es hat noch kein Spiel begonnen</translation>
    </message>
    <message>
        <source>this game is not over: end it or clear up first</source>
        <translation>dieses Spiel ist nicht zu Ende: Beenden Sie es oder räumen Sie erst auf</translation>
    </message>
    <message>
        <source>this game is kept nowhere: save it before the next begins, or let it go</source>
        <translation>dieses Spiel ist nirgends gespeichert: Speichern Sie es, bevor das nächste beginnt, oder verwerfen Sie es</translation>
    </message>
    <message>
        <source>The next game is kept in {text}</source>
        <translation>Das nächste Spiel wird in {text} gespeichert</translation>
    </message>
</context>
<context>
    <name>engine_terms</name>
    <message numerus="yes">
        <source>%n corner marker(s)</source>
        <translation>
            <numerusform>%n Eckmarke</numerusform>
            <numerusform>%n Eckmarken</numerusform>
        </translation>
    </message>
    <message>
        <source>the lens board</source>
        <translation>Objektivtafel</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>ghosts and a cell</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 on the cemetery</source>
        <comment>ghosts</comment>
        <translation>%1 auf den Friedhof</translation>
    </message>
    <message>
        <source>%1 on the tile</source>
        <comment>ghosts</comment>
        <translation>%1 auf das Plättchen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and figure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a figure and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>in English</source>
        <comment>the language that this file is in</comment>
        <translation>auf Deutsch</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %2 für %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
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
        <translation>Nebel: geschlossen</translation>
    </message>
    <message>
        <source>Mist: never closes, %1</source>
        <translation>Nebel: schließt sich nie, %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>never closes</source>
        <translation>schließt sich nie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hound at %1: to be put now</source>
        <translation>Hund bei %1: jetzt zu legen</translation>
    </message>
    <message>
        <source>hound at %1: drives ghosts away</source>
        <translation>Hund bei %1: vertreibt Geister</translation>
    </message>
    <message>
        <source>hound at %1: lies beside a figure</source>
        <translation>Hund bei %1: liegt bei einer Figur</translation>
    </message>
    <message>
        <source>hound at %1: gone</source>
        <translation>Hund bei %1: weg</translation>
    </message>
    <message>
        <source>hound at %1: waits</source>
        <translation>Hund bei %1: wartet</translation>
    </message>
    <message>
        <source>No ghost left: one more loses</source>
        <translation>Kein Geist übrig: noch einer verliert</translation>
    </message>
    <message>
        <source>Only %1 left in the bank</source>
        <translation>Nur noch %1 im Vorrat</translation>
    </message>
    <message>
        <source>%1 of %2 ghosts in the bank</source>
        <translation>%1 von %2 Geistern im Vorrat</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 of %2 points each</source>
        <translation>%1 von je %2 Punkten</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>%1 offen</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>%1 geschlossen</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>%1 nie</translation>
    </message>
    <message>
        <source>Mist: %1</source>
        <translation>Nebel: %1</translation>
    </message>
    <message>
        <source>Mists, level %1</source>
        <translation>Nebel, Level %1</translation>
    </message>
    <message>
        <source>Stack %1: %2 left</source>
        <translation>Stapel %1: noch %2</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>Level won</source>
        <translation>Level geschafft</translation>
    </message>
    <message>
        <source>Level lost</source>
        <translation>Level verloren</translation>
    </message>
    <message numerus="yes">
        <source>Mist: %1, %n open edge(s)</source>
        <translation>
            <numerusform>Nebel: %1, %n offene Kante</numerusform>
            <numerusform>Nebel: %1, %n offene Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing</source>
        <translation>
            <numerusform>%n Plättchen fehlt</numerusform>
            <numerusform>%n Plättchen fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>chance %1 %</source>
        <translation>Chance %1 %</translation>
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
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>A tie: %1</source>
        <translation>Unentschieden: %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Place a meeple</source>
        <translation>Einen Meeple setzen</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Ein Plättchen legen</translation>
    </message>
    <message>
        <source>or go on with the next tile</source>
        <translation>oder mit dem nächsten Plättchen weiter</translation>
    </message>
    <message>
        <source>the camera is watching</source>
        <translation>die Kamera sieht zu</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Place a meeple, or let the next tile come</source>
        <translation>Einen Meeple setzen oder das nächste Plättchen kommen lassen</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Ready when you are</source>
        <translation>Bereit, wenn Sie es sind</translation>
    </message>
    <message>
        <source>Lay the start tile where the camera sees it</source>
        <translation>Das Startplättchen dorthin legen, wo die Kamera es sieht</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Nothing on the table counts until you go on</source>
        <translation>Nichts auf dem Tisch zählt, bis es weitergeht</translation>
    </message>
    <message>
        <source>Clearing up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Take the tiles away; the game is kept</source>
        <translation>Die Plättchen dürfen weg; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>The level is won</source>
        <translation>Das Level ist geschafft</translation>
    </message>
    <message>
        <source>The level is lost</source>
        <translation>Das Level ist verloren</translation>
    </message>
    <message numerus="yes">
        <source>May draw %n tile(s) and lay one of them</source>
        <translation>
            <numerusform>Darf %n Plättchen ziehen und legen</numerusform>
            <numerusform>Darf %n Plättchen ziehen und eins davon legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
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
        <translation>auf der Hand: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>wins with a chance of %1 percent</source>
        <translation>gewinnt mit %1 Prozent Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n Punkt, wenn das Spiel jetzt endete</numerusform>
            <numerusform>%n Punkte, wenn das Spiel jetzt endete</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Which tile is this?</source>
        <translation>Welches Plättchen ist das?</translation>
    </message>
    <message>
        <source>This tile does not fit</source>
        <translation>Dieses Plättchen passt nicht</translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation>Wo steht die Figur?</translation>
    </message>
    <message>
        <source>Whose figure is this?</source>
        <translation>Wessen Figur ist das?</translation>
    </message>
    <message>
        <source>This figure may not stand here</source>
        <translation>Diese Figur darf hier nicht stehen</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Figuren zurücknehmen</translation>
    </message>
    <message>
        <source>A tile is missing</source>
        <translation>Ein Plättchen fehlt</translation>
    </message>
    <message>
        <source>A figure is missing</source>
        <translation>Eine Figur fehlt</translation>
    </message>
    <message>
        <source>Go on from this board?</source>
        <translation>Von diesem Stand aus weiterspielen?</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Eine Frage</translation>
    </message>
    <message>
        <source>The camera is not sure. Look at the tile and choose.</source>
        <translation>Die Kamera ist nicht sicher. Bitte das Plättchen ansehen und wählen.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Goes away by itself when the table shows it done.</source>
        <translation>Verschwindet von selbst, sobald es auf dem Tisch geschehen ist.</translation>
    </message>
    <message>
        <source>Or put it right on the table: this goes away by itself.</source>
        <translation>Oder auf dem Tisch richtigstellen: das verschwindet von selbst.</translation>
    </message>
    <message>
        <source>asked just now</source>
        <translation>eben gefragt</translation>
    </message>
    <message>
        <source>asked %1 s ago</source>
        <translation>vor %1 s gefragt</translation>
    </message>
    <message>
        <source>asked %1 min ago</source>
        <translation>vor %1 min gefragt</translation>
    </message>
    <message>
        <source>Which figure is this?</source>
        <translation>Welche Figur ist das?</translation>
    </message>
    <message>
        <source>Move the mage or the witch</source>
        <translation>Magier oder Hexe versetzen</translation>
    </message>
    <message>
        <source>Bury one guard</source>
        <translation>Einen Wächter begraben</translation>
    </message>
    <message>
        <source>Place the extra ghost</source>
        <translation>Den zusätzlichen Geist setzen</translation>
    </message>
    <message>
        <source>Score, or calm ghosts?</source>
        <translation>Werten oder Geister beruhigen?</translation>
    </message>
    <message>
        <source>Put the hound beside a figure</source>
        <translation>Den Hund zu einer Figur legen</translation>
    </message>
    <message>
        <source>Drive ghosts away</source>
        <translation>Geister vertreiben</translation>
    </message>
    <message>
        <source>Use the crop circle</source>
        <translation>Den Kornkreis nutzen</translation>
    </message>
    <message>
        <source>Lay a tile face down</source>
        <translation>Ein Plättchen verdeckt legen</translation>
    </message>
    <message>
        <source>Put ghosts here</source>
        <translation>Geister hierher setzen</translation>
    </message>
    <message>
        <source>Take ghosts away</source>
        <translation>Geister wegnehmen</translation>
    </message>
    <message>
        <source>Put the figure here</source>
        <translation>Die Figur hierher setzen</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source> (%1 on the board)</source>
        <translation> (%1 auf dem Plan)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Figures placed</source>
        <translation>Gesetzte Figuren</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>the rules as they are printed</source>
        <translation>die Regeln, wie sie gedruckt sind</translation>
    </message>
    <message>
        <source>turns: %1</source>
        <translation>Züge: %1</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Punkte nach Zügen</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <translation>Magier &amp; Hexe</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Die Wahrsagerin</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Die Wachtürme</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Wirtshäuser &amp; Kathedralen</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>Crop circle</source>
        <translation>Kornkreis</translation>
    </message>
    <message>
        <source>Mists over Carcassonne</source>
        <translation>Nebel über Carcassonne</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>Gardens</source>
        <translation>Gärten</translation>
    </message>
    <message>
        <source>Tents</source>
        <translation>Zelte</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Burgen</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Wachtürme</translation>
    </message>
    <message>
        <source>Hounds</source>
        <translation>Hunde</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Level %1 is won</source>
        <translation>Level %1 ist geschafft</translation>
    </message>
    <message>
        <source>Level %1 is lost</source>
        <translation>Level %1 ist verloren</translation>
    </message>
    <message>
        <source>Level %1, %2 points</source>
        <translation>Level %1, %2 Punkte</translation>
    </message>
    <message>
        <source>goal: %1 points</source>
        <translation>Ziel: %1 Punkte</translation>
    </message>
    <message>
        <source>ghosts in the bank: %1 of %2</source>
        <translation>Geister im Vorrat: %1 von %2</translation>
    </message>
    <message>
        <source>The game is open</source>
        <translation>Das Spiel ist offen</translation>
    </message>
    <message>
        <source>The game is open; %1 leads</source>
        <translation>Das Spiel ist offen; %1 führt</translation>
    </message>
    <message>
        <source>Points so far, without a final scoring</source>
        <translation>Punkte bisher, ohne Schlusswertung</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
    <message>
        <source>%1 wins with %2 points</source>
        <translation>%1 gewinnt mit %2 Punkten</translation>
    </message>
    <message>
        <source>%1 share the win with %2 points</source>
        <translation>%1 teilen sich den Sieg mit %2 Punkten</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%1 von %2 Plättchen</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, unfertig</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Who scored with what</source>
        <translation>Wer womit gepunktet hat</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Every score</source>
        <translation>Jede Wertung</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Wenn das Spiel jetzt endete</translation>
    </message>
</context>
<context>
    <name>specials</name>
    <message>
        <source>%1: %2 on this %3, which nobody holds</source>
        <translation>%1: %2 (%3, gehört niemandem)</translation>
    </message>
    <message>
        <source>%1: %2 on this %3, %4 for %5</source>
        <translation>%1: %2 (%3, %4 für %5)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>Watchtower: would pay %1 now (%2)</source>
        <translation>Wachturm: würde jetzt %1 zahlen (%2)</translation>
    </message>
    <message>
        <source>Tent: %1 draws 1 tile</source>
        <translation>Zelt: %1 zieht 1 Plättchen</translation>
    </message>
    <message>
        <source>%1: on this %2</source>
        <comment>mage or witch, feature</comment>
        <translation>%1: hier (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Tent: %1 draws %n tile(s) and lays one</source>
        <translation>
            <numerusform>Zelt: %1 zieht %n Plättchen</numerusform>
            <numerusform>Zelt: %1 zieht %n Plättchen und legt eins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misty tile(s)</source>
        <translation>
            <numerusform>%n Nebelplättchen</numerusform>
            <numerusform>%n Nebelplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n Kloster</numerusform>
            <numerusform>%n Klöster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n Meeple</numerusform>
            <numerusform>%n Meeple</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n Geist</numerusform>
            <numerusform>%n Geister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n Geist</numerusform>
            <numerusform>%n Geister</numerusform>
        </translation>
    </message>
    <message>
        <source>mage</source>
        <translation>Magier</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>Wirtshaus</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>Zelt</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>on all sides</source>
        <translation>alle Seiten</translation>
    </message>
    <message>
        <source>river</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>sides of a tile</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece of a tile and its sides: city north and east</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with shield</source>
        <translation>%1 mit Wappen</translation>
    </message>
</context>
<context>
    <name>tilewatch::model::BusClient</name>
    <message>
        <source>The engine is not there yet; still listening.</source>
        <translation>Die Spiellogik ist noch nicht da; es wird weiter gewartet.</translation>
    </message>
    <message>
        <source>There is no engine to ask.</source>
        <translation>Die Spiellogik läuft nicht.</translation>
    </message>
    <message>
        <source>The engine does not answer; nothing was changed as far as we know.</source>
        <translation>Die Spiellogik antwortet nicht; soweit bekannt, wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ActionBar</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::Actions</name>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Das Zurückgenommene wiederholen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The camera&apos;s moves do not count until you go on</source>
        <translation>Züge der Kamera zählen erst, wenn es weitergeht</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Keine Figur</translation>
    </message>
    <message>
        <source>End this turn without a figure</source>
        <translation>Diesen Zug ohne Figur beenden</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Put a tile right, or lay one by hand</source>
        <translation>Ein Plättchen berichtigen oder von Hand legen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Place a figure by hand, or take one off</source>
        <translation>Eine Figur von Hand setzen oder wegnehmen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Give or take points, with the reason</source>
        <translation>Punkte geben oder nehmen, mit Grund</translation>
    </message>
    <message>
        <source>Clear up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>The game is over or kept: tiles may be taken off the table</source>
        <translation>Das Spiel ist aus oder gesichert: die Plättchen dürfen vom Tisch</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End the game: final scoring</source>
        <translation>Das Spiel beenden: Schlusswertung</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Write the game as a file that can be replayed</source>
        <translation>Das Spiel als Datei schreiben, die sich nachspielen lässt</translation>
    </message>
    <message>
        <source>This window only shows the game; save where the engine runs</source>
        <translation>Dieses Fenster zeigt das Spiel nur; gesichert wird dort, wo die Spiellogik läuft</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>No pages are served for phones in this game</source>
        <translation>In diesem Spiel gibt es keine Seiten für Telefone</translation>
    </message>
    <message>
        <source>Correct on a phone, or watch: codes to scan</source>
        <translation>Am Telefon berichtigen oder zusehen: Codes zum Scannen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Fill the screen, or go back to a window</source>
        <translation>Den Bildschirm füllen oder zurück zum Fenster</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language and colours of this window</source>
        <translation>Sprache und Farben des Fensters</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>End the game now and count the final scores?</source>
        <translation>Das Spiel jetzt beenden und die Schlusswertung zählen?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>„Zurück“ holt es wieder.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel sichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gesichert als %1.</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Publikum</translation>
    </message>
    <message>
        <source>Fill a screen for the room with board and scores, or close that</source>
        <translation>Einen Bildschirm für den Saal mit Plan und Stand füllen oder ihn schließen</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Begin another game at this table</source>
        <translation>An diesem Tisch ein weiteres Spiel beginnen</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Board, plot and scores as PDF or PNG; tables; a game for JCloisterZone</source>
        <translation>Plan, Verlauf und Punkte als PDF oder PNG; Tabellen; ein Spiel für JCloisterZone</translation>
    </message>
    <message>
        <source>This window only shows the game; export where the engine runs</source>
        <translation>Dieses Fenster zeigt das Spiel nur; exportiert wird, wo es läuft</translation>
    </message>
    <message>
        <source>Begin the next game?</source>
        <translation>Das nächste Spiel beginnen?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Keep the game on paper?</source>
        <translation>Das Spiel auf Papier behalten?</translation>
    </message>
    <message>
        <source>The sheet has the board, the points of every turn and who scored with what.</source>
        <translation>Auf dem Blatt stehen der Plan, die Punkte jedes Zuges und wer womit gepunktet hat.</translation>
    </message>
    <message>
        <source>Sheet…</source>
        <translation>Blatt…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Sheet (*.pdf)</source>
        <translation>Blatt (*.pdf)</translation>
    </message>
    <message>
        <source>Sheet as a picture (*.png)</source>
        <translation>Blatt als Bild (*.png)</translation>
    </message>
    <message>
        <source>Table of scores (*.csv)</source>
        <translation>Punktetabelle (*.csv)</translation>
    </message>
    <message>
        <source>Scores for programs (*.json)</source>
        <translation>Punkte für Programme (*.json)</translation>
    </message>
    <message>
        <source>JCloisterZone (*.jcz)</source>
        <translation>JCloisterZone (*.jcz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Spiel exportieren</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <translation>Geschrieben: %1.</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Which hints players, room and stream see</source>
        <translation>Welche Hilfen Spieler, Saal und Stream sehen</translation>
    </message>
    <message>
        <source>This one is kept.</source>
        <translation>Dieses ist gespeichert.</translation>
    </message>
    <message>
        <source>This one is kept nowhere yet: what is not saved is lost when the next begins.</source>
        <translation>Dieses ist noch nirgends gespeichert: Es geht verloren, wenn das nächste beginnt.</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>Zuerst speichern…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AidsDialog</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Score if it ended now</source>
        <translation>Stand bei Ende jetzt</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Restliche Plättchen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Farm hints</source>
        <translation>Wiesenhilfe</translation>
    </message>
    <message>
        <source>Mist hints</source>
        <translation>Nebelhilfe</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Wohin das Plättchen passt</translation>
    </message>
    <message>
        <source>Who owns what</source>
        <translation>Wem was gehört</translation>
    </message>
    <message>
        <source>Gaps nothing fits</source>
        <translation>Lücken, in die nichts passt</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Wer sieht was</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Zu Hause</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AnswerButton</name>
    <message>
        <source>Answer %1: %2</source>
        <translation>Antwort %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AudienceWindow</name>
    <message>
        <source>%1: audience</source>
        <translation>%1: Publikum</translation>
    </message>
    <message>
        <source>Audience screen</source>
        <translation>Publikumsschirm</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardPanel</name>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Ganzer Plan (0)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The game as drawn tiles. Arrows choose a tile and say what it is worth; plus and minus zoom, 0 shows the whole board.</source>
        <translation>Das Spiel als gezeichnete Plättchen. Pfeile wählen ein Plättchen und sagen, was es wert ist; Plus und Minus zoomen, 0 zeigt den ganzen Plan.</translation>
    </message>
    <message>
        <source>The start tile goes here</source>
        <translation>Hierher kommt das Startplättchen</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CalibrationWindow</name>
    <message>
        <source>This takes a moment…</source>
        <translation>Das dauert einen Moment…</translation>
    </message>
    <message>
        <source>Tilewatch: calibrate</source>
        <translation>Tilewatch: kalibrieren</translation>
    </message>
    <message>
        <source>Check with a tile</source>
        <translation>Mit einem Plättchen prüfen</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Name of the profile (letters, digits, - and _)</source>
        <translation>Name des Profils (Buchstaben, Ziffern, - und _)</translation>
    </message>
    <message>
        <source>A square&apos;s side, as measured on the paper</source>
        <translation>Seite eines Quadrats, auf dem Papier gemessen</translation>
    </message>
    <message>
        <source>A corner marker&apos;s side</source>
        <translation>Seite einer Eckmarke</translation>
    </message>
    <message>
        <source>A tile&apos;s side</source>
        <translation>Seite eines Plättchens</translation>
    </message>
    <message>
        <source>On the paper, from left to right</source>
        <translation>Auf dem Papier, von links nach rechts</translation>
    </message>
    <message>
        <source>red, blue, mage, back</source>
        <translation>red, blue, mage, back</translation>
    </message>
    <message>
        <source>Folder for the tiles&apos; faces</source>
        <translation>Ordner für die Plättchenbilder</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Voriges Bild</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Nächstes Bild</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
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
        <translation>Noch kein Bild</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>No tiles in view</source>
        <translation>Keine Plättchen</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Plan verloren</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Kein Bild</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Waiting for the first picture</source>
        <translation>Warten auf das erste Bild</translation>
    </message>
    <message>
        <source>Point the camera at the table from above, all of the board in view.</source>
        <translation>Die Kamera von oben auf den Tisch richten, der ganze Plan im Bild.</translation>
    </message>
    <message>
        <source>Where did the board go?</source>
        <translation>Wo ist der Plan hin?</translation>
    </message>
    <message>
        <source>Put it back in view; the game is kept and goes on by itself.</source>
        <translation>Bitte wieder ins Bild rücken; das Spiel ist gesichert und geht von selbst weiter.</translation>
    </message>
    <message>
        <source>The camera gives no picture</source>
        <translation>Die Kamera liefert kein Bild</translation>
    </message>
    <message>
        <source>Check its cable; the game is kept and goes on by itself.</source>
        <translation>Bitte das Kabel prüfen; das Spiel ist gesichert und geht von selbst weiter.</translation>
    </message>
    <message>
        <source>%1
Measure the table anew from the tiles</source>
        <translation>%1
Den Tisch nach den Plättchen neu vermessen</translation>
    </message>
    <message>
        <source>Measures where the table lies from the tiles on it, and keeps it in the profile.</source>
        <translation>Misst an den Plättchen, wo der Tisch liegt, und merkt es sich im Profil.</translation>
    </message>
    <message>
        <source>simulated table</source>
        <translation>simulierter Tisch</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CorrectionDialog</name>
    <message>
        <source>Arrow keys choose the place.</source>
        <translation>Die Pfeiltasten wählen die Stelle.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 östlich</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 westlich</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 südlich</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 nördlich</translation>
    </message>
    <message>
        <source>the start tile&apos;s place</source>
        <translation>der Platz des Startplättchens</translation>
    </message>
    <message>
        <source>%1 of the start</source>
        <translation>%1 vom Start</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CoverageMap</name>
    <message>
        <source>Where in the picture the lens board was seen</source>
        <translation>Wo im Bild die Tafel zu sehen war</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FigureDialog</name>
    <message>
        <source>Figure by hand</source>
        <translation>Figur von Hand</translation>
    </message>
    <message>
        <source>Whose figure</source>
        <translation>Wessen Figur</translation>
    </message>
    <message>
        <source>Where it stands, or which figure to take off</source>
        <translation>Wo sie steht oder welche Figur weggenommen wird</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Take off the %1</source>
        <translation>%1 wegnehmen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take off: %1</source>
        <translation>Wegnehmen: %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FogPanel</name>
    <message>
        <source>Mists</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Open mist, castles and cemeteries</source>
        <translation>Offener Nebel, Burgen und Friedhöfe</translation>
    </message>
    <message>
        <source>A chosen line is outlined on the board; Escape clears the choice.</source>
        <translation>Die gewählte Zeile wird auf dem Plan umrandet; Escape hebt die Wahl auf.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::GaugeList</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>könnte besser sein</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
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
        <translation>Das Kamerabild mit dem, was darin gefunden wurde</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Noch kein Bild</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::LogPanel</name>
    <message>
        <source>Score list</source>
        <translation>Wertungsliste</translation>
    </message>
    <message>
        <source>Every score will be listed here, with how it was counted.</source>
        <translation>Hier steht später jede Wertung, und wie sie gezählt wurde.</translation>
    </message>
    <message>
        <source>Score list, newest first</source>
        <translation>Wertungsliste, Neuestes zuerst</translation>
    </message>
    <message>
        <source>A chosen line opens into its terms and is outlined on the board; Escape closes it.</source>
        <translation>Die gewählte Zeile zeigt ihre Posten und wird auf dem Plan umrandet; Escape schließt sie.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::NewGameDialog</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Spieler, in Zugreihenfolge</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Farbe von Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>With nobody chosen, colours join as they are seen.</source>
        <translation>Ist niemand gewählt, kommen Farben dazu, sobald sie zu sehen sind.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Agreed to play differently</source>
        <translation>Abweichend vereinbart</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <translation>%1 (üblich)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::OverlayWindow</name>
    <message>
        <source>Tilewatch overlay</source>
        <translation>Tilewatch: Einblendung</translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>endet bei %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PhoneDialog</name>
    <message>
        <source>QR code of %1</source>
        <translation>QR-Code von %1</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Am Telefon</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Saal</translation>
    </message>
    <message>
        <source>The referee&apos;s page can change the game: show its code to referees only.</source>
        <translation>Die Seite des Schiedsrichters kann das Spiel ändern: den Code nur Schiedsrichtern zeigen.</translation>
    </message>
    <message>
        <source>Only this computer can open these pages. To let phones in, start Tilewatch with --overlay-host any.</source>
        <translation>Nur dieser Rechner kann die Seiten öffnen. Für Telefone Tilewatch mit --overlay-host any starten.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayerCard</name>
    <message>
        <source>WINS</source>
        <translation>SIEGER</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <translation>AM ZUG</translation>
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
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>Sieg %1 %</translation>
    </message>
    <message>
        <source> ± %1</source>
        <translation> ± %1</translation>
    </message>
    <message>
        <source>no figure in hand</source>
        <translation>keine Figur auf der Hand</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PointsDialog</name>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation>Punkte von Hand</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points, negative to take away</source>
        <translation>Punkte, negativ zum Abziehen</translation>
    </message>
    <message>
        <source>why: it is shown in the score list</source>
        <translation>warum: steht in der Wertungsliste</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Abziehen</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PromptPanel</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Nächste ▸</translation>
    </message>
    <message>
        <source>Next question (Q)</source>
        <translation>Nächste Frage (Q)</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ScoreColumn</name>
    <message>
        <source>%1 at end</source>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <translation>Sieg %1 %</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SoftBoardPanel</name>
    <message>
        <source>Tilewatch: the board on the table</source>
        <translation>Tilewatch: das Pult auf dem Tisch</translation>
    </message>
    <message>
        <source>The board on the table</source>
        <translation>Das Pult auf dem Tisch</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Confirm, seat %1 (%1)</source>
        <translation>Bestätigen, Platz %1 (%1)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo, seat %1 (Ctrl+%1)</source>
        <translation>Zurück, Platz %1 (Strg+%1)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Clock: the turn is done (Space)</source>
        <translation>Uhr: der Zug ist fertig (Leertaste)</translation>
    </message>
    <message>
        <source>Nobody has talked to this board for two seconds: it says so by itself.</source>
        <translation>Seit zwei Sekunden spricht niemand mit diesem Pult: es sagt das von selbst.</translation>
    </message>
    <message>
        <source>Soft board: the lamps and buttons of a table board, without the board.</source>
        <translation>Software-Pult: Lampen und Tasten eines Tischpults, ohne das Pult.</translation>
    </message>
    <message>
        <source>Ring light %1 %</source>
        <translation>Ringlicht %1 %</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SpotPicture</name>
    <message>
        <source>Picture of the spot</source>
        <translation>Bild der Stelle</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::StageLine</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TileDialog</name>
    <message>
        <source>Tile by hand</source>
        <translation>Plättchen von Hand</translation>
    </message>
    <message>
        <source>Tile types</source>
        <translation>Plättchenarten</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Drehen (R)</translation>
    </message>
    <message>
        <source>Turn the tile by a quarter, clockwise</source>
        <translation>Das Plättchen um ein Viertel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Hierher legen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a type</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TurnBar</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>big meeple</source>
        <translation>großer Meeple</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>Abt</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>Magier</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>hound</source>
        <translation>Hund</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Karren</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>Phantom</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>Zirkusdirektor</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>Scheune</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>Schäfer</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>Garten</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>Zelt</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>Burg</translation>
    </message>
    <message>
        <source>cemetery</source>
        <translation>Friedhof</translation>
    </message>
    <message>
        <source>mist area</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>Wachturm</translation>
    </message>
    <message>
        <source>city</source>
        <comment>on</comment>
        <translation>in der Stadt</translation>
    </message>
    <message>
        <source>city</source>
        <comment>onto</comment>
        <translation>in die Stadt</translation>
    </message>
    <message>
        <source>city</source>
        <comment>from</comment>
        <translation>aus der Stadt</translation>
    </message>
    <message>
        <source>city</source>
        <comment>for</comment>
        <translation>für die Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <comment>on</comment>
        <translation>auf der Straße</translation>
    </message>
    <message>
        <source>road</source>
        <comment>onto</comment>
        <translation>auf die Straße</translation>
    </message>
    <message>
        <source>road</source>
        <comment>from</comment>
        <translation>von der Straße</translation>
    </message>
    <message>
        <source>road</source>
        <comment>for</comment>
        <translation>für die Straße</translation>
    </message>
    <message>
        <source>field</source>
        <comment>on</comment>
        <translation>auf der Wiese</translation>
    </message>
    <message>
        <source>field</source>
        <comment>onto</comment>
        <translation>auf die Wiese</translation>
    </message>
    <message>
        <source>field</source>
        <comment>from</comment>
        <translation>von der Wiese</translation>
    </message>
    <message>
        <source>field</source>
        <comment>for</comment>
        <translation>für die Wiese</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>on</comment>
        <translation>im Kloster</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>onto</comment>
        <translation>ins Kloster</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>from</comment>
        <translation>aus dem Kloster</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>for</comment>
        <translation>für das Kloster</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>on</comment>
        <translation>im Garten</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>onto</comment>
        <translation>in den Garten</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>from</comment>
        <translation>aus dem Garten</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>for</comment>
        <translation>für den Garten</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>on</comment>
        <translation>auf dem Zelt</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>onto</comment>
        <translation>auf das Zelt</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>from</comment>
        <translation>vom Zelt</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>for</comment>
        <translation>für das Zelt</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>on</comment>
        <translation>auf der Burg</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>onto</comment>
        <translation>auf die Burg</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>from</comment>
        <translation>von der Burg</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>for</comment>
        <translation>für die Burg</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>on</comment>
        <translation>auf dem Friedhof</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>onto</comment>
        <translation>auf den Friedhof</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>from</comment>
        <translation>vom Friedhof</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>for</comment>
        <translation>für den Friedhof</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>on</comment>
        <translation>im Nebel</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>onto</comment>
        <translation>in den Nebel</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>from</comment>
        <translation>aus dem Nebel</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>for</comment>
        <translation>für den Nebel</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>on</comment>
        <translation>auf dem Plättchen</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>onto</comment>
        <translation>auf das Plättchen</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>from</comment>
        <translation>vom Plättchen</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>for</comment>
        <translation>für das Plättchen</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>on</comment>
        <translation>auf dem Wachturm</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>onto</comment>
        <translation>auf den Wachturm</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>from</comment>
        <translation>vom Wachturm</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>for</comment>
        <translation>für den Wachturm</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>acc</comment>
        <translation>einen Meeple</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>the</comment>
        <translation>der Meeple</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>a</comment>
        <translation>ein Meeple</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>acc</comment>
        <translation>einen großen Meeple</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>the</comment>
        <translation>der große Meeple</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>a</comment>
        <translation>ein großer Meeple</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>acc</comment>
        <translation>einen Abt</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>the</comment>
        <translation>der Abt</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>a</comment>
        <translation>ein Abt</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>acc</comment>
        <translation>den Magier</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>the</comment>
        <translation>der Magier</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>a</comment>
        <translation>ein Magier</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>acc</comment>
        <translation>die Hexe</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>the</comment>
        <translation>die Hexe</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>a</comment>
        <translation>eine Hexe</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>acc</comment>
        <translation>einen Geist</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>the</comment>
        <translation>der Geist</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>a</comment>
        <translation>ein Geist</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>acc</comment>
        <translation>den Hund</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>the</comment>
        <translation>der Hund</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>a</comment>
        <translation>ein Hund</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>acc</comment>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>the</comment>
        <translation>die Figur</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>a</comment>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the</comment>
        <translation>der rote</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a</comment>
        <translation>ein roter</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the</comment>
        <translation>der blaue</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a</comment>
        <translation>ein blauer</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the</comment>
        <translation>der grüne</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a</comment>
        <translation>ein grüner</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the</comment>
        <translation>der gelbe</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a</comment>
        <translation>ein gelber</translation>
    </message>
    <message>
        <source>black</source>
        <comment>the</comment>
        <translation>der schwarze</translation>
    </message>
    <message>
        <source>black</source>
        <comment>a</comment>
        <translation>ein schwarzer</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>the</comment>
        <translation>der rosa</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>a</comment>
        <translation>ein rosa</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>the</comment>
        <translation>der graue</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>a</comment>
        <translation>ein grauer</translation>
    </message>
    <message>
        <source>white</source>
        <comment>the</comment>
        <translation>der weiße</translation>
    </message>
    <message>
        <source>white</source>
        <comment>a</comment>
        <translation>ein weißer</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>weak</comment>
        <translation>Meeple</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>weak</comment>
        <translation>Abt</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>weak</comment>
        <translation>Hexe</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>weak</comment>
        <translation>Hund</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>weak</comment>
        <translation>große Meeple</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>weak</comment>
        <translation>Magier</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>weak</comment>
        <translation>Geist</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>weak</comment>
        <translation>Figur</translation>
    </message>
</context>
</TS>
