# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Beurt { $place } (“{ $text }”): { $cause }
error-herz-drawn = De nu getrokken kaart (“{ $text }”): { $cause }
error-herz-no-turn = Dit is geen beurt; schrijf 3. P0 draws 45: left, of korter 45: left.
error-herz-no-action = “{ $text }” is geen handeling; schrijf keep, left, right, left=63, discard of steal 1 left right.
error-herz-twice = { $card } is al eerder getrokken, en meer zijn er niet.
error-herz-stock-empty = De trekstapel was vóór deze beurt al op.
error-herz-undecided = Schrijf wat er met { $card } gebeurde.
error-herz-only-a-card = Over deze kaart wordt nu beslist; noem alleen de kaart.
error-herz-number = Dit is getrokken kaart { $right }, niet kaart { $told }.
error-herz-turn = P{ $right } is aan de beurt, niet P{ $told }.
error-herz-other-card = Getrokken is { $right }, niet { $told }.
error-herz-outcome = Het resultaat is { $right ->
    [nothing] niets
   *[other] { $right }
}, niet { $told }.
error-herz-after-end = De ronde is vóór deze beurt afgelopen.
error-herz-draw = Noem de kaart die plaats { $seat } nu heeft getrokken.
error-herz-starter = Wie begint deze ronde? De plaatsen { $list } passen allemaal; noem wie begint, of schrijf P{ $seat } voor de eerste kaart.
error-herz-refused = { $reason ->
    [no-start-card] er is nog geen startkaart
    [has-start-card] er is al een startkaart
    [row-full] die rij is vol
    [value-too-high] de kaart is niet lager dan de kaart erboven
    [outside-group] geen waarde uit de groep van deze joker past daar
    [cannot-steal] die kaart kan niet gegapt worden
    [bad-value] die waarde kan daar niet
    [wrong-phase] de getrokken kaart laat dat niet toe
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz kent geen { $name }: alles wat getrokken is, ligt open; noem plays en drawn.
error-herz-start-card = Plaats { $seat }: { $card } kan geen startkaart van die waarde zijn.
error-herz-row = Plaats { $seat }: zo kan deze rij niet liggen.
error-watcher-decides-nothing = Wie toekijkt, heeft niets te beslissen.
error-nothing-now = Plaats { $seat } heeft nu niets te beslissen.
error-all-decided = De ronde is afgelopen; er valt niets meer te beslissen.
error-no-views-of = Gezichtspunten van { $name } kunnen niet van buitenaf worden beschreven.
error-no-view = Dit is geen gezichtspunt: { $why }.
error-view-version = Gezichtspunten worden in versie { $right } begrepen, niet in { $told }.
error-view-cannot-be = Dit gezichtspunt kan niet: { $cause }
error-view-field = Dit gezichtspunt spreekt zichzelf tegen: { $field } past niet bij de rest.
error-view-entries = { $list }: elk moet { $count } waarden hebben.
error-view-count = { $field }: het aantal kaarten is { $told }, en moet { $right } zijn.
error-view-hand = De hand is niet wat gedeeld is, zonder wat doorgegeven en gespeeld is, met wat ontvangen is.
error-view-hand-size = { $field }: het aantal kaarten is { $told }; het moet { $dealt } zijn zoals gedeeld, of { $now } nu.
error-view-cannot-hold = Plaats { $list } kan niet alles hebben wat er moet zijn: er zijn te weinig passende kaarten over.
error-view-revoke = Plaats { $seat }: { $card } kan niet, want die kleur werd eerder niet bekend.
error-view-leads = Plaats { $told } komt uit in slag { $trick }, maar dat moet plaats { $right } zijn.
error-view-unseen = Plaatsen voor kaarten die niemand gezien heeft: { $told }, zulke kaarten: { $right }.
error-view-no-world = Geen verdeling van de ongeziene kaarten past bij wat gezien is.
error-view-passed-elsewhere = { $card } is aan plaats { $seat } doorgegeven, en ligt ergens anders.
error-view-trick = Slag { $trick }: { $cause }
error-view-may-not = Slag { $trick }: { $cause } De plaats heeft: { $list }.
error-view-place-leads = Plaats { $seat } kan niet uitkomen met kaart { $place } van het spel.
error-first-leader = Wie komt uit in de eerste slag? De plaatsen { $list } passen allemaal; geef first_leader.
error-holder-leads = Wie { $card } heeft, komt uit, en dat past niet bij plaats { $seat }.
error-name-kitty = Noem de kaarten van de pot; aantal: { $count }.
error-kitty-unknown = Plaats { $seat } kan de pot nu niet kennen.
error-name-passed = { $field }: noem de kaarten die doorgegeven zijn, en die erbij kwamen (elk { $count }).
error-nothing-passed = In ronde { $deal } wordt niets doorgegeven.
error-name-opening = Welke kaart opent? Er zijn er over: geef opening_card.
