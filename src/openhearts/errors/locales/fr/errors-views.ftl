# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Tour { $place } (« { $text } ») : { $cause }
error-herz-drawn = La carte piochée maintenant (« { $text } ») : { $cause }
error-herz-no-turn = Ce n’est pas un tour ; écris 3. P0 draws 45: left, ou plus court 45: left.
error-herz-no-action = « { $text } » n’est pas une action ; écris keep, left, right, left=63, discard ou steal 1 left right.
error-herz-twice = { $card } a déjà été piochée, et il n’y en a pas d’autre.
error-herz-stock-empty = La pioche était vide avant ce tour.
error-herz-undecided = Écris ce qu’est devenue la carte { $card }.
error-herz-only-a-card = C’est la carte sur laquelle il faut décider ; nomme-la seule.
error-herz-number = C’est la carte piochée numéro { $right }, pas { $told }.
error-herz-turn = C’est à P{ $right } de jouer, pas à P{ $told }.
error-herz-other-card = La carte piochée est { $right }, et non { $told }.
error-herz-outcome = Le résultat est { $right ->
    [nothing] rien
   *[other] { $right }
}, pas { $told }.
error-herz-after-end = La donne est terminée avant ce tour.
error-herz-draw = Nomme la carte que la place { $seat } a piochée maintenant.
error-herz-starter = Qui commence cette donne ? Les places { $list } conviennent toutes ; dis qui commence, ou écris P{ $seat } devant la première carte.
error-herz-refused = { $reason ->
    [no-start-card] il n’y a pas encore de carte de départ
    [has-start-card] il y a déjà une carte de départ
    [row-full] cette rangée est pleine
    [value-too-high] la carte n’est pas plus basse que celle du dessus
    [outside-group] aucune valeur du groupe de ce joker ne convient à cet endroit
    [cannot-steal] cette carte ne peut pas être volée
    [bad-value] cette valeur n’est pas possible à cet endroit
    [wrong-phase] la carte piochée ne le permet pas
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz n’a pas { SOUND($name) ->
    [vowel] d’
   *[other] de{" "}
}{ $name } : tout ce qui est pioché est visible ; indique plays et drawn.
error-herz-start-card = Place { $seat } : { $card } ne peut pas être une carte de départ de cette valeur.
error-herz-row = Place { $seat } : cette rangée ne peut pas être ainsi.
error-watcher-decides-nothing = Qui regarde n’a rien à décider.
error-nothing-now = La place { $seat } n’a rien à décider maintenant.
error-all-decided = La donne est terminée ; il n’y a plus rien à décider.
error-no-views-of = Les vues { SOUND($name) ->
    [vowel] d’
   *[other] de{" "}
}{ $name } ne peuvent pas être décrites de l’extérieur.
error-no-view = Ce n’est pas une vue : { $why }.
error-view-version = Les vues sont comprises en version { $right }, et non en { $told }.
error-view-cannot-be = Cette vue est impossible : { $cause }
error-view-field = Cette vue se contredit : { $field } ne va pas avec le reste.
error-view-entries = { $list } : il faut { $count } entrées pour chaque champ.
error-view-count = { $field } : le nombre de cartes est { $told }, et doit être { $right }.
error-view-hand = La main n’est pas ce qui a été donné, moins ce qui a été passé et joué, plus ce qui a été reçu.
error-view-hand-size = { $field } : le nombre de cartes est { $told } ; il doit être { $dealt } comme données, ou { $now } maintenant.
error-view-cannot-hold = La place { $list } ne peut pas avoir tout ce qu’elle doit : il reste trop peu de cartes qui conviennent.
error-view-revoke = Place { $seat } : { $card } est impossible, car cette couleur n’a pas été fournie auparavant.
error-view-leads = La place { $told } entame au pli { $trick }, mais ce doit être la place { $right }.
error-view-unseen = Places pour des cartes que personne n’a vues : { $told }, de telles cartes : { $right }.
error-view-no-world = Aucune répartition des cartes cachées ne va avec ce qu’on a vu.
error-view-passed-elsewhere = { $card } a été passée à la place { $seat }, et se trouve ailleurs.
error-view-trick = Pli { $trick } : { $cause }
error-view-may-not = Pli { $trick } : { $cause } La place a : { $list }.
error-view-place-leads = La place { $seat } ne peut pas entamer avec la carte { $place } du jeu.
error-first-leader = Qui entame au premier pli ? Les places { $list } conviennent toutes ; indique first_leader.
error-holder-leads = C’est à qui a { $card } d’entamer, et cela ne va pas avec la place { $seat }.
error-name-kitty = Nomme les cartes du talon ; nombre : { $count }.
error-kitty-unknown = La place { $seat } ne peut pas connaître le talon maintenant.
error-name-passed = { $field } : nomme les cartes qui ont été passées, et celles qui sont arrivées ({ $count } chacune).
error-nothing-passed = On ne passe rien dans la donne { $deal }.
error-name-opening = Quelle carte entame ? Il en reste quelques-unes : indique opening_card.
