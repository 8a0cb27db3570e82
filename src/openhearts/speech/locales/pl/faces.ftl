# Twarze do wyboru, słowami: dla tych, którzy słuchają strony.

web-wish-face = Twoja twarz
web-wish-face-any = jaką przydzieli stół
web-wish-volume = Głośność
face-p0 = kobieta w okularach
face-p1 = mężczyzna z rudą brodą
face-p2 = kobieta z siwym kokiem
face-p3 = mężczyzna w turbanie
face-p4 = kobieta w hidżabie
face-p5 = mężczyzna w kaszkiecie
face-p6 = kobieta z lokami
face-p7 = młody mężczyzna w wełnianej czapce
face-p8 = kobieta w słomkowym kapeluszu
face-p9 = łysy mężczyzna z białą brodą
face-p10 = dziewczyna z warkoczami
face-p11 = mężczyzna z dredami
face-p12 = kobieta z kucykiem
face-p13 = starszy mężczyzna z białymi włosami
face-p14 = młody mężczyzna z bujną grzywką
face-p15 = kobieta w kolorowym turbanie
