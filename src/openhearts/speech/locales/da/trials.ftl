# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Løfte
test-head-outcome = Udfald
test-head-figures = Undersøgt
test-passed = holdt
test-failed = brudt
test-skipped = udeladt
test-place = { $rules }, pladser: { $seats }, seed { $seed }, runde { $deal }, handlinger før: { $step }, plads { $seat }
test-repeat = Se det igen:
test-all-kept = { $subject } holder hvert løfte, der blev undersøgt (seed { $seed }).
test-broken = { $subject } bryder løfter: { $list } (seed { $seed }).
test-viewer = { $seat ->
    [watcher] tilskuer
   *[seat] plads { $seat }
}

# Bots
test-progress-bot = Beslutninger
test-promise-bot-answers = Den svarer på hvert spørgsmål.
test-promise-bot-legal = Den vælger det, der er tilladt.
test-promise-bot-repeatable = Det samme spørgsmål får det samme svar.
test-promise-bot-fresh-process = En ny proces giver de samme svar.
test-promise-bot-stateless = Intet gemmes mellem spørgsmålene.
test-promise-bot-own-chance = Tilfældigheden kommer kun fra rng.
test-promise-bot-view-unchanged = Visningen bliver, som den var.
test-promise-bot-two-worlds = Skjulte kort ændrer intet.
test-promise-bot-nothing-hidden = Kun visningen ses på.
test-promise-bot-budgets = Hvert budget giver noget tilladt, det samme hver gang.
test-promise-bot-advice = Dens råd er det, den gør.
test-promise-bot-speed = Tid for en beslutning
bot-test-speed = { $count }: middel { $mean } ms, 99 % { $most } ms, værst { $worst } ms
bot-new-written = { $file } er skrevet. Hvad du kan gøre med den:

