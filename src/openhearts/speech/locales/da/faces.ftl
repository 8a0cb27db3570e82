# Ansigterne at vælge imellem, i ord: for dem, der hører siden.

web-wish-face = Dit ansigt
web-wish-face-any = lad bordet vælge
web-wish-volume = Lydstyrke
face-p0 = en kvinde med briller
face-p1 = en mand med rødt skæg
face-p2 = en kvinde med grå knold
face-p3 = en mand med turban
face-p4 = en kvinde med hovedtørklæde
face-p5 = en mand med sixpence
face-p6 = en kvinde med krøller
face-p7 = en ung mand med strikhue
face-p8 = en kvinde med stråhat
face-p9 = en skaldet mand med hvidt skæg
face-p10 = en pige med fletninger
face-p11 = en mand med dreadlocks
face-p12 = en kvinde med hestehale
face-p13 = en gammel mand med hvidt hår
face-p14 = en ung mand med opstrøget pandehår
face-p15 = en kvinde med farverigt turbantørklæde
