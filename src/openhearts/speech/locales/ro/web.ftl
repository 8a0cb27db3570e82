# Paginile din browser: pagina principală, mese, setări, erori. Ce se spune la masă stă în celelalte fișiere.

web-colon = { ": " }
web-skip = Sari la conținut
web-language = Limba
web-change = Schimbă
web-rules = Reguli
web-rules-count = Cărțile care contează
web-print = Tipărește regulile
web-fair = Joc cinstit
web-wishes = Setări
web-save = Salvează
web-to-front = La pagina principală

# Pagina principală
web-front-title = Joacă Inimi
web-front-lead = Numai tu împotriva unor boți care își văd doar propriile cărți, sau împreună cu prietenii. Gratuit și fără cont.
web-mine = Mesele tale
web-mine-older = Mese mai vechi
web-mine-line = { $phase ->
    [gathering] se așteaptă jucători; deja la masă: { $names }
    [over] încheiată: { $names }
   *[playing] dona { $deal }: { $names }
}
web-which-game = Ce joc?
web-seats = Jucători
web-seats-usual = recomandat
web-level = Nivelul boților
web-level-usual = recomandat
web-level-novice = începători
web-level-casual = amatori
web-level-club = jucători de club
web-level-expert = experți
web-level-master = maeștri
level-about-novice = fac greșeli de începător; joacă imediat
level-about-casual = cu 1–2 puncte pe donă mai bine decât începătorii; joacă imediat
level-about-club = urmează reguli simple, cu încă 1–2 puncte mai bine; joacă imediat
level-about-expert = caută în done imaginate, de obicei cu încă aproximativ 1 punct mai bine; cam 1 milisecundă pe carte
level-about-master = sunt și antrenați: cu încă 1 punct mai bine la Inimi clasice în patru, în rest la fel de puternici ca experții sau puțin mai puternici; câteva milisecunde pe carte
web-levels = Cât de puternici sunt boții?
web-more = Mai multe
web-more-setup = Nume, viteză, regulile casei
web-your-name = Numele tău
web-pace = Viteza boților
web-pace-none = pe loc
web-pace-fast = mare
web-pace-usual = obișnuită
web-pace-slow = mică
web-pace-slowest = foarte mică
web-options = Opțiuni ale regulilor
web-play-bots = Joacă
web-play-friends = Joacă cu prietenii
web-play-again = Joacă din nou: { $game }
web-own-rules = { $game }, cu regulile tale
web-more-games = Mai multe jocuri

# O masă la care se adună oamenii
web-gathering = Partida nu a început încă.
web-chair = Locul { $number }: { $kind ->
    [open] liber
    [bot] { $name }, bot
    [here] { $name }, pe acest dispozitiv
    [away] { $name }, lipsește
   *[person] { $own ->
        [yes] tu
       *[no] { $name }
    }
}
web-sit = Așază-te aici
web-join = { $when ->
    [now] Joacă acum
    [next] Joacă de la dona următoare
    [again] Joacă în partida următoare
   *[back] Înapoi la locul meu
}
web-fill = Pune un bot
web-free = Eliberează locul
web-free-person = Cere să plece: { $name }
web-free-sure = Da, { $name } trebuie să plece
web-free-question = { $name } își pierde locul și nu se va mai putea așeza aici până când nu îi dai voie. Apasă butonul încă o dată dacă vrei asta.
web-kept-out = { $name } nu se mai poate așeza aici.
web-let-sit = Permite să se așeze din nou: { $name }
web-welcomed = Te poți așeza din nou aici.
web-leave-seat = Părăsește locul
web-leave-sure = Da, îmi părăsesc locul
web-leave-question = În locul tău va juca un bot până când te așezi din nou. Apasă butonul încă o dată dacă vrei să pleci.
web-invite = Invită-i și pe alții cu această adresă:
web-here-only = Această adresă funcționează doar pe acest calculator.
web-copy = Copiază adresa
web-copied = Copiată
web-share = Distribuie
web-qr = Adresa ca imagine pentru telefoane
web-start = Începe partida
web-host-starts = Gazda începe partida.
web-hosts = { $own ->
    [yes] Acum gazda ești tu.
   *[no] Acum gazda este { $name }.
}
web-hosts-since = Cât ai lipsit, rolul de gazdă a trecut la { $name }.
web-chair-host = { $chair } (gazdă)

