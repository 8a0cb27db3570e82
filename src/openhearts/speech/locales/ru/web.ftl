# Страницы в браузере: главная, столы, настройки, ошибки. То, что говорится за столом, — в других файлах.

web-colon = { ": " }
web-skip = Перейти к содержимому
web-language = Язык
web-change = Сменить
web-rules = Правила
web-print = Напечатать правила
web-fair = Честная игра
web-wishes = Настройки
web-save = Сохранить
web-to-front = На главную

# Главная страница
web-front-title = Сыграйте в червы
web-front-lead = Против ботов, которые видят только свои карты, или с друзьями. Бесплатно и без регистрации.
web-mine = Ваши столы
web-mine-line = { $phase ->
    [gathering] ждёт игроков; за столом: { $names }
    [over] окончено: { $names }
   *[playing] раздача { $deal }: { $names }
}
web-which-game = Какая игра?
web-seats = Места
web-seats-usual = как обычно
web-level = Боты
web-level-usual = как обычно
web-level-novice = новички
web-level-casual = для забавы
web-level-club = клубные игроки
web-level-expert = знатоки
web-level-master = мастера
web-more = Ещё
web-your-name = Ваше имя
web-pace = Темп ботов
web-pace-none = без пауз
web-pace-fast = быстрый
web-pace-usual = обычный
web-pace-slow = медленный
web-pace-slowest = очень медленный
web-options = Настройки правил
web-play-bots = Играть
web-play-friends = Играть с друзьями
web-play-again = Сыграть ещё раз: { $game }
web-own-rules = { $game }, с вашими правилами
web-more-games = Другие игры

# Стол, за которым собираются люди
web-gathering = Партия ещё не началась.
web-chair = Место { $number }: { $kind ->
    [open] свободно
    [bot] { $name }, бот
    [here] { $name }, за этим устройством
    [away] { $name }, нет за столом
   *[person] { $own ->
        [yes] вы
       *[no] { $name }
    }
}
web-sit = Сесть сюда
web-fill = Посадить бота
web-free = Освободить место
web-leave-seat = Покинуть место
web-invite = Пригласите других, отправив им этот адрес:
web-qr = Этот адрес в виде картинки для телефонов
web-start = Начать партию
web-host-starts = Партию начинает хозяин стола.

