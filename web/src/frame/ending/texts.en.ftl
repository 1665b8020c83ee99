### The end of a game: who won, how it went, what to keep. English.

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
result-sum = In all
result-look = Look at the table
reason-resigned = { $name } gave up.
reason-time = { $name } ran out of time.
reason-away = { $name } did not come back.
rematch = Play again
rematch-join = To the next game
fair-commitment = Seal from before the game
fair-secret = Secret
fair-check = Check it here
fair-yes = It fits: this secret was settled before the first draw.
fair-no = It does not fit! Keep the record and ask whoever runs this server.
ending-won = Winner
ending-board = The last board
ending-board-of = What { $name } has built
ending-board-open = See the last moment in the replay
ending-boards = { $count ->
    [one] The last board
   *[other] What everybody has built
}
ending-points = How the points came about
ending-curve = How the game went
ending-tale = The last chapter
ending-read-all = Read the whole tale
ending-keep = Show it to others
ending-picture = Picture
ending-film = Film of the ending
ending-lead = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once, in turn { $turn }.
   *[other] The lead changed hands { $count } times, for the last time in turn { $turn }.
}
ending-failed = More about this game cannot be shown just now.
fair = Was the dealing fair?
fair-short = Everything was shuffled before anyone could look, and here is the proof.
fair-words = Before the game the table published the seal of a secret number; all chance comes from it. Now the number is open: if its SHA-256 is the seal, nobody has changed it. The record proves every single draw: bajarz verify FILE.
