# The page: everything around the boards.

page-home = Pentapolis, to the start
page-nav = Pages
page-nav-play = Play
page-nav-learn = Learn
page-nav-about = About
page-close = Close
page-help = Help
page-settings = Settings
page-theme-to-light = Use the light theme
page-theme-to-dark = Use the dark theme
page-outdated = This game cannot go on here
page-outdated-sure = Nobody can play on here, but a server of the former version could. Really abandon it for everybody?
page-outdated-keep = Keep it
page-missing = There is nothing here
page-missing-text = The address leads nowhere. Perhaps a letter got lost.
page-no-game = There is no such game here.
page-offline = The server does not answer. Your table is safe; try again in a moment.
page-try-again = Try again
page-unofficial = An unofficial edition by admirers of these games, not connected with authors or publishers, with its own words and drawings. If you like a game, buy the box.

page-start-title = { $count ->
    [5] Five cities. Pull up a chair.
   *[other] Your city is waiting. Pull up a chair.
}
page-start-line = Free and open. No account. Bots at every table.
page-choose-game = Choose a game
page-play-game = Play { $game }
page-play = Play
page-rules-of = Rules of { $game }
page-seat = Seat
page-invite-link = Invite by link
page-invite-here = Same device
page-play-solo = Solo
page-solo-against = Solo, against { $name }
page-options = Options
page-you = You
page-bot = Bot
page-friend = A friend
page-people = People
page-player = Player { $number }
page-seat-here = Here, on this device
page-seat-link = By link, on their own device
page-seat-remove = Remove this seat
page-seat-change = Who sits at seat { $number }?
page-own-tables = Continue
page-own-tables-none = No table yet. Everything you play on this device will be listed here.
page-with = with { $names }
page-alone = alone
page-your-turn = Your turn
page-abandoned = Abandoned
page-waiting = Waiting for players
page-to-move = { $name } to move
page-open = Open
page-open-table = Open the table { $name }
page-show-all = Show all { $count }
page-tables-sift = Which tables
page-tables-all = All
page-tables-running = Running
page-tables-ended = Finished
page-tables-game = Of which game
page-tables-any = Every game
page-tables-none = None of your tables is like that.
page-leave = Remove
page-leave-table = Remove the table { $name }
page-leave-title = Remove { $name }?
page-leave-own = Nobody else has a seat at this table. It is deleted for good, with its links and its replay.
page-leave-shared = The others keep the table. A bot plays on for you, and you cannot come back without a new link.
page-leave-ended = It leaves your list only: the others keep the game and its replay.
page-leave-watching = You only watch there: the game goes on, and you can come back by its link.
page-leave-delete = Delete
page-leave-no = Keep
page-look-up = Rules and replays

page-new-table = New table
page-new-title = A table of { $game }
page-seats = Seats
page-level-of = Level of the bot at seat { $number }
page-name = Name
page-name-of = Name of the player at seat { $number }
page-links-later = You will find the links for your friends at the table.
page-options-rulings = Readings of unclear rules
page-table = Table
page-table-name = Name of the table
page-clock = Clock
page-clock-none = No clock
page-clock-of = { $minutes } minutes each, { $increment } seconds more per turn
page-clock-days =
    { $days ->
        [one] One day each
       *[other] { $days } days each
    }, { $hours } hours more per turn
page-clock-help = When the time of a seat runs out, a bot takes over; the seat can be taken back.
page-clock-left = Time left
page-make-table = Make the table
page-back = Back

