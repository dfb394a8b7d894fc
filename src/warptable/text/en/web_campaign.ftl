### Campaigns: several games for points.

campaign-to = Campaign to { $goal } points
campaign-set-line = Several games with the same seats: 8 points for a win alone, 4 for a shared one, 1 for four colonies. New aliens for every game.
campaign-game = Game { $number } of the campaign
campaign-card = Game { $number } can begin · { $points } points
campaign-open = To the campaign
campaign-open-to = To the campaign: { $name }

## The page

campaign-about = Campaign of the 2000 edition · { $n ->
    [2] two seats
    [3] three seats
   *[other] four seats
}
campaign-about-aliens = new aliens for every game
campaign-race = The race
campaign-worth = Win alone 8 · shared win 4 · four colonies 1
campaign-why = why?
campaign-you = You
campaign-bot = bot
campaign-absent = a bot plays meanwhile
campaign-begins-short = begins
campaign-outlook-four = four colonies are enough
campaign-outlook-any = any win is enough
campaign-outlook-sole = a win alone is enough
campaign-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
campaign-part = game { $number }
campaign-part-spoken = { $points } in game { $number }
campaign-next = Next
campaign-number = Game { $number }
campaign-begins-lowest = { ME($who) ->
    [yes] You begin: the lowest score begins the next game.
   *[no] { $who } begins: the lowest score begins the next game.
}
campaign-begins-nearest = { ME($who) ->
    [yes] You begin: several have the lowest score, and you sit next clockwise from { $winner }, who won last.
   *[no] { $who } begins: several have the lowest score, and { $who } sits next clockwise from { ME($winner) ->
        [yes] you, who won last.
       *[no] { $winner }, who won last.
    }
}
campaign-begins-shared = { ME($who) ->
    [yes] You begin: several have the lowest score, and you sit next clockwise from { $winner }, the first winner after whoever began.
   *[no] { $who } begins: several have the lowest score, and { $who } sits next clockwise from { ME($winner) ->
        [yes] you, the first winner after whoever began.
       *[no] { $winner }, the first winner after whoever began.
    }
}
campaign-dealt = New aliens are dealt
campaign-near-four = { $mine ->
    [one] { $names } ends the campaign with four colonies.
   *[other] { $names } end the campaign with four colonies.
}
campaign-near-any = { $mine ->
    [one] { $names } ends the campaign with any win.
   *[other] { $names } end the campaign with any win.
}
campaign-near-sole = { $mine ->
    [one] { $names } ends the campaign with a win alone.
   *[other] { $names } end the campaign with a win alone.
}
campaign-start = Start game { $number }
campaign-start-who = Only people with a seat start the next game. You can watch it.
campaign-here = { $n ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
campaign-away = { $n ->
    [one] { $names } is away: a bot plays until they come.
   *[other] { $names } are away: bots play until they come.
}
campaign-away-day = { $n ->
    [one] { $names } is not here and need not be.
   *[other] { $names } are not here and need not be.
}
campaign-playing = Now
campaign-go = To the table
campaign-watch = Watch
campaign-playing-line = This game is being played. Its points are counted when it is over.
campaign-over = The end
campaign-champion = { ME($who) ->
    [yes] You win the campaign
   *[no] { $who } wins the campaign
}
campaign-champions = { $mine ->
    [both] { $names } win the campaign together
   *[other] { $names } win the campaign together
}
campaign-decided-score = The highest score decides.
campaign-decided-cards = The points are equal: more cards in hand at the end of the last game decide.
campaign-decided-birthday = Points and cards in hand are equal: the birthday that comes first in the year decides.
campaign-tied = { $mine ->
    [both] { $names } are level
   *[other] { $names } are level
}
campaign-tied-why = Points and cards in hand are equal: the birthday that comes first in the year decides.
campaign-birthday-asks = Whose birthday comes first in the year?
campaign-birthday-nobody = The same day, or nobody knows
campaign-birthday-who = Whoever has a seat says whose birthday comes first in the year.
campaign-decided-shared = Points and cards in hand are equal: the campaign is won together.
campaign-again = New campaign with the same people
campaign-games = Games so far
campaign-games-none = No game is over yet.
campaign-games-order = newest first
campaign-minutes = { $n ->
    [0] under a minute
   *[other] { $n } min
}
campaign-began = { ME($who) ->
    [yes] You began
   *[no] { $who } began
}
campaign-won = { ME($who) ->
    [yes] You win alone
   *[no] { $who } wins alone
}
campaign-won-shared = { $mine ->
    [both] { $names } win together
   *[other] { $names } win together
}
campaign-won-none = Nobody wins
campaign-held = { $n ->
    [one] { $n } colony
   *[other] { $n } colonies
}
campaign-look = Look back
campaign-look-at = Look back at game { $number }
campaign-column-game = Game
campaign-column-player = Player
campaign-column-points = Points
campaign-column-began = Began
campaign-column-won = Won
campaign-cell = { $points } ({ $held ->
    [one] { $held } colony
   *[other] { $held } colonies
})

## At the table

campaign-plate = { $n ->
    [one] { $n } point in the campaign
   *[other] { $n } points in the campaign
}
campaign-next-game = Next game
campaign-next-said = Game { $number } of the campaign is over. Everybody keeps the seat.
campaign-next-open = { $name } has begun game { $number }.
campaign-next-watch = Game { $number } of the campaign is over.
campaign-decided-said = The campaign is decided.
campaign-col-points = Points
campaign-total = total { $total }

refused-no-campaign = There is no such campaign. Check the link.
refused-campaign-over = This campaign is decided.
refused-campaign-edition = Only the 2000 edition has a campaign.
refused-campaign-free = In a campaign aliens are dealt anew for every game: choose another way to get them.
