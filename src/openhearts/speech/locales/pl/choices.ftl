# Co można wybrać w grze: pod zasadami w terminalu i na ich stronie.

rules-heading-choices = Gracze i opcje
rules-sizes = Liczba graczy: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(zalecana: { $best }).
}
rules-size-told = Te zasady opisują grę dla tylu osób: { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Więcej opcji: { PROGRAM() } rules { $variant } --options
