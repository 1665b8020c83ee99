### Słowa raportu o tym, jak toczy się gra, po polsku.
### happening-…: nazwa zdarzenia; list-…: lista policzonych rzeczy; offer-…: rzeczy, których czasem
### nie da się użyć.


## Strona

page-title = Jak się gra: { $game }
page-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
page-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partii
    }
page-deals =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[other] { $count } rozdań
    }
page-bots = grały boty: { $bots }
page-seed = ziarno { $seed }
page-set = elementy { $version }
page-introduction = W te partie grały boty, nie ludzie. Widać w nich, co same zasady i elementy robią z grą: potraktuj je jako wskazówkę, gdzie spojrzeć, a potem przyjrzyj się tam jakiejś partii. Wąsy na wykresach i liczby w nawiasach to przedziały 95 %: gdy na siebie zachodzą, różnica może być przypadkiem.
page-timed = Któryś bot myślał na czas, więc tych partii nie da się dokładnie powtórzyć.
page-compare = Dwa zestawy elementów obok siebie:
page-theme = Dzień / noc
page-all = Wszystkie
page-end = Raport przygotował Bajarz { $version }.


## Najważniejsze liczby

glance-title = W skrócie
glance-decisions = decyzji w partii
glance-turns = tur w partii
glance-choices = możliwości przy decyzji
glance-score = punktów na gracza
glance-margin = punktów przewagi
glance-leads = zmian prowadzenia
glance-shared = wspólnych zwycięstw


## Działy

length-title = Jak długa jest gra
length-text = Decyzje wszystkich graczy razem, partia po partii.
length-chart = Decyzje w partii
choices-title = Ile jest do wyboru
choices-text = Średnia liczba dozwolonych akcji przy decyzji, od pierwszej decyzji do ostatniej. Linia blisko jedynki oznacza, że gracze robią przeważnie to, co i tak muszą.
choices-first = początek
choices-last = koniec
choices-chart = Dozwolone akcje przy decyzji
scores-title = Punkty
scores-text = Końcowe wyniki wszystkich graczy oraz przewaga pierwszego nad drugim.
scores-chart = Końcowe wyniki
margin-chart = Przewaga pierwszego nad drugim
seats-title = Czy jest sprawiedliwie?
seats-text = Pierwsze miejsca według miejsca przy stole; linia pokazuje, ile byłoby sprawiedliwie. Każdy siedział wszędzie i miał to samo szczęście, więc różnice biorą się z miejsca.
seats-chart = Pierwsze miejsca według miejsca przy stole
seats-seat = Miejsce { $number }
seats-odd = Miejsce { $number } zajmuje { $share } pierwszych miejsc; to wyraźnie nie jest sprawiedliwa część, czyli { $fair }.
seats-fair = Żadne miejsce nie jest wyraźnie lepsze ani gorsze, niż byłoby sprawiedliwie.
leads-title = Czy prowadzenie się zmienia?
leads-text = Jak często na prowadzenie wychodził ktoś inny niż ten, kto prowadził poprzednio, według punktów po każdej turze.
leads-chart = Zmiany prowadzenia w partii
leads-never = W { $share } partii prowadzenie nie zmieniło się ani razu.
luck-title = Szczęście i decyzje
luck-text = Rozdania rozgrywano więcej niż raz: boty zamieniały się miejscami i na nowo rzucały własnymi monetami. To, co w kolejnych partiach tego samego rozdania zostaje przy tym samym miejscu, rozstrzygnęło rozdanie, niezależnie od tego, kto grał. Szczęście decyduje co najmniej o tej części: gdy dwie partie rozdania pójdą różnymi drogami, to samo szczęście przynosi co innego.
luck-chart = Co decyduje o pierwszym miejscu
luck-seat = miejsce
luck-players = kto gra
luck-deal = rozdanie
luck-rest = decyzje i późniejsze szczęście
luck-same = W { $share } rozdań rozegranych ponownie wszystkie partie potoczyły się tak samo, ruch w ruch: te boty robią to samo, gdy widzą to samo, więc wpływu decyzji tu nie widać, a w pozostałych liczbach takie powtórki liczą się raz. Podaj różne boty w --bots.
luck-one-bot = Wszędzie siedział ten sam bot, więc nie widać, ile daje lepsza gra. Podaj w --bots dwa boty różnej siły.
luck-none = Wszystkie partie skończyły się tak samo: nie ma czego dzielić.
ends-title = Jak się kończy
ends-text = Zasada, która zakończyła partię, i w jakiej części partii.
impossible-title = Czego nie dało się użyć
impossible-text = Jak często tego, co gracz miał przed sobą, nie można było użyć w chwili, gdy o tym decydował.
events-title = Co się dzieje
events-text = Każdy rodzaj zdarzenia: jak często zdarza się w partii i czy ci, którym się zdarza, częściej są pierwsi.


