# Что говорит сам терминал: вопросы перед игрой, строки ввода, сохранение, справка. Карты и события — в других файлах.

terminal-prompt = >
terminal-prompt-box = Команда:
terminal-prompt-keys = { $phase ->
    [pass] Стрелки двигают, пробел выбирает, Enter передаёт. ? справка
    [play] Стрелки двигают, Enter делает ход. ? справка
    [choose] ← → выбирают, Enter подтверждает. ? справка
    [start] Enter оставляет, Z сбрасывает. ? справка
    [lay] ← → выбирают ряд, Enter кладёт, Z сбрасывает. ? справка
    [nowhere] Enter сбрасывает. ? справка
    [steal] Стрелки выбирают, Enter крадёт, Z сбрасывает. ? справка
   *[other] ? справка
}
terminal-prompt-next-deal = Enter: следующая раздача. >
terminal-prompt-end = Enter: выход. >
terminal-welcome = { $name }. { $plain ->
    [yes] Буква и Enter — это вопрос: C стол, S счёт, T чей ход, A подсказка, ? все клавиши.
   *[no] ? показывает все клавиши.
}
terminal-for-example = Введи, что ты делаешь, например: { $example }
terminal-welcome-back = { $name }, раздача { $deal }: игра продолжается с того же места.
terminal-you = Ты
terminal-human = Человек
terminal-saved = Сохранено. Продолжить: { PROGRAM() } play --resume
terminal-not-saved = Эта партия не сохранена.
terminal-cannot-keep = Эту партию не удаётся сохранить ({ $why }); играть всё равно можно.
terminal-record = Запись этой партии: { $file }
terminal-no-record = Не удаётся записать { $file }: { $why }.
terminal-damaged = Конец сохранённой партии был повреждён (строка { $line }); целые записи ({ $good }) сохранены, повреждённый файл лежит рядом.
terminal-cannot-resume = Не удаётся продолжить { $file }: { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, начало { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, раздача { $deal }; последний ход { $when }
terminal-saved-how = Продолжить партию: { PROGRAM() } play --resume НОМЕР. Удалить: { PROGRAM() } saved delete НОМЕР.
terminal-saved-ask = Удалить это навсегда? { $list } (да / нет)
terminal-saved-deleted = Удалено: { $what }
terminal-preparing = Поиск подготавливается, один раз на этом компьютере; это занимает около полуминуты.

# Вопросы перед игрой
terminal-menu = Какая игра?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } Показать другие игры этой семьи: { $count }
terminal-words-more = ещё, еще, все
terminal-menu-resume = { $key } Продолжить сохранённую партию: { $what }
terminal-menu-language = Другие языки: { $list }
terminal-menu-prompt = Номер или название, Enter — { $default }:
terminal-menu-unknown = Игры { $answer } нет. Введи номер от 1 до { $count } или название.
terminal-ask-seats = Сколько игроков, { $seats }? Enter — { $default }:
terminal-ask-seats-again = Возможно: { $seats }.
terminal-ask-level = Насколько сильными должны быть боты?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Введи номер от 1 до { $count } или название.
terminal-ask-first = { $who ->
    [youngest] Начинает самый младший. Кто это?
   *[seat] Начинает тот, кто разбил больше всего сердец. Кто это?
}
terminal-ask-first-prompt = Номер или имя, Enter — { $default }:
terminal-ask-first-again = Введи номер от 1 до { $count } или имя.

# Курсор и передача
terminal-card-here = { $card }{ $state ->
    [chosen] , к передаче
    [blocked] , сейчас нельзя сыграть
   *[free] {""}
}, { $place } из { $count }.
terminal-nothing-here = Здесь не из чего выбирать.
terminal-nothing-to-choose = Сейчас выбирать нечего.
terminal-chosen = { $card }, к передаче, { $chosen } из { $count }.
terminal-unchosen = { $card }, выбор снят, { $chosen } из { $count }.
terminal-pass-enough = Уже выбрано столько карт, сколько нужно: { $count }. Пробел на выбранной карте снимает выбор.
terminal-pass-ready = Enter передаёт их.
terminal-pass-missing = Сначала выбери карты, пока { $chosen } из { $count }: пробел выбирает карту. Или введи их, например: передать дп тч кч
terminal-type-choice = Выбери стрелками или введи: прибавить или вычесть.
terminal-enter-again = Ещё раз Enter — { $action }.
terminal-sorted = { $order ->
    [down] Твои карты лежат от старших к младшим.
   *[up] Твои карты лежат от младших к старшим.
}
terminal-sort-later = Сортируй карты, когда ни одна не выбрана.
terminal-not-now = Сейчас это невозможно.
terminal-no-key = Клавиша { $key } здесь ничего не делает. { $help } показывает клавиши.
terminal-no-claim = Никто ничего не заявлял.
terminal-watchers-only = Место меняют только зрители.
terminal-undone = Отменено.
terminal-undo-not = Сейчас отменять нечего.
terminal-no-messages = Сообщений ещё нет.
terminal-history-end = { $end ->
    [old] Это было первое сообщение.
   *[new] Это было самое новое сообщение.
}
terminal-buffer = { $kind ->
    [answers] Сообщения: ответы.
   *[events] Сообщения: что произошло.
}
terminal-words-quit = выход, выйти, конец, quit, exit

terminal-words-left = предыдущая, назад
terminal-words-right = следующая, дальше
terminal-words-up = вверх, предыдущая масть
terminal-words-down = вниз, следующая масть
terminal-words-home = первая, первая карта
terminal-words-end = последняя карта
terminal-words-space = выбрать, снять
terminal-words-enter = ок, ok
terminal-words-next-deal = следующая, следующая раздача, дальше
terminal-history-title = Сообщения
terminal-is-saved = Всё уже сохранено, ход за ходом.
terminal-alone = Здесь нет никого, кто мог бы это прочитать.
terminal-join-kept = Сейчас нет связи. Введённое сохранится и будет отправлено, как только она вернётся.
terminal-join-unsent = Не отправлено: { $text }
terminal-join-other = Терминал { $number } твоей учётной записи за этим столом: здесь ты — другой человек. С --as ИМЯ можно сказать, кто именно.
terminal-language = Теперь по-русски.
terminal-hurrying = Без пауз до твоего хода.
terminal-pace = Пауза после каждой карты ботов, в секундах: { $seconds }. Изменить её можно так: { $word } 0.3
terminal-announce = Объявления: { $level }. Чтобы изменить, напиши, например: { $word } 2 ({ $list }).
terminal-letters = Буквы на картах: { $letters }. Чтобы изменить, напиши, например: { $word } 2 ({ $list }).

# Картина
terminal-deal-number = Раздача { $number }
terminal-head-pass = { $direction ->
    [L1] Передача влево
    [R1] Передача вправо
    [L2] Передача второму игроку слева
    [R2] Передача второму игроку справа
    [HOLD] Без передачи
   *[ACROSS] Передача игроку напротив
}
terminal-head-trick = Взятка { $number } из { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] черви вскрыты
       *[no] черви не вскрыты
    }
   *[other] { $broken ->
        [yes] запрет снят
       *[no] под запретом
    }
}
terminal-seat-numbers = { $score } оч. { $points }, { $tricks } вз.
terminal-led = Масть хода: { $suit ->
    [C] трефы
    [D] бубны
    [H] черви
   *[S] пики
}
terminal-last-trick = (последняя взятка)
terminal-set-aside = Отложено карт: { $count }
terminal-kitty = Прикуп: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Ты видишь карты всех игроков.
    [nobody] Ты видишь то, что открыто.
   *[seat] Ты видишь то, что видит { $name }.
}
terminal-side-standing = Счёт
terminal-side-limit = партия до { $limit }
terminal-side-tricks = Взятки этой раздачи

