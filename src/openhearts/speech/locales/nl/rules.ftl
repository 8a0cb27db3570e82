# De regels van elke spelvorm, gemaakt uit de gegevens ervan.

rules-title = { $name }, { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
rules-heading-goal = Doel
rules-heading-players = Spelers en kaarten
rules-heading-dealing = Delen
rules-heading-passing = Doorgeven
rules-heading-opening = De eerste uitkomst
rules-heading-leading = Uitkomen
rules-heading-following = Bekennen
rules-heading-tricks = Slagen
rules-heading-void = Vervallen slagen
rules-heading-kitty = De pot
rules-heading-jokers = Jokers
rules-heading-points = Punten
rules-heading-moon = De maan schieten
rules-heading-sun = De zon schieten
rules-heading-end = Einde
rules-heading-warnings = Goed om te weten
rules-heading-laying = Aanleggen
rules-heading-stealing = Gapkaarten
rules-value = { $what } { $number }
rules-sentence = { $title }: ieder { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $passed ->
    [0] zonder doorgeven
   *[other] { $passed } doorgeven
}; { $points }; { $end ->
    [limit] tot { $limit ->
        [one] { $limit } punt
       *[other] { $limit } punten
    }
    [deals] { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }
   *[both] tot { $limit ->
        [one] { $limit } punt
       *[other] { $limit } punten
    } of { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }
}, { $winner ->
    [lowest] de laagste score wint
   *[highest] de hoogste score wint
}.
rules-goal = { $winner ->
    [lowest] Wie aan het eind de laagste score heeft, wint: vermijd de kaarten die punten kosten.
   *[highest] Wie aan het eind de hoogste score heeft, wint: verzamel de kaarten die punten opleveren.
}
rules-players = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}, { $packs ->
    [one] één spel kaarten
   *[other] { $packs } spellen kaarten
}: in totaal { $count } kaarten.
rules-suits = Kleuren: { $suits }.
rules-ranks = Van hoog naar laag: { $ranks }.
rules-removed = Uit het spel gehaald: { $cards }.
rules-jokers-added = { $count ->
    [one] Er komt { $count } joker bij.
   *[other] Er komen { $count } jokers bij.
}
rules-clockwise = Er wordt met de klok mee gespeeld, naar links.
rules-hands = Iedereen krijgt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
rules-dealer-first = { $kind ->
    [random] Het lot bepaalt wie als eerste deelt.
   *[seat] Plaats { $number } deelt als eerste; er wordt geteld vanaf 0.
}
rules-dealer-next = { $next ->
    [left] Na elke ronde deelt de linkerbuur van de vorige deler.
    [right] Na elke ronde deelt de rechterbuur van de vorige deler.
   *[most_points] Na elke ronde deelt wie de hoogste score heeft.
}
rules-set-aside = { $count ->
    [one] { $count } kaart blijft over en wordt opzijgelegd
   *[other] { $count } kaarten blijven over en worden opzijgelegd
}{ $seen ->
    [all] , open.
   *[nobody] , ongezien.
}
rules-no-passing = Er worden geen kaarten doorgegeven.
rules-passing = Vóór het spelen geeft iedereen { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} door.
rules-direction = { $direction ->
    [L1] naar links
    [R1] naar rechts
    [L2] naar de tweede speler links
    [R2] naar de tweede speler rechts
    [ACROSS] naar de overkant
   *[HOLD] niet doorgeven
}
rules-pass-always = In elke ronde: { rules-direction }.
rules-pass-deal = Ronde { $number }: { rules-direction }.
rules-pass-again = Na { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
} begint het opnieuw.
rules-pass-unseen = Niemand ziet wat er binnenkomt voordat iedereen heeft doorgegeven.
rules-lowest-of = de laagste { suit-name }kaart die in het spel is
rules-opening-leader = { $leader ->
    [holder_leads_it] Wie deze kaart heeft, komt ermee uit in de eerste slag: { $card }.
    [holder_of_card] Wie deze kaart heeft, komt uit in de eerste slag: { $card }.
    [left_of_dealer] De linkerbuur van de deler komt uit in de eerste slag.
    [dealer] De deler komt uit in de eerste slag.
    [youngest] De jongste speler komt uit in de eerste slag.
   *[seat] Een plaats die de spelleiding aanwijst, komt uit in de eerste slag.
}
rules-opening-must = { $must ->
    [card] Wie deze kaart heeft en als eerste uitkomt, moet met deze kaart uitkomen: { $card }.
   *[suit] Wie deze kaart heeft en als eerste uitkomt, moet met de kleur ervan uitkomen: { $card }.
}
rules-opening-forbidden = Als allereerste uitkomst niet toegestaan: { $cards }, tenzij je niets anders hebt.
rules-next-leader = { $leader ->
    [most_points_last_deal] In latere rondes komt als eerste uit wie in de vorige ronde de meeste punten kreeg.
    [most_points_total] In latere rondes komt als eerste uit wie de hoogste score heeft.
    [fewest_points] In latere rondes komt als eerste uit wie in de vorige ronde de minste punten kreeg.
   *[last_winner] In latere rondes komt als eerste uit wie de laatste slag van de vorige ronde haalde.
}
rules-next-tie = { $tie ->
    [left_of_previous] Zijn dat meerdere spelers, dan is het de eerste van hen links van wie de vorige keer begon.
    [youngest] Zijn dat meerdere spelers, dan is het de jongste van hen.
   *[random] Zijn dat meerdere spelers, dan beslist het lot.
}
rules-lead-free = Met elke kaart mag worden uitgekomen.
rules-locked = { $when ->
    [played_earlier_trick] In het begin geblokkeerd: { $locked }. Daarmee mag pas worden uitgekomen nadat in een eerdere slag { $breaking } is gespeeld.
    [collected_earlier_trick] In het begin geblokkeerd: { $locked }. Daarmee mag pas worden uitgekomen nadat iemand in een eerdere slag { $breaking } heeft gehaald.
    [in_previous_trick] Geblokkeerd: { $locked }. Daarmee mag alleen worden uitgekomen als in de slag direct ervoor { $breaking } is gespeeld.
    [last_card_of_previous_trick] Geblokkeerd: { $locked }. Daarmee mag alleen worden uitgekomen als de laatste kaart van de slag direct ervoor { $breaking } was.
   *[never] Altijd geblokkeerd: { $locked }.
}
rules-break-discard = Hiervoor telt alleen een kaart die op een andere kleur is afgegooid.
rules-lock-waived = Wie niets anders heeft, mag er toch mee uitkomen.
rules-queen-as-heart = Wie alleen nog harten en schoppenvrouw heeft, mag met elke kaart daarvan uitkomen.
rules-lead-any-time = { $first ->
    [other] Behalve bij de allereerste uitkomst mag op elk moment worden uitgekomen met: { $cards }.
   *[free] Op elk moment mag worden uitgekomen met: { $cards }.
}
rules-follow = Beken kleur als je kunt; kun je dat niet, speel dan een kaart naar keuze.
rules-first-trick = In de eerste slag niet toegestaan: { $cards }, tenzij je niets anders hebt.
rules-first-trick-lead = Voor het uitkomen geldt dit niet.
rules-trick-won = De hoogste kaart van de gevraagde kleur haalt de slag; wie die kaart speelde, komt daarna uit. Er is geen troef.
rules-duplicates = { $kind ->
    [cancel] Twee gelijke kaarten in een slag vallen tegen elkaar weg: geen van beide kan winnen, maar hun punten blijven tellen.
    [first_wins] Van twee gelijke kaarten is de eerste hoger.
   *[last_wins] Van twee gelijke kaarten is de laatste hoger.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Een slag vervalt als er twee of meer paren gelijke kaarten in wegvallen, of als er geen kaart van de gevraagde kleur overblijft.
    [no_live_led_card] Een slag vervalt als er geen kaart van de gevraagde kleur overblijft.
   *[only_jokers] Een slag met alleen jokers vervalt.
}
rules-void-next = { $leader ->
    [same_leader] De kaarten ervan wachten en gaan naar wie de volgende geldige slag haalt; dezelfde speler komt opnieuw uit.
   *[left_of_leader] De kaarten ervan wachten en gaan naar wie de volgende geldige slag haalt; de linkerbuur van wie was uitgekomen, komt uit.
}
rules-void-last = { $to ->
    [nobody] Vervalt de laatste slag, dan krijgt niemand de kaarten ervan, ook de nog wachtende niet.
    [leader] Vervalt de laatste slag, dan krijgt wie was uitgekomen de kaarten ervan en de nog wachtende.
    [previous_winner] Vervalt de laatste slag, dan krijgt wie het laatst een slag haalde de kaarten ervan en de nog wachtende; is er geen slag gehaald, dan krijgt niemand ze.
   *[second_copy_of_highest] Vervalt de laatste slag, dan gaan de kaarten ervan en de nog wachtende naar wie de tweede kaart van het hoogste paar in de gevraagde kleur speelde; is er zo’n paar niet, dan krijgt niemand ze.
}
rules-kitty = { $count ->
    [one] { $count } kaart blijft over
   *[other] { $count } kaarten blijven over
}: { $when ->
    [kitty_first_trick] wie als eerste een slag haalt, krijgt de pot.
    [kitty_last_trick] wie de laatste slag haalt, krijgt de pot.
   *[kitty_first_heart] wie de eerste hartenkaart haalt, krijgt de pot.
}
rules-kitty-seen = { $seen ->
    [winner] Alleen wie de pot krijgt, mag die bekijken.
    [all] Iedereen krijgt de pot dan te zien.
   *[nobody] Niemand mag de pot vóór het einde bekijken.
}
rules-joker = { $mode ->
    [excuse] Een joker hoort bij geen enkele kleur, kost niets en wint nooit; een joker mag altijd gespeeld worden.
    [excuse_costs] Een joker hoort bij geen enkele kleur en wint nooit; een joker mag altijd gespeeld worden.
    [always_wins] De eerste joker in een slag haalt die slag; een joker zelf kost niets en mag altijd gespeeld worden.
   *[always_wins_costs] De eerste joker in een slag haalt die slag; een joker mag altijd gespeeld worden.
}
rules-joker-led = Wordt er met een joker uitgekomen, dan geldt de eerstvolgende kaart die geen joker is als uitkomst: die bepaalt de kleur, en waarmee je niet mag uitkomen, mag je dan niet spelen.
rules-points = Strafkaarten: { $list }.
rules-bonus = Bonuskaarten: { $list }.
rules-jinx = { $card } is de ongelukskaart{ $instead ->
    [0] .
   *[other] {""}: die telt voor { $value } in plaats van { $instead }.
}
rules-points-total = { $aside ->
    [yes] Alle kaarten samen kosten { points }; de opzijgelegde tellen voor niemand.
   *[no] Alle kaarten van een ronde kosten samen { points }.
}
rules-no-trick = { $feat ->
    [moon] Wie geen slag haalt, krijgt { points }, behalve in een ronde waarin iemand de maan schiet.
    [sun] Wie geen slag haalt, krijgt { points }, behalve in een ronde waarin iemand de zon schiet.
    [both] Wie geen slag haalt, krijgt { points }, behalve in een ronde waarin iemand de maan of de zon schiet.
   *[none] Wie geen slag haalt, krijgt { points }.
}
rules-points-wanted = Punten zijn hier gewenst: wat een kaart “kost”, komt bij de score van wie die kaart haalt.
rules-never-negative = Een score komt nooit onder 0.
rules-no-moon = { $sun ->
    [yes] Wie alle strafkaarten haalt, maar niet alle slagen, krijgt gewoon de punten ervan.
   *[no] Wie alle strafkaarten haalt, krijgt gewoon de punten ervan.
}
rules-moon = Wie alle strafkaarten haalt, schiet de maan.
rules-moon-needs = Wie minstens deze kaarten haalt, schiet de maan: { $cards }.
rules-moon-needs-two = Halen meerdere spelers ze, dan schiet niemand de maan.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Voor de maan zijn ook de bonuskaarten nodig: { $cards }.
   *[sun] Voor de zon zijn ook de bonuskaarten nodig: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Dan krijgt ieder ander { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    } erbij
    [subtract_from_self] Dan { $value ->
        [one] gaat er { $value } punt
       *[other] gaan er { $value } punten
    } van de score van die speler af
   *[shooter_chooses] Dan mag die speler kiezen: ofwel krijgt ieder ander { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    } erbij, ofwel { $value ->
        [one] gaat er { $value }
       *[other] gaan er { $value }
    } van de eigen score af
}{ $kind ->
    [total] , evenveel als de kaarten van een ronde samen kosten.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Dan krijgt ieder ander er evenveel punten bij als alle gedeelde kaarten samen kosten.
    [subtract_from_self] Dan gaan er evenveel punten van de score van die speler af als alle gedeelde kaarten samen kosten.
   *[shooter_chooses] Dan mag die speler kiezen: ofwel krijgt ieder ander er evenveel punten bij als alle gedeelde kaarten samen kosten, ofwel gaan er evenveel van de eigen score af.
}
rules-moon-clears = In zo’n ronde kosten de kaarten zelf niemand iets.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Bonuskaarten tellen ook mee in een ronde waarin iemand de maan schiet.
        [sun] Bonuskaarten tellen ook mee in een ronde waarin iemand de zon schiet.
       *[both] Bonuskaarten tellen ook mee in een ronde waarin iemand de maan of de zon schiet.
    }
   *[suppressed] { $feat ->
       [moon] Bonuskaarten tellen niet in een ronde waarin iemand de maan schiet.
       [sun] Bonuskaarten tellen niet in een ronde waarin iemand de zon schiet.
      *[both] Bonuskaarten tellen niet in een ronde waarin iemand de maan of de zon schiet.
   }
}
rules-sun = { $kind ->
    [moon] Wie bovendien alle slagen haalt, schiet de zon; die komt in de plaats van de maan.
    [some] Wie alle slagen haalt, en daarmee minstens deze kaarten, schiet de zon: { $cards }.
   *[all] Wie alle slagen haalt, en daarmee alle strafkaarten, schiet de zon.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] De partij eindigt zodra iemand na een ronde { $limit ->
            [one] { $limit } punt
           *[other] { $limit } punten
        } of meer heeft.
       *[exceed] De partij eindigt zodra iemand na een ronde meer dan { $limit ->
            [one] { $limit } punt
           *[other] { $limit } punten
        } heeft.
    }
    [deals] { $deals ->
        [one] De partij eindigt na { $deals } ronde.
       *[other] De partij eindigt na { $deals } rondes.
    }
   *[both] { $test ->
        [reach] De partij eindigt zodra iemand na een ronde { $limit ->
            [one] { $limit } punt
           *[other] { $limit } punten
        } of meer heeft, uiterlijk na ronde { $deals }.
       *[exceed] De partij eindigt zodra iemand na een ronde meer dan { $limit ->
            [one] { $limit } punt
           *[other] { $limit } punten
        } heeft, uiterlijk na ronde { $deals }.
    }
}
rules-end-players = Er zijn evenveel rondes als spelers.
rules-tie = { $tie ->
    [shared] Bij gelijkspel bovenaan wordt de overwinning gedeeld.
   *[extra_deal] Bij gelijkspel bovenaan wordt er nog een ronde gespeeld.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
} in één trekstapel, twee rijen van { $length }; { $step ->
    [one] { $step } punt
   *[other] { $step } punten
} voor een volle trede, { $bonus } extra bij dezelfde kleur; { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}, { $winner ->
    [highest] de hoogste score wint
   *[lowest] de laagste score wint
}.
rules-herz-goal = Bouw een toren: onder een startkaart twee aflopende rijen van { $length ->
    [one] { $length } kaart
   *[other] { $length } kaarten
}. { $winner ->
    [highest] Wie aan het eind de hoogste score heeft, wint.
   *[lowest] Wie aan het eind de laagste score heeft, wint.
}
rules-herz-players = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}: de getallen 1 tot en met { $top } in kleurgroepen van { $size }, en speciale kaarten.
rules-herz-special = Getallenjokers: { $number_jokers }, superjokers: { $superjokers }, gapkaarten: { $steal_cards }.
rules-herz-box = In de doos blijven: { $colours ->
    [turquoise] de turquoise kaarten, 76 tot en met 100
   *[both] de rode en de turquoise kaarten, 51 tot en met 100
}; getallenjokers: { $number_jokers }, superjokers: { $superjokers }, gapkaarten: { $steal_cards }.
rules-herz-clockwise = Er wordt met de klok mee gespeeld, naar links.
rules-herz-stock = Alle kaarten worden tot één trekstapel geschud; niemand heeft kaarten in de hand.
rules-herz-first-starter = Wie bekendstaat als de grootste hartenbreker, begint: een plaats die de spelleiding aanwijst.
rules-herz-next-starter = { $next ->
    [rotate] De volgende ronde begint bij de linkerbuur van wie de vorige keer begon.
    [same] Elke ronde begint bij dezelfde speler.
    [winner] De volgende ronde begint bij wie het meest verdiende.
   *[last] De volgende ronde begint bij wie het minst verdiende.
}
rules-herz-next-tie = Zijn dat meerdere spelers, dan is het de eerste van hen links van wie de vorige keer begon.
rules-herz-draw = Om de beurt trekt iedereen de bovenste kaart, zichtbaar voor allen, en beslist er meteen over.
rules-herz-start = De eerste kaart die je houdt, is de startkaart; die blijft liggen.
rules-herz-rows = Daaronder liggen een linkerrij en een rechterrij van hoogstens { $length ->
    [one] { $length } kaart
   *[other] { $length } kaarten
}; elke kaart moet lager zijn dan de kaart erboven in dezelfde rij.
rules-herz-free = In plaats daarvan mag je een kaart altijd afleggen; dan doet die deze ronde niet meer mee.
rules-herz-discards = { $seen ->
    [top] Van de aflegstapel is alleen de bovenste kaart te zien.
   *[all] Iedereen mag de aflegstapel doorkijken.
}
rules-herz-joker-value = { $value ->
    [next_lower] Een joker telt als de eerstvolgende lagere waarde op de plek waar hij ligt.
   *[free_choice] Een joker telt als een lagere waarde naar keuze van wie hem aanlegt.
}
rules-herz-number-joker = { $overflow ->
    [any] Een getallenjoker blijft binnen zijn kleurgroep; ligt er geen lagere waarde in de groep, dan past de joker niet.
    [clamp] Een getallenjoker blijft binnen zijn kleurgroep: ligt de eerstvolgende lagere waarde boven de groep, dan telt de joker als de hoogste van de groep; ligt die eronder, dan past de joker niet.
   *[illegal] Een getallenjoker blijft binnen zijn kleurgroep; hij mag alleen worden aangelegd als de eerstvolgende lagere waarde in de groep valt.
}
rules-herz-number-joker-start = Als startkaart telt een getallenjoker als de hoogste van zijn groep.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Als startkaart telt een superjoker als { $value }, het hoogste getal in het spel.
    [above_all] Als startkaart telt een superjoker als { $value }, hoger dan elk getal.
   *[100] Als startkaart telt een superjoker als { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Wie een gapkaart trekt, mag van iemand de onderste kaart van een rij wegnemen.
   *[last_two] Wie een gapkaart trekt, mag een van de twee onderste kaarten van iemands toren wegnemen, in welke rij ook; delen twee kaarten op één trede de tweede plaats, dan mag elk van beide. Wat eronder lag, komt omhoog.
}
rules-herz-steal-fits = Die kaart moet in een van de eigen rijen passen, en de waarde ervan wordt daar opnieuw bepaald. De gapkaart wordt afgelegd, gebruikt of niet.
rules-herz-steal-start = { $start ->
    [never] Startkaarten kunnen niet gegapt worden.
   *[if_alone] Een startkaart kan gegapt worden zolang er niets onder ligt.
}
rules-herz-steal-as-start = Wie geen startkaart heeft, mag een gegapte kaart als startkaart nemen.
rules-herz-steal-turn = { $again ->
    [yes] Na het gappen wordt er nog een kaart getrokken, tenzij de eigen toren klaar is.
   *[no] Met het gappen is de beurt voorbij.
}
rules-herz-step = Elke volle trede, een linker- en een rechterkaart naast elkaar, levert { points } op.
rules-herz-colour = Horen beide kaarten bij dezelfde kleurgroep, dan komt er { points } bij; een getallenjoker telt voor zijn groep, { $superjoker ->
    [yes] een superjoker voor die van zijn waarde.
   *[no] een superjoker voor geen enkele.
}
rules-herz-most = Een toren kan hoogstens { points } opleveren.
rules-herz-deal-end = { $end ->
    [immediate] Een ronde eindigt zodra een toren klaar is, of als de trekstapel op is.
   *[finish_turn_cycle] Een ronde eindigt als er een toren is voltooid en iedereen even vaak aan de beurt is geweest, of als de trekstapel op is.
}
rules-herz-match-end = Na { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
} wint { $winner ->
    [highest] de hoogste score.
   *[lowest] de laagste score.
}
rules-herz-tie = { $tie ->
    [shared] Bij gelijkspel bovenaan wordt de overwinning gedeeld.
   *[extra_deal] Bij gelijkspel bovenaan wordt er nog een ronde gespeeld.
}

