# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Löfte
test-head-outcome = Utfall
test-head-figures = Granskat
test-passed = hålls
test-failed = bryts
test-skipped = utelämnat
test-place = { $rules }, platser: { $seats }, frö { $seed }, giv { $deal }, handlingar före: { $step }, plats { $seat }
test-repeat = Se det igen:
test-all-kept = { $subject } håller varje löfte som granskades (frö { $seed }).
test-broken = { $subject } bryter löften: { $list } (frö { $seed }).
test-viewer = { $seat ->
    [watcher] åskådare
   *[seat] plats { $seat }
}

# Bots
test-progress-bot = Beslut
test-promise-bot-answers = Den svarar på varje fråga.
test-promise-bot-legal = Den väljer det som är tillåtet.
test-promise-bot-repeatable = Samma fråga får samma svar.
test-promise-bot-fresh-process = En ny process ger samma svar.
test-promise-bot-stateless = Ingenting sparas mellan frågorna.
test-promise-bot-own-chance = Slumpen kommer bara från rng.
test-promise-bot-view-unchanged = Vyn förblir som den var.
test-promise-bot-two-worlds = Dolda kort ändrar ingenting.
test-promise-bot-nothing-hidden = Bara vyn granskas.
test-promise-bot-budgets = Varje budget ger något tillåtet, samma varje gång.
test-promise-bot-advice = Dess råd är vad den gör.
test-promise-bot-speed = Tid för ett beslut
bot-test-speed = { $count }: medel { $mean } ms, 99 % { $most } ms, längst { $worst } ms
bot-new-written = { $file } är skriven. Vad du kan göra med den:

