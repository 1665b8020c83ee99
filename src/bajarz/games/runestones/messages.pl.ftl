### Rune Stones po polsku.
###
### Zmienne mają surowe wartości: $colour, $artifact i $field to B, R, G, Y albo W, $gems to litery, np.
### BBW, albo ore, $thing to zysk w zapisie zdolności (gB, W, any, cardR, card*, die, ore, 2pp), $face to
### ścianka kostki, $stone i $kind to kamień runiczny (magic, hand …), $smithy to 1 do 5 albo white, $seat
### to 1 do 4. $card i $cards to numery albo czytelne nazwy z numerami, w mianowniku. $known to yes, gdy
### czytający może znać tajne fakty zdarzenia, a inaczej no. Ostatnia część jest tylko dla terminala.


## Zasady, każda w jednym zdaniu.

R-C1 = Jest 60 kolorowych kart stworów z numerami od 11 do 70 i 8 białych smoków od 71 do 78, a każdy gracz ma 8 własnych kart druida, od 100 do 107.
R-C2 = Jest po 15 klejnotów każdego koloru, 15 białych klejnotów, 20 minerałów, 28 kolorowych i 8 białych artefaktów, 24 kamienie runiczne, jedna kostka i tor z tronem na polu 65.
R-C3 = Czego nie ma w magazynie, tego nie weźmiesz; to, czym płacisz, od razu wraca do magazynu.

R-S1 = Kamieni runicznych każdego rodzaju jest o jeden mniej niż graczy; w białej kuźni leży 8 białych artefaktów, a w każdej z pięciu pozostałych jeden kolorowy.
R-S2 = Zaczynasz z jednym klejnotem każdego koloru, jednym białym i 4 ze swoich 8 kart druida na ręce.
R-S3 = Sześć odkrytych stworów leży od tańszego końca; smok spośród tych pierwszych sześciu wraca do talii.
R-S4 = Pierwszego gracza wybiera los, a dalej gra się zgodnie z ruchem wskazówek zegara; w rundzie każdy ma jedną turę.

R-T1 = W swojej turze wykonujesz jedną akcję: przywołujesz stwory, używasz zdolności kart albo wykuwasz artefakty; potem możesz wymienić artefakty, a na koniec uzupełniasz rękę.

R-U1 = Żeby przywołać stwory, zagraj z ręki karty z magicznymi punktami jednego koloru; wielokolorowe pasują do każdego.
R-U2 = Za swoje magiczne punkty weź z pól kart stworów co najmniej jedną kartę; koszty pól razem nie mogą przekroczyć twojej sumy.
R-U3 = Karty przywołane i karty zagrane trafiają odkryte na twój stos kart zagranych.
R-U4 = Potem karty stworów przesuwają się ku tańszemu końcowi, a wolne pola uzupełnia się z talii ogólnej, od najtańszego.
R-U5 = Wszystkie karty jednego przywołania kosztują tyle, ile wskazywały ich pola na początku.

R-A1 = Żeby użyć zdolności, zagraj z ręki dokładnie 2 karty, a z kamieniem „Trzy karty” najwyżej 3.
R-A2 = Najpierw pokaż wszystkie karty; potem używaj ich zdolności w dowolnej kolejności, a niechciane pomiń.
R-A3 = Na koniec odchodzi karta o najwyższym numerze: stwór na wspólny stos kart odrzuconych, karta druida poza grę; najniższa trafia na twój stos kart zagranych.
R-A4 = Zdolność podstawowa daje to, co pokazuje, wybór daje jedną z dwóch rzeczy, a wymiana daje klejnoty lub punkty mocy za klejnoty, którymi płacisz.
R-A5 = Zdolność może dać klejnot, biały klejnot, kartę z pól kart stworów, rzut kostką, minerał albo punkty mocy.
R-A6 = Kostka daje dowolny klejnot oprócz białego, biały klejnot za kolorowy, wierzchnią kartę talii ogólnej, jeden minerał, 1 punkt mocy albo 2; możesz z tego zrezygnować.

R-F1 = W jednej turze możesz wykuć najwyżej dwa artefakty, w dwóch różnych kuźniach, i tylko jeden z nich może być biały.
R-F2 = Kolorowy artefakt kosztuje tyle klejnotów w jego kolorze, ile pokazuje kuźnia, a biały 4 klejnoty w jakichkolwiek kolorach; białe klejnoty i twój kolor-joker zastępują inne.
R-F3 = Zamiast klejnotami możesz za każdy artefakt zapłacić dokładnie 3 minerałami; wtedy kuźnia nie daje premii.
R-F4 = Trzy kuźnie dają premię, gdy tylko artefakt leży na planszetce: rzut kostką, 1 minerał albo 3 punkty mocy.
R-F5 = Artefakt kładziesz na wolnym polu jego koloru, a biały na każdym wolnym polu; potem już się go nie przesuwa.
R-F6 = Gdy twoja akcja się skończy, puste kuźnie dostają nowe artefakty, po kolei od 1 do 5.

