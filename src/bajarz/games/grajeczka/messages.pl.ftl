### Grajeczka po polsku.
###
### Zmienne niosą surowe klucze: $figure, $other i $leader to princess, knight albo dragon, $terrain to
### castle, forest, mountain albo plain, $goal to rodzaj Miejsca, large-forest, large-mountain,
### large-plain, long-river albo anywhere, $side to e, ne, nw, w, sw, se. $place to dwie liczby,
### na przykład 1,-2, $rotation to liczba szóstych części obrotu kafla, $seat to 1 do 4. $known to yes tam,
### gdzie czytający może znać tajne fakty zdarzenia, poza tym no. Ostatnia część jest tylko dla
### terminala.


## Zasady, każda w jednym zdaniu.

B-C1 = Są 3 początkowe i 12 zwykłych kafli Królestwa, wszystkie dwustronne, 36 kart Stron, 3 Postacie i po żetonie Mocy dla każdego gracza.
B-C2 = Kafel to trzy sześciokąty wokół jednego rogu, a każdy z nich to jedno Miejsce; rzeka na kaflu ma dwa końce i płynie przez sześciokąty, na których one są.

B-S1 = Trzy kafle początkowe leżą oznaczonymi rogami do siebie, a Królewna, Rycerz i Smok stoją na oznaczonych Miejscach.
B-S2 = Zwykłe kafle leżą w jednym stosie, każdy losową stroną do góry; wszyscy widzą tylko wierzchni.
B-S3 = 36 kart Stron rozdaje się po równo do Ksiąg; pierwszą Stronę swojej trzymasz w tajemnicy na ręce, a żetony leżą na początku zwykłą stroną do góry.
B-S4 = Pierwszego gracza wybiera los albo gospodarz, a dalej gra się zgodnie z ruchem wskazówek zegara.
B-S5 = Opcje stołu skracają Księgi albo zaczynają grę na drugich stronach kafli początkowych.

B-T1 = W swojej turze albo ruszasz na Wyprawę, albo przewracasz Stronę.
B-T2 = Wyprawa to jeden ruch jednej Postaci albo jeden dołożony kafel; po niej możesz opisać swoją Stronę, jeśli jest spełniona.
B-T3 = Odwróć magiczny żeton na zwykłą stronę, a w tej samej turze masz drugą Wyprawę, ale nigdy drugi opis.
B-T4 = Przewrócenie Strony to cała tura: Strona trafia pod Księgę, dobierasz następną, a żeton staje się magiczny.

B-M1 = Postacie nie opuszczają Królestwa i przechodzą przez wspólne boki; mogą się mijać i stać na tym samym Miejscu.
B-M2 = Królewna robi jeden krok i raz, przed nim albo po nim, może przeskoczyć z zamku, na którym stoi, na dowolny inny.
B-M3 = Rycerz robi dokładnie dwa kroki i nie kończy ani tam, skąd wyruszył, ani na sąsiednim Miejscu.
B-M4 = Smok leci prosto w jednym z sześciu kierunków i ląduje na ostatnim Miejscu przed pierwszym brakującym.

B-P1 = Wierzchni kafel kładziesz widoczną stroną do góry, dowolnie obrócony, wszystkimi trzema sześciokątami na pustym terenie.
B-P2 = Nowy kafel dotyka Królestwa co najmniej dwoma bokami sześciokątów.
B-P3 = Na każdym wspólnym boku spotykają się dwa końce rzeki albo nie ma żadnego.
B-P4 = Gdy kafle się skończyły albo wierzchni nigdzie nie pasuje, nie da się dołożyć kafla.

B-O1 = Stronę z ręki możesz opisać tylko w swojej turze, po Wyprawie, i tylko gdy spełnione są wszystkie jej warunki.
B-O2 = Opisana Strona leży odkryta, żeby wszyscy ją przeczytali, a ty dobierasz następną, której w tej samej turze już nie opiszesz.
B-O3 = Strona, która wymaga odwiedzin, spotkania albo przelotu, potrzebuje ruchu Postaci, którą wymienia; Stronę, która wymaga tylko widzenia, można opisać po każdej Wyprawie.
B-O4 = Stronę możesz opisać, ale nie musisz.

