# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Turno { $place } («{ $text }»): { $cause }
error-herz-drawn = La carta sacada ahora («{ $text }»): { $cause }
error-herz-no-turn = Esto no es un turno; escribe 3. P0 draws 45: left, o, más corto, 45: left.
error-herz-no-action = «{ $text }» no es una acción; escribe keep, left, right, left=63, discard o steal 1 left right.
error-herz-twice = { $card } ya ha salido, y no hay otra igual.
error-herz-stock-empty = El mazo estaba vacío antes de este turno.
error-herz-undecided = Escribe qué pasó con la carta { $card }.
error-herz-only-a-card = Esta es la carta sobre la que hay que decidir; escribe solo la carta.
error-herz-number = Esta es la carta sacada número { $right }, no { $told }.
error-herz-turn = Le toca a P{ $right }, no a P{ $told }.
error-herz-other-card = La carta sacada es { $right }, no { $told }.
error-herz-outcome = El resultado es { $right ->
    [nothing] nada
   *[other] { $right }
}, no { $told }.
error-herz-after-end = La mano termina antes de este turno.
error-herz-draw = Di qué carta ha sacado ahora el puesto { $seat }.
error-herz-starter = ¿Quién empieza esta mano? Todos estos puestos encajan: { $list }; di quién empieza, o escribe P{ $seat } delante de la primera carta.
error-herz-refused = { $reason ->
    [no-start-card] aún no hay carta inicial
    [has-start-card] ya hay una carta inicial
    [row-full] esa fila está llena
    [value-too-high] la carta no es más baja que la de encima
    [outside-group] ningún valor del grupo de ese comodín encaja ahí
    [cannot-steal] esa carta no se puede robar
    [bad-value] ahí no puede tener ese valor
    [wrong-phase] la carta sacada no lo permite
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz no tiene { $name }: todo lo que se saca está a la vista; indica plays y drawn.
error-herz-start-card = Puesto { $seat }: { $card } no puede ser una carta inicial de ese valor.
error-herz-row = Puesto { $seat }: esta fila no puede estar así.
error-watcher-decides-nothing = Quien mira no tiene nada que decidir.
error-nothing-now = El puesto { $seat } no tiene nada que decidir ahora.
error-all-decided = La mano ha terminado; ya no hay nada que decidir.
error-no-views-of = Las vistas de { $name } no se pueden describir desde fuera.
error-no-view = Esto no es una vista: { $why }.
error-view-version = Las vistas se entienden en la versión { $right }, no en la { $told }.
error-view-cannot-be = Esta vista no puede ser: { $cause }
error-view-field = Esta vista se contradice: { $field } no encaja con el resto.
error-view-entries = { $list }: cada uno tiene que tener { $count } entradas.
error-view-count = { $field }: el número de cartas es { $told }, y tiene que ser { $right }.
error-view-hand = Las cartas no son las repartidas, menos las pasadas y jugadas, más las recibidas.
error-view-hand-size = { $field }: el número de cartas es { $told }; tiene que ser { $dealt } como se repartieron, o { $now } ahora.
error-view-cannot-hold = El puesto { $list } no puede tener todo lo que debe: quedan muy pocas cartas que encajen.
error-view-revoke = Puesto { $seat }: { $card } no puede ser, porque antes no se asistió a ese palo.
error-view-leads = El puesto { $told } sale en la baza { $trick }, pero tiene que salir el puesto { $right }.
error-view-unseen = Sitios para cartas que nadie ha visto: { $told }; cartas así: { $right }.
error-view-no-world = Ningún reparto de las cartas ocultas encaja con lo visto.
error-view-passed-elsewhere = { $card } se pasó al puesto { $seat }, y está en otra parte.
error-view-trick = Baza { $trick }: { $cause }
error-view-may-not = Baza { $trick }: { $cause } El puesto tiene: { $list }.
error-view-place-leads = El puesto { $seat } no puede salir con la carta { $place } del juego.
error-first-leader = ¿Quién sale en la primera baza? Todos estos puestos encajan: { $list }; indica first_leader.
error-holder-leads = Sale quien tiene { $card }, y eso no encaja con el puesto { $seat }.
error-name-kitty = Indica las cartas del pozo; cuántas: { $count }.
error-kitty-unknown = El puesto { $seat } no puede conocer ahora el pozo.
error-name-passed = { $field }: indica las cartas que se pasaron, y las que llegaron ({ $count } cada vez).
error-nothing-passed = En la mano { $deal } no se pasa nada.
error-name-opening = ¿Qué carta abre? Sobran algunas: indica opening_card.
