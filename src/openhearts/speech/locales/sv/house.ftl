# Regelredigeraren: dess sida, och varje regel med ett namn (web-rule-), en mening (web-about-) och dess värden.

web-editor = Husregler
web-editor-lead = Anpassa reglerna till hur ni spelar hemma. Varje ändring kontrolleras, och bredvid står reglerna i ord.
web-editor-fine = { $count ->
    [0] Det här är reglerna för ”{ $name }”.
    [one] De här reglerna går att spela. En sak skiljer sig från ”{ $name }”.
   *[other] De här reglerna går att spela. { $count } saker skiljer sig från ”{ $name }”.
}
web-editor-faulty = Så här går det inte än. Reglerna i ord är de som gällde förut.
web-editor-check = Kontrollera
web-editor-base = Utgå från
web-editor-base-about = Ett annat spel börjar med sina egna regler.
web-editor-name = Namn på era regler
web-editor-presets = Färdiga ändringar
web-editor-asked = Det som oftast ändras
web-editor-more = Allt annat
web-editor-reset = Ångra alla ändringar
web-editor-was = i stället för: { $value }
web-editor-marks = Understruket: nytt. Överstruket: så är det i ”{ $name }”.
web-editor-changes = Vad som är annorlunda
web-editor-new = Nytt:
web-editor-gone = Inte längre:
web-editor-share = Spara och dela
web-editor-link = Adressen till de här reglerna:
web-editor-keep = Gör en kort adress
web-editor-download = Ladda ner som fil
web-editor-upload = Öppna en regelfil:
web-editor-open = Öppna

web-rule-yes = ja
web-rule-no = nej
web-rule-nothing = inget
web-rule-other = något annat …
web-rule-number = det här talet:
web-rule-as-in = { $values } som i ”{ $name }”
web-rule-in-words = Även med ord: { $example }.
web-rule-understood = Uppfattat som: { $value }
web-rule-range = { $high ->
    [0] Ett heltal från { $low }.
   *[other] Ett heltal från { $low } till { $high }.
}

web-rule-cannot = ”{ $text }” kan inte stå här.
web-rule-cannot-empty = Här måste något stå.
web-allowed-number = { $kind ->
    [between] ett heltal från { $low } till { $high }
    [from] ett heltal från { $low }
   *[any] ett heltal
}
web-allowed-selector = kort (QS), färger (suit:H), valörer (rank:Q) eller all
web-allowed-points = kort (QS 13), färger (suit:H 1), valörer (rank:Q 2) eller all, vart och ett med ett heltal
web-allowed-card = kort som QS eller 10H
web-allowed-opening-card = ett kort som 2C, eller lowest_of:C
web-allowed-suit = färger: C, D, H, S
web-allowed-rank = valörer: 1 till 11, J, Q, K, A

# Grupperna
web-group-pack = Kortleken
web-group-joker = Jokrar
web-group-deal = Ge kort
web-group-dealer = Givaren
web-group-pass = Skicka kort
web-group-opening = Första utspelet
web-group-next-deal = Första utspelet i senare givar
web-group-lead = Utspel
web-group-first-trick = Första sticket
web-group-trick = Stick och likadana kort
web-group-score = Poäng
web-group-moon = Skjuta månen
web-group-sun = Skjuta solen
web-group-end = Partiets slut
web-group-tower = Torn, jokrar och snatteri

# Varianternas paket
web-bundle-sun = Solen
web-bundle-jack-11 = Ruter knekt drar av 11
web-bundle-fixed-deals = Ett bestämt antal givar
web-bundle-moon-13-and-1 = Måne med 13 hjärter och en dam
web-bundle-high-points = Höga poäng
web-bundle-eleven = Elva av varje färg
web-bundle-standard-pack = Vanlig kortlek
web-bundle-previous-trick = Hjärter bara efter hjärter
web-bundle-ten-of-diamonds = Ruter tio i stället för knekten
web-bundle-jack-for-moon = Månen kräver även knekten
web-bundle-queen-50 = Damen kostar 50

