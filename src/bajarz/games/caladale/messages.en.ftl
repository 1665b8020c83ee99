### Castles of Caladale in English.
###
### Variables carry raw keys: $side is north (the top), $shown and $there in C-B3 are sky, a theme or
### grass, $rotation is 0 to 3 quarter turns, $seat is 1 to 4. $place and $cell are cells such as 1,2.
### $tile, $gate and other tiles have readable names. $known is yes where the reader may know the
### secret facts of an event, else no.


## The rules. Where the engine refuses or marks by the id alone, the message says so.

C-C1 = There are 72 tiles to draft, 54 standard and 18 enchanted ones, and besides them 4 gates with two sides, 4 scaffolds and 4 grass strips, each four tiles wide.
C-C2 = Your castle lies on a grid whose lowest row is row 0: the cell { $place } is outside the grid.

C-S1 = Every player gets a gate, a scaffold and a grass strip; with 2 or 3 players the gates show their one-theme side, with 4 players their two-theme side.
C-S2 = When two of you play, the 24 marked tiles stay out of the game, unless the table plays with all tiles.
C-S3 = Nine tiles lie face up and the rest in a face-down stack; chance picks the first player, and turns go clockwise.

C-T1 = In your turn you take exactly one tile: a face-up one, or the top one of the stack without looking first.
C-T2 = You decide at once and for good: keep the tile you took face up, or turn it face down for 1 point at the end.
C-T3 = You may place a kept tile now, later or never.
C-T4 = The draft is over when no tile is left to take; by then all players have the same number of tiles.

C-B1 = Until the final count you may place, move, turn and take back your own tiles at any time, even when it is not your turn.
C-B2 =
    Gates and tower tops must always stand upright: { $tile } at { $place } is turned { $rotation ->
        [1] once
        [2] twice
       *[3] three times
    }.
C-B3 =
    Touching edges must agree: { $tile } at { $place } shows { $shown ->
        [sky] { edge-sky }
        [stone] { edge-stone }
        [tree] { edge-tree }
        [tudor] { edge-tudor }
       *[grass] { edge-grass }
    } { part-side }, but its neighbour shows { $there ->
        [sky] { edge-sky }
        [stone] { edge-stone }
        [tree] { edge-tree }
        [tudor] { edge-tudor }
       *[grass] { edge-grass }
    } there.
C-B4 = The gate stands upright in row 0, over the grass.
C-B5 = A row 0 tile with castle at its bottom lies over the grass; with sky at its bottom it may lie beyond the grass, but only one on each side.
C-B6 = Your castle is one single building, joined to its gate through castle edges: { $tile } at { $place } is not part of it.
C-B7 =
    There may be no holes in your castle: below { $tile } at { $place } there is a hole of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
C-B8 = Every tile needs support: nothing holds { $tile } at { $place }.
C-B9 = A protruding tile cannot hold the next one sideways: { $tile } at { $place } must be joined to a firm tile.
C-B10 = An edge tile may hang anywhere it fits, turned any way; a tower top is not an edge tile.
C-B11 = A bridge must lead to a firm tile on the left and to another on the right: the one with { $tile } at { $place } ends in the air.
C-B12 = Your castle is finished when it breaks no rule and there is a tile against every castle edge; only bottom edges on the grass need none.

C-P1 = Each tile in your castle gives 2 points; the gate counts, the scaffold does not.
C-P2 = A finished castle gives 2 more points; each tower top in the castle and each tile you turned face down gives 1 more.
C-P3 = You lose 2 points for each unfinished edge, and 1 point if the scaffold is in your castle; kept tiles outside the castle give 0.
C-P4 = Before the count, wrong tiles come out of the castle together with everything that rested on them, until the castle obeys the rules.
C-P5 = Most points win; in a tie a finished castle is better, then more tower tops, then an unused scaffold, and after that the win is shared.

C-E1 = After the draft you may go on building until all players say “done” or the time is up; if you build on, your “done” is taken back.

C-1a = In solo 1 you start with one gate on the grass and a scaffold at hand; 9 tiles lie face up, the rest in the stack.
C-1b = In solo 1 you take one face-up tile and place it at once and for good; only then is its place refilled.
C-1c = In solo 1 every tile above row 0 must rest on a tile right below it: below { $tile } at { $place } there is none.
C-1d = In solo 1 you may slide the grass strip under your tiles whenever you like, if the gate and row 0 still obey the rules (C-B4, C-B5).
C-1e = Solo 1 ends when the tile you took cannot be placed, when no tile is left, or when you decide to stop.