page-laying-out = Laying out the table…
page-connected = Connected
page-not-connected = Not connected
page-connection-lost = Connection lost, trying again
page-connection-lost-help = Your turn is kept. Nothing is sent twice.
page-try-now = Try now
page-action = What to do
page-board = Board
page-sheet = Panel
page-tabs = Views of the table
page-rivals = Others
page-panels-left = Panels on the left
page-panels-right = Panels on the right
page-back-to-mine = Back to mine
page-undo = Undo
page-undo-turn = Undo turn
page-confirm = Confirm
page-confirm-points = Confirm { $points }
page-confirm-turn = End the turn
page-confirm-ask = Your turn is complete. End it?
page-confirm-help = Until then you can still undo.
page-not-confirmed = not confirmed
page-only-choice = Nothing else is possible there.
page-ends-turn = This ends your turn.
page-thinks = { $name } is thinking
page-thinks-shorter = Thinks shorter than usual: many tables are waiting.
page-decides = Waiting for { $name }
page-waiting-friends = Waiting for friends
page-over = The game is over
page-abandoned-long = The game was abandoned
page-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-fact-lesson = Lesson
page-fact-source = Source: { $source }.
page-not-allowed = Not allowed.
page-choices = Choices
page-choices-none = Nothing to choose now.
page-choices-keys = { $count }, arrow keys
page-choices-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
page-chosen-points = { $text }: { $total } { $count ->
    [one] point
   *[other] points
}
page-stage-lit = something can be chosen here
page-no-choice-here = Nothing to choose here now.
page-points = Points
page-of-goal = of { $goal }
page-score = Score
page-change = Change
page-total = Total
page-stars = stars
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-more = Earlier moves
page-step-through = Step through { $count ->
    [one] the last move
   *[other] the last { $count } moves
}
page-see-move = Show the table after move { $number }
page-looking-back = Looking back
page-move-of = Move { $number } of { $count }
page-step-back = One move back
page-step-on = One move on
page-to-now = Back to now
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Write to the table
page-send = Send
page-unread = unread
page-rule = Rule { $number }
page-rule-in-place = Read it among the other rules

page-hand-over = Hand over to { $name }
page-hand-over-help = Everything stays covered until then.
page-i-am = I am { $name }
page-covered = Everything is covered
page-paused = The game is paused
page-paused-help = Nobody is left who plays. It goes on when somebody takes a seat back.
page-bot-plays = a bot plays
page-bot-plays-seat = a bot plays this seat
page-bot-plays-you = A bot plays for you
page-bot-plays-for = A bot plays for { $name }
page-bot-thinks = The bot of { $name } is thinking
page-bots-on = Let the bots play on
page-here = here
page-away-for = away for { $time }
page-area-of = { $area }: { $name }
page-now = as it stands now
page-then = after move { $number }, not now
page-not-now = not how it stands now
page-follow = Follow who plays
page-your-name = Your name, as your friends will see it
page-room = Waiting for friends
page-room-help = { $here } of { $of } are here. The game begins when all have come. Send each friend a link: no account is needed.
page-has-come = is here
page-not-yet = not here yet
page-invited = { $count ->
    [one] { $names } invites you.
   *[other] { $names } invite you.
}
page-sit-down = Sit down
page-join-once = The seat is then yours, on this device. The link ends with it: nobody else can come by it.
page-join-device = This takes your seat to this device too. The link ends with it.
page-join-both = You already sit at this table on this device. This link is for somebody else; if you sit down, this device plays both seats.
page-watching = Watching
page-bot-level = bot, { $level ->
    [1] Novice
    [2] Apprentice
    [3] Adept
    [4] Expert
   *[5] Master
}
page-kind-here = here
page-kind-link = by link
page-away = away
page-spectators = For spectators
page-link = Link
page-links = Links
page-links-local = These links work on this computer only. For friends elsewhere, start the server with { $option } and open the page by this computer’s address.
page-copy-link = Copy link
page-copied = Copied
page-new-links = Make new links
page-qr = The link as a QR code
page-link-seat-help = { $count ->
    [one] Whoever uses this link first takes the seat, and the link ends.
   *[other] Whoever uses one of these links first takes its seat, and the link ends.
}
page-link-watch-help = Whoever has this link watches: they see what everybody may see, and nobody’s hand.
page-devices = Your devices
page-device-this = This device
page-device-other = Another device, since { $came }, last here { $used }
page-device-end = End
page-device-add = { $several ->
    [yes] Add a device for { $name }
   *[no] Add a device
}
page-device-link-help = For yourself: open this link on your other device within a day. Whoever uses it first sees your hand and plays your seat, and the link ends.
page-game-before = The game before
page-moved = A rematch: everybody has moved on by one seat.
page-moved-seat = { $name }: seat { $seat }, { $seat ->
    [1] terracotta disc
    [2] blue square
    [3] olive triangle
    [4] ochre ring
   *[5] violet diamond
}
page-rematch-on = The rematch is on:
page-rematch-go = go there
page-take-seat = Take the seat back
page-hand-bot = Hand to a bot
page-replace = Let a bot stand in
page-hand-level = Level of the bot
page-ask-table = Ask the table
page-keep = Keep this game
page-ask-takeback = Take back my last turn
page-ask-abandon = Abandon the game
page-abandon-sure = Really abandon? { $others ->
    [0] The game ends without a winner.
   *[other] The game ends without a winner as soon as the others agree.
}
page-abandon-yes = Abandon
page-abandon-no = Play on
page-asks-takeback = { $you ->
    [yes] You ask
   *[no] { $name } asks
} to take back everything from move { $number } on.
page-asks-abandon = { $you ->
    [yes] You propose
   *[no] { $name } proposes
} to abandon the game.
page-asks-rematch = { $you ->
    [yes] You
   *[no] { $name }
} would like to play again.
page-asks-replace = { $you ->
    [yes] You propose
   *[no] { $name } proposes
} that a bot plays for { $other }, who is away.
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-waits-for = Waiting for { $names }
page-seed-hash = Fair deal: the fingerprint of this game’s seed, published before the first move.

