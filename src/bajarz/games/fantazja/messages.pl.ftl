### Fantazja po polsku.
###
### Zmienne mają surowe wartości: $element to E, A, W albo F, $side to np. north, $type to np.
### residential, $level to 0 (specjalny) do 3, $rotation to 0 do 3 ćwierćobrotów. $tile to czytelna
### nazwa w mianowniku, dlatego stoi po słowie „kafelek” albo „budynek”. $known to yes, gdy
### czytający może znać tajne fakty zdarzenia, a inaczej no.


## Zasady. Gdy silnik odmawia samym numerem zasady, komunikat jest tą odmową.

F-C1 = Każda frakcja ma 27 kafelków; oprócz nich jest Magiczny Zamek, 5 żetonów Mocy Budynku i 8 żetonów Bonusu.
F-C2 = Kafelek budynku pokazuje frakcję, typ, poziom i Punkty Zwycięstwa, na każdym boku symbol powtórzony od 1 do 3 razy, a czasem też Mroczną Energię.
F-C3 = Budynek poziomu I to Mały Budynek; budynki poziomu II i III oraz budynki specjalne to Duże Budynki.

F-S1 = Magiczny Zamek leży na środku mapy, a wszystkie żetony czekają w puli.
F-S2 = Każdy gracz tasuje kafelki swojej frakcji, robi z nich zakryty Stos Dobierania i dobiera 6 kafelków, które są jego tajemnicą.
F-S3 = Pierwszego gracza wybiera los albo wskazuje go gospodarz stołu.

F-T1 = W swojej turze wykonujesz dokładnie jedną akcję: budujesz Mały Budynek, zdobywasz 1 Punkt Wyobraźni albo budujesz Duży Budynek.
F-T2 = Akcję pomijasz tylko wtedy, gdy masz pustą rękę; nawet wtedy wolno ci użyć mocy.
F-T3 = Raz w swojej turze możesz użyć jednego żetonu Mocy Budynku, który był twój już na początku tury.
F-T4 = Na końcu tury dobierasz kafelki, aż będziesz mieć ich na ręce 6, a potem rozlicza się żetony Mocy Budynku.

F-P0 = Zagrywasz tylko kafelki z własnej ręki, a kafelka { $tile } na niej nie ma.
F-P1 = Kafelek musi trafić na puste miejsce, a w miejscu { $place } już coś leży.
F-P2 = Kafelek musi stykać się bokiem z budynkiem albo z Magicznym Zamkiem, a w miejscu { $place } nie styka się z niczym.
F-P3 = { part-side } musi pokazywać { part-element }, a pokazuje { part-shown }.
F-P4 =
    { part-side } musi pokazywać co najmniej { $need ->
        [one] { $need } symbol
        [few] { $need } symbole
        [many] { $need } symboli
       *[other] { $need } symbolu
    } { $element ->
        [E] ziemi
        [A] powietrza
        [W] wody
       *[F] ognia
    }, a pokazuje { $has ->
        [one] { $has } symbol
        [few] { $has } symbole
        [many] { $has } symboli
       *[other] { $has } symbolu
    } { $shown ->
        [E] ziemi
        [A] powietrza
        [W] wody
       *[F] ognia
    }.
F-P5 = Budynek w miejscu { $place } jest dla ciebie zablokowany żetonem militarnym przeciwnika (F-M3). Nie buduj na nim ani na pustym miejscu obok niego.

F-I1 = Raz w swojej turze możesz położyć przed sobą zakryty kafelek z ręki: staje się on 1 Punktem Wyobraźni.

F-L1 = Duży Budynek kosztuje 1 Punkt Wyobraźni, a ty nie masz żadnego.
F-L2 =
    Pod kafelkiem { $tile } musi być budynek { part-type } poziomu { $level ->
        [2] I
       *[3] II
    }, a kafelek { $there-tile } to budynek { $there-type ->
        [residential] mieszkalny
        [production] produkcyjny
        [military] militarny
        [magic] magiczny
       *[special] specjalny
    } poziomu { $there-level ->
        [1] I
        [2] II
       *[3] III
    }.
