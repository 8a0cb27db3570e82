# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Rad { $line }: { $text }
error-seat = plats { $seat }
error-did-you-mean = Menade du ”{ $word }”?
error-field = Fält: { $field }.
error-allowed = Tillåtet: { $allowed }.
error-other = Något gick fel: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = ”{ $text }” är inget kort; skriv valör och färg med engelska bokstäver som i QS, 10H eller AD.
error-herz-no-card = ”{ $text }” är inget kort; skriv ett tal, J26-50 för en sifferjoker, SJ eller ST.
error-card-too-often = { $card } finns för många gånger, eller inte i den här kortleken.
error-not-in-pack = { $card } finns inte i den här kortleken.
error-not-there = { $card } finns inte där.
error-no-number = ”{ $text }” är inget heltal.
error-no-seat = Det finns ingen plats { $seat }{ $last ->
    [none] {""}
   *[other] ; platserna är 0 till { $last }
}.
error-deals-from-one = Givar räknas från 1.
error-scores-for-seats = Antal poängtal: { $told }, antal platser: { $right }.
error-hands-for-seats = Antal händer: { $told }, antal platser: { $right }.
error-players-for-seats = Antal spelare: { $told }, antal platser: { $right }.
error-bots-for-seats = Antal botar: { $told }, antal platser: { $right }. Ange en för varje plats, eller en för alla.
error-numbers-for-seats = { $name }: det måste vara ett tal för varje plats ({ $right }), inte { $told }.
error-hand-size = Plats { $seat } måste ha { $right } kort, inte { $told }.
error-cards-missing = De här korten saknas: { $list }. Ange kort som blir över som talong.
error-stock-nameless = Talongen är tom; ange korten uppifrån, som 48 J26-50 SJ ST.
error-cannot-deal-from = { $name } kan inte ges av detta: { $list }.
error-write = Skriv här: { $sample }
error-write-instead = ”{ $text }” hör inte hemma här. Skriv: { $sample }
error-wrong-kind = { $name }: ”{ $text }” hör inte hemma här. Skriv: { $sample }
error-line-too-long = En rad är längre än { $most } byte, för lång för ett protokoll.
error-too-long = Detta är för långt: högst { $most } byte.
error-no-utf8 = { $file ->
    [this] detta
   *[other] { $file }
} är ingen UTF-8-text, från byte { $place }.
error-no-file = { $file } kan inte läsas: { $kind ->
    [missing] filen finns inte
    [folder] det är en mapp
    [forbidden] tillåtelse saknas
   *[other] { $why }
}.
error-no-text = Detta är ingen textfil.
error-no-utf16 = Detta är UTF-16; ett protokoll är UTF-8-text.
error-packed = Detta är en packad fil. Packa upp den och ta ett protokoll i taget ur den.
error-no-json = Detta är inte JSON i den form som behövs: { $why }.
error-two-starts = Ett torn har ett startkort.
error-no-start = Det finns inget startkort.
error-nested = Listor och tabeller ligger mer än { $most } nivåer djupt i varandra; inget protokoll behöver det.
error-cannot-lie = { $card } kan inte ligga där härnäst.
error-not-in-range = { $name } måste vara från { $low } till { $high }, inte { $text }.
error-same-seat = Plats { $seat } kan inte byta med sig själv.
error-newcomer-score = Den som är ny på plats { $seat } börjar med { $right }, de andras genomsnitt.
error-text-empty = Inget skrevs. ”hjälp” visar alla ord.
error-text-word = ”{ $text }” är inget ord jag kan. ”hjälp” visar alla ord.
error-text-no-card = ”{ $text }” är inget kort; skriv färg och valör som i { $cards }.
error-text-ambiguous = ”{ $text }” kan betyda flera kort: { $cards }.
error-text-number = ”{ $text }” är inget nummer på ett kort på bordet.
error-text-one-card = Ange ett kort att spela.
error-text-some-cards = Ange korten som ska skickas.
error-text-seat = Ingen vid det här bordet heter ”{ $text }”.
error-text-steal = Säg vem du snattar från, vilken rad och vart kortet ska: snatta Ben vänster höger.
error-text-invitation = ”{ $text }” är ingen inbjudan. En sådan ser ut så här: http://localhost:8765/table/abc.
error-text-rule-link = Den här regeladressen är skadad eller okänd. Be om den igen.
error-text-rule-file = Välj en fil först.
