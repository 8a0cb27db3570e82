# Столы на часы и дни
slow-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
slow-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
slow-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
slow-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
slow-clock = { $time } на решение
slow-at-table = Пока кто-то за столом
slow-over-days = Часы и дни, кто бы ни был за столом
slow-choice = Время на решение
slow-choice-none = без ограничения
slow-holidays = Выходные дни для каждого
slow-holidays-none = нет
slow-late = Когда время в часах или днях вышло
slow-late-once = на этот раз решает бот
slow-late-seat = играет бот, пока человек не вернётся
slow-how = Если время считается в часах и днях, часы идут, кто бы ни был за столом. Если на решение не хватило времени, недостающее берётся из запаса, а каждая новая раздача возвращает в него столько, сколько даётся на одно решение. В выходные дни часы стоят.
slow-deadline = { $self ->
    [yes] Твой срок: { $moment }.
   *[no] { $seat }, срок: { $moment }.
}
slow-short = { $self ->
    [yes] Срок: { $moment }
   *[no] { $seat }: { $moment }
}
slow-left = Оставшееся время: { $time }.
slow-reserve = Из него в запасе: { $time }.
slow-none = Сейчас ничьи часы не идут.
slow-holiday = { $self ->
    [yes] Твои выходные: { $since } – { $until }.
   *[no] { $seat }, выходные: { $since } – { $until }.
} Всё это время часы стоят.
slow-back = { $self ->
    [yes] Твои выходные закончились.
   *[no] { $seat }: выходные закончились.
}
slow-stood-in = { $seat }: время вышло, до возвращения играет бот.
slow-title = Сроки и выходные дни
slow-days-left = Сколько выходных осталось в этой партии: { $count }
slow-from = Меня нет с
slow-until = Снова здесь
slow-take = Взять эти выходные
slow-end = Я снова здесь
slow-lead = Пока тебя нет, твои часы стоят. Начатые дни считаются.
slow-since = Пока тебя не было:
slow-turn = Твой ход
slow-turn-until = Твой ход, срок: { $moment }
slow-again = Ответы до: { $moment }.
slow-typed = Набери «выходные 3» — на три дня, «выходные до { $day }» или «снова здесь».
word-away = выходные, отпуск
word-here = снова здесь
