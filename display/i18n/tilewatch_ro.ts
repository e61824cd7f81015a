<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro">
<context>
    <name>audience</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 și %2</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Pentru toți</translation>
    </message>
    <message>
        <source>One moment, please</source>
        <translation>Un moment, vă rugăm</translation>
    </message>
    <message>
        <source>The referee decides</source>
        <translation>Decide arbitrul</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punctajul final</translation>
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
        <translation>Loc</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Obiectiv</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masă</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Culori</translation>
    </message>
    <message>
        <source>Own tiles</source>
        <translation>Cartonașe proprii</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <source>Is the camera well placed?</source>
        <translation>Este camera bine așezată?</translation>
    </message>
    <message>
        <source>Nobody must calibrate to play; whoever does gets better results and is told how good they are. Look at the table from above, near enough that it fills the picture, without lamps mirrored in it.</source>
        <translation>Calibrarea nu este obligatorie; cine o face obține rezultate mai bune și află cât de bune sunt. Priviți masa de sus, destul de aproape ca să umple imaginea, fără lămpi reflectate în ea.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <source>Lock focus and light</source>
        <translation>Fixează focalizarea și lumina</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Focalizare</translation>
    </message>
    <message>
        <source>edges %1 px wide</source>
        <translation>margini late de %1 px</translation>
    </message>
    <message>
        <source>no edges</source>
        <translation>fără margini</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lumină</translation>
    </message>
    <message>
        <source>%1, %2 too bright</source>
        <translation>%1, %2 prea luminos</translation>
    </message>
    <message>
        <source>%1, %2 too dark</source>
        <translation>%1, %2 prea întunecat</translation>
    </message>
    <message>
        <source>Glare</source>
        <translation>Reflexe</translation>
    </message>
    <message>
        <source>Table fills</source>
        <translation>Masa umple</translation>
    </message>
    <message>
        <source>The camera&apos;s lens</source>
        <translation>Obiectivul camerei</translation>
    </message>
    <message>
        <source>Show the printed lens board to the camera: near and far, tilted, in every corner. A picture is taken whenever it lies still somewhere new. Once per camera and size.</source>
        <translation>Arătați camerei placa tipărită: aproape și departe, înclinat, în fiecare colț. O imagine se face de fiecare dată când stă nemișcată într-un loc nou. O dată pentru fiecare cameră și rezoluție.</translation>
    </message>
    <message>
        <source>Every picture of the folder that shows the printed lens board is used.</source>
        <translation>Se folosește fiecare imagine din dosar care arată placa tipărită.</translation>
    </message>
    <message>
        <source>Use this lens</source>
        <translation>Folosește acest obiectiv</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sari peste</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagini</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Siguranță</translation>
    </message>
    <message>
        <source>focal length %1 ± %2 px</source>
        <translation>distanță focală %1 ± %2 px</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Claritate</translation>
    </message>
    <message>
        <source>off by %1 px</source>
        <translation>decalat cu %1 px</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Acoperire</translation>
    </message>
    <message>
        <source>Pictures that took no part</source>
        <translation>Imagini nefolosite</translation>
    </message>
    <message>
        <source>Drop picture %1 (%2 px)</source>
        <translation>Renunță la imaginea %1 (%2 px)</translation>
    </message>
    <message>
        <source>Where the table lies</source>
        <translation>Unde este masa</translation>
    </message>
    <message>
        <source>Lay the printed corner markers on the table (best), or the lens board, or some tiles, or the start tile alone. Then measure; then lay a tile anywhere and check.</source>
        <translation>Puneți pe masă marcajele de colț tipărite (cel mai bine), placa pentru obiectiv, câteva cartonașe sau doar cartonașul de început. Apoi măsurați; la sfârșit puneți un cartonaș oriunde și verificați.</translation>
    </message>
    <message>
        <source>Measure the table</source>
        <translation>Măsoară masa</translation>
    </message>
    <message>
        <source>Measured from</source>
        <translation>Măsurat după</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>măsurat</translation>
    </message>
    <message>
        <source>only estimated</source>
        <translation>doar estimat</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>%1 mm up, leaning %2°</source>
        <translation>%1 mm înălțime, înclinare %2°</translation>
    </message>
    <message>
        <source>A pixel</source>
        <translation>Un pixel</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>300 mm away</source>
        <translation>la 300 mm distanță</translation>
    </message>
    <message>
        <source>right to %1 mm</source>
        <translation>corect la %1 mm</translation>
    </message>
    <message>
        <source>Tile laid anywhere</source>
        <translation>Cartonaș oriunde</translation>
    </message>
    <message>
        <source>off by %1 mm</source>
        <translation>decalat cu %1 mm</translation>
    </message>
    <message>
        <source>The figures&apos; colours in this light</source>
        <translation>Culorile pionilor în această lumină</translation>
    </message>
    <message>
        <source>Lay one figure of each player in a row on plain paper, and mage, witch, ghost, hound or a tile&apos;s back (back) if you have them. Type what lies there from left to right.</source>
        <translation>Puneți într-un rând pe hârtie albă câte un pion al fiecărui jucător și, dacă le aveți, magicianul, vrăjitoarea, o fantomă, câinele sau spatele unui cartonaș (back). Scrieți în engleză ce se află acolo, de la stânga la dreapta.</translation>
    </message>
    <message>
        <source>Use these colours</source>
        <translation>Folosește aceste culori</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Văzute</translation>
    </message>
    <message>
        <source>Told apart</source>
        <translation>Deosebite</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>toate</translation>
    </message>
    <message>
        <source>not all</source>
        <translation>nu toate</translation>
    </message>
    <message>
        <source>The tiles of your own box</source>
        <translation>Cartonașele din cutia dumneavoastră</translation>
    </message>
    <message>
        <source>Every edition is drawn differently. Lay tiles face up before the camera, apart from each other, a few or the whole box, and learn their faces: they are then read by how they look. It takes a while; doubtful tiles are left out, and `tilewatch enrol` can name them.</source>
        <translation>Fiecare ediție e desenată altfel. Puneți cartonașe cu fața în sus în fața camerei, distanțate, câteva sau toată cutia, și învățați-le: apoi sunt recunoscute după înfățișare. Durează puțin; cele îndoielnice sunt lăsate, iar `tilewatch enrol` le poate denumi.</translation>
    </message>
    <message>
        <source>Learn the tiles in this picture</source>
        <translation>Învață cartonașele din imagine</translation>
    </message>
    <message>
        <source>The profile</source>
        <translation>Profilul</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Nothing was measured, so no profile was made. You can play without one.</source>
        <translation>Nu s-a măsurat nimic, deci nu s-a făcut un profil. Se poate juca și fără.</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Deschide raportul</translation>
    </message>
    <message>
        <source>It is saved in %1, with a report as PDF.</source>
        <translation>Este salvat în %1, cu un raport PDF.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nemăsurat</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 din %3</translation>
    </message>