R-X1 = Po akcji możesz opróżnić rząd z co najmniej 2 artefaktami, za 3, 6, 10 albo 15 punktów mocy i kamień runiczny.
R-X2 = Możesz mieć najwyżej 4 kamienie runiczne, każdy innego rodzaju; jeśli możesz wziąć kamień, musisz to zrobić.
R-X3 = Białe artefakty wracają do białej kuźni, a kolorowe trafiają na stos artefaktów wymienionych.

R-H1 = Na koniec tury dobierasz karty, aż masz na ręce 4, a z kamieniem „Limit ręki” 6; gdy twoja talia jest pusta, nową robi się z kart zagranych.

R-K1 = Kamień „Magiczne punkty” daje ci o 2 magiczne punkty więcej przy każdym przywołaniu.
R-K2 = Z kamieniem „Limit ręki” uzupełniasz rękę do 6 kart.
R-K3 = Z kamieniem „Wymiana” możesz raz w każdej swojej turze zamienić jeden klejnot na minerał albo minerał na jeden kolorowy klejnot.
R-K4 = Z kamieniem „Klejnot-joker” wybierasz jeden kolor na całą grę: twoje klejnoty w tym kolorze są jokerami.
R-K5 = Z kamieniem „Plus” karta z wyborem daje ci obie swoje zdolności.
R-K6 = Z kamieniem „Podwójna kostka” możesz mieć dwa razy to, co wypadnie w rzucie z karty.
R-K7 = Z kamieniem „Dodatkowy punkt mocy” każda użyta karta, która daje punkty mocy, daje o jeden więcej.
R-K8 = Z kamieniem „Trzy karty” możesz użyć trzech kart naraz; dwie wyższe odchodzą.

R-E1 = Gdy ktoś zdobędzie 65 punktów mocy, gra kończy się razem z tą rundą.
R-E2 = Na koniec każde 3 klejnoty i minerały razem dają 1 punkt, a każdy rząd artefaktów 0, 0, 3, 6, 10 albo 15 za 0 do 5 artefaktów.
R-E3 = Wygrywa ten, kto ma najwięcej punktów; jeśli kilka osób ma ich po równo, zwycięstwo jest wspólne.
R-E4 = Gra kończy się także po całej rundzie, w której nic się nie dzieje, i po 300 rundach.

R-I1 = Ręce i kolejność kart w taliach są tajne; cała reszta jest jawna.


## Odmowy: zasada i to, co jest nie tak.

R-T1-turn = Poczekaj na swoją turę: teraz gra osoba z miejsca { $seat }.
R-T1-moment =
    To nie jest na to chwila: teraz { $phase ->
        [action] wybierasz akcję
        [summon] przywołujesz stwory
        [cards] wybierasz karty, których użyjesz
        [abilities] używasz zdolności kart
        [pay] płacisz za wymianę
        [gem] wybierasz klejnot
        [call] wybierasz kartę z pól kart stworów
        [die] decydujesz o tym, co wypadło na kostce
        [field] wybierasz pole dla artefaktu
        [forge] możesz wykuć drugi artefakt
        [trade] możesz wymienić artefakty albo zakończyć turę
       *[stone] wybierasz kamień runiczny
    }.
R-T1-owed =
    Spasować wolno tylko wtedy, gdy żadna akcja nie jest możliwa, a teraz możesz { $action ->
        [summon] przywołać stwory
        [use] użyć zdolności kart
       *[forge] wykuć artefakt
    }.

R-U1-hand = Żeby przywołać stwory, trzeba zagrać karty, a twoja ręka jest pusta.
R-U1-card = Zagrywasz karty z ręki: karty { $card } tam nie ma.
R-U1-colour =
    Wszystkie zagrane magiczne punkty muszą być jednego koloru: karta { $card } ma { $colour ->
        [B] niebieskie
        [R] czerwone
        [G] zielone
        [Y] żółte
       *[W] wielokolorowe
    }, a pozostałe są { $need ->
        [B] niebieskie
        [R] czerwone
        [G] zielone
       *[Y] żółte
    }.
R-U2-empty = Na polach kart stworów nie ma teraz żadnego stwora.
R-U2-points =
    Masz za mało magicznych punktów: najtańszy stwór kosztuje { $need ->
        [one] { $need } magiczny punkt
        [few] { $need } magiczne punkty
       *[other] { $need } magicznych punktów
    }, a tak zbierzesz najwyżej { $has }.