# Games
test-progress-game = Runder
test-promise-game-rules = Dets regler kommer tilbage fra enkle værdier.
test-promise-game-views = En visning siger, hvis den er, og hvad der ligger åbent.
test-promise-game-two-worlds = Skjulte kort ændrer intet.
test-promise-game-audiences = Det hemmelige får ingen anden at vide.
test-promise-game-legality = De valg, der er, godtages, andre handlinger afvises.
test-promise-game-endings = Hver runde slutter.
test-promise-game-purity = Intet ændres, og det samme giver det samme.
test-promise-game-replay = De samme handlinger fører til den samme stilling.
test-promise-game-notation = Hver handling har sin egen tekst.
test-promise-game-messages = Hændelser og handlinger kommer tilbage fra JSON.
test-promise-game-records = Runder kommer tilbage fra deres spillogge.
test-promise-game-standing = Point, stilling og vindere passer sammen.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Valget blev { $chosen }, som ikke er tilladt her.
test-found-other-choice = Valget blev { $chosen }, og { $other }, da det samme blev spurgt igen.
test-found-other-draws = Der blev trukket et andet antal gange, da det samme blev spurgt igen.
test-found-other-process = Valget blev { $chosen }, og { $other } i en ny proces.
test-found-other-order = Valget blev { $chosen }, og { $other }, da andre spørgsmål kom før.
test-found-other-world = Valget blev { $chosen }, og { $other }, hvor kun skjulte kort er anderledes.
test-found-other-copy = Valget blev { $chosen }, og { $other } ud fra en kopi af den samme visning.
test-found-other-chance = Valget blev { $chosen }, og { $other } efter en ændring af den tilfældighed, som hele programmet deler.
test-found-chance-used = Tilstanden af { $source } blev ændret; tilfældigheden kommer kun fra rng.
test-found-looked = Uden om visningen blev { $name } rørt.
test-found-view-changed = Visningen var en anden bagefter.
test-found-too-much-work = Med et budget på { $work } forestillede den sig { $told } verdener.
test-found-other-advice = Valget blev { $chosen }, og rådet er { $other }.
test-found-too-slow = Den langsomste beslutning tog { $worst } ms; grænsen er { $bound } ms.
test-found-no-advice = Den giver ingen egne råd.
test-found-no-process = En anden proces kan ikke lave denne bot: angiv den ved dens fil.
test-found-outside = Det er et andet program: hvad det gør indeni, kan ikke ses.
test-found-no-worlds = Her er intet skjult.
test-found-asked-nothing = Der var intet svar tilbage at sammenligne.
test-found-nothing-seen = Der var intet tilbage at se på.
test-found-rules-differ = Reglerne kommer anderledes tilbage fra deres egne enkle værdier.
test-found-view-differs = { $viewer }: visningen er en anden, hvor kun skjulte ting er anderledes, og ingen hændelse fortalte det.
test-found-words-differ = { $viewer }: den samme visning vises med andre ord eller data.
test-found-options-differ = { $viewer }: den samme visning har andre valg.
test-found-refused-once = { $viewer }: med den samme visning godtages { $action } i den ene verden og afvises i den anden: { $error }
test-found-refusal-differs = { $viewer }: med den samme visning afvises { $action } på forskellig måde: { $one }; { $other }.
test-found-event-tells = { $viewer }: en hændelse fortæller noget, som visningen ikke viser: { $event }
test-found-too-many-told = Visninger og hændelser fortæller for mange, hvad der er hemmeligt: { $viewers }.
test-found-wrong-seat = { $viewer }: visningen siger, at den hører til et andet sted: { $other_viewer }.
test-found-wrong-public = { $viewer }: visningens åbne del er en anden end stillingens.
test-found-copy-differs = { $viewer }: visningen kommer anderledes tilbage fra sin JSON.
test-found-shown-otherwise = { $viewer }: hændelsen vises som en af en anden slags, eller anderledes næste gang: { $event }
test-found-message-differs = Dette kommer anderledes tilbage fra JSON: { $value }
test-found-no-options = { $viewer }: der ventes en beslutning, og der er intet valg.
test-found-extra-options = { $viewer }: der ventes intet, og der er valg.
test-found-fast-options = { $viewer }: options_of siger noget andet end visningen.
test-found-refused = { $viewer }: { $action } er et valg og afvises: { $error }
test-found-accepted = { $viewer }: { $action } er intet valg og godtages.
test-found-endless = Runden slutter ikke; handlinger indtil nu: { $count }.
test-found-not-over = Runden er sluttet i fasen { $phase }.
test-found-modified = { $name } ændrer det, som den får.
test-found-impure = { $name } giver noget andet, når der spørges igen.
test-found-replay-differs = Den samme runde og de samme handlinger fører til en anden stilling.
test-found-text-differs = Teksten »{ $text }« for { $action } læses som { $other }.
test-found-text-error = Teksten »{ $text }«, der ikke er nogen handling, gav { $error } i stedet for BadText.
test-found-text-twice = Teksten »{ $text }« står for { $action } og for { $other }.
test-found-start-differs = Runden kommer anderledes tilbage fra sine linjer.
test-found-play-differs = Handlingerne kommer anderledes tilbage fra deres linjer.
test-found-record-unread = Spilloggen, skrevet som { $form }, kan ikke læses igen: { $error }
test-found-record-differs = Spilloggen, skrevet som { $form }, læses som en anden.
test-found-points-total = Rundens point er { $points }; tilsammen burde de være { $total }.
test-found-points-missing = Der er ikke point og stilling for hver plads.
test-found-points-lost = Rundens point er ikke blandt partiets.
test-found-next-number = Runde { $number } følges af runde { $next }.
test-found-next-scores = Den næste runde begynder med en anden stilling eller et andet nummer.
test-found-next-rules = Reglerne er andre efter runden.
test-found-no-such-winners = Det kan ikke være vinderne nu: { $winners }.
test-found-not-the-highest = Vinderne er { $winners }, stillingen { $scores }; efter reglerne vinder den højeste.
test-found-not-the-lowest = Vinderne er { $winners }, stillingen { $scores }; efter reglerne vinder den laveste.
test-found-early-standing = En stilling laves af en runde, der ikke er slut.
