# Was man bei einem Spiel wählen kann: unter den Regeln im Terminal und auf ihrer Seite.

rules-heading-choices = Personen und Optionen
rules-sizes = Anzahl der Personen: { $sizes }{ $best ->
    [none] .
   *[other] {" "}(empfohlen: { $best }).
}
rules-size-told = Das hier sind die Regeln für { $count }.
rules-bundle = --option { $id }: { $name }. { $what }
rules-all-options = Weitere Optionen: { PROGRAM() } rules { $variant } --options
