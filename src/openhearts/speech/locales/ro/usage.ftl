# Ajutorul liniei de comandă. Numele opțiunilor și ce stă între ghilimele se scriu ca atare; cuvintele cu majuscule sunt cele din usage-word-*.

usage-usage = Utilizare:
usage-options = Opțiuni:
usage-commands = Comenzi:
usage-help = Arată acest ajutor.
usage-version = Arată versiunea.
usage-lang = Limba: { $codes }
usage-word-name = NUME
usage-word-file = FIȘIER
usage-word-seat = LOC
usage-word-cards = CĂRȚI
usage-word-card = CARTE
usage-word-folder = DOSAR
usage-word-number = NUMĂR
usage-word-days = ZILE
usage-word-address = ADRESĂ
usage-word-variant = VARIANTĂ
usage-word-command = COMANDĂ
usage-word-options = OPȚIUNI
usage-word-args = ARGUMENTE
usage-word-game = JOC

# Comenzile
usage-main =
    Toate jocurile din familia Inimi, pentru toată lumea: joacă, privește, verifică și studiază.

    „{ PROGRAM() } play” întreabă ce are nevoie să știe; „{ PROGRAM() } { usage-word-command } --help” spune ce acceptă o comandă.
usage-command-play =
    Joacă împotriva boților. Întreabă ce nu este dat; fiecare mutare se salvează imediat.

    Tastele în joc: ? le arată pe toate.
usage-command-watch = Privește cum joacă boții o partidă.
usage-command-variants = Arată toate variantele, cu locurile și pachetele lor de opțiuni.
usage-command-rules = Spune în cuvinte regulile unei variante sau ale unui fișier de reguli.
usage-command-check = Verifică înregistrări. Fiecare acțiune se face din nou; primul rând care nu se potrivește este indicat.
usage-command-replay = Parcurge pas cu pas o înregistrare. Enter merge înainte, B înapoi, N la dona următoare.
usage-command-simulate =
    Joacă multe partide între boți și spune cum s-a descurcat fiecare.

    Un bot care dă greș oprește totul și arată unde a apărut eroarea. Restul este în docs/bots.md.
usage-command-arena =
    Compară boți între ei, cu aceleași cărți în fiecare așezare la masă.

    Un bot care dă greș oprește totul și arată unde a apărut eroarea. Restul este în docs/bots.md.
usage-command-warm = Compilează dinainte codul cu care caută boții. Se face pentru o variantă sau (fără { usage-word-variant }) pentru un server; comanda spune unde se păstrează.
usage-command-train =
    Antrenează rețelele celui mai puternic bot, punându-l să joace cu el însuși. Aceeași comandă continuă o antrenare întreruptă.

    { usage-word-folder } păstrează rețelele și curves.csv. Durează ore pe două nuclee; restul este în docs/training.md.
usage-command-join =
    Așază-te la o masă de pe un server, cu simple rânduri de text. URL este invitația.

    Serverul te recunoaște. Un al doilea terminal la aceeași masă este altă persoană; cu --as spui cine ești.
usage-command-serve = Deschide mese în browser: doar pentru tine, pentru ai tăi sau pentru toată lumea.
usage-command-keys = Scrie cheile unui server într-un fișier, pentru toate mașinile de la aceeași bază de date.
usage-command-prune =
    Șterge ce păstrează un server și nu a mai folosit nimeni de mult: mese, foi de scor, reguli de casă.

    Întâi întreabă. Serverul poate rula între timp și face singur același lucru în fiecare zi (--keep-days).
usage-command-db = Verifică, copiază și restaurează tot ce păstrează un server.
usage-command-db-check = Verifică toată baza de date și încearcă să citească fiecare masă. Nu schimbă nimic; codul de ieșire este 1 dacă ceva nu e bine.
usage-command-db-upgrade = Adu la zi baza de date. Serverul face la fel când pornește.
usage-command-db-backup = Copiază baza de date, așa cum este la un moment dat, într-un FIȘIER nou, chiar și când serverul merge. O asemenea copie se poate restaura în SQLite și în PostgreSQL.
usage-command-db-restore = Înlocuiește totul cu o copie de siguranță, cu serverul oprit. Întreabă mai întâi; cărțile donelor în curs se împart din nou, ca nimeni să nu le știe.
usage-command-db-mark-restored = Spune că baza de date a fost restaurată altfel (o imagine a discului, pg_restore): cărțile donelor în curs se împart din nou.
usage-command-db-export = Scrie într-un DOSAR înregistrarea fiecărei mese la care s-a încheiat o donă. În ea apar nume de persoane.
usage-command-bridge =
    Răspunde altor programe: pe fiecare rând intră un obiect JSON și iese unul (docs/bridge.md).

    Cât timp se compilează o căutare, ce se așteaptă se spune la ieșirea de erori.
usage-command-advise =
    Dă sfaturi la o masă de cărți adevărată: ce este de făcut și cât valorează fiecare posibilitate.

    La Inimi cere mâna și cărțile jucate dacă lipsește --hand; la Herz an Herz, turele de până acum și cartea trasă dacă lipsesc --plays și --drawn. O tură este un rând dintr-o înregistrare (3. P0 draws 45: left) sau mai scurt (45: left).
