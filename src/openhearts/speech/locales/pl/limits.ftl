# What is bounded or damaged: refusals, and the list of one's tables.

error-address-too-long = Ten adres jest za długi na obrazek, który odczyta telefon.
error-damaged-table = Tego stołu nie da się już odczytać: to, co po nim zapisano, jest uszkodzone. Wszystkie inne stoły są takie jak przedtem. Na swojej stronie startowej możesz usunąć go z listy; kto prowadzi serwer, może mieć kopię.
error-damaged-pad = Tej tabeli wyników nie da się już odczytać: to, co po niej zapisano, jest uszkodzone. Wszystkie inne są takie jak przedtem.
web-mine-damaged = Tego stołu nie da się już odczytać; inne są takie jak przedtem.
web-mine-remove = Usuń z listy
