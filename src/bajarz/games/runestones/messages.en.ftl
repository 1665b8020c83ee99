### Rune Stones in English.
###
### Variables carry raw keys: $colour, $artifact and $field are B, R, G, Y or W, $gems are letters such
### as BBW, or ore, $thing is a gain as abilities write it (gB, W, any, cardR, card*, die, ore, 2pp),
### $face a face of the die, $stone and $kind a rune stone (magic, hand …), $smithy is 1 to 5 or white,
### $seat 1 to 4. $card and $cards are numbers, or readable names with numbers. $known is yes where the
### reader may know the secret facts of an event, else no. The last part is for the terminal alone.


## The rules, each in a sentence.

R-C1 = There are 60 coloured creature cards with the numbers 11 to 70 and 8 white dragons from 71 to 78, and every player has 8 druid cards of their own, from 100 to 107.
R-C2 = There are 15 gems of each colour, 15 white gems, 20 ore, 28 coloured and 8 white artifacts, 24 rune stones, one die, and a track with the throne at 65.
R-C3 = What the supply does not hold you cannot take; what you pay is back in the supply at once.

R-S1 = Of each kind of rune stone there is one fewer than there are players; 8 white artifacts lie at the white smithy, and one coloured artifact at each of the other five.
R-S2 = You start with one gem of each colour, one white gem and 4 of your 8 druid cards in hand.
R-S3 = Six creatures lie face up from the cheap end on; a dragon among these first six goes back into the deck.
R-S4 = Chance picks the first player, and turns go clockwise; in a round each of you has one turn.

R-T1 = In your turn you take one action: summon creatures, use abilities or forge artifacts; then you may trade artifacts, and then your hand is refilled.

R-U1 = To summon, play cards from your hand whose magic points share one colour; multicolour ones fit every colour.
R-U2 = With your magic points take one card or more from the display; the costs of their slots together may not go above your sum.
R-U3 = The cards you summoned and the cards you played go face up to your played pile.
R-U4 = Then the display slides to the cheap end, and free slots are filled from the general deck, the cheapest first.
R-U5 = All cards of one summoning cost what their slots showed when it began.

R-A1 = To use abilities, play exactly 2 cards from your hand, or up to 3 with the Three Cards stone.
R-A2 = Show all your cards first; then use their abilities in any order, and leave out what you do not want.
R-A3 = When you are done, the card with the highest number leaves: a creature to the general discard, a druid card out of the game; the lowest goes to your played pile.
R-A4 = A basic ability gives what it shows, a choice one of two things, and an exchange gives gems or power points for the gems you pay.
R-A5 = An ability can give a gem, a white gem, a card from the display, a roll of the die, ore or power points.
R-A6 = The die gives any gem but a white one, a white gem for a coloured one, the top card of the general deck, one ore, 1 power point or 2; you may turn it down.

R-F1 = In one turn you may forge two artifacts at most, at two different smithies, and only one of them may be white.
R-F2 = A coloured artifact costs gems of its colour, as many as its smithy shows, and a white artifact 4 gems of any colours; white gems and your wild colour stand for others.
R-F3 = Any artifact may be paid with exactly 3 ore instead of gems; then the smithy gives no bonus.
R-F4 = Three smithies give a bonus as soon as the artifact is on your board: a roll of the die, 1 ore or 3 power points.
R-F5 = An artifact goes onto a free field of its colour, a white one onto any free field, and it never moves.
R-F6 = When your action is over, the empty smithies get new artifacts, in order from 1 to 5.

R-X1 = After your action you may clear a row with 2 artifacts or more, for 3, 6, 10 or 15 power points and a rune stone.
R-X2 = You can have 4 rune stones at most, and no two of the same kind; if you can take one, you must.
R-X3 = White artifacts return to the white smithy, coloured ones go to the traded pile.

R-H1 = At the end of your turn you draw up to 4 cards in hand, or 6 with the Hand Limit stone; when your deck is empty, your played pile becomes the new one.