usage-command-saved =
    Arată partidele salvate: număr, joc, jucători, donă, când, scor.

    „{ PROGRAM() } play --resume { usage-word-number }” continuă una, „{ PROGRAM() } saved delete { usage-word-number }” o șterge.
usage-command-saved-delete = Șterge definitiv partide salvate, după numerele lor din listă; întâi întreabă.
usage-command-bot = Scrie un bot al tău și vezi dacă respectă ce promit boții.
usage-command-bot-new = Scrie un bot de început: { usage-word-file } (mine.py) nu are voie să existe deja.
usage-command-bot-test =
    Verifică dacă un bot respectă ce promit boții: joacă după reguli și doar din ce vede, din bugetul și din hazardul lui.

    BOT este mine.py (sau mine.py:Clasă), un nivel sau cmd:./program. Codul de ieșire este 1 dacă o promisiune nu este respectată și 2 dacă nu există acel bot.
usage-command-game = Verifică dacă un joc respectă ce promit jocurile.
usage-command-game-test =
    Verifică dacă un joc respectă ce promit jocurile: cărțile ascunse rămân ascunse, se acceptă ce este printre opțiuni, iar o înregistrare duce la aceeași donă.

    { usage-word-game } este hearts, herz_an_herz, mine.py (sau mine.py:{ usage-word-name }) sau package.module:{ usage-word-name }. Codul de ieșire este 1 dacă o promisiune nu este respectată și 2 dacă nu există acel joc.

# Opțiuni ale mai multor comenzi
usage-seats = Numărul de locuri.
usage-option = O regulă (end.limit=50) sau un pachet de opțiuni (sun); se poate repeta.
usage-rules = Reguli ale tale (TOML).
usage-seed = Aceeași sămânță dă aceleași cărți și aceiași boți.
usage-plain = Doar rânduri: fără culori, fără cursor, pentru orice cititor de ecran.
usage-bots = Cine sunt boții: novice, casual, club, expert, master (de la cel mai slab), random, fișier.py:Clasă; mai mulți cu ;
usage-pace = Secunde între cărțile boților; 0 înseamnă imediat.
usage-announce = Ce se spune: fiecare carte, levata când îți vine rândul sau doar ce ai de hotărât.
usage-signs = Cărți ca semne (D♠) în loc de cuvinte, și în rânduri.
usage-letters = Literele valetului, damei, regelui și asului de pe cărți, ca în setările browserului; „own”: cele ale limbii.
usage-cells = Rânduri de cel mult N semne, de exemplu 40 pentru un afișaj braille.
usage-first-leader = Cine începe, unde regulile o cer.
usage-record = Scrie aici înregistrarea partidei.
usage-json = Pentru programe.
usage-yes = Nu întreba.

