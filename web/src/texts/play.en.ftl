### Words around a game: its end, the guide. English.

## The end
record = Download the record
again-asks = { $name } asks: again?
again-yes = Yes, sit down
again-no = No

## Guide
guide = First game
guide-of = First game of { $game }
guide-all = First games
guide-others = Other first games
guide-show = A guide tells you what to do, step by step, and why.
guide-real = You play real moves against a gentle bot.
guide-leave = You can leave the guide at any time and just play on.
guide-free = It is only for learning: nobody wins or loses in your figures.
guide-start = Begin
guide-next = Go on
guide-done = Play on alone
guide-stop = Leave the guide
guide-fold = Make the guide small
guide-unfold = Open the guide: { $at } of { $count }
guide-act = Your move!
guide-turn = Watch…
