# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Denne adressen er for lang til et bilde som en telefon kan lese.
error-damaged-table = Dette bordet kan ikke leses lenger: det som var lagret om det, er skadet. Alle andre bord er som de var. På startsiden din kan du ta det ut av listen din; den som driver serveren, har kanskje en kopi.
error-damaged-pad = Denne poengblokken kan ikke leses lenger: det som var lagret om den, er skadet. Alle andre er som de var.
web-mine-damaged = Dette bordet kan ikke leses lenger; de andre er som de var.
web-mine-remove = Ta det ut av listen