B-V1 = Postać widzi wzdłuż sześciu prostych linii aż do pierwszego brakującego Miejsca i zawsze widzi własne Miejsce.
B-V2 = Gdy trzeba widzieć obie pozostałe Postacie, każda z nich może być na dowolnej linii.
B-V3 = Trzy Miejsca jednego rodzaju w jednej linii leżą w jednym kierunku; własne Miejsce Postaci też się liczy.
B-V4 = Żeby odwiedzić Miejsce, Postać musi na nim skończyć ruch.
B-V5 = Dwie Postacie się spotykają, gdy są na jednym Miejscu i przynajmniej jedna z nich skończyła tam ruch w tej turze.
B-V6 = Trzy lub więcej połączonych Miejsc jednego rodzaju to Duży Las, Duże Góry albo Duża Równina.
B-V7 = Rzeka, która płynie przez 5 lub więcej kafli, to Długa Rzeka, a Miejsca, przez które płynie, leżą nad Długą Rzeką.
B-V8 = Smok przelatuje nad każdym Miejscem, które mija lub na którym ląduje, ale nie nad tym, z którego startuje.

B-E1 = Jeśli opiszesz ostatnią Stronę swojej Księgi, od razu wygrywasz.
B-E2 = Odpadasz, gdy na początku twojej tury nie da się już dołożyć kafla, a twojej Strony nigdy nie da się spełnić.
B-E3 = Gdy ktoś odpada, pozostali grają dalej; jeśli odpadną wszyscy, nikt nie wygrywa.
B-E4 = Gdy limit tur zostanie osiągnięty, wygrywa ten z pozostałych w grze, komu zostało najmniej Stron.
B-E5 = Po zakończeniu gry można jeszcze raz przeczytać wszystkie opisane Strony w kolejności numerów, jako jedną opowieść.


## Odmowy: zasada i to, co jest nie tak.

B-S4-turn = Poczekaj na swoją turę: teraz gra osoba na miejscu { $seat }.

B-T1-turn = Twoja Wyprawa już się odbyła, więc w tej turze nie możesz przewrócić Strony.
B-T1-end = Nie wolno pasować: rusz na Wyprawę albo przewróć Stronę.
B-T2-done = Twoja Wyprawa już się odbyła. Opisz Stronę, jeśli jest spełniona, odwróć żeton, jeśli jest magiczny, albo zakończ turę.
B-T3-second = Druga Wyprawa już się odbyła, a trzeciej w turze nie ma.
B-T3-owed = Żeton jest odwrócony, więc najpierw musisz ruszyć na drugą Wyprawę.
B-T3-told = W tej turze jedna Strona jest już opisana; druga musi poczekać.
B-T3-early = Żeton daje drugą Wyprawę: najpierw rusz na pierwszą, a potem go odwróć.
B-T3-once = W tej turze żeton był już odwracany.
B-T3-plain = Twój żeton leży zwykłą stroną do góry: przewróć Stronę, a stanie się magiczny.

B-M1-missing = W miejscu { $place } nie ma lądu, a Postacie nie opuszczają Królestwa.
B-M2-end = Królewna nie dotrze z { $start } na { $place }: robi jeden krok i raz, przed nim albo po nim, może przeskoczyć z zamku na zamek.
B-M3-end = Rycerz nie dotrze z { $start } na { $place }: robi dokładnie dwa kroki, na Miejsce, które nie sąsiaduje z początkowym.
B-M4-end = Smok nie dotrze z { $start } na { $place }: leci prosto, aż do ostatniego Miejsca przed pierwszym brakującym.

B-P1-taken = Wszystkie trzy sześciokąty kafla muszą leżeć na pustym terenie, a w miejscu { $place } jest już ląd.
B-P2-few =
    Nowy kafel musi dotykać Królestwa bokami sześciokątów co najmniej { $need } razy, a tutaj { $has ->
        [0] wcale go nie dotyka
        [1] dotyka tylko raz
       *[other] dotyka { $has } razy
    }.
B-P3-river = Koniec rzeki musi spotkać koniec rzeki: { part-side } bok Miejsca { $place } nie pasuje.
B-P4-empty = Wszystkie kafle są już dołożone, żaden nie został.
B-P4-nowhere = Wierzchni kafel ({ $tile }) nigdzie nie pasuje, więc nie da się już dołożyć żadnego.

