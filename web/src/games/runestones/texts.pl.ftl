### Plansza Rune Stones, po polsku.

## Co teraz
rs-actions = Co możesz zrobić
rs-modes = Twoja akcja
rs-mode-summon = Przywołaj
rs-mode-use = Użyj kart
rs-mode-forge = Wykuj
rs-prompt-action = Twoja kolej: wybierz akcję.
rs-prompt-lifted = Co mają zrobić te karty? Przywołać stwory czy użyć zdolności?
rs-prompt-summon = Podnieś karty jednego koloru: ich magicznymi punktami płacisz za stwory.
rs-prompt-summon-call = Teraz wybierz stwory: na zielono te, na które cię stać.
rs-prompt-summon-ready = Wybierz więcej albo przywołaj.
rs-prompt-use = Podnieś dwie karty. Ta o wyższym numerze cię opuści.
rs-prompt-cards = Podnieś dwie karty. Ta o wyższym numerze cię opuści.
rs-prompt-use-ready = Wstążki mówią, dokąd trafi każda karta.
rs-prompt-forge = Wybierz kuźnię z zielonym znakiem.
rs-prompt-forge-second = Możesz wykuć drugi artefakt: wybierz kuźnię albo zakończ.
rs-prompt-forge-none = Drugi artefakt wykujesz tylko z pomocą swojego kamienia runicznego. Możesz też zakończyć.
rs-prompt-forge-pay = Zapłać tak albo wybierz inaczej.
rs-prompt-abilities = Użyj zdolności w dowolnej kolejności.
rs-prompt-pay = Zapłać tak albo wybierz inaczej.
rs-prompt-gem = Wybierz klejnot.
rs-prompt-call = Weź jedną z zaznaczonych kart stworów.
rs-prompt-die =
    { $count ->
        [2] Chcesz to, co pokazuje kostka? Możesz wziąć nawet dwa razy.
       *[other] Chcesz to, co pokazuje kostka?
    }
rs-prompt-field = Wybierz wolne pole dla artefaktu.
rs-prompt-trade = Możesz wymienić rząd artefaktów albo zakończyć turę.
rs-prompt-trade-none = Możesz jeszcze użyć kamienia runicznego albo zakończyć turę.
rs-prompt-stone = Wybierz kamień runiczny. Zostanie z tobą do końca.
rs-prompt-pass = Żadna akcja nie jest teraz możliwa.
rs-prompt-over = Gra skończona.
rs-waiting =
    { $phase ->
        [action] { $who } wybiera akcję.
        [summon] { $who } przywołuje stwory.
        [cards] { $who } wybiera karty.
        [abilities] { $who } używa zdolności.
        [pay] { $who } płaci.
        [gem] { $who } wybiera klejnot.
        [call] { $who } bierze kartę.
        [die] { $who } rzuca kostką.
        [field] { $who } kładzie artefakt.
        [forge] { $who } jest przy kuźniach.
        [trade] { $who } może wymienić artefakty.
       *[other] { $who } bierze kamień runiczny.
    }

## Przyciski
rs-do-summon =
    { $count ->
        [0] Przywołaj
       *[other] Przywołaj { $cards }
    }
rs-do-use =
    { $count ->
        [0] Zagraj
       *[other] Zagraj { $cards }
    }
rs-do-forge = Wykuj
rs-do-pay = Zapłać
rs-do-trade =
    { $points ->
        [one] Wymień rząd { $row } za { $points } punkt
        [few] Wymień rząd { $row } za { $points } punkty
       *[many] Wymień rząd { $row } za { $points } punktów
    }
rs-no-second = Bez drugiego artefaktu
rs-abilities-done =
    { $count ->
        [0] Gotowe
       *[other] Resztę pomijam
    }
rs-benefit = Tak, biorę
rs-forgo = Nie, dziękuję
rs-take-stone =
    Weź: { $kind ->
        [magic] Magiczne Punkty
        [hand] Limit Ręki
        [exchange] Wymiana
        [wild] Klejnot-joker
        [plus] Plus
        [die] Podwójna Kostka
        [point] Dodatkowy Punkt Mocy
       *[cards] Trzy Karty
    }
