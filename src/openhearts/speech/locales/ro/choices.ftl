# Ce se poate alege la un joc: sub reguli în terminal și pe pagina lor.

rules-heading-choices = Jucători și opțiuni
rules-sizes = Numărul de jucători: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(recomandat: { $best }).
}
rules-size-told = Acestea sunt regulile pentru { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Alte opțiuni: { PROGRAM() } rules { $variant } --options
