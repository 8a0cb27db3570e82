# Что можно выбрать в игре: под правилами в терминале и на их странице.

rules-heading-choices = Игроки и настройки
rules-sizes = Число игроков: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(рекомендуем: { $best }).
}
rules-size-told = Эти правила — для такого числа игроков: { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Другие настройки: { PROGRAM() } rules { $variant } --options
