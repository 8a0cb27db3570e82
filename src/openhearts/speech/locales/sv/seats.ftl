# Vänner vid bordet: platser som byts mellan givarna, nya spelare med genomsnittlig poäng

web-swap = Byta plats
web-swap-how = Platserna byts när nästa giv börjar. Poängen följer spelaren; den som är ny börjar med de andras genomsnittliga poäng.
web-swap-one = Vem
web-swap-other = med vem
web-swap-go = Låt dem byta
web-swap-ask = Be { $name } byta plats med dig
web-swap-asked = { $name } vill gärna byta plats med dig.
web-swap-waits = Du har bett om att få byta plats. Det är upp till { $name } att svara.
web-swap-yes = Byt plats
web-swap-planned = { $one } och { $other } byter plats när nästa giv börjar.
web-swap-done = { $one } och { $other } har bytt plats.
web-swap-comes = Med från nästa giv: { $name }.
web-swap-comes-again = Om ett nytt parti börjar är även { $name } med.
web-swap-you-come = Du är med från nästa giv och börjar med de andras genomsnittliga poäng.
web-swap-you-come-again = Det här partiet är slut. Om ett nytt börjar är du med.
web-swap-joined = { $name } är med nu, med { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}.
web-swap-stay = Alla sitter kvar
web-swap-not = Avstå från att vara med

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Du har platsens namn nu, och får kort i nästa giv. Till dess spelar en bot handen.
web-new-hand = Du sitter här med ditt namn nu. Kort får du när nästa giv börjar, med de andras genomsnittliga poäng; till dess spelar en bot handen.
web-plays-until = Till nästa giv spelar en bot den handen.
web-chair-next = { $chair }, med kort från nästa giv; till dess spelar en bot
web-chair-device = { $chair } (en enhet: { $names })
ask-who-device = På en enhet: { $names }.
web-back-soon = De vid bordet tillfrågas så snart platsen har varit tom i { $seconds } sekunder.
web-back-name = Du har fått tillbaka din plats, och får kort i nästa giv.
web-anew = Be de andra att ge om
web-anew-how = Om alla som sitter här är överens är given ogiltig: dess kort visas, den räknas inte, och det ges om.
web-anew-offer = Första sticket är inte slut än. Om alla går med på att ge om får du kort genast.
web-anew-asked = { $name } vill gärna ge om. Den här given skulle inte räknas.
web-anew-yes = Ge om
web-anew-no = Spela vidare
web-anew-waits = Du går med på att ge om. Inget svar ännu från: { $names }.
web-anew-declined = { $name } spelar hellre vidare.
web-anew-agreed = Alla är överens: given är ogiltig och det ges om.
web-restored = Servern har återställts från en säkerhetskopia: det som har spelats sedan dess är förlorat, och en giv som inte var slut ges om.
web-words-anew = ge om, ny giv, omgiv
web-fair-void = Given är ogiltig: alla ville ge om. Dess hemlighet är känd, och given räknas inte.
web-fair-restored = Given är ogiltig: servern har återställts från en säkerhetskopia. Givens hemlighet är känd, och given räknas inte.