C-2a = In solo 2 you get a gate, a scaffold and 25 random tiles to build with, and 9 more tiles lie face up for exchange.
C-2b = In solo 2 you may exchange any of your tiles for one of the nine, as often as you like; each exchange costs 1 point.
C-2c = In solo 2 you score as usual, but without face-down tiles and minus your exchanges; your records are kept.

C-F1 = In free play you build one castle, as large as you can, from all 72 tiles and 4 gates, without scaffolds, on grass 8 tiles wide.

C-I1 = Everything is open to all, except the order of the stack and the tiles that were drawn unseen and turned down: only their owner knows those.


## Refusals and broken rules: the rule, and what is wrong.

C-C2-shift = The castle cannot move that far: some tile would leave the grid, whose lowest row is row 0.
C-C2-grass = The grass cannot begin in column { $column }: that is too far to the side.

C-S1-turn = Please wait for your turn: now the player of seat { $seat } chooses a gate.
C-S1-pending = First come the gates; only then does the game go on.
C-S1-chosen = Every player already has a gate: there is nothing to choose.
C-S1-gate = Choose one of the gates that are left, with the side for this number of players: { $tile } is none of them.
C-S1-side = With 2 or 3 players a gate shows its one-theme side, with 4 players its two-theme side: { $tile } is the wrong side.

C-T1-turn = Please wait for your turn: now the player of seat { $seat } plays.
C-T1-tile = Take one of the face-up tiles: { $tile } is not among them.
C-T1-stack = The stack is empty: take one of the face-up tiles.
C-T2-pending = First decide about the tile you took: keep it, or turn it face down.
C-T2-nothing = There is no tile to decide about: take one first.
C-T4-pending = The draft is over, and no tile is left to take. Now you build.

C-B1-over = You may build only until the final count, and the castles are already counted.
C-B1-own = You build with your own kept tiles: { $tile } is not one of them.
C-B1-placed = You can take back only a tile of your own castle: { $tile } is not in it.
C-B1-twice = A tile can lie in one place only: { $tile } is named twice.
C-B2-taken = One cell holds one tile: there is no room for { $tile } at { $place }, because { $there } is there.
C-B4-missing = Your castle needs its gate: put it upright in row 0, over the grass.
C-B4-turned = A gate must stand upright: { $tile } at { $place } is turned.
C-B4-grass = A gate must stand over the grass: below { $tile } at { $place } there is none.
C-B4-row = A gate must stand in row 0: { $tile } at { $place } is too high.
C-B5-second = Beyond the grass there is room for only one tile on each side: { $tile } at { $place } is one too many.
C-B5-bottom = A row 0 tile with castle at its bottom must lie over the grass: below { $tile } at { $place } there is none.

C-E1-over = The game is over, and the castles are counted.
C-E1-draft = It is too early to say “done”: do so at the end, when it is time to build.
C-E1-done = You have already said “done”.

C-1a-pending = First choose your gate.
C-1a-chosen = You already have a gate: there is nothing to choose.
C-1a-gate = Choose one of the gates: { $tile } is not a gate.
C-1b-draw = In solo 1 no tile is drawn unseen: take one of the face-up tiles.
C-1b-keep = In solo 1 no tile is kept for later: place the tile you take at once.
C-1b-down = In solo 1 no tile is turned face down: place the tile you take at once.
C-1b-pending = First place the tile you took: { $tile }.
C-1b-final = In solo 1 everything stays where it was placed: you may not move, turn or take back tiles.
C-1b-taken = In solo 1 you place only the tile you have just taken, or the scaffold: { $tile } is neither.
C-1e-over = The game is over, and your castle is counted.
C-1e-done = In solo 1 you do not say “done”: stop when you want to end the game.
C-1e-builder = Only solo 1 can be stopped: here you say “done” when your castle is ready.

