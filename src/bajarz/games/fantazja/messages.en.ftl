### Fantazja in English.
###
### Variables carry raw keys: $element is E, A, W or F, $side is north, $type is residential, $level
### is 0 (special) to 3, $rotation is 0 to 3 quarter turns. $tile is a readable name. $known is yes
### where the reader may know the secret facts of an event, else no.


## The rules. Where the engine refuses by the id alone, the message is that refusal.

F-C1 = Each faction has 27 tiles; besides them there are the Magic Castle, 5 Power tokens and 8 Bonus tokens.
F-C2 = A building tile shows its faction, type, level and Victory Points, a symbol 1 to 3 times on each side, and perhaps Dark Energy.
F-C3 = A building of level I is small; buildings of level II and III and special buildings are large.

F-S1 = The Magic Castle lies in the middle of the map, and all tokens wait in the pool.
F-S2 = You both shuffle the tiles of your own faction, make them a face-down draw pile and draw 6 secret tiles.
F-S3 = Chance picks the first player, or the host of the table names one.

F-T1 = In your turn you take exactly one action: build a small building, gain 1 Imagination Point or build a large building.
F-T2 = You skip the action only when your hand is empty; even then you may use a power.
F-T3 = Once in your turn you may use one Power token that was yours when the turn began.
F-T4 = At the end of your turn you draw until you hold 6 tiles, and then the Power tokens are settled.

F-P0 = You play only tiles from your own hand: { $tile } is not there.
F-P1 = The tile needs an empty place: at { $place } there is already a tile.
F-P2 = The tile must touch a building or the Magic Castle, side to side: at { $place } it touches nothing.
F-P3 = { part-side } must show { part-element }: it shows { part-shown }.
F-P4 = { part-side } must show at least { $need } { part-element }: it shows { $has } { part-shown }.
F-P5 = The building at { $place } is blocked for you by your opponent's military token (F-M3). Build neither on it nor on an empty place beside it.

F-I1 = Once in your turn you may put a tile from your hand face down in front of you: it becomes 1 Imagination Point.

F-L1 = A large building costs 1 Imagination Point: you have none.
F-L2 =
    { $tile } goes on top of a { part-type } building of level { $level ->
        [2] I
       *[3] II
    }: { $there-tile } is a { $there-type ->
        [residential] residential
        [production] production
        [military] military
        [magic] magic
       *[special] special
    } building of level { $there-level ->
        [1] I
        [2] II
       *[3] III
    }.
F-L3 = Turned this way, { $tile } does not fit on the building at { $place }. { part-side } must show { part-element }, like the tile below: it shows { part-shown }.
F-L4 = Nothing may be built on a special building: { $there-tile } is special.
F-L5 = Nothing may be built on the Magic Castle: it is not a building.
F-L6 = You earn a Bonus token when you put a level III on your own level II, as long as there is one left in the pool.

F-D1 = When you place a tile with Dark Energy and it touches others that show Dark Energy, it vanishes together with them, each with its whole stack.
F-D2 = After that, every building with no path to the Magic Castle vanishes too, with its whole stack.
F-D3 = Every removed tile goes to the discard pile of its own faction.

F-K1 = At the end of your turn you take the token of every type of which you own at least two visible buildings, and more than your opponent.
F-K2 = At the end of your turn the token of every type of which you both own equally many goes back to the pool.
F-K3 = In every other case a token stays where it is.
F-K4 = A building belongs to the faction of its top tile; covered tiles count for nothing.
F-K5 = A token works from your next turn on, and you use only one of your tokens in a turn.
F-K6 = A used military token is settled for nobody until the next turn of the player who used it begins.

F-M1 = Residential power: exchange 1 to 3 tiles of your hand for as many tiles of your own discard pile.
F-M2 = Production power: one tile of your own discard pile becomes an Imagination Point, face down.
F-M3 = The military token goes on a building: there is none at { $place }.
F-M4 = Magic power: look at up to 4 random tiles of your opponent's hand, and put up to two of them under their draw pile.
F-M5 = Special power: swap one of your own buildings for a tile of the same level from your hand; neither may be special.

F-E1 = The game is over: both players are out of tiles.
F-E2 = You score the Victory Points of all your visible tiles on the map, and 5 for each Bonus token.
F-E3 = More Victory Points win, then more Imagination Points; if these are equal too, it is a draw.


