# Bots and the programs that play.

error-no-bot = No hay ningún bot «{ $text }». Se conocen: { $known }, o ARCHIVO.py:Clase.
error-bot-name = Un bot se indica con un texto corto.
error-bot-option = { $level } no tiene la opción «{ $name }». Tiene: { $known }.
error-bot-no-options = { $level } no tiene opciones. Escribe solo { $level }.
error-bot-option-twice = { $level }: { $name } aparece dos veces.
error-bot-number = { $level }: { $name } tiene que ser un número entero del { $low } al { $high }, no «{ $text }».
error-bot-no-class = { $file } no tiene ningún bot de la clase «{ $text }». Tiene: { $known }.
error-no-bot-in-file = En { $file } no hay ningún bot; un bot es una subclase de openhearts.Bot.
error-bot-class = { $lacks ->
    [base] { $name } en { $file } no es una subclase de openhearts.Bot.
    [choose] { $name } en { $file } no tiene el método choose(self, view, budget, rng).
   *[name] El nombre y la versión de { $name } en { $file } tienen que ser textos.
}
error-bot-fails = { $file } no funciona: { $cause }
error-game-lacks = { $name } en { $file } no es un juego: le falta { $lacks }.
error-bot-failed = { $name } ha fallado ({ $seat }, mano { $deal }, semilla «{ $seed }»): { $cause } Con --tolerate (en Python tolerate=True) se juega en su lugar la primera acción permitida, y el fallo se cuenta.
error-bot-chose = La elección fue { $text }, y eso no está permitido.
error-no-networks = No contiene redes.
error-other-networks = Sus redes leen otra cosa que las de esta versión.
error-no-program = «cmd:» no nombra ningún programa; escribe cmd:./programa.
error-program-answered = { $how ->
    [question] { $name } contestó a otra pregunta.
    [nothing] { $name } contestó sin acción.
    [illegal] { $name } contestó «{ $text }», y eso no está permitido.
   *[unread] { $name } contestó «{ $text }», y eso no se puede leer.
}
error-program-gave-up = { $name } falló varias veces seguidas ({ $count }) y ya no se le pregunta.
error-program-says = { $name } dice: { $text }
error-program-slow = { $name } no contestó en { $seconds } s.
error-program-stopped = { $name } se ha parado (código de salida { $status }).
