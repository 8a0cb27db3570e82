# Kindermodus und erklärtes erstes Spiel: kurze Sätze, für Menschen ab sieben. Kartennamen stehen hinter einem Doppelpunkt.

# Was Anfängern Schritt für Schritt gesagt wird
guide-aim = Herzen sind schlecht: Jedes kostet einen Punkt. Wer die wenigsten Punkte hat, gewinnt.
guide-worst = Die schlimmste Karte ist diese: { $card }. Sie kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}!
guide-pass = Zuerst geben alle Karten weg. Wähle { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $seat } und drücke dann den Knopf.
guide-pass-tip = Gib hohe Karten weg: Sie bekommen Stiche.
guide-pass-wait = Gut gemacht. Jetzt wählen noch die anderen.
guide-came = Von { $seat } hast du bekommen: { $cards }.
guide-hold-worst = Du selbst hast diese hier: { $card }! Behalte sie, bis du die gespielte Farbe nicht mehr hast. Dann gib sie her.
guide-open-mine = Diese Karte fängt immer an: { $card }. Du hast sie, also spiele sie.
guide-open = Diese Karte fängt immer an: { $card }. { $seat } hat sie.
guide-lead-first = { $youngest ->
    [yes] Wer am jüngsten ist, fängt an: Das bist du. Spiele eine Karte.
   *[no] Du fängst an. Spiele eine Karte.
}
guide-lead = Jetzt fängst du an. Spiele eine Karte.
guide-locked = Herz muss warten: Niemand darf mit Herz anfangen, bevor jemand eins { $taken ->
    [yes] bekommen hat.
   *[no] gespielt hat.
}
guide-only-hearts = Du hast nur noch Herz, also darfst du damit anfangen.
guide-lead-low = Mit einer niedrigen Karte fängst du sicher an: Oft bekommt jemand anders den Stich.
guide-wait = Jetzt ist { $seat } dran. Schau, welche Karte kommt.
guide-follow = { $seat } hat mit { suit-name } angefangen. Du hast { suit-name }, also musst du { suit-name } spielen.
guide-no-suit = { $seat } hat mit { suit-name } angefangen. Du hast kein { suit-name }, also darfst du etwas anderes spielen.
guide-danger = Achtung: { $card }! Wer diesen Stich bekommt, zahlt dafür { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
guide-stay-below = Die höchste Karte ist: { $card }. Spiele eine niedrigere, dann bekommst du den Stich nicht.
guide-last-free = Du bist als Letztes dran, und dieser Stich kostet nichts. Hier kannst du ruhig höher spielen als: { $card }.
guide-must-take = Du bist als Letztes dran, und alle deine Karten dieser Farbe sind höher als: { $card }. Also bekommst du den Stich.
guide-all-higher = Alle deine Karten dieser Farbe sind höher als: { $card }. Vielleicht spielt jemand noch höher.
guide-give-worst = Hurra! Jetzt kannst du die schlimmste Karte loswerden: { $card }.
guide-give-heart = Jetzt kannst du ein Herz loswerden. Wer den Stich bekommt, muss es nehmen!
guide-give-high = Wirf eine hohe Karte ab: Dann bekommt sie später keinen Stich.
guide-no-points-yet = Aber im ersten Stich darf niemand eine Karte abwerfen, die Punkte kostet. Wirf eine andere hohe Karte ab.
guide-last-card = Das ist deine letzte Karte.
guide-trick = Die { $count } Karten auf dem Tisch nennt man einen Stich.
guide-took = Die höchste Karte in { suit-name } ist: { $card }. { $self ->
    [yes] Du bekommst den Stich.
   *[no] { $seat } bekommt den Stich.
}
guide-void = Diesen Stich bekommt niemand.
guide-other-suits = Karten einer anderen Farbe gewinnen nie, auch wenn sie hoch sind.
guide-worst-taken = Die schlimmste Karte war dabei: { $card }! Zusammen kostet das { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
guide-cost = { $points ->
    [0] Er kostet nichts: Es ist kein Herz dabei.
    [one] Er kostet { $points } Punkt.
   *[other] Er kostet { $points } Punkte.
}
guide-broken = Von jetzt an dürfen alle mit Herz anfangen.
guide-next = Wer den Stich bekommt, fängt den nächsten an.
guide-moon = { $self ->
    [yes] Du hast alle Karten bekommen, die Punkte kosten. Das ist ein Durchmarsch, und die Punkte bekommen jetzt die anderen!
   *[no] { $seat } hat alle Karten bekommen, die Punkte kosten. Das ist ein Durchmarsch, und die Punkte bekommen jetzt die anderen!
}
guide-own-points = Das war der letzte Stich. Du hast { $points ->
    [0] keinen einzigen Punkt.
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
guide-best-own = Niemand hat weniger. Gut gespielt!
guide-best = { $count ->
    [one] Die wenigsten Punkte hat { $seats }
   *[other] Die wenigsten Punkte haben { $seats }
}: { $points }.
guide-done = Jetzt weißt du, wie es geht. Die nächsten Karten spielst du allein.

# Was im Kindermodus am Tisch steht
kids-lead = Du bist dran! Du fängst an.
kids-follow = Du bist dran! Spiele { suit-name }.
kids-any = Du bist dran! Du hast kein { suit-name }: Spiele irgendeine Karte.
kids-wait = { $seat } ist dran.
kids-pass = Wähle { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für { $seat }.
kids-pass-wait = Die anderen wählen noch.
kids-hint = Versuch es so: { $action }.
web-kids-plate = Herzen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-kids-typing = Mit der Tastatur spielen
web-guide = Zeig mir, wie es geht
web-guide-title = So geht das Spiel
web-guide-on = Weiter
web-guide-read = Vorlesen
web-guide-always = Immer
web-guide-always-how = Immer vorlesen
web-children = Für Kinder: große Karten, Hilfe, kein Chat, keine Fremden
web-children-mode = Kindertisch
web-youngest = Wer ist am jüngsten?
web-youngest-why = Wer am jüngsten ist, fängt an. Drücke auf den Namen, dann geht es los.
web-starter = Wer fängt an?
web-starter-why = Drücke auf den Namen, dann geht es los.

# Die Tür eines Kindertischs
web-door-invite = Ohne euch kommt niemand herein. Gebt diese Adresse denen, die ihr kennt; sie fragen, und ihr lasst sie herein:
web-door-who = { $name } möchte mitspielen.
web-door-yes = { $name } darf herein
web-door-no = Nein, { $name } nicht
web-door-title = Eine Einladung an einen Kindertisch
web-door-ask = Sie müssen dich erst hereinlassen. Wie heißt du?
web-door-knock = Darf ich mitspielen?
web-door-waits = Wir haben gefragt. Warte hier, bis dich jemand hereinlässt.
web-door-open = Du darfst herein.
web-door-again = Noch einmal nachsehen