# Masa
web-your-turn = E rândul tău
web-talk = Caseta de comenzi
web-box = Tastează o carte, o întrebare sau o comandă:
web-box-go = Trimite
web-lost = Conexiunea s-a întrerupt. Se încearcă din nou…
web-record = Înregistrarea partidei
web-hint = Sfat
web-undo = Anulează
web-scores = Scor
web-log = Ce s-a întâmplat
web-who = Cine unde stă
web-opened = Toate cărțile donei
web-hand = Mâna ta
web-new-card = carte nouă
web-is-turn = (la rând)
web-has-chosen = (a ales)
web-wins = (câștigă deocamdată)
web-cancelled = (anulată)
web-last-trick = Ultima levată
web-gave = Pentru { $seat }:
web-gave-you = Pentru tine:
web-pass = Pasează { $number } din { $count }
web-chosen = carte aleasă, { $number } din { $count }
web-choice = { $state ->
    [yes] { $card }, carte aleasă, { $number } din { $count }.
   *[no] { $card }, nu mai este aleasă, { $number } din { $count }.
}
web-enough-chosen = { $count ->
    [one] Ai ales deja o carte; ia-o mai întâi înapoi.
    [few] Ai ales deja { $count } cărți; ia mai întâi una înapoi.
   *[other] Ai ales deja { $count } de cărți; ia mai întâi una înapoi.
}
web-next-deal = { $count ->
    [0] Dona următoare
   *[other] Gata pentru dona următoare
}
web-next-waits = Se așteaptă: { $names }
web-ready = Gata pentru dona următoare: { $names }.
web-drawn = Trasă:
web-discarded = Ultima decartată
web-empty = gol
web-says = { $self ->
    [yes] Spui
   *[no] { $name } spune
}: { $text }
web-again = { $count ->
    [0] Joacă din nou
   *[other] Încă o dată cu aceiași
}
web-picture = Rezultatul ca imagine
web-picture-deals = { $count ->
    [one] O donă
    [few] { $count } done
   *[other] { $count } de done
}
web-repeat = Joacă din nou această donă
web-repeat-before = Prima dată: { $points ->
    [one] { $points } punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}
web-repeat-back = Înapoi la partida ta
web-again-asked = { $name } ar vrea să joace din nou.
web-again-answer = { $yes } acceptă, { $no } refuză.
web-again-no = Ajunge pentru azi
web-again-not = { $name } nu mai joacă.
web-again-not-you = Nu mai joci.
web-again-begins = Partida următoare a început la o masă nouă.
web-again-go = Mergi la masa nouă
web-words-again = din nou, încă o dată, inca o data, revanșă, revansa
web-words-again-no = ajunge, destul, nu mai joc
web-table-settings = Setările mesei
web-agreed = { $what }: { $how }
web-agreed-change = Schimbă setările mesei
web-agreed-host = Gazda le stabilește pentru toți.
web-away = Când cineva lipsește
web-away-bot = după un minut joacă un bot, până când persoana revine
web-away-wait = masa așteaptă
web-allow-hints = Sfaturile sunt permise
web-allow-undo = Cine joacă fără alți oameni poate anula mutări
web-allow-chat = Jucătorii își pot scrie
web-talks = { $state ->
    [on] Gazda le permite jucătorilor să își scrie.
   *[off] Gazda a oprit mesajele: la această masă nu se mai scrie acum.
}
web-seat-numbers = Scor { $score }; în această donă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $tricks ->
    [one] { $tricks } levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