# Wat mag, maar vreemd is.
warning-cancel-and-previous-trick = Gelijke kaarten vallen tegen elkaar weg en alleen de slag direct ervoor deblokkeert: na een vervallen slag kan dat verrassen.
warning-many-void-tricks = Met zo veel spelers vervalt een vijfde tot twee vijfde van alle slagen; als twee weggevallen paren niet genoeg waren, zou er bijna geen vervallen.

rules-heading-tips = Tips
rules-tip-early = { $passes ->
    [yes] Geef hoge kaarten door of speel ze
   *[no] Speel hoge kaarten
} vroeg, zolang iedereen nog bekent.
rules-tip-throw = Kun je niet bekennen, gooi dan de hoge kaarten af die punten kosten.
rules-tip-remember = Onthoud welke kaarten gespeeld zijn, vooral: { $card }.
rules-tip-avoid = Vermijd slagen met kaarten die punten kosten{ $moon ->
    [yes] , behalve om de maan te schieten of om iemand tegen te houden die dat probeert.
   *[no] .
}
rules-herz-tip-start = Een hoge startkaart laat daaronder veel ruimte.
rules-herz-tip-colour = Twee kaarten van dezelfde kleur op een trede zijn een gok waard.
rules-herz-tip-watch = Let op hoe snel de anderen bouwen, en welke kaarten al uit het spel zijn.