# Herz an Herz
terminal-herz-drawn = Открыта: { $card }
terminal-herz-stock = Колода: { $count }
terminal-herz-discard = Сброс: { $card }
terminal-herz-place = { $row ->
    [left] Левый ряд
    [right] Правый ряд
   *[start] Стартовая карта
}: { $what }.
terminal-herz-place-empty = пусто
terminal-herz-choose-row = Выбери ряд стрелкой влево или вправо, затем Enter; или введи влево, вправо, сбросить.
terminal-herz-steal-number = Кража { $number } из { $count }: { $action }.

# После раздачи, счёт
terminal-deal-over-title = Все карты раздачи { $number }
terminal-scores-head = Игрок
terminal-scores-total = Сумма
terminal-chart = Суммы после каждой раздачи:

# Справка
terminal-help-title = Клавиши
terminal-help-words-herz-an-herz = Прочитать карту: карта 97.
terminal-help-words-hearts = Карты вводят как достоинство и масть: дп, 10ч, тб.
terminal-help-quit = выход, Ctrl-D или Ctrl-C закрывают игру; партия сохраняется.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] пробел
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first }–{ $last }
terminal-key-nth = 1–9, 0, -
terminal-help-moves = Слова, которые двигают по картам: следующая, предыдущая, вверх, вниз, первая, последняя карта; выбрать при передаче, ок подтверждает.
terminal-replay-only = Это просмотр записи: спрашивай или иди дальше клавишей Enter.
terminal-replay-help = Enter, пробел и вправо идут вперёд, B и влево — назад, N — к следующей раздаче, Home и End — к её началу и концу, Esc закрывает.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter действует, A даёт подсказку, ? показывает клавиши, / принимает слова{ $undo ->
    [yes] , U отменяет твоё последнее решение
   *[no] {""}
}. выход закрывает игру; партия сохраняется.

