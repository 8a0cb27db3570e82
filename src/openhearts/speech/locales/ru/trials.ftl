# Bots and games of one's own: `openhearts bot new` writes a bot, `openhearts bot test` and `openhearts game test` hold them against their promises.

# Both tests
test-head-promise = Обещание
test-head-outcome = Итог
test-head-figures = Проверено
test-passed = выполнено
test-failed = нарушено
test-skipped = пропущено
test-place = { $rules }, мест: { $seats }, зерно { $seed }, раздача { $deal }, действий до этого: { $step }, место { $seat }
test-repeat = Увидеть это снова:
test-all-kept = { $subject }: все проверенные обещания выполнены (зерно { $seed }).
test-broken = { $subject }: нарушены обещания: { $list } (зерно { $seed }).
test-viewer = { $seat ->
    [watcher] зритель
   *[seat] место { $seat }
}

# Bots
test-progress-bot = Решения
test-promise-bot-answers = Он отвечает на каждый вопрос.
test-promise-bot-legal = Он выбирает то, что разрешено.
test-promise-bot-repeatable = На тот же вопрос — тот же ответ.
test-promise-bot-fresh-process = Новый процесс даёт те же ответы.
test-promise-bot-stateless = Между вопросами ничего не остаётся.
test-promise-bot-own-chance = Случайность берётся только из rng.
test-promise-bot-view-unchanged = Вид остаётся таким, каким был.
test-promise-bot-two-worlds = Закрытые карты ничего не меняют.
test-promise-bot-nothing-hidden = Кроме вида, он ни на что не смотрит.
test-promise-bot-budgets = Любой бюджет даёт разрешённое, каждый раз одно и то же.
test-promise-bot-advice = Его совет — то, что он делает.
test-promise-bot-speed = Время решения
bot-test-speed = { $count }: среднее { $mean } мс, 99 % { $most } мс, дольше всего { $worst } мс
bot-new-written = Файл { $file } записан. Что с ним можно делать:

# Games
test-progress-game = Раздачи
test-promise-game-rules = Её правила возвращаются из простых значений.
test-promise-game-views = Вид говорит, чей он и что лежит открыто.
test-promise-game-two-worlds = Закрытые карты ничего не меняют.
test-promise-game-audiences = Скрытое никто другой не узнаёт.
test-promise-game-legality = Возможные действия принимаются, другие отклоняются.
test-promise-game-endings = Каждая раздача кончается.
test-promise-game-purity = Ничто не меняется, и из одного и того же выходит одно и то же.
test-promise-game-replay = Одни и те же действия ведут к одной и той же позиции.
test-promise-game-notation = У каждого действия свой текст.
test-promise-game-messages = События и действия возвращаются из JSON.
test-promise-game-records = Раздачи возвращаются из своих записей.
test-promise-game-standing = Очки, счёт и победители сходятся.

