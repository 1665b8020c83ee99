### Caladale outside its board: on the shelf, at a new table, in results. English.

game-caladale = Caladale
home-time-caladale = 30 min
home-line-caladale = Raise a castle, rebuild at will
option-caladale-solo = Solo game
option-caladale-solo-builder = Builder: every tile stays
option-caladale-solo-puzzle = Puzzle: 25 tiles
option-caladale-solo-free = Free play: all tiles
option-caladale-gates = Gates
option-caladale-gates-dealt = dealt
option-caladale-gates-chosen = chosen
option-caladale-all_tiles = Play with all tiles
building = Last building time
building-open = until all are done
building-box = { $time } (the box's timer)
part-caladale-tiles = Tiles
part-caladale-finished = Finished
part-caladale-tops = Tower tops
part-caladale-down = Face down
part-caladale-open = Open edges
part-caladale-scaffold = Scaffold
part-caladale-exchanges = Exchanges
verb-caladale-gate = choose a gate
verb-caladale-take = take a face-up tile
verb-caladale-draw = draw unseen from the stack
verb-caladale-keep = keep the tile
verb-caladale-down = turn the tile face down
verb-caladale-place = place a tile
verb-caladale-back = take a tile back to the tray
verb-caladale-shift = move the whole castle
verb-caladale-grass = slide the grass
verb-caladale-layout = lay the whole castle
verb-caladale-exchange = exchange a tile
verb-caladale-done = say that you are done
verb-caladale-stop = stop here
cd-my-best = Best castles alone
cd-my-best-none = Build a castle alone in Caladale, and your best ones stand here.
kind-caladale-builder = Builder
kind-caladale-puzzle = Puzzle
kind-caladale-free = Free play
cd-my-left = { $count ->
    [0] every tile used
    [one] { $count } tile left
   *[other] { $count } tiles left
}
