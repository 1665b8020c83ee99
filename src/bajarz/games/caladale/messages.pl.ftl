### Zamki Królestwa Caladale po polsku.
###
### Zmienne mają surowe wartości: $side to np. north (góra), $shown i $there w C-B3 to sky, motyw albo
### grass, $rotation to 0 do 3 ćwierćobrotów, $seat to 1 do 4. $place i $cell to pola, np. 1,2. $tile,
### $gate i inne kafelki to czytelne nazwy w mianowniku, dlatego stoją w cudzysłowie albo po
### dwukropku. $known to yes, gdy czytający może znać tajne fakty zdarzenia, a inaczej no.


## Zasady. Gdy silnik odmawia lub zaznacza złamaną zasadę samym jej numerem, komunikat właśnie to mówi.

C-C1 = Do zbierania są 72 kafelki, 54 standardowe i 18 Magicznych, a oprócz nich są 4 dwustronne Bramy, 4 Rusztowania i 4 Pasy Trawy, każdy szeroki na cztery kafelki.
C-C2 = Zamek leży na siatce, której najniższy rząd to rząd 0, a pole { $place } jest poza siatką.

C-S1 = Każdy gracz dostaje Bramę, Rusztowanie i Pas Trawy; przy 2 lub 3 graczach Bramy pokazują stronę z jednym motywem, a przy 4 stronę z dwoma.
C-S2 = Przy 2 graczach 24 oznaczone kafelki nie biorą udziału w grze, chyba że przy stole włączono opcję „wszystkie kafelki”.
C-S3 = Dziewięć kafelków leży odkrytych, a reszta w zakrytym stosie; pierwszego gracza wybiera los, a tury idą zgodnie z ruchem wskazówek zegara.

C-T1 = W swojej turze bierzesz dokładnie jeden kafelek: odkryty albo wierzchni ze stosu, bez zaglądania.
C-T2 = Decydujesz od razu i ostatecznie: zachowujesz wzięty kafelek odkryty albo odwracasz go i na koniec dostajesz za niego 1 punkt.
C-T3 = Zachowany kafelek możesz położyć teraz, później albo wcale.
C-T4 = Zbieranie kończy się, gdy nie ma już czego wziąć; wszyscy gracze mają wtedy po tyle samo kafelków.

C-B1 = Aż do końcowego liczenia możesz w każdej chwili kłaść, przesuwać, obracać i zabierać z powrotem własne kafelki, także w cudzej turze.
C-B2 =
    Bramy i Zwieńczenia Wież muszą zawsze stać prosto, a kafelek „{ $tile }” na polu { $place } jest obrócony { $rotation ->
        [1] raz
        [2] dwa razy
       *[3] trzy razy
    }.
C-B3 =
    Stykające się krawędzie muszą do siebie pasować: kafelek „{ $tile }” na polu { $place } ma { part-side } { $shown ->
        [sky] Niebo
        [stone] kamień
        [tree] drzewo
        [tudor] mur
       *[grass] trawę
    }, a jego sąsiad ma tam { $there ->
        [sky] Niebo
        [stone] kamień
        [tree] drzewo
        [tudor] mur
       *[grass] trawę
    }.
C-B4 = Brama stoi prosto w rzędzie 0, nad trawą.
C-B5 = Kafelek w rzędzie 0, który ma na dole Zamek, leży nad trawą; jeśli ma na dole Niebo, może leżeć poza trawą, ale najwyżej jeden z każdej strony.
C-B6 = Zamek to jedna budowla, połączona z Bramą przez krawędzie Zamku, a kafelek „{ $tile }” na polu { $place } do niej nie należy.
C-B7 =
    W zamku nie może być dziur, a pod kafelkiem „{ $tile }” na polu { $place } jest dziura wielkości { $cells ->
        [one] { $cells } pola
       *[other] { $cells } pól
    }.
