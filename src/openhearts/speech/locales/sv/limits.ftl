# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Den här adressen är för lång för en bild som en telefon kan läsa.
error-damaged-table = Det här bordet går inte längre att läsa: det som sparats om det är skadat. Alla andra bord är som de var. På din startsida kan du ta bort det från din lista; den som driver servern har kanske en kopia.
error-damaged-pad = Det här poängblocket går inte längre att läsa: det som sparats om det är skadat. Alla andra är som de var.
web-mine-damaged = Det här bordet går inte längre att läsa; de andra är som de var.
web-mine-remove = Ta bort från listan
