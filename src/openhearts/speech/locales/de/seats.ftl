# Friends at a table: seats that change between deals, newcomers at the mean score

web-swap = Plätze tauschen
web-swap-how = Getauscht wird, wenn das nächste Spiel beginnt. Punkte gehen mit der Person; wer neu dazukommt, beginnt mit dem Durchschnitt der anderen.
web-swap-one = Wer
web-swap-other = mit wem
web-swap-go = Tauschen lassen
web-swap-ask = { $name } um einen Tausch der Plätze bitten
web-swap-asked = { $name } möchte mit dir die Plätze tauschen.
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

# A hand belongs to whom it was dealt; deals that everybody wants to deal anew

web-next-hand = Du hast jetzt den Namen deines Platzes und mit dem nächsten Spiel Karten. Bis dahin spielt ein Bot deine Hand.
web-new-hand = Du sitzt jetzt mit deinem Namen hier. Karten bekommst du, wenn das nächste Spiel beginnt, und dazu den Durchschnitt der anderen; bis dahin spielt ein Bot deine Hand.
web-plays-until = Bis zum nächsten Spiel spielt ein Bot diese Hand.
web-chair-next = { $chair }, mit Karten ab dem nächsten Spiel; bis dahin spielt ein Bot
web-chair-device = { $chair } (ein Gerät: { $names })
ask-who-device = An einem Gerät: { $names }.
web-back-soon = Am Tisch wird gefragt, sobald dieser Platz { $seconds } Sekunden leer war.
web-back-name = Du hast deinen Platz wieder, und mit dem nächsten Spiel Karten.
web-anew = Die anderen bitten, neu zu geben
web-anew-how = Wenn alle, die hier sitzen, einverstanden sind, ist dieses Spiel ungültig: Seine Karten werden offengelegt, es zählt nicht, und es wird neu gegeben.
web-anew-offer = Der erste Stich ist noch nicht vorbei. Sind alle einverstanden, neu zu geben, bekommst du sofort Karten.
web-anew-asked = { $name } möchte neu geben. Dieses Spiel würde nicht zählen.
web-anew-yes = Neu geben
web-anew-no = Weiterspielen
web-anew-waits = Du bist einverstanden, neu zu geben. Noch keine Antwort von: { $names }.
web-anew-declined = { $name } möchte lieber weiterspielen.
web-anew-agreed = Alle sind einverstanden: Dieses Spiel ist ungültig, es wird neu gegeben.
web-restored = Der Server wurde aus einer Sicherung zurückgeholt: Was seither gespielt wurde, ist verloren, und ein Spiel, das nicht zu Ende war, wird neu gegeben.
web-words-anew = neu geben, neues spiel, nochmal geben
web-fair-void = Dieses Spiel ist ungültig: Alle wollten neu geben. Sein Geheimnis ist offengelegt, und das Spiel zählt nicht.
web-fair-restored = Dieses Spiel ist ungültig: Der Server wurde aus einer Sicherung zurückgeholt. Das Geheimnis des Spiels ist offengelegt, und es zählt nicht.