C-B8 = Każdy kafelek musi się na czymś trzymać, a kafelek „{ $tile }” na polu { $place } nie trzyma się na niczym.
C-B9 = Wystający kafelek nie trzyma z boku następnego: kafelek „{ $tile }” na polu { $place } musi łączyć się ze stabilnym.
C-B10 = Kafelek Krawędzi może wisieć wszędzie, gdzie pasuje, obrócony dowolnie; Zwieńczenie Wieży nie jest kafelkiem Krawędzi.
C-B11 = Most musi prowadzić do stabilnego kafelka po lewej i do innego po prawej, a Most z kafelkiem „{ $tile }” na polu { $place } urywa się w powietrzu.
C-B12 = Zamek jest ukończony, gdy nie łamie żadnej zasady i przy każdej krawędzi Zamku leży kafelek; nie potrzebują go tylko dolne krawędzie na trawie.

C-P1 = Każdy kafelek w twoim zamku daje 2 punkty; Brama się liczy, Rusztowanie nie.
C-P2 = Ukończony zamek daje jeszcze 2 punkty, a każde Zwieńczenie Wieży w zamku i każdy odwrócony kafelek jeszcze po 1.
C-P3 = Tracisz 2 punkty za każdą niedokończoną krawędź i 1 punkt, jeśli w zamku jest Rusztowanie; zachowane kafelki poza zamkiem dają 0.
C-P4 = Przed liczeniem źle położone kafelki schodzą z zamku razem ze wszystkim, co się na nich opierało, aż zamek będzie zgodny z zasadami.
C-P5 = Wygrywa ten, kto ma najwięcej punktów; przy remisie lepszy jest ukończony zamek, potem więcej Zwieńczeń Wież, potem nieużyte Rusztowanie, a jeśli to nie pomoże, zwycięstwo jest wspólne.

C-E1 = Po zbieraniu możesz budować dalej, aż wszyscy gracze powiedzą „gotowe” albo skończy się czas; jeśli po słowie „gotowe” budujesz, twoje „gotowe” zostaje cofnięte.

C-1a = W Solo 1 zaczynasz z jedną Bramą na trawie i z Rusztowaniem pod ręką; 9 kafelków leży odkrytych, a reszta w stosie.
C-1b = W Solo 1 bierzesz jeden odkryty kafelek i od razu kładziesz go na stałe; dopiero potem uzupełnia się jego miejsce.
C-1c = W Solo 1 każdy kafelek powyżej rzędu 0 musi opierać się na kafelku tuż pod nim, a pod kafelkiem „{ $tile }” na polu { $place } nie ma żadnego.
C-1d = W Solo 1 możesz w każdej chwili przesunąć Pas Trawy pod kafelkami, byle Brama i rząd 0 były nadal zgodne z zasadami (C-B4, C-B5).
C-1e = Solo 1 kończy się, gdy wziętego kafelka nie da się położyć, gdy nie ma już kafelków albo gdy postanowisz przestać.

C-2a = W Solo 2 dostajesz Bramę, Rusztowanie i 25 losowych kafelków do budowania, a 9 innych leży odkrytych do wymiany.
C-2b = W Solo 2 możesz wymieniać swoje kafelki na te z odkrytej dziewiątki, ile razy chcesz; każda wymiana kosztuje 1 punkt.
C-2c = W Solo 2 punkty liczysz jak zwykle, ale bez zakrytych kafelków, a od wyniku odejmujesz wymiany; gra zapamiętuje twoje rekordy.

C-F1 = W grze swobodnej budujesz jeden zamek, jak największy, ze wszystkich 72 kafelków i 4 Bram, bez Rusztowań, na trawie szerokiej na 8 kafelków.

C-I1 = Wszystko jest jawne oprócz kolejności kafelków w stosie oraz kafelków wziętych w ciemno i odwróconych, które zna tylko ich właściciel.


## Odmowy i złamane zasady: zasada i to, co jest nie tak.

C-C2-shift = Zamku nie można przesunąć tak daleko: któryś kafelek znalazłby się poza siatką, której najniższy rząd to rząd 0.
C-C2-grass = Trawa nie może zaczynać się w kolumnie { $column }, bo to za daleko w bok.

C-S1-turn = Poczekaj na swoją kolej: teraz Bramę wybiera gracz z miejsca { $seat }.
C-S1-pending = Najpierw wybiera się Bramę, a dopiero potem gra toczy się dalej.
C-S1-chosen = Każdy gracz ma już Bramę, więc nie ma czego wybierać.
C-S1-gate = Wybierz jedną z Bram, które jeszcze zostały, stroną właściwą dla tej liczby graczy: „{ $tile }” nie jest żadną z nich.
C-S1-side = Przy 2 lub 3 graczach Brama pokazuje stronę z jednym motywem, a przy 4 stronę z dwoma: „{ $tile }” to niewłaściwa strona.