R-U2-display = Przywołujesz stwory z pól kart stworów: karty { $card } tam nie ma.
R-U2-twice = Karta { $card } jest już wybrana.
R-U2-cost =
    Karta { $card } kosztuje { $need ->
        [one] { $need } magiczny punkt
        [few] { $need } magiczne punkty
       *[other] { $need } magicznych punktów
    }, a zostało ci { $has }.
R-U2-none = Najpierw wybierz stwora: trzeba przywołać co najmniej jednego.

R-A1-two =
    Żeby użyć zdolności, trzeba zagrać 2 karty, a na ręce { $has ->
        [0] nie masz żadnej
        [one] masz tylko jedną
        [few] masz { $has }
       *[other] masz { $has }
    }.
R-A1-card = Zagrywasz karty z ręki: karty { $card } tam nie ma.
R-A1-few =
    Żeby użyć zdolności, trzeba zagrać co najmniej 2 karty: { $has ->
        [0] najpierw wybierz dwie
       *[1] wybierz jeszcze jedną
    }.
R-A2-card = Używasz zdolności kart, które właśnie zagrywasz: karty { $card } wśród nich nie ma.
R-A2-used = Zdolność { $part } karty { $card } jest już użyta.
R-A4-part = Karta { $card } nie ma zdolności numer { $part }.
R-A4-choice = Karta { $card } daje wybór: bez kamienia „Plus” używasz tylko jednej z jej dwóch zdolności.
R-A4-gems = Nie możesz zapłacić za wymianę z karty { $card }: kosztuje { $need }, a nie masz tych klejnotów; białe i twój kolor-joker zastępują inne.
R-A4-pay = Ta wymiana kosztuje dokładnie { $need }; białe klejnoty i twój kolor-joker zastępują inne. Tak nie można: { $gems }.
R-A4-held = Nie masz tych klejnotów: { $gems }.
R-A5-display =
    Na polach kart stworów nie ma teraz { $thing ->
        [cardB] niebieskiej karty
        [cardR] czerwonej karty
        [cardG] zielonej karty
        [cardY] żółtej karty
       *[other] żadnej karty
    }.
R-A5-white = Tutaj wybierasz kolorowy klejnot: białego nie wolno.
R-A5-card = Bierzesz kartę z pól kart stworów: karty { $card } tam nie ma.
R-A5-colour =
    Bierzesz { $thing ->
        [cardB] niebieską
        [cardR] czerwoną
        [cardG] zieloną
       *[cardY] żółtą
    } kartę, a karta { $card } jest innego koloru.
R-A6-gem = Kostka zamienia kolorowy klejnot na biały, a nie masz żadnego kolorowego.
R-A6-pay = Za biały klejnot oddajesz dokładnie jeden kolorowy. Tak nie można: { $gems }.
R-A6-held = Nie masz tego klejnotu: { $gems }.
R-C3-supply =
    W magazynie już { $thing ->
        [gB] nie ma niebieskich klejnotów
        [gR] nie ma czerwonych klejnotów
        [gG] nie ma zielonych klejnotów
        [gY] nie ma żółtych klejnotów
        [W] nie ma białych klejnotów
        [any] nie ma kolorowych klejnotów
        [ore] nie ma minerałów
       *[card] nie ma kart talii ogólnej
    }.
R-C3-smithy =
    Teraz nie ma artefaktu { $smithy ->
        [white] w białej kuźni
       *[other] w kuźni { $smithy }
    }.

R-F1-smithy = W jednej turze w każdej kuźni wykuwasz tylko raz, a kuźnia { $smithy } jest już użyta.
R-F1-white = W jednej turze tylko jeden z artefaktów może być biały.
R-F2-gems =
    { $smithy ->
        [white] Biały artefakt kosztuje klejnoty w jakichkolwiek kolorach, dokładnie { $need }. Tak nie można: { $gems }.
       *[other] Artefakt w kuźni { $smithy } kosztuje klejnoty w jego kolorze ({ part-colour }), dokładnie { $need }, a białe i twój kolor-joker zastępują inne. Tak nie można: { $gems }.
    }
R-F2-held = Nie masz tych klejnotów: { $gems }.
R-F3-ore = Artefakt za minerały kosztuje ich dokładnie { $need }, a masz { $has }.
R-F5-full =
    Na twojej planszetce nie ma wolnego pola na { $colour ->
        [B] niebieski artefakt
        [R] czerwony artefakt
        [G] zielony artefakt
        [Y] żółty artefakt
       *[W] biały artefakt
    }.
R-F5-colour =
    { $artifact ->
        [B] Niebieski artefakt kładzie się na niebieskim polu
        [R] Czerwony artefakt kładzie się na czerwonym polu
        [G] Zielony artefakt kładzie się na zielonym polu
       *[Y] Żółty artefakt kładzie się na żółtym polu
    }, a nie na { $colour ->
        [B] niebieskim
        [R] czerwonym
        [G] zielonym
        [Y] żółtym
       *[W] białym
    } w rzędzie { $row }.