web-tricks = { $tricks ->
    [one] { $tricks } levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
}
web-tower-numbers = Scor { $score }; acest turn { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
web-bot = bot
web-is-away = lipsește
web-dealer = împarte
web-dealer-sign = Î
web-took = (a luat levata)
web-took-nobody = (nimeni nu a luat levata)
web-led = a deschis levata
web-hinted = recomandată
web-left = Nejucate:
web-all-tricks = Toate levatele
web-opened-words = Toate cărțile în cuvinte
web-pass-to = { $count ->
    [one] { $count } carte pentru { $seat }
    [few] { $count } cărți pentru { $seat }
   *[other] { $count } de cărți pentru { $seat }
}
web-pass-count = { $number ->
    [one] aleasă { $number } din { $count }
   *[other] alese { $number } din { $count }
}
web-pass-from = Tu primești cărți de la { $seat }
web-came = De la { $seat }:
web-lay = { $row }: { $value } sub { $above }
web-place-open = se potrivește aici
web-place-target = poate fi furată
web-claim = { $what ->
    [offered] { $self ->
        [yes] Revendici toate levatele rămase. Ceilalți răspund.
       *[no] { $seat } revendică toate levatele rămase. { $yes } acceptă, { $no } refuză.
    }
    [accepted] Încă cineva a acceptat.
    [refused] Revendicarea este refuzată. Se joacă mai departe.
   *[withdrawn] Revendicarea este retrasă. Se joacă mai departe.
}
web-claim-waits = { $self ->
    [yes] Revendici restul
   *[no] { $seat } revendică restul
}
web-claim-sure = Din ce vezi, nu este sigur că iei restul. Revendică încă o dată ca să îi întrebi pe ceilalți: iei toate levatele rămase, cu punctele lor.
web-claim-rest = Revendică restul
web-claim-again = Cere-le celorlalți restul
web-claim-accept = Acceptă
web-claim-reject = Refuză
web-claim-back = Retrage revendicarea
web-finish = Fără pauze
web-finish-waits = Ceilalți de aici vor încă pauzele.
web-word-quit = Locul rămâne al tău: închide această pagină; adresa ei te aduce înapoi aici.
web-word-language = Limba se alege în partea de sus a paginii; pentru openhearts join se dă cu --lang.
web-word-pace = Viteza boților este între setările mesei; o schimbă gazda.
web-word-box = Tastează o carte, o întrebare sau un cuvânt; „ajutor” le arată pe toate.
web-word-actions = Ce poți face acum se află pe butoanele de sub masă; „ajutor” arată cuvintele potrivite.
web-word-move = Pe pagină treci prin cărțile tale cu săgețile. Aici, numește cartea: „dpi” o joacă, „carte dpi” o citește.
web-buffer = { $kind ->
    [play] Mesaje: ce s-a întâmplat.
    [chat] Mesaje: ce s-a scris.
   *[all] Mesaje: toate.
}
web-time-left = { $left ->
    [one] Mai este { $left } secundă.
    [few] Mai sunt { $left } secunde.
   *[other] Mai sunt { $left } de secunde.
}
web-warming = Boții puternici se pregătesc pe acest calculator, o singură dată, cam o jumătate de minut. Până atunci joacă puțin mai slab.
web-time-up = { $self ->
    [yes] Timpul tău a expirat. De data aceasta joacă un bot pentru tine.
   *[no] { $seat } nu mai are timp. De data aceasta joacă un bot.
}
web-clock-shown = Timp rămas
web-chat = Scrie-le celorlalți
web-chat-line = Mesajul tău
web-chat-go = Spune
web-phrase-hello = Bună!
web-phrase-luck = Mult noroc!
web-phrase-played = Bine jucat!
web-phrase-thanks = Mulțumesc!
web-phrase-oops = Hopa!
web-phrase-moment = O clipă, te rog.
web-phrase-game = Frumoasă partidă!
web-phrase-bye = La revedere!
web-place-picked = ales

# Mai mulți oameni la un dispozitiv, și cine pleacă și vine
web-add = Adaugă un jucător pe acest dispozitiv
web-add-name = Numele noului jucător de pe acest dispozitiv
web-call = Urmează { $name }. Cărțile sunt acoperite.
web-call-open = Pentru { $name }:
web-call-who = Urmează { $name }
web-curtain-how = Dă dispozitivul mai departe, la { $name }. Cărțile apar când cere { $name }.
web-uncover = Sunt { $name }, arată-mi cărțile
web-cover = Acoperă-mi cărțile
web-words-show = arată, arata, aici, gata
web-words-sit = așază-mă, asaza-ma, stau jos
web-away-ask = { $name } lipsește de ceva vreme. Să joace un bot mai departe sau așteaptă masa?
web-away-say-bot = Lasă un bot să joace
web-away-say-wait = Așteaptă
web-away-holds = { $what ->
    [bot] Deocamdată rămâne așa: după un minut joacă un bot.
   *[wait] Deocamdată rămâne așa: masa așteaptă.
}
web-away-mine = { $what ->
    [bot] Ai spus: să joace un bot.
   *[wait] Ai spus: să se aștepte.
}
web-sat = { $name } se așază la masă.
web-renamed = { $old } se numește acum { $name }.
web-gone = { $name } pleacă de la masă.
web-sent = La cererea gazdei, { $name } pleacă de la masă.
web-plays-on = Acolo joacă mai departe un bot: { $name }.
web-returned-ask = Cineva spune: sunt { $name } și m-am întors.
web-returned-ask-nameless = Cineva spune: nu am dat niciun nume, în dreapta mea stă { $name } și m-am întors.
web-back-yes = Da, este { $name }
web-back-no = Nu
web-back-offer = Ai mai jucat aici?
web-back-as = Sunt { $name }
web-back-as-nameless = Nu am dat niciun nume, în dreapta mea stă { $name }
web-back-asked = Cineva care stă aici trebuie să spună da. Apoi pagina merge singură mai departe.
web-back-lines = Lipsesc: { $names }. Ești unul dintre ei? Atunci scrie: { $example }. Ca să te așezi ca jucător nou, scrie: { $sit }.
web-back-waits = Cineva care stă aici trebuie să spună da. Apoi joci mai departe.
web-back-again = Ai din nou locul tău.
web-back-here = { $name } este din nou aici, în alt browser.
web-handed = Locul tău se joacă acum în alt browser: cineva de la masă a spus că ești tu.

# Setările fiecăruia
web-wish-group-you = Tu
web-wish-group-looks = Aspect
web-wish-group-speech = Sunete și anunțuri
web-wish-group-play = La masă
web-wish-deck = Cărți
web-wish-deck-court = figuri clasice
web-wish-deck-big = desenate, semne mari
web-wish-letters = Literele de pe cărți
web-wish-letters-own = ca în română: { $letters }
web-wish-colours = Nuanțe pentru treflă, caro, pică și cupă
web-wish-colours-four = patru
web-wish-colours-two = două
web-wish-theme = Luminos sau întunecat
web-wish-theme-auto = ca dispozitivul
web-wish-theme-light = luminos
web-wish-theme-dark = întunecat
web-wish-size = Mărime
web-wish-size-normal = normală
web-wish-size-large = mare
web-wish-size-largest = foarte mare
web-wish-spoken = Anunțuri
web-wish-spoken-brief = doar ce mă privește
web-wish-spoken-usual = la rândul meu
web-wish-spoken-full = fiecare carte
web-wish-reads = Viteza cititorului meu de ecran, în caractere pe secundă (boții îl așteaptă)
web-wish-reads-none = nimeni nu așteaptă
web-wish-two-taps = Pe ecranul tactil: prima atingere ridică o carte, a doua o joacă
web-wish-short-cards = Cărți ca semne (D♠) în loc de cuvinte
web-wish-sound = Sunete
web-wish-keys = Tastele mesei (C, 1 până la 9, S, T …)
web-wish-stays = Cât rămâne pe masă o levată încheiată
web-wish-stays-table = cum se joacă la masă
web-wish-stays-1 = o secundă
web-wish-stays-2 = două secunde
web-wish-stays-4 = patru secunde
web-wish-stays-wait = până merg mai departe (Backspace)
web-wish-vibration = Vibrație
web-wish-nudge = Amintește-mi când e rândul meu (în titlul paginii și pe masă)
web-wish-own-keys = Taste
web-wish-own-keys-how = Tastează alt semn pentru o tastă sau lasă câmpul gol, ca să o dezactivezi.
web-wish-keys-twice = Două taste nu pot fi la fel; acestea rămân cum erau: { $keys }
web-clock = Ceas
web-clock-none = fără
web-clock-seconds = { $seconds ->
    [one] { $seconds } secundă pentru o decizie
    [few] { $seconds } secunde pentru o decizie
   *[other] { $seconds } de secunde pentru o decizie
}
web-reserve = Rezervă pentru toată partida
web-reserve-none = fără
web-reserve-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}

