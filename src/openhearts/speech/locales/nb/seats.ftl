# Venner ved et bord: plasser som byttes mellom omgangene, og nye spillere med gjennomsnittet av de andre

web-swap = Bytt plass
web-swap-how = Plassene byttes når neste omgang begynner. Poengene følger personen; den som er ny, begynner med gjennomsnittet av de andres poeng.
web-swap-one = Hvem
web-swap-other = med hvem
web-swap-go = La dem bytte
web-swap-ask = Be { $name } om å bytte plass
web-swap-asked = { $name } vil gjerne bytte plass med deg.
web-swap-waits = Du har bedt om å bytte plass. Nå er det { $name } som skal svare.
web-swap-yes = Bytt plass
web-swap-planned = { $one } og { $other } bytter plass når neste omgang begynner.
web-swap-done = { $one } og { $other } har byttet plass.
web-swap-comes = Er med fra neste omgang: { $name }.
web-swap-comes-again = Hvis det begynner et nytt parti, er { $name } også med.
web-swap-you-come = Du er med fra neste omgang og begynner med gjennomsnittet av de andres poeng.
web-swap-you-come-again = Dette partiet er over. Hvis det begynner et nytt, er du med.
web-swap-joined = { $name } er kommet med og begynner med { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}.
web-swap-stay = La plassene være som de er
web-swap-not = Jeg vil likevel ikke være med

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Du har plassens navn nå og får kort med neste omgang. Til da spiller en bot hånden.
web-new-hand = Du sitter her med navnet ditt nå. Kort får du når neste omgang begynner, med gjennomsnittet av de andres poeng; til da spiller en bot hånden.
web-plays-until = Til neste omgang spiller en bot den hånden.
web-chair-next = { $chair }, med kort fra neste omgang; til da spiller en bot
web-chair-device = { $chair } (én enhet: { $names })
ask-who-device = På én enhet: { $names }.
web-back-soon = De ved bordet blir spurt så snart plassen har stått tom i { $seconds } sekunder.
web-back-name = Du har fått plassen din tilbake og får kort med neste omgang.
web-anew = Be de andre om å gi om
web-anew-how = Hvis alle som sitter her, er enige, er omgangen ugyldig: kortene vises, den teller ikke, og det gis om.
web-anew-offer = Det første stikket er ikke slutt ennå. Hvis alle går med på å gi om, får du kort med en gang.
web-anew-asked = { $name } vil gjerne gi om. Denne omgangen ville ikke telle.
web-anew-yes = Gi om
web-anew-no = Spill videre
web-anew-waits = Du har gått med på å gi om. Ikke noe svar ennå fra: { $names }.
web-anew-declined = { $name } vil heller spille videre.
web-anew-agreed = Alle er enige: omgangen er ugyldig, og det gis om.
web-restored = Serveren er gjenopprettet fra en sikkerhetskopi: det som er spilt siden, er tapt, og for en omgang som ikke var over, gis det om.
web-words-anew = gi om, ny omgang
web-fair-void = Omgangen er ugyldig: alle ville gi om. Hemmeligheten er kjent, og omgangen teller ikke.
web-fair-restored = Omgangen er ugyldig: serveren ble gjenopprettet fra en sikkerhetskopi. Hemmeligheten er kjent, og omgangen teller ikke.
