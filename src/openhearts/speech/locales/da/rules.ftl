# Reglerne for ethvert regelsæt, lavet ud fra dets data.

rules-title = { $name }, { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
rules-heading-goal = Mål
rules-heading-players = Spillere og kort
rules-heading-dealing = Kortgivning
rules-heading-passing = Kortbytte
rules-heading-opening = Det første udspil
rules-heading-leading = Udspil
rules-heading-following = At bekende farve
rules-heading-tricks = Stik
rules-heading-void = Ugyldige stik
rules-heading-kitty = Talonen
rules-heading-jokers = Jokere
rules-heading-points = Point
rules-heading-moon = At skyde månen
rules-heading-sun = At skyde solen
rules-heading-end = Afslutning
rules-heading-warnings = Værd at vide
rules-heading-laying = At lægge kort
rules-heading-stealing = Rapsekort
rules-value = { $what } { $number }
rules-sentence = { $title }: { $count } kort til hver, { $passed ->
    [0] intet bytte
   *[other] { $passed } sendes
}; { $points }; { $end ->
    [limit] til { $limit } point
    [deals] { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }
   *[both] til { $limit } point eller { $deals ->
        [one] { $deals } runde
       *[other] { $deals } runder
    }
}, { $winner ->
    [lowest] færrest point vinder
   *[highest] flest point vinder
}.
rules-goal = { $winner ->
    [lowest] Den, der har færrest point til sidst, vinder: undgå de kort, der koster point.
   *[highest] Den, der har flest point til sidst, vinder: saml de kort, der giver point.
}
rules-players = { $seats } spillere, { $packs ->
    [one] ét spil kort
   *[other] { $packs } spil kort
}: { $count } kort i alt.
rules-suits = Farver: { $suits }.
rules-ranks = Fra høj til lav: { $ranks }.
rules-removed = Taget ud: { $cards }.
rules-jokers-added = { $count ->
    [one] Dertil kommer { $count } joker.
   *[other] Dertil kommer { $count } jokere.
}
rules-clockwise = Der spilles med uret, mod venstre.
rules-hands = Alle får { $count } kort.
rules-dealer-first = { $kind ->
    [random] Det afgøres ved lodtrækning, hvem der giver først.
   *[seat] Plads { $number } giver først; pladserne tælles fra 0.
}
rules-dealer-next = { $next ->
    [left] Efter hver runde er det kortgiverens nabo til venstre, der giver.
    [right] Efter hver runde er det kortgiverens nabo til højre, der giver.
   *[most_points] Efter hver runde er det den, der har flest point, der giver.
}
rules-set-aside = { $count } kort bliver tilovers og lægges til side{ $seen ->
    [all] {" "}med forsiden opad.
   *[nobody] {" "}med bagsiden opad.
}
rules-no-passing = Der sendes ingen kort.
rules-passing = Før der spilles, sender hver spiller { $count } kort.
rules-direction = { $direction ->
    [L1] til venstre
    [R1] til højre
    [L2] to pladser til venstre
    [R2] to pladser til højre
    [ACROSS] til pladsen overfor
   *[HOLD] intet bytte
}
rules-pass-always = I hver runde: { rules-direction }.
rules-pass-deal = Runde { $number }: { rules-direction }.
rules-pass-again = Efter { $count ->
    [one] { $count } runde
   *[other] { $count } runder
} begynder det forfra.
rules-pass-unseen = Ingen ser, hvad der kommer, før alle har sendt.
rules-lowest-of = det laveste kort i { suit-name }, der er med i spillet
rules-opening-leader = { $leader ->
    [holder_leads_it] Den, der har dette kort, spiller det ud til første stik: { $card }.
    [holder_of_card] Den, der har dette kort, spiller ud til første stik: { $card }.
    [left_of_dealer] Kortgiverens nabo til venstre spiller ud til første stik.
    [dealer] Kortgiveren spiller ud til første stik.
    [youngest] Den yngste spiller ud til første stik.
   *[seat] En plads, som værten udpeger, spiller ud til første stik.
}
rules-opening-must = { $must ->
    [card] Den, der har dette kort og spiller ud først, skal spille kortet ud: { $card }.
   *[suit] Den, der har dette kort og spiller ud først, skal spille kortets farve ud: { $card }.
}
rules-opening-forbidden = Det allerførste udspil må ikke være { $cards }, medmindre man ikke har andet.
rules-next-leader = { $leader ->
    [most_points_last_deal] I de senere runder spiller den ud først, der fik flest point i runden før.
    [most_points_total] I de senere runder spiller den ud først, der har flest point i alt.
    [fewest_points] I de senere runder spiller den ud først, der fik færrest point i runden før.
   *[last_winner] I de senere runder spiller den ud først, der tog det sidste stik i runden før.
}
rules-next-tie = { $tie ->
    [left_of_previous] Er der flere, er det den første af dem til venstre for den, der sidst spillede ud først.
    [youngest] Er der flere, er det den yngste af dem.
   *[random] Er der flere, afgøres det ved lodtrækning.
}
rules-lead-free = Alle kort må spilles ud.
rules-locked = { $when ->
    [played_earlier_trick] Spærret fra starten: { $locked }. Kortene må først spilles ud, når der er spillet { $breaking } i et tidligere stik.
    [collected_earlier_trick] Spærret fra starten: { $locked }. Kortene må først spilles ud, når nogen har taget { $breaking } i et tidligere stik.
    [in_previous_trick] Spærret: { $locked }. Kortene må kun spilles ud, hvis der blev spillet { $breaking } i stikket lige før.
    [last_card_of_previous_trick] Spærret: { $locked }. Kortene må kun spilles ud, hvis det sidste kort i stikket lige før var { $breaking }.
   *[never] Altid spærret: { $locked }.
}
rules-break-discard = Her tæller kun et kort, der er smidt af på en anden farve.
rules-lock-waived = Den, der ikke har andet, må spille dem ud alligevel.
rules-queen-as-heart = Den, der kun har hjerter og spar dame, må spille et hvilket som helst af kortene ud.
rules-lead-any-time = { $first ->
    [other] Må spilles ud når som helst efter det allerførste udspil: { $cards }.
   *[free] Må spilles ud når som helst: { $cards }.
}
rules-follow = Bekend farve, hvis du kan; ellers må du spille et hvilket som helst kort.
rules-first-trick = I første stik må ingen spille { $cards }, medmindre man ikke har andet.
rules-first-trick-lead = Det gælder ikke for udspillet.
rules-trick-won = Det højeste kort i den udspillede farve tager stikket, og den, der spillede det, spiller ud til det næste. Der er ingen trumf.
rules-duplicates = { $kind ->
    [cancel] To ens kort i et stik ophæver hinanden: ingen af dem kan tage stikket, men deres point tæller stadig.
    [first_wins] Af to ens kort er det første højest.
   *[last_wins] Af to ens kort er det sidste højest.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Et stik er ugyldigt, når kortene i to eller flere par ophæver hinanden, eller når der ikke er noget kort tilbage i den udspillede farve.
    [no_live_led_card] Et stik er ugyldigt, når der ikke er noget kort tilbage i den udspillede farve.
   *[only_jokers] Et stik, der kun består af jokere, er ugyldigt.
}
rules-void-next = { $leader ->
    [same_leader] Stikkets kort venter og går til den, der tager det næste gyldige stik; den samme spiller spiller ud igen.
   *[left_of_leader] Stikkets kort venter og går til den, der tager det næste gyldige stik; naboen til venstre for den, der spillede ud, spiller ud.
}
rules-void-last = { $to ->
    [nobody] Er det sidste stik ugyldigt, får ingen dets kort, heller ikke de ventende.
    [leader] Er det sidste stik ugyldigt, går dets kort og de ventende til den, der spillede ud.
    [previous_winner] Er det sidste stik ugyldigt, går dets kort og de ventende til den, der sidst tog et stik; har ingen taget et stik, får ingen dem.
   *[second_copy_of_highest] Er det sidste stik ugyldigt, går dets kort og de ventende til den, der lagde det andet kort i det højeste par i den udspillede farve; er der ikke sådan et par, får ingen dem.
}
rules-kitty = { $count } kort bliver tilovers: { $when ->
    [kitty_first_trick] den første, der tager et stik, får talonen.
    [kitty_last_trick] den, der tager det sidste stik, får talonen.
   *[kitty_first_heart] den, der tager den første hjerter, får talonen.
}
rules-kitty-seen = { $seen ->
    [winner] Kun den, der får talonen, ser den.
    [all] Så ser alle den.
   *[nobody] Ingen ser den før til sidst.
}
rules-joker = { $mode ->
    [excuse] En joker hører ikke til nogen farve, koster ikke noget og tager aldrig stikket; den må altid spilles.
    [excuse_costs] En joker hører ikke til nogen farve og tager aldrig stikket; den må altid spilles.
    [always_wins] Den første joker i et stik tager det; en joker i sig selv koster ikke noget og må altid spilles.
   *[always_wins_costs] Den første joker i et stik tager det; en joker må altid spilles.
}
rules-joker-led = Bliver en joker spillet ud, gælder det næste kort, der ikke er en joker, som udspil: det bestemmer farven, og hvad der ikke må spilles ud, må ikke spilles da.
rules-points = Kort, der koster point: { $list }.
rules-bonus = Bonuskort: { $list }.
rules-jinx = { $card } er ulykkeskortet{ $instead ->
    [0] .
   *[other] : det tæller { $value } i stedet for { $instead }.
}
rules-points-total = { $aside ->
    [yes] Alle kort koster tilsammen { points }; de kort, der lægges til side, tæller ikke for nogen.
   *[no] I alt koster kortene i en runde { points }.
}
rules-no-trick = { $feat ->
    [moon] Den, der ikke tager noget stik, får { points }, undtagen i en runde, hvor nogen skyder månen.
    [sun] Den, der ikke tager noget stik, får { points }, undtagen i en runde, hvor nogen skyder solen.
    [both] Den, der ikke tager noget stik, får { points }, undtagen i en runde, hvor nogen skyder månen eller solen.
   *[none] Den, der ikke tager noget stik, får { points }.
}
rules-points-wanted = Her er point gode at have: det, et kort »koster«, lægges til pointene hos den, der tager det.
rules-never-negative = Ingens samlede point kommer under 0.
rules-no-moon = { $sun ->
    [yes] Den, der tager alle de kort, der koster point, men ikke alle stik, får blot deres point.
   *[no] Den, der tager alle de kort, der koster point, får blot deres point.
}
rules-moon = Den, der tager alle de kort, der koster point, skyder månen.
rules-moon-needs = Den, der tager mindst disse kort, skyder månen: { $cards }.
rules-moon-needs-two = Tager flere spillere dem, skyder ingen månen.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Månen kræver også bonuskortene: { $cards }.
   *[sun] Solen kræver også bonuskortene: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Så får alle de andre { $value } point
    [subtract_from_self] Så får den, der skyder, trukket { $value } point fra
   *[shooter_chooses] Så vælger den, der skyder: enten får alle de andre { $value } point, eller også trækkes der { $value } fra hos den, der skyder
}{ $kind ->
    [total] , lige så mange, som kortene i en runde koster.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Så får alle de andre lige så mange point, som alle de uddelte kort koster.
    [subtract_from_self] Så får den, der skyder, trukket lige så mange point fra, som alle de uddelte kort koster.
   *[shooter_chooses] Så vælger den, der skyder: enten får alle de andre lige så mange point, som alle de uddelte kort koster, eller også trækkes der lige så mange fra hos den, der skyder.
}
rules-moon-clears = I sådan en runde koster kortene i sig selv ingen point.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Bonuskort tæller også med i en runde, hvor nogen skyder månen.
        [sun] Bonuskort tæller også med i en runde, hvor nogen skyder solen.
       *[both] Bonuskort tæller også med i en runde, hvor nogen skyder månen eller solen.
    }
   *[suppressed] { $feat ->
       [moon] Bonuskort tæller ikke med i en runde, hvor nogen skyder månen.
       [sun] Bonuskort tæller ikke med i en runde, hvor nogen skyder solen.
      *[both] Bonuskort tæller ikke med i en runde, hvor nogen skyder månen eller solen.
   }
}
rules-sun = { $kind ->
    [moon] Den, der også tager alle stik, skyder solen; det træder i stedet for månen.
    [some] Den, der tager alle stik og dermed mindst disse kort, skyder solen: { $cards }.
   *[all] Den, der tager alle stik og dermed alle de kort, der koster point, skyder solen.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] Partiet slutter, når nogen efter en runde har { $limit } point eller flere.
       *[exceed] Partiet slutter, når nogen efter en runde har flere end { $limit } point.
    }
    [deals] { $deals ->
        [one] Partiet slutter efter { $deals } runde.
       *[other] Partiet slutter efter { $deals } runder.
    }
   *[both] { $test ->
        [reach] Partiet slutter, når nogen efter en runde har { $limit } point eller flere, dog senest efter runde { $deals }.
       *[exceed] Partiet slutter, når nogen efter en runde har flere end { $limit } point, dog senest efter runde { $deals }.
    }
}
rules-end-players = Der er lige så mange runder som spillere.
rules-tie = { $tie ->
    [shared] Står flere lige om sejren, deler de den.
   *[extra_deal] Står flere lige om sejren, spilles der en runde mere.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count } kort i én trækbunke, to rækker på { $length }; { $step } point for et fuldt trin, { $bonus } mere for samme farvegruppe; { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
}, { $winner ->
    [highest] flest point vinder
   *[lowest] færrest point vinder
}.
rules-herz-goal = Byg et tårn: under et startkort to faldende rækker på { $length } kort. { $winner ->
    [highest] Den, der har flest point til sidst, vinder.
   *[lowest] Den, der har færrest point til sidst, vinder.
}
rules-herz-players = { $seats } spillere, { $count } kort: tallene 1 til { $top } i farvegrupper på { $size } og desuden særlige kort.
rules-herz-special = Taljokere: { $number_jokers }, superjokere: { $superjokers }, rapsekort: { $steal_cards }.
rules-herz-box = I æsken bliver: { $colours ->
    [turquoise] de turkise kort, 76 til 100
   *[both] de røde og de turkise kort, 51 til 100
}; taljokere: { $number_jokers }, superjokere: { $superjokers }, rapsekort: { $steal_cards }.
rules-herz-clockwise = Der spilles med uret, mod venstre.
rules-herz-stock = Alle kort blandes til én trækbunke; ingen har kort på hånden.
rules-herz-first-starter = Den mest kendte hjerteknuser begynder: en plads, som værten udpeger.
rules-herz-next-starter = { $next ->
    [rotate] Naboen til venstre for den, der begyndte sidst, begynder den næste runde.
    [same] Den samme spiller begynder hver runde.
    [winner] Den, der fik flest point i runden, begynder den næste.
   *[last] Den, der fik færrest point i runden, begynder den næste.
}
rules-herz-next-tie = Er der flere, er det den første af dem til venstre for den, der begyndte sidst.
rules-herz-draw = Efter tur trækker alle det øverste kort, så alle kan se det, og bestemmer straks, hvad der skal ske med det.
rules-herz-start = Det første kort, man beholder, er startkortet; det bliver liggende.
rules-herz-rows = Under det ligger en venstre og en højre række på højst { $length } kort; hvert kort skal være lavere end kortet over det i rækken.
rules-herz-free = I stedet for at lægge et kort må man altid kaste det; så er det ude af denne runde.
rules-herz-discards = { $seen ->
    [top] Af kastebunken ses kun det øverste kort.
   *[all] Alle må se kastebunken igennem.
}
rules-herz-joker-value = { $value ->
    [next_lower] En joker tæller som den nærmeste lavere værdi dér, hvor den ligger.
   *[free_choice] En joker tæller som en hvilken som helst lavere værdi, som den, der spiller den, nævner.
}
rules-herz-number-joker = { $overflow ->
    [any] En taljoker holder sig i sin farvegruppe; er der ingen lavere værdi i gruppen, passer jokeren ikke.
    [clamp] En taljoker holder sig i sin farvegruppe: ligger den nærmeste lavere værdi over gruppen, tæller jokeren som gruppens højeste værdi; ligger den under gruppen, passer jokeren ikke.
   *[illegal] En taljoker holder sig i sin farvegruppe; den må kun lægges, hvis den nærmeste lavere værdi er i gruppen.
}
rules-herz-number-joker-start = Som startkort tæller en taljoker som den højeste værdi i sin gruppe.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Som startkort tæller en superjoker som { $value }, det højeste tal i spillet.
    [above_all] Som startkort tæller en superjoker som { $value }, over alle tal.
   *[100] Som startkort tæller en superjoker som { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Den, der trækker et rapsekort, må tage det nederste kort i en række hos en anden.
   *[last_two] Den, der trækker et rapsekort, må tage et af de to kort, der ligger længst nede i en andens tårn, uanset rækken; deler to kort på samme trin andenpladsen, må et hvilket som helst af dem tages. Det, der lå under, rykker op.
}
rules-herz-steal-fits = Kortet skal passe i en af ens egne rækker, og dets værdi bestemmes på ny dér. Rapsekortet kastes, hvad enten det er brugt eller ej.
rules-herz-steal-start = { $start ->
    [never] Startkort kan ikke rapses.
   *[if_alone] Et startkort kan rapses, så længe der ikke ligger noget under det.
}
rules-herz-steal-as-start = Den, der ikke har noget startkort, må tage et rapset kort som startkort.
rules-herz-steal-turn = { $again ->
    [yes] Efter at have rapset trækker man igen, medmindre ens eget tårn er færdigt.
   *[no] Når man har rapset, er turen forbi.
}
rules-herz-step = Hvert fuldt trin, altså et venstre og et højre kort side om side, giver { points }.
rules-herz-colour = Er begge i samme farvegruppe, giver det { points } mere; en taljoker regnes til sin gruppe, { $superjoker ->
    [yes] en superjoker til den gruppe, som dens værdi hører til.
   *[no] en superjoker ikke til nogen.
}
rules-herz-most = Et tårn kan højst give { points }.
rules-herz-deal-end = { $end ->
    [immediate] En runde slutter, så snart et tårn er færdigt, eller når trækbunken er tom.
   *[finish_turn_cycle] En runde slutter, når et tårn er blevet færdigt og alle har haft lige mange ture, eller når trækbunken er tom.
}
rules-herz-match-end = Efter { $deals ->
    [one] { $deals } runde
   *[other] { $deals } runder
} vinder den, der { $winner ->
    [highest] har flest point.
   *[lowest] har færrest point.
}
rules-herz-tie = { $tie ->
    [shared] Står flere lige om sejren, deler de den.
   *[extra_deal] Står flere lige om sejren, spilles der en runde mere.
}

# Kombinationer, der er tilladt, men sære.
warning-cancel-and-previous-trick = Ens kort ophæver hinanden, og kun stikket lige før låser op: efter et ugyldigt stik kan det overraske.
warning-many-void-tricks = Med så mange spillere bliver en femtedel til to femtedele af alle stik ugyldige; hvis det ikke var nok, at kortene i to par ophæver hinanden, ville næsten ingen blive det.

rules-heading-tips = Tips
rules-tip-early = { $passes ->
    [yes] Send og spil
   *[no] Spil
} høje kort tidligt, mens alle stadig bekender.
rules-tip-throw = Når du ikke kan bekende, så smid de høje kort af, der koster point.
rules-tip-remember = Husk, hvilke kort der er spillet, især: { $card }.
rules-tip-avoid = Undgå stik med kort, der koster point{ $moon ->
    [yes] , undtagen for at skyde månen eller for at standse en, der prøver.
   *[no] .
}
rules-herz-tip-start = Et højt startkort giver god plads nedenunder.
rules-herz-tip-colour = To kort af samme farvegruppe på et trin er en risiko værd.
rules-herz-tip-watch = Hold øje med, hvor hurtigt de andre bygger, og hvilke kort der er ude af spillet.
