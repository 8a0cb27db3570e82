# Ce spune orice joc: locuri, rânduri, scor.

seat = { $self ->
    [yes] tu
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] tu
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Tu
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
turn-yours = E rândul tău. { $what }.
turn-in-burst = E rândul tău, { $what }.
deal-over = Dona s-a încheiat.
match-over = Partida s-a încheiat.
deal-ended = Dona { $deal } s-a încheiat.
points-of-deal = Punctele acestei done: { $list }.
deal-best = Cel mai bun rezultat al acestei done: { $list }.
scores = Scor: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [one] Ai câștigat!
       *[other] Împarți victoria cu { $seats }.
    }
   *[no] { $count ->
        [one] { $seats } câștigă.
       *[other] { $seats } împart victoria.
    }
}
match-not-over = Partida nu s-a încheiat încă.
advice = Sfat: { $action }.
advice-expected = De aici înainte, puncte așteptate față de ceilalți: { $expected }, plus sau minus { $error }, din { $worlds ->
    [one] { $worlds } donă imaginată
    [few] { $worlds } done imaginate
   *[other] { $worlds } de done imaginate
}.
advice-next = { $gap ->
    [same] În medie, cam la fel de bine: { $action }.
    [half] În medie, cam cu o jumătate de punct mai bine decât varianta de pe locul al doilea: { $action }.
   *[whole] În medie, cam cu { points } mai bine decât varianta de pe locul al doilea: { $action }.
}
advice-despite = { $gap ->
    [half] Doar la puncte, ar fi cam cu o jumătate de punct mai bine: { $action }.
   *[whole] Doar la puncte, ar fi cam cu { points } mai bine: { $action }.
}
advice-head-action = Acțiune
advice-head-match = Partidă
advice-head-plan = Plan
advice-head-expected = Așteptat
advice-head-error = Eroare
advice-head-worlds = Lumi
advice-percent = { $percent } %
advice-plan-moon = a lua tot: { $percent } %
advice-units-match = Partidă: în câte din 100 de finaluri imaginate se câștigă partida; asta contează întâi.
advice-units-plan = Plan: pe ce se bazează cifrele când nu se joacă mai departe ca de obicei și în câte din 100 de done imaginate reușește; ce nu e sigur reușește mai rar la masă.
advice-units = Așteptat: cu câte puncte e mai bine decât la ceilalți, în medie, în această donă; cu cât mai mult, cu atât mai bine. Eroarea este o eroare standard.

# Names of the bots at a table, separated by commas
bot-names = Ana, Bogdan, Corina, Dan, Elena, Florin, Gabi, Horia, Ioana, Luca, Maria, Nicu
