# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Этот адрес слишком длинный для картинки, которую прочтёт телефон.
error-damaged-table = Этот стол больше не прочитать: то, что о нём хранилось, повреждено. Все остальные столы такие же, как были. На стартовой странице его можно убрать из твоего списка; у тех, кто держит сервер, может быть копия.
error-damaged-pad = Эту таблицу счёта больше не прочитать: то, что о ней хранилось, повреждено. Все остальные такие же, как были.
error-too-much-kept = Из твоей сети только что сохранили очень много; попробуй снова через несколько минут.
error-no-store = В { $folder } ни один сервер ничего не хранил. Укажи его папку через --data.
error-cannot-ask = Здесь некого спросить: добавь --yes или --dry-run, чтобы увидеть, что будет удалено.
web-mine-damaged = Этот стол больше не прочитать; остальные такие же, как были.
web-mine-remove = Убрать из списка
terminal-prune-finished = Законченные столы, которыми никто не пользовался с { $since }: { $count }
terminal-prune-unfinished = Незаконченные столы, которыми никто не пользовался с { $since }: { $count }
terminal-prune-values = Таблицы счёта, домашние правила и прочие мелочи, которыми никто не пользовался с { $since }: { $count }
terminal-prune-nothing = Удалять нечего.
terminal-prune-ask = Удалить всё это навсегда? (да / нет)
terminal-prune-kept = Ничего не удалено.
terminal-prune-dry = Ничего не удалено: без --dry-run было бы иначе.
terminal-prune-progress = Готово { $done } из { $all }.
terminal-prune-removed = Удалено: { $count }.
