# Hvad der kan vælges i et spil: under reglerne i terminalen og på deres side.

rules-heading-choices = Spillere og tilvalg
rules-sizes = Antal spillere: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(anbefalet: { $best }).
}
rules-size-told = Dette er reglerne for { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Flere tilvalg: { PROGRAM() } rules { $variant } --options
