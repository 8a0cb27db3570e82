# Die Gesichter zur Auswahl, in Worten: für alle, die die Seite hören.

web-wish-face = Dein Gesicht
web-wish-face-any = wie der Tisch es vergibt
web-wish-volume = Lautstärke
face-p0 = eine Frau mit Brille
face-p1 = ein Mann mit rotem Bart
face-p2 = eine Frau mit grauem Dutt
face-p3 = ein Mann mit Turban
face-p4 = eine Frau mit Kopftuch
face-p5 = ein Mann mit Schiebermütze
face-p6 = eine Frau mit Locken
face-p7 = ein junger Mann mit Wollmütze
face-p8 = eine Frau mit Strohhut
face-p9 = ein Mann mit Glatze und weißem Bart
face-p10 = ein Mädchen mit Zöpfen
face-p11 = ein Mann mit Dreadlocks
face-p12 = eine Frau mit Pferdeschwanz
face-p13 = ein alter Mann mit weißem Haar
face-p14 = ein junger Mann mit Tolle
face-p15 = eine Frau mit buntem Wickeltuch
