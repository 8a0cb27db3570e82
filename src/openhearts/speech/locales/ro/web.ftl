# Paginile din browser: pagina principală, mese, setări, erori. Ce se spune la masă stă în celelalte fișiere.

web-skip = Sari la conținut
web-language = Limba
web-change = Schimbă
web-rules = Reguli
web-fair = Joc cinstit
web-wishes = Setări
web-save = Salvează
web-to-front = La pagina principală

# Pagina principală
web-front-title = Joacă Inimi
web-front-lead = Numai tu împotriva unor boți care își văd doar propriile cărți, sau împreună cu prietenii. Gratuit și fără cont.
web-mine = Mesele tale
web-mine-line = { $phase ->
    [gathering] se așteaptă jucători; deja la masă: { $names }
    [over] încheiată: { $names }
   *[playing] dona { $deal }: { $names }
}
web-which-game = Ce joc?
web-seats = Locuri
web-seats-usual = ca de obicei
web-level = Boți
web-level-novice = începători
web-level-casual = de plăcere
web-level-club = jucători de club
web-level-expert = experți
web-level-master = maeștri
web-more = Mai multe
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
web-more-games = Mai multe jocuri

# O masă la care se adună oamenii
web-gathering = Partida nu a început încă.
web-chair = Locul { $number }: { $kind ->
    [open] liber
    [bot] { $name }, bot
    [away] { $name }, lipsește
   *[person] { $own ->
        [yes] tu
       *[no] { $name }
    }
}
web-sit = Așază-te aici
web-fill = Pune un bot
web-free = Eliberează locul
web-leave-seat = Părăsește locul
web-invite = Invită-i și pe alții cu această adresă:
web-qr = Adresa ca imagine pentru telefoane
web-start = Începe partida
web-host-starts = Gazda începe partida.

# Masa
web-your-turn = E rândul tău
web-talk = Caseta de comenzi
web-box = Tastează o carte, o întrebare sau o comandă:
web-box-go = Trimite
web-lost = Conexiunea s-a întrerupt. Se încearcă din nou ...
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
web-last-trick = Ultima levată
web-gave = Pentru { $seat }:
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
web-next-waits = Se așteaptă ceilalți
web-drawn = Trasă:
web-discarded = Ultima decartată:
web-empty = gol
web-says = { $name } spune: { $text }
web-again = Joacă din nou
web-table-settings = Setările mesei
web-away = Când cineva lipsește
web-away-bot = după un minut joacă un bot, până când persoana revine
web-away-wait = masa așteaptă
web-allow-hints = Sfaturile sunt permise
web-allow-undo = Cine joacă fără alți oameni poate anula mutări
web-allow-chat = Jucătorii își pot scrie
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
web-led = carte de ieșire
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
web-pass-from = Pe ale tale le primești de la { $seat }
web-came = De la { $seat }:
web-lay = { $row }: { $value } sub { $above }
web-place-open = se potrivește aici
web-place-target = poate fi furată

# Setările fiecăruia
web-wish-deck = Cărți
web-wish-deck-court = cu figuri
web-wish-deck-big = semne mari
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
web-wish-spoken-brief = scurte
web-wish-spoken-usual = obișnuite
web-wish-spoken-full = tot
web-wish-two-taps = Pe ecranul tactil: prima atingere ridică o carte, a doua o joacă
web-wish-short-cards = Cărți în semne (D♠) în loc de cuvinte
web-wish-sound = Sunete
web-wish-keys = Tastele mesei (C, 1 până la 6, S, T ...)

# Un alt dispozitiv
web-device = Continuă pe alt dispozitiv
web-device-how = Deschide acolo această adresă sau lasă telefonul să citească imaginea. Este valabilă zece minute; nu o da nimănui altcuiva.
web-device-ask = Continui aici ca { $name }, cu aceleași locuri și setări?
web-device-yes = Da, continuă ca { $name }
web-device-no = Nu

# Erori
web-fault-title = Nu a mers
web-fault-none = Această pagină nu există.
web-fault-table = Această masă nu există. Cere din nou adresa.
web-fault-pass = Această adresă a expirat. Creează una nouă pe primul dispozitiv.
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
   *[wrong] Recalculat: aceste numere NU dau cărțile care s-au împărțit.
}
web-fair-match = Partidă
web-fair-host = Angajamentul serverului
web-fair-seat = { $seat }: angajament și contribuție
web-fair-secret = Secretul, dezvăluit după donă
web-to-table = Înapoi la masă

# Linia de comandă
web-serving = OpenHearts se află la { $address }
web-serving-stop = Se oprește cu Ctrl-C; fiecare masă este salvată.
