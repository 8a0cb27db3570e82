# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Drag { $place } (”{ $text }”): { $cause }
error-herz-drawn = Kortet som dragits nu (”{ $text }”): { $cause }
error-herz-no-turn = Det är inget drag; skriv 3. P0 draws 45: left, eller kortare 45: left.
error-herz-no-action = ”{ $text }” är ingen handling; skriv keep, left, right, left=63, discard eller steal 1 left right.
error-herz-twice = { $card } har redan dragits, och det finns inte fler av det kortet.
error-herz-stock-empty = Talongen var slut före det här draget.
error-herz-undecided = Skriv vad som hände med { $card }.
error-herz-only-a-card = Det är det här kortet som ska avgöras; skriv bara kortet.
error-herz-number = Detta är draget kort nummer { $right }, inte nummer { $told }.
error-herz-turn = P{ $right } står i tur, inte P{ $told }.
error-herz-other-card = Det dragna kortet är { $right }, inte { $told }.
error-herz-outcome = Resultatet är { $right ->
    [nothing] ingenting
   *[other] { $right }
}, inte { $told }.
error-herz-after-end = Given är slut före det här draget.
error-herz-draw = Skriv vilket kort plats { $seat } har dragit nu.
error-herz-starter = Vem börjar den här given? Platserna { $list } passar alla; ange vem som börjar, eller skriv P{ $seat } framför det första kortet.
error-herz-refused = { $reason ->
    [no-start-card] det finns inget startkort än
    [has-start-card] det finns redan ett startkort
    [row-full] den raden är full
    [value-too-high] kortet är inte lägre än kortet ovanför
    [outside-group] inget värde i jokerns grupp passar där
    [cannot-steal] det kortet kan inte snattas
    [bad-value] det värdet går inte där
    [wrong-phase] kortet som drogs tillåter det inte
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz har inget { $name }: allt som dragits ligger öppet; ange plays och drawn.
error-herz-start-card = Plats { $seat }: { $card } kan inte vara ett startkort med det värdet.
error-herz-row = Plats { $seat }: så kan raden inte ligga.
error-watcher-decides-nothing = Den som tittar på har inget att avgöra.
error-nothing-now = Plats { $seat } har inget att avgöra nu.
error-all-decided = Given är slut; det finns inget mer att avgöra.
error-no-views-of = Vyer av { $name } kan inte beskrivas utifrån.
error-no-view = Detta är ingen vy: { $why }.
error-view-version = Vyer förstås i version { $right }, inte { $told }.
error-view-cannot-be = Den här vyn kan inte finnas: { $cause }
error-view-field = Vyn motsäger sig själv: { $field } passar inte med resten.
error-view-entries = { $list }: var och en måste ha { $count } värden.
error-view-count = { $field }: antalet kort är { $told } och måste vara { $right }.
error-view-hand = Handen är inte det som gavs, minus det som skickats och spelats, plus det som kommit.
error-view-hand-size = { $field }: antalet kort är { $told }; det måste vara { $dealt } som de gavs, eller { $now } nu.
error-view-cannot-hold = Plats { $list } kan inte ha allt som måste vara där: för få passande kort är kvar.
error-view-revoke = Plats { $seat }: { $card } kan inte vara där, för den färgen bekändes inte tidigare.
error-view-leads = Plats { $told } spelar ut till stick { $trick }, men det måste vara plats { $right }.
error-view-unseen = Platser för kort som ingen har sett: { $told }, sådana kort: { $right }.
error-view-no-world = Ingen fördelning av de osedda korten passar med det som setts.
error-view-passed-elsewhere = { $card } skickades till plats { $seat } och ligger någon annanstans.
error-view-trick = Stick { $trick }: { $cause }
error-view-may-not = Stick { $trick }: { $cause } Platsen har: { $list }.
error-view-place-leads = Plats { $seat } kan inte spela ut med kort { $place } i spelet.
error-first-leader = Vem spelar ut till första sticket? Platserna { $list } passar alla; ange first_leader.
error-holder-leads = Den som har { $card } spelar ut, och det passar inte med plats { $seat }.
error-name-kitty = Ange korten i talongen; antal: { $count }.
error-kitty-unknown = Plats { $seat } kan inte känna till talongen nu.
error-name-passed = { $field }: ange korten som skickades och de som kom ({ $count } av varje).
error-nothing-passed = Inget skickas i giv { $deal }.
error-name-opening = Vilket kort öppnar? Några blir över: ange opening_card.
