### Plansza Fantazji.

fz-castle = Magiczny Zamek
fz-castle-about = Niczego się na nim nie buduje, a wszystko musi być z nim połączone.
fz-dark = Mroczna Energia.
fz-you = Ty
fz-vp = PZ

## Kafelki i miejsca. $kind, $faction i $element to surowe klucze.

fz-facts =
    { $kind ->
        [residential] budynek mieszkalny
        [production] budynek produkcyjny
        [military] budynek militarny
        [magic] budynek magiczny
       *[special] budynek specjalny
    }, { fz-faction }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }{ $dark ->
        [yes] , Mroczna Energia
       *[no] { "" }
    }.
fz-faction =
    { $faction ->
        [S] Rzeźbiarze Natury
       *[E] Inżynierowie Światła
    }
fz-symbols =
    { $element ->
        [E] ziemia
        [A] powietrze
        [W] woda
       *[F] ogień
    } { $count }
fz-sides = Północ: { $north }, wschód: { $east }, południe: { $south }, zachód: { $west }.
fz-stack =
    Miejsce { $place }: { $tile }{ $covered ->
        [0] { "" }
        [one] { " " }Pod spodem { $covered } kafelek.
        [few] { " " }Pod spodem { $covered } kafelki.
        [many] { " " }Pod spodem { $covered } kafelków.
       *[other] { " " }Pod spodem { $covered } kafelka.
    }
fz-spot =
    { $mode ->
        [military] Połóż żeton w miejscu { $place }, na kafelku { $over }
        [special] Zamień w miejscu { $place } kafelek { $over } na kafelek { $tile }
       *[build] { $over ->
            [none] Zbuduj w miejscu { $place }: { $tile }
           *[other] Zbuduj w miejscu { $place }: { $tile }, na kafelku { $over }
        }
    }{ $danger ->
        [yes] . Obudzi się tam Mroczna Energia!
       *[no] { "" }
    }
fz-guard = Żeton militarny blokuje budynek w miejscu { $place }.
fz-fits =
    { $count ->
        [0] Nie pasuje teraz nigdzie.
        [one] Pasuje w { $count } miejscu.
       *[other] Pasuje w { $count } miejscach.
    }
fz-stack-title =
    { $count ->
        [one] Miejsce { $place }
        [few] Miejsce { $place }: stos { $count } kafelków
        [many] Miejsce { $place }: stos { $count } kafelków
       *[other] Miejsce { $place }: stos { $count } kafelka
    }
fz-layer-top = Na wierzchu: liczy się i styka z sąsiadami.
fz-layer-covered = Przykryty: już się nie liczy.

## Mapa.

fz-map = Mapa. Strzałki przenoszą między miejscami.
fz-beyond =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    } za { $edge ->
        [left] lewą
        [right] prawą
        [up] górną
       *[down] dolną
    } krawędzią: pokaż

## Gracze.

fz-player = { $name }, { fz-faction }
fz-hand-of =
    { $name } ma na ręce { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    }
fz-pile-ip =
    { $count ->
        [one] { $count } Punkt Wyobraźni
        [few] { $count } Punkty Wyobraźni
        [many] { $count } Punktów Wyobraźni
       *[other] { $count } Punktu Wyobraźni
    }: obejrzyj
fz-pile-draw =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    } w Stosie Dobierania: obejrzyj
fz-pile-discard =
    { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    } w Stosie Kafelków Odrzuconych: obejrzyj
fz-short-ip = PW
fz-short-draw = stos
fz-short-discard = odrzuc.
fz-holds = Ma żeton: { $power }
fz-bonus =
    { $count ->
        [one] { $count } żeton Bonusu
        [few] { $count } żetony Bonusu
        [many] { $count } żetonów Bonusu
       *[other] { $count } żetonu Bonusu
    }
fz-bonus-left = Żetony Bonusu w puli: { $count }
fz-points =
    { $count ->
        [one] { $count } Punkt Zwycięstwa
        [few] { $count } Punkty Zwycięstwa
        [many] { $count } Punktów Zwycięstwa
       *[other] { $count } Punktu Zwycięstwa
    }

## Ręka i akcje.

fz-hand =
    Twoja ręka: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    }
fz-hand-empty = Ręka jest pusta.
fz-rotating = Obróć kafelek
fz-rotate-word = obrót
fz-rotate-left = Obróć w lewo
fz-rotate-right = Obróć w prawo
fz-gain = +1 Wyobraźnia
fz-gain-short = +1 PW
fz-gain-how = połóż ten kafelek zakryty
fz-gain-choose = najpierw wybierz kafelek
fz-gain-done = akcja już wykonana
fz-build-here = Zbuduj tutaj
fz-replace-here = Zamień
fz-place-token = Połóż tutaj
fz-cancel-power = Nie teraz
fz-end = Zakończ turę
fz-settle-pay = Wybierz zapłatę
fz-settle-magic = Wybierz kafelki

## Podpowiedzi na mapie.

