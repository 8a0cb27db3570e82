# Long jobs: how far they have come, and what they came to.

web-jobs = Долгие задания
web-jobs-lead = То, о чём ты просишь, делается в фоне. Результат хранится семь дней, только для тебя.
web-job-bots = Решения ботов, принятые ещё раз
web-job-records = Записи твоих столов
web-job-bots-lead = Решение бота следует из того, что видело его место, и из случайности, которую открывают после раздачи. Поэтому каждое решение можно принять ещё раз: ни один бот не смотрел в закрытые карты.
web-job-bots-start = Принять все решения ботов ещё раз
web-job-records-start = Сложить записи всех моих столов в один файл
web-job-state = { $state ->
    [waiting] Ждёт своей очереди.
    [running] Уже началось.
    [cancelled] Отменено.
   *[done] Готово.
}
web-job-come = { $done } из { $all }
web-job-leave = Можно уйти с этой страницы и вернуться.
web-job-look = Посмотреть ещё раз
web-job-cancel = Отменить
web-job-bots-same = Решений принято ещё раз: { $count }. Все те же самые.
web-job-bots-others = Решений принято ещё раз: { $count }. Те же самые: { $same }. Эти — нет:
web-job-bots-none = Здесь нет решений бота, которые можно принять ещё раз.
web-job-bots-left-out = Решений, которые нельзя принять здесь ещё раз: { $count }.
web-job-other = Раздача { $deal }, шаг { $step }
web-job-other-version = (другой версии бота)
web-job-records-done = Записей в файле: { $count }.
web-job-records-unread = Столов, которые не читаются: { $count }.
web-job-file = Скачать файл
