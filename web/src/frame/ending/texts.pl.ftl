### Koniec gry: kto wygrał, jak było, co zachować. Po polsku.

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
result-sum = Razem
result-look = Obejrzyj stół
reason-resigned = { $name } poddaje grę.
reason-time = Skończył się czas: { $name }.
reason-away = { $name } nie wraca do stołu.
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
fair-commitment = Pieczęć sprzed gry
fair-secret = Tajna liczba
fair-check = Sprawdź tutaj
fair-yes = Zgadza się: ta liczba była ustalona przed pierwszym losowaniem.
fair-no = Nie zgadza się! Zachowaj zapis gry i zapytaj tego, kto prowadzi serwer.
ending-won = Zwycięstwo
ending-board = Ostatnia plansza
ending-board-of = Dzieło gracza { $name }
ending-board-open = Zobacz ostatnią chwilę w powtórce
ending-boards = { $count ->
    [one] Ostatnia plansza
   *[other] Dzieła wszystkich graczy
}
ending-points = Skąd te punkty
ending-curve = Przebieg gry
ending-tale = Ostatni rozdział
ending-read-all = Przeczytaj całą opowieść
ending-keep = Pokaż innym
ending-picture = Obrazek
ending-film = Film z końcówki
ending-lead = { $count ->
    [0] Prowadzenie ani razu się nie zmieniło.
    [one] Prowadzenie zmieniło się raz, w turze { $turn }.
   *[other] Prowadzenie zmieniało się { $count } razy, ostatnio w turze { $turn }.
}
ending-failed = Więcej o tej grze nie da się teraz pokazać.
fair = Czy rozdanie było uczciwe?
fair-short = Wszystko zostało potasowane, zanim ktokolwiek mógł zajrzeć. Oto dowód.
fair-words = Przed grą stół ogłosił pieczęć tajnej liczby, z której bierze się cały los. Teraz liczba jest jawna: jeśli jej SHA-256 to ta pieczęć, nikt jej nie podmienił. Zapis gry dowodzi każdego losowania: bajarz verify PLIK.
