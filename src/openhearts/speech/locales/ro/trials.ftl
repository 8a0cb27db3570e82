# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Promisiune
test-head-outcome = Rezultat
test-head-figures = Verificat
test-passed = respectată
test-failed = încălcată
test-skipped = omisă
test-place = { $rules }, locuri: { $seats }, sămânța { $seed }, dona { $deal }, acțiuni înainte: { $step }, locul { $seat }
test-repeat = Ca să vezi din nou:
test-all-kept = { $subject } respectă fiecare promisiune verificată (sămânța { $seed }).
test-broken = { $subject } încalcă promisiuni: { $list } (sămânța { $seed }).
test-viewer = { $seat ->
    [watcher] spectator
   *[seat] locul { $seat }
}

# Bots
test-progress-bot = Decizii
test-promise-bot-answers = Răspunde la fiecare întrebare.
test-promise-bot-legal = Alege ce este permis.
test-promise-bot-repeatable = Aceeași întrebare primește același răspuns.
test-promise-bot-fresh-process = Un proces nou dă aceleași răspunsuri.
test-promise-bot-stateless = Între întrebări nu se păstrează nimic.
test-promise-bot-own-chance = Hazardul vine doar din rng.
test-promise-bot-view-unchanged = Vederea rămâne cum era.
test-promise-bot-two-worlds = Cărțile ascunse nu schimbă nimic.
test-promise-bot-nothing-hidden = Nu se uită decât la vedere.
test-promise-bot-budgets = Orice buget dă ceva permis, de fiecare dată același lucru.
test-promise-bot-advice = Sfatul lui este ceea ce face.
test-promise-bot-speed = Timpul unei decizii
bot-test-speed = { $count }: media { $mean } ms, 99 % { $most } ms, maxim { $worst } ms
bot-new-written = { $file } este scris. Ce poți face cu el:

# Games
test-progress-game = Done
test-promise-game-rules = Regulile lui se refac din valorile lor simple.
test-promise-game-views = O vedere spune a cui este și ce este la vedere.
test-promise-game-two-worlds = Cărțile ascunse nu schimbă nimic.
test-promise-game-audiences = Ce este privat nu află nimeni altcineva.
test-promise-game-legality = Opțiunile sunt acceptate, celelalte acțiuni refuzate.
test-promise-game-endings = Fiecare donă se termină.
test-promise-game-purity = Nimic nu este modificat, iar din același lucru iese același lucru.
test-promise-game-replay = Aceleași acțiuni duc la aceeași poziție.
test-promise-game-notation = Fiecare acțiune are un text al ei.
test-promise-game-messages = Evenimentele și acțiunile se refac din JSON.
test-promise-game-records = Donele se refac din înregistrările lor.
test-promise-game-standing = Punctele, scorul și câștigătorii se potrivesc.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = A ales { $chosen }, ceea ce aici nu este permis.
test-found-other-choice = A ales { $chosen }, iar la aceeași întrebare pusă din nou { $other }.
test-found-other-draws = La aceeași întrebare pusă din nou a extras de alt număr de ori.
test-found-other-process = A ales { $chosen }, iar într-un proces nou { $other }.
test-found-other-order = A ales { $chosen }, iar după alte întrebări { $other }.
test-found-other-world = A ales { $chosen }, iar acolo unde diferă doar cărți ascunse { $other }.
test-found-other-copy = A ales { $chosen }, iar dintr-o copie a aceleiași vederi { $other }.
test-found-other-chance = A ales { $chosen }, iar după o schimbare a hazardului comun întregului program { $other }.
test-found-chance-used = A schimbat starea lui { $source }; hazardul vine doar din rng.
test-found-looked = Dincolo de vedere a atins { $name }.
test-found-view-changed = După aceea vederea era alta.
test-found-too-much-work = Lumi imaginate: { $told }, la un buget de { $work }.
test-found-other-advice = A ales { $chosen }, iar sfatul lui este { $other }.
test-found-too-slow = Cea mai lentă decizie a durat { $worst } ms; limita este de { $bound } ms.
test-found-no-advice = Nu dă sfaturi proprii.
test-found-no-process = Alt proces nu poate crea acest bot: indică-l prin fișierul lui.
test-found-outside = Este alt program: ce face înăuntru nu se vede.
test-found-no-worlds = Aici nu este nimic ascuns.
test-found-asked-nothing = Nu a rămas niciun răspuns de comparat.
test-found-nothing-seen = Nu a rămas nimic de verificat.
test-found-rules-differ = Regulile se refac altfel din propriile lor valori simple.
test-found-view-differs = { $viewer }: vederea este alta unde diferă doar lucruri ascunse, și niciun eveniment nu a spus-o.
test-found-words-differ = { $viewer }: aceeași vedere este redată cu alte cuvinte sau date.
test-found-options-differ = { $viewer }: aceeași vedere are alte opțiuni.
test-found-refused-once = { $viewer }: la aceeași vedere, { $action } este acceptat într-o lume și refuzat în cealaltă: { $error }
test-found-refusal-differs = { $viewer }: la aceeași vedere, { $action } este refuzat altfel: { $one }; { $other }.
test-found-event-tells = { $viewer }: un eveniment spune ceva ce vederea nu arată: { $event }
test-found-too-many-told = Vederile și evenimentele spun prea multora ce este privat: { $viewers }.
test-found-wrong-seat = { $viewer }: vederea spune că ține de altcineva: { $other_viewer }.
test-found-wrong-public = { $viewer }: partea deschisă a vederii nu este cea a poziției.
test-found-copy-differs = { $viewer }: vederea se reface altfel din JSON-ul ei.
test-found-shown-otherwise = { $viewer }: evenimentul este arătat ca unul de alt fel, sau altfel a doua oară: { $event }
test-found-message-differs = Aceasta se reface altfel din JSON: { $value }
test-found-no-options = { $viewer }: se așteaptă o decizie, și nu există nicio opțiune.
test-found-extra-options = { $viewer }: nu se așteaptă nimic, și există opțiuni.
test-found-fast-options = { $viewer }: options_of spune altceva decât vederea.
test-found-refused = { $viewer }: { $action } este o opțiune și este refuzată: { $error }
test-found-accepted = { $viewer }: { $action } nu este o opțiune și este acceptată.
test-found-endless = Dona nu se termină; acțiuni până acum: { $count }.
test-found-not-over = Dona s-a terminat în faza { $phase }.
test-found-modified = { $name } modifică ce primește.
test-found-impure = { $name } dă altceva când este întrebat din nou.
test-found-replay-differs = Aceeași donă și aceleași acțiuni duc la altă poziție.
test-found-text-differs = Textul „{ $text }” pentru { $action } este citit ca { $other }.
test-found-text-error = Textul „{ $text }”, care nu numește nicio acțiune, a dat { $error } în loc de BadText.
test-found-text-twice = Textul „{ $text }” stă pentru { $action } și pentru { $other }.
test-found-start-differs = Dona se reface altfel din rândurile ei.
test-found-play-differs = Acțiunile se refac altfel din rândurile lor.
test-found-record-unread = Înregistrarea, scrisă ca { $form }, nu poate fi citită din nou: { $error }
test-found-record-differs = Înregistrarea, scrisă ca { $form }, este citită ca alta.
test-found-points-total = Punctele donei sunt { $points }; suma ar trebui să fie { $total }.
test-found-points-missing = Nu există puncte și scor pentru fiecare loc.
test-found-points-lost = Punctele donei nu sunt printre cele ale partidei.
test-found-next-number = După dona { $number } urmează dona { $next }.
test-found-next-scores = Dona următoare începe cu alt scor sau cu alt număr.
test-found-next-rules = După donă regulile sunt altele.
test-found-no-such-winners = Aceștia nu pot fi acum câștigătorii: { $winners }.
test-found-not-the-highest = Câștigătorii sunt { $winners }, scorul { $scores }; după reguli câștigă cel mai mare.
test-found-not-the-lowest = Câștigătorii sunt { $winners }, scorul { $scores }; după reguli câștigă cel mai mic.
test-found-early-standing = Un scor este făcut dintr-o donă care nu s-a terminat.
