### My games: the page, the private link to another device, deleting.

mine-title = My games
mine-line = Kept for this browser. There is no account.
mine-running = Running
mine-running-none = No game is waiting for you.
mine-play = Play one
mine-finished = Finished
mine-finished-none = A game that is over appears here, with its result.
mine-won = Won
mine-won-shared = Won together with { $names }
mine-lost = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
mine-nobody = Nobody won
mine-lesson = Lesson, not counted
mine-what-if = What if, not counted
mine-older = Over; there is no result
mine-bot = { $colour } (bot)
mine-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
mine-with = with { $names }
mine-score = { $game ->
    [duel] { $n ->
        [one] one planet
       *[other] { $n } planets
    }
    [encounter] { $n ->
        [one] one colony
       *[other] { $n } colonies
    }
   *[other] { $n ->
        [one] one point
       *[other] { $n } points
    }
}
mine-rounds = { $game ->
   *[other] { $n ->
        [one] one round
       *[other] { $n } rounds
    }
    [encounter] { $n ->
        [one] one encounter
       *[other] { $n } encounters
    }
}
mine-date = { DATETIME($date, dateStyle: "medium") }
mine-look = Look back
mine-look-at = Look back at { $table }
mine-replay = Replay
mine-replay-of = Watch { $table } again
mine-remove = Remove
mine-remove-from = Remove { $table } from my games
mine-pages = Pages of finished games
mine-page = Page { $page } of { $pages }
mine-newer = Newer
mine-older-page = Older

## Results

mine-results = Results
mine-of = { $won } of { $games } won
mine-shared = { $n ->
    [one] one of them shared
   *[other] { $n } of them shared
}
mine-interval = { $low } to { $high }
mine-interval-is = The two numbers behind a share say how far luck alone could move it (95 %). They appear from ten games on.
mine-by-alien = By alien
mine-by-edition = By edition
mine-by-players = By number of players
mine-col-won = Won
mine-more = { $n ->
    [one] One more
   *[other] { $n } more
}
mine-against = Head to head
mine-against-people = Against people
mine-against-bots = Against bots
mine-col-who = Against
mine-col-games = Games
mine-col-mine = You won
mine-col-theirs = They won
mine-together = { $n ->
    [one] one win together
   *[other] { $n } wins together
}

## Another device

mine-device = On another device
mine-device-line = A private link brings your games to another device, or back if this browser forgets them. Whoever has it can play as you.
mine-link-made = There is one since { DATETIME($date, dateStyle: "medium") }. It cannot be shown again, but a new one can take its place.
mine-link-make = Make a private link
mine-link-renew = Make a new link
mine-link-off = Switch the link off
mine-parts = Parts of this page
mine-alone = Lost a device?
mine-alone-line = Every other device loses your games, and the private link stops working. Here everything stays as it is.
mine-alone-yes = Sign out all other devices
mine-link-title = Your private link
mine-link-once = Open it on the other device. It is shown only now and works until you make a new one or switch it off.
mine-link-label = Private link
mine-link-qr = The private link as a QR code
mine-link-careful = Keep it to yourself: whoever has it can play as you and delete your games. If you lose it, make a new one.
mine-back = Back to my games
mine-arrive-title = Your games on this device?
mine-arrive-line = { $n ->
    [0] This private link belongs to { $name }, who has no games yet.
    [one] This private link belongs to { $name }, with one game.
   *[other] This private link belongs to { $name }, with { $n } games.
}
mine-arrive-yes = Play here as { $name }
mine-arrive-own = { $n ->
    [one] This device already has one game of its own.
   *[other] This device already has { $n } games of its own.
}
mine-arrive-bring = { $n ->
    [one] Bring it along
   *[other] Bring them along
}
mine-arrive-bring-line = All of them become the games of { $name }. This cannot be undone.
mine-arrive-leave = { $n ->
    [one] Leave it behind
   *[other] Leave them behind
}
mine-arrive-leave-line = They stay with who this device was before. Only a private link of its own leads back there.
mine-cancel = Cancel

## Deleting

mine-delete = Delete
mine-delete-line = A single game: the button beside it. Or everything that this server knows of you.
mine-delete-go = Delete everything …
mine-delete-title = Delete everything?
mine-delete-what = This cannot be undone:
mine-delete-playing = { $n ->
    [one] In your running game a bot takes over your seat for good.
   *[other] In your { $n } running games a bot takes over your seat for good.
}
mine-delete-waiting = { $n ->
    [one] You leave the table that waits for its game.
   *[other] You leave the { $n } tables that wait for their games.
}
mine-delete-finished = { $n ->
    [one] Your finished game is no longer yours. The others keep it; your seat has only its colour there.
   *[other] Your { $n } finished games are no longer yours. The others keep them; your seat has only its colour there.
}
mine-delete-campaigns = { $n ->
    [one] In the campaign that goes on, a bot gets your seat.
   *[other] In the { $n } campaigns that go on, bots get your seats.
}
mine-delete-chat = What you have said in any chat is deleted, and what bots and tables have said to you or about you.
mine-delete-addresses = Your name, your mail address, your devices for notices, your private link and the cookie of this browser are deleted.
mine-delete-stays = What stays: the moves of the games, without your name; bug reports that you have sent; and whatever others have saved.
mine-delete-yes = Delete everything
mine-deleted-title = Everything is deleted
mine-deleted = This server knows you no more. If you play again, you are somebody new.
mine-remove-title = Remove this game?
mine-remove-what = { $table } leaves your list and your results. The others keep the game: your seat has only its colour there, and what you have said is deleted. This cannot be undone.
mine-remove-campaign = The campaign goes on: if this was its last game so far, a bot gets your seat in the next one.
mine-remove-yes = Remove the game

## Switched off, refused

mine-off-title = No lists of games here
mine-off = Whoever runs this server has switched off “My games”: results are not kept. Your running games are on the home page.
refused-my-games-off = Whoever runs this server has switched off “My games”.
refused-private-link = This private link leads nowhere: a newer one has taken its place, it was switched off, or it is not complete.
refused-both-seated = At { $table } you sit twice, once on each device. Give up one of the seats or remove that game, then open the link again. Nothing has changed.
refused-still-played = This game is not over. Give up your seat at the table if you want to leave it.
refused-many-links = That was often in a short time. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
refused-guessed-links = From here, many private links were tried that do not exist. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then check the link.