rs-take-one = Weź kamień
rs-end = Zakończ turę
rs-pass = Pasuję
rs-put-back = Odłóż
rs-step-back = Krok wstecz
rs-tally = Magiczne punkty: { $sum }, jeszcze do wydania: { $left }
rs-you-can-gain = Możesz zyskać
rs-pay-with = Jak zapłacić
rs-pay-missing =
    { $count ->
        [one] Jeszcze { $count } klejnot
        [few] Jeszcze { $count } klejnoty
       *[many] Jeszcze { $count } klejnotów
    }
rs-gem-more = O jeden więcej: { $piece ->
        [B] niebieski klejnot
        [Y] żółty klejnot
        [G] zielony klejnot
        [R] czerwony klejnot
        [W] biały klejnot
       *[ore] minerał
    }
rs-gem-less = O jeden mniej: { $piece ->
        [B] niebieski klejnot
        [Y] żółty klejnot
        [G] zielony klejnot
        [R] czerwony klejnot
        [W] biały klejnot
       *[ore] minerał
    }

## Stół
rs-race = Wyścig do 65 punktów mocy:
rs-display = Stwory do przywołania
rs-deck = talia
rs-discard = odrzucone
rs-discard-look =
    { $count ->
        [one] Wspólny stos kart odrzuconych, { $count } karta
        [few] Wspólny stos kart odrzuconych, { $count } karty
       *[many] Wspólny stos kart odrzuconych, { $count } kart
    }
rs-display-card =
    { $card }; koszt { $cost }{ $state ->
        [on] ; wybrana
        [can] ; można wziąć
        [no] ; teraz nie można wziąć
       *[none] { "" }
    }
rs-smithies = Kuźnie
rs-smithy =
    { $smithy ->
        [white] Biała kuźnia, dowolne klejnoty
       *[other] Kuźnia { $smithy }
    }: { $colour ->
        [B] niebieski artefakt, puchar
        [Y] żółty artefakt, korona
        [G] zielony artefakt, harfa
        [R] czerwony artefakt, miecz
        [W] białe artefakty, zostało { $left }
       *[none] pusta
    }
rs-stones = Kamienie runiczne
rs-supply = Zasoby
rs-table = Co leży na stole
rs-artifacts-left = Zakryte artefakty
rs-artifacts-traded = Wymienione artefakty
rs-artifact-count =
    { $colour ->
        [B] niebieskie
        [Y] żółte
        [G] zielone
       *[R] czerwone
    }: { $count }
rs-deck-count =
    { $count ->
        [one] Talia ogólna: { $count } karta
        [few] Talia ogólna: { $count } karty
       *[many] Talia ogólna: { $count } kart
    }
rs-discard-count =
    { $count ->
        [one] Wspólny stos kart odrzuconych: { $count } karta
        [few] Wspólny stos kart odrzuconych: { $count } karty
       *[many] Wspólny stos kart odrzuconych: { $count } kart
    }
rs-none = Nic.
rs-rolled = { $who }, rzut kostką:
rs-face =
    { $face ->
        [any] dowolny klejnot oprócz białego
        [exchange] biały klejnot za kolorowy
        [card] wierzchnia karta talii ogólnej
       *[ore] jeden minerał
    }

## Gracze
rs-wins = wygrana
rs-first = rozpoczyna rundy
rs-my-table = Twój stół
rs-their-table = Stół gracza { $name }
rs-my-hand = Ręka
rs-hand-empty = Na ręce nie ma kart.
rs-in-play = Karty w grze
rs-my-board = Artefakty i kamienie runiczne
rs-my-deck = talia
rs-my-played = zagrane
rs-my-deck-look = Przejrzyj swoje karty
rs-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
rs-in-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
rs-in-played =
    { $count ->
        [one] { $count } karta zagrana
        [few] { $count } karty zagrane
       *[many] { $count } kart zagranych
    }
rs-list-hand = Na ręce ({ $count })
rs-list-deck = W talii, bez kolejności ({ $count })
rs-list-played = Zagrane ({ $count })
rs-list-top = Na wierzchu zagranych ({ $count })
rs-list-out = Poza grą ({ $count })
rs-board-words = Artefakty: { $one } w rzędzie 1, { $two } w rzędzie 2. Kamienie runiczne: { $stones }.
rs-row = Rząd { $row }
rs-field =
    { $colour ->
        [B] Niebieskie pole
        [Y] Żółte pole
        [G] Zielone pole
        [R] Czerwone pole
       *[W] Białe pole
    }: { $held ->
        [none] wolne
        [W] biały artefakt
       *[other] artefakt
    }
