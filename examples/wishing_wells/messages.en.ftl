W-T1-wait = It is not your turn.
W-T1-hand = You do not have the coin { $coin }.
W-T2 = The coin must be higher than { $top }: { $coin } is not.
W-T3 = You can throw a coin, so you may not pass.
W-E1 = The game is over.
action-Throw = Throw the { $coin } into well { $well }
action-Pass = Pass
view-bag = coins in the bag
view-hands = coins in hand
event-GameStarted = The game begins. { $who } goes first.
event-CoinThrown = { $who } throws the { $coin } into well { $well }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
event-CoinDrawn = { $known ->
    [yes] { $who } draws the { $coin }.
   *[no] { $who } draws a coin.
 }
event-SeatPassed = { $who } passes.
event-GameEnded = The game is over.
