# Long jobs: how far they have come, and what they came to.

web-jobs = To, co trwa dłużej
web-jobs-lead = To, o co prosisz, wykonuje się w tle. Wynik jest przechowywany przez siedem dni, tylko dla ciebie.
web-job-bots = Wybory botów, powtórzone
web-job-records = Zapisy twoich stołów
web-job-bots-lead = Wybór bota wynika z tego, co widziało jego miejsce, i z losowości ujawnianej po rozdaniu. Każdy wybór można więc powtórzyć: żaden bot nie patrzył na zakryte karty.
web-job-bots-start = Powtórz wszystkie wybory botów
web-job-records-start = Włóż zapisy wszystkich moich stołów do jednego pliku
web-job-state = { $state ->
    [waiting] Czeka na swoją kolej.
    [running] Już się zaczęło.
    [cancelled] Zostało anulowane.
   *[done] Gotowe.
}
web-job-come = { $done } z { $all }
web-job-leave = Możesz opuścić tę stronę i wrócić.
web-job-look = Sprawdź jeszcze raz
web-job-cancel = Anuluj
web-job-bots-same = Powtórzone wybory: { $count }. Wszystkie są takie same.
web-job-bots-others = Powtórzone wybory: { $count }. Takie same: { $same }. Te nie:
web-job-bots-none = Nie ma tu żadnego wyboru bota, który można powtórzyć.
web-job-bots-left-out = Wybory, których nie można tu powtórzyć: { $count }.
web-job-other = Rozdanie { $deal }, krok { $step }
web-job-other-version = (z innej wersji bota)
web-job-records-done = Zapisy w pliku: { $count }.
web-job-records-unread = Stoły, których nie da się odczytać: { $count }.
web-job-file = Pobierz plik
