# Кухонный стол: для людей с настоящими картами
web-kitchen = Таблица счёта для настоящих карт
web-kitchen-lead = Ты играешь настоящими картами; таблица ведёт счёт, говорит, кто кому передаёт карты и кто заходит, и знает правила.
web-kitchen-mine = Твои таблицы
web-kitchen-which = Во что ты играешь?
web-kitchen-players = Игроки:
web-kitchen-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-kitchen-names = Имена, по часовой стрелке вокруг стола
web-kitchen-player = Игрок { $number }
web-kitchen-ask-dealer = Кто сдаёт первым?
web-kitchen-ask-youngest = Кто самый младший?
web-kitchen-ask-starter = Кто начинает?
web-kitchen-open = Открыть таблицу
web-kitchen-other-game = Другая игра
web-kitchen-new = Новая таблица
web-kitchen-pad = Таблица счёта
web-kitchen-no-pad = Такой таблицы нет. Спроси адрес ещё раз.
web-kitchen-full = Эта таблица заполнена. Открой новую.
web-kitchen-deal = Раздача { $number }
web-kitchen-number = Раздача
web-kitchen-deals = Сдаёт { $seat }, каждому по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}{ $left ->
    [0] .
    [one] ; остаётся { $left } карта.
    [few] ; остаются { $left } карты.
   *[many] ; остаётся { $left } карт.
}
web-kitchen-hold = В этой раздаче карты не передаются.
web-kitchen-passes = { $count ->
    [one] { $count } карта передаётся
    [few] { $count } карты передаются
   *[many] { $count } карт передаётся
} { hearts-direction }: { $list }.
web-kitchen-pair = { $giver } → { $taker }
web-kitchen-leads = К первой взятке заходит { $seat }.
web-kitchen-leads-card = К первой взятке заходит тот, у кого эта карта: { $card }.
web-kitchen-leads-lowest = К первой взятке заходит тот, у кого эта карта: { rules-lowest-of }.
web-kitchen-begins = Начинает { $seat }.
web-kitchen-write = Записать
web-kitchen-check = Только проверить
web-kitchen-undo = Отменить последнюю раздачу
web-kitchen-all = Все раздачи
web-kitchen-remarks = Замечания
web-kitchen-share = Показать эту таблицу на другом устройстве
web-kitchen-would-score = Это дало бы очки: { $list }.
web-kitchen-behind = Тем временем в эту таблицу что-то записал кто-то другой. Посмотри на неё и запиши ещё раз, если твоей раздачи в ней всё ещё нет.
web-kitchen-missing = Пока не записано ни одного числа. Заполни хотя бы одно поле; пустое поле считается за 0.
web-kitchen-waits = Ещё не отправлено; ждёт на этом устройстве, пока не появится связь с сервером.
web-kitchen-clash = Тем временем в эту таблицу что-то записал кто-то другой. Вот это не записано:
web-kitchen-send-again = Всё равно записать
web-kitchen-drop = Выбросить
web-kitchen-field-points = Взятые очки
web-kitchen-field-bonus = Кто взял эту карту: { $card }
web-kitchen-field-bonus-points = Премиальные очки
web-kitchen-field-trickless = Без взяток
web-kitchen-field-aside = Очки в отложенных картах
web-kitchen-field-void = Очки, которых никто не взял
web-kitchen-field-moon = Кто прокрутил динамо
web-kitchen-field-sun = Все взятки («солнце»)
web-kitchen-field-choice = Выбор того, кто прокрутил динамо
web-kitchen-field-last = Кто взял последнюю взятку
web-kitchen-field-exact = Засчитать очки точно так, как записано
web-kitchen-field-steps = Полные ступени
web-kitchen-field-colours = Одной цветовой группы
web-kitchen-field-exact-steps = Первый столбец — очки, а не ступени
web-kitchen-field-trick = Карты взятки, по порядку
web-kitchen-field-leader = Кто заходил к этой взятке
web-kitchen-field-hand = Карты на руках, о которых идёт речь
web-kitchen-field-first = Это первая взятка
web-kitchen-field-broken = { $lock ->
    [hearts] Черви вскрыты
   *[other] С того, что было под запретом, уже можно заходить
}
web-kitchen-field-final = Это последняя взятка
web-kitchen-field-earlier = Прежние взятки, если ты их знаешь: каждая в своей строке
web-kitchen-field-tower-card = Открытая карта
web-kitchen-field-tower-start = Стартовая карта
web-kitchen-field-tower-left = Левый ряд, сверху вниз
web-kitchen-field-tower-right = Правый ряд, сверху вниз
web-kitchen-field-tower-other-start = Другая башня: стартовая карта
web-kitchen-field-tower-other-left = Другая башня: левый ряд
web-kitchen-field-tower-other-right = Другая башня: правый ряд
web-kitchen-option-auto = как следует из очков
web-kitchen-option-no = никто
web-kitchen-option-nobody = никто
web-kitchen-option-unsaid = не указано
web-kitchen-option-add = прибавить остальным
web-kitchen-option-subtract = вычесть у себя
web-kitchen-exactly = Засчитано точно так, как записано.
web-kitchen-already = Это очки уже после динамо ({ $seat }); они засчитаны так, как записаны.
web-kitchen-shot = { $feat ->
    [sun] { $seat } берёт все взятки, это «солнце»
   *[moon] { $seat } прокручивает динамо
}: { $award ->
    [add_to_others] все остальные получают по { $value ->
        [one] { $value } очку
        [few] { $value } очка
       *[many] { $value } очков
    }.
   *[subtract_from_self] { $seat } вычитает у себя { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }.
}
web-kitchen-check-no-number = { $seat }: «{ $text }» — не целое число, в котором не больше четырёх цифр, и считается за 0.
web-kitchen-check-unread = «{ $text }» — не целое число, в котором не больше четырёх цифр, и считается за 0.
web-kitchen-check-sum = Сумма очков { $sum }, а должно быть { $wanted }{ $less ->
    [0] .
   *[other] : { $total } во всей колоде минус { $less }, которых никто не взял.
}
web-kitchen-check-impossible = { $seat }: никакие карты этой колоды не стоят вместе { $value }.
web-kitchen-check-outside = Столько вне игры лежать не может: вся колода стоит { $total }.
web-kitchen-check-bonus = Не указано, кто взял эту карту: { $card }.
web-kitchen-check-trickless = { $seat }: ни одной взятки, но есть очки?
web-kitchen-check-moon = { $seat } прокручивает динамо, но берёт не все очки?
web-kitchen-check-denied = { $seat } берёт все очки; по правилам это динамо.
web-kitchen-check-sun = Все взятки, но динамо никто не прокрутил?
web-kitchen-check-choice = Выбрать должен игрок { $seat }; посчитано как очки остальным.
web-kitchen-check-last = Не указано, кто взял последнюю взятку; снова заходит { $seat }.
web-kitchen-check-steps = { $seat }: в башне от 0 до { $most } ступеней.
web-kitchen-check-colours = { $seat }: ступеней одной цветовой группы больше, чем полных ступеней.
web-kitchen-check-complete = Готовых башен: { $count }, хотя раздача заканчивается с первой?
web-kitchen-referee = Судья
web-kitchen-referee-lead = Укажи или введи карты взятки, карты на руках или то и другое и спроси, чем можно играть и кто берёт взятку.
web-kitchen-referee-lead-towers = Укажи или введи карты башни, открытую карту или то и другое и спроси, куда её можно положить, что ею можно украсть и сколько приносит башня.
web-kitchen-ask = Спросить
web-kitchen-clear = Очистить все поля
web-kitchen-tap = Укажи карты для этого поля
web-kitchen-back = Убрать одну
web-kitchen-may = { $card }: играть можно
web-kitchen-quotes = Что говорят правила
web-kitchen-to-play = { $first ->
    [yes] Заходит { $seat }.
   *[no] Ходит { $seat }.
}
web-kitchen-so-far = Пока взятку берёт { $seat }: { $card }.
web-kitchen-nobody-so-far = Пока взятку не берёт никто.
web-kitchen-kitty = { $seat } берёт и прикуп: { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
web-kitchen-fault-earlier = В прежней взятке { $number } не то число карт; должно быть { $count }.
web-kitchen-fault-trick = Наибольшее число карт во взятке: { $count }.
web-kitchen-fault-pack = { $card }: в колоде { $count ->
    [0] такой карты нет
    [one] только { $count } такая карта
    [few] только { $count } такие карты
   *[many] только { $count } таких карт
}.
web-kitchen-fault-hand = На руках только { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, и взяток столько же.
web-kitchen-fault-tower = Одной из карт в этой колоде нет.
web-kitchen-as-start = Как стартовая карта: { $card }, значение { $value }
web-kitchen-in-row = { $row ->
    [left] Слева
   *[right] Справа
}: { $card }
web-kitchen-in-row-as = { $row ->
    [left] Слева
   *[right] Справа
}: { $card }, как { $value }
web-kitchen-values = от { $low } до { $high }
web-kitchen-tower = Башня приносит { points }: { $step } за ступени, { $bonus } за цветовые группы.
web-kitchen-tower-complete = Оба ряда заполнены: башня готова.
web-kitchen-steals = { $count ->
    [0] Из другой башни сюда ничего украсть нельзя.
    [one] Возможна { $count } кража.
    [few] Возможны { $count } кражи.
   *[many] Возможно { $count } краж.
}
web-kitchen-steal = { $card }, было: { row-name } другого игрока; станет: { $to ->
    [left] мой левый ряд
    [right] мой правый ряд
   *[start] моя стартовая карта
}, как { $value }
web-kitchen-print-cards = Напечатать карты
web-kitchen-cards-lead = Листы A4 по девять карт, для разрезания по меткам. Печатай в масштабе 100 %; листы с рубашками — с двух сторон, с переворотом по длинному краю.
web-kitchen-cards-special = Карты, которых нет в магазинах
web-kitchen-cards-usual = Карты остальных игр
web-kitchen-fronts = Листы
web-kitchen-backs = Листы с рубашками