C-T1-turn = Poczekaj na swoją turę: teraz tura gracza z miejsca { $seat }.
C-T1-tile = Weź jeden z odkrytych kafelków: kafelka „{ $tile }” wśród nich nie ma.
C-T1-stack = Stos jest pusty: weź jeden z odkrytych kafelków.
C-T2-pending = Najpierw zdecyduj o wziętym kafelku: zachowaj go albo odwróć.
C-T2-nothing = Nie ma o czym decydować: najpierw weź kafelek.
C-T4-pending = Zbieranie jest skończone i nie ma już czego wziąć. Teraz budujesz.

C-B1-over = Budować wolno tylko do końcowego liczenia, a zamki są już policzone.
C-B1-own = Budujesz z własnych zachowanych kafelków, a kafelka „{ $tile }” wśród nich nie ma.
C-B1-placed = Zabrać z powrotem możesz tylko kafelek z własnego zamku, a kafelka „{ $tile }” w nim nie ma.
C-B1-twice = Kafelek może leżeć tylko w jednym miejscu, a kafelek „{ $tile }” jest podany dwa razy.
C-B2-taken = Na jednym polu mieści się jeden kafelek: na polu { $place } nie ma miejsca na kafelek „{ $tile }”, bo jest tam kafelek „{ $there }”.
C-B4-missing = Zamek musi mieć Bramę: postaw ją prosto w rzędzie 0, nad trawą.
C-B4-turned = Brama musi stać prosto, a „{ $tile }” na polu { $place } jest obrócona.
C-B4-grass = Brama musi stać nad trawą, a „{ $tile }” na polu { $place } nie ma pod sobą trawy.
C-B4-row = Brama musi stać w rzędzie 0, a „{ $tile }” na polu { $place } stoi za wysoko.
C-B5-second = Poza trawą jest miejsce tylko na jeden kafelek z każdej strony, a kafelek „{ $tile }” na polu { $place } to już o jeden za dużo.
C-B5-bottom = Kafelek w rzędzie 0, który ma na dole Zamek, musi leżeć nad trawą, a kafelek „{ $tile }” na polu { $place } nie ma pod sobą trawy.

C-E1-over = Gra jest już skończona, a zamki policzone.
C-E1-draft = Na słowo „gotowe” jest za wcześnie: powiesz je na końcu, gdy przyjdzie czas na budowę.
C-E1-done = Twoje „gotowe” już padło.

C-1a-pending = Najpierw wybierz Bramę.
C-1a-chosen = Masz już Bramę, więc nie ma czego wybierać.
C-1a-gate = Wybierz jedną z Bram: „{ $tile }” to nie Brama.
C-1b-draw = W Solo 1 nie bierze się kafelków w ciemno: weź jeden z odkrytych.
C-1b-keep = W Solo 1 nie odkłada się kafelków na później: wzięty kafelek od razu połóż w zamku.
C-1b-down = W Solo 1 nie odwraca się kafelków za punkt: wzięty kafelek od razu połóż w zamku.
C-1b-pending = Najpierw połóż wzięty kafelek: { $tile }.
C-1b-final = W Solo 1 wszystko zostaje tam, gdzie leży: kafelków nie wolno przesuwać, obracać ani zabierać.
C-1b-taken = W Solo 1 kładziesz tylko kafelek wzięty przed chwilą albo Rusztowanie: „{ $tile }” to ani jedno, ani drugie.
C-1e-over = Gra jest już skończona, a zamek policzony.
C-1e-done = W Solo 1 nie mówi się „gotowe”: jeśli chcesz przestać, zakończ grę.
C-1e-builder = Tak można zakończyć tylko Solo 1: tutaj powiedz „gotowe”, gdy twój zamek będzie gotowy.