R-K1 = The Magic Points stone gives you 2 more magic points whenever you summon.
R-K2 = With the Hand Limit stone you fill your hand up to 6 cards.
R-K3 = With the Exchange stone you may once in each of your turns swap one gem for one ore, or one ore for one coloured gem.
R-K4 = With the Wild Gem stone you choose one colour for the whole game: your gems of that colour are jokers.
R-K5 = With the Plus stone a choice card gives you both of its abilities.
R-K6 = With the Double Die stone you may have the benefit of a card's roll twice.
R-K7 = With the Extra Power Point stone each card you use that gives power points gives one more.
R-K8 = With the Three Cards stone you may use three cards at once; the two higher ones leave.

R-E1 = When somebody reaches 65 power points, the game ends with that round.
R-E2 = At the end every 3 gems and ore together give 1 point, and each row of artifacts gives 0, 0, 3, 6, 10 or 15 for 0 to 5 artifacts.
R-E3 = Most points win; if several have equally many, they share the victory.
R-E4 = The game also ends after a whole round in which nothing happened, and after 300 rounds.

R-I1 = Hands and the order of the decks are secret; everything else is open.


## Refusals: the rule, and what is wrong.

R-T1-turn = Please wait for your turn: now the player of seat { $seat } plays.
R-T1-moment =
    This is not the moment for it: now { $phase ->
        [action] you choose your action
        [summon] you are summoning creatures
        [cards] you choose the cards to use
        [abilities] you are using abilities
        [pay] you pay for an exchange
        [gem] you choose a gem
        [call] you choose a card from the display
        [die] you decide about what you rolled
        [field] you choose a field for your artifact
        [forge] you may forge a second artifact
        [trade] you may trade artifacts or end your turn
       *[stone] you choose a rune stone
    }.
R-T1-owed =
    You may pass only if no action is possible, and now you can { $action ->
        [summon] summon creatures
        [use] use abilities
       *[forge] forge an artifact
    }.

R-U1-hand = To summon you need cards to play, and your hand is empty.
R-U1-card = You play cards from your hand: card { $card } is not there.
R-U1-colour =
    All magic points you play must share one colour: card { $card } has { $colour ->
        [B] blue
        [R] red
        [G] green
        [Y] yellow
       *[W] multicolour
    } ones, and the others are { $need ->
        [B] blue
        [R] red
        [G] green
       *[Y] yellow
    }.
R-U2-empty = There is no creature on the display to summon.
R-U2-points =
    Your magic points are not enough: the cheapest creature costs { $need ->
        [one] { $need } magic point
       *[other] { $need } magic points
    }, and so you reach at most { $has }.
R-U2-display = You summon creatures from the display: card { $card } is not there.
R-U2-twice = You have already chosen card { $card }.
R-U2-cost =
    Card { $card } costs { $need ->
        [one] { $need } magic point
       *[other] { $need } magic points
    }, and you have { $has } left.
R-U2-none = Choose a creature first: at least one must be summoned.

R-A1-two =
    To use abilities you play 2 cards, and you have { $has ->
        [0] none
        [one] only one
       *[other] { $has }
    } in hand.
R-A1-card = You play cards from your hand: card { $card } is not there.
R-A1-few =
    To use abilities you play at least 2 cards: { $has ->
        [0] choose two first
       *[1] choose one more
    }.
R-A2-card = You use the abilities of the cards you played: card { $card } is not one of them.
R-A2-used = Ability { $part } of card { $card } is already used.
R-A4-part = Card { $card } has no ability number { $part }.
R-A4-choice = Card { $card } is a choice card: without the Plus stone you use only one of its two abilities.
R-A4-gems = You cannot pay for the exchange of card { $card }: it asks for { $need }, and you do not have the gems; white gems and your wild colour stand for others.
R-A4-pay = This exchange asks for exactly { $need }; white gems and your wild colour stand for others: { $gems } will not do.
R-A4-held = You do not have these gems: { $gems }.
R-A5-display =
    The display has no { $thing ->
        [cardB] blue card
        [cardR] red card
        [cardG] green card
        [cardY] yellow card
       *[other] card
    } to take now.
R-A5-white = You choose a coloured gem here: a white one is not allowed.
R-A5-card = You take a card from the display: card { $card } is not there.
R-A5-colour =
    You take a { $thing ->
        [cardB] blue
        [cardR] red
        [cardG] green
       *[cardY] yellow
    } card, and card { $card } is of another colour.