# Un alt dispozitiv
web-device = Continuă pe alt dispozitiv
web-device-how = Deschide acolo această adresă sau scanează imaginea cu telefonul. Adresa este valabilă o singură dată, timp de zece minute; nu o da nimănui.
web-device-ask = Continui aici ca { $name }, cu aceleași locuri și setări?
web-device-ask-nameless = Continui aici cu aceleași locuri și setări?
web-device-yours = Spune da numai dacă tu ai creat această adresă: cine a creat-o va vedea acolo ce vezi tu aici, inclusiv cărțile tale.
web-device-yes = Da, continuă ca { $name }
web-device-yes-nameless = Da, continuă
web-device-no = Nu
web-device-leaves = În acest browser ai mese ale tale. Ele rămân în urmă dacă mergi mai departe cu altă identitate: creează mai întâi un cod de întoarcere dacă vrei să revii la ele.
web-devices = Dispozitivele tale
web-code = Cod de întoarcere
web-code-how = Cu un cod de întoarcere revii la locurile tale din orice browser, cu identitatea de aici. Este valabil o singură dată, cât timp nu îl înlocuiești și nu îl ștergi. Notează-l; cine îl are joacă în locul tău.
web-code-make = Creează un cod de întoarcere
web-code-again = Creează un cod nou în locul lui
web-code-end = Șterge codul
web-code-is = Ai un cod de întoarcere. A fost afișat când a fost creat.
web-code-shown = Acesta este codul tău de întoarcere. Se vede doar acum, așa că notează-l:
web-code-where = Scrie-l la { $address }
web-return = Revino cu un cod de întoarcere
web-return-how = Scrie codul pe care l-ai notat. Spațiile, cratimele și literele mici nu contează.
web-return-yours = Scrie numai un cod pe care l-ai creat tu: cine l-a creat va vedea ce vezi tu aici, inclusiv cărțile tale.
web-return-go = Revino
web-return-wrong = Acest cod nu este valabil. Poate o literă este greșită sau codul a fost deja folosit ori înlocuit.
web-sign-out = Deconectează-te aici
web-sign-out-how = Acest browser nu te va mai recunoaște, iar mesele lui deschise se închid.
web-sign-out-back = Revii la locurile tale doar cu un cod de întoarcere sau pe alt dispozitiv care încă te recunoaște. Fără unul dintre ele, nimeni nu te mai poate aduce înapoi.
web-end-others = Deconectează celelalte dispozitive ale mele
web-end-others-how = Toate celelalte browsere, telefoane și terminale cu identitatea ta sunt deconectate imediat. Nici adresele pentru alt dispozitiv și nici codul tău de întoarcere nu mai sunt valabile. Aici nu se schimbă nimic.
web-end-others-done = Acum te mai recunoaște doar acest browser. Codul tău de întoarcere nu mai este valabil; creează unul nou dacă vrei.

