### The board of Fantazja.

fz-castle = Magic Castle
fz-castle-about = Nothing is built on it, and everything must stay joined to it.
fz-dark = Dark Energy.
fz-you = You
fz-vp = VP

## Tiles and places. $kind, $faction and $element are raw keys.

fz-facts =
    { $kind ->
        [residential] residential
        [production] production
        [military] military
        [magic] magic
       *[special] special
    }, { fz-faction }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $dark ->
        [yes] , Dark Energy
       *[no] { "" }
    }.
fz-faction =
    { $faction ->
        [S] Sculptors of Nature
       *[E] Engineers of Light
    }
fz-symbols =
    { $count } { $element ->
        [E] earth
        [A] air
        [W] water
       *[F] fire
    }
fz-sides = North { $north }, east { $east }, south { $south }, west { $west }.
fz-stack =
    Place { $place }: { $tile }{ $covered ->
        [0] { "" }
        [one] { " " }It covers { $covered } tile.
       *[other] { " " }It covers { $covered } tiles.
    }
fz-spot =
    { $mode ->
        [military] Put the token on { $over } at { $place }
        [special] Replace { $over } at { $place } with { $tile }
       *[build] { $over ->
            [none] Build { $tile } at { $place }
           *[other] Build { $tile } on { $over } at { $place }
        }
    }{ $danger ->
        [yes] . Dark Energy wakes there!
       *[no] { "" }
    }
fz-guard = The military token blocks the building at { $place }.
fz-fits =
    { $count ->
        [0] Fits nowhere now.
        [one] Fits at { $count } place.
       *[other] Fits at { $count } places.
    }
fz-stack-title =
    { $count ->
        [one] Place { $place }
       *[other] Place { $place }: a stack of { $count }
    }
fz-layer-top = On top: it counts, and it is what others touch.
fz-layer-covered = Covered: it counts for nothing.

## The map.

fz-map = Map. The arrow keys move over its places.
fz-beyond =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    } beyond the { $edge ->
        [left] left
        [right] right
        [up] upper
       *[down] lower
    } edge: go there

## Players.

