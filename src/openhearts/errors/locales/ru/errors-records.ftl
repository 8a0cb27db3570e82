# Records, and shuffles that can be checked.

error-empty-record = Здесь пусто; запись начинается с { $head }.
error-no-record-head = Это не запись: запись начинается с { $head }.
error-record-version = Это версия { $told }; эта программа читает версию { $right }.
error-cut-off = Не хватает конца записи.
error-after-end = { $name } стоит после конца записи.
error-stands-twice = { $name } стоит дважды.
error-stands-instead = { $name } стоит там, где должно быть { $right }.
error-stands-before = { $name } не может стоять перед { $right }.
error-no-place-here = { $name } здесь не к месту.
error-missing-before = Перед { $right } не хватает { $name }.
error-bad-fields = В этой строке есть поле, которого быть не может, или какого-то не хватает.
error-half-a-letter = В «{ $text }» есть половина буквы, которую не сохранит ни один файл.
error-strange-letter = В «{ $text }» есть буква или число, которые не нужны ни одной карточной игре.
error-no-value = «{ $text }» — не значение.
error-tag-name = «{ $name }» не может быть именем поля: используй буквы, цифры и _, но не имя, занятое самими записями.
error-player-kind = Боту нужно имя его вида (bot="..."), а у человека его нет.
error-player-bot-only = Версия, бюджет и зерно бывают только у ботов.
error-no-deal-open = Эта строка из раздачи, но ни одна не играется.
error-stand-ins-early = Замены называются после розыгрыша.
error-stand-ins-range = Действий с { $low } по { $high } здесь нет.
error-stand-ins-order = Замены называются по порядку их первых действий.
error-stand-ins-both = Два бота решали сразу за место { $seat }.
error-stand-ins-seat = Действие { $number } не принадлежит месту { $seat }.
error-event-missing = Перед этой строкой не хватает события.
error-event-not-here = Этого события здесь не бывает.
error-event-other = Здесь происходит { $name }, а не это.
error-comment-place = Комментарий не может стоять здесь после действия { $number }.
error-no-hand = Нет карт места { $seat }.
error-cards-of-deal = Карт этой раздачи нет, или это не простой текст.
error-seat-has-hand = Места { $seat } за этим столом нет, или у него уже есть карты.
error-passed-elsewhere = Вот как передают карты в этой раздаче: { $right }.
error-trick-number = Взятка { $told } стоит там, где должна быть взятка { $right }.
error-trick-size = Во взятке не может быть столько карт: { $told }; мест за столом: { $right }.
error-trick-incomplete = У взятки есть победитель, но не все карты.
error-winner = { $seat ->
    [none] эту взятку не берёт никто
   *[other] эту взятку берёт место { $seat }
}, а не { $told }.
error-points = Очки составляют { $points }.
error-play-refused = { $card }: место { $seat } не может этого сыграть: { $reason ->
    [must-follow] нужно ходить в масть
    [card-not-held] на этом месте нет такой карты
    [locked] с этой карты заходить ещё нельзя
    [first-trick] в первой взятке нельзя
    [opening-card] нужно зайти с карты первого хода
    [opening-suit] нужно зайти с масти карты первого хода
    [opening-forbidden] с этой карты нельзя начинать раздачу
    [not-your-turn] ходит другое место
   *[other] { $reason }
}.
error-seat-says = Место { $seat }: { $cause }
error-rules-say = По правилам { $right }, а не { $told }.
error-digest = У правил ниже другая контрольная сумма: в них что-то изменено.
error-no-deals = В этой записи нет раздач.
error-over-before = Партия закончилась до этой раздачи.
error-deal-unfinished = Раздача { $deal } не закончилась до этой.
error-deal-begins-otherwise = Раздача начинается не так, как прошлая оставила стол.
error-deal-counted-early = Раздача { $deal } не окончена, а уже подсчитана.
error-shuffle-not-told = Раздача { $deal } не сообщает ничего, по чему можно пересчитать тасование.
error-changes-too-early = До первой раздачи никто не меняет место.
error-cards-decide-leader = Кто заходит, решают карты: никто не называется.
error-recorded = { $name } — это { $right }, а не { $told }.
error-bot-chooses = Бот на месте { $seat } выбирает здесь { $right }, а не { $told }.
error-bot-chooses-illegal = Бот на месте { $seat } выбирает недопустимое: { $cause }
error-bot-seed-hidden = Зерно бота на месте { $seat } не сообщается.
error-no-bot-there = Там решал не бот, или его зерно не раскрыто.
error-bot-version = Бот на месте { $seat } выбирает здесь { $right }, а не { $told }; но эту запись создал { $bot } версии { $before }, а это версия { $now }, которая не обязана выбирать так же.
error-starts-no-program = { $text } — программа, а запись их не запускает.
error-shuffle = Это не те карты, которые даёт тасование.
error-secret = Секрет сервера не совпадает с его обязательством.
error-secret-hidden = Секрет сервера не раскрыт.
error-n-bytes = Длина секрета или вклада в байтах — { $right }, а не { $told }.
error-hex-digits = { $name }: знаков 0-9 a-f должно быть { $count }.
error-match-name = «{ $text }» не может быть именем партии: от 1 до 60 букв, цифр и . _ : -
error-contributions-order = Вклады стоят не по порядку мест, или у места их два.
error-contribution-missing = Не хватает вкладов; места: { $list }.
error-contribution-other = Вклад места { $seat } не совпадает с его обязательством.
error-contribution-derived = Вклад места { $seat } не следует из секрета.
error-contributes-not = Место { $seat } не вносит вклад в эту раздачу или уже сделало это.
error-commitment-taken = Это обязательство другого места.
error-commitment-other = Это не то обязательство, которое даёт зерно.
error-fixed = У заранее заданных карт есть ключ из 64 знаков 0-9 a-f и нет тасования.
error-chance = Это не та случайность ботов, которую даёт секрет, или секрет не сообщён.
error-sealed = Секрет этой раздачи запечатан ключом, которого здесь нет.
error-bad-seal = Подпись сервера под тасованием неверна.
error-no-receipts = Это не файл квитанций, какой пишет страница или openhearts join.
error-shuffle-step = Тасование сейчас не на этом шаге.
