# Kommandoradens hjälp. Namn på val och det som står inom citattecken skrivs som det är; orden med stora bokstäver är de i usage-word-*.

usage-usage = Användning:
usage-options = Alternativ:
usage-commands = Kommandon:
usage-help = Visar den här hjälpen.
usage-version = Visar versionen.
usage-lang = Språk: { $codes }
usage-word-name = NAMN
usage-word-file = FIL
usage-word-seat = PLATS
usage-word-cards = KORT
usage-word-card = KORT
usage-word-folder = MAPP
usage-word-number = NUMMER
usage-word-days = DAGAR
usage-word-address = ADRESS
usage-word-variant = VARIANT
usage-word-command = KOMMANDO
usage-word-options = ALTERNATIV
usage-word-args = ARGUMENT
usage-word-game = SPEL

# Kommandona
usage-main =
    Hjärter i alla former, för alla: spela, titta på, kontrollera och studera.

    ”{ PROGRAM() } play” frågar efter det som behövs; ”{ PROGRAM() } { usage-word-command } --help” berättar vad ett kommando tar.
usage-command-play =
    Spela mot botar. Frågar efter det som inte är angivet; varje drag sparas genast.

    Tangenter i spelet: ? visar alla.
usage-command-watch = Titta på när botar spelar ett parti.
usage-command-variants = Lista alla varianter med deras platser och paket.
usage-command-rules = Berätta reglerna för en variant eller en regelfil i ord.
usage-command-check = Kontrollera protokoll. Varje handling görs om; den första raden som inte stämmer nämns.
usage-command-replay = Gå steg för steg genom ett protokoll. Enter går framåt, B går tillbaka, N går till nästa giv.
usage-command-simulate =
    Spela många partier mellan botar, och berätta hur det går för var och en.

    En bot som misslyckas avbryter allt med sin felspårning. Resten står i docs/bots.md.
usage-command-arena =
    Mät botar mot varandra, med samma kort i varje placering.

    En bot som misslyckas avbryter allt med sin felspårning. Resten står i docs/bots.md.
usage-command-warm = Kompilera i förväg det som botar söker med. Det görs för en variant eller (utan { usage-word-variant }) för en server; kommandot berättar var det sparas.
usage-command-train =
    Träna den starkaste botens nätverk genom att låta den spela mot sig själv. Samma kommando fortsätter en avbruten träning.

    { usage-word-folder } innehåller nätverken och curves.csv. Det tar timmar på två kärnor; resten står i docs/training.md.
usage-command-join =
    Sätt dig vid ett bord på en server, med bara textrader. URL är inbjudan.

    Servern känner igen dig. En andra terminal vid samma bord är någon annan; med --as berättar du vem du är.
usage-command-serve = Öppna bord i webbläsaren: för dig själv, ditt vardagsrum eller alla.
usage-command-keys = Skriv en servers nycklar i en fil, för alla maskiner som delar en databas.
usage-command-prune =
    Ta bort det som en server sparar och ingen har använt på länge: bord, poängblock, husregler.

    Det frågas först. Servern får vara igång under tiden, och gör samma sak själv varje dag (--keep-days).
usage-command-db = Gå igenom, kopiera och återställ allt som en server sparar.
usage-command-db-check = Gå igenom hela databasen och försök läsa varje bord. Inget ändras; slutkoden är 1 om något är fel.
usage-command-db-upgrade = Uppdatera databasen. Servern gör samma sak när den startar.
usage-command-db-backup = Kopiera databasen så som den är i ett visst ögonblick till en ny FIL, även medan servern är igång. En sådan kopia kan återställas i SQLite och i PostgreSQL.
usage-command-db-restore = Ersätt allt med en säkerhetskopia, med servern stoppad. Du får en fråga först; pågående givar ges om så att ingen känner till korten.
usage-command-db-mark-restored = Tala om att databasen har återställts på annat sätt (en ögonblicksbild av disken, pg_restore): pågående givar ges om.
usage-command-db-export = Skriv protokollet från varje bord där en giv är slut till en MAPP. Spelarnas namn står i det.
usage-command-bridge =
    Svara andra program: ett JSON-objekt per rad kommer in och ett går ut (docs/bridge.md).

    Medan en sökning kompileras skrivs det på felutgången vad svaret väntar på.
usage-command-advise =
    Ge råd vid ett riktigt kortbord: vad du ska göra, och vad varje möjlighet är värd.

    I Hjärter frågas efter hand och spelade kort där --hand saknas; i Herz an Herz efter dragen hittills och det dragna kortet där --plays och --drawn saknas. Ett drag är en rad i ett protokoll (3. P0 draws 45: left) eller kortare (45: left).
