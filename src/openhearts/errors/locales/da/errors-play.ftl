# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Det er ikke din tur: { $turn } skal spille.
error-deal-over = Runden er slut.
error-wrong-phase = { $phase ->
    [pass] Der sendes kort nu; ingen spiller endnu.
    [play] Der spilles nu; det er for sent at sende kort.
    [choose] Først skal måneskuddet gøres op.
    [start] Det kort, der er trukket, beholdes som startkort eller kastes.
    [lay] Det kort, der er trukket, lægges til venstre eller højre, eller det kastes.
    [steal] Der er trukket et rapsekort: raps, eller kast det.
   *[over] Runden er slut.
}
error-card-not-held = { $card }: det kort har du ikke.
error-opening-card = { $card }: åbningskortet skal spilles ud: { $opening }.
error-opening-suit = { $card }: du skal spille { suit-name } ud.
error-opening-forbidden = { $card }: det må ikke være det allerførste udspil.
error-locked = { $card }: { $lock ->
    [hearts] hjerter er ikke brudt endnu
   *[other] det kort må ikke spilles ud endnu
}.
error-must-follow = { $card }: du skal bekende { suit-name }.
error-first-trick = { $card }: ikke i første stik.
error-pass-count = Vælg præcis { $count } kort at sende.
error-pass-twice = { $card }: så mange af det kort har du ikke.
error-already-passed = Du har allerede sendt.
error-bad-choice = Vælg, om der skal lægges til eller trækkes fra.
error-claim-not-certain = Efter det, du kan se, er resten ikke sikker.
error-no-start-card = Du har ikke noget startkort endnu.
error-has-start-card = Du har allerede et startkort.
error-row-full = { $row ->
    [none] Den række er fuld.
   *[other] { $card }: { row-name } er fuld.
}
error-value-too-high = { $card }: for højt, værdien skal være lavere end på kortet ovenover.
error-outside-group = { $card }: ingen værdi i jokerens gruppe passer der.
error-cannot-steal = Det kort kan ikke rapses.
error-bad-value = { $card }: den værdi er ikke mulig der.
error-not-an-action = Det kan man ikke gøre i dette spil.
error-not-now = Det kan man ikke gøre nu.
