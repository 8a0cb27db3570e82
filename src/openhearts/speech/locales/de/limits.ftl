# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Diese Adresse ist zu lang für ein Bild, das ein Telefon lesen kann.
error-damaged-table = Dieser Tisch lässt sich nicht mehr lesen: Was von ihm aufgehoben war, ist beschädigt. Alle anderen Tische sind, wie sie waren. Auf deiner Startseite kannst du ihn aus deiner Liste nehmen; wer den Server betreibt, hat vielleicht eine Kopie.
error-damaged-pad = Dieser Block lässt sich nicht mehr lesen: Was von ihm aufgehoben war, ist beschädigt. Alle anderen sind, wie sie waren.
web-mine-damaged = Dieser Tisch lässt sich nicht mehr lesen; die anderen sind, wie sie waren.
web-mine-remove = Aus der Liste nehmen