R-A6-gem = The die swaps a coloured gem for a white one, and you have no coloured gem.
R-A6-pay = Give exactly one coloured gem for the white one: { $gems } will not do.
R-A6-held = You do not have this gem: { $gems }.
R-C3-supply =
    The supply has none left: { $thing ->
        [gB] blue gem
        [gR] red gem
        [gG] green gem
        [gY] yellow gem
        [W] white gem
        [any] coloured gem
        [ore] ore
       *[card] card of the general deck
    }.
R-C3-smithy =
    There is no artifact { $smithy ->
        [white] at the white smithy
       *[other] at smithy { $smithy }
    } now.

R-F1-smithy = In one turn you forge only once at each smithy, and at smithy { $smithy } you already did.
R-F1-white = In one turn only one of your artifacts may be white.
R-F2-gems =
    { $smithy ->
        [white] A white artifact costs exactly { $need } gems of any colours: { $gems } will not do.
       *[other] The artifact at smithy { $smithy } costs exactly { $need } { part-colour } gems; white gems and your wild colour stand for others: { $gems } will not do.
    }
R-F2-held = You do not have these gems: { $gems }.
R-F3-ore = Paid with ore, an artifact costs exactly { $need }, and you have { $has }.
R-F5-full =
    On your board there is no free field for { $colour ->
        [B] a blue artifact
        [R] a red artifact
        [G] a green artifact
        [Y] a yellow artifact
       *[W] a white artifact
    }.
R-F5-colour =
    { $artifact ->
        [B] A blue artifact goes onto a blue field
        [R] A red artifact goes onto a red field
        [G] A green artifact goes onto a green field
       *[Y] A yellow artifact goes onto a yellow field
    }, not onto the { part-colour } field of row { $row }.
R-F5-taken = The { part-colour } field of row { $row } is taken, and artifacts never move.

R-X1-once = You may trade only one row in a turn, and you already did.
R-X1-few =
    A row needs 2 artifacts or more to be traded: row { $row } has { $has ->
        [0] none
       *[other] only { $has }
    }.
R-X2-left = The rune stone { part-stone } is no longer in the supply.
R-X2-twice = You already have the rune stone { part-stone }, and you cannot have two of the same kind.

R-K3-stone = You do not have the Exchange stone.
R-K3-once = The Exchange stone works once in a turn, and you have used it.
R-K3-white = For ore you get a coloured gem: a white one is not allowed.
R-K3-held =
    You do not have what you want to give: { $given ->
        [B] a blue gem
        [R] a red gem
        [G] a green gem
        [Y] a yellow gem
        [W] a white gem
       *[ore] ore
    }.
R-K4-stone = You do not have the Wild Gem stone.
R-K4-once = You have already chosen the colour of your Wild Gem stone: { part-colour }; it holds for the whole game.
R-K4-white = The wild colour is blue, red, green or yellow: white gems are jokers anyway.

R-E1-over = The game is over: somebody has reached the throne, and the round is finished.
R-E4-over = The game is over: nothing moves any more, or 300 rounds are played.


## Events, as lines of the log.

event-GameStarted = A new game begins. { $who } starts.
event-CardChosen =
    { $known ->
        [yes] { $who } chooses a card: { $card }.
       *[no] { $who } chooses a card.
    }
event-ChoiceMade =
    { $choice ->
        [summon] { $who } begins to summon creatures.
        [use] { $who } begins to use abilities.
       *[other] { $who } chooses ({ $choice }).
    }
event-CardsSummoned = { $who } summons: { $cards }. Cards played for it: { $played }.
event-CardsShown = { $who } uses cards: { $cards }.
event-GemsGained =
    { $gems ->
        [B] { $who } gains a blue gem.
        [R] { $who } gains a red gem.
        [G] { $who } gains a green gem.
        [Y] { $who } gains a yellow gem.
        [W] { $who } gains a white gem.
       *[other] { $who } gains gems: { $gems }.
    }