# What is found, of bots and then of games
test-found-raised = { $error }
test-found-illegal = Выбор: { $chosen }; здесь это не разрешено.
test-found-other-choice = Выбор: { $chosen }, а на тот же вопрос ещё раз: { $other }.
test-found-other-draws = На тот же вопрос ещё раз случайных чисел взято другое количество.
test-found-other-process = Выбор: { $chosen }, а в новом процессе: { $other }.
test-found-other-order = Выбор: { $chosen }, а после других вопросов: { $other }.
test-found-other-world = Выбор: { $chosen }, а там, где отличаются только закрытые карты: { $other }.
test-found-other-copy = Выбор: { $chosen }, а по копии того же вида: { $other }.
test-found-other-chance = Выбор: { $chosen }, а после изменения случайности, общей для всей программы: { $other }.
test-found-chance-used = Состояние { $source } изменено; случайность берётся только из rng.
test-found-looked = В обход вида тронуто: { $name }.
test-found-view-changed = После этого вид был другим.
test-found-too-much-work = Воображаемых раздач: { $told }, а бюджет: { $work }.
test-found-other-advice = Выбор: { $chosen }, а совет: { $other }.
test-found-too-slow = Самое медленное решение заняло { $worst } мс; предел — { $bound } мс.
test-found-no-advice = Собственных советов у него нет.
test-found-no-process = Другой процесс не может создать этого бота: назови его по файлу.
test-found-outside = Это другая программа: что она делает внутри, не видно.
test-found-no-worlds = Здесь ничего не скрыто.
test-found-asked-nothing = Сравнивать нечего: ответов не осталось.
test-found-nothing-seen = Смотреть было не на что.
test-found-rules-differ = Правила возвращаются другими из своих же простых значений.
test-found-view-differs = { $viewer }: вид другой там, где отличается только скрытое, и ни одно событие об этом не сказало.
test-found-words-differ = { $viewer }: тот же вид передан другими словами или данными.
test-found-options-differ = { $viewer }: у того же вида другие возможности.
test-found-refused-once = { $viewer }: при том же виде { $action } в одном мире принимается, а в другом отклоняется: { $error }
test-found-refusal-differs = { $viewer }: при том же виде { $action } отклоняется по-разному: { $one }; { $other }.
test-found-event-tells = { $viewer }: событие сообщает то, чего нет в виде: { $event }
test-found-too-many-told = Виды и события сообщают скрытое слишком многим: { $viewers }.
test-found-wrong-seat = { $viewer }: вид говорит, что относится к другому: { $other_viewer }.
test-found-wrong-public = { $viewer }: открытая часть вида не та, что у позиции.
test-found-copy-differs = { $viewer }: вид возвращается другим из своего JSON.
test-found-shown-otherwise = { $viewer }: это событие показано как событие другого рода или во второй раз иначе: { $event }
test-found-message-differs = Это возвращается другим из JSON: { $value }
test-found-no-options = { $viewer }: нужно решение, а возможностей нет.
test-found-extra-options = { $viewer }: ничего не нужно, а возможности есть.
test-found-fast-options = { $viewer }: options_of говорит не то, что вид.
test-found-refused = { $viewer }: { $action } есть среди возможностей и отклоняется: { $error }
test-found-accepted = { $viewer }: { $action } нет среди возможностей, но принимается.
test-found-endless = Раздача не кончается; действий до сих пор: { $count }.
test-found-not-over = Раздача кончилась в фазе { $phase }.
test-found-modified = { $name } меняет то, что получает.
test-found-impure = { $name } при повторном вопросе даёт другое.
test-found-replay-differs = Та же раздача и те же действия ведут к другой позиции.
test-found-text-differs = Текст «{ $text }» для { $action } читается как { $other }.
test-found-text-error = Текст «{ $text }», который не называет действия, вызвал { $error } вместо BadText.
test-found-text-twice = Текст «{ $text }» означает { $action } и { $other }.
test-found-start-differs = Раздача возвращается другой из своих строк.
test-found-play-differs = Действия возвращаются другими из своих строк.
test-found-record-unread = Запись в виде { $form } не читается снова: { $error }
test-found-record-differs = Запись в виде { $form } читается как другая.
test-found-points-total = Очки раздачи: { $points }; вместе их должно быть { $total }.
test-found-points-missing = Очки или счёт есть не для каждого места.
test-found-points-lost = Очков раздачи нет среди очков партии.
test-found-next-number = За раздачей { $number } следует раздача { $next }.
test-found-next-scores = Следующая раздача начинается с другим счётом или номером.
test-found-next-rules = После раздачи правила другие.
test-found-no-such-winners = Сейчас это не могут быть победители: { $winners }.
test-found-not-the-highest = Победители: { $winners }, счёт: { $scores }; по правилам побеждает наибольший.
test-found-not-the-lowest = Победители: { $winners }, счёт: { $scores }; по правилам побеждает наименьший.
test-found-early-standing = Счёт получен из раздачи, которая не кончилась.
