# Wat de terminal zelf zegt: vragen vóór het spel, invoerregels, bewaren, hulp. Kaarten en gebeurtenissen staan elders.

terminal-prompt = >
terminal-prompt-box = Opdracht:
terminal-prompt-keys = { $phase ->
    [pass] Pijlen bewegen, Spatie kiest, Enter geeft door. ? hulp
    [play] Pijlen bewegen, Enter speelt. ? hulp
    [choose] ← → kiezen, Enter neemt het. ? hulp
    [start] Enter houdt, Z legt af. ? hulp
    [lay] ← → kiezen de rij, Enter legt aan, Z legt af. ? hulp
    [nowhere] Enter legt af. ? hulp
    [steal] Pijlen kiezen, Enter gapt, Z legt af. ? hulp
   *[other] ? hulp
}
terminal-prompt-next-deal = Enter: volgende ronde. >
terminal-prompt-end = Enter: verlaten. >
terminal-welcome = { $name }. { $plain ->
    [yes] Een letter met Enter stelt een vraag: C de tafel, S de stand, T wie aan de beurt is, A een tip, ? alle toetsen.
   *[no] ? toont alle toetsen.
}
terminal-for-example = Typ wat je doet, zoals: { $example }
terminal-welcome-back = { $name }, ronde { $deal }: je gaat verder waar je was.
terminal-you = Jij
terminal-human = Mens
terminal-saved = Bewaard. Ga verder met: { PROGRAM() } play --resume
terminal-not-saved = Deze partij wordt niet bewaard.
terminal-cannot-keep = Deze partij kan niet bewaard worden ({ $why }); spelen kan wel.
terminal-record = Het verslag van deze partij: { $file }
terminal-no-record = Het verslag { $file } kan niet geschreven worden: { $why }.
terminal-damaged = Het einde van de bewaarde partij was beschadigd (regel { $line }); { $good ->
    [one] { $good } goede regel blijft bewaard
   *[other] { $good } goede regels blijven bewaard
}, en het beschadigde bestand blijft ernaast staan.
terminal-cannot-resume = { $file } kan niet hervat worden: { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}, begonnen { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}, ronde { $deal }; laatst gespeeld { $when }
terminal-saved-how = Verder met een partij: { PROGRAM() } play --resume NUMMER. Verwijderen: { PROGRAM() } saved delete NUMMER.
terminal-saved-ask = Dit voorgoed verwijderen? { $list } (ja / nee)
terminal-saved-deleted = Verwijderd: { $what }
terminal-preparing = Het zoeken wordt voorbereid, eenmalig op deze computer; dit duurt ongeveer een halve minuut.

# Vragen vóór een spel
terminal-menu = Welk spel?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } nog { $count } uit de ruimere familie
terminal-words-more = meer, alle
terminal-menu-resume = { $key } Verder met de bewaarde partij: { $what }
terminal-menu-language = Andere talen: { $list }
terminal-menu-prompt = Nummer of naam, Enter voor { $default }:
terminal-menu-unknown = Er is geen spel { $answer }. Typ een nummer van 1 tot en met { $count }, of een naam.
terminal-ask-seats = Met hoeveel spelers, { $seats }? Enter voor { $default }:
terminal-ask-seats-again = Mogelijk zijn: { $seats }.
terminal-ask-level = Hoe sterk moeten de bots zijn?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Typ een nummer van 1 tot en met { $count }, of een naam.
terminal-ask-first = { $who ->
    [youngest] De jongste begint. Wie is de jongste?
   *[seat] Wie de meeste harten heeft gebroken, begint. Wie is dat?
}
terminal-ask-first-prompt = Nummer of naam, Enter voor { $default }:
terminal-ask-first-again = Typ een nummer van 1 tot en met { $count }, of een naam.

