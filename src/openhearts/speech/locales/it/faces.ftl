# I volti tra cui scegliere, a parole: per chi ascolta la pagina.

web-wish-face = Il tuo volto
web-wish-face-any = quello dato dal tavolo
web-wish-volume = Volume
face-p0 = una donna con gli occhiali
face-p1 = un uomo con la barba rossa
face-p2 = una donna con lo chignon grigio
face-p3 = un uomo con il turbante
face-p4 = una donna con il velo
face-p5 = un uomo con la coppola
face-p6 = una donna con i ricci
face-p7 = un giovane con il berretto di lana
face-p8 = una donna con il cappello di paglia
face-p9 = un uomo calvo con la barba bianca
face-p10 = una ragazza con le trecce
face-p11 = un uomo con i dreadlock
face-p12 = una donna con la coda di cavallo
face-p13 = un anziano con i capelli bianchi
face-p14 = un giovane con il ciuffo
face-p15 = una donna con il turbante colorato