rs-field-put =
    Połóż na { $colour ->
        [B] niebieskim
        [Y] żółtym
        [G] zielonym
        [R] czerwonym
       *[W] białym
    } polu rzędu { $row }
rs-worth =
    { $count ->
        [one] Za wymianę: { $count } punkt mocy
        [few] Za wymianę: { $count } punkty mocy
       *[many] Za wymianę: { $count } punktów mocy
    }
rs-legend = Ile daje rząd artefaktów
rs-legend-row =
    { $count ->
        [one] za { $count } artefakt
        [few] za { $count } artefakty
       *[many] za { $count } artefaktów
    }
rs-worth-none = Wymienić można co najmniej dwa artefakty
rs-trade-row = Wymień
rs-lifted = podniesiona
rs-ribbon-stays = zostaje
rs-ribbon-leaves = odchodzi
rs-ribbon-out = wypada z gry
rs-ability =
    { $words }{ $state ->
        [used] ; użyte
        [can] { "" }
       *[no] ; teraz niemożliwe
    }

## Karty i żetony
rs-card-name =
    { $card }, { $kind ->
        [B] goblin
        [Y] satyr
        [G] driada
        [R] harpia
        [W] smok
       *[druid] karta druida
    }
rs-card-words =
    { $name }: { $magic ->
        [one] { $magic } magiczny punkt
        [few] { $magic } magiczne punkty
       *[many] { $magic } magicznych punktów
    }, kolor { $colour ->
        [B] niebieski
        [Y] żółty
        [G] zielony
        [R] czerwony
       *[W] każdy
    }; zdolność: { $ability }
rs-card-magic-title = Do przywołania
rs-card-magic =
    { $magic ->
        [one] { $magic } magiczny punkt
        [few] { $magic } magiczne punkty
       *[many] { $magic } magicznych punktów
    }, kolor { $colour ->
        [B] niebieski
        [Y] żółty
        [G] zielony
        [R] czerwony
       *[W] każdy
    }
rs-card-ability-title = Zdolność
rs-pay-for = zapłać { $paid }, zyskaj { $got }
rs-points =
    { $count ->
        [one] { $count } punkt mocy
        [few] { $count } punkty mocy
       *[many] { $count } punktów mocy
    }
rs-thing =
    { $thing ->
        [gB] niebieski klejnot
        [gY] żółty klejnot
        [gG] zielony klejnot
        [gR] czerwony klejnot
        [W] biały klejnot
        [any] dowolny klejnot oprócz białego
        [ore] minerał
        [die] rzut kostką
        [cardB] niebieska karta stwora
        [cardY] żółta karta stwora
        [cardG] zielona karta stwora
        [cardR] czerwona karta stwora
       *[cardany] dowolna karta stwora
    }
rs-piece =
    { $piece ->
        [B] niebieski klejnot
        [Y] żółty klejnot
        [G] zielony klejnot
        [R] czerwony klejnot
        [W] biały klejnot
       *[ore] minerał
    }
rs-piece-count =
    { $piece ->
        [B] niebieskie klejnoty
        [Y] żółte klejnoty
        [G] zielone klejnoty
        [R] czerwone klejnoty
        [W] białe klejnoty
       *[ore] minerały
    }: { $count }{ $wild ->
        [yes] , twoje jokery
       *[no] { "" }
    }

rs-told-cost = Ile kosztuje
rs-told-cost-card =
    { $count ->
        [one] { $count } magiczny punkt przy przywołaniu
        [few] { $count } magiczne punkty przy przywołaniu
       *[many] { $count } magicznych punktów przy przywołaniu
    }
rs-told-leaves =
    { $kind ->
        [druid] Użyta wypada z gry, jeśli ma wyższy numer; zagrana do przywołania zostaje u ciebie.
       *[creature] Użyta odchodzi, jeśli ma wyższy numer; zagrana do przywołania zostaje u ciebie.
    }
rs-told-stone = Co robi
rs-told-stone-cost = Kto wymienia rząd co najmniej dwóch artefaktów, oprócz punktów bierze jeden kamień.
rs-told-smithy-cost =
    { $colour ->
        [none] Klejnoty w kolorze artefaktu: { $count }, albo minerały: { $ore }. Teraz jest pusta.
        [W] Dowolne klejnoty: { $count }, albo minerały: { $ore }
       *[other] Klejnoty tego koloru (biały zastępuje każdy): { $count }, albo minerały: { $ore }
    }
