# Venner ved et bord: pladser, der byttes mellem runderne, og nye spillere med de andres gennemsnit

web-swap = Byt plads
web-swap-how = Der byttes plads, når næste runde begynder. Pointene følger personen; den, der er ny, begynder med gennemsnittet af de andres point.
web-swap-one = Hvem
web-swap-other = med hvem
web-swap-go = Lad dem bytte
web-swap-ask = Bed { $name } om at bytte plads
web-swap-asked = { $name } vil gerne bytte plads med dig.
web-swap-waits = Du har bedt om at bytte plads. Nu er det { $name }, der skal svare.
web-swap-yes = Byt plads
web-swap-planned = { $one } og { $other } bytter plads, når næste runde begynder.
web-swap-done = { $one } og { $other } har byttet plads.
web-swap-comes = Er med fra næste runde: { $name }.
web-swap-comes-again = Hvis der begynder et nyt parti, er { $name } også med.
web-swap-you-come = Du er med fra næste runde og begynder med gennemsnittet af de andres point.
web-swap-you-come-again = Dette parti er slut. Hvis der begynder et nyt, er du med.
web-swap-joined = { $name } er kommet med og begynder med { $points ->
    [one] { $points } point
   *[other] { $points } point
}.
web-swap-stay = Lad pladserne være, som de er
web-swap-not = Jeg vil alligevel ikke være med
