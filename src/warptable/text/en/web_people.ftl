### The people at a table: who is away, who comes in late, who sets up the next game.

## In the dock

people-away = { $name } is away. The table waits.
people-behind = { $n ->
    [one] You see the game and the chat { $n } minute later than the players.
   *[other] You see the game and the chat { $n } minutes later than the players.
}
people-passing = { $n ->
    [one] You let the time for a reaction run out. The table passes for you until you are back; it has done so once.
   *[other] You let the time for a reaction run out. The table passes for you until you are back; it has done so { $n } times.
}
people-missed = { $n ->
    [one] You were away: the table passed once for you. Now it asks you again.
   *[other] You were away: the table passed { $n } times for you. Now it asks you again.
}
people-bot-for = Let a bot play for { $name }
people-asks = { $name } would like to play { $colour }, instead of the bot.
people-let-in = Let in
people-refuse = Refuse
people-asking = You have asked for the seat of { $colour }. Somebody at the table must say yes.
people-ask-no-more = Never mind
people-next-open = { $name } has set up the next game.
people-next-is-open = The next game is set up.
people-next-join = Join
people-next-watch = Watch
people-next-all = Everybody keeps their seat; the others are told.

## Said by the table, in the chat

people-sat = { $name } now plays { $colour }, instead of the bot.
people-gave-up = { $name } has given up the seat of { $colour }. A bot goes on.
people-bot-plays = The time of { $name } ({ $colour }) is up. A bot plays until { $name } is back.
people-bot-plays-by = { $by } lets a bot play for { $name } ({ $colour }) until { $name } is back.
people-sat-for-by = { $by } now plays { $colour }, for { $name }, who was away for long.
people-halted = { $name } has stopped the bots. Anybody at the table may let them go on.
people-goes-on = { $name } lets the bots go on.
people-pace = { $name } has changed the pace of the table.
people-voices-on = { $name } lets the bots speak.
people-voices-off = { $name } has silenced the bots.
people-pace-zero = { $name } has switched the countdown off: only those are asked who could answer, so a pause may betray cards.

## In the menu

people-menu = Options for { $name }
people-menu-bot = Bot
people-menu-change = Change
people-menu-bot-plays = Let a bot play
people-menu-present = { $name } is here. Really let a bot play?
people-menu-ask = Ask for this seat
people-menu-ask-line = The host is asked before you get it.
people-menu-ask-name = Your name
people-menu-ask-send = Ask
people-menu-give-up-sure = A bot goes on for you.
people-menu-give-up-yes = Yes, give it up
people-menu-pace = Pace
people-menu-voices-on = The bots speak in the chat.
people-menu-voices-off = The bots are silent.
people-menu-voices-stop = Silence the bots
people-menu-voices-start = Let the bots speak
people-menu-invite = Invite friends

refused-by-host = The table has refused that. You can go on watching.
