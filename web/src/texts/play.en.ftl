### Words around a game: its end, the guide. English.

## The end
result-you = You have won!
result-shared-you = You share the victory!
result-alone = Score: { $points }
result-draw = A draw
result-nobody = Nobody has won
result-winner = { $count ->
    [one] { $name } has won
   *[other] { $name } have won
}
result-table = Places and points
result-place = Place
result-player = Player
result-sum = In all
result-look = Look at the table
reason-resigned = { $name } gave up.
reason-time = { $name } ran out of time.
reason-away = { $name } did not come back.
rematch = Play again
rematch-join = To the next game
record = Download the record
fair = Was the dealing fair?
fair-words = Before the game the table published the seal of a secret. Now the secret is open: if its SHA-256 is the seal, nobody changed it. The record proves every single draw: bajarz verify FILE.
fair-commitment = Seal from before the game
fair-secret = Secret
fair-check = Check it here
fair-yes = It fits: this secret was settled before the first draw.
fair-no = It does not fit! Keep the record and ask whoever runs this server.

## Guide
guide = First game
guide-of = First game of { $game }
guide-all = First games
guide-others = Other first games
guide-show = A guide tells you what to do, step by step, and why.
guide-real = You play real moves against a gentle bot.
guide-leave = You can leave the guide at any time and just play on.
guide-free = It is only for learning: nobody wins or loses in your figures.
guide-start = Begin
guide-next = Go on
guide-done = Play on alone
guide-stop = Leave the guide
guide-fold = Make the guide small
guide-unfold = Open the guide: { $at } of { $count }
guide-act = Your move!
guide-turn = Watch…
