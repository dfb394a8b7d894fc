### The star map, the plates of the players and the line that says whom the table waits for.

board-title = Star map and players
board-map = Star map
board-view = View of the map
board-nearer = Zoom in
board-further = Zoom out
board-recentre = Show what this is about
board-last = gives up this colony
board-more = One ship more: { $place }
board-less = One ship fewer: { $place }

board-planet = { ME($owner) ->
    [yes] Your planet { $number }
   *[no] { POS($owner) } planet { $number }
}
board-target = target of the gate
board-ships = { ME($who) ->
    [yes] { SHIPS($n) } of yours
   *[no] { SHIPS($n) } of { $who }
}
board-no-ships = no ships
board-may = may be chosen
board-may-not = cannot be chosen now
board-gate = The gate, aimed at { $planet }
board-beside = Beside { $planet }, for defensive allies
board-warp = The warp
board-warp-word = Warp
board-out = out of the game
board-air = in flight
board-destiny = Drawn: { $card }

board-sun = { ME($who) ->
    [yes] Your alien
   *[no] { POS($who) } alien
}
board-star = { ME($who) ->
    [yes] Your sun
   *[no] { POS($who) } sun
}
board-power-none = no power
board-power-hidden = hidden
board-power-lost = power lost
board-power-zapped = zapped

board-hand = { CARDS($n) } in hand
board-colonies = { $n } of { $goal } foreign colonies
board-bot = Bot
board-absent = bot plays
board-away = away
board-role-offense = Offense
board-role-defense = Defense
board-role-ally = { ME($who) ->
    [yes] Your ally
   *[no] Ally of { $who }
}
board-role-invited = Invited

board-waits-me = Your decision
board-waits-window = Everybody may react
board-waits-nobody = The game goes on
board-waits-several = The table waits for { $names }
board-waits-other = { $who } decides
board-waits-choose-alien = { $who } chooses an alien
board-waits-regroup = { $who } frees a ship from the warp
board-waits-wild = { $who } chooses the defense
board-waits-own-colour = { $who } has drawn their own color and decides
board-waits-aim = { $who } aims the gate
board-waits-colonist = { $who } chooses whose colony to attack
board-waits-launch = { $who } sends ships to the gate
board-waits-invite = { $who } invites allies
board-waits-ally = { $who } decides whether to help
board-waits-ally-ships = { $who } sends ships as an ally
board-waits-encounter-card = { $who } chooses an encounter card
board-waits-deal = { $who } thinks about the deal
board-waits-deal-colony = { $who } founds a colony
board-waits-found-planet = { $who } founds a colony
board-waits-ships-home = { $who } brings ships home
board-waits-lose-ships = { $who } chooses which ships are lost
board-waits-compensation = { $who } takes compensation
board-waits-compensation-cards = { $who } takes compensation
board-waits-reward-ships = { $who } takes the reward
board-waits-reward-cards = { $who } takes the reward
board-waits-reward-backs = { $who } takes the reward
board-waits-take-rewards = { $who } takes cards