</context>
<context>
    <name>calibration_phrases</name>
    <message>
        <source>Nothing in the picture has clear edges: is the lens covered, or the table empty and dark?</source>
        <translation>Nimic din imagine nu are margini clare: e acoperit obiectivul sau masa e goală și întunecată?</translation>
    </message>
    <message>
        <source>The picture is not sharp (edges are {text} px wide, 2 to 3 is sharp): focus on the table and lock the focus</source>
        <translation>Imaginea nu e clară (marginile au {text} px, clare sunt 2 până la 3): focalizați pe masă și fixați focalizarea</translation>
    </message>
    <message>
        <source>It is too dark: more light on the table</source>
        <translation>E prea întuneric: mai multă lumină pe masă</translation>
    </message>
    <message>
        <source>It is too bright: less exposure or less light</source>
        <translation>E prea multă lumină: mai puțină expunere sau mai puțină lumină</translation>
    </message>
    <message>
        <source>A lamp or window is mirrored in {n} % of the picture: move the lamp, or tilt the camera a little</source>
        <translation>O lampă sau o fereastră se reflectă în {n} % din imagine: mutați lampa sau înclinați puțin camera</translation>
    </message>
    <message>
        <source>The table fills about {n} % of the picture: bring the camera nearer, or zoom in</source>
        <translation>Masa umple cam {n} % din imagine: apropiați camera sau măriți imaginea</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Totul e bine</translation>
    </message>
    <message>
        <source>Locked: {terms}</source>
        <translation>Fixate: {terms}</translation>
    </message>
    <message>
        <source>This camera cannot lock: {terms}</source>
        <translation>Această cameră nu poate fixa: {terms}</translation>
    </message>
    <message>
        <source>Keep the light steady and do not move it</source>
        <translation>Păstrați lumina constantă și nu o mișcați</translation>
    </message>
    <message>
        <source>This camera cannot be locked from here</source>
        <translation>Această cameră nu poate fi fixată de aici</translation>
    </message>
    <message>
        <source>These are the corner markers, not the lens board</source>
        <translation>Acestea sunt marcajele de colț, nu placa pentru obiectiv</translation>
    </message>
    <message>
        <source>Print the lens board: {text}</source>
        <translation>Tipăriți placa pentru obiectiv: {text}</translation>
    </message>
    <message>
        <source>The picture is mirrored: the board is there, but left and right are swapped</source>
        <translation>Imaginea e în oglindă: placa se vede, dar stânga și dreapta sunt inversate</translation>
    </message>
    <message>
        <source>The picture is mirrored: the markers are there, but left and right are swapped</source>
        <translation>Imaginea e în oglindă: marcajele se văd, dar stânga și dreapta sunt inversate</translation>
    </message>
    <message>
        <source>Turn off the mirror (&quot;selfie view&quot;) in the camera&apos;s own settings or program</source>
        <translation>Opriți oglindirea („selfie”) din setările sau programul camerei</translation>
    </message>
    <message>
        <source>This is another board: its markers are {term}</source>
        <translation>Aceasta e altă placă: marcajele ei sunt {term}</translation>
    </message>
    <message>
        <source>Only our own board is known exactly: {text}</source>
        <translation>Doar placa noastră e cunoscută exact: {text}</translation>
    </message>
    <message>
        <source>This is another board: its markers have other numbers</source>
        <translation>Aceasta e altă placă: marcajele ei au alte numere</translation>
    </message>
    <message>
        <source>This is another board: a chessboard without markers</source>
        <translation>Aceasta e altă placă: o tablă de șah fără marcaje</translation>
    </message>
    <message>
        <source>Ours has markers in its white squares: {text}</source>
        <translation>A noastră are marcaje în pătratele albe: {text}</translation>
    </message>
    <message>
        <source>There is no lens board to be seen</source>
        <translation>Nu se vede nicio placă pentru obiectiv</translation>
    </message>
    <message>
        <source>Is it lit evenly, in focus, and large enough (a quarter of the picture or more)?</source>
        <translation>E luminată uniform, clară și destul de mare (cel puțin un sfert din imagine)?</translation>
    </message>
    <message>
        <source>This is another board: the markers are ours, but they lie elsewhere</source>
        <translation>Aceasta e altă placă: marcajele sunt ale noastre, dar în alte locuri</translation>
    </message>
    <message>
        <source>Only a scrap of the board can be seen ({n} of {n2} corners)</source>
        <translation>Se vede doar o bucată din placă ({n} din {n2} colțuri)</translation>
    </message>
    <message>
        <source>Show more of it; avoid glare on the paper</source>
        <translation>Arătați mai mult din ea; evitați reflexele pe hârtie</translation>
    </message>
    <message>
        <source>The {terms} of the board is in no picture: is the paper cut, or covered by a hand?</source>
        <translation>O parte a plăcii ({terms}) nu e în nicio imagine: e hârtia tăiată sau acoperită de o mână?</translation>
    </message>
    <message>
        <source>The rest was used</source>
        <translation>Restul a fost folosit</translation>
    </message>
    <message>
        <source>The paper seems to be bent by about {n} mm: glue it on something flat and stiff</source>
        <translation>Hârtia pare îndoită cu cam {n} mm: lipiți-o pe ceva plan și rigid</translation>
    </message>
    <message>
        <source>{n} pictures agreed badly with the others and were left out (moved or out of focus?)</source>
        <translation>Imagini lăsate afară pentru că nu se potriveau cu celelalte (mișcate sau neclare?): {n}</translation>
    </message>
    <message>
        <source>{n} picture agreed badly with the others and was left out (moved or out of focus?)</source>
        <translation>Imagine lăsată afară pentru că nu se potrivea cu celelalte (mișcată sau neclară?): {n}</translation>
    </message>
    <message>
        <source>Only {n} pictures with the board; {n2} make it safe</source>
        <translation>Doar {n} imagini cu placa; sigur e de la {n2}</translation>
    </message>
    <message>
        <source>The focal length is not certain yet: show the board tilted to all sides, by about 30 degrees</source>
        <translation>Distanța focală nu e încă sigură: arătați placa înclinată în toate părțile, cu cam 30 de grade</translation>
    </message>
    <message>
        <source>Corners are off by {text} px, more than {text2}: is the paper flat, the focus fixed and every picture still?</source>
        <translation>Colțurile sunt decalate cu {text} px, mai mult de {text2}: e hârtia plană, focalizarea fixă și fiecare imagine nemișcată?</translation>
    </message>
    <message>
        <source>The board was in {n} % of the picture; show it also at {term}</source>
        <translation>Placa a fost în {n} % din imagine; arătați-o și aici: {term}</translation>
    </message>
    <message>
        <source>{n} pictures with the lens board are too few for a lens</source>
        <translation>Prea puține imagini cu placa pentru un obiectiv: {n}</translation>
    </message>
    <message>
        <source>{n} picture with the lens board is too few for a lens</source>
        <translation>Prea puține imagini cu placa pentru un obiectiv: {n}</translation>
    </message>
    <message>
        <source>Take {n} or more: near and far, tilted, in every corner of the picture</source>
        <translation>Faceți cel puțin {n}: aproape și departe, înclinat, în fiecare colț al imaginii</translation>
    </message>
    <message>
        <source>The pictures have different sizes ({size} and {size2})</source>
        <translation>Imaginile au mărimi diferite ({size} și {size2})</translation>
    </message>
    <message>
        <source>A lens holds for one size: use pictures of one camera at one setting, not turned or cropped</source>
        <translation>Un obiectiv e valabil pentru o singură mărime: folosiți imagini ale unei camere la o setare, nerotite și netăiate</translation>
    </message>
    <message>
        <source>No lens explains these pictures</source>
        <translation>Niciun obiectiv nu explică aceste imagini</translation>
    </message>
    <message>
        <source>Show the board tilted to all sides, with the focus fixed, and measure a square again</source>
        <translation>Arătați placa înclinată în toate părțile, cu focalizarea fixă, și măsurați din nou un pătrat</translation>
    </message>
    <message>
        <source>All pictures show the board from the same side</source>
        <translation>Toate imaginile arată placa din aceeași parte</translation>
    </message>
    <message>
        <source>Only tilted boards tell the focal length: tilt it to all sides by about 30 degrees</source>
        <translation>Doar placa înclinată arată distanța focală: înclinați-o în toate părțile cu cam 30 de grade</translation>
    </message>
    <message>
        <source>The lens is known well enough</source>
        <translation>Obiectivul e cunoscut destul de bine</translation>
    </message>
    <message>
        <source>Hold the board still</source>
        <translation>Țineți placa nemișcată</translation>
    </message>
    <message>
        <source>Picture {n}</source>
        <translation>Imaginea {n}</translation>
    </message>
    <message>
        <source>Tilt the board more, to all sides</source>
        <translation>Înclinați placa mai mult, în toate părțile</translation>
    </message>
    <message>
        <source>Bring the board nearer, then farther away</source>
        <translation>Apropiați placa, apoi depărtați-o</translation>
    </message>
    <message>
        <source>Move the board to {term}</source>
        <translation>Mutați placa aici: {term}</translation>
    </message>
    <message>
        <source>{n} more pictures</source>
        <translation>Încă imagini: {n}</translation>
    </message>
    <message>
        <source>This picture is {size}, those before it are {size2}</source>
        <translation>Această imagine are {size}, cele dinainte au {size2}</translation>
    </message>
    <message>
        <source>A lens holds for one size: it is left out</source>
        <translation>Un obiectiv e valabil pentru o singură mărime: imaginea e lăsată afară</translation>
    </message>
    <message>
        <source>{n} of 35 corners of the board</source>
        <translation>{n} din 35 de colțuri ale plăcii</translation>
    </message>
    <message>
        <source>There is no lens yet: more pictures of the board</source>
        <translation>Nu există încă obiectiv: mai multe imagini cu placa</translation>
    </message>
    <message>
        <source>The picture shown now is of another size than those the lens was measured in</source>
        <translation>Imaginea arătată acum are altă mărime decât cele în care s-a măsurat obiectivul</translation>
    </message>
    <message>
        <source>The lens is saved</source>
        <translation>Obiectivul e salvat</translation>
    </message>
    <message>
        <source>The table was measured with the old lens: measure it again</source>
        <translation>Masa a fost măsurată cu vechiul obiectiv: măsurați-o din nou</translation>
    </message>
    <message>
        <source>{n} of 4 corner markers in sight</source>
        <translation>{n} din 4 marcaje de colț se văd</translation>
    </message>
    <message>
        <source>The lens board is in sight</source>
        <translation>Placa pentru obiectiv se vede</translation>
    </message>
    <message>
        <source>One tile in sight</source>
        <translation>Se vede un cartonaș</translation>
    </message>
    <message>
        <source>No marker, no lens board and no lone tile in sight</source>
        <translation>Nu se vede niciun marcaj, nicio placă pentru obiectiv și niciun cartonaș singur</translation>
    </message>
    <message>
        <source>Several tiles are looked for when you measure</source>
        <translation>Mai multe cartonașe se caută la măsurare</translation>
    </message>
    <message>
        <source>The table is saved</source>
        <translation>Masa e salvată</translation>
    </message>
    <message>
        <source>Lay a tile anywhere and check</source>
        <translation>Puneți un cartonaș oriunde și verificați</translation>
    </message>
    <message>
        <source>Measure the table first</source>
        <translation>Măsurați mai întâi masa</translation>
    </message>
    <message>
        <source>A tile {n} mm from where the table was measured: its outline is off by {text} mm, it seems {text2} mm wide ({light})</source>
        <translation>Un cartonaș la {n} mm de locul măsurat al mesei: conturul e decalat cu {text} mm, pare lat de {text2} mm ({light})</translation>
    </message>
    <message>
        <source>Nothing of known size can be seen on the table</source>
        <translation>Pe masă nu se vede nimic de mărime cunoscută</translation>
    </message>
    <message>
        <source>Lay one tile (the start tile) alone on it, or the printed corner markers, or the lens board</source>
        <translation>Puneți pe ea un singur cartonaș (cel de început), marcajele de colț tipărite sau placa pentru obiectiv</translation>
    </message>
    <message>
        <source>Nothing of known size lies on the table</source>
        <translation>Pe masă nu este nimic de mărime cunoscută</translation>
    </message>
    <message>
        <source>Lay the start tile, the corner markers or the lens board on it</source>
        <translation>Puneți pe ea cartonașul de început, marcajele de colț sau placa pentru obiectiv</translation>
    </message>
    <message>
        <source>No view of a table explains what was seen</source>
        <translation>Nicio vedere a unei mese nu explică ce s-a văzut</translation>
    </message>
    <message>
        <source>Are the sizes right ({text})?</source>
        <translation>Sunt mărimile corecte ({text})?</translation>
    </message>
    <message>
        <source>Does everything lie flat?</source>
        <translation>Stă totul plat?</translation>
    </message>
    <message>
        <source>There are no corner markers to be seen</source>
        <translation>Nu se văd marcaje de colț</translation>
    </message>
    <message>
        <source>The camera (or the board) has moved {n} mm</source>
        <translation>Camera (sau tabla de joc) s-a mișcat cu {n} mm</translation>
    </message>
    <message>
        <source>The camera was moved since the table was measured</source>
        <translation>Camera a fost mutată de când s-a măsurat masa</translation>
    </message>
    <message>
        <source>The table could not be measured: {why}</source>
        <translation>Masa nu a putut fi măsurată: {why}</translation>
    </message>
    <message>
        <source>What was found could not be saved, {why}</source>
        <translation>Ce s-a găsit nu a putut fi salvat: {why}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is neither a colour nor a figure</source>
        <translation>„{text}” nu e nici culoare, nici pion</translation>
    </message>
    <message>
        <source>Words: {text}</source>
        <translation>Cuvinte: {text}</translation>
    </message>
    <message>
        <source>Type what lies on the paper from left to right: {text}</source>
        <translation>Scrieți în engleză ce este pe hârtie de la stânga la dreapta: {text}</translation>
    </message>
    <message>
        <source>No colours are seen yet</source>
        <translation>Încă nu se văd culori</translation>
    </message>
    <message>
        <source>The colours are saved</source>
        <translation>Culorile sunt salvate</translation>
    </message>
    <message>
        <source>{thing} and {thing2} are hard to tell apart ({n}; {n2} is safe)</source>
        <translation>Greu de deosebit: {thing} și {thing2} ({n}; sigur e {n2})</translation>
    </message>
    <message>
        <source>All can be told apart</source>
        <translation>Toate se pot deosebi</translation>
    </message>
    <message>
        <source>Leave out {things}: then all others can be told apart</source>
        <translation>Renunțați la: {things}; atunci celelalte se pot deosebi</translation>
    </message>
    <message>
        <source>{n} things can be seen on the paper, but {n2} are named ({text})</source>
        <translation>Pe hârtie se văd {n} lucruri, dar sunt numite {n2} ({text})</translation>
    </message>
    <message>
        <source>{n} thing can be seen on the paper, but {n2} are named ({text})</source>
        <translation>Pe hârtie se vede {n} lucru, dar sunt numite {n2} ({text})</translation>
    </message>
    <message>
        <source>{n} things can be seen on the paper, but {n2} is named ({text})</source>
        <translation>Pe hârtie se văd {n} lucruri, dar e numit {n2} ({text})</translation>
    </message>
    <message>
        <source>Lay them in one row on plain paper, a finger&apos;s width apart, with nothing else on it</source>
        <translation>Puneți-le într-un rând pe hârtie albă, la un deget distanță, fără nimic altceva</translation>
    </message>
    <message>
        <source>White figures need a dark sheet</source>
        <translation>Pionii albi au nevoie de o foaie închisă la culoare</translation>
    </message>
    <message>
        <source>The figure for &quot;{text}&quot; is too small in the picture</source>
        <translation>Pionul „{text}” e prea mic în imagine</translation>
    </message>
    <message>
        <source>Take the picture from closer</source>
        <translation>Faceți poza de mai aproape</translation>
    </message>
    <message>
        <source>Measured {text} from {n} pictures (squares {text2} mm)</source>
        <translation>Măsurat {text} din {n} imagini (pătrate de {text2} mm)</translation>
    </message>
    <message>
        <source>Measured {text} from {source}</source>
        <translation>Măsurat {text} după: {source}</translation>
    </message>
    <message>
        <source>Measured {text}: {things}</source>
        <translation>Măsurat {text}: {things}</translation>
    </message>
    <message>
        <source>Focal length {text} px, certain to {text2} px; the lens sees {n} degrees across</source>
        <translation>Distanță focală {text} px, sigură la {text2} px; obiectivul vede {n} grade pe lățime</translation>
    </message>
    <message>
        <source>Corners are explained to {text} px; in pictures that took no part to {text2} px</source>
        <translation>Colțurile se explică la {text} px; în imaginile nefolosite la {text2} px</translation>
    </message>
    <message>
        <source>The board was seen in {n} % of the picture</source>
        <translation>Placa s-a văzut în {n} % din imagine</translation>
    </message>
    <message>
        <source>The camera is {n} mm above the table and leans {n2} degrees off the vertical</source>
        <translation>Camera e la {n} mm deasupra mesei și înclinată cu {n2} grade față de verticală</translation>
    </message>
    <message>
        <source>In the middle of the picture a pixel is {text} mm wide; a tile is {text2} mm wide</source>
        <translation>În mijlocul imaginii un pixel are {text} mm; un cartonaș are {text2} mm</translation>
    </message>
    <message>
        <source>A thing 300 mm away is right to about {text} mm</source>
        <translation>Un lucru la 300 mm distanță e corect la cam {text} mm</translation>
    </message>
    <message>
        <source>The lens was measured before</source>
        <translation>Obiectivul a fost măsurat înainte</translation>
    </message>
    <message>
        <source>The lens was not measured: the focal length is an estimate</source>
        <translation>Obiectivul nu a fost măsurat: distanța focală e o estimare</translation>
    </message>
    <message>
        <source>Profile &quot;{text}&quot; belongs to another camera: {text2}, not {text3}</source>
        <translation>Profilul „{text}” e al altei camere: {text2}, nu {text3}</translation>
    </message>
    <message>
        <source>Use that camera, or make a profile for this one</source>
        <translation>Folosiți acea cameră sau faceți un profil pentru aceasta</translation>
    </message>
    <message>
        <source>Profile &quot;{text}&quot; is for pictures of {size}, these are {size2}</source>
        <translation>Profilul „{text}” e pentru imagini de {size}, acestea au {size2}</translation>
    </message>
    <message>
        <source>Set the camera to {text}, or make a profile for this size</source>
        <translation>Setați camera la {text} sau faceți un profil pentru această mărime</translation>
    </message>
    <message>
        <source>The camera gives {size} although it was set to {size2}</source>
        <translation>Camera dă {size}, deși a fost setată la {size2}</translation>
    </message>
    <message>
        <source>Name the size that it gives: {text}</source>
        <translation>Indicați mărimea pe care o dă: {text}</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; cannot be a profile&apos;s name</source>
        <translation>„{text}” nu poate fi numele unui profil</translation>
    </message>
    <message>
        <source>Names are letters, digits, - and _: {text}</source>
        <translation>Numele sunt litere, cifre, - și _: {text}</translation>
    </message>
    <message>
        <source>{text} was made by a later version of Tilewatch (format {n}, this one reads {n2})</source>
        <translation>{text} a fost făcut de o versiune mai nouă de Tilewatch (format {n}, aceasta citește {n2})</translation>
    </message>
    <message>
        <source>Use that version, or calibrate again under another name</source>
        <translation>Folosiți acea versiune sau calibrați din nou sub alt nume</translation>
    </message>
    <message>
        <source>The profile is damaged: {text}</source>
        <translation>Profilul e deteriorat: {text}</translation>
    </message>
    <message>
        <source>Mend that line, or delete the profile and calibrate again</source>
        <translation>Corectați acel rând sau ștergeți profilul și calibrați din nou</translation>
    </message>
    <message>
        <source>{text} cannot be written: {text2}</source>
        <translation>{text} nu poate fi scris: {text2}</translation>
    </message>
    <message>
        <source>Is the disk full, or the folder not yours?</source>
        <translation>E discul plin sau dosarul nu e al dumneavoastră?</translation>
    </message>
    <message>
        <source>The pictures are {size}, but the lens was measured at {size2}</source>
        <translation>Imaginile au {size}, dar obiectivul a fost măsurat la {size2}</translation>
    </message>
    <message>
        <source>Set the camera to {text} (--size {text2}), or calibrate the lens at this size</source>
        <translation>Setați camera la {text} (--size {text2}) sau calibrați obiectivul la această mărime</translation>
    </message>
    <message>
        <source>There is no picture yet</source>
        <translation>Încă nu există imagine</translation>
    </message>
    <message>
        <source>There is no picture file {text}</source>
        <translation>Nu există fișierul imagine {text}</translation>
    </message>
    <message>
        <source>{text} is an empty file, not a picture</source>
        <translation>{text} e un fișier gol, nu o imagine</translation>
    </message>
    <message>
        <source>{text} is not a picture that can be read</source>
        <translation>{text} nu e o imagine care poate fi citită</translation>
    </message>
    <message>
        <source>JPEG, PNG, WebP and BMP pictures are understood</source>
        <translation>Se înțeleg imagini JPEG, PNG, WebP și BMP</translation>
    </message>
    <message>
        <source>{text} is cut off: its end is missing</source>
        <translation>{text} e trunchiat: îi lipsește sfârșitul</translation>
    </message>
    <message>
        <source>Copy it again from where it came</source>
        <translation>Copiați-l din nou de unde a venit</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>{text} nu poate fi citit</translation>
    </message>
    <message>
        <source>{text} gives no more pictures</source>
        <translation>{text}: nu mai dă imagini</translation>
    </message>
    <message>
        <source>Still no picture from {text}</source>
        <translation>Tot nicio imagine: {text}</translation>
    </message>
    <message>
        <source>Plug it in again; the game goes on by itself</source>
        <translation>Conectați-o din nou; jocul continuă singur</translation>
    </message>
    <message>
        <source>This program cannot learn tiles here: use {text}</source>
        <translation>Aici programul nu poate învăța cartonașe: folosiți {text}</translation>
    </message>
    <message>
        <source>Name the folder that gets the tiles&apos; faces</source>
        <translation>Indicați dosarul pentru fețele cartonașelor</translation>
    </message>
    <message>
        <source>Faces saved in {text}: {n}</source>
        <translation>Fețe salvate în {text}: {n}</translation>
    </message>
    <message>
        <source>Were there already: {n}</source>
        <translation>Existau deja: {n}</translation>
    </message>
    <message>
        <source>Seen twice: {n}</source>
        <translation>Văzute de două ori: {n}</translation>
    </message>
    <message>
        <source>Left out: {n}</source>
        <translation>Lăsate afară: {n}</translation>
    </message>
    <message>
        <source>Not named for certain: {n} (see {text}); {text2} names them</source>
        <translation>Fără nume sigur: {n} (vezi {text}); le denumește {text2}</translation>
    </message>
    <message>
        <source>{picture}: {why}</source>
        <translation>{picture}: {why}</translation>
    </message>
    <message>
        <source>No tile found: {why}</source>
        <translation>Nu s-a găsit niciun cartonaș: {why}</translation>
    </message>
    <message>
        <source>the picture is nearly black</source>
        <translation>imaginea e aproape neagră</translation>
    </message>
    <message>
        <source>Turn on a lamp</source>
        <translation>Aprindeți o lampă</translation>
    </message>
    <message>
        <source>the picture shows nothing but one colour</source>
        <translation>imaginea arată o singură culoare</translation>
    </message>
    <message>
        <source>Lay tiles face up on a plain table and take the picture from above</source>
        <translation>Puneți cartonașele cu fața în sus pe o masă simplă și faceți poza de sus</translation>
    </message>
    <message>
        <source>the picture is blurred</source>
        <translation>imaginea e neclară</translation>
    </message>
    <message>
        <source>Hold the camera still, let it focus, and take the picture again</source>
        <translation>Țineți camera nemișcată, lăsați-o să focalizeze și faceți poza din nou</translation>
    </message>
    <message>
        <source>nothing in the picture looks like a tile that lies face up</source>
        <translation>nimic din imagine nu seamănă cu un cartonaș cu fața în sus</translation>
    </message>
    <message>
        <source>The picture is too small ({size} pixels)</source>
        <translation>Imaginea e prea mică ({size} pixeli)</translation>
    </message>
    <message>
        <source>A tile should be at least 60 pixels wide</source>
        <translation>Un cartonaș trebuie să aibă cel puțin 60 de pixeli</translation>
    </message>
    <message>
        <source>The tiles are too small on the picture: {n} pixels wide, at least {n2} are needed, 60 are good</source>
        <translation>Cartonașele sunt prea mici în imagine: {n} pixeli, sunt necesari cel puțin {n2}, buni sunt 60</translation>
    </message>
    <message>
        <source>Go nearer, or lay out fewer tiles a picture</source>
        <translation>Apropiați-vă sau puneți mai puține într-o imagine</translation>
    </message>
    <message>
        <source>{text} is a file, not a folder</source>
        <translation>{text} e un fișier, nu un dosar</translation>
    </message>
    <message>
        <source>Name a folder for the faces: {text}</source>
        <translation>Indicați un dosar pentru fețe: {text}</translation>
    </message>
    <message>
        <source>The folder {text} holds other things</source>
        <translation>Dosarul {text} conține altceva</translation>
    </message>
    <message>
        <source>Name a new folder for the faces, or one that holds nothing but faces</source>
        <translation>Indicați un dosar nou sau unul care conține doar fețe</translation>
    </message>
    <message>
        <source>The folder {text} cannot be written: {text2}</source>
        <translation>În dosarul {text} nu se poate scrie: {text2}</translation>
    </message>
