# Ce se refuză și de ce. În față stă cartea: „patru de treflă: trebuie să răspunzi cu cupă”.

error-not-your-turn = Nu este rândul tău: urmează { $seat }.
error-deal-over = Dona s-a încheiat.
error-not-an-action = În acest joc nu există o asemenea acțiune.
error-not-now = Acum nu se poate.
error-not-begun = Partida nu a început încă.
error-wrong-phase = { $phase ->
    [pass] Acum se pasează cărți; încă nu joacă nimeni.
    [play] Acum se joacă; pasarea s-a încheiat.
    [choose] Mai întâi se hotărăște ce urmează după ce s-a luat tot.
    [start] Cartea trasă se păstrează drept carte de start sau se decartează.
    [lay] Cartea trasă se așază la stânga sau la dreapta ori se decartează.
    [steal] S-a tras o carte hoață: fură sau decarteaz-o.
   *[over] Dona s-a încheiat.
}
error-card-not-held = { $card }: nu ai această carte.
error-pass-twice = { $card }: nu o ai de atâtea ori.
error-pass-count = Alege exact { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de pasat.
error-already-passed = Ai pasat deja.
error-opening-card = { $card }: trebuie deschis cu cartea de deschidere: { $opening }.
error-opening-suit = { $card }: trebuie să deschizi cu { suit-name }.
error-opening-forbidden = { $card }: cu această carte nu se poate deschide prima levată.
error-locked = { $card }: { $lock ->
    [hearts] cupele nu sunt încă deschise
   *[other] cu această carte nu se poate deschide încă
}.
error-must-follow = { $card }: trebuie să răspunzi cu { suit-name }.
error-first-trick = { $card }: nu în prima levată.
error-bad-choice = Alege: adaugi sau scazi.
error-claim-not-certain = Din ce poți vedea, restul nu este sigur.
error-no-start-card = Nu ai încă o carte de start.
error-has-start-card = Ai deja o carte de start.
error-row-full = { $row ->
    [none] Rândul acela este plin.
   *[other] { $card }: { row-name } este plin.
}
error-value-too-high = { $card }: prea mare, trebuie să fie mai mică decât cartea de deasupra.
error-outside-group = { $card }: nicio valoare din grupul său nu se potrivește acolo.
error-cannot-steal = Cartea aceea nu poate fi furată.
error-bad-value = { $card }: nu poate avea acolo valoarea aceea.

error-line = Rândul { $line }: { $text }
error-text = Nu pot citi asta: { $detail }.
error-text-card = „{ $text }” nu este o carte. Scrie valoarea și culoarea, de exemplu DPi, 10Cu sau as de caro.
error-text-empty = Nu s-a tastat nimic. „ajutor” arată toate cuvintele.
error-text-word = „{ $text }” este un cuvânt pe care nu îl știu. „ajutor” arată toate cuvintele.
error-text-ambiguous = „{ $text }” poate însemna mai multe cărți: { $cards }.
error-text-number = „{ $text }” nu este numărul unei cărți de pe masă.
error-text-one-card = Numește o singură carte de jucat.
error-text-some-cards = Numește cărțile de pasat.
error-text-seat = La această masă nu stă nimeni cu numele „{ $text }”.
error-text-steal = Spune de la cine furi, din ce rând și unde pui cartea: fură de la Ben stânga dreapta.
error-text-nested = Listele și tabelele sunt imbricate prea adânc (numărul maxim de niveluri: { $most }); nicio înregistrare nu are nevoie de asta.
error-did-you-mean = Ai vrut să spui „{ $word }”?
error-record = Înregistrarea nu se potrivește cu regulile: { $detail }.
error-ruleset = Aceste reguli nu funcționează: { $detail }.
error-seats = { $single ->
    [yes] { $name }: joc pentru { $high } jucători.
   *[no] { $name }: între { $low } și { $high } jucători.
}
error-rules-bounds = { $file }, rândul { $line }: { $what ->
    [nested] tabelele și listele sunt imbricate prea adânc (numărul maxim de niveluri: { $most }); scrie-le simplu, ca score.points
    [parts] un nume are prea multe părți (numărul maxim: { $most }); o regulă are două, ca score.points
    [line] rândul este prea lung (numărul maxim de caractere: { $most }); împarte-l sau scurtează-l
    [text] un text este prea lung (numărul maxim de caractere: { $most }); scurtează-l
    [digits] un număr are prea multe cifre (numărul maxim: { $most }); nicio regulă nu are nevoie de un număr atât de mare
    [entries] sunt prea multe intrări (numărul maxim: { $most }); un fișier de reguli are nevoie de mult mai puține
   *[open] un text între ghilimele nu se termină; închide-l pe același rând
}
error-rules-long-list = { $name }: lista este prea lungă; scurteaz-o (numărul maxim de intrări: { $most })
error-field = Câmp: { $field }.
error-allowed = Permis: { $allowed }.
error-bot = Nu există un asemenea bot: { $detail }.
error-view = Această vedere se contrazice: { $detail }.
error-forbidden = Nu este permis: { $detail }.
error-seat-taken = Acolo stă deja cineva.
error-curtain = Cărțile sunt acoperite: spune mai întâi cine ești, cu butonul de pe pagină.
error-not-away = Acolo nu lipsește nimeni.
error-known-cards = Cărțile acestei done sunt cunoscute dinainte: este pentru o singură persoană cu boți.
error-after-the-deal = Poți lua acel loc după ce se încheie dona: nimeni nu vede două mâini din aceeași donă.
error-next-hand = Mâna aceea a fost împărțită altcuiva. O joacă un bot; tu primești cărți cu dona următoare.
error-vouch = Doar cine joacă în dona aceasta poate spune cine s-a întors.
error-shuffling = Cărțile tocmai se amestecă. Încearcă din nou peste o clipă.
error-not-playing = Acum nu se joacă nicio donă.
error-not-anew = Cineva preferă să joace dona aceasta până la capăt.
error-no-seat = Acest loc nu există.
error-two-seats = Alege două locuri diferite.
error-host-sits = Gazda trebuie să stea la masă.
error-host-only = Numai gazda poate face asta.
error-refused = Gazda ți-a eliberat locul. Te vei putea așeza din nou aici când gazda îți va da voie.
error-watching = Privești jocul; numai jucătorii pot face asta.
error-no-bot-there = Acolo nu a hotărât un bot sau sămânța lui nu este dată.
error-record-too-large = Este prea mare: cel mult { $most } KB.
error-search-not-ready = Acest bot se pregătește încă pe acest calculator; întreabă din nou peste o jumătate de minut.
error-busy = Multă lume cere asta chiar acum. Așteaptă o clipă, apoi mai încearcă.
error-too-often = Ai cerut foarte mult dintr-odată. Așteaptă un minut, apoi mai încearcă.
error-too-much = Asta cere mai multă memorie sau mai mult timp decât are o cerere. Încearcă ceva mai mic.
error-try-again = Masa se citește din nou; mai încearcă peste o clipă.
error-no-undo = La această masă nu se anulează nimic.
error-no-hints = La această masă nu se dau sfaturi.
error-no-chat = La această masă nu se scriu mesaje.
error-claim-alone = O revendicare care nu este sigură are nevoie de acordul tuturor celorlalți.
error-claim-again = Această revendicare a fost refuzată. Întreabă din nou după levata următoare.
error-claim-own = La revendicarea ta răspund ceilalți. O poți retrage.
error-claim-answered = Nu ai la ce să răspunzi.
error-no-claim = Nimeni nu a revendicat nimic.
error-no-claims = În acest joc nu se poate revendica nimic; se joacă până la capăt.
error-chat-often = Nu așa repede. Așteaptă puțin, apoi scrie din nou.
error-no-phrase = Nu există un asemenea mesaj.
error-not-over = Partida nu s-a încheiat încă.
error-table-full = La această masă toate locurile sunt ocupate.
error-too-many-wait = Prea multe persoane așteaptă acum un loc sau un schimb de locuri. Încearcă din nou mai târziu.
error-cannot-join = Nu se poate ajunge la masă: { $why }.
error-text-invitation = „{ $text }” nu este o invitație. O invitație arată așa: http://localhost:8765/table/abc.
error-text-no-receipts = Acesta nu este un fișier de confirmări așa cum îl scrie o pagină sau openhearts join.
error-bad-seal = Semnătura serverului de sub amestecare nu este corectă.
error-nothing-to-undo = Nu este nimic de anulat.
error-not-your-seat = Acela nu este locul tău.
error-no-table = Această masă nu există.
error-foreign-host = Serverul nu are numele din această adresă, așa că nu răspunde. Cine îl administrează poate permite numele: openhearts serve --public-url ADRESĂ, cu adresa așa cum se tastează.
error-signed-out = Sesiunea ta de aici a fost închisă. Revino ca să intri cu o identitate nouă.
error-two-hands = Ai un loc la aceeași masă, iar nimeni nu are voie să vadă două mâini. Eliberează mai întâi locul tău de acolo.
error-too-many-tables = Sunt prea multe mese acum; mai încearcă mai târziu.
error-no-record = Nicio donă nu s-a încheiat încă, așa că nu există o înregistrare.
error-cannot-listen = La { $host }, portul { $port }, nu se poate oferi nimic: { $why }. Alege alt port cu --port.
error-no-address = „{ $host }” nu este o adresă a acestui calculator. Lasă deoparte --host sau dă o adresă pe care o are.
error-public-url = „{ $text }” nu este o adresă publică. Scrie-o ca https://hearts.example, fără cale.
error-no-folder = Dosarul { $folder } nu poate fi folosit: { $why }. Alege altul cu --data.
error-folder-in-use = Alt OpenHearts își ține mesele în { $folder }: { $address }. Folosește-l pe acela, oprește-l sau alege alt dosar cu --data.
error-too-many-own = Ai deschis prea multe mese acum; continuă la una dintre ele sau mai încearcă mai târziu.
error-too-many-watchers = Sunt deja prea mulți spectatori la această masă.
error-stale = Masa a mers mai departe; privește din nou înainte să acționezi.
error-other = Ceva nu a mers: { $detail }.
error-text-herz-card = „{ $text }” nu este o carte. Scrie un număr, J26-50 pentru un joker numeric, SJ sau ST.

# Amănunte la cele de mai sus: ce se întâlnește cel mai des; vezi speech/details.py. Fără punct la sfârșit.
detail-no-variant = nu există varianta „{ $text }”
detail-seats = { $name } nu se joacă în { $count }
detail-no-parameter = { $name } nu este un parametru al regulilor
detail-not-offered = { $name } este cunoscut din reguli, dar nu este oferit
detail-bad-value = { $name } nu poate fi „{ $text }”
detail-bundle = { $name } este un pachet de opțiuni
detail-two-packs = pentru două pachete de cărți trebuie o regulă despre cărțile identice
detail-no-file = { $file } nu se poate citi: { $kind ->
    [missing] nu există un asemenea fișier
    [folder] este un dosar
    [forbidden] lipsește permisiunea
   *[other] { $why }
}
detail-empty-file = { $file } este gol
detail-no-utf8 = { $file ->
    [this] acesta
   *[other] { $file }
} nu este text UTF-8, începând cu octetul { $place }
detail-no-toml = { $file } nu este TOML: { $why }
detail-too-large = { $file } este prea mare pentru un fișier de reguli (număr maxim de octeți: { $most })
detail-no-bot = „{ $text }”; se cunosc { $known } sau FIȘIER.py:Clasă{ $nearest ->
    [none] {""}
   *[other] . Ai vrut să spui „{ $nearest }”?
}
detail-empty-record = aici nu este nimic; o înregistrare începe cu { $head }
detail-no-record = aceasta nu este o înregistrare: o înregistrare începe cu { $head }
detail-no-text = acesta nu este un fișier text
detail-long-line = un rând are prea mulți octeți pentru o înregistrare (peste { $most })
detail-cut-off = lipsește sfârșitul înregistrării
detail-no-hand = lipsește mâna locului { $seat }
detail-twice = { $card } apare de prea multe ori sau nu face parte din acest pachet
detail-no-card = „{ $text }” nu este o carte; scrie valoarea, apoi culoarea, ca în QS, 10H sau AD
detail-refused = { $card } nu poate fi jucată de locul { $seat }: { $reason ->
    [must-follow] trebuie răspuns la culoarea cerută
    [card-not-held] locul nu are această carte
    [locked] cu această carte nu se poate deschide încă
    [first-trick] nu în prima levată
    [opening-card] trebuie deschis cu cartea de deschidere
    [opening-suit] trebuie deschis cu culoarea cărții de deschidere
    [opening-forbidden] cu această carte nu se poate deschide prima levată
    [not-your-turn] este rândul altui loc
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] nimeni nu ia
   *[other] locul { $seat } ia
} această levată, nu { $told }
detail-points = punctele sunt { $points }
detail-rules-say = regulile spun { $right }, nu { $told }
detail-digest = regulile de mai jos nu au această amprentă: ceva din ele a fost schimbat
detail-secret = secretul gazdei nu este cel asumat înainte
detail-shuffle = acestea nu sunt cărțile pe care le dă amestecarea
detail-entry = tura { $place } („{ $text }”): { $rest }
detail-drawn = cartea trasă acum („{ $text }”): { $rest }
detail-herz-no-turn = aceasta nu este o tură; scrie 3. P0 draws 45: left sau, mai scurt, 45: left
detail-herz-no-action = „{ $text }” nu este o acțiune; scrie keep, left, right, left=63, discard sau steal 1 left right
detail-herz-no-card = „{ $text }” nu este o carte; scrie un număr, J26-50 pentru un joker numeric, SJ sau ST
detail-herz-twice = { $card } a fost deja trasă și nu mai există alta
detail-herz-not-in-pack = { $card } nu face parte din acest pachet
detail-herz-stock-empty = teancul de tras se terminase înainte de această tură
detail-herz-undecided = scrie ce s-a întâmplat cu cartea { $card }
detail-herz-only-a-card = aceasta este cartea despre care se decide; scrie doar cartea
detail-herz-number = aceasta este cartea trasă cu numărul { $right }, nu { $told }
detail-herz-turn = la rând este P{ $right }, nu P{ $told }
detail-herz-outcome = rezultatul este { $right ->
    [nothing] nimic
   *[other] { $right }
}, nu { $told }
detail-herz-after-end = dona s-a încheiat înainte de această tură
detail-herz-over = dona s-a încheiat; nu mai este nimic de decis
detail-herz-draw = spune ce carte a tras acum locul { $seat }
detail-herz-starter = cine începe această donă? Se potrivesc toate aceste locuri: { $list }; spune cine începe sau scrie P{ $seat } înaintea primei cărți
detail-herz-refused = { $reason ->
    [no-start-card] nu există încă o carte de start
    [has-start-card] există deja o carte de start
    [row-full] rândul acela este plin
    [value-too-high] cartea nu este mai mică decât cea de deasupra
    [outside-group] nicio valoare din grupul acestui joker nu se potrivește acolo
    [cannot-steal] cartea aceea nu poate fi furată
    [bad-value] nu poate avea acolo valoarea aceea
    [wrong-phase] cartea trasă nu permite asta
   *[other] { $reason }
}
detail-no-seat = nu există locul { $seat }{ $last ->
    [none] {""}
   *[other] ; locurile sunt de la 0 la { $last }
}
detail-nothing-now = locul { $seat } nu are nimic de decis acum
detail-scores = scoruri: { $told }, locuri: { $right }
detail-from-one = donele se numără de la 1
detail-range = de la { $low } la { $high }
detail-whole = un număr întreg de la { $low } în sus{ $none ->
    [none] {""}
   *[other] {" "}sau { $none }
}
detail-bot-chooses = botul locului { $seat } alege aici { $right }, nu { $told }
detail-bot-version = botul locului { $seat } alege aici { $right }, nu { $told }; dar această înregistrare a fost făcută de versiunea { $before } a lui { $bot }, iar aceasta este versiunea { $now }, care nu alege neapărat la fel