## Refusals: the rule, and what is wrong.

F-C3-small =
    Only a building of level I is small. { $tile } { $level ->
        [0] is special
        [2] has level II
       *[3] has level III
    }, so it is a large building.
F-C3-large = A large building has level II or III or is special. { $tile } has level I, so it is a small building.

F-T1-turn = Please wait for your turn: now the { part-seat } play.
F-T1-acted = There is only one action in a turn: you have already taken yours.
F-T1-owed = You may not pass: take your action first, then end your turn.

F-T3-used = You may use only one power in a turn, and you have already used the { part-type } power. Even with several tokens you use only one of them in a turn (F-K5).
F-T3-held = You may use only a token that was yours when your turn began: the { part-type } token is not yours.

F-L1-pending = First pay for your large building: choose one of your Imagination Points.
F-L1-wait = Please wait: the { part-seat } must still pay for their large building.
F-L1-idle = There is nothing to pay now. You pay 1 Imagination Point when you have built a large building.
F-L1-tile = You pay with one of your own Imagination Points: { $tile } is none of them.

F-L2-empty = A level II or III goes on top of a building: there is none at { $place }.

F-M1-discard = Take a tile from your own discard pile: { $tile } is not there.
F-M1-three = You may exchange at most 3 tiles: you have already exchanged 3.
F-M1-twice = Each tile may change places only once: { $tile } has already done so.

F-M2-discard = Choose a tile from your own discard pile: { $tile } is not there.

F-M4-pending = First finish your magic power: put a shown tile under your opponent's draw pile, or give the tiles back.
F-M4-wait = Please wait: the { part-seat } are still using their magic power.
F-M4-idle = No tiles are shown to you now. Use the magic power first.
F-M4-empty = The magic power shows you tiles of your opponent's hand: that hand is empty.
F-M4-out = You need tiles of your own to use the magic power: your hand and your draw pile are empty.
F-M4-shown = Choose one of the tiles shown to you: { $tile } is not among them.

F-M5-own = Choose one of your own buildings: there is none of yours at { $place }.
F-M5-special = Special buildings cannot be swapped, and { $special } is special. Choose a building and a tile of level I, II or III.
F-M5-level =
    Both must have the same level: your tile has level { $level ->
        [1] I
        [2] II
       *[3] III
    }, the building has level { $there-level ->
        [1] I
        [2] II
       *[3] III
    }.
F-M5-barred = You cannot swap the building at { $place }: your opponent's military token lies on it.
F-M5-symbols = Turned this way, the tile does not fit at { $place }. { part-side } must show { part-element }, like its neighbour: it shows { part-shown }.


## Events, as lines of the log.

event-GameStarted = The game begins. { $who } goes first.
event-TileBuilt = { $who } builds { $tile } at { $place }{ part-turned }.
event-PointGained =
    { $known ->
        [yes] { $who } puts { $tile } face down and gains 1 Imagination Point.
       *[no] { $who } puts a tile face down and gains 1 Imagination Point.
    }
event-PointPaid = { $who } pays 1 Imagination Point: { $tile } goes to the discard pile.
event-BonusEarned = { $who } earns a Bonus token, worth 5 Victory Points!
event-TilesRemoved =
    { $rule ->
        [F-D2] Everything with no path to the Magic Castle vanishes too: { $tiles }.
       *[F-D1] Dark Energy explodes! These tiles vanish from the map: { $tiles }.
    }
event-TilesExchanged = { $who } uses the residential power: { $given } goes to the discard pile, { $taken } comes to the hand.
event-PointRecovered = { $who } uses the production power: { $tile } from the discard pile becomes 1 Imagination Point.
event-TokenPlaced = { $who } uses the military power and puts the token on the building at { $place }.
event-TokenReturned =
    { $to ->
        [0] The military token leaves the map and goes back to the pool.
       *[other] The military token leaves the map. { $whom } gets it back.
    }
event-HandShown =
    { $known ->
        [yes] { $who } uses the magic power and looks at { part-tiles } of the opponent's hand: { $tiles }.
       *[no] { $who } uses the magic power and looks at { part-tiles } of the opponent's hand.
    }
