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