# Hjärter
web-rule-hearts-pack-count = Kortlekar
web-about-hearts-pack-count = En kortlek, eller två som blandas ihop.
web-rule-hearts-pack-suits = Färger
web-about-hearts-pack-suits = Kortlekens färger.
web-rule-hearts-pack-ranks = Valörer
web-about-hearts-pack-ranks = Valörerna, den lägsta först; en högre tar hem sticket.
web-rule-hearts-pack-remove = Borttagna kort
web-about-hearts-pack-remove = Kort som tas bort ur varje kortlek.
web-rule-hearts-pack-jokers = Jokrar
web-about-hearts-pack-jokers = Hur många jokrar som läggs till.
web-rule-hearts-joker-mode = Vad en joker gör
web-about-hearts-joker-mode = Vad en joker kan göra i ett stick.
web-values-hearts-joker-mode = { $value ->
    [excuse] får spelas när som helst, vinner aldrig
    [always_wins] den första tar hem sticket
   *[none] det finns inga
}
web-rule-hearts-deal-hands = Kort var
web-about-hearts-deal-hands = Hur många kort alla får.
web-values-hearts-deal-hands = { $value ->
   *[even] så många som går jämnt ut
}
web-rule-hearts-deal-leftover = Kort som blir över
web-about-hearts-deal-leftover = Vad som händer med kort som inte ges.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] till den som tar hem första sticket
    [kitty_last_trick] till den som tar hem sista sticket
    [kitty_first_heart] till den som tar första sticket med hjärter
   *[set_aside] läggs åt sidan
}
web-rule-hearts-deal-leftover-seen-by = Vem som får titta på dem
web-about-hearts-deal-leftover-seen-by = Vem som får se korten som blir över.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] den som får dem
    [all] alla
   *[nobody] ingen
}
web-rule-hearts-dealer-first = Vem som ger först
web-about-hearts-dealer-first = Slumpen, eller en plats, räknad från 0.
web-values-hearts-dealer-first = { $value ->
   *[random] slumpen avgör
}
web-rule-hearts-dealer-next = Vem som ger sedan
web-about-hearts-dealer-next = Vem som ger efter en giv.
web-values-hearts-dealer-next = { $value ->
    [left] spelaren till vänster om givaren
    [right] spelaren till höger om givaren
   *[most_points] den som har högst poäng
}
web-rule-hearts-pass-count = Kort som skickas
web-about-hearts-pass-count = Hur många kort var och en skickar före spelet; 0: inget byte.
web-rule-hearts-pass-cycle = Vart de går
web-about-hearts-pass-cycle = I första given, i andra och så vidare; sedan börjar det om.
web-rule-hearts-opening-leader = Vem som spelar ut först
web-about-hearts-opening-leader = Vem som spelar ut till första sticket.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] den som har öppningskortet
    [left_of_dealer] spelaren till vänster om givaren
    [dealer] givaren
    [youngest] den yngsta, som värden utser
   *[seat] en plats som värden utser
}
web-rule-hearts-opening-card = Öppningskort
web-about-hearts-opening-card = Kortet som öppnar en giv, till exempel 2C (klöver två), eller lowest_of:C för den lägsta klöver som någon har.
web-values-hearts-opening-card = { $value ->
   *[none] inget
}
web-rule-hearts-opening-must = Vad som då måste spelas ut
web-about-hearts-opening-must = Vad den som har öppningskortet måste spela ut.
web-values-hearts-opening-must = { $value ->
    [card] det kortet
    [suit] dess färg
   *[any] vilket kort som helst
}
web-rule-hearts-opening-forbidden = Otillåtet som öppning
web-about-hearts-opening-forbidden = Vad som inte får vara det allra första utspelet, utom när man inte har något annat: kort (QS), färger (suit:H), valörer (rank:Q) eller all.
web-rule-hearts-next-deal-leader = Vem som spelar ut först i senare givar
web-about-hearts-next-deal-leader = Vem som spelar ut till första sticket i givarna efter den första.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] som i första given
    [most_points_last_deal] den som fick flest poäng i föregående giv
    [most_points_total] den som har högst poäng
    [fewest_points] den som fick minst poäng i föregående giv
   *[last_winner] den som tog hem sista sticket i föregående giv
}
web-rule-hearts-next-deal-tie = Om flera har lika många
web-about-hearts-next-deal-tie = Vem som spelar ut först när flera har lika många poäng.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] den första till vänster om den som började sist
    [youngest] den yngsta
   *[random] slumpen avgör
}
web-rule-hearts-lead-locked = Spärrat från början
web-about-hearts-lead-locked = Vad som inte får spelas ut innan spärren har hävts, utom när man inte har något annat: kort (QS), färger (suit:H), valörer (rank:Q) eller all.
web-rule-hearts-lead-broken-by = Vad som häver spärren
web-about-hearts-lead-broken-by = Kort (QS), färger (suit:H), valörer (rank:Q) eller all.
web-rule-hearts-lead-broken-when = När hjärter får spelas ut
web-about-hearts-lead-broken-when = När spärren för hjärter, eller för annat som är spärrat, hävs.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] när ett sådant har spelats i ett tidigare stick
    [collected_earlier_trick] när någon tagit ett sådant i ett tidigare stick
    [in_previous_trick] om ett sådant kort spelades i sticket närmast före
    [last_card_of_previous_trick] om sista kortet i sticket före var ett sådant
    [never] aldrig, utom när man inte har något annat
   *[free] alltid
}
web-rule-hearts-lead-break-requires-discard = Bara ett sakat kort häver spärren
web-about-hearts-lead-break-requires-discard = Bara ett kort som sakas på en annan färg häver spärren, inte ett som bekänner eller spelas ut.
web-rule-hearts-lead-queen-counts-as-heart = Damen räknas som hjärter
web-about-hearts-lead-queen-counts-as-heart = Den som bara har hjärter och spader dam får spela ut vilket av dem som helst.
web-rule-hearts-first-trick-forbidden = Inte i första sticket
web-about-hearts-first-trick-forbidden = Vad som inte får spelas i första sticket, utom när man inte har något annat: kort (QS), färger (suit:H), valörer (rank:Q) eller all.
web-rule-hearts-trick-duplicates = Två likadana kort
web-about-hearts-trick-duplicates = Vad två likadana kort i ett stick gör; bara med två kortlekar.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] det finns inga
    [cancel] tar ut varandra
    [first_wins] det första är högst
   *[last_wins] det sista är högst
}
web-rule-hearts-trick-void-when = När ett stick är ogiltigt
web-about-hearts-trick-void-when = Ingen tar hem ett ogiltigt stick; den som tar hem nästa får också dess kort. Om det räcker att korten i två par tar ut varandra är ungefär 23 av 100 stick ogiltiga med 9 spelare, 34 med 10 och 40 med 11; om inget kort i den begärda färgen får vara kvar, nästan inga.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] när inget kort i den begärda färgen är kvar
   *[two_pairs_or_no_live_led_card] även när korten i två par tar ut varandra
}
web-rule-hearts-trick-void-next-leader = Vem som spelar ut efter ett ogiltigt stick
web-about-hearts-trick-void-next-leader = Vem som spelar ut när ingen tog hem sticket.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] samma spelare igen
   *[left_of_leader] spelaren till vänster om den som spelade ut
}
web-rule-hearts-trick-last-void-to = Ett ogiltigt sista stick
web-about-hearts-trick-last-void-to = Vem som får ett ogiltigt sista stick, med allt som ligger kvar.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] ingen
    [leader] den som spelade ut
    [previous_winner] den som senast tog hem ett stick
   *[second_copy_of_highest] den som spelade andra kortet i färgens högsta par
}
web-rule-hearts-score-points = Vad kort kostar
web-about-hearts-score-points = Kort (QS 13), färger (suit:H 1), valörer (rank:Q 2) eller all, vart och ett med sina poäng; det mest bestämda gäller.
web-rule-hearts-score-points-one = Poäng: { $card }
web-about-hearts-score-points-one = Vad det kostar att ta det här kortet; tomt: inte mer än dess färg kostar.
web-rule-hearts-score-bonus = Bonuskort
web-about-hearts-score-bonus = Kort som ger eller drar av poäng vid sidan av straffkort och måne, till exempel JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Poäng till den som tar det här kortet, till exempel -10; tomt: inga.
web-rule-hearts-score-no-trick-bonus = För inget stick alls
web-about-hearts-score-no-trick-bonus = Poäng till den som inte tar något stick, i givar utan måne, till exempel -5; 0: inga.
web-rule-hearts-score-negative-total = Poängsummor under 0
web-about-hearts-score-negative-total = Om en poängsumma får bli lägre än 0.
web-rule-hearts-score-winner = Vem som vinner
web-about-hearts-score-winner = Vilken poängsumma som vinner partiet.
web-values-hearts-score-winner = { $value ->
    [lowest] den lägsta
   *[highest] den högsta
}
web-rule-hearts-moon-award = Skjuta månen
web-about-hearts-moon-award = Vad det ger att ta alla straffkort.
web-values-hearts-moon-award = { $value ->
    [none] ingenting: det finns ingen måne
    [add_to_others] de andra får poäng
    [subtract_from_self] poäng dras av från den egna summan
   *[shooter_chooses] den som skjuter månen väljer mellan de två
}
web-rule-hearts-moon-value = Månens poäng
web-about-hearts-moon-value = Hur många poäng månen är värd.
web-values-hearts-moon-value = { $value ->
   *[deck_total] vad de utdelade korten och en talong kostar
}
web-rule-hearts-moon-requires-bonus = Med bonuskorten
web-about-hearts-moon-requires-bonus = Om månen även kräver bonuskorten.
web-rule-hearts-moon-needs = Vad en måne kräver
web-about-hearts-moon-needs = Alla straffkort, eller så många av varje, till exempel suit:H 13, QS 1; om två spelare har det har ingen skjutit månen.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] alla straffkort
}
web-rule-hearts-moon-bonus-cards = Bonuskort vid en måne
web-about-hearts-moon-bonus-cards = Om bonuskort räknas i en giv med måne.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] de räknas
   *[suppressed] de räknas inte
}
web-rule-hearts-sun-award = Ta alla stick (sol)
web-about-hearts-sun-award = Vad det ger att ta vartenda stick.
web-values-hearts-sun-award = { $value ->
    [none] det räknas bara som att skjuta månen
    [add_to_others] de andra får poäng
    [subtract_from_self] poäng dras av från den egna summan
   *[shooter_chooses] den som skjuter solen väljer mellan de två
}
web-rule-hearts-sun-value = Solens poäng
web-about-hearts-sun-value = Hur många poäng solen är värd.
web-rule-hearts-end-limit = Partiet går till
web-about-hearts-end-limit = Partiet slutar när någon har så här många poäng efter en giv.
web-values-hearts-end-limit = { $value ->
   *[none] ingen poänggräns
}
web-rule-hearts-end-limit-test = Vid gränsen
web-about-hearts-end-limit-test = Om partiet slutar när gränsen nås, eller först när den överskrids.
web-values-hearts-end-limit-test = { $value ->
    [reach] det räcker att nå den
   *[exceed] partiet slutar först när den överskrids
}
web-rule-hearts-end-deals = Antal givar
web-about-hearts-end-deals = Partiet slutar efter så många givar.
web-values-hearts-end-deals = { $value ->
    [players] en för varje spelare
   *[none] inte bestämt
}
web-rule-hearts-end-tie = Oavgjort på slutet
web-about-hearts-end-tie = Vad som händer när det är oavgjort.
web-values-hearts-end-tie = { $value ->
    [shared] segern delas
   *[extra_deal] en giv till spelas
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Högsta tal
web-about-herz-an-herz-tower-max-number = Det högsta talet i talongen.
web-rule-herz-an-herz-tower-number-jokers = Sifferjokrar
web-about-herz-an-herz-tower-number-jokers = En för varje färggrupp, från den lägsta och uppåt.
web-rule-herz-an-herz-tower-superjokers = Superjokrar
web-about-herz-an-herz-tower-superjokers = Hur många superjokrar som finns i talongen.
web-rule-herz-an-herz-tower-steal-cards = Snattarkort
web-about-herz-an-herz-tower-steal-cards = Hur många snattarkort som finns i talongen.
web-rule-herz-an-herz-tower-rows = Rader
web-about-herz-an-herz-tower-rows = Raderna under startkortet.
web-rule-herz-an-herz-tower-row-length = Kort i en rad
web-about-herz-an-herz-tower-row-length = Hur många kort en full rad har.
web-rule-herz-an-herz-tower-group-size = Tal i samma färg
web-about-herz-an-herz-tower-group-size = Hur många tal en färggrupp har.
web-rule-herz-an-herz-tower-joker-value = En jokers värde
web-about-herz-an-herz-tower-joker-value = Vilket tal en joker i en rad räknas som.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] närmast lägre tal
   *[free_choice] vilket som helst som passar
}
web-rule-herz-an-herz-tower-group-overflow = En sifferjoker långt under
web-about-herz-an-herz-tower-group-overflow = Vad en sifferjoker räknas som när dess grupp ligger långt under.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] det högsta talet i sin grupp
   *[illegal] den får inte läggas
}
web-rule-herz-an-herz-tower-start-superjoker = En superjoker som startkort
web-about-herz-an-herz-tower-start-superjoker = Vad en superjoker räknas som när den är startkort.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] den räknas som 100
    [top_in_play] den räknas som det högsta talet i spelet
   *[above_all] den är högre än alla tal
}
web-rule-herz-an-herz-tower-steal-target = Vad som får snattas
web-about-herz-an-herz-tower-steal-target = Vilka kort i ett annat torn som får tas med ett snattarkort.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] det nedersta kortet i varje rad
   *[last_two] tornets två nedersta kort
}
web-rule-herz-an-herz-tower-steal-start-card = Snatta ett startkort
web-about-herz-an-herz-tower-steal-start-card = Om ett startkort får snattas.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] aldrig
   *[if_alone] så länge inget ligger under det
}
web-rule-herz-an-herz-tower-steal-as-start = Snattat startkort
web-about-herz-an-herz-tower-steal-as-start = Om ett snattat kort får bli det egna startkortet.
web-rule-herz-an-herz-tower-steal-extra-draw = Dra igen efter snatteri
web-about-herz-an-herz-tower-steal-extra-draw = Om den som har snattat drar ett kort till.
web-rule-herz-an-herz-tower-round-end = När ett torn är fullt
web-about-herz-an-herz-tower-round-end = När ett fullt torn avslutar given.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] given slutar genast
   *[finish_turn_cycle] alla får lika många drag
}
web-rule-herz-an-herz-tower-step-points = Poäng för ett steg
web-about-herz-an-herz-tower-step-points = Poäng för ett steg med två kort.
web-rule-herz-an-herz-tower-colour-bonus = Extra för samma färg
web-about-herz-an-herz-tower-colour-bonus = Extra poäng om båda korten på ett steg har samma färg.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjokrar har färg
web-about-herz-an-herz-tower-superjoker-bonus = Om en superjoker kan ge poängen för samma färg.
web-rule-herz-an-herz-tower-rounds = Givar i ett parti
web-about-herz-an-herz-tower-rounds = Partiet slutar efter så många givar.
web-rule-herz-an-herz-tower-discard-seen = Slänghögen
web-about-herz-an-herz-tower-discard-seen = Hur mycket av slänghögen som ligger öppet.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] bara det översta kortet syns
   *[all] allt ligger öppet
}
web-rule-herz-an-herz-tower-next-starter = Vem som börjar nästa giv
web-about-herz-an-herz-tower-next-starter = Vem som börjar givarna efter den första.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] den till vänster om den som började förra gången
    [same] samma spelare
    [winner] den som fick flest poäng i föregående giv
   *[last] den som fick minst poäng i föregående giv
}
web-rule-herz-an-herz-opening-leader = Vem som börjar
web-about-herz-an-herz-opening-leader = Värden utser den som börjar första given: den som är mest känd som hjärtekrossare.
web-rule-herz-an-herz-score-winner = Vem som vinner
web-about-herz-an-herz-score-winner = Vilken poängsumma som vinner partiet.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] den högsta
   *[lowest] den lägsta
}
web-rule-herz-an-herz-end-tie = Oavgjort på slutet
web-about-herz-an-herz-end-tie = Vad som händer när det är oavgjort.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] segern delas
   *[extra_deal] en giv till spelas
}
