# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Nu există varianta „{ $text }”.
error-file-no-variant = „{ $text }” este numele unui fișier, nu al unei variante. Fișierele de reguli se indică cu --rules; în Python, cu load_ruleset.
error-no-game = Nu există jocul „{ $text }”.
error-seats = { $single ->
    [yes] { $names }: joc pentru { $high } jucători.
   *[no] { $names }: între { $low } și { $high } jucători.
}
error-not-for-seats = Nu există nicio variantă pentru acest număr de jucători: { $count }.
error-no-parameter = { $name } nu este un parametru al regulilor.
error-not-offered = { $name } este cunoscut din reguli, dar nu este oferit.
error-bad-parameter = { $name } nu poate fi „{ $text }”.
error-house-two-meanings = „{ $text }” poate însemna { $list }; scrie-l întreg.
error-bundle = { $name } este un pachet de opțiuni.
error-no-option = { $text } nu este o opțiune; scrie nume=valoare sau numele unui pachet de opțiuni.
error-wrong-entry = { $name } nu poate avea această valoare.
error-entry-missing = Lipsește { $name }.
error-empty-file = { $file } este gol; un fișier de reguli are nevoie de cel puțin un rând, ca extends = "classic".
error-no-toml = { $file } nu este TOML: rândul { $line } nu se poate citi de la coloana { $column }.
error-rules-bounds = { $file }, rândul { $line }: { $what ->
    [nested] tabelele și listele sunt imbricate prea adânc (numărul maxim de niveluri: { $most }); scrie-le simplu, ca score.points
    [parts] un nume are prea multe părți (numărul maxim: { $most }); o regulă are două, ca score.points
    [line] rândul este prea lung (numărul maxim de caractere: { $most }); împarte-l sau scurtează-l
    [text] un text este prea lung (numărul maxim de caractere: { $most }); scurtează-l
    [digits] un număr are prea multe cifre (numărul maxim: { $most }); nicio regulă nu are nevoie de un număr atât de mare
    [entries] sunt prea multe intrări (numărul maxim: { $most }); un fișier de reguli are nevoie de mult mai puține
   *[open] un text între ghilimele nu se termină; închide-l pe același rând
}.
error-rules-long-list = { $name }: lista este prea lungă; scurteaz-o (numărul maxim de intrări: { $most }).
error-rules-too-large = { $file } este prea mare pentru un fișier de reguli (număr maxim de octeți: { $most }).
error-suggested-outside = „suggested_players” trebuie să fie în interiorul „players”.
error-value-for-seats = { $name } are o valoare pentru acest număr de locuri: { $count }, dar o asemenea masă nu există.
error-no-value-for-seats = { $name } nu are valoare pentru acest număr de locuri: { $count }.
error-ranks-ascend = Valorile trebuie să crească, fiecare o singură dată.
error-suits-once = Indică cel puțin o culoare și niciuna de două ori.
error-too-few-cards = Numărul cărților, { $count }, este prea mic pentru numărul locurilor, { $seats }.
error-jokers-no-mode = Sunt jokeri: spune ce fac.
error-two-packs = Pentru două pachete de cărți trebuie o regulă despre cărțile identice.
error-hand-too-large = Nu ajung cărțile pentru atâtea de jucător: { $count }.
error-no-hand-at-all = Nimeni nu ar avea vreo carte.
error-nobody-wins-kitty = Nimeni nu câștigă cărțile puse deoparte.
error-pass-too-many = Numărul cărților de pasat, { $count }, este prea mare pentru numărul cărților din mână, { $hand }.
error-pass-no-cycle = Spune încotro merg cărțile pasate.
error-nobody-across = La o masă cu { $seats } locuri nu stă nimeni vizavi.
error-second-is-oneself = La o masă de doi, al doilea loc este chiar al tău.
error-holder-of-nothing = Fără carte de deschidere nu o are nimeni: indică una sau spune cine altcineva deschide.
error-must-needs-card = Nu există o carte de deschidere cu care să trebuiască deschis.
error-two-holders = Cu două pachete, doi jucători pot avea cartea de deschidere.
error-opening-not-there = Cartea de deschidere { $card } nu este în pachet.
error-opening-left-over = Cartea de deschidere { $card } poate fi printre cărțile rămase.
error-opening-decides = Cartea de deschidere hotărăște cine deschide, în fiecare donă.
error-jokers-not-locked = Jokerii nu sunt blocați niciodată.
error-lock-for-ever = Nimic nu ar debloca vreodată aceste cărți.
error-no-identical = Într-un singur pachet nu există cărți identice.
error-negative-points = Costul cărților nu este niciodată negativ; fă-le cărți bonus.
error-penalty-and-bonus = O carte nu poate și să coste puncte, și să fie carte bonus.
error-no-moon-cards = Nu există cărți care costă puncte, așa că nu se poate „lua tot”.
error-moon-needs-many = „A lua tot” cere prea multe lucruri: { $count }.
error-moon-needs-more = Pentru „a lua tot” trebuie { $count } × { $what }, iar pachetul are { $most }.
error-sun-of-nothing = Soarele nu ar valora nimic.
error-moon-of-nothing = „A lua tot” nu ar valora nimic.
error-never-ends = Partida nu s-ar încheia niciodată.
error-limit-not-reached = Fără cărți care costă puncte nimeni nu ajunge la limită: fixează numărul de done.
error-all-set-aside = În fiecare donă toate cărțile care costă puncte pot sta deoparte: fixează numărul de done.
error-jokers-for-groups = Numărul jokerilor numerici, { $count }, este prea mare pentru numărul grupurilor de culoare, { $groups }.
may-range = de la { $low } la { $high }
may-whole = un număr întreg{ $low ->
    [none] {""}
   *[other] {" "}de la { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}până la { $high }
}
may-number = un număr
may-either = { $one } sau { $other }
may-names = { $list }
may-list-of = o listă, pe fiecare loc { $what }
may-yes-no = true sau false
may-text = un text
may-card-text = o carte ca QS
may-selector = un selector (QS, suit:H, rank:Q sau all)
may-suit = o culoare
may-rank = o valoare
may-opening-card = o carte de deschidere
may-points-table = un tabel de selectori și numere întregi, ca { "{" } QS = 13 { "}" }
may-languages = un text sau { "{" } en = "...", de = "..." { "}" }
may-fewest-most = două numere întregi crescătoare de la 2 la 11
may-short-name = un nume scurt ca my-hearts
may-variant-id = numele unei variante
may-list-as = o listă ca { $sample }
may-every-parameter = fiecare parametru al regulilor
may-ranks = de la 1 la 11, J, Q, K, A în această ordine
may-suits = unele dintre C, D, S, H, fiecare o dată
may-cards-once = cărți din pachet, fiecare o dată
may-card-a-seat = cel puțin o carte pentru fiecare
may-even-range = câte ajung pentru toți în mod egal sau de la 1 la { $high }
may-random-range = tragere la sorți sau de la 0 la { $high }
may-opening = o carte sau lowest_of:C
may-lowest = lowest_of:C sau niciuna
may-card = o carte din pachet
may-no-jokers = cărți care nu sunt jokeri
may-unlocked = cărți sau nicio blocare
may-from-zero = numere de la 0 în sus
may-no-points = cărți fără puncte
may-at-most = cel mult { $most } diferite
may-moon-value = un număr întreg de la 1 în sus sau cât costă toate cărțile
may-deals = un număr de done
