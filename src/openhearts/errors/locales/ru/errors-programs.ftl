# The server and the commands.

error-no-such-command = Команды «{ $name }» нет. Все команды покажет: «{ $help }».
error-no-such-option = Параметра { $name } нет. Все параметры покажет: «{ $help }».
error-argument-missing = Не хватает { $name }. Что нужно команде, покажет: «{ $help }».
error-argument-value = { $name } принимает только это: { $may }. Подробнее: «{ $help }».
error-option-needs-value = После { $name } не хватает значения. Что нужно команде, покажет: «{ $help }».
error-option-takes-none = { $name } не принимает значения. Что нужно команде, покажет: «{ $help }».
error-too-many-arguments = Команда принимает меньше слов: { $name } здесь лишнее. Что ей нужно, покажет: «{ $help }».
error-usage = Команду не удаётся понять: { $why }. Что ей нужно, покажет: «{ $help }».
error-cannot-join = Связаться со столом не удаётся: { $why }.
error-cannot-listen = Не удаётся запустить сервер по адресу { $host }, порт { $port }: { $why }. Укажи другой порт через --port.
error-no-address = «{ $host }» — не адрес этого компьютера. Убери --host или укажи адрес, который у него есть.
error-public-url = «{ $text }» — не общедоступный адрес. Напиши его так: https://hearts.example, без пути.
error-operator-token = В файле { $file } нет токена: нужно одно слово, знаков не меньше { $least }.
error-no-folder = Папку { $folder } нельзя использовать: { $why }. Укажи другую через --data.
error-file-unusable = Файл { $file } нельзя использовать: { $why }. Проверь, что его папка существует и что пользователь, запускающий OpenHearts, имеет доступ.
error-folder-in-use = Другой OpenHearts хранит свои столы в { $folder }: { $address }. Играй там, останови его или укажи другую папку через --data.
error-no-key-file = Файла ключей { $file } нет. Запиши его командой: openhearts keys { $file }
error-damaged-key-file = Файл ключей { $file } повреждён или не от OpenHearts. Верни копию; { $kind ->
    [secret] с другим ключом никого больше не узнать.
    [receipts-key] к другому ключу выданные квитанции уже не подходят.
   *[other] с другими ключами не прочитать ни одного стола.
}
error-other-keys = Столы в этой базе данных запечатаны другими ключами. Возьми файл ключей тех серверов, что ею пользуются: --key-file.
error-workers-need-database = Нескольким процессам нужна общая база PostgreSQL: --database postgresql://… С файлом работает только один.
error-workers-run = { $count ->
    [one] Этой базой пользуется { $count } сервер. Сначала останови его.
    [few] Этой базой пользуются { $count } сервера. Сначала останови их.
   *[many] Этой базой пользуются { $count } серверов. Сначала останови их.
}
error-cannot-write = Не удаётся записать или прочитать: { $why }.
error-file-exists = { $file } уже есть и не перезаписывается.
error-file-in-use = { $file } открыт в другой программе.
error-no-home = Домашней папки нет: { $why }.
error-too-many-files = В { $folder } слишком много столов.
error-store-read-only = В хранилище нельзя писать ({ $where }). Разреши учётной записи OpenHearts менять этот файл и его папку или выбери другое место.
error-store-damaged = Хранилище повреждено, или это не хранилище ({ $where }). Отложи его и верни последнюю копию; «sqlite3 FILE .recover» спасает то, что ещё читается.
error-store-foreign = База данных принадлежит другой программе ({ $where }). Выбери другой файл; этот оставлен как был.
error-store-newer = Хранилище сделано более новой версией OpenHearts ({ $where }; ревизия { $revision }, здесь известна { $known }). Установи ту версию или возьми другой файл.
error-store-full = Для хранилища не осталось места ({ $where }). Освободи место на диске; всё подтверждённое сохранено.
error-store-busy = Другая программа держит хранилище запертым ({ $where }). Попробуй ещё раз; если не пройдёт, закрой программу, которая держит файл (копирование, редактор баз данных).
error-store-no-place = Хранилище не удаётся открыть или создать ({ $where }). Выбери файл в папке, где учётная запись OpenHearts может писать.
error-store-unsuited = Здесь несколько программ не могут делить хранилище ({ $where }). Выбери файл на диске этого компьютера (не сетевом).
error-store-unknown-kind = Такое хранилище не поддерживается ({ $where }). Укажи путь, sqlite:///путь или postgresql://пользователь@компьютер/база.
error-store-unreachable = База данных недоступна ({ $where }): её сервер не отвечает или не впускает OpenHearts. Проверь, работает ли сервер и верны ли адрес, пользователь, пароль и база данных.
error-store-denied = OpenHearts ничего не может записать в эту базу данных ({ $where }). Дай её пользователю право создавать таблицы; база, которая только следует за другой, не подходит.
error-store-encoding = База данных хранит тексты в { $encoding }, а не в UTF-8 ({ $where }): имена на многих языках в ней не поместятся. Создай другую с ENCODING UTF8.
error-store-older = Хранилище создано более старой версией OpenHearts ({ $where }; ревизия { $revision }, у этой { $known }). Сначала обнови его: «openhearts db upgrade».
error-store-in-the-way = Файл с таким именем уже есть ({ $where }). Выбери другое имя; ничего не перезаписано.
error-store-closed = Хранилище закрыто ({ $where }). Открой его снова.
error-store-failed = Системе не удалось прочитать или записать хранилище ({ $where }). Проверь, что диск на месте и исправен, и запусти снова: наполовину ничего не сохраняется.
error-store-name = Имя в хранилище — от 1 до { $most } печатных знаков.
error-no-stream = Потока «{ $stream }» нет.
error-stream-exists = Поток «{ $stream }» уже есть.
error-stream-conflict = В потоке «{ $stream }» записей: { $length }, а не { $after }.
error-stream-command-done = В потоке «{ $stream }» уже есть записи этой команды. Прочитай его ещё раз.
error-no-language = Есть такие языки: { $list }.
error-no-answer = Ответа не было, и игра не началась. Назови игру, например: openhearts play classic
error-nothing-saved = Сохранённой партии нет. Начать новую: openhearts play
error-nothing-saved-of = Сохранённой партии «{ $names }» нет. Начать новую: openhearts play { $variant }
error-no-saved-match = Сохранённой партии { $number } нет; всего сохранённых партий: { $count }. Список: openhearts saved
error-saved-of-other = Сохранённая партия { $number } — это «{ $names }», а не «{ $other }».
error-saved-as-begun = Сохранённая партия продолжается так, как была начата. Убери: { $list }
error-cannot-resume = Не удаётся продолжить { $file }: { $cause }
error-other-run = Файл { $file } записан другим запуском: другие игроки, правила или зерно. Укажи новый файл.
error-other-form = Файл { $file } нельзя продолжить: его записала другая версия арены, или это не файл арены. Укажи новый файл.
error-failures-kept = В файле { $file } есть посчитанные сбои ботов ({ $count }). Продолжи с --tolerate или укажи новый файл.
error-process-died = Процесс, который играл, был завершён: ботом, извне или системой из-за нехватки памяти. С --processes 1 памяти нужно меньше; то, что сохранил --resume, не потеряно.
error-processes-not-begun = Ни один процесс не смог начать игру. В собственном скрипте вызов должен стоять под { $sample }, а собственный бот — на верхнем уровне файла, не в блокноте и не в командной строке. С processes=1 не нужно ни то, ни другое.
error-no-cluster = По адресу { $text } не отвечает ни один кластер Ray: { $why }. «ray start --head» запускает кластер; --ray local играет на кластере только этого компьютера.
error-cluster-lost = Кластер Ray не может продолжать: { $why }. То, что сохранил --resume, не потеряно.
error-options-apart = { $list } нельзя указать вместе: выбери что-то одно.
error-other-simulation = То, что указано как resume, играли другие боты, по другим правилам или с другим зерном. Убери это или повтори то же самое.
error-failures-told = В том, что указано как resume, есть посчитанные сбои ботов ({ $count }). Напиши tolerate=True или убери это.
error-seatings-many = Слишком много рассадок для одного блока: { $count } (не больше { $most }). Напиши seatings="rotations".
error-same-place = { $list } указывают одно и то же место: { $file }. Укажи разные.
error-cannot-put = Не удаётся записать { $name } { $file }: { $kind ->
    [missing] такой папки нет; создай её или укажи другое место
    [folder] это папка; укажи файл
    [file] это файл; укажи папку
    [forbidden] нет прав доступа
   *[other] { $why }
}.
error-other-training = В папке { $folder } лежит обучение с другими правилами или настройками. Укажи новую папку.
error-cannot-learn = Этим правилам нельзя обучиться: { $why }.
error-no-deal-there = Раздачи { $deal } в этой записи нет.
error-no-such-view = { $text } — не вид; напиши all или место от 0 до { $last }.
error-no-scores = { $text } — не список очков; напиши число для каждого места, например 26,0,13,5.
error-no-such-flag = { $names }: { $what } здесь нет; есть { $list }.
error-no-store = В { $folder } ни один сервер ничего не хранил. Укажи его папку через --data.
error-cannot-ask = Здесь некого спросить: добавь --yes или --dry-run, чтобы увидеть, что будет удалено.
error-needs-extra = Для этого нужен пакет { $module }, который здесь не установлен. Чтобы установить: pip install "openhearts[{ $extra }]"
error-cannot-ask-here = Здесь некого спросить: добавь --yes.
