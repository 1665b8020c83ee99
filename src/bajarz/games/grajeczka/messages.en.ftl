### Grajeczka in English.
###
### Variables carry raw keys: $figure, $other and $leader are princess, knight or dragon, $terrain is
### castle, forest, mountain or plain, $goal a terrain, large-forest, large-mountain, large-plain,
### long-river or anywhere, $side one of e, ne, nw, w, sw, se. $place is two numbers such as
### 1,-2, $rotation the number of sixths that a tile is turned, $seat 1 to 4. $known is yes where the
### reader may know the secret facts of an event, else no. The last part is for the terminal alone.


## The rules, each in a sentence.

B-C1 = There are 3 starting and 12 ordinary kingdom tiles with two faces each, 36 pages, 3 figures, and a power token for each player.
B-C2 = A tile is three hexagons around one corner, each of them one place; a river on it has two ends and flows through the hexagons they are on.

B-S1 = The three starting tiles lie with their marked corners together, and the Princess, the Knight and the Dragon stand on their marked places.
B-S2 = The ordinary tiles lie in one stack, each with a random face up; all of you see the top one only.
B-S3 = The 36 pages are dealt evenly into your books; you hold the first page of yours in secret, and the tokens start on the plain side.
B-S4 = Chance or the host picks the first player, and then it goes round clockwise.
B-S5 = The options of the table make the books shorter or begin on the other faces of the starting tiles.

B-T1 = In your turn you either go on an adventure or turn the page.
B-T2 = An adventure is one move of one figure or one added tile; after it you may tell your page if it is fulfilled.
B-T3 = Flip your magic token to plain and you have a second adventure in the same turn, but never a second telling.
B-T4 = Turning the page is your whole turn: your page goes under your book, you draw the next one, and your token turns magic.

B-M1 = Figures stay on the kingdom and step through shared sides; they may pass one another and share a place.
B-M2 = The Princess takes one step, and once, before or after it, she may jump from the castle she is on to any other castle.
B-M3 = The Knight takes exactly two steps and ends neither where he started nor on a neighbour of that place.
B-M4 = The Dragon flies straight in one of six directions and lands on the last place before the first missing one.

B-P1 = You lay the top tile with its visible face up, turned any way you like, and all its three hexagons on empty ground.
B-P2 = At least two hexagon sides of the new tile touch the kingdom.
B-P3 = On every side that touches, two river ends meet or there is none.
B-P4 = When no tile is left, or the top one fits nowhere, no tile can be added.

B-O1 = You may tell the page in your hand only after an adventure in your own turn, and only if all its conditions are true.
B-O2 = A page that you tell is laid open for all to read, and you draw the next one, which you cannot tell in the same turn.
B-O3 = A page that asks for a visit, a meeting or a flight needs the move of a figure it names; a page that only asks to see can be told after any adventure.
B-O4 = You may tell your page, but you do not have to.

B-V1 = A figure sees along the six straight lines up to the first missing place, and always its own place.
B-V2 = To see both others, each of them may be on any line.
B-V3 = Three places of a kind in one line lie in one direction; the figure's own place counts too.
B-V4 = To visit a place, the figure must end its move there.
B-V5 = Two figures meet when they are on one place and at least one of them ended its move there in this turn.
B-V6 = Three or more connected places of one kind are a large forest, large mountains or a large plain.
B-V7 = A river through 5 tiles or more is long, and the places it flows through are at the long river.
B-V8 = The Dragon flies over every place that he crosses or lands on, but not over his start.

B-E1 = If you tell the last page of your book, you win at once.
B-E2 = You are out when your turn begins, no tile can be added any more and your page can never be fulfilled.
B-E3 = When somebody is out, the others play on; if everybody is out, nobody wins.
B-E4 = At the turn limit the player still in who has the fewest pages left wins.
B-E5 = At the end all told pages can be read again in the order of their numbers, as one story.


## Refusals: the rule, and what is wrong.

B-S4-turn = Please wait for your turn: now the player of seat { $seat } plays.

B-T1-turn = You have been on an adventure, so you cannot turn the page in this turn any more.
B-T1-end = You cannot pass: go on an adventure or turn the page.
B-T2-done = You have had your adventure. Tell your page if it is fulfilled, flip your token if it is magic, or end the turn.
B-T3-second = You have had your second adventure; there is no third in a turn.
B-T3-owed = You flipped your token, so your second adventure must come first.
B-T3-told = You have told a page in this turn; a second one has to wait.
B-T3-early = Your token is for a second adventure: go on the first one before you flip it.
B-T3-once = You have flipped your token in this turn already.
B-T3-plain = Your token shows its plain side: turn the page to make it magic.

