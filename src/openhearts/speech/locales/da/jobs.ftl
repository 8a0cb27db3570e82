# Long jobs: how far they have come, and what they came to.

web-jobs = Det, der tager længere tid
web-jobs-lead = Det, du bad om, bliver gjort i baggrunden. Resultatet gemmes i syv dage, kun for dig.
web-job-bots = Botternes valg, truffet igen
web-job-records = Spilloggene fra dine borde
web-job-bots-lead = Det, en bot vælger, følger af, hvad dens plads så, og af tilfældighed, der oplyses efter runden. Derfor kan hvert valg træffes igen: ingen bot så på skjulte kort.
web-job-bots-start = Træf alle botternes valg igen
web-job-records-start = Læg spilloggene fra alle mine borde i én fil
web-job-state = { $state ->
    [waiting] Det venter på sin tur.
    [running] Det er begyndt.
    [cancelled] Det blev afbrudt.
   *[done] Det er færdigt.
}
web-job-come = { $done } af { $all }
web-job-leave = Du kan forlade denne side og komme tilbage.
web-job-look = Se efter igen
web-job-cancel = Afbryd
web-job-bots-same = Valg truffet igen: { $count }. Alle er ens.
web-job-bots-others = Valg truffet igen: { $count }. Ens: { $same }. Disse er det ikke:
web-job-bots-none = Her er intet valg af en bot, der kan træffes igen.
web-job-bots-left-out = Valg, der ikke kan træffes igen her: { $count }.
web-job-other = Runde { $deal }, trin { $step }
web-job-other-version = (af en anden version af botten)
web-job-records-done = Spillogge i filen: { $count }.
web-job-records-unread = Borde, der ikke kan læses: { $count }.
web-job-file = Hent filen