# Erori
web-fault-title = Nu a mers
web-fault-none = Această pagină nu există.
web-fault-table = Această masă nu există. Cere din nou adresa.
web-fault-pass = Această adresă a expirat. Creează una nouă pe primul dispozitiv.
web-fault-pass-used = Această adresă a fost deja folosită. Creează una nouă pe primul dispozitiv. Dacă nu tu ai folosit-o, deconectează de acolo celelalte dispozitive ale tale, din Setări.
web-fault-form = Această pagină este prea veche. Întoarce-te, reîncarc-o și încearcă din nou.
web-fault-large = Este prea mare.
web-fault-often = Prea multe deodată. Așteaptă puțin și încearcă din nou.
web-fault-request = Această cerere nu poate fi înțeleasă.
web-fault-own = Aici ceva nu a mers. Nimic din ce s-a jucat nu s-a pierdut: reîncarcă pagina.

# Joc cinstit
web-fair-1 = Boții primesc exact ce primești și tu: propria mână și ce se află la vedere pe masă. Programul nu le dă nimic altceva, iar testele compară perechi de done care se deosebesc numai prin cărțile ascunse: fiecare bot trebuie să aleagă la fel în amândouă.
web-fair-2 = Înainte de fiecare donă, serverul fixează cărțile printr-un angajament, un număr lung care nu dezvăluie nimic, dar nu mai poate fi schimbat după aceea. Apoi fiecare om de la masă adaugă un număr întâmplător al său, astfel încât cărțile să nu le aleagă nici serverul, nici ultimul care vorbește.
web-fair-3 = Când dona s-a încheiat, secretul este dezvăluit. Oricine poate recalcula cărțile pornind de la el; înregistrarea partidei cuprinde tot ce este nevoie.
web-fair-4 = Alegerea unui bot rezultă din ce vede și dintr-un număr care se află în înregistrare. Oricine poate recalcula fiecare alegere și poate vedea că nu a fost nevoie de nimic altceva.
web-fair-5 = Cât timp pare să se gândească un bot nu depinde de cărțile lui.
web-fair-state = { $state ->
    [open] Dona este în curs: cărțile ei sunt deja fixate prin aceste numere.
    [right] Recalculat: aceste numere dau exact cărțile care s-au împărțit.
    [fixed] Aici nu s-a amestecat nimic: cărțile acestei done erau cunoscute dinainte. Este pentru o singură persoană cu boți.
   *[wrong] Recalculat: aceste numere NU dau cărțile care s-au împărțit.
}
web-fair-match = Partidă
web-fair-host = Angajamentul serverului
web-fair-seat = { $seat }: angajament și contribuție
web-fair-secret = Secretul, dezvăluit după donă
web-to-table = Înapoi la masă
web-shuffling = Se amestecă cărțile.
web-fair-why = De ce aici nu poate trișa nimeni
web-fair-deal = Joc cinstit: dona { $number }
web-fair-table = { $state ->
    [open] Aceste numere fixează cărțile acestei done. Acum nu dezvăluie nimic; după ce se încheie dona, această pagină recalculează cărțile din ele.
    [fixed] Cărțile acestei done erau cunoscute dinainte; nu s-a amestecat nimic și nu este dovedit nimic. Dona următoare se amestecă.
   *[over] Secretul este dezvăluit, iar această pagină a recalculat ea însăși dona.
}
web-fair-all = Toate donele acestei mese, recalculate de server
web-fair-by = { $by ->
    [server] Niciun răspuns la timp: pe aceasta a adăugat-o serverul, așa cum cere secretul lui.
   *[withheld] Nu a fost dezvăluită la timp: în locul ei, pe aceasta a adăugat-o serverul, așa cum cere secretul lui.
}
web-fair-verdict = { $state ->
    [right] recalculat în această pagină: corect
    [part] recalculat în această pagină: corect, dar fără ce a adăugat această pagină
   *[wrong] recalculat în această pagină: GREȘIT
}
web-fair-check-secret = { $state ->
    [right] Secretul serverului este cel din angajamentul lui.
   *[wrong] Secretul serverului NU este cel din angajamentul lui.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: contribuția se potrivește cu angajamentul.
   *[wrong] { $seat }: contribuția NU se potrivește cu angajamentul.
}
web-fair-check-shown = { $state ->
    [right] Acestea sunt angajamentele arătate acestei pagini înainte de donă.
   *[wrong] Acestea NU sunt angajamentele arătate acestei pagini înainte de donă.
}
web-fair-check-own = { $state ->
    [right] Ce a adăugat chiar această pagină se află printre ele.
   *[wrong] Ce a adăugat chiar această pagină NU se află printre ele.
}
web-fair-check-cards = { $state ->
    [right] Împreună dau exact cărțile care s-au împărțit.
   *[wrong] Împreună NU dau cărțile care s-au împărțit.
}
web-fair-check-key = { $state ->
    [right] Dona este semnată de server cu cheia anunțată dinainte.
   *[wrong] Dona NU este semnată cu cheia pe care serverul a anunțat-o dinainte.
}
web-fair-check-signed = { $state ->
    [right] Acest browser a verificat confirmările serverului.
   *[wrong] O confirmare NU este semnată de server: nu dovedește nimic.
}
web-fair-check-receipts = { $state ->
    [right] Dona se potrivește cu confirmările pe care le are această pagină.
   *[wrong] Dona CONTRAZICE confirmări pe care le are această pagină. Descarcă-le la „Toate donele acestei mese”: pot fi o dovadă.
}
web-fair-check-withheld = Serverul a confirmat angajamentul acestei pagini și spune că numărul nu a venit la timp. Este marcat și numărat; din vina cui, nu se poate dovedi.
web-fair-check-silent = Ce voia să adauge această pagină nu a fost folosit, iar serverul nu l-a confirmat niciodată: nu se poate dovedi.
web-fair-key = Cheia confirmărilor serverului
web-fair-receipts = Descarcă confirmările din acest browser
web-fair-whole = Toate donele împreună
web-fair-tally = Număr propriu: { $own } · fără răspuns: { $given } · angajament fără numărul dezvăluit: { $withheld }
web-fair-withheld = Done în care un număr a fost reținut după angajament: { $deals }. Fiecare astfel de număr poate să fi fost o alegere între două done, făcută de server sau de loc.
web-chance = Contribuția ta la amestecare
web-chance-lead = Browserul tău adaugă la fiecare donă un număr întâmplător al său: nimeni nu îl știe înainte să fie luate toate angajamentele, nici măcar serverul. Intră în el și ce tastezi aici.
web-chance-text = Tastează orice
web-chance-last = Adăugat ultima dată:

