# Records, and shuffles that can be checked.

error-empty-record = Aici nu este nimic; o înregistrare începe cu { $head }.
error-no-record-head = Aceasta nu este o înregistrare: o înregistrare începe cu { $head }.
error-record-version = Aceasta este versiunea { $told }; programul citește versiunea { $right }.
error-cut-off = Lipsește sfârșitul înregistrării.
error-after-end = { $name } stă după sfârșitul înregistrării.
error-stands-twice = { $name } apare de două ori.
error-stands-instead = { $name } stă unde trebuie să fie { $right }.
error-stands-before = { $name } nu poate sta înainte de { $right }.
error-no-place-here = { $name } nu are ce căuta aici.
error-missing-before = Lipsește { $name } înainte de { $right }.
error-bad-fields = Acest rând are un câmp pe care nu îl poate avea sau îi lipsește unul.
error-half-a-letter = „{ $text }” conține o jumătate de literă, pe care nu o poate păstra niciun fișier.
error-strange-letter = „{ $text }” conține o literă sau un număr de care nu are nevoie niciun joc de cărți.
error-no-value = „{ $text }” nu este o valoare.
error-tag-name = „{ $name }” nu poate fi numele unui câmp: scrie litere, cifre și _, dar nu un nume folosit chiar de înregistrări.
error-player-kind = Un bot are nevoie de numele felului său (bot="..."), iar un om nu are.
error-player-bot-only = Numai boții au versiune, buget și sămânță.
error-no-deal-open = Acest rând ține de o donă, dar nu se joacă niciuna.
error-stand-ins-early = Cine a înlocuit se spune după joc.
error-stand-ins-range = Aici nu există acțiunile de la { $low } la { $high }.
error-stand-ins-order = Înlocuirile se spun în ordinea primelor lor acțiuni.
error-stand-ins-both = Doi boți au decis deodată pentru locul { $seat }.
error-stand-ins-seat = Acțiunea { $number } nu este a locului { $seat }.
error-event-missing = Lipsește un eveniment înainte de acest rând.
error-event-not-here = Acest eveniment nu are loc aici.
error-event-other = Ce are loc aici este { $name }, nu asta.
error-comment-place = Un comentariu nu poate sta aici după acțiunea { $number }.
error-no-hand = Lipsește mâna locului { $seat }.
error-cards-of-deal = Cărțile acestei done lipsesc sau nu sunt text simplu.
error-seat-has-hand = Locul { $seat } nu este la această masă sau are deja o mână.
error-passed-elsewhere = Așa se pasează cărțile în această donă: { $right }.
error-trick-number = Levata { $told } stă unde trebuie să fie levata { $right }.
error-trick-size = O levată nu poate avea acest număr de cărți: { $told }. Locuri la masă: { $right }.
error-trick-incomplete = Levata are un câștigător, dar nu toate cărțile.
error-winner = { $seat ->
    [none] nimeni nu ia
   *[other] locul { $seat } ia
} această levată, nu { $told }.
error-points = Punctele sunt { $points }.
error-play-refused = { $card } nu poate fi jucată de locul { $seat }: { $reason ->
    [must-follow] trebuie răspuns la culoarea cerută
    [card-not-held] locul nu are această carte
    [locked] cu această carte nu se poate deschide încă
    [first-trick] nu în prima levată
    [opening-card] trebuie deschis cu cartea de deschidere
    [opening-suit] trebuie deschis cu culoarea cărții de deschidere
    [opening-forbidden] cu această carte nu se poate deschide prima levată
    [not-your-turn] este rândul altui loc
   *[other] { $reason }
}.
error-seat-says = Locul { $seat }: { $cause }
error-rules-say = Regulile spun { $right }, nu { $told }.
error-digest = Regulile de mai jos nu au această amprentă: ceva din ele a fost schimbat.
error-no-deals = Nu există nicio donă în această înregistrare.
error-over-before = Partida se încheiase înainte de această donă.
error-deal-unfinished = Dona { $deal } nu se încheiase înainte de aceasta.
error-deal-begins-otherwise = Dona nu începe așa cum a lăsat masa cea dinainte.
error-deal-counted-early = Dona { $deal } nu s-a încheiat, dar este numărată.
error-shuffle-not-told = Dona { $deal } nu spune nimic din care să se recalculeze amestecarea.
error-changes-too-early = Nimeni nu schimbă locul înainte de prima donă.
error-cards-decide-leader = Cărțile decid cine deschide: nu se indică nimeni.
error-recorded = { $name } este { $right }, nu { $told }.
error-bot-chooses = Botul locului { $seat } alege aici { $right }, nu { $told }.
error-bot-chooses-illegal = Botul locului { $seat } alege ceva nepermis: { $cause }
error-bot-seed-hidden = Sămânța botului de pe locul { $seat } nu este spusă.
error-no-bot-there = Acolo nu a hotărât un bot sau sămânța lui nu este dată.
error-bot-version = Botul locului { $seat } alege aici { $right }, nu { $told }; dar această înregistrare a fost făcută de versiunea { $before } a lui { $bot }, iar aceasta este versiunea { $now }, care nu alege neapărat la fel.
error-starts-no-program = { $text } este un program, iar o înregistrare nu pornește niciunul.
error-shuffle = Acestea nu sunt cărțile pe care le dă amestecarea.
error-secret = Secretul serverului nu este cel asumat înainte.
error-secret-hidden = Secretul serverului nu este dezvăluit.
error-n-bytes = Numărul de octeți ai unui secret sau ai unei contribuții este { $right }, nu { $told }.
error-hex-digits = { $name } trebuie să aibă { $count ->
    [one] { $count } caracter
    [few] { $count } caractere
   *[other] { $count } de caractere
} 0-9 a-f.
error-match-name = „{ $text }” nu poate fi numele unei partide: scrie de la 1 la 60 de litere, cifre și . _ : -
error-contributions-order = Contribuțiile nu sunt în ordinea locurilor sau un loc are două.
error-contribution-missing = Lipsesc contribuții; locuri: { $list }.
error-contribution-other = Contribuția locului { $seat } nu este cea asumată înainte.
error-contribution-derived = Contribuția locului { $seat } nu decurge din secret.
error-contributes-not = Locul { $seat } nu contribuie la această donă sau a făcut-o deja.
error-commitment-taken = Acel angajament este al altui loc.
error-commitment-other = Acesta este alt angajament decât cel dat de sămânță.
error-fixed = Cărțile stabilite dinainte au o cheie de 64 de caractere 0-9 a-f și nu se amestecă.
error-chance = Acesta nu este hazardul boților dat de secret sau nu se spune niciun secret.
error-sealed = Secretul acestei done este sigilat cu o cheie care nu este aici.
error-bad-seal = Semnătura serverului de sub amestecare nu este corectă.
error-no-receipts = Acesta nu este un fișier de confirmări așa cum îl scrie o pagină sau openhearts join.
error-shuffle-step = Amestecarea nu este la acest pas.
