# What may be chosen for a game: under its rules in the terminal, and on their page.

rules-heading-choices = Players and options
rules-sizes = Number of players: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(recommended: { $best }).
}
rules-size-told = These are the rules for { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = More options: { PROGRAM() } rules { $variant } --options
