# Vad som kan väljas för ett spel: under reglerna i terminalen och på deras sida.

rules-heading-choices = Spelare och alternativ
rules-sizes = Antal spelare: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(föreslaget: { $best }).
}
rules-size-told = Det här är reglerna för { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Fler alternativ: { PROGRAM() } rules { $variant } --options