C-2a-draft = W Solo 2 nie ma zbierania: masz już wszystkie swoje kafelki i możesz je wymieniać na te z odkrytej dziewiątki.
C-2b-pending = Najpierw wybierz Bramę.
C-2b-chosen = Masz już Bramę: możesz ją tylko postawić drugą stroną.
C-2b-gate = Wybierz jedną z Bram: „{ $tile }” to nie Brama.
C-2b-puzzle = Kafelki wymienia się tylko w Solo 2.
C-2b-fixed = Bram i Rusztowań nie można wymieniać: „{ $tile }” zostaje.
C-2b-own = Oddajesz jeden ze swoich kafelków, a kafelek „{ $tile }” nie jest twój.
C-2b-nine = Bierzesz jeden z dziewięciu odkrytych kafelków, a kafelka „{ $tile }” wśród nich nie ma.

C-F1-draft = W grze swobodnej nie ma zbierania: wszystkie kafelki są twoje od początku.
C-F1-chosen = W grze swobodnej wszystkie Bramy są twoje, więc nie ma czego wybierać.


## Zdarzenia, jako wiersze dziennika. $action jest w zapisie gry; w $removed są tak samo
## zapisane pola, kafelki i zasady.

event-GameStarted = Nowa gra. Zaczyna { $who }.
event-GateTaken = { $who } dostaje Bramę: { $gate }.
event-TileTaken = { $who } bierze odkryty kafelek: { $tile }.
event-TileDrawn =
    { $known ->
        [yes] { $who } bierze w ciemno kafelek ze stosu: { $tile }.
       *[no] { $who } bierze w ciemno kafelek ze stosu.
    }
event-TileRevealed = Pojawia się nowy odkryty kafelek: { $tile }.
event-TileKept = { $who } zachowuje kafelek: { $tile }.
event-TileTurnedDown =
    { $known ->
        [yes] { $who } zakrywa kafelek za 1 punkt: { $tile }.
       *[no] { $who } odwraca kafelek za 1 punkt.
    }
event-CastleChanged = { $who } zmienia swój zamek ({ $action }).
event-TileExchanged = { $who } wymienia kafelek i traci 1 punkt: oddaje „{ $given }”, a bierze „{ $taken }”.
event-SeatDone = { $who } mówi „gotowe”.
event-TurnEnded = { $who } kończy turę.
event-DraftEnded = Zbieranie jest skończone: nie ma już czego wziąć. Zaczyna się ostatni czas na budowę.
event-CastleCorrected = { $who } traci przed liczeniem { part-tiles }: { $removed }.
event-GameEnded = Gra jest skończona. Pora policzyć punkty!


## Słowa. W zamku północ to góra.

theme-stone = kamień
theme-tree = drzewo
theme-tudor = mur

edge-sky = Niebo
edge-stone = { theme-stone }
edge-tree = { theme-tree }
edge-tudor = { theme-tudor }
edge-grass = trawa

kind-top = Zwieńczenie Wieży
kind-edge = kafelek Krawędzi
kind-two = 2 fragmenty Zamku
kind-three = 3 fragmenty Zamku
kind-four = 4 fragmenty Zamku
kind-bridge = Wieża/Most
kind-A = kafelek Magiczny typu A
kind-B = kafelek Magiczny typu B
kind-C = kafelek Magiczny typu C
kind-enchanted-bridge = zaczarowana Wieża/Most
kind-gate = Brama
kind-scaffold = Rusztowanie

side-north = góra
side-east = prawo
side-south = dół
side-west = lewo

gate-wizard = Brama Czarodzieja
gate-fairies = Brama Wróżek
gate-gnomes = Brama Gnomów
gate-apprentice = Brama Ucznia Czarodzieja
gate-one-theme = jeden motyw
gate-two-themes = dwa motywy

phase-gates = wybór Bram
phase-draft = zbieranie kafelków
phase-decide = zachować czy odwrócić
phase-place = kładzenie kafelka
phase-build = czas na budowę
phase-over = koniec gry


## Części zdań, których używają inne komunikaty. Liczby kafelków i punktów stoją w bierniku.

part-side =
    { $side ->
        [north] u góry
        [east] po prawej
        [south] na dole
       *[west] po lewej
    }