event-TileBuried =
    { $known ->
        [yes] { $who } puts { $tile } under the opponent's draw pile.
       *[no] { $who } puts a tile under the opponent's draw pile.
    }
event-TilesReturned =
    { $count ->
        [0] { $who } gives no tile back.
       *[other] { $who } gives { part-tiles } back to the opponent.
    }
event-BuildingReplaced = { $who } uses the special power: at { $place }, { $replaced } makes way for { $tile }{ part-turned }.
event-TilesDrawn =
    { $known ->
        [yes] { $who } draws { part-tiles }: { $tiles }.
       *[no] { $who } draws { part-tiles }.
    }
event-TokenMoved =
    { $to ->
        [0] The { part-type } token goes back to the pool.
       *[other] { $whom } takes the { part-type } token.
    }
event-TurnEnded = { $who } ends the turn.
event-GameEnded = The game is over: both players are out of tiles.


## Terms.

type-residential = residential
type-production = production
type-military = military
type-magic = magic
type-special = special

element-E = earth
element-A = air
element-W = water
element-F = fire

side-north = north
side-east = east
side-south = south
side-west = west

faction-S = Sculptors of Nature
faction-E = Engineers of Light

level-0 = special
level-1 = I
level-2 = II
level-3 = III


## Parts of sentences, used by the messages above and below.

part-type =
    { $type ->
        [residential] { type-residential }
        [production] { type-production }
        [military] { type-military }
        [magic] { type-magic }
       *[special] { type-special }
    }
part-seat =
    { $seat ->
        [1] { faction-S }
       *[2] { faction-E }
    }
part-element =
    { $element ->
        [E] { element-E }
        [A] { element-A }
        [W] { element-W }
       *[F] { element-F }
    }
part-shown =
    { $shown ->
        [E] { element-E }
        [A] { element-A }
        [W] { element-W }
       *[F] { element-F }
    }
part-side =
    { $side ->
        [north] The north side
        [east] The east side
        [south] The south side
       *[west] The west side
    }
part-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
part-turned =
    { $rotation ->
        [0] { "" }
        [1] , turned once
        [2] , turned twice
       *[3] , turned three times
    }


## Actions, as entries of a menu.

action-Small = Build { $tile } at { $place }{ part-turned }
action-Gain = Put { $tile } face down and gain 1 Imagination Point
action-Large = Build { $tile } at { $place }{ part-turned }, for 1 Imagination Point
action-Pay = Pay with { $tile }
action-Residential = Residential power: exchange { $given } from your hand for { $taken } from your discard pile
action-Production = Production power: make { $tile } from your discard pile an Imagination Point
action-Military = Military power: put the token on the building at { $place }
action-Magic = Magic power: look at tiles of your opponent's hand
action-Bury = Put { $tile } under your opponent's draw pile
action-Return = Give the shown tiles back
action-Special = Special power: swap your building at { $place } for { $tile }{ part-turned }
action-End = End your turn


## Texts that are no action, by the part that cannot be read.

unreadable-tile = “{ $text }” is no tile. Tiles have names such as S-R1a.
unreadable-given = { unreadable-tile }
unreadable-taken = { unreadable-tile }
unreadable-place = “{ $text }” is no place. A place is two numbers from -60 to 60, such as 1,-2.
unreadable-rotation = “{ $text }” says no rotation. Rotations are r0, r1, r2 and r3.


## Prompts.

prompt-turn-action = It is your turn. Take your action: build, or gain an Imagination Point.
prompt-turn-power = You may still use a power, or end your turn.
prompt-pay = Which of your Imagination Points do you pay?
prompt-magic = Put a shown tile under your opponent's draw pile, two at most, or give the tiles back.
prompt-over = The game is over.


## Results. $reason is tie-ip where the Imagination Points decided.

result-win =
    { $who } wins with { $score ->
        [one] { $score } Victory Point
       *[other] { $score } Victory Points
    }!{ $reason ->
        [tie-ip] { " " }{ tie-ip }
       *[other] { "" }
    }
result-draw = It is a draw: you have equally many Victory Points and equally many Imagination Points.
score-buildings = Visible buildings
score-bonus = Bonus tokens
tie-ip = The Victory Points are equal, so the Imagination Points decide.


