### Words of the browser's frame, in English. Words of a board are in the folder of its game.

## Everywhere
skip = Skip to the content
close = Close
save = Save
cancel = Cancel
open = Open
on = On
off = Off
one-moment = One moment…
connecting = Connecting to the table…
tagline = four fairy-tale games
nav = Main places
nav-home = Play
nav-new = New table
nav-rules = Rules
nav-mine = My games
back-home = Back to all games
language = Language
language-pl = Polski
language-en = English
theme = Colours
theme-light = Parchment
theme-night = Night
theme-to-light = To parchment
theme-to-night = To night
motion = Motion
motion-full = Full
motion-reduced = Little
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
table = Table
board = Board
zoom = View
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show everything
overview = The whole board: press where you want to look
show-again = Show me again
sure-no = No, go back
game = Game
players = Players
seats = Seats
options = Options
clock = Time
value-yes = yes
value-no = no
copy = Copy the link
copied = The link is copied.
copy-by-hand = The link is selected; copy it with your keyboard.
link = Link to this table
send-link = Send
qr = QR code of the link { $link }
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
minutes = { $count } min
seconds = { $count } s

## Games and bots
bot-random = Dreamer
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-mason = Mason
bot-master = Master
bot-archmage = Archmage
bot-long-random = Dreamer, plays anything
bot-long-apprentice = Apprentice, easy
bot-long-journeyman = Journeyman, fair
bot-long-mason = Mason, hard
bot-long-master = Master, hard
bot-long-archmage = Archmage, very hard
bot-greedy = Greedy
bot-search = Thinker

## Home
home-question = Which tale shall we tell tonight, { $name }?
home-games = Games
home-players = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
home-play = Play vs bot
home-play-game = Play vs bot: { $game }
home-invite = Invite
home-invite-game = Invite a friend to { $game }
home-level = Bot:
home-level-game = How strong the bot is in { $game }
home-learn = Learn it
home-learn-game = Learn it: { $game }
home-continue = Continue
home-continue-none = No game yet. Every tale begins with a first page.
home-start-game = Who begins in { $game }
home-start-any = by lot
home-start-1 = I begin
home-start-2 = the other begins
home-side-game = Your side in { $game }
home-alone = Alone:
home-alone-game = Play { $game } alone
home-name = Not { $name }? Say your name
home-first = New here?
home-first-words = Play a first game: a guide shows you what to do, step by step.
name-ask = What shall we call you?
name-ask-words = The others at the table will see this name. You can change it later in the settings.
name-keep = Call me { $name }
home-all = { $count ->
    [one] your game
   *[other] all { $count } games
}
home-open = Open tables
home-open-none = Nobody waits at a table now. Make one!
invite = Invite a friend
invite-words = Send the link. No account needed: your friend opens it and sits down.
invite-make = Make a table with a link
with = with { $names }
alone = alone
somebody = somebody
state-playing = Game goes on
state-waiting = Waiting for players
state-over = Finished
state-many-playing = Games that go on
state-many-waiting = Tables that wait
state-many-over = Finished games
seats-taken = { $taken } of { $seats } seats taken
sit-down = Sit down
sit-down-at = Sit down: { $game }, { $host }’s table
open-at = Open: { $game }
sit-here = Sit here
sit-down-seat = Sit here: seat { $number }
stand-up = Stand up

