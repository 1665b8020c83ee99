### Fantazja outside its board: on the shelf, at a new table, in results. English.

game-fantazja = Fantazja
home-time-fantazja = 40 min
home-line-fantazja = Build a land of magic
side-fantazja-any = any side
side-fantazja-1 = Sculptors
side-fantazja-2 = Engineers
part-fantazja-buildings = Buildings
part-fantazja-bonus = Bonus
verb-fantazja-small = build a small building
verb-fantazja-gain = gain an Imagination Point
verb-fantazja-large = build a large building
verb-fantazja-pay = choose the Imagination Point to pay
verb-fantazja-end = end your turn
verb-fantazja-residential = use the residential power
verb-fantazja-production = use the production power
verb-fantazja-military = use the military power
verb-fantazja-magic = use the magic power
verb-fantazja-bury = put a shown tile under their pile
verb-fantazja-return = give the shown tiles back
verb-fantazja-special = use the special power
