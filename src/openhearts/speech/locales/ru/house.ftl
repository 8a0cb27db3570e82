# Редактор правил: его страница и каждый параметр правил с названием (web-rule-), предложением (web-about-) и значениями.

web-editor = Домашние правила
web-editor-lead = Измени правила так, как играешь дома. Каждое изменение проверяется, а рядом стоят правила словами.
web-editor-fine = { $count ->
    [0] Это правила варианта «{ $name }».
    [one] По этим правилам можно играть. От варианта «{ $name }» они отличаются в { $count } пункте.
   *[many] По этим правилам можно играть. От варианта «{ $name }» они отличаются в { $count } пунктах.
}
web-editor-faulty = Так пока нельзя. Правила словами остались прежними.
web-editor-check = Проверить
web-editor-base = За основу
web-editor-base-about = Другая игра начинается со своих собственных правил.
web-editor-name = Название твоих правил
web-editor-presets = Готовые изменения
web-editor-asked = Что меняют чаще всего
web-editor-more = Всё остальное
web-editor-reset = Отменить все изменения
web-editor-was = вместо: { $value }
web-editor-marks = Подчёркнуто: новое. Зачёркнуто: как в варианте «{ $name }».
web-editor-changes = Что изменено
web-editor-new = Новое:
web-editor-gone = Больше нет:
web-editor-share = Сохранить и поделиться
web-editor-link = Адрес этих правил:
web-editor-keep = Создать короткий адрес
web-editor-download = Скачать файлом
web-editor-upload = Открыть файл правил:
web-editor-open = Открыть
web-rule-yes = да
web-rule-no = нет
web-rule-nothing = ничего
web-rule-other = другое…
web-rule-number = это число:
web-rule-as-in = { $values } — как в варианте «{ $name }»
web-rule-in-words = Можно и словами: { $example }.
web-rule-understood = Понято так: { $value }
web-rule-range = { $high ->
    [0] Целое число от { $low }.
   *[other] Целое число от { $low } до { $high }.
}
web-rule-cannot = «{ $text }» здесь стоять не может.
web-rule-cannot-empty = Это поле не может быть пустым.
web-allowed-number = { $kind ->
    [between] целое число от { $low } до { $high }
    [from] целое число от { $low }
   *[any] целое число
}
web-allowed-selector = карты (QS), масти (suit:H), достоинства (rank:Q) или all (все)
web-allowed-points = карты (QS 13), масти (suit:H 1), достоинства (rank:Q 2) или all (все), каждое с целым числом
web-allowed-card = карты, например QS или 10H
web-allowed-opening-card = карта, например 2C, или lowest_of:C
web-allowed-suit = масти: C, D, H, S
web-allowed-rank = достоинства: от 1 до 11, J, Q, K, A

# Группы
web-group-pack = Колода
web-group-joker = Джокеры
web-group-deal = Сдача
web-group-dealer = Сдающий
web-group-pass = Передача карт
web-group-opening = Первый ход
web-group-next-deal = Первый ход в следующих раздачах
web-group-lead = С чего заходить
web-group-first-trick = Первая взятка
web-group-trick = Взятки и одинаковые карты
web-group-score = Очки
web-group-moon = Динамо
web-group-sun = «Солнце»
web-group-end = Конец партии
web-group-tower = Башни, джокеры и кражи

# Наборы настроек вариантов
web-bundle-sun = «Солнце»
web-bundle-jack-11 = Валет бубён снимает 11
web-bundle-fixed-deals = Заданное число раздач
web-bundle-moon-13-and-1 = Динамо: 13 червей и одна дама
web-bundle-high-points = Крупные очки
web-bundle-eleven = По одиннадцать карт каждой масти
web-bundle-standard-pack = Обычная колода
web-bundle-previous-trick = Черви только после червей
web-bundle-ten-of-diamonds = Десятка бубён вместо валета
web-bundle-jack-for-moon = Для динамо нужен и валет
web-bundle-queen-50 = Дама стоит 50