# Просмотр, проверка, моделирование, варианты
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}. Enter дальше, B назад, N следующая раздача, выход закрывает.
terminal-replay-prompt = Раздача { $deal }, { $step } из { $count } >
terminal-replay-end = Здесь запись кончается.
terminal-replay-start = Это начало.
terminal-replay-comment = Примечание: { $text }
terminal-check-good = { $file }: всё верно. { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}, { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}{ $finished ->
    [yes] {""}
   *[no] , партия не окончена
}.
terminal-check-bots = { $file }: пересчитано { $count ->
    [one] { $count } решение ботов
    [few] { $count } решения ботов
   *[many] { $count } решений ботов
}.
terminal-check-shuffles = { $file }: пересчитано { $count ->
    [one] { $count } тасование
    [few] { $count } тасования
   *[many] { $count } тасований
}.
terminal-check-fixed = { $file }: { $count ->
    [one] карты { $count } раздачи были известны заранее; там ничего не тасовали, и ничего не доказано
    [few] карты { $count } раздач были известны заранее; там ничего не тасовали, и ничего не доказано
   *[many] карты { $count } раздач были известны заранее; там ничего не тасовали, и ничего не доказано
}.
terminal-check-told = { $file }: { $count ->
    [one] в { $count } раздаче случайность ботов такова, как сообщает сервер; она не следует ни из какого обязательства
    [few] в { $count } раздачах случайность ботов такова, как сообщает сервер; она не следует ни из какого обязательства
   *[many] в { $count } раздачах случайность ботов такова, как сообщает сервер; она не следует ни из какого обязательства
}.
terminal-check-contributions = { $file }: своё число: { $own }; нет ответа: { $given }; обязательство без числа: { $withheld }.
terminal-check-withheld = { $file }: раздачи, в которых после обязательства число удержано: { $deals }. Каждое такое число могло быть выбором между двумя раздачами: со стороны сервера или места за столом.
terminal-receipt = квитанция, раздача { $deal }, { $seat }, { $step ->
    [commit] обязательство
   *[reveal] число
}: { $kind ->
    [fits] запись согласуется.
    [withheld] в записи сказано, что число этого обязательства удержано. Это сосчитано; кем, доказать нельзя.
    [left-out] ДОКАЗАТЕЛЬСТВО: сервер выдал на это квитанцию, а в подписанной им записи этого нет.
    [host] ДОКАЗАТЕЛЬСТВО: обязательство сервера было на другой секрет, чем в подписанной им записи.
    [shown] ДОКАЗАТЕЛЬСТВО: уже зная это число, сервер изменил обязательство другого места.
    [twice] ДОКАЗАТЕЛЬСТВО: сервер подписал две квитанции, которые противоречат друг другу.
    [unsigned] она противоречит записи, но запись не подписана сервером, и её мог написать кто угодно. Ничего не доказано.
    [other-key] она подписана другим ключом, чем назван в записи, или в записи ключа нет. Ничего не доказано; сравни ключ с другими записями этого сервера.
    [elsewhere] её раздачи в этой записи нет.
   *[forged] она НЕ подписана ключом, который называет. Она ничего не доказывает.
}
terminal-receipts-kept = Квитанции лежат в { $file }; «{ PROGRAM() } check --shuffle --receipts» сравнит их с записью.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Блоки
terminal-simulate-head-player = Игрок
terminal-simulate-head-points = Очков за раздачу
terminal-simulate-head-payoff = Лучше остальных
terminal-simulate-head-score = Счёт
terminal-simulate-head-wins = Побед %
terminal-simulate-told = Партий: { $matches }, раздач: { $deals }, блоков, в которых каждый по разу сидит на каждом месте: { $blocks }; ± — одна стандартная ошибка по блокам; зерно { $seed }.
terminal-simulate-stopped = Остановлено досрочно.
terminal-arena-head-player = Игрок
terminal-arena-head-points = Очков за раздачу
terminal-arena-head-payoff = Лучше остальных
terminal-arena-head-moons = Динамо
terminal-arena-head-suffered = чужих
terminal-arena-head-failures = Сбои
terminal-arena-head-median = Ход: медиана мс
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = дольше всего
terminal-arena-head-pass-median = Передача: медиана мс
terminal-arena-told = Блоков: { $blocks }, каждый — одна раздача при стольких рассадках: { $ways }; раздач: { $deals }; ± — одна стандартная ошибка по блокам{ $moons ->
    [yes] , % — доли раздач одного места
   *[no] {""}
}; зерно { $seed }.
terminal-variants-head-id = Имя
terminal-variants-head-seats = Игроки
terminal-variants-head-title = Название