</context>
<context>
    <name>calibration_terms</name>
    <message>
        <source>focus</source>
        <translation>focalizarea</translation>
    </message>
    <message>
        <source>exposure</source>
        <translation>expunerea</translation>
    </message>
    <message>
        <source>white balance</source>
        <translation>balansul de alb</translation>
    </message>
    <message>
        <source>left column</source>
        <translation>coloana din stânga</translation>
    </message>
    <message>
        <source>right column</source>
        <translation>coloana din dreapta</translation>
    </message>
    <message>
        <source>top row</source>
        <translation>rândul de sus</translation>
    </message>
    <message>
        <source>bottom row</source>
        <translation>rândul de jos</translation>
    </message>
    <message>
        <source>the top left</source>
        <translation>stânga sus</translation>
    </message>
    <message>
        <source>the top right</source>
        <translation>dreapta sus</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>sus</translation>
    </message>
    <message>
        <source>the left</source>
        <translation>stânga</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>mijloc</translation>
    </message>
    <message>
        <source>the right</source>
        <translation>dreapta</translation>
    </message>
    <message>
        <source>the bottom left</source>
        <translation>stânga jos</translation>
    </message>
    <message>
        <source>the bottom right</source>
        <translation>dreapta jos</translation>
    </message>
    <message>
        <source>the bottom</source>
        <translation>jos</translation>
    </message>
    <message>
        <source>the edges</source>
        <translation>la margini</translation>
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
        <translation>din primul ArUco</translation>
    </message>
    <message>
        <source>AprilTag</source>
        <translation>AprilTag</translation>
    </message>
    <message>
        <source>back</source>
        <translation>spatele unui cartonaș</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>galben</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roșu</translation>
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
        <translation>Nu poate sta aici. {why}</translation>
    </message>
    <message>
        <source>A tile lies face down: {why}</source>
        <translation>Un cartonaș stă cu fața în jos. {why}</translation>
    </message>
    <message>
        <source>several places are possible</source>
        <translation>sunt posibile mai multe locuri</translation>
    </message>
    <message>
        <source>The tile touches no laid tile by an edge</source>
        <translation>Cartonașul nu atinge cu o margine niciun cartonaș plasat</translation>
    </message>
    <message>
        <source>The tile is gone. Please put it back</source>
        <translation>Cartonașul a dispărut. Puneți-l la loc</translation>
    </message>
    <message>
        <source>The tiles are gone. Please put them back</source>
        <translation>Cartonașele au dispărut. Puneți-le la loc</translation>
    </message>
    <message>
        <source>A {figure} stands here, which is not the tile just laid. Please take it away</source>
        <translation>Aici stă un {figure}, dar nu pe cartonașul abia plasat. Luați-l, vă rog</translation>
    </message>
    <message>
        <source>The {figure} may not stand there: {why}</source>
        <translation>{figure:the} nu poate sta aici. {why}</translation>
    </message>
    <message>
        <source>Which figure of {colour} stands here?</source>
        <translation>Ce pion stă aici (culoarea: {colour})?</translation>
    </message>
    <message>
        <source>A {figure} was put on the tile, but it is not {colour}&apos;s turn</source>
        <translation>Pe cartonaș a fost pus un {figure}, dar nu e rândul acestei culori</translation>
    </message>
    <message>
        <source>Where does the {figure} stand?</source>
        <translation>Unde stă {figure:the}?</translation>
    </message>
    <message>
        <source>Where did the {figure} stand before it was taken off the board?</source>
        <translation>Unde stătea {figure:the} înainte de a fi luat?</translation>
    </message>
    <message>
        <source>At the end of the turn take home {figures}</source>
        <translation>La sfârșitul turei luați acasă: {figures}</translation>
    </message>
    <message>
        <source>Take home {figures}</source>
        <translation>Luați acasă: {figures}</translation>
    </message>
    <message>
        <source>The {figure} on the {feature} is gone. Please put it back</source>
        <translation>Lipsește {figure:the} ({feature}). Puneți-l la loc</translation>
    </message>
    <message>
        <source>The tile on the table does not look like the start tile {tile}. Lay the start tile alone on the table, or say how this one lies</source>
        <translation>Cartonașul de pe masă nu arată ca cel de început. Puneți pe masă doar cartonașul de început sau spuneți cum stă acesta</translation>
    </message>
    <message>
        <source>The tiles on the table do not look like the start piece. Lay the start piece alone on the table, or say how this one lies</source>
        <translation>Cartonașele de pe masă nu arată ca piesa de început. Puneți pe masă doar piesa de început sau spuneți cum stă aceasta</translation>
    </message>
    <message>
        <source>{count} lie on the table already. Go on from this board, or clear it and lay the start tile alone?</source>
        <translation>Pe masă sunt deja {count}. Continuăm de aici sau strângeți și puneți doar cartonașul de început?</translation>
    </message>
    <message>
        <source>{count} lie on the table already. Go on from this board, or clear it and lay the start piece alone?</source>
        <translation>Pe masă sunt deja {count}. Continuăm de aici sau strângeți și puneți doar piesa de început?</translation>
    </message>
    <message>
        <source>The tile counts only when this is done (rule {rule})</source>
        <translation>Cartonașul contează abia după aceasta (regula {rule})</translation>
    </message>
    <message>
        <source>Put back into the bank {ghosts}</source>
        <translation>Puneți înapoi în rezervă {ghosts}</translation>
    </message>
    <message>
        <source>Put {ghosts}</source>
        <translation>Puneți {ghosts}</translation>
    </message>
    <message>
        <source>Too few ghosts {text}</source>
        <translation>Prea puține fantome</translation>
    </message>
    <message>
        <source>Too many ghosts {text}</source>
        <translation>Prea multe fantome</translation>
    </message>
    <message>
        <source>The {figure} belongs on the {feature}. Please put it there</source>
        <translation>Locul pentru {figure:the}: {feature}. Puneți pionul acolo</translation>
    </message>
    <message>
        <source>The {figure} belongs on {text}. Please put it there</source>
        <translation>{figure:the} trebuie mutat. Puneți pionul în locul marcat</translation>
    </message>
    <message>
        <source>A {figure} stands here, where it may not be now. Please take it away</source>
        <translation>{figure:the} nu poate fi aici acum. Luați pionul, vă rog</translation>
    </message>
    <message>
        <source>A {figure} stands at {text}, where it may not be now. Please take it away</source>
        <translation>{figure:the} nu poate fi aici acum. Luați pionul, vă rog</translation>
    </message>
    <message>
        <source>bury a figure in the {feature}</source>
        <translation>îngropați un pion în cimitir</translation>
    </message>
    <message>
        <source>put one more ghost on an open cemetery</source>
        <translation>puneți încă o fantomă pe un cimitir deschis</translation>
    </message>
    <message>
        <source>score one of the {n} finished features, or calm up to 3 ghosts of one tile</source>
        <translation>punctați una dintre cele {n} construcții terminate sau liniștiți cel mult 3 fantome de pe un cartonaș</translation>
    </message>
    <message>
        <source>score one of the {n} finished features</source>
        <translation>punctați una dintre cele {n} construcții terminate</translation>
    </message>
    <message>
        <source>score {count} for the {feature}, or calm up to 3 ghosts of one tile</source>
        <translation>luați {count} {feature:for} sau liniștiți cel mult 3 fantome de pe un cartonaș</translation>
    </message>
    <message>
        <source>score {count} for the {feature}</source>
        <translation>luați {count} {feature:for}</translation>
    </message>
    <message>
        <source>put hound {n} beside a figure on the board</source>
        <translation>puneți câinele {n} lângă un pion de pe tablă</translation>
    </message>
    <message>
        <source>the hound drives away up to 3 ghosts each from up to 2 of the nine tiles round it</source>
        <translation>câinele alungă cel mult câte 3 fantome de pe cel mult 2 dintre cele nouă cartonașe din jurul lui</translation>
    </message>
    <message>
        <source>lay a tile face down in the surroundings of an open cemetery</source>
        <translation>puneți un cartonaș cu fața în jos lângă un cimitir deschis</translation>
    </message>
    <message>
        <source>mage and witch stand as the referee wants it: go on</source>
        <translation>magicianul și vrăjitoarea stau cum vrea arbitrul: continuați</translation>
    </message>
    <message>
        <source>take the mage or the witch off the board</source>
        <translation>luați magicianul sau vrăjitoarea de pe tablă</translation>
    </message>
    <message>
        <source>mage and witch are on one {feature}: move one of them</source>
        <translation>magicianul și vrăjitoarea sunt pe aceeași construcție ({feature}): mutați unul dintre ei</translation>
    </message>
    <message>
        <source>move the mage or the witch</source>
        <translation>mutați magicianul sau vrăjitoarea</translation>
    </message>
    <message>
        <source>move the mage or place the witch</source>
        <translation>mutați magicianul sau plasați vrăjitoarea</translation>
    </message>
    <message>
        <source>move the witch or place the mage</source>
        <translation>mutați vrăjitoarea sau plasați magicianul</translation>
    </message>
    <message>
        <source>place the mage or the witch</source>
        <translation>plasați magicianul sau vrăjitoarea</translation>
    </message>
    <message>
        <source>crop circle: all players put one more figure beside an own one {people}, or all take one home</source>
        <translation>cerc în lan: toți pun încă un pion lângă unul propriu {people} sau toți iau unul acasă</translation>
    </message>
    <message>
        <source>{name} may put one more figure beside an own one {people}</source>
        <translation>{name} poate pune încă un pion lângă unul propriu {people}</translation>
    </message>
    <message>
        <source>{name} takes a figure {people} home</source>
        <translation>{name} ia acasă un pion {people}</translation>
    </message>
    <message>
        <source>place a figure on the tile, or none</source>
        <translation>puneți un pion pe cartonaș sau niciunul</translation>
    </message>
    <message>
        <source>it does not count</source>
        <translation>nu contează</translation>
    </message>
    <message>
        <source>let it lie there</source>
        <translation>lăsați-l acolo</translation>
    </message>
    <message>
        <source>let it stand on the {piece}</source>
        <translation>lăsați-l: {piece}</translation>
    </message>
    <message>
        <source>go on from this board</source>
        <translation>continuăm de la această tablă</translation>
    </message>
    <message>
        <source>the ghosts on the table are right</source>
        <translation>fantomele de pe masă sunt corecte</translation>
    </message>
    <message>
        <source>it stands right on the table</source>
        <translation>pe masă stă corect</translation>
    </message>
    <message>
        <source>it was taken off the board</source>
        <translation>a fost luat de pe tablă</translation>
    </message>
    <message>
        <source>it is still there</source>
        <translation>este încă acolo</translation>
    </message>
    <message>
        <source>go on without</source>
        <translation>continuați fără</translation>
    </message>
    <message>
        <source>the {figure} beside the board</source>
        <translation>{figure:the} lângă tablă</translation>
    </message>
    <message>
        <source>the {figure} in the {feature} at {cell}</source>
        <translation>{figure:the} {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>the {figure} on the {feature} at {cell}</source>
        <translation>{figure:the} {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>a {owner} from hand</source>
        <translation>{owner} din mână</translation>
    </message>
    <message>
        <source>the {owner} from the {feature} at {cell}</source>
        <translation>{owner} {feature:from} {cell}</translation>
    </message>
    <message>
        <source>a ghost on the {feature} at {cell}</source>
        <translation>o fantomă {feature:onto} {cell}</translation>
    </message>
    <message>
        <source>score {count} for the {feature} at {cell}</source>
        <translation>punctați {count} {feature:for} {cell}</translation>
    </message>
    <message>
        <source>score {count} for the {feature} at {cell}, {name}&apos;s points to {name2}</source>
        <translation>punctați {count} {feature:for} {cell}, punctele pentru {name} merg la {name2}</translation>
    </message>
    <message>
        <source>calm: {ghosts}, for the {feature} at {cell}</source>
        <translation>liniștiți {ghosts} {feature:for} {cell}</translation>
    </message>
    <message>
        <source>calm: {ghosts}, for the {feature} at {cell}, {name}&apos;s points to {name2}</source>
        <translation>liniștiți {ghosts} {feature:for} {cell}, punctele pentru {name} merg la {name2}</translation>
    </message>
    <message>
        <source>the hound beside the {owner} on the {feature} at {cell}</source>
        <translation>câinele lângă: {owner} {feature:on} {cell}</translation>
    </message>
    <message>
        <source>drive away {ghosts}</source>
        <translation>alungați {ghosts}</translation>
    </message>
    <message>
        <source>a tile face down at {cell}</source>
        <translation>un cartonaș cu fața în jos la {cell}</translation>
    </message>
    <message>
        <source>take the {owner} home from the {feature} at {cell}</source>
        <translation>luați acasă {feature:from} {cell}: {owner}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nimic</translation>
    </message>
    <message>
        <source>all put one more figure down</source>
        <translation>toți mai pun un pion</translation>
    </message>
    <message>
        <source>all take a figure home</source>
        <translation>toți iau un pion acasă</translation>
    </message>
    <message>
        <source>one more {owner} on the {feature} at {cell}</source>
        <translation>încă un {owner} {feature:on} {cell}</translation>
    </message>
    <message>
        <source>the {owner} home from the {feature} at {cell}</source>
        <translation>acasă {feature:from} {cell}: {owner}</translation>
    </message>
    <message>
        <source>{name} lays a tile face down</source>
        <translation>{name} pune un cartonaș cu fața în jos</translation>
    </message>
    <message>
        <source>{name} lays a tile</source>
        <translation>{name} plasează un cartonaș</translation>
    </message>
    <message>
        <source>{name} puts a {figure} on the {feature}</source>
        <translation>{name} pune {figure:acc} {feature:onto}</translation>
    </message>
    <message>
        <source>{name}&apos;s {figure} goes home</source>
        <translation>{name}: {figure:the} se întoarce acasă</translation>
    </message>
    <message>
        <source>{name}: unfinished {feature} of {count}</source>
        <translation>{name}: {feature} ({count}), neterminat</translation>
    </message>
    <message>
        <source>{name}: {feature} of {count}</source>
        <translation>{name}: {feature} ({count})</translation>
    </message>
    <message>
        <source>{name}: unfinished {feature}</source>
        <translation>{name}: {feature}, neterminat</translation>
    </message>
    <message>
        <source>{name}: {feature}</source>
        <translation>{name}: {feature}</translation>
    </message>
    <message>
        <source>a {figure} comes to the {feature}</source>
        <translation>{figure} apare {feature:onto}</translation>
    </message>
    <message>
        <source>the {figure} comes to the {feature}</source>
        <translation>{figure:the} apare {feature:onto}</translation>
    </message>
    <message>
        <source>a {figure} leaves the {feature}</source>
        <translation>{figure} pleacă {feature:from}</translation>
    </message>
    <message>
        <source>the {figure} leaves the {feature}</source>
        <translation>{figure:the} pleacă {feature:from}</translation>
    </message>
    <message>
        <source>the {figure} goes to the {feature}</source>
        <translation>{figure:the} merge {feature:onto}</translation>
    </message>
    <message>
        <source>mist closes</source>
        <translation>ceața se închide</translation>
    </message>
    <message>
        <source>{tile} goes back to the others</source>
        <translation>cartonașul se întoarce la celelalte</translation>
    </message>
    <message>
        <source>{tile} fits nowhere and leaves the game</source>
        <translation>cartonașul nu se potrivește nicăieri și iese din joc</translation>
    </message>
    <message>
        <source>{count} of {name} go to {name2}</source>
        <translation>{count} de la {name} merg la {name2}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>jocul s-a încheiat</translation>
    </message>
    <message>
        <source>the game is won: {why}</source>
        <translation>jocul este câștigat. {why}</translation>
    </message>
    <message>
        <source>the game is lost: {why}</source>
        <translation>jocul este pierdut. {why}</translation>
    </message>
    <message>
        <source>the goal of {count} is reached</source>
        <translation>ținta a fost atinsă: {count}</translation>
    </message>
    <message>
        <source>the bank has too few ghosts</source>
        <translation>rezerva are prea puține fantome</translation>
    </message>
    <message>
        <source>the bank of ghosts is empty</source>
        <translation>rezerva de fantome este goală</translation>
    </message>
    <message>
        <source>no tile is left and the goal is not reached</source>
        <translation>nu mai sunt cartonașe și ținta nu a fost atinsă</translation>
    </message>
    <message>
        <source>a tile that was drawn fits nowhere</source>
        <translation>un cartonaș tras nu se potrivește nicăieri</translation>
    </message>
    <message>
        <source>stack {n} is used up and {count} are not reached</source>
        <translation>pachetul {n} s-a terminat și nu s-au atins {count}</translation>
    </message>
    <message>
        <source>{rule}: {why}</source>
        <translation>{rule}: {why}</translation>
    </message>
    <message>
        <source>{rule}: first {why}</source>
        <translation>{rule}: întâi {why}</translation>
    </message>
    <message>
        <source>its {side} edge is {edge} and would meet {edge2}</source>
        <translation>marginile nu se potrivesc ({side}): {edge} și {edge2}</translation>
    </message>
    <message>
        <source>it would touch only tiles that lie face down</source>
        <translation>ar atinge doar cartonașe cu fața în jos</translation>
    </message>
    <message>
        <source>it would touch no laid tile by an edge</source>
        <translation>nu ar atinge cu o margine niciun cartonaș plasat</translation>
    </message>
    <message>
        <source>there is no such tile in this game</source>
        <translation>un astfel de cartonaș nu există în acest joc</translation>
    </message>
    <message>
        <source>there is no tile &quot;{text}&quot; in this game</source>
        <translation>un astfel de cartonaș nu există în acest joc</translation>
    </message>
    <message>
        <source>no copy of {tile} is left</source>
        <translation>nu a mai rămas un astfel de cartonaș</translation>
    </message>
    <message>
        <source>no copy of {tile} shows a garden</source>
        <translation>niciun astfel de cartonaș nu are grădină</translation>
    </message>
    <message>
        <source>not so many copies of {tile} are left</source>
        <translation>nu au rămas atâtea astfel de cartonașe</translation>
    </message>
    <message>
        <source>there is no such tile to be drawn</source>
        <translation>un astfel de cartonaș nu poate fi tras</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; a figure is placed on it, or none, before anything else</source>
        <translation>cartonașul acestei ture e plasat; întâi se pune un pion pe el sau niciunul</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; its turn is not over</source>
        <translation>cartonașul acestei ture e plasat; tura nu s-a încheiat</translation>
    </message>
    <message>
        <source>the tile of this turn is laid; tiles are drawn when a turn begins</source>
        <translation>cartonașul acestei ture e plasat; se trage la începutul turei</translation>
    </message>
    <message>
        <source>something else is to be done before</source>
        <translation>înainte trebuie făcut altceva</translation>
    </message>
    <message>
        <source>a tile is laid first</source>
        <translation>întâi se plasează un cartonaș</translation>
    </message>
    <message>
        <source>it is none of the tiles that were drawn</source>
        <translation>nu este niciunul dintre cartonașele trase</translation>
    </message>
    <message>
        <source>tiles were drawn, so none out of a player&apos;s own supply is laid</source>
        <translation>s-au tras cartonașe, deci nu se plasează din rezerva proprie</translation>
    </message>
    <message>
        <source>it was not drawn: it is laid out of a player&apos;s own supply</source>
        <translation>nu a fost tras: se plasează din rezerva proprie</translation>
    </message>
    <message>
        <source>{tile} fits, so one that fits is laid and the others go back</source>
        <translation>unul dintre cele trase se potrivește: acela se plasează, celelalte se întorc</translation>
    </message>
    <message>
        <source>it stays in the game: it fits at {cell}, turned {n} times</source>
        <translation>rămâne în joc: se potrivește la {cell}</translation>
    </message>
    <message>
        <source>it stays in the game: it fits, turned {n} times</source>
        <translation>rămâne în joc: se potrivește undeva</translation>
    </message>
    <message>
        <source>a tile is turned by 0 to 3 quarter turns</source>
        <translation>un cartonaș se rotește cu 0 până la 3 sferturi</translation>
    </message>
    <message>
        <source>{cell} is taken by {text}</source>
        <translation>locul {cell} este ocupat</translation>
    </message>
    <message>
        <source>{cell} is taken</source>
        <translation>locul {cell} este ocupat</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <translation>un astfel de jucător nu există</translation>
    </message>
    <message>
        <source>{name} has no {figure} in hand</source>
        <translation>{name} nu are în mână {figure:acc}</translation>
    </message>
    <message>
        <source>there is no such place at {cell}</source>
        <translation>la {cell} nu există un astfel de loc</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>un astfel de loc nu există</translation>
    </message>
    <message>
        <source>a figure goes only on the tile just laid, at {cell}</source>
        <translation>un pion se pune doar pe cartonașul abia plasat</translation>
    </message>
    <message>
        <source>a figure goes only on the tile just laid,</source>
        <translation>un pion se pune doar pe cartonașul abia plasat</translation>
    </message>
    <message>
        <source>it is the turn of {name}</source>
        <translation>este rândul lui {name}</translation>
    </message>
    <message>
        <source>the tile just laid has no such {feature}</source>
        <translation>cartonașul abia plasat nu are așa ceva ({feature})</translation>
    </message>
    <message>
        <source>a figure stands on this {feature} already</source>
        <translation>{feature}: un pion stă deja aici</translation>
    </message>
    <message>
        <source>a {figure} may not stand on a {feature}</source>
        <translation>{figure} nu poate sta {feature:on}</translation>
    </message>
    <message>
        <source>this step cannot be left out</source>
        <translation>acest pas nu poate fi sărit</translation>
    </message>
    <message>
        <source>this step cannot be left out: choose one of its answers</source>
        <translation>acest pas nu poate fi sărit: alegeți un răspuns</translation>
    </message>
    <message>
        <source>nothing like that is done in this game</source>
        <translation>așa ceva nu se face în acest joc</translation>
    </message>
    <message>
        <source>no such figure stands at {cell}</source>
        <translation>la {cell} nu stă un astfel de pion</translation>
    </message>
    <message>
        <source>no such figure stands</source>
        <translation>un astfel de pion nu stă acolo</translation>
    </message>
    <message>
        <source>nobody can be given {count}</source>
        <translation>nu se pot da atâtea puncte ({count})</translation>
    </message>
    <message>
        <source>the turn is not over: a figure is placed, or none, before the game ends</source>
        <translation>tura nu s-a încheiat: întâi se pune un pion sau niciunul</translation>
    </message>
    <message>
        <source>an abbot goes only to a monastery or a garden</source>
        <translation>abatele merge doar în mănăstire sau în grădină</translation>
    </message>
    <message>
        <source>only an abbot goes to a garden</source>
        <translation>în grădină merge doar abatele</translation>
    </message>
    <message>
        <source>an abbot is taken home instead of placing a figure, after the tile is laid</source>
        <translation>abatele se ia acasă după plasarea cartonașului, în loc de a pune un pion</translation>
    </message>
    <message>
        <source>only abbots are taken home early</source>
        <translation>doar abații se iau acasă mai devreme</translation>
    </message>
    <message>
        <source>no such abbot stands</source>
        <translation>un astfel de abate nu stă acolo</translation>
    </message>
    <message>
        <source>it belongs to {name}, and it is the turn of {name2}</source>
        <translation>este al lui {name}, iar la rând este {name2}</translation>
    </message>
    <message>
        <source>all its neighbours are laid: it is scored now and comes home anyway</source>
        <translation>toți vecinii sunt plasați: se punctează acum și se întoarce oricum</translation>
    </message>
    <message>
        <source>nobody stands on the tower itself</source>
        <translation>pe turn nu stă nimeni</translation>
    </message>
    <message>
        <source>this game is played without farmers</source>
        <translation>în acest joc nu sunt țărani</translation>
    </message>
    <message>
        <source>the river is laid first, its lake last</source>
        <translation>întâi se plasează râul, lacul la sfârșit</translation>
    </message>
    <message>
        <source>with the river its spring begins the game</source>
        <translation>cu râul, jocul începe cu izvorul</translation>
    </message>
    <message>
        <source>the river would turn back at once: no two bends the same way in a row</source>
        <translation>râul s-ar întoarce imediat: nu două cotituri la fel la rând</translation>
    </message>
    <message>
        <source>it would not go on with the river</source>
        <translation>nu ar continua râul</translation>
    </message>
    <message>
        <source>this kind of figure may not stand on a tent</source>
        <translation>acest pion nu poate sta pe cort</translation>
    </message>
    <message>
        <source>no more than {n} figures of a player may stand on tents</source>
        <translation>pe corturi pot sta cel mult {n} pioni ai unui jucător</translation>
    </message>
    <message>
        <source>tiles are drawn already; one of them is laid</source>
        <translation>s-au tras deja cartonașe; unul dintre ele se plasează</translation>
    </message>
    <message>
        <source>at least one tile is drawn</source>
        <translation>se trage cel puțin un cartonaș</translation>
    </message>
    <message>
        <source>{count} must be drawn</source>
        <translation>trebuie trase {count}</translation>
    </message>
    <message>
        <source>none of the first tiles fitted; from then on one tile at a time is drawn</source>
        <translation>niciunul dintre primele cartonașe nu s-a potrivit; de acum se trage câte unul</translation>
    </message>
    <message>
        <source>only {count} left</source>
        <translation>au rămas doar {count}</translation>
    </message>
    <message>
        <source>only {count} may be drawn</source>
        <translation>se pot trage doar {count}</translation>
    </message>
    <message>
        <source>the {figure} is beside the board already</source>
        <translation>{figure:the} este deja lângă tablă</translation>
    </message>
    <message>
        <source>mage and witch move after a magic tile, or when a tile brings both onto one road or city, before the figure step</source>
        <translation>magicianul și vrăjitoarea se mută după un cartonaș magic sau când un cartonaș îi unește pe un drum ori într-un oraș, înainte de pasul pionului</translation>
    </message>
    <message>
        <source>the {figure} leaves the board only if no unfinished road or city is left for a move</source>
        <translation>{figure:the} pleacă de pe tablă doar dacă nu mai e niciun drum sau oraș neterminat</translation>
    </message>
    <message>
        <source>the {figure} stands there already</source>
        <translation>{figure:the} stă deja acolo</translation>
    </message>
    <message>
        <source>the {figure} stands only on roads and in cities, not on a {feature}</source>
        <translation>{figure:the} stă doar pe drumuri și în orașe</translation>
    </message>
    <message>
        <source>this {feature} is finished</source>
        <translation>{feature}: este deja terminat</translation>
    </message>
    <message>
        <source>the {figure} must go to another road or city than the one it stands on</source>
        <translation>{figure:the} trebuie să meargă pe alt drum sau în alt oraș</translation>
    </message>
    <message>
        <source>the {figure} stands on this {feature}</source>
        <translation>{figure:the} stă {feature:on}</translation>
    </message>
    <message>
        <source>no crop circle waits for anybody now</source>
        <translation>niciun cerc în lan nu așteaptă pe nimeni acum</translation>
    </message>
    <message>
        <source>{name} says first whether all players deploy or all remove a figure</source>
        <translation>{name} spune întâi dacă toți pun sau toți iau un pion</translation>
    </message>
    <message>
        <source>{name} must take a figure home</source>
        <translation>{name} trebuie să ia un pion acasă</translation>
    </message>
    <message>
        <source>all players deploy a figure, or none</source>
        <translation>toți pun un pion sau niciunul</translation>
    </message>
    <message>
        <source>all players take a figure home</source>
        <translation>toți iau un pion acasă</translation>
    </message>
    <message>
        <source>it goes from hand beside an own figure {people}</source>
        <translation>merge din mână lângă un pion propriu {people}</translation>
    </message>
    <message>
        <source>no such figure is called</source>
        <translation>un astfel de pion nu e chemat</translation>
    </message>
    <message>
        <source>no cemetery waits for a burial</source>
        <translation>niciun cimitir nu așteaptă o îngropare</translation>
    </message>
    <message>
        <source>no further ghost is due on a cemetery</source>
        <translation>pe cimitir nu mai trebuie nicio fantomă</translation>
    </message>
    <message>
        <source>no finished feature waits to be scored</source>
        <translation>nicio construcție terminată nu așteaptă punctarea</translation>
    </message>
    <message>
        <source>no hound is due</source>
        <translation>niciun câine nu e la rând</translation>
    </message>
    <message>
        <source>no hound drives ghosts away</source>
        <translation>niciun câine nu alungă fantome</translation>
    </message>
    <message>
        <source>no tile is to be laid face down</source>
        <translation>niciun cartonaș nu trebuie pus cu fața în jos</translation>
    </message>
    <message>
        <source>the further ghost goes on an open cemetery</source>
        <translation>fantoma suplimentară merge pe un cimitir deschis</translation>
    </message>
    <message>
        <source>a hound goes beside a figure that stands on the board</source>
        <translation>câinele merge lângă un pion de pe tablă</translation>
    </message>
    <message>
        <source>{name} has no score figure</source>
        <translation>{name} nu are figură de punctaj</translation>
    </message>
    <message>
        <source>figures stand on roads, in cities and on castles only</source>
        <translation>pionii stau doar pe drumuri, în orașe și pe castele</translation>
    </message>
    <message>
        <source>there is no mist and no cemetery like that at {cell}</source>
        <translation>la {cell} nu există așa ceață sau cimitir</translation>
    </message>
    <message>
        <source>the bank has no ghost</source>
        <translation>rezerva nu are nicio fantomă</translation>
    </message>
    <message>
        <source>no cemetery at {cell} waits for a burial</source>
        <translation>la {cell} niciun cimitir nu așteaptă o îngropare</translation>
    </message>
    <message>
        <source>a figure in hand is buried only when none stands on the board</source>
        <translation>un pion din mână se îngroapă doar când niciunul nu stă pe tablă</translation>
    </message>
    <message>
        <source>no figure like that stands</source>
        <translation>un astfel de pion nu stă acolo</translation>
    </message>
    <message>
        <source>no figure like that stands at {cell}</source>
        <translation>la {cell} nu stă un astfel de pion</translation>
    </message>
    <message>
        <source>a tile is laid face down only in the surroundings of an open cemetery</source>
        <translation>cu fața în jos se pune un cartonaș doar lângă un cimitir deschis</translation>
    </message>
    <message>
        <source>at least one ghost is taken away</source>
        <translation>se ia cel puțin o fantomă</translation>
    </message>
    <message>
        <source>the same place is named twice</source>
        <translation>același loc este numit de două ori</translation>
    </message>
    <message>
        <source>fewer ghosts stand at {cell}</source>
        <translation>la {cell} sunt mai puține fantome</translation>
    </message>
    <message>
        <source>the ghosts of one tile only are taken away</source>
        <translation>se iau doar fantomele de pe un cartonaș</translation>
    </message>
    <message>
        <source>the ghosts of two tiles at most are taken away</source>
        <translation>se iau fantomele de pe cel mult două cartonașe</translation>
    </message>
    <message>
        <source>at most 3 ghosts of a tile are taken away</source>
        <translation>de pe un cartonaș se iau cel mult 3 fantome</translation>
    </message>
    <message>
        <source>{cell} is none of the nine tiles round the hound</source>
        <translation>{cell} nu e dintre cele nouă cartonașe din jurul câinelui</translation>
    </message>
    <message>
        <source>Mists over Carcassonne is played with its own tiles only, without other sets</source>
        <translation>Ceață peste Carcassonne se joacă doar cu cartonașele proprii</translation>
    </message>
    <message>
        <source>Mists over Carcassonne is played without abbots</source>
        <translation>Ceață peste Carcassonne se joacă fără abați</translation>
    </message>
    <message>
        <source>who plays alone has 4 colours, not {n}</source>
        <translation>cine joacă singur are 4 culori, nu {n}</translation>
    </message>
    <message>
        <source>of two players each has 2 colours, not {n}</source>
        <translation>din doi jucători fiecare are 2 culori, nu {n}</translation>
    </message>
    <message>
        <source>of three or more players each has 1 colour, not {n}</source>
        <translation>din trei sau mai mulți jucători fiecare are o culoare, nu {n}</translation>
    </message>
    <message>
        <source>{name} has no points to hand over</source>
        <translation>{name} nu are puncte de dat</translation>
    </message>
    <message>
        <source>it is not said who gets the points of a colour without a score figure</source>
        <translation>nu s-a spus cine ia punctele unei culori fără figură de punctaj</translation>
    </message>
    <message>
        <source>there is no such feature at {cell}</source>
        <translation>la {cell} nu există o astfel de construcție</translation>
    </message>
    <message>
        <source>nobody stands there any more: a feature is scored or calms, once</source>
        <translation>nimeni nu mai stă acolo: o construcție se punctează sau liniștește o singură dată</translation>
    </message>
    <message>
        <source>it is not finished</source>
        <translation>nu este terminat</translation>
    </message>
    <message>
        <source>another finished feature comes before it</source>
        <translation>înainte vine altă construcție terminată</translation>
    </message>
    <message>
        <source>a game has 1 to {n} players, not {n2}</source>
        <translation>un joc are 1 până la {n} jucători, nu {n2}</translation>
    </message>
    <message>
        <source>two players have the colour {colour}</source>
        <translation>doi jucători au aceeași culoare ({colour})</translation>
    </message>
    <message>
        <source>two players cannot both be {colour}</source>
        <translation>doi jucători nu pot avea aceeași culoare ({colour})</translation>
    </message>
    <message>
        <source>a name has neither commas nor colons in it</source>
        <translation>un nume nu conține virgule sau două puncte</translation>
    </message>
    <message>
        <source>no tile set in play has a start tile</source>
        <translation>niciun set din joc nu are cartonaș de început</translation>
    </message>
    <message>
        <source>the start tile is none of this game</source>
        <translation>cartonașul de început nu ține de acest joc</translation>
    </message>
    <message>
        <source>the start tile is turned by 0 to 3 quarter turns</source>
        <translation>cartonașul de început se rotește cu 0 până la 3 sferturi</translation>
    </message>
    <message>
        <source>question {n} is not open any more</source>
        <translation>această întrebare nu mai este deschisă</translation>
    </message>
    <message>
        <source>the game has not begun: lay the start tile alone on the table</source>
        <translation>jocul nu a început: puneți pe masă doar cartonașul de început</translation>
    </message>
    <message>
        <source>say which player&apos;s score is meant</source>
        <translation>spuneți scorul cui se modifică</translation>
    </message>
    <message>
        <source>points given by hand need a reason</source>
        <translation>punctele date manual au nevoie de un motiv</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no command of a game</source>
        <translation>aceasta nu este o comandă a jocului</translation>
    </message>
    <message>
        <source>&quot;{text}&quot; is no answer to this question</source>
        <translation>acesta nu este un răspuns la întrebare</translation>
    </message>
    <message>
        <source>say which tiles were drawn</source>
        <translation>spuneți ce cartonașe s-au tras</translation>
    </message>
    <message>
        <source>a game is playing, paused or clearing up</source>
        <translation>un joc este în curs, în pauză sau se strânge masa</translation>
    </message>
    <message>
        <source>there is nothing to undo</source>
        <translation>nu e nimic de anulat</translation>
    </message>
    <message>
        <source>there is nothing to redo</source>
        <translation>nu e nimic de refăcut</translation>
    </message>
    <message>
        <source>the start tile cannot be changed: begin a new game</source>
        <translation>cartonașul de început nu poate fi schimbat: începeți un joc nou</translation>
    </message>
    <message>
        <source>say whose figure is placed</source>
        <translation>spuneți al cui pion se pune</translation>
    </message>
    <message>
        <source>nobody plays {colour}</source>
        <translation>nimeni nu joacă cu această culoare ({colour})</translation>
    </message>
    <message>
        <source>say whose figure is taken away</source>
        <translation>spuneți al cui pion se ia</translation>
    </message>
    <message>
        <source>that figure is not on the table any more</source>
        <translation>acel pion nu mai este pe masă</translation>
    </message>
    <message>
        <source>this clears itself when the table shows it done</source>
        <translation>dispare singură când se vede pe masă</translation>
    </message>
    <message>
        <source>its turn is over</source>
        <translation>tura ei s-a încheiat</translation>
    </message>
    <message>
        <source>what it replaces does not count any more</source>
        <translation>ceea ce înlocuiește nu mai contează</translation>
    </message>
    <message>
        <source>a game can begin only once</source>
        <translation>un joc poate începe o singură dată</translation>
    </message>
    <message>
        <source>then &quot;{text}&quot; could not have been done: {why}</source>
        <translation>atunci mutările următoare nu ar fi fost posibile. {why}</translation>
    </message>
    <message>
        <source>the camera cannot say on which road or city it stands</source>
        <translation>camera nu vede pe ce drum sau în ce oraș stă</translation>
    </message>
    <message>
        <source>its place is not in clear view</source>
        <translation>locul nu se vede clar</translation>
    </message>
    <message>
        <source>no start tile {tile} can be seen on this board</source>
        <translation>pe această tablă nu se vede cartonașul de început</translation>
    </message>
    <message>
        <source>The board in the picture is not the board of this game. Show the whole board to the camera</source>
        <translation>Tabla din imagine nu este tabla acestui joc. Arătați camerei toată tabla</translation>
    </message>
    <message>
        <source>A hand is over the table</source>
        <translation>O mână este deasupra mesei</translation>
    </message>
    <message>
        <source>All tiles are gone from the table</source>
        <translation>De pe masă au dispărut toate cartonașele</translation>
    </message>
    <message>
        <source>The board cannot be seen any more: {why}</source>
        <translation>Tabla nu se mai vede. {why}</translation>
    </message>
    <message>
        <source>nothing in it looks like a tile that lies face up</source>
        <translation>nimic din imagine nu arată ca un cartonaș cu fața în sus</translation>
    </message>
    <message>
        <source>what looks a little like a tile in it is not one for certain</source>
        <translation>ce seamănă puțin cu un cartonaș nu este sigur unul</translation>
    </message>
    <message>
        <source>The tiles in the picture are not the board that lay there before</source>
        <translation>Cartonașele din imagine nu sunt tabla de dinainte</translation>
    </message>
    <message>
        <source>The camera gives no pictures</source>
        <translation>Camera nu dă imagini</translation>
    </message>
    <message>
        <source>{text} gives no more pictures. Plug it in again; the game goes on by itself</source>
        <translation>Camera nu mai dă imagini. Conectați-o din nou; jocul continuă singur</translation>
    </message>
    <message>
        <source>still no picture from {text}. Plug it in again; the game goes on by itself</source>
        <translation>Tot nu vine nicio imagine. Conectați camera din nou; jocul continuă singur</translation>
    </message>
    <message>
        <source>meeples of each player</source>
        <translation>supuși pentru fiecare jucător</translation>
    </message>
    <message>
        <source>points of a finished city of two tiles</source>
        <translation>puncte pentru un oraș terminat din două cartonașe</translation>
    </message>
    <message>
        <source>points of a field for each finished city beside it</source>
        <translation>puncte ale unui câmp pentru fiecare oraș terminat vecin</translation>
    </message>
    <message>
        <source>farmers may be placed</source>
        <translation>se pot plasa țărani</translation>
    </message>
    <message>
        <source>a crop circle has its effect: all deploy one more figure beside an own one, or all take one home</source>
        <translation>cercul în lan are efect: toți pun încă un pion lângă unul propriu sau toți iau unul acasă</translation>
    </message>
    <message>
        <source>most figures of one player on tents, and most extra tiles in a turn</source>
        <translation>cel mult atâția pioni ai unui jucător pe corturi și cartonașe în plus pe tură</translation>
    </message>
    <message>
        <source>the extra tiles must be drawn</source>
        <translation>cartonașele în plus trebuie trase</translation>
    </message>
    <message>
        <source>several drawn tiles of which none fits go back to the others; no: they leave the game</source>
        <translation>dacă din mai multe cartonașe trase niciunul nu se potrivește, se întorc la celelalte; nu: ies din joc</translation>
    </message>
    <message>
        <source>a closed tent pays only if a figure is on it</source>
        <translation>un cort închis aduce puncte doar cu un pion pe el</translation>
    </message>
    <message>
        <source>an abbot may stand on a tent</source>
        <translation>un abate poate sta pe cort</translation>
    </message>
    <message>
        <source>each player has a big meeple, which counts as two</source>
        <translation>fiecare jucător are un supus mare, care contează dublu</translation>
    </message>
    <message>
        <source>one move is enough for a magic tile that brings mage and witch onto one feature; no: one move parts them, another is for the symbol</source>
        <translation>când un cartonaș magic unește magicianul și vrăjitoarea, ajunge o mutare; nu: una îi desparte, alta e pentru simbol</translation>
    </message>
    <message>
        <source>level of the game</source>
        <translation>nivelul jocului</translation>
    </message>
    <message>
        <source>only who has most figures on a feature scores it, instead of every colour there</source>
        <translation>punctează doar cine are cei mai mulți pioni pe construcție, nu fiecare culoare</translation>
    </message>
    <message>
        <source>of a tile with two mists only the parts that stay open put out ghosts</source>
        <translation>la un cartonaș cu două cețuri doar părțile rămase deschise aduc fantome</translation>
    </message>
    <message>
        <source>the active player chooses in which order finished features are scored or calm ghosts</source>
        <translation>jucătorul activ alege ordinea în care construcțiile terminate punctează sau liniștesc fantome</translation>
    </message>
    <message>
        <source>a drawn tile that fits nowhere loses the game, instead of being replaced</source>
        <translation>un cartonaș tras care nu se potrivește nicăieri pierde jocul, nu se înlocuiește</translation>
    </message>
    <message>
        <source>closing mist leaves the ghosts on a cemetery</source>
        <translation>închiderea ceții lasă fantomele pe cimitir</translation>
    </message>
    <message>
        <source>a figure scored in this turn has gone home and takes no hound</source>
        <translation>un pion punctat în această tură a plecat și nu primește câine</translation>
    </message>
    <message>
        <source>a tile laid face down touches some tile by an edge</source>
        <translation>un cartonaș cu fața în jos atinge altul cu o margine</translation>
    </message>
    <message>
        <source>no tile left to be laid face down counts as using up the stack</source>
        <translation>dacă nu mai e cartonaș de pus cu fața în jos, pachetul e terminat</translation>
    </message>
    <message>
        <source>the start tile that the spring replaces is shuffled in; else it stays in the box</source>
        <translation>cartonașul de început înlocuit de izvor se amestecă; altfel rămâne în cutie</translation>
    </message>
    <message>
        <source>each player has an abbot; gardens count</source>
        <translation>fiecare jucător are un abate; grădinile contează</translation>
    </message>
    <message>
        <source>all towers are paid before any feature; no: feature by feature, each with its tower and its figures going home</source>
        <translation>toate turnurile se plătesc înaintea construcțiilor; nu: pe rând, fiecare cu turnul ei și cu pionii care pleacă</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jocul de bază</translation>
    </message>
    <message>
        <source>Crop circle (old Mage &amp; Witch box)</source>
        <translation>Cercul în lan (prima ediție a Magicianului și vrăjitoarei)</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Ghicitoarea</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Hanuri și catedrale</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <translation>Magicianul și vrăjitoarea</translation>
    </message>
    <message>
        <source>Mists over Carcassonne (Tilewatch&apos;s own tiles)</source>
        <translation>Ceață peste Carcassonne (cartonașe proprii Tilewatch)</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Râul</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Turnurile de veghe</translation>
    </message>
    <message>
        <source>no game has begun yet</source>
        <translation>încă nu a început niciun joc</translation>
    </message>
    <message>
        <source>this game is not over: end it or clear up first</source>
        <translation>acest joc nu s-a terminat: încheiați-l sau strângeți mai întâi</translation>
    </message>
    <message>
        <source>this game is kept nowhere: save it before the next begins, or let it go</source>
        <translation>acest joc nu este păstrat nicăieri: salvați-l înainte să înceapă următorul sau renunțați la el</translation>
    </message>
    <message>
        <source>The next game is kept in {text}</source>
        <translation>Jocul următor se păstrează în {text}</translation>
    </message>
</context>
<context>
    <name>engine_terms</name>
    <message numerus="yes">
        <source>%n corner marker(s)</source>
        <translation>
            <numerusform>%n marcaj de colț</numerusform>
            <numerusform>%n marcaje de colț</numerusform>
            <numerusform>%n de marcaje de colț</numerusform>
        </translation>
    </message>
    <message>
        <source>the lens board</source>
        <translation>placa pentru obiectiv</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>ghosts and a cell</comment>
        <translation>%1 de pe %2</translation>
    </message>
    <message>
        <source>%1 on the cemetery</source>
        <comment>ghosts</comment>
        <translation>%1 pe cimitir</translation>
    </message>
    <message>
        <source>%1 on the tile</source>
        <comment>ghosts</comment>
        <translation>%1 pe cartonaș</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>colour and figure</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>cineva</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nimeni</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a figure and its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>river</source>
        <translation>râu</translation>
    </message>
    <message>
        <source>in English</source>
        <comment>the language that this file is in</comment>
        <translation>în română</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %2 pentru %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> și </translation>
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
        <translation>Ceață: închisă</translation>
    </message>
    <message>
        <source>Mist: never closes, %1</source>
        <translation>Ceață: nu se mai închide, %1</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>închis</translation>
    </message>
    <message>
        <source>never closes</source>
        <translation>nu se mai închide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>hound at %1: to be put now</source>
        <translation>câinele la %1: se pune acum</translation>
    </message>
    <message>
        <source>hound at %1: drives ghosts away</source>
        <translation>câinele la %1: alungă fantome</translation>
    </message>
    <message>
        <source>hound at %1: lies beside a figure</source>
        <translation>câinele la %1: stă lângă un pion</translation>
    </message>
    <message>
        <source>hound at %1: gone</source>
        <translation>câinele la %1: plecat</translation>
    </message>
    <message>
        <source>hound at %1: waits</source>
        <translation>câinele la %1: așteaptă</translation>
    </message>
    <message>
        <source>No ghost left: one more loses</source>
        <translation>Nicio fantomă rămasă: încă una pierde</translation>
    </message>
    <message>
        <source>Only %1 left in the bank</source>
        <translation>Doar %1 în rezervă</translation>
    </message>
    <message>
        <source>%1 of %2 ghosts in the bank</source>
        <translation>Fantome în rezervă: %1 din %2</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 din %2 puncte</translation>
    </message>
    <message>
        <source>%1 of %2 points each</source>
        <translation>%1 din %2 puncte fiecare</translation>
    </message>
    <message>
        <source>%1 open</source>
        <translation>deschise: %1</translation>
    </message>
    <message>
        <source>%1 closed</source>
        <translation>închise: %1</translation>
    </message>
    <message>
        <source>%1 never</source>
        <translation>definitiv: %1</translation>
    </message>
    <message>
        <source>Mist: %1</source>
        <translation>Cețuri: %1</translation>
    </message>
    <message>
        <source>Mists, level %1</source>
        <translation>Cețuri, nivelul %1</translation>
    </message>
    <message>
        <source>Stack %1: %2 left</source>
        <translation>Pachetul %1: %2</translation>
    </message>
    <message>
        <source>Stack %1</source>
        <translation>Pachetul %1</translation>
    </message>
    <message>
        <source>Level won</source>
        <translation>Nivel câștigat</translation>
    </message>
    <message>
        <source>Level lost</source>
        <translation>Nivel pierdut</translation>
    </message>
    <message numerus="yes">
        <source>Mist: %1, %n open edge(s)</source>
        <translation>
            <numerusform>Ceață: %1, %n margine deschisă</numerusform>
            <numerusform>Ceață: %1, %n margini deschise</numerusform>
            <numerusform>Ceață: %1, %n de margini deschise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) missing</source>
        <translation>
            <numerusform>lipsește %n cartonaș</numerusform>
            <numerusform>lipsesc %n cartonașe</numerusform>
            <numerusform>lipsesc %n de cartonașe</numerusform>
        </translation>
    </message>
    <message>
        <source>chance %1 %</source>
        <translation>șansă %1 %</translation>
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
        <translation>Câștigă %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Jocul s-a încheiat</translation>
    </message>
    <message>
        <source>A tie: %1</source>
        <translation>Egalitate: %1</translation>
    </message>
    <message>
        <source> and </source>
        <translation> și </translation>
    </message>
    <message>
        <source>Place a meeple</source>
        <translation>Plasați un supus</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Plasați un cartonaș</translation>
    </message>
    <message>
        <source>or go on with the next tile</source>
        <translation>sau continuați cu următorul cartonaș</translation>
    </message>
    <message>
        <source>the camera is watching</source>
        <translation>camera urmărește</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>La rând: %1</translation>
    </message>
    <message>
        <source>Place a meeple, or let the next tile come</source>
        <translation>Plasați un supus sau lăsați să urmeze cartonașul</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>Ready when you are</source>
        <translation>Putem începe</translation>
    </message>
    <message>
        <source>Lay the start tile where the camera sees it</source>
        <translation>Puneți cartonașul de început în fața camerei</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Nothing on the table counts until you go on</source>
        <translation>Nimic de pe masă nu contează până nu continuați</translation>
    </message>
    <message>
        <source>Clearing up</source>
        <translation>Se strânge masa</translation>
    </message>
    <message>
        <source>Take the tiles away; the game is kept</source>
        <translation>Puteți strânge cartonașele; jocul rămâne salvat</translation>
    </message>
    <message>
        <source>The level is won</source>
        <translation>Nivelul este câștigat</translation>
    </message>
    <message>
        <source>The level is lost</source>
        <translation>Nivelul este pierdut</translation>
    </message>
    <message numerus="yes">
        <source>May draw %n tile(s) and lay one of them</source>
        <translation>
            <numerusform>Poate trage %n cartonaș și îl plasează</numerusform>
            <numerusform>Poate trage %n cartonașe și plasează unul</numerusform>
            <numerusform>Poate trage %n de cartonașe și plasează unul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>a rămas %n cartonaș</numerusform>
            <numerusform>au rămas %n cartonașe</numerusform>
            <numerusform>au rămas %n de cartonașe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>together</source>
        <translation>total</translation>
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
        <translation>în mână: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>wins with a chance of %1 percent</source>
        <translation>șansă de câștig %1 la sută</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>câștigător</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>la rând</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) if the game ended now</source>
        <translation>
            <numerusform>%n punct dacă jocul s-ar încheia acum</numerusform>
            <numerusform>%n puncte dacă jocul s-ar încheia acum</numerusform>
            <numerusform>%n de puncte dacă jocul s-ar încheia acum</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preferences</name>
    <message>
        <source>Light</source>
        <translation>Deschise</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Ca sistemul</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Închise</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Culori</translation>
    </message>
