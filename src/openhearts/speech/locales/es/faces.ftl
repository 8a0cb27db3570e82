# Las caras que se pueden elegir, con palabras: para quien oye la página.

web-wish-face = Tu cara
web-wish-face-any = la que dé la mesa
web-wish-volume = Volumen
face-p0 = una mujer con gafas
face-p1 = un hombre de barba pelirroja
face-p2 = una mujer con moño gris
face-p3 = un hombre con turbante
face-p4 = una mujer con velo
face-p5 = un hombre con gorra plana
face-p6 = una mujer de pelo rizado
face-p7 = un joven con gorro de lana
face-p8 = una mujer con sombrero de paja
face-p9 = un hombre calvo de barba blanca
face-p10 = una chica con trenzas
face-p11 = un hombre con rastas
face-p12 = una mujer con coleta
face-p13 = un anciano de pelo blanco
face-p14 = un joven con tupé
face-p15 = una mujer con turbante de colores
