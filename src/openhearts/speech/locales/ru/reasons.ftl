# Почему бот играет так: по предложению на каждую причину из bots/reasons.py.

reason-only-choice = Другого выбора нет.
reason-at-random = Выбрано случайно.
reason-fewest-points = По { $worlds ->
    [one] { $worlds } воображаемой раздаче
   *[many] { $worlds } воображаемым раздачам
} такой выбор обходится в среднем дешевле всего.
reason-most-points = При { $worlds ->
    [one] { $worlds } воображаемом порядке
   *[many] { $worlds } воображаемых порядках
} колоды такой выбор приносит в среднем больше всего.
reason-best-for-both = Карты обоих игроков известны, и это лучшее против лучшей игры.
reason-pass-danger = { $card } слишком легко берёт взятки с очками.
reasons-pass-danger = { $cards } слишком легко берут взятки с очками.
reason-pass-spare = Опасных карт здесь нет; меньше всего пригодится { $card }.
reason-pass-void = Без { suit-name.of } на руках можно будет сбрасывать на них очки.
reason-pass-for-moon = С этими картами можно прокрутить динамо: уходит то, что проигрывает взятки.
reason-keep-guard = { $card } остаётся; прикрытие: { $guards ->
    [one] { $guards } младшая карта
    [few] { $guards } младшие карты
   *[many] { $guards } младших карт
}.
reason-duck = { $card } остаётся ниже карты, которая пока берёт взятку.
reason-unload-queen = { $card } — это { points } для { $self ->
    [yes] тебя
   *[no] игрока { $seat }
}.
reason-unload-high-heart = { $card } уходит к { $self ->
    [yes] тебе
   *[no] игроку { $seat }
}, чтобы не взять взятку позже.
reason-unload-danger = { $card } — это { points } для { $self ->
    [yes] тебя
   *[no] игрока { $seat }
}.
reason-unload-high-card = { $card } уходит сейчас, пока не пришлось брать этой картой взятку.
reason-make-void = После этого, без { suit-name.of } на руках, можно будет сбрасывать на них очки.
reason-take-cheaply = { $card } берёт взятку, но { $points ->
    [0] это ничего не стоит
   *[other] это стоит только { points }
}.
reason-perhaps-cheap = { $card } может взять взятку, но { $points ->
    [0] это ничего не стоит
   *[other] это стоит только { points }
}.
reason-last-seat-safe = Последний ход во взятке, очков на столе нет: { $card } уходит без риска.
reason-hunt-queen = Это может выманить нужную карту: { $card }.
reason-protect-queen = Прикрытие остаётся на руках; под защитой: { $card }.
reason-stop-moon = Это не даёт прокрутить динамо { $self ->
    [yes] тебе
   *[no] игроку { $seat }
}.
reason-try-moon = Стоит попробовать прокрутить динамо.
reason-moon-unsure = Прокрутить динамо в среднем выглядит лучше, но это удаётся в { $percent } из 100 воображаемых раздач, а за столом реже.
reason-take-jack = { $card }: эту карту стоит взять, { points }.
reason-keep-jack = { $card } остаётся.
reason-forced = Ни одна допустимая карта не остаётся ниже; { $card } вредит меньше всего.
reason-lead-low = { $card } вряд ли возьмёт взятку.
reason-lead-safe-suit = У остальных ещё много { suit-name.of }.
reason-lead-early = { $card } уходит рано, пока все ещё ходят в масть.
reason-hope-higher = { $card } пока берёт взятку, но, вероятно, кто-нибудь положит старше.
reason-cancel-hope = Вторая такая же карта ещё в игре и может её уничтожить: { $card }.
reason-cancels = { $card } встречает такую же карту: ни одна из двух не берёт взятку.
reason-void-trick = Взятка становится ничейной.
reason-joker-excuse = { $card } никогда не берёт взятку.
reason-joker-wins = { $card } берёт взятку.
reason-jinx-danger = Ещё в игре и опасно в этой взятке: { $card }, { points }.
reason-kitty-danger = Кто возьмёт взятку, получит ещё { $cards ->
    [one] { $cards } закрытую карту
    [few] { $cards } закрытые карты
   *[many] { $cards } закрытых карт
}.
reason-choose-add = Прибавить — значит { points } каждому из остальных.
reason-choose-subtract = Вычесть — значит меньше на { points }.
reason-win-match = Так партия выигрывается чаще всего: в { $percent } из 100 воображаемых концовок.
reason-add-ends-match = Прибавление закончило бы партию, а впереди был бы кто-то другой.

reason-start-high = Высокая стартовая карта: { $value } оставляет большой запас.
reason-start-last-chance = { $card } — это невысоко, но колода кончается.
reason-start-too-low = { $card } — это мало: { $better ->
    [one] { $better } карта старше ещё может прийти
    [few] { $better } карты старше ещё могут прийти
   *[many] { $better } карт старше ещё могут прийти
}.
reason-keep-room = { $row ->
    [left] В левом ряду
   *[right] В правом ряду
} остаётся запас: { $room ->
    [one] { $room } меньшее значение
    [few] { $room } меньших значения
   *[many] { $room } меньших значений
} на { $steps ->
    [one] { $steps } недостающую ступень
    [few] { $steps } недостающие ступени
   *[many] { $steps } недостающих ступеней
}.
reason-extra-point = { $card } рядом с картой { $guard }: дополнительное очко за одну цветовую группу.
reason-fill-step = Это заполняет ступень { $step }.
reason-fill-row = Это заполняет { row-name }.
reason-too-risky = { $card } оставляет слишком мало запаса: { $room ->
    [one] { $room } меньшее значение
    [few] { $room } меньших значения
   *[many] { $room } меньших значений
} на { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[many] { $steps } ступеней
}.
reason-no-place = { $card } никуда не подходит.
reason-joker-saves-room = { $card } считается там за { $value } и экономит место.
reason-finish-tower = Это достраивает башню и заканчивает раздачу, { points }.
reason-steal-best = Из всего, что можно украсть, лучше всего подходит { $card }.
reason-steal-hurts = { $card }: это прежде всего отнимает очки у { $self ->
    [yes] тебя
   *[no] игрока { $seat }
}.
reason-steal-not-worth = Нет карты, которую стоило бы красть.
