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
    [yes] Начинаете вы.
   *[no] Начинает { $seat }.
}
herz-drawn = { $self ->
    [yes] Вы открываете
   *[no] { $seat } открывает
}: { $card }.
herz-kept = { $self ->
    [yes] Вы
   *[no] { $seat }
}: стартовая карта { $card }.
herz-laid = { $self ->
    [yes] Вы
   *[no] { $seat }
}: { $card }, { row-name }, ступень { $step }.
herz-discarded = { $self ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
}: { $card }.
herz-stolen = { $self ->
    [yes] Вы крадёте у игрока { $victim }
   *[no] { $victimself ->
        [yes] { $seat } крадёт у вас
       *[no] { $seat } крадёт у игрока { $victim }
    }
}: { $card }; было: { $from_row }; стало: { $to_row }.
herz-steal-unused = { $self ->
    [yes] Вы сбрасываете карту-воришку
   *[no] { $seat } сбрасывает карту-воришку
}{ $possible ->
    [yes] {" "}без кражи.
   *[no] : красть нечего.
}
herz-completed = { $self ->
    [yes] Ваша башня готова
   *[no] { $seat } достраивает башню
}{ $ends ->
    [yes] .
   *[no] ; остальные ещё делают свои ходы.
}
herz-points-seat = { $self ->
    [yes] вы
   *[no] { $seat }
} { $total } ({ $steps } плюс { $bonus })
herz-end-reason = { $reason ->
    [tower] Одна башня готова.
   *[stock] Колода закончилась.
}
herz-do-start = { $card }: оставьте как стартовую карту или сбросьте
herz-do-steal = { $count ->
    [0] карта-воришка: красть нечего, сбросьте её
    [1] карта-воришка: украдите единственную доступную карту или сбросьте воришку
   *[other] карта-воришка: украдите одну из доступных карт (их { $count }) или сбросьте воришку
}
herz-do-lay = { $card }: { $where ->
    [both] положите влево, вправо или сбросьте
    [left] положите влево или сбросьте
    [right] положите вправо или сбросьте
   *[none] никуда не подходит, сбросьте
}{ $free ->
    [yes] ; при желании назовите значение
   *[no] {""}
}
herz-waiting = { $seat } решает, что делать с картой: { $card }.
herz-action-keep = { $card }: оставить как стартовую карту
herz-action-discard = { $card }: сбросить
herz-action-lay = { $card }: { row-name }
herz-action-steal = украсть у игрока { $seat }: { $card }, было: { $from_row }; станет: { $to_row }

ask-drawn = { $self ->
    [yes] Карта, открытая вами
   *[no] Карта, открытая игроком { $seat }
}: { $card }.
ask-tower = Башня: { $tower }.
ask-tower-of = { $self ->
    [yes] Вы
   *[no] { $seat }
}: { $tower }.
ask-step = Ступень { $number }: слева { $left }, справа { $right }.
ask-no-step = Ступени { $number } нет; в ряду { $there ->
    [one] { $there } ступень
    [few] { $there } ступени
   *[many] { $there } ступеней
}.
ask-step-points = Очки за ступени на данный момент: { $list }.
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