# Червы
web-rule-hearts-pack-count = Колоды
web-about-hearts-pack-count = Одна колода или две, перетасованные вместе.
web-rule-hearts-pack-suits = Масти
web-about-hearts-pack-suits = Масти колоды.
web-rule-hearts-pack-ranks = Достоинства
web-about-hearts-pack-ranks = Достоинства, начиная с младшего; взятку берёт старшее.
web-rule-hearts-pack-remove = Убранные карты
web-about-hearts-pack-remove = Карты, убранные из каждого экземпляра колоды.
web-rule-hearts-pack-jokers = Джокеры
web-about-hearts-pack-jokers = Сколько джокеров добавляется.
web-rule-hearts-joker-mode = Что делает джокер
web-about-hearts-joker-mode = Что джокер может во взятке.
web-values-hearts-joker-mode = { $value ->
    [excuse] играть можно в любой момент, взятку не берёт
    [always_wins] взятку берёт первый сыгранный джокер
   *[none] джокеров нет
}
web-rule-hearts-deal-hands = Карт каждому
web-about-hearts-deal-hands = Сколько карт получает каждый.
web-values-hearts-deal-hands = { $value ->
   *[even] сколько выходит поровну
}
web-rule-hearts-deal-leftover = Оставшиеся карты
web-about-hearts-deal-leftover = Что делают с картами, которые не сданы.
web-values-hearts-deal-leftover = { $value ->
    [kitty_first_trick] берёт тот, кто возьмёт первую взятку
    [kitty_last_trick] берёт тот, кто возьмёт последнюю взятку
    [kitty_first_heart] берёт тот, кто возьмёт первую взятку с червями
   *[set_aside] откладываются
}
web-rule-hearts-deal-leftover-seen-by = Кому их можно смотреть
web-about-hearts-deal-leftover-seen-by = Кто может видеть оставшиеся карты.
web-values-hearts-deal-leftover-seen-by = { $value ->
    [winner] тому, кому они достались
    [all] всем
   *[nobody] никому
}
web-rule-hearts-dealer-first = Кто сдаёт первым
web-about-hearts-dealer-first = Жребий или место, считая от 0.
web-values-hearts-dealer-first = { $value ->
   *[random] решает жребий
}
web-rule-hearts-dealer-next = Кто сдаёт следующим
web-about-hearts-dealer-next = Кто сдаёт после каждой раздачи.
web-values-hearts-dealer-next = { $value ->
    [left] левый сосед сдававшего
    [right] правый сосед сдававшего
   *[most_points] тот, у кого наибольший счёт
}
web-rule-hearts-pass-count = Сколько карт передают
web-about-hearts-pass-count = Сколько карт каждый передаёт перед розыгрышем; 0, если карты не передаются.
web-rule-hearts-pass-cycle = Кому их передают
web-about-hearts-pass-cycle = В первой раздаче, во второй и так далее; затем порядок начинается сначала.
web-rule-hearts-opening-leader = Кто заходит первым
web-about-hearts-opening-leader = Кто заходит к первой взятке.
web-values-hearts-opening-leader = { $value ->
    [holder_of_card] тот, у кого карта первого хода
    [left_of_dealer] левый сосед сдающего
    [dealer] сдающий
    [youngest] самый младший, его называет хозяин стола
   *[seat] игрок, место которого называет хозяин стола
}
web-rule-hearts-opening-card = Карта первого хода
web-about-hearts-opening-card = Карта, с которой начинается раздача, например 2C, или lowest_of:C — самая младшая из треф, которые у кого-нибудь на руках.
web-values-hearts-opening-card = { $value ->
   *[none] нет
}
web-rule-hearts-opening-must = С чего нужно зайти
web-about-hearts-opening-must = С чего обязан зайти тот, у кого карта первого хода.
web-values-hearts-opening-must = { $value ->
    [card] с этой карты
    [suit] с её масти
   *[any] с любой карты
}
web-rule-hearts-opening-forbidden = Запрещено для первого захода
web-about-hearts-opening-forbidden = С чего нельзя заходить к первой взятке, если есть другие карты: карты (QS), масти (suit:H), достоинства (rank:Q) или all (все).
web-rule-hearts-next-deal-leader = Кто заходит первым потом
web-about-hearts-next-deal-leader = Кто заходит к первой взятке в раздачах после первой.
web-values-hearts-next-deal-leader = { $value ->
    [as_opening] как в первой раздаче
    [most_points_last_deal] кто получил больше всего очков в прошлой раздаче
    [most_points_total] у кого наибольший счёт
    [fewest_points] кто получил меньше всего очков в прошлой раздаче
   *[last_winner] кто взял последнюю взятку прошлой раздачи
}
web-rule-hearts-next-deal-tie = Если таких несколько
web-about-hearts-next-deal-tie = Кто из нескольких игроков с равными очками заходит первым.
web-values-hearts-next-deal-tie = { $value ->
    [left_of_previous] первый слева от того, кто заходил в прошлый раз
    [youngest] самый младший
   *[random] решает жребий
}
web-rule-hearts-lead-locked = Сначала под запретом
web-about-hearts-lead-locked = С чего нельзя заходить до вскрытия, если есть другие карты: карты (QS), масти (suit:H), достоинства (rank:Q) или all (все).
web-rule-hearts-lead-broken-by = Что снимает запрет
web-about-hearts-lead-broken-by = Карты (QS), масти (suit:H), достоинства (rank:Q) или all (все).
web-rule-hearts-lead-broken-when = Когда можно заходить с червей
web-about-hearts-lead-broken-when = Когда снимается запрет на черви или на другие карты под запретом.
web-values-hearts-lead-broken-when = { $value ->
    [played_earlier_trick] если такая карта сыграна в одной из прежних взяток
    [collected_earlier_trick] если такую карту взяли в одной из прежних взяток
    [in_previous_trick] если такая карта была в предыдущей взятке
    [last_card_of_previous_trick] если такой была последняя карта предыдущей взятки
    [never] никогда, если есть другие карты
   *[free] всегда
}
web-rule-hearts-lead-break-requires-discard = Вскрывает только сброс
web-about-hearts-lead-break-requires-discard = Вскрывает только карта, сброшенная на другую масть, а не сыгранная в масть и не та, с которой зашли.
web-rule-hearts-lead-queen-counts-as-heart = Дама считается картой червей
web-about-hearts-lead-queen-counts-as-heart = У кого остались только черви и дама пик, тот может зайти с любой из этих карт.
web-rule-hearts-first-trick-forbidden = Запрещено в первой взятке
web-about-hearts-first-trick-forbidden = Что нельзя играть в первой взятке, если есть другие карты: карты (QS), масти (suit:H), достоинства (rank:Q) или all (все).
web-rule-hearts-trick-duplicates = Две одинаковые карты
web-about-hearts-trick-duplicates = Что происходит с двумя одинаковыми картами в одной взятке; только для двух колод.
web-values-hearts-trick-duplicates = { $value ->
    [not_possible] таких нет
    [cancel] взаимно уничтожаются
    [first_wins] старше первая
   *[last_wins] старше вторая
}
web-rule-hearts-trick-void-when = Когда взятка ничейная
web-about-hearts-trick-void-when = Ничейную взятку не берёт никто; кто берёт следующую, получает и её карты. Если достаточно двух взаимно уничтоженных пар, при 9 игроках ничьи примерно 23 взятки из 100, при 10 — 34, при 11 — 40; если не должно остаться ни одной карты в масть хода, таких почти нет.
web-values-hearts-trick-void-when = { $value ->
    [no_live_led_card] если не остаётся ни одной карты в масть хода
   *[two_pairs_or_no_live_led_card] также если взаимно уничтожаются две пары
}
web-rule-hearts-trick-void-next-leader = Кто заходит после ничейной взятки
web-about-hearts-trick-void-next-leader = Кто заходит, если взятку никто не взял.
web-values-hearts-trick-void-next-leader = { $value ->
    [same_leader] снова тот же игрок
   *[left_of_leader] левый сосед того, кто к ней заходил
}
web-rule-hearts-trick-last-void-to = Ничейная последняя взятка
web-about-hearts-trick-last-void-to = Кому достаётся последняя взятка, если она ничейная, вместе со всем отложенным.
web-values-hearts-trick-last-void-to = { $value ->
    [nobody] никому
    [leader] тому, кто к ней заходил
    [previous_winner] тому, кто взял взятку последним
   *[second_copy_of_highest] тому, кто сыграл вторую карту старшей пары масти
}
web-rule-hearts-score-points = Сколько стоят карты
web-about-hearts-score-points = Карты (QS 13), масти (suit:H 1), достоинства (rank:Q 2) или all (все), каждое со своими очками; считается самое точное указание.
web-rule-hearts-score-points-one = Очки: { $card }
web-about-hearts-score-points-one = Сколько стоит взять эту карту; пусто, если столько же, сколько её масть.
web-rule-hearts-score-bonus = Премиальные карты
web-about-hearts-score-bonus = Карты, которые прибавляют или снимают очки помимо штрафных карт и динамо, например JD -10.
web-rule-hearts-score-bonus-one = Премия: { $card }
web-about-hearts-score-bonus-one = Очки тому, кто возьмёт эту карту, например -10; пусто, если их нет.
web-rule-hearts-score-no-trick-bonus = Если не взять ни одной взятки
web-about-hearts-score-no-trick-bonus = Очки тому, кто не взял ни одной взятки, в раздачах без динамо, например -5; 0, если их нет.
web-rule-hearts-score-negative-total = Счёт ниже 0
web-about-hearts-score-negative-total = Может ли счёт опуститься ниже 0.
web-rule-hearts-score-winner = Кто побеждает
web-about-hearts-score-winner = Какой счёт побеждает в партии.
web-values-hearts-score-winner = { $value ->
    [lowest] наименьший счёт
   *[highest] наибольший счёт
}
web-rule-hearts-moon-award = Динамо
web-about-hearts-moon-award = Что происходит, если кто-то возьмёт все штрафные карты.
web-values-hearts-moon-award = { $value ->
    [none] ничего: динамо нет
    [add_to_others] остальные получают очки
    [subtract_from_self] игрок вычитает очки у себя
   *[shooter_chooses] игрок выбирает одно из двух
}
web-rule-hearts-moon-value = Очки за динамо
web-about-hearts-moon-value = Сколько очков прибавляет или снимает динамо.
web-values-hearts-moon-value = { $value ->
   *[deck_total] столько, сколько стоят розданные карты и прикуп
}
web-rule-hearts-moon-requires-bonus = С премиальными картами
web-about-hearts-moon-requires-bonus = Нужны ли для динамо и премиальные карты.
web-rule-hearts-moon-needs = Что нужно для динамо
web-about-hearts-moon-needs = Все штрафные карты или столько-то карт каждого вида, например suit:H 13, QS 1; если столько есть у двух игроков, динамо не прокрутил никто.
web-values-hearts-moon-needs = { $value ->
   *[all_penalty_cards] все штрафные карты
}
web-rule-hearts-moon-bonus-cards = Премиальные карты при динамо
web-about-hearts-moon-bonus-cards = Считаются ли премиальные карты в раздаче с динамо.
web-values-hearts-moon-bonus-cards = { $value ->
    [independent] считаются
   *[suppressed] не считаются
}
web-rule-hearts-sun-award = Все взятки («солнце»)
web-about-hearts-sun-award = Что происходит, если кто-то возьмёт все взятки.
web-values-hearts-sun-award = { $value ->
    [none] это обычное динамо
    [add_to_others] остальные получают очки
    [subtract_from_self] игрок вычитает очки у себя
   *[shooter_chooses] игрок выбирает одно из двух
}
web-rule-hearts-sun-value = Очки за «солнце»
web-about-hearts-sun-value = Сколько очков прибавляет или снимает «солнце».
web-rule-hearts-end-limit = Партия до
web-about-hearts-end-limit = Партия заканчивается, когда после раздачи у кого-то столько очков.
web-values-hearts-end-limit = { $value ->
   *[none] без предела очков
}
web-rule-hearts-end-limit-test = На пределе
web-about-hearts-end-limit-test = Заканчивает ли партию достижение предела или только его превышение.
web-values-hearts-end-limit-test = { $value ->
    [reach] партию заканчивает достижение предела
   *[exceed] партию заканчивает только превышение предела
}
web-rule-hearts-end-deals = Число раздач
web-about-hearts-end-deals = Партия заканчивается после стольких раздач.
web-values-hearts-end-deals = { $value ->
    [players] столько же, сколько игроков
   *[none] не задано
}
web-rule-hearts-end-tie = Ничья в конце
web-about-hearts-end-tie = Что происходит при ничьей.
web-values-hearts-end-tie = { $value ->
    [shared] победа делится
   *[extra_deal] играется ещё одна раздача
}

