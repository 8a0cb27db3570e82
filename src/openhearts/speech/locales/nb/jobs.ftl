# Long jobs: how far they have come, and what they came to.

web-jobs = Det som tar lengre tid
web-jobs-lead = Det du ba om, gjøres i bakgrunnen. Resultatet blir tatt vare på i sju dager, bare for deg.
web-job-bots = Botenes valg, gjort en gang til
web-job-records = Spilloggene fra bordene dine
web-job-bots-lead = Det en bot velger, følger av hva plassen dens så, og av tilfeldighet som fortelles etter omgangen. Derfor kan hvert valg gjøres en gang til: ingen bot så på skjulte kort.
web-job-bots-start = Gjør alle botenes valg en gang til
web-job-records-start = Legg spilloggene fra alle bordene mine i én fil
web-job-state = { $state ->
    [waiting] Det venter på tur.
    [running] Det har begynt.
    [cancelled] Det ble avbrutt.
   *[done] Det er ferdig.
}
web-job-come = { $done } av { $all }
web-job-leave = Du kan forlate denne siden og komme tilbake.
web-job-look = Se etter igjen
web-job-cancel = Avbryt
web-job-bots-same = Valg gjort en gang til: { $count }. Alle er like.
web-job-bots-others = Valg gjort en gang til: { $count }. Like: { $same }. Disse er det ikke:
web-job-bots-none = Her er det ingen valg av en bot som kan gjøres en gang til.
web-job-bots-left-out = Valg som ikke kan gjøres en gang til her: { $count }.
web-job-other = Omgang { $deal }, steg { $step }
web-job-other-version = (av en annen versjon av boten)
web-job-records-done = Spillogger i filen: { $count }.
web-job-records-unread = Bord som ikke kan leses: { $count }.
web-job-file = Last ned filen