C-2a-draft = In solo 2 there is no draft: you already have all your tiles, and you may exchange them for the nine.
C-2b-pending = First choose your gate.
C-2b-chosen = You already have your gate: you may only place it with its other side.
C-2b-gate = Choose one of the gates: { $tile } is not a gate.
C-2b-puzzle = Tiles are exchanged only in solo 2.
C-2b-fixed = Gates and scaffolds cannot be exchanged: { $tile } stays.
C-2b-own = You give one of your own tiles: { $tile } is not yours.
C-2b-nine = You take one of the nine face-up tiles: { $tile } is not among them.

C-F1-draft = In free play there is no draft: all tiles are yours from the beginning.
C-F1-chosen = In free play all gates are yours: there is nothing to choose.


## Events, as lines of the log. $action is written in the notation; $removed lists cells, tiles
## and rules in the same way.

event-GameStarted = A new game begins. { $who } starts.
event-GateTaken = { $who } gets a gate: { $gate }.
event-TileTaken = { $who } takes a face-up tile: { $tile }.
event-TileDrawn =
    { $known ->
        [yes] { $who } draws an unseen tile from the stack: { $tile }.
       *[no] { $who } draws an unseen tile from the stack.
    }
event-TileRevealed = A new tile lies face up: { $tile }.
event-TileKept = { $who } keeps a tile: { $tile }.
event-TileTurnedDown =
    { $known ->
        [yes] { $who } turns a tile face down for 1 point: { $tile }.
       *[no] { $who } turns a tile face down for 1 point.
    }
event-CastleChanged = { $who } changes the castle ({ $action }).
event-TileExchanged = { $who } exchanges a tile and loses 1 point: { $given } goes, { $taken } comes.
event-SeatDone = { $who } is done building.
event-TurnEnded = { $who } ends the turn.
event-DraftEnded = The draft is over: no tile is left to take. The last building time begins.
event-CastleCorrected = { $who } loses { part-tiles } before the count: { $removed }.
event-GameEnded = The game is over. Time to count the points!


## Terms. For a castle north is up.

theme-stone = stone
theme-tree = tree
theme-tudor = tudor

edge-sky = sky
edge-stone = { theme-stone }
edge-tree = { theme-tree }
edge-tudor = { theme-tudor }
edge-grass = grass

kind-top = tower top
kind-edge = edge tile
kind-two = two fragments
kind-three = three fragments
kind-four = four fragments
kind-bridge = tower or bridge
kind-A = enchanted tile A
kind-B = enchanted tile B
kind-C = enchanted tile C
kind-enchanted-bridge = enchanted tower or bridge
kind-gate = gate
kind-scaffold = scaffold

side-north = top
side-east = right
side-south = bottom
side-west = left

gate-wizard = Wizard's gate
gate-fairies = Fairies' gate
gate-gnomes = Gnomes' gate
gate-apprentice = Apprentice's gate
gate-one-theme = one theme
gate-two-themes = two themes

phase-gates = choosing gates
phase-draft = draft
phase-decide = keep or turn down
phase-place = placing
phase-build = building time
phase-over = the end


## Parts of sentences, used by the messages above and below.

part-side =
    { $side ->
        [north] at the top
        [east] on the right
        [south] at the bottom
       *[west] on the left
    }
part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
part-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
part-turned =
    { $rotation ->
        [0] { "" }
        [1] , turned once
        [2] , turned twice
       *[3] , turned three times
    }


## Actions, as entries of a menu. $by is a distance in columns and rows.

action-Gate = Choose a gate: { $gate }
action-Take = Take a face-up tile: { $tile }
action-Draw = Draw unseen from the stack
action-Keep = Keep the tile
action-Down = Turn the tile face down for 1 point
action-Place = Place { $tile } at { $cell }{ part-turned }
action-Back = Take { $tile } back from your castle
action-Shift = Move the whole castle by { $by } (columns, rows)
action-Grass = Slide the grass so that it begins in column { $column }
action-Layout = Lay the whole castle anew, over grass that begins in column { $column }
action-Exchange = Exchange a tile and lose 1 point: give { $mine }, take { $theirs }
action-Done = Say “done”
action-Stop = Stop and count the points


## Texts that are no action, by the part that cannot be read.

