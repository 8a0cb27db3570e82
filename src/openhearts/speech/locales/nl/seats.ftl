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

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Je hebt nu de naam van je plaats, en kaarten vanaf de volgende ronde. Tot dan speelt een bot de hand.
web-new-hand = Je zit hier nu met je naam. Kaarten krijg je als de volgende ronde begint, met de gemiddelde score van de anderen; tot dan speelt een bot de hand.
web-plays-until = Tot de volgende ronde speelt een bot die hand.
web-chair-next = { $chair }, met kaarten vanaf de volgende ronde; tot dan speelt een bot
web-chair-device = { $chair } (één apparaat: { $names })
ask-who-device = Op één apparaat: { $names }.
web-back-soon = Aan tafel wordt het gevraagd zodra die plaats { $seconds } seconden leeg is.
web-back-name = Je hebt je plaats terug, en kaarten vanaf de volgende ronde.
web-anew = De anderen vragen om opnieuw te delen
web-anew-how = Als iedereen die hier zit het ermee eens is, is deze ronde ongeldig: de kaarten worden getoond, de ronde telt niet mee en er wordt opnieuw gedeeld.
web-anew-offer = De eerste slag is nog niet voorbij. Als iedereen opnieuw wil delen, krijg je meteen kaarten.
web-anew-asked = { $name } wil graag opnieuw delen. Deze ronde zou niet meetellen.
web-anew-yes = Opnieuw delen
web-anew-no = Doorspelen
web-anew-waits = Je wilt opnieuw delen. Nog geen antwoord van: { $names }.
web-anew-declined = { $name } speelt liever door.
web-anew-agreed = Iedereen is het eens: deze ronde is ongeldig, er wordt opnieuw gedeeld.
web-restored = De server is teruggezet vanuit een reservekopie: wat sindsdien is gespeeld, is verloren, en een ronde die niet af was, wordt opnieuw gedeeld.
web-words-anew = opnieuw delen, nieuwe ronde
web-fair-void = Deze ronde is ongeldig: iedereen wilde opnieuw delen. Het geheim is bekend, en de ronde telt niet mee.
web-fair-restored = Deze ronde is ongeldig: de server is teruggezet vanuit een reservekopie. Het geheim is bekend, en de ronde telt niet mee.
