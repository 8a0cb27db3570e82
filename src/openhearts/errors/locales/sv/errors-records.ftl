# Records, and shuffles that can be checked.

error-empty-record = Detta är tomt; ett protokoll börjar med { $head }.
error-no-record-head = Detta är inget protokoll: ett sådant börjar med { $head }.
error-record-version = Detta är version { $told }; det här programmet läser version { $right }.
error-cut-off = Slutet av protokollet saknas.
error-after-end = { $name } står efter slutet av protokollet.
error-stands-twice = { $name } står där två gånger.
error-stands-instead = { $name } står där { $right } måste stå.
error-stands-before = { $name } får inte stå före { $right }.
error-no-place-here = { $name } hör inte hemma här.
error-missing-before = { $name } saknas före { $right }.
error-bad-fields = Den här raden har ett fält som den inte kan ha, eller saknar ett.
error-half-a-letter = ”{ $text }” innehåller en halv bokstav, som ingen fil kan spara.
error-strange-letter = ”{ $text }” innehåller en bokstav eller ett tal som inget kortspel behöver.
error-no-value = ”{ $text }” är inget värde.
error-tag-name = ”{ $name }” kan inte vara namnet på ett fält: skriv bokstäver, siffror och _, men inget namn som protokollen själva använder.
error-player-kind = En bot behöver namnet på sin sort (bot="..."), och en människa har inget.
error-player-bot-only = Bara botar har version, budget och frö.
error-no-deal-open = Den här raden hör till en giv, men ingen spelas.
error-stand-ins-early = Vem som hoppade in anges efter spelet.
error-stand-ins-range = Här finns inte handlingarna { $low } till { $high }.
error-stand-ins-order = Vilka som hoppade in anges i ordning efter sina första handlingar.
error-stand-ins-both = Två botar bestämde samtidigt för plats { $seat }.
error-stand-ins-seat = Handling { $number } hör inte till plats { $seat }.
error-event-missing = En händelse saknas före den här raden.
error-event-not-here = Den här händelsen sker inte här.
error-event-other = Det som händer här är { $name }, inte detta.
error-comment-place = En kommentar kan inte stå efter handling { $number } här.
error-no-hand = Handen för plats { $seat } saknas.
error-cards-of-deal = Givens kort saknas, eller är ingen vanlig text.
error-seat-has-hand = Plats { $seat } finns inte vid det här bordet, eller har redan en hand.
error-passed-elsewhere = Så skickas korten i den här given: { $right }.
error-trick-number = Stick { $told } står där stick { $right } måste stå.
error-trick-size = Ett stick med { $told } kort finns inte: bordet har { $right } platser.
error-trick-incomplete = Sticket har en vinnare, men inte alla sina kort.
error-winner = { $seat ->
    [none] ingen
   *[other] plats { $seat }
} tar hem det här sticket, inte { $told }.
error-points = Poängen är { $points }.
error-play-refused = { $card } får inte spelas av plats { $seat }: { $reason ->
    [must-follow] den begärda färgen måste bekännas
    [card-not-held] platsen har inte det kortet
    [locked] det får inte spelas ut än
    [first-trick] inte i första sticket
    [opening-card] öppningskortet måste spelas ut
    [opening-suit] öppningskortets färg måste spelas ut
    [opening-forbidden] inte som allra första utspel
    [not-your-turn] en annan plats står i tur
   *[other] { $reason }
}.
error-seat-says = Plats { $seat }: { $cause }
error-rules-say = Reglerna säger { $right }, inte { $told }.
error-digest = Reglerna nedanför har inte den här kontrollsumman: något i dem har ändrats.
error-no-deals = Det finns ingen giv i det här protokollet.
error-over-before = Partiet var slut före den här given.
error-deal-unfinished = Giv { $deal } var inte slut före den här.
error-deal-begins-otherwise = Given börjar inte så som den förra lämnade bordet.
error-deal-counted-early = Giv { $deal } är inte slut, men ändå räknad.
error-shuffle-not-told = Giv { $deal } anger inget som blandningen kan räknas om från.
error-changes-too-early = Ingen byter plats före den första given.
error-cards-decide-leader = Korten avgör vem som spelar ut: ingen anges.
error-recorded = { $name } är { $right }, inte { $told }.
error-bot-chooses = Boten på plats { $seat } väljer { $right } här, inte { $told }.
error-bot-chooses-illegal = Boten på plats { $seat } väljer något som inte är tillåtet: { $cause }
error-bot-seed-hidden = Fröet för boten på plats { $seat } anges inte.
error-no-bot-there = Ingen bot bestämde där, eller så är dess frö inte avslöjat.
error-bot-version = Boten på plats { $seat } väljer { $right } här, inte { $told }; men protokollet gjordes av version { $before } av { $bot }, och detta är version { $now }, som inte behöver välja likadant.
error-starts-no-program = { $text } är ett program, och ett protokoll startar inget.
error-shuffle = Detta är inte de kort som blandningen ger.
error-secret = Serverns hemlighet är inte den som låstes i förväg.
error-secret-hidden = Serverns hemlighet har inte avslöjats.
error-n-bytes = En hemlighet eller ett bidrag har { $right } byte, inte { $told }.
error-hex-digits = { $name } måste ha { $count } tecken 0-9 a-f.
error-match-name = ”{ $text }” kan inte vara namnet på ett parti: skriv 1 till 60 bokstäver, siffror och . _ : -
error-contributions-order = Bidragen står inte i platsernas ordning, eller en plats har två.
error-contribution-missing = Bidrag saknas; platser: { $list }.
error-contribution-other = Bidraget från plats { $seat } är inte det som låstes.
error-contribution-derived = Bidraget från plats { $seat } följer inte av hemligheten.
error-contributes-not = Plats { $seat } bidrar inte till den här given, eller har redan gjort det.
error-commitment-taken = Den låsningen tillhör en annan plats.
error-commitment-other = Detta är en annan låsning än den som fröet ger.
error-fixed = Kort som bestämts i förväg har en nyckel med 64 tecken 0-9 a-f, och blandas inte.
error-chance = Detta är inte den slump för botarna som hemligheten ger, eller så anges ingen hemlighet.
error-sealed = Den här givens hemlighet är förseglad med en nyckel som inte finns här.
error-bad-seal = Serverns signatur under blandningen stämmer inte.
error-no-receipts = Det här är ingen fil med kvitton så som en sida eller openhearts join skriver den.
error-shuffle-step = Blandningen är inte vid det här steget.
