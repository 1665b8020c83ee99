### Words of the report on how a game plays, in English.
### happening-…: what an event is called; list-…: a list of counted things; offer-…: things that may
### be impossible to use.


## The page

page-title = How { $game } plays
page-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
page-bots = played by { $bots }
page-seed = seed { $seed }
page-set = components { $version }
page-introduction = Bots played these games, not people. They show what the rules and the components do by themselves: read them as hints where to look, then watch a game there. Whiskers and figures in brackets are 95 % intervals: where they overlap, a difference may be chance.
page-timed = A bot thought for a time, so these games cannot be repeated exactly.
page-compare = Two sets of components side by side:
page-theme = Light / night
page-all = All of them
page-end = Made by Bajarz { $version }.


## Figures at a glance

glance-title = At a glance
glance-decisions = decisions a game
glance-turns = turns a game
glance-choices = choices a decision
glance-score = points a player
glance-margin = points ahead
glance-leads = changes of the lead
glance-shared = shared first places


## Sections

length-title = How long it is
length-text = Decisions of all players together, game by game.
length-chart = Decisions a game
choices-title = How much there is to choose
choices-text = Legal actions at a decision, on average, from the first decision to the last. A line near one means that players mostly have to do what is left to do.
choices-first = start
choices-last = end
choices-chart = Legal actions a decision
scores-title = Scores
scores-text = Final scores of all players, and how far the first was ahead of the second.
scores-chart = Final scores
margin-chart = The first ahead of the second
seats-title = Is it fair?
seats-text = First places by seat; the line is what is fair. Everybody sat everywhere with the same luck, so what differs here is the seat.
seats-chart = First places by seat
seats-seat = Seat { $number }
seats-odd = Seat { $number } has { $share } of the first places, clearly not the fair share of { $fair }.
seats-fair = No seat is clearly better or worse than the fair share.
leads-title = Does the lead change?
leads-text = How often somebody came in front who had not been the last to be there, by the scores after each turn.
leads-chart = Changes of the lead a game
leads-never = In { $share } of the games the lead never changed.
luck-title = Luck and decisions
luck-text = Deals were played more than once: bots changed seats and tossed their own coins anew. What the same seat keeps from game to game of a deal was decided by the deal, whoever played. This part is the least that luck decides: once two games of a deal go apart, the same luck brings different things.
luck-chart = What decides who is first
luck-seat = seat
luck-players = who plays
luck-deal = the deal
luck-rest = decisions and later luck
luck-same = In { $share } of the deals that were played again all games went the same way, move for move: these bots do the same whenever they see the same, so decisions cannot show here, and such repeats count once in all other figures. Give bots that differ with --bots.
luck-one-bot = The same bot sat everywhere: what better play is worth cannot show. Give two bots of different strength with --bots.
luck-none = All games ended alike: there is nothing to share out.
ends-title = How it ends
ends-text = The rule that ended the game, and in which share of the games.
impossible-title = What was impossible
impossible-text = How often something that lay before a player could not be used at the beginning of a decision about it.
events-title = What happens
events-text = Every kind of event: how often it happens in a game, and whether those to whom it happens are first more often.


## Lists

list-often = How often, a game
list-more = First more or less often than usual for their seat, when they had it
column-name = what
column-per-game = a game
column-had = players who had it
column-more = first more often by
column-together = goes together with winning
column-asked = seen
column-impossible = impossible
column-share = share
together-text = The last column is a correlation: 1 if the more somebody had of it the surer the win, −1 for the contrary, 0 if neither. It does not say which is the cause.
list-tiles-built = Tiles built
list-tiles-replaced = Tiles replaced by the special power
list-tiles-removed = Tiles removed
list-tokens = Building Power tokens
list-gates = Gates
list-tiles-kept = Tiles kept
list-tiles-down = Tiles turned down
list-tiles-exchanged = Tiles taken by exchange
list-cards-summoned = Creatures summoned
list-stones = Rune stones taken
list-smithies = Smithies used
list-artifacts = Artifacts forged
list-faces = Faces of the die
list-points-at-once = Points for one row of artifacts
list-pages-told = Pages told
list-pages-turned = Pages turned without being told
list-figures = Figures moved
list-tiles-added = Tiles added
offer-tile = Tiles at hand that fit nowhere
offer-card = Creatures on display that could not be summoned
offer-page = Pages in hand that could not be told after the adventure


## Events

happening-ActionPassed = action passed
happening-ArtifactForged = artifact forged
happening-BenefitForgone = benefit of the die forgone
happening-BonusEarned = bonus earned
happening-BuildingReplaced = building replaced (special power)
happening-CardChosen = card chosen
happening-CardDiscarded = card discarded
happening-CardGained = card gained
happening-CardKept = card kept
happening-CardRemoved = card removed from the game
happening-CardsDrawn = cards drawn
happening-CardsShown = cards used
happening-CardsSummoned = creatures summoned
happening-CastleChanged = castle changed
happening-CastleCorrected = castle corrected at the end
happening-ChoiceMade = kind of action chosen
happening-DeckRenewed = deck renewed
happening-DieRolled = die rolled
happening-DisplayRefilled = display refilled
happening-DraftEnded = draft ended
happening-FigureMoved = figure moved
happening-GameEnded = game ended
happening-GameStarted = game started
happening-GateTaken = gate taken
happening-GemsGained = gems gained
happening-GemsPaid = gems paid
happening-HandShown = hand shown (magic power)
happening-KingdomFinished = kingdom finished
happening-OreGained = ore gained
happening-PageDrawn = page drawn
happening-PageTold = page told
happening-PageTurned = page turned
happening-PlayerOut = player out
happening-PointGained = Imagination Point gained
happening-PointPaid = Imagination Point paid
happening-PointRecovered = point recovered (production power)
happening-PointsGained = power points gained
happening-RowTraded = row of artifacts traded
happening-SeatDone = player done building
happening-SmithyRefilled = smithy refilled
happening-StoneTaken = rune stone taken
happening-StoneUsed = rune stone used
happening-TileAdded = tile added
happening-TileBuilt = tile built
happening-TileBuried = tile buried (magic power)
happening-TileDrawn = tile drawn
happening-TileExchanged = tile exchanged
happening-TileKept = tile kept
happening-TileRevealed = tile revealed
happening-TileTaken = tile taken
happening-TileTurnedDown = tile turned down
happening-TilesDrawn = tiles drawn
happening-TilesExchanged = tiles exchanged (residential power)
happening-TilesRemoved = tiles removed
happening-TilesReturned = tiles returned
happening-TokenFlipped = magic token flipped
happening-TokenMoved = Building Power token moved
happening-TokenPlaced = token placed (military power)
happening-TokenReturned = token returned
happening-TurnEnded = turn ended
