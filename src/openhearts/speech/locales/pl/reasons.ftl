# Dlaczego bot tak gra: jedno zdanie dla każdego powodu z bots/reasons.py.

reason-only-choice = Nie ma innego wyboru.
reason-at-random = Wybór losowy.
reason-fewest-points = To kosztuje średnio najmniej w { $worlds ->
    [one] { $worlds } wyobrażonym rozdaniu
   *[many] { $worlds } wyobrażonych rozdaniach
}.
reason-most-points = To przynosi średnio najwięcej przy { $worlds ->
    [one] { $worlds } wyobrażonym układzie
   *[many] { $worlds } wyobrażonych układach
} stosu.
reason-best-for-both = Obie ręce są znane i to jest najlepsze przeciw najlepszej grze.
reason-pass-danger = { $card } zbyt łatwo bierze lewy z punktami.
reasons-pass-danger = { $cards } zbyt łatwo biorą lewy z punktami.
reason-pass-spare = Nic tu nie jest groźne; { $card } przyda się najmniej.
reason-pass-void = Brak { suit-name.none } na ręce pozwoli zrzucać na nie punkty.
reason-pass-for-moon = Ta ręka nadaje się do strzału w księżyc: odchodzi to, co przegrywa lewy.
reason-keep-guard = { $card } zostaje; osłona: { $guards ->
    [one] { $guards } niższa karta
    [few] { $guards } niższe karty
   *[many] { $guards } niższych kart
}.
reason-duck = { $card } zostaje poniżej karty, która na razie bierze lewę.
reason-unload-queen = { $card } to { points } dla { $self ->
    [yes] ciebie
   *[no] gracza { $seat }
}.
reason-unload-high-heart = { $card } idzie do { $self ->
    [yes] ciebie
   *[no] gracza { $seat }
}, zanim ta karta weźmie później lewę.
reason-unload-danger = { $card } to { points } dla { $self ->
    [yes] ciebie
   *[no] gracza { $seat }
}.
reason-unload-high-card = { $card } odchodzi teraz, zanim trzeba będzie wziąć tą kartą lewę.
reason-make-void = Po tym brak { suit-name.none } na ręce pozwoli zrzucać na nie punkty.
reason-take-cheaply = { $card } bierze lewę, ale { $points ->
    [0] nic to nie kosztuje
   *[other] kosztuje to tylko { points }
}.
reason-perhaps-cheap = { $card } może wziąć lewę, ale { $points ->
    [0] nic to nie kosztuje
   *[other] kosztuje to tylko { points }
}.
reason-last-seat-safe = Ostatnia karta w lewie, a na stole nie ma punktów: { $card } odchodzi bezpiecznie.
reason-hunt-queen = To może wyciągnąć ściganą kartę: { $card }.
reason-protect-queen = Osłona zostaje na ręce; chroniona karta: { $card }.
reason-stop-moon = To nie pozwala strzelić w księżyc { $self ->
    [yes] tobie
   *[no] graczowi { $seat }
}.
reason-try-moon = Warto spróbować strzału w księżyc.
reason-moon-unsure = Próba strzału w księżyc wygląda średnio lepiej, ale udaje się w { $percent } na 100 wyobrażonych rozdań, a przy stole rzadziej.
reason-take-jack = { $card }: warto wziąć tę kartę, { points }.
reason-keep-jack = { $card } zostaje.
reason-forced = Żadna dozwolona karta nie zostaje poniżej; { $card } szkodzi najmniej.
reason-lead-low = { $card } raczej nie weźmie lewy.
reason-lead-safe-suit = Pozostali mają jeszcze dużo { suit-name.none }.
reason-lead-early = { $card } odchodzi wcześnie, póki wszyscy jeszcze dokładają do koloru.
reason-hope-higher = { $card } na razie bierze lewę, ale ktoś pewnie zagra wyżej.
reason-cancel-hope = Druga taka karta jest jeszcze w grze i może się z nią znieść: { $card }.
reason-cancels = { $card } trafia na taką samą kartę: żadna z nich nie bierze lewy.
reason-void-trick = Lewa staje się przez to niczyja.
reason-joker-excuse = { $card } nigdy nie bierze lewy.
reason-joker-wins = { $card } bierze lewę.
reason-jinx-danger = Jeszcze w grze i groźne w tej lewie: { $card }, { points }.
reason-kitty-danger = Kto weźmie lewę, dostanie też { $cards ->
    [one] { $cards } zakrytą kartę
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
}.
reason-choose-add = Dopisać to { points } dla każdego z pozostałych.
reason-choose-subtract = Odjąć to { points } mniej.
reason-win-match = Tak najczęściej wygrywa się partię: w { $percent } na 100 wyobrażonych zakończeń.
reason-add-ends-match = Dopisanie zakończyłoby partię, a na czele byłby ktoś inny.

reason-start-high = Wysoka karta startowa: { $value } zostawia duży zapas.
reason-start-last-chance = { $card } to niedużo, ale stos dobierania się kończy.
reason-start-too-low = { $card } to mało: { $better ->
    [one] { $better } wyższa karta może jeszcze przyjść
    [few] { $better } wyższe karty mogą jeszcze przyjść
   *[many] { $better } wyższych kart może jeszcze przyjść
}.
reason-keep-room = { $row ->
    [left] W lewym rzędzie
   *[right] W prawym rzędzie
} zostaje zapas: { $room ->
    [one] { $room } niższa wartość
    [few] { $room } niższe wartości
   *[many] { $room } niższych wartości
} na { $steps ->
    [one] { $steps } brakujący stopień
    [few] { $steps } brakujące stopnie
   *[many] { $steps } brakujących stopni
}.
reason-extra-point = { $card } obok karty { $guard }: dodatkowy punkt za jedną grupę koloru.
reason-fill-step = To zapełnia stopień { $step }.
reason-fill-row = To zapełnia { row-name }.
reason-too-risky = { $card } zostawia za mały zapas: { $room ->
    [one] { $room } niższa wartość
    [few] { $room } niższe wartości
   *[many] { $room } niższych wartości
} na { $steps ->
    [one] { $steps } stopień
    [few] { $steps } stopnie
   *[many] { $steps } stopni
}.
reason-no-place = { $card } nigdzie nie pasuje.
reason-joker-saves-room = { $card } liczy się tam jako { $value } i oszczędza miejsce.
reason-finish-tower = To kończy wieżę i rozdanie, { points }.
reason-steal-best = Z tego, co można ukraść, najlepiej pasuje { $card }.
reason-steal-hurts = { $card }: to przede wszystkim strata punktów dla { $self ->
    [yes] ciebie
   *[no] gracza { $seat }
}.
reason-steal-not-worth = Niczego nie warto kraść.
