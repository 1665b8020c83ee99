### Words of the program, in English. What belongs to one game is in that game's folder; here are
### also the words that only its terminal board needs.


## The menu of games

menu-title = Fairy-tale games for one keyboard.
menu-usage =
    To play, start a game:
      bajarz play fantazja                                you against a bot
      bajarz play fantazja --seat person --seat person    two people at one keyboard
      bajarz play fantazja --seat bot --seat bot          watch two bots
    Everything else: bajarz --help
menu-game = Which game? (number; pl: po polsku; q: leave)
menu-number = Which? (number, Enter: 1)
menu-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
menu-bots =
    { $count ->
        [2] You against a bot
       *[other] You against bots
    }
menu-people =
    { $count ->
        [2] Two people at one keyboard
       *[other] { $count } people at one keyboard
    }
menu-watch = Watch the bots play
menu-seat = Seat { $number }
menu-level =
    { $count ->
        [one] How strong should the bot be? (number or name, Enter: apprentice)
       *[other] How strong should the bots be? (number or name, Enter: apprentice)
    }
menu-level-apprentice = apprentice: takes what pays at once and overlooks a lot
menu-level-journeyman = journeyman: knows what things are worth, misjudges now and then
menu-level-master = master: looks a few turns ahead
menu-level-archmage = archmage: thinks longest, up to half a second over each decision
menu-name = Name of player { $number } (Enter: none in particular)


## Players and the table

name-person =
    { $number ->
        [0] Player
       *[other] Player { $number }
    }
name-bot =
    { $number ->
        [0] Bot
       *[other] Bot { $number }
    }
bot-kind =
    { $player ->
        [apprentice] apprentice
        [journeyman] journeyman
        [master] master
        [archmage] archmage
       *[other] { $player }
    }
seat-line =
    { $player ->
        [person] Seat { $number }: { $name }
       *[other] Seat { $number }: { $name } (bot: { bot-kind })
    }
commitment = The dealing is settled: SHA-256 of its secret is { $commitment }. The secret is shown at the end, so that everybody can check the draws.
help-hint = Type a number, an action, or help.
hand-over-away = Your turn is over. Press Enter to hide everything, then call { $name }.
hand-over = { $name }, it is your turn. Press Enter when only you look at the screen.
watch-ask = Enter: next turn · a: all of it · q: leave
secret = The dealing secret was { $secret }; its SHA-256 is { $commitment }, as announced.


## Choosing

back = Back
no-number =
    { $count ->
        [one] There is only number 1 here.
       *[other] Type a number from 1 to { $count }.
    }
unreadable = I do not understand “{ $text }”. Type a number of the list, an action such as { $example }, or help.
unreadable-action = “{ $text }” is no action of this game.
unreadable-verb = “{ $text }” is no action: an action begins with one of { $verbs }.
unreadable-form = “{ $text }” is no action: it should look like this: { $form }.
which-one = That could be:
why-hint = All broken rules: why { $action }
why-legal = No rule forbids { $action }.
hint = These bring most Victory Points at once (whether they are wise is for you to say):
hint-nothing = There is nothing to recommend now.
yes-or-no = (y/n)


## Orders

help =
    You may type at any time:
      a number           choose an entry of the list; 0 goes back
      ACTION             an action in the game's notation, such as: { $example }
      Enter              show everything again
      why ACTION         all rules that an action would break
      hint               what brings most at once
      undo               take back your last step, as far as nothing was drawn
      legend             what the signs mean
      log [N]            what happened so far; all of it: log all
      rules [ID]         the rules, or one of them
      save [FILE]        save the game
      lang en|pl         change the language
      quit               leave
log-more = There are { $count } lines in all; all of them: log all
no-rule = There is no rule { $rule }; type rules for the list.
rules-more = One rule in full: rules { $rule }
lang-which = Which language? There are: { $languages }.
undone = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-turn = Your turn is over; what you did in it stays.
undo-chance = Chance has dealt something in that step; it stays.
undo-shown = Others have seen something new in that step; without their consent it stays.
undo-consent = { $name }, do you agree to take this step back?


## Saving and leaving

