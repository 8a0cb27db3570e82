# Ansiktena att välja bland, i ord: för den som hör sidan.

web-wish-face = Ditt ansikte
web-wish-face-any = låt bordet välja
web-wish-volume = Volym
face-p0 = en kvinna med glasögon
face-p1 = en man med rött skägg
face-p2 = en kvinna med grå knut
face-p3 = en man med turban
face-p4 = en kvinna med slöja
face-p5 = en man med gubbkeps
face-p6 = en kvinna med lockar
face-p7 = en ung man med stickad mössa
face-p8 = en kvinna med stråhatt
face-p9 = en flintskallig man med vitt skägg
face-p10 = en flicka med flätor
face-p11 = en man med dreadlocks
face-p12 = en kvinna med hästsvans
face-p13 = en gammal man med vitt hår
face-p14 = en ung man med uppkammad lugg
face-p15 = en kvinna med färgglad huvudsjal
