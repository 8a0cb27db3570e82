# Det terminalen selv sier: spørsmål før et spill, inntasting, lagrede partier, hjelp. Kort og hendelser står i andre filer.

terminal-prompt = >
terminal-prompt-box = Kommando:
terminal-prompt-keys = { $phase ->
    [pass] Pilene flytter, mellomrom velger, Enter sender. ? hjelp
    [play] Pilene flytter, Enter spiller. ? hjelp
    [choose] ← → velger, Enter bekrefter. ? hjelp
    [start] Enter beholder, Z kaster. ? hjelp
    [lay] ← → velger raden, Enter legger, Z kaster. ? hjelp
    [nowhere] Enter kaster. ? hjelp
    [steal] Pilene velger, Enter nasker, Z kaster. ? hjelp
   *[other] ? hjelp
}
terminal-prompt-next-deal = Enter: neste omgang. >
terminal-prompt-end = Enter: forlat spillet. >
terminal-welcome = { $name }. { $plain ->
    [yes] En bokstav og Enter spør: C bordet, S stillingen, T hvem sin tur det er, A et tips, ? alle taster.
   *[no] ? viser alle taster.
}
terminal-for-example = Skriv hva du gjør, for eksempel: { $example }
terminal-welcome-back = { $name }, omgang { $deal }: du fortsetter der du slapp.
terminal-you = Du
terminal-human = Menneske
terminal-saved = Lagret. Fortsett med: { PROGRAM() } play --resume
terminal-not-saved = Dette partiet er ikke lagret.
terminal-cannot-keep = Dette partiet kan ikke lagres ({ $why }), men det kan likevel spilles.
terminal-record = Spilloggen for dette partiet: { $file }
terminal-no-record = Spilloggen { $file } kan ikke skrives: { $why }.
terminal-damaged = Slutten av det lagrede partiet var skadet (linje { $line }); { $good ->
    [one] { $good } god linje er bevart
   *[other] { $good } gode linjer er bevart
}, og den skadede filen ligger ved siden av.
terminal-cannot-resume = { $file } kan ikke fortsettes: { $why }
terminal-saved-table = { $name }, { $count } spillere, påbegynt { $when }
terminal-saved-line = { $number } { $name }, { $count } spillere, omgang { $deal }; sist spilt { $when }
terminal-saved-how = Fortsett et parti: { PROGRAM() } play --resume NUMMER. Slett det: { PROGRAM() } saved delete NUMMER.
terminal-saved-ask = Slette dette for godt? { $list } (ja / nei)
terminal-saved-deleted = Slettet: { $what }
terminal-preparing = Søket gjøres klart, én gang på denne maskinen; det tar omtrent et halvt minutt.

# Spørsmål før et spill
terminal-menu = Hvilket spill?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count } til fra den store familien
terminal-words-more = mer, flere, alle
terminal-menu-resume = { $key } Fortsett det lagrede partiet: { $what }
terminal-menu-language = Andre språk: { $list }
terminal-menu-prompt = Nummer eller navn, Enter for { $default }:
terminal-menu-unknown = Det finnes ikke noe spill { $answer }. Skriv et nummer fra 1 til { $count } eller et navn.
terminal-ask-seats = Hvor mange spillere, { $seats }? Enter for { $default }:
terminal-ask-seats-again = Mulige antall: { $seats }.
terminal-ask-level = Hvor sterke skal botene være?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Skriv et nummer fra 1 til { $count } eller et navn.
terminal-ask-first = { $who ->
    [youngest] Den yngste begynner. Hvem er yngst?
   *[seat] Den som har knust flest hjerter, begynner. Hvem er det?
}
terminal-ask-first-prompt = Nummer eller navn, Enter for { $default }:
terminal-ask-first-again = Skriv et nummer fra 1 til { $count } eller et navn.