# De cursor en het doorgeven
terminal-card-here = { $card }{ $state ->
    [chosen] , gekozen
    [blocked] , nu niet speelbaar
   *[free] {""}
}, { $place } van { $count }.
terminal-nothing-here = Er is niets om langs te gaan.
terminal-nothing-to-choose = Er valt nu niets te kiezen.
terminal-chosen = { $card }, gekozen, { $chosen } van { $count }.
terminal-unchosen = { $card }, niet meer gekozen, { $chosen } van { $count }.
terminal-pass-enough = Je hebt er al { $count } gekozen. Spatie op een gekozen kaart neemt die terug.
terminal-pass-ready = Enter geeft ze door.
terminal-pass-missing = Kies eerst { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, nu nog maar { $chosen }: Spatie kiest een kaart. Of typ ze, zoals: geef sv ha hh
terminal-type-choice = Kies met de pijlen, of typ: erbij, of eraf.
terminal-enter-again = Nog eens Enter: { $action }.
terminal-sorted = { $order ->
    [down] Je hand ligt van hoog naar laag.
   *[up] Je hand ligt van laag naar hoog.
}
terminal-sort-later = Sorteer de hand als er niets gekozen is.
terminal-not-now = Dat kan nu niet.
terminal-no-key = De toets { $key } doet hier niets. { $help } toont de toetsen.
terminal-no-claim = Niemand heeft iets opgeëist.
terminal-watchers-only = Alleen wie toekijkt, kan van plaats wisselen.
terminal-undone = Teruggenomen.
terminal-undo-not = Er kan nu niets teruggenomen worden.
terminal-no-messages = Er zijn nog geen berichten.
terminal-history-end = { $end ->
    [old] Dit was het eerste bericht.
   *[new] Dit was het nieuwste bericht.
}
terminal-buffer = { $kind ->
    [answers] Berichten: antwoorden.
   *[events] Berichten: wat er gebeurde.
}
terminal-words-quit = quit, exit, stop, stoppen, doei

terminal-words-left = vorige
terminal-words-right = volgende
terminal-words-up = omhoog, vorige kleur
terminal-words-down = omlaag, volgende kleur
terminal-words-home = begin, eerste
terminal-words-end = eind, laatste kaart
terminal-words-space = kies, kiezen, neem
terminal-words-enter = ok, oké
terminal-words-next-deal = volgende, volgende ronde, verder
terminal-history-title = Berichten
terminal-is-saved = Alles is al bewaard, zet voor zet.
terminal-alone = Er is hier niemand die het kan lezen.
terminal-join-kept = Er is nu geen verbinding. Wat je hebt getypt, blijft bewaard en wordt verzonden zodra de verbinding terug is.
terminal-join-unsent = Niet verzonden: { $text }
terminal-join-other = Terminal { $number } van je account aan deze tafel: hier ben je iemand anders. Met --as NAAM zeg je wie.
terminal-language = Vanaf nu in het Nederlands.
terminal-hurrying = Geen pauzes meer tot jij aan de beurt bent.
terminal-pace = Pauze na elke kaart van de bots, in seconden: { $seconds }. Veranderen kan zo: { $word } 0.3
terminal-announce = Voorlezen: { $level }. Veranderen kan zo: { $word } 2 ({ $list }).
terminal-letters = Letters op de kaarten: { $letters }. Veranderen kan zo: { $word } 2 ({ $list }).

# Het beeld
terminal-deal-number = Ronde { $number }
terminal-head-pass = { $direction ->
    [L1] Doorgeven naar links
    [R1] Doorgeven naar rechts
    [L2] Doorgeven naar de tweede speler links
    [R2] Doorgeven naar de tweede speler rechts
    [HOLD] Niet doorgeven
   *[ACROSS] Doorgeven naar de overkant
}
terminal-head-trick = Slag { $number } van { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] harten gebroken
       *[no] harten niet gebroken
    }
   *[other] { $broken ->
        [yes] vrij
       *[no] geblokkeerd
    }
}
terminal-seat-numbers = { $score } p. { $points }, { $tricks } sl.
terminal-led = Gevraagd: { $suit ->
    [C] klaveren
    [D] ruiten
    [H] harten
   *[S] schoppen
}
terminal-last-trick = (laatste slag)
terminal-set-aside = { $count ->
    [one] { $count } kaart wacht
   *[other] { $count } kaarten wachten
}
terminal-kitty = Pot: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Je ziet alle handen.
    [nobody] Je ziet wat open ligt.
   *[seat] Je ziet wat { $name } ziet.
}
terminal-side-standing = Stand
terminal-side-limit = de partij eindigt bij { $limit }
terminal-side-tricks = Slagen van deze ronde

