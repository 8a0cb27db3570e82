# Rule sets: what cannot be, and (may-...) what may stand there instead, as a phrase inside a sentence.

error-no-variant = Варианта «{ $text }» нет.
error-file-no-variant = «{ $text }» — имя файла, а не варианта. Файлы правил указывают через --rules, а в Python — через load_ruleset.
error-no-game = Игры «{ $text }» нет.
error-seats = { $single ->
    [yes] { $names }: игра для { $high } игроков.
   *[no] { $names }: от { $low } до { $high } игроков.
}
error-not-for-seats = Для такого числа игроков варианта нет: { $count }.
error-no-parameter = { $name } — не параметр правил.
error-not-offered = { $name } есть в правилах, но здесь не предлагается.
error-bad-parameter = { $name } не может иметь значение «{ $text }».
error-house-two-meanings = «{ $text }» может значить: { $list }; напиши полностью.
error-bundle = { $name } — это набор настроек.
error-no-option = { $text } — не настройка; напиши имя=значение или имя набора настроек.
error-wrong-entry = У { $name } не может быть такого значения.
error-entry-missing = Не хватает { $name }.
error-empty-file = { $file } пуст; в файле правил нужна хотя бы одна строка, например extends = "classic".
error-no-toml = { $file } — не файл TOML: строку { $line } нельзя прочитать начиная со столбца { $column }.
error-rules-bounds = { $file }, строка { $line }: { $what ->
    [nested] таблицы и списки вложены слишком глубоко (больше уровней, чем { $most }); запиши их без вложений, как score.points
    [parts] в имени слишком много частей (больше, чем { $most }); у правила их две, как score.points
    [line] строка слишком длинная (знаков больше, чем { $most }); раздели её или сократи
    [text] текст слишком длинный (знаков больше, чем { $most }); сократи его
    [digits] в числе слишком много цифр (больше, чем { $most }); такое большое число не нужно ни одному правилу
    [entries] слишком много записей (больше, чем { $most }); файлу правил нужно намного меньше
   *[open] текст в кавычках не заканчивается; закрой его в той же строке
}.
error-rules-long-list = { $name }: список слишком длинный; сократи его (записей не больше, чем { $most }).
error-rules-too-large = Файл { $file } слишком велик для правил (наибольший размер в байтах: { $most }).
error-suggested-outside = «suggested_players» должно лежать внутри «players».
error-value-for-seats = У { $name } есть значение для такого числа мест: { $count }, а таких столов нет.
error-no-value-for-seats = У { $name } нет значения для такого числа мест: { $count }.
error-ranks-ascend = Достоинства должны возрастать, каждое по одному разу.
error-suits-once = Назови хотя бы одну масть и ни одной дважды.
error-too-few-cards = Слишком мало карт ({ $count }) на столько мест: { $seats }.
error-jokers-no-mode = Есть джокеры: скажи, что они делают.
error-two-packs = Для двух колод нужно правило об одинаковых картах.
error-hand-too-large = Не хватает карт, чтобы каждый получил столько: { $count }.
error-no-hand-at-all = Карт не было бы ни у кого.
error-nobody-wins-kitty = Отложенные карты никому не достаются.
error-pass-too-many = Слишком много карт для передачи: { $count }, а на руках их { $hand }.
error-pass-no-cycle = Скажи, кому передаются карты.
error-nobody-across = При таком числе мест напротив никто не сидит: { $seats }.
error-second-is-oneself = За столом на двоих второй сосед — это сам игрок.
error-holder-of-nothing = Без карты первого хода её ни у кого нет: назови её или скажи, кто заходит вместо этого.
error-must-needs-card = Нет карты первого хода, с которой нужно было бы зайти.
error-two-holders = При двух колодах карта первого хода может быть у двух игроков.
error-opening-not-there = Карты первого хода нет в колоде: { $card }.
error-opening-left-over = Карта первого хода ({ $card }) может оказаться среди оставшихся карт.
error-opening-decides = Кто заходит, в каждой раздаче решает карта первого хода.
error-jokers-not-locked = Джокеры никогда не бывают под запретом.
error-lock-for-ever = Запрет никогда ничто не сняло бы.
error-no-identical = В одной колоде нет одинаковых карт.
error-negative-points = Стоимость карт не бывает отрицательной; сделай их премиальными картами.
error-penalty-and-bonus = Карта не может быть сразу и штрафной, и премиальной.
error-no-moon-cards = Нет штрафных карт, чтобы прокрутить динамо.
error-moon-needs-many = Для динамо требуется слишком многое: { $count }.
error-moon-needs-more = Для динамо нужно больше карт ({ $what }: { $count }), чем есть в колоде ({ $most }).
error-sun-of-nothing = «Солнце» ничего бы не стоило.
error-moon-of-nothing = Динамо ничего бы не стоило.
error-never-ends = Партия никогда бы не закончилась.
error-limit-not-reached = Без штрафных карт предела никто не достигнет: задай число раздач.
error-all-set-aside = Все штрафные карты могут в каждой раздаче оказаться отложенными: задай число раздач.
error-jokers-for-groups = Слишком много числовых джокеров ({ $count }) на столько цветовых групп: { $groups }.
may-range = от { $low } до { $high }
may-whole = целое число{ $low ->
    [none] {""}
   *[other] {" "}от { $low }
}{ $high ->
    [none] {""}
   *[other] {" "}до { $high }
}
may-number = число
may-either = { $one } или { $other }
may-names = { $list }
may-list-of = список, на каждом месте { $what }
may-yes-no = true или false
may-text = текст
may-card-text = карта, например QS
may-selector = карты, масти или достоинства (QS, suit:H, rank:Q или all)
may-suit = масть
may-rank = достоинство
may-opening-card = карта первого хода
may-points-table = таблица: карты, масти или достоинства и целые числа, например { "{" } QS = 13 { "}" }
may-languages = текст или { "{" } en = "...", de = "..." { "}" }
may-fewest-most = два целых числа по возрастанию от 2 до 11
may-short-name = короткое имя, например my-hearts
may-variant-id = имя варианта
may-list-as = список, например { $sample }
may-every-parameter = каждый параметр правил
may-ranks = от 1 до 11, J, Q, K, A в этом порядке
may-suits = некоторые из C, D, S, H, каждая один раз
may-cards-once = карты из колоды, каждая один раз
may-card-a-seat = хотя бы одна карта каждому
may-even-range = сколько выходит поровну, или от 1 до { $high }
may-random-range = жребий или от 0 до { $high }
may-opening = карта или lowest_of:C
may-lowest = lowest_of:C или без карты
may-card = карта из колоды
may-no-jokers = карты, которые не джокеры
may-unlocked = карты или без запрета
may-from-zero = числа от 0
may-no-points = карты без очков
may-at-most = не больше { $most } разных
may-moon-value = целое число от 1 или столько, сколько стоят все карты
may-deals = число раздач
