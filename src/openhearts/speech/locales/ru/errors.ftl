# Что отклонено и почему. Карта стоит впереди: «четвёрка треф: нужно ходить в масть (черви)».

error-not-your-turn = Сейчас не твой ход, ходит { $seat }.
error-deal-over = Раздача окончена.
error-not-an-action = В этой игре нет такого действия.
error-not-now = Сейчас это невозможно.
error-not-begun = Партия ещё не началась.
error-wrong-phase = { $phase ->
    [pass] Идёт передача карт; ходить ещё рано.
    [play] Идёт розыгрыш; передача закончена.
    [choose] Сначала нужно решить, как считать динамо.
    [start] Открытую карту оставляют как стартовую или сбрасывают.
    [lay] Открытую карту кладут влево или вправо или сбрасывают.
    [steal] Открыта карта-воришка: укради карту или сбрось воришку.
   *[over] Раздача окончена.
}
error-card-not-held = { $card }: у тебя нет этой карты.
error-pass-twice = { $card }: у тебя нет столько таких карт.
error-pass-count = Выбери для передачи ровно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
error-already-passed = Твои карты уже переданы.
error-opening-card = { $card }: нужно зайти с карты первого хода: { $opening }.
error-opening-suit = { $card }: нужно зайти с { suit-name.of }.
error-opening-forbidden = { $card }: с этой карты нельзя начинать раздачу.
error-locked = { $card }: { $lock ->
    [hearts] черви ещё не вскрыты
   *[other] с этой карты заходить ещё нельзя
}.
error-must-follow = { $card }: нужно ходить в масть ({ suit-name }).
error-first-trick = { $card }: в первой взятке нельзя.
error-bad-choice = Выбери: прибавить или вычесть.
error-claim-not-certain = Судя по тому, что тебе видно, остаток ещё не решён.
error-no-start-card = У тебя ещё нет стартовой карты.
error-has-start-card = У тебя уже есть стартовая карта.
error-row-full = { $row ->
    [none] Этот ряд заполнен.
   *[other] { $card }: { row-name } заполнен.
}
error-value-too-high = { $card }: слишком высоко, значение должно быть ниже, чем у карты сверху.
error-outside-group = { $card }: ни одно значение этой группы сюда не подходит.
error-cannot-steal = Эту карту украсть нельзя.
error-bad-value = { $card }: такого значения здесь быть не может.

