### Grajeczka outside its board: on the shelf, at a new table, in results. English.

game-grajeczka = Grajeczka
home-time-grajeczka = 30 min
home-line-grajeczka = Be first to tell your tale
option-grajeczka-pages = Pages in each book
option-grajeczka-pages-all = all
option-grajeczka-turn_limit = Turns at most
option-grajeczka-turn_limit-off = no limit
option-grajeczka-mirrored = Mirrored kingdom
part-grajeczka-pages = Pages
part-grajeczka-told = Pages told
reason-grajeczka-B-E3 = Everybody is out: no page in hand can come true any more.
reason-grajeczka-B-E4 = The turn limit ended the game: the fewest pages left win.
verb-grajeczka-move = move a figure
verb-grajeczka-add = add the tile to the kingdom
verb-grajeczka-turn = turn your page
verb-grajeczka-tell = tell your page
verb-grajeczka-flip = flip the magic token
verb-grajeczka-end = end your turn
mine-score-grajeczka = { $score ->
    [one] { $score } page told
   *[other] { $score } pages told
}
