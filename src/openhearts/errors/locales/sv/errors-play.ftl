# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Det är inte din tur: { $turn } står i tur.
error-deal-over = Given är slut.
error-wrong-phase = { $phase ->
    [pass] Kort skickas; ingen spelar än.
    [play] Kort spelas; bytet är över.
    [choose] Månen ska avgöras först.
    [start] Kortet som drogs behålls som startkort eller slängs.
    [lay] Kortet som drogs läggs till vänster eller höger, eller slängs.
    [steal] Ett snattarkort har dragits: snatta, eller släng det.
   *[over] Given är slut.
}
error-card-not-held = { $card }: du har inte det kortet.
error-opening-card = { $card }: öppningskortet måste spelas ut: { $opening }.
error-opening-suit = { $card }: du måste spela ut { suit-name }.
error-opening-forbidden = { $card }: inte som allra första utspel.
error-locked = { $card }: { $lock ->
    [hearts] hjärter har inte brutits än
   *[other] kortet får inte spelas ut än
}.
error-must-follow = { $card }: du måste bekänna { suit-name }.
error-first-trick = { $card }: inte i första sticket.
error-pass-count = Välj exakt { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} att skicka.
error-pass-twice = { $card }: så många har du inte.
error-already-passed = Du har redan skickat.
error-bad-choice = Välj plus, poäng till de andra, eller minus, avdrag för dig själv.
error-claim-not-certain = Av det du kan se är resten inte säker.
error-no-start-card = Du har inget startkort än.
error-has-start-card = Du har redan ett startkort.
error-row-full = { $row ->
    [none] Den raden är full.
   *[other] { $card }: { row-name } är full.
}
error-value-too-high = { $card }: för högt, värdet måste vara lägre än på kortet ovanför.
error-outside-group = { $card }: inget värde i den egna gruppen passar där.
error-cannot-steal = Det kortet kan inte snattas.
error-bad-value = { $card }: det värdet går inte där.
error-not-an-action = Det finns inte i det här spelet.
error-not-now = Det går inte nu.
