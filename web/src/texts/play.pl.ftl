### Słowa wokół gry: jej koniec, przewodnik. Po polsku.

## Koniec
record = Pobierz zapis gry
again-asks = { $name } pyta: jeszcze raz?
again-yes = Tak, siadam
again-no = Nie

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