error-line = Строка { $line }: { $text }
error-text = Не удаётся прочитать: { $detail }.
error-text-card = «{ $text }» — не карта. Напиши достоинство и масть, например ДП, 10Ч или туз бубён.
error-text-empty = Ничего не введено. «помощь» покажет все слова.
error-text-word = Слово «{ $text }» неизвестно. «помощь» покажет все слова.
error-text-ambiguous = «{ $text }» может означать разные карты: { $cards }.
error-text-number = «{ $text }» — не номер карты на столе.
error-text-one-card = Назови одну карту для хода.
error-text-some-cards = Назови карты для передачи.
error-text-seat = За этим столом нет никого по имени «{ $text }».
error-text-steal = Скажи, у кого ты крадёшь, из какого ряда и куда: украсть Ben влево вправо.
error-text-nested = Списки и таблицы вложены слишком глубоко (больше уровней, чем { $most }); ни одной записи это не нужно.
error-did-you-mean = Может быть, «{ $word }»?
error-record = Запись не соответствует правилам: { $detail }.
error-ruleset = Эти правила не работают: { $detail }.
error-seats = { $single ->
    [yes] { $name }: игра для { $high } игроков.
   *[no] { $name }: от { $low } до { $high } игроков.
}
error-rules-bounds = { $file }, строка { $line }: { $what ->
    [nested] таблицы и списки вложены слишком глубоко (больше уровней, чем { $most }); запиши их без вложений, как score.points
    [parts] в имени слишком много частей (больше, чем { $most }); у правила их две, как score.points
    [line] строка слишком длинная (знаков больше, чем { $most }); раздели её или сократи
    [text] текст слишком длинный (знаков больше, чем { $most }); сократи его
    [digits] в числе слишком много цифр (больше, чем { $most }); такое большое число не нужно ни одному правилу
    [entries] слишком много записей (больше, чем { $most }); файлу правил нужно намного меньше
   *[open] текст в кавычках не заканчивается; закрой его в той же строке
}
error-rules-long-list = { $name }: список слишком длинный; сократи его (записей не больше, чем { $most })
error-field = Поле: { $field }.
error-allowed = Допустимо: { $allowed }.
error-bot = Такого бота нет: { $detail }.
error-view = Этот вид противоречит сам себе: { $detail }.
error-forbidden = Это не разрешено: { $detail }.
error-seat-taken = Это место уже занято.
error-curtain = Карты закрыты: сначала скажи, кто ты, кнопкой на странице.
error-not-away = Там все на месте.
error-known-cards = Карты этой раздачи известны заранее: она для одного человека с ботами.
error-after-the-deal = Это место можно занять, когда раздача закончится: никто не видит двух рук одной раздачи.
error-next-hand = Эти карты сданы не тебе. Ими играет бот; у тебя карты будут со следующей раздачи.
error-vouch = Только те, кто играет в этой раздаче, могут сказать, кто вернулся.
error-shuffling = Карты как раз тасуются. Попробуй ещё раз через мгновение.
error-not-playing = Сейчас раздача не идёт.
error-not-anew = Кто-то хочет доиграть эту раздачу.
error-no-seat = Такого места нет.
error-two-seats = Выбери два разных места.
error-host-sits = Хозяин стола должен сидеть за столом.
error-host-only = Это может сделать только хозяин стола.
error-refused = Хозяин стола освободил твоё место. Ты сможешь снова сесть здесь, когда он разрешит.
error-watching = Ты смотришь игру; это могут сделать только игроки.
error-no-bot-there = Там решал не бот, или его зерно не раскрыто.
error-record-too-large = Это слишком много: не больше { $most } КБ.
error-search-not-ready = Этот бот ещё готовится на этом компьютере; спроси снова через полминуты.
error-busy = Сейчас об этом просят очень многие. Подожди немного и попробуй ещё раз.
error-too-often = Сейчас от тебя слишком много запросов. Подожди минуту и попробуй ещё раз.
error-too-much = На это нужно больше памяти или времени, чем есть для одного запроса. Попробуй что-нибудь поменьше.
error-try-again = Стол сейчас считывается заново; попробуй ещё раз чуть позже.
error-no-undo = За этим столом ходы не отменяют.
error-no-hints = За этим столом подсказок нет.
error-no-chat = За этим столом сообщений не пишут.
error-claim-alone = Заявка, в которой нет полной уверенности, требует согласия всех остальных.
error-claim-again = Эта заявка отклонена. Спроси ещё раз после следующей взятки.
error-claim-own = На твою заявку отвечают остальные. Ты можешь её отозвать.
error-claim-answered = Тебе здесь не на что отвечать.
error-no-claim = Никто ничего не заявлял.
error-no-claims = В этой игре ничего не заявляют; она играется до конца.
error-chat-often = Не так быстро. Подожди немного и напиши ещё раз.
error-no-phrase = Такого сообщения нет.
error-not-over = Партия ещё не окончена.
error-table-full = Все места за этим столом заняты.
error-too-many-wait = Сейчас слишком много желающих сесть или поменяться местами. Попробуй ещё раз позже.
error-cannot-join = Связаться со столом не удаётся: { $why }.
error-text-invitation = «{ $text }» — не приглашение. Приглашение выглядит так: http://localhost:8765/table/abc.
error-text-no-receipts = Это не файл квитанций, какой пишет страница или openhearts join.
error-bad-seal = Подпись сервера под тасованием неверна.
error-nothing-to-undo = Отменять нечего.
error-not-your-seat = Это не твоё место.
error-no-table = Такого стола нет.
error-foreign-host = У сервера нет имени, которое стоит в этом адресе, поэтому он не отвечает. Кто его держит, может разрешить это имя: openhearts serve --public-url АДРЕС, с адресом, как его набирают.
error-signed-out = Здесь произошёл выход. Зайди снова как новый гость.
error-two-hands = У тебя есть место за тем же столом, а видеть две руки нельзя никому. Сначала освободи своё место там.
error-too-many-tables = Сейчас слишком много столов; попробуй позже.
error-no-record = Ни одна раздача ещё не окончена, поэтому записи нет.
error-cannot-listen = Не удаётся запустить сервер по адресу { $host }, порт { $port }: { $why }. Укажи другой порт через --port.
error-no-address = «{ $host }» — не адрес этого компьютера. Убери --host или укажи адрес, который у него есть.
error-public-url = «{ $text }» — не общедоступный адрес. Напиши его так: https://hearts.example, без пути.
error-no-folder = Папку { $folder } нельзя использовать: { $why }. Укажи другую через --data.
error-folder-in-use = Другой OpenHearts хранит свои столы в { $folder }: { $address }. Играй там, останови его или укажи другую папку через --data.
error-too-many-own = У тебя открыто слишком много столов; продолжай за одним из них или попробуй позже.
error-too-many-watchers = За этим столом уже слишком много зрителей.
error-stale = На столе уже что-то изменилось; посмотри ещё раз, прежде чем действовать.
error-other = Что-то пошло не так: { $detail }.
error-text-herz-card = «{ $text }» — не карта. Напиши число, J26-50 для числового джокера, SJ или ST.