# Herz an Herz
terminal-herz-drawn = Getrokken: { $card }
terminal-herz-stock = Trekstapel: { $count }
terminal-herz-discard = Aflegstapel: { $card }
terminal-herz-place = { $row ->
    [left] Linkerrij
    [right] Rechterrij
   *[start] Startkaart
}: { $what }.
terminal-herz-place-empty = leeg
terminal-herz-choose-row = Kies een rij met de pijl naar links of rechts, dan Enter; of typ links, rechts, afleggen.
terminal-herz-steal-number = Gapmogelijkheid { $number } van { $count }: { $action }.

# Na een ronde, standen
terminal-deal-over-title = Alle kaarten van ronde { $number }
terminal-scores-head = Speler
terminal-scores-total = Totaal
terminal-chart = Totalen na elke ronde:

# Hulp
terminal-help-title = Toetsen
terminal-help-words-herz-an-herz = Een kaart laat je voorlezen met: kaart 97.
terminal-help-words-hearts = Kaarten typ je als kleur en waarde: sv, h10, ra.
terminal-help-quit = Met stop, Ctrl-D of Ctrl-C verlaat je het spel; de partij blijft bewaard.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] Spatie
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } tot en met { $last }
terminal-key-nth = 1 tot en met 9, 0, -
terminal-help-moves = Woorden om langs je kaarten te gaan: volgende, vorige, omhoog, omlaag, begin, eind; kies bij het doorgeven, ok om te handelen.
terminal-replay-only = Dit is een verslag: stel vragen, of ga verder met Enter.
terminal-replay-help = Enter, Spatie en rechts gaan vooruit, B en links terug, N gaat naar de volgende ronde, Home en End naar begin en einde ervan, Esc verlaat het verslag.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter handelt, A geeft een tip, ? toont de toetsen, na / typ je een opdracht{ $undo ->
    [yes] , U neemt je laatste beslissing terug
   *[no] {""}
}. Met stop verlaat je het spel; de partij blijft bewaard.

