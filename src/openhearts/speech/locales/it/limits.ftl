# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Questo indirizzo è troppo lungo per un'immagine che un telefono possa leggere.
error-damaged-table = Questo tavolo non si può più leggere: ciò che ne era conservato è danneggiato. Tutti gli altri tavoli sono come prima. Nella tua pagina iniziale puoi toglierlo dal tuo elenco; chi gestisce il server forse ne ha una copia.
error-damaged-pad = Questo segnapunti non si può più leggere: ciò che ne era conservato è danneggiato. Tutti gli altri sono come prima.
web-mine-damaged = Questo tavolo non si può più leggere; gli altri sono come prima.
web-mine-remove = Togli dall'elenco