B-M1-missing = There is no land at { $place }, and figures stay on the kingdom.
B-M2-end = The Princess cannot get from { $start } to { $place }: she takes one step, and once, before or after it, she may jump from castle to castle.
B-M3-end = The Knight cannot get from { $start } to { $place }: he takes exactly two steps, to a place that is not next to his start.
B-M4-end = The Dragon cannot get from { $start } to { $place }: he flies straight on to the last place before the first missing one.

B-P1-taken = All three hexagons of the tile need empty ground, and at { $place } there is land already.
B-P2-few =
    The new tile must touch the kingdom with at least { $need } hexagon sides, and here it touches with { $has ->
        [0] none
       *[other] { $has }
    }.
B-P3-river = A river end must meet a river end: the { part-side } side of { $place } does not fit.
B-P4-empty = All tiles are laid; there is none left to add.
B-P4-nowhere = The top tile ({ $tile }) fits nowhere, so no tile can be added any more.

B-O1-early = You tell a page after an adventure: go on one first.
B-O1-unmoved = Page { $page } is not fulfilled: { part-who } has not moved in this turn, and a visit needs a move.
B-O1-visit = Page { $page } is not fulfilled: { part-who } is not { part-at }.
B-O1-see = Page { $page } is not fulfilled: { part-who } does not see { part-whose }.
B-O1-either = Page { $page } is not fulfilled: { part-who } sees neither of the others.
B-O1-line =
    Page { $page } is not fulfilled: { part-who } does not see { $need } { $goal ->
        [castle] castles
        [forest] forests
        [mountain] mountains
       *[plain] plains
    } in one line, but at most { $has }.
B-O1-meet = Page { $page } is not fulfilled: in this turn { part-who } does not meet { part-whose } { part-at }.
B-O1-fly = Page { $page } is not fulfilled: in this turn { part-who } did not fly over { part-over }.
B-O2-drawn = You drew this page in this turn, so you cannot tell it before your next one.
B-O3-move = Page { $page } needs a move of one of the figures it names; your latest adventure was none.

B-E1-over = The game is over: the last page of a book is told.
B-E2-out = You are out: no tile can be added any more, and your page { $page } can never be fulfilled.
B-E3-over = The game is over: everybody is out.
B-E4-over = The game is over: the turn limit is reached.


## Events, as lines of the log.

event-FigureMoved = { $who } moves { part-figure } from { $start } to { $place }.
event-TileAdded = { $who } adds a tile at { $place }{ part-turned }: { $tile }.
event-TileRevealed = The next tile shows: { $tile }.
event-KingdomFinished = No tile can be added any more: the kingdom is finished.
event-PageTold =
    { $left ->
        [0] { $who } tells page { $page }, the last one!
       *[other] { $who } tells page { $page }.
    }
event-PageTurned =
    { $known ->
        [yes] { $who } turns page { $page }.
       *[no] { $who } turns the page.
    }
event-PageDrawn =
    { $known ->
        [yes] { $who } draws page { $page }.
       *[no] { $who } draws a page.
    }
event-TokenFlipped =
    { $token ->
        [magic] The token of { $who } is magic now.
       *[plain] { $who } flips the token to plain for a second adventure.
    }
event-TurnEnded = { $who } ends the turn.
event-PlayerOut = { $who } is out: page { $page } can never be fulfilled.
event-GameStarted = A new game begins. { $who } starts.
event-GameEnded =
    { $rule ->
        [B-E1] The game is over: the last page of a book is told.
        [B-E4] The game is over: the turn limit is reached.
       *[B-E3] The game is over: everybody is out.
    }


## Terms.

figure-princess = Princess
figure-knight = Knight
figure-dragon = Dragon

terrain-castle = castle
terrain-forest = forest
terrain-mountain = mountain
terrain-plain = plain

tile-shown =
    { $first }, { $second }, { $third }{ $river ->
        [yes] { " " }and a river
       *[no] { "" }
    }

token-plain = plain
token-magic = magic


## Parts of sentences that other messages use.