rs-told-bonus = Co daje oprócz tego
rs-told-smithy-bonus = { $bonus }, chyba że płacisz minerałami
rs-told-forge =
    { $colour ->
        [W] Biały artefakt kładziesz na dowolnym wolnym polu swojej planszy.
       *[other] Artefakt kładziesz na wolnym polu jego koloru na swojej planszy.
    }

## Kamienie runiczne
rs-stone =
    { $kind ->
        [magic] Magiczne Punkty
        [hand] Limit Ręki
        [exchange] Wymiana
        [wild] Klejnot-joker
        [plus] Plus
        [die] Podwójna Kostka
        [point] Dodatkowy Punkt
       *[cards] Trzy Karty
    }
rs-stone-short =
    { $kind ->
        [magic] 2 magiczne punkty więcej przy każdym przywołaniu
        [hand] 6 kart na ręce zamiast 4
        [exchange] raz w turze: klejnot za minerał albo minerał za klejnot
        [wild] klejnoty jednego koloru stają się twoimi jokerami
        [plus] karta z wyborem daje ci obie rzeczy
        [die] weź dwa razy to, co pokaże kostka rzucona dzięki karcie
        [point] 1 punkt więcej z każdej karty, która daje punkty
       *[cards] użyj trzech kart naraz
    }
rs-stone-long =
    { $kind ->
        [magic] Przy każdym przywołaniu masz 2 magiczne punkty więcej, nawet bez żadnej karty.
        [hand] Dobierasz karty do 6 na ręce, już od tej tury.
        [exchange] Raz w każdej swojej turze, kiedy chcesz, zamień jeden klejnot na minerał albo jeden minerał na kolorowy klejnot.
        [wild] Raz w grze wybierasz kolor: odtąd twoje klejnoty tego koloru są jokerami, tak jak białe.
        [plus] Karta, która pozwala wybrać jedną z dwóch zdolności, daje ci obie.
        [die] Gdy zdolność karty każe rzucić kostką, możesz dwa razy wziąć to, co pokaże. Rzut w kuźni liczy się raz.
        [point] Każda użyta karta, która daje punkty mocy, daje o jeden więcej. Kostka i kuźnie się nie liczą.
       *[cards] Możesz użyć zdolności trzech kart naraz. Dwie wyższe potem odchodzą.
    }
rs-stone-left =
    { $count ->
        [0] Nie został żaden.
        [one] Został { $count }.
        [few] Zostały { $count }.
       *[many] Zostało { $count }.
    }
rs-stone-owners = Ma go: { $who }.
rs-stone-yours = twój
rs-stone-mine =
    { $kind ->
        [magic] Magiczne Punkty
        [hand] Limit Ręki
        [exchange] Wymiana
        [wild] Klejnot-joker
        [plus] Plus
        [die] Podwójna Kostka
        [point] Dodatkowy Punkt
       *[cards] Trzy Karty
    }{ $usable ->
        [yes] : można teraz użyć
       *[no] { "" }
    }
rs-exchange-now = Zamień teraz, raz w tej turze:
rs-exchange-way =
    { $given ->
        [B] niebieski klejnot
        [Y] żółty klejnot
        [G] zielony klejnot
        [R] czerwony klejnot
        [W] biały klejnot
       *[ore] minerał
    } za { $received ->
        [B] niebieski klejnot
        [Y] żółty klejnot
        [G] zielony klejnot
        [R] czerwony klejnot
       *[ore] minerał
    }
rs-wild-now = Wybierz swój kolor, raz na całą grę:

## Kamienie, które teraz działają, i pytania
rs-work = Teraz działają:
rs-work-magic = 2 magiczne punkty więcej
rs-work-hand = dobierasz karty do 6 na ręce
rs-work-exchange = możesz zamienić klejnot i minerał
rs-work-wild =
    { $colour ->
        [B] niebieskie
        [Y] żółte
        [G] zielone
       *[R] czerwone
    } klejnoty są jokerami
rs-work-wild-choose = możesz wybrać kolor swoich jokerów
rs-work-plus =
    { $count ->
        [one] { $cards } daje obie zdolności
       *[other] { $cards } dają obie zdolności
    }