R-F5-taken =
    { $colour ->
        [B] Niebieskie
        [R] Czerwone
        [G] Zielone
        [Y] Żółte
       *[W] Białe
    } pole w rzędzie { $row } jest zajęte, a artefaktów się nie przesuwa.

R-X1-once = W turze możesz wymienić tylko jeden rząd, i to już za tobą.
R-X1-few =
    Żeby wymienić rząd, trzeba mieć w nim co najmniej 2 artefakty: w rzędzie { $row } { $has ->
        [0] nie ma żadnego
       *[other] jest tylko { $has }
    }.
R-X2-left = Tego kamienia runicznego nie ma już w magazynie: { part-stone }.
R-X2-twice = Masz już ten kamień runiczny: { part-stone }. Dwóch takich samych mieć nie można.

R-K3-stone = Nie masz kamienia „Wymiana”.
R-K3-once = Kamień „Wymiana” działa raz w turze i jest już użyty.
R-K3-white = Za minerał dostajesz kolorowy klejnot: białego nie wolno.
R-K3-held =
    Nie masz tego, co chcesz oddać: { $given ->
        [B] niebieskiego klejnotu
        [R] czerwonego klejnotu
        [G] zielonego klejnotu
        [Y] żółtego klejnotu
        [W] białego klejnotu
       *[ore] minerału
    }.
R-K4-stone = Nie masz kamienia „Klejnot-joker”.
R-K4-once = Kolor na twoim kamieniu „Klejnot-joker” jest już wybrany na całą grę: { part-colour }.
R-K4-white = Kolor-joker to niebieski, czerwony, zielony albo żółty: białe klejnoty i tak są jokerami.

R-E1-over = Gra jest skończona: tron jest zdobyty, a runda dobiegła końca.
R-E4-over = Gra jest skończona: nic się już nie dzieje albo minęło 300 rund.


## Zdarzenia, jako wiersze dziennika.

event-GameStarted = Gra się zaczyna. Pierwszą turę ma { $who }.
event-CardChosen =
    { $known ->
        [yes] { $who } wybiera kartę: { $card }.
       *[no] { $who } wybiera kartę.
    }
event-ChoiceMade =
    { $choice ->
        [summon] { $who } zaczyna przywoływać stwory.
        [use] { $who } zaczyna używać zdolności kart.
       *[other] { $who } wybiera ({ $choice }).
    }
event-CardsSummoned = { $who } przywołuje: { $cards }. Zagrane karty: { $played }.
event-CardsShown = { $who } używa kart: { $cards }.
event-GemsGained =
    { $gems ->
        [B] { $who } zyskuje niebieski klejnot.
        [R] { $who } zyskuje czerwony klejnot.
        [G] { $who } zyskuje zielony klejnot.
        [Y] { $who } zyskuje żółty klejnot.
        [W] { $who } zyskuje biały klejnot.
       *[other] { $who } zyskuje klejnoty: { $gems }.
    }
event-OreGained = { $who } zyskuje 1 minerał.
event-PointsGained = { $who } zyskuje { part-points }.
event-CardGained = { $who } zyskuje kartę: { $card }.
event-GemsPaid =
    { $gems ->
        [B] { $who } płaci niebieskim klejnotem.
        [R] { $who } płaci czerwonym klejnotem.
        [G] { $who } płaci zielonym klejnotem.
        [Y] { $who } płaci żółtym klejnotem.
        [W] { $who } płaci białym klejnotem.
        [ore] { $who } płaci 3 minerałami.
       *[other] { $who } płaci klejnotami: { $gems }.
    }
event-DieRolled = { $who } rzuca kostką: { part-face }.
event-BenefitForgone = { $who } rezygnuje z tego, co pokazuje kostka: { part-face }.
event-CardDiscarded = { $who } traci kartę, którą odkłada na wspólny stos: { $card }.
event-CardRemoved = { $who } traci kartę, która wypada z gry: { $card }.
event-CardKept = { $who } zatrzymuje kartę: { $card }.
event-ArtifactForged =
    { $who } wykuwa { $artifact ->
        [B] niebieski artefakt
        [R] czerwony artefakt
        [G] zielony artefakt
        [Y] żółty artefakt
       *[W] biały artefakt
    } { $smithy ->
        [white] w białej kuźni
       *[other] w kuźni { $smithy }
    } i kładzie go na { $field ->
        [B] niebieskim
        [R] czerwonym
        [G] zielonym
        [Y] żółtym
       *[W] białym
    } polu w rzędzie { $row }.
event-SmithyRefilled =
    W kuźni { $smithy } pojawia się { $colour ->
        [B] niebieski artefakt
        [R] czerwony artefakt
        [G] zielony artefakt
        [Y] żółty artefakt
       *[W] biały artefakt
    }.
