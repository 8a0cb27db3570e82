# Карты, масти и перечисления. Названия карт всюду в именительном падеже; у масти есть своя форма там, где она нужна.

rank-name = { $rank ->
    [one] единица
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [eleven] одиннадцатка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
}
card-name = { rank-name } { suit-name.of }
card-subject = { card-name }
card-object = { $rank ->
    [one] единицу
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [eleven] одиннадцатку
    [jack] валета
    [queen] даму
    [king] короля
   *[ace] туза
} { suit-name.of }
card-joker = джокер { $number }
card-joker-subject = джокер { $number }
card-joker-object = джокера { $number }
card-jinx = { $card } с невезением
rank-jinx = { $rank } с невезением
card-article = { $card }
cards-of-suit = { suit-name } { $ranks }
suits-in-row = { $head }; { $item }
no-cards = нет карт
selector-all = любая карта
selector-rank = { $rank ->
    [ace] каждый { rank-name }
    [jack] каждый { rank-name }
    [king] каждый { rank-name }
   *[other] каждая { rank-name }
}
selector-one-rank = { rank-name }

# Знаки: как можно короче. «-ascii» — для консолей, которые не показывают знаков мастей.
sign-rank = { $rank ->
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [eleven] 11
    [jack] В
    [queen] Д
    [king] К
   *[ace] Т
}
sign-suit = { $suit ->
    [clubs] ♣
    [diamonds] ♦
    [hearts] ♥
   *[spades] ♠
}
sign-suit-ascii = { $suit ->
    [clubs] Тр
    [diamonds] Б
    [hearts] Ч
   *[spades] П
}
sign-card = { $rank }{ sign-suit }
sign-card-ascii = { $rank }{ sign-suit-ascii }
sign-joker = X{ $number }

# Herz an Herz
herz-number-joker = числовой джокер от { $low } до { $high }
herz-superjoker = суперджокер
herz-steal-card = карта-воришка
herz-the-number-joker = { herz-number-joker }
herz-the-superjoker = { herz-superjoker }
herz-the-steal-card = { herz-steal-card }
herz-card-as = { $card } как { $value }
sign-herz-number-joker = J{ $low }-{ $high }
sign-herz-superjoker = SJ
sign-herz-steal-card = ST

# Перечисления
list-comma = { $head }, { $item }
list-and = { $head } и { $item }
list-or = { $head } или { $item }
