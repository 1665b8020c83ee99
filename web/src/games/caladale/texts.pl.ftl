### Plansza Caladale po polsku. $theme to stone, tree albo tudor; $side to N, E, S albo W; $tile to
### nazwa kafelka w mianowniku.

## Kafelki i pola

cd-name-top = { $theme ->
        [stone] kamienne zwieńczenie
        [tree] drzewne zwieńczenie
       *[tudor] murowane zwieńczenie
    }
cd-name-edge = { $theme ->
        [stone] kamienna krawędź
        [tree] drzewna krawędź
       *[tudor] murowana krawędź
    }
cd-name-two = { cd-theme } dwustronny
cd-name-three = { cd-theme } trójstronny
cd-name-four = { cd-theme } czterostronny
cd-name-bridge = { cd-theme } most/wieża
cd-name-A = { cd-theme }/{ cd-other } A
cd-name-B = { cd-theme }/{ cd-other } B
cd-name-C = { cd-theme }/{ cd-other } C
cd-name-enchanted-bridge = { cd-theme }/{ cd-other } most
cd-theme = { $theme ->
        [stone] kamienny
        [tree] drzewny
       *[tudor] murowany
    }
cd-other = { $other ->
        [stone] kamienny
        [tree] drzewny
       *[tudor] murowany
    }
cd-other-side = { $tile } (dwa motywy)
cd-edge = { $theme ->
        [stone] kamień
        [tree] drzewo
       *[tudor] mur
    } { $side ->
        [N] u góry
        [E] po prawej
        [S] na dole
       *[W] po lewej
    }
