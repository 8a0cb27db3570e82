# Vad som inte går, och varför. Kortet står först: ”klöver fyra: du måste bekänna hjärter”.

error-not-your-turn = Det är inte din tur: { $seat } står i tur.
error-deal-over = Given är slut.
error-not-an-action = Det finns inte i det här spelet.
error-not-now = Det går inte nu.
error-not-begun = Partiet har inte börjat än.
error-wrong-phase = { $phase ->
    [pass] Kort skickas; ingen spelar än.
    [play] Kort spelas; bytet är över.
    [choose] Månen ska avgöras först.
    [start] Kortet som drogs behålls som startkort eller slängs.
    [lay] Kortet som drogs läggs till vänster eller höger, eller slängs.
    [steal] Ett snattarkort har dragits: snatta, eller släng det.
   *[over] Given är slut.
}
error-card-not-held = { $card }: du har inte det kortet.
error-pass-twice = { $card }: så många har du inte.
error-pass-count = Välj exakt { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} att skicka.
error-already-passed = Du har redan skickat.
error-opening-card = { $card }: öppningskortet måste spelas ut: { $opening }.
error-opening-suit = { $card }: du måste spela ut { suit-name }.
error-opening-forbidden = { $card }: inte som allra första utspel.
error-locked = { $card }: { $lock ->
    [hearts] hjärter har inte brutits än
   *[other] kortet får inte spelas ut än
}.
error-must-follow = { $card }: du måste bekänna { suit-name }.
error-first-trick = { $card }: inte i första sticket.
error-bad-choice = Välj plus, poäng till de andra, eller minus, avdrag för dig själv.
error-claim-not-certain = Av det du kan se är resten inte säker.
error-no-start-card = Du har inget startkort än.
error-has-start-card = Du har redan ett startkort.
error-row-full = { $row ->
    [none] Den raden är full.
   *[other] { $card }: { row-name } är full.
}
error-value-too-high = { $card }: för högt, värdet måste vara lägre än på kortet ovanför.
error-outside-group = { $card }: inget värde i den egna gruppen passar där.
error-cannot-steal = Det kortet kan inte snattas.
error-bad-value = { $card }: det värdet går inte där.

