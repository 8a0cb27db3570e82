# Prieteni la masă: locuri care se schimbă între done, nou-veniți cu scorul mediu

web-swap = Schimbă locurile
web-swap-how = Locurile se schimbă când începe dona următoare. Scorul merge cu persoana; cine vine nou începe cu scorul mediu al celorlalți.
web-swap-one = Cine
web-swap-other = cu cine
web-swap-go = Fă schimbul
web-swap-ask = Cere schimb de locuri cu { $name }
web-swap-asked = { $name } ar vrea să facă schimb de locuri cu tine.
web-swap-waits = Ai cerut un schimb de locuri. Răspunsul îl dă { $name }.
web-swap-yes = Schimbă locurile
web-swap-planned = Când începe dona următoare, { $one } și { $other } fac schimb de locuri.
web-swap-done = { $one } și { $other } au făcut schimb de locuri.
web-swap-comes = De la dona următoare: { $name }.
web-swap-comes-again = Dacă începe încă o partidă, joacă și { $name }.
web-swap-you-come = Te așezi la masă când începe dona următoare, cu scorul mediu al celorlalți.
web-swap-you-come-again = Partida aceasta s-a încheiat. Dacă începe alta, joci și tu.
web-swap-joined = Acum joacă și { $name }, cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
web-swap-stay = Lasă locurile așa cum sunt
web-swap-not = Nu te mai alătura