# Подробности к предыдущему: то, что встречается чаще всего; см. speech/details.py. Без точки в конце.
detail-no-variant = варианта «{ $text }» нет
detail-seats = { $name }: этот вариант не рассчитан на столько мест: { $count }
detail-no-parameter = { $name } — не параметр правил
detail-not-offered = { $name } есть в правилах, но здесь не предлагается
detail-bad-value = { $name } не может иметь значение «{ $text }»
detail-bundle = { $name } — это набор настроек
detail-two-packs = для двух колод нужно правило об одинаковых картах
detail-no-file = не удаётся прочитать { $file }: { $kind ->
    [missing] такого файла нет
    [folder] это папка
    [forbidden] нет прав доступа
   *[other] { $why }
}
detail-empty-file = файл { $file } пуст
detail-no-utf8 = { $file ->
    [this] это
   *[other] { $file }
} — не текст UTF-8, начиная с байта { $place }
detail-no-toml = { $file } — не файл TOML: { $why }
detail-too-large = файл { $file } слишком велик для правил (наибольший размер в байтах: { $most })
detail-no-bot = «{ $text }»; известны { $known } или ФАЙЛ.py:Класс{ $nearest ->
    [none] {""}
   *[other] . Может быть, «{ $nearest }»?
}
detail-empty-record = здесь пусто; запись начинается с { $head }
detail-no-record = это не запись: она начинается с { $head }
detail-no-text = это не текстовый файл
detail-long-line = строка слишком длинна для записи (наибольшая длина в байтах: { $most })
detail-cut-off = не хватает конца записи
detail-no-hand = нет карт места { $seat }
detail-twice = { $card }: эта карта встречается слишком часто или не входит в эту колоду
detail-no-card = «{ $text }» — не карта; напиши достоинство, затем масть, как QS, 10H или AD
detail-refused = { $card }: место { $seat } не может этого сыграть: { $reason ->
    [must-follow] нужно ходить в масть
    [card-not-held] на этом месте нет такой карты
    [locked] с этой карты заходить ещё нельзя
    [first-trick] в первой взятке нельзя
    [opening-card] нужно зайти с карты первого хода
    [opening-suit] нужно зайти с масти карты первого хода
    [opening-forbidden] с этой карты нельзя начинать раздачу
    [not-your-turn] ходит другое место
   *[other] { $reason }
}
detail-winner = { $seat ->
    [none] эту взятку не берёт никто
   *[other] эту взятку берёт место { $seat }
}, а не { $told }
detail-points = очки составляют { $points }
detail-rules-say = по правилам { $right }, а не { $told }
detail-digest = у правил ниже другая контрольная сумма: в них что-то изменено
detail-secret = секрет хозяина стола — не тот, к которому он себя обязал
detail-shuffle = это не те карты, которые даёт тасовка
detail-entry = ход { $place } («{ $text }»): { $rest }
detail-drawn = открытая сейчас карта («{ $text }»): { $rest }
detail-herz-no-turn = это не ход; напиши 3. P0 draws 45: left или короче 45: left
detail-herz-no-action = «{ $text }» — не действие; напиши keep, left, right, left=63, discard или steal 1 left right
detail-herz-no-card = «{ $text }» — не карта; напиши число, J26-50 для числового джокера, SJ или ST
detail-herz-twice = { $card }: эту карту уже открыли, а других таких нет
detail-herz-not-in-pack = { $card }: эта карта не входит в эту колоду
detail-herz-stock-empty = колода закончилась до этого хода
detail-herz-undecided = напиши, что стало с картой { $card }
detail-herz-only-a-card = об этой карте нужно решать сейчас; назови только карту
detail-herz-number = это открытая карта номер { $right }, а не { $told }
detail-herz-turn = ходит P{ $right }, а не P{ $told }
detail-herz-outcome = получилось: { $right ->
    [nothing] ничего
   *[other] { $right }
}, а не { $told }
detail-herz-after-end = раздача окончена до этого хода
detail-herz-over = раздача окончена; решать больше нечего
detail-herz-draw = назови карту, которую место { $seat } открыло сейчас
detail-herz-starter = кто начинает эту раздачу? Подходят все эти места: { $list }; укажи, кто начинает, или напиши P{ $seat } перед первой картой
detail-herz-refused = { $reason ->
    [no-start-card] стартовой карты ещё нет
    [has-start-card] стартовая карта уже есть
    [row-full] этот ряд заполнен
    [value-too-high] карта не ниже карты сверху
    [outside-group] ни одно значение группы этого джокера сюда не подходит
    [cannot-steal] эту карту украсть нельзя
    [bad-value] такого значения здесь быть не может
    [wrong-phase] открытая карта этого не позволяет
   *[other] { $reason }
}
detail-no-seat = места { $seat } нет{ $last ->
    [none] {""}
   *[other] ; места имеют номера от 0 до { $last }
}
detail-nothing-now = месту { $seat } сейчас нечего решать
detail-scores = счетов: { $told }, мест: { $right }
detail-from-one = раздачи считают с 1
detail-range = от { $low } до { $high }
detail-whole = целое число от { $low }{ $none ->
    [none] {""}
   *[other] {" "}или { $none }
}
detail-bot-chooses = бот на месте { $seat } выбирает здесь { $right }, а не { $told }
detail-bot-version = бот на месте { $seat } выбирает здесь { $right }, а не { $told }; но эту запись создал { $bot } версии { $before }, а это версия { $now }, которая не обязана выбирать так же
