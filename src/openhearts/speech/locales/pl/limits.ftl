# What is bounded, pruned or damaged: refusals, the list of one's tables, and `openhearts prune`.

error-address-too-long = Ten adres jest za długi na obrazek, który odczyta telefon.
error-damaged-table = Tego stołu nie da się już odczytać: to, co po nim zapisano, jest uszkodzone. Wszystkie inne stoły są takie jak przedtem. Na swojej stronie startowej możesz usunąć go z listy; kto prowadzi serwer, może mieć kopię.
error-damaged-pad = Tej tabeli wyników nie da się już odczytać: to, co po niej zapisano, jest uszkodzone. Wszystkie inne są takie jak przedtem.
error-too-much-kept = Z twojej sieci zapisano przed chwilą bardzo dużo; spróbuj ponownie za kilka minut.
error-no-store = W { $folder } żaden serwer niczego nie zapisał. Podaj jego folder opcją --data.
error-cannot-ask = Tutaj nie ma kogo zapytać: dodaj --yes albo --dry-run, aby zobaczyć, co zostałoby usunięte.
web-mine-damaged = Tego stołu nie da się już odczytać; inne są takie jak przedtem.
web-mine-remove = Usuń z listy
terminal-prune-finished = Zakończone stoły, których nikt nie używał od { $since }: { $count }
terminal-prune-unfinished = Niezakończone stoły, których nikt nie używał od { $since }: { $count }
terminal-prune-values = Tabele wyników, zasady domowe i inne drobiazgi, których nikt nie używał od { $since }: { $count }
terminal-prune-nothing = Nie ma nic do usunięcia.
terminal-prune-ask = Usunąć to wszystko na zawsze? (tak / nie)
terminal-prune-kept = Nic nie usunięto.
terminal-prune-dry = Nic nie usunięto: bez --dry-run tak by się stało.
terminal-prune-progress = Gotowe: { $done } z { $all }.
terminal-prune-removed = Usunięto: { $count }.
