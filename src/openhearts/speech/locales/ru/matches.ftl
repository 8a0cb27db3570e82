# The matches that a visitor has played to their end.

web-matches = Твои партии
web-matches-lead = То, что этот сервер ещё хранит о партиях, сыгранных тобой до конца. Эту страницу видишь только ты.
web-matches-none = Как только ты сыграешь партию до конца, она появится здесь.
web-matches-sums = По играм
web-matches-game = Игра
web-matches-count = Партии
web-matches-won = Победы
web-matches-place = Среднее место
web-matches-points = Очки за раздачу
web-matches-last = Последние
web-matches-older = Более давние
