# Det, terminalen selv siger: spørgsmål før et spil, indtastning, gemte partier, hjælp. Kort og hændelser står i andre filer.

terminal-prompt = >
terminal-prompt-box = Kommando:
terminal-prompt-keys = { $phase ->
    [pass] Pilene flytter, mellemrum vælger, Enter sender. ? hjælp
    [play] Pilene flytter, Enter spiller. ? hjælp
    [choose] ← → vælger, Enter bekræfter. ? hjælp
    [start] Enter beholder, Z kaster. ? hjælp
    [lay] ← → vælger rækken, Enter lægger, Z kaster. ? hjælp
    [nowhere] Enter kaster. ? hjælp
    [steal] Pilene vælger, Enter rapser, Z kaster. ? hjælp
   *[other] ? hjælp
}
terminal-prompt-next-deal = Enter: næste runde. >
terminal-prompt-end = Enter: forlad spillet. >
terminal-welcome = { $name }. { $plain ->
    [yes] Et bogstav og Enter spørger: C bordet, S stillingen, T hvis tur det er, A et tip, ? alle taster.
   *[no] ? viser alle taster.
}
terminal-for-example = Skriv, hvad du gør, for eksempel: { $example }
terminal-welcome-back = { $name }, runde { $deal }: du fortsætter, hvor du slap.
terminal-you = Du
terminal-human = Menneske
terminal-saved = Gemt. Fortsæt med: { PROGRAM() } play --resume
terminal-not-saved = Dette parti er ikke gemt.
terminal-cannot-keep = Dette parti kan ikke gemmes ({ $why }), men det kan godt spilles.
terminal-record = Spilloggen for dette parti: { $file }
terminal-no-record = Spilloggen { $file } kan ikke skrives: { $why }.
terminal-damaged = Slutningen af det gemte parti var beskadiget (linje { $line }); { $good ->
    [one] { $good } god linje er bevaret
   *[other] { $good } gode linjer er bevaret
}, og den beskadigede fil ligger ved siden af.
terminal-cannot-resume = { $file } kan ikke fortsættes: { $why }
terminal-saved-table = { $name }, { $count } spillere, påbegyndt { $when }
terminal-saved-line = { $number } { $name }, { $count } spillere, runde { $deal }; sidst spillet { $when }
terminal-saved-how = Fortsæt et parti: { PROGRAM() } play --resume NUMMER. Slet det: { PROGRAM() } saved delete NUMMER.
terminal-saved-ask = Slet dette for altid? { $list } (ja / nej)
terminal-saved-deleted = Slettet: { $what }
terminal-preparing = Søgningen gøres klar, én gang på denne maskine; det tager omtrent et halvt minut.

# Spørgsmål før et spil
terminal-menu = Hvilket spil?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count } flere fra den store familie
terminal-words-more = mere, flere, alle
terminal-menu-resume = { $key } Fortsæt det gemte parti: { $what }
terminal-menu-language = Andre sprog: { $list }
terminal-menu-prompt = Nummer eller navn, Enter for { $default }:
terminal-menu-unknown = Der er ikke noget spil { $answer }. Skriv et nummer fra 1 til { $count } eller et navn.
terminal-ask-seats = Hvor mange spillere, { $seats }? Enter for { $default }:
terminal-ask-seats-again = Mulige antal: { $seats }.
terminal-ask-level = Hvor stærke skal botterne være?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Skriv et nummer fra 1 til { $count } eller et navn.
terminal-ask-first = { $who ->
    [youngest] Den yngste begynder. Hvem er yngst?
   *[seat] Den, der har knust flest hjerter, begynder. Hvem er det?
}
terminal-ask-first-prompt = Nummer eller navn, Enter for { $default }:
terminal-ask-first-again = Skriv et nummer fra 1 til { $count } eller et navn.