# Markøren og kortbyttet
terminal-card-here = { $card }{ $state ->
    [chosen] , valgt
    [blocked] , kan ikke spilles nå
   *[free] {""}
}, { $place } av { $count }.
terminal-nothing-here = Her er det ingenting å flytte mellom.
terminal-nothing-to-choose = Det er ingenting å velge nå.
terminal-chosen = { $card }, valgt, { $chosen } av { $count }.
terminal-unchosen = { $card }, ikke valgt lenger, { $chosen } av { $count }.
terminal-pass-enough = Du har allerede valgt { $count }. Mellomrom på et valgt kort velger det bort.
terminal-pass-ready = Enter sender dem.
terminal-pass-missing = Velg først { $count } kort, så langt { $chosen }: mellomrom velger et kort. Eller skriv dem, for eksempel: send spd hje hjk
terminal-type-choice = Velg med pilene, eller skriv: pluss eller minus.
terminal-enter-again = Enter igjen: { $action }.
terminal-sorted = { $order ->
    [down] Hånden din er sortert fra høy til lav.
   *[up] Hånden din er sortert fra lav til høy.
}
terminal-sort-later = Sorter hånden når ingenting er valgt.
terminal-not-now = Det kan man ikke gjøre nå.
terminal-no-key = Tasten { $key } gjør ingenting her. { $help } viser tastene.
terminal-no-claim = Ingen har krevd noe.
terminal-watchers-only = Bare tilskuere kan bytte plass.
terminal-undone = Angret.
terminal-undo-not = Det er ingenting å angre nå.
terminal-no-messages = Det er ingen meldinger ennå.
terminal-history-end = { $end ->
    [old] Det var den første meldingen.
   *[new] Det var den nyeste meldingen.
}
terminal-buffer = { $kind ->
    [answers] Meldinger: svar.
   *[events] Meldinger: det som skjedde.
}
terminal-words-quit = quit, exit, slutt, avslutt, farvel

terminal-words-left = forrige
terminal-words-right = neste
terminal-words-up = opp, forrige farge
terminal-words-down = ned, neste farge
terminal-words-home = første, foerste
terminal-words-end = siste
terminal-words-space = velg, mellomrom
terminal-words-enter = ok
terminal-words-next-deal = neste, neste omgang, videre
terminal-history-title = Meldinger
terminal-is-saved = Alt er allerede lagret, trekk for trekk.
terminal-alone = Her er det ingen som kan lese det.
terminal-join-kept = Ingen forbindelse akkurat nå. Det du skrev, blir tatt vare på og sendt så snart den er tilbake.
terminal-join-unsent = Ikke sendt: { $text }
terminal-join-other = Terminal { $number } for kontoen din ved dette bordet: her er du en annen. Med --as NAVN sier du hvem.
terminal-language = Fra nå av på norsk.
terminal-hurrying = Ingen pauser før det er din tur.
terminal-pace = Pause etter hvert av botenes kort, i sekunder: { $seconds }. Du endrer den slik: { $word } 0.3
terminal-announce = Opplesing: { $level }. Du endrer den slik: { $word } 2 ({ $list }).
terminal-letters = Bokstaver på kortene: { $letters }. Du endrer dem slik: { $word } 2 ({ $list }).

# Bildet
terminal-deal-number = Omgang { $number }
terminal-head-pass = { $direction ->
    [L1] Send til venstre
    [R1] Send til høyre
    [L2] Send to plasser til venstre
    [R2] Send to plasser til høyre
    [HOLD] Ikke noe bytte
   *[ACROSS] Send til plassen overfor
}
terminal-head-trick = Stikk { $number } av { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] hjerter brutt
       *[no] hjerter ikke brutt
    }
   *[other] { $broken ->
        [yes] låst opp
       *[no] sperret
    }
}
terminal-seat-numbers = { $score } p. { $points }, { $tricks } st.
terminal-led = Utspilt: { $suit ->
    [C] kløver
    [D] ruter
    [H] hjerter
   *[S] spar
}
terminal-last-trick = (siste stikk)
terminal-set-aside = { $count } kort venter
terminal-kitty = Talong: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Du ser alle hender.
    [nobody] Du ser det som ligger åpent.
   *[seat] Du ser det som { $name } ser.
}
terminal-side-standing = Stilling
terminal-side-limit = partiet slutter ved { $limit }
terminal-side-tricks = Stikk i denne omgangen

