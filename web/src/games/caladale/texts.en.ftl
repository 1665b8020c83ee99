### Words of the board of Caladale, in English. $theme is stone, tree or tudor; $side N, E, S or W;
### $tile is a tile's name.

## Tiles and cells

cd-name-top = { $theme ->
        [stone] stone tower top
        [tree] tree tower top
       *[tudor] tudor tower top
    }
cd-name-edge = { $theme ->
        [stone] stone edge
        [tree] tree edge
       *[tudor] tudor edge
    }
cd-name-two = { cd-theme } two-way
cd-name-three = { cd-theme } three-way
cd-name-four = { cd-theme } four-way
cd-name-bridge = { cd-theme } tower/bridge
cd-name-A = { cd-theme }/{ cd-other } A
cd-name-B = { cd-theme }/{ cd-other } B
cd-name-C = { cd-theme }/{ cd-other } C
cd-name-enchanted-bridge = { cd-theme }/{ cd-other } bridge
cd-theme = { $theme ->
        [stone] stone
        [tree] tree
       *[tudor] tudor
    }
cd-other = { $other ->
        [stone] stone
        [tree] tree
       *[tudor] tudor
    }
cd-other-side = { $tile } (two themes)
cd-edge = { $theme ->
        [stone] stone
        [tree] tree
       *[tudor] tudor
    } { $side ->
        [N] at the top
        [E] on the right
        [S] at the bottom
       *[W] on the left
    }