# Markøren og kortbyttet
terminal-card-here = { $card }{ $state ->
    [chosen] , valgt
    [blocked] , kan ikke spilles nu
   *[free] {""}
}, { $place } af { $count }.
terminal-nothing-here = Her er ikke noget at flytte imellem.
terminal-nothing-to-choose = Der er ikke noget at vælge nu.
terminal-chosen = { $card }, valgt, { $chosen } af { $count }.
terminal-unchosen = { $card }, ikke valgt længere, { $chosen } af { $count }.
terminal-pass-enough = Du har allerede valgt { $count }. Mellemrum på et valgt kort vælger det fra.
terminal-pass-ready = Enter sender dem.
terminal-pass-missing = Vælg først { $count } kort, indtil nu { $chosen }: mellemrum vælger et kort. Eller skriv dem, for eksempel: send spd hje hjk
terminal-type-choice = Vælg med pilene, eller skriv: plus eller minus.
terminal-enter-again = Enter igen: { $action }.
terminal-sorted = { $order ->
    [down] Din hånd ligger fra høj til lav.
   *[up] Din hånd ligger fra lav til høj.
}
terminal-sort-later = Sortér hånden, når intet er valgt.
terminal-not-now = Det kan man ikke gøre nu.
terminal-no-key = Tasten { $key } gør ikke noget her. { $help } viser tasterne.
terminal-no-claim = Ingen har gjort krav på noget.
terminal-watchers-only = Kun tilskuere kan skifte plads.
terminal-undone = Fortrudt.
terminal-undo-not = Der er ikke noget at fortryde nu.
terminal-no-messages = Der er ingen beskeder endnu.
terminal-history-end = { $end ->
    [old] Det var den første besked.
   *[new] Det var den nyeste besked.
}
terminal-buffer = { $kind ->
    [answers] Beskeder: svar.
   *[events] Beskeder: det, der skete.
}
terminal-words-quit = quit, exit, slut, afslut, farvel

terminal-words-left = forrige
terminal-words-right = næste, naeste
terminal-words-up = op, forrige farve
terminal-words-down = ned, næste farve, naeste farve
terminal-words-home = første, foerste
terminal-words-end = sidste
terminal-words-space = vælg, vaelg, mellemrum
terminal-words-enter = ok
terminal-words-next-deal = næste, næste runde, videre
terminal-history-title = Beskeder
terminal-is-saved = Alt er allerede gemt, træk for træk.
terminal-alone = Her er ingen, der kan læse det.
terminal-join-kept = Ingen forbindelse lige nu. Det, du skrev, bliver gemt og sendt, så snart den er tilbage.
terminal-join-unsent = Ikke sendt: { $text }
terminal-join-other = Terminal { $number } for din konto ved dette bord: her er du en anden. Med --as NAVN siger du hvem.
terminal-language = Fra nu af på dansk.
terminal-hurrying = Ingen pauser, før det er din tur.
terminal-pace = Pause efter hvert af botternes kort, i sekunder: { $seconds }. Du ændrer den sådan: { $word } 0.3
terminal-announce = Oplæsning: { $level }. Du ændrer den sådan: { $word } 2 ({ $list }).
terminal-letters = Bogstaver på kortene: { $letters }. Du ændrer dem sådan: { $word } 2 ({ $list }).

# Billedet
terminal-deal-number = Runde { $number }
terminal-head-pass = { $direction ->
    [L1] Send til venstre
    [R1] Send til højre
    [L2] Send to pladser til venstre
    [R2] Send to pladser til højre
    [HOLD] Intet bytte
   *[ACROSS] Send til pladsen overfor
}
terminal-head-trick = Stik { $number } af { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] hjerter brudt
       *[no] hjerter ikke brudt
    }
   *[other] { $broken ->
        [yes] låst op
       *[no] spærret
    }
}
terminal-seat-numbers = { $score } p. { $points }, { $tricks } st.
terminal-led = Udspillet: { $suit ->
    [C] klør
    [D] ruder
    [H] hjerter
   *[S] spar
}
terminal-last-trick = (sidste stik)
terminal-set-aside = { $count } kort venter
terminal-kitty = Talon: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Du ser alle hænder.
    [nobody] Du ser det, der ligger åbent.
   *[seat] Du ser det, som { $name } ser.
}
terminal-side-standing = Stilling
terminal-side-limit = partiet slutter ved { $limit }
terminal-side-tricks = Stik i denne runde

