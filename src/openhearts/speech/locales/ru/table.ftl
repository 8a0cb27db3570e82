# Что говорит любая игра: места, очередь, счёт.

seat = { $self ->
    [yes] ты
   *[no] { $seat }
}
seat-and-number = { $self ->
    [yes] ты
   *[no] { $seat }
} { $number }
seat-and-card = { $self ->
    [yes] Ты
   *[no] { $seat }
}: { $card }.
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
turn-yours = Твой ход. { $what }.
turn-in-burst = Твой ход, { $what }.
deal-over = Раздача окончена.
match-over = Партия окончена.
deal-ended = Раздача { $deal } окончена.
points-of-deal = Очки за эту раздачу: { $list }.
deal-best = Лучший результат этой раздачи: { $list }.
scores = Счёт: { $list }.
match-won = { $self ->
    [yes] { $count ->
        [1] Победа за тобой!
       *[other] Ничья: победители — ты, а также { $seats }.
    }
   *[no] { $count ->
        [1] Побеждает { $seats }.
       *[other] Ничья: победители — { $seats }.
    }
}
match-not-over = Партия ещё не окончена.
advice = Подсказка — { $action }.
advice-expected = Ожидается до конца раздачи: { $expected } очка по сравнению с остальными, плюс-минус { $error }, по { $worlds ->
    [one] { $worlds } воображаемой раздаче
   *[many] { $worlds } воображаемым раздачам
}.
advice-next = { $gap ->
    [same] В среднем примерно так же хорошо — { $action }.
    [half] В среднем примерно на пол-очка лучше, чем второй по силе вариант — { $action }.
   *[whole] В среднем примерно на { points } лучше, чем второй по силе вариант — { $action }.
}
advice-despite = { $gap ->
    [half] По одним только очкам примерно на пол-очка лучше был бы другой вариант — { $action }.
   *[whole] По одним только очкам примерно на { points } лучше был бы другой вариант — { $action }.
}
advice-head-action = Действие
advice-head-match = Партия
advice-head-plan = План
advice-head-expected = Ожидается
advice-head-error = Ошибка
advice-head-worlds = Раздачи
advice-percent = { $percent } %
advice-plan-moon = динамо { $percent } %
advice-units-match = Партия: в скольких из 100 воображаемых концовок партия выигрывается; это важнее всего.
advice-units-plan = План: на чём основаны числа, если не играть дальше как обычно, и в скольких из 100 воображаемых раздач он удаётся; что не наверняка, за столом удаётся реже.
advice-units = Ожидается: на сколько очков лучше остальных в среднем в этой раздаче; чем больше, тем лучше. Ошибка — одна стандартная ошибка.

# Names of the bots at a table, separated by commas
bot-names = Аня, Боря, Вера, Гоша, Даша, Егор, Женя, Зоя, Игорь, Кира, Лёва, Маша
