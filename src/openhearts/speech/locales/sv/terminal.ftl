# Vad terminalen själv säger: frågor före ett spel, inmatning, sparande, hjälp. Kort och händelser står i andra filer.

terminal-prompt = >
terminal-prompt-box = Kommando:
terminal-prompt-keys = { $phase ->
    [pass] Pilar flyttar, Blanksteg väljer, Enter skickar. ? hjälp
    [play] Pilar flyttar, Enter spelar. ? hjälp
    [choose] ← → väljer, Enter tar det. ? hjälp
    [start] Enter behåller, Z slänger. ? hjälp
    [lay] ← → väljer rad, Enter lägger, Z slänger. ? hjälp
    [nowhere] Enter slänger. ? hjälp
    [steal] Pilar väljer, Enter snattar, Z slänger. ? hjälp
   *[other] ? hjälp
}
terminal-prompt-next-deal = Enter: nästa giv. >
terminal-prompt-end = Enter: lämna. >
terminal-welcome = { $name }. { $plain ->
    [yes] En bokstav och Enter ställer en fråga: C bordet, S ställningen, T vems tur, A ett tips, ? alla tangenter.
   *[no] ? visar alla tangenter.
}
terminal-for-example = Skriv vad du gör, till exempel: { $example }
terminal-welcome-back = { $name }, giv { $deal }: du fortsätter där du var.
terminal-you = Du
terminal-human = Människa
terminal-saved = Sparat. Fortsätt med: { PROGRAM() } play --resume
terminal-not-saved = Det här partiet är inte sparat.
terminal-cannot-keep = Partiet kan inte sparas ({ $why }); det går ändå att spela.
terminal-record = Protokollet för partiet: { $file }
terminal-no-record = Protokollet { $file } kan inte skrivas: { $why }.
terminal-damaged = Slutet av det sparade partiet var skadat (rad { $line }); { $good ->
    [one] { $good } hel post behålls
   *[other] { $good } hela poster behålls
}, och den skadade filen ligger kvar bredvid.
terminal-cannot-resume = { $file } kan inte återupptas: { $why }
terminal-saved-table = { $name }, { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}, påbörjat { $when }
terminal-saved-line = { $number } { $name }, { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}, giv { $deal }; senast spelat { $when }
terminal-saved-how = Fortsätt ett parti: { PROGRAM() } play --resume NUMMER. Ta bort det: { PROGRAM() } saved delete NUMMER.
terminal-saved-ask = Ta bort detta för gott? { $list } (ja / nej)
terminal-saved-deleted = Borttaget: { $what }
terminal-preparing = Sökningen förbereds, en gång på den här datorn; det tar ungefär en halv minut.

# Frågor före ett spel
terminal-menu = Vilket spel?
terminal-menu-line = { $number } { $name } ({ $seats }): { $summary }
terminal-menu-more = { $key } { $count } till, ur den större familjen
terminal-words-more = fler, mer, alla
terminal-menu-resume = { $key } Fortsätt det sparade partiet: { $what }
terminal-menu-language = Andra språk: { $list }
terminal-menu-prompt = Nummer eller namn, Enter för { $default }:
terminal-menu-unknown = Det finns inget spel { $answer }. Skriv ett nummer från 1 till { $count }, eller ett namn.
terminal-ask-seats = Hur många spelare, { $seats }? Enter för { $default }:
terminal-ask-seats-again = Möjliga antal: { $seats }.
terminal-ask-level = Hur starka ska botarna vara?
terminal-ask-level-line = { $number } { $name }: { $about }
terminal-ask-level-again = Skriv ett nummer från 1 till { $count }, eller ett namn.
terminal-ask-first = { $who ->
    [youngest] Den yngsta börjar. Vem är yngst?
   *[seat] Den som har krossat flest hjärtan börjar. Vem är det?
}
terminal-ask-first-prompt = Nummer eller namn, Enter för { $default }:
terminal-ask-first-again = Skriv ett nummer från 1 till { $count }, eller ett namn.