page-finished = finished
page-record = Record

page-rules = Rules
page-contents = Contents
page-found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
}
page-about-title = About this edition
page-about-private = No account, no tracking, no request to anybody else. Your seats belong to this device by one cookie; a link gives a seat once, and you see and end your other devices at the table.
page-about-data = Where the data come from
page-about-licence = The program is free software under the MIT licence.
page-about-programs = For programs that play

page-set-theme = Theme
page-theme-system = Same as the system
page-theme-light = Light
page-theme-dark = Dark
page-set-language = Language
page-set-name = Your name at tables
page-set-hold = Ask before my turn ends
page-set-hold-help = A finished turn waits for one more { $pointer ->
    [touch] tap
   *[mouse] click
} and can be undone until then.
page-set-quick = Play with one { $pointer ->
    [touch] tap
   *[mouse] click
}
page-set-quick-help = Choices are played at once, without a preview.
page-set-sound = Sound when it is my turn
page-set-sound-help = Two short notes.
page-set-notice = Browser notice when it is my turn
page-set-notice-help = Only while you look at something else.
page-set-notice-refused = The browser does not allow notices from this page.
page-set-still = No movement
page-set-still-help = Pieces change place at once.
page-help-touch = Everything that is lit can be chosen: { $pointer ->
    [touch] tap it to see what it would do, then confirm. Drag and pinch to move the board.
   *[mouse] click it to see what it would do, then confirm. Drag to move the board, turn the wheel to zoom.
}
page-help-why = { $pointer ->
    [touch] Tap
   *[mouse] Click
} something that is not lit, and the table says why it is not allowed, with the rule.
page-help-again = You find this again in the help.
page-understood = Got it
page-key-choose = next or previous choice
page-key-number = one of the first nine choices
page-key-play = play the selected choice, or end the turn
page-key-leave = let go, or go back to your own area
page-key-undo = undo the last step
page-key-step = step through the moves
page-key-zoom = board nearer, farther, whole
page-key-help = this help
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show the whole board

page-any-area = In front of { $name }
page-any-mine = In front of you
page-any-middle = In the middle
page-any-about = What this decision is about
page-any-catalogue = What the names stand for
page-any-empty = Empty
page-any-values = { $count ->
    [one] Show one value
   *[other] Show all { $count } values
}
page-any-then = then
page-any-gained = more
page-any-lost = less
page-any-changed = , changed
page-any-yes = yes
page-any-no = no
page-any-look = Look at the area of { $name }
page-any-why = Type a move: it is chosen, or you read why it is not possible
page-any-other = Or
page-any-ask = Choose
page-any-round = Round { $round }
page-any-round-of = Round { $round } of { $rounds }

# The way in on the start page
page-first-game = First game: good company
page-doors = Learn and read
page-door-lessons = { $count } lessons, { $minutes } min
page-door-lessons-done = { $done } of { $count } lessons done
page-door-learn = the rules, by playing
page-door-rules = pictures first, then the law
page-analyse = Analyse
page-analyse-table = Analyse { $name }
page-first-time = First time here?
page-first-time-text = Short lessons with the real pieces, then a first game with a coach at your side. You can stop at any point.
page-first-time-learn = Learn { $game }

# Help during play
page-hint = Hint
page-plan = Plan
page-hints-allowed = Hints
page-hints-auto = With bots only
page-hints-yes = Allowed
page-hints-no = Not allowed
page-key-hint = Hint
page-key-plan = Private plan
