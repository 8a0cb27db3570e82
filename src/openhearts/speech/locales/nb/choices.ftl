# Hva som kan velges i et spill: under reglene i terminalen og på siden deres.

rules-heading-choices = Spillere og tilvalg
rules-sizes = Antall spillere: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(anbefalt: { $best }).
}
rules-size-told = Dette er reglene for { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Flere tilvalg: { PROGRAM() } rules { $variant } --options
