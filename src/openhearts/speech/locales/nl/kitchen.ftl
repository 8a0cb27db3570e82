# De keukentafel: voor wie met echte kaarten speelt
web-kitchen = Scoreblok voor echte kaarten
web-kitchen-lead = Jullie spelen met echte kaarten; het blok houdt de stand bij, zegt wie aan wie doorgeeft en wie uitkomt, en kent de regels.
web-kitchen-mine = Jouw scoreblokken
web-kitchen-which = Wat spelen jullie?
web-kitchen-players = Spelers:
web-kitchen-seats = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
web-kitchen-names = Namen, met de klok mee rond de tafel
web-kitchen-player = Speler { $number }
web-kitchen-ask-dealer = Wie deelt als eerste?
web-kitchen-ask-youngest = Wie is de jongste?
web-kitchen-ask-starter = Wie begint?
web-kitchen-open = Scoreblok openen
web-kitchen-other-game = Ander spel
web-kitchen-new = Nieuw scoreblok
web-kitchen-pad = Scoreblok
web-kitchen-no-pad = Dit scoreblok bestaat niet. Vraag opnieuw om het adres.
web-kitchen-full = Dit scoreblok is vol. Open een nieuw.
web-kitchen-deal = Ronde { $number }
web-kitchen-number = Ronde
web-kitchen-deals = { $seat } deelt, ieder { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}{ $left ->
    [0] .
    [one] ; { $left } kaart blijft over.
   *[other] ; { $left } kaarten blijven over.
}
web-kitchen-hold = In deze ronde wordt niet doorgegeven.
web-kitchen-passes = { $count ->
    [one] { $count } kaart gaat
   *[other] { $count } kaarten gaan
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = { $seat } komt uit in de eerste slag.
web-kitchen-leads-card = Wie deze kaart heeft, komt uit in de eerste slag: { $card }.
web-kitchen-leads-lowest = Wie deze kaart heeft, komt uit in de eerste slag: { rules-lowest-of }.
web-kitchen-begins = { $seat } begint.
web-kitchen-write = Opschrijven
web-kitchen-check = Alleen controleren
web-kitchen-undo = Laatste ronde ongedaan maken
web-kitchen-all = Alle rondes
web-kitchen-remarks = Opmerkingen
web-kitchen-share = Dit scoreblok op een ander apparaat tonen
web-kitchen-would-score = Dat zou opleveren: { $list }.
web-kitchen-behind = Intussen heeft iemand anders op dit scoreblok geschreven. Kijk het na, en schrijf opnieuw als jouw ronde nog ontbreekt.
web-kitchen-missing = Er staat nog geen getal. Vul er minstens één in; een leeg veld telt als 0.
web-kitchen-waits = Nog niet verzonden; het wacht op dit apparaat tot de server te bereiken is.
web-kitchen-clash = Intussen heeft iemand anders op dit scoreblok geschreven. Dit is niet opgeschreven:
web-kitchen-send-again = Toch opschrijven
web-kitchen-drop = Weggooien
web-kitchen-field-points = Gehaalde punten
web-kitchen-field-bonus = Wie haalde deze kaart: { $card }
web-kitchen-field-bonus-points = Bonuspunten
web-kitchen-field-trickless = Geen slag
web-kitchen-field-aside = Punten in de opzijgelegde kaarten
web-kitchen-field-void = Punten die niemand haalde
web-kitchen-field-moon = Wie schoot de maan
web-kitchen-field-sun = Met alle slagen (zon)
web-kitchen-field-choice = Wie de maan schoot, kiest
web-kitchen-field-last = Wie haalde de laatste slag
web-kitchen-field-exact = Tel de punten precies zoals ze er staan
web-kitchen-field-steps = Volle treden
web-kitchen-field-colours = Daarvan in één kleur
web-kitchen-field-exact-steps = De eerste kolom bevat punten, geen treden
web-kitchen-field-trick = Kaarten van de slag, op volgorde
web-kitchen-field-leader = Wie kwam uit in deze slag
web-kitchen-field-hand = De hand waar het om gaat
web-kitchen-field-first = Het is de eerste slag
web-kitchen-field-broken = { $lock ->
    [hearts] Harten is gebroken
   *[other] Met wat geblokkeerd was, mag worden uitgekomen
}
web-kitchen-field-final = Het is de laatste slag
web-kitchen-field-earlier = Eerdere slagen, als je die weet: één per regel
web-kitchen-field-tower-card = De getrokken kaart
web-kitchen-field-tower-start = Startkaart
web-kitchen-field-tower-left = Linkerrij, van boven naar beneden
web-kitchen-field-tower-right = Rechterrij, van boven naar beneden
web-kitchen-field-tower-other-start = Een andere toren: startkaart
web-kitchen-field-tower-other-left = Een andere toren: linkerrij
web-kitchen-field-tower-other-right = Een andere toren: rechterrij
web-kitchen-option-auto = zoals de punten zeggen
web-kitchen-option-no = niemand
web-kitchen-option-nobody = niemand
web-kitchen-option-unsaid = niet gezegd
web-kitchen-option-add = de anderen krijgen er punten bij
web-kitchen-option-subtract = er gaan punten van de eigen score af
web-kitchen-exactly = Precies zo geteld als het er staat.
web-kitchen-already = Dit zijn de punten na een maan van { $seat }; ze tellen zoals ze er staan.
web-kitchen-shot = { $feat ->
    [sun] { $seat } heeft de zon geschoten
   *[moon] { $seat } heeft de maan geschoten
}: { $award ->
    [add_to_others] { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    } voor ieder ander.
   *[subtract_from_self] { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    } minder voor { $seat }.
}
web-kitchen-check-no-number = { $seat }: “{ $text }” is geen geheel getal van ten hoogste vier cijfers en telt als 0.
web-kitchen-check-unread = “{ $text }” is geen geheel getal van ten hoogste vier cijfers en telt als 0.
web-kitchen-check-sum = De punten zijn samen { $sum }, maar dat moet { $wanted } zijn{ $less ->
    [0] .
   *[other] : { $total } in het spel kaarten, min { $less } die niemand haalde.
}
web-kitchen-check-impossible = { $seat }: geen kaarten van dit spel kosten samen { $value }.
web-kitchen-check-outside = Zoveel kan er niet buiten liggen: alle kaarten kosten samen { $total }.
web-kitchen-check-bonus = Niet gezegd is wie deze kaart haalde: { $card }.
web-kitchen-check-trickless = { $seat } haalde geen slag, maar wel punten?
web-kitchen-check-moon = { $seat } schoot de maan, maar haalde niet alle punten?
web-kitchen-check-denied = { $seat } haalde alle punten; volgens de regels is dat een maan.
web-kitchen-check-sun = Alle slagen, maar niemand schoot de maan?
web-kitchen-check-choice = { $seat } moet kiezen; geteld als punten voor de anderen.
web-kitchen-check-last = Wie de laatste slag haalde, is niet gezegd; { $seat } komt opnieuw uit.
web-kitchen-check-steps = { $seat }: een toren heeft 0 tot en met { $most } treden.
web-kitchen-check-colours = { $seat }: meer treden in één kleur dan volle treden.
web-kitchen-check-complete = { $count } volle torens, terwijl de ronde bij de eerste eindigt?
web-kitchen-referee = Scheidsrechter
web-kitchen-referee-lead = Tik of typ de slag in, de hand waar het om gaat, of allebei, en vraag wat er gespeeld mag worden en wie de slag haalt.
web-kitchen-referee-lead-towers = Tik of typ een toren in, de getrokken kaart, of allebei, en vraag waar die mag liggen, wat je ermee kunt gappen en wat de toren oplevert.
web-kitchen-ask = Vragen
web-kitchen-clear = Alle velden leegmaken
web-kitchen-tap = Kaarten in dit veld tikken
web-kitchen-back = Een kaart eruit halen
web-kitchen-may = { $card }: mag gespeeld worden
web-kitchen-quotes = Wat de regels zeggen
web-kitchen-to-play = { $first ->
    [yes] { $seat } komt uit.
   *[no] { $seat } is aan de beurt.
}
web-kitchen-so-far = { $seat } wint tot nu toe: { $card }.
web-kitchen-nobody-so-far = Tot nu toe wint niemand.
web-kitchen-kitty = { $seat } krijgt ook de pot, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
web-kitchen-fault-earlier = Eerdere slag { $number } heeft niet { $count } kaarten.
web-kitchen-fault-trick = Een slag heeft hoogstens { $count } kaarten.
web-kitchen-fault-pack = { $card }: die kaart zit { $count ->
    [0] niet
    [one] maar { $count } keer
   *[other] maar { $count } keer
} in het spel kaarten.
web-kitchen-fault-hand = Een hand heeft maar { $count } kaarten, en zoveel slagen zijn er ook.
web-kitchen-fault-tower = Een van de kaarten zit niet in dit spel kaarten.
web-kitchen-as-start = Als startkaart: { $card }, waarde { $value }
web-kitchen-in-row = { $row ->
    [left] Links
   *[right] Rechts
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Links
   *[right] Rechts
}: { $card }, als { $value }
web-kitchen-values = { $low } tot en met { $high }
web-kitchen-tower = De toren levert { points } op: { $step } voor treden, { $bonus } voor kleuren.
web-kitchen-tower-complete = Beide rijen zijn vol: de toren is klaar.
web-kitchen-steals = { $count ->
    [0] Uit de andere toren valt er voor deze toren niets te gappen.
    [one] Er is één manier om te gappen.
   *[other] Er zijn { $count } manieren om te gappen.
}
web-kitchen-steal = { $card }, { row-name } van de andere toren, { $to ->
    [left] naar mijn linkerrij
    [right] naar mijn rechterrij
   *[start] als mijn startkaart
}, als { $value }
web-kitchen-print-cards = Kaarten afdrukken
web-kitchen-cards-lead = Vellen met negen kaarten op A4, langs de snijtekens uit te snijden. Druk af op 100%; met achterkanten dubbelzijdig, over de lange zijde gedraaid.
web-kitchen-cards-special = Kaarten die in geen enkele winkel te koop zijn
web-kitchen-cards-usual = De kaarten van de andere spellen
web-kitchen-fronts = Vellen
web-kitchen-backs = Vellen met achterkanten