cd-tile = { $tile }: { $edges }
cd-heap = { $tile }; masz ich { $count }
cd-castle = Zamek
cd-castle-of = Zamek: { $name }, { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
cd-cell = Pole { $cell }: { $what }
cd-cell-empty = puste
cd-cell-tile = { $rotation ->
        [0] { $tile }
        [1] { $tile }, obrót w prawo
        [2] { $tile }, do góry nogami
       *[3] { $tile }, obrót w lewo
    }
cd-cell-stands = tu by stał, punkty: { $points }
cd-cell-fits = krawędzie pasują, ale by tu nie stał

## Co jest nie tak, w kilku słowach

cd-violation = Tu coś jest nie tak
cd-violation-C-B2 = Bramy i Zwieńczenia Wież stoją prosto
cd-violation-C-B3 = Krawędzie do siebie nie pasują
cd-violation-C-B4 = Brama nie stoi na trawie
cd-violation-C-B5 = Tak nie wolno poza trawą
cd-violation-C-B6 = Nie łączy się z Bramą
cd-violation-C-B7 = Pod tym kafelkiem jest dziura
cd-violation-C-B8 = Nic go nie podtrzymuje
cd-violation-C-B9 = Wystaje za daleko
cd-violation-C-B11 = Most urywa się w powietrzu
cd-violation-C-1c = Musi opierać się na kafelku
cd-and-falls = { $count ->
        [one] { $words }: spadłby jeszcze { $count } kafelek
        [few] { $words }: spadłyby jeszcze { $count } kafelki
       *[many] { $words }: spadłoby jeszcze { $count } kafelków
    }

## Zasoby i taca

cd-supply = Zasoby
cd-supply-count = odkryte: { $count }
cd-new = nowy
cd-stack = Stos: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
cd-stack-name = Stos
cd-stack-unseen = Weź wierzchni w ciemno
cd-stack-refills = Stąd przychodzą nowe kafelki
cd-stack-draw = Stos: weź wierzchni kafelek w ciemno (zostało { $count })
cd-tray = Moje kafelki
cd-tray-of = Kafelki: { $name }
cd-tray-count = poza zamkiem: { $count }
cd-tray-empty = Wszystkie kafelki są w zamku.
cd-tray-none = Nie ma takiego kafelka.
cd-down = zakryte: { $count }
cd-filters = Pokaż tylko niektóre kafelki
cd-family = { $family ->
        [stone] Tylko kamień
        [tree] Tylko drzewo
        [tudor] Tylko mur
       *[enchanted] Tylko Magiczne
    }
cd-kind = Rodzaj kafelka
cd-kind-all = wszystkie rodzaje
cd-kind-of = { $kind ->
        [top] Zwieńczenia Wież
        [edge] Krawędzie
        [bridge] Wieże i Mosty
        [walls] ściany
       *[gate] Bramy
    }
cd-edges = Krawędzie z Zamkiem
cd-edges-all = dowolne krawędzie
cd-edges-of = { $count ->
        [one] { $count } krawędź
        [few] { $count } krawędzie
       *[many] { $count } krawędzi
    }

## Narzędzia

cd-tools = Narzędzia
cd-undo = Cofnij budowanie
cd-redo = Zbuduj to znowu
cd-turn-left = Obróć w lewo
cd-turn-right = Obróć w prawo (R)
cd-flip = Druga strona Bramy (F)
cd-to-tray = { $count ->
        [one] Odłóż na tacę (Delete)
        [few] Odłóż { $count } kafelki na tacę (Delete)
       *[many] Odłóż { $count } kafelków na tacę (Delete)
    }
cd-group = Zaznacz kilka kafelków (G albo Shift i kliknięcie)
cd-slide = Przesuń zamek albo trawę
cd-slide-castle = Cały zamek
cd-slide-group = Zaznaczone kafelki
cd-slide-grass = Pas Trawy
cd-way = { $way ->
        [left] W lewo
        [right] W prawo
        [up] W górę
       *[down] W dół
    }
cd-grass-left = Trawa w lewo
cd-grass-right = Trawa w prawo
cd-blocked = Nie ma miejsca: coś już tam leży.

## Czego gra oczekuje

cd-say-gates = Najpierw każdy wybiera Bramę.
cd-say-gate-alone = Najpierw wybierz Bramę: to wokół niej wyrośnie twój zamek.
cd-say-draft = Weź kafelek: jeden z dziewięciu albo w ciemno ze stosu.
cd-say-draft-last = Weź jeden z pozostałych kafelków: stos jest pusty.
cd-say-builder = Weź kafelek. To, co zbudujesz, zostaje na miejscu.
cd-say-picked = { $tile }: bierzesz? Dotknij jeszcze raz albo przeciągnij do zamku.
cd-say-stack = Wierzchni kafelek ze stosu, w ciemno: bierzesz?
cd-say-decide = { $tile }: zachowujesz czy zakrywasz za 1 punkt? Sprawdź, gdzie pasuje.
cd-say-keep-here = { $tile }: leży tu tylko na próbę, póki go nie zachowasz.
cd-say-place = Zbuduj: { $tile }. Zielone miejsca są dozwolone.
cd-say-nowhere = { $tile }: na razie nigdzie nie pasuje. Przesuń trawę albo najpierw postaw Rusztowanie.
cd-say-trial = { $tile }: budujesz tutaj? Dotknij, żeby obrócić. Zostanie tu na stałe.
cd-say-trial-no = { $tile }: tu nie może zostać. Obróć go albo wybierz zielone miejsce.
cd-say-other = { $name } bierze kafelek. Możesz w tym czasie budować dalej.
cd-say-past = { $phase ->
    [gates] { $name } wybiera Bramę.
    [draft] { $name } bierze kafelek.
    [decide] { $name } zastanawia się nad wziętym kafelkiem.
    [place] { $name } wbudowuje wzięty kafelek.
    [build] Budowa trwa: { $names }.
   *[other] Budowanie zakończone.
}
cd-say-last = Ostatni czas budowania: dokończ zamek, a potem powiedz, że gotowe.
cd-say-done = Twój zamek jest gotowy. Jeszcze budują: { $names }. Jeśli zbudujesz coś jeszcze, „gotowe” zostanie cofnięte.
cd-say-puzzle = Buduj ze swoich 25 kafelków. Dotknij jednego z dziewięciu, żeby wymienić kafelek za 1 punkt.
cd-say-give = { $tile }: teraz wybierz, który swój kafelek za niego oddajesz.
cd-say-exchange = Oddajesz: { $mine }. Dostajesz: { $theirs }. Wymieniasz?
cd-say-free = Użyj jak najwięcej z 76 kafelków. Wszystkie Bramy stoją na trawie.
cd-taken = Wzięty kafelek: { $tile }
cd-do-take = Biorę
cd-do-draw = Biorę w ciemno
cd-do-keep = Zachowaj
cd-do-keep-here = Zachowaj tutaj
cd-do-down = Zakryj, +1
cd-do-build = Zbuduj tutaj
cd-do-done = Gotowe
cd-do-end = Policz punkty
cd-do-stop = Kończę tutaj
cd-do-exchange = Wymień, −1

## Ile kosztuje koniec

cd-sure-done = Koniec budowania?
cd-sure-end = Zakończyć tu grę?
cd-cost-falls = { $count ->
        [one] { $count } kafelek zszedłby z zamku.
        [few] { $count } kafelki zeszłyby z zamku.
       *[many] { $count } kafelków zeszłoby z zamku.
    }
cd-cost-open = { $count ->
        [one] { $count } krawędź jest niedokończona.
        [few] { $count } krawędzie są niedokończone.
       *[many] { $count } krawędzi jest niedokończonych.
    }
cd-cost-tray = { $count ->
        [one] { $count } kafelek leży poza zamkiem.
        [few] { $count } kafelki leżą poza zamkiem.
       *[many] { $count } kafelków leży poza zamkiem.
    }
cd-cost-points = Razem: { $points }.

## Klawisze

cd-key-supply = do zasobów
cd-key-tray = do moich kafelków
cd-key-castle = do zamku
cd-key-pick = wskaż kafelek z zasobów; jeszcze raz: weź go
cd-key-keep = weź, zachowaj albo zbuduj kafelek
cd-key-down = zakryj kafelek
cd-key-put = podnieś kafelek, połóż go albo zaznacz
cd-key-move = z pola na pole zamku
cd-key-turn = obróć kafelek w prawo, w lewo
cd-key-flip = druga strona Bramy
cd-key-group = zaznacz kilka kafelków
cd-key-shift = przesuń zaznaczone kafelki albo widok
cd-key-grass = przesuń trawę w lewo, w prawo
cd-key-back = odłóż na tacę
cd-key-undo = cofnij budowanie, zbuduj to znowu
cd-key-zoom = bliżej, dalej, cały zamek
cd-key-drop = puść kafelek

## Bramy

cd-gates = Wybierz swoją Bramę
cd-gates-wait = { $name } wybiera Bramę
cd-gates-words = To serce twojego zamku: wszystko się z nią łączy.

## Wynik

cd-now = Gdyby to był koniec
cd-counted = Wynik
cd-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cd-has = { $name }: { $count }
cd-with-tile = { $score } z tym kafelkiem
cd-left = { $count ->
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }
cd-finished = ukończony
cd-is-finished = Zamek jest ukończony
cd-not-finished = Jeszcze nieukończony
cd-part-tiles = Kafelki
cd-part-finished = Ukończenie
cd-part-tops = Zwieńczenia Wież
cd-part-down = Zakryte
cd-part-open = Otwarte krawędzie
cd-part-scaffold = Rusztowanie
cd-part-exchanges = Wymiany
cd-note-tiles = w zamku: { $count }
cd-note-unfinished = gdy nie ma otwartych
cd-note-open = { $count } × −2
cd-would-go = { $count ->
        [one] { $count } kafelek zszedłby z zamku
        [few] { $count } kafelki zeszłyby z zamku
       *[many] { $count } kafelków zeszłoby z zamku
    }
cd-record = Autorom gry zostały najmniej { $count } kafelki. Nasz program ułożył zamek, z którego nie został żaden!
cd-status = Wynik { $score }. { $violations ->
        [0] Wszystko w porządku.
        [one] Jeden błąd.
        [few] { $violations } błędy.
       *[many] { $violations } błędów.
    }
cd-chip = Wynik { $score }, { $violations ->
        [0] bez błędów
        [one] jeden błąd
        [few] { $violations } błędy
       *[many] { $violations } błędów
    }; pokaż, z czego się składa
cd-bests = Moje najlepsze gry
cd-best-now = ta gra

## Inni gracze

cd-look = Obejrzyj zamek:
cd-rival-tiles = poza zamkiem: { $tray } · zakryte: { $down }
cd-turned = { $tile }, zakryty kafelek
cd-turned-unseen = Zakryty kafelek, którego nikt inny nie widział
cd-took = Ostatnio wzięty kafelek: { $tile }
cd-tabs = Co pokazać
cd-tab-tiles = Moje
cd-tab-supply = Zasoby
cd-tab-score = Wynik

## Sowa

cd-coach = Rady sowy
cd-coach-ask = Zapytaj
cd-coach-found = pkt: najlepszy zamek, jaki dotąd znalazła
cd-coach-proved = pkt: lepszego zamku z twoich kafelków nie ma
cd-coach-own = pkt: lepszego niż twój jeszcze nie zna
cd-coach-more = { $kind ->
        [proved] pkt z tym kafelkiem: lepszego zamku nie ma
       *[other] pkt z tym kafelkiem, najlepszy dotąd znaleziony
    }
cd-coach-thinks = Sowa liczy z kafelkami, które masz teraz…
cd-coach-thinks-more = Sowa liczy z tym kafelkiem…
cd-coach-failed = Sowa teraz nie pomoże.
cd-coach-show = Pokaż
cd-coach-castle = Zamek sowy
cd-coach-picture = Zamek sowy: punkty: { $score }, kafelki: { $count }
cd-coach-words = Ten zamek jest wart { $score } pkt, a twój { $now } pkt.
cd-coach-lay = Ułóż go za mnie

## Koniec

cd-correction = Końcowe liczenie
cd-correction-words = { $count ->
        [one] Przed liczeniem z zamku schodzi jeden kafelek.
        [few] Przed liczeniem z zamku schodzą { $count } kafelki.
       *[many] Przed liczeniem z zamku schodzi { $count } kafelków.
    }
cd-correction-none = Nic nie musiało zejść: zamek stoi tak, jak go zbudowano.
cd-correction-back = Kafelek wstecz
cd-correction-on = Następny kafelek
cd-correction-skip = Pomiń

## Pierwsza gra

guide-caladale-castle = Witaj w Caladale! Pośrodku jest twój zamek: na razie sama Brama na Pasie Trawy. Zbieraj kafelki i zbuduj najpiękniejszy zamek.
guide-caladale-take = Weź kafelek z Zasobów: dotknij go, a potem naciśnij „Biorę”. Zakryty stos jest dla odważnych.
guide-caladale-keep = Teraz zdecyduj: zachowujesz kafelek czy zakrywasz go za 1 punkt. Najpierw możesz sprawdzić, gdzie pasuje: dotknij zielonego miejsca. Potem naciśnij „Zachowaj”.
guide-caladale-rival = Teraz kafelki biorą inni. W tym czasie możesz budować, kiedy tylko chcesz.
guide-caladale-build = Stykające się krawędzie muszą pasować: kamień do kamienia, drzewo do drzewa, niebo do nieba. Dotknij kafelka, żeby go wybrać, i jeszcze raz, żeby go obrócić; przeciągaj go, dokąd chcesz. Nic nie jest ostateczne. Weź następny kafelek!
guide-caladale-open = Złote szwy to otwarte krawędzie: każda kosztuje na koniec 2 punkty. Zamkniesz je Zwieńczeniem Wieży, kafelkiem Krawędzi albo Rusztowaniem.
guide-caladale-violation = Czerwone kreskowanie oznacza kafelek, który łamie zasadę, a słowa obok mówią dlaczego; dotknij numeru zasady, żeby ją przeczytać. Takie kafelki, i te, które spadają razem z nimi, schodzą z zamku przed liczeniem.
guide-caladale-end = Gdy wszystkie kafelki są rozebrane, zostaje ostatni czas budowania. Kiedy zamek jest gotowy, naciśnij „Gotowe”. Miłej zabawy!