# Совет за настоящим столом
terminal-advise-ask = { $what ->
    [hand] Твои карты, например QS AH 10D:
    [gave] Карты, переданные тобой (Enter, если их нет):
    [got] Карты, полученные тобой (Enter, если их нет):
    [turns] Ходы до сих пор, по одному в строке, как 1. P0 draws 48: keep или 48: keep (пустая строка завершает):
    [drawn] Карта, открытая тобой сейчас, например 60, J26-50, SJ или ST:
   *[plays] Все сыгранные карты по порядку (Enter, если их нет):
}
terminal-advise-seat = Место { $seat }

# Обучение обучаемого игрока
terminal-train-now = { $what ->
    [playing] Круг { $round }, игра
   *[fitting] Круг { $round }, обучение
}
terminal-train-round = Круг { $round }: на { $gain } ±{ $error } очка за раздачу лучше прежнего; динамо в { $moons } % раздач.
terminal-train-stopped = Остановлено. Законченные круги лежат в папке { $folder }; та же команда продолжит.
terminal-train-done = Сети лежат в файле { $file }.
terminal-warm-done = Боты, которые ищут, теперь начинают на этом компьютере сразу. Скомпилированный код лежит в { $folder }.
terminal-warm-stopped = Остановлено. Уже скомпилированное остаётся в { $folder }; та же команда продолжит.
terminal-no-language = Есть такие языки: { $list }.
