# Long jobs: how far they have come, and what they came to.

web-jobs = Ce qui prend du temps
web-jobs-lead = Ce que tu as demandé se fait à côté de tout le reste. Le résultat est gardé sept jours, pour toi et personne d’autre.
web-job-bots = Les choix des bots, refaits
web-job-records = Les enregistrements de tes tables
web-job-bots-lead = Le choix d’un bot découle de ce que voyait sa place et d’un hasard révélé après la donne. Chaque choix peut donc être refait : aucun bot n’a regardé de cartes cachées.
web-job-bots-start = Refaire tous les choix des bots
web-job-records-start = Mettre les enregistrements de toutes mes tables dans un fichier
web-job-state = { $state ->
    [waiting] En attente de son tour.
    [running] C’est commencé.
    [cancelled] C’est annulé.
   *[done] C’est fait.
}
web-job-come = { $done } sur { $all }
web-job-leave = Tu peux quitter cette page et y revenir.
web-job-look = Regarder encore
web-job-cancel = Annuler
web-job-bots-same = Choix refaits : { $count }. Tous sont les mêmes.
web-job-bots-others = Choix refaits : { $count }. Les mêmes : { $same }. Ceux-ci diffèrent :
web-job-bots-none = Il n’y a ici aucun choix de bot qui puisse être refait.
web-job-bots-left-out = Choix qui ne peuvent pas être refaits ici : { $count }.
web-job-other = Donne { $deal }, étape { $step }
web-job-other-version = (d’une autre version du bot)
web-job-records-done = Enregistrements dans le fichier : { $count }.
web-job-records-unread = Tables illisibles : { $count }.
web-job-file = Télécharger le fichier
