### How a game of Grajeczka ends. English.

ending-B-E1 = The last page of a book is told: the tale has its end.
ending-B-E3 = All pages in hand have become impossible, so nobody finishes the tale.
ending-B-E4 = The turn limit has ended the game: whoever had the fewest pages left wins.
ending-measure-grajeczka = Pages told.
