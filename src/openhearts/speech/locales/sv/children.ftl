# Barnbordet och den förklarade första given: korta meningar, för den som är sju år eller mer. Kortnamn står efter ett kolon.

# Vad en nybörjare får höra steg för steg
guide-aim = Hjärter är dåligt: varje hjärterkort kostar 1 poäng. Den som har minst poäng vinner.
guide-worst = Det värsta kortet är det här: { $card }. Det kostar { $points } poäng!
guide-pass = Först skickar alla bort kort. Välj { $count } kort till { $seat } och tryck sedan på knappen.
guide-pass-tip = Skicka bort höga kort: de tar hem stick.
guide-pass-wait = Bra gjort. Nu ska de andra också välja.
guide-came = Från { $seat } fick du: { $cards }.
guide-hold-worst = Du har själv det här kortet: { $card }! Behåll det tills du inte har några kort i den färg som spelas. Gör dig då av med det.
guide-open-mine = Det här kortet börjar alltid: { $card }. Du har det, så spela det.
guide-open = Det här kortet börjar alltid: { $card }. { $seat } har det.
guide-lead-first = { $youngest ->
    [yes] Den yngsta börjar: det är du. Spela ett kort.
   *[no] Du börjar. Spela ett kort.
}
guide-lead = Nu börjar du. Spela ett kort.
guide-locked = Hjärter måste vänta: ingen får börja med hjärter innan någon har { $taken ->
    [yes] tagit ett hjärterkort.
   *[no] spelat ett hjärterkort.
}
guide-only-hearts = Du har bara hjärter kvar, så du får börja med det.
guide-lead-low = Med ett lågt kort börjar du säkert: ofta tar någon annan hem sticket.
guide-wait = Nu är det { $seat } som spelar. Titta vilket kort som kommer.
guide-follow = { $seat } började med { suit-name }. Du har { suit-name }, så du måste spela { suit-name }.
guide-no-suit = { $seat } började med { suit-name }. Du har inga { suit-name }, så du får spela en annan färg.
guide-danger = Se upp: { $card }! Den som tar hem sticket får { $points } poäng för det.
guide-stay-below = Det högsta kortet är: { $card }. Spela ett lägre, så tar du inte hem sticket.
guide-last-free = Du är sist, och det här sticket kostar ingenting. Här kan du lugnt spela ett högre kort än det här: { $card }.
guide-must-take = Du är sist, och alla dina kort i den här färgen är högre än det här: { $card }. Så du tar hem sticket.
guide-all-higher = Alla dina kort i den här färgen är högre än det här: { $card }. Kanske spelar någon ett ännu högre.
guide-give-worst = Hurra! Nu kan du bli av med det värsta kortet: { $card }.
guide-give-heart = Nu kan du bli av med ett hjärterkort. Den som tar hem sticket får det!
guide-give-high = Gör dig av med ett högt kort: då tar det inte hem ett stick senare.
guide-no-points-yet = Men i första sticket får ingen spela ett kort som kostar poäng. Gör dig av med ett annat högt kort.
guide-last-card = Det här är ditt sista kort.
guide-trick = De { $count } korten på bordet kallas ett stick.
guide-took = Det högsta kortet i { suit-name } är: { $card }. { $self ->
    [yes] Du tar hem sticket.
   *[no] { $seat } tar hem sticket.
}
guide-void = Ingen tar hem det här sticket.
guide-other-suits = Kort i en annan färg vinner aldrig, hur höga de än är.
guide-worst-taken = Det värsta kortet var med: { $card }! Sammanlagt kostar det { $points } poäng.
guide-cost = { $points ->
    [0] Sticket kostar ingenting: det finns inget hjärterkort i det.
    [one] Sticket kostar { $points } poäng.
   *[other] Sticket kostar { $points } poäng.
}
guide-broken = Från och med nu får alla börja med hjärter.
guide-next = Den som tar hem ett stick börjar nästa.
guide-moon = { $self ->
    [yes] Du har tagit alla kort som kostar poäng. Det kallas att skjuta månen, och nu får de andra poängen!
   *[no] { $seat } har tagit alla kort som kostar poäng. Det kallas att skjuta månen, och nu får de andra poängen!
}
guide-own-points = Det var det sista sticket. Du har { $points ->
    [0] inga poäng alls.
    [one] { $points } poäng.
   *[other] { $points } poäng.
}
guide-best-own = Ingen har färre poäng. Bra spelat!
guide-best = { $count ->
    [one] { $seats } har minst poäng
   *[other] { $seats } har minst poäng
}: { $points }.
guide-done = Nu vet du hur det går till. Nästa kort spelar du själv.

# Vad som står på ett barnbord
kids-lead = Din tur! Du börjar.
kids-follow = Din tur! Spela { suit-name }.
kids-any = Din tur! Du har inga { suit-name }: spela vilket kort du vill.
kids-wait = Nu spelar { $seat }.
kids-pass = Välj { $count } kort till { $seat }.
kids-pass-wait = De andra väljer fortfarande.
kids-hint = Prova det här: { $action }.
web-kids-plate = Hjärter: { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
web-kids-typing = Spela genom att skriva
web-guide = Visa mig hur man gör
web-guide-title = Så spelar man
web-guide-on = Vidare
web-guide-read = Läs upp
web-guide-always = Alltid
web-guide-always-how = Läs alltid upp
web-children = För barn: stora kort, hjälp, inga meddelanden, inga främlingar
web-children-mode = Barnbord
web-youngest = Vem är yngst?
web-youngest-why = Den yngsta börjar. Tryck på namnet, så börjar spelet.
web-starter = Vem börjar?
web-starter-why = Tryck på namnet, så börjar spelet.

# Dörren till ett barnbord
web-door-invite = Ingen kommer in utan er. Ge den här adressen till dem ni känner; de frågar, och ni släpper in dem:
web-door-who = { $name } vill gärna vara med.
web-door-yes = Släpp in { $name }
web-door-no = Nej, inte { $name }
web-door-title = En inbjudan till ett barnbord
web-door-ask = De måste släppa in dig först. Vad heter du?
web-door-knock = Får jag vara med?
web-door-waits = Vi har frågat. Vänta här tills någon släpper in dig.
web-door-open = Du får komma in.
web-door-again = Titta igen
