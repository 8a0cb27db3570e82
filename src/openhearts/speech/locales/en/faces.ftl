# The faces that people choose among, in words: for those who hear the page.

web-wish-face = Your face
web-wish-face-any = as the table gives it
web-wish-volume = Volume
face-p0 = a woman with glasses
face-p1 = a man with a red beard
face-p2 = a woman with a grey bun
face-p3 = a man with a turban
face-p4 = a woman with a headscarf
face-p5 = a man with a flat cap
face-p6 = a woman with curls
face-p7 = a young man with a woolly hat
face-p8 = a woman with a straw hat
face-p9 = a bald man with a white beard
face-p10 = a girl with braids
face-p11 = a man with dreadlocks
face-p12 = a woman with a ponytail
face-p13 = an old man with white hair
face-p14 = a young man with a quiff
face-p15 = a woman with a bright headwrap