event-OreGained = { $who } gains 1 ore.
event-PointsGained = { $who } gains { part-points }.
event-CardGained = { $who } gains a card: { $card }.
event-GemsPaid =
    { $gems ->
        [B] { $who } pays a blue gem.
        [R] { $who } pays a red gem.
        [G] { $who } pays a green gem.
        [Y] { $who } pays a yellow gem.
        [W] { $who } pays a white gem.
        [ore] { $who } pays 3 ore.
       *[other] { $who } pays gems: { $gems }.
    }
event-DieRolled = { $who } rolls the die: { part-face }.
event-BenefitForgone = { $who } does without what the die shows: { part-face }.
event-CardDiscarded = { $who } loses { $card }: it goes to the general discard.
event-CardRemoved = { $who } loses { $card }: it is out of the game.
event-CardKept = { $who } keeps { $card }: it goes to the played pile.
event-ArtifactForged =
    { $who } forges { $artifact ->
        [B] a blue artifact
        [R] a red artifact
        [G] a green artifact
        [Y] a yellow artifact
       *[W] a white artifact
    } { $smithy ->
        [white] at the white smithy
       *[other] at smithy { $smithy }
    } and puts it on the { $field ->
        [B] blue
        [R] red
        [G] green
        [Y] yellow
       *[W] white
    } field of row { $row }.
event-SmithyRefilled =
    Smithy { $smithy } gets { $colour ->
        [B] a blue artifact
        [R] a red artifact
        [G] a green artifact
        [Y] a yellow artifact
       *[W] a white artifact
    }.
event-DisplayRefilled = New on the display: { $cards }.
event-RowTraded = { $who } trades in row { $row } ({ $artifacts }) and gains { part-points }.
event-StoneTaken = { $who } takes a rune stone: { part-stone }.
event-StoneUsed = { $who } uses a rune stone: { part-stone }.
event-ActionPassed = { $who } cannot do anything and passes.
event-CardsDrawn =
    { $known ->
        [yes] { $who } draws { part-cards }: { $cards }.
       *[no] { $who } draws { part-cards }.
    }
event-DeckRenewed =
    { $deck ->
        [general] The general discard is shuffled into a new general deck: { part-cards }.
        [artifacts] The traded artifacts are shuffled into a new supply: { $count }.
       *[seat] { $who } shuffles the played pile into a new deck: { part-cards }.
    }
event-TurnEnded = { $who } ends the turn.
event-GameEnded =
    { $rule ->
        [R-E4] The game is over: nothing moves any more, or 300 rounds are played.
       *[R-E1] The game is over: somebody has reached the throne, and the round is finished.
    }


## Terms.

colour-B = blue
colour-R = red
colour-G = green
colour-Y = yellow
colour-W = white

creature-B = goblin
creature-R = harpy
creature-G = dryad
creature-Y = satyr
creature-W = dragon
creature-druid = druid card

gem-B = blue gem
gem-R = red gem
gem-G = green gem
gem-Y = yellow gem
gem-W = white gem
gem-ore = ore

thing-gB = blue gem
thing-gR = red gem
thing-gG = green gem
thing-gY = yellow gem
thing-W = white gem
thing-any = any gem (not white)
thing-ore = ore
thing-die = roll of the die
thing-cardB = blue card from the display
thing-cardR = red card from the display
thing-cardG = green card from the display
thing-cardY = yellow card from the display
thing-card-any = any card from the display
thing-pp = { part-points }

stone-magic = Magic Points
stone-hand = Hand Limit
stone-exchange = Exchange
stone-wild = Wild Gem
stone-plus = Plus
stone-die = Double Die
stone-point = Extra Power Point
stone-cards = Three Cards

smithy-1 = smithy 1
smithy-2 = smithy 2
smithy-3 = smithy 3
smithy-4 = smithy 4
smithy-5 = smithy 5
smithy-white = white smithy

face-any = any gem (not white)
face-exchange = a white gem for a coloured one
face-card = top card of the general deck
face-ore = 1 ore
face-1pp = 1 power point
face-2pp = 2 power points

druid-grey = grey druid
druid-brown = brown druid
druid-black = black druid
druid-beige = beige druid

