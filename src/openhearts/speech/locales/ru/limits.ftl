# What is bounded, pruned or damaged: the list of one's tables, and `openhearts prune`.

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
