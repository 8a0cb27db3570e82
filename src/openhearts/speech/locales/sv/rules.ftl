# Reglerna för varje spelform, gjorda av dess data.

rules-title = { $name }, { $seats ->
    [one] { $seats } spelare
   *[other] { $seats } spelare
}
rules-heading-goal = Mål
rules-heading-players = Spelare och kort
rules-heading-dealing = Ge kort
rules-heading-passing = Skicka kort
rules-heading-opening = Första utspelet
rules-heading-leading = Utspel
rules-heading-following = Bekänna färg
rules-heading-tricks = Stick
rules-heading-void = Ogiltiga stick
rules-heading-kitty = Talongen
rules-heading-jokers = Jokrar
rules-heading-points = Poäng
rules-heading-moon = Skjuta månen
rules-heading-sun = Skjuta solen
rules-heading-end = Slutet
rules-heading-warnings = Värt att veta
rules-heading-laying = Lägga kort
rules-heading-stealing = Snattarkort
rules-value = { $what } { $number }
rules-sentence = { $title }: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} var, { $passed ->
    [0] inget byte
   *[other] { $passed } skickas
}; { $points }; { $end ->
    [limit] till { $limit } poäng
    [deals] { $deals ->
        [one] { $deals } giv
       *[other] { $deals } givar
    }
   *[both] till { $limit } poäng eller { $deals ->
        [one] { $deals } giv
       *[other] { $deals } givar
    }
}, { $winner ->
    [lowest] lägst poäng vinner
   *[highest] högst poäng vinner
}.
rules-goal = { $winner ->
    [lowest] Den som har lägst poäng på slutet vinner: undvik korten som kostar poäng.
   *[highest] Den som har högst poäng på slutet vinner: samla korten som ger poäng.
}
rules-players = { $seats ->
    [one] { $seats } spelare
   *[other] { $seats } spelare
}, { $packs ->
    [one] en kortlek
   *[other] { $packs } kortlekar
}: sammanlagt { $count } kort.
rules-suits = Färger: { $suits }.
rules-ranks = Från hög till låg: { $ranks }.
rules-removed = Borttaget: { $cards }.
rules-jokers-added = { $count ->
    [one] { $count } joker läggs till.
   *[other] { $count } jokrar läggs till.
}
rules-clockwise = Spelet går medurs, åt vänster.
rules-hands = Alla får { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
rules-dealer-first = { $kind ->
    [random] Slumpen avgör vem som ger först.
   *[seat] Plats { $number } ger först; platserna räknas från 0.
}
rules-dealer-next = { $next ->
    [left] Efter varje giv ger spelaren till vänster om den förra givaren.
    [right] Efter varje giv ger spelaren till höger om den förra givaren.
   *[most_points] Efter varje giv ger den som har högst poäng.
}
rules-set-aside = { $count ->
    [one] { $count } kort blir över och läggs åt sidan
   *[other] { $count } kort blir över och läggs åt sidan
}{ $seen ->
    [all] , öppet.
   *[nobody] { $count ->
        [one] , osett.
       *[other] , osedda.
    }
}
rules-no-passing = Inga kort skickas.
rules-passing = Före spelet skickar var och en { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}.
rules-direction = { $direction ->
    [L1] åt vänster
    [R1] åt höger
    [L2] två platser åt vänster
    [R2] två platser åt höger
    [ACROSS] till spelaren mittemot
   *[HOLD] inget byte
}
rules-pass-always = I varje giv: { rules-direction }.
rules-pass-deal = Giv { $number }: { rules-direction }.
rules-pass-again = Efter { $count ->
    [one] { $count } giv
   *[other] { $count } givar
} börjar det om.
rules-pass-unseen = Ingen ser vad som kommer innan alla har skickat.
rules-lowest-of = det lägsta kortet i { suit-name } som är med i spelet
rules-opening-leader = { $leader ->
    [holder_leads_it] Den som har det här kortet spelar ut det till första sticket: { $card }.
    [holder_of_card] Den som har det här kortet spelar ut till första sticket: { $card }.
    [left_of_dealer] Spelaren till vänster om givaren spelar ut till första sticket.
    [dealer] Givaren spelar ut till första sticket.
    [youngest] Den yngsta spelaren spelar ut till första sticket.
   *[seat] En plats som värden utser spelar ut till första sticket.
}
rules-opening-must = { $must ->
    [card] Den som har det här kortet och spelar ut först måste spela ut det: { $card }.
   *[suit] Den som har det här kortet och spelar ut först måste spela ut dess färg: { $card }.
}
rules-opening-forbidden = Det allra första utspelet får inte vara { $cards }, utom när man inte har något annat.
rules-next-leader = { $leader ->
    [most_points_last_deal] I senare givar är det den som fick flest poäng i föregående giv som spelar ut först.
    [most_points_total] I senare givar är det den som har högst poäng som spelar ut först.
    [fewest_points] I senare givar är det den som fick minst poäng i föregående giv som spelar ut först.
   *[last_winner] I senare givar är det den som tog hem sista sticket i föregående giv som spelar ut först.
}
rules-next-tie = { $tie ->
    [left_of_previous] Om flera har lika många är det den första av dem till vänster om den som började förra gången.
    [youngest] Om flera har lika många är det den yngsta av dem.
   *[random] Om flera har lika många avgör slumpen.
}
rules-lead-free = Vilket kort som helst får spelas ut.
rules-locked = { $when ->
    [played_earlier_trick] Spärrat från början: { $locked }. Det får spelas ut först när { $breaking } har spelats i ett tidigare stick.
    [collected_earlier_trick] Spärrat från början: { $locked }. Det får spelas ut först när någon har tagit { $breaking } i ett tidigare stick.
    [in_previous_trick] Spärrat: { $locked }. Det får spelas ut bara om { $breaking } spelades i sticket närmast före.
    [last_card_of_previous_trick] Spärrat: { $locked }. Det får spelas ut bara om sista kortet i sticket närmast före var { $breaking }.
   *[never] Alltid spärrat: { $locked }.
}
rules-break-discard = Här räknas bara ett kort som har sakats på en annan färg.
rules-lock-waived = Den som inte har något annat får ändå spela ut det.
rules-queen-as-heart = Den som bara har hjärter och spader dam kvar får spela ut vilket av dem som helst.
rules-lead-any-time = { $first ->
    [other] Får spelas ut när som helst efter det allra första utspelet: { $cards }.
   *[free] Får spelas ut när som helst: { $cards }.
}
rules-follow = Bekänn färg om du kan; annars får du spela vilket kort som helst.
rules-first-trick = I första sticket får ingen spela { $cards }, utom när man inte har något annat.
rules-first-trick-lead = Det gäller inte utspelet.
rules-trick-won = Det högsta kortet i den begärda färgen tar hem sticket, och den som spelade det spelar ut till nästa stick. Det finns ingen trumf.
rules-duplicates = { $kind ->
    [cancel] Två likadana kort i ett stick tar ut varandra: inget av dem kan vinna, men deras poäng räknas ändå.
    [first_wins] Av två likadana kort är det första högst.
   *[last_wins] Av två likadana kort är det sista högst.
}
rules-void-when = { $when ->
    [two_pairs_or_no_live_led_card] Ett stick är ogiltigt när korten i två eller fler par tar ut varandra, eller när inget kort i den begärda färgen är kvar.
    [no_live_led_card] Ett stick är ogiltigt när inget kort i den begärda färgen är kvar.
   *[only_jokers] Ett stick med bara jokrar är ogiltigt.
}
rules-void-next = { $leader ->
    [same_leader] Korten väntar och går till den som tar hem nästa giltiga stick; samma spelare spelar ut igen.
   *[left_of_leader] Korten väntar och går till den som tar hem nästa giltiga stick; då är det spelaren till vänster om den som spelade ut som börjar nästa stick.
}
rules-void-last = { $to ->
    [nobody] Om sista sticket är ogiltigt får ingen dess kort, inte heller de som ännu väntar.
    [leader] Om sista sticket är ogiltigt går dess kort och de som ännu väntar till den som spelade ut.
    [previous_winner] Om sista sticket är ogiltigt går dess kort och de som ännu väntar till den som senast tog hem ett stick, eller till ingen om inget stick har tagits hem.
   *[second_copy_of_highest] Om sista sticket är ogiltigt går dess kort och de som ännu väntar till den som spelade det andra kortet i det högsta paret i den begärda färgen, eller till ingen om det inte finns något sådant par.
}
rules-kitty = { $count ->
    [one] { $count } kort blir över
   *[other] { $count } kort blir över
}: { $when ->
    [kitty_first_trick] den som först tar hem ett stick får talongen.
    [kitty_last_trick] den som tar hem sista sticket får talongen.
   *[kitty_first_heart] den som tar det första hjärterkortet får talongen.
}
rules-kitty-seen = { $seen ->
    [winner] Bara den som får talongen tittar på den.
    [all] Alla får då se den.
   *[nobody] Ingen tittar på den före slutet.
}
rules-joker = { $mode ->
    [excuse] En joker hör inte till någon färg, kostar inget och vinner aldrig; den får spelas när som helst.
    [excuse_costs] En joker hör inte till någon färg och vinner aldrig; den får spelas när som helst.
    [always_wins] Den första jokern i ett stick tar hem det; en joker i sig kostar inget och får spelas när som helst.
   *[always_wins_costs] Den första jokern i ett stick tar hem det; en joker får spelas när som helst.
}
rules-joker-led = Om en joker spelas ut räknas nästa vanliga kort som utspel: det bestämmer färgen, och det som inte får spelas ut får inte heller spelas då.
rules-points = Straffkort: { $list }.
rules-bonus = Bonuskort: { $list }.
rules-jinx = { $card } är oturskortet{ $instead ->
    [0] .
   *[other] {""}: det räknas som { $value } i stället för { $instead }.
}
rules-points-total = { $aside ->
    [yes] Alla kort tillsammans kostar { points }; de som läggs åt sidan räknas inte för någon.
   *[no] Alla kort i en giv kostar tillsammans { points }.
}
rules-no-trick = { $feat ->
    [moon] Den som inte tar något stick får { points }, utom i en giv där någon skjuter månen.
    [sun] Den som inte tar något stick får { points }, utom i en giv där någon skjuter solen.
    [both] Den som inte tar något stick får { points }, utom i en giv där någon skjuter månen eller solen.
   *[none] Den som inte tar något stick får { points }.
}
rules-points-wanted = Här är poäng bra att ha: det som ett kort ”kostar” läggs till poängsumman för den som tar det.
rules-never-negative = En poängsumma blir aldrig lägre än 0.
rules-no-moon = { $sun ->
    [yes] Den som tar alla straffkort men inte alla stick får helt enkelt deras poäng.
   *[no] Den som tar alla straffkort får helt enkelt deras poäng.
}
rules-moon = Den som tar alla straffkort skjuter månen.
rules-moon-needs = Den som tar minst de här korten skjuter månen: { $cards }.
rules-moon-needs-two = Om flera spelare tar dem skjuter ingen månen.
rules-need = { $count } × { $what }
rules-moon-with-bonus = { $feat ->
    [moon] Månen kräver även bonuskorten: { $cards }.
   *[sun] Solen kräver även bonuskorten: { $cards }.
}
rules-award = { $award ->
    [add_to_others] Då får alla andra { $value } poäng
    [subtract_from_self] Då dras { $value } poäng av från den spelarens summa
   *[shooter_chooses] Då får den spelaren välja: antingen får alla andra { $value } poäng, eller så dras { $value } av från den egna summan
}{ $kind ->
    [total] , lika mycket som korten i en giv kostar.
   *[fixed] .
}
rules-award-dealt = { $award ->
    [add_to_others] Då får alla andra lika många poäng som alla utdelade kort kostar.
    [subtract_from_self] Då dras lika många poäng av från den spelarens summa som alla utdelade kort kostar.
   *[shooter_chooses] Då får den spelaren välja: antingen får alla andra lika många poäng som alla utdelade kort kostar, eller så dras lika många av från den egna summan.
}
rules-moon-clears = I en sådan giv kostar själva korten inget för någon.
rules-moon-bonus-cards = { $kind ->
    [independent] { $feat ->
        [moon] Bonuskort räknas även i en giv där någon skjuter månen.
        [sun] Bonuskort räknas även i en giv där någon skjuter solen.
       *[both] Bonuskort räknas även i en giv där någon skjuter månen eller solen.
    }
   *[suppressed] { $feat ->
       [moon] Bonuskort räknas inte i en giv där någon skjuter månen.
       [sun] Bonuskort räknas inte i en giv där någon skjuter solen.
      *[both] Bonuskort räknas inte i en giv där någon skjuter månen eller solen.
   }
}
rules-sun = { $kind ->
    [moon] Den som dessutom tar alla stick skjuter solen; det ersätter månen.
    [some] Den som tar alla stick, och med dem minst de här korten, skjuter solen: { $cards }.
   *[all] Den som tar alla stick, och med dem alla straffkort, skjuter solen.
}
rules-end = { $end ->
    [limit] { $test ->
        [reach] Partiet slutar när någon efter en giv har { $limit } poäng eller mer.
       *[exceed] Partiet slutar när någon efter en giv har mer än { $limit } poäng.
    }
    [deals] { $deals ->
        [one] Partiet slutar efter { $deals } giv.
       *[other] Partiet slutar efter { $deals } givar.
    }
   *[both] { $test ->
        [reach] Partiet slutar när någon efter en giv har { $limit } poäng eller mer, senast efter giv { $deals }.
       *[exceed] Partiet slutar när någon efter en giv har mer än { $limit } poäng, senast efter giv { $deals }.
    }
}
rules-end-players = Det spelas lika många givar som det finns spelare.
rules-tie = { $tie ->
    [shared] Om det är oavgjort i toppen delas segern.
   *[extra_deal] Om det är oavgjort i toppen spelas en giv till.
}

# Herz an Herz
rules-herz-sentence = { $title }: { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} i en talong, två rader om { $length }; { $step } poäng för ett fullt steg, { $bonus } extra för samma färg; { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}, { $winner ->
    [highest] högst poäng vinner
   *[lowest] lägst poäng vinner
}.
rules-herz-goal = Bygg ett torn: under ett startkort två fallande rader om { $length } kort. { $winner ->
    [highest] Den som har högst poäng på slutet vinner.
   *[lowest] Den som har lägst poäng på slutet vinner.
}
rules-herz-players = { $seats ->
    [one] { $seats } spelare
   *[other] { $seats } spelare
}, { $count } kort: talen 1 till { $top } i färggrupper om { $size }, samt specialkort.
rules-herz-special = Sifferjokrar: { $number_jokers }, superjokrar: { $superjokers }, snattarkort: { $steal_cards }.
rules-herz-box = Kvar i asken: { $colours ->
    [turquoise] de turkosa korten, 76 till 100
   *[both] de röda och de turkosa korten, 51 till 100
}; sifferjokrar: { $number_jokers }, superjokrar: { $superjokers }, snattarkort: { $steal_cards }.
rules-herz-clockwise = Spelet går medurs, åt vänster.
rules-herz-stock = Alla kort blandas till en talong; ingen har kort på handen.
rules-herz-first-starter = Den som är mest känd som hjärtekrossare börjar: en plats som värden utser.
rules-herz-next-starter = { $next ->
    [rotate] Spelaren till vänster om den som började förra gången börjar nästa giv.
    [same] Samma spelare börjar varje giv.
    [winner] Den som fick flest poäng i en giv börjar nästa.
   *[last] Den som fick minst poäng i en giv börjar nästa.
}
rules-herz-next-tie = Om flera har lika många är det den första av dem till vänster om den som började förra gången.
rules-herz-draw = Alla drar i tur och ordning det översta kortet, öppet för alla, och bestämmer genast vad som ska ske med det.
rules-herz-start = Det första kortet man behåller är startkortet; det ligger kvar.
rules-herz-rows = Under det ligger en vänster och en höger rad med högst { $length } kort; varje kort måste vara lägre än kortet ovanför i samma rad.
rules-herz-free = I stället får man alltid slänga ett kort; då är det ur spel i den här given.
rules-herz-discards = { $seen ->
    [top] Av slänghögen syns bara det översta kortet.
   *[all] Alla får titta igenom slänghögen.
}
rules-herz-joker-value = { $value ->
    [next_lower] En joker räknas som närmast lägre värde där den ligger.
   *[free_choice] En joker räknas som valfritt lägre värde, som den som lägger den nämner.
}
rules-herz-number-joker = { $overflow ->
    [any] En sifferjoker håller sig till sin färggrupp; finns inget lägre värde i gruppen passar jokern inte.
    [clamp] En sifferjoker håller sig till sin färggrupp: ligger närmast lägre värde över gruppen räknas jokern som gruppens högsta; ligger det under gruppen passar jokern inte.
   *[illegal] En sifferjoker håller sig till sin färggrupp; den får läggas bara om närmast lägre värde finns i gruppen.
}
rules-herz-number-joker-start = Som startkort räknas en sifferjoker som det högsta i sin grupp.
rules-herz-superjoker-start = { $kind ->
    [top_in_play] Som startkort räknas en superjoker som { $value }, det högsta talet i spelet.
    [above_all] Som startkort räknas en superjoker som { $value }, högre än alla tal.
   *[100] Som startkort räknas en superjoker som { $value }.
}
rules-herz-steal = { $target ->
    [row_ends] Den som drar ett snattarkort får ta det nedersta kortet i någons rad.
   *[last_two] Den som drar ett snattarkort får ta ett av de två kort som ligger längst ned i någons torn, oavsett rad; delar två kort på samma steg andra platsen får vilket som helst av dem tas. Det som låg under flyttas upp.
}
rules-herz-steal-fits = Det måste passa i en av de egna raderna, och dess värde bestäms på nytt där. Snattarkortet slängs, använt eller inte.
rules-herz-steal-start = { $start ->
    [never] Startkort kan inte snattas.
   *[if_alone] Ett startkort kan snattas så länge inget ligger under det.
}
rules-herz-steal-as-start = Den som inte har något startkort får ta ett snattat kort som startkort.
rules-herz-steal-turn = { $again ->
    [yes] Den som har snattat drar ett kort till, om det egna tornet inte är klart.
   *[no] När man har snattat är draget slut.
}
rules-herz-step = Varje fullt steg, ett vänster- och ett högerkort bredvid varandra, ger { points }.
rules-herz-colour = Hör båda till samma färggrupp ger det { points } till; en sifferjoker räknas till sin grupp, { $superjoker ->
    [yes] en superjoker till sitt värdes grupp.
   *[no] en superjoker inte till någon.
}
rules-herz-most = Ett torn kan ge högst { points }.
rules-herz-deal-end = { $end ->
    [immediate] En giv slutar så snart ett torn är klart, eller när talongen är slut.
   *[finish_turn_cycle] En giv slutar när ett torn har blivit klart och alla har haft lika många drag, eller när talongen är slut.
}
rules-herz-match-end = Efter { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
} vinner den som har { $winner ->
    [highest] högst poäng.
   *[lowest] lägst poäng.
}
rules-herz-tie = { $tie ->
    [shared] Om det är oavgjort i toppen delas segern.
   *[extra_deal] Om det är oavgjort i toppen spelas en giv till.
}

# Sådant som är tillåtet men underligt.
warning-cancel-and-previous-trick = Likadana kort tar ut varandra, och bara sticket närmast före häver spärren: efter ett ogiltigt stick kan det överraska.
warning-many-void-tricks = Med så många spelare är en femtedel till två femtedelar av alla stick ogiltiga; om det inte räckte att korten i två par tar ut varandra skulle nästan inga vara det.

rules-heading-tips = Tips
rules-tip-early = { $passes ->
    [yes] Skicka och spela
   *[no] Spela
} höga kort tidigt, medan alla fortfarande bekänner.
rules-tip-throw = När du inte kan bekänna, saka de höga korten som kostar poäng.
rules-tip-remember = Håll reda på vilka kort som har gått, framför allt: { $card }.
rules-tip-avoid = Undvik stick med kort som kostar poäng{ $moon ->
    [yes] , utom för att skjuta månen eller hindra någon som försöker.
   *[no] .
}
rules-herz-tip-start = Ett högt startkort ger gott om utrymme under sig.
rules-herz-tip-colour = Två kort i samma färg på ett steg är värda en risk.
rules-herz-tip-watch = Håll ögonen på hur fort de andra bygger och vilka kort som är ute ur spelet.