phase-action = choosing an action
phase-summon = summoning creatures
phase-cards = choosing cards to use
phase-abilities = using abilities
phase-pay = paying for an exchange
phase-gem = choosing a gem
phase-call = choosing a card
phase-die = the die
phase-field = choosing a field
phase-forge = forging
phase-trade = trading artifacts
phase-stone = choosing a rune stone
phase-over = the end


## Parts of sentences, used by the messages above and below.

part-colour =
    { $colour ->
        [B] { colour-B }
        [R] { colour-R }
        [G] { colour-G }
        [Y] { colour-Y }
       *[W] { colour-W }
    }
part-stone =
    { $stone ->
        [magic] { stone-magic }
        [hand] { stone-hand }
        [exchange] { stone-exchange }
        [wild] { stone-wild }
        [plus] { stone-plus }
        [die] { stone-die }
        [point] { stone-point }
       *[cards] { stone-cards }
    }
part-face =
    { $face ->
        [any] { face-any }
        [exchange] { face-exchange }
        [card] { face-card }
        [ore] { face-ore }
       *[other] { $face }
    }
part-points =
    { $points ->
        [one] { $points } power point
       *[other] { $points } power points
    }
part-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
part-smithy =
    { $smithy ->
        [white] the white smithy
       *[other] smithy { $smithy }
    }


## Actions, as entries of a menu.

action-Summon = Summon creatures
action-Use = Use the abilities of cards
action-Forge =
    { $gems ->
        [ore] Forge an artifact at { part-smithy } for 3 ore
       *[other] Forge an artifact at { part-smithy } for these gems: { $gems }
    }
action-Pass = Pass: no action is possible
action-Play = Play card { $card }
action-Call = Choose card { $card } from the display
action-Ability = Use ability { $part } of card { $card }
action-Pay = Pay with { $gems }
action-Gem = Take a { part-colour } gem
action-Benefit = Take what the die shows
action-Forgo = Do without what the die shows
action-Field = Put the artifact on the { part-colour } field of row { $row }
action-Trade = Trade in row { $row }
action-Stone =
    Take the rune stone { $kind ->
        [magic] { stone-magic }
        [hand] { stone-hand }
        [exchange] { stone-exchange }
        [wild] { stone-wild }
        [plus] { stone-plus }
        [die] { stone-die }
        [point] { stone-point }
       *[cards] { stone-cards }
    }
action-Finish = Done
action-End = End the turn
action-Exchange =
    Exchange stone: give { $given ->
        [B] a blue gem
        [R] a red gem
        [G] a green gem
        [Y] a yellow gem
        [W] a white gem
       *[ore] 1 ore
    }, take { $received ->
        [B] a blue gem
        [R] a red gem
        [G] a green gem
        [Y] a yellow gem
       *[ore] 1 ore
    }
action-Wild = Wild Gem stone: make { part-colour } gems your jokers for the whole game


## Texts that are no action, by the part that cannot be read.

unreadable-smithy = “{ $text }” is no smithy. Smithies are 1 to 5 and white.
unreadable-gems = “{ $text }” are no gems. Gems are letters such as BBW, or ore.
unreadable-card = “{ $text }” is no card. Cards are numbers from 11 to 78, and from 100 to 107.
unreadable-part = “{ $text }” is no part of an ability. Write 1 or 2.
unreadable-row = “{ $text }” is no row. Write 1 or 2.
unreadable-colour = “{ $text }” is no colour. Colours are B, R, G, Y and W.
unreadable-kind = “{ $text }” is no rune stone. They are magic, hand, exchange, wild, plus, die, point and cards.
unreadable-given = “{ $text }” cannot be given. Write B, R, G, Y, W or ore.
unreadable-received = “{ $text }” cannot be taken. Write B, R, G, Y or ore.


## Prompts.