# Opțiuni ale unei comenzi
usage-play-name = Numele tău.
usage-play-resume = Continuă ultima partidă salvată, la { usage-word-variant } dacă este dată, sau pe cea cu acest număr din „{ PROGRAM() } saved”. Continuă cum a început: --seats, --bots, --option, --rules, --seed, --name și --first-leader sunt refuzate.
usage-watch-view = Ce vede un loc, sau toate mâinile cu „all”; altfel, ce stă la vedere.
usage-rules-options = Arată toate opțiunile, așa cum le ia --option.
usage-check-bots = Recalculează fiecare alegere a unui bot din ce vede el.
usage-check-shuffle = Recalculează fiecare donă din angajamentele ei.
usage-check-receipts = Compară cu înregistrarea confirmările unei pagini și spune ce dovedesc.
usage-replay-seat = Ce a văzut un loc; altfel, toate mâinile.
usage-replay-deal = Începe cu această donă.
usage-measure-players = Boți după locuri, sau unul pentru toate.
usage-measure-seed = Aceeași sămânță dă aceleași cărți.
usage-measure-processes = Procese în care se joacă (câte unul pe nucleu).
usage-measure-ray = Joacă pe un cluster Ray: host:port, local sau cel care rulează aici.
usage-measure-tolerate = Numără boții care dau greș și joacă mai departe pentru ei.
usage-measure-resume = Păstrează blocurile terminate în acest fișier și continuă cu el.
usage-measure-records = Păstrează în acest dosar înregistrarea fiecărei partide sau done.
usage-measure-csv = Scrie valori separate prin virgule (- le afișează în schimb).
usage-measure-times = Și cu timpii deciziilor; de fiecare dată sunt alții.
usage-measure-json = Afișează un obiect JSON în loc de tabel.
usage-simulate-matches = Câte partide se joacă (20).
usage-arena-blocks = Done, fiecare jucată în toate așezările la masă (100).
usage-train-rounds = Câte runde de joc și învățare, în total (12).
usage-train-first = Exemple în prima rundă (6000000).
usage-train-later = Exemple în fiecare rundă următoare (4000000).
usage-train-keep = Rundele din ale căror exemple învață rețelele (3).
usage-train-rate = Cel mai mare pas de învățare (0.002).
usage-train-epochs = De câte ori sunt parcurse într-o rundă (3).
usage-train-mixed = Din 256 de done, cele în care unele locuri joacă după reguli fixe (128).
usage-train-from = Continuă cu rețelele altei antrenări, un round-NN.npz.
usage-train-seed = Aceeași sămânță și tot atâtea fire dau aceleași rețele.
usage-train-threads = Fire în care se joacă și se învață (2).
usage-join-name = Cum îți spun ceilalți.
usage-join-as = Cine ești, dacă acest cont este folosit de mai multe persoane.
usage-join-sign-out = În schimb, fă ca serverul să te uite.
usage-serve-host = Adresa la care ascultă (doar acest calculator).
usage-serve-port = Portul (8765 sau următorul liber; 0: oricare).
usage-serve-data = Unde se păstrează mesele (dosarul tău de date).
usage-database = Alt loc pentru mese decât dosarul de date: postgresql://utilizator@calculator/bază.
usage-serve-synchronous = Ce supraviețuiește unei pene de curent: full, tot ce s-a comunicat; normal scrie mai repede și poate pierde ultimele clipe (full).
usage-serve-workers = Câte procese lucrează, pe aceeași bază de date PostgreSQL (1).
usage-serve-key-file = Fișierul cu cheile, același pe fiecare mașină; îl scrie { PROGRAM() } keys (cheile din dosarul de date).
usage-serve-public-url = Ce se tastează, dacă în față stă alt server.
usage-serve-lan = Pentru toți din rețeaua ta: arată adresa, și sub formă de cod QR.
usage-serve-no-browser = Nu deschide niciun browser.
usage-serve-keep-days = Câte zile se păstrează ce nu folosește nimeni (400; 0: pentru totdeauna).
usage-serve-keep-unfinished-days = Același lucru pentru mese neterminate (ca --keep-days).
usage-serve-keep-chat-days = Același lucru pentru ce s-a scris la mese (30; 0: pentru totdeauna).
usage-serve-tables-per-person = Mese deschise pe care le poate avea o persoană (200; 0: fără limită).
usage-serve-tables-per-address = Mese în memorie de la o adresă de rețea (200).
usage-serve-table-mb = Megaocteți pe care îi poate ocupa o masă (16; 0: fără limită).
usage-serve-store-mb = Megaocteți pe care îi poate ocupa totul (0: fără limită).
usage-serve-operator-token-file = Un fișier cu tokenul pe care îl cer /metrics și /operator (niciunul: le vede doar acest calculator).
usage-serve-log-format = Cum arată liniile jurnalului (text).
usage-serve-log-events = Ce se notează: faults, defecțiunile; refusals, și refuzurile; requests, și fiecare răspuns (refusals).
usage-prune-data = Unde își păstrează serverul mesele (dosarul tău de date).
usage-prune-older-than = Ce nu a folosit nimeni de atâta timp (400).
usage-prune-unfinished-older-than = Același lucru pentru mese neterminate (ca --older-than).
usage-prune-dry-run = Spune doar ce s-ar șterge.
usage-bridge-bot = Cine răspunde (expert), dacă un rând nu numește pe nimeni.
usage-advise-seat = Locul tău, de la 0 în sensul acelor de ceasornic (0).
usage-advise-hand = Mâna ta așa cum a fost împărțită, sau cum este acum: 'QS AH 10D ...'
usage-advise-deal = Numărul donei (1), pentru pasare.
usage-advise-dealer = Cine a împărțit cărțile.
usage-advise-gave = Cărțile pe care le-ai pasat.
usage-advise-got = Cărțile pe care le-ai primit.
usage-advise-kitty = Cărțile rămase, dacă le-ai văzut.
usage-advise-plays = Tot ce s-a jucat, în ordine; levatele sau turele se pot despărți prin /.
usage-advise-drawn = Herz an Herz: cartea pe care tocmai ai tras-o.
usage-advise-scores = Scorul înainte de această donă, după locuri.
usage-advise-opening-card = Cartea cu care s-a deschis, unde deschide cea mai mică din mâini.
usage-advise-bot = Cine dă sfaturi (expert).
usage-advise-budget = Câte lumi se imaginează.
usage-bot-test-game = Toate variantele unui joc: hearts, herz_an_herz.
usage-bot-test-seed = Aceeași sămânță pune aceleași întrebări (1).
usage-bot-test-quick = Puține reguli, puține întrebări.
usage-bot-test-long = Toate variantele la orice mărime, multe întrebări.
usage-bot-test-budget = Cât se lucrează la fiecare decizie; altfel, măsura proprie a botului.
usage-bot-test-max-ms = Nicio decizie nu poate dura mai mult.
usage-game-test-seed = Aceeași sămânță dă aceleași cărți (1).
usage-game-test-quick = Puține reguli, puține done.
usage-game-test-long = Toate variantele la orice mărime, multe done.
usage-game-test-deals = Done pentru fiecare set de reguli.