usage-command-saved =
    Lista sparade partier: nummer, spel, spelare, giv, när, ställning.

    ”{ PROGRAM() } play --resume { usage-word-number }” fortsätter ett, ”{ PROGRAM() } saved delete { usage-word-number }” tar bort det.
usage-command-saved-delete = Ta bort sparade partier för gott, efter deras nummer i listan; det frågas först.
usage-command-bot = Skriv en egen bot, och se om den håller vad botar lovar.
usage-command-bot-new = Skriv en bot att börja med: { usage-word-file } (mine.py) får inte finnas än.
usage-command-bot-test =
    Prova om en bot håller vad botar lovar: den spelar efter reglerna, enbart utifrån vad den ser, sin budget och sin slump.

    BOT är mine.py (eller mine.py:Klass), en nivå eller cmd:./program. Slutkoden är 1 där ett löfte bryts, 2 där boten inte finns.
usage-command-game = Prova ett spel mot det som spel lovar.
usage-command-game-test =
    Prova om ett spel håller vad spel lovar: dolda kort förblir dolda, det som går att välja är just det som tas emot, och ett protokoll leder tillbaka till samma giv.

    { usage-word-game } är hearts, herz_an_herz, mine.py (eller mine.py:{ usage-word-name }) eller package.module:{ usage-word-name }. Slutkoden är 1 där ett löfte bryts, 2 där spelet inte finns.

# Val för flera kommandon
usage-seats = Antal platser.
usage-option = En regel (end.limit=50) eller ett paket (sun); kan upprepas.
usage-rules = Egna regler (TOML).
usage-seed = Samma frö ger samma kort och botar.
usage-plain = Bara rader: inga färger, ingen markör, för alla skärmläsare.
usage-bots = Vilka botarna är: novice, casual, club, expert, master (svagast först), random, fil.py:Klass; flera med ;
usage-pace = Sekunder mellan botarnas kort; 0 är genast.
usage-announce = Vad som sägs: varje kort, sticket när det är din tur, eller bara det du ska bestämma.
usage-signs = Kort som tecken (♠D) i stället för ord, även i rader.
usage-letters = Bokstäverna för knekt, dam, kung och ess på korten, som i webbläsarens inställningar; ”own”: språkets egna.
usage-cells = Rader på högst N tecken, till exempel 40 för en punktskriftsdisplay.
usage-first-leader = Vem som börjar där reglerna frågar efter det.
usage-record = Skriv partiets protokoll här.
usage-json = För program.
usage-yes = Fråga inte.