B-O1-early = Stronę opisuje się po Wyprawie: najpierw na nią rusz.
B-O1-unmoved =
    Strona { $page } nie jest spełniona: odwiedziny wymagają ruchu, a { $figure ->
        [princess] Królewna nie ruszyła się w tej turze
        [knight] Rycerz nie ruszył się w tej turze
       *[dragon] Smok nie ruszył się w tej turze
    }.
B-O1-visit = Strona { $page } nie jest spełniona: { part-who } nie stoi { part-at }.
B-O1-see = Strona { $page } nie jest spełniona: { part-who } nie widzi { part-whose }.
B-O1-either = Strona { $page } nie jest spełniona: { part-who } nie widzi żadnej z pozostałych Postaci.
B-O1-line =
    Strona { $page } nie jest spełniona: { part-who } nie widzi { $need } { $need ->
        [one] { $goal ->
            [castle] zamku
            [forest] lasu
            [mountain] Miejsca z górami
           *[plain] równiny
        }
       *[other] { $goal ->
            [castle] zamków
            [forest] lasów
            [mountain] Miejsc z górami
           *[plain] równin
        }
    } w jednej linii, lecz najwyżej { $has }.
B-O1-meet = Strona { $page } nie jest spełniona: w tej turze { part-who } nie spotyka { part-whose } { part-at }.
B-O1-fly = Strona { $page } nie jest spełniona: w tej turze { part-who } nie przelatuje nad { part-over }.
B-O2-drawn = Ta Strona trafiła na twoją rękę dopiero w tej turze, więc opiszesz ją najwcześniej w następnej.
B-O3-move = Strona { $page } wymaga ruchu jednej z Postaci, które wymienia, a ostatnia Wyprawa nie była takim ruchem.

B-E1-over = Gra jest skończona: opisano ostatnią Stronę Księgi.
B-E2-out = Odpadasz z gry: nie da się już dołożyć kafla, a twojej Strony { $page } nigdy nie da się spełnić.
B-E3-over = Gra jest skończona: odpadli wszyscy.
B-E4-over = Gra jest skończona: osiągnięto limit tur.


## Zdarzenia, jako wiersze dziennika.

event-FigureMoved = { $who } rusza { part-figure } z { $start } na { $place }.
event-TileAdded = { $who } dokłada kafel w miejscu { $place }{ part-turned }: { $tile }.
event-TileRevealed = Następny kafel to: { $tile }.
event-KingdomFinished = Nie da się już dołożyć kafla: Królestwo jest gotowe.
event-PageTold =
    { $left ->
        [0] { $who } opisuje Stronę { $page }, ostatnią!
       *[other] { $who } opisuje Stronę { $page }.
    }
event-PageTurned =
    { $known ->
        [yes] { $who } przewraca Stronę { $page }.
       *[no] { $who } przewraca Stronę.
    }
event-PageDrawn =
    { $known ->
        [yes] { $who } dobiera Stronę { $page }.
       *[no] { $who } dobiera Stronę.
    }
event-TokenFlipped =
    { $token ->
        [magic] { $who } ma teraz magiczny żeton.
       *[plain] { $who } odwraca żeton na zwykłą stronę i rusza na drugą Wyprawę.
    }
event-TurnEnded = { $who } kończy turę.
event-PlayerOut = { $who } odpada z gry: Strony { $page } nigdy nie da się spełnić.
event-GameStarted = Gra się zaczyna. Pierwszą turę ma { $who }.
event-GameEnded =
    { $rule ->
        [B-E1] Gra jest skończona: opisano ostatnią Stronę Księgi.
        [B-E4] Gra jest skończona: osiągnięto limit tur.
       *[B-E3] Gra jest skończona: odpadli wszyscy.
    }


## Słowa.

figure-princess = Królewna
figure-knight = Rycerz
figure-dragon = Smok

terrain-castle = zamek
terrain-forest = las
terrain-mountain = góry
terrain-plain = równina

tile-shown =
    { $first }, { $second }, { $third }{ $river ->
        [yes] { " " }i rzeka
       *[no] { "" }
    }

