# Regelværkstedet: siden og alle regelparametre med navn (web-rule-), en sætning (web-about-) og deres værdier.

web-editor = Husregler
web-editor-lead = Lav reglerne om, så de passer til det, I spiller derhjemme. Hver ændring bliver kontrolleret, og reglerne står ved siden af i ord.
web-editor-fine = { $count ->
    [0] Det er reglerne i { $name }.
    [one] De regler kan man spille efter. Én ting er anderledes end i { $name }.
   *[other] De regler kan man spille efter. { $count } ting er anderledes end i { $name }.
}
web-editor-faulty = De regler kan man ikke spille efter endnu. Reglerne i ord er dem fra før.
web-editor-check = Kontrollér
web-editor-base = Begynd med
web-editor-base-about = Et andet spil begynder med sine egne regler.
web-editor-name = Navn på jeres regler
web-editor-presets = Færdige ændringer
web-editor-asked = Det, der oftest ændres
web-editor-more = Alt det andet
web-editor-reset = Fortryd alle ændringer
web-editor-was = i stedet for: { $value }
web-editor-marks = Understreget: nyt. Gennemstreget: sådan er det i { $name }.
web-editor-changes = Det, der er anderledes
web-editor-new = Nyt:
web-editor-gone = Ikke længere:
web-editor-share = Gem og del
web-editor-link = Adressen på disse regler:
web-editor-keep = Lav en kort adresse
web-editor-download = Hent som fil
web-editor-upload = Åbn en regelfil:
web-editor-open = Åbn

web-rule-yes = ja
web-rule-no = nej
web-rule-nothing = ingenting
web-rule-other = noget andet …
web-rule-number = dette tal:
web-rule-as-in = { $values } som i { $name }
web-rule-in-words = Også med ord: { $example }.
web-rule-understood = Forstået som: { $value }
web-rule-range = { $high ->
    [0] Et helt tal fra { $low } og op.
   *[other] Et helt tal fra { $low } til { $high }.
}

web-rule-cannot = »{ $text }« kan ikke stå her.
web-rule-cannot-empty = Her skal stå noget.
web-allowed-number = { $kind ->
    [between] et helt tal fra { $low } til { $high }
    [from] et helt tal fra { $low } og op
   *[any] et helt tal
}
web-allowed-selector = kort (QS), farver (suit:H), værdier (rank:Q) eller all
web-allowed-points = kort (QS 13), farver (suit:H 1), værdier (rank:Q 2) eller all, hver med et helt tal
web-allowed-card = kort som QS eller 10H
web-allowed-opening-card = et kort som 2C, eller lowest_of:C
web-allowed-suit = farver: C, D, H, S
web-allowed-rank = værdier: 1 til 11, J, Q, K, A

# Grupperne
web-group-pack = Kortene i spillet
web-group-joker = Jokere
web-group-deal = Kortgivning
web-group-dealer = Kortgiveren
web-group-pass = Kortbytte
web-group-opening = Det første udspil
web-group-next-deal = Det første udspil i senere runder
web-group-lead = Udspil
web-group-first-trick = Det første stik
web-group-trick = Stik og ens kort
web-group-score = Point
web-group-moon = At skyde månen
web-group-sun = At skyde solen
web-group-end = Partiets afslutning
web-group-tower = Tårne, jokere og rapseri

# Varianternes regelpakker
web-bundle-sun = Solen
web-bundle-jack-11 = Ruder knægt trækker 11 fra
web-bundle-fixed-deals = Et fast antal runder
web-bundle-moon-13-and-1 = Månen med 13 hjerter og én dame
web-bundle-high-points = Høje point
web-bundle-eleven = Elleve af hver farve
web-bundle-standard-pack = Almindeligt spil kort
web-bundle-previous-trick = Kun hjerter efter hjerter
web-bundle-ten-of-diamonds = Ruder ti i stedet for knægten
web-bundle-jack-for-moon = Månen kræver også knægten
web-bundle-queen-50 = Damen koster 50