## New table and lobby
new-game = What shall we play?
new-who = Who plays?
new-how = How?
new-players = How many play
new-more = Options of { $game }
new-make-words = Next you get a link to send to your friends.
new-start-words = The game begins at once.
new-open = Open seat
new-listed = Show the table to everybody who looks for a game
new-listed-short = Shown to everybody
new-chat = Allow chat
new-hints = Allow hints
new-start = Start the game
new-make = Make the table
lobby = { $game }: the table waits
lobby-wait-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
lobby-wait-ready = { $name } is not ready yet.
lobby-wait-you = Say when you are ready.
lobby-wait-away = { $name } is not here now.
lobby-can-start = Everybody is here.
lobby-counts = The game begins!
lobby-counts-words = Not so fast? Anybody at the table can say “Not yet”.
lobby-free = { $count ->
    [one] One seat is free. Come and play!
   *[other] { $count } seats are free. Come and play!
}
lobby-full = All seats are taken.
lobby-full-words = Stay and watch: when the game begins, you see it here.
lobby-like-this = Make a table of your own
lobby-open-words = Send the link below, or let a bot play. As soon as everybody is here, the game begins.
lobby-open-words-guest = As soon as everybody is here, the game begins.
lobby-fill = { $count ->
    [one] Let a bot play
   *[other] Let bots play
}
lobby-ready = I am ready
lobby-not-ready = Not yet
lobby-start = Start the game
lobby-change = Change
lobby-terms = Change the table
lobby-terms-words = The others have to say again that they are ready.
lobby-changed = The table has new options. Look at them and say again when you are ready.
lobby-fair-title = How the dealing is kept fair
lobby-fair = The dealing is already settled and sealed; your browser adds chance of its own. Seal:
seat-number = Seat { $number }
seat-open = open
seat-bot = Bot: { $level }
seat-you = you
seat-here = here
seat-away = not here now
seat-resigned = gave up
seat-ready = ready
seat-not-ready = not yet ready
seat-back = Take my seat back
seat-give-bot = Let a bot play on
seat-hand-over = Let a bot play for me
option-first = First player
option-first-random = by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
clock-none = No clock
clock-turn = { $time } for each turn
clock-total = { $increment ->
    [0] { $time } for the game
   *[other] { $time } for the game, +{ $increment } s a turn
}
clock-left = Time left: { $time }

## The game
column = Log, help and chat
turn-yours = Your turn
turn-other = { $name } is to move
turn-bot = { $name } is thinking
turn-over = The game is over
expected-more = { $count } other things
undo = Undo
undo-please = Ask to undo
undo-yes = Take your last step back
undo-ask = Others have seen something: ask them to let you take it back
undo-declined = { $name } does not agree to take it back.
undo-asked = The others are asked whether you may take it back.
undo-wish = { $name } asks to take the last step back.
agree = Agree
disagree = No, it stays
result = Result
log = Story of the game
log-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
log-jump = Show the table as it was then
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
help = What can I do now?
help-now = It is your turn. You may:
help-ways = { $count ->
    [one] one way:
   *[other] { $count } ways, such as:
}
help-watching = You are watching. Take a seat at another table to play.
help-wait = Now { $name } decides. Meanwhile look around, or read the log.
line = Command line
line-send = Play
line-next = Next:
tab-log = Story
tab-chat = Chat
tab-help = What now?
tab-players = Table
tab-line = Commands
more-open = { $unread ->
    [0] Story, chat, table
    [one] Story, chat, table: one new message
   *[other] Story, chat, table: { $unread } new messages
}
share = Link to this table
share-watch = Whoever opens the link sees the table as a spectator, or takes a free seat.
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
watching = You are watching: you see only what is public.
bot-plays-for-you = { $why ->
    [time] Your time ran out, so a bot plays for you.
    [away] You were away, so a bot plays for you.
   *[left] A bot is playing for you.
}
notice-bot = { $why ->
    [time] { $name } ran out of time: a bot plays on.
    [away] { $name } is away: a bot plays on.
   *[left] { $name } has left the seat: a bot plays on.
}
notice-back = { $name } is back and plays again.
notice-here = { $name } is here again.
notice-gone = { $name } has gone; the seat is kept.
away = { $name } has been away for a while.
away-long = { $name } has been away for more than five minutes.
away-wait = Wait
away-claim = End the game
claim-two = { $name } does not come back. The game ends, and you have won.
claim-more = { $name } does not come back. It counts as giving up, and a bot plays on.
claim-yes = End it
offline = You are offline. Nothing is lost: it goes on when the network is back.
held = Not done yet
held-end = This ends your turn, for good.
held-final = This is for good.
held-turn = This ends your turn.
held-over = Your turn is over.
held-no = Not yet
held-yes = Do it
held-back = Take back
held-on = Go on
keys-title = Keys
keys-frame = Everywhere
keys-help = This list
keys-line = Type a move
keys-now = Back to now, from a moment of the past
keys-zoom = Closer, farther, everything
keys-pan = Move the view
lost = No connection. Trying again; nothing is lost.
past = You are looking at step { $step } of { $steps }.
past-back = One entry back
past-on = One entry on
past-now = Back to now
resign = Give up
resign-two = Your opponent wins at once. Really give up?
resign-more = A bot will play on in your seat, and you cannot come back. Really give up?
resign-yes = Give up
resign-no = Play on
toast-rule = Show the rule
rule-read = Read rule { $id }
refused-instead = Do this instead: { $action }
board-open = What everybody sees
board-shared = On the table
board-turn = Turn { $number }
board-own = Your hand
board-moves = What you can do
board-now = to move
board-new = new
board-empty = empty
board-points = { $count ->
    [one] point
   *[other] points
}
board-count = { $count ->
    [one] one thing
   *[other] { $count } things
}
board-wait = Waiting for { $names }.
board-search = Search the moves
board-touched = Only moves with these
board-let-go = Without { $thing }
board-fit = { $count ->
    [0] No move fits.
    [one] One move fits.
   *[other] { $count } moves fit.
}
board-all = Show all { $count }

