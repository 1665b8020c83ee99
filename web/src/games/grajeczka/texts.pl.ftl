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
gr-turn-of = Tura { $turn } z { $limit }
gr-turn-number = Tura { $turn }
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

gr-news-moved =
    { $who } rusza { $figure ->
        [princess] Królewnę
        [knight] Rycerza
       *[dragon] Smoka
    } { $terrain ->
        [castle] do zamku
        [forest] do lasu
        [mountain] w góry
       *[plain] na równinę
    }.
gr-news-added = { $who } dokłada kafel: { $tile }.
gr-news-turned = { $who } przewraca Stronę; żeton jest magiczny.
gr-news-flipped = { $who } odwraca żeton i rusza na drugą Wyprawę.
gr-news-told = { $who } opisuje Stronę { $page }.
gr-news-out = { $who } odpada z gry: Strony { $page } nigdy nie da się spełnić.
gr-news-finished = Królestwo jest gotowe: nie będzie więcej kafli.
gr-read = Przeczytaj

## Moja Strona

gr-your-page = Twoja Strona
gr-page-of = Strona gracza { $name }
gr-open-page = Odkryta Strona
gr-only-you = tylko ty ją widzisz
gr-you-are-out = Jesteś poza grą
gr-all-told = Wszystkie Strony opisane.
gr-come-again = Przewrócone, wrócą:
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
gr-next-short = Następny
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

## Pierwsza gra
guide-grajeczka-land = Witaj w Grajeczce! Królewna, Rycerz i Smok nie należą do nikogo: każdy może prowadzić każdą z tych Postaci przez Królestwo.
guide-grajeczka-page = Spójrz na swoją Stronę: mówi, co ma się stać na planszy, na przykład że Rycerz odwiedza góry i widzi Królewnę. Widzisz ją tylko ty.
guide-grajeczka-go = Rusz na Wyprawę: przesuń jedną Postać albo dołóż kafel do Królestwa. Miejsca, które spełniają twoją Stronę, mają znak pióra.
guide-grajeczka-tell = Gdy dzięki Wyprawie twoja Strona się spełni, opisz ją! Potem bierzesz następną. Kto pierwszy opisze całą Księgę, wygrywa.
guide-grajeczka-rival = Teraz grają inni, tymi samymi Postaciami: mogą ci pomieszać szyki albo pomóc.
guide-grajeczka-tile = Twoja kolej: jeszcze jedna Wyprawa. Każda Postać chodzi po swojemu; plansza pokazuje, gdzie może skończyć.
guide-grajeczka-turn = Strona bez nadziei? Zamiast Wyprawy przewróć ją: trafi na spód Księgi, a ty dobierzesz następną.
guide-grajeczka-magic = Przewrócenie Strony budzi twój żeton. Obudzony daje raz drugą Wyprawę w tej samej turze.
guide-grajeczka-end = To już wszystko. Dawno, dawno temu…
