# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Nu este rândul tău: urmează { $turn }.
error-deal-over = Dona s-a încheiat.
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
error-opening-card = { $card }: trebuie deschis cu cartea de deschidere: { $opening }.
error-opening-suit = { $card }: trebuie să deschizi cu { suit-name }.
error-opening-forbidden = { $card }: cu această carte nu se poate deschide prima levată.
error-locked = { $card }: { $lock ->
    [hearts] cupele nu sunt încă deschise
   *[other] cu această carte nu se poate deschide încă
}.
error-must-follow = { $card }: trebuie să răspunzi cu { suit-name }.
error-first-trick = { $card }: nu în prima levată.
error-pass-count = Alege exact { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} de pasat.
error-pass-twice = { $card }: nu o ai de atâtea ori.
error-already-passed = Ai pasat deja.
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
error-not-an-action = În acest joc nu există o asemenea acțiune.
error-not-now = Acum nu se poate.
