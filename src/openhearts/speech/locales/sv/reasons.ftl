# Varför en bot gör som den gör: en mening för varje skäl i bots/reasons.py.

reason-only-choice = Det finns inget annat val.
reason-at-random = Valt på måfå.
reason-fewest-points = Det kostar minst i genomsnitt, över { $worlds ->
    [one] { $worlds } tänkt giv
   *[other] { $worlds } tänkta givar
}.
reason-most-points = Det ger mest i genomsnitt, över { $worlds ->
    [one] { $worlds } tänkt ordning
   *[other] { $worlds } tänkta ordningar
} i talongen.
reason-best-for-both = Båda händerna är kända, och mot bästa spel är detta bäst.
reason-pass-danger = { $card } tar för lätt hem stick som kostar poäng.
reasons-pass-danger = { $cards } tar för lätt hem stick som kostar poäng.
reason-pass-spare = Inget är farligt här; { $card } är lättast att avvara.
reason-pass-void = Då finns inga { suit-name } kvar, och poäng kan sakas när den färgen begärs.
reason-pass-for-moon = Handen duger till att skjuta månen: det som förlorar stick skickas bort.
reason-keep-guard = { $card } behålls: { $guards ->
    [one] { $guards } lägre kort ger skydd
   *[other] { $guards } lägre kort ger skydd
}.
reason-duck = { $card } håller sig under kortet som vinner hittills.
reason-unload-queen = { $card } ger { $self ->
    [yes] dig
   *[no] { $seat }
} { points }.
reason-unload-high-heart = { $card } går till { $self ->
    [yes] dig
   *[no] { $seat }
}, innan kortet tar hem ett stick senare.
reason-unload-danger = { $card } ger { $self ->
    [yes] dig
   *[no] { $seat }
} { points }.
reason-unload-high-card = { $card } går nu, innan kortet måste ta hem ett stick.
reason-make-void = Därefter finns inga { suit-name } kvar, och poäng kan sakas när den färgen begärs.
reason-take-cheaply = { $card } vinner, men det kostar { $points ->
    [0] ingenting
   *[other] bara { points }
}.
reason-perhaps-cheap = { $card } vinner kanske, men det kostar { $points ->
    [0] ingenting
   *[other] bara { points }
}.
reason-last-seat-safe = Sist i tur, och inga poäng på bordet: { $card } kan gå riskfritt.
reason-hunt-queen = Det kan locka fram kortet som jagas: { $card }.
reason-protect-queen = Korten som skyddar { $card } behålls.
reason-stop-moon = Det hindrar { $self ->
    [yes] dig
   *[no] { $seat }
} från att skjuta månen.
reason-try-moon = Månen är värd ett försök.
reason-moon-unsure = Att skjuta månen ser bättre ut i genomsnitt, men det lyckas i { $percent } av 100 tänkta givar och mer sällan vid bordet.
reason-take-jack = Det lönar sig att ta { $card }: { points }.
reason-keep-jack = { $card } behålls.
reason-forced = Inget kort som får spelas håller sig under; minst skada gör { $card }.
reason-lead-low = { $card } tar knappast hem ett stick.
reason-lead-safe-suit = De andra har fortfarande många { suit-name }.
reason-lead-early = { $card } går tidigt, medan alla fortfarande bekänner.
reason-hope-higher = { $card } vinner hittills, men någon lägger troligen ett högre kort.
reason-cancel-hope = Tvillingen till { $card } är kvar i spelet, och då kan de ta ut varandra.
reason-cancels = { $card } möter sin tvilling: inget av korten vinner.
reason-void-trick = Det gör sticket ogiltigt.
reason-joker-excuse = { $card } vinner aldrig.
reason-joker-wins = { $card } tar hem sticket.
reason-jinx-danger = Kvar i spelet och farligt här: { $card }, { points }.
reason-kitty-danger = Den som tar hem sticket får dessutom { $cards ->
    [one] { $cards } osett kort
   *[other] { $cards } osedda kort
}.
reason-choose-add = Plus ger { points } till alla andra.
reason-choose-subtract = Minus ger { points } mindre.
reason-win-match = Så vinns partiet oftast: i { $percent } av 100 tänkta avslutningar.
reason-add-ends-match = Plus skulle avsluta partiet med någon annan i ledningen.

reason-start-high = Ett högt startkort: { $value } ger gott om utrymme.
reason-start-last-chance = { $card } är inget högt kort, men talongen börjar ta slut.
reason-start-too-low = { $card } är ett lågt kort: { $better ->
    [one] { $better } högre kort är kvar i spelet
   *[other] { $better } högre kort är kvar i spelet
}.
reason-keep-room = { $row ->
    [left] Vänster rad
   *[right] Höger rad
} behåller utrymme: { $room ->
    [one] { $room } lägre värde
   *[other] { $room } lägre värden
} för { $steps ->
    [one] { $steps } steg som saknas
   *[other] { $steps } steg som saknas
}.
reason-extra-point = { $card } bredvid { $guard }: en extra poäng för samma färg.
reason-fill-step = Det fyller steg { $step }.
reason-fill-row = Det fyller { $row ->
    [left] vänster rad
   *[right] höger rad
}.
reason-too-risky = { $card } skulle ge för lite utrymme: { $room ->
    [one] { $room } lägre värde
   *[other] { $room } lägre värden
} för { $steps ->
    [one] { $steps } steg
   *[other] { $steps } steg
}.
reason-no-place = { $card } passar ingenstans.
reason-joker-saves-room = { $card } räknas som { $value } där och sparar utrymme.
reason-finish-tower = Det gör tornet klart och avslutar given, { points }.
reason-steal-best = Av allt som kan snattas passar detta bäst: { $card }.
reason-steal-hurts = { $card } kostar framför allt { $self ->
    [yes] dig
   *[no] { $seat }
} poäng.
reason-steal-not-worth = Inget är värt att snatta.
