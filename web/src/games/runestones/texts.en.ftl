### The board of Rune Stones, in English.

## What is expected now
rs-actions = What you can do
rs-modes = Your action
rs-mode-summon = Summon
rs-mode-use = Use abilities
rs-mode-forge = Forge
rs-prompt-action = Your turn: choose an action.
rs-prompt-lifted = What should these cards do? Summon, or use their abilities?
rs-prompt-summon = Lift cards of one colour: their magic points pay for creatures.
rs-prompt-summon-call = Now choose creatures on the display: green ones you can pay for.
rs-prompt-summon-ready = Choose more, or summon them.
rs-prompt-use = Lift two cards. The one with the higher number will leave you.
rs-prompt-cards = Lift two cards. The one with the higher number will leave you.
rs-prompt-use-ready = The ribbons say where each card will go.
rs-prompt-forge = Choose a smithy with a green mark.
rs-prompt-forge-second = You may forge a second artifact: choose a smithy, or finish.
rs-prompt-forge-none = For a second artifact you would have to use a rune stone. Or finish.
rs-prompt-forge-pay = Pay like this, or choose another way.
rs-prompt-abilities = Use the abilities, in any order.
rs-prompt-pay = Pay like this, or choose another way.
rs-prompt-gem = Choose a gem.
rs-prompt-call = Take one of the marked cards of the display.
rs-prompt-die =
    { $count ->
        [2] Do you want what the die shows? You may have it twice.
       *[other] Do you want what the die shows?
    }
rs-prompt-field = Choose a free field for your artifact.
rs-prompt-trade = You may trade in a row of artifacts, or end your turn.
rs-prompt-trade-none = You may still use a rune stone, or end your turn.
rs-prompt-stone = Choose a rune stone. It stays with you to the end.
rs-prompt-pass = No action is possible now.
rs-prompt-over = The game is over.
rs-waiting =
    { $phase ->
        [action] { $who } chooses an action.
        [summon] { $who } is summoning creatures.
        [cards] { $who } chooses cards.
        [abilities] { $who } uses abilities.
        [pay] { $who } pays.
        [gem] { $who } chooses a gem.
        [call] { $who } takes a card.
        [die] { $who } has rolled the die.
        [field] { $who } places an artifact.
        [forge] { $who } is at the smithies.
        [trade] { $who } may trade artifacts.
       *[other] { $who } takes a rune stone.
    }

## Buttons
rs-do-summon =
    { $count ->
        [0] Summon
       *[other] Summon { $cards }
    }
rs-do-use =
    { $count ->
        [0] Play
       *[other] Play { $cards }
    }
rs-do-forge = Forge it
rs-do-pay = Pay
rs-do-trade =
    { $points ->
        [one] Trade row { $row } for { $points } point
       *[other] Trade row { $row } for { $points } points
    }
rs-no-second = No other artifact
rs-abilities-done =
    { $count ->
        [0] Done
       *[other] Done, leave the rest
    }
rs-benefit = Yes, please
rs-forgo = No, thank you
rs-take-stone =
    Take { $kind ->
        [magic] Magic Points
        [hand] Hand Limit
        [exchange] Exchange
        [wild] Wild Gem
        [plus] Plus
        [die] Double Die
        [point] Extra Power Point
       *[cards] Three Cards
    }
rs-take-one = Take a stone
rs-end = End turn
rs-pass = Pass
rs-put-back = Put back
rs-step-back = A step back
rs-tally = Magic points: { $sum }, still to spend: { $left }
rs-you-can-gain = You can gain
rs-pay-with = How to pay
rs-pay-missing =
    { $count ->
        [one] One gem more
       *[other] { $count } gems more
    }
rs-gem-more = One more { $piece ->
        [B] blue gem
        [Y] yellow gem
        [G] green gem
        [R] red gem
        [W] white gem
       *[ore] ore
    }
rs-gem-less = One { $piece ->
        [B] blue gem
        [Y] yellow gem
        [G] green gem
        [R] red gem
        [W] white gem
       *[ore] ore
    } less

## The table
rs-race = The race to 65 power points:
rs-display = Creatures to summon
rs-deck = deck
rs-discard = discard
rs-discard-look =
    { $count ->
        [one] General discard, { $count } card
       *[other] General discard, { $count } cards
    }
