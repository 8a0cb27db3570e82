# Что происходит в червах, чей ход, и действия.

hearts-deal = Раздача { $deal }, по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}.
hearts-dealer = { $self ->
    [yes] Сдаёшь ты.
   *[no] Сдаёт { $seat }.
}
hearts-left-over = { $kind ->
    [kitty] Карт в прикупе: { $count }.
   *[aside] Отложено карт: { $count }.
}
hearts-your-hand = Твои карты: { $cards }.
hearts-left-over-shown = Отложены в открытую: { $cards }.
hearts-hold = В этой раздаче играют без передачи.
hearts-direction = { $direction ->
    [L1] влево
    [R1] вправо
    [L2] второму игроку слева
    [R2] второму игроку справа
   *[ACROSS] игроку напротив
}
hearts-pass-way = Передача { hearts-direction }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
hearts-pass-way-to = Передай { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} { hearts-direction }; кому: { $seat }.
hearts-pass-chosen = { $self ->
    [yes] { $changed ->
        [yes] Изменено, ты передаёшь: { $cards }.
       *[no] Ты передаёшь: { $cards }.
    }
   *[no] { $changed ->
        [yes] { $seat } меняет выбор.
       *[no] Выбор сделан: { $seat }.
    }
}
hearts-passed = Карты передаются { hearts-direction }.
hearts-you-gave = Игроку { $seat }: { $cards }.
hearts-you-got = От игрока { $seat }: { $cards }.
hearts-leads = { $self ->
    [yes] Заходишь ты.
   *[no] Заходит { $seat }.
}
hearts-leads-with = { $self ->
    [yes] Заходишь ты.
   *[no] Заходит { $seat }.
} Карта первого хода: { $card }.
hearts-trick-taken = { $self ->
    [yes] Ты берёшь
   *[no] { $seat } берёт
} взятку{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-trick-taken-more = { $self ->
    [yes] Ты берёшь
   *[no] { $seat } берёт
} взятку и ещё { $count ->
    [one] { $count } отложенную ранее карту
    [few] { $count } отложенные ранее карты
   *[many] { $count } отложенных ранее карт
}{ $points ->
    [0] .
   *[other] , { points }.
}
hearts-void = { $reason ->
    [two_pairs] Взятка ничейная: { $count ->
        [2] две пары взаимно уничтожаются
        [3] три пары взаимно уничтожаются
       *[other] взаимно уничтожаются пары, всего { $count }
    }.
    [no_live_led_card] Взятка ничейная: не осталось ни одной карты в масть хода.
   *[only_jokers] Взятка ничейная: одни джокеры.
}
hearts-cancelled = Взаимно уничтожаются: { $cards }.
hearts-void-collected = { $self ->
    [yes] Карты достаются тебе.
   *[no] Карты берёт { $seat }.
}
hearts-void-lost = Карты не достаются никому.
hearts-void-waits = Карты ждут следующей взятки, которую кто-нибудь возьмёт.
hearts-leads-next = { $again ->
    [yes] { $self ->
        [yes] Ты заходишь ещё раз.
       *[no] Ещё раз заходит { $seat }.
    }
   *[no] { $self ->
        [yes] Заходишь ты.
       *[no] Заходит { $seat }.
    }
}
hearts-broken = { $lock ->
    [hearts] Черви вскрыты.
    [hearts-queen] С червей и с дамы пик теперь можно заходить.
   *[other] С того, что было под запретом, теперь можно заходить.
}
hearts-broken-by = { $lock ->
    [hearts] { $self ->
        [yes] Ты вскрываешь черви.
       *[no] { $seat } вскрывает черви.
    }
    [hearts-queen] { $self ->
        [yes] Ты снимаешь запрет с червей и дамы пик.
       *[no] { $seat } снимает запрет с червей и дамы пик.
    }
   *[other] { $self ->
        [yes] Ты снимаешь запрет: { $cards }.
       *[no] { $seat } снимает запрет: { $cards }.
    }
}
hearts-kitty-taken = { $self ->
    [yes] Ты берёшь прикуп
   *[no] { $seat } берёт прикуп
}, { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
hearts-kitty-cards = В прикупе: { $cards }.
hearts-moon-shot = { $feat ->
    [sun] { $self ->
        [yes] Все взятки твои: тебе удалось «солнце»!
       *[no] { $seat } берёт все взятки, это «солнце»!
    }
   *[moon] { $self ->
        [yes] Ты прокручиваешь динамо!
       *[no] { $seat } прокручивает динамо!
    }
}
hearts-moon-moves = { $award ->
    [add_to_others] { $self ->
        [yes] Каждый из остальных получает { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
       *[no] Каждый из остальных получает { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
    }
   *[subtract_from_self] { $self ->
        [yes] Из твоего счёта вычитается { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
       *[no] { $seat } вычитает из своего счёта { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
    }
}
hearts-moon-chosen = { $choice ->
    [add] { $self ->
        [yes] Ты прибавляешь каждому из остальных { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
       *[no] { $seat } прибавляет каждому из остальных { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
    }
   *[subtract] { $self ->
        [yes] Ты вычитаешь у себя { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
       *[no] { $seat } вычитает у себя { $value ->
            [one] { $value } очко.
            [few] { $value } очка.
           *[many] { $value } очков.
        }
    }
}
hearts-claimed = { $kind ->
    [nothing_left] { $self ->
        [yes] Ты заканчиваешь раздачу: брать больше нечего.
       *[no] { $seat } заканчивает раздачу: брать больше нечего.
    }
   *[all_mine] { $self ->
        [yes] Ты заявляешь, что все оставшиеся взятки твои.
       *[no] { $seat } заявляет, что берёт все оставшиеся взятки.
    }
}
hearts-uncollected = Не достались никому: { $cards }.

# Что нужно сделать: коротко, без точки; большая буква ставится там, где начинается предложение.
hearts-do-pass = выбери { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} для игрока { $seat }
hearts-do-choose = { $value ->
    [0] прибавь всем остальным очки за динамо или вычти их у себя
   *[other] прибавь всем остальным по { $value } или вычти у себя { $value }
}
hearts-do-follow = ходи в масть: { suit-name }{ $joker ->
    [yes] {" "}(или сыграй джокера)
   *[no] {""}
}
hearts-do-discard = { suit-name.of } у тебя нет, { $barred ->
    [yes] сбрось любую карту, кроме штрафных
    [some] сбрось любую карту, но не: { $cards }
   *[no] сбрось любую карту
}
hearts-do-open = зайди с карты первого хода: { $card }
hearts-do-open-suit = зайди с { suit-name.of }
hearts-do-lead = заходи с любой карты
hearts-do-lead-not = заходи, но не с этих карт: { $cards }
hearts-do-lead-locked = { $lock ->
    [hearts] заходи; черви не вскрыты
   *[other] заходи; пока под запретом: { $cards }
}
hearts-wait-pass = { $done ->
    [yes] Твой выбор сделан. Ещё выбирают: { $seats }.
   *[no] Ещё выбирают: { $seats }.
}
hearts-wait-choose = { $feat ->
    [sun] { $seat } получает «солнце» и выбирает.
   *[moon] { $seat } прокручивает динамо и выбирает.
}
hearts-wait-chooses = Выбирает { $seat }.
hearts-wait-follow = Ходит { $seat }. Масть хода: { suit-name }.
hearts-wait-lead = Заходит { $seat }.

hearts-action-play = сыграть { $card }
hearts-action-pass = передать { $cards }
hearts-action-choose = { $choice ->
    [add] прибавить всем остальным
   *[subtract] вычесть у себя
}
hearts-action-claim = заявить остаток

# What a table shows above the hand: a few words, without a full stop.
hearts-prompt-open = Заходи: { $card }
hearts-prompt-lead = Заходи
hearts-prompt-any = Сыграй любую карту
hearts-prompt-barred = Сыграй разрешённую карту
hearts-prompt-waits = Ходит { $seat }
hearts-prompt-leads = { $seat } берёт и заходит
hearts-prompt-choose = Выбери: прибавить или вычесть

# At a level that does not tell every card: the trick as it lies when it is my turn, and who took it.
hearts-told-led = ход: { suit-name }
hearts-told-wins = старшая: { $card }, { $seat }
hearts-told-nothing = пока не выигрывает ни одна карта
hearts-told-after = { $count ->
    [0] после тебя никого
    [one] после тебя { $count } игрок
    [few] после тебя { $count } игрока
   *[many] после тебя { $count } игроков
}
hearts-told-taken = { $self ->
    [yes] Ты берёшь, побеждает { $card }
   *[no] Берёт { $seat }, побеждает { $card }
}
hearts-card-twice = дважды { $card }
hearts-told-within = во взятке: { $cards }
hearts-told-more = { $count ->
    [one] { $count } отложенная ранее карта
    [few] { $count } отложенные ранее карты
   *[many] { $count } отложенных ранее карт
}
hearts-told-kitty = { $count ->
    [one] прикуп, { $count } карта
    [few] прикуп, { $count } карты
   *[many] прикуп, { $count } карт
}
hearts-told-points = { points }, включая { $cards }
hearts-told-void = Ничейная взятка: { $list }.
hearts-told-void-cards = { $waits ->
    [yes] { $count ->
        [one] { $count } карта ждёт
        [few] { $count } карты ждут
       *[many] { $count } карт ждут
    }
   *[no] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
}
hearts-told-void-sure = Какую карту ни сыграй, эта взятка ничейная: { $count ->
    [2] две пары взаимно уничтожились
    [3] три пары взаимно уничтожились
   *[other] взаимно уничтожились пары, всего { $count }
}.
hearts-told-tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}{ $void ->
    [0] {""}
    [one] , одна ничейная
    [few] , { $void } ничейные
   *[many] , { $void } ничейных
}{ $some ->
    [yes] . Очки: { $list }.
    [no] , без очков.
   *[waits] .
}
hearts-told-number = { seat-and-number }, включая { $cards }
