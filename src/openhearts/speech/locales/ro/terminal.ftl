# Ce spune terminalul de la sine: întrebări înaintea unei partide, invitații, salvare, ajutor. Cărțile și evenimentele sunt în alte fișiere.

terminal-prompt = >
terminal-prompt-box = Comandă:
terminal-prompt-keys = { $phase ->
    [pass] Săgețile mută, Spațiu alege, Enter pasează. ? ajutor
    [play] Săgețile mută, Enter joacă. ? ajutor
    [choose] ← → aleg, Enter confirmă. ? ajutor
    [start] Enter păstrează, Z decartează. ? ajutor
    [lay] ← → aleg rândul, Enter așază, Z decartează. ? ajutor
    [nowhere] Enter decartează. ? ajutor
    [steal] Săgețile aleg, Enter fură, Z decartează. ? ajutor
   *[other] ? ajutor
}
terminal-prompt-next-deal = Enter: dona următoare. >
terminal-prompt-end = Enter: ieșire. >
terminal-welcome = { $name }. { $plain ->
    [yes] O literă și Enter întreabă: C masa, S scorul, T al cui e rândul, A un sfat, ? toate tastele.
   *[no] ? arată toate tastele.
}
terminal-for-example = Tastează ce faci, de exemplu: { $example }
terminal-welcome-back = { $name }, dona { $deal }: continui de unde ai rămas.
terminal-you = Tu
terminal-human = Om
terminal-saved = Salvat. Continuă cu: { PROGRAM() } play --resume
terminal-not-saved = Această partidă nu este salvată.
terminal-cannot-keep = Această partidă nu poate fi salvată ({ $why }); se poate juca totuși.
terminal-record = Înregistrarea acestei partide: { $file }
terminal-no-record = Înregistrarea { $file } nu poate fi scrisă: { $why }.
terminal-damaged = Sfârșitul partidei salvate era deteriorat (rândul { $line }); s-au păstrat intrările bune ({ $good }), iar fișierul deteriorat rămâne alături.
terminal-cannot-resume = { $file } nu poate fi reluat: { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}, începută { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}, dona { $deal }; jucată ultima dată { $when }
terminal-saved-how = Continuă o partidă: { PROGRAM() } play --resume NUMĂR. Șterge-o: { PROGRAM() } saved delete NUMĂR.
terminal-saved-ask = Ștergi asta definitiv? { $list } (da / nu)
terminal-saved-deleted = Șters: { $what }
terminal-preparing = Se pregătește căutarea, o singură dată pe acest calculator; durează cam o jumătate de minut.

# Întrebări înaintea unei partide
terminal-menu = Ce joc?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count ->
    [one] încă { $count } joc
    [few] încă { $count } jocuri
   *[other] încă { $count } de jocuri
} din familia mai largă
terminal-words-more = altele, toate, mai multe
terminal-menu-resume = { $key } Continuă partida salvată: { $what }
terminal-menu-language = Alte limbi: { $list }
terminal-menu-prompt = Număr sau nume, Enter pentru { $default }:
terminal-menu-unknown = Nu există jocul { $answer }. Tastează un număr de la 1 la { $count } sau un nume.
terminal-ask-seats = Câți jucători, { $seats }? Enter pentru { $default }:
terminal-ask-seats-again = Numere posibile: { $seats }.
terminal-ask-level = Cât de puternici să fie boții?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Tastează un număr de la 1 la { $count } sau un nume.
terminal-ask-first = { $who ->
    [youngest] Începe cel mai tânăr. Cine este?
   *[seat] Începe cine a frânt cele mai multe inimi. Cine este?
}
terminal-ask-first-prompt = Număr sau nume, Enter pentru { $default }:
terminal-ask-first-again = Tastează un număr de la 1 la { $count } sau un nume.