event-DisplayRefilled = Nowe karty na polach kart stworów: { $cards }.
event-RowTraded = { $who } wymienia artefakty z rzędu { $row } ({ $artifacts }) i zyskuje { part-points }.
event-StoneTaken = { $who } bierze kamień runiczny: { part-stone }.
event-StoneUsed = { $who } używa kamienia runicznego: { part-stone }.
event-ActionPassed = { $who } nie może nic zrobić i pasuje.
event-CardsDrawn =
    { $known ->
        [yes] { $who } dobiera { part-cards }: { $cards }.
       *[no] { $who } dobiera { part-cards }.
    }
event-DeckRenewed =
    { $deck ->
        [general] Ze wspólnego stosu kart odrzuconych powstaje nowa talia ogólna. Liczba kart: { $count }.
        [artifacts] Z wymienionych artefaktów powstaje nowy magazyn artefaktów. Ich liczba: { $count }.
       *[seat] { $who } tasuje stos kart zagranych i ma nową talię. Liczba kart: { $count }.
    }
event-TurnEnded = { $who } kończy turę.
event-GameEnded =
    { $rule ->
        [R-E4] Gra jest skończona: nic się już nie dzieje albo minęło 300 rund.
       *[R-E1] Gra jest skończona: tron jest zdobyty, a runda dobiegła końca.
    }


## Słowa.

colour-B = niebieski
colour-R = czerwony
colour-G = zielony
colour-Y = żółty
colour-W = biały

creature-B = goblin
creature-R = harpia
creature-G = driada
creature-Y = satyr
creature-W = smok
creature-druid = karta druida

gem-B = niebieski klejnot
gem-R = czerwony klejnot
gem-G = zielony klejnot
gem-Y = żółty klejnot
gem-W = biały klejnot
gem-ore = minerał

thing-gB = niebieski klejnot
thing-gR = czerwony klejnot
thing-gG = zielony klejnot
thing-gY = żółty klejnot
thing-W = biały klejnot
thing-any = dowolny klejnot (nie biały)
thing-ore = minerał
thing-die = rzut kostką
thing-cardB = niebieska karta z pól
thing-cardR = czerwona karta z pól
thing-cardG = zielona karta z pól
thing-cardY = żółta karta z pól
thing-card-any = dowolna karta z pól
thing-pp = { part-points }

stone-magic = „Magiczne punkty”
stone-hand = „Limit ręki”
stone-exchange = „Wymiana”
stone-wild = „Klejnot-joker”
stone-plus = „Plus”
stone-die = „Podwójna kostka”
stone-point = „Dodatkowy punkt mocy”
stone-cards = „Trzy karty”

smithy-1 = kuźnia 1
smithy-2 = kuźnia 2
smithy-3 = kuźnia 3
smithy-4 = kuźnia 4
smithy-5 = kuźnia 5
smithy-white = biała kuźnia

face-any = dowolny klejnot (nie biały)
face-exchange = biały klejnot za kolorowy
face-card = wierzchnia karta talii ogólnej
face-ore = 1 minerał
face-1pp = 1 punkt mocy
face-2pp = 2 punkty mocy

druid-grey = szary druid
druid-brown = brązowy druid
druid-black = czarny druid
druid-beige = beżowy druid

phase-action = wybór akcji
phase-summon = przywołanie stworów
phase-cards = wybór kart
phase-abilities = użycie zdolności kart
phase-pay = zapłata za wymianę
phase-gem = wybór klejnotu
phase-call = wybór karty
phase-die = kostka
phase-field = wybór pola
phase-forge = wykucie artefaktów
phase-trade = wymiana artefaktów
phase-stone = wybór kamienia runicznego
phase-over = koniec gry


## Części zdań, których używają inne komunikaty. Liczby kart i punktów stoją w bierniku.

part-colour =
    { $colour ->
        [B] { colour-B }
        [R] { colour-R }
        [G] { colour-G }
        [Y] { colour-Y }
       *[W] { colour-W }
    }
part-stone =
    { $stone ->
        [magic] { stone-magic }
        [hand] { stone-hand }
        [exchange] { stone-exchange }
        [wild] { stone-wild }
        [plus] { stone-plus }
        [die] { stone-die }
        [point] { stone-point }
       *[cards] { stone-cards }
    }
part-face =
    { $face ->
        [any] { face-any }
        [exchange] { face-exchange }
        [card] { face-card }
        [ore] { face-ore }
       *[other] { $face }
    }
part-points =
    { $points ->
        [one] { $points } punkt mocy
        [few] { $points } punkty mocy
        [many] { $points } punktów mocy
       *[other] { $points } punktu mocy
    }
part-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
part-smithy =
    { $smithy ->
        [white] w białej kuźni
       *[other] w kuźni { $smithy }
    }


