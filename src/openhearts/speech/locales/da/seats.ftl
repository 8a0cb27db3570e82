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

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Du har pladsens navn nu og får kort med næste runde. Indtil da spiller en bot hånden.
web-new-hand = Du sidder her med dit navn nu. Kort får du, når næste runde begynder, med gennemsnittet af de andres point; indtil da spiller en bot hånden.
web-plays-until = Indtil næste runde spiller en bot den hånd.
web-chair-next = { $chair }, med kort fra næste runde; indtil da spiller en bot
web-chair-device = { $chair } (én enhed: { $names })
ask-who-device = På én enhed: { $names }.
web-back-soon = De ved bordet bliver spurgt, så snart pladsen har været tom i { $seconds } sekunder.
web-back-name = Du har fået din plads igen og får kort med næste runde.
web-anew = Bed de andre om at give om
web-anew-how = Hvis alle, der sidder her, er enige, er runden ugyldig: dens kort vises, den tæller ikke, og der gives om.
web-anew-offer = Det første stik er ikke slut endnu. Hvis alle går med til at give om, får du kort med det samme.
web-anew-asked = { $name } vil gerne give om. Denne runde ville ikke tælle.
web-anew-yes = Giv om
web-anew-no = Spil videre
web-anew-waits = Du er gået med til at give om. Intet svar endnu fra: { $names }.
web-anew-declined = { $name } vil hellere spille videre.
web-anew-agreed = Alle er enige: runden er ugyldig, og der gives om.
web-restored = Serveren er gendannet fra en sikkerhedskopi: det, der er spillet siden, er tabt, og for en runde, der ikke var slut, gives der om.
web-words-anew = giv om, ny runde
web-fair-void = Runden er ugyldig: alle ville give om. Dens hemmelighed er kendt, og runden tæller ikke.
web-fair-restored = Runden er ugyldig: serveren blev gendannet fra en sikkerhedskopi. Rundens hemmelighed er kendt, og runden tæller ikke.