# Herz an Herz
web-rule-herz-an-herz-tower-max-number = Наибольшее число
web-about-herz-an-herz-tower-max-number = Наибольшее число в колоде.
web-rule-herz-an-herz-tower-number-jokers = Числовые джокеры
web-about-herz-an-herz-tower-number-jokers = По одному на каждую цветовую группу, начиная с самой нижней.
web-rule-herz-an-herz-tower-superjokers = Суперджокеры
web-about-herz-an-herz-tower-superjokers = Сколько суперджокеров в колоде.
web-rule-herz-an-herz-tower-steal-cards = Карты-воришки
web-about-herz-an-herz-tower-steal-cards = Сколько в колоде карт-воришек.
web-rule-herz-an-herz-tower-rows = Ряды
web-about-herz-an-herz-tower-rows = Ряды под стартовой картой.
web-rule-herz-an-herz-tower-row-length = Карт в ряду
web-about-herz-an-herz-tower-row-length = Сколько карт в полном ряду.
web-rule-herz-an-herz-tower-group-size = Чисел в цветовой группе
web-about-herz-an-herz-tower-group-size = Сколько чисел в цветовой группе.
web-rule-herz-an-herz-tower-joker-value = Значение джокера
web-about-herz-an-herz-tower-joker-value = За какое число считается джокер в ряду.
web-values-herz-an-herz-tower-joker-value = { $value ->
    [next_lower] ближайшее меньшее
   *[free_choice] любое, которое подходит
}
web-rule-herz-an-herz-tower-group-overflow = Числовой джокер из намного более низкой группы
web-about-herz-an-herz-tower-group-overflow = За что считается числовой джокер, цветовая группа которого намного ниже.
web-values-herz-an-herz-tower-group-overflow = { $value ->
    [clamp] считается за наибольшее число своей группы
   *[illegal] класть его нельзя
}
web-rule-herz-an-herz-tower-start-superjoker = Суперджокер как стартовая карта
web-about-herz-an-herz-tower-start-superjoker = За сколько считается суперджокер как стартовая карта.
web-values-herz-an-herz-tower-start-superjoker = { $value ->
    [n100] считается за 100
    [top_in_play] считается за наибольшее число в игре
   *[above_all] стоит выше всех чисел
}
web-rule-herz-an-herz-tower-steal-target = Что можно украсть
web-about-herz-an-herz-tower-steal-target = Какие карты другой башни может забрать карта-воришка.
web-values-herz-an-herz-tower-steal-target = { $value ->
    [row_ends] последнюю карту каждого ряда
   *[last_two] две самые нижние карты башни
}
web-rule-herz-an-herz-tower-steal-start-card = Кража стартовой карты
web-about-herz-an-herz-tower-steal-start-card = Можно ли украсть стартовую карту.
web-values-herz-an-herz-tower-steal-start-card = { $value ->
    [never] никогда
   *[if_alone] пока она лежит одна
}
web-rule-herz-an-herz-tower-steal-as-start = Украденная стартовая карта
web-about-herz-an-herz-tower-steal-as-start = Может ли украденная карта стать стартовой картой вора.
web-rule-herz-an-herz-tower-steal-extra-draw = Ещё одна карта после кражи
web-about-herz-an-herz-tower-steal-extra-draw = Открывает ли вор ещё одну карту.
web-rule-herz-an-herz-tower-round-end = Когда башня готова
web-about-herz-an-herz-tower-round-end = Когда готовая башня заканчивает раздачу.
web-values-herz-an-herz-tower-round-end = { $value ->
    [immediate] раздача заканчивается сразу
   *[finish_turn_cycle] у всех должно быть поровну ходов
}
web-rule-herz-an-herz-tower-step-points = Очки за ступень
web-about-herz-an-herz-tower-step-points = Очки за ступень с двумя картами.
web-rule-herz-an-herz-tower-colour-bonus = Ещё за одну цветовую группу
web-about-herz-an-herz-tower-colour-bonus = Сколько ещё очков, если обе карты ступени из одной цветовой группы.
web-rule-herz-an-herz-tower-superjoker-bonus = Суперджокер в любой цветовой группе
web-about-herz-an-herz-tower-superjoker-bonus = Может ли суперджокер принести очки за одну цветовую группу.
web-rule-herz-an-herz-tower-rounds = Раздач в партии
web-about-herz-an-herz-tower-rounds = Партия заканчивается после стольких раздач.
web-rule-herz-an-herz-tower-discard-seen = Сброс
web-about-herz-an-herz-tower-discard-seen = Сколько карт сброса лежит в открытую.
web-values-herz-an-herz-tower-discard-seen = { $value ->
    [top] видна только верхняя карта
   *[all] все карты
}
web-rule-herz-an-herz-tower-next-starter = Кто начинает следующую раздачу
web-about-herz-an-herz-tower-next-starter = Кто начинает раздачи после первой.
web-values-herz-an-herz-tower-next-starter = { $value ->
    [rotate] левый сосед того, кто начинал предыдущую
    [same] тот же игрок
    [winner] победитель предыдущей раздачи
   *[last] последний в предыдущей раздаче
}
web-rule-herz-an-herz-opening-leader = Кто начинает
web-about-herz-an-herz-opening-leader = Хозяин стола называет, кто начинает первую раздачу: самый известный сердцеед.
web-rule-herz-an-herz-score-winner = Кто побеждает
web-about-herz-an-herz-score-winner = Какой счёт побеждает в партии.
web-values-herz-an-herz-score-winner = { $value ->
    [highest] наибольший счёт
   *[lowest] наименьший счёт
}
web-rule-herz-an-herz-end-tie = Ничья в конце
web-about-herz-an-herz-end-tie = Что происходит при ничьей.
web-values-herz-an-herz-end-tie = { $value ->
    [shared] победа делится
   *[extra_deal] играется ещё одна раздача
}