rs-display-card =
    { $card }; costs { $cost }{ $state ->
        [on] ; chosen
        [can] ; can be taken
        [no] ; cannot be taken now
       *[none] { "" }
    }
rs-smithies = Smithies
rs-smithy =
    { $smithy ->
        [white] White smithy, any gems
       *[other] Smithy { $smithy }
    }: { $colour ->
        [B] blue artifact, a cup
        [Y] yellow artifact, a crown
        [G] green artifact, a harp
        [R] red artifact, a sword
        [W] white artifacts, { $left } left
       *[none] empty
    }
rs-stones = Rune stones
rs-supply = Supply
rs-table = What lies on the table
rs-artifacts-left = Artifacts to come, face down
rs-artifacts-traded = Artifacts traded in
rs-artifact-count =
    { $colour ->
        [B] blue
        [Y] yellow
        [G] green
       *[R] red
    }: { $count }
rs-deck-count =
    { $count ->
        [one] General deck: { $count } card
       *[other] General deck: { $count } cards
    }
rs-discard-count =
    { $count ->
        [one] General discard: { $count } card
       *[other] General discard: { $count } cards
    }
rs-none = None.
rs-rolled = { $who } rolled:
rs-face =
    { $face ->
        [any] any gem but a white one
        [exchange] a white gem for a coloured one
        [card] the top card of the general deck
       *[ore] one ore
    }

## Players
rs-wins = won
rs-first = began the game
rs-my-table = Your table
rs-their-table = The table of { $name }
rs-my-hand = Hand
rs-hand-empty = No cards in hand.
rs-in-play = Cards in play
rs-my-board = Artifacts and rune stones
rs-my-deck = deck
rs-my-played = played
rs-my-deck-look = Look through your cards
rs-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
rs-in-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
rs-in-played =
    { $count ->
        [one] { $count } card in the played pile
       *[other] { $count } cards in the played pile
    }
rs-list-hand = In hand ({ $count })
rs-list-deck = In the deck, in no order ({ $count })
rs-list-played = In the played pile ({ $count })
rs-list-top = On top of the played pile ({ $count })
rs-list-out = Out of the game ({ $count })
rs-board-words = Artifacts: { $one } in row 1, { $two } in row 2. Rune stones: { $stones }.
rs-row = Row { $row }
rs-field =
    { $colour ->
        [B] Blue field
        [Y] Yellow field
        [G] Green field
        [R] Red field
       *[W] White field
    }: { $held ->
        [none] free
        [W] white artifact
       *[other] artifact
    }
rs-field-put =
    Put it on the { $colour ->
        [B] blue
        [Y] yellow
        [G] green
        [R] red
       *[W] white
    } field of row { $row }
rs-worth =
    { $count ->
        [one] Worth { $count } power point when traded in
       *[other] Worth { $count } power points when traded in
    }
rs-legend = What a row of artifacts brings
rs-legend-row = for { $count } artifacts
rs-worth-none = Two artifacts or more can be traded in
rs-trade-row = Trade
rs-lifted = lifted
rs-ribbon-stays = stays
rs-ribbon-leaves = leaves
rs-ribbon-out = leaves the game
rs-ability =
    { $words }{ $state ->
        [used] ; used
        [can] { "" }
       *[no] ; not possible now
    }

## Cards and pieces
rs-card-name =
    { $card }, { $kind ->
        [B] goblin
        [Y] satyr
        [G] dryad
        [R] harpy
        [W] dragon
       *[druid] druid card
    }
rs-card-words =
    { $name }: { $magic ->
        [one] { $magic } magic point
       *[other] { $magic } magic points
    }, { $colour ->
        [B] blue
        [Y] yellow
        [G] green
        [R] red
       *[W] every colour
    }; ability: { $ability }
rs-card-magic-title = For summoning
rs-card-magic =
    { $magic ->
        [one] { $magic } magic point
       *[other] { $magic } magic points
    }, { $colour ->
        [B] blue
        [Y] yellow
        [G] green
        [R] red
       *[W] fits every colour
    }
