# Friends at a table: seats that change between deals, newcomers at the mean score

web-swap = Plätze tauschen
web-swap-how = Getauscht wird, wenn das nächste Spiel beginnt. Punkte gehen mit der Person; wer neu dazukommt, beginnt mit dem Durchschnitt der anderen.
web-swap-one = Wer
web-swap-other = mit wem
web-swap-go = Tauschen lassen
web-swap-ask = { $name } um einen Tausch der Plätze bitten
web-swap-asked = Bitte um einen Tausch der Plätze: { $name } möchte auf deinen.
web-swap-waits = Du hast um einen Tausch der Plätze gebeten. Die Antwort liegt bei: { $name }.
web-swap-yes = Plätze tauschen
web-swap-planned = Zum nächsten Spiel tauschen die Plätze: { $one } und { $other }.
web-swap-done = Plätze getauscht: { $one } und { $other }.
web-swap-comes = Ab dem nächsten Spiel dabei: { $name }.
web-swap-comes-again = Falls noch eine Partie beginnt, spielt auch { $name } mit.
web-swap-you-come = Du bist ab dem nächsten Spiel dabei und beginnst mit dem Durchschnitt der anderen.
web-swap-you-come-again = Diese Partie ist zu Ende. Falls noch eine beginnt, spielst du mit.
web-swap-joined = Neu dabei: { $name }, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
web-swap-stay = Alle bleiben auf ihren Plätzen
web-swap-not = Doch nicht mitspielen
