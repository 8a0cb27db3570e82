# Что происходит в Herz an Herz, чей ход, действия и ответы.

herz-row-empty = пусто
herz-tower-empty = стартовой карты ещё нет
herz-tower = стартовая карта { $start }; слева { $left }; справа { $right }
herz-place = { row-name }, ступень { $step }
herz-start-place = стартовая карта
herz-that-card = Эта карта
herz-deal = Раздача { $deal }, в колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}. { $self ->
    [yes] Начинаешь ты.
   *[no] Начинает { $seat }.
}
herz-drawn = { $self ->
    [yes] Ты открываешь
   *[no] { $seat } открывает
}: { $card }.
herz-kept = { $self ->
    [yes] Ты
   *[no] { $seat }
}: { $card }, стартовая карта.
herz-laid = { $self ->
    [yes] Ты
   *[no] { $seat }
}: { $card }, { row-name }, ступень { $step }.
herz-own-kept = { $card }, стартовая карта.
herz-own-laid = { $card }, { row-name }, ступень { $step }.
herz-discarded = { $self ->
    [yes] Ты сбрасываешь
   *[no] { $seat } сбрасывает
}: { $card }.
herz-stolen = { $self ->
    [yes] Ты крадёшь у игрока { $victim }
   *[no] { $victimself ->
        [yes] { $seat } крадёт у тебя
       *[no] { $seat } крадёт у игрока { $victim }
    }
}: { $card }{ $where ->
    [yes] ; было: { $from_row }; стало: { $to_row }.
   *[no] .
}
herz-stand = Сейчас: { $self ->
    [yes] ты
   *[no] { $seat }
} { $points }, { $list }.
herz-steal-unused = { $self ->
    [yes] Ты сбрасываешь карту-воришку
   *[no] { $seat } сбрасывает карту-воришку
}{ $possible ->
    [yes] {" "}без кражи.
   *[no] : красть нечего.
}
herz-completed = { $self ->
    [yes] Твоя башня готова
   *[no] { $seat } достраивает башню
}{ $ends ->
    [yes] .
   *[no] ; остальные ещё делают свои ходы.
}
herz-points-seat = { $self ->
    [yes] ты
   *[no] { $seat }
} { $total } ({ $steps } за ступени, { $bonus } за цветовые группы)
herz-end-reason = { $reason ->
    [tower] Одна башня готова.
   *[stock] Колода закончилась.
}
herz-do-start = { $card }: оставь как стартовую карту или сбрось
herz-do-steal = { $count ->
    [0] карта-воришка: красть нечего, сбрось её
    [1] карта-воришка: укради единственную доступную карту или сбрось воришку
   *[other] карта-воришка: укради одну из доступных карт (их { $count }) или сбрось воришку
}
herz-do-lay = { $card }: { $where ->
    [both] положи влево, вправо или сбрось
    [left] положи влево или сбрось
    [right] положи вправо или сбрось
   *[none] никуда не подходит, сбрось
}{ $free ->
    [yes] ; при желании назови значение
   *[no] {""}
}
herz-waiting = { $seat } решает, что делать с картой: { $card }.
herz-action-keep = { $card }: оставить как стартовую карту
herz-action-discard = { $card }: сбросить
herz-action-lay = { $card }: { row-name }
herz-action-steal = украсть у игрока { $seat }: { $card }, было: { $from_row }; станет: { $to_row }

ask-drawn = { $self ->
    [yes] Карта, открытая тобой
   *[no] Карта, открытая игроком { $seat }
}: { $card }.
ask-tower = { $self ->
    [yes] Твоя башня
   *[no] { $seat }
}: { $tower }.
ask-tower-of = { $self ->
    [yes] Ты
   *[no] { $seat }
}: { $tower }.
ask-step = Ступень { $number }: слева { $left }, справа { $right }.
ask-no-step = Ступени { $number } нет; в ряду { $there ->
    [one] { $there } ступень
    [few] { $there } ступени
   *[many] { $there } ступеней
}.
ask-step-points = Очки на данный момент: { $list }.
ask-stock = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
ask-discards-none = Сброс пуст.
ask-discards-top = В сбросе { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, сверху { $card }.
ask-discards-all = В сбросе { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }.
ask-last-turn-none = Никто ещё не ходил.
ask-who-began = { $self ->
    [yes] Первый ход был твой.
   *[no] Первый ход: { $seat }.
}