rs-card-ability-title = Its ability
rs-pay-for = pay { $paid } for { $got }
rs-points =
    { $count ->
        [one] { $count } power point
       *[other] { $count } power points
    }
rs-thing =
    { $thing ->
        [gB] a blue gem
        [gY] a yellow gem
        [gG] a green gem
        [gR] a red gem
        [W] a white gem
        [any] any gem but white
        [ore] ore
        [die] a roll of the die
        [cardB] a blue card of the display
        [cardY] a yellow card of the display
        [cardG] a green card of the display
        [cardR] a red card of the display
       *[cardany] any card of the display
    }
rs-piece =
    { $piece ->
        [B] blue gem
        [Y] yellow gem
        [G] green gem
        [R] red gem
        [W] white gem
       *[ore] ore
    }
rs-piece-count =
    { $piece ->
        [B] blue gems
        [Y] yellow gems
        [G] green gems
        [R] red gems
        [W] white gems
       *[ore] ore
    }: { $count }{ $wild ->
        [yes] , your jokers
       *[no] { "" }
    }

rs-told-cost = What it costs
rs-told-cost-card =
    { $count ->
        [one] { $count } magic point when you summon it
       *[other] { $count } magic points when you summon it
    }
rs-told-leaves =
    { $kind ->
        [druid] Use it, and it leaves the game if its number is the higher one; summon with it, and it stays yours.
       *[creature] Use it, and it leaves you if its number is the higher one; summon with it, and it stays yours.
    }
rs-told-stone = What it does
rs-told-stone-cost = Whoever trades in a row of two artifacts or more takes one stone with the points.
rs-told-smithy-cost =
    { $colour ->
        [none] { $count } gems of the artifact’s colour, or { $ore } ore. It is empty now.
        [W] { $count } gems of any colours, or { $ore } ore
       *[other] { $count } gems of this colour (white ones stand for any), or { $ore } ore
    }
rs-told-bonus = What it gives besides
rs-told-smithy-bonus = { $bonus }, but not if you pay with ore
rs-told-forge =
    { $colour ->
        [W] Its white artifact goes on any free field of your board.
       *[other] The artifact goes on a free field of its colour on your board.
    }

## Rune stones
rs-stone =
    { $kind ->
        [magic] Magic Points
        [hand] Hand Limit
        [exchange] Exchange
        [wild] Wild Gem
        [plus] Plus
        [die] Double Die
        [point] Extra Point
       *[cards] Three Cards
    }
rs-stone-short =
    { $kind ->
        [magic] 2 magic points more in every summoning
        [hand] 6 cards in hand instead of 4
        [exchange] once a turn: a gem for ore, or ore for a gem
        [wild] gems of one colour become your jokers
        [plus] a choice card gives you both
        [die] have what a card’s die shows twice
        [point] 1 point more from each card that gives points
       *[cards] use three cards at once
    }
rs-stone-long =
    { $kind ->
        [magic] Whenever you summon you have 2 more magic points, even without any card.
        [hand] You fill your hand up to 6 cards, from this very turn on.
        [exchange] Once in each of your turns, whenever you like, swap one gem for one ore, or one ore for one coloured gem.
        [wild] Once in the game you choose a colour: from then on your gems of that colour are jokers, like white ones.
        [plus] A card that lets you choose one of two abilities gives you both.
        [die] When a card’s ability rolls the die, you may have what it shows twice. A smithy’s roll counts once.
        [point] Each card you use that gives power points gives one more. The die and the smithies do not count.
       *[cards] You may use the abilities of three cards at once. Then the two higher ones leave.
    }
rs-stone-left =
    { $count ->
        [0] None is left.
        [one] One is left.
       *[other] { $count } are left.
    }
rs-stone-owners = Owned by { $who }.
rs-stone-yours = yours
rs-stone-mine =
    { $kind ->
        [magic] Magic Points
        [hand] Hand Limit
        [exchange] Exchange
        [wild] Wild Gem
        [plus] Plus
        [die] Double Die
        [point] Extra Point
       *[cards] Three Cards
    }{ $usable ->
        [yes] : can be used now
       *[no] { "" }
    }
