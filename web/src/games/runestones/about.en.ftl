### Rune Stones outside its board: on the shelf, at a new table, in results. English.

game-runestones = Rune Stones
home-time-runestones = 60 min
home-line-runestones = Summon, forge, gain power
option-runestones-trade_both_rows = Trade in both rows at once
part-runestones-points = Power
part-runestones-gems = Gems
part-runestones-rows = Rows
verb-runestones-summon = summon creatures
verb-runestones-use = use abilities
verb-runestones-forge = forge an artifact
verb-runestones-pass = pass
verb-runestones-play = play a card
verb-runestones-call = choose a card of the display
verb-runestones-ability = use an ability
verb-runestones-pay = pay
verb-runestones-gem = choose a gem
verb-runestones-benefit = take what the die shows
verb-runestones-forgo = do without what the die shows
verb-runestones-field = choose a field for the artifact
verb-runestones-trade = trade in a row
verb-runestones-stone = take a rune stone
verb-runestones-finish = finish this
verb-runestones-end = end your turn
verb-runestones-exchange = use the Exchange stone
verb-runestones-wild = choose a colour for the Wild Gem
