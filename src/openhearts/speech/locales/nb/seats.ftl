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