</context>
<context>
    <name>prompts</name>
    <message>
        <source>Which tile is this?</source>
        <translation>Ce cartonaș este acesta?</translation>
    </message>
    <message>
        <source>This tile does not fit</source>
        <translation>Cartonașul nu se potrivește</translation>
    </message>
    <message>
        <source>Where does it stand?</source>
        <translation>Unde stă pionul?</translation>
    </message>
    <message>
        <source>Whose figure is this?</source>
        <translation>Al cui este acest pion?</translation>
    </message>
    <message>
        <source>This figure may not stand here</source>
        <translation>Pionul nu poate sta aici</translation>
    </message>
    <message>
        <source>Take it home</source>
        <translation>Luați pionii acasă</translation>
    </message>
    <message>
        <source>A tile is missing</source>
        <translation>Lipsește un cartonaș</translation>
    </message>
    <message>
        <source>A figure is missing</source>
        <translation>Lipsește un pion</translation>
    </message>
    <message>
        <source>Go on from this board?</source>
        <translation>Continuăm de la această tablă?</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>O întrebare</translation>
    </message>
    <message>
        <source>The camera is not sure. Look at the tile and choose.</source>
        <translation>Camera nu este sigură. Priviți cartonașul și alegeți.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regula %1</translation>
    </message>
    <message>
        <source>Goes away by itself when the table shows it done.</source>
        <translation>Dispare singură când se vede pe masă.</translation>
    </message>
    <message>
        <source>Or put it right on the table: this goes away by itself.</source>
        <translation>Sau corectați pe masă: dispare singură.</translation>
    </message>
    <message>
        <source>asked just now</source>
        <translation>chiar acum</translation>
    </message>
    <message>
        <source>asked %1 s ago</source>
        <translation>acum %1 s</translation>
    </message>
    <message>
        <source>asked %1 min ago</source>
        <translation>acum %1 min</translation>
    </message>
    <message>
        <source>Which figure is this?</source>
        <translation>Ce pion este acesta?</translation>
    </message>
    <message>
        <source>Move the mage or the witch</source>
        <translation>Mutați magicianul sau vrăjitoarea</translation>
    </message>
    <message>
        <source>Bury one guard</source>
        <translation>Îngropați un străjer</translation>
    </message>
    <message>
        <source>Place the extra ghost</source>
        <translation>Plasați fantoma suplimentară</translation>
    </message>
    <message>
        <source>Score, or calm ghosts?</source>
        <translation>Puncte sau liniștirea fantomelor?</translation>
    </message>
    <message>
        <source>Put the hound beside a figure</source>
        <translation>Puneți câinele lângă un pion</translation>
    </message>
    <message>
        <source>Drive ghosts away</source>
        <translation>Alungați fantomele</translation>
    </message>
    <message>
        <source>Use the crop circle</source>
        <translation>Folosiți cercul din lan</translation>
    </message>
    <message>
        <source>Lay a tile face down</source>
        <translation>Puneți un cartonaș cu fața în jos</translation>
    </message>
    <message>
        <source>Put ghosts here</source>
        <translation>Puneți fantome aici</translation>
    </message>
    <message>
        <source>Take ghosts away</source>
        <translation>Luați fantomele</translation>
    </message>
    <message>
        <source>Put the figure here</source>
        <translation>Puneți pionul aici</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source> (%1 on the board)</source>
        <translation> (%1 pe tablă)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nimic</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Cartonașe</translation>
    </message>
    <message>
        <source>Figures placed</source>
        <translation>Pioni plasați</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Convenit</translation>
    </message>
    <message>
        <source>the rules as they are printed</source>
        <translation>regulile așa cum sunt tipărite</translation>
    </message>
    <message>
        <source>turns: %1</source>
        <translation>ture: %1</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Puncte pe ture</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jocul de bază</translation>
    </message>
    <message>
        <source>Mage &amp; Witch</source>
        <translation>Magicianul și vrăjitoarea</translation>
    </message>
    <message>
        <source>The Fortune Teller</source>
        <translation>Ghicitoarea</translation>
    </message>
    <message>
        <source>The Watchtowers</source>
        <translation>Turnurile de veghe</translation>
    </message>
    <message>
        <source>Inns &amp; Cathedrals</source>
        <translation>Hanuri și catedrale</translation>
    </message>
    <message>
        <source>The River</source>
        <translation>Râul</translation>
    </message>
    <message>
        <source>Crop circle</source>
        <translation>Cercul în lan</translation>
    </message>
    <message>
        <source>Mists over Carcassonne</source>
        <translation>Ceață peste Carcassonne</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Orașe</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drumuri</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Câmpuri</translation>
    </message>
    <message>
        <source>Monasteries</source>
        <translation>Mănăstiri</translation>
    </message>
    <message>
        <source>Gardens</source>
        <translation>Grădini</translation>
    </message>
    <message>
        <source>Tents</source>
        <translation>Corturi</translation>
    </message>
    <message>
        <source>Castles</source>
        <translation>Castele</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Turnuri de veghe</translation>
    </message>
    <message>
        <source>Hounds</source>
        <translation>Câini</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Împreună</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 și %2</translation>
    </message>
    <message>
        <source>Level %1 is won</source>
        <translation>Nivelul %1 este câștigat</translation>
    </message>
    <message>
        <source>Level %1 is lost</source>
        <translation>Nivelul %1 este pierdut</translation>
    </message>
    <message>
        <source>Level %1, %2 points</source>
        <translation>Nivelul %1, %2 puncte</translation>
    </message>
    <message>
        <source>goal: %1 points</source>
        <translation>țintă: %1 puncte</translation>
    </message>
    <message>
        <source>ghosts in the bank: %1 of %2</source>
        <translation>fantome în rezervă: %1 din %2</translation>
    </message>
    <message>
        <source>The game is open</source>
        <translation>Jocul este deschis</translation>
    </message>
    <message>
        <source>The game is open; %1 leads</source>
        <translation>Jocul este deschis; conduce %1</translation>
    </message>
    <message>
        <source>Points so far, without a final scoring</source>
        <translation>Punctele de până acum, fără punctajul final</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 puncte</translation>
    </message>
    <message>
        <source>%1 wins with %2 points</source>
        <translation>Câștigă %1 cu %2 puncte</translation>
    </message>
    <message>
        <source>%1 share the win with %2 points</source>
        <translation>%1 câștigă împreună cu %2 puncte</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>%1 of %2 tiles</source>
        <translation>%1 din %2 cartonașe</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Cu fața în jos</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Puse deoparte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, unfinished</source>
        <translation>%1, neterminat</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>țintă</translation>
    </message>
    <message>
        <source>end</source>
        <translation>final</translation>
    </message>
    <message>
        <source>Who scored with what</source>
        <translation>Cine cu ce a punctat</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Every score</source>
        <translation>Fiecare punctaj</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punctaj final</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Dacă jocul s-ar încheia acum</translation>
    </message>