part-tiles =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    }
part-points =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
part-turned =
    { $rotation ->
        [0] { "" }
        [1] , obrócony raz
        [2] , obrócony dwa razy
       *[3] , obrócony trzy razy
    }


## Akcje, jako pozycje menu. $by to odległość w kolumnach i rzędach.

action-Gate = Wybierz Bramę: { $gate }
action-Take = Weź odkryty kafelek: { $tile }
action-Draw = Dobierz w ciemno ze stosu
action-Keep = Zachowaj kafelek
action-Down = Odwróć kafelek za 1 punkt
action-Place = Połóż kafelek „{ $tile }” na polu { $cell }{ part-turned }
action-Back = Zabierz ze swojego zamku kafelek „{ $tile }”
action-Shift = Przesuń cały zamek o { $by } (kolumny, rzędy)
action-Grass = Przesuń trawę tak, żeby zaczynała się w kolumnie { $column }
action-Layout = Ułóż cały zamek od nowa, na trawie od kolumny { $column }
action-Exchange = Wymień kafelek i strać 1 punkt: oddaj „{ $mine }”, weź „{ $theirs }”
action-Done = Powiedz „gotowe”
action-Stop = Zakończ grę i policz punkty


## Teksty, które nie są akcją: według części, której nie da się odczytać.

unreadable-gate = { unreadable-tile }
unreadable-tile = „{ $text }” to nie kafelek. Kafelki mają nazwy takie jak stone-top-1.
unreadable-mine = { unreadable-tile }
unreadable-theirs = { unreadable-tile }
unreadable-cell = „{ $text }” to nie pole. Pole to kolumna i rząd, na przykład 2,0.
unreadable-rotation = „{ $text }” nie mówi, jak obrócić kafelek. Obroty to r0, r1, r2 i r3.
unreadable-by = „{ $text }” to nie odległość. Odległość to kolumny i rzędy, na przykład -1,0.
unreadable-column = „{ $text }” to nie kolumna. Kolumny to liczby takie jak -1, 0 i 1.
unreadable-pieces = To nie jest zamek. Zamek zapisuje się tak: KAFELEK@X,Y,rT;KAFELEK@X,Y,rT i tak dalej, a pusty jako -.


## Pytania do gracza.

prompt-gates = Wybierz swoją Bramę.
prompt-draft = Twoja tura. Weź jeden kafelek.
prompt-decide = Zachowujesz kafelek czy odwracasz go za 1 punkt?
prompt-build = Buduj swój zamek. Gdy będzie taki, jak chcesz, powiedz „gotowe”.
prompt-place = Połóż wzięty kafelek. Zostanie tam, gdzie go położysz.
prompt-over = Gra jest skończona.


## Wyniki. W result-shared $who to imiona wszystkich, którzy wygrywają.

result-win = Wygrywa { $who }: { part-points }!
result-shared = Wspólne zwycięstwo, po { part-points }: { $who }!
result-solo = Ten zamek jest wart { part-points }!
score-tiles = Kafelki w zamku
score-finished = Ukończony zamek
score-tops = Zwieńczenia Wież
score-down = Zakryte kafelki
score-open = Niedokończone krawędzie
score-scaffold = Rusztowanie w zamku
score-exchanges = Wymiany


## Słowa na obrazkach.

picture-supply = Zasoby


## Zamki Królestwa Caladale w terminalu.

caladale-solo-builder = Solo 1, budowniczy: każdy kafelek zostaje tam, gdzie go położysz
caladale-solo-puzzle = Solo 2, łamigłówka: 25 kafelków i dziewięć do wymiany
caladale-solo-free = Wolna budowa: wszystkie kafelki i bramy, jeden ogromny zamek
caladale-tile-top =
    { $theme ->
        [stone] kamienne zwieńczenie
        [tree] drzewne zwieńczenie
       *[tudor] murowane zwieńczenie
    }
caladale-tile-edge =
    { $theme ->
        [stone] kamienna krawędź
        [tree] drzewna krawędź
       *[tudor] murowana krawędź
    }
