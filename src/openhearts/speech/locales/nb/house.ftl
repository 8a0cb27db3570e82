# Regelverkstedet: siden og alle regelparametre med navn (web-rule-), en setning (web-about-) og verdiene deres.

web-editor = Husregler
web-editor-lead = Tilpass reglene til måten dere spiller på hjemme. Hver endring blir kontrollert, og reglene står ved siden av i ord.
web-editor-fine = { $count ->
    [0] Dette er reglene i { $name }.
    [one] Disse reglene kan man spille etter. Én ting er annerledes enn i { $name }.
   *[other] Disse reglene kan man spille etter. { $count } ting er annerledes enn i { $name }.
}
web-editor-faulty = Slik kan det ikke være ennå. Reglene i ord er de fra før.
web-editor-check = Kontroller
web-editor-base = Begynn med
web-editor-base-about = Et annet spill begynner med sine egne regler.
web-editor-name = Navn på reglene deres
web-editor-presets = Ferdige endringer
web-editor-asked = Det som oftest blir endret
web-editor-more = Alt det andre
web-editor-reset = Angre alle endringer
web-editor-was = i stedet for: { $value }
web-editor-marks = Understreket: nytt. Gjennomstreket: slik er det i { $name }.
web-editor-changes = Det som er annerledes
web-editor-new = Nytt:
web-editor-gone = Ikke lenger:
web-editor-share = Lagre og del
web-editor-link = Adressen til disse reglene:
web-editor-keep = Lag en kort adresse
web-editor-download = Last ned som fil
web-editor-upload = Åpne en regelfil:
web-editor-open = Åpne

web-rule-yes = ja
web-rule-no = nei
web-rule-nothing = ingenting
web-rule-other = noe annet …
web-rule-number = dette tallet:
web-rule-as-in = { $values } som i { $name }
web-rule-in-words = Også med ord: { $example }.
web-rule-understood = Forstått som: { $value }
web-rule-range = { $high ->
    [0] Et heltall fra { $low } og oppover.
   *[other] Et heltall fra { $low } til { $high }.
}

web-rule-cannot = «{ $text }» kan ikke stå her.
web-rule-cannot-empty = Her må det stå noe.
web-allowed-number = { $kind ->
    [between] et heltall fra { $low } til { $high }
    [from] et heltall fra { $low } og opp
   *[any] et heltall
}
web-allowed-selector = kort (QS), farger (suit:H), verdier (rank:Q) eller all
web-allowed-points = kort (QS 13), farger (suit:H 1), verdier (rank:Q 2) eller all, hver med et heltall
web-allowed-card = kort som QS eller 10H
web-allowed-opening-card = et kort som 2C, eller lowest_of:C
web-allowed-suit = farger: C, D, H, S
web-allowed-rank = verdier: 1 til 11, J, Q, K, A

# Gruppene
web-group-pack = Kortstokken
web-group-joker = Jokere
web-group-deal = Utdeling
web-group-dealer = Giveren
web-group-pass = Kortbytte
web-group-opening = Det første utspillet
web-group-next-deal = Det første utspillet i senere omganger
web-group-lead = Utspill
web-group-first-trick = Det første stikket
web-group-trick = Stikk og like kort
web-group-score = Poeng
web-group-moon = Å skyte månen
web-group-sun = Å skyte solen
web-group-end = Slutten på partiet
web-group-tower = Tårn, jokere og nasking

# Regelpakkene til variantene
web-bundle-sun = Solen
web-bundle-jack-11 = Ruter knekt trekker fra 11
web-bundle-fixed-deals = Et fast antall omganger
web-bundle-moon-13-and-1 = Månen med 13 hjerter og én dame
web-bundle-high-points = Høye poeng
web-bundle-eleven = Elleve av hver farge
web-bundle-standard-pack = Vanlig kortstokk
web-bundle-previous-trick = Bare hjerter etter hjerter
web-bundle-ten-of-diamonds = Ruter ti i stedet for knekten
web-bundle-jack-for-moon = Månen krever også knekten
web-bundle-queen-50 = Damen koster 50