token-plain = zwykły
token-magic = magiczny


## Części zdań, których używają inne komunikaty. Postacie stoją w bierniku.

part-figure =
    { $figure ->
        [princess] Królewnę
        [knight] Rycerza
       *[dragon] Smoka
    }
part-other =
    { $other ->
        [princess] Królewnę
        [knight] Rycerza
       *[dragon] Smoka
    }
part-who =
    { $figure ->
        [princess] Królewna
        [knight] Rycerz
       *[dragon] Smok
    }
part-whose =
    { $other ->
        [princess] Królewny
        [knight] Rycerza
       *[dragon] Smoka
    }
part-at =
    { $goal ->
        [castle] w zamku
        [forest] w lesie
        [mountain] w górach
        [plain] na równinie
        [large-forest] w Dużym Lesie
        [large-mountain] w Dużych Górach
        [large-plain] na Dużej Równinie
        [long-river] nad Długą Rzeką
       *[anywhere] gdziekolwiek
    }
part-over =
    { $goal ->
        [castle] zamkiem
        [forest] lasem
        [mountain] górami
        [plain] równiną
        [large-forest] Dużym Lasem
        [large-mountain] Dużymi Górami
        [large-plain] Dużą Równiną
        [long-river] Długą Rzeką
       *[anywhere] dowolnym Miejscem
    }
part-side =
    { $side ->
        [e] wschodni
        [ne] północno-wschodni
        [nw] północno-zachodni
        [w] zachodni
        [sw] południowo-zachodni
       *[se] południowo-wschodni
    }
part-turned =
    { $rotation ->
        [0] { "" }
        [1] , obrócony raz
        [2] , obrócony dwa razy
       *[other] , obrócony { $rotation } razy
    }


## Strony w słowach: Postać i to, czego się od niej wymaga.

page = { $leader ->
        [princess] Królewna
        [knight] Rycerz
       *[dragon] Smok
    } { $deeds }.
page-visit =
    odwiedza { $goal ->
        [castle] zamek
        [forest] las
        [mountain] góry
        [plain] równinę
        [large-forest] Duży Las
        [large-mountain] Duże Góry
        [large-plain] Dużą Równinę
        [long-river] Miejsce nad Długą Rzeką
       *[anywhere] dowolne Miejsce
    }
page-fly = przelatuje nad { part-over }
page-see = widzi { $figures }
page-line =
    widzi { $count } { $count ->
        [one] { $goal ->
            [castle] zamek
            [forest] las
            [mountain] Miejsce z górami
           *[plain] równinę
        }
        [few] { $goal ->
            [castle] zamki
            [forest] lasy
            [mountain] Miejsca z górami
           *[plain] równiny
        }
       *[other] { $goal ->
            [castle] zamków
            [forest] lasów
            [mountain] Miejsc z górami
           *[plain] równin
        }
    } w jednej linii
page-meet = spotyka { part-other } { part-at }
page-seen = { part-other }
page-and = { $first } i { $second }
page-or = { $first } lub { $second }


## Akcje, jako pozycje menu.

action-Move = Rusz { part-figure } na { $place }
action-Add = Dołóż wierzchni kafel w miejscu { $place }{ part-turned }
action-TurnPage = Przewróć Stronę
action-Tell = Opisz swoją Stronę
action-Flip = Odwróć magiczny żeton i rusz na drugą Wyprawę
action-End = Zakończ turę


## Teksty, które nie są akcją: według części, której nie da się odczytać.

unreadable-figure = „{ $text }” to nie Postać. Postacie to princess (Królewna), knight (Rycerz) i dragon (Smok).
unreadable-place = „{ $text }” to nie miejsce. Miejsce to dwie liczby, na przykład 1,-2.
unreadable-rotation = „{ $text }” nie mówi, jak obrócić kafel. Obroty to r0, r1, r2, r3, r4 i r5.


## Pytania do gracza.

prompt-turn = Twoja tura. Rusz na Wyprawę albo przewróć Stronę.
prompt-second = Teraz druga Wyprawa: rusz Postacią albo dołóż kafel.
prompt-settle = Wyprawa zakończona. Co dalej?
prompt-over = Gra jest skończona.


## Wyniki.

