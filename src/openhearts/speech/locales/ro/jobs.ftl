# Long jobs: how far they have come, and what they came to.

web-jobs = Ce durează mai mult
web-jobs-lead = Ce ai cerut se face în paralel cu toate celelalte. Rezultatul se păstrează șapte zile, numai pentru tine.
web-job-bots = Alegerile boților, făcute din nou
web-job-records = Înregistrările meselor tale
web-job-bots-lead = Alegerea unui bot decurge din ce vedea locul lui și din hazardul dezvăluit după donă. De aceea, fiecare alegere se poate face din nou: niciun bot nu s-a uitat la cărți ascunse.
web-job-bots-start = Fă din nou toate alegerile boților
web-job-records-start = Pune înregistrările tuturor meselor mele într-un fișier
web-job-state = { $state ->
    [waiting] Își așteaptă rândul.
    [running] A început.
    [cancelled] S-a anulat.
   *[done] E gata.
}
web-job-come = { $done } din { $all }
web-job-leave = Poți părăsi pagina și poți reveni.
web-job-look = Mai uită-te o dată
web-job-cancel = Anulează
web-job-bots-same = Alegeri făcute din nou: { $count }. Toate sunt la fel.
web-job-bots-others = Alegeri făcute din nou: { $count }. La fel: { $same }. Acestea nu:
web-job-bots-none = Aici nu este nicio alegere a unui bot care să se poată face din nou.
web-job-bots-left-out = Alegeri care nu se pot face din nou aici: { $count }.
web-job-other = Dona { $deal }, pasul { $step }
web-job-other-version = (a altei versiuni a botului)
web-job-records-done = Înregistrări în fișier: { $count }.
web-job-records-unread = Mese care nu se pot citi: { $count }.
web-job-file = Descarcă fișierul