fz-hint-start = Weź kafelek: zbuduj go albo połóż zakryty, by zdobyć Punkt Wyobraźni.
fz-hint-tile =
    { $tile }: { $places ->
        [0] nie pasuje teraz nigdzie.
        [one] pasuje { $places } miejsce{ $risks ->
            [0] .
           *[other] , ale budzi Mroczną Energię.
        }
        [few] pasują { $places } miejsca{ $risks ->
            [0] .
            [one] , { $risks } z nich budzi Mroczną Energię.
           *[other] , { $risks } z nich budzą Mroczną Energię.
        }
       *[many] pasuje { $places } miejsc{ $risks ->
            [0] .
            [one] , { $risks } z nich budzi Mroczną Energię.
            [few] , { $risks } z nich budzą Mroczną Energię.
           *[many] , { $risks } z nich budzi Mroczną Energię.
        }
    }
fz-hint-end = Możesz jeszcze użyć mocy albo zakończyć turę.
fz-hint-military = Wybierz budynek dla żetonu militarnego.
fz-hint-special = Wybierz z ręki kafelek, który zastąpi jeden z twoich budynków.
fz-loss-places =
    { $count ->
        [one] Spłonie { $count } miejsce.
        [few] Spłoną { $count } miejsca.
        [many] Spłonie { $count } miejsc.
       *[other] Spłonie { $count } miejsca.
    }
fz-loss =
    { $mine ->
        [one] Stracisz { $mine } kafelek{ fz-loss-points },
        [few] Stracisz { $mine } kafelki{ fz-loss-points },
        [many] Stracisz { $mine } kafelków{ fz-loss-points },
       *[other] Stracisz { $mine } kafelka{ fz-loss-points },
    } { $theirs ->
        [0] { $name } nie straci nic.
       *[other] { $name } straci { $theirs }{ fz-loss-their-points }.
    }
fz-loss-points =
    { $points ->
        [0] { "" }
        [one] { " " }({ $points } punkt)
        [few] { " " }({ $points } punkty)
        [many] { " " }({ $points } punktów)
       *[other] { " " }({ $points } punktu)
    }
fz-loss-their-points =
    { $theirPoints ->
        [0] { "" }
        [one] { " " }({ $theirPoints } punkt)
        [few] { " " }({ $theirPoints } punkty)
        [many] { " " }({ $theirPoints } punktów)
       *[other] { " " }({ $theirPoints } punktu)
    }
fz-sure-title = Obudzić Mroczną Energię?
fz-sure-cost =
    { $count ->
        [one] Spłonie { $count } twój kafelek
        [few] Spłoną { $count } twoje kafelki
        [many] Spłonie { $count } twoich kafelków
       *[other] Spłonie { $count } twojego kafelka
    }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
fz-sure-yes = Zbuduj tutaj

## Moce.

fz-powers = Moce
fz-power-residential = Moc mieszkalna
fz-power-production = Moc produkcyjna
fz-power-military = Moc militarna
fz-power-magic = Moc magiczna
fz-power-special = Moc specjalna
fz-kind-residential = Mieszkalna
fz-kind-production = Produkcyjna
fz-kind-military = Militarna
fz-kind-magic = Magiczna
fz-kind-special = Specjalna
fz-use-short = użyj
fz-power-state =
    { $power }{ $can ->
        [yes] { " " }{ fz-use-short }
       *[no] { "" }
    }: twoje budynki: { $mine }, budynki przeciwnika ({ $name }): { $theirs }. { $where ->
        [me] Żeton jest twój.
        [op] Żeton ma { $name }.
        [map] Żeton leży na mapie.
       *[pool] Żeton jest w puli.
    }{ $can ->
        [yes] { " " }Możesz jej teraz użyć.
       *[no] { "" }
    }
fz-about-residential = Wymień do trzech kafelków z ręki na tyle samo kafelków ze swojego Stosu Kafelków Odrzuconych.
fz-about-production = Wybrany kafelek z twojego Stosu Kafelków Odrzuconych staje się Punktem Wyobraźni.
fz-about-military = Połóż ten żeton na budynku. W następnej turze przeciwnik nie może budować na nim ani na pustym miejscu obok niego.
fz-about-magic = Obejrzyj do czterech losowych kafelków z ręki przeciwnika i najwyżej dwa z nich wsuń pod jego Stos Dobierania.
fz-about-special = Zamień jeden ze swoich budynków na kafelek tego samego poziomu z ręki. Symbole muszą pasować, ich liczby nie.
fz-where =
    { $where ->
        [me] Masz ten żeton.
        [op] Ten żeton ma { $name }.
        [map] Żeton leży teraz na budynku.
        [gone] Żeton jest w użyciu, ale jego budynek zniknął.
       *[pool] Żeton jest w puli.
    }