cd-tile = { $tile }: { $edges }
cd-heap = { $tile }; you have { $count } of these
cd-castle = Castle
cd-castle-of = The castle of { $name }, { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
cd-cell = Field { $cell }: { $what }
cd-cell-empty = empty
cd-cell-tile = { $rotation ->
        [0] { $tile }
        [1] { $tile }, turned once
        [2] { $tile }, upside down
       *[3] { $tile }, turned three times
    }
cd-cell-stands = it would stand here, points: { $points }
cd-cell-fits = the edges fit, but it would not stand here

## What is wrong with a castle, in a few words

cd-violation = Something is wrong here
cd-violation-C-B2 = Gates and tower tops stand upright
cd-violation-C-B3 = Edges do not match
cd-violation-C-B4 = The gate is not on the grass
cd-violation-C-B5 = Not allowed beyond the grass
cd-violation-C-B6 = Not joined to the gate
cd-violation-C-B7 = A hole under this tile
cd-violation-C-B8 = Nothing holds it up
cd-violation-C-B9 = Sticks out too far
cd-violation-C-B11 = The bridge ends in the air
cd-violation-C-1c = It must rest on a tile
cd-and-falls = { $count ->
        [one] { $words }: { $count } other tile would come down
       *[other] { $words }: { $count } other tiles would come down
    }

## Supply and tray

cd-supply = Supply
cd-supply-count = { $count } face up
cd-new = new
cd-stack = The stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
cd-stack-name = The stack
cd-stack-unseen = Take the top one unseen
cd-stack-refills = New tiles come from here
cd-stack-draw = The stack: take the top tile unseen ({ $count } left)
cd-tray = My tiles
cd-tray-of = Tiles of { $name }
cd-tray-count = { $count } unplaced
cd-tray-empty = All tiles are in the castle.
cd-tray-none = No tile is like that.
cd-down = { $count } face down
cd-filters = Show only some tiles
cd-family = { $family ->
        [stone] Stone only
        [tree] Tree only
        [tudor] Tudor only
       *[enchanted] Enchanted only
    }
cd-kind = Kind of tile
cd-kind-all = all kinds
cd-kind-of = { $kind ->
        [top] tower tops
        [edge] edge tiles
        [bridge] towers, bridges
        [walls] walls
       *[gate] gates
    }
cd-edges = Castle edges
cd-edges-all = any edges
cd-edges-of = { $count ->
        [one] { $count } edge
       *[other] { $count } edges
    }

## Tools

cd-tools = Tools
cd-undo = Undo my building
cd-redo = Build it again
cd-turn-left = Turn left
cd-turn-right = Turn right (R)
cd-flip = Other side of the gate (F)
cd-to-tray = { $count ->
        [one] Back to the tray (Delete)
       *[other] { $count } tiles back to the tray (Delete)
    }
cd-group = Choose several tiles (G, or Shift and click)
cd-slide = Slide castle or grass
cd-slide-castle = The whole castle
cd-slide-group = The chosen tiles
cd-slide-grass = The grass
cd-way = { $way ->
        [left] Left
        [right] Right
        [up] Up
       *[down] Down
    }
cd-grass-left = Grass to the left
cd-grass-right = Grass to the right
cd-blocked = There is no room: something lies in the way.

## What is expected

cd-say-gates = Everybody chooses a gate first.
cd-say-gate-alone = First choose your gate: your castle grows around it.
cd-say-draft = Take a tile: one of the nine, or unseen from the stack.
cd-say-draft-last = Take one of the tiles that are left: the stack is empty.
cd-say-builder = Take a tile. What you build stays where it is.
cd-say-picked = { $tile }: take it? Tap it again, or drag it to your castle.
cd-say-stack = The top tile of the stack, unseen: take it?
cd-say-decide = { $tile }: keep it, or turn it face down for 1 point? Try out where it fits.
cd-say-keep-here = { $tile }: it is only tried out here until you keep it.
cd-say-place = Build it: { $tile }. The green places are allowed.
cd-say-nowhere = { $tile }: it fits nowhere yet. Slide the grass, or build the scaffold first.
cd-say-trial = { $tile }: build it here? Tap it to turn it. It stays for good.
cd-say-trial-no = { $tile }: it cannot stay there. Turn it, or try a green place.
cd-say-other = { $name } takes a tile. You can go on building meanwhile.
cd-say-past = { $phase ->
    [gates] { $name } chooses a gate.
    [draft] { $name } takes a tile.
    [decide] { $name } thinks about the tile just taken.
    [place] { $name } builds the tile just taken.
    [build] Still building: { $names }.
   *[other] All castles are built.
}
cd-say-last = The last building time: finish your castle, then say that you are done.
cd-say-done = You are done; { $names } still builds. If you build on, you are not done any more.
cd-say-puzzle = Build with your 25 tiles. Tap one of the nine to exchange it for 1 point.
cd-say-give = { $tile }: now choose which of your tiles you give for it.
cd-say-exchange = Give { $mine } and get { $theirs }?
cd-say-free = Use as many of the 76 tiles as you can. All gates stand on the grass.
cd-taken = The tile you took: { $tile }
cd-do-take = Take it
cd-do-draw = Draw unseen
cd-do-keep = Keep
cd-do-keep-here = Keep it here
cd-do-down = Face down, +1
cd-do-build = Build it here
cd-do-done = I am done
cd-do-end = Count it
cd-do-stop = Stop here
cd-do-exchange = Exchange, −1

## What it costs to end

cd-sure-done = Are you done building?
cd-sure-end = End the game here?
cd-cost-falls = { $count ->
        [one] { $count } tile would come down.
       *[other] { $count } tiles would come down.
    }
cd-cost-open = { $count ->
        [one] { $count } edge is open.
       *[other] { $count } edges are open.
    }
cd-cost-tray = { $count ->
        [one] { $count } tile is not in the castle.
       *[other] { $count } tiles are not in the castle.
    }
cd-cost-points = It comes to { $points }.

## Keys

cd-key-supply = to the supply
cd-key-tray = to my tiles
cd-key-castle = to the castle
cd-key-pick = pick a tile of the supply; again: take it
cd-key-keep = take, keep or build the tile
cd-key-down = turn the tile face down
cd-key-put = take up a tile, put it down, or choose it
cd-key-move = from field to field of the castle
cd-key-turn = turn the tile to the right, to the left
cd-key-flip = the other side of a gate
cd-key-group = choose several tiles
cd-key-shift = move the chosen tiles, or look elsewhere
cd-key-grass = slide the grass to the left, to the right
cd-key-back = back to the tray
cd-key-undo = undo my building, build it again
cd-key-zoom = closer, farther, the whole castle
cd-key-drop = let go of the tile

## Gates

cd-gates = Choose your gate
cd-gates-wait = { $name } chooses a gate
cd-gates-words = It is the heart of your castle: everything joins on to it.

## Score

cd-now = If it ended now
cd-counted = The count
cd-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cd-has = { $name }: { $count }
cd-with-tile = { $score } with this tile
cd-left = { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
cd-finished = finished
cd-is-finished = The castle is finished
cd-not-finished = Not finished yet
cd-part-tiles = Tiles
cd-part-finished = Finished
cd-part-tops = Tower tops
cd-part-down = Face down
cd-part-open = Open edges
cd-part-scaffold = Scaffold
cd-part-exchanges = Exchanges
cd-note-tiles = { $count } in the castle
cd-note-unfinished = when no edge is open
cd-note-open = { $count } × −2
cd-would-go = { $count ->
        [one] { $count } tile would come down
       *[other] { $count } tiles would come down
    }
cd-record = The designers’ best castle left { $count } tiles over. Our solver has found one that leaves none!
cd-status = Score { $score }. { $violations ->
        [0] Nothing is wrong.
        [one] One thing is wrong.
       *[other] { $violations } things are wrong.
    }
cd-chip = Score { $score }, { $violations ->
        [0] nothing wrong
        [one] one thing wrong
       *[other] { $violations } things wrong
    }; show the parts
cd-bests = My best games
cd-best-now = this game

## The others

cd-look = Look at the castle:
cd-rival-tiles = { $tray } unplaced · { $down } face down
cd-turned = { $tile }, face down
cd-turned-unseen = A tile face down that nobody else has seen
cd-took = The last tile taken: { $tile }
cd-tabs = What to show
cd-tab-tiles = Tiles
cd-tab-supply = Supply
cd-tab-score = Score

## The coach

cd-coach = The owl’s advice
cd-coach-ask = Ask
cd-coach-found = points: the best castle found so far
cd-coach-proved = points: no castle from your tiles is better
cd-coach-own = points: your own castle is the best known
cd-coach-more = { $kind ->
        [proved] points with this tile: no castle is better
       *[other] points with this tile, the best found so far
    }
cd-coach-thinks = The owl is reckoning with the tiles you have now…
cd-coach-thinks-more = The owl is reckoning with this tile…
cd-coach-failed = The owl cannot help just now.
cd-coach-show = Show
cd-coach-castle = The owl’s castle
cd-coach-picture = The owl’s castle: { $score } points, { $count } tiles
cd-coach-words = This castle is worth { $score } points; yours is worth { $now }.
cd-coach-lay = Build it for me

## The end

cd-correction = The final count
cd-correction-words = { $count ->
        [one] One tile comes down before the count.
       *[other] { $count } tiles come down before the count.
    }
cd-correction-none = Nothing had to come down: the castle stands as you built it.
cd-correction-back = One tile back
cd-correction-on = Next tile
cd-correction-skip = Skip

## The first game

guide-caladale-castle = Welcome to Caladale! In the middle is your castle: only its gate so far, on its strip of grass. Collect tiles and build the finest castle.
guide-caladale-take = Take a tile from the supply: tap it, then tap “Take it”. The face-down stack is for the brave.
guide-caladale-keep = Now decide: keep the tile, or turn it face down for 1 point. You can try out where it fits first: tap a green place. Then press “Keep”.
guide-caladale-rival = The others take tiles now. Meanwhile you can go on building, whenever you like.
guide-caladale-build = Where edges touch they must match: stone to stone, tree to tree, sky to sky. Tap a tile to choose it and again to turn it; drag it anywhere. Nothing is final. Take your next tile!
guide-caladale-open = Gold stitches mark open edges: each costs 2 points at the end. Close them with tower tops, edge tiles, or the scaffold.
guide-caladale-violation = Red hatching marks a tile that breaks a rule, and words beside it say why; tap the rule’s number to read it. Such tiles, and those that fall with them, come down before the count.
guide-caladale-end = When all tiles are taken there is a last building time. Press “I am done” when your castle is ready. Have fun!