F-L3 = W takim położeniu kafelek { $tile } nie pasuje do budynku w miejscu { $place }. { part-side } musi pokazywać { part-element } tak jak kafelek pod spodem, a pokazuje { part-shown }.
F-L4 = Na budynku specjalnym nie wolno niczego budować, a kafelek { $there-tile } to budynek specjalny.
F-L5 = Na Magicznym Zamku nie wolno niczego budować, bo nie jest budynkiem.
F-L6 = Żeton Bonusu zdobywasz, gdy kładziesz poziom III na swoim poziomie II, o ile w puli jest jeszcze jakiś żeton.

F-D1 = Gdy położony kafelek ma Mroczną Energię i styka się bokiem z kafelkami, na których też ją widać, znikają wszystkie razem, każdy z całym swoim stosem.
F-D2 = Potem znika też każdy budynek bez drogi do Magicznego Zamku, z całym swoim stosem.
F-D3 = Każdy usunięty kafelek trafia na Stos Kafelków Odrzuconych swojej frakcji.

F-K1 = Na końcu swojej tury bierzesz żeton każdego typu, którego masz co najmniej dwa widoczne budynki, a do tego więcej niż przeciwnik.
F-K2 = Na końcu twojej tury żeton każdego typu, którego macie po równo, wraca do puli.
F-K3 = We wszystkich innych przypadkach żeton zostaje tam, gdzie jest.
F-K4 = Budynek należy do frakcji wierzchniego kafelka; przykryte kafelki się nie liczą.
F-K5 = Żeton działa od twojej następnej tury, a w jednej turze używasz tylko jednego ze swoich żetonów.
F-K6 = Użytego żetonu militarnego nie rozlicza się aż do początku następnej tury gracza, który go użył.

F-M1 = Moc mieszkalna: wymień od 1 do 3 kafelków z ręki na tyle samo kafelków ze swojego Stosu Kafelków Odrzuconych.
F-M2 = Moc produkcyjna: jeden kafelek z twojego Stosu Kafelków Odrzuconych staje się zakrytym Punktem Wyobraźni.
F-M3 = Żeton militarny kładzie się na budynku, a w miejscu { $place } nie ma budynku.
F-M4 = Moc magiczna: obejrzyj do 4 losowych kafelków z ręki przeciwnika i najwyżej dwa z nich wsuń pod jego Stos Dobierania.
F-M5 = Moc specjalna: zamień jeden ze swoich budynków na kafelek tego samego poziomu z ręki; żaden z nich nie może być specjalny.

F-E1 = Gra jest już skończona: obu graczom zabrakło kafelków.
F-E2 = Liczą się Punkty Zwycięstwa na wszystkich twoich widocznych kafelkach na mapie i po 5 za każdy żeton Bonusu.
F-E3 = Wygrywa ten, kto ma więcej Punktów Zwycięstwa, przy równej liczbie ten, kto ma więcej Punktów Wyobraźni, a jeśli i tych jest tyle samo, jest remis.


## Odmowy: zasada i to, co jest nie tak.

F-C3-small =
    Mały Budynek ma zawsze poziom I. Kafelek { $tile } { $level ->
        [0] jest specjalny
        [2] ma poziom II
       *[3] ma poziom III
    }, więc to Duży Budynek.
F-C3-large = Duży Budynek ma poziom II lub III albo jest specjalny. Kafelek { $tile } ma poziom I, więc to Mały Budynek.

F-T1-turn = Poczekaj na swoją turę: teraz grają { part-seat }.
F-T1-acted = W turze jest tylko jedna akcja, a twoja jest już wykonana.
F-T1-owed = Nie wolno spasować: najpierw wykonaj akcję, a potem zakończ turę.

F-T3-used =
    W turze wolno użyć tylko jednej mocy, a moc { $type ->
        [residential] mieszkalna
        [production] produkcyjna
        [military] militarna
        [magic] magiczna
       *[special] specjalna
    } jest już użyta. Nawet gdy masz kilka żetonów, używasz w turze tylko jednego z nich (F-K5).
