# Lo que se puede elegir en un juego: bajo sus reglas en la terminal y en su página.

rules-heading-choices = Jugadores y opciones
rules-sizes = Número de jugadores: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(recomendado: { $best }).
}
rules-size-told = Estas reglas son para { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Más opciones: { PROGRAM() } rules { $variant } --options