# Herz an Herz
terminal-herz-drawn = Trukket: { $card }
terminal-herz-stock = Trækbunke: { $count }
terminal-herz-discard = Kastebunke: { $card }
terminal-herz-place = { $row ->
    [left] Venstre række
    [right] Højre række
   *[start] Startkort
}: { $what }.
terminal-herz-place-empty = tom
terminal-herz-choose-row = Vælg en række med venstre eller højre pil og derefter Enter; eller skriv venstre, højre, kast.
terminal-herz-steal-number = Rapsemulighed { $number } af { $count }: { $action }.

# Efter en runde, stillingen
terminal-deal-over-title = Alle kort i runde { $number }
terminal-scores-head = Spiller
terminal-scores-total = I alt
terminal-chart = Samlede point efter hver runde:

# Hjælp
terminal-help-title = Taster
terminal-help-words-herz-an-herz = Et kort læses op med: kort 97.
terminal-help-words-hearts = Kort skrives som farve og værdi: spd, hj10, rue.
terminal-help-quit = Med slut, Ctrl-D eller Ctrl-C forlader man spillet; partiet er gemt.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] Mellemrum
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } til { $last }
terminal-key-nth = 1 til 9, 0, -
terminal-help-moves = Ord, der flytter mellem dine kort: næste, forrige, op, ned, første, sidste; vælg ved kortbytte, ok for at udføre.
terminal-replay-only = Dette er en gennemgang: spørg, eller gå videre med Enter.
terminal-replay-help = Enter, mellemrum og højre går frem, B og venstre går tilbage, N går til næste runde, Home og End til rundens begyndelse og slutning, Esc forlader gennemgangen.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter udfører, A giver et tip, ? viser tasterne, / lader dig skrive ord{ $undo ->
    [yes] , U fortryder din sidste beslutning
   *[no] {""}
}. Med slut forlader man spillet; partiet er gemt.

