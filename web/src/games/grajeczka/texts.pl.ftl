### Plansza Grajeczki po polsku. $figure to princess, knight albo dragon; $terrain castle, forest,
### mountain albo plain; $kind river, forest, mountain albo plain; $token plain albo magic.

## Nazwy

gr-figure-princess = Królewna
gr-figure-knight = Rycerz
gr-figure-dragon = Smok
gr-terrain =
    { $terrain ->
        [castle] zamek
        [forest] las
        [mountain] góry
       *[plain] równina
    }
gr-place =
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
gr-tile = Kafel
gr-page = Strona { $page }

## Królestwo

gr-kingdom = Królestwo
gr-here-go =
    { $figure ->
        [princess] Królewna może tu wejść
        [knight] Rycerz może tu wejść
       *[dragon] Smok może tu przylecieć
    }
gr-here-tells =
    { $figure ->
        [princess] Królewna może tu wejść i opiszesz swoją Stronę
        [knight] Rycerz może tu wejść i opiszesz swoją Stronę
       *[dragon] Smok może tu przylecieć i opiszesz swoją Stronę
    }
gr-here-last = ostatni ruch
gr-turn-number = Tura { $turn }
gr-turns-left =
    { $count ->
        [0] Ostatnia tura
        [one] Jeszcze { $count } tura
        [few] Jeszcze { $count } tury
       *[many] Jeszcze { $count } tur
    }
gr-limit = Tura { $turn }. Wygrywa ten, kto pierwszy opisze całą Księgę; jeśli do końca tury { $limit } nikomu się to nie uda, wygra ten, komu zostało najmniej Stron.
gr-no-limit = Tura { $turn }. Ta gra nie ma limitu tur.
gr-positions =
    { $count ->
        [one] { $count } położenie kafla
        [few] { $count } położenia kafla
       *[many] { $count } położeń kafla
    }
gr-position =
    Kafel w miejscu { $place }{ $rotation ->
        [0] { "" }
        [1] , obrócony raz
        [2] , obrócony dwa razy
       *[other] , obrócony { $rotation } razy
    }{ $tells ->
        [yes] ; wtedy opiszesz swoją Stronę
       *[no] { "" }
    }
gr-ghost-here = Kafel leży w miejscu { $place }. Enter go kładzie, R obraca.

## Co zrobili inni

gr-news = { $who } { $deeds }.
gr-news-moved =
    rusza { $figure ->
        [princess] Królewnę
        [knight] Rycerza
       *[dragon] Smoka
    } { $terrain ->
        [castle] do zamku
        [forest] do lasu
        [mountain] w góry
       *[plain] na równinę
    }
gr-news-added = dokłada kafel ({ $tile })
gr-news-turned = przewraca Stronę
gr-news-flipped = odwraca żeton
gr-news-told = opisuje Stronę { $page }
gr-news-out = odpada z gry: Strony { $page } nigdy nie da się spełnić
gr-news-finished = Królestwo jest gotowe: nie będzie więcej kafli.
gr-read = Przeczytaj
gr-more = Jeszcze { $count }
gr-less = Zwiń

## Moja Strona

gr-your-page = Twoja Strona
gr-page-of = Strona gracza { $name }
gr-open-page = Odkryta Strona
gr-only-you = tylko ty ją widzisz
gr-you-are-out = Jesteś poza grą
gr-all-told = Wszystkie Strony opisane.
gr-come-again = Przewrócone, wrócą:
gr-read-on = Czytaj dalej
gr-hint = Podpowiedź
gr-hint-title = Zaznacz, co pozwoli opisać Stronę (H)
gr-hint-none = Teraz nic jej nie spełni.
gr-and = i
gr-or = lub
gr-verb-visit = odwiedza
gr-verb-see = widzi
gr-verb-meet = spotyka
gr-verb-fly = przelatuje
gr-watching = Oglądasz grę. Strony na rękach pozostają tajne.
gr-watched = Tyle widzieli widzowie: bez stron na rękach.

## Gracze

gr-you = ty
gr-out = poza grą
gr-wins = wygrana
gr-left =
    { $count ->
        [one] Strona do końca
        [few] Strony do końca
       *[many] Stron do końca
    }
gr-player =
    { $told ->
        [one] { $told } opisana
        [few] { $told } opisane
       *[many] { $told } opisanych
    }, { $token ->
        [magic] żeton magiczny
       *[plain] żeton zwykły
    }{ $out ->
        [yes] , poza grą
       *[no] { "" }
    }{ $now ->
        [yes] , na ruchu
       *[no] { "" }
    }. Przeczytaj, co zostało opisane.

