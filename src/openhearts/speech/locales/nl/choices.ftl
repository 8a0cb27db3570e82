# Wat er bij een spel te kiezen is: onder de regels in de terminal en op hun pagina.

rules-heading-choices = Spelers en opties
rules-sizes = Aantal spelers: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(aanbevolen: { $best }).
}
rules-size-told = Dit zijn de regels voor { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Meer opties: { PROGRAM() } rules { $variant } --options
