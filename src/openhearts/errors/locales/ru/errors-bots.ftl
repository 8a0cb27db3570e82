# Bots and the programs that play.

error-no-bot = Бота «{ $text }» нет. Известны: { $known } или ФАЙЛ.py:Класс.
error-bot-name = Бот называется коротким текстом.
error-bot-option = У { $level } нет параметра «{ $name }». Есть: { $known }.
error-bot-no-options = У { $level } нет параметров. Напиши просто { $level }.
error-bot-option-twice = { $level }: { $name } указано дважды.
error-bot-number = { $level }: { $name } — это целое число от { $low } до { $high }, а не «{ $text }».
error-bot-no-class = В { $file } нет бота класса «{ $text }». Есть: { $known }.
error-no-bot-in-file = В { $file } нет бота; бот — это подкласс openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } в { $file } — не подкласс openhearts.Bot.
    [choose] У { $name } в { $file } нет метода choose(self, view, budget, rng).
   *[name] Имя и версия { $name } в { $file } должны быть текстами.
}
error-bot-fails = { $file } не работает: { $cause }
error-game-lacks = { $name } в { $file } — не игра: нет { $lacks }.
error-bot-failed = { $name }: сбой ({ $seat }, раздача { $deal }, зерно «{ $seed }»): { $cause } С --tolerate (в Python tolerate=True) вместо этого играется первое разрешённое действие, а сбой считается.
error-bot-chose = Выбор — { $text }, а это не разрешено.
error-no-networks = В этом файле нет сетей.
error-other-networks = Эти сети читают не то, что сети этой версии.
error-no-program = «cmd:» не называет программы; напиши cmd:./программа.
error-program-answered = { $how ->
    [question] { $name }: ответ на другой вопрос.
    [nothing] { $name }: ответ без хода.
    [illegal] { $name }: ответ «{ $text }» недопустим.
   *[unread] { $name }: ответ «{ $text }» не читается.
}
error-program-gave-up = { $name }: слишком много неудач подряд ({ $count }), больше вопросов не будет.
error-program-says = { $name } сообщает: { $text }
error-program-slow = { $name }: нет ответа за { $seconds } с.
error-program-stopped = { $name }: программа остановилась (код выхода { $status }).