web-fair-bots = De ce boții nu îți pot vedea cărțile
web-fair-view = Ce primește un bot: propria mână și cărțile de la vedere, în chenar. Celelalte mâini nu ajung la el.
web-fair-why-button = La redarea unei done încheiate, fiecare decizie a unui bot are un buton care o recalculează din ce vede botul și îi spune motivele.
web-fair-cards = De ce nimeni nu poate alege cărțile
web-fair-step-1 = Serverul trage la sorți un secret și își arată angajamentul: de acum nu mai poate schimba secretul.
web-fair-step-2 = Browserul fiecăruia trage la sorți un număr al său și arată numai angajamentul.
web-fair-step-3 = După ce toți și-au luat angajamentul, browserele își dezvăluie numerele.
web-fair-step-4 = Secretul și numerele dau împreună ordinea cărților, iar cărțile se împart.
web-fair-step-5 = După donă secretul este dezvăluit, iar pagina ta recalculează totul.
web-fair-late = Nimeni nu poate ține masa în loc: cine nu răspunde în câteva secunde primește un număr de la server. Numărul rezultă din secretul serverului, deci nici el nu poate fi ales, și este marcat.
web-fair-drops = Rămâne un lucru: serverul vede numerele înainte de a împărți și ar putea spune despre unele că nu au venit niciodată. Cu un număr ar alege între două done, cu două dintre patru, cu trei dintre opt. Fiecare număr care lipsește după angajament este marcat și numărat, pentru fiecare donă și pentru toată partida.
web-fair-proved = De aceea pagina ta primește o confirmare semnată pentru angajament și încă una pentru număr. Dacă dona semnată omite un număr confirmat, este dovada că serverul trișează. O confirmare numai pentru angajament arată că un număr a fost reținut, nu și de cine. Ce nu a fost confirmat niciodată nu se poate dovedi.
web-fair-yourself = Verifică și tu
web-fair-yourself-1 = La masă, la „Joc cinstit”, propriul tău browser recalculează dona după ce se încheie și arată fiecare număr greșit.
web-fair-yourself-2 = Înregistrarea unei partide cuprinde toate numerele; le verifică un program de treizeci de rânduri care nu știe nimic despre OpenHearts.
web-fair-yourself-3 = Ce tastezi la „Contribuția ta la amestecare” intră în cărțile următoare.
web-fair-yourself-4 = Browserul tău păstrează confirmările ultimelor done. Le poți descărca pe pagina cu toate donele unei mese; „openhearts check --shuffle --receipts” spune ce dovedesc despre o înregistrare.