# Стол
web-your-turn = Ваш ход
web-talk = Строка команд
web-box = Введите карту, вопрос или команду:
web-box-go = Отправить
web-lost = Связь потеряна. Новая попытка…
web-record = Запись
web-hint = Подсказка
web-undo = Отменить
web-scores = Счёт
web-log = Что произошло
web-who = Кто где сидит
web-opened = Все карты раздачи
web-hand = Ваши карты
web-new-card = новая
web-is-turn = (ход)
web-has-chosen = (выбор сделан)
web-wins = (пока берёт взятку)
web-last-trick = Последняя взятка
web-gave = Получатель { $seat }:
web-gave-you = Вам:
web-pass = Передать: { $number } из { $count }
web-chosen = к передаче, { $number } из { $count }
web-choice = { $state ->
    [yes] { $card }, к передаче, { $number } из { $count }.
   *[no] { $card }, выбор снят, { $number } из { $count }.
}
web-enough-chosen = { $count ->
    [one] Уже выбрана { $count } карта; сначала снимите выбор.
    [few] Уже выбраны { $count } карты; сначала снимите выбор с одной из них.
   *[many] Уже выбрано { $count } карт; сначала снимите выбор с одной из них.
}
web-next-deal = { $count ->
    [0] Следующая раздача
   *[other] Можно сдавать дальше
}
web-next-waits = Ждём остальных
web-drawn = Открыта:
web-discarded = Сброшена последней
web-empty = пусто
web-says = { $name } пишет: { $text }
web-again = Сыграть ещё раз
web-table-settings = Настройки стола
web-away = Если кто-то отошёл
web-away-bot = через минуту за него играет бот, пока он не вернётся
web-away-wait = стол ждёт
web-allow-hints = Подсказки разрешены
web-allow-undo = Кто играет один, может отменять ходы
web-allow-chat = Можно писать друг другу
web-seat-numbers = Счёт { $score }; в этой раздаче { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
web-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
web-tower-numbers = Счёт { $score }; за эту башню { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-bot = бот
web-is-away = нет за столом
web-dealer = сдаёт
web-dealer-sign = С
web-took = (берёт взятку)
web-led = заход
web-hinted = подсказка
web-left = Не сыграно:
web-all-tricks = Все взятки
web-opened-words = Все карты словами
web-pass-to = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, получатель { $seat }
web-pass-count = выбрано { $number } из { $count }
web-pass-from = Вам передаёт { $seat }
web-came = Передаёт { $seat }:
web-lay = { $row }: { $value } под { $above }
web-place-open = подходит сюда
web-place-target = можно украсть
web-claim = { $what ->
    [offered] { $self ->
        [yes] Вы заявляете, что все оставшиеся взятки ваши. Остальные отвечают.
       *[no] { $seat } заявляет, что берёт все оставшиеся взятки. Y — принять, N — отклонить.
    }
    [accepted] Получено ещё одно согласие.
    [refused] Заявка отклонена. Игра продолжается.
   *[withdrawn] Заявка отозвана. Игра продолжается.
}
web-claim-sure = Судя по тому, что вам видно, ещё не ясно, что остаток ваш. Заявите ещё раз, чтобы спросить остальных: вы берёте все оставшиеся взятки вместе с их очками.
web-claim-rest = Заявить остаток
web-claim-again = Спросить остальных об остатке
web-claim-accept = Принять
web-claim-reject = Отклонить
web-claim-back = Отозвать заявку
web-finish = Без пауз
web-finish-waits = Остальные за столом пока хотят играть с паузами.
web-buffer = { $kind ->
    [play] Сообщения: что произошло.
    [chat] Сообщения: что написали люди.
   *[all] Сообщения: все.
}
web-time-left = { $left ->
    [one] Осталась { $left } секунда.
    [few] Осталось { $left } секунды.
   *[many] Осталось { $left } секунд.
}
web-warming = Сильные боты готовятся на этом компьютере — один раз, около полуминуты. До тех пор они играют чуть слабее.
web-time-up = { $self ->
    [yes] Ваше время вышло. На этот раз за вас играет бот.
   *[no] { $seat }: время вышло. На этот раз играет бот.
}
web-clock-shown = Оставшееся время
web-chat = Написать остальным
web-chat-line = Ваше сообщение
web-chat-go = Отправить
web-phrase-hello = Привет!
web-phrase-luck = Удачи!
web-phrase-played = Отличный ход!
web-phrase-thanks = Спасибо!
web-phrase-oops = Ой!
web-phrase-moment = Минутку, пожалуйста.
web-phrase-game = Хорошая игра!
web-phrase-bye = До свидания!
web-place-picked = выбрано

# Несколько человек за одним устройством; кто приходит и уходит
web-add = Добавить игрока за этим устройством
web-add-name = Имя нового игрока за этим устройством
web-call = На очереди { $name }. Карты закрыты.
web-call-open = Для игрока { $name }:
web-call-who = На очереди { $name }
web-curtain-how = Передайте устройство игроку { $name }. Карты появятся, когда { $name } об этом попросит.
web-uncover = Я { $name }, показать мои карты
web-cover = Закрыть мои карты
web-words-show = показать, покажи, здесь, готово
web-away-ask = { $name } уже какое-то время не за столом. Дальше играет бот или стол ждёт?
web-away-say-bot = Пусть играет бот
web-away-say-wait = Ждать
web-away-holds = { $what ->
    [bot] Пока решено так: через минуту играет бот.
   *[wait] Пока решено так: стол ждёт.
}
web-returned-ask = Кто-то говорит: я { $name }, я снова здесь.
web-back-yes = Да, это { $name }
web-back-no = Нет
web-back-offer = Вы уже играли за этим столом?
web-back-as = Я { $name }
web-back-asked = Кто-то из сидящих здесь должен согласиться. Тогда эта страница сама пойдёт дальше.

# Настройки каждого человека
web-wish-deck = Карты
web-wish-deck-court = с картинками
web-wish-deck-big = крупные знаки
web-wish-colours = Цвета мастей
web-wish-colours-four = четыре
web-wish-colours-two = два
web-wish-theme = Светлый или тёмный вид
web-wish-theme-auto = как на устройстве
web-wish-theme-light = светлый
web-wish-theme-dark = тёмный
web-wish-size = Размер
web-wish-size-normal = обычный
web-wish-size-large = крупный
web-wish-size-largest = очень крупный
web-wish-spoken = Объявления
web-wish-spoken-brief = краткие
web-wish-spoken-usual = обычные
web-wish-spoken-full = все
web-wish-two-taps = На сенсорном экране: первое касание поднимает карту, второе делает ход
web-wish-short-cards = Карты знаками (Д♠), а не словами
web-wish-sound = Звуки
web-wish-keys = Клавиши стола (C, 1–6, S, T…)
web-wish-stays = Как долго лежит готовая взятка
web-wish-stays-table = в темпе стола
web-wish-stays-1 = одну секунду
web-wish-stays-2 = две секунды
web-wish-stays-4 = четыре секунды
web-wish-stays-wait = пока я не пойду дальше (Backspace)
web-wish-vibration = Вибрация
web-wish-nudge = Напоминать о моём ходе (в заголовке страницы и на столе)
web-wish-own-keys = Клавиши
web-wish-own-keys-how = Введите для клавиши другой знак или оставьте пустым, чтобы отключить её.
web-wish-keys-twice = Две клавиши не могут быть одинаковыми; эти остались прежними: { $keys }
web-clock = Часы
web-clock-none = нет
web-clock-seconds = { $seconds ->
    [one] { $seconds } секунда на решение
    [few] { $seconds } секунды на решение
   *[many] { $seconds } секунд на решение
}
web-reserve = Запас на всю партию
web-reserve-none = нет
web-reserve-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}

# Другое устройство
web-device = Играть дальше на другом устройстве
web-device-how = Откройте там этот адрес или отсканируйте картинку телефоном. Адрес действует десять минут; не давайте его никому другому.
web-device-ask = Продолжить здесь под именем { $name }, с теми же местами и настройками?
web-device-yes = Да, это я: { $name }
web-device-no = Нет

# Ошибки
web-fault-title = Не получилось
web-fault-none = Такой страницы нет.
web-fault-table = Такого стола нет. Спросите адрес ещё раз.
web-fault-pass = Этот адрес устарел. Создайте новый на первом устройстве.
web-fault-form = Эта страница устарела. Вернитесь, обновите её и попробуйте ещё раз.
web-fault-large = Это слишком много данных.
web-fault-often = Слишком много сразу. Подождите немного и попробуйте ещё раз.
web-fault-request = Этот запрос непонятен.
web-fault-own = Здесь что-то пошло не так. Ничего из игры не потеряно: обновите страницу.

# Честная игра
web-fair-1 = Боты получают ровно то же, что и вы: свои карты и то, что лежит открытым на столе. Больше программа им ничего не даёт, а тесты сравнивают пары раздач, которые различаются только закрытыми картами: в обеих каждый бот должен выбрать одно и то же.
web-fair-2 = Перед раздачей сервер закрепляет карты обязательством — длинным числом, которое ничего не выдаёт, но которое потом нельзя изменить. Затем каждый за столом добавляет свою долю случайности, так что карты не выбирает ни сервер, ни тот, кто отвечает последним.
web-fair-3 = Когда раздача окончена, секрет раскрывается. Каждый может заново вычислить по нему карты; в записи партии есть всё, что для этого нужно.
web-fair-4 = Выбор бота следует из того, что он видит, и из числа, которое стоит в записи. Каждый может пересчитать любой выбор и убедиться, что ничего другого не понадобилось.
web-fair-5 = То, как долго бот будто бы думает, не зависит от его карт.
web-fair-state = { $state ->
    [open] Раздача идёт: эти числа уже закрепили её карты.
    [right] Пересчитано: эти числа дают в точности те карты, которые были сданы.
   *[wrong] Пересчитано: эти числа НЕ дают тех карт, которые были сданы.
}
web-fair-match = Партия
web-fair-host = Обязательство сервера
web-fair-seat = { $seat }: обязательство и добавленное
web-fair-secret = Секрет, раскрытый после раздачи
web-to-table = Назад к столу
web-shuffling = Карты тасуются.
web-fair-why = Почему здесь никто не может жульничать
web-fair-deal = Честная игра: раздача { $number }
web-fair-table = { $state ->
    [open] Эти числа закрепили карты этой раздачи. Сейчас они ничего не выдают; когда раздача закончится, эта страница вычислит по ним карты.
   *[over] Секрет раскрыт, и эта страница сама пересчитала раздачу ещё раз.
}
web-fair-all = Все раздачи этого стола, пересчитанные сервером
web-fair-by = { $by ->
    [server] Ответа вовремя не было: это число добавил сервер, как следует из его секрета.
   *[withheld] Вовремя не названо: вместо этого число добавил сервер, как следует из его секрета.
}
web-fair-verdict = { $state ->
    [right] пересчитано на этой странице: верно
   *[wrong] пересчитано на этой странице: НЕВЕРНО
}
web-fair-check-secret = { $state ->
    [right] Секрет сервера — тот самый, на который он дал обязательство.
   *[wrong] Секрет сервера — НЕ тот, на который он дал обязательство.
}
web-fair-check-seat = { $state ->
    [right] { $seat }: добавленное число соответствует обязательству.
   *[wrong] { $seat }: добавленное число НЕ соответствует обязательству.
}
web-fair-check-shown = { $state ->
    [right] Это те обязательства, которые эта страница видела до раздачи.
   *[wrong] Это НЕ те обязательства, которые эта страница видела до раздачи.
}
web-fair-check-own = { $state ->
    [right] То, что добавила сама эта страница, среди них есть.
   *[wrong] Того, что добавила сама эта страница, среди них НЕТ.
}
web-fair-check-cards = { $state ->
    [right] Вместе они дают в точности те карты, которые были сданы.
   *[wrong] Вместе они НЕ дают тех карт, которые были сданы.
}
web-chance = Ваша доля в тасовании
web-chance-lead = Ваш браузер добавляет к каждой раздаче свою случайность: никто, даже сервер, не знает её, пока не даны все обязательства. То, что вы введёте здесь, тоже войдёт в неё.
web-chance-text = Введите что угодно
web-chance-last = Добавлено в последний раз:
web-fair-bots = Почему боты не видят ваших карт
web-fair-view = Что получает бот: свои карты и открытые карты, в рамке. Чужих карт среди этого нет.
web-fair-why-button = При повторе законченной раздачи у каждого решения бота есть кнопка, которая пересчитывает его по тому, что видел сам бот, и называет причины.
web-fair-cards = Почему никто не может выбрать карты
web-fair-step-1 = Сервер выбирает случайный секрет и показывает обязательство: с этого момента он не может изменить секрет.
web-fair-step-2 = Браузер каждого человека выбирает своё случайное число и показывает только обязательство.
web-fair-step-3 = Когда даны все обязательства, браузеры называют свои числа.
web-fair-step-4 = Секрет и числа вместе дают порядок карт, и карты сдаются.
web-fair-step-5 = После раздачи секрет раскрывается, и ваша страница пересчитывает всё ещё раз.
web-fair-late = Никто не может задержать стол: кто не ответит за несколько секунд, получает число от сервера. Оно следует из секрета сервера, так что и его нельзя выбрать, и оно отмечено.
web-fair-yourself = Проверьте сами
web-fair-yourself-1 = За столом, в разделе «Честная игра», ваш собственный браузер пересчитывает раздачу, когда она закончена, и называет каждое неверное число.
web-fair-yourself-2 = В записи партии есть все числа; их проверяет программа в тридцать строк, которая ничего не знает об OpenHearts.
web-fair-yourself-3 = То, что вы введёте в разделе «Ваша доля в тасовании», войдёт в следующие карты.

# Повторы
web-replay = Повтор по записи
web-replay-table = Повтор
web-replay-lead = Пройдите по шагам записанную партию, с этого сервера или из любой другой программы OpenHearts: с картами всех или так, как видно с одного места. Запись читается здесь, строка за строкой сверяется с правилами и вскоре забывается.
web-replay-file = Файл
web-replay-text = Или запись в виде текста
web-replay-open = Открыть
web-replay-most = Не больше { $most } КБ.
web-replay-gone = Этой записи здесь больше нет. Откройте её ещё раз.
web-replay-place = Раздача { $deal }, { $step } из { $count }
web-replay-steps = Шаги
web-replay-hands = Карты на руках
web-replay-first = В начало
web-replay-back-trick = Взятка назад
web-replay-back = Назад
web-replay-next = Дальше
web-replay-next-trick = Взятка вперёд
web-replay-last = В конец
web-replay-deals = Раздачи:
web-replay-sides = Кто смотрит:
web-replay-everybody = карты всех
web-replay-did = { $seat } — { $what }.
web-replay-hidden = Принято решение, которого отсюда не видно.
web-replay-dealt = Карты сданы.
web-replay-keys = Клавиши: влево и вправо — на один шаг, вверх и вниз — на взятку, Home и End — в начало и конец раздачи.
web-why = Почему { $bot } так играет?
web-why-same = Пересчитано ещё раз по тому, что видит { $bot } — { $what }. Так же, как в игре.
web-why-other = Пересчитано ещё раз по тому, что видит { $bot } — { $what }. В игре было НЕ ТАК.
web-why-from = { $bot }, решение { $number } с зерном { $seed }: ничего другого не понадобилось.

# Командная строка
web-serving = OpenHearts работает по адресу { $address }
web-serving-stop = Остановить: Ctrl-C; все столы сохранены.
