# Reglene for et hvilket som helst regelsett, laget av dataene i det.

rules-title = { $name }, { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
rules-heading-goal = Mål
rules-heading-players = Spillere og kort
rules-heading-dealing = Utdeling
rules-heading-passing = Kortbytte
rules-heading-opening = Det første utspillet
rules-heading-leading = Utspill
rules-heading-following = Å bekjenne farge
rules-heading-tricks = Stikk
rules-heading-void = Ugyldige stikk
rules-heading-kitty = Talongen
rules-heading-jokers = Jokere
rules-heading-points = Poeng
rules-heading-moon = Å skyte månen
rules-heading-sun = Å skyte solen
rules-heading-end = Slutt
rules-heading-warnings = Verdt å vite
rules-heading-laying = Å legge kort
rules-heading-stealing = Naskekort
rules-value = { $what } { $number }
rules-sentence = { $title }: { $count } kort til hver, { $passed ->
    [0] ikke noe bytte
   *[other] { $passed } sendes
}; { $points }; { $end ->
    [limit] til { $limit } poeng
    [deals] { $deals ->
        [one] { $deals } omgang
       *[other] { $deals } omganger
    }
   *[both] til { $limit } poeng eller { $deals ->
        [one] { $deals } omgang
       *[other] { $deals } omganger
    }
}, { $winner ->
    [lowest] færrest poeng vinner
   *[highest] flest poeng vinner
}.
rules-goal = { $winner ->
    [lowest] Den som har færrest poeng til slutt, vinner: unngå kortene som koster poeng.
   *[highest] Den som har flest poeng til slutt, vinner: samle kortene som gir poeng.
}
rules-players = { $seats } spillere, { $packs ->
    [one] én kortstokk
   *[other] { $packs } kortstokker
}: { $count } kort i alt.
rules-suits = Farger: { $suits }.
rules-ranks = Fra høy til lav: { $ranks }.
rules-removed = Tatt ut: { $cards }.
rules-jokers-added = { $count ->
    [one] I tillegg kommer { $count } joker.
   *[other] I tillegg kommer { $count } jokere.
}
rules-clockwise = Spillet går med klokken, mot venstre.
rules-hands = Alle får { $count } kort.
rules-dealer-first = { $kind ->
    [random] Loddtrekning avgjør hvem som gir først.
   *[seat] Plass { $number } gir først; plassene telles fra 0.
}
rules-dealer-next = { $next ->
    [left] Etter hver omgang er det naboen til venstre for giveren som gir.
    [right] Etter hver omgang er det naboen til høyre for giveren som gir.
   *[most_points] Etter hver omgang er det den som har flest poeng, som gir.
}
rules-set-aside = { $count } kort blir igjen og legges til side{ $seen ->
    [all] {" "}med forsiden opp.
   *[nobody] {" "}med baksiden opp.
}
rules-no-passing = Det sendes ingen kort.
rules-passing = Før spillet sender hver spiller { $count } kort.
rules-direction = { $direction ->
    [L1] til venstre
    [R1] til høyre
    [L2] to plasser til venstre
    [R2] to plasser til høyre
    [ACROSS] til plassen overfor
   *[HOLD] ikke noe bytte
}
rules-pass-always = I hver omgang: { rules-direction }.
rules-pass-deal = Omgang { $number }: { rules-direction }.
rules-pass-again = Etter { $count ->
    [one] { $count } omgang
   *[other] { $count } omganger
} begynner det forfra.
rules-pass-unseen = Ingen ser hva som kommer, før alle har sendt.
rules-lowest-of = det laveste kortet i { suit-name } som er med i spillet
rules-opening-leader = { $leader ->
    [holder_leads_it] Den som har dette kortet, spiller det ut til første stikk: { $card }.
    [holder_of_card] Den som har dette kortet, spiller ut til første stikk: { $card }.
    [left_of_dealer] Naboen til venstre for giveren spiller ut til første stikk.
    [dealer] Giveren spiller ut til første stikk.
    [youngest] Den yngste spiller ut til første stikk.
   *[seat] En plass som verten peker ut, spiller ut til første stikk.
}
rules-opening-must = { $must ->
    [card] Den som har dette kortet og spiller ut først, må spille ut kortet: { $card }.
   *[suit] Den som har dette kortet og spiller ut først, må spille ut fargen på kortet: { $card }.
}
rules-opening-forbidden = Det er ikke lov å spille ut { $cards } til første stikk, med mindre man ikke har noe annet.
rules-next-leader = { $leader ->
    [most_points_last_deal] I senere omganger er det den som fikk flest poeng i omgangen før, som spiller ut først.
    [most_points_total] I senere omganger er det den som har flest poeng i alt, som spiller ut først.
    [fewest_points] I senere omganger er det den som fikk færrest poeng i omgangen før, som spiller ut først.
   *[last_winner] I senere omganger er det den som tok det siste stikket i omgangen før, som spiller ut først.
}
rules-next-tie = { $tie ->
    [left_of_previous] Står flere likt, er det den første av dem til venstre for den som begynte omgangen før.
    [youngest] Står flere likt, er det den yngste av dem.
   *[random] Står flere likt, avgjør loddtrekning.
}
rules-lead-free = Alle kort kan spilles ut.
rules-locked = { $when ->
    [played_earlier_trick] Sperret fra starten: { $locked }. Kortene kan først spilles ut når det er spilt { $breaking } i et tidligere stikk.
    [collected_earlier_trick] Sperret fra starten: { $locked }. Kortene kan først spilles ut når noen har tatt { $breaking } i et tidligere stikk.
    [in_previous_trick] Sperret: { $locked }. Kortene kan bare spilles ut hvis det ble spilt { $breaking } i stikket rett før.
    [last_card_of_previous_trick] Sperret: { $locked }. Kortene kan bare spilles ut hvis det siste kortet i stikket rett før var { $breaking }.
   *[never] Alltid sperret: { $locked }.
}
rules-break-discard = Her teller bare et kort som er kastet på en annen farge.
rules-lock-waived = Den som ikke har noe annet, kan likevel spille dem ut.
rules-queen-as-heart = Den som bare har hjerter og spar dame, kan spille ut hvilket som helst av kortene.
rules-lead-any-time = { $first ->
    [other] Kan spilles ut når som helst etter første stikk: { $cards }.
   *[free] Kan spilles ut når som helst: { $cards }.
}
rules-follow = Bekjenn farge hvis du kan; ellers kan du spille hvilket som helst kort.
rules-first-trick = I første stikk har ingen lov til å spille { $cards }, med mindre man ikke har noe annet.
rules-first-trick-lead = Det gjelder ikke for utspillet.
rules-trick-won = Det høyeste kortet i den utspilte fargen tar stikket, og den som spilte det, spiller ut til det neste. Det er ingen trumf.
rules-duplicates = { $kind ->
    [cancel] To like kort i et stikk opphever hverandre: ingen av dem kan ta stikket, men poengene deres teller fortsatt.
    [first_wins] Av to like kort er det første høyest.
   *[last_wins] Av to like kort er det siste høyest.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Et stikk er ugyldig når kortene i to eller flere par opphever hverandre, eller når det ikke er noe kort igjen i den utspilte fargen.
    [no_live_led_card] Et stikk er ugyldig når det ikke er noe kort igjen i den utspilte fargen.
   *[only_jokers] Et stikk med bare jokere er ugyldig.
}
rules-void-next = { $leader ->
    [same_leader] Kortene i stikket venter og går til den som tar det neste gyldige stikket; den samme spilleren spiller ut igjen.
   *[left_of_leader] Kortene i stikket venter og går til den som tar det neste gyldige stikket; naboen til venstre for den som spilte ut, spiller ut.
}
rules-void-last = { $to ->
    [nobody] Er det siste stikket ugyldig, får ingen kortene i det, heller ikke de som venter.
    [leader] Er det siste stikket ugyldig, går kortene i det og de som venter, til den som spilte ut.
    [previous_winner] Er det siste stikket ugyldig, går kortene i det og de som venter, til den som sist tok et stikk; har ingen tatt noe stikk, får ingen dem.
   *[second_copy_of_highest] Er det siste stikket ugyldig, går kortene i det og de som venter, til den som la det andre kortet i det høyeste paret i den utspilte fargen; finnes det ikke noe slikt par, får ingen dem.
}
rules-kitty = { $count } kort blir igjen: { $when ->
    [kitty_first_trick] den første som tar et stikk, får talongen.
    [kitty_last_trick] den som tar det siste stikket, får talongen.
   *[kitty_first_heart] den som tar det første hjerterkortet, får talongen.
}
rules-kitty-seen = { $seen ->
    [winner] Bare den som får talongen, ser den.
    [all] Da ser alle den.
   *[nobody] Ingen ser den før til slutt.
}
rules-joker = { $mode ->
    [excuse] En joker hører ikke til noen farge, koster ingenting og tar aldri stikket; den kan alltid spilles.
    [excuse_costs] En joker hører ikke til noen farge og tar aldri stikket; den kan alltid spilles.
    [always_wins] Den første jokeren i et stikk tar det; en joker i seg selv koster ingenting og kan alltid spilles.
   *[always_wins_costs] Den første jokeren i et stikk tar det; en joker kan alltid spilles.
}
rules-joker-led = Hvis en joker spilles ut, gjelder det neste kortet som ikke er en joker, som utspill: det bestemmer fargen og må være et kort som kan spilles ut.
rules-points = Kort som koster poeng: { $list }.
rules-bonus = Bonuskort: { $list }.
rules-jinx = { $card } er ulykkeskortet{ $instead ->
    [0] .
   *[other] : det teller { $value } i stedet for { $instead }.
}
rules-points-total = { $aside ->
    [yes] Alle kortene koster til sammen { points }; de som legges til side, teller ikke for noen.
   *[no] I alt koster kortene i en omgang { points }.
}
rules-no-trick = { $feat ->
    [moon] Den som ikke tar noe stikk, får { points }, unntatt i en omgang der noen skyter månen.
    [sun] Den som ikke tar noe stikk, får { points }, unntatt i en omgang der noen skyter solen.
    [both] Den som ikke tar noe stikk, får { points }, unntatt i en omgang der noen skyter månen eller solen.
   *[none] Den som ikke tar noe stikk, får { points }.
}
rules-points-wanted = Her er poeng gode å ha: det et kort «koster», legges til poengsummen til den som tar det.
rules-never-negative = Poengsummen kommer aldri under 0 for noen.
rules-no-moon = { $sun ->
    [yes] Den som tar alle kortene som koster poeng, men ikke alle stikkene, får rett og slett poengene for dem.
   *[no] Den som tar alle kortene som koster poeng, får rett og slett poengene for dem.
}
rules-moon = Den som tar alle kortene som koster poeng, skyter månen.
rules-moon-needs = Den som tar minst så mange av disse kortene, skyter månen: { $cards }.
rules-moon-needs-two = Hvis flere spillere tar dem, skyter ingen månen.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Månen krever også bonuskortene: { $cards }.
   *[sun] Solen krever også bonuskortene: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Da får alle de andre { $value } poeng
    [subtract_from_self] Da får den som skyter, trukket fra { $value } poeng
   *[shooter_chooses] Da velger den som skyter: enten får alle de andre { $value } poeng, eller så får den som skyter, trukket fra { $value } poeng
}{ $kind ->
    [total] , like mange som kortene i en omgang koster.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Da får alle de andre like mange poeng som alle de utdelte kortene koster.
    [subtract_from_self] Da får den som skyter, trukket fra like mange poeng som alle de utdelte kortene koster.
   *[shooter_chooses] Da velger den som skyter: enten får alle de andre like mange poeng som alle de utdelte kortene koster, eller så får den som skyter, trukket fra like mange.
}
rules-moon-clears = I en slik omgang koster kortene i seg selv ingen poeng.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Bonuskort teller også med i en omgang der noen skyter månen.
        [sun] Bonuskort teller også med i en omgang der noen skyter solen.
       *[both] Bonuskort teller også med i en omgang der noen skyter månen eller solen.
    }
   *[suppressed] { $feat ->
       [moon] Bonuskort teller ikke med i en omgang der noen skyter månen.
       [sun] Bonuskort teller ikke med i en omgang der noen skyter solen.
      *[both] Bonuskort teller ikke med i en omgang der noen skyter månen eller solen.
   }
}
rules-sun = { $kind ->
    [moon] Den som også tar alle stikkene, skyter solen; det kommer i stedet for månen.
    [some] Den som tar alle stikkene og dermed minst disse kortene, skyter solen: { $cards }.
   *[all] Den som tar alle stikkene og dermed alle kortene som koster poeng, skyter solen.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] Partiet er slutt når noen etter en omgang har { $limit } poeng eller mer.
       *[exceed] Partiet er slutt når noen etter en omgang har mer enn { $limit } poeng.
    }
    [deals] { $deals ->
        [one] Partiet er slutt etter { $deals } omgang.
       *[other] Partiet er slutt etter { $deals } omganger.
    }
   *[both] { $test ->
        [reach] Partiet er slutt når noen etter en omgang har { $limit } poeng eller mer, men senest etter omgang { $deals }.
       *[exceed] Partiet er slutt når noen etter en omgang har mer enn { $limit } poeng, men senest etter omgang { $deals }.
    }
}
rules-end-players = Det er like mange omganger som spillere.
rules-tie = { $tie ->
    [shared] Ender flere likt på førsteplass, deler de seieren.
   *[extra_deal] Ender flere likt på førsteplass, spilles det en omgang til.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count } kort i én trekkbunke, to rader på { $length }; { $step } poeng for et fullt trinn, { $bonus } mer for samme fargegruppe; { $deals ->
    [one] { $deals } omgang
   *[other] { $deals } omganger
}, { $winner ->
    [highest] flest poeng vinner
   *[lowest] færrest poeng vinner
}.
rules-herz-goal = Bygg et tårn: under et startkort to fallende rader på { $length } kort. { $winner ->
    [highest] Den som har flest poeng til slutt, vinner.
   *[lowest] Den som har færrest poeng til slutt, vinner.
}
rules-herz-players = { $seats } spillere, { $count } kort: tallene 1 til { $top } i fargegrupper på { $size } og dessuten spesielle kort.
rules-herz-special = Talljokere: { $number_jokers }, superjokere: { $superjokers }, naskekort: { $steal_cards }.
rules-herz-box = Dette blir liggende i esken: { $colours ->
    [turquoise] de turkise kortene, 76 til 100
   *[both] de røde og de turkise kortene, 51 til 100
}; talljokere: { $number_jokers }, superjokere: { $superjokers }, naskekort: { $steal_cards }.
rules-herz-clockwise = Spillet går med klokken, mot venstre.
rules-herz-stock = Alle kort stokkes til én trekkbunke; ingen har kort på hånden.
rules-herz-first-starter = Den mest kjente hjerteknuseren begynner: en plass som verten peker ut.
rules-herz-next-starter = { $next ->
    [rotate] Naboen til venstre for den som begynte sist, begynner neste omgang.
    [same] Den samme spilleren begynner hver omgang.
    [winner] Den som fikk flest poeng i omgangen, begynner den neste.
   *[last] Den som fikk færrest poeng i omgangen, begynner den neste.
}
rules-herz-next-tie = Står flere likt, er det den første av dem til venstre for den som begynte sist.
rules-herz-draw = Etter tur trekker alle det øverste kortet slik at alle kan se det, og bestemmer straks hva som skal skje med det.
rules-herz-start = Det første kortet man beholder, er startkortet; det blir liggende.
rules-herz-rows = Under det ligger en venstre og en høyre rad på høyst { $length } kort; hvert kort må være lavere enn kortet over det i raden.
rules-herz-free = I stedet for å legge et kort kan man alltid kaste det; da er det ute av denne omgangen.
rules-herz-discards = { $seen ->
    [top] Av kastebunken vises bare det øverste kortet.
   *[all] Alle kan se gjennom kastebunken.
}
rules-herz-joker-value = { $value ->
    [next_lower] En joker teller som den nærmeste lavere verdien der den ligger.
   *[free_choice] En joker teller som en hvilken som helst lavere verdi som den som spiller den, nevner.
}
rules-herz-number-joker = { $overflow ->
    [any] En talljoker holder seg i fargegruppen sin; er det ingen lavere verdi i gruppen, passer ikke jokeren.
    [clamp] En talljoker holder seg i fargegruppen sin: ligger den nærmeste lavere verdien over gruppen, teller jokeren som gruppens høyeste verdi; ligger den under gruppen, passer ikke jokeren.
   *[illegal] En talljoker holder seg i fargegruppen sin; den kan bare legges hvis den nærmeste lavere verdien er i gruppen.
}
rules-herz-number-joker-start = Som startkort teller en talljoker som den høyeste verdien i gruppen sin.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Som startkort teller en superjoker som { $value }, det høyeste tallet i spillet.
    [above_all] Som startkort teller en superjoker som { $value }, over alle tall.
   *[100] Som startkort teller en superjoker som { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Den som trekker et naskekort, kan ta det nederste kortet i en rad hos en annen.
   *[last_two] Den som trekker et naskekort, kan ta ett av de to kortene som ligger lengst nede i tårnet til en annen, uansett rad; deler to kort på samme trinn andreplassen, kan hvilket som helst av dem tas. Det som lå under, rykker opp.
}
rules-herz-steal-fits = Kortet må passe i en av ens egne rader, og verdien bestemmes på nytt der. Naskekortet kastes, enten det er brukt eller ikke.
rules-herz-steal-start = { $start ->
    [never] Startkort kan ikke naskes.
   *[if_alone] Et startkort kan naskes så lenge det ikke ligger noe under det.
}
rules-herz-steal-as-start = Den som ikke har noe startkort, kan ta et nasket kort som startkort.
rules-herz-steal-turn = { $again ->
    [yes] Etter å ha nasket trekker man igjen, med mindre ens eget tårn er ferdig.
   *[no] Når man har nasket, er turen over.
}
rules-herz-step = Hvert fulle trinn, altså et venstre og et høyre kort side om side, gir { points }.
rules-herz-colour = Er begge i samme fargegruppe, gir det { points } mer; en talljoker regnes til gruppen sin, { $superjoker ->
    [yes] en superjoker til den gruppen som verdien hører til.
   *[no] en superjoker ikke til noen.
}
rules-herz-most = Et tårn kan høyst gi { points }.
rules-herz-deal-end = { $end ->
    [immediate] En omgang er slutt så snart et tårn er ferdig, eller når trekkbunken er tom.
   *[finish_turn_cycle] En omgang er slutt når et tårn er blitt ferdig og alle har hatt like mange turer, eller når trekkbunken er tom.
}
rules-herz-match-end = Etter { $deals ->
    [one] { $deals } omgang
   *[other] { $deals } omganger
} vinner den som { $winner ->
    [highest] har flest poeng.
   *[lowest] har færrest poeng.
}
rules-herz-tie = { $tie ->
    [shared] Ender flere likt på førsteplass, deler de seieren.
   *[extra_deal] Ender flere likt på førsteplass, spilles det en omgang til.
}

# Kombinasjoner som er tillatt, men rare.
warning-cancel-and-previous-trick = Like kort opphever hverandre, og bare stikket rett før låser opp: etter et ugyldig stikk kan det overraske.
warning-many-void-tricks = Med så mange spillere blir en femdel til to femdeler av alle stikk ugyldige; hvis det ikke var nok at kortene i to par opphever hverandre, ville nesten ingen bli det.

rules-heading-tips = Tips
rules-tip-early = { $passes ->
    [yes] Send og spill
   *[no] Spill
} høye kort tidlig, mens alle fortsatt bekjenner.
rules-tip-throw = Når du ikke kan bekjenne, så kast de høye kortene som koster poeng.
rules-tip-remember = Husk hvilke kort som er spilt, særlig { $card }.
rules-tip-avoid = Unngå stikk med kort som koster poeng{ $moon ->
    [yes] , med mindre du vil skyte månen eller stoppe en som prøver.
   *[no] .
}
rules-herz-tip-start = Et høyt startkort gir god plass under.
rules-herz-tip-colour = To kort av samme fargegruppe på et trinn er verdt en risiko.
rules-herz-tip-watch = Følg med på hvor fort de andre bygger, og hvilke kort som er ute av spillet.