## Rzeka, obszary, kafle

gr-progress = Jak duże są rzeka i obszary
gr-progress-full =
    { $kind ->
        [river] Najdłuższa rzeka: { $has } { $has ->
            [one] kafel
            [few] kafle
           *[many] kafli
        }; Długa ma co najmniej { $need }
        [forest] Największy las: { $has } { $has ->
            [one] Miejsce
            [few] Miejsca
           *[many] Miejsc
        }; Duży ma co najmniej { $need }
        [mountain] Największe góry: { $has } { $has ->
            [one] Miejsce
            [few] Miejsca
           *[many] Miejsc
        }; Duże mają co najmniej { $need }
       *[plain] Największa równina: { $has } { $has ->
            [one] Miejsce
            [few] Miejsca
           *[many] Miejsc
        }; Duża ma co najmniej { $need }
    }
gr-kind =
    { $done ->
        [yes] { $kind ->
            [river] Długa Rzeka
            [forest] Duży Las
            [mountain] Duże Góry
           *[plain] Duża Równina
        }
       *[no] { $kind ->
            [river] rzeka
            [forest] las
            [mountain] góry
           *[plain] równina
        }
    }
gr-of = { $has } z { $need }
gr-next = Następny kafel
gr-tiles-left =
    { $count ->
        [one] został { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
gr-ways =
    { $count ->
        [one] pasuje na { $count } sposób
        [few] pasuje na { $count } sposoby
       *[many] pasuje na { $count } sposobów
    }
gr-no-tile = Nie ma już kafli.
gr-fits-nowhere = Nie pasuje już nigdzie.

## Co mogę zrobić

gr-adventure = Twoja tura
gr-waiting = Teraz gra { $who }
gr-card-tells = Może spełnić twoją Stronę
gr-hint-princess =
    { $count ->
        [0] 1 krok; z zamku do zamku
        [one] 1 krok; z zamku do zamku: { $count } miejsce
        [few] 1 krok; z zamku do zamku: { $count } miejsca
       *[many] 1 krok; z zamku do zamku: { $count } miejsc
    }
gr-hint-knight =
    { $count ->
        [0] dokładnie 2 kroki
        [one] dokładnie 2 kroki: { $count } miejsce
        [few] dokładnie 2 kroki: { $count } miejsca
       *[many] dokładnie 2 kroki: { $count } miejsc
    }
gr-hint-dragon =
    { $count ->
        [0] leci prosto do końca
        [one] leci prosto do końca: { $count } miejsce
        [few] leci prosto do końca: { $count } miejsca
       *[many] leci prosto do końca: { $count } miejsc
    }
gr-tile-hint =
    { $count ->
        [one] dołóż do Królestwa: { $count } sposób
        [few] dołóż do Królestwa: { $count } sposoby
       *[many] dołóż do Królestwa: { $count } sposobów
    }
gr-tile-usual = dołóż do Królestwa
gr-turn = Przewróć
gr-turn-hint = nowa Strona, żeton magiczny
gr-turn-not-now = nie w drugiej Wyprawie
gr-second = Druga Wyprawa
gr-second-after = po pierwszej możesz użyć żetonu
gr-second-now = Druga Wyprawa
gr-second-must = rusz Postać albo dołóż kafel
gr-token-plain = Zwykły żeton
gr-token-make = magiczny po przewróceniu Strony
gr-tip-tells =
    { $count ->
        [one] Tam, gdzie pióro, opiszesz Stronę { $page }
       *[other] Tam, gdzie pióra, opiszesz Stronę { $page }
    }

## Kafel w ręce

gr-turn-left = Obróć w lewo (R)
gr-turn-right = Obróć w prawo (Shift R)
gr-way =
    { $rotation ->
        [0] Bez obrotu
        [1] Obrócony raz
        [2] Obrócony dwa razy
       *[other] Obrócony { $rotation } razy
    }: { $count ->
        [0] nigdzie nie pasuje
        [one] pasuje w { $count } miejscu
       *[other] pasuje w { $count } miejscach
    }
gr-choose-position =
    { $count ->
        [one] Pasuje w { $count } miejscu. Wybierz plus.
       *[other] Pasuje w { $count } miejscach. Wybierz plus.
    }
gr-rotation-fits-nowhere = Tak obrócony nigdzie nie pasuje.
gr-ghost-placed = Tutaj? Dotknij kafla, aby go obrócić.
gr-ghost-tells = Tutaj opiszesz swoją Stronę!
gr-tile-keys = R lub kółko obraca, Enter kładzie, Esc odkłada.
gr-cancel = Wróć
gr-lay = Połóż

## Przewracanie Strony

gr-turn-words =
    { $token ->
        [magic] Strona { $page } trafi pod Księgę, a ty dobierzesz następną. Żeton pozostanie magiczny. To cała tura.
       *[plain] Strona { $page } trafi pod Księgę, a ty dobierzesz następną. Żeton stanie się magiczny. To cała tura.
    }
gr-turn-do = Przewróć Stronę

## Po Wyprawie

gr-settle = Po Wyprawie
gr-tell = Opisz Stronę { $page }
gr-cannot-tell = Jeszcze nie do opisania.
gr-told-already = Opisana.
gr-flip = Druga Wyprawa
gr-flip-hint = odwróć magiczny żeton
gr-end = Zakończ turę
gr-end-keeps = żeton zostanie magiczny
gr-sure-untold = Nie opisać Strony { $page }?
gr-sure-end = Możesz ją teraz opisać. Jeśli zakończysz turę, będzie się musiała spełnić jeszcze raz.
gr-sure-flip = Możesz ją teraz opisać. Po drugiej Wyprawie ta pierwsza już się nie liczy.
gr-sure-yes-end = Zakończ turę
gr-sure-yes-flip = Druga Wyprawa

## Opowieści

gr-told-by = { $who } opisuje Stronę { $page }
gr-go-on = Gramy dalej
gr-tale = Baśń
gr-tale-of = Baśń: { $who }
gr-whose-tale = Czyja baśń
gr-all-together = Wszyscy razem
gr-nothing-told = Nie opisano jeszcze żadnej Strony.
gr-out-page = Strony { $page } nigdy nie da się spełnić:
gr-over = Koniec gry, baśń opowiedziana.
gr-read-tale = Przeczytaj baśń
gr-no-pieces = Nie udało się wczytać Królestwa.
gr-again = Spróbuj ponownie

## Klawisze

gr-key-figures = weź Królewnę, Rycerza albo Smoka
gr-key-tile = weź kafel
gr-key-page = przewróć Stronę
gr-key-kingdom = wejdź do Królestwa i idź z miejsca na miejsce
gr-key-enter = idź tam albo połóż kafel; po Wyprawie opisz Stronę lub zakończ turę
gr-key-rotate = obróć kafel w lewo lub w prawo
gr-key-hint = poproś o podpowiedź
gr-key-cancel = odłóż to, co w ręce
gr-key-zoom = bliżej, dalej, całe Królestwo
gr-key-pan = przesuń widok

## Pierwsza gra
guide-grajeczka-land = Witaj w Grajeczce! Królewna, Rycerz i Smok nie należą do nikogo: każdy może prowadzić każdą z tych Postaci przez Królestwo.
guide-grajeczka-page = Spójrz na swoją Stronę: mówi, co ma się stać na planszy, na przykład że Rycerz odwiedza góry i widzi Królewnę. Widzisz ją tylko ty.
guide-grajeczka-go = Rusz na Wyprawę: przesuń jedną Postać albo dołóż kafel do Królestwa. Przycisk „Podpowiedź” oznacza piórem to, co spełni twoją Stronę.
guide-grajeczka-tell = Gdy dzięki Wyprawie twoja Strona się spełni, opisz ją! Potem bierzesz następną. Kto pierwszy opisze całą Księgę, wygrywa.
guide-grajeczka-rival = Teraz grają inni, tymi samymi Postaciami: mogą ci pomieszać szyki albo pomóc.
guide-grajeczka-tile = Twoja kolej: jeszcze jedna Wyprawa. Każda Postać chodzi po swojemu; plansza pokazuje, gdzie może skończyć.
guide-grajeczka-turn = Strona bez nadziei? Zamiast Wyprawy przewróć ją: trafi na spód Księgi, a ty dobierzesz następną.
guide-grajeczka-magic = Przewrócenie Strony budzi twój żeton. Obudzony daje raz drugą Wyprawę w tej samej turze.
guide-grajeczka-end = To już wszystko. Dawno, dawno temu…
