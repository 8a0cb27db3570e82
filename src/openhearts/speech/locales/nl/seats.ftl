# Vrienden aan tafel: plaatsen die tussen twee rondes wisselen, nieuwe spelers met de gemiddelde score

web-swap = Van plaats wisselen
web-swap-how = Gewisseld wordt er als de volgende ronde begint. Scores gaan met de speler mee; wie nieuw is, begint met de gemiddelde score van de anderen.
web-swap-one = Wie
web-swap-other = met wie
web-swap-go = Laat ze wisselen
web-swap-ask = Vraag { $name } om met jou van plaats te wisselen
web-swap-asked = { $name } wil graag met jou van plaats wisselen.
web-swap-waits = Je hebt gevraagd om van plaats te wisselen. Het antwoord is aan { $name }.
web-swap-yes = Van plaats wisselen
web-swap-planned = { $one } en { $other } wisselen van plaats als de volgende ronde begint.
web-swap-done = { $one } en { $other } zijn van plaats gewisseld.
web-swap-comes = Vanaf de volgende ronde erbij: { $name }.
web-swap-comes-again = Als er nog een partij begint, speelt ook { $name } mee.
web-swap-you-come = Je speelt mee vanaf de volgende ronde en begint met de gemiddelde score van de anderen.
web-swap-you-come-again = Deze partij is afgelopen. Als er nog een begint, speel jij mee.
web-swap-joined = { $name } speelt nu mee, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
web-swap-stay = Iedereen blijft zitten
web-swap-not = Toch niet meespelen