# Markören och bytet
terminal-card-here = { $card }{ $state ->
    [chosen] , valt kort
    [blocked] , går inte att spela nu
   *[free] {""}
}, { $place } av { $count }.
terminal-nothing-here = Det finns inget att flytta bland.
terminal-nothing-to-choose = Det finns inget att välja nu.
terminal-chosen = { $card }, valt kort, { $chosen } av { $count }.
terminal-unchosen = { $card }, valet ångrat, { $chosen } av { $count }.
terminal-pass-enough = Du har redan valt { $count }. Blanksteg på ett valt kort tar tillbaka det.
terminal-pass-ready = Enter skickar dem.
terminal-pass-missing = Välj { $count ->
    [one] { $count } kort
   *[other] { $count } kort
} först, hittills { $chosen }: Blanksteg väljer ett kort. Eller skriv dem, till exempel: skicka spd hje hjk
terminal-type-choice = Välj med pilarna, eller skriv: plus, eller minus.
terminal-enter-again = Enter igen: { $action }.
terminal-sorted = { $order ->
    [down] Din hand är sorterad från hög till låg.
   *[up] Din hand är sorterad från låg till hög.
}
terminal-sort-later = Sortera handen när inget är valt.
terminal-not-now = Det går inte nu.
terminal-no-key = Tangenten { $key } gör inget här. { $help } visar tangenterna.
terminal-no-claim = Ingen har gjort anspråk på något.
terminal-watchers-only = Bara åskådare kan byta plats.
terminal-undone = Ångrat.
terminal-undo-not = Inget kan ångras nu.
terminal-no-messages = Det finns inga meddelanden än.
terminal-history-end = { $end ->
    [old] Detta var det första meddelandet.
   *[new] Detta var det nyaste meddelandet.
}
terminal-buffer = { $kind ->
    [answers] Meddelanden: svar.
   *[events] Meddelanden: vad som hände.
}
terminal-words-quit = quit, exit, avsluta, sluta, hejdå

terminal-words-left = föregående, förra
terminal-words-right = nästa
terminal-words-up = upp, föregående färg
terminal-words-down = ner, nästa färg
terminal-words-home = början, första
terminal-words-end = slutet, sista kortet
terminal-words-space = välj, välja
terminal-words-enter = ok, okej
terminal-words-next-deal = nästa, nästa giv, vidare
terminal-history-title = Meddelanden
terminal-is-saved = Allt är redan sparat, drag för drag.
terminal-alone = Det finns ingen här som kan läsa det.
terminal-join-kept = Ingen anslutning just nu. Det du skrev sparas och skickas så snart den är tillbaka.
terminal-join-unsent = Inte skickat: { $text }
terminal-join-other = Terminal { $number } för ditt konto vid det här bordet: här är du någon annan. Med --as NAMN säger du vem.
terminal-language = Från och med nu på svenska.
terminal-hurrying = Inga pauser förrän det är din tur.
terminal-pace = Paus efter varje kort från botarna, i sekunder: { $seconds }. Ändra den så här: { $word } 0.3
terminal-announce = Uppläsning: { $level }. Ändra så här: { $word } 2 ({ $list }).
terminal-letters = Bokstäver på korten: { $letters }. Ändra så här: { $word } 2 ({ $list }).

# Bilden
terminal-deal-number = Giv { $number }
terminal-head-pass = { $direction ->
    [L1] Skicka åt vänster
    [R1] Skicka åt höger
    [L2] Skicka två platser åt vänster
    [R2] Skicka två platser åt höger
    [HOLD] Inget byte
   *[ACROSS] Skicka till spelaren mittemot
}
terminal-head-trick = Stick { $number } av { $count }
terminal-head-broken = { $lock ->
    [hearts] { $broken ->
        [yes] hjärter har brutits
       *[no] hjärter har inte brutits
    }
   *[other] { $broken ->
        [yes] spärren hävd
       *[no] spärrat
    }
}
terminal-seat-numbers = { $score } p { $points }, { $tricks } st.
terminal-led = Begärt: { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
   *[S] spader
}
terminal-last-trick = (senaste sticket)
terminal-set-aside = { $count } kort väntar
terminal-kitty = Talong: { $count }
terminal-hand-of = { $name }: { $cards }.
terminal-view-of = { $kind ->
    [all] Du ser alla händer.
    [nobody] Du ser det som ligger öppet.
   *[seat] Du ser det som { $name } ser.
}
terminal-side-standing = Ställning
terminal-side-limit = partiet slutar vid { $limit }
terminal-side-tricks = Stick i den här given