## Akcje, jako pozycje menu.

action-Summon = Przywołaj stwory
action-Use = Użyj zdolności kart
action-Forge =
    { $gems ->
        [ore] Wykuj artefakt { part-smithy } za 3 minerały
       *[other] Wykuj artefakt { part-smithy } za klejnoty: { $gems }
    }
action-Pass = Spasuj: żadna akcja nie jest możliwa
action-Play = Zagraj kartę { $card }
action-Call = Wybierz kartę { $card } z pól kart stworów
action-Ability = Użyj zdolności { $part } karty { $card }
action-Pay = Zapłać: { $gems }
action-Gem = Weź { part-colour } klejnot
action-Benefit = Weź to, co pokazuje kostka
action-Forgo = Zrezygnuj z tego, co pokazuje kostka
action-Field =
    Połóż artefakt na { $colour ->
        [B] niebieskim
        [R] czerwonym
        [G] zielonym
        [Y] żółtym
       *[W] białym
    } polu w rzędzie { $row }
action-Trade = Wymień artefakty z rzędu { $row }
action-Stone =
    Weź kamień runiczny { $kind ->
        [magic] { stone-magic }
        [hand] { stone-hand }
        [exchange] { stone-exchange }
        [wild] { stone-wild }
        [plus] { stone-plus }
        [die] { stone-die }
        [point] { stone-point }
       *[cards] { stone-cards }
    }
action-Finish = Gotowe
action-End = Zakończ turę
action-Exchange =
    Kamień „Wymiana”: oddaj { $given ->
        [B] niebieski klejnot
        [R] czerwony klejnot
        [G] zielony klejnot
        [Y] żółty klejnot
        [W] biały klejnot
       *[ore] 1 minerał
    }, weź { $received ->
        [B] niebieski klejnot
        [R] czerwony klejnot
        [G] zielony klejnot
        [Y] żółty klejnot
       *[ore] 1 minerał
    }
action-Wild =
    Kamień „Klejnot-joker”: niech na całą grę jokerami będą klejnoty { $colour ->
        [B] niebieskie
        [R] czerwone
        [G] zielone
       *[Y] żółte
    }


## Teksty, które nie są akcją: według części, której nie da się odczytać.

unreadable-smithy = „{ $text }” to nie kuźnia. Kuźnie to 1 do 5 i white (biała).
unreadable-gems = „{ $text }” to nie klejnoty. Klejnoty to litery, na przykład BBW, albo ore (minerały).
unreadable-card = „{ $text }” to nie karta. Karty to liczby od 11 do 78 i od 100 do 107.
unreadable-part = „{ $text }” to nie część zdolności. Wpisz 1 albo 2.
unreadable-row = „{ $text }” to nie rząd. Wpisz 1 albo 2.
unreadable-colour = „{ $text }” to nie kolor. Kolory to B, R, G, Y i W.
unreadable-kind = „{ $text }” to nie kamień runiczny. Kamienie to magic, hand, exchange, wild, plus, die, point i cards.
unreadable-given = Nie można oddać „{ $text }”. Wpisz B, R, G, Y, W albo ore.
unreadable-received = Nie można wziąć „{ $text }”. Wpisz B, R, G, Y albo ore.


## Pytania do gracza.

prompt-action = Twoja tura. Wybierz akcję: przywołaj stwory, użyj zdolności kart albo wykuj artefakty.
prompt-summon = Wybierz karty, które zagrywasz, i stwory, które za nie przywołujesz.
prompt-cards = Wybierz karty, których zdolności chcesz użyć. Karta o wyższym numerze odejdzie.
prompt-abilities = Używaj zdolności swoich kart w dowolnej kolejności.
prompt-pay = Którymi klejnotami płacisz?
prompt-gem = Który klejnot bierzesz?
prompt-call = Którą kartę bierzesz z pól kart stworów?
prompt-die = Rzut wykonany. Bierzesz to, co pokazuje kostka?
prompt-field = Gdzie kładziesz swój nowy artefakt?
prompt-forge = Możesz wykuć drugi artefakt.
prompt-trade = Możesz wymienić rząd artefaktów albo zakończyć turę.
prompt-stone = Wybierz kamień runiczny. Zostanie z tobą do końca gry.
prompt-over = Gra jest skończona.


## Wyniki. W result-shared $who to imiona wszystkich, którzy wygrywają.

result-win =
    Na tronie zasiada { $who }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }!
result-shared =
    Tron jest wspólny, po { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }: { $who }!
score-points = Punkty mocy
score-gems = Klejnoty i minerały
score-rows = Artefakty na planszetce


## Słowa na obrazkach.

picture-druid =
    { $druid ->
        [grey] Szary Druid
        [brown] Brązowy Druid
        [black] Czarny Druid
        [beige] Beżowy Druid
       *[other] { $druid }
    }