## Rules
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-found = { $count ->
    [one] one rule
   *[other] { $count } rules
}
rules-none = No rule says that. Try another word.

## Settings and accounts
settings = Settings
settings-of = Settings of { $name }
settings-you = You
settings-name = Name
settings-name-words = How others see you; up to 24 characters.
settings-play = How you play
asking = Ask before an action
asking-always = when my turn ends
asking-final = when it is final
asking-moment = a moment to take back
asking-never = never
hints = Hints
hints-off = off
hints-asked = when I ask
hints-always = always
pace = Moves of the others
pace-slow = slow
pace-usual = usual
pace-fast = fast
pace-none = at once
settings-look = How Bajarz looks and sounds
settings-saved = Saved.
notify = Tell me when it is my turn
notify-ask = Allow notifications
notify-allowed = Notifications are allowed.
account = Account
account-make = Make an account
account-enter = Log in
account-make-words = You keep your games on every device. A name and a password, no e-mail.
account-enter-words = With the account you have already. The games of this guest stay with this guest.
account-yours = You are logged in as { $name }.
account-leave = Log out
account-made = Your account is made; your games are yours everywhere.
account-entered = Welcome back!
account-left = You are logged out.
password = Password

## What went wrong
no-table = There is no such table
not-found = There is no such page
no-table-words = Perhaps a letter of the link is missing.
no-server = The server does not answer
no-server-words = The server does not answer. We keep trying.
opening-table = Opening the table
error-network = No connection to the server. Try again.
error-stale = Meanwhile something else happened; look again.
error-taken = This seat is taken.
error-seated = You have a seat at this table already.
error-not-seated = You do not play at this table.
error-not-host = Only the host may do that.
error-not-ready = Somebody is not ready yet.
error-open-seats = A seat is still open.
error-not-away = This player is here.
error-not-gone = This player has not been gone for long enough.
error-over = The game is over.
error-flood = Not so fast, please.
error-no-chat = There is no chat at this table.
error-chat = 1 to 300 characters, please.
error-login = Name and password do not fit.
error-name-taken = There is an account of this name already.
error-name = A name has 1 to 24 characters.
error-password = A password has 8 to 200 characters.
error-account = You have an account already.
error-no-wish = Nobody asks for that any more.
error-started = The game has begun already.
