# Fețele din care se poate alege, în cuvinte: pentru cei care ascultă pagina.

web-wish-face = Chipul tău
web-wish-face-any = lasă masa să aleagă
web-wish-volume = Volum
face-p0 = o femeie cu ochelari
face-p1 = un bărbat cu barbă roșcată
face-p2 = o femeie cu coc cărunt
face-p3 = un bărbat cu turban
face-p4 = o femeie cu hijab
face-p5 = un bărbat cu șapcă
face-p6 = o femeie cu păr creț
face-p7 = un tânăr cu căciulă de lână
face-p8 = o femeie cu pălărie de paie
face-p9 = un bărbat chel cu barbă albă
face-p10 = o fată cu codițe împletite
face-p11 = un bărbat cu dreadlocks
face-p12 = o femeie cu coadă de cal
face-p13 = un bătrân cu părul alb
face-p14 = un tânăr cu moț
face-p15 = o femeie cu turban colorat