rs-work-die = to, co pokaże kostka karty { $cards }, możesz wziąć dwa razy
rs-work-point =
    { $count ->
        [one] { $cards } daje o punkt więcej
       *[other] { $cards } dają po punkcie więcej
    }
rs-work-cards = możesz użyć trzeciej karty
rs-sure-rest = Pominąć resztę zdolności?
rs-sure-rest-cost = Stracisz: { $rest }.
rs-sure-forgo = Zrezygnować z tego, co pokazuje kostka?
rs-sure-forgo-cost = Stracisz: { $face }.
rs-sure-wild =
    { $colour ->
        [B] Niebieskie
        [Y] Żółte
        [G] Zielone
       *[R] Czerwone
    } klejnoty jako twoje jokery?
rs-sure-wild-cost = Kolor wybierasz tylko raz w całej grze.
rs-sure-wild-yes = Wybierz

## Klawisze
rs-key-summon = Przywołaj stwory
rs-key-use = Użyj zdolności kart
rs-key-forge = Wykuj artefakt
rs-key-number = Podnieś tę kartę z ręki; później: pierwsza, druga … zaznaczona rzecz
rs-key-creature = Wybierz tego stwora
rs-key-confirm = Zrób to, co jest przygotowane
rs-key-end = Zakończ część albo całą turę
rs-key-explain = Co to jest? O karcie, kamieniu albo kuźni, przy której jesteś
rs-key-arrows = Przejdź do następnej rzeczy
rs-key-back = Odłóż wszystko

## Nowiny
rs-news-summoned = przywołane stwory: { $cards }
rs-news-shown = użyte karty: { $cards }
rs-news-forged =
    wykuty artefakt: { $colour ->
        [B] niebieski
        [Y] żółty
        [G] zielony
        [R] czerwony
       *[W] biały
    }
rs-news-traded =
    { $points ->
        [one] rząd wymieniony za { $points } punkt
        [few] rząd wymieniony za { $points } punkty
       *[many] rząd wymieniony za { $points } punktów
    }
rs-news-stone =
    nowy kamień: { $kind ->
        [magic] Magiczne Punkty
        [hand] Limit Ręki
        [exchange] Wymiana
        [wild] Klejnot-joker
        [plus] Plus
        [die] Podwójna Kostka
        [point] Dodatkowy Punkt Mocy
       *[cards] Trzy Karty
    }
rs-news-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
rs-news-passed = pas

## Pierwsza gra
guide-runestones-throne = Witaj w Kamieniach Runicznych! Jesteś druidem. Kto pierwszy zbierze 65 punktów mocy, zasiądzie na tronie na końcu drogi u góry.
guide-runestones-cards = Spójrz na kartę z ręki. Gwiazdy u góry to magiczne punkty: przywołują stwory. Znaki na dole to zdolność karty. Kartę zagrywasz dla jednego albo dla drugiego.
guide-runestones-summon = Najpierw spróbuj tak: naciśnij „Przywołaj”, podnieś karty jednego koloru, wybierz stwora z zielonym znakiem i przywołaj go. Wszystkie te karty wrócą kiedyś na twoją rękę.
guide-runestones-rival = Teraz gra przeciwnik. Twoja ręka sama się uzupełniła.
guide-runestones-use = Teraz naciśnij „Użyj kart” i podnieś dwie karty. Wstążki mówią, która z tobą zostanie, a która odejdzie. Potem użyj ich zdolności w dowolnej kolejności.
guide-runestones-leave = Karta o wyższym numerze jest silniejsza i odchodzi na zawsze. Dobre stwory trzeba więc przywoływać wciąż od nowa.
guide-runestones-forge = Za klejnoty wykuwasz artefakty: naciśnij kuźnię z zielonym znakiem. Cenę widać pod nią, a niektóre dają nagrodę. Biały klejnot zastępuje każdy kolor.
guide-runestones-trade = Dwa artefakty w rzędzie lub więcej można wymienić na punkty mocy i kamień runiczny. Kamień pomaga ci przez całą grę.
guide-runestones-end = To już wszystko. Przytrzymaj palec na karcie, kuźni albo kamieniu albo zatrzymaj na nich mysz, a powiedzą ci, czym są. Dotknięcie gracza pokaże ci jego stół. Niech wygra najlepszy druid!
