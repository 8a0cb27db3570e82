# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Jij bent niet aan de beurt, maar { $turn }.
error-deal-over = De ronde is afgelopen.
error-wrong-phase = { $phase ->
    [pass] Er worden kaarten doorgegeven; er wordt nog niet gespeeld.
    [play] Er wordt gespeeld; het doorgeven is voorbij.
    [choose] Eerst wordt de maan afgehandeld.
    [start] De getrokken kaart wordt gehouden als startkaart of afgelegd.
    [lay] De getrokken kaart wordt links of rechts aangelegd, of afgelegd.
    [steal] Er is een gapkaart getrokken: gap een kaart, of leg de gapkaart af.
   *[over] De ronde is afgelopen.
}
error-card-not-held = { $card }: die kaart heb je niet.
error-opening-card = { $card }: je moet met de openingskaart uitkomen: { $opening }.
error-opening-suit = { $card }: je moet met { suit-name } uitkomen.
error-opening-forbidden = { $card }: niet als allereerste kaart.
error-locked = { $card }: { $lock ->
    [hearts] harten is nog niet gebroken
   *[other] met deze kaart mag nog niet worden uitgekomen
}.
error-must-follow = { $card }: je moet { suit-name } bekennen.
error-first-trick = { $card }: niet in de eerste slag.
error-pass-count = Kies precies { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} om door te geven.
error-pass-twice = { $card }: zo vaak heb je die kaart niet.
error-already-passed = Je hebt al doorgegeven.
error-bad-choice = Kies: punten erbij voor de anderen, of eraf bij jezelf.
error-claim-not-certain = Volgens wat jij kunt zien, is de rest niet zeker.
error-no-start-card = Je hebt nog geen startkaart.
error-has-start-card = Je hebt al een startkaart.
error-row-full = { $row ->
    [none] Die rij is vol.
   *[other] { $card }: de { row-name } is vol.
}
error-value-too-high = { $card }: te hoog, de waarde moet lager zijn dan die van de kaart erboven.
error-outside-group = { $card }: geen waarde uit de eigen groep past daar.
error-cannot-steal = Die kaart kan niet gegapt worden.
error-bad-value = { $card }: die waarde kan daar niet.
error-not-an-action = Dat bestaat niet in dit spel.
error-not-now = Dat kan nu niet.