# Herz an Herz
terminal-herz-drawn = Trukket: { $card }
terminal-herz-stock = Trekkbunke: { $count }
terminal-herz-discard = Kastebunke: { $card }
terminal-herz-place = { $row ->
    [left] Venstre rad
    [right] Høyre rad
   *[start] Startkort
}: { $what }.
terminal-herz-place-empty = tom
terminal-herz-choose-row = Velg en rad med venstre eller høyre pil og deretter Enter; eller skriv venstre, høyre, kast.
terminal-herz-steal-number = Naskemulighet { $number } av { $count }: { $action }.

# Etter en omgang, stillingen
terminal-deal-over-title = Alle kort i omgang { $number }
terminal-scores-head = Spiller
terminal-scores-total = Sum
terminal-chart = Samlede poeng etter hver omgang:

# Hjelp
terminal-help-title = Taster
terminal-help-words-herz-an-herz = Et kort leses opp med: kort 97.
terminal-help-words-hearts = Kort skrives som farge og verdi: spd, hj10, rue.
terminal-help-quit = Med slutt, Ctrl-D eller Ctrl-C forlater man spillet; partiet er lagret.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] Mellomrom
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } til { $last }
terminal-key-nth = 1 til 9, 0, -
terminal-help-moves = Ord som flytter mellom kortene dine: neste, forrige, opp, ned, første, siste; velg ved kortbytte, ok for å handle.
terminal-replay-only = Dette er en avspilling: spør, eller gå videre med Enter.
terminal-replay-help = Enter, mellomrom og høyre går framover, B og venstre går tilbake, N går til neste omgang, Home og End til begynnelsen og slutten av den, Esc forlater avspillingen.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter handler, A gir et tips, ? viser tastene, / tar imot ord{ $undo ->
    [yes] , U angrer den siste avgjørelsen din
   *[no] {""}
}. Med slutt forlater man spillet; partiet er lagret.