F-T3-held = Wolno użyć tylko żetonu, który był twój już na początku tury, a żeton { part-type } nie jest twój.

F-L1-pending = Najpierw zapłać za Duży Budynek: wybierz jeden ze swoich Punktów Wyobraźni.
F-L1-wait = Poczekaj: { part-seat } muszą jeszcze zapłacić za Duży Budynek.
F-L1-idle = Teraz nie ma za co płacić. Punktem Wyobraźni płacisz dopiero po zbudowaniu Dużego Budynku.
F-L1-tile = Płacisz jednym ze swoich Punktów Wyobraźni, a kafelka { $tile } wśród nich nie ma.

F-L2-empty = Poziom II lub III kładzie się na budynku, a w miejscu { $place } nie ma budynku.

F-M1-discard = Weź kafelek ze swojego Stosu Kafelków Odrzuconych: kafelka { $tile } tam nie ma.
F-M1-three = Wolno wymienić najwyżej 3 kafelki, a 3 są już wymienione.
F-M1-twice = Każdy kafelek może zmienić miejsce tylko raz, a kafelek { $tile } jest już po wymianie.

F-M2-discard = Wybierz kafelek ze swojego Stosu Kafelków Odrzuconych: kafelka { $tile } tam nie ma.

F-M4-pending = Najpierw dokończ użycie mocy magicznej: wsuń pokazany kafelek pod Stos Dobierania przeciwnika albo oddaj kafelki.
F-M4-wait = Poczekaj: { part-seat } używają jeszcze mocy magicznej.
F-M4-idle = Teraz nie widzisz żadnych kafelków przeciwnika. Najpierw użyj mocy magicznej.
F-M4-empty = Moc magiczna pokazuje kafelki z ręki przeciwnika, a ta ręka jest pusta.
F-M4-out = Do użycia mocy magicznej potrzebujesz własnych kafelków, a twoja ręka i twój Stos Dobierania są puste.
F-M4-shown = Wybierz jeden z pokazanych kafelków: kafelka { $tile } wśród nich nie ma.

F-M5-own = Wybierz swój budynek: w miejscu { $place } nie ma twojego budynku.
F-M5-special = Budynków specjalnych nie można zamieniać, a kafelek { $special } to budynek specjalny. Wybierz budynek i kafelek poziomu I, II albo III.
F-M5-level =
    Oba kafelki muszą mieć ten sam poziom: twój kafelek ma poziom { $level ->
        [1] I
        [2] II
       *[3] III
    }, a budynek ma poziom { $there-level ->
        [1] I
        [2] II
       *[3] III
    }.
F-M5-barred = Nie możesz zamienić budynku w miejscu { $place }: leży na nim żeton militarny przeciwnika.
F-M5-symbols = W takim położeniu kafelek nie pasuje w miejscu { $place }. { part-side } musi pokazywać { part-element } tak jak sąsiad, a pokazuje { part-shown }.


## Zdarzenia, jako wiersze dziennika.

event-GameStarted = Gra się zaczyna. Pierwszą turę ma { $who }.
event-TileBuilt = { $who } stawia budynek { $tile } w miejscu { $place }{ part-turned }.
event-PointGained =
    { $known ->
        [yes] { $who } kładzie zakryty kafelek { $tile } i zdobywa 1 Punkt Wyobraźni.
       *[no] { $who } kładzie zakryty kafelek i zdobywa 1 Punkt Wyobraźni.
    }
event-PointPaid = { $who } płaci 1 Punkt Wyobraźni: kafelek { $tile } trafia na Stos Kafelków Odrzuconych.
event-BonusEarned = { $who } zdobywa żeton Bonusu wart 5 Punktów Zwycięstwa!
event-TilesRemoved =
    { $rule ->
        [F-D2] Znika też wszystko, co nie ma drogi do Magicznego Zamku: { $tiles }.
       *[F-D1] Mroczna Energia wybucha! Z mapy znikają kafelki: { $tiles }.
    }