</context>
<context>
    <name>specials</name>
    <message>
        <source>%1: %2 on this %3, which nobody holds</source>
        <translation>%1: %2 (%3, nu aparține nimănui)</translation>
    </message>
    <message>
        <source>%1: %2 on this %3, %4 for %5</source>
        <translation>%1: %2 (%3, %4 pentru %5)</translation>
    </message>
    <message>
        <source> and </source>
        <translation> și </translation>
    </message>
    <message>
        <source>Watchtower: would pay %1 now (%2)</source>
        <translation>Turn de veghe: acum ar aduce %1 (%2)</translation>
    </message>
    <message>
        <source>Tent: %1 draws 1 tile</source>
        <translation>Cort: %1 trage 1 cartonaș</translation>
    </message>
    <message>
        <source>%1: on this %2</source>
        <comment>mage or witch, feature</comment>
        <translation>%1: aici (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Tent: %1 draws %n tile(s) and lays one</source>
        <translation>
            <numerusform>Cort: %1 trage %n cartonaș</numerusform>
            <numerusform>Cort: %1 trage %n cartonașe și plasează unul</numerusform>
            <numerusform>Cort: %1 trage %n de cartonașe și plasează unul</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n cartonaș</numerusform>
            <numerusform>%n cartonașe</numerusform>
            <numerusform>%n de cartonașe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n misty tile(s)</source>
        <translation>
            <numerusform>%n cartonaș cu ceață</numerusform>
            <numerusform>%n cartonașe cu ceață</numerusform>
            <numerusform>%n de cartonașe cu ceață</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shield(s)</source>
        <translation>
            <numerusform>%n blazon</numerusform>
            <numerusform>%n blazoane</numerusform>
            <numerusform>%n de blazoane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city(s)</source>
        <translation>
            <numerusform>%n oraș</numerusform>
            <numerusform>%n orașe</numerusform>
            <numerusform>%n de orașe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n drum</numerusform>
            <numerusform>%n drumuri</numerusform>
            <numerusform>%n de drumuri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monastery(s)</source>
        <translation>
            <numerusform>%n mănăstire</numerusform>
            <numerusform>%n mănăstiri</numerusform>
            <numerusform>%n de mănăstiri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meeple(s)</source>
        <translation>
            <numerusform>%n supus</numerusform>
            <numerusform>%n supuși</numerusform>
            <numerusform>%n de supuși</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punct</numerusform>
            <numerusform>%n puncte</numerusform>
            <numerusform>%n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <comment>accusative</comment>
        <translation>
            <numerusform>%n fantomă</numerusform>
            <numerusform>%n fantome</numerusform>
            <numerusform>%n de fantome</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n fantomă</numerusform>
            <numerusform>%n fantome</numerusform>
            <numerusform>%n de fantome</numerusform>
        </translation>
    </message>
    <message>
        <source>mage</source>
        <translation>magician</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>vrăjitoare</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>han</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>catedrală</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>cort</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>vest</translation>
    </message>
    <message>
        <source>on all sides</source>
        <translation>toate laturile</translation>
    </message>
    <message>
        <source>river</source>
        <translation>râu</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>sides of a tile</comment>
        <translation>%1 și %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a piece of a tile and its sides: city north and east</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with shield</source>
        <translation>%1 cu blazon</translation>
    </message>
</context>
<context>
    <name>tilewatch::model::BusClient</name>
    <message>
        <source>The engine is not there yet; still listening.</source>
        <translation>Motorul de joc nu este încă pornit; se așteaptă.</translation>
    </message>
    <message>
        <source>There is no engine to ask.</source>
        <translation>Motorul de joc nu rulează.</translation>
    </message>
    <message>
        <source>The engine does not answer; nothing was changed as far as we know.</source>
        <translation>Motorul de joc nu răspunde; din câte știm, nimic nu s-a schimbat.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ActionBar</name>
    <message>
        <source>Actions</source>
        <translation>Acțiuni</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::Actions</name>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Anulează ultima mutare</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Reface ce a fost anulat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>The camera&apos;s moves do not count until you go on</source>
        <translation>Mutările camerei nu contează până nu continuați</translation>
    </message>
    <message>
        <source>No figure</source>
        <translation>Fără pion</translation>
    </message>
    <message>
        <source>End this turn without a figure</source>
        <translation>Încheie tura fără pion</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Cartonaș</translation>
    </message>
    <message>
        <source>Put a tile right, or lay one by hand</source>
        <translation>Corectează un cartonaș sau plasează unul manual</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Place a figure by hand, or take one off</source>
        <translation>Plasează manual un pion sau ia unul</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Give or take points, with the reason</source>
        <translation>Dă sau ia puncte, cu motiv</translation>
    </message>
    <message>
        <source>Clear up</source>
        <translation>Strânge</translation>
    </message>
    <message>
        <source>The game is over or kept: tiles may be taken off the table</source>
        <translation>Jocul s-a încheiat sau e salvat: cartonașele pot fi strânse</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>End the game: final scoring</source>
        <translation>Încheie jocul: punctajul final</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <source>Write the game as a file that can be replayed</source>
        <translation>Scrie jocul într-un fișier care poate fi redat</translation>
    </message>
    <message>
        <source>This window only shows the game; save where the engine runs</source>
        <translation>Această fereastră doar arată jocul; salvați unde rulează motorul</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>No pages are served for phones in this game</source>
        <translation>În acest joc nu există pagini pentru telefoane</translation>
    </message>
    <message>
        <source>Correct on a phone, or watch: codes to scan</source>
        <translation>Corectați sau urmăriți pe telefon: coduri de scanat</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ecran complet</translation>
    </message>
    <message>
        <source>Fill the screen, or go back to a window</source>
        <translation>Pe tot ecranul sau înapoi la fereastră</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>Language and colours of this window</source>
        <translation>Limba și culorile ferestrei</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Încheie jocul</translation>
    </message>
    <message>
        <source>End the game now and count the final scores?</source>
        <translation>Încheiați jocul acum și numărați punctele finale?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jucați mai departe</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>Anulează îl aduce înapoi.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvează jocul</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvat ca %1.</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>Public</translation>
    </message>
    <message>
        <source>Fill a screen for the room with board and scores, or close that</source>
        <translation>Arată tabla și scorurile pe un ecran pentru sală sau închide-l</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Jocul următor</translation>
    </message>
    <message>
        <source>Begin another game at this table</source>
        <translation>Începe alt joc la această masă</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Fișă</translation>
    </message>
    <message>
        <source>Board, plot and scores as PDF or PNG; tables; a game for JCloisterZone</source>
        <translation>Tabla, graficul și punctele ca PDF sau PNG; tabele; un joc pentru JCloisterZone</translation>
    </message>
    <message>
        <source>This window only shows the game; export where the engine runs</source>
        <translation>Fereastra doar arată jocul; exportați acolo unde rulează</translation>
    </message>
    <message>
        <source>Begin the next game?</source>
        <translation>Începem jocul următor?</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Încă nu</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Jocul s-a terminat</translation>
    </message>
    <message>
        <source>Keep the game on paper?</source>
        <translation>Păstrați jocul pe hârtie?</translation>
    </message>
    <message>
        <source>The sheet has the board, the points of every turn and who scored with what.</source>
        <translation>Pe fișă sunt tabla, punctele fiecărei ture și cine cu ce a punctat.</translation>
    </message>
    <message>
        <source>Sheet…</source>
        <translation>Fișă…</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nu acum</translation>
    </message>
    <message>
        <source>Sheet (*.pdf)</source>
        <translation>Fișă (*.pdf)</translation>
    </message>
    <message>
        <source>Sheet as a picture (*.png)</source>
        <translation>Fișă ca imagine (*.png)</translation>
    </message>
    <message>
        <source>Table of scores (*.csv)</source>
        <translation>Tabelul punctelor (*.csv)</translation>
    </message>
    <message>
        <source>Scores for programs (*.json)</source>
        <translation>Puncte pentru programe (*.json)</translation>
    </message>
    <message>
        <source>JCloisterZone (*.jcz)</source>
        <translation>JCloisterZone (*.jcz)</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Exportă jocul</translation>
    </message>
    <message>
        <source>Written: %1.</source>
        <translation>Scris: %1.</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Indicii</translation>
    </message>
    <message>
        <source>Which hints players, room and stream see</source>
        <translation>Ce indicii văd jucătorii, sala și transmisia</translation>
    </message>
    <message>
        <source>This one is kept.</source>
        <translation>Acesta este păstrat.</translation>
    </message>
    <message>
        <source>This one is kept nowhere yet: what is not saved is lost when the next begins.</source>
        <translation>Acesta încă nu este păstrat nicăieri: se pierde când începe următorul.</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>Salvăm mai întâi…</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Renunțăm la el</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AidsDialog</name>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sală</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Transmisie</translation>
    </message>
    <message>
        <source>Score if it ended now</source>
        <translation>Scor dacă s-ar încheia</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Cartonașe rămase</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Șanse</translation>
    </message>
    <message>
        <source>Farm hints</source>
        <translation>Indicii pentru câmpuri</translation>
    </message>
    <message>
        <source>Mist hints</source>
        <translation>Indicii pentru ceață</translation>
    </message>
    <message>
        <source>Where a tile may lie</source>
        <translation>Unde încape cartonașul</translation>
    </message>
    <message>
        <source>Who owns what</source>
        <translation>Ce al cui este</translation>
    </message>
    <message>
        <source>Gaps nothing fits</source>
        <translation>Goluri fără cartonaș potrivit</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Cine ce vede</translation>
    </message>
    <message>
        <source>At home</source>
        <translation>Acasă</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turneu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AnswerButton</name>
    <message>
        <source>Answer %1: %2</source>
        <translation>Răspunsul %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::AudienceWindow</name>
    <message>
        <source>%1: audience</source>
        <translation>%1: public</translation>
    </message>
    <message>
        <source>Audience screen</source>
        <translation>Ecran pentru public</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardPanel</name>
    <message>
        <source>Board</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Mai mare (+)</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Mai mic (−)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Toată tabla (0)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The game as drawn tiles. Arrows choose a tile and say what it is worth; plus and minus zoom, 0 shows the whole board.</source>
        <translation>Jocul ca tablă desenată. Săgețile aleg un cartonaș și spun cât valorează; plus și minus apropie, 0 arată toată tabla.</translation>
    </message>
    <message>
        <source>The start tile goes here</source>
        <translation>Aici vine cartonașul de început</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CalibrationWindow</name>
    <message>
        <source>This takes a moment…</source>
        <translation>Durează puțin…</translation>
    </message>
    <message>
        <source>Tilewatch: calibrate</source>
        <translation>Tilewatch: calibrare</translation>
    </message>
    <message>
        <source>Check with a tile</source>
        <translation>Verifică cu un cartonaș</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Name of the profile (letters, digits, - and _)</source>
        <translation>Numele profilului (litere, cifre, - și _)</translation>
    </message>
    <message>
        <source>A square&apos;s side, as measured on the paper</source>
        <translation>Latura unui pătrat, măsurată pe hârtie</translation>
    </message>
    <message>
        <source>A corner marker&apos;s side</source>
        <translation>Latura unui marcaj de colț</translation>
    </message>
    <message>
        <source>A tile&apos;s side</source>
        <translation>Latura unui cartonaș</translation>
    </message>
    <message>
        <source>On the paper, from left to right</source>
        <translation>Pe hârtie, de la stânga la dreapta</translation>
    </message>
    <message>
        <source>red, blue, mage, back</source>
        <translation>red, blue, mage, back</translation>
    </message>
    <message>
        <source>Folder for the tiles&apos; faces</source>
        <translation>Dosar pentru imaginile cartonașelor</translation>
    </message>
    <message>
        <source>Picture before</source>
        <translation>Imaginea precedentă</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>Imaginea următoare</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Înapoi</translation>
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
        <translation>Încă fără imagine</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Nemișcat</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mână</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Mișcare</translation>
    </message>
    <message>
        <source>No tiles in view</source>
        <translation>Niciun cartonaș</translation>
    </message>
    <message>
        <source>Board lost</source>
        <translation>Tabla pierdută</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>Fără imagine</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Camera</translation>
    </message>
    <message>
        <source>Waiting for the first picture</source>
        <translation>Se așteaptă prima imagine</translation>
    </message>
    <message>
        <source>Point the camera at the table from above, all of the board in view.</source>
        <translation>Îndreptați camera spre masă de sus, cu toată tabla în imagine.</translation>
    </message>
    <message>
        <source>Where did the board go?</source>
        <translation>Unde a dispărut tabla?</translation>
    </message>
    <message>
        <source>Put it back in view; the game is kept and goes on by itself.</source>
        <translation>Aduceți-o înapoi în imagine; jocul e salvat și continuă singur.</translation>
    </message>
    <message>
        <source>The camera gives no picture</source>
        <translation>Camera nu dă imagine</translation>
    </message>
    <message>
        <source>Check its cable; the game is kept and goes on by itself.</source>
        <translation>Verificați cablul; jocul e salvat și continuă singur.</translation>
    </message>
    <message>
        <source>%1
Measure the table anew from the tiles</source>
        <translation>%1
Măsoară din nou masa după cartonașe</translation>
    </message>
    <message>
        <source>Measures where the table lies from the tiles on it, and keeps it in the profile.</source>
        <translation>Măsoară după cartonașe unde este masa și păstrează în profil.</translation>
    </message>
    <message>
        <source>simulated table</source>
        <translation>masă simulată</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CorrectionDialog</name>
    <message>
        <source>Arrow keys choose the place.</source>
        <translation>Săgețile aleg locul.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 spre est</translation>
    </message>
    <message>
        <source>%1 west</source>
        <translation>%1 spre vest</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 spre sud</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 spre nord</translation>
    </message>
    <message>
        <source>the start tile&apos;s place</source>
        <translation>locul cartonașului de început</translation>
    </message>
    <message>
        <source>%1 of the start</source>
        <translation>%1 de la început</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::CoverageMap</name>
    <message>
        <source>Where in the picture the lens board was seen</source>
        <translation>Unde în imagine s-a văzut placa</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FigureDialog</name>
    <message>
        <source>Figure by hand</source>
        <translation>Pion manual</translation>
    </message>
    <message>
        <source>Whose figure</source>
        <translation>Al cui pion</translation>
    </message>
    <message>
        <source>Where it stands, or which figure to take off</source>
        <translation>Unde stă sau ce pion se ia</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>Ia-l</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Plasează</translation>
    </message>
    <message>
        <source>Take off the %1</source>
        <translation>Ia %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take off: %1</source>
        <translation>Ia: %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::FogPanel</name>
    <message>
        <source>Mists</source>
        <translation>Cețuri</translation>
    </message>
    <message>
        <source>Open mist, castles and cemeteries</source>
        <translation>Cețuri deschise, castele și cimitire</translation>
    </message>
    <message>
        <source>A chosen line is outlined on the board; Escape clears the choice.</source>
        <translation>Rândul ales este conturat pe tablă; Escape anulează alegerea.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::GaugeList</name>
    <message>
        <source>good</source>
        <translation>bine</translation>
    </message>
    <message>
        <source>could be better</source>
        <translation>ar putea fi mai bine</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>rău</translation>
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
        <translation>Imaginea camerei cu ce s-a găsit în ea</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Încă fără imagine</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::LogPanel</name>
    <message>
        <source>Score list</source>
        <translation>Lista punctelor</translation>
    </message>
    <message>
        <source>Every score will be listed here, with how it was counted.</source>
        <translation>Aici va apărea fiecare punctaj, cu modul de calcul.</translation>
    </message>
    <message>
        <source>Score list, newest first</source>
        <translation>Lista punctelor, cele mai noi întâi</translation>
    </message>
    <message>
        <source>A chosen line opens into its terms and is outlined on the board; Escape closes it.</source>
        <translation>Rândul ales arată termenii și este conturat pe tablă; Escape îl închide.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::NewGameDialog</name>
    <message>
        <source>Begin</source>
        <translation>Începe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Joc nou</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Jucătorii, în ordinea turelor</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nimeni</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Culoarea jucătorului %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Numele jucătorului %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>With nobody chosen, colours join as they are seen.</source>
        <translation>Dacă nu alegeți pe nimeni, culorile intră pe măsură ce apar.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Cartonașe</translation>
    </message>
    <message>
        <source>Agreed to play differently</source>
        <translation>Reguli schimbate de comun acord</translation>
    </message>
    <message>
        <source>%1 (usual)</source>
        <translation>%1 (obișnuit)</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::OverlayWindow</name>
    <message>
        <source>Tilewatch overlay</source>
        <translation>Tilewatch: suprapunere</translation>
    </message>
    <message>
        <source>ends at %1</source>
        <translation>termină la %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PhoneDialog</name>
    <message>
        <source>QR code of %1</source>
        <translation>Codul QR pentru %1</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>Pe telefon</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitru</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Sală</translation>
    </message>
    <message>
        <source>The referee&apos;s page can change the game: show its code to referees only.</source>
        <translation>Pagina arbitrului poate schimba jocul: arătați codul doar arbitrilor.</translation>
    </message>
    <message>
        <source>Only this computer can open these pages. To let phones in, start Tilewatch with --overlay-host any.</source>
        <translation>Doar acest calculator poate deschide paginile. Pentru telefoane porniți Tilewatch cu --overlay-host any.</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayerCard</name>
    <message>
        <source>WINS</source>
        <translation>CÂȘTIGĂ</translation>
    </message>
    <message>
        <source>TO MOVE</source>
        <translation>LA RÂND</translation>
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
        <translation>final: %1</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>câștigă %1 %</translation>
    </message>
    <message>
        <source> ± %1</source>
        <translation> ± %1</translation>
    </message>
    <message>
        <source>no figure in hand</source>
        <translation>niciun pion în mână</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PointsDialog</name>
    <message>
        <source>Give</source>
        <translation>Acordă</translation>
    </message>
    <message>
        <source>Points by hand</source>
        <translation>Puncte manuale</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>Points, negative to take away</source>
        <translation>Puncte, negative pentru a scădea</translation>
    </message>
    <message>
        <source>why: it is shown in the score list</source>
        <translation>de ce: apare în lista punctelor</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Scade</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::PromptPanel</name>
    <message>
        <source>Question</source>
        <translation>Întrebare</translation>
    </message>
    <message>
        <source>Next ▸</source>
        <translation>Următoarea ▸</translation>
    </message>
    <message>
        <source>Next question (Q)</source>
        <translation>Următoarea întrebare (Q)</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Următoarea întrebare</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n deschisă</numerusform>
            <numerusform>%n deschise</numerusform>
            <numerusform>%n deschise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::ScoreColumn</name>
    <message>
        <source>%1 at end</source>
        <translation>final: %1</translation>
    </message>
    <message>
        <source>%1 % to win</source>
        <translation>câștigă %1 %</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scoruri</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SoftBoardPanel</name>
    <message>
        <source>Tilewatch: the board on the table</source>
        <translation>Tilewatch: panoul de pe masă</translation>
    </message>
    <message>
        <source>The board on the table</source>
        <translation>Panoul de pe masă</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmă</translation>
    </message>
    <message>
        <source>Confirm, seat %1 (%1)</source>
        <translation>Confirmă, locul %1 (%1)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Anulează</translation>
    </message>
    <message>
        <source>Undo, seat %1 (Ctrl+%1)</source>
        <translation>Anulează, locul %1 (Ctrl+%1)</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Ceas</translation>
    </message>
    <message>
        <source>Clock: the turn is done (Space)</source>
        <translation>Ceas: tura s-a încheiat (Spațiu)</translation>
    </message>
    <message>
        <source>Nobody has talked to this board for two seconds: it says so by itself.</source>
        <translation>De două secunde nimeni nu vorbește cu acest panou: o spune singur.</translation>
    </message>
    <message>
        <source>Soft board: the lamps and buttons of a table board, without the board.</source>
        <translation>Panou software: lămpile și butoanele panoului de masă, fără panou.</translation>
    </message>
    <message>
        <source>Ring light %1 %</source>
        <translation>Lampă inelară %1 %</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Toți</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Locul %1</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::SpotPicture</name>
    <message>
        <source>Picture of the spot</source>
        <translation>Imaginea locului</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::StageLine</name>
    <message>
        <source>Now</source>
        <translation>Acum</translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TileDialog</name>
    <message>
        <source>Tile by hand</source>
        <translation>Cartonaș manual</translation>
    </message>
    <message>
        <source>Tile types</source>
        <translation>Tipuri de cartonașe</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Rotește (R)</translation>
    </message>
    <message>
        <source>Turn the tile by a quarter, clockwise</source>
        <translation>Rotește cartonașul cu un sfert, în sensul acelor de ceasornic</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Corectează</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Plasează aici</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles of a type</comment>
        <translation>
            <numerusform>%n rămas</numerusform>
            <numerusform>%n rămase</numerusform>
            <numerusform>%n rămase</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewatch::window::TurnBar</name>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>red</source>
        <translation>roșu</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>albastru</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>galben</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negru</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>roz</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gri</translation>
    </message>
    <message>
        <source>white</source>
        <translation>alb</translation>
    </message>
    <message>
        <source>meeple</source>
        <translation>supus</translation>
    </message>
    <message>
        <source>big meeple</source>
        <translation>supus mare</translation>
    </message>
    <message>
        <source>abbot</source>
        <translation>abate</translation>
    </message>
    <message>
        <source>mage</source>
        <translation>magician</translation>
    </message>
    <message>
        <source>witch</source>
        <translation>vrăjitoare</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantomă</translation>
    </message>
    <message>
        <source>hound</source>
        <translation>câine</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>constructor</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>porc</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>primar</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>căruță</translation>
    </message>
    <message>
        <source>phantom</source>
        <translation>fantomă</translation>
    </message>
    <message>
        <source>ringmaster</source>
        <translation>dresor</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>hambar</translation>
    </message>
    <message>
        <source>shepherd</source>
        <translation>păstor</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>zână</translation>
    </message>
    <message>
        <source>count</source>
        <translation>conte</translation>
    </message>
    <message>
        <source>city</source>
        <translation>oraș</translation>
    </message>
    <message>
        <source>road</source>
        <translation>drum</translation>
    </message>
    <message>
        <source>field</source>
        <translation>câmp</translation>
    </message>
    <message>
        <source>monastery</source>
        <translation>mănăstire</translation>
    </message>
    <message>
        <source>garden</source>
        <translation>grădină</translation>
    </message>
    <message>
        <source>tent</source>
        <translation>cort</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>castel</translation>
    </message>
    <message>
        <source>cemetery</source>
        <translation>cimitir</translation>
    </message>
    <message>
        <source>mist area</source>
        <translation>ceață</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>cartonaș</translation>
    </message>
    <message>
        <source>watchtower</source>
        <translation>turn de veghe</translation>
    </message>
    <message>
        <source>city</source>
        <comment>on</comment>
        <translation>în oraș</translation>
    </message>
    <message>
        <source>city</source>
        <comment>onto</comment>
        <translation>în oraș</translation>
    </message>
    <message>
        <source>city</source>
        <comment>from</comment>
        <translation>din oraș</translation>
    </message>
    <message>
        <source>city</source>
        <comment>for</comment>
        <translation>pentru oraș</translation>
    </message>
    <message>
        <source>road</source>
        <comment>on</comment>
        <translation>pe drum</translation>
    </message>
    <message>
        <source>road</source>
        <comment>onto</comment>
        <translation>pe drum</translation>
    </message>
    <message>
        <source>road</source>
        <comment>from</comment>
        <translation>de pe drum</translation>
    </message>
    <message>
        <source>road</source>
        <comment>for</comment>
        <translation>pentru drum</translation>
    </message>
    <message>
        <source>field</source>
        <comment>on</comment>
        <translation>pe câmp</translation>
    </message>
    <message>
        <source>field</source>
        <comment>onto</comment>
        <translation>pe câmp</translation>
    </message>
    <message>
        <source>field</source>
        <comment>from</comment>
        <translation>de pe câmp</translation>
    </message>
    <message>
        <source>field</source>
        <comment>for</comment>
        <translation>pentru câmp</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>on</comment>
        <translation>în mănăstire</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>onto</comment>
        <translation>în mănăstire</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>from</comment>
        <translation>din mănăstire</translation>
    </message>
    <message>
        <source>monastery</source>
        <comment>for</comment>
        <translation>pentru mănăstire</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>on</comment>
        <translation>în grădină</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>onto</comment>
        <translation>în grădină</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>from</comment>
        <translation>din grădină</translation>
    </message>
    <message>
        <source>garden</source>
        <comment>for</comment>
        <translation>pentru grădină</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>on</comment>
        <translation>pe cort</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>onto</comment>
        <translation>pe cort</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>from</comment>
        <translation>de pe cort</translation>
    </message>
    <message>
        <source>tent</source>
        <comment>for</comment>
        <translation>pentru cort</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>on</comment>
        <translation>pe castel</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>onto</comment>
        <translation>pe castel</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>from</comment>
        <translation>de pe castel</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>for</comment>
        <translation>pentru castel</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>on</comment>
        <translation>în cimitir</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>onto</comment>
        <translation>în cimitir</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>from</comment>
        <translation>din cimitir</translation>
    </message>
    <message>
        <source>cemetery</source>
        <comment>for</comment>
        <translation>pentru cimitir</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>on</comment>
        <translation>în ceață</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>onto</comment>
        <translation>în ceață</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>from</comment>
        <translation>din ceață</translation>
    </message>
    <message>
        <source>mist area</source>
        <comment>for</comment>
        <translation>pentru ceață</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>on</comment>
        <translation>pe cartonaș</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>onto</comment>
        <translation>pe cartonaș</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>from</comment>
        <translation>de pe cartonaș</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>for</comment>
        <translation>pentru cartonaș</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>on</comment>
        <translation>pe turnul de veghe</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>onto</comment>
        <translation>pe turnul de veghe</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>from</comment>
        <translation>de pe turnul de veghe</translation>
    </message>
    <message>
        <source>watchtower</source>
        <comment>for</comment>
        <translation>pentru turnul de veghe</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>acc</comment>
        <translation>un supus</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>the</comment>
        <translation>supusul</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>a</comment>
        <translation>un supus</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>acc</comment>
        <translation>un supus mare</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>the</comment>
        <translation>supusul mare</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>a</comment>
        <translation>un supus mare</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>acc</comment>
        <translation>un abate</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>the</comment>
        <translation>abatele</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>a</comment>
        <translation>un abate</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>acc</comment>
        <translation>magicianul</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>the</comment>
        <translation>magicianul</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>a</comment>
        <translation>un magician</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>acc</comment>
        <translation>vrăjitoarea</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>the</comment>
        <translation>vrăjitoarea</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>a</comment>
        <translation>o vrăjitoare</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>acc</comment>
        <translation>o fantomă</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>the</comment>
        <translation>fantoma</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>a</comment>
        <translation>o fantomă</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>acc</comment>
        <translation>câinele</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>the</comment>
        <translation>câinele</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>a</comment>
        <translation>un câine</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>acc</comment>
        <translation>un pion</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>the</comment>
        <translation>pionul</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>a</comment>
        <translation>un pion</translation>
    </message>
    <message>
        <source>red</source>
        <comment>the</comment>
        <translation>roșu</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a</comment>
        <translation>roșu</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>the</comment>
        <translation>albastru</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a</comment>
        <translation>albastru</translation>
    </message>
    <message>
        <source>green</source>
        <comment>the</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a</comment>
        <translation>verde</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>the</comment>
        <translation>galben</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>a</comment>
        <translation>galben</translation>
    </message>
    <message>
        <source>black</source>
        <comment>the</comment>
        <translation>negru</translation>
    </message>
    <message>
        <source>black</source>
        <comment>a</comment>
        <translation>negru</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>the</comment>
        <translation>roz</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>a</comment>
        <translation>roz</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>the</comment>
        <translation>gri</translation>
    </message>
    <message>
        <source>grey</source>
        <comment>a</comment>
        <translation>gri</translation>
    </message>
    <message>
        <source>white</source>
        <comment>the</comment>
        <translation>alb</translation>
    </message>
    <message>
        <source>white</source>
        <comment>a</comment>
        <translation>alb</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>meeple</source>
        <comment>weak</comment>
        <translation>supusul</translation>
    </message>
    <message>
        <source>abbot</source>
        <comment>weak</comment>
        <translation>abatele</translation>
    </message>
    <message>
        <source>witch</source>
        <comment>weak</comment>
        <translation>vrăjitoarea</translation>
    </message>
    <message>
        <source>hound</source>
        <comment>weak</comment>
        <translation>câinele</translation>
    </message>
    <message>
        <source>big meeple</source>
        <comment>weak</comment>
        <translation>supusul mare</translation>
    </message>
    <message>
        <source>mage</source>
        <comment>weak</comment>
        <translation>magicianul</translation>
    </message>
    <message>
        <source>ghost</source>
        <comment>weak</comment>
        <translation>fantoma</translation>
    </message>
    <message>
        <source>figure</source>
        <comment>weak</comment>
        <translation>pionul</translation>
    </message>
</context>
</TS>