## Listy

list-often = Ile razy w partii
list-more = O ile częściej lub rzadziej niż zwykle na swoim miejscu byli pierwsi ci, którzy to mieli
column-name = co
column-per-game = w partii
column-had = graczy, którzy to mieli
column-more = pierwsi częściej o
column-together = idzie w parze z wygraną
column-asked = ile razy
column-impossible = niemożliwe
column-share = część
together-text = Ostatnia kolumna to korelacja: 1, gdy im więcej ktoś tego miał, tym pewniej wygrywał, −1 odwrotnie, 0, gdy ani tak, ani tak. Nie mówi ona, co jest przyczyną.
list-tiles-built = Postawione kafelki
list-tiles-replaced = Kafelki zamienione mocą specjalną
list-tiles-removed = Usunięte kafelki
list-tokens = Żetony Mocy Budynku
list-gates = Bramy
list-tiles-kept = Zachowane kafelki
list-tiles-down = Kafelki odłożone zakryte
list-tiles-exchanged = Kafelki wzięte przy wymianie
list-cards-summoned = Przywołane stwory
list-stones = Zdobyte kamienie runiczne
list-smithies = Użyte kuźnie
list-artifacts = Wykute artefakty
list-faces = Ścianki kostki
list-points-at-once = Punkty za jeden rząd artefaktów
list-pages-told = Opisane Strony
list-pages-turned = Strony przewrócone bez opisu
list-figures = Ruchy figur
list-tiles-added = Dołożone kafelki
offer-tile = Kafelki gracza, które nigdzie nie pasowały
offer-card = Wyłożone stwory, których nie można było przywołać
offer-page = Strony na ręce, których po Wyprawie nie można było opisać


## Zdarzenia

happening-ActionPassed = pas
happening-ArtifactForged = wykuty artefakt
happening-BenefitForgone = rezygnacja z wyniku kostki
happening-BonusEarned = zdobyty Bonus
happening-BuildingReplaced = zamieniony budynek (moc specjalna)
happening-CardChosen = wybrana karta
happening-CardDiscarded = odrzucona karta
happening-CardGained = zdobyta karta
happening-CardKept = zatrzymana karta
happening-CardRemoved = karta usunięta z gry
happening-CardsDrawn = dobrane karty
happening-CardsShown = użyte karty
happening-CardsSummoned = przywołane stwory
happening-CastleChanged = zmiana w zamku
happening-CastleCorrected = poprawka zamku na koniec
happening-ChoiceMade = wybrany rodzaj akcji
happening-DeckRenewed = odnowiona talia
happening-DieRolled = rzut kostką
happening-DisplayRefilled = nowe karty na stole
happening-DraftEnded = koniec zbierania
happening-FigureMoved = ruch figury
happening-GameEnded = koniec gry
happening-GameStarted = początek gry
happening-GateTaken = wzięta Brama
happening-GemsGained = zdobyte klejnoty
happening-GemsPaid = zapłacone klejnoty
happening-HandShown = pokazana ręka (moc magiczna)
happening-KingdomFinished = ukończone królestwo
happening-OreGained = zdobyty minerał
happening-PageDrawn = dobrana Strona
happening-PageTold = opisana Strona
happening-PageTurned = przewrócona Strona
happening-PlayerOut = gracz odpada
happening-PointGained = zdobyty Punkt Wyobraźni
happening-PointPaid = zapłacony Punkt Wyobraźni
happening-PointRecovered = odzyskany punkt (moc produkcyjna)
happening-PointsGained = zdobyte punkty mocy
happening-RowTraded = wymieniony rząd artefaktów
happening-SeatDone = gracz skończył budowę
happening-SmithyRefilled = nowy artefakt w kuźni
happening-StoneTaken = zdobyty kamień runiczny
happening-StoneUsed = użyty kamień runiczny
happening-TileAdded = dołożony kafelek
happening-TileBuilt = postawiony kafelek
happening-TileBuried = zakopany kafelek (moc magiczna)
happening-TileDrawn = dobrany kafelek
happening-TileExchanged = wymieniony kafelek
happening-TileKept = zachowany kafelek
happening-TileRevealed = odkryty kafelek
happening-TileTaken = wzięty kafelek
happening-TileTurnedDown = kafelek odłożony zakryty
happening-TilesDrawn = dobrane kafelki
happening-TilesExchanged = wymienione kafelki (moc mieszkalna)
happening-TilesRemoved = usunięte kafelki
happening-TilesReturned = zwrócone kafelki
happening-TokenFlipped = odwrócony magiczny żeton
happening-TokenMoved = żeton Mocy Budynku zmienia właściciela
happening-TokenPlaced = położony żeton (moc militarna)
happening-TokenReturned = zwrócony żeton
happening-TurnEnded = koniec tury
