# Страницы в браузере: главная, столы, настройки, ошибки. То, что говорится за столом, — в других файлах.

web-skip = Перейти к содержимому
web-language = Язык
web-change = Сменить
web-rules = Правила
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

# Стол, за которым собираются люди
web-gathering = Партия ещё не началась.
web-chair = Место { $number }: { $kind ->
    [open] свободно
    [bot] { $name }, бот
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
web-discarded = Сброшена последней:
web-empty = пусто

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

# Командная строка
web-serving = OpenHearts работает по адресу { $address }
web-serving-stop = Остановить: Ctrl-C; все столы сохранены.
