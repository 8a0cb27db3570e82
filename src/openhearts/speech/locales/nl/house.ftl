# De regeleditor: de pagina ervan, en elke regel met een naam (web-rule-), een zin (web-about-) en de waarden ervan.

web-editor = Huisregels
web-editor-lead = Pas de regels aan zoals jullie thuis spelen. Elke wijziging wordt gecontroleerd, en ernaast staan de regels in woorden.
web-editor-fine = { $count ->
    [0] Dit zijn de regels van “{ $name }”.
    [one] Zo kan er gespeeld worden. Eén ding is anders dan bij “{ $name }”.
   *[other] Zo kan er gespeeld worden. { $count } dingen zijn anders dan bij “{ $name }”.
}
web-editor-faulty = Zo kan het nog niet. De regels in woorden zijn die van daarvoor.
web-editor-check = Controleren
web-editor-base = Uitgaan van
web-editor-base-about = Een ander spel begint met de eigen regels van dat spel.
web-editor-name = Naam van jullie regels
web-editor-presets = Kant-en-klare wijzigingen
web-editor-asked = Wat het vaakst gewijzigd wordt
web-editor-more = Al het andere
web-editor-reset = Alle wijzigingen ongedaan maken
web-editor-was = in plaats van: { $value }
web-editor-marks = Onderstreept: nieuw. Doorgestreept: zo is het bij “{ $name }”.
web-editor-changes = Wat er anders is
web-editor-new = Nieuw:
web-editor-gone = Niet meer:
web-editor-share = Bewaren en delen
web-editor-link = Het adres van deze regels:
web-editor-keep = Kort adres maken
web-editor-download = Als bestand downloaden
web-editor-upload = Open een regelbestand:
web-editor-open = Openen

web-rule-yes = ja
web-rule-no = nee
web-rule-nothing = niets
web-rule-other = iets anders…
web-rule-number = dit getal:
web-rule-as-in = { $values } zoals bij “{ $name }”
web-rule-in-words = Ook in woorden: { $example }.
web-rule-understood = Begrepen als: { $value }
web-rule-range = { $high ->
    [0] Een geheel getal vanaf { $low }.
   *[other] Een geheel getal van { $low } tot en met { $high }.
}

web-rule-cannot = “{ $text }” kan hier niet staan.
web-rule-cannot-empty = Hier moet iets staan.
web-allowed-number = { $kind ->
    [between] een geheel getal van { $low } tot en met { $high }
    [from] een geheel getal vanaf { $low }
   *[any] een geheel getal
}
web-allowed-selector = kaarten (QS), kleuren (suit:H), waarden (rank:Q) of all
web-allowed-points = kaarten (QS 13), kleuren (suit:H 1), waarden (rank:Q 2) of all, elk met een geheel getal
web-allowed-card = kaarten zoals QS of 10H
web-allowed-opening-card = een kaart zoals 2C, of lowest_of:C
web-allowed-suit = kleuren: C, D, H, S
web-allowed-rank = waarden: 1 tot en met 11, J, Q, K, A

# De groepen
web-group-pack = Het spel kaarten
web-group-joker = Jokers
web-group-deal = Delen
web-group-dealer = De deler
web-group-pass = Doorgeven
web-group-opening = De eerste uitkomst
web-group-next-deal = Eerste uitkomst in latere rondes
web-group-lead = Uitkomen
web-group-first-trick = De eerste slag
web-group-trick = Slagen en gelijke kaarten
web-group-score = Punten
web-group-moon = De maan schieten
web-group-sun = De zon schieten
web-group-end = Einde van de partij
web-group-tower = Torens, jokers en gappen

# Bundels van de spelvormen
web-bundle-sun = De zon
web-bundle-jack-11 = Ruitenboer trekt 11 af
web-bundle-fixed-deals = Een vast aantal rondes
web-bundle-moon-13-and-1 = Maan met 13 harten en één vrouw
web-bundle-high-points = Hoge punten
web-bundle-eleven = Elf van elke kleur
web-bundle-standard-pack = Gewoon spel kaarten
web-bundle-previous-trick = Harten alleen na harten
web-bundle-ten-of-diamonds = Ruiten tien in plaats van de boer
web-bundle-jack-for-moon = Voor de maan is ook de boer nodig
web-bundle-queen-50 = De vrouw kost 50

