# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Løfte
test-head-outcome = Utfall
test-head-figures = Undersøkt
test-passed = holdt
test-failed = brutt
test-skipped = utelatt
test-place = { $rules }, plasser: { $seats }, seed { $seed }, omgang { $deal }, handlinger før: { $step }, plass { $seat }
test-repeat = Se det igjen:
test-all-kept = { $subject } holder hvert løfte som ble undersøkt (seed { $seed }).
test-broken = { $subject } bryter løfter: { $list } (seed { $seed }).
test-viewer = { $seat ->
    [watcher] tilskuer
   *[seat] plass { $seat }
}

# Bots
test-progress-bot = Avgjørelser
test-promise-bot-answers = Den svarer på hvert spørsmål.
test-promise-bot-legal = Den velger det som er tillatt.
test-promise-bot-repeatable = Det samme spørsmålet får det samme svaret.
test-promise-bot-fresh-process = En ny prosess gir de samme svarene.
test-promise-bot-stateless = Ingenting tas vare på mellom spørsmålene.
test-promise-bot-own-chance = Tilfeldighet kommer bare fra rng.
test-promise-bot-view-unchanged = Visningen blir som den var.
test-promise-bot-two-worlds = Skjulte kort endrer ingenting.
test-promise-bot-nothing-hidden = Bare visningen ses på.
test-promise-bot-budgets = Hvert budsjett gir noe tillatt, det samme hver gang.
test-promise-bot-advice = Rådet er det den gjør.
test-promise-bot-speed = Tid for en avgjørelse
bot-test-speed = { $count }: middel { $mean } ms, 99 % { $most } ms, verst { $worst } ms
bot-new-written = { $file } er skrevet. Hva du kan gjøre med den:

# Games
test-progress-game = Omganger
test-promise-game-rules = Reglene kommer tilbake fra enkle verdier.
test-promise-game-views = En visning sier hvem den tilhører, og hva som ligger åpent.
test-promise-game-two-worlds = Skjulte kort endrer ingenting.
test-promise-game-audiences = Det hemmelige får ingen andre vite.
test-promise-game-legality = Valgene godtas, andre handlinger avvises.
test-promise-game-endings = Hver omgang tar slutt.
test-promise-game-purity = Ingenting endres, og det samme gir det samme.
test-promise-game-replay = De samme handlingene fører til den samme stillingen.
test-promise-game-notation = Hver handling har sin egen tekst.
test-promise-game-messages = Hendelser og handlinger kommer tilbake fra JSON.
test-promise-game-records = Omganger kommer tilbake fra spilloggene sine.
test-promise-game-standing = Poeng, stilling og vinnere stemmer overens.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Valget ble { $chosen }, som ikke er tillatt her.
test-found-other-choice = Valget ble { $chosen }, og { $other } da det samme ble spurt igjen.
test-found-other-draws = Det ble trukket et annet antall ganger da det samme ble spurt igjen.
test-found-other-process = Valget ble { $chosen }, og { $other } i en ny prosess.
test-found-other-order = Valget ble { $chosen }, og { $other } da andre spørsmål kom før.
test-found-other-world = Valget ble { $chosen }, og { $other } der bare skjulte kort er annerledes.
test-found-other-copy = Valget ble { $chosen }, og { $other } fra en kopi av den samme visningen.
test-found-other-chance = Valget ble { $chosen }, og { $other } etter en endring av tilfeldigheten som hele programmet deler.
test-found-chance-used = Tilstanden til { $source } ble endret; tilfeldighet kommer bare fra rng.
test-found-looked = Utenom visningen ble { $name } rørt.
test-found-view-changed = Visningen var en annen etterpå.
test-found-too-much-work = Med et budsjett på { $work } forestilte den seg { $told } verdener.
test-found-other-advice = Valget ble { $chosen }, og rådet er { $other }.
test-found-too-slow = Den tregeste avgjørelsen tok { $worst } ms; grensen er { $bound } ms.
test-found-no-advice = Den gir ingen egne råd.
test-found-no-process = En annen prosess kan ikke lage denne boten: oppgi den med filen.
test-found-outside = Det er et annet program: hva det gjør inni seg, kan ikke ses.
test-found-no-worlds = Her er ingenting skjult.
test-found-asked-nothing = Det var ikke noe svar igjen å sammenligne.
test-found-nothing-seen = Det var ingenting igjen å se på.
test-found-rules-differ = Reglene kommer annerledes tilbake fra sine egne enkle verdier.
test-found-view-differs = { $viewer }: visningen er en annen der bare skjulte ting er annerledes, og ingen hendelse fortalte det.
test-found-words-differ = { $viewer }: den samme visningen vises med andre ord eller data.
test-found-options-differ = { $viewer }: den samme visningen har andre valg.
test-found-refused-once = { $viewer }: med den samme visningen godtas { $action } i den ene verdenen og avvises i den andre: { $error }
test-found-refusal-differs = { $viewer }: med den samme visningen avvises { $action } på forskjellig måte: { $one }; { $other }.
test-found-event-tells = { $viewer }: en hendelse forteller noe som visningen ikke viser: { $event }
test-found-too-many-told = Visninger og hendelser forteller for mange hva som er hemmelig: { $viewers }.
test-found-wrong-seat = { $viewer }: visningen sier at den hører til et annet sted: { $other_viewer }.
test-found-wrong-public = { $viewer }: den åpne delen av visningen er en annen enn stillingens.
test-found-copy-differs = { $viewer }: visningen kommer annerledes tilbake fra JSON.
test-found-shown-otherwise = { $viewer }: hendelsen vises som en av et annet slag, eller annerledes neste gang: { $event }
test-found-message-differs = Dette kommer annerledes tilbake fra JSON: { $value }
test-found-no-options = { $viewer }: det ventes en avgjørelse, og det finnes ikke noe valg.
test-found-extra-options = { $viewer }: det ventes ingenting, og det finnes valg.
test-found-fast-options = { $viewer }: options_of sier noe annet enn visningen.
test-found-refused = { $viewer }: { $action } hører til valgene og avvises: { $error }
test-found-accepted = { $viewer }: { $action } hører ikke til valgene og godtas.
test-found-endless = Omgangen tar ikke slutt; handlinger til nå: { $count }.
test-found-not-over = Omgangen har tatt slutt i fasen { $phase }.
test-found-modified = { $name } endrer det den får.
test-found-impure = { $name } gir noe annet når det spørres igjen.
test-found-replay-differs = Den samme omgangen og de samme handlingene fører til en annen stilling.
test-found-text-differs = Teksten «{ $text }» for { $action } leses som { $other }.
test-found-text-error = Teksten «{ $text }», som ikke er noen handling, ga { $error } i stedet for BadText.
test-found-text-twice = Teksten «{ $text }» står for { $action } og for { $other }.
test-found-start-differs = Omgangen kommer annerledes tilbake fra linjene sine.
test-found-play-differs = Handlingene kommer annerledes tilbake fra linjene sine.
test-found-record-unread = Spilloggen, skrevet som { $form }, kan ikke leses igjen: { $error }
test-found-record-differs = Spilloggen, skrevet som { $form }, leses som en annen.
test-found-points-total = Poengene i omgangen er { $points }; til sammen burde de være { $total }.
test-found-points-missing = Det finnes ikke poeng og stilling for hver plass.
test-found-points-lost = Poengene i omgangen er ikke blant partiets.
test-found-next-number = Omgang { $number } følges av omgang { $next }.
test-found-next-scores = Den neste omgangen begynner med en annen stilling eller et annet nummer.
test-found-next-rules = Reglene er andre etter omgangen.
test-found-no-such-winners = Dette kan ikke være vinnerne nå: { $winners }.
test-found-not-the-highest = Vinnerne er { $winners }, stillingen { $scores }; etter reglene vinner den høyeste.
test-found-not-the-lowest = Vinnerne er { $winners }, stillingen { $scores }; etter reglene vinner den laveste.
test-found-early-standing = En stilling lages av en omgang som ikke er slutt.
