# De ce face un bot ce face: câte o propoziție pentru fiecare motiv din bots/reasons.py.

reason-only-choice = Este singura alegere.
reason-at-random = Ales la întâmplare.
reason-fewest-points = Costă cel mai puțin, în medie, în { $worlds ->
    [one] { $worlds } donă imaginată
    [few] { $worlds } done imaginate
   *[other] { $worlds } de done imaginate
}.
reason-most-points = Aduce cel mai mult, în medie, pentru { $worlds ->
    [one] { $worlds } ordine imaginată a teancului
    [few] { $worlds } ordini imaginate ale teancului
   *[other] { $worlds } de ordini imaginate ale teancului
}.
reason-best-for-both = Ambele mâini sunt cunoscute, iar aceasta este cea mai bună alegere împotriva celui mai bun joc.
reason-pass-danger = { $card } are șanse prea mari să ia levate care costă puncte.
reasons-pass-danger = { $cards } au șanse prea mari să ia levate care costă puncte.
reason-pass-spare = Nimic nu este periculos aici; de cartea aceasta e cel mai puțin nevoie: { $card }.
reason-pass-void = Așa nu mai rămâne nicio carte de { suit-name }, iar pe culoarea aceasta poți scăpa de puncte.
reason-pass-for-moon = Mâna este bună pentru a lua tot: pleacă ce pierde levate.
reason-keep-guard = { $card } rămâne: { $guards ->
    [one] { $guards } carte mai mică apără
    [few] { $guards } cărți mai mici apără
   *[other] { $guards } de cărți mai mici apără
} această carte.
reason-duck = { $card } rămâne sub cartea care câștigă deocamdată.
reason-unload-queen = { $card }: { points } pentru { $self ->
    [yes] tine
   *[no] { $seat }
}.
reason-unload-high-heart = { $card } ajunge la { $self ->
    [yes] tine
   *[no] { $seat }
}, înainte să ia mai târziu o levată.
reason-unload-danger = { $card }: { points } pentru { $self ->
    [yes] tine
   *[no] { $seat }
}.
reason-unload-high-card = { $card } pleacă acum, înainte să trebuiască să ia o levată.
reason-make-void = După aceea nu mai rămâne nicio carte de { suit-name }, iar pe culoarea aceasta poți scăpa de puncte.
reason-take-cheaply = { $card } ia levata, dar { $points ->
    [0] asta nu costă nimic
   *[other] asta costă numai { points }
}.
reason-perhaps-cheap = { $card } poate lua levata, dar { $points ->
    [0] asta nu costă nimic
   *[other] asta costă numai { points }
}.
reason-last-seat-safe = Ultima carte din levată și niciun punct pe masă: { $card } se poate juca fără grijă.
reason-hunt-queen = Așa poate fi scoasă la iveală cartea vânată: { $card }.
reason-protect-queen = Rămân în mână cărțile care apără această carte: { $card }.
reason-stop-moon = { $self ->
    [yes] Așa nu mai poți lua tot.
   *[no] Așa { $seat } nu mai poate lua tot.
}
reason-try-moon = Merită încercat să iei tot.
reason-moon-unsure = Să încerci să iei tot pare în medie mai bine, dar reușește în { $percent } din 100 de done imaginate și mai rar la masă.
reason-take-jack = Merită luată această carte: { $card }, { points }.
reason-keep-jack = { $card } rămâne.
reason-forced = Nicio carte permisă nu rămâne dedesubt; { $card } face cel mai puțin rău.
reason-lead-low = { $card } ia cu greu o levată.
reason-lead-safe-suit = Ceilalți mai au multe cărți de { suit-name }.
reason-lead-early = { $card } pleacă devreme, cât timp toți mai răspund la culoare.
reason-hope-higher = { $card } câștigă deocamdată, dar cineva va juca probabil mai mare.
reason-cancel-hope = Cartea geamănă este încă în joc și poate anula această carte: { $card }.
reason-cancels = { $card } întâlnește cartea geamănă: niciuna nu câștigă.
reason-void-trick = Așa levata devine nulă.
reason-joker-excuse = { $card } nu câștigă niciodată.
reason-joker-wins = { $card } ia levata.
reason-jinx-danger = Încă în joc și periculoasă aici: { $card }, { points }.
reason-kitty-danger = Cine câștigă primește și { $cards ->
    [one] { $cards } carte nevăzută
    [few] { $cards } cărți nevăzute
   *[other] { $cards } de cărți nevăzute
}.
reason-choose-add = Să adaugi înseamnă { points } pentru toți ceilalți.
reason-choose-subtract = Să scazi înseamnă { points } mai puțin.
reason-win-match = Așa se câștigă partida cel mai des: în { $percent } din 100 de finaluri imaginate.
reason-add-ends-match = Adăugarea ar încheia partida cu altcineva în frunte.

reason-start-high = O carte de start mare: { $value } lasă mult spațiu.
reason-start-last-chance = { $card } nu este o carte mare, dar teancul de tras e pe sfârșite.
reason-start-too-low = { $card } este o carte mică: { $better ->
    [one] { $better } carte mai mare poate încă să vină
    [few] { $better } cărți mai mari pot încă să vină
   *[other] { $better } de cărți mai mari pot încă să vină
}.
reason-keep-room = În { row-name } rămâne spațiu: { $room ->
    [one] { $room } valoare mai mică
    [few] { $room } valori mai mici
   *[other] { $room } de valori mai mici
} pentru { $steps ->
    [one] { $steps } treaptă care lipsește
    [few] { $steps } trepte care lipsesc
   *[other] { $steps } de trepte care lipsesc
}.
reason-extra-point = { $card } lângă { $guard }: un punct în plus pentru același grup de culoare.
reason-fill-step = Așa treapta { $step } este completă.
reason-fill-row = Așa { row-name } este complet.
reason-too-risky = { $card } ar lăsa prea puțin spațiu: { $room ->
    [one] { $room } valoare mai mică
    [few] { $room } valori mai mici
   *[other] { $room } de valori mai mici
} pentru { $steps ->
    [one] { $steps } treaptă
    [few] { $steps } trepte
   *[other] { $steps } de trepte
}.
reason-no-place = { $card } nu se potrivește nicăieri.
reason-joker-saves-room = { $card } valorează acolo { $value } și economisește spațiu.
reason-finish-tower = Așa turnul este complet și dona se încheie, { points }.
reason-steal-best = Din tot ce se poate fura, cel mai bine se potrivește { $card }.
reason-steal-hurts = { $card }: astfel { $self ->
    [yes] pierzi puncte mai ales tu
   *[no] pierde puncte mai ales { $seat }
}.
reason-steal-not-worth = Nimic nu merită furat.
