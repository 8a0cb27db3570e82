# Long jobs: how far they have come, and what they came to.

web-jobs = Det som tar längre tid
web-jobs-lead = Det du bad om görs i bakgrunden. Resultatet sparas i sju dagar, bara för dig.
web-job-bots = Botarnas val, gjorda en gång till
web-job-records = Protokollen från dina bord
web-job-bots-lead = En bots val följer av vad dess plats såg och av slump som berättas efter given. Därför kan varje val göras en gång till: ingen bot tittade på dolda kort.
web-job-bots-start = Gör alla botarnas val en gång till
web-job-records-start = Lägg protokollen från alla mina bord i en fil
web-job-state = { $state ->
    [waiting] Det väntar på sin tur.
    [running] Det har börjat.
    [cancelled] Det avbröts.
   *[done] Det är klart.
}
web-job-come = { $done } av { $all }
web-job-leave = Du kan lämna den här sidan och komma tillbaka.
web-job-look = Titta igen
web-job-cancel = Avbryt
web-job-bots-same = Val som gjordes en gång till: { $count }. Alla är lika.
web-job-bots-others = Val som gjordes en gång till: { $count }. Lika: { $same }. De här är det inte:
web-job-bots-none = Här finns inget val av en bot som kan göras en gång till.
web-job-bots-left-out = Val som inte kan göras en gång till här: { $count }.
web-job-other = Giv { $deal }, steg { $step }
web-job-other-version = (av en annan version av boten)
web-job-records-done = Protokoll i filen: { $count }.
web-job-records-unread = Bord som inte kan läsas: { $count }.
web-job-file = Ladda ner filen