# Afspelen, controleren, simuleren, spelvormen
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}. Enter verder, B terug, N volgende ronde, stop verlaat het verslag.
terminal-replay-prompt = Ronde { $deal }, { $step } van { $count } >
terminal-replay-end = Hier eindigt het verslag.
terminal-replay-start = Dit is het begin.
terminal-replay-comment = Opmerking: { $text }
terminal-check-good = { $file }: in orde. { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}, { $actions ->
    [one] { $actions } handeling
   *[other] { $actions } handelingen
}{ $finished ->
    [yes] {""}
   *[no] , niet uitgespeeld
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } keuze van bots nagerekend
   *[other] { $count } keuzes van bots nagerekend
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } keer schudden nagerekend
   *[other] { $count } keer schudden nagerekend
}.
terminal-check-fixed = { $file }: { $count ->
    [one] de kaarten van { $count } ronde lagen vooraf vast; daar is niet geschud en er is niets bewezen
   *[other] de kaarten van { $count } rondes lagen vooraf vast; daar is niet geschud en er is niets bewezen
}.
terminal-check-told = { $file }: { $count ->
    [one] in { $count } ronde is het toeval van de bots wat de server opgeeft; het volgt uit geen vastlegging
   *[other] in { $count } rondes is het toeval van de bots wat de server opgeeft; het volgt uit geen vastlegging
}.
terminal-check-contributions = { $file }: zelf een getal bijgedragen: { $own }; geen antwoord: { $given }; vastgelegd en het getal niet genoemd: { $withheld }.
terminal-check-withheld = { $file }: rondes waarin een getal na zijn vastlegging is achtergehouden: { $deals }. Elk zo’n getal kan een keuze tussen twee rondes zijn geweest, door de server of door de plaats.
terminal-receipt = ontvangstbewijs van ronde { $deal }, { $seat }, { $step ->
    [commit] vastlegging
   *[reveal] bijdrage
}: { $kind ->
    [fits] het verslag klopt ermee.
    [withheld] volgens het verslag is het getal van deze vastlegging achtergehouden. Dat wordt geteld; door wie, is niet te bewijzen.
    [left-out] BEWIJS: de server heeft dit bevestigd, en het verslag dat de server ondertekende laat het weg.
    [host] BEWIJS: de server had een ander geheim vastgelegd dan in het ondertekende verslag staat.
    [shown] BEWIJS: toen deze bijdrage er was, heeft de server de vastlegging van een andere plaats veranderd.
    [twice] BEWIJS: de server heeft twee ontvangstbewijzen ondertekend die elkaar tegenspreken.
    [unsigned] het is in strijd met het verslag, maar dat is niet door de server ondertekend en kan van iedereen komen. Er is niets bewezen.
    [other-key] het is ondertekend met een andere sleutel dan het verslag noemt, of het verslag noemt er geen. Er is niets bewezen; vergelijk de sleutel met andere verslagen van de server.
    [elsewhere] de ronde staat niet in dit verslag.
   *[forged] het is NIET ondertekend met de sleutel die het noemt. Het bewijst niets.
}
terminal-receipts-kept = De ontvangstbewijzen staan in { $file }; “{ PROGRAM() } check --shuffle --receipts” vergelijkt ze met een verslag.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blokken
terminal-simulate-head-player = Speler
terminal-simulate-head-points = Punten per ronde
terminal-simulate-head-payoff = Beter dan de anderen
terminal-simulate-head-score = Score
terminal-simulate-head-wins = Winst %
terminal-simulate-told = { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
}, { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}, { $blocks ->
    [one] { $blocks } blok waarin
   *[other] { $blocks } blokken waarin
} iedereen één keer op elke plaats zit; ± is één standaardfout over de blokken; seed { $seed }.
terminal-simulate-stopped = Voortijdig gestopt.
terminal-arena-head-player = Speler
terminal-arena-head-points = Punten per ronde
terminal-arena-head-payoff = Beter dan de anderen
terminal-arena-head-moons = Maan
terminal-arena-head-suffered = ondergaan
terminal-arena-head-failures = Fouten
terminal-arena-head-median = Zet: mediaan ms
terminal-arena-head-p-99 = 99%
terminal-arena-head-worst = langste
terminal-arena-head-pass-median = Doorgeven: mediaan ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } blok
   *[other] { $blocks } blokken
}, elk één ronde in { $ways ->
    [one] { $ways } tafelschikking
   *[other] { $ways } tafelschikkingen
}, { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}; ± is één standaardfout over de blokken{ $moons ->
    [yes] , % is van de rondes van een plaats
   *[no] {""}
}; seed { $seed }.
terminal-variants-head-id = Naam
terminal-variants-head-seats = Spelers
terminal-variants-head-title = Titel

# Raad aan een echte kaarttafel
terminal-advise-ask = { $what ->
    [hand] Jouw hand, zoals QS AH 10D:
    [gave] Kaarten die je hebt doorgegeven (Enter voor geen):
    [got] Kaarten die je hebt gekregen (Enter voor geen):
    [turns] De beurten tot nu toe, één per regel zoals 1. P0 draws 48: keep of 48: keep (een lege regel sluit af):
    [drawn] De kaart die je nu hebt getrokken, zoals 60, J26-50, SJ of ST:
   *[plays] Alle gespeelde kaarten, op volgorde (Enter voor geen):
}
terminal-advise-seat = Plaats { $seat }

# De lerende speler trainen
terminal-train-now = { $what ->
    [playing] Reeks { $round }, speelt
   *[fitting] Reeks { $round }, leert
}
terminal-train-round = Reeks { $round }: { $gain } ±{ $error } punten per ronde beter dan tevoren; de maan geschoten in { $moons }% van de rondes.
terminal-train-stopped = Gestopt. De voltooide reeksen staan in { $folder }; dezelfde opdracht gaat verder.
terminal-train-done = De netwerken staan in { $file }.
terminal-warm-done = Bots die zoeken, beginnen op deze computer nu meteen. De gecompileerde code staat in { $folder }.
terminal-warm-stopped = Gestopt. Wat al gecompileerd is, blijft in { $folder }; dezelfde opdracht gaat verder.
terminal-no-language = Deze talen zijn er: { $list }.
