### Grajeczka's board in English. $figure is princess, knight or dragon; $terrain castle, forest,
### mountain or plain; $kind river, forest, mountain or plain; $token plain or magic.

## Names

gr-figure-princess = Princess
gr-figure-knight = Knight
gr-figure-dragon = Dragon
gr-terrain =
    { $terrain ->
        [castle] castle
        [forest] forest
        [mountain] mountain
       *[plain] plain
    }
gr-place =
    { $large ->
        [yes] { $terrain ->
            [forest] large forest
            [mountain] large mountains
           *[plain] large plain
        }
       *[no] { $terrain ->
            [castle] castle
            [forest] forest
            [mountain] mountain
           *[plain] plain
        }
    }{ $river ->
        [short] , at a river
        [long] , at the long river
       *[none] { "" }
    }
gr-tile = Tile
gr-page = Page { $page }

## The kingdom

gr-kingdom = Kingdom
gr-here-go =
    { $figure ->
        [princess] the Princess can go here
        [knight] the Knight can go here
       *[dragon] the Dragon can go here
    }
gr-here-tells =
    { $figure ->
        [princess] the Princess can go here and your page can be told
        [knight] the Knight can go here and your page can be told
       *[dragon] the Dragon can go here and your page can be told
    }
gr-here-last = last move
gr-turn-number = Turn { $turn }
gr-turns-left =
    { $count ->
        [0] Last turn
        [one] { $count } turn left
       *[other] { $count } turns left
    }
gr-limit = Turn { $turn }. The first to tell a whole book wins; if nobody has by the end of turn { $limit }, whoever has the fewest pages left wins.
gr-no-limit = Turn { $turn }. This game has no limit of turns.
gr-positions =
    { $count ->
        [one] { $count } position for the tile
       *[other] { $count } positions for the tile
    }
gr-position =
    Tile at { $place }{ $rotation ->
        [0] { "" }
        [1] , turned once
        [2] , turned twice
       *[other] , turned { $rotation } times
    }{ $tells ->
        [yes] ; your page can be told then
       *[no] { "" }
    }
gr-ghost-here = The tile is at { $place }. Enter lays it, R turns it.

## What the others did

gr-news = { $who } { $deeds }.
gr-news-moved =
    moves { $figure ->
        [princess] the Princess
        [knight] the Knight
       *[dragon] the Dragon
    } { $terrain ->
        [castle] to a castle
        [forest] into a forest
        [mountain] up a mountain
       *[plain] to a plain
    }
gr-news-added = adds a tile ({ $tile })
gr-news-turned = turns the page
gr-news-flipped = flips the token
gr-news-told = tells page { $page }
gr-news-out = is out: page { $page } can never come true
gr-news-finished = The kingdom is finished: no more tiles.
gr-read = Read it
gr-more = { $count } more
gr-less = Less

## My page

gr-your-page = Your page
gr-page-of = The page of { $name }
gr-open-page = Open page
gr-only-you = only you see it
gr-you-are-out = You are out of the game
gr-all-told = Every page is told.
gr-come-again = Turned, to come again:
gr-read-on = Read on
gr-hint = Hint
gr-hint-title = Mark what lets you tell your page (H)
gr-hint-none = Nothing tells it just now.
gr-and = and
gr-or = or
gr-verb-visit = visits
gr-verb-see = sees
gr-verb-meet = meets
gr-verb-fly = flies over
gr-watching = You are watching. Pages in hand stay secret.
gr-watched = This is what spectators saw: no pages in hand.

## Players

gr-you = you
gr-out = out
gr-wins = won
gr-left =
    { $count ->
        [one] page left
       *[other] pages left
    }
gr-player =
    { $told } told, { $token ->
        [magic] magic token
       *[plain] plain token
    }{ $out ->
        [yes] , out of the game
       *[no] { "" }
    }{ $now ->
        [yes] , to move
       *[no] { "" }
    }. Read what was told.

## River, areas, tiles

gr-progress = How far river and areas are
gr-progress-full =
    { $kind ->
        [river] Longest river: { $has } { $has ->
            [one] tile
           *[other] tiles
        }; { $need } make it long
        [forest] Largest forest: { $has } { $has ->
            [one] place
           *[other] places
        }; { $need } make it large
        [mountain] Largest mountains: { $has } { $has ->
            [one] place
           *[other] places
        }; { $need } make them large
       *[plain] Largest plain: { $has } { $has ->
            [one] place
           *[other] places
        }; { $need } make it large
    }
gr-kind =
    { $done ->
        [yes] { $kind ->
            [river] long river
            [forest] large forest
            [mountain] large mountains
           *[plain] large plain
        }
       *[no] { $kind ->
            [river] river
            [forest] forest
            [mountain] mountains
           *[plain] plain
        }
    }
gr-of = { $has } of { $need }
gr-next = Next tile
gr-tiles-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
gr-ways =
    { $count ->
        [one] fits { $count } way
       *[other] fits { $count } ways
    }
gr-no-tile = No tile is left.
gr-fits-nowhere = It fits nowhere any more.

