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

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Ai deja numele locului tău, iar cărți primești cu dona următoare. Până atunci mâna o joacă un bot.
web-new-hand = Numele tău este deja la acest loc. Primești cărți când începe dona următoare, cu scorul mediu al celorlalți; până atunci mâna o joacă un bot.
web-plays-until = Până la dona următoare, mâna aceea o joacă un bot.
web-chair-next = { $chair }, cu cărți de la dona următoare; până atunci joacă un bot
web-chair-device = { $chair } (un singur dispozitiv: { $names })
ask-who-device = Pe un singur dispozitiv: { $names }.
web-back-soon = La masă se întreabă de îndată ce locul acela a stat gol { $seconds ->
    [one] { $seconds } secundă.
    [few] { $seconds } secunde.
   *[other] { $seconds } de secunde.
}
web-back-name = Ai din nou locul tău, iar cărți primești cu dona următoare.
web-anew = Propune celorlalți să se împartă din nou
web-anew-how = Dacă toți cei care stau aici sunt de acord, dona este nulă: cărțile ei se arată, punctele nu se socotesc și se împarte din nou.
web-anew-offer = Prima levată nu s-a încheiat încă. Dacă toți sunt de acord să se împartă din nou, primești cărți imediat.
web-anew-asked = { $name } ar vrea să se împartă din nou. Dona aceasta nu s-ar socoti.
web-anew-yes = Împarte din nou
web-anew-no = Jucăm mai departe
web-anew-waits = Ești de acord să se împartă din nou. Încă fără răspuns: { $names }.
web-anew-declined = { $name } preferă să joace mai departe.
web-anew-agreed = Toți sunt de acord: dona este nulă și se împarte din nou.
web-restored = Serverul a fost restaurat dintr-o copie de siguranță: ce s-a jucat de atunci s-a pierdut, iar o donă neterminată se împarte din nou.
web-words-anew = împarte din nou, imparte din nou, donă nouă, dona noua
web-fair-void = Dona aceasta este nulă: toți au fost de acord să se împartă din nou. Secretul ei este cunoscut, iar dona nu se socotește.
web-fair-restored = Dona aceasta este nulă: serverul a fost restaurat dintr-o copie de siguranță. Secretul donei este cunoscut, iar dona nu se socotește.