picture-you = ty
picture-to-move = na ruchu
picture-won =
    { $count ->
        [1] wygrana
       *[other] wspólna wygrana
    }
picture-round = Runda { $number }
picture-deck = talia
picture-discard = odrzucone
picture-played = zagrane
picture-stones = Kamienie runiczne
picture-stone =
    { $stone ->
        [magic] magiczne punkty
        [hand] limit ręki
        [exchange] wymiana
        [wild] klejnot-joker
        [plus] plus
        [die] podwójna kostka
        [point] punkt mocy
       *[cards] trzy karty
    }
picture-in-play = W grze
picture-called = Przywoływane
picture-rolled = Rzut
picture-phase =
    { $phase ->
        [action] { $who } wybiera akcję
        [summon] { $who } przywołuje stwory
        [cards] { $who } wybiera karty
        [abilities] { $who } używa zdolności
        [pay] { $who } płaci
        [gem] { $who } wybiera klejnot
        [call] { $who } bierze kartę stwora
        [die] { $who } rzuca kostką
        [field] { $who } kładzie artefakt
        [forge] { $who } wykuwa artefakty
        [trade] { $who } może wymienić artefakty
        [stone] { $who } bierze kamień runiczny
       *[over] koniec gry
    }


## Rune Stones w terminalu. $sign to znak i litera koloru, $ability to zdolność w słowach.

runestones-round = Runda { $number }, tura { $turn }
runestones-druid = druid
runestones-or = albo
runestones-and = i
runestones-none = brak
runestones-empty = (brak)
runestones-word-gem = klejnot
runestones-word-white = joker
runestones-word-any = dowolny
runestones-word-card = karta
runestones-word-any-card = dowolna
runestones-word-die = kostka
runestones-word-ore = minerał
runestones-word-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
runestones-hold = twoje klejnoty i minerały
runestones-row = Rząd { $row }
runestones-in-hand = ręka { $count }
runestones-in-deck = talia { $count }
runestones-in-played = zagrane { $count }
runestones-top = na wierzchu { $card }
runestones-stones = kamienie runiczne: { $stones }
runestones-display = Stwory do przywołania (talia ogólna { $count }, odrzucone { $other })
runestones-cost = koszt { $need }
runestones-chosen = wybrana
runestones-leaves = odchodzi
runestones-stays = zostaje
runestones-playing = Teraz zagrane
runestones-face-down =
    { $count ->
        [one] { $count } karta jest wybrana, ale jeszcze zakryta.
        [few] { $count } karty są wybrane, ale jeszcze zakryte.
       *[other] { $count } kart jest wybranych, ale jeszcze zakrytych.
    }
runestones-sum = Magiczne punkty: razem { $has }, wydane { $spent }, zostaje { $left }.
runestones-hand = Twoja ręka
runestones-no-artifact = pusta
runestones-any-gems = { $need } dowolne
runestones-supply = Magazyn
runestones-artifacts = artefakty { $count }
runestones-stones-left = Kamienie runiczne do zdobycia:

runestones-choose-forge = Wykuj artefakt
runestones-choose-exchange = Użyj kamienia „Wymiana”
runestones-choose-wild = Użyj kamienia „Klejnot-joker”
runestones-summon =
    { $has ->
        [one] Przywołaj stwory (masz najwyżej { $has } magiczny punkt)
        [few] Przywołaj stwory (masz najwyżej { $has } magiczne punkty)
       *[other] Przywołaj stwory (masz najwyżej { $has } magicznych punktów)
    }
runestones-forge = Wykuj { part-colour } artefakt { $sign } { part-smithy }
runestones-pay = zapłać { $gems }
runestones-pay-ore =
    { $bonus ->
        [True] zapłać { $count } minerałami, bez premii
       *[False] zapłać { $count } minerałami
    }
runestones-play = Zagraj: { $card }
runestones-play-summon = Zagraj: { $card } (razem będzie { $has })
runestones-play-use = Zagraj: { $card }; odejdzie: { $cards }
runestones-call = Przywołaj: { $card } (kosztuje { $need }, zostanie { $left })
runestones-take = Weź: { $card }
runestones-ability = { $card }: { $ability }
runestones-gem = Weź { part-colour } klejnot { $sign } (masz { $has })
runestones-trade =
    { $count ->
        [few] Wymień rząd { $row }: { $count } artefakty na { part-points } i kamień runiczny
       *[other] Wymień rząd { $row }: { $count } artefaktów na { part-points } i kamień runiczny
    }
runestones-trade-points =
    { $count ->
        [few] Wymień rząd { $row }: { $count } artefakty na { part-points } (kamienia dla ciebie nie ma)
       *[other] Wymień rząd { $row }: { $count } artefaktów na { part-points } (kamienia dla ciebie nie ma)
    }