# Hjerter
web-rule-hearts-pack-count = Spil kort
web-about-hearts-pack-count = Ét spil kort, eller to blandet sammen.
web-rule-hearts-pack-suits = Farver
web-about-hearts-pack-suits = De farver, der er med.
web-rule-hearts-pack-ranks = Værdier
web-about-hearts-pack-ranks = Værdierne, den laveste først; en højere tager stikket.
web-rule-hearts-pack-remove = Kort, der tages ud
web-about-hearts-pack-remove = Kort, der tages ud af hvert spil kort.
web-rule-hearts-pack-jokers = Jokere
web-about-hearts-pack-jokers = Hvor mange jokere der lægges til.
web-rule-hearts-joker-mode = Hvad en joker gør
web-about-hearts-joker-mode = Hvad en joker kan i et stik.
web-values-hearts-joker-mode = { $value ->
    [excuse] må altid spilles, tager aldrig stikket
    [always_wins] den første tager stikket
   *[none] der er ingen
}
web-rule-hearts-deal-hands = Kort til hver
web-about-hearts-deal-hands = Hvor mange kort alle får.
web-values-hearts-deal-hands = { $value ->
   *[even] så mange, at det går op
}
web-rule-hearts-deal-leftover = Overskydende kort
web-about-hearts-deal-leftover = Hvad der sker med kort, der ikke gives.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] til den, der tager det første stik
    [kitty_last_trick] til den, der tager det sidste stik
    [kitty_first_heart] til den, der tager det første stik med en hjerter
   *[set_aside] lægges til side
}
web-rule-hearts-deal-leftover-seen-by = Hvem der må se dem
web-about-hearts-deal-leftover-seen-by = Hvem der må se de overskydende kort.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] den, der får dem
    [all] alle
   *[nobody] ingen
}
web-rule-hearts-dealer-first = Hvem der giver først
web-about-hearts-dealer-first = Lodtrækning, eller en plads, talt fra 0.
web-values-hearts-dealer-first = { $value ->
   *[random] lodtrækning afgør det
}
web-rule-hearts-dealer-next = Hvem der giver bagefter
web-about-hearts-dealer-next = Hvem der giver efter en runde.
web-values-hearts-dealer-next = { $value ->
    [left] kortgiverens nabo til venstre
    [right] kortgiverens nabo til højre
   *[most_points] den, der har flest point i alt
}
web-rule-hearts-pass-count = Kort, der sendes
web-about-hearts-pass-count = Kort, som alle sender, før der spilles; 0: intet bytte.
web-rule-hearts-pass-cycle = Hvorhen de sendes
web-about-hearts-pass-cycle = I første runde, i anden og så videre; derefter begynder det forfra.
web-rule-hearts-opening-leader = Hvem der spiller ud først
web-about-hearts-opening-leader = Hvem der spiller ud til første stik.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] den, der har åbningskortet
    [left_of_dealer] kortgiverens nabo til venstre
    [dealer] kortgiveren
    [youngest] den yngste, som værten udpeger
   *[seat] en plads, som værten udpeger
}
web-rule-hearts-opening-card = Åbningskort
web-about-hearts-opening-card = Det kort, der åbner en runde, for eksempel 2C (klør to), eller lowest_of:C for den laveste klør, som nogen har.
web-values-hearts-opening-card = { $value ->
   *[none] intet
}
web-rule-hearts-opening-must = Hvad man skal åbne med
web-about-hearts-opening-must = Hvad den, der har åbningskortet, skal spille ud.
web-values-hearts-opening-must = { $value ->
    [card] dette kort
    [suit] kortets farve
   *[any] et hvilket som helst kort
}
web-rule-hearts-opening-forbidden = Hvad man ikke må åbne med
web-about-hearts-opening-forbidden = Hvad der ikke må være det allerførste udspil, medmindre man ikke har andet: kort (QS), farver (suit:H), værdier (rank:Q) eller all.
web-rule-hearts-next-deal-leader = Hvem der spiller ud først senere
web-about-hearts-next-deal-leader = Hvem der spiller ud til første stik i runderne efter den første.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] som i første runde
    [most_points_last_deal] den, der fik flest point i runden før
    [most_points_total] den, der har flest point i alt
    [fewest_points] den, der fik færrest point i runden før
   *[last_winner] den, der tog det sidste stik i runden før
}
web-rule-hearts-next-deal-tie = Hvis flere har lige mange
web-about-hearts-next-deal-tie = Hvem af flere med lige mange point der spiller ud først.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] den første til venstre for den, der begyndte sidst
    [youngest] den yngste
   *[random] lodtrækning afgør det
}
web-rule-hearts-lead-locked = Spærret fra starten
web-about-hearts-lead-locked = Hvad der ikke må spilles ud, før spærringen er brudt, medmindre man ikke har andet: kort (QS), farver (suit:H), værdier (rank:Q) eller all.
web-rule-hearts-lead-broken-by = Hvad der bryder spærringen
web-about-hearts-lead-broken-by = Kort (QS), farver (suit:H), værdier (rank:Q) eller all.
web-rule-hearts-lead-broken-when = Hvornår hjerter må spilles ud
web-about-hearts-lead-broken-when = Hvornår spærringen af hjerter, eller af det, der ellers er spærret, er brudt.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] når et sådant er spillet i et tidligere stik
    [collected_earlier_trick] når nogen har taget et sådant i et tidligere stik
    [in_previous_trick] hvis der var et sådant kort i stikket lige før
    [last_card_of_previous_trick] hvis det sidste kort i stikket før var et sådant
    [never] aldrig, medmindre man ikke har andet
   *[free] altid
}
web-rule-hearts-lead-break-requires-discard = Kun et kort, der smides af, bryder
web-about-hearts-lead-break-requires-discard = Kun et kort, der smides af på en anden farve, bryder spærringen, ikke et, der bekender eller spilles ud.
web-rule-hearts-lead-queen-counts-as-heart = Damen regnes som hjerter
web-about-hearts-lead-queen-counts-as-heart = Den, der kun har hjerter og spar dame, må spille et hvilket som helst af kortene ud.
web-rule-hearts-first-trick-forbidden = Ikke i første stik
web-about-hearts-first-trick-forbidden = Hvad der ikke må spilles i første stik, medmindre man ikke har andet: kort (QS), farver (suit:H), værdier (rank:Q) eller all.
web-rule-hearts-trick-duplicates = To ens kort
web-about-hearts-trick-duplicates = Hvad to ens kort gør i et stik; kun med to spil kort.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] der er ingen
    [cancel] ophæver hinanden
    [first_wins] det første er højest
   *[last_wins] det sidste er højest
}
web-rule-hearts-trick-void-when = Hvornår et stik er ugyldigt
web-about-hearts-trick-void-when = Ingen tager et ugyldigt stik; den, der tager det næste, får også dets kort. Hvis det er nok, at kortene i to par ophæver hinanden, er omkring 23 af 100 stik ugyldige med 9 spillere, 34 med 10 og 40 med 11; hvis der ikke må være noget kort tilbage i den udspillede farve, næsten ingen.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] når ingen kort i den udspillede farve er tilbage
   *[two_pairs_or_no_live_led_card] også når kortene i to par ophæver hinanden
}
web-rule-hearts-trick-void-next-leader = Udspil efter et ugyldigt stik
web-about-hearts-trick-void-next-leader = Hvem der spiller ud, når ingen tog stikket.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] den samme spiller igen
   *[left_of_leader] naboen til venstre for den, der spillede ud
}
web-rule-hearts-trick-last-void-to = Et ugyldigt sidste stik
web-about-hearts-trick-last-void-to = Hvem der får et ugyldigt sidste stik og de kort, der venter.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] ingen
    [leader] den, der spillede ud
    [previous_winner] den, der sidst tog et stik
   *[second_copy_of_highest] den, der lagde det andet kort i farvens højeste par
}
web-rule-hearts-score-points = Hvad kort koster
web-about-hearts-score-points = Kort (QS 13), farver (suit:H 1), værdier (rank:Q 2) eller all, hver med sine point; det mest præcise gælder.
web-rule-hearts-score-points-one = Point: { $card }
web-about-hearts-score-points-one = Hvad det koster at tage dette kort; tomt: ikke mere, end dets farve koster.
web-rule-hearts-score-bonus = Bonuskort
web-about-hearts-score-bonus = Kort, der lægger point til eller trækker point fra ud over strafkort og måneskud, for eksempel JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Point til den, der tager dette kort, for eksempel -10; tomt: ingen.
web-rule-hearts-score-no-trick-bonus = For slet ingen stik
web-about-hearts-score-no-trick-bonus = Point til den, der ikke tager noget stik, i runder uden måneskud, for eksempel -5; 0: ingen.
web-rule-hearts-score-negative-total = Samlede point under 0
web-about-hearts-score-negative-total = Om nogens samlede point kan komme under 0.
web-rule-hearts-score-winner = Hvem der vinder
web-about-hearts-score-winner = Hvilket samlet pointtal der vinder partiet.
web-values-hearts-score-winner = { $value ->
    [lowest] færrest point
   *[highest] flest point
}
web-rule-hearts-moon-award = At skyde månen
web-about-hearts-moon-award = Hvad der sker, når man tager alle strafkort.
web-values-hearts-moon-award = { $value ->
    [none] ingenting: man kan ikke skyde månen
    [add_to_others] de andre får point
    [subtract_from_self] den, der skyder, får trukket point fra
   *[shooter_chooses] den, der skyder, vælger mellem de to
}
web-rule-hearts-moon-value = Månens point
web-about-hearts-moon-value = Hvor mange point et måneskud er værd.
web-values-hearts-moon-value = { $value ->
   *[deck_total] det, de uddelte kort og en talon koster
}
web-rule-hearts-moon-requires-bonus = Bonuskortene skal med
web-about-hearts-moon-requires-bonus = Om bonuskortene også skal med for at skyde månen.
web-rule-hearts-moon-needs = Hvad et måneskud kræver
web-about-hearts-moon-needs = Alle strafkort, eller så mange af hver, for eksempel suit:H 13, QS 1; har to spillere det, har ingen skudt månen.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] alle strafkort
}
web-rule-hearts-moon-bonus-cards = Bonuskort ved måneskud
web-about-hearts-moon-bonus-cards = Om bonuskort tæller i en runde med måneskud.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] de tæller
   *[suppressed] de tæller ikke
}
web-rule-hearts-sun-award = At tage alle stik (solen)
web-about-hearts-sun-award = Hvad der sker, når man tager alle stik.
web-values-hearts-sun-award = { $value ->
    [none] det er bare et måneskud
    [add_to_others] de andre får point
    [subtract_from_self] den, der skyder, får trukket point fra
   *[shooter_chooses] den, der skyder, vælger mellem de to
}
web-rule-hearts-sun-value = Solens point
web-about-hearts-sun-value = Hvor mange point et solskud er værd.
web-rule-hearts-end-limit = Partiet går til
web-about-hearts-end-limit = Partiet slutter, når nogen har så mange point efter en runde.
web-values-hearts-end-limit = { $value ->
   *[none] ingen pointgrænse
}
web-rule-hearts-end-limit-test = Ved grænsen
web-about-hearts-end-limit-test = Om partiet slutter, når grænsen nås, eller først når den overskrides.
web-values-hearts-end-limit-test = { $value ->
    [reach] partiet slutter, når grænsen nås
   *[exceed] partiet slutter først, når grænsen overskrides
}
web-rule-hearts-end-deals = Antal runder
web-about-hearts-end-deals = Partiet slutter efter så mange runder.
web-values-hearts-end-deals = { $value ->
    [players] én for hver spiller
   *[none] ikke fastlagt
}
web-rule-hearts-end-tie = Uafgjort til sidst
web-about-hearts-end-tie = Hvad der sker, når flere står lige om sejren.
web-values-hearts-end-tie = { $value ->
    [shared] sejren deles
   *[extra_deal] der spilles en runde mere
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Højeste tal
web-about-herz-an-herz-tower-max-number = Det højeste tal i trækbunken.
web-rule-herz-an-herz-tower-number-jokers = Taljokere
web-about-herz-an-herz-tower-number-jokers = Én for hver farvegruppe, fra den laveste og op.
web-rule-herz-an-herz-tower-superjokers = Superjokere
web-about-herz-an-herz-tower-superjokers = Hvor mange superjokere der er i trækbunken.
web-rule-herz-an-herz-tower-steal-cards = Rapsekort
web-about-herz-an-herz-tower-steal-cards = Hvor mange rapsekort der er i trækbunken.
web-rule-herz-an-herz-tower-rows = Rækker
web-about-herz-an-herz-tower-rows = Rækkerne under startkortet.
web-rule-herz-an-herz-tower-row-length = Kort i en række
web-about-herz-an-herz-tower-row-length = Hvor mange kort en fuld række har.
web-rule-herz-an-herz-tower-group-size = Tal i samme farve
web-about-herz-an-herz-tower-group-size = Hvor mange tal en farvegruppe har.
web-rule-herz-an-herz-tower-joker-value = En jokers værdi
web-about-herz-an-herz-tower-joker-value = Hvilket tal en joker i en række tæller som.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] det nærmeste lavere tal
   *[free_choice] et hvilket som helst, der passer
}
web-rule-herz-an-herz-tower-group-overflow = En taljoker langt nedenunder
web-about-herz-an-herz-tower-group-overflow = Hvad en taljoker tæller som, når dens gruppe ligger langt nedenunder.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] som det højeste tal i sin gruppe
   *[illegal] den må ikke lægges
}
web-rule-herz-an-herz-tower-start-superjoker = En superjoker som startkort
web-about-herz-an-herz-tower-start-superjoker = Hvad en superjoker tæller som startkort.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] den tæller som 100
    [top_in_play] den tæller som det højeste tal i spillet
   *[above_all] den står over alle tal
}
web-rule-herz-an-herz-tower-steal-target = Hvad der må rapses
web-about-herz-an-herz-tower-steal-target = Hvilke kort i et andet tårn man må rapse.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] det nederste kort i hver række
   *[last_two] de to nederste kort i tårnet
}
web-rule-herz-an-herz-tower-steal-start-card = At rapse et startkort
web-about-herz-an-herz-tower-steal-start-card = Om et startkort må rapses.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] aldrig
   *[if_alone] så længe det ligger alene
}
web-rule-herz-an-herz-tower-steal-as-start = Rapset startkort
web-about-herz-an-herz-tower-steal-as-start = Om man må tage et rapset kort som sit eget startkort.
web-rule-herz-an-herz-tower-steal-extra-draw = Træk igen efter rapseri
web-about-herz-an-herz-tower-steal-extra-draw = Om man trækker et kort mere efter at have rapset.
web-rule-herz-an-herz-tower-round-end = Når et tårn er fuldt
web-about-herz-an-herz-tower-round-end = Hvornår et fuldt tårn afslutter runden.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] runden slutter straks
   *[finish_turn_cycle] alle får lige mange ture
}
web-rule-herz-an-herz-tower-step-points = Point for et trin
web-about-herz-an-herz-tower-step-points = Point for et trin med to kort.
web-rule-herz-an-herz-tower-colour-bonus = Mere for samme farve
web-about-herz-an-herz-tower-colour-bonus = Point oveni, hvis begge kort på et trin er i samme farvegruppe.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjokere har farve
web-about-herz-an-herz-tower-superjoker-bonus = Om en superjoker kan give pointene for samme farve.
web-rule-herz-an-herz-tower-rounds = Runder i et parti
web-about-herz-an-herz-tower-rounds = Partiet slutter efter så mange runder.
web-rule-herz-an-herz-tower-discard-seen = Kastebunken
web-about-herz-an-herz-tower-discard-seen = Hvor meget af kastebunken der ligger åbent.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] kun det øverste kort ses
   *[all] det hele ligger åbent
}
web-rule-herz-an-herz-tower-next-starter = Hvem der begynder næste runde
web-about-herz-an-herz-tower-next-starter = Hvem der begynder runderne efter den første.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] naboen til venstre for den, der begyndte sidst
    [same] den samme spiller
    [winner] den, der fik flest point i runden før
   *[last] den, der fik færrest point i runden før
}
web-rule-herz-an-herz-opening-leader = Hvem der begynder
web-about-herz-an-herz-opening-leader = Værten udpeger den, der begynder første runde: den mest kendte hjerteknuser.
web-rule-herz-an-herz-score-winner = Hvem der vinder
web-about-herz-an-herz-score-winner = Hvilket samlet pointtal der vinder partiet.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] flest point
   *[lowest] færrest point
}
web-rule-herz-an-herz-end-tie = Uafgjort til sidst
web-about-herz-an-herz-end-tie = Hvad der sker, når flere står lige om sejren.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] sejren deles
   *[extra_deal] der spilles en runde mere
}
