# De gezichten om uit te kiezen, in woorden: voor wie de pagina hoort.

web-wish-face = Jouw gezicht
web-wish-face-any = laat de tafel kiezen
web-wish-volume = Volume
face-p0 = een vrouw met een bril
face-p1 = een man met een rode baard
face-p2 = een vrouw met een grijze knot
face-p3 = een man met een tulband
face-p4 = een vrouw met een hoofddoek
face-p5 = een man met een platte pet
face-p6 = een vrouw met krullen
face-p7 = een jonge man met een wollen muts
face-p8 = een vrouw met een strohoed
face-p9 = een kale man met een witte baard
face-p10 = een meisje met vlechten
face-p11 = een man met dreadlocks
face-p12 = een vrouw met een paardenstaart
face-p13 = een oude man met wit haar
face-p14 = een jonge man met een kuif
face-p15 = een vrouw met een kleurige, geknoopte hoofddoek