# Redări
web-replay = Redă o înregistrare
web-replay-table = Redare
web-replay-lead = Parcurge pas cu pas o partidă înregistrată, de pe acest server sau din orice alt program OpenHearts: cu toate mâinile sau cu ce vede un singur loc. Se citește aici, se verifică rând cu rând după reguli și nu se păstrează mult.
web-replay-file = Un fișier
web-replay-text = Sau înregistrarea ca text
web-replay-open = Deschide
web-replay-most = Cel mult { $most } KB.
web-replay-gone = Această înregistrare nu mai este aici. Deschide-o încă o dată.
web-replay-place = Dona { $deal }, { $step } din { $count }
web-replay-steps = Pași
web-replay-hands = Mâini
web-replay-first = La început
web-replay-back-trick = O levată înapoi
web-replay-back = Înapoi
web-replay-next = Înainte
web-replay-next-trick = O levată înainte
web-replay-last = La sfârșit
web-replay-deals = Done:
web-replay-sides = Vedere:
web-replay-everybody = toate mâinile
web-replay-did = { $seat }: { $what }.
web-replay-hidden = Cineva a hotărât ceva ce nu se vede de aici.
web-replay-dealt = Cărțile sunt împărțite.
web-replay-keys = Taste: stânga și dreapta pentru un pas, sus și jos pentru o levată, Home și End pentru capetele donei.
web-why = De ce a făcut { $bot } asta?
web-why-same = Recalculat numai din ce vede { $bot }: { $what }. Exact așa s-a jucat.
web-why-other = Recalculat numai din ce vede { $bot }: { $what }. NU așa s-a jucat.
web-why-from = Nivelul botului: { $level }. Decizia { $number } cu sămânța { $seed }: nimic altceva nu a intrat în calcul.
web-why-candidates = Ce era de așteptat de la fiecare variantă
web-why-again = Pentru acest tabel fiecare variantă a fost măsurată încă o dată și la fel de mult: cifrele pot diferi puțin de cele după care a decis botul.

# Linia de comandă
web-serving = OpenHearts se află la { $address }
web-serving-stop = Se oprește cu Ctrl-C; fiecare masă este salvată.
web-serving-open-file = Alții de pe acest computer pot citi { $file }, care conține secrete. Așa nu mai pot: chmod 600 { $file }

# The bar and the drawer of a table
web-to-limit = până la { $limit }
web-bar-sound = { $state ->
    [on] Sunetul e pornit: oprește-l
   *[off] Sunetul e oprit: pornește-l
}
web-bar-size = Cărți și litere mai mari
web-bar-pace = { $what }: { $pace }. Schimbă
web-play = Joacă
web-drawer = Scoruri, jucători și altele
web-drawer-close = Închide

# The sheet after a deal
web-sheet-place = Locul { $place } din { $count }
web-sheet-leads = Conduci
web-sheet-behind = la { $gap } în urmă față de { $seat }
web-sheet-level = La egalitate cu { $seat }
web-decided = Cartea decisivă
web-tab-cards = Cărți
web-tab-tricks = Levate

# A game on the front page: what a tap starts, and what opens its settings
web-start-usual = { $players } jucători · { $level }
web-adjust = Ajustează