# Herz an Herz
terminal-herz-drawn = Draget: { $card }
terminal-herz-stock = Talong: { $count }
terminal-herz-discard = Slänghög: { $card }
terminal-herz-place = { $row ->
    [left] Vänster rad
    [right] Höger rad
   *[start] Startkort
}: { $what }.
terminal-herz-place-empty = tomt
terminal-herz-choose-row = Välj rad med vänster- eller högerpil, sedan Enter; eller skriv vänster, höger, släng.
terminal-herz-steal-number = Snatteri { $number } av { $count }: { $action }.

# Efter en giv, ställning
terminal-deal-over-title = Alla kort i giv { $number }
terminal-scores-head = Spelare
terminal-scores-total = Summa
terminal-chart = Summor efter varje giv:

# Hjälp
terminal-help-title = Tangenter
terminal-help-words-herz-an-herz = Ett kort läses upp med: kort 97.
terminal-help-words-hearts = Kort skrivs som färg och valör: spd, hj10, rue.
terminal-help-quit = Med sluta, Ctrl-D eller Ctrl-C lämnar du spelet; partiet är sparat.
terminal-key = { $key ->
    [left] ←
    [right] →
    [up] ↑
    [down] ↓
    [home] Home
    [end] End
    [enter] Enter
    [space] Blanksteg
    [delete] Delete
    [escape] Esc
   *[sign] { $sign }
}
terminal-key-line = { $keys }: { $what }
terminal-key-range = { $first } till { $last }
terminal-key-nth = 1 till 9, 0, -
terminal-help-moves = Ord som flyttar bland korten: nästa, föregående, upp, ner, början, slutet; välj vid bytet, ok för att handla.
terminal-replay-only = Det här är en uppspelning: fråga, eller fortsätt med Enter.
terminal-replay-help = Enter, Blanksteg och höger går framåt, B och vänster tillbaka, N går till nästa giv, Home och End till dess början och slut, Esc lämnar.
terminal-watch-title = { $name }: { $list }.
terminal-actions = Enter handlar, A ger ett tips, ? visar tangenterna, / tar emot ord{ $undo ->
    [yes] , U tar tillbaka ditt senaste beslut
   *[no] {""}
}. Med sluta lämnar du spelet; partiet är sparat.