prompt-action = It is your turn. Choose your action: summon creatures, use abilities or forge artifacts.
prompt-summon = Choose the cards you play and the creatures you summon with them.
prompt-cards = Choose the cards whose abilities you want to use. The card with the higher number will leave.
prompt-abilities = Use the abilities of your cards, in any order.
prompt-pay = Which gems do you pay with?
prompt-gem = Which gem do you take?
prompt-call = Which card do you take from the display?
prompt-die = The die has fallen. Do you want what it shows?
prompt-field = Where do you put your new artifact?
prompt-forge = You may forge a second artifact.
prompt-trade = You may trade in a row of artifacts, or end your turn.
prompt-stone = Choose a rune stone. It stays with you to the end.
prompt-over = The game is over.


## Results. In result-shared $who names all winners.

result-win =
    { $who } takes the throne with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }!
result-shared =
    The throne is shared, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    } each: { $who }!
score-points = Power points
score-gems = Gems and ore
score-rows = Artifacts on the board


## Words in pictures.

picture-druid =
    { $druid ->
        [grey] Grey Druid
        [brown] Brown Druid
        [black] Black Druid
        [beige] Beige Druid
       *[other] { $druid }
    }
picture-you = you
picture-to-move = to move
picture-won =
    { $count ->
        [1] won
       *[other] shared win
    }
picture-round = Round { $number }
picture-deck = deck
picture-discard = discard
picture-played = played
picture-stones = Rune stones
picture-stone =
    { $stone ->
        [magic] magic points
        [hand] hand limit
        [exchange] exchange
        [wild] wild gem
        [plus] plus
        [die] double die
        [point] extra point
       *[cards] three cards
    }
picture-in-play = In play
picture-called = Called
picture-rolled = Rolled
picture-phase =
    { $phase ->
        [action] { $who } chooses an action
        [summon] { $who } summons creatures
        [cards] { $who } chooses cards to use
        [abilities] { $who } uses abilities
        [pay] { $who } pays
        [gem] { $who } chooses a gem
        [call] { $who } takes a display card
        [die] { $who } has rolled the die
        [field] { $who } places an artifact
        [forge] { $who } forges artifacts
        [trade] { $who } may trade artifacts
        [stone] { $who } takes a rune stone
       *[over] the game is over
    }


## Rune Stones in the terminal. $sign is a colour's sign and letter, $ability an ability in words.

runestones-round = Round { $number }, turn { $turn }
runestones-druid = druid
runestones-or = or
runestones-and = and
runestones-none = none
runestones-empty = (none)
runestones-word-gem = gem
runestones-word-white = joker
runestones-word-any = any gem
runestones-word-card = card
runestones-word-any-card = any
runestones-word-die = die
runestones-word-ore = ore
runestones-word-points =
    { $count ->
        [one] point
       *[other] points
    }
runestones-hold = your gems and ore
runestones-row = Row { $row }
runestones-in-hand = hand { $count }
runestones-in-deck = deck { $count }
runestones-in-played = played pile { $count }
runestones-top = top { $card }
runestones-stones = rune stones: { $stones }
runestones-display = Creatures to summon (general deck { $count }, discarded { $other })
runestones-cost = cost { $need }
runestones-chosen = chosen
runestones-leaves = leaves
runestones-stays = stays
runestones-playing = Played now
runestones-face-down =
    { $count ->
        [one] { $count } card is chosen and not shown yet.
       *[other] { $count } cards are chosen and not shown yet.
    }
runestones-sum = Magic points: { $has } in all, { $spent } spent, { $left } left.
runestones-hand = Your hand
runestones-no-artifact = empty
runestones-any-gems = any { $need } gems
runestones-supply = Supply
runestones-artifacts = artifacts { $count }
runestones-stones-left = Rune stones to win:

runestones-choose-forge = Forge an artifact
runestones-choose-exchange = Use the Exchange stone
runestones-choose-wild = Use the Wild Gem stone
runestones-summon =
    { $has ->
        [one] Summon creatures (with { $has } magic point at most)
       *[other] Summon creatures (with { $has } magic points at most)
    }
runestones-forge = Forge the { part-colour } artifact { $sign } at { part-smithy }
runestones-pay = pay { $gems }
runestones-pay-ore =
    { $bonus ->
        [True] pay { $count } ore, without the bonus
       *[False] pay { $count } ore
    }
