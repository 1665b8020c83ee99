### Looking back: replays, history, figures. English.

## Replay
replay = Replay
replay-watch = Watch the replay
replay-more = Story, eyes and more
replay-controls = Steps of the game
replay-steps = Step and play
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-scrub = Place in the game
replay-at = { $turn ->
    [0] Step { $step } of { $steps }
   *[other] Step { $step } of { $steps }, turn { $turn }
}
replay-step = { $step } of { $steps }
replay-start = The game begins.
replay-silent = A small step without a story.
replay-taken-back = (taken back later)
replay-speed = Speed
replay-turn = Jump to a turn
replay-turn-of = Turn { $turn }
replay-before = Before the first turn
replay-eyes = Whose eyes?
replay-eyes-0 = Spectator
replay-eyes-all = All open
replay-open = What was hidden
replay-tab-eyes = Eyes
replay-tab-more = More
replay-imported = This game came from a record file. Every step of it was checked.
replay-origin = This game went on from a moment of another one.
replay-origin-open = Watch that one
replay-unfinished = The record ends before the game does
replay-not-yet = This game still goes on
replay-not-yet-words = A replay opens everything that is hidden, so it has to wait for the end of the game.
replay-to-table = To the table
replay-none = There is no such game

## Things to do with a moment
replay-share = Share
replay-share-words = Whoever opens this link sees step { $step } just as you do now.
replay-export = Keep
replay-picture = A picture
replay-picture-words = Step { $step }, as it is shown now.
replay-film = A moving picture
replay-film-words = At most { $most } steps; the more there are, the longer it takes.
replay-from = From step
replay-to = To step
replay-pace = Pace
replay-pace-1200 = calm
replay-pace-800 = lively
replay-pace-400 = quick
replay-film-making = The film is being made…
replay-film-made = The film is ready.
replay-film-failed = The film could not be made. Try fewer steps.
replay-record = The record
replay-record-words = The whole game as a file: with it anybody can check every step and every draw, here or with bajarz verify.
replay-on = Play on from here
replay-on-words = A new table begins exactly where step { $step } ends. Who would you like to be?
replay-on-seat = Your seat
replay-on-bots = The others are played by
replay-on-fair = What comes next is dealt anew, so it will be a different story. This game counts in no statistics.
replay-on-over = Here the game is over already
replay-on-yes = Play on
replay-on-no = Not now

## My games
mine-past = Finished games
mine-past-none = No finished game yet.
mine-past-none-such = No game of yours is like that.
mine-filter = Which games
mine-any-game = Every game
mine-any-players = Any number
mine-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
mine-any-outcome = However it ended
mine-any-against = Against anybody
mine-against-bot = Against bots
mine-against-person = Against people
mine-outcome-won = Won
mine-outcome-lost = Lost
mine-outcome-shared = Shared victory
mine-outcome-alone = Alone
mine-imported = From a file
mine-guided = First game
mine-to-shelf = To the four books
mine-origin = Played on
mine-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
mine-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
mine-older = Show older games
mine-figures = In figures
mine-figures-none = Figures come with your first finished game.
mine-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
mine-bar = { $played ->
    [one] { $played } game
   *[other] { $played } games
}: { $won } won, { $shared ->
    [one] { $shared } victory shared
   *[other] { $shared } victories shared
}
mine-bar-short = { $won } of { $played }
mine-mean = { $score } on average
mine-best-score = best { $score }
mine-level-person = people

## A record from a file
import = Bring a game here
import-words = Drop a record file here, or choose one. Every step, every draw and the result are checked before you can watch it.
import-choose = Choose a file
import-checking = Checking the game…
import-refused = This record does not fit.
import-step = Step { $step }
import-setup = The setup
import-wrong-form = This is no complete record of a game.
import-wrong-game = This game is not played here.
import-wrong-version = It was played by other rules than those here.
import-wrong-components = It was played with other pieces than those here.
import-wrong-table = This game is not played with so many players, or with these options.
import-wrong-secret = Its dealing secret is missing, so the draws cannot be checked.
import-wrong-commitment = Its dealing secret is not the one that was sealed before the game.
import-wrong-long = This game is too long to be kept here.
import-wrong-names = A player's name is empty, too long, or cannot be written.
import-wrong-action = What was done here cannot be read.
import-wrong-seat = There is no such seat.
import-wrong-rule = The rules do not allow this.
import-wrong-draw = This could not have been drawn.
import-wrong-check = Something was changed here.
import-wrong-result = The game did not end like this.
import-no-json = This file is no record: it cannot be read.
import-too-long = This file is too long for a record.

## Games to watch
home-watch = Games to watch
watch = Watch
watch-at = Watch: { $game } with { $names }
