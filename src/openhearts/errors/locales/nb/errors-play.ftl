# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Det er ikke din tur: { $turn } skal spille.
error-deal-over = Omgangen er slutt.
error-wrong-phase = { $phase ->
    [pass] Nå sendes det kort; ingen spiller ennå.
    [play] Nå spilles det; det er for sent å sende kort.
    [choose] Først skal måneskuddet gjøres opp.
    [start] Kortet som er trukket, beholdes som startkort eller kastes.
    [lay] Kortet som er trukket, legges til venstre eller høyre, eller det kastes.
    [steal] Det er trukket et naskekort: nask, eller kast det.
   *[over] Omgangen er slutt.
}
error-card-not-held = { $card }: det kortet har du ikke.
error-opening-card = { $card }: åpningskortet må spilles ut: { $opening }.
error-opening-suit = { $card }: du må spille ut { suit-name }.
error-opening-forbidden = { $card }: det kortet kan ikke spilles ut til første stikk.
error-locked = { $card }: { $lock ->
    [hearts] hjerter er ikke brutt ennå
   *[other] det kortet kan ikke spilles ut ennå
}.
error-must-follow = { $card }: du må bekjenne { suit-name }.
error-first-trick = { $card }: ikke i første stikk.
error-pass-count = Velg nøyaktig { $count } kort å sende.
error-pass-twice = { $card }: så mange av det kortet har du ikke.
error-already-passed = Du har allerede sendt.
error-bad-choice = Velg om det skal legges til eller trekkes fra.
error-claim-not-certain = Etter det du kan se, er ikke resten sikker.
error-no-start-card = Du har ikke noe startkort ennå.
error-has-start-card = Du har allerede et startkort.
error-row-full = { $row ->
    [none] Den raden er full.
   *[other] { $card }: { row-name } er full.
}
error-value-too-high = { $card }: for høyt, verdien må være lavere enn på kortet over.
error-outside-group = { $card }: ingen verdi i jokerens gruppe passer der.
error-cannot-steal = Det kortet kan ikke naskes.
error-bad-value = { $card }: den verdien er ikke mulig der.
error-not-an-action = Det kan man ikke gjøre i dette spillet.
error-not-now = Det kan man ikke gjøre nå.