## What I can do

gr-adventure = Your turn
gr-waiting = { $who } plays
gr-card-tells = It can make your page come true
gr-hint-princess =
    { $count ->
        [0] 1 step; castle to castle
        [one] 1 step; castle to castle: { $count } place
       *[other] 1 step; castle to castle: { $count } places
    }
gr-hint-knight =
    { $count ->
        [0] exactly 2 steps
        [one] exactly 2 steps: { $count } place
       *[other] exactly 2 steps: { $count } places
    }
gr-hint-dragon =
    { $count ->
        [0] straight on to the end
        [one] straight on to the end: { $count } place
       *[other] straight on to the end: { $count } places
    }
gr-tile-hint =
    { $count ->
        [one] add to the kingdom: { $count } way
       *[other] add to the kingdom: { $count } ways
    }
gr-tile-usual = add to the kingdom
gr-turn = Turn page
gr-turn-hint = a new page, a magic token
gr-turn-not-now = not in a second adventure
gr-second = Second adventure
gr-second-after = after the first you may use your token
gr-second-now = Second adventure
gr-second-must = move a figure or add the tile
gr-token-plain = Plain token
gr-token-make = turn the page to make it magic
gr-tip-tells =
    { $count ->
        [one] With the quill you tell page { $page }
       *[other] With a quill you tell page { $page }
    }

## The tile in hand

gr-turn-left = Turn left (R)
gr-turn-right = Turn right (Shift R)
gr-way =
    { $rotation ->
        [0] Not turned
        [1] Turned once
        [2] Turned twice
       *[other] Turned { $rotation } times
    }: { $count ->
        [0] fits nowhere
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
gr-choose-position =
    { $count ->
        [one] It fits in { $count } place. Choose the plus.
       *[other] It fits in { $count } places. Choose a plus.
    }
gr-rotation-fits-nowhere = Turned like this it fits nowhere.
gr-ghost-placed = Here? Tap the tile to turn it.
gr-ghost-tells = Here you can tell your page!
gr-tile-keys = R or the wheel turns, Enter lays, Esc puts it back.
gr-cancel = Back
gr-lay = Lay it

## Turning the page

gr-turn-words =
    { $token ->
        [magic] Page { $page } goes under your book and you draw the next. Your token stays magic, and your turn is over.
       *[plain] Page { $page } goes under your book and you draw the next. Your token turns magic, and your turn is over.
    }
gr-turn-do = Turn the page

## After an adventure

gr-settle = After the adventure
gr-tell = Tell page { $page }
gr-cannot-tell = Not to be told yet.
gr-told-already = Told.
gr-flip = Second adventure
gr-flip-hint = flip the magic token
gr-end = End turn
gr-end-keeps = your token stays magic
gr-sure-untold = Leave page { $page } untold?
gr-sure-end = You could tell it now. If you end your turn, it has to come true once more.
gr-sure-flip = You could tell it now. After the second adventure this one no longer counts for it.
gr-sure-yes-end = End turn
gr-sure-yes-flip = Second adventure

## Stories

gr-told-by = { $who } tells page { $page }
gr-go-on = Play on
gr-tale = The tale
gr-tale-of = The tale of { $who }
gr-whose-tale = Whose tale
gr-all-together = All together
gr-nothing-told = No page has been told yet.
gr-out-page = Page { $page } can never come true:
gr-over = The game is over, the tale is told.
gr-read-tale = Read the tale
gr-no-pieces = The kingdom could not be loaded.
gr-again = Try again

## The keys

gr-key-figures = take the Princess, the Knight or the Dragon
gr-key-tile = take the tile
gr-key-page = turn the page
gr-key-kingdom = go into the kingdom, and from place to place
gr-key-enter = go there, lay the tile; after an adventure tell the page or end the turn
gr-key-rotate = turn the tile left or right
gr-key-hint = ask for a hint
gr-key-cancel = put back what is in hand
gr-key-zoom = closer, farther, the whole kingdom
gr-key-pan = move the view

## The first game
guide-grajeczka-land = Welcome to Grajeczka! Princess, Knight and Dragon belong to nobody: everyone may move each of them through the kingdom.
guide-grajeczka-page = Look at your page: it says what must be true on the board, for example that the Knight visits mountains and sees the Princess. Only you see it.
guide-grajeczka-go = Go on an adventure: move one figure, or add the top tile to the kingdom. The Hint button marks what makes your page true with a quill.
guide-grajeczka-tell = When your page has come true by your adventure, tell it! Then take the next one. Whoever tells their whole book first wins.
guide-grajeczka-rival = Now the others play, with the same figures, and may spoil your plan or help you.
guide-grajeczka-tile = Your turn: another adventure. Each figure moves in its own way; the board shows where it can end.
guide-grajeczka-turn = A page that is hopeless now? Turn it instead of an adventure: it goes under your book, and you take the next.
guide-grajeczka-magic = Turning a page wakes your token. Awake, it gives you a second adventure in one turn, once.
guide-grajeczka-end = That is all you need. Once upon a time…