# Cursorul și pasarea
terminal-card-here = { $card }{ $state ->
    [chosen] , carte aleasă
    [blocked] , acum nu se poate juca
   *[free] {""}
}, { $place } din { $count }.
terminal-nothing-here = Aici nu este nimic de parcurs.
terminal-nothing-to-choose = Acum nu este nimic de ales.
terminal-chosen = { $card }, carte aleasă, { $chosen } din { $count }.
terminal-unchosen = { $card }, nu mai este aleasă, { $chosen } din { $count }.
terminal-pass-enough = Ai ales deja { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}. Spațiu pe o carte aleasă o ia înapoi.
terminal-pass-ready = Enter le pasează.
terminal-pass-missing = Alege mai întâi { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}, până acum { $chosen }: Spațiu alege o carte. Sau tastează-le, de exemplu: pasează dpi acu rcu
terminal-type-choice = Alege cu săgețile sau tastează: adaugă, sau: scade.
terminal-enter-again = Încă o dată Enter: { $action }.
terminal-sorted = { $order ->
    [down] Mâna ta este așezată de la mare la mic.
   *[up] Mâna ta este așezată de la mic la mare.
}
terminal-sort-later = Sortează mâna când nu este aleasă nicio carte.
terminal-not-now = Acum nu se poate.
terminal-no-key = Tasta { $key } nu face nimic aici. { $help } arată tastele.
terminal-no-claim = Nimeni nu a revendicat nimic.
terminal-watchers-only = Numai spectatorii își schimbă locul.
terminal-undone = Anulat.
terminal-undo-not = Acum nu se poate anula nimic.
terminal-no-messages = Nu sunt încă mesaje.
terminal-history-end = { $end ->
    [old] Acesta a fost primul mesaj.
   *[new] Acesta a fost cel mai nou mesaj.
}
terminal-buffer = { $kind ->
    [answers] Mesaje: răspunsuri.
   *[events] Mesaje: ce s-a întâmplat.
}
terminal-words-quit = ieșire, iesire, ieși, iesi, pa

terminal-words-left = anterioara, dinainte
terminal-words-right = următoarea, urmatoarea
terminal-words-up = sus, culoarea dinainte
terminal-words-down = jos, culoarea următoare, culoarea urmatoare
terminal-words-home = prima, început, inceput
terminal-words-end = capăt, capat
terminal-words-space = alege, aleg, spațiu, spatiu
terminal-words-enter = ok
terminal-words-next-deal = următoarea, dona următoare, continuă
terminal-history-title = Mesaje
terminal-is-saved = Totul este deja salvat, mutare cu mutare.
terminal-alone = Aici nu este nimeni care ar putea citi.
terminal-join-kept = Momentan nu există conexiune. Ce ai scris se păstrează și se trimite imediat ce revine.
terminal-join-unsent = Netrimis: { $text }
terminal-join-other = Terminalul { $number } al contului tău la această masă: aici ești altcineva. Cu --as NUME spui cine.
terminal-language = De acum înainte în română.
terminal-hurrying = Fără pauze până când e rândul tău.
terminal-pace = Pauza după fiecare carte a boților, în secunde: { $seconds }. Ca s-o schimbi, scrie de exemplu: { $word } 0.3
terminal-announce = Anunțuri: { $level }. Ca să le schimbi, scrie de exemplu: { $word } 2 ({ $list }).
terminal-letters = Literele de pe cărți: { $letters }. Ca să le schimbi, scrie de exemplu: { $word } 2 ({ $list }).

# Imaginea
terminal-deal-number = Dona { $number }
terminal-head-pass = { $direction ->
    [L1] Se pasează la stânga
    [R1] Se pasează la dreapta
    [L2] Se pasează la al doilea loc din stânga
    [R2] Se pasează la al doilea loc din dreapta
    [HOLD] Fără pasare
   *[ACROSS] Se pasează vizavi
}
terminal-head-trick = Levata { $number } din { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] cupe deschise
       *[no] cupe nedeschise
    }
   *[other] { $broken ->
        [yes] deblocat
       *[no] blocat
    }
}
terminal-seat-numbers = { $score } p. { $points }, { $tricks } lev.
terminal-led = Culoarea cerută: { $suit ->
    [C] treflă
    [D] caro
    [H] cupă
   *[S] pică
}
terminal-last-trick = (ultima levată)
terminal-set-aside = { $count ->
    [one] { $count } carte din levate nule
    [few] { $count } cărți din levate nule
   *[other] { $count } de cărți din levate nule
}
terminal-kitty = Talon: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Vezi toate mâinile.
    [nobody] Vezi ce este la vedere.
   *[seat] Vezi ce vede { $name }.
}
terminal-side-standing = Scor
terminal-side-limit = partida se termină la { $limit }
terminal-side-tricks = Levatele acestei done