part-figure =
    { $figure ->
        [princess] the Princess
        [knight] the Knight
       *[dragon] the Dragon
    }
part-other =
    { $other ->
        [princess] the Princess
        [knight] the Knight
       *[dragon] the Dragon
    }
part-who = { part-figure }
part-whose = { part-other }
part-at =
    { $goal ->
        [castle] at a castle
        [forest] in a forest
        [mountain] on a mountain
        [plain] on a plain
        [large-forest] in a large forest
        [large-mountain] in large mountains
        [large-plain] on a large plain
        [long-river] at the long river
       *[anywhere] anywhere
    }
part-over =
    { $goal ->
        [castle] a castle
        [forest] a forest
        [mountain] a mountain
        [plain] a plain
        [large-forest] a large forest
        [large-mountain] large mountains
        [large-plain] a large plain
        [long-river] the long river
       *[anywhere] any place
    }
part-side =
    { $side ->
        [e] east
        [ne] north-east
        [nw] north-west
        [w] west
        [sw] south-west
       *[se] south-east
    }
part-turned =
    { $rotation ->
        [0] { "" }
        [1] , turned once
        [2] , turned twice
       *[other] , turned { $rotation } times
    }


## Pages in words: a leader, and what is asked of it.

page = { $leader ->
        [princess] The Princess
        [knight] The Knight
       *[dragon] The Dragon
    } { $deeds }.
page-visit =
    visits { $goal ->
        [castle] a castle
        [forest] a forest
        [mountain] a mountain
        [plain] a plain
        [large-forest] a large forest
        [large-mountain] large mountains
        [large-plain] a large plain
        [long-river] a place at the long river
       *[anywhere] any place
    }
page-fly = flies over { part-over }
page-see = sees { $figures }
page-line =
    sees { $count } { $goal ->
        [castle] castles
        [forest] forests
        [mountain] mountains
       *[plain] plains
    } in one line
page-meet = meets { part-other } { part-at }
page-seen = { part-other }
page-and = { $first } and { $second }
page-or = { $first } or { $second }


## Actions, as menu entries.

action-Move = Move { part-figure } to { $place }
action-Add = Add the top tile at { $place }{ part-turned }
action-TurnPage = Turn the page
action-Tell = Tell your page
action-Flip = Flip your magic token for a second adventure
action-End = End the turn


## Texts that are no action, by the part that cannot be read.

unreadable-figure = “{ $text }” is no figure. Figures are princess, knight and dragon.
unreadable-place = “{ $text }” is no place. A place is two numbers, such as 1,-2.
unreadable-rotation = “{ $text }” says no rotation. Rotations are r0, r1, r2, r3, r4 and r5.


## Questions to the player.

prompt-turn = Your turn. Go on an adventure, or turn the page.
prompt-second = Now your second adventure: move a figure or add a tile.
prompt-settle = Your adventure is over. What now?
prompt-over = The game is over.


## Results.

result-B-E1 = { $who } has told the last page and wins!
result-B-E4 = The turn limit is reached. { $who } wins with the fewest pages left: { $left }.
result-shared = The turn limit is reached. { $who } share the victory with the fewest pages left: { $left } each.
result-B-E3 = Everybody is out: nobody wins.
score-told = Pages told


## Words in pictures.

picture-you = you
picture-to-move = to move
picture-won =
    { $count ->
        [1] won
       *[other] shared win
    }
picture-page = Page
picture-pages = Pages
picture-page-hidden = only its holder sees it
picture-page-own = only you see it
picture-page-none = every page is told
picture-pages-left =
    { $count ->
        [one] page left
       *[other] pages left
    }
picture-turned = Turned, to come again:
picture-next = Next tile
picture-under = under it
picture-no-tile = No tile is left.
picture-no-room = It fits nowhere any more.
picture-land =
    { $land ->
        [river] river
        [forest] forest
        [mountain] mountains
       *[plain] plain
    }
picture-progress = { $has } of { $need }
picture-reached =
    { $land ->
        [river] { $has } · long
       *[other] { $has } · large
    }
picture-phase =
    { $phase ->
        [turn] { $who } goes on an adventure or turns the page
        [settle] { $who } is back from an adventure
        [second] { $who } goes on a second adventure
       *[over] the game is over
    }


## For the terminal.

