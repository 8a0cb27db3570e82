# What the rules refuse, and why. A card stands in front: "four of clubs: you must follow hearts".

error-not-your-turn = Сейчас не твой ход, ходит { $turn }.
error-deal-over = Раздача окончена.
error-wrong-phase = { $phase ->
    [pass] Идёт передача карт; ходить ещё рано.
    [play] Идёт розыгрыш; передача закончена.
    [choose] Сначала нужно решить, как считать динамо.
    [start] Открытую карту оставляют как стартовую или сбрасывают.
    [lay] Открытую карту кладут влево или вправо или сбрасывают.
    [steal] Открыта карта-воришка: укради карту или сбрось воришку.
   *[over] Раздача окончена.
}
error-card-not-held = { $card }: у тебя нет этой карты.
error-opening-card = { $card }: нужно зайти с карты первого хода: { $opening }.
error-opening-suit = { $card }: нужно зайти с { suit-name.of }.
error-opening-forbidden = { $card }: с этой карты нельзя начинать раздачу.
error-locked = { $card }: { $lock ->
    [hearts] черви ещё не вскрыты
   *[other] с этой карты заходить ещё нельзя
}.
error-must-follow = { $card }: нужно ходить в масть ({ suit-name }).
error-first-trick = { $card }: в первой взятке нельзя.
error-pass-count = Выбери для передачи ровно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
error-pass-twice = { $card }: у тебя нет столько таких карт.
error-already-passed = Твои карты уже переданы.
error-bad-choice = Выбери: прибавить или вычесть.
error-claim-not-certain = Судя по тому, что тебе видно, остаток ещё не решён.
error-no-start-card = У тебя ещё нет стартовой карты.
error-has-start-card = У тебя уже есть стартовая карта.
error-row-full = { $row ->
    [none] Этот ряд заполнен.
   *[other] { $card }: { row-name } заполнен.
}
error-value-too-high = { $card }: слишком высоко, значение должно быть ниже, чем у карты сверху.
error-outside-group = { $card }: ни одно значение этой группы сюда не подходит.
error-cannot-steal = Эту карту украсть нельзя.
error-bad-value = { $card }: такого значения здесь быть не может.
error-not-an-action = В этой игре нет такого действия.
error-not-now = Сейчас это невозможно.