# Herz an Herz
terminal-herz-drawn = Trasă: { $card }
terminal-herz-stock = De tras: { $count }
terminal-herz-discard = Decartate: { $card }
terminal-herz-place = { $row ->
    [left] Rândul din stânga
    [right] Rândul din dreapta
   *[start] Cartea de start
}: { $what }.
terminal-herz-place-empty = gol
terminal-herz-choose-row = Alege un rând cu săgeata stânga sau dreapta, apoi Enter; sau tastează stânga, dreapta, decartează.
terminal-herz-steal-number = Furtul { $number } din { $count }: { $action }.

# După o donă, scoruri
terminal-deal-over-title = Toate cărțile donei { $number }
terminal-scores-head = Cine
terminal-scores-total = Total
terminal-chart = Totaluri după fiecare donă:

# Ajutor
terminal-help-title = Taste
terminal-help-words-herz-an-herz = O carte se citește cu: carte 97.
terminal-help-words-hearts = Cărțile se tastează ca valoare și culoare: dpi, 10cu, aca.
terminal-help-quit = „ieșire”, Ctrl-D sau Ctrl-C închid jocul; partida este salvată.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] Spațiu
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } până la { $last }
terminal-key-nth = 1 până la 9, 0, -
terminal-help-moves = Cuvinte cu care te miști printre cărți: următoarea, anterioara, sus, jos, prima, capăt; alege la pasare, ok ca să acționezi.
terminal-replay-only = Aceasta este o redare: întreabă sau mergi mai departe cu Enter.
terminal-replay-help = Enter, Spațiu și dreapta merg înainte, B și stânga înapoi, N la dona următoare, Home și End la capetele ei, Esc iese.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter acționează, A dă un sfat, ? arată tastele, / primește cuvinte{ $undo ->
    [yes] , U ia înapoi ultima ta decizie
   *[no] {""}
}. „ieșire” închide jocul; partida este salvată.

