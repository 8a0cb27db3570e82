# Views that are told from outside, and turns of Herz an Herz.

error-herz-entry = Tura { $place } („{ $text }”): { $cause }
error-herz-drawn = Cartea trasă acum („{ $text }”): { $cause }
error-herz-no-turn = Aceasta nu este o tură; scrie 3. P0 draws 45: left sau, mai scurt, 45: left.
error-herz-no-action = „{ $text }” nu este o acțiune; scrie keep, left, right, left=63, discard sau steal 1 left right.
error-herz-twice = { $card } a fost deja trasă și nu mai există alta.
error-herz-stock-empty = Teancul de tras se terminase înainte de această tură.
error-herz-undecided = Scrie ce s-a întâmplat cu cartea { $card }.
error-herz-only-a-card = Aceasta este cartea despre care se decide; scrie doar cartea.
error-herz-number = Aceasta este cartea trasă cu numărul { $right }, nu { $told }.
error-herz-turn = La rând este P{ $right }, nu P{ $told }.
error-herz-other-card = Cartea trasă este { $right }, nu { $told }.
error-herz-outcome = Rezultatul este { $right ->
    [nothing] nimic
   *[other] { $right }
}, nu { $told }.
error-herz-after-end = Dona s-a încheiat înainte de această tură.
error-herz-draw = Spune ce carte a tras acum locul { $seat }.
error-herz-starter = Cine începe această donă? Se potrivesc toate aceste locuri: { $list }; spune cine începe sau scrie P{ $seat } înaintea primei cărți.
error-herz-refused = { $reason ->
    [no-start-card] nu există încă o carte de start
    [has-start-card] există deja o carte de start
    [row-full] rândul acela este plin
    [value-too-high] cartea nu este mai mică decât cea de deasupra
    [outside-group] nicio valoare din grupul acestui joker nu se potrivește acolo
    [cannot-steal] cartea aceea nu poate fi furată
    [bad-value] nu poate avea acolo valoarea aceea
    [wrong-phase] cartea trasă nu permite asta
   *[other] { $reason }
}.
error-herz-all-open = Herz an Herz nu are { $name }: tot ce se trage stă la vedere; indică plays și drawn.
error-herz-start-card = Locul { $seat }: { $card } nu poate fi o carte de start cu această valoare.
error-herz-row = Locul { $seat }: acest rând nu poate sta așa.
error-watcher-decides-nothing = Cine privește nu are nimic de decis.
error-nothing-now = Locul { $seat } nu are nimic de decis acum.
error-all-decided = Dona s-a încheiat; nu mai este nimic de decis.
error-no-views-of = Vederile jocului { $name } nu se pot descrie din afară.
error-no-view = Aceasta nu este o vedere: { $why }.
error-view-version = Vederile se înțeleg în versiunea { $right }, nu în { $told }.
error-view-cannot-be = Această vedere nu este posibilă: { $cause }
error-view-field = Această vedere se contrazice: { $field } nu se potrivește cu restul.
error-view-entries = { $list }: fiecare trebuie să aibă { $count } valori.
error-view-count = { $field }: numărul cărților este { $told } și trebuie să fie { $right }.
error-view-hand = Mâna nu este ce s-a împărțit, fără ce s-a dat și jucat, cu ce s-a primit.
error-view-hand-size = { $field }: numărul cărților este { $told }; trebuie să fie { $dealt } ca la împărțire sau { $now } acum.
error-view-cannot-hold = Locul { $list } nu poate avea tot ce trebuie: au rămas prea puține cărți potrivite.
error-view-revoke = Locul { $seat }: { $card } nu este posibilă, fiindcă înainte nu s-a răspuns la acea culoare.
error-view-leads = Locul { $told } deschide levata { $trick }, dar trebuie să fie locul { $right }.
error-view-unseen = Locuri pentru cărți pe care nu le-a văzut nimeni: { $told }, asemenea cărți: { $right }.
error-view-no-world = Nicio împărțire a cărților nevăzute nu se potrivește cu ce s-a văzut.
error-view-passed-elsewhere = { $card } a fost pasată locului { $seat } și stă în altă parte.
error-view-trick = Levata { $trick }: { $cause }
error-view-may-not = Levata { $trick }: { $cause } Locul are: { $list }.
error-view-place-leads = Locul { $seat } nu poate deschide cu cartea { $place } din joc.
error-first-leader = Cine deschide prima levată? Se potrivesc toate aceste locuri: { $list }; indică first_leader.
error-holder-leads = Deschide cine are { $card }, iar asta nu se potrivește cu locul { $seat }.
error-name-kitty = Indică cărțile talonului; câte: { $count }.
error-kitty-unknown = Locul { $seat } nu poate cunoaște talonul acum.
error-name-passed = { $field }: indică cărțile pasate și pe cele venite (câte { $count }).
error-nothing-passed = În dona { $deal } nu se pasează nimic.
error-name-opening = Ce carte deschide? Unele rămân: indică opening_card.
