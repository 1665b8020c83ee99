### Words of the program, in English. What belongs to one game is in that game's folder.


## The menu of games

menu-title = Fairy-tale games for one keyboard.
menu-usage =
    To play, start a game:
      bajarz play fantazja                                you against a bot
      bajarz play fantazja --seat person --seat person    two people at one keyboard
      bajarz play fantazja --seat bot --seat bot          watch two bots
    Everything else: bajarz --help
menu-game = Which game? (number; pl: po polsku; q: leave)
menu-number = Which? (number, Enter: 1)
menu-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
menu-bots =
    { $count ->
        [2] You against a bot
       *[other] You against bots
    }
menu-people =
    { $count ->
        [2] Two people at one keyboard
       *[other] { $count } people at one keyboard
    }
menu-watch = Watch the bots play
menu-seat = Seat { $number }
menu-level =
    { $count ->
        [one] How strong should the bot be? (number or name, Enter: apprentice)
       *[other] How strong should the bots be? (number or name, Enter: apprentice)
    }
menu-level-apprentice = apprentice: takes what pays at once and overlooks a lot
menu-level-journeyman = journeyman: knows what things are worth, misjudges now and then
menu-level-master = master: looks a few turns ahead
menu-level-archmage = archmage: thinks longest, up to half a second over each decision
menu-name = Name of player { $number } (Enter: none in particular)


## Players and the table

score-sum = In all
name-person =
    { $number ->
        [0] Player
       *[other] Player { $number }
    }
name-bot =
    { $number ->
        [0] Bot
       *[other] Bot { $number }
    }
bot-kind =
    { $player ->
        [apprentice] apprentice
        [journeyman] journeyman
        [master] master
        [archmage] archmage
       *[other] { $player }
    }
seat-line =
    { $player ->
        [person] Seat { $number }: { $name }
       *[other] Seat { $number }: { $name } (bot: { bot-kind })
    }
commitment = The dealing is settled: SHA-256 of its secret is { $commitment }. The secret is shown at the end, so that everybody can check the draws.
help-hint = Type a number, an action, or help.
hand-over-away = Your turn is over. Press Enter to hide everything, then call { $name }.
hand-over = { $name }, it is your turn. Press Enter when only you look at the screen.
watch-ask = Enter: next turn · a: all of it · q: leave
secret = The dealing secret was { $secret }; its SHA-256 is { $commitment }, as announced.


## Choosing

back = Back
no-number =
    { $count ->
        [one] There is only number 1 here.
       *[other] Type a number from 1 to { $count }.
    }
unreadable = I do not understand “{ $text }”. Type a number of the list, an action such as { $example }, or help.
unreadable-action = “{ $text }” is no action of this game.
unreadable-verb = “{ $text }” is no action: an action begins with one of { $verbs }.
unreadable-form = “{ $text }” is no action: it should look like this: { $form }.
which-one = That could be:
why-hint = All broken rules: why { $action }
why-legal = No rule forbids { $action }.
hint = These bring most Victory Points at once (whether they are wise is for you to say):
hint-nothing = There is nothing to recommend now.
yes-or-no = (y/n)


## Orders

help =
    You may type at any time:
      a number           choose an entry of the list; 0 goes back
      ACTION             an action in the game's notation, such as: { $example }
      Enter              show everything again
      why ACTION         all rules that an action would break
      hint               what brings most at once
      undo               take back your last step, as far as nothing was drawn
      legend             what the signs mean
      log [N]            what happened so far; all of it: log all
      rules [ID]         the rules, or one of them
      save [FILE]        save the game
      lang en|pl         change the language
      quit               leave
log-more = There are { $count } lines in all; all of them: log all
no-rule = There is no rule { $rule }; type rules for the list.
rules-more = One rule in full: rules { $rule }
lang-which = Which language? There are: { $languages }.
undone = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-turn = Your turn is over; what you did in it stays.
undo-chance = Chance has dealt something in that step; it stays.
undo-shown = Others have seen something new in that step; without their consent it stays.
undo-consent = { $name }, do you agree to take this step back?


## Saving and leaving

save-ask = Save the record to which file? (Enter: { $file }, n: do not save)
overwrite = { $file } exists already. Overwrite it?
saved = The record is in { $file }. Check it with: bajarz verify { $file }
saved-unfinished = Saved in { $file }. Play on with: bajarz play { $game } --load { $file } (the file tells all that is hidden, also what will be drawn)
save-failed = Not saved: { $reason }
quit-ask = Leave the game?
best-title = Your best games of this kind on this machine:
best-this = ← this game

bye = Until next time!
bye-end-of-input = No more input: the game stops here.
bye-interrupted = Interrupted: the game stops here.


## A game without a board of its own

view-turn = Turn { $number }
view-seat = seat { $number }
view-yes = yes
view-no = no
view-expected = What do you do?
view-private = only you know
view-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] The first place is shared: { $names }.
    }


## A table in the browser

log-undo = { $name } takes the last step back.
event-RecordEnded = The record ends here; the game was not played to its end.
event-PlayerResigned = { $reason ->
    [time] Time is up for { $who }.
    [away] { $who } has not come back.
   *[other] { $who } gives up.
}


## A link to a game, as others show it

share-and = { $first } and { $last }
share-won = { $names } won at { $game } { $scores }
share-shared = { $names } won together at { $game } { $scores }
share-draw = A draw at { $game } { $scores }
share-nobody = Nobody won at { $game }
share-alone = { $names } built { $scores } points at { $game }
share-past = { $names } played { $game }
share-past-words = See the last board, how the points went, and every step of the game.
share-playing = { $game }: a game is being played
share-playing-words = Come and watch.
share-waiting = { $game }: a table waits for you
share-waiting-words = Open the link and sit down. You need no account.
share-site = Bajarz: four fairy-tale games
share-site-words = Fantazja, Castles of Caladale, Rune Stones and Grajeczka: play with friends or bots, in your browser, free.
share-tagline = four fairy-tale games
share-headline =
    { $how ->
        [won] { $names } won!
        [shared] { $names } won together!
        [draw] A draw
        [nobody] Nobody won
        [alone] { $names }
       *[past] { $names }
    }
