### How a game of Castles of Caladale ends. English.

ending-C-E1 = The building time is over and the castles are counted.
ending-C-1e = No more tiles are laid: the castle stands as it is.
ending-measure-caladale = What the castles would have counted then.
