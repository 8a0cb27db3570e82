# Long jobs: how far they have come, and what they came to.

web-jobs = Wat langer duurt
web-jobs-lead = Wat je hebt gevraagd, gebeurt op de achtergrond. Het resultaat wordt zeven dagen bewaard, voor jou alleen.
web-job-bots = De keuzes van de bots, opnieuw gemaakt
web-job-records = De verslagen van je tafels
web-job-bots-lead = Wat een bot kiest, volgt uit wat zijn plaats zag en uit toeval dat na de ronde wordt verteld. Zo is elke keuze opnieuw te maken: geen bot keek naar verborgen kaarten.
web-job-bots-start = Alle keuzes van de bots opnieuw maken
web-job-records-start = De verslagen van al mijn tafels in één bestand zetten
web-job-state = { $state ->
    [waiting] Dit wacht op zijn beurt.
    [running] Dit is begonnen.
    [cancelled] Dit is afgebroken.
   *[done] Dit is klaar.
}
web-job-come = { $done } van { $all }
web-job-leave = Je kunt deze pagina verlaten en terugkomen.
web-job-look = Nog eens kijken
web-job-cancel = Afbreken
web-job-bots-same = Opnieuw gemaakte keuzes: { $count }. Ze zijn allemaal gelijk.
web-job-bots-others = Opnieuw gemaakte keuzes: { $count }. Gelijk: { $same }. Deze niet:
web-job-bots-none = Hier is geen keuze van een bot die opnieuw te maken is.
web-job-bots-left-out = Keuzes die hier niet opnieuw te maken zijn: { $count }.
web-job-other = Ronde { $deal }, stap { $step }
web-job-other-version = (van een andere versie van de bot)
web-job-records-done = Verslagen in het bestand: { $count }.
web-job-records-unread = Tafels die niet te lezen zijn: { $count }.
web-job-file = Het bestand downloaden