error-line = Rad { $line }: { $text }
error-text = Det kan jag inte läsa: { $detail }.
error-text-card = ”{ $text }” är inget kort. Skriv färg och valör, till exempel SpD, Hj10 eller RuE.
error-text-empty = Inget skrevs. ”hjälp” visar alla ord.
error-text-word = ”{ $text }” är inget ord jag kan. ”hjälp” visar alla ord.
error-text-ambiguous = ”{ $text }” kan betyda flera kort: { $cards }.
error-text-number = ”{ $text }” är inget nummer på ett kort på bordet.
error-text-one-card = Nämn ett kort att spela.
error-text-some-cards = Nämn korten som ska skickas.
error-text-seat = Ingen vid det här bordet heter ”{ $text }”.
error-text-steal = Säg vem du snattar från, vilken rad och vart kortet ska: snatta ben vänster höger.
error-text-nested = Listor och tabeller ligger mer än { $most } nivåer djupt i varandra; inget protokoll behöver det.
error-did-you-mean = Menade du ”{ $word }”?
error-record = Protokollet stämmer inte med reglerna: { $detail }.
error-ruleset = De här reglerna fungerar inte: { $detail }.
error-seats = { $single ->
    [yes] ”{ $name }” är för { $high } spelare.
   *[no] ”{ $name }” är för { $low } till { $high } spelare.
}
error-rules-bounds = { $file }, rad { $line }: { $what ->
    [nested] tabeller och listor ligger mer än { $most } nivåer djupt i varandra; skriv dem platt, som score.points
    [parts] ett namn har fler än { $most } delar; en regel har två, som score.points
    [line] raden är längre än { $most } tecken; bryt eller korta den
    [text] en text är längre än { $most } tecken; korta den
    [digits] ett tal har fler än { $most } siffror; ingen regel behöver ett så stort tal
    [entries] det finns fler än { $most } poster; en regelfil behöver långt färre
   *[open] en text inom citattecken tar inte slut; avsluta den på samma rad
}
error-rules-long-list = { $name }: listan är för lång; korta den till högst { $most } poster
error-field = Fält: { $field }.
error-allowed = Tillåtet: { $allowed }.
error-bot = Den boten finns inte: { $detail }.
error-view = Den här bilden av spelet motsäger sig själv: { $detail }.
error-forbidden = Det är inte tillåtet: { $detail }.
error-seat-taken = Där sitter redan någon.
error-curtain = Korten är dolda: säg först vem du är, med knappen på sidan.
error-not-away = Ingen är borta där.
error-known-cards = Korten i den här given är kända i förväg: den är för en person med botar.
error-after-the-deal = Den platsen kan du ta när given är slut: ingen ser två händer i samma giv.
error-next-hand = Den handen gavs till någon annan. En bot spelar den; du får kort med nästa giv.
error-vouch = Bara de som spelar i den här given kan säga vem som är tillbaka.
error-shuffling = Korten blandas just nu. Försök igen om en stund.
error-not-playing = Ingen giv spelas just nu.
error-not-anew = Någon spelar hellre given till slut.
error-no-seat = Den platsen finns inte.
error-two-seats = Välj två olika platser.
error-host-sits = Spelledaren måste sitta vid bordet.
error-host-only = Det kan bara spelledaren göra.
error-refused = Spelledaren har gjort din plats ledig. Du kan sätta dig här igen när spelledaren ger dig lov.
error-watching = Du tittar på; det kan bara spelare göra.
error-no-bot-there = Ingen bot bestämde där, eller så är dess frö inte avslöjat.
error-record-too-large = Det är för stort: högst { $most } kB.
error-search-not-ready = Den boten gör sig fortfarande redo på den här datorn; fråga igen om en halv minut.
error-busy = Många vill ha det här just nu. Vänta ett ögonblick och försök sedan igen.
error-too-often = Du har bett om väldigt mycket just nu. Vänta en minut och försök sedan igen.
error-too-much = Det här kräver mer minne eller tid än vad som finns för en begäran. Försök med något mindre.
error-try-again = Bordet läses in på nytt; försök igen om ett ögonblick.
error-no-undo = Vid det här bordet går det inte att ångra.
error-no-hints = Vid det här bordet ges inga tips.
error-no-chat = Vid det här bordet skriver man inte till varandra.
error-claim-alone = När resten inte är säker måste alla andra godta anspråket.
error-claim-again = Anspråket har avvisats. Fråga igen efter nästa stick.
error-claim-own = De andra svarar på ditt anspråk. Du kan ta tillbaka det.
error-claim-answered = Det finns inget för dig att svara på.
error-no-claim = Ingen har gjort anspråk på något.
error-no-claims = I det här spelet går det inte att göra anspråk; det spelas färdigt.
error-chat-often = Inte så fort. Vänta ett ögonblick och skriv sedan igen.
error-no-phrase = Det meddelandet finns inte.
error-not-over = Partiet är inte slut.
error-table-full = Alla platser vid bordet är upptagna.
error-too-many-wait = Det väntar för många på en plats eller ett byte just nu. Försök igen senare.
error-cannot-join = Bordet går inte att nå: { $why }.
error-text-invitation = ”{ $text }” är ingen inbjudan. En sådan ser ut så här: http://localhost:8765/table/abc.
error-text-no-receipts = Det här är ingen fil med kvitton så som en sida eller openhearts join skriver den.
error-bad-seal = Serverns signatur under blandningen stämmer inte.
error-nothing-to-undo = Det finns inget att ångra.
error-not-your-seat = Det är inte din plats.
error-no-table = Det bordet finns inte.
error-foreign-host = Servern heter inte så som det står i den här adressen och svarar därför inte. Den som driver den kan tillåta namnet: openhearts serve --public-url ADRESS, med adressen så som man skriver den.
error-signed-out = Du har loggats ut här. Kom igen, så är du en ny gäst.
error-two-hands = Du sitter själv vid samma bord, och ingen får se två händer. Lämna din plats där först.
error-too-many-tables = Det finns för många bord just nu; försök igen senare.
error-no-record = Ingen giv är slut än, så det finns inget protokoll.
error-cannot-listen = Adressen { $host }, port { $port }, går inte att använda: { $why }. Välj en annan port med --port.
error-no-address = ”{ $host }” är ingen adress på den här datorn. Utelämna --host, eller ange en som den har.
error-public-url = ”{ $text }” är ingen offentlig adress. Skriv den som https://hearts.example, utan sökväg.
error-no-folder = Mappen { $folder } går inte att använda: { $why }. Välj en annan med --data.
error-folder-in-use = En annan OpenHearts har sina bord i { $folder }: { $address }. Använd den, stoppa den, eller välj en annan mapp med --data.
error-too-many-own = Du har öppnat för många bord just nu; fortsätt vid ett av dem, eller försök igen senare.
error-too-many-watchers = För många tittar redan på det här bordet.
error-stale = Spelet har gått vidare; titta igen innan du gör något.
error-other = Något gick fel: { $detail }.
error-text-herz-card = ”{ $text }” är inget kort. Skriv ett tal, J26-50 för en sifferjoker, SJ eller ST.