## Words in pictures. $number counts the turns of the game.

picture-you = you
picture-to-move = to move
picture-powers = Powers
picture-pool = in the pool
picture-turn = turn { $number }
picture-discard = Discard
picture-ip = Imagination
picture-pile = Draw
picture-shown = Shown
picture-bonus = Bonus
picture-points = VP
picture-wins = won
picture-draw = draw


## Fantazja in the terminal.

fantazja-seat-1 = Sculptors of Nature (seat 1)
fantazja-seat-2 = Engineers of Light (seat 2)
fantazja-points = { $count } VP
fantazja-hand = hand
fantazja-ip = IP
fantazja-pile = draw pile
fantazja-discard = discarded
fantazja-bonus = Bonus
fantazja-power-residential = residential
fantazja-power-production = production
fantazja-power-military = military
fantazja-power-magic = magic
fantazja-power-special = special
fantazja-pool = pool
fantazja-on-map = on { $place }
fantazja-gone = off the map
fantazja-your-hand = Your hand
fantazja-empty = (empty)
fantazja-your-ip = Your Imagination Points: { $tiles }
fantazja-shown = Shown to you from the opponent's hand
fantazja-seen = in hand or IP you know: { $tiles }
fantazja-buried = at the bottom of the draw pile: { $tiles }
fantazja-ip-open = known IP: { $tiles }
fantazja-score = Victory Points
fantazja-ip-left = Imagination Points left
fantazja-choose-small =
    { $count ->
        [one] Build { $tile }: { $count } place
       *[other] Build { $tile }: { $count } places
    }
fantazja-choose-large =
    { $count ->
        [one] Build { $tile } for 1 Imagination Point: { $count } place
       *[other] Build { $tile } for 1 Imagination Point: { $count } places
    }
fantazja-choose-special-tile =
    { $count ->
        [one] Swap in { $tile }: { $count } place
       *[other] Swap in { $tile }: { $count } places
    }
fantazja-choose-gain = Gain 1 Imagination Point: put a tile face down
fantazja-choose-residential = Residential power: exchange tiles of your hand and your discard pile
fantazja-choose-production = Production power: a tile of your discard pile becomes an Imagination Point
fantazja-choose-military = Military power: put the token on a building
fantazja-choose-special = Special power: swap one of your buildings
fantazja-vanish =
    { $count ->
        [one] Dark Energy: { $count } tile vanishes
       *[other] Dark Energy: { $count } tiles vanish
    }
fantazja-takes =
    { $type ->
        [residential] takes the residential token
        [production] takes the production token
        [military] takes the military token
        [magic] takes the magic token
       *[special] takes the special token
    }
fantazja-no-places = You cannot build this tile anywhere now.
fantazja-which-discard = Whose discard pile? Type discard 1, discard 2 or discard for both.
fantazja-discard-of =
    { $count ->
        [0] Discard pile of { $who }: empty
        [one] Discard pile of { $who }: { $count } tile
       *[other] Discard pile of { $who }: { $count } tiles
    }
fantazja-nothing-there = There is no building at { $place }.
fantazja-dark = Dark Energy
fantazja-legend =
    Sides: ♣ earth, ≋ air, ● water, ▲ fire.
    Types: ⌂ residential (R), ✕ production (P), † military (M), ★ magic (G), ◆ special. Then the level: I, II, III.
    Round frame ○: Sculptors of Nature. Double frame ◇: Engineers of Light. ♜: the Magic Castle.
    ✹: Dark Energy. +1: Victory Points. ≡2: a stack of two tiles, with the owners of the covered ones. †: the military token lies here.
    ◤: the last move. Dashed: an empty place that is meant. ▶: whose turn it is, and a token that works now; = beside a token: who holds it.
help-fantazja =
    In Fantazja also:
      places [TILE]      where you can build, and turned how (r0 to r3)
      discard [1|2]      look through the discard piles
      look X,Y           everything about a building
      map [X,Y]          the map in full size, around a place
    Actions: small TILE X,Y rT · gain TILE · large TILE X,Y rT · pay TILE · end
    Powers: residential GIVEN TAKEN · production TILE · military X,Y · magic · bury TILE · return · special TILE X,Y rT
    x grows to the east, y to the south; rT turns a tile T quarters clockwise.
