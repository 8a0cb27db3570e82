# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Belofte
test-head-outcome = Uitkomst
test-head-figures = Bekeken
test-passed = gehouden
test-failed = gebroken
test-skipped = overgeslagen
test-place = { $rules }, plaatsen: { $seats }, seed { $seed }, ronde { $deal }, handelingen ervoor: { $step }, plaats { $seat }
test-repeat = Zo zie je het weer:
test-all-kept = { $subject } houdt elke belofte die is bekeken (seed { $seed }).
test-broken = { $subject } breekt beloften: { $list } (seed { $seed }).
test-viewer = { $seat ->
    [watcher] wie toekijkt
   *[seat] plaats { $seat }
}

# Bots
test-progress-bot = Beslissingen
test-promise-bot-answers = Hij beantwoordt elke vraag.
test-promise-bot-legal = Hij kiest wat mag.
test-promise-bot-repeatable = Dezelfde vraag krijgt hetzelfde antwoord.
test-promise-bot-fresh-process = Een nieuw proces geeft dezelfde antwoorden.
test-promise-bot-stateless = Tussen de vragen blijft niets bewaard.
test-promise-bot-own-chance = Toeval komt alleen uit rng.
test-promise-bot-view-unchanged = Het gezichtspunt blijft zoals het was.
test-promise-bot-two-worlds = Verborgen kaarten veranderen niets.
test-promise-bot-nothing-hidden = Er wordt alleen naar het gezichtspunt gekeken.
test-promise-bot-budgets = Elk budget geeft iets wat mag, telkens hetzelfde.
test-promise-bot-advice = Zijn advies is wat hij doet.
test-promise-bot-speed = Tijd van een beslissing
bot-test-speed = { $count }: gemiddeld { $mean } ms, 99% { $most } ms, langste { $worst } ms
bot-new-written = { $file } is geschreven. Wat je ermee kunt doen:

