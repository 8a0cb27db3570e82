# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Dit adres is te lang voor een plaatje dat een telefoon kan lezen.
error-damaged-table = Deze tafel kan niet meer worden gelezen: wat ervan bewaard was, is beschadigd. Alle andere tafels zijn zoals ze waren. Op je startpagina kun je hem uit je lijst halen; wie de server beheert, heeft misschien een kopie.
error-damaged-pad = Dit scoreblok kan niet meer worden gelezen: wat ervan bewaard was, is beschadigd. Alle andere zijn zoals ze waren.
web-mine-damaged = Deze tafel kan niet meer worden gelezen; de andere zijn zoals ze waren.
web-mine-remove = Uit de lijst halen
