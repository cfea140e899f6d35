# Messages about tables: who comes and goes, what a table waits for, and errors.

## Words

word-seedling = Seedling
word-sapling = Sapling
word-hazel = Hazel
word-oak = Oak
word-elder = Elder
word-druid = Hazel

## Players

bot-name = { $level }
bot-name-numbered = { $level } { $number }
nobody-yet = free seat { $number }

## What a table waits for

waiting-open = The game begins when every seat is taken.
waiting-shuffle = { $count ->
    [one] The game starts as soon as { $seats } is back: part of the shuffle is in their browser.
   *[other] The game starts as soon as { $seats } are back: parts of the shuffle are in their browsers.
}
waiting-closed = This table is closed.
waiting-outdated = This table uses older rules and can’t be continued.

table-set-up = This game was set up from a position instead of being dealt. The table’s owner may know what is hidden in it.

## News

news-sat = { $seat } sits down.
news-sealed = { $seat }’s browser helps to shuffle again.
news-unsealed = { $seat }’s browser has helped to shuffle: nobody could choose the deal.
news-stood = Seat { $number } is free again.
news-placed = Seat { $number }: { $level } will play.
news-opened = Seat { $number } is open again.
news-tookback = { $seat } takes back the last step.
news-rewound = { $seat } takes back a move, and everything since.
news-hinted = { $seat } asks for a hint.
news-agreed = { $by } agrees that a bot plays for { $seat }.
news-handed = { $level } plays for { $seat }, who can come back at any time.
news-returned = { $seat } is back.
news-left = { $seat } has left. { $level } takes over.
news-keyed = { $seat } lets a program play.
news-closed = The table is closed.
news-rematched = A rematch is ready. Everyone moves on by one seat.

## Errors

problem-malformed = This request can’t be understood.
problem-name = A name has 1 to 40 visible characters.
problem-stranger = Enter your name first.
problem-origin = This request comes from another page.
problem-not-yours = This seat is not yours.
problem-not-owner = Only the table’s owner can do this.
problem-not-reserved = This seat is reserved for someone else.
problem-no-hints = Hints aren’t available while you play against other people.
problem-unknown = Page not found, or you don’t have access to it.
problem-method = This address doesn’t accept this kind of request.
problem-not-json = The body of this request must be sent as application/json.
problem-stale = Someone else moved first. The table has been refreshed.
problem-seat-taken = This seat is already taken.
problem-not-begun = The game hasn’t started yet.
problem-begun = The game has already started.
problem-shuffling = The shuffle has begun, so this can’t be changed any more.
problem-not-sealed = Not everyone has taken part in the shuffle yet.
problem-over = The game is over.
problem-not-over = Available once the game is over.
problem-unexplained = No bot has moved yet.
problem-kept = This step can no longer be taken back.
problem-tried = You’ve already played today’s deal.
problem-stand-in = A bot plays this seat, or it is empty.
problem-not-absent = This player hasn’t been away long enough.
problem-outdated = This table uses older rules and can’t be continued.
problem-damaged = This table’s stored game is damaged and can’t be continued. Other tables aren’t affected.
problem-too-large = This request is too large.
problem-refused = This is not allowed: { $reason }.
problem-learned = That move reveals something. Make the rest of your choices afterwards.
problem-reused = This move_id was already used for another move.
problem-too-many = Too many requests. Please wait a moment.
problem-bot-tables = Too many games are already being played by bots alone. Wait until one of yours ends, or close one.
problem-hints-waiting = You’re already waiting for hints. They will be here in a moment.
problem-broken = Something went wrong on the server. Nothing was changed.
problem-thoughtless = The bots are busy right now. Please try again.
problem-unwritable = The server can’t save right now. Nothing was changed. Please try again.