rs-exchange-now = Swap now, once in this turn:
rs-exchange-way =
    { $given ->
        [B] a blue gem
        [Y] a yellow gem
        [G] a green gem
        [R] a red gem
        [W] a white gem
       *[ore] ore
    } for { $received ->
        [B] a blue gem
        [Y] a yellow gem
        [G] a green gem
        [R] a red gem
       *[ore] ore
    }
rs-wild-now = Choose your colour, once for the whole game:

## Rune stones at work, and what is asked first
rs-work = At work now:
rs-work-magic = 2 magic points more
rs-work-hand = you fill your hand up to 6
rs-work-exchange = you may swap a gem and ore
rs-work-wild =
    { $colour ->
        [B] blue
        [Y] yellow
        [G] green
       *[R] red
    } gems are jokers
rs-work-wild-choose = you may choose your jokers’ colour
rs-work-plus =
    { $count ->
        [one] { $cards } gives both abilities
       *[other] { $cards } give both abilities
    }
rs-work-die = what the die of { $cards } shows you may have twice
rs-work-point =
    { $count ->
        [one] { $cards } gives one point more
       *[other] { $cards } give one point more each
    }
rs-work-cards = you may use a third card
rs-sure-rest = Leave abilities unused?
rs-sure-rest-cost = You would lose: { $rest }.
rs-sure-forgo = Forgo what the die shows?
rs-sure-forgo-cost = You would lose: { $face }.
rs-sure-wild =
    { $colour ->
        [B] Blue gems
        [Y] Yellow gems
        [G] Green gems
       *[R] Red gems
    } as your jokers?
rs-sure-wild-cost = You choose a colour only once in the whole game.
rs-sure-wild-yes = Choose it

## Keys
rs-key-summon = Summon creatures
rs-key-use = Use abilities
rs-key-forge = Forge an artifact
rs-key-number = Lift that card of your hand; later the first, second … thing that is marked
rs-key-creature = Choose that creature of the display
rs-key-confirm = Do what you have put together
rs-key-end = Finish, or end your turn
rs-key-explain = What is this? Of the card, stone or smithy you are at
rs-key-arrows = Go from one thing to the next
rs-key-back = Put everything back

## News
rs-news-summoned = summoned { $cards }
rs-news-shown = used { $cards }
rs-news-forged =
    forged a { $colour ->
        [B] blue
        [Y] yellow
        [G] green
        [R] red
       *[W] white
    } artifact
rs-news-traded =
    { $points ->
        [one] traded a row for { $points } point
       *[other] traded a row for { $points } points
    }
rs-news-stone =
    took { $kind ->
        [magic] Magic Points
        [hand] Hand Limit
        [exchange] Exchange
        [wild] Wild Gem
        [plus] Plus
        [die] Double Die
        [point] Extra Power Point
       *[cards] Three Cards
    }
rs-news-points =
    { $points ->
        [one] gained { $points } point
       *[other] gained { $points } points
    }
rs-news-passed = passed

## The first game
guide-runestones-throne = Welcome to Rune Stones! You are a druid. Whoever gathers 65 power points first takes the throne at the end of the road above.
guide-runestones-cards = Look at a card of your hand. The stars at its top are magic points: they summon creatures. The icons at its bottom are its ability. A card is played for one or the other.
guide-runestones-summon = Try the first: press “Summon”, lift cards of one colour, choose a creature with a green mark, and summon it. All these cards come back to your hand later.
guide-runestones-rival = Now your opponent plays. Your hand has filled up again by itself.
guide-runestones-use = Now press “Use abilities” and lift two cards. The ribbons tell which one stays with you and which one leaves. Then use their abilities in any order.
guide-runestones-leave = The card with the higher number is the stronger one, and it leaves you for good. So good creatures must be summoned again and again.
guide-runestones-forge = With gems you forge artifacts: press a smithy with a green mark. The price stands below it, and some give you a bonus. White gems stand for any colour.
guide-runestones-trade = Two or more artifacts in a row can be traded in, for power points and a rune stone. A rune stone makes you stronger for the whole game.
guide-runestones-end = That is all you need. Hold a finger on a card, a smithy or a stone, or rest the mouse on it, and it tells you what it is. A tap on a player shows you their table. May the best druid win!