fz-player = { $name }, { fz-faction }
fz-hand-of =
    { $name } holds { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
fz-pile-ip =
    { $count ->
        [one] { $count } Imagination Point
       *[other] { $count } Imagination Points
    }: look
fz-pile-draw =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in the draw pile: look
fz-pile-discard =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in the discard pile: look
fz-short-ip = IP
fz-short-draw = draw
fz-short-discard = discard
fz-holds = Holds the token: { $power }
fz-bonus =
    { $count ->
        [one] { $count } Bonus token
       *[other] { $count } Bonus tokens
    }
fz-bonus-left = Bonus tokens left: { $count }
fz-points =
    { $count ->
        [one] { $count } Victory Point
       *[other] { $count } Victory Points
    }

## Hand and actions.

fz-hand =
    Your hand: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
fz-hand-empty = The hand is empty.
fz-rotating = Turn the tile
fz-rotate-word = turn
fz-rotate-left = Turn left
fz-rotate-right = Turn right
fz-gain = +1 Imagination
fz-gain-short = +1 IP
fz-gain-how = lay this tile face down
fz-gain-choose = choose a tile first
fz-gain-done = your action is taken
fz-build-here = Build here
fz-replace-here = Replace
fz-place-token = Put it here
fz-cancel-power = Not now
fz-end = End your turn
fz-settle-pay = Choose what you pay
fz-settle-magic = Choose what to bury

## Hints over the map.

fz-hint-start = Take up a tile: build it, or lay it face down for an Imagination Point.
fz-hint-tile =
    { $tile }: { $places ->
        [0] fits nowhere now.
        [one] { $places } place fits{ $risks ->
            [0] .
           *[other] , and it wakes Dark Energy.
        }
       *[other] { $places } places fit{ $risks ->
            [0] .
            [one] , { $risks } of them wakes Dark Energy.
           *[other] , { $risks } of them wake Dark Energy.
        }
    }
fz-hint-end = You may still use a power, or end your turn.
fz-hint-military = Choose a building for the military token.
fz-hint-special = Choose the tile from your hand that will replace one of your buildings.
fz-loss-places =
    { $count ->
        [one] { $count } place burns.
       *[other] { $count } places burn.
    }
fz-loss =
    { $mine ->
        [one] You lose { $mine } tile{ fz-loss-points },
       *[other] You lose { $mine } tiles{ fz-loss-points },
    } { $theirs ->
        [0] { $name } loses nothing.
       *[other] { $name } loses { $theirs }{ fz-loss-their-points }.
    }
fz-loss-points =
    { $points ->
        [0] { "" }
        [one] { " " }({ $points } point)
       *[other] { " " }({ $points } points)
    }
fz-loss-their-points =
    { $theirPoints ->
        [0] { "" }
        [one] { " " }({ $theirPoints } point)
       *[other] { " " }({ $theirPoints } points)
    }
fz-sure-title = Wake Dark Energy?
fz-sure-cost =
    { $count ->
        [one] { $count } tile of yours would burn
       *[other] { $count } tiles of yours would burn
    }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
fz-sure-yes = Build here

## Powers.

fz-powers = Powers
fz-power-residential = Residential power
fz-power-production = Production power
fz-power-military = Military power
fz-power-magic = Magic power
fz-power-special = Special power
fz-kind-residential = Residential
fz-kind-production = Production
fz-kind-military = Military
fz-kind-magic = Magic
fz-kind-special = Special
fz-use-short = use
fz-power-state =
    { $power }{ $can ->
        [yes] { " " }{ fz-use-short }
       *[no] { "" }
    }: your buildings { $mine }, those of { $name } { $theirs }. { $where ->
        [me] The token is yours.
        [op] The token is { $name }'s.
        [map] The token lies on the map.
       *[pool] The token is in the pool.
    }{ $can ->
        [yes] { " " }You can use it now.
       *[no] { "" }
    }
fz-about-residential = Exchange up to three tiles of your hand for as many from your own discard pile.
fz-about-production = A tile of your choice from your own discard pile becomes an Imagination Point.
fz-about-military = Put this token on a building. In the next turn your opponent may build neither on it nor on an empty place beside it.
fz-about-magic = Look at up to four random tiles of your opponent's hand, and put up to two of them under their draw pile.
fz-about-special = Replace one of your own buildings by a tile of the same level from your hand. The symbols must match, the counts need not.
fz-where =
    { $where ->
        [me] You hold this token.
        [op] { $name } holds this token.
        [map] The token lies on a building now.
        [gone] The token is in use, but its building has vanished.
       *[pool] The token is in the pool.
    }
fz-how-won = At the end of your turn it becomes yours if you have at least two visible buildings of this type, and more than the other player. With equally many it goes back to the pool.
fz-used = You have used a power in this turn already.
fz-no-use = It cannot be used now: it was not yours when the turn began, or there is nothing to use it on.
fz-give = From your hand
fz-take = From your discard pile
fz-exchange = Exchange
fz-exchange-these = { $given } for { $taken }
fz-exchanged = Exchanged: { $count } of 3
fz-enough = Enough
fz-recover = Which tile becomes an Imagination Point?
fz-recover-do = Make it a point
fz-magic-do = Look at the hand of { $name }
fz-title-pay = Which point do you pay?
fz-title-magic = From the hand of { $name }
fz-ask-pay = A large building costs 1 Imagination Point. The tile you choose goes face up to your discard pile.
fz-ask-magic =
    You may put { $left ->
        [one] one more tile
       *[other] up to two tiles
    } under the draw pile of { $name }. The rest go back to the hand.
fz-pay = Pay
fz-pay-this = Pay with { $tile }
fz-bury = Put under the pile
fz-bury-these = { $tiles } under the pile
fz-return =
    { $count ->
        [one] Give it back
       *[other] Give all { $count } back
    }

## Piles.

fz-things =
    { $mine ->
        [yes] Your piles
       *[no] Piles of { $name }
    }
fz-tab-discard = Discard: { $count }
fz-tab-ip = Imagination: { $count }
fz-tab-draw = Draw pile: { $count }
fz-discard-about = These tiles are out of play; the residential and the production power bring some back.
fz-discard-none = No tile has been discarded yet.
fz-ip-about-mine = Your Imagination Points. Only you know which tiles they are.
fz-ip-about-other = Face down: only their owner knows them, except those that everybody saw.
fz-hidden =
    { $count ->
        [one] { $count } tile face down
       *[other] { $count } tiles face down
    }
fz-bag-about = These tiles are still to come, in an order that nobody knows.
fz-draw-about =
    { $count ->
        [0] The draw pile is empty.
        [one] { $count } tile is still to come.
       *[other] { $count } tiles are still to come.
    }
fz-bottom = Buried under the pile
fz-seen = You have seen these in the hand of { $name }

## Keys.

fz-key-tile = Take up a tile of your hand
fz-key-rotate = Turn the tile
fz-key-rotate-back = Turn it the other way
fz-key-places = Go from place to place
fz-key-build = Build at this place, or look at what lies there
fz-key-gain = Lay the tile face down: +1 Imagination Point
fz-key-end = End your turn
fz-key-powers = Go to the powers
fz-key-map = Go to the map
fz-key-cancel = Put the tile back

## The first game
guide-fantazja-land = Welcome to Fantazja! In the middle stands the Magic Castle. You and your opponent rebuild the land around it, tile by tile. Whoever owns the more valuable visible buildings wins.
guide-fantazja-tile = Look at a tile of your hand: on each side there is an element, one to three times. Where two sides touch the elements must be equal, and your new tile needs at least as many of them as the old one.
guide-fantazja-build = Pick a small building (level I) and lay it on one of the green places. Turn it if need be.
guide-fantazja-rival = Now your opponent plays. At the end of a turn you draw back to six tiles by yourself.
guide-fantazja-point = Now try the other action: lay a tile face down. It becomes an Imagination Point, and large buildings cost one. (Or build again, if you like that better.)
guide-fantazja-large = With an Imagination Point you raise level II on a level I of the same type, even on your opponent’s! Level III on your own level II also brings a Bonus of 5 points.
guide-fantazja-tokens = Own two buildings of a type, and more than your opponent, and its Power token is yours. From your next turn on you may use one token in each turn.
guide-fantazja-dark = Beware of thorny stars: a tile with Dark Energy laid beside another one makes both vanish, and whatever is then cut off from the castle. The board warns you first.
guide-fantazja-end = That is all you need. The game ends when both of you are out of tiles. Good luck!