runestones-finish-summon = Gotowe. Przywołujesz karty: { $cards }
runestones-finish-cards = Pokaż tylko te dwie karty (odejdzie: { $cards })
runestones-finish-abilities =
    { $count ->
        [0] Gotowe (odejdzie: { $cards })
        [one] Gotowe, bez { $count } zdolności, której jeszcze można użyć (odejdzie: { $cards })
       *[other] Gotowe, bez { $count } zdolności, których jeszcze można użyć (odejdzie: { $cards })
    }
runestones-finish-forge = Nie wykuwaj drugiego artefaktu
runestones-die-shows =
    { $count ->
        [2] Kostka pokazuje: { $face }. Możesz to mieć dwa razy.
       *[other] Kostka pokazuje: { $face }.
    }
runestones-wanted = Zyskujesz: { $thing }.
runestones-forged = To { part-colour } artefakt { $sign }.
runestones-log-exchange =
    { $who } używa kamienia „Wymiana”: oddaje { $given ->
        [B] niebieski klejnot
        [R] czerwony klejnot
        [G] zielony klejnot
        [Y] żółty klejnot
        [W] biały klejnot
       *[ore] 1 minerał
    }, a bierze { $received ->
        [B] niebieski klejnot
        [R] czerwony klejnot
        [G] zielony klejnot
        [Y] żółty klejnot
       *[ore] 1 minerał
    }.
runestones-log-wild =
    { $who } używa kamienia „Klejnot-joker”: odtąd jokerami są klejnoty { $colour ->
        [B] niebieskie
        [R] czerwone
        [G] zielone
       *[Y] żółte
    }.

runestones-your-deck = Twoja talia, bez kolejności ({ $count })
runestones-your-hand = Twoja ręka ({ $count })
runestones-your-played = Twój stos kart zagranych ({ $count })
runestones-your-out = Poza grą ({ $count })
runestones-discard = Wspólny stos kart odrzuconych ({ $count })
runestones-out = { $who }, karty druida poza grą: { $cards }
runestones-artifact-supply = Zakryte artefakty, bez kolejności:
runestones-artifact-traded = Artefakty wymienione:
runestones-left =
    { $count ->
        [0] Nie ma już żadnego.
       *[other] Zostało: { $count }.
    }
runestones-owners = Ma go: { $who }.
runestones-bad-card = „{ $text }” to nie karta; karty to numery od 11 do 78, a twoje własne od 100 do 107.
runestones-magic =
    Magiczne punkty do przywołania: { $count }, { $colour ->
        [B] niebieskie
        [R] czerwone
        [G] zielone
       *[Y] żółte
    }
runestones-magic-any = Magiczne punkty do przywołania: { $count }, wielokolorowe
runestones-gives = Zdolność: { $ability }

runestones-score = Punkty
hint-runestones = Na to warto spojrzeć (czy to mądre, to już twoja decyzja):
runestones-hint-summon = możesz wziąć: { $cards } (zagrane karty: { $played })
runestones-hint-use = te karty dużo dają, a mało zabierają: { $cards }
runestones-legend =
    Kolory: ●B niebieski, ▲R czerwony, ♣G zielony, ■Y żółty, ◇W biały (joker). ▬ minerał, ◆? dowolny klejnot oprócz białego, ⚄ rzut kostką, ▯R czerwona karta, a ▯* dowolna karta z pól kart stworów, 2★ punkty mocy.
    ✦2 magiczne punkty w kolorze karty, ✦2* wielokolorowe. + dostajesz oba, / wybierasz jedno, → płacisz to, co stoi przed strzałką. ✓ użyte.
    Y[◇W] biały artefakt na żółtym polu. Podwójna ramka: karta druida. ▶ czyja jest tura.
help-runestones =
    W Rune Stones także:
      talia              wszystkie twoje karty, według miejsca
      odrzucone          wspólny stos kart odrzuconych i karty poza grą
      magazyn            co można jeszcze zdobyć
      kamienie           co robią kamienie runiczne
      obejrzyj KARTA     karta opisana słowami
    Twoja akcja: summon, play KARTA, call KARTA, finish · use, play KARTA, ability KARTA CZĘŚĆ, finish · forge KUŹNIA KLEJNOTY, field RZĄD KOLOR
    Wybory: pay KLEJNOTY · gem KOLOR · benefit · forgo · trade RZĄD · stone KAMIEŃ · end
    Z kamieniami, w każdej chwili swojej tury: exchange KLEJNOT ore · exchange ore KOLOR · wild KOLOR
    KARTA to numer, CZĘŚĆ 1 albo 2, KUŹNIA 1 do 5 albo white, KLEJNOTY to litery, np. BBW, albo ore (minerały). Kolory: B niebieski, R czerwony, G zielony, Y żółty, W biały.
