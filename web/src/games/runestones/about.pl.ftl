### Rune Stones poza planszą: na półce, przy nowym stole, w wynikach. Po polsku.

game-runestones = Rune Stones
home-time-runestones = 60 min
home-line-runestones = Wzywaj, wykuwaj, zdobywaj moc
option-runestones-trade_both_rows = Wymiana obu rzędów naraz
part-runestones-points = Moc
part-runestones-gems = Klejnoty
part-runestones-rows = Rzędy
verb-runestones-summon = przywołaj stwory
verb-runestones-use = użyj zdolności
verb-runestones-forge = wykuj artefakt
verb-runestones-pass = spasuj
verb-runestones-play = zagraj kartę
verb-runestones-call = wybierz kartę z pól kart stworów
verb-runestones-ability = użyj zdolności karty
verb-runestones-pay = zapłać
verb-runestones-gem = wybierz klejnot
verb-runestones-benefit = weź to, co pokazuje kostka
verb-runestones-forgo = zrezygnuj z tego, co pokazuje kostka
verb-runestones-field = wybierz pole dla artefaktu
verb-runestones-trade = wymień rząd artefaktów
verb-runestones-stone = weź kamień runiczny
verb-runestones-finish = zakończ to
verb-runestones-end = zakończ turę
verb-runestones-exchange = użyj kamienia „Wymiana”
verb-runestones-wild = wybierz kolor kamienia „Klejnot-joker”
