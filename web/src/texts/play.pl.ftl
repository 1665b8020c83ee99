### Słowa wokół gry: jej koniec, przewodnik. Po polsku.

## Koniec
record = Pobierz zapis gry
again-asks = { $name } pyta: jeszcze raz?
again-yes = Tak, siadam
again-no = Nie

## Przewodnik
guide = Pierwsza gra
guide-of = Pierwsza gra: { $game }
guide-words = Dwie minuty z przewodnikiem: wykonujesz prawdziwe ruchy przeciwko łagodnemu botowi, a przewodnik mówi ci to, co ważne, wtedy gdy jest ważne. Możesz go w każdej chwili zamknąć i grać dalej.
guide-start = Zaczynamy
guide-next = Dalej
guide-done = Gram dalej bez pomocy
guide-stop = Zamknij przewodnik
guide-fold = Zwiń przewodnik
guide-unfold = Rozwiń przewodnik: { $at } z { $count }
guide-act = Twój ruch!
guide-turn = Popatrz…