# Hartenjagen
web-rule-hearts-pack-count = Spellen kaarten
web-about-hearts-pack-count = Eén spel kaarten, of twee door elkaar geschud.
web-rule-hearts-pack-suits = Kleuren
web-about-hearts-pack-suits = De kleuren van het spel kaarten.
web-rule-hearts-pack-ranks = Waarden
web-about-hearts-pack-ranks = De waarden, de laagste eerst; een hogere haalt de slag.
web-rule-hearts-pack-remove = Weggelaten kaarten
web-about-hearts-pack-remove = Kaarten die uit elk spel kaarten worden gehaald.
web-rule-hearts-pack-jokers = Jokers
web-about-hearts-pack-jokers = Hoeveel jokers erbij komen.
web-rule-hearts-joker-mode = Wat een joker doet
web-about-hearts-joker-mode = Wat een joker in een slag kan.
web-values-hearts-joker-mode = { $value ->
    [excuse] mag altijd gespeeld worden, wint nooit
    [always_wins] de eerste haalt de slag
   *[none] er zijn er geen
}
web-rule-hearts-deal-hands = Kaarten per speler
web-about-hearts-deal-hands = Hoeveel kaarten iedereen krijgt.
web-values-hearts-deal-hands = { $value ->
   *[even] zoveel als gelijk te verdelen zijn
}
web-rule-hearts-deal-leftover = Overgebleven kaarten
web-about-hearts-deal-leftover = Wat er gebeurt met kaarten die niet gedeeld worden.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] voor wie de eerste slag haalt
    [kitty_last_trick] voor wie de laatste slag haalt
    [kitty_first_heart] voor wie de eerste slag met harten haalt
   *[set_aside] opzijgelegd
}
web-rule-hearts-deal-leftover-seen-by = Wie ze mag bekijken
web-about-hearts-deal-leftover-seen-by = Wie de overgebleven kaarten mag zien.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] wie ze krijgt
    [all] iedereen
   *[nobody] niemand
}
web-rule-hearts-dealer-first = Wie als eerste deelt
web-about-hearts-dealer-first = Het lot, of een plaats, geteld vanaf 0.
web-values-hearts-dealer-first = { $value ->
   *[random] het lot beslist
}
web-rule-hearts-dealer-next = Wie daarna deelt
web-about-hearts-dealer-next = Wie na een ronde deelt.
web-values-hearts-dealer-next = { $value ->
    [left] de linkerbuur van de deler
    [right] de rechterbuur van de deler
   *[most_points] wie de hoogste score heeft
}
web-rule-hearts-pass-count = Doorgegeven kaarten
web-about-hearts-pass-count = Hoeveel kaarten iedereen vóór het spelen doorgeeft; 0: er wordt niet doorgegeven.
web-rule-hearts-pass-cycle = Waar ze naartoe gaan
web-about-hearts-pass-cycle = In de eerste ronde, in de tweede, enzovoort; daarna begint het opnieuw.
web-rule-hearts-opening-leader = Wie als eerste uitkomt
web-about-hearts-opening-leader = Wie uitkomt in de eerste slag.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] wie de openingskaart heeft
    [left_of_dealer] de linkerbuur van de deler
    [dealer] de deler
    [youngest] de jongste, door de spelleiding aangewezen
   *[seat] een plaats die de spelleiding aanwijst
}
web-rule-hearts-opening-card = Openingskaart
web-about-hearts-opening-card = De kaart die een ronde opent, zoals 2C (klaveren twee), of lowest_of:C voor de laagste klaveren die iemand heeft.
web-values-hearts-opening-card = { $value ->
   *[none] geen
}
web-rule-hearts-opening-must = Waarmee moet worden uitgekomen
web-about-hearts-opening-must = Waarmee de speler met de openingskaart moet uitkomen.
web-values-hearts-opening-must = { $value ->
    [card] met deze kaart
    [suit] met de kleur ervan
   *[any] met een kaart naar keuze
}
web-rule-hearts-opening-forbidden = Niet toegestaan als opening
web-about-hearts-opening-forbidden = Wat niet de allereerste uitkomst mag zijn, tenzij er niets anders is: kaarten (QS), kleuren (suit:H), waarden (rank:Q) of all.
web-rule-hearts-next-deal-leader = Wie later als eerste uitkomt
web-about-hearts-next-deal-leader = Wie in de rondes na de eerste uitkomt in de eerste slag.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] zoals in de eerste ronde
    [most_points_last_deal] wie in de vorige ronde de meeste punten kreeg
    [most_points_total] wie de hoogste score heeft
    [fewest_points] wie in de vorige ronde de minste punten kreeg
   *[last_winner] wie de laatste slag van de vorige ronde haalde
}
web-rule-hearts-next-deal-tie = Als meerdere spelers evenveel hebben
web-about-hearts-next-deal-tie = Wie bij gelijke punten als eerste uitkomt.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] de eerste links van wie de vorige ronde begon
    [youngest] de jongste
   *[random] het lot beslist
}
web-rule-hearts-lead-locked = In het begin geblokkeerd
web-about-hearts-lead-locked = Waarmee pas na het breken mag worden uitgekomen, tenzij er niets anders is: kaarten (QS), kleuren (suit:H), waarden (rank:Q) of all.
web-rule-hearts-lead-broken-by = Wat de blokkade breekt
web-about-hearts-lead-broken-by = Kaarten (QS), kleuren (suit:H), waarden (rank:Q) of all.
web-rule-hearts-lead-broken-when = Wanneer met harten mag worden uitgekomen
web-about-hearts-lead-broken-when = Wanneer de blokkade van harten, of van wat er verder geblokkeerd is, gebroken is.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] nadat er in een eerdere slag een is gespeeld
    [collected_earlier_trick] nadat iemand er in een eerdere slag een haalde
    [in_previous_trick] als er een in de slag direct ervoor lag
    [last_card_of_previous_trick] als er een de laatste kaart van de slag ervoor was
    [never] nooit, tenzij er niets anders is
   *[free] altijd
}
web-rule-hearts-lead-break-requires-discard = Alleen afgooien breekt
web-about-hearts-lead-break-requires-discard = Alleen een kaart die op een andere kleur is afgegooid, breekt de blokkade, niet een kaart waarmee is bekend of uitgekomen.
web-rule-hearts-lead-queen-counts-as-heart = De vrouw telt als harten
web-about-hearts-lead-queen-counts-as-heart = Wie alleen nog harten en schoppenvrouw heeft, mag met elke kaart daarvan uitkomen.
web-rule-hearts-first-trick-forbidden = Niet in de eerste slag
web-about-hearts-first-trick-forbidden = Wat in de eerste slag niet gespeeld mag worden, tenzij er niets anders is: kaarten (QS), kleuren (suit:H), waarden (rank:Q) of all.
web-rule-hearts-trick-duplicates = Twee gelijke kaarten
web-about-hearts-trick-duplicates = Wat twee gelijke kaarten in een slag doen; alleen bij twee spellen kaarten.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] die zijn er niet
    [cancel] vallen tegen elkaar weg
    [first_wins] de eerste is hoger
   *[last_wins] de laatste is hoger
}
web-rule-hearts-trick-void-when = Wanneer een slag vervalt
web-about-hearts-trick-void-when = Niemand haalt een vervallen slag; wie de volgende haalt, krijgt ook die kaarten. Als twee weggevallen paren genoeg zijn, vervallen met 9 spelers ongeveer 23 van de 100 slagen, met 10 ongeveer 34 en met 11 ongeveer 40; als er geen kaart van de gevraagde kleur mag overblijven, bijna geen.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] als er geen kaart van de gevraagde kleur blijft
   *[two_pairs_or_no_live_led_card] ook als twee paren wegvallen
}
web-rule-hearts-trick-void-next-leader = Wie na een vervallen slag uitkomt
web-about-hearts-trick-void-next-leader = Wie uitkomt als niemand de slag heeft gehaald.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] dezelfde speler opnieuw
   *[left_of_leader] de linkerbuur van wie was uitgekomen
}
web-rule-hearts-trick-last-void-to = Een vervallen laatste slag
web-about-hearts-trick-last-void-to = Wie een vervallen laatste slag krijgt, met alles wat was blijven liggen.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] niemand
    [leader] wie was uitgekomen
    [previous_winner] wie het laatst een slag haalde
   *[second_copy_of_highest] wie de tweede van het hoogste paar van de kleur speelde
}
web-rule-hearts-score-points = Wat kaarten kosten
web-about-hearts-score-points = Kaarten (QS 13), kleuren (suit:H 1), waarden (rank:Q 2) of all, elk met het aantal punten; het meest specifieke telt.
web-rule-hearts-score-points-one = Punten: { $card }
web-about-hearts-score-points-one = Wat het kost om deze kaart te halen; leeg: niet meer dan de kleur ervan kost.
web-rule-hearts-score-bonus = Bonuskaarten
web-about-hearts-score-bonus = Kaarten die los van strafkaarten en maan punten bijtellen of aftrekken, zoals JD -10.
web-rule-hearts-score-bonus-one = Bonus: { $card }
web-about-hearts-score-bonus-one = Punten voor wie deze kaart haalt, zoals -10; leeg: geen.
web-rule-hearts-score-no-trick-bonus = Bonus voor wie geen slag haalt
web-about-hearts-score-no-trick-bonus = Punten voor wie geen slag haalt, in rondes zonder maan, zoals -5; 0: geen.
web-rule-hearts-score-negative-total = Scores onder 0
web-about-hearts-score-negative-total = Of een score onder 0 mag komen.
web-rule-hearts-score-winner = Wie wint
web-about-hearts-score-winner = Welke score de partij wint.
web-values-hearts-score-winner = { $value ->
    [lowest] de laagste score
   *[highest] de hoogste score
}
web-rule-hearts-moon-award = De maan schieten
web-about-hearts-moon-award = Wat het oplevert om alle strafkaarten te halen.
web-values-hearts-moon-award = { $value ->
    [none] niets: er is geen maan
    [add_to_others] de anderen krijgen er punten bij
    [subtract_from_self] er gaan punten van de eigen score af
   *[shooter_chooses] wie de maan schiet, kiest een van beide
}
web-rule-hearts-moon-value = Punten van de maan
web-about-hearts-moon-value = Om hoeveel punten het bij een maan gaat.
web-values-hearts-moon-value = { $value ->
   *[deck_total] wat de gedeelde kaarten en een pot samen kosten
}
web-rule-hearts-moon-requires-bonus = Met de bonuskaarten
web-about-hearts-moon-requires-bonus = Of voor de maan ook de bonuskaarten nodig zijn.
web-rule-hearts-moon-needs = Wat voor een maan nodig is
web-about-hearts-moon-needs = Alle strafkaarten, of van elk zoveel, zoals suit:H 13, QS 1; hebben twee spelers dat, dan heeft niemand de maan geschoten.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] alle strafkaarten
}
web-rule-hearts-moon-bonus-cards = Bonuskaarten bij een maan
web-about-hearts-moon-bonus-cards = Of bonuskaarten meetellen in een ronde met een maan.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] ze tellen mee
   *[suppressed] ze tellen niet mee
}
web-rule-hearts-sun-award = Alle slagen halen (zon)
web-about-hearts-sun-award = Wat het oplevert om alle slagen te halen.
web-values-hearts-sun-award = { $value ->
    [none] het is gewoon een maan
    [add_to_others] de anderen krijgen er punten bij
    [subtract_from_self] er gaan punten van de eigen score af
   *[shooter_chooses] wie de zon schiet, kiest een van beide
}
web-rule-hearts-sun-value = Punten van de zon
web-about-hearts-sun-value = Om hoeveel punten het bij een zon gaat.
web-rule-hearts-end-limit = De partij gaat tot
web-about-hearts-end-limit = De partij eindigt als iemand na een ronde zoveel punten heeft.
web-values-hearts-end-limit = { $value ->
   *[none] geen puntengrens
}
web-rule-hearts-end-limit-test = Bij de grens
web-about-hearts-end-limit-test = Of de partij al eindigt als de grens bereikt is, of pas als die overschreden is.
web-values-hearts-end-limit-test = { $value ->
    [reach] bereiken is genoeg
   *[exceed] pas bij overschrijden eindigt de partij
}
web-rule-hearts-end-deals = Aantal rondes
web-about-hearts-end-deals = De partij eindigt na zoveel rondes.
web-values-hearts-end-deals = { $value ->
    [players] één voor elke speler
   *[none] niet vastgelegd
}
web-rule-hearts-end-tie = Gelijkspel aan het eind
web-about-hearts-end-tie = Wat er bij gelijkspel gebeurt.
web-values-hearts-end-tie = { $value ->
    [shared] de overwinning wordt gedeeld
   *[extra_deal] er wordt nog een ronde gespeeld
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Hoogste getal
web-about-herz-an-herz-tower-max-number = Het hoogste getal in de trekstapel.
web-rule-herz-an-herz-tower-number-jokers = Getallenjokers
web-about-herz-an-herz-tower-number-jokers = Eén voor elke kleurgroep, te beginnen bij de laagste.
web-rule-herz-an-herz-tower-superjokers = Superjokers
web-about-herz-an-herz-tower-superjokers = Hoeveel superjokers er in de trekstapel zitten.
web-rule-herz-an-herz-tower-steal-cards = Gapkaarten
web-about-herz-an-herz-tower-steal-cards = Hoeveel gapkaarten er in de trekstapel zitten.
web-rule-herz-an-herz-tower-rows = Rijen
web-about-herz-an-herz-tower-rows = De rijen onder de startkaart.
web-rule-herz-an-herz-tower-row-length = Kaarten in een rij
web-about-herz-an-herz-tower-row-length = Hoeveel kaarten een volle rij heeft.
web-rule-herz-an-herz-tower-group-size = Getallen van één kleur
web-about-herz-an-herz-tower-group-size = Hoeveel getallen een kleurgroep heeft.
web-rule-herz-an-herz-tower-joker-value = Waarde van een joker
web-about-herz-an-herz-tower-joker-value = Welk getal een joker in een rij aanneemt.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] het eerstvolgende lagere getal
   *[free_choice] elk getal dat past
}
web-rule-herz-an-herz-tower-group-overflow = Een getallenjoker ver daaronder
web-about-herz-an-herz-tower-group-overflow = Waarvoor een getallenjoker telt als de groep ervan ver onder de plek ligt.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] voor het hoogste getal van zijn groep
   *[illegal] hij mag niet worden aangelegd
}
web-rule-herz-an-herz-tower-start-superjoker = Een superjoker als startkaart
web-about-herz-an-herz-tower-start-superjoker = Waarvoor een superjoker als startkaart telt.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] hij telt als 100
    [top_in_play] hij telt als het hoogste getal in het spel
   *[above_all] hij staat boven alle getallen
}
web-rule-herz-an-herz-tower-steal-target = Wat er gegapt mag worden
web-about-herz-an-herz-tower-steal-target = Welke kaarten je met een gapkaart van een andere toren mag wegnemen.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] de onderste kaart van elke rij
   *[last_two] de twee onderste kaarten van de toren
}
web-rule-herz-an-herz-tower-steal-start-card = Een startkaart gappen
web-about-herz-an-herz-tower-steal-start-card = Of een startkaart gegapt mag worden.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] nooit
   *[if_alone] zolang er niets onder ligt
}
web-rule-herz-an-herz-tower-steal-as-start = Gegapte startkaart
web-about-herz-an-herz-tower-steal-as-start = Of een gegapte kaart de eigen startkaart mag worden.
web-rule-herz-an-herz-tower-steal-extra-draw = Na het gappen nog eens trekken
web-about-herz-an-herz-tower-steal-extra-draw = Of er na het gappen nog een kaart wordt getrokken.
web-rule-herz-an-herz-tower-round-end = Als een toren vol is
web-about-herz-an-herz-tower-round-end = Wanneer een volle toren de ronde beëindigt.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] de ronde eindigt meteen
   *[finish_turn_cycle] iedereen komt even vaak aan de beurt
}
web-rule-herz-an-herz-tower-step-points = Punten voor een trede
web-about-herz-an-herz-tower-step-points = Punten voor een trede met twee kaarten.
web-rule-herz-an-herz-tower-colour-bonus = Extra voor één kleur
web-about-herz-an-herz-tower-colour-bonus = Extra punten als beide kaarten van een trede dezelfde kleur hebben.
web-rule-herz-an-herz-tower-superjoker-bonus = Superjokers hebben een kleur
web-about-herz-an-herz-tower-superjoker-bonus = Of een superjoker de punten voor één kleur kan opleveren.
web-rule-herz-an-herz-tower-rounds = Rondes in een partij
web-about-herz-an-herz-tower-rounds = De partij eindigt na zoveel rondes.
web-rule-herz-an-herz-tower-discard-seen = De aflegstapel
web-about-herz-an-herz-tower-discard-seen = Hoeveel van de aflegstapel open ligt.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] alleen de bovenste kaart is te zien
   *[all] alles ligt open
}
web-rule-herz-an-herz-tower-next-starter = Wie de volgende ronde begint
web-about-herz-an-herz-tower-next-starter = Wie de rondes na de eerste begint.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] de linkerbuur van wie de vorige keer begon
    [same] dezelfde speler
    [winner] wie in de vorige ronde het meest verdiende
   *[last] wie in de vorige ronde het minst verdiende
}
web-rule-herz-an-herz-opening-leader = Wie begint
web-about-herz-an-herz-opening-leader = De spelleiding wijst aan wie de eerste ronde begint: wie bekendstaat als de grootste hartenbreker.
web-rule-herz-an-herz-score-winner = Wie wint
web-about-herz-an-herz-score-winner = Welke score de partij wint.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] de hoogste score
   *[lowest] de laagste score
}
web-rule-herz-an-herz-end-tie = Gelijkspel aan het eind
web-about-herz-an-herz-end-tie = Wat er bij gelijkspel gebeurt.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] de overwinning wordt gedeeld
   *[extra_deal] er wordt nog een ronde gespeeld
}