fz-how-won = Na końcu twojej tury staje się twój, jeśli masz co najmniej dwa widoczne budynki tego typu i więcej niż przeciwnik. Przy równej liczbie wraca do puli.
fz-used = W tej turze moc została już użyta.
fz-no-use = Nie można jej teraz użyć: żeton nie był twój na początku tury albo nie ma jej do czego użyć.
fz-give = Z twojej ręki
fz-take = Z twojego Stosu Kafelków Odrzuconych
fz-exchange = Wymień
fz-exchange-these = { $given } za { $taken }
fz-exchanged = Wymienione: { $count } z 3
fz-enough = Wystarczy
fz-recover = Który kafelek stanie się Punktem Wyobraźni?
fz-recover-do = Zamień w punkt
fz-magic-do = Zajrzyj do ręki: { $name }
fz-title-pay = Którym punktem płacisz?
fz-title-magic = Z ręki gracza { $name }
fz-ask-pay = Duży Budynek kosztuje 1 Punkt Wyobraźni. Wybrany kafelek trafi odkryty na twój Stos Kafelków Odrzuconych.
fz-ask-magic =
    Możesz wsunąć { $left ->
        [one] jeszcze jeden kafelek
       *[other] do dwóch kafelków
    } pod Stos Dobierania gracza { $name }. Pozostałe wrócą na rękę.
fz-pay = Zapłać
fz-pay-this = Zapłać: { $tile }
fz-bury = Wsuń pod stos
fz-bury-these = { $tiles } pod stos
fz-return =
    { $count ->
        [one] Oddaj kafelek
        [few] Oddaj wszystkie { $count }
       *[many] Oddaj wszystkie { $count }
    }

## Stosy.

fz-things =
    { $mine ->
        [yes] Twoje stosy
       *[no] Stosy gracza { $name }
    }
fz-tab-discard = Odrzucone: { $count }
fz-tab-ip = Wyobraźnia: { $count }
fz-tab-draw = Do dobrania: { $count }
fz-discard-about = Te kafelki są poza grą; niektóre mogą wrócić dzięki mocy mieszkalnej i produkcyjnej.
fz-discard-none = Nic jeszcze nie zostało odrzucone.
fz-ip-about-mine = Twoje Punkty Wyobraźni. Tylko ty wiesz, które to kafelki.
fz-ip-about-other = Zakryte: zna je tylko właściciel, poza tymi, które widzieli wszyscy.
fz-hidden =
    { $count ->
        [one] { $count } zakryty kafelek
        [few] { $count } zakryte kafelki
        [many] { $count } zakrytych kafelków
       *[other] { $count } zakrytego kafelka
    }
fz-bag-about = Te kafelki dopiero przyjdą, w kolejności, której nikt nie zna.
fz-draw-about =
    { $count ->
        [0] Stos Dobierania jest pusty.
        [one] Czeka jeszcze { $count } kafelek.
        [few] Czekają jeszcze { $count } kafelki.
        [many] Czeka jeszcze { $count } kafelków.
       *[other] Czeka jeszcze { $count } kafelka.
    }
fz-bottom = Wsunięte pod stos
fz-seen = Te kafelki z ręki gracza { $name } już znasz

## Klawisze.

fz-key-tile = Weź kafelek z ręki
fz-key-rotate = Obróć kafelek
fz-key-rotate-back = Obróć go w drugą stronę
fz-key-places = Przejdź do następnego miejsca
fz-key-build = Zbuduj w tym miejscu albo obejrzyj, co tam leży
fz-key-gain = Połóż kafelek zakryty: +1 Punkt Wyobraźni
fz-key-end = Zakończ turę
fz-key-powers = Przejdź do mocy
fz-key-map = Przejdź na mapę
fz-key-cancel = Odłóż kafelek

## Pierwsza gra
guide-fantazja-land = Witaj w Fantazji! Pośrodku stoi Magiczny Zamek. Razem z przeciwnikiem odbudowujecie wokół niego krainę, kafelek po kafelku. Wygra ten, czyje widoczne budynki będą więcej warte.
guide-fantazja-tile = Spójrz na kafelek z ręki: na każdym boku jest żywioł, od jednego do trzech razy. Gdzie boki się stykają, żywioły muszą być takie same, a twój nowy kafelek musi ich mieć co najmniej tyle co stary.
guide-fantazja-build = Wybierz Mały Budynek (poziom I) i połóż go na jednym z zielonych miejsc. W razie potrzeby go obróć.
guide-fantazja-rival = Teraz gra przeciwnik. Na końcu tury kafelki same dobierają się do sześciu.
guide-fantazja-point = Teraz spróbuj drugiej akcji: połóż kafelek zakryty. Staje się Punktem Wyobraźni, a Duży Budynek kosztuje jeden taki punkt. (Możesz też znów coś zbudować.)
guide-fantazja-large = Za Punkt Wyobraźni stawiasz poziom II na poziomie I tego samego typu, nawet na budynku przeciwnika! Poziom III na własnym poziomie II daje też Bonus, czyli 5 punktów.
guide-fantazja-tokens = Jeśli masz dwa budynki jakiegoś typu i więcej niż przeciwnik, jego żeton Mocy jest twój. Od następnej tury możesz w każdej turze użyć jednego żetonu.
guide-fantazja-dark = Uważaj na kolczaste gwiazdy: kafelek z Mroczną Energią położony obok drugiego takiego znika razem z nim, a z nimi wszystko, co straci drogę do Zamku. Plansza najpierw cię ostrzeże.
guide-fantazja-end = To już wszystko. Gra kończy się, gdy obojgu wam zabraknie kafelków. Powodzenia!