event-TilesExchanged = { $who } używa mocy mieszkalnej: kafelek { $given } trafia na Stos Kafelków Odrzuconych, a kafelek { $taken } na rękę.
event-PointRecovered = { $who } używa mocy produkcyjnej: kafelek { $tile } ze Stosu Kafelków Odrzuconych staje się 1 Punktem Wyobraźni.
event-TokenPlaced = { $who } używa mocy militarnej i kładzie żeton na budynku w miejscu { $place }.
event-TokenReturned =
    { $to ->
        [0] Żeton militarny schodzi z mapy i wraca do puli.
       *[other] Żeton militarny schodzi z mapy. Odzyskuje go { $whom }.
    }
event-HandShown =
    { $known ->
        [yes] { $who } używa mocy magicznej i ogląda { part-tiles } z ręki przeciwnika: { $tiles }.
       *[no] { $who } używa mocy magicznej i ogląda { part-tiles } z ręki przeciwnika.
    }
event-TileBuried =
    { $known ->
        [yes] { $who } wsuwa kafelek { $tile } pod Stos Dobierania przeciwnika.
       *[no] { $who } wsuwa kafelek pod Stos Dobierania przeciwnika.
    }
event-TilesReturned =
    { $count ->
        [0] { $who } nie oddaje żadnego kafelka.
       *[other] { $who } oddaje przeciwnikowi { part-tiles }.
    }
event-BuildingReplaced = { $who } używa mocy specjalnej: w miejscu { $place } zamiast kafelka { $replaced } leży teraz kafelek { $tile }{ part-turned }.
event-TilesDrawn =
    { $known ->
        [yes] { $who } dobiera { part-tiles }: { $tiles }.
       *[no] { $who } dobiera { part-tiles }.
    }
event-TokenMoved =
    { $to ->
        [0] Żeton { part-type } wraca do puli.
       *[other] { $whom } bierze żeton { part-type }.
    }
event-TurnEnded = { $who } kończy turę.
event-GameEnded = Gra jest skończona: obu graczom zabrakło kafelków.


## Słowa.

type-residential = mieszkalny
type-production = produkcyjny
type-military = militarny
type-magic = magiczny
type-special = specjalny

element-E = ziemia
element-A = powietrze
element-W = woda
element-F = ogień

side-north = północ
side-east = wschód
side-south = południe
side-west = zachód

faction-S = Rzeźbiarze Natury
faction-E = Inżynierowie Światła

level-0 = specjalny
level-1 = I
level-2 = II
level-3 = III


## Części zdań, których używają inne komunikaty. Liczba kafelków stoi w bierniku.

part-type =
    { $type ->
        [residential] { type-residential }
        [production] { type-production }
        [military] { type-military }
        [magic] { type-magic }
       *[special] { type-special }
    }
part-seat =
    { $seat ->
        [1] { faction-S }
       *[2] { faction-E }
    }
part-element =
    { $element ->
        [E] ziemię
        [A] powietrze
        [W] wodę
       *[F] ogień
    }
part-shown =
    { $shown ->
        [E] ziemię
        [A] powietrze
        [W] wodę
       *[F] ogień
    }
part-side =
    { $side ->
        [north] Północny bok
        [east] Wschodni bok
        [south] Południowy bok
       *[west] Zachodni bok
    }
part-tiles =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    }
part-turned =
    { $rotation ->
        [0] { "" }
        [1] , obrócony raz
        [2] , obrócony dwa razy
       *[3] , obrócony trzy razy
    }


## Akcje, jako pozycje menu.

action-Small = Zbuduj Mały Budynek { $tile } w miejscu { $place }{ part-turned }
action-Gain = Połóż zakryty kafelek { $tile } i zdobądź 1 Punkt Wyobraźni
action-Large = Zbuduj Duży Budynek { $tile } w miejscu { $place }{ part-turned }, za 1 Punkt Wyobraźni
action-Pay = Zapłać kafelkiem { $tile }
action-Residential = Moc mieszkalna: wymień kafelek { $given } z ręki na kafelek { $taken } ze swojego Stosu Kafelków Odrzuconych
action-Production = Moc produkcyjna: zamień kafelek { $tile } ze swojego Stosu Kafelków Odrzuconych w Punkt Wyobraźni
action-Military = Moc militarna: połóż żeton na budynku w miejscu { $place }
action-Magic = Moc magiczna: obejrzyj kafelki z ręki przeciwnika
action-Bury = Wsuń kafelek { $tile } pod Stos Dobierania przeciwnika
action-Return = Oddaj pokazane kafelki
action-Special = Moc specjalna: zamień swój budynek w miejscu { $place } na kafelek { $tile }{ part-turned }
action-End = Zakończ turę