# Redare, verificare, simulare, variante
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } donă
    [few] { $deals } done
   *[other] { $deals } de done
}. Enter înainte, B înapoi, N dona următoare, „ieșire” închide.
terminal-replay-prompt = Dona { $deal }, { $step } din { $count } >
terminal-replay-end = Aici se încheie înregistrarea.
terminal-replay-start = Acesta este începutul.
terminal-replay-comment = Observație: { $text }
terminal-check-good = { $file }: în regulă. { $deals ->
    [one] { $deals } donă
    [few] { $deals } done
   *[other] { $deals } de done
}, { $actions ->
    [one] { $actions } acțiune
    [few] { $actions } acțiuni
   *[other] { $actions } de acțiuni
}{ $finished ->
    [yes] {""}
   *[no] , neîncheiată
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } alegere a boților, recalculată
    [few] { $count } alegeri ale boților, recalculate
   *[other] { $count } de alegeri ale boților, recalculate
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } amestecare recalculată
    [few] { $count } amestecări recalculate
   *[other] { $count } de amestecări recalculate
}.
terminal-check-fixed = { $file }: { $count ->
    [one] cărțile din { $count } donă au fost fixate dinainte; acolo nu s-a amestecat nimic și nu este dovedit nimic
    [few] cărțile din { $count } done au fost fixate dinainte; acolo nu s-a amestecat nimic și nu este dovedit nimic
   *[other] cărțile din { $count } de done au fost fixate dinainte; acolo nu s-a amestecat nimic și nu este dovedit nimic
}.
terminal-check-told = { $file }: { $count ->
    [one] în { $count } donă, hazardul boților este cel spus de server; nu rezultă din niciun angajament
    [few] în { $count } done, hazardul boților este cel spus de server; nu rezultă din niciun angajament
   *[other] în { $count } de done, hazardul boților este cel spus de server; nu rezultă din niciun angajament
}.
terminal-check-contributions = { $file }: număr propriu: { $own }; fără răspuns: { $given }; angajament fără numărul dezvăluit: { $withheld }.
terminal-check-withheld = { $file }: done în care un număr a fost reținut după angajament: { $deals }. Fiecare astfel de număr poate să fi fost o alegere între două done, făcută de server sau de loc.
terminal-receipt = confirmare pentru dona { $deal }, { $seat }, { $step ->
    [commit] angajament
   *[reveal] contribuție
}: { $kind ->
    [fits] înregistrarea se potrivește.
    [withheld] înregistrarea spune că numărul acestui angajament a fost reținut. Este numărat; de cine, nu se poate dovedi.
    [left-out] DOVADĂ: serverul a confirmat aceasta, iar înregistrarea semnată de el o omite.
    [host] DOVADĂ: serverul își luase angajamentul pentru alt secret decât cel din înregistrarea semnată de el.
    [shown] DOVADĂ: după ce avea această contribuție, serverul a schimbat angajamentul altui loc.
    [twice] DOVADĂ: serverul a semnat două confirmări care se contrazic.
    [unsigned] contrazice înregistrarea, dar aceasta nu este semnată de server și o poate scrie oricine. Nu se dovedește nimic.
    [other-key] este semnată cu altă cheie decât cea din înregistrare, sau înregistrarea nu are niciuna. Nu se dovedește nimic; compară cheia cu alte înregistrări ale serverului.
    [elsewhere] dona ei nu este în această înregistrare.
   *[forged] NU este semnată cu cheia pe care o numește. Nu dovedește nimic.
}
terminal-receipts-kept = Confirmările sunt păstrate în { $file }; „{ PROGRAM() } check --shuffle --receipts” le compară cu o înregistrare.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Blocuri
terminal-simulate-head-player = Bot
terminal-simulate-head-points = Puncte pe donă
terminal-simulate-head-payoff = Mai bine decât ceilalți
terminal-simulate-head-score = Scor
terminal-simulate-head-wins = Victorii %
terminal-simulate-told = { $matches ->
    [one] { $matches } partidă
    [few] { $matches } partide
   *[other] { $matches } de partide
}, { $deals ->
    [one] { $deals } donă
    [few] { $deals } done
   *[other] { $deals } de done
}, { $blocks ->
    [one] { $blocks } bloc
    [few] { $blocks } blocuri
   *[other] { $blocks } de blocuri
} (în fiecare, toți stau câte o dată pe fiecare loc); ± este o eroare standard calculată pe blocuri; sămânța { $seed }.
terminal-simulate-stopped = Oprit mai devreme.
terminal-arena-head-player = Bot
terminal-arena-head-points = Puncte pe donă
terminal-arena-head-payoff = Mai bine decât ceilalți
terminal-arena-head-moons = Luat tot
terminal-arena-head-suffered = suferit
terminal-arena-head-failures = Eșecuri
terminal-arena-head-median = Joc: mediana ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = maxim
terminal-arena-head-pass-median = Pasare: mediana ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } bloc
    [few] { $blocks } blocuri
   *[other] { $blocks } de blocuri
}, fiecare cu o donă în { $ways ->
    [one] { $ways } așezare
    [few] { $ways } așezări
   *[other] { $ways } de așezări
} la masă, { $deals ->
    [one] { $deals } donă
    [few] { $deals } done
   *[other] { $deals } de done
}; ± este o eroare standard calculată pe blocuri{ $moons ->
    [yes] , % se referă la donele unui loc
   *[no] {""}
}; sămânța { $seed }.
terminal-variants-head-id = Nume
terminal-variants-head-seats = Jucători
terminal-variants-head-title = Titlu

# Sfaturi la o masă de joc adevărată
terminal-advise-ask = { $what ->
    [hand] Mâna ta, ca în QS AH 10D:
    [gave] Cărțile pe care le-ai pasat (Enter dacă niciuna):
    [got] Cărțile pe care le-ai primit (Enter dacă niciuna):
    [turns] Turele de până acum, câte una pe fiecare rând, ca 1. P0 draws 48: keep sau 48: keep (un rând gol încheie):
    [drawn] Cartea pe care ai tras-o acum, ca 60, J26-50, SJ sau ST:
   *[plays] Toate cărțile jucate, în ordine (Enter dacă niciuna):
}
terminal-advise-seat = Locul { $seat }

# Antrenarea jucătorului care învață
terminal-train-now = { $what ->
    [playing] Runda { $round }, joacă
   *[fitting] Runda { $round }, învață
}
terminal-train-round = Runda { $round }: puncte pe donă față de înainte: mai bine cu { $gain } ±{ $error }; s-a luat tot în { $moons } % din done.
terminal-train-stopped = Oprit. Rundele încheiate sunt în { $folder }; aceeași comandă continuă.
terminal-train-done = Rețelele sunt în { $file }.
terminal-warm-done = Boții care caută încep acum imediat pe acest calculator. Codul compilat se află în { $folder }.
terminal-warm-stopped = Oprit. Ce este deja compilat rămâne în { $folder }; aceeași comandă continuă.
terminal-no-language = Există aceste limbi: { $list }.