caladale-tile-two = { caladale-theme } dwustronny
caladale-tile-three = { caladale-theme } trójstronny
caladale-tile-four = { caladale-theme } czterostronny
caladale-tile-bridge = { caladale-theme } most/wieża
caladale-tile-A = { caladale-theme }/{ caladale-other } A
caladale-tile-B = { caladale-theme }/{ caladale-other } B
caladale-tile-C = { caladale-theme }/{ caladale-other } C
caladale-tile-enchanted-bridge = { caladale-theme }/{ caladale-other } most
caladale-theme =
    { $theme ->
        [stone] kamienny
        [tree] drzewny
       *[tudor] murowany
    }
caladale-other =
    { $other ->
        [stone] kamienny
        [tree] drzewny
       *[tudor] murowany
    }
caladale-two-themes = { $gate } (dwa motywy)
caladale-over = Zamki
caladale-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
caladale-tiles =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[other] { $count } kafelków
    }
caladale-open =
    { $count ->
        [one] { $count } otwarta krawędź
        [few] { $count } otwarte krawędzie
       *[other] { $count } otwartych krawędzi
    }
caladale-in-tray = { $count } na tacce
caladale-down =
    { $count ->
        [one] { $count } zakryty
        [few] { $count } zakryte
       *[other] { $count } zakrytych
    }
caladale-exchanges =
    { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[other] { $count } wymian
    }
caladale-left =
    { $count ->
        [one] Został { $count } kafelek.
        [few] Zostały { $count } kafelki.
       *[other] Zostało { $count } kafelków.
    }
caladale-tiles-left = poza zamkiem { $count }
caladale-illegal = łamie zasady
caladale-finished = ukończony
caladale-is-done = budowa zakończona
caladale-now = Teraz { caladale-points }:
caladale-part-tiles = kafelki
caladale-part-finished = ukończony
caladale-part-tops = zwieńczenia
caladale-part-down = zakryte
caladale-part-open = otwarte krawędzie
caladale-part-scaffold = rusztowanie
caladale-part-exchanges = wymiany
caladale-more-violations =
    { $count ->
        [one] i jeszcze { $count } złamana zasada
        [few] i jeszcze { $count } złamane zasady
       *[other] i jeszcze { $count } złamanych zasad
    }
caladale-would-go = Gdyby gra skończyła się teraz, z zamku zniknęłyby: { $places }
caladale-face-up =
    { $count ->
        [0] Odkryte kafelki
       *[other] Odkryte kafelki (w stosie jeszcze { $count })
    }
caladale-nine = Dziewięć kafelków do wymiany
caladale-gates = Bramy
caladale-taken = Wzięty kafelek: { $tile }.
caladale-tray =
    { $count ->
        [0] Tacka jest pusta.
       *[other] Tacka ({ $count })
    }
caladale-down-are = Zakryte: { $tiles }
caladale-do-Take = Weź: { $tile }
caladale-really =
    { $count ->
        [one] Tak: policz, teraz { $count } punkt
        [few] Tak: policz, teraz { $count } punkty
       *[other] Tak: policz, teraz { $count } punktów
    }
caladale-choose-place = Połóż kafelek z tacki
caladale-choose-move = Przełóż lub obróć kafelek zamku
caladale-choose-back = Zabierz kafelek na tackę
caladale-choose-grass = Przesuń trawę
caladale-choose-exchange = Wymień kafelek (za 1 punkt)
caladale-choose-tile =
    { $count ->
        [one] Połóż: { $tile }, { $count } miejsce, { $best }
        [few] Połóż: { $tile }, { $count } miejsca, najlepsze { $best }
       *[other] Połóż: { $tile }, { $count } miejsc, najlepsze { $best }
    }
caladale-finishes = zamek ukończony!
caladale-breaks = łamie zasady
caladale-log-Place =
    { $kind ->
        [top] { $who } wieńczy zamek kafelkiem „{ $tile }”.
        [edge] { $who } wykańcza zamek kafelkiem „{ $tile }”.
        [bridge] { $who } wznosi „{ $tile }”.
        [enchanted-bridge] { $who } wznosi „{ $tile }”.
        [gate] { $who } stawia Bramę: { $tile }.
        [scaffold] { $who } stawia Rusztowanie.
       *[other] { $who } buduje z kafelka „{ $tile }”.
    }