# Val för ett kommando
usage-play-name = Ditt namn.
usage-play-resume = Fortsätt det senast sparade partiet, av { usage-word-variant } där en är angiven, eller det med detta nummer i ”{ PROGRAM() } saved”. Det fortsätter som det började: --seats, --bots, --option, --rules, --seed, --name och --first-leader avvisas.
usage-watch-view = Vad en plats ser, eller alla händer med ”all”; annars det som ligger öppet.
usage-rules-options = Lista alla alternativ, så som --option tar dem.
usage-check-bots = Räkna om varje val som en bot gjort, utifrån vad den såg.
usage-check-shuffle = Räkna om varje giv utifrån dess låsningar.
usage-check-receipts = Jämför en sidas kvitton med protokollet, och berätta vad de bevisar.
usage-replay-seat = Vad en plats såg; annars alla händer.
usage-replay-deal = Börja med den här given.
usage-measure-players = Botar plats för plats, eller en för alla platser.
usage-measure-seed = Samma frö ger samma kort.
usage-measure-processes = Processer att spela i (en per kärna).
usage-measure-ray = Spela på ett Ray-kluster: host:port, local eller det som är igång här.
usage-measure-tolerate = Räkna botar som misslyckas, och spela vidare åt dem.
usage-measure-resume = Spara färdiga block i den här filen, och fortsätt med den.
usage-measure-records = Spara protokollet för varje parti eller giv i den här mappen.
usage-measure-csv = Skriv kommaseparerade värden (- visar dem i stället).
usage-measure-times = Ta även med hur lång tid besluten tar; tiderna är olika varje gång.
usage-measure-json = Visa ett JSON-objekt i stället för tabellen.
usage-simulate-matches = Partier att spela (20).
usage-arena-blocks = Givar, var och en spelad i varje placering (100).
usage-train-rounds = Omgångar av spel och inlärning totalt (12).
usage-train-first = Exempel i den första omgången (6000000).
usage-train-later = Exempel i varje senare omgång (4000000).
usage-train-keep = Omgångar vars exempel nätverken lär sig av (3).
usage-train-rate = Det största inlärningssteget (0.002).
usage-train-epochs = Hur många gånger exemplen gås igenom i en omgång (3).
usage-train-mixed = Av 256 givar, de med platser som spelar efter fasta regler (128).
usage-train-from = Fortsätt från en annan tränings nätverk, en round-NN.npz.
usage-train-seed = Samma frö och lika många trådar ger samma nätverk.
usage-train-threads = Trådar att spela och träna i (2).
usage-join-name = Vad de andra kallar dig.
usage-join-as = Vem du är, där flera använder det här kontot.
usage-join-sign-out = Låt i stället servern glömma dig.
usage-serve-host = Adressen att lyssna på (bara den här datorn).
usage-serve-port = Porten (8765 eller nästa lediga; 0: vilken som helst).
usage-serve-data = Var bord sparas (din datamapp).
usage-database = En annan plats för borden än datamappen: postgresql://användare@dator/databas.
usage-serve-synchronous = Vad som klarar ett strömavbrott: full, allt som har meddelats; normal skriver snabbare och kan förlora de sista ögonblicken (full).
usage-serve-workers = Hur många processer som arbetar, mot en gemensam PostgreSQL-databas (1).
usage-serve-key-file = Filen med nycklarna, densamma på varje maskin; { PROGRAM() } keys skriver den (nycklar i datamappen).
usage-serve-public-url = Adressen som man skriver in, där en annan server står framför.
usage-serve-lan = För alla i ditt nätverk: visar adressen, även som QR-kod.
usage-serve-no-browser = Öppna ingen webbläsare.
usage-serve-keep-days = Hur många dagar det som ingen använder sparas (400; 0: för alltid).
usage-serve-keep-unfinished-days = Samma sak för oavslutade bord (som --keep-days).
usage-serve-keep-chat-days = Samma sak för det som skrivits vid borden (30; 0: för alltid).
usage-serve-tables-per-person = Öppna bord som en person får ha (200; 0: hur många som helst).
usage-serve-tables-per-address = Bord i minnet från en nätverksadress (200).
usage-serve-table-mb = Megabyte som ett bord får ta (16; 0: hur många som helst).
usage-serve-store-mb = Megabyte som allt får ta (0: hur många som helst).
usage-serve-operator-token-file = En fil med den token som /metrics och /operator frågar efter (ingen: bara den här datorn ser dem).
usage-serve-log-format = Hur rader i loggen ser ut (text).
usage-serve-log-events = Vad som loggas: faults, fel; refusals, även det som avvisades; requests, även varje svar (refusals).
usage-prune-data = Var servern sparar sina bord (din datamapp).
usage-prune-older-than = Ta bort det som ingen har använt på så många dagar (400).
usage-prune-unfinished-older-than = Samma sak för oavslutade bord (som --older-than).
usage-prune-dry-run = Berätta bara vad som skulle tas bort.
usage-bridge-bot = Vem som svarar (expert), om en rad inte nämner någon.
usage-advise-seat = Din plats, medurs från 0 (0).
usage-advise-hand = Din hand så som den gavs, eller så som den är nu: 'QS AH 10D ...'
usage-advise-deal = Givens nummer (1), för bytet.
usage-advise-dealer = Vem som gav.
usage-advise-gave = Korten som du skickade.
usage-advise-got = Korten som du fick.
usage-advise-kitty = Korten som blev över, om du såg dem.
usage-advise-plays = Allt som har spelats, i ordning; stick eller drag får skiljas åt med /.
usage-advise-drawn = Herz an Herz: kortet som du nu har dragit.
usage-advise-scores = Ställningen före den här given, plats för plats.
usage-advise-opening-card = Kortet som öppnade, där det är det lägsta på någon hand.
usage-advise-bot = Vem som ger råd (expert).
usage-advise-budget = Hur många tänkta givar som räknas igenom.
usage-bot-test-game = Alla varianter av ett spel: hearts, herz_an_herz.
usage-bot-test-seed = Samma frö ställer samma frågor (1).
usage-bot-test-quick = Få regler, få frågor.
usage-bot-test-long = Alla varianter i varje storlek, många frågor.
usage-bot-test-budget = Arbete per beslut; annars botens eget mått.
usage-bot-test-max-ms = Inget beslut får ta längre tid.
usage-game-test-seed = Samma frö ger samma kort (1).
usage-game-test-quick = Få regler, få givar.
usage-game-test-long = Alla varianter i varje storlek, många givar.
usage-game-test-deals = Givar med varje uppsättning regler.