# Games
test-progress-game = Rondes
test-promise-game-rules = Zijn regels komen uit eenvoudige waarden terug.
test-promise-game-views = Een gezichtspunt zegt van wie het is en wat open ligt.
test-promise-game-two-worlds = Verborgen kaarten veranderen niets.
test-promise-game-audiences = Wat privé is, hoort niemand anders.
test-promise-game-legality = Opties worden aanvaard, andere handelingen geweigerd.
test-promise-game-endings = Elke ronde eindigt.
test-promise-game-purity = Niets wordt gewijzigd, en hetzelfde geeft hetzelfde.
test-promise-game-replay = Dezelfde handelingen leiden tot dezelfde stelling.
test-promise-game-notation = Elke handeling heeft een eigen tekst.
test-promise-game-messages = Gebeurtenissen en handelingen komen uit JSON terug.
test-promise-game-records = Rondes komen uit hun verslagen terug.
test-promise-game-standing = Punten, stand en winnaars kloppen met elkaar.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = De keus was { $chosen }; dat mag hier niet.
test-found-other-choice = De keus was { $chosen }, en { $other } toen hetzelfde nog eens werd gevraagd.
test-found-other-draws = Er werd een ander aantal keren getrokken toen hetzelfde nog eens werd gevraagd.
test-found-other-process = De keus was { $chosen }, en { $other } in een nieuw proces.
test-found-other-order = De keus was { $chosen }, en { $other } toen er andere vragen voorafgingen.
test-found-other-world = De keus was { $chosen }, en { $other } waar alleen verborgen kaarten anders zijn.
test-found-other-copy = De keus was { $chosen }, en { $other } bij een kopie van hetzelfde gezichtspunt.
test-found-other-chance = De keus was { $chosen }, en { $other } na een verandering van het toeval dat het hele programma deelt.
test-found-chance-used = De toestand van { $source } is veranderd; toeval komt alleen uit rng.
test-found-looked = Buiten het gezichtspunt om is { $name } aangeraakt.
test-found-view-changed = Het gezichtspunt was daarna anders.
test-found-too-much-work = Met een budget van { $work } zijn { $told } werelden bedacht.
test-found-other-advice = De keus was { $chosen }, en het advies is { $other }.
test-found-too-slow = De langzaamste beslissing duurde { $worst } ms; de grens is { $bound } ms.
test-found-no-advice = Deze bot geeft geen eigen advies.
test-found-no-process = Een ander proces kan deze bot niet maken: noem hem met zijn bestand.
test-found-outside = Dit is een ander programma: wat het van binnen doet, is niet te zien.
test-found-no-worlds = Hier is niets verborgen.
test-found-asked-nothing = Er bleef geen antwoord over om te vergelijken.
test-found-nothing-seen = Er bleef niets over om te bekijken.
test-found-rules-differ = De regels komen anders uit hun eigen eenvoudige waarden terug.
test-found-view-differs = { $viewer }: het gezichtspunt is anders waar alleen verborgen dingen anders zijn, en geen gebeurtenis zei het.
test-found-words-differ = { $viewer }: hetzelfde gezichtspunt wordt met andere woorden of gegevens getoond.
test-found-options-differ = { $viewer }: hetzelfde gezichtspunt heeft andere opties.
test-found-refused-once = { $viewer }: bij hetzelfde gezichtspunt wordt { $action } in de ene wereld aanvaard en in de andere geweigerd: { $error }
test-found-refusal-differs = { $viewer }: bij hetzelfde gezichtspunt wordt { $action } anders geweigerd: { $one }; { $other }.
test-found-event-tells = { $viewer }: een gebeurtenis zegt iets wat het gezichtspunt niet zegt: { $event }
test-found-too-many-told = Gezichtspunten en gebeurtenissen zeggen te velen wat privé is: { $viewers }.
test-found-wrong-seat = { $viewer }: het gezichtspunt zegt dat het ergens anders hoort: { $other_viewer }.
test-found-wrong-public = { $viewer }: het open deel van het gezichtspunt is een ander dan dat van de stelling.
test-found-copy-differs = { $viewer }: het gezichtspunt komt anders uit zijn JSON terug.
test-found-shown-otherwise = { $viewer }: deze gebeurtenis wordt als een van een andere soort getoond, of de tweede keer anders: { $event }
test-found-message-differs = Dit komt anders uit JSON terug: { $value }
test-found-no-options = { $viewer }: er wordt een beslissing verwacht, en er is geen optie.
test-found-extra-options = { $viewer }: er wordt niets verwacht, en er zijn opties.
test-found-fast-options = { $viewer }: options_of zegt iets anders dan het gezichtspunt.
test-found-refused = { $viewer }: { $action } is een optie en wordt geweigerd: { $error }
test-found-accepted = { $viewer }: { $action } is geen optie en wordt aanvaard.
test-found-endless = De ronde eindigt niet; handelingen tot nu toe: { $count }.
test-found-not-over = De ronde is in de fase { $phase } geëindigd.
test-found-modified = { $name } wijzigt wat het krijgt.
test-found-impure = { $name } geeft iets anders als het nog eens wordt gevraagd.
test-found-replay-differs = Dezelfde ronde en handelingen leiden tot een andere stelling.
test-found-text-differs = De tekst “{ $text }” van { $action } wordt gelezen als { $other }.
test-found-text-error = De tekst “{ $text }”, die geen handeling noemt, gaf { $error } in plaats van BadText.
test-found-text-twice = De tekst “{ $text }” staat voor { $action } en voor { $other }.
test-found-start-differs = De ronde komt anders uit de regels terug.
test-found-play-differs = De handelingen komen anders uit hun regels terug.
test-found-record-unread = Het verslag, geschreven als { $form }, kan niet weer worden gelezen: { $error }
test-found-record-differs = Het verslag, geschreven als { $form }, wordt als een ander gelezen.
test-found-points-total = De punten van de ronde zijn { $points }; samen horen ze { $total } te zijn.
test-found-points-missing = Er zijn geen punten en stand voor elke plaats.
test-found-points-lost = De punten van de ronde staan niet bij die van de partij.
test-found-next-number = Op ronde { $number } volgt ronde { $next }.
test-found-next-scores = De volgende ronde begint met een andere stand of een ander nummer.
test-found-next-rules = Na de ronde zijn de regels anders.
test-found-no-such-winners = Dit kunnen nu niet de winnaars zijn: { $winners }.
test-found-not-the-highest = De winnaars zijn { $winners }, de stand is { $scores }; volgens de regels wint de hoogste.
test-found-not-the-lowest = De winnaars zijn { $winners }, de stand is { $scores }; volgens de regels wint de laagste.
test-found-early-standing = Er komt een stand uit een ronde die niet is geëindigd.