# Afspil, kontroller, simuler, varianter
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
}. Enter frem, B tilbage, N næste runde, slut forlader gennemgangen.
terminal-replay-prompt = Runde { $deal }, { $step } af { $count } >
terminal-replay-end = Her slutter spilloggen.
terminal-replay-start = Dette er begyndelsen.
terminal-replay-comment = Bemærkning: { $text }
terminal-check-good = { $file }: i orden. { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
}, { $actions ->
    [one] { $actions } handling
   *[other] { $actions } handlinger
}{ $finished ->
    [yes] {""}
   *[no] , ikke færdig
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } botvalg regnet efter
   *[other] { $count } botvalg regnet efter
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } blanding regnet efter
   *[other] { $count } blandinger regnet efter
}.
terminal-check-fixed = { $file }: { $count ->
    [one] kortene i { $count } runde lå fast på forhånd; der blev ikke blandet, og intet er bevist
   *[other] kortene i { $count } runder lå fast på forhånd; der blev ikke blandet, og intet er bevist
}.
terminal-check-told = { $file }: { $count ->
    [one] i { $count } runde er botternes tilfældighed den, serveren oplyser; den følger ikke af nogen fastlæggelse
   *[other] i { $count } runder er botternes tilfældighed den, serveren oplyser; den følger ikke af nogen fastlæggelse
}.
terminal-check-contributions = { $file }: bidrog selv med et tal: { $own }; svarede ikke: { $given }; lagde sig fast, men oplyste ikke tallet: { $withheld }.
terminal-check-withheld = { $file }: runder, hvor et tal blev holdt tilbage efter fastlæggelsen: { $deals }. Hvert af de tal kan have været et valg mellem to runder, truffet af serveren eller af pladsen.
terminal-receipt = kvittering for runde { $deal }, { $seat }, { $step ->
    [commit] fastlæggelse
   *[reveal] bidrag
}: { $kind ->
    [fits] spilloggen passer.
    [withheld] spilloggen siger, at tallet bag fastlæggelsen blev holdt tilbage. Det bliver talt; af hvem, kan ikke bevises.
    [left-out] BEVIS: serveren kvitterede for dette, og den spillog, den har signeret, udelader det.
    [host] BEVIS: serveren havde lagt sig fast på en anden hemmelighed end den, der står i den spillog, den har signeret.
    [shown] BEVIS: da serveren havde dette bidrag, ændrede den en anden plads’ fastlæggelse.
    [twice] BEVIS: serveren har signeret to kvitteringer, der modsiger hinanden.
    [unsigned] den modsiger spilloggen, men den er ikke signeret af serveren, og enhver kan have skrevet den. Intet er bevist.
    [other-key] den er signeret med en anden nøgle end spilloggens, eller spilloggen nævner ingen. Intet er bevist; sammenlign nøglen med serverens andre spillogge.
    [elsewhere] dens runde er ikke i denne spillog.
   *[forged] den er IKKE signeret med den nøgle, den nævner. Den beviser ingenting.
}
terminal-receipts-kept = Kvitteringerne ligger i { $file }; »{ PROGRAM() } check --shuffle --receipts« holder dem op mod en spillog.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blokke
terminal-simulate-head-player = Spiller
terminal-simulate-head-points = Point pr. runde
terminal-simulate-head-payoff = Bedre end de andre
terminal-simulate-head-score = Stilling
terminal-simulate-head-wins = Sejre %
terminal-simulate-told = { $matches ->
    [one] { $matches } parti
   *[other] { $matches } partier
}, { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
}, { $blocks ->
    [one] { $blocks } blok
   *[other] { $blocks } blokke
}, hvor alle sidder én gang på hver plads; ± er én standardfejl over blokkene; seed { $seed }.
terminal-simulate-stopped = Stoppet før tiden.
terminal-arena-head-player = Spiller
terminal-arena-head-points = Point pr. runde
terminal-arena-head-payoff = Bedre end de andre
terminal-arena-head-moons = Måneskud
terminal-arena-head-suffered = ramt af
terminal-arena-head-failures = Fejl
terminal-arena-head-median = Spil: median ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = værst
terminal-arena-head-pass-median = Bytte: median ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } blok
   *[other] { $blocks } blokke
}, hver på én runde i { $ways ->
    [one] { $ways } bordplan
   *[other] { $ways } bordplaner
}, { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
}; ± er én standardfejl over blokkene{ $moons ->
    [yes] , % er andele af en plads’ runder
   *[no] {""}
}; seed { $seed }.
terminal-variants-head-id = Navn
terminal-variants-head-seats = Spillere
terminal-variants-head-title = Titel

# Råd ved et rigtigt kortbord
terminal-advise-ask = { $what ->
    [hand] Din hånd, for eksempel QS AH 10D:
    [gave] Kort, du sendte (Enter for ingen):
    [got] Kort, du fik (Enter for ingen):
    [turns] Træk indtil nu, ét pr. linje som 1. P0 draws 48: keep eller 48: keep (en tom linje afslutter):
    [drawn] Kortet, du har trukket nu, for eksempel 60, J26-50, SJ eller ST:
   *[plays] Alle spillede kort i rækkefølge (Enter for ingen):
}
terminal-advise-seat = Plads { $seat }

# Træning af den lærende spiller
terminal-train-now = { $what ->
    [playing] Omgang { $round }, spiller
   *[fitting] Omgang { $round }, lærer
}
terminal-train-round = Omgang { $round }: { $gain } ±{ $error } point pr. runde bedre end før; måneskud i { $moons } % af runderne.
terminal-train-stopped = Stoppet. De færdige omgange ligger i { $folder }; den samme kommando fortsætter.
terminal-train-done = Netværkene ligger i { $file }.
terminal-warm-done = Botter, der søger, går nu straks i gang på denne maskine. Den kompilerede kode ligger i { $folder }.
terminal-warm-stopped = Stoppet. Det, der allerede er kompileret, bliver i { $folder }; den samme kommando fortsætter.
terminal-no-language = Disse sprog findes: { $list }.
