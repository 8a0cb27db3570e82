# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Cette adresse est trop longue pour une image qu’un téléphone puisse lire.
error-damaged-table = Cette table ne peut plus être lue : ce qui en était gardé est abîmé. Toutes les autres tables sont comme avant. Sur ta page d’accueil, tu peux la retirer de ta liste ; qui gère le serveur en a peut-être une copie.
error-damaged-pad = Cette feuille de score ne peut plus être lue : ce qui en était gardé est abîmé. Toutes les autres sont comme avant.
web-mine-damaged = Cette table ne peut plus être lue ; les autres sont comme avant.
web-mine-remove = Retirer de la liste
