### How a game of Fantazja ends. English.

ending-F-E1 = Nobody has a tile left: the land of magic is built.
ending-measure-fantazja = Points if the game had ended then.
