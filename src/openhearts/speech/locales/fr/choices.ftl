# Ce qu’on peut choisir pour un jeu : sous ses règles dans le terminal, et sur leur page.

rules-heading-choices = Joueurs et options
rules-sizes = Nombre de joueurs : { $sizes }{ $best ->
    [none] .
   *[other] {" "}(conseillé : { $best }).
}
rules-size-told = Ces règles sont celles à { $count }.
rules-bundle = --option { $id } : { $name }. { $what }
rules-all-options = Autres options : { PROGRAM() } rules { $variant } --options