caladale-tale-TileTaken =
    { $last ->
        [yes] { $who } bierze kafelek „{ $tile }”; na jego miejsce nic nie przychodzi.
       *[no] { $who } bierze kafelek „{ $tile }”, a na jego miejsce przychodzi „{ $new }”.
    }
caladale-tale-TileDrawn =
    { $known ->
        [yes] { $who } bierze w ciemno ze stosu: „{ $tile }”.
       *[no] { $who } bierze w ciemno kafelek ze stosu.
    }
caladale-tale-TileKept = { $who } zachowuje kafelek „{ $tile }”.
caladale-tale-TileTurnedDown =
    { $known ->
        [yes] { $who } zakrywa za 1 punkt kafelek „{ $tile }”.
       *[no] { $who } zakrywa za 1 punkt kafelek, którego nikt inny nie widział.
    }
caladale-log-Back = { $who } zabiera z zamku kafelek „{ $tile }”.
caladale-log-Shift = { $who } przesuwa cały zamek.
caladale-log-Grass = { $who } przesuwa trawę.
caladale-log-TileKept =
    { $who } dostaje { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }: { $tiles }.
caladale-log-TileRevealed = Odkryte kafelki ({ $count }): { $tiles }.
caladale-log-Layout = { $who } układa cały zamek od nowa.
caladale-corrected = { $who }: przed liczeniem z zamku znikają:
caladale-out-C-B2 = nie stał prosto
caladale-out-C-B3 = krawędź nie zgadzała się z sąsiednią
caladale-out-C-B4 = brama była nie na miejscu
caladale-out-C-B5 = źle leżał poza trawą
caladale-out-C-B6 = nie łączył się z bramą
caladale-out-C-B7 = pod nim była dziura
caladale-out-C-B8 = nic go nie trzymało
caladale-out-C-B9 = wisiał na wystającym kafelku
caladale-out-C-B11 = jego most kończył się w powietrzu
caladale-out-C-1c = nie stał na innym kafelku
caladale-score = Punkty
caladale-tie-finished = Punktów jest po równo; rozstrzyga ukończony zamek (C-P5).
caladale-tie-tops = Punktów jest po równo; rozstrzyga więcej zwieńczeń wież (C-P5).
caladale-tie-scaffold = Punktów jest po równo; rozstrzyga nieużyte rusztowanie (C-P5).
caladale-tie-shared = Równe są też ukończenie zamków, zwieńczenia i rusztowania (C-P5).
caladale-which-seat = Czyj? Wpisz numer miejsca od 1 do { $count }.
caladale-nothing-there = W polu { $place } nie ma kafelka.
caladale-legend =
    Motywy: ▓ kamień, ♣ drzewo, ╳ mur; ✦ kafelek magiczny o dwóch motywach. Gdzie kafelek jest pusty, tam jest niebo.
    ⚑ zwieńczenie wieży, ╔═╗ brama, ╫ rusztowanie, \|/ pas trawy. Numery kolumn są na dole, rzędów po lewej.
    ↑ → ↓ ← otwarta krawędź: na końcu minus 2 punkty za każdą. !B3 złamana zasada C-B3. ▶ czyja jest tura.
caladale-best-castle = Z wszystkich twoich kafelków da się zbudować zamek za { $score } pkt; żeby go zbudować, wpisz:
hint-caladale = To daje najwięcej punktów od razu (czy to mądre, oceń sam):
help-caladale =
    W Zamkach Caladale także:
      zamek [N]          zamek z miejsca N w pełnej wielkości
      tacka [N]          tacka z miejsca N z nazwami kafelków
      obejrzyj X,Y       wszystko o kafelku twojego zamku
    Dobieranie: take KAFELEK · draw · keep · down
    Budowa, w swojej turze ile chcesz: place KAFELEK X,Y rT · back KAFELEK · shift DX,DY · grass X · done
    Cały zamek naraz: layout X KAFELEK@X,Y,rT;KAFELEK@X,Y,rT
    Solo: gate BRAMA · exchange MÓJ INNY · stop
    Kafelek można nazwać rodzajem (stone-two) albo, jeśli leży w zamku, polem (back 2,1).
    x rośnie w prawo, y w górę; rT to T ćwierćobrotów zgodnie z ruchem wskazówek zegara. Brama z gwiazdką ma dwa motywy: wizard*.