## Teksty, które nie są akcją: według części, której nie da się odczytać.

unreadable-tile = „{ $text }” to nie kafelek. Kafelki mają nazwy takie jak S-R1a.
unreadable-given = { unreadable-tile }
unreadable-taken = { unreadable-tile }
unreadable-place = „{ $text }” to nie miejsce. Miejsce to dwie liczby od -60 do 60, na przykład 1,-2.
unreadable-rotation = „{ $text }” nie mówi, jak obrócić kafelek. Obroty to r0, r1, r2 i r3.


## Pytania do gracza.

prompt-turn-action = Twoja tura. Wykonaj akcję: buduj albo zdobądź Punkt Wyobraźni.
prompt-turn-power = Możesz jeszcze użyć mocy albo zakończyć turę.
prompt-pay = Którym ze swoich Punktów Wyobraźni płacisz?
prompt-magic = Wsuń pokazany kafelek pod Stos Dobierania przeciwnika, najwyżej dwa, albo oddaj kafelki.
prompt-over = Gra jest skończona.


## Wyniki. $reason to tie-ip, gdy rozstrzygnęły Punkty Wyobraźni.

result-win =
    Wygrywa { $who }: { $score ->
        [one] { $score } Punkt Zwycięstwa
        [few] { $score } Punkty Zwycięstwa
        [many] { $score } Punktów Zwycięstwa
       *[other] { $score } Punktu Zwycięstwa
    }!{ $reason ->
        [tie-ip] { " " }{ tie-ip }
       *[other] { "" }
    }
result-draw = Remis: macie tyle samo Punktów Zwycięstwa i tyle samo Punktów Wyobraźni.
score-buildings = Widoczne budynki
score-bonus = Żetony Bonusu
tie-ip = Punktów Zwycięstwa jest po równo, więc rozstrzygają Punkty Wyobraźni.


## Słowa na obrazkach. $number liczy tury gry.

picture-you = ty
picture-to-move = na ruchu
picture-powers = Moce
picture-pool = w puli
picture-turn = tura { $number }
picture-discard = Odrzucone
picture-ip = Wyobraźnia
picture-pile = Stos
picture-shown = Pokazane
picture-bonus = Bonus
picture-points = PZ
picture-wins = wygrana
picture-draw = remis


## Fantazja w terminalu.

fantazja-seat-1 = Rzeźbiarze Natury (miejsce 1)
fantazja-seat-2 = Inżynierowie Światła (miejsce 2)
fantazja-points = { $count } PZ
fantazja-hand = ręka
fantazja-ip = wyobraźnia
fantazja-pile = stos
fantazja-discard = odrzucone
fantazja-bonus = bonus
fantazja-power-residential = mieszkalny
fantazja-power-production = produkcyjny
fantazja-power-military = militarny
fantazja-power-magic = magiczny
fantazja-power-special = specjalny
fantazja-pool = pula
fantazja-on-map = na { $place }
fantazja-gone = poza mapą
fantazja-your-hand = Twoja ręka
fantazja-empty = (pusta)
fantazja-your-ip = Twoje Punkty Wyobraźni: { $tiles }
fantazja-shown = Kafelki z ręki przeciwnika, które widzisz
fantazja-seen = wiesz, że na ręce lub w wyobraźni: { $tiles }
fantazja-buried = na spodzie stosu: { $tiles }
fantazja-ip-open = znane Punkty Wyobraźni: { $tiles }
fantazja-score = Punkty Zwycięstwa
fantazja-ip-left = Pozostałe Punkty Wyobraźni
fantazja-choose-small =
    { $count ->
        [one] Zbuduj Mały Budynek { $tile }: { $count } miejsce
        [few] Zbuduj Mały Budynek { $tile }: { $count } miejsca
       *[other] Zbuduj Mały Budynek { $tile }: { $count } miejsc
    }