# Närmare om detta: det som är vanligast; se speech/details.py. Utan punkt på slutet.
detail-no-variant = det finns ingen variant ”{ $text }”
detail-seats = { $name } spelas inte av { $count } spelare
detail-no-parameter = { $name } är ingen regelparameter
detail-not-offered = { $name } finns i reglerna men erbjuds inte
detail-bad-value = { $name } kan inte vara ”{ $text }”
detail-bundle = { $name } är ett paket
detail-two-packs = två kortlekar kräver en regel för likadana kort
detail-no-file = { $file } kan inte läsas: { $kind ->
    [missing] filen finns inte
    [folder] det är en mapp
    [forbidden] tillåtelse saknas
   *[other] { $why }
}
detail-empty-file = { $file } är tom
detail-no-utf8 = { $file ->
    [this] detta
   *[other] { $file }
} är ingen UTF-8-text, från byte { $place }
detail-no-toml = { $file } är ingen TOML: { $why }
detail-too-large = { $file } är för stor för en regelfil (högst { $most } byte)
detail-no-bot = ”{ $text }”; kända är { $known } eller FIL.py:Klass{ $nearest ->
    [none] {""}
   *[other] . Menade du ”{ $nearest }”?
}
detail-empty-record = detta är tomt; ett protokoll börjar med { $head }
detail-no-record = detta är inget protokoll: ett sådant börjar med { $head }
detail-no-text = detta är ingen textfil
detail-long-line = en rad är längre än { $most } byte, för lång för ett protokoll
detail-cut-off = slutet av protokollet saknas
detail-no-hand = handen för plats { $seat } saknas
detail-twice = { $card } finns för många gånger, eller inte i den här kortleken
detail-no-card = ”{ $text }” är inget kort; skriv valör och färg som i QS, 10H eller AD
detail-refused = { $card } får inte spelas av plats { $seat }: { $reason ->
    [must-follow] den begärda färgen måste bekännas
    [card-not-held] platsen har inte det kortet
    [locked] det får inte spelas ut än
    [first-trick] inte i första sticket
    [opening-card] öppningskortet måste spelas ut
    [opening-suit] öppningskortets färg måste spelas ut
    [opening-forbidden] inte som allra första utspel
    [not-your-turn] en annan plats står i tur
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] ingen
   *[other] plats { $seat }
} tar hem det här sticket, inte { $told }
detail-points = poängen är { $points }
detail-rules-say = reglerna säger { $right }, inte { $told }
detail-digest = reglerna nedanför har inte den här kontrollsumman: något i dem har ändrats
detail-secret = spelledarens hemlighet är inte den som låstes i förväg
detail-shuffle = detta är inte de kort som blandningen ger
detail-entry = drag { $place } (”{ $text }”): { $rest }
detail-drawn = kortet som dragits nu (”{ $text }”): { $rest }
detail-herz-no-turn = det är inget drag; skriv 3. P0 draws 45: left, eller kort 45: left
detail-herz-no-action = ”{ $text }” är ingen handling; skriv keep, left, right, left=63, discard eller steal 1 left right
detail-herz-no-card = ”{ $text }” är inget kort; skriv ett tal, J26-50 för en sifferjoker, SJ eller ST
detail-herz-twice = { $card } har redan dragits, och det finns inte fler av det kortet
detail-herz-not-in-pack = { $card } finns inte i den här kortleken
detail-herz-stock-empty = talongen var slut före det här draget
detail-herz-undecided = skriv vad som hände med { $card }
detail-herz-only-a-card = det är det här kortet som ska avgöras; skriv bara kortet
detail-herz-number = detta är draget kort nummer { $right }, inte nummer { $told }
detail-herz-turn = P{ $right } står i tur, inte P{ $told }
detail-herz-outcome = resultatet är { $right ->
    [nothing] ingenting
   *[other] { $right }
}, inte { $told }
detail-herz-after-end = given är slut före det här draget
detail-herz-over = given är slut; det finns inget mer att avgöra
detail-herz-draw = skriv vilket kort plats { $seat } har dragit nu
detail-herz-starter = vem börjar den här given? Platserna { $list } passar alla; ange vem som börjar, eller skriv P{ $seat } framför det första kortet
detail-herz-refused = { $reason ->
    [no-start-card] det finns inget startkort än
    [has-start-card] det finns redan ett startkort
    [row-full] den raden är full
    [value-too-high] kortet är inte lägre än kortet ovanför
    [outside-group] inget värde i jokerns grupp passar där
    [cannot-steal] det kortet kan inte snattas
    [bad-value] det värdet går inte där
    [wrong-phase] kortet som drogs tillåter det inte
   *[other] { $reason }
}
detail-no-seat = det finns ingen plats { $seat }{ $last ->
    [none] {""}
   *[other] ; platserna är 0 till { $last }
}
detail-nothing-now = plats { $seat } har inget att avgöra nu
detail-scores = antal poängtal: { $told }, antal platser: { $right }
detail-from-one = givar räknas från 1
detail-range = { $low } till { $high }
detail-whole = ett heltal från { $low }{ $none ->
    [none] {""}
   *[other] {" "}eller { $none }
}
detail-bot-chooses = boten på plats { $seat } väljer { $right } här, inte { $told }
detail-bot-version = boten på plats { $seat } väljer { $right } här, inte { $told }; men protokollet gjordes av version { $before } av { $bot }, och detta är version { $now }, som inte behöver välja likadant