action-End-enter = End the turn (Enter)
grajeczka-turn = Turn { $number }
grajeczka-turn-of = Turn { $number } of { $limit }
grajeczka-page = Page { $number }
grajeczka-left =
    { $count ->
        [one] { $count } page left
       *[other] { $count } pages left
    }
grajeczka-pages-left = Pages left
grajeczka-token = token
grajeczka-out = out of the game
grajeczka-out-page = Open page { $page }
grajeczka-told =
    { $count ->
        [one] told { $count } page: { $pages }
       *[other] told { $count } pages: { $pages }
    }
grajeczka-progress-river = river { $has } of { $need }
grajeczka-progress-forest = forest { $has } of { $need }
grajeczka-progress-mountain = mountains { $has } of { $need }
grajeczka-progress-plain = plain { $has } of { $need }
grajeczka-reached-river = long river ({ $has })
grajeczka-reached-forest = large forest ({ $has })
grajeczka-reached-mountain = large mountains ({ $has })
grajeczka-reached-plain = large plain ({ $has })
grajeczka-top = Top tile
grajeczka-under =
    { $count ->
        [0] the last one
        [one] { $count } more under it
       *[other] { $count } more under it
    }
grajeczka-stack-empty = All tiles are laid.
grajeczka-cannot-add = it fits nowhere
grajeczka-hand = Your page
grajeczka-turned = Turned, in the order in which they come again: { $pages }
grajeczka-come-again = Turned, in the order in which they come again
grajeczka-told-by =
    { $count ->
        [0] { $who } has told no page yet.
       *[other] Told by { $who }
    }
grajeczka-place =
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
grajeczka-tells = fulfils your page
grajeczka-choose-move =
    { $count ->
        [one] Move { part-figure }: { $count } place
       *[other] Move { part-figure }: { $count } places
    }
grajeczka-choose-add =
    { $count ->
        [one] Add the tile ({ $tile }): { $count } way
       *[other] Add the tile ({ $tile }): { $count } ways
    }
grajeczka-choose-rotation =
    { $count ->
        [one] turned { $rotation }: { $count } place
       *[other] turned { $rotation }: { $count } places
    }
grajeczka-rotations = The number stands in the hexagon that names the tile's place.
grajeczka-no-moves = No figure can move now.
grajeczka-no-places = No tile can be added now.
grajeczka-bad-figure = “{ $text }” is no figure; there are the Princess, the Knight and the Dragon.
grajeczka-nothing-there = There is no land at { $place }.
grajeczka-read = All tales can be read again, page by page: save the game, then bajarz story FILE
tale-title = The tale of { $who }
tale-empty = { $who } told no page.
hint-grajeczka = Worth a look (whether it is wise is for you to say):
grajeczka-hint-tell = then you can tell: { $page }
grajeczka-hint-second = then flip your token and tell after: { $move }
grajeczka-hint-plan =
    { $count ->
        [one] with { $count } more move, if nobody disturbs you: { $move }
       *[other] with { $count } more moves, if nobody disturbs you, the next one: { $move }
    }
grajeczka-hint-grow = your page needs it: { $growth }
grajeczka-hint-grow-any = the kingdom grows: { $growth }
grajeczka-hint-turn = a new page, and your token turns magic
grajeczka-hint-tell-after = then tell after: { $move }
grajeczka-hint-story = your page is fulfilled
grajeczka-hint-end = nothing better is open
grajeczka-legend =
    Places: ♜ castle, ♧ forest, △ mountain, ░ plain; large ones: ♣ ▲ ▓. ≈ a river, also where it crosses a side; ≋ the long river. Dotted lines: inside one tile.
    Figures: P Princess, K Knight, D Dragon. On pages: → visits, ◉ sees, ♥ meets, ↷ flies over.
    ▯ a page still to tell, ✦ a magic token, ▶ whose turn it is. The six neighbours of a place: left, right, two above, two below.
help-grajeczka =
    In Grajeczka also:
      moves [FIGURE]     where the figures can go
      places             where the top tile can lie, and turned how (r0 to r5)
      look Q,R           everything about a place
      map                the map alone
      pages              your pages and those that were told
      tale               the tales so far
    Actions: move FIGURE Q,R · add Q,R rT · turn · tell · flip · end
    FIGURE is princess, knight or dragon, or the letter on the map. rT turns the tile T sixths counter-clockwise; Q,R is the place of its hexagon a.
    q grows to the right, r to the lower right. Enter ends the turn when nothing else is open.
