# Ответы на клавиши-вопросы.

ask-no-meaning = В этой игре это ничего не значит.
ask-watching = Ты смотришь игру, карт у тебя нет.
ask-table-empty = Стол пуст.
ask-table-no-trick = Новая взятка ещё не начата.
ask-table = { $list }.
ask-ahead = Старшая: { $card }, { $self ->
    [yes] ты
   *[no] { $seat }
}.
ask-ahead-none = Не выигрывает ни одна карта.
ask-waiting = Ждут: { $cards }; { points }.
ask-kitty = { $self ->
    [yes] Твой прикуп
   *[no] Прикуп игрока { $seat }
}: { $cards }.
seat-card-in-list = { $self ->
    [yes] ты
   *[no] { $seat }
} { $card }
ask-nth = { $number }: { $self ->
    [yes] ты
   *[no] { $seat }
}, { $card }{ $fate ->
    [wins] , пока старшая карта
    [cancelled] , карта уничтожена
   *[none] {""}
}.
ask-no-nth = { $number ->
    [1] Первой карты ещё нет.
    [2] Второй карты ещё нет.
    [3] Третьей карты ещё нет.
    [4] Четвёртой карты ещё нет.
    [5] Пятой карты ещё нет.
    [6] Шестой карты ещё нет.
    [7] Седьмой карты ещё нет.
    [8] Восьмой карты ещё нет.
    [9] Девятой карты ещё нет.
    [10] Десятой карты ещё нет.
    [11] Одиннадцатой карты ещё нет.
   *[other] Карты номер { $number } нет.
}
ask-no-nth-here = Во взятке здесь только { $count ->
    [few] { $count } карты
   *[many] { $count } карт
}.
ask-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }.
ask-hand-none = У тебя не осталось карт.
ask-playable = Можно сыграть: { $cards }.
ask-playable-pass = Передать можно любые карты.
ask-playable-none = Сейчас тебе нечем ходить.
ask-points = В этой раздаче: { $list }.
ask-points-seat = { $self ->
    [yes] ты
   *[no] { $seat }
} { points } в { $tricks ->
    [one] { $tricks } взятке
   *[many] { $tricks } взятках
}
ask-points-kitty = { $self ->
    [yes] Прикуп у тебя; он считается в конце.
   *[no] Прикуп у игрока { $seat }; он считается в конце.
}
ask-moon = { $everybody ->
    [yes] Прокрутить динамо ещё могут все.
   *[no] { $count ->
        [0] Прокрутить динамо уже никто не может.
        [1] { $self ->
            [yes] Прокрутить динамо ещё можешь только ты.
           *[no] Прокрутить динамо ещё может только { $seats }.
        }
       *[other] Прокрутить динамо ещё могут: { $seats }.
    }
}
ask-last-none = Ни одна взятка ещё не сыграна.
ask-last = { $list }. { $self ->
    [yes] Взятка твоя.
   *[no] Взятку берёт { $seat }.
}
ask-last-void = { $list }. Взятка ничейная.
ask-pass-never = По этим правилам карты не передаются.
ask-broken = { $state ->
    [free] С червей можно заходить всегда.
    [yes] { $lock ->
        [hearts] Черви вскрыты.
        [hearts-queen] С червей и с дамы пик уже можно заходить.
       *[other] Запрет снят: { $cards }.
    }
   *[no] { $lock ->
        [hearts] Черви не вскрыты.
        [hearts-queen] С червей и с дамы пик заходить ещё нельзя.
       *[other] Пока под запретом: { $cards }.
    }
}
ask-card-taken = { $card }: во { $self ->
    [yes] взятках у тебя
   *[no] взятках у игрока { $seat }
}.
ask-card-out = { $card }: { $there ->
    [1] { $out ->
        [0] карта ещё не сыграна
       *[other] карта уже сыграна
    }
   *[other] сыграно { $out } из { $there }
}.
ask-card-lies = { $card }: { $place ->
    [kitty] { $which ->
        [one] одна карта{" "}
        [both] обе карты{" "}
       *[only] {""}
    }{ $self ->
        [yes] в твоём прикупе
       *[no] в прикупе у игрока { $seat }
    }
   *[aside] { $which ->
        [one] одна карта отложена
        [both] обе карты отложены
       *[only] карта отложена
    }
}.
ask-card-other = Другая: { $out ->
    [0] ещё не сыграна
   *[other] уже сыграна
}.
ask-hearts-out = Сыграно червей: { $out } из { $there }.
ask-trick-number = Взятка { $number } из { $there }.
ask-counts-same = У всех по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}.
ask-counts = Карты на руках: { $list }.
ask-set-aside = Карты ничейных взяток на столе: { $count }.
ask-who = По часовой стрелке: { $list }.
ask-who-seat = { $self ->
    [yes] ты
   *[no] { $seat }
}{ $kind ->
    [bot] {" "}(бот)
    [away] {" "}(нет за столом)
   *[person] {""}
}
ask-who-deal = Раздача { $number }{ $there ->
    [0] .
   *[other] {" "}из { $there }.
}
opened-hand = { $self ->
    [yes] Сдано тебе
   *[no] Сдано игроку { $seat }
}: { $cards }.
opened-gave = { $self ->
    [yes] От тебя игроку { $receiver }
   *[no] { $receiverself ->
        [yes] От игрока { $seat } тебе
       *[no] От игрока { $seat } игроку { $receiver }
    }
}: { $cards }.
opened-left = { $self ->
    [yes] Не сыграно тобой
   *[no] Не сыграно игроком { $seat }
}: { $cards }.
opened-kitty = { $kind ->
    [kitty] Прикуп
   *[aside] Отложено
}: { $cards }.
ask-card = { $card }.
ask-no-clock = За этим столом нет часов.
ask-clock = { $self ->
    [yes] У тебя ещё
   *[no] { $seat }: ещё
} { $left ->
    [one] { $left } секунда
    [few] { $left } секунды
   *[many] { $left } секунд
}{ $reserve ->
    [0] .
   *[other] , из них в запасе: { $reserve }.
}
