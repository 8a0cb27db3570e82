# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Denne adresse er for lang til et billede, som en telefon kan læse.
error-damaged-table = Dette bord kan ikke læses mere: det, der var gemt om det, er beskadiget. Alle andre borde er, som de var. På din startside kan du tage det ud af din liste; den, der driver serveren, har måske en kopi.
error-damaged-pad = Denne pointblok kan ikke læses mere: det, der var gemt om den, er beskadiget. Alle andre er, som de var.
web-mine-damaged = Dette bord kan ikke læses mere; de andre er, som de var.
web-mine-remove = Tag det ud af listen