# Games
test-progress-game = Givar
test-promise-game-rules = Dess regler kommer tillbaka ur enkla värden.
test-promise-game-views = En vy säger vems den är och vad som ligger öppet.
test-promise-game-two-worlds = Dolda kort ändrar ingenting.
test-promise-game-audiences = Det som är hemligt får ingen annan veta.
test-promise-game-legality = Möjliga handlingar tas emot, andra avvisas.
test-promise-game-endings = Varje giv tar slut.
test-promise-game-purity = Ingenting ändras, och lika ger lika.
test-promise-game-replay = Samma handlingar leder till samma ställning.
test-promise-game-notation = Varje handling har en egen text.
test-promise-game-messages = Händelser och handlingar kommer tillbaka ur JSON.
test-promise-game-records = Givar kommer tillbaka ur sina protokoll.
test-promise-game-standing = Poäng, ställning och vinnare stämmer överens.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Valet blev { $chosen }, som inte är tillåtet här.
test-found-other-choice = Valet blev { $chosen }, och { $other } när samma fråga ställdes igen.
test-found-other-draws = Antalet dragna tal blev ett annat när samma fråga ställdes igen.
test-found-other-process = Valet blev { $chosen }, och { $other } i en ny process.
test-found-other-order = Valet blev { $chosen }, och { $other } när andra frågor kom före.
test-found-other-world = Valet blev { $chosen }, och { $other } där bara dolda kort skiljer.
test-found-other-copy = Valet blev { $chosen }, och { $other } från en kopia av samma vy.
test-found-other-chance = Valet blev { $chosen }, och { $other } efter en ändring av slumpen som hela programmet delar.
test-found-chance-used = Tillståndet för { $source } ändrades; slumpen kommer bara från rng.
test-found-looked = Utanför vyn rördes { $name }.
test-found-view-changed = Vyn var en annan efteråt.
test-found-too-much-work = Med en budget på { $work } föreställde den sig { $told } världar.
test-found-other-advice = Valet blev { $chosen }, och rådet är { $other }.
test-found-too-slow = Det långsammaste beslutet tog { $worst } ms; gränsen är { $bound } ms.
test-found-no-advice = Den ger inga egna råd.
test-found-no-process = En annan process kan inte skapa den här boten: ange den med dess fil.
test-found-outside = Det är ett annat program: vad det gör inom sig syns inte.
test-found-no-worlds = Här är ingenting dolt.
test-found-asked-nothing = Inget svar fanns kvar att jämföra.
test-found-nothing-seen = Ingenting fanns kvar att granska.
test-found-rules-differ = Reglerna kommer tillbaka annorlunda ur sina egna enkla värden.
test-found-view-differs = { $viewer }: vyn är en annan där bara dolda saker skiljer, och ingen händelse berättade det.
test-found-words-differ = { $viewer }: samma vy visas med andra ord eller data.
test-found-options-differ = { $viewer }: samma vy har andra val.
test-found-refused-once = { $viewer }: med samma vy tas { $action } emot i den ena världen och avvisas i den andra: { $error }
test-found-refusal-differs = { $viewer }: med samma vy avvisas { $action } på olika sätt: { $one }; { $other }.
test-found-event-tells = { $viewer }: en händelse berättar något som vyn inte visar: { $event }
test-found-too-many-told = Vyer och händelser berättar för alltför många vad som är hemligt: { $viewers }.
test-found-wrong-seat = { $viewer }: vyn säger att den hör hemma någon annanstans: { $other_viewer }.
test-found-wrong-public = { $viewer }: vyns öppna del är en annan än ställningens.
test-found-copy-differs = { $viewer }: vyn kommer tillbaka annorlunda ur sin JSON.
test-found-shown-otherwise = { $viewer }: händelsen visas som en av annat slag, eller annorlunda nästa gång: { $event }
test-found-message-differs = Detta kommer tillbaka annorlunda ur JSON: { $value }
test-found-no-options = { $viewer }: ett beslut väntas, och det finns inget val.
test-found-extra-options = { $viewer }: ingenting väntas, och det finns val.
test-found-fast-options = { $viewer }: options_of säger något annat än vyn.
test-found-refused = { $viewer }: { $action } hör till valen och avvisas: { $error }
test-found-accepted = { $viewer }: { $action } hör inte till valen och tas emot.
test-found-endless = Given tar inte slut; handlingar hittills: { $count }.
test-found-not-over = Given har tagit slut i fasen { $phase }.
test-found-modified = { $name } ändrar det som den får.
test-found-impure = { $name } ger något annat när samma fråga ställs igen.
test-found-replay-differs = Samma giv och handlingar leder till en annan ställning.
test-found-text-differs = Texten ”{ $text }” för { $action } läses som { $other }.
test-found-text-error = Texten ”{ $text }”, som inte är någon handling, gav { $error } i stället för BadText.
test-found-text-twice = Texten ”{ $text }” står för { $action } och för { $other }.
test-found-start-differs = Given kommer tillbaka annorlunda ur sina rader.
test-found-play-differs = Handlingarna kommer tillbaka annorlunda ur sina rader.
test-found-record-unread = Protokollet, skrivet som { $form }, kan inte läsas igen: { $error }
test-found-record-differs = Protokollet, skrivet som { $form }, läses som ett annat.
test-found-points-total = Givens poäng är { $points }; tillsammans borde de vara { $total }.
test-found-points-missing = Det finns inte poäng och ställning för varje plats.
test-found-points-lost = Givens poäng finns inte bland partiets.
test-found-next-number = Giv { $number } följs av giv { $next }.
test-found-next-scores = Nästa giv börjar med en annan ställning eller ett annat nummer.
test-found-next-rules = Reglerna är andra efter given.
test-found-no-such-winners = Detta kan inte vara vinnarna nu: { $winners }.
test-found-not-the-highest = Vinnarna är { $winners }, ställningen { $scores }; enligt reglerna vinner den högsta.
test-found-not-the-lowest = Vinnarna är { $winners }, ställningen { $scores }; enligt reglerna vinner den lägsta.
test-found-early-standing = En ställning görs av en giv som inte har tagit slut.