unreadable-gate = { unreadable-tile }
unreadable-tile = “{ $text }” is no tile. Tiles have names such as stone-top-1.
unreadable-mine = { unreadable-tile }
unreadable-theirs = { unreadable-tile }
unreadable-cell = “{ $text }” is no cell. A cell is its column and its row, such as 2,0.
unreadable-rotation = “{ $text }” says no rotation. Rotations are r0, r1, r2 and r3.
unreadable-by = “{ $text }” is no distance. A distance is columns and rows, such as -1,0.
unreadable-column = “{ $text }” is no column. Columns are numbers such as -1, 0 and 1.
unreadable-pieces = This is no castle. A castle is written TILE@X,Y,rT;TILE@X,Y,rT and so on, an empty one as -.


## Prompts.

prompt-gates = Choose your gate.
prompt-draft = It is your turn. Take one tile.
prompt-decide = Do you keep the tile, or turn it face down for 1 point?
prompt-build = Build your castle. When it is just as you want it, say “done”.
prompt-place = Place the tile you took. It will stay where you put it.
prompt-over = The game is over.


## Results. In result-shared $who names all winners.

result-win = { $who } wins with { part-points }!
result-shared = A shared win with { part-points } each: { $who }!
result-solo = The castle is worth { part-points }!
score-tiles = Tiles in the castle
score-finished = Finished castle
score-tops = Tower tops
score-down = Face-down tiles
score-open = Unfinished edges
score-scaffold = Scaffold in the castle
score-exchanges = Exchanges


## Words in pictures.

picture-supply = Supply


## Castles of Caladale in the terminal.

caladale-solo-builder = Solo 1, the builder: every tile stays where you put it
caladale-solo-puzzle = Solo 2, the puzzle: 25 tiles, and nine to exchange
caladale-solo-free = Free play: all tiles and all gates, one huge castle
caladale-tile-top = { caladale-theme } tower top
caladale-tile-edge = { caladale-theme } edge
caladale-tile-two = { caladale-theme } two-way
caladale-tile-three = { caladale-theme } three-way
caladale-tile-four = { caladale-theme } four-way
caladale-tile-bridge = { caladale-theme } tower/bridge
caladale-tile-A = { caladale-theme }/{ caladale-other } A
caladale-tile-B = { caladale-theme }/{ caladale-other } B
caladale-tile-C = { caladale-theme }/{ caladale-other } C
caladale-tile-enchanted-bridge = { caladale-theme }/{ caladale-other } bridge
caladale-theme =
    { $theme ->
        [stone] stone
        [tree] tree
       *[tudor] tudor
    }
caladale-other =
    { $other ->
        [stone] stone
        [tree] tree
       *[tudor] tudor
    }
caladale-two-themes = { $gate } (two themes)
caladale-over = The castles
caladale-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
caladale-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
caladale-open =
    { $count ->
        [one] { $count } open edge
       *[other] { $count } open edges
    }
caladale-in-tray = { $count } in the tray
caladale-down = { $count } face down
caladale-exchanges =
    { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }
caladale-left =
    { $count ->
        [one] { $count } tile left over.
       *[other] { $count } tiles left over.
    }
caladale-tiles-left = { $count } left over
caladale-illegal = breaks rules
caladale-finished = finished
caladale-is-done = done
caladale-now = Now { caladale-points }:
caladale-part-tiles = tiles
caladale-part-finished = finished
caladale-part-tops = tower tops
caladale-part-down = face down
caladale-part-open = open edges
caladale-part-scaffold = scaffold
caladale-part-exchanges = exchanges
caladale-more-violations =
    { $count ->
        [one] and { $count } more broken rule
       *[other] and { $count } more broken rules
    }
caladale-would-go = If the game ended now, these would be taken out: { $places }
caladale-face-up =
    { $count ->
        [0] Face up
       *[other] Face up ({ $count } more in the stack)
    }
caladale-nine = The nine for exchange
caladale-gates = The gates
caladale-taken = You took: { $tile }.
caladale-tray =
    { $count ->
        [0] The tray is empty.
       *[other] Tray ({ $count })
    }
caladale-down-are = Face down: { $tiles }
caladale-do-Take = Take { $tile }
caladale-really =
    { $count ->
        [one] Yes: count it, { $count } point now
       *[other] Yes: count it, { $count } points now
    }