save-ask = Save the record to which file? (Enter: { $file }, n: do not save)
overwrite = { $file } exists already. Overwrite it?
saved = The record is in { $file }. Check it with: bajarz verify { $file }
saved-unfinished = Saved in { $file }. Play on with: bajarz play { $game } --load { $file } (the file tells all that is hidden, also what will be drawn)
save-failed = Not saved: { $reason }
quit-ask = Leave the game?
best-title = Your best games of this kind on this machine:
best-this = ← this game

bye = Until next time!
bye-end-of-input = No more input: the game stops here.
bye-interrupted = Interrupted: the game stops here.


## A game without a board of its own

view-turn = Turn { $number }
view-seat = seat { $number }
view-yes = yes
view-no = no
view-expected = What do you do?
view-private = only you know
view-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] The first place is shared: { $names }.
    }


## Fantazja in the terminal

fantazja-seat-1 = Sculptors of Nature (seat 1)
fantazja-seat-2 = Engineers of Light (seat 2)
fantazja-turn = Turn { $number }
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
fantazja-sum = In all
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
fantazja-bad-place = “{ $text }” is no place; places look like 1,-2.
fantazja-bad-tile = “{ $text }” is no tile; tiles have names like S-R1a.
fantazja-dark = Dark Energy
fantazja-legend =
    Sides: { $element0 } earth, { $element1 } air, { $element2 } water, { $element3 } fire.
    Types: { $type0 } residential (R), { $type1 } production (P), { $type2 } military (M), { $type3 } magic (G), { $type4 } special. Then the level: I, II, III.
    Round frame { $owner0 }: Sculptors of Nature. Double frame { $owner1 }: Engineers of Light. { $castle }: the Magic Castle.
    { $dark }: Dark Energy. +1: Victory Points. { $stack }2: a stack of two tiles, with the owners of the covered ones. { $guard }: the military token lies here.
    { $corner }: the last move. Dashed: an empty place that is meant. { $usable }: whose turn it is, and a token that works now; = beside a token: who holds it.
help-fantazja =
    In Fantazja also:
      places [TILE]      where you can build, and turned how (r0 to r3)
      discard [1|2]      look through the discard piles
      look X,Y           everything about a building
      map [X,Y]          the map in full size, around a place
    Actions: small TILE X,Y rT · gain TILE · large TILE X,Y rT · pay TILE · end
    Powers: residential GIVEN TAKEN · production TILE · military X,Y · magic · bury TILE · return · special TILE X,Y rT
    x grows to the east, y to the south; rT turns a tile T quarters clockwise.


## Castles of Caladale in the terminal

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
caladale-turn = Turn { $number }
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
caladale-empty-tray = The tray is empty.
caladale-down-are = Face down: { $tiles }
caladale-do-Gate = { $tile }
caladale-do-Take = Take { $tile }
caladale-do-Draw = Draw unseen from the stack
caladale-do-Keep = Keep { $tile }
caladale-do-Down = Turn { $tile } face down (+1 point, for good)
caladale-do-Grass = The grass begins in column { $column }
caladale-do-Done = Done: my castle is ready
caladale-do-Stop = Stop here
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
caladale-log-Place = { $who } places { $tile } at { $cell }{ part-turned }.
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
caladale-sum = In all
caladale-tie-finished = The points are equal; the finished castle decides (C-P5).
caladale-tie-tops = The points are equal; more tower tops decide (C-P5).
caladale-tie-scaffold = The points are equal; the unused scaffold decides (C-P5).
caladale-tie-shared = Everything is equal, also finished castles, tower tops and scaffolds (C-P5).
caladale-which-seat = Whose? Type a seat from 1 to { $count }.
caladale-nothing-there = There is no tile at { $place }.
caladale-bad-cell = “{ $text }” is no cell; cells are column and row, like 2,0.
caladale-legend =
    Themes: { $stone } stone, { $tree } tree, { $tudor } tudor; { $magic } an enchanted tile of two themes. Where a tile is blank it shows sky.
    { $flag } a tower top, { $gate } the gate, { $scaffold } the scaffold, { $grass } the grass strip. Columns are numbered below, rows on the left.
    { $arrows } an open castle edge: 2 points less each at the end. !B3 rule C-B3 is broken there. { $turn } whose turn it is.
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

# A table in the browser
log-undo = { $name } takes the last step back.
event-RecordEnded = The record ends here; the game was not played to its end.
event-PlayerResigned = { $reason ->
    [time] Time is up for { $who }.
   *[other] { $who } gives up.
}
