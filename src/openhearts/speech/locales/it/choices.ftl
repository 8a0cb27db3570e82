# Che cosa si può scegliere in un gioco: sotto le regole nel terminale e sulla loro pagina.

rules-heading-choices = Giocatori e opzioni
rules-sizes = Numero di giocatori: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(consigliato: { $best }).
}
rules-size-told = Queste sono le regole per { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Altre opzioni: { PROGRAM() } rules { $variant } --options