runestones-play = Play { $card }
runestones-play-summon = Play { $card } (then { $has } in all)
runestones-play-use = Play { $card }; leaves: { $cards }
runestones-call = Summon { $card } (costs { $need }, { $left } left)
runestones-take = Take { $card }
runestones-ability = { $card }: { $ability }
runestones-gem = Take a { part-colour } gem { $sign } (you have { $has })
runestones-trade = Trade in row { $row }: { $count } artifacts for { part-points } and a rune stone
runestones-trade-points = Trade in row { $row }: { $count } artifacts for { part-points } (no rune stone is left for you)
runestones-finish-summon = Done: summon { $cards }
runestones-finish-cards = Show these two cards only (leaves: { $cards })
runestones-finish-abilities =
    { $count ->
        [0] Done (leaves: { $cards })
        [one] Done, without { $count } ability that could still be used (leaves: { $cards })
       *[other] Done, without { $count } abilities that could still be used (leaves: { $cards })
    }
runestones-finish-forge = Forge no second artifact
runestones-die-shows =
    { $count ->
        [2] The die shows: { $face }. You may have it twice.
       *[other] The die shows: { $face }.
    }
runestones-wanted = You gain: { $thing }.
runestones-forged = It is a { part-colour } one { $sign }.
runestones-log-exchange =
    { $who } uses the Exchange stone: gives { $given ->
        [B] a blue gem
        [R] a red gem
        [G] a green gem
        [Y] a yellow gem
        [W] a white gem
       *[ore] 1 ore
    } and takes { $received ->
        [B] a blue gem
        [R] a red gem
        [G] a green gem
        [Y] a yellow gem
       *[ore] 1 ore
    }.
runestones-log-wild = { $who } uses the Wild Gem stone: { part-colour } gems are jokers from now on.

runestones-your-deck = Your deck, in no order ({ $count })
runestones-your-hand = Your hand ({ $count })
runestones-your-played = Your played pile ({ $count })
runestones-your-out = Out of the game ({ $count })
runestones-discard = General discard ({ $count })
runestones-out = { $who }, druid cards out of the game: { $cards }
runestones-artifact-supply = Artifacts face down, in no order:
runestones-artifact-traded = Artifacts traded in:
runestones-left =
    { $count ->
        [0] None is left.
       *[other] Left: { $count }.
    }
runestones-owners = Owned by: { $who }.
runestones-bad-card = “{ $text }” is no card; cards are numbers from 11 to 78, and your own from 100 to 107.
runestones-magic =
    { $count ->
        [one] { $count } { part-colour } magic point for summoning
       *[other] { $count } { part-colour } magic points for summoning
    }
runestones-magic-any =
    { $count ->
        [one] { $count } multicolour magic point for summoning
       *[other] { $count } multicolour magic points for summoning
    }
runestones-gives = Ability: { $ability }

runestones-score = Points
hint-runestones = Worth a look (whether it is wise is for you to say):
runestones-hint-summon = you could take { $cards } (cards played: { $played })
runestones-hint-use = these bring much and lose little: { $cards }
runestones-legend =
    Colours: ●B blue, ▲R red, ♣G green, ■Y yellow, ◇W white (joker). ▬ ore, ◆? any gem but white, ⚄ a roll of the die, ▯R a red card and ▯* any card from the display, 2★ power points.
    ✦2 magic points of the card's colour, ✦2* multicolour. + you get both, / you choose one, → pay what stands before it. ✓ used.
    Y[◇W] a white artifact on the yellow field. A double frame: a druid card. ▶ whose turn it is.
help-runestones =
    In Rune Stones also:
      deck               all your cards, by where they are
      discard            the general discard, and what is out of the game
      supply             what can still be taken
      stones             what the rune stones do
      look CARD          a card in words
    Your action: summon, play CARD, call CARD, finish · use, play CARD, ability CARD PART, finish · forge SMITHY GEMS, field ROW COLOUR
    Choices: pay GEMS · gem COLOUR · benefit · forgo · trade ROW · stone KIND · end
    With the stones, at any moment of your turn: exchange GEM ore · exchange ore COLOUR · wild COLOUR
    CARD is a number, PART 1 or 2, SMITHY 1 to 5 or white, GEMS letters such as BBW, or ore. Colours: B R G Y W.
