# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Rândul { $line }: { $text }
error-seat = locul { $seat }
error-did-you-mean = Ai vrut să spui „{ $word }”?
error-field = Câmp: { $field }.
error-allowed = Permis: { $allowed }.
error-other = Ceva nu a mers: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = „{ $text }” nu este o carte; scrie valoarea, apoi culoarea cu litere englezești, ca în QS, 10H sau AD.
error-herz-no-card = „{ $text }” nu este o carte; scrie un număr, J26-50 pentru un joker numeric, SJ sau ST.
error-card-too-often = { $card } apare de prea multe ori sau nu face parte din acest pachet.
error-not-in-pack = { $card } nu face parte din acest pachet.
error-not-there = { $card } nu este acolo.
error-no-number = „{ $text }” nu este un număr întreg.
error-no-seat = Nu există locul { $seat }{ $last ->
    [none] {""}
   *[other] ; locurile sunt de la 0 la { $last }
}.
error-deals-from-one = Donele se numără de la 1.
error-scores-for-seats = Scoruri: { $told }, locuri: { $right }.
error-hands-for-seats = Mâini: { $told }, locuri: { $right }.
error-players-for-seats = Jucători: { $told }, locuri: { $right }.
error-bots-for-seats = Boți: { $told }, locuri: { $right }. Indică câte unul pentru fiecare loc sau unul pentru toate.
error-numbers-for-seats = { $name }: trebuie câte un număr pentru fiecare loc ({ $right }), nu { $told }.
error-hand-size = Numărul cărților locului { $seat } trebuie să fie { $right }, nu { $told }.
error-cards-missing = Lipsesc aceste cărți: { $list }. Indică cărțile rămase ca talon.
error-stock-nameless = Teancul este gol; indică cărțile lui de sus, ca 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } nu se poate împărți din asta: { $list }.
error-write = Scrie aici: { $sample }
error-write-instead = „{ $text }” nu are ce căuta aici. Scrie: { $sample }
error-wrong-kind = { $name }: „{ $text }” nu are ce căuta aici. Scrie: { $sample }
error-line-too-long = Un rând are prea mulți octeți pentru o înregistrare (peste { $most }).
error-too-long = Este prea lung; numărul maxim de octeți: { $most }.
error-no-utf8 = { $file ->
    [this] acesta
   *[other] { $file }
} nu este text UTF-8, începând cu octetul { $place }.
error-no-file = { $file } nu se poate citi: { $kind ->
    [missing] nu există un asemenea fișier
    [folder] este un dosar
    [forbidden] lipsește permisiunea
   *[other] { $why }
}.
error-no-text = Acesta nu este un fișier text.
error-no-utf16 = Acesta este UTF-16; o înregistrare este text UTF-8.
error-packed = Acesta este un fișier comprimat. Dezarhivează-l și ia din el câte o înregistrare pe rând.
error-no-json = Acesta nu este JSON în forma cerută: { $why }.
error-two-starts = Un turn are o singură carte de start.
error-no-start = Nu există o carte de start.
error-nested = Listele și tabelele sunt imbricate prea adânc (numărul maxim de niveluri: { $most }); nicio înregistrare nu are nevoie de asta.
error-cannot-lie = { $card } nu poate sta acolo ca următoarea.
error-not-in-range = { $name } trebuie să fie între { $low } și { $high }, nu { $text }.
error-same-seat = Locul { $seat } nu se poate schimba cu el însuși.
error-newcomer-score = Cine vine pe locul { $seat } începe cu { $right }, media celorlalți.
error-text-empty = Nu s-a tastat nimic. „ajutor” arată toate cuvintele.
error-text-word = Nu cunosc cuvântul „{ $text }”. „ajutor” arată toate cuvintele.
error-text-no-card = „{ $text }” nu este o carte; scrie valoarea, apoi culoarea, ca în { $cards }.
error-text-ambiguous = „{ $text }” poate însemna mai multe cărți: { $cards }.
error-text-number = „{ $text }” nu este numărul unei cărți de pe masă.
error-text-one-card = Indică o singură carte de jucat.
error-text-some-cards = Indică cărțile de pasat.
error-text-seat = La această masă nu stă nimeni cu numele „{ $text }”.
error-text-steal = Spune de la cine furi, din ce rând și unde pui cartea: fură de la Ben stânga dreapta.
error-text-invitation = „{ $text }” nu este o invitație. O invitație arată așa: http://localhost:8765/table/abc.
error-text-rule-link = Această adresă de reguli este stricată sau necunoscută. Cere-o din nou.
error-text-rule-file = Alege mai întâi un fișier.