# Hjerter
web-rule-hearts-pack-count = Kortstokker
web-about-hearts-pack-count = Én kortstokk, eller to stokket sammen.
web-rule-hearts-pack-suits = Farger
web-about-hearts-pack-suits = Fargene i kortstokken.
web-rule-hearts-pack-ranks = Verdier
web-about-hearts-pack-ranks = Verdiene, den laveste først; en høyere tar stikket.
web-rule-hearts-pack-remove = Kort som tas ut
web-about-hearts-pack-remove = Kort som tas ut av hver kortstokk.
web-rule-hearts-pack-jokers = Jokere
web-about-hearts-pack-jokers = Hvor mange jokere som legges til.
web-rule-hearts-joker-mode = Hva en joker gjør
web-about-hearts-joker-mode = Hva en joker kan i et stikk.
web-values-hearts-joker-mode = { $value ->
    [excuse] kan alltid spilles, tar aldri stikket
    [always_wins] den første tar stikket
   *[none] det er ingen
}
web-rule-hearts-deal-hands = Kort til hver
web-about-hearts-deal-hands = Hvor mange kort alle får.
web-values-hearts-deal-hands = { $value ->
   *[even] så mange som det går opp med
}
web-rule-hearts-deal-leftover = Kort som er igjen
web-about-hearts-deal-leftover = Hva som skjer med kort som ikke deles ut.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] til den som tar det første stikket
    [kitty_last_trick] til den som tar det siste stikket
    [kitty_first_heart] til den som tar det første stikket med hjerter
   *[set_aside] legges til side
}
web-rule-hearts-deal-leftover-seen-by = Hvem som kan se dem
web-about-hearts-deal-leftover-seen-by = Hvem som kan se kortene som er igjen.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] den som får dem
    [all] alle
   *[nobody] ingen
}
web-rule-hearts-dealer-first = Hvem som gir først
web-about-hearts-dealer-first = Loddtrekning, eller en plass, telt fra 0.
web-values-hearts-dealer-first = { $value ->
   *[random] loddtrekning avgjør
}
web-rule-hearts-dealer-next = Hvem som gir etterpå
web-about-hearts-dealer-next = Hvem som gir etter en omgang.
web-values-hearts-dealer-next = { $value ->
    [left] naboen til venstre for giveren
    [right] naboen til høyre for giveren
   *[most_points] den som har flest poeng i alt
}
web-rule-hearts-pass-count = Kort som sendes
web-about-hearts-pass-count = Kort som alle sender før spillet; 0: ikke noe bytte.
web-rule-hearts-pass-cycle = Hvor de sendes
web-about-hearts-pass-cycle = I omgang 1, i omgang 2 og så videre; deretter begynner det forfra.
web-rule-hearts-opening-leader = Hvem som spiller ut først
web-about-hearts-opening-leader = Hvem som spiller ut til første stikk.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] den som har åpningskortet
    [left_of_dealer] naboen til venstre for giveren
    [dealer] giveren
    [youngest] den yngste, som verten peker ut
   *[seat] en plass som verten peker ut
}
web-rule-hearts-opening-card = Åpningskort
web-about-hearts-opening-card = Kortet som åpner en omgang, for eksempel 2C (kløver to), eller lowest_of:C for det laveste kløverkortet noen har.
web-values-hearts-opening-card = { $value ->
   *[none] ikke noe
}
web-rule-hearts-opening-must = Hva man må åpne med
web-about-hearts-opening-must = Hva den som har åpningskortet, må spille ut.
web-values-hearts-opening-must = { $value ->
    [card] dette kortet
    [suit] fargen på kortet
   *[any] hvilket som helst kort
}
web-rule-hearts-opening-forbidden = Hva man ikke kan åpne med
web-about-hearts-opening-forbidden = Hva det ikke er lov å spille ut til første stikk, med mindre man ikke har noe annet: kort (QS), farger (suit:H), verdier (rank:Q) eller all.
web-rule-hearts-next-deal-leader = Hvem som spiller ut først senere
web-about-hearts-next-deal-leader = Hvem som spiller ut til første stikk i omgangene etter den første.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] som i omgang 1
    [most_points_last_deal] den som fikk flest poeng i omgangen før
    [most_points_total] den som har flest poeng i alt
    [fewest_points] den som fikk færrest poeng i omgangen før
   *[last_winner] den som tok det siste stikket i omgangen før
}
web-rule-hearts-next-deal-tie = Hvis flere har like mange
web-about-hearts-next-deal-tie = Hvem av flere med like mange poeng som spiller ut først.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] den første til venstre for den som begynte sist
    [youngest] den yngste
   *[random] loddtrekning avgjør
}
web-rule-hearts-lead-locked = Sperret fra starten
web-about-hearts-lead-locked = Hva det ikke er lov å spille ut før sperren er brutt, med mindre man ikke har noe annet: kort (QS), farger (suit:H), verdier (rank:Q) eller all.
web-rule-hearts-lead-broken-by = Hva som bryter sperren
web-about-hearts-lead-broken-by = Kort (QS), farger (suit:H), verdier (rank:Q) eller all.
web-rule-hearts-lead-broken-when = Når hjerter kan spilles ut
web-about-hearts-lead-broken-when = Når sperren på hjerter, eller på det som ellers er sperret, er brutt.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] når et slikt er spilt i et tidligere stikk
    [collected_earlier_trick] når noen har tatt et slikt i et tidligere stikk
    [in_previous_trick] hvis det var et slikt kort i stikket rett før
    [last_card_of_previous_trick] hvis det siste kortet i stikket før var et slikt
    [never] aldri, med mindre man ikke har noe annet
   *[free] alltid
}
web-rule-hearts-lead-break-requires-discard = Bare et kort som kastes, bryter
web-about-hearts-lead-break-requires-discard = Bare et kort som kastes på en annen farge, bryter sperren, ikke ett som bekjenner eller spilles ut.
web-rule-hearts-lead-queen-counts-as-heart = Damen regnes som hjerter
web-about-hearts-lead-queen-counts-as-heart = Den som bare har hjerter og spar dame, kan spille ut hvilket som helst av kortene.
web-rule-hearts-first-trick-forbidden = Ikke i første stikk
web-about-hearts-first-trick-forbidden = Hva det ikke er lov å spille i første stikk, med mindre man ikke har noe annet: kort (QS), farger (suit:H), verdier (rank:Q) eller all.
web-rule-hearts-trick-duplicates = To like kort
web-about-hearts-trick-duplicates = Hva to like kort gjør i et stikk; bare med to kortstokker.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] det er ingen
    [cancel] opphever hverandre
    [first_wins] det første er høyest
   *[last_wins] det siste er høyest
}
web-rule-hearts-trick-void-when = Når et stikk er ugyldig
web-about-hearts-trick-void-when = Ingen tar et ugyldig stikk; den som tar det neste, får også kortene i det. Hvis det er nok at kortene i to par opphever hverandre, er omtrent 23 av 100 stikk ugyldige med 9 spillere, 34 med 10 og 40 med 11; er de bare ugyldige når det ikke er noe kort igjen i den utspilte fargen, er det nesten ingen.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] når ingen kort i den utspilte fargen er igjen
   *[two_pairs_or_no_live_led_card] også når kortene i to par opphever hverandre
}
web-rule-hearts-trick-void-next-leader = Utspill etter et ugyldig stikk
web-about-hearts-trick-void-next-leader = Hvem som spiller ut når ingen tok stikket.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] den samme spilleren igjen
   *[left_of_leader] naboen til venstre for den som spilte ut
}
web-rule-hearts-trick-last-void-to = Et ugyldig siste stikk
web-about-hearts-trick-last-void-to = Hvem som får et ugyldig siste stikk og kortene som venter.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] ingen
    [leader] den som spilte ut
    [previous_winner] den som sist tok et stikk
   *[second_copy_of_highest] den som la det andre kortet i fargens høyeste par
}
web-rule-hearts-score-points = Hva kort koster
web-about-hearts-score-points = Kort (QS 13), farger (suit:H 1), verdier (rank:Q 2) eller all, hver med sine poeng; det mest presise gjelder.
web-rule-hearts-score-points-one = Poeng: { $card }
web-about-hearts-score-points-one = Hva det koster å ta dette kortet; tomt: ikke mer enn det fargen koster.
web-rule-hearts-score-bonus = Bonuskort
web-about-hearts-score-bonus = Kort som gir eller trekker fra poeng ved siden av straffekort og måneskudd, for eksempel JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Poeng til den som tar dette kortet, for eksempel -10; tomt: ingen.
web-rule-hearts-score-no-trick-bonus = For ingen stikk i det hele tatt
web-about-hearts-score-no-trick-bonus = Poeng til den som ikke tar noe stikk, i omganger uten måneskudd, for eksempel -5; 0: ingen.
web-rule-hearts-score-negative-total = Poengsum under 0
web-about-hearts-score-negative-total = Om en poengsum kan komme under 0.
web-rule-hearts-score-winner = Hvem som vinner
web-about-hearts-score-winner = Hvilken poengsum som vinner partiet.
web-values-hearts-score-winner = { $value ->
    [lowest] den laveste
   *[highest] den høyeste
}
web-rule-hearts-moon-award = Å skyte månen
web-about-hearts-moon-award = Hva som skjer når man tar alle straffekort.
web-values-hearts-moon-award = { $value ->
    [none] ingenting: man kan ikke skyte månen
    [add_to_others] de andre får poeng
    [subtract_from_self] den som skyter, får trukket fra poeng
   *[shooter_chooses] den som skyter, velger mellom de to
}
web-rule-hearts-moon-value = Poeng for månen
web-about-hearts-moon-value = Hvor mange poeng et måneskudd er verdt.
web-values-hearts-moon-value = { $value ->
   *[deck_total] det de utdelte kortene og en talong koster
}
web-rule-hearts-moon-requires-bonus = Bonuskortene må være med
web-about-hearts-moon-requires-bonus = Om bonuskortene også må være med for å skyte månen.
web-rule-hearts-moon-needs = Hva et måneskudd krever
web-about-hearts-moon-needs = Alle straffekort, eller så mange av hver, for eksempel suit:H 13, QS 1; har to spillere det, har ingen skutt månen.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] alle straffekort
}
web-rule-hearts-moon-bonus-cards = Bonuskort ved måneskudd
web-about-hearts-moon-bonus-cards = Om bonuskort teller i en omgang med måneskudd.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] de teller
   *[suppressed] de teller ikke
}
web-rule-hearts-sun-award = Å ta alle stikk (solen)
web-about-hearts-sun-award = Hva som skjer når man tar alle stikk.
web-values-hearts-sun-award = { $value ->
    [none] det er bare et måneskudd
    [add_to_others] de andre får poeng
    [subtract_from_self] den som skyter, får trukket fra poeng
   *[shooter_chooses] den som skyter, velger mellom de to
}
web-rule-hearts-sun-value = Poeng for solen
web-about-hearts-sun-value = Hvor mange poeng et solskudd er verdt.
web-rule-hearts-end-limit = Partiet går til
web-about-hearts-end-limit = Partiet er slutt når noen har så mange poeng etter en omgang.
web-values-hearts-end-limit = { $value ->
   *[none] ingen poenggrense
}
web-rule-hearts-end-limit-test = Ved grensen
web-about-hearts-end-limit-test = Om partiet er slutt når grensen nås, eller først når den overskrides.
web-values-hearts-end-limit-test = { $value ->
    [reach] partiet er slutt når grensen nås
   *[exceed] partiet er først slutt når grensen overskrides
}
web-rule-hearts-end-deals = Antall omganger
web-about-hearts-end-deals = Partiet er slutt etter så mange omganger.
web-values-hearts-end-deals = { $value ->
    [players] én for hver spiller
   *[none] ikke fastsatt
}
web-rule-hearts-end-tie = Uavgjort til slutt
web-about-hearts-end-tie = Hva som skjer når flere ender likt på førsteplass.
web-values-hearts-end-tie = { $value ->
    [shared] seieren deles
   *[extra_deal] det spilles en omgang til
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Høyeste tall
web-about-herz-an-herz-tower-max-number = Det høyeste tallet i trekkbunken.
web-rule-herz-an-herz-tower-number-jokers = Talljokere
web-about-herz-an-herz-tower-number-jokers = Én for hver fargegruppe, fra den laveste og opp.
web-rule-herz-an-herz-tower-superjokers = Superjokere
web-about-herz-an-herz-tower-superjokers = Hvor mange superjokere det er i trekkbunken.
web-rule-herz-an-herz-tower-steal-cards = Naskekort
web-about-herz-an-herz-tower-steal-cards = Hvor mange naskekort det er i trekkbunken.
web-rule-herz-an-herz-tower-rows = Rader
web-about-herz-an-herz-tower-rows = Radene under startkortet.
web-rule-herz-an-herz-tower-row-length = Kort i en rad
web-about-herz-an-herz-tower-row-length = Hvor mange kort en full rad har.
web-rule-herz-an-herz-tower-group-size = Tall i samme farge
web-about-herz-an-herz-tower-group-size = Hvor mange tall en fargegruppe har.
web-rule-herz-an-herz-tower-joker-value = Verdien av en joker
web-about-herz-an-herz-tower-joker-value = Hvilket tall en joker i en rad teller som.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] det nærmeste lavere tallet
   *[free_choice] hvilket som helst som passer
}
web-rule-herz-an-herz-tower-group-overflow = En talljoker langt under
web-about-herz-an-herz-tower-group-overflow = Hva en talljoker teller som når gruppen dens ligger langt under.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] som det høyeste tallet i gruppen sin
   *[illegal] den kan ikke legges
}
web-rule-herz-an-herz-tower-start-superjoker = En superjoker som startkort
web-about-herz-an-herz-tower-start-superjoker = Hva en superjoker teller som startkort.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] den teller som 100
    [top_in_play] den teller som det høyeste tallet i spillet
   *[above_all] den står over alle tall
}
web-rule-herz-an-herz-tower-steal-target = Hva som kan naskes
web-about-herz-an-herz-tower-steal-target = Hvilke kort i et annet tårn man kan naske.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] det nederste kortet i hver rad
   *[last_two] de to nederste kortene i tårnet
}
web-rule-herz-an-herz-tower-steal-start-card = Å naske et startkort
web-about-herz-an-herz-tower-steal-start-card = Om et startkort kan naskes.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] aldri
   *[if_alone] så lenge det ligger alene
}
web-rule-herz-an-herz-tower-steal-as-start = Nasket startkort
web-about-herz-an-herz-tower-steal-as-start = Om man kan ta et nasket kort som sitt eget startkort.
web-rule-herz-an-herz-tower-steal-extra-draw = Trekk igjen etter nasking
web-about-herz-an-herz-tower-steal-extra-draw = Om man trekker et kort til etter å ha nasket.
web-rule-herz-an-herz-tower-round-end = Når et tårn er fullt
web-about-herz-an-herz-tower-round-end = Når et fullt tårn avslutter omgangen.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] omgangen er slutt med en gang
   *[finish_turn_cycle] alle får like mange turer
}
web-rule-herz-an-herz-tower-step-points = Poeng for et trinn
web-about-herz-an-herz-tower-step-points = Poeng for et trinn med to kort.
web-rule-herz-an-herz-tower-colour-bonus = Mer for samme farge
web-about-herz-an-herz-tower-colour-bonus = Poeng i tillegg hvis begge kortene på et trinn er i samme fargegruppe.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjokere har farge
web-about-herz-an-herz-tower-superjoker-bonus = Om en superjoker kan gi poengene for samme farge.
web-rule-herz-an-herz-tower-rounds = Omganger i et parti
web-about-herz-an-herz-tower-rounds = Partiet er slutt etter så mange omganger.
web-rule-herz-an-herz-tower-discard-seen = Kastebunken
web-about-herz-an-herz-tower-discard-seen = Hvor mye av kastebunken som ligger åpent.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] bare det øverste kortet vises
   *[all] alt ligger åpent
}
web-rule-herz-an-herz-tower-next-starter = Hvem som begynner neste omgang
web-about-herz-an-herz-tower-next-starter = Hvem som begynner omgangene etter den første.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] naboen til venstre for den som begynte sist
    [same] den samme spilleren
    [winner] den som fikk flest poeng i omgangen før
   *[last] den som fikk færrest poeng i omgangen før
}
web-rule-herz-an-herz-opening-leader = Hvem som begynner
web-about-herz-an-herz-opening-leader = Verten peker ut den som begynner første omgang: den mest kjente hjerteknuseren.
web-rule-herz-an-herz-score-winner = Hvem som vinner
web-about-herz-an-herz-score-winner = Hvilken poengsum som vinner partiet.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] den høyeste
   *[lowest] den laveste
}
web-rule-herz-an-herz-end-tie = Uavgjort til slutt
web-about-herz-an-herz-end-tie = Hva som skjer når flere ender likt på førsteplass.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] seieren deles
   *[extra_deal] det spilles en omgang til
}