result-B-E1 = { $who } opisuje ostatnią Stronę i wygrywa!
result-B-E4 = Limit tur został osiągnięty. Wygrywa { $who }, bo ma najmniej Stron do opisania: { $left }.
result-shared = Limit tur został osiągnięty. Zwycięstwo jest wspólne: { $who }. Każdemu z tych graczy zostało najmniej Stron do opisania: { $left }.
result-B-E3 = Odpadli wszyscy: nikt nie wygrywa.
score-told = Opisane Strony


## Słowa na obrazkach.

picture-you = ty
picture-to-move = na ruchu
picture-won =
    { $count ->
        [1] wygrana
       *[other] wspólna wygrana
    }
picture-page = Strona
picture-pages = Strony
picture-page-hidden = widzi ją tylko jej właściciel
picture-page-own = tylko ty ją widzisz
picture-page-none = wszystkie Strony opisane
picture-pages-left =
    { $count ->
        [one] Strona do końca
        [few] Strony do końca
       *[other] Stron do końca
    }
picture-turned = Przewrócone, wrócą:
picture-next = Następny kafel
picture-under = pod nim
picture-no-tile = Nie ma już kafli.
picture-no-room = Nie pasuje już nigdzie.
picture-land =
    { $land ->
        [river] rzeka
        [forest] las
        [mountain] góry
       *[plain] równina
    }
picture-progress = { $has } z { $need }
picture-reached =
    { $land ->
        [river] { $has } · długa
        [forest] { $has } · duży
        [mountain] { $has } · duże
       *[plain] { $has } · duża
    }
picture-phase =
    { $phase ->
        [turn] { $who } rusza na Wyprawę albo przewraca Stronę
        [settle] { $who } wraca z Wyprawy
        [second] { $who } rusza na drugą Wyprawę
       *[over] koniec gry
    }


## Dla terminala.

action-End-enter = Zakończ turę (Enter)
grajeczka-turn = Tura { $number }
grajeczka-turn-of = Tura { $number } z { $limit }
grajeczka-page = Strona { $number }
grajeczka-left =
    { $count ->
        [one] { $count } Strona do opisania
        [few] { $count } Strony do opisania
       *[other] { $count } Stron do opisania
    }
grajeczka-pages-left = Strony do opisania
grajeczka-token = żeton
grajeczka-out = poza grą
grajeczka-out-page = Odkryta Strona { $page }
grajeczka-told =
    { $count ->
        [one] opisana { $count } Strona: { $pages }
        [few] opisane { $count } Strony: { $pages }
       *[other] opisanych { $count } Stron: { $pages }
    }
grajeczka-progress-river = rzeka { $has } z { $need }
grajeczka-progress-forest = las { $has } z { $need }
grajeczka-progress-mountain = góry { $has } z { $need }
grajeczka-progress-plain = równina { $has } z { $need }
grajeczka-reached-river = Długa Rzeka ({ $has })
grajeczka-reached-forest = Duży Las ({ $has })
grajeczka-reached-mountain = Duże Góry ({ $has })
grajeczka-reached-plain = Duża Równina ({ $has })
grajeczka-top = Wierzchni kafel
grajeczka-under =
    { $count ->
        [0] to ostatni kafel
        [one] pod nim { $count } kafel
        [few] pod nim { $count } kafle
       *[other] pod nim { $count } kafli
    }
grajeczka-stack-empty = Wszystkie kafle są już dołożone.
grajeczka-cannot-add = nigdzie nie pasuje
grajeczka-hand = Twoja Strona
grajeczka-turned = Przewrócone, w kolejności, w jakiej wrócą: { $pages }
grajeczka-come-again = Przewrócone, w kolejności, w jakiej wrócą
grajeczka-told-by =
    { $count ->
        [0] { $who }: jeszcze żadnej opisanej Strony.
       *[other] Opisane Strony: { $who }
    }
grajeczka-place =
    { $large ->
        [yes] { $terrain ->
            [forest] Duży Las
            [mountain] Duże Góry
           *[plain] Duża Równina
        }
       *[no] { $terrain ->
            [castle] zamek
            [forest] las
            [mountain] góry
           *[plain] równina
        }
    }{ $river ->
        [short] , nad rzeką
        [long] , nad Długą Rzeką
       *[none] { "" }
    }
