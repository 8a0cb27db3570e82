# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Zug { $place } („{ $text }“): { $cause }
error-herz-drawn = Die jetzt gezogene Karte („{ $text }“): { $cause }
error-herz-no-turn = Das ist kein Zug; schreib 3. P0 draws 45: left oder kurz 45: left.
error-herz-no-action = „{ $text }“ ist keine Entscheidung; schreib keep, left, right, left=63, discard oder steal 1 left right.
error-herz-twice = { $card } wurde schon gezogen, und mehr davon gibt es nicht.
error-herz-stock-empty = Der Stapel war vor diesem Zug leer.
error-herz-undecided = Sag, was mit { $card } geschah.
error-herz-only-a-card = Über diese Karte wird jetzt entschieden; nenne sie allein.
error-herz-number = Das ist die { $right }. gezogene Karte, nicht die { $told }.
error-herz-turn = P{ $right } ist dran, nicht P{ $told }.
error-herz-other-card = Gezogen ist { $right }, nicht { $told }.
error-herz-outcome = Es wurde { $right ->
    [nothing] nichts
   *[other] { $right }
} daraus, nicht { $told }.
error-herz-after-end = Das Spiel ist vor diesem Zug zu Ende.
error-herz-draw = Nenne die Karte, die Platz { $seat } jetzt gezogen hat.
error-herz-starter = Wer beginnt dieses Spiel? Die Plätze { $list } passen alle; nenne den Anfang oder schreib P{ $seat } vor die erste Karte.
error-herz-refused = { $reason ->
    [no-start-card] Es gibt noch keine Startkarte
    [has-start-card] Es gibt schon eine Startkarte
    [row-full] Diese Reihe ist voll
    [value-too-high] Die Karte ist nicht niedriger als die darüber
    [outside-group] Kein Wert aus der Gruppe dieses Jokers passt dort
    [cannot-steal] Diese Karte kann nicht stibitzt werden
    [bad-value] Diesen Wert kann die Karte dort nicht haben
    [wrong-phase] Die gezogene Karte erlaubt das nicht
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz kennt { $name } nicht: Alles Gezogene liegt offen; nenne plays und drawn.
error-herz-start-card = Platz { $seat }: { $card } kann keine Startkarte mit diesem Wert sein.
error-herz-row = Platz { $seat }: So kann diese Reihe nicht liegen.
error-watcher-decides-nothing = Wer zuschaut, hat nichts zu entscheiden.
error-nothing-now = Platz { $seat } hat jetzt nichts zu entscheiden.
error-all-decided = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
error-no-views-of = Sichten von { $name } lassen sich nicht von außen beschreiben.
error-no-view = Das ist keine Sicht: { $why }.
error-view-version = Sichten werden in Version { $right } verstanden, nicht in { $told }.
error-view-cannot-be = Diese Sicht kann es nicht geben: { $cause }
error-view-field = Diese Sicht widerspricht sich: { $field } passt nicht zum Rest.
error-view-entries = { $list }: Es müssen je { $count } Einträge sein.
error-view-count = { $field }: Die Zahl der Karten ist { $told }, sie muss { $right } sein.
error-view-hand = Die Hand ist nicht, was ausgeteilt wurde, ohne das Abgegebene und Gespielte und mit dem Erhaltenen.
error-view-hand-size = { $field }: Die Zahl der Karten ist { $told }; sie muss { $dealt } sein (wie ausgeteilt) oder { $now } (jetzt).
error-view-cannot-hold = Platz { $list } kann nicht alles haben, was dort sein muss: Zu wenige passende Karten sind übrig.
error-view-revoke = Platz { $seat }: { $card } kann nicht sein, denn diese Farbe wurde vorher nicht bedient.
error-view-leads = Platz { $told } spielt zu Stich { $trick } aus, es muss aber Platz { $right } sein.
error-view-unseen = Plätze für ungesehene Karten: { $told }, ungesehene Karten: { $right }.
error-view-no-world = Keine Verteilung der ungesehenen Karten passt zu dem, was zu sehen war.
error-view-passed-elsewhere = { $card } wurde an Platz { $seat } geschoben und liegt anderswo.
error-view-trick = Stich { $trick }: { $cause }
error-view-may-not = Stich { $trick }: { $cause } Der Platz hat: { $list }.
error-view-place-leads = Platz { $seat } kann nicht mit Karte { $place } des Spiels ausspielen.
error-first-leader = Wer spielt zum ersten Stich aus? Die Plätze { $list } passen alle; nenne first_leader.
error-holder-leads = Wer { $card } hat, spielt aus, und das passt nicht zu Platz { $seat }.
error-name-kitty = Nenne die Karten des Talons; Anzahl: { $count }.
error-kitty-unknown = Platz { $seat } kann den Talon jetzt nicht kennen.
error-name-passed = { $field }: Nenne die Karten, die geschoben wurden, und die, die kamen (je { $count }).
error-nothing-passed = In Spiel { $deal } wird nicht geschoben.
error-name-opening = Welche Karte eröffnet? Einige sind übrig: Nenne opening_card.