caladale-choose-place = Place a tile of the tray
caladale-choose-move = Move or turn a tile of the castle
caladale-choose-back = Take a tile back to the tray
caladale-choose-grass = Slide the grass
caladale-choose-exchange = Exchange a tile (costs 1 point)
caladale-choose-tile =
    { $count ->
        [one] Place { $tile }: { $count } place, { $best }
       *[other] Place { $tile }: { $count } places, best { $best }
    }
caladale-finishes = finishes the castle!
caladale-breaks = breaks rules
caladale-log-Place =
    { $kind ->
        [top] { $who } crowns the castle with a { $tile }.
        [edge] { $who } rounds the castle off with a { $tile }.
        [bridge] { $who } raises a { $tile }.
        [enchanted-bridge] { $who } raises a { $tile }.
        [gate] { $who } sets up the gate: { $tile }.
        [scaffold] { $who } puts up the scaffold.
       *[other] { $who } builds with a { $tile }.
    }
caladale-tale-TileTaken =
    { $last ->
        [yes] { $who } takes a { $tile }, and nothing comes in its place.
       *[no] { $who } takes a { $tile }, and a { $new } comes in its place.
    }
caladale-tale-TileDrawn =
    { $known ->
        [yes] { $who } draws unseen from the stack: a { $tile }.
       *[no] { $who } draws a tile from the stack, unseen by all others.
    }
caladale-tale-TileKept = { $who } keeps the { $tile }.
caladale-tale-TileTurnedDown =
    { $known ->
        [yes] { $who } turns the { $tile } face down for 1 point.
       *[no] { $who } turns the unseen tile face down for 1 point.
    }
caladale-log-Back = { $who } takes { $tile } back from the castle.
caladale-log-Shift = { $who } moves the whole castle.
caladale-log-Grass = { $who } slides the grass.
caladale-log-TileKept = { $who } gets { $count } tiles: { $tiles }.
caladale-log-TileRevealed = { $count } tiles lie face up: { $tiles }.
caladale-log-Layout = { $who } lays the whole castle anew.
caladale-corrected = Taken out of the castle of { $who } before the count:
caladale-out-C-B2 = it stood turned
caladale-out-C-B3 = its edges disagreed with a neighbour
caladale-out-C-B4 = the gate was out of place
caladale-out-C-B5 = it lay wrongly beyond the grass
caladale-out-C-B6 = it was not joined to the gate
caladale-out-C-B7 = there was a hole below
caladale-out-C-B8 = nothing held it
caladale-out-C-B9 = it hung on a protruding tile
caladale-out-C-B11 = its bridge ended in the air
caladale-out-C-1c = it did not rest on a tile
caladale-score = Points
caladale-tie-finished = The points are equal; the finished castle decides (C-P5).
caladale-tie-tops = The points are equal; more tower tops decide (C-P5).
caladale-tie-scaffold = The points are equal; the unused scaffold decides (C-P5).
caladale-tie-shared = Everything is equal, also finished castles, tower tops and scaffolds (C-P5).
caladale-which-seat = Whose? Type a seat from 1 to { $count }.
caladale-nothing-there = There is no tile at { $place }.
caladale-legend =
    Themes: ▓ stone, ♣ tree, ╳ tudor; ✦ an enchanted tile of two themes. Where a tile is blank it shows sky.
    ⚑ a tower top, ╔═╗ the gate, ╫ the scaffold, \|/ the grass strip. Columns are numbered below, rows on the left.
    ↑ → ↓ ← an open castle edge: 2 points less each at the end. !B3 rule C-B3 is broken there. ▶ whose turn it is.
caladale-best-castle = From all your tiles a castle of { $score } points can be built; to build it, type:
hint-caladale = These bring most points at once (whether they are wise is for you to say):
help-caladale =
    In Castles of Caladale also:
      castle [N]         the castle of seat N in full size
      tray [N]           the tray of seat N with the names of all tiles
      look X,Y           everything about a tile of your castle
    Draft: take TILE · draw · keep · down
    Building, as often as you like in your turn: place TILE X,Y rT · back TILE · shift DX,DY · grass X · done
    The whole castle at once: layout X TILE@X,Y,rT;TILE@X,Y,rT
    Solo: gate GATE · exchange MINE THEIRS · stop
    A tile may be named by its kind (stone-two) or, if it is placed, by its cell (back 2,1).
    x grows to the right, y upwards; rT turns a tile T quarters clockwise. A gate with a star shows two themes: wizard*.
