# What is said of tables: who comes and goes, what they wait for, and why something cannot be done.

## Words

word-seedling = Seedling
word-druid = Druid
word-elder = Elder

## Who plays

bot-name = { $level }
bot-name-numbered = { $level } { $number }
nobody-yet = free seat { $number }

## What the table waits for

waiting-open = The game begins when every seat is taken.
waiting-closed = This table is closed.
waiting-outdated = This table was played by older rules and cannot go on.

## What happened at the table

news-sat = { $seat } sits down.
news-stood = Seat { $number } is free again.
news-placed = Seat { $number }: { $level } will play.
news-opened = Seat { $number } is open again.
news-tookback = { $seat } takes the last step back.
news-agreed = { $by } would let a bot play for { $seat }.
news-handed = { $level } plays for { $seat }, who may come back at any time.
news-returned = { $seat } is back.
news-left = { $seat } has left; { $level } plays on.
news-keyed = { $seat } lets a program play.
news-closed = The table is closed.
news-rematched = Another game is ready: seats move on by one.

## Why something cannot be done

problem-malformed = This cannot be read.
problem-name = A name has 1 to 40 letters or signs that can be seen.
problem-stranger = Tell us your name first.
problem-origin = This request comes from another page.
problem-not-yours = This seat is not yours.
problem-not-owner = Only who made the table can do this.
problem-not-reserved = This seat is kept for somebody else.
problem-no-hints = There are no hints at this table while other people play.
problem-unknown = There is nothing here for you.
problem-method = This address takes other requests.
problem-stale = The table has moved on; look again.
problem-seat-taken = Somebody sits there already.
problem-not-open = No key opens this seat.
problem-not-begun = The game has not begun yet.
problem-begun = The game has begun already.
problem-over = The game is over.
problem-not-over = This can be had when the game is over.
problem-kept = This step cannot be taken back any more.
problem-stand-in = A bot plays this seat now, or nobody does.
problem-not-absent = Who sits there is not away for long enough.
problem-outdated = This table was played by older rules and cannot go on.
problem-too-large = This is too large.
problem-refused = This is not allowed: { $reason }.
problem-learned = You would learn something first. Decide the rest when you know it.
problem-reused = This move_id belongs to another move.
problem-too-many = Too many requests; wait a little.
problem-broken = Something is wrong on our side; nothing was changed.
problem-thoughtless = The bots are too busy to think now; try again.
problem-unwritable = Nothing can be stored now; nothing was changed. Try again.