# Avspilling, kontroll, simulering, varianter
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } omgang
   *[other] { $deals } omganger
}. Enter fram, B tilbake, N neste omgang, slutt forlater avspillingen.
terminal-replay-prompt = Omgang { $deal }, { $step } av { $count } >
terminal-replay-end = Her slutter spilloggen.
terminal-replay-start = Dette er begynnelsen.
terminal-replay-comment = Merknad: { $text }
terminal-check-good = { $file }: i orden. { $deals ->
    [one] { $deals } omgang
   *[other] { $deals } omganger
}, { $actions ->
    [one] { $actions } handling
   *[other] { $actions } handlinger
}{ $finished ->
    [yes] {""}
   *[no] , ikke ferdig
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } botvalg regnet etter
   *[other] { $count } botvalg regnet etter
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } stokking regnet etter
   *[other] { $count } stokkinger regnet etter
}.
terminal-check-fixed = { $file }: { $count ->
    [one] kortene i { $count } omgang var bestemt på forhånd; der ble det ikke stokket, og ingenting er bevist
   *[other] kortene i { $count } omganger var bestemt på forhånd; der ble det ikke stokket, og ingenting er bevist
}.
terminal-check-told = { $file }: { $count ->
    [one] i { $count } omgang er botenes tilfeldighet den serveren oppgir; den følger ikke av noen låsing
   *[other] i { $count } omganger er botenes tilfeldighet den serveren oppgir; den følger ikke av noen låsing
}.
terminal-check-contributions = { $file }: bidro selv med et tall: { $own }; svarte ikke: { $given }; låste tallet, men oppga det ikke: { $withheld }.
terminal-check-withheld = { $file }: omganger der et tall ble holdt tilbake etter låsingen: { $deals }. Hvert slikt tall kan ha vært et valg mellom to omganger, gjort av serveren eller av plassen.
terminal-receipt = kvittering for omgang { $deal }, { $seat }, { $step ->
    [commit] låsing
   *[reveal] bidrag
}: { $kind ->
    [fits] spilloggen stemmer.
    [withheld] spilloggen sier at tallet bak låsingen ble holdt tilbake. Det blir telt; hvem som holdt det tilbake, kan ikke bevises.
    [left-out] BEVIS: serveren kvitterte for dette, og spilloggen den har signert, utelater det.
    [host] BEVIS: serveren hadde låst en annen hemmelighet enn i spilloggen den har signert.
    [shown] BEVIS: da serveren hadde dette bidraget, endret den låsingen til en annen plass.
    [twice] BEVIS: serveren har signert to kvitteringer som motsier hverandre.
    [unsigned] den motsier spilloggen, men den er ikke signert av serveren, og hvem som helst kan ha skrevet den. Ingenting er bevist.
    [other-key] den er signert med en annen nøkkel enn spilloggens, eller spilloggen nevner ingen. Ingenting er bevist; sammenlign nøkkelen med andre spillogger fra serveren.
    [elsewhere] omgangen er ikke i denne spilloggen.
   *[forged] den er IKKE signert med nøkkelen den nevner. Den beviser ingenting.
}
terminal-receipts-kept = Kvitteringene ligger i { $file }; «{ PROGRAM() } check --shuffle --receipts» holder dem opp mot en spillogg.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blokker
terminal-simulate-head-player = Spiller
terminal-simulate-head-points = Poeng per omgang
terminal-simulate-head-payoff = Bedre enn de andre
terminal-simulate-head-score = Stilling
terminal-simulate-head-wins = Seire %
terminal-simulate-told = { $matches ->
    [one] { $matches } parti
   *[other] { $matches } partier
}, { $deals ->
    [one] { $deals } omgang
   *[other] { $deals } omganger
}, { $blocks ->
    [one] { $blocks } blokk
   *[other] { $blocks } blokker
} der alle sitter én gang på hver plass; ± er én standardfeil over blokkene; seed { $seed }.
terminal-simulate-stopped = Stoppet før tiden.
terminal-arena-head-player = Spiller
terminal-arena-head-points = Poeng per omgang
terminal-arena-head-payoff = Bedre enn de andre
terminal-arena-head-moons = Måneskudd
terminal-arena-head-suffered = rammet av
terminal-arena-head-failures = Feil
terminal-arena-head-median = Spill: median ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = verst
terminal-arena-head-pass-median = Bytte: median ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } blokk
   *[other] { $blocks } blokker
}, hver på én omgang i { $ways ->
    [one] { $ways } bordplassering
   *[other] { $ways } bordplasseringer
}, { $deals ->
    [one] { $deals } omgang
   *[other] { $deals } omganger
}; ± er én standardfeil over blokkene{ $moons ->
    [yes] , % er andeler av omgangene til en plass
   *[no] {""}
}; seed { $seed }.
terminal-variants-head-id = Navn
terminal-variants-head-seats = Spillere
terminal-variants-head-title = Tittel

# Råd ved et ekte kortbord
terminal-advise-ask = { $what ->
    [hand] Hånden din, for eksempel QS AH 10D:
    [gave] Kort du sendte (Enter for ingen):
    [got] Kort du fikk (Enter for ingen):
    [turns] Trekk hittil, ett per linje som 1. P0 draws 48: keep eller 48: keep (en tom linje avslutter):
    [drawn] Kortet du har trukket nå, for eksempel 60, J26-50, SJ eller ST:
   *[plays] Alle spilte kort i rekkefølge (Enter for ingen):
}
terminal-advise-seat = Plass { $seat }

# Trening av den lærende spilleren
terminal-train-now = { $what ->
    [playing] Runde { $round }, spiller
   *[fitting] Runde { $round }, lærer
}
terminal-train-round = Runde { $round }: { $gain } ±{ $error } poeng per omgang bedre enn før; måneskudd i { $moons } % av omgangene.
terminal-train-stopped = Stoppet. De ferdige rundene ligger i { $folder }; samme kommando fortsetter.
terminal-train-done = Nettverkene ligger i { $file }.
terminal-warm-done = Boter som søker, begynner nå med en gang på denne maskinen. Den kompilerte koden ligger i { $folder }.
terminal-warm-stopped = Stoppet. Det som alt er kompilert, blir i { $folder }; den samme kommandoen fortsetter.
terminal-no-language = Disse språkene finnes: { $list }.
