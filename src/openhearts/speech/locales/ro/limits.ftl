# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Adresa aceasta este prea lungă pentru o imagine pe care s-o citească un telefon.
error-damaged-table = Masa aceasta nu mai poate fi citită: ce s-a păstrat din ea este deteriorat. Toate celelalte mese sunt ca înainte. Pe pagina ta de start o poți scoate din listă; cine ține serverul are poate o copie.
error-damaged-pad = Foaia aceasta de scor nu mai poate fi citită: ce s-a păstrat din ea este deteriorat. Toate celelalte sunt ca înainte.
web-mine-damaged = Masa aceasta nu mai poate fi citită; celelalte sunt ca înainte.
web-mine-remove = Scoate-o din listă