fantazja-choose-large =
    { $count ->
        [one] Zbuduj Duży Budynek { $tile } za 1 Punkt Wyobraźni: { $count } miejsce
        [few] Zbuduj Duży Budynek { $tile } za 1 Punkt Wyobraźni: { $count } miejsca
       *[other] Zbuduj Duży Budynek { $tile } za 1 Punkt Wyobraźni: { $count } miejsc
    }
fantazja-choose-special-tile =
    { $count ->
        [one] Wstaw kafelek { $tile }: { $count } miejsce
        [few] Wstaw kafelek { $tile }: { $count } miejsca
       *[other] Wstaw kafelek { $tile }: { $count } miejsc
    }
fantazja-choose-gain = Zdobądź 1 Punkt Wyobraźni: połóż zakryty kafelek
fantazja-choose-residential = Moc mieszkalna: wymień kafelki z ręki na odrzucone
fantazja-choose-production = Moc produkcyjna: odrzucony kafelek staje się Punktem Wyobraźni
fantazja-choose-military = Moc militarna: połóż żeton na budynku
fantazja-choose-special = Moc specjalna: zamień jeden ze swoich budynków
fantazja-vanish =
    { $count ->
        [one] Mroczna Energia: znika { $count } kafelek
        [few] Mroczna Energia: znikają { $count } kafelki
       *[other] Mroczna Energia: znika { $count } kafelków
    }
fantazja-takes =
    { $type ->
        [residential] bierzesz żeton mieszkalny
        [production] bierzesz żeton produkcyjny
        [military] bierzesz żeton militarny
        [magic] bierzesz żeton magiczny
       *[special] bierzesz żeton specjalny
    }
fantazja-no-places = Tego kafelka nie możesz teraz nigdzie zbudować.
fantazja-which-discard = Czyje odrzucone kafelki? Wpisz: odrzucone 1, odrzucone 2 albo samo odrzucone.
fantazja-discard-of =
    { $count ->
        [0] { $who }, odrzucone kafelki: nie ma żadnych
       *[other] { $who }, odrzucone kafelki: { $count }
    }
fantazja-nothing-there = W miejscu { $place } nie ma budynku.
fantazja-dark = Mroczna Energia
fantazja-legend =
    Boki: ♣ ziemia, ≋ powietrze, ● woda, ▲ ogień.
    Typy: ⌂ mieszkalny (R), ✕ produkcyjny (P), † militarny (M), ★ magiczny (G), ◆ specjalny. Potem poziom: I, II, III.
    Okrągła ramka ○: Rzeźbiarze Natury. Podwójna ramka ◇: Inżynierowie Światła. ♜: Magiczny Zamek.
    ✹: Mroczna Energia. +1: Punkty Zwycięstwa. ≡2: stos dwóch kafelków i właściciele tych przykrytych. †: leży tu żeton militarny.
    ◤: ostatni ruch. Przerywana ramka: puste miejsce, o które chodzi. ▶: czyja jest tura i który żeton teraz działa; = przy żetonie: kto go ma.
help-fantazja =
    W Fantazji także:
      miejsca [KAFELEK]  gdzie możesz budować i w jakim położeniu (r0 do r3)
      odrzucone [1|2]    przejrzyj odrzucone kafelki
      obejrzyj X,Y       wszystko o budynku
      mapa [X,Y]         mapa w pełnej wielkości, wokół miejsca
    Akcje: small KAFELEK X,Y rT · gain KAFELEK · large KAFELEK X,Y rT · pay KAFELEK · end
    Moce: residential ODDANY WZIĘTY · production KAFELEK · military X,Y · magic · bury KAFELEK · return · special KAFELEK X,Y rT
    x rośnie na wschód, y na południe; rT to T ćwierćobrotów zgodnie z ruchem wskazówek zegara.
