# Cards, texts and files; what stands around every sentence; words that somebody typed.

error-line = Строка { $line }: { $text }
error-seat = место { $seat }
error-did-you-mean = Может быть, «{ $word }»?
error-field = Поле: { $field }.
error-allowed = Допустимо: { $allowed }.
error-other = Что-то пошло не так: { $text }.
error-field-says = { $name }: { $cause }
error-no-card = «{ $text }» — не карта; напиши достоинство, затем масть английскими буквами, как QS, 10H или AD.
error-herz-no-card = «{ $text }» — не карта; напиши число, J26-50 для числового джокера, SJ или ST.
error-card-too-often = { $card }: эта карта встречается слишком часто или не входит в эту колоду.
error-not-in-pack = { $card }: эта карта не входит в эту колоду.
error-not-there = { $card }: этой карты там нет.
error-no-number = «{ $text }» — не целое число.
error-no-seat = Места { $seat } нет{ $last ->
    [none] {""}
   *[other] ; места имеют номера от 0 до { $last }
}.
error-deals-from-one = Раздачи считают с 1.
error-scores-for-seats = Количество значений счёта: { $told }, количество мест: { $right }.
error-hands-for-seats = Количество рук: { $told }, количество мест: { $right }.
error-players-for-seats = Количество игроков: { $told }, количество мест: { $right }.
error-bots-for-seats = Количество ботов: { $told }, количество мест: { $right }. Назови по одному на каждое место или одного на все.
error-numbers-for-seats = { $name }: нужно по числу на каждое место ({ $right }), а их { $told }.
error-hand-size = На месте { $seat } должно быть карт: { $right }, а не { $told }.
error-cards-missing = Не хватает карт: { $list }. Оставшиеся назови прикупом.
error-stock-nameless = Колода пуста; назови её карты сверху, например 48 J26-50 SJ ST.
error-cannot-deal-from = Игру { $name } нельзя раздать из этого: { $list }.
error-write = Напиши здесь: { $sample }
error-write-instead = «{ $text }» здесь не к месту. Напиши: { $sample }
error-wrong-kind = { $name }: «{ $text }» здесь не к месту. Напиши: { $sample }
error-line-too-long = Строка слишком длинна для записи (наибольшая длина в байтах: { $most }).
error-too-long = Это слишком длинно; самое большее байтов: { $most }.
error-no-utf8 = { $file ->
    [this] это
   *[other] { $file }
} — не текст UTF-8, начиная с байта { $place }.
error-no-file = Не удаётся прочитать { $file }: { $kind ->
    [missing] такого файла нет
    [folder] это папка
    [forbidden] нет прав доступа
   *[other] { $why }
}.
error-no-text = Это не текстовый файл.
error-no-utf16 = Это UTF-16; запись — это текст UTF-8.
error-packed = Это упакованный файл. Распакуй его и бери из него по одной записи.
error-no-json = Это не JSON нужного вида: { $why }.
error-two-starts = У башни одна стартовая карта.
error-no-start = Стартовой карты нет.
error-nested = Списки и таблицы вложены слишком глубоко (больше уровней, чем { $most }); ни одной записи это не нужно.
error-cannot-lie = { $card } не может лечь туда следующей.
error-not-in-range = Значение { $name } должно быть от { $low } до { $high }, а не { $text }.
error-same-seat = Место { $seat } не может поменяться само с собой.
error-newcomer-score = Новый игрок на месте { $seat } начинает с { $right }, среднего остальных.
error-text-empty = Ничего не введено. «помощь» покажет все слова.
error-text-word = Слово «{ $text }» неизвестно. «помощь» покажет все слова.
error-text-no-card = «{ $text }» — не карта; напиши достоинство, затем масть, как { $cards }.
error-text-ambiguous = «{ $text }» может означать разные карты: { $cards }.
error-text-number = «{ $text }» — не номер карты на столе.
error-text-one-card = Назови одну карту для хода.
error-text-some-cards = Назови карты для передачи.
error-text-seat = За этим столом нет никого по имени «{ $text }».
error-text-steal = Скажи, у кого ты крадёшь, из какого ряда и куда: украсть Ben влево вправо.
error-text-invitation = «{ $text }» — не приглашение. Приглашение выглядит так: http://localhost:8765/table/abc.
error-text-rule-link = Этот адрес правил повреждён или неизвестен. Попроси прислать его ещё раз.
error-text-rule-file = Сначала выбери файл.
