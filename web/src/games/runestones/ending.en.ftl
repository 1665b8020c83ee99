### How a game of Rune Stones ends. English.

ending-R-E1 = Somebody has reached 65 power points, and the round was played to its end.
ending-R-E4 = Nothing could move the game on any more, so it was scored.
ending-measure-runestones = Power points; gems, ore and rows are added at the very end.
