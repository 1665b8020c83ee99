### Słowa wokół gry: jej koniec, przewodnik. Po polsku.

## Koniec
result-you = Wygrana!
result-shared-you = Wspólne zwycięstwo, także twoje!
result-alone = Wynik: { $points }
result-draw = Remis
result-nobody = Nikt nie wygrywa
result-winner = { $count ->
    [one] Wygrywa { $name }
   *[other] Wygrywają { $name }
}
result-table = Miejsca i punkty
result-place = Miejsce
result-player = Gracz
result-sum = Razem
result-look = Obejrzyj stół
reason-resigned = { $name } poddaje grę.
reason-time = Skończył się czas: { $name }.
reason-away = { $name } nie wraca do stołu.
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
record = Pobierz zapis gry
fair = Czy rozdanie było uczciwe?
fair-words = Przed grą stół ogłosił pieczęć tajnej liczby. Teraz liczba jest jawna: jeśli jej SHA-256 to ta pieczęć, nikt jej nie podmienił. Zapis gry dowodzi każdego losowania: bajarz verify PLIK.
fair-commitment = Pieczęć sprzed gry
fair-secret = Tajna liczba
fair-check = Sprawdź tutaj
fair-yes = Zgadza się: ta liczba była ustalona przed pierwszym losowaniem.
fair-no = Nie zgadza się! Zachowaj zapis gry i zapytaj tego, kto prowadzi serwer.

## Przewodnik
guide = Pierwsza gra
guide-of = Pierwsza gra: { $game }
guide-all = Pierwsze gry
guide-others = Inne pierwsze gry
guide-show = Przewodnik krok po kroku mówi ci, co robić i dlaczego.
guide-real = Wykonujesz prawdziwe ruchy, a przeciwnikiem jest łagodny bot.
guide-leave = Przewodnik możesz w każdej chwili zamknąć i grać dalej.
guide-free = To tylko nauka: w twoich statystykach nikt nie wygrywa ani nie przegrywa.
guide-start = Zaczynamy
guide-next = Dalej
guide-done = Gram dalej bez pomocy
guide-stop = Zamknij przewodnik
guide-fold = Zwiń przewodnik
guide-unfold = Rozwiń przewodnik: { $at } z { $count }
guide-act = Twój ruch!
guide-turn = Popatrz…