# Spela upp, kontrollera, simulera, varianter
terminal-replay-title = { $name }: { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}. Enter framåt, B bakåt, N nästa giv, sluta lämnar.
terminal-replay-prompt = Giv { $deal }, { $step } av { $count } >
terminal-replay-end = Protokollet slutar här.
terminal-replay-start = Detta är början.
terminal-replay-comment = Anmärkning: { $text }
terminal-check-good = { $file }: utan fel. { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}, { $actions ->
    [one] { $actions } handling
   *[other] { $actions } handlingar
}{ $finished ->
    [yes] {""}
   *[no] , inte färdigspelat
}.
terminal-check-bots = { $file }: { $count ->
    [one] { $count } botval kontrollräknat
   *[other] { $count } botval kontrollräknade
}.
terminal-check-shuffles = { $file }: { $count ->
    [one] { $count } blandning kontrollräknad
   *[other] { $count } blandningar kontrollräknade
}.
terminal-check-fixed = { $file }: { $count ->
    [one] korten i { $count } giv var bestämda i förväg; där blandades ingenting och ingenting är bevisat
   *[other] korten i { $count } givar var bestämda i förväg; där blandades ingenting och ingenting är bevisat
}.
terminal-check-told = { $file }: { $count ->
    [one] i { $count } giv är botarnas slump den som servern uppger; den följer inte av någon låsning
   *[other] i { $count } givar är botarnas slump den som servern uppger; den följer inte av någon låsning
}.
terminal-check-contributions = { $file }: bidrog själva med ett tal: { $own }; svarade inte: { $given }; låste sitt tal men avslöjade det inte: { $withheld }.
terminal-check-withheld = { $file }: givar där ett tal hölls inne efter låsningen: { $deals }. Varje sådant tal kan ha varit ett val mellan två givar, av servern eller av platsen.
terminal-receipt = kvitto för giv { $deal }, { $seat }, { $step ->
    [commit] låsning
   *[reveal] bidrag
}: { $kind ->
    [fits] protokollet stämmer.
    [withheld] protokollet säger att talet bakom låsningen hölls inne. Det räknas; av vem går inte att bevisa.
    [left-out] BEVIS: servern kvitterade det här, och protokollet som den signerat utelämnar det.
    [host] BEVIS: servern hade låst en annan hemlighet än den i protokollet som den signerat.
    [shown] BEVIS: när servern hade det här bidraget ändrade den låsningen för en annan plats.
    [twice] BEVIS: servern har signerat två kvitton som motsäger varandra.
    [unsigned] det motsäger protokollet, men det är inte signerat av servern och vem som helst kan ha skrivit det. Inget är bevisat.
    [other-key] det är signerat med en annan nyckel än protokollets, eller så anger protokollet ingen. Inget är bevisat; jämför nyckeln med serverns andra protokoll.
    [elsewhere] dess giv finns inte i det här protokollet.
   *[forged] det är INTE signerat med nyckeln som det anger. Det bevisar ingenting.
}
terminal-receipts-kept = Kvittona sparas i { $file }; ”{ PROGRAM() } check --shuffle --receipts” jämför dem med ett protokoll.
terminal-check-bad = { $file }: { $why }
terminal-simulate-progress = Block
terminal-simulate-head-player = Spelare
terminal-simulate-head-points = Poäng per giv
terminal-simulate-head-payoff = Bättre än de andra
terminal-simulate-head-score = Summa
terminal-simulate-head-wins = Segrar %
terminal-simulate-told = { $matches ->
    [one] { $matches } parti
   *[other] { $matches } partier
}, { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}, { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } block
} där alla sitter en gång på varje plats; ± är ett standardfel över blocken; frö { $seed }.
terminal-simulate-stopped = Avbrutet i förtid.
terminal-arena-head-player = Spelare
terminal-arena-head-points = Poäng per giv
terminal-arena-head-payoff = Bättre än de andra
terminal-arena-head-moons = Månen
terminal-arena-head-suffered = utsatt för
terminal-arena-head-failures = Fel
terminal-arena-head-median = Spel: median ms
terminal-arena-head-p-99 = 99 %
terminal-arena-head-worst = längst
terminal-arena-head-pass-median = Byte: median ms
terminal-arena-told = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } block
}, vart och ett en giv i { $ways ->
    [one] { $ways } placering
   *[other] { $ways } placeringar
}, { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}; ± är ett standardfel över blocken{ $moons ->
    [yes] , % är andelar av givarna på en plats
   *[no] {""}
}; frö { $seed }.
terminal-variants-head-id = Namn
terminal-variants-head-seats = Spelare
terminal-variants-head-title = Titel

# Råd vid ett riktigt kortbord
terminal-advise-ask = { $what ->
    [hand] Din hand, till exempel QS AH 10D:
    [gave] Kort du skickade (Enter för inga):
    [got] Kort du fick (Enter för inga):
    [turns] Drag hittills, ett per rad som 1. P0 draws 48: keep eller 48: keep (en tom rad avslutar):
    [drawn] Kortet du har dragit nu, till exempel 60, J26-50, SJ eller ST:
   *[plays] Alla spelade kort, i ordning (Enter för inga):
}
terminal-advise-seat = Plats { $seat }

# Träna den lärande spelaren
terminal-train-now = { $what ->
    [playing] Omgång { $round }, spelar
   *[fitting] Omgång { $round }, lär sig
}
terminal-train-round = Omgång { $round }: { $gain } ±{ $error } poäng per giv bättre än förut; månen skjuten i { $moons } % av givarna.
terminal-train-stopped = Stoppat. De färdiga omgångarna finns i { $folder }; samma kommando fortsätter.
terminal-train-done = Nätverken finns i { $file }.
terminal-warm-done = Botar som söker börjar nu genast på den här datorn. Den kompilerade koden finns i { $folder }.
terminal-warm-stopped = Stoppat. Det som redan är kompilerat finns kvar i { $folder }; samma kommando fortsätter.
terminal-no-language = De här språken finns: { $list }.
