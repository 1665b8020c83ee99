W-T1-wait = To nie twoja tura.
W-T1-hand = Nie masz monety { $coin }.
W-T2 = Moneta musi być wyższa niż { $top }, a { $coin } nie jest.
W-T3 = Możesz wrzucić monetę, więc nie wolno pasować.
W-E1 = Gra jest skończona.
action-Throw = Wrzuć { $coin } do studni { $well }
action-Pass = Pasuj
view-wells = studnie
view-bag = monety w woreczku
view-wishes = życzenia
view-hands = monety w ręce
event-GameStarted = Gra się zaczyna. Pierwszy gracz: { $who }.
event-CoinThrown = { $who } wrzuca { $coin } do studni { $well }. Punkty: { $points }.
event-CoinDrawn = { $known ->
    [yes] { $who } losuje monetę { $coin }.
   *[no] { $who } losuje monetę.
 }
event-SeatPassed = { $who } pasuje.
event-GameEnded = Gra jest skończona.
