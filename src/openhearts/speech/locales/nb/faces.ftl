# Ansiktene å velge mellom, i ord: for dem som hører siden.

web-wish-face = Ansiktet ditt
web-wish-face-any = la bordet velge
web-wish-volume = Lydstyrke
face-p0 = en kvinne med briller
face-p1 = en mann med rødt skjegg
face-p2 = en kvinne med grå knute
face-p3 = en mann med turban
face-p4 = en kvinne med hijab
face-p5 = en mann med sikspens
face-p6 = en kvinne med krøller
face-p7 = en ung mann med strikkelue
face-p8 = en kvinne med stråhatt
face-p9 = en skallet mann med hvitt skjegg
face-p10 = en jente med fletter
face-p11 = en mann med dreadlocks
face-p12 = en kvinne med hestehale
face-p13 = en gammel mann med hvitt hår
face-p14 = en ung mann med oppstrøket lugg
face-p15 = en kvinne med fargerikt hodeplagg