grajeczka-tells = spełnia twoją Stronę
grajeczka-choose-move =
    { $count ->
        [one] Rusz { part-figure }: { $count } miejsce
        [few] Rusz { part-figure }: { $count } miejsca
       *[other] Rusz { part-figure }: { $count } miejsc
    }
grajeczka-choose-add =
    { $count ->
        [one] Dołóż kafel ({ $tile }): { $count } sposób
        [few] Dołóż kafel ({ $tile }): { $count } sposoby
       *[other] Dołóż kafel ({ $tile }): { $count } sposobów
    }
grajeczka-choose-rotation =
    { $count ->
        [one] obrócony { $rotation }: { $count } miejsce
        [few] obrócony { $rotation }: { $count } miejsca
       *[other] obrócony { $rotation }: { $count } miejsc
    }
grajeczka-rotations = Numer stoi w sześciokącie, od którego kafel bierze nazwę miejsca.
grajeczka-no-moves = Teraz żadna Postać nie może się ruszyć.
grajeczka-no-places = Teraz nie da się dołożyć kafla.
grajeczka-bad-figure = „{ $text }” to nie Postać; są Królewna, Rycerz i Smok.
grajeczka-nothing-there = Na { $place } nie ma lądu.
grajeczka-read = Wszystkie baśnie można przeczytać jeszcze raz, Strona po Stronie: zapisz grę, a potem bajarz story PLIK --lang pl
tale-title = Baśń, którą opowiada { $who }
tale-empty = { $who }: ani jednej opisanej Strony.
hint-grajeczka = Warto rozważyć (czy to mądre, oceń sam):
grajeczka-hint-tell = potem możesz opisać: { $page }
grajeczka-hint-second = potem odwróć żeton i opisz Stronę po ruchu: { $move }
grajeczka-hint-plan =
    { $count ->
        [one] potem jeszcze { $count } ruch, jeśli nikt nie przeszkodzi: { $move }
        [few] potem jeszcze { $count } ruchy, jeśli nikt nie przeszkodzi, najbliższy: { $move }
       *[other] potem jeszcze { $count } ruchów, jeśli nikt nie przeszkodzi, najbliższy: { $move }
    }
grajeczka-hint-grow = twoja Strona tego potrzebuje: { $growth }
grajeczka-hint-grow-any = Królestwo rośnie: { $growth }
grajeczka-hint-turn = nowa Strona, a żeton stanie się magiczny
grajeczka-hint-tell-after = potem opisz Stronę po ruchu: { $move }
grajeczka-hint-story = twoja Strona jest spełniona
grajeczka-hint-end = nic lepszego nie zostało
grajeczka-legend =
    Miejsca: ♜ zamek, ♧ las, △ góry, ░ równina; duże krainy: ♣ ▲ ▓. ≈ rzeka, także tam, gdzie przecina bok; ≋ Długa Rzeka. Linie kropkowane: wnętrze jednego kafla.
    Postacie: K Królewna, R Rycerz, S Smok. Na Stronach: → odwiedza, ◉ widzi, ♥ spotyka, ↷ przelatuje nad.
    ▯ Strona do opisania, ✦ magiczny żeton, ▶ czyja jest tura. Sześciu sąsiadów miejsca: po lewej, po prawej, dwóch wyżej i dwóch niżej.
help-grajeczka =
    W Grajeczce także:
      ruchy [POSTAĆ]     dokąd mogą ruszyć Postacie
      miejsca            gdzie może leżeć wierzchni kafel i jak obrócony (r0 do r5)
      obejrzyj Q,R       wszystko o miejscu
      mapa               sama mapa
      strony             twoje Strony i te, które już opisano
      baśń               opowieści do tej pory
    Akcje: rusz POSTAĆ Q,R · dołóż Q,R rT · przewróć · opisz · odwróć · koniec (albo move, add, turn, tell, flip, end)
    POSTAĆ to królewna, rycerz albo smok, albo litera z mapy. rT obraca kafel o T szóstych przeciwnie do ruchu wskazówek zegara; Q,R to miejsce jego sześciokąta a.
    q rośnie w prawo, r w prawo w dół. Enter kończy turę, gdy nic innego nie zostało.
