# Les visages à choisir, en mots : pour qui entend la page.

web-wish-face = Ton visage
web-wish-face-any = au choix de la table
web-wish-volume = Volume
face-p0 = une femme à lunettes
face-p1 = un homme à la barbe rousse
face-p2 = une femme au chignon gris
face-p3 = un homme au turban
face-p4 = une femme au foulard
face-p5 = un homme à casquette plate
face-p6 = une femme aux cheveux bouclés
face-p7 = un jeune homme au bonnet de laine
face-p8 = une femme au chapeau de paille
face-p9 = un homme chauve à la barbe blanche
face-p10 = une fille aux tresses
face-p11 = un homme aux dreadlocks
face-p12 = une femme à la queue de cheval
face-p13 = un vieil homme aux cheveux blancs
face-p14 = un jeune homme à la mèche relevée
face-p15 = une femme au turban coloré
