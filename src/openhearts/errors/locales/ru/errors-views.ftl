# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Ход { $place } («{ $text }»): { $cause }
error-herz-drawn = Открытая сейчас карта («{ $text }»): { $cause }
error-herz-no-turn = Это не ход; напиши 3. P0 draws 45: left или короче 45: left.
error-herz-no-action = «{ $text }» — не действие; напиши keep, left, right, left=63, discard или steal 1 left right.
error-herz-twice = { $card }: эту карту уже открыли, а других таких нет.
error-herz-stock-empty = Колода закончилась до этого хода.
error-herz-undecided = Напиши, что стало с картой { $card }.
error-herz-only-a-card = Об этой карте нужно решать сейчас; назови только карту.
error-herz-number = Это открытая карта номер { $right }, а не { $told }.
error-herz-turn = Ходит P{ $right }, а не P{ $told }.
error-herz-other-card = Открыта карта { $right }, а не { $told }.
error-herz-outcome = Получилось: { $right ->
    [nothing] ничего
   *[other] { $right }
}, а не { $told }.
error-herz-after-end = Раздача окончена до этого хода.
error-herz-draw = Назови карту, которую место { $seat } открыло сейчас.
error-herz-starter = Кто начинает эту раздачу? Подходят все эти места: { $list }; укажи, кто начинает, или напиши P{ $seat } перед первой картой.
error-herz-refused = { $reason ->
    [no-start-card] стартовой карты ещё нет
    [has-start-card] стартовая карта уже есть
    [row-full] этот ряд заполнен
    [value-too-high] карта не ниже карты сверху
    [outside-group] ни одно значение группы этого джокера сюда не подходит
    [cannot-steal] эту карту украсть нельзя
    [bad-value] такого значения здесь быть не может
    [wrong-phase] открытая карта этого не позволяет
   *[other] { $reason }
}.
error-herz-all-open = В Herz an Herz нет { $name }: все взятые карты лежат открыто; укажи plays и drawn.
error-herz-start-card = Место { $seat }: { $card } не может быть стартовой картой с таким значением.
error-herz-row = Место { $seat }: этот ряд не может так лежать.
error-watcher-decides-nothing = Тем, кто смотрит, решать нечего.
error-nothing-now = Месту { $seat } сейчас нечего решать.
error-all-decided = Раздача окончена; решать больше нечего.
error-no-views-of = Виды игры { $name } нельзя описать снаружи.
error-no-view = Это не вид: { $why }.
error-view-version = Виды понятны в версии { $right }, а не { $told }.
error-view-cannot-be = Такого вида быть не может: { $cause }
error-view-field = Этот вид противоречит себе: { $field } не подходит к остальному.
error-view-entries = { $list }: в каждом поле значений должно быть { $count }.
error-view-count = { $field }: карт { $told }, а должно быть { $right }.
error-view-hand = Рука — не то, что было роздано, без переданного и сыгранного и с полученным.
error-view-hand-size = { $field }: карт { $told }; должно быть { $dealt }, как роздано, или { $now } сейчас.
error-view-cannot-hold = Место { $list } не может иметь всё, что должно: подходящих карт осталось слишком мало.
error-view-revoke = Место { $seat }: { $card } — такой карты здесь быть не может, ведь раньше с этого места не ходили в эту масть.
error-view-leads = К взятке { $trick } заходит место { $told }, а должно место { $right }.
error-view-unseen = Мест для карт, которых никто не видел: { $told }, таких карт: { $right }.
error-view-no-world = Ни один расклад невиденных карт не подходит к тому, что было видно.
error-view-passed-elsewhere = { $card } передана месту { $seat }, а лежит не там.
error-view-trick = Взятка { $trick }: { $cause }
error-view-may-not = Взятка { $trick }: { $cause } На этом месте: { $list }.
error-view-place-leads = Место { $seat } не может зайти картой { $place } розыгрыша.
error-first-leader = Кто заходит к первой взятке? Подходят все эти места: { $list }; укажи first_leader.
error-holder-leads = Заходит тот, у кого { $card }, а это не подходит к месту { $seat }.
error-name-kitty = Назови карты прикупа; сколько: { $count }.
error-kitty-unknown = Место { $seat } не может сейчас знать прикуп.
error-name-passed = { $field }: назови карты, которые передали, и те, что пришли (по { $count }).
error-nothing-passed = В раздаче { $deal } ничего не передают.
error-name-opening = Какая карта начинает? Часть остаётся: укажи opening_card.
