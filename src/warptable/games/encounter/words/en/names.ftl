### Names of seats, places, phases and roles; numbers of things.

me-nom = you
me-acc = you
me-dat = you
me-pos = your
name-acc = { $name }
name-dat = { $name }
name-pos = { $name }’s

count-range = { $low } to { $high }
count-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-backs = { $rewards ->
    [0] { CARDS($n) }
   *[other] { CARDS($n) } ({ REWARDS($rewards) } among them)
}
count-rewards = { $n ->
    [one] { $n } reward card
   *[other] { $n } reward cards
}

list-join = { $list }, { $item }
list-last = { $list } and { $item }
list-none = nobody

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple

place-gate = the gate
place-beside = the place beside the target
place-warp = the warp
place-out = out of the game
place-air = in flight
place-lab = the laboratory
place-held = an alien sheet

marks-many = { $number } × { $mark }
mark-used = { $mark } (used)
mark-of = { $mark } ({ $seat })
mark-of-used = { $mark } ({ $seat }, used)
planet-adrift = adrift in the warp
stash-of = { CARDS($n) } of { $who }
token-at-sun = liner of { $token } in the system of { $system }
ships-of = { SHIPS($ships) } of { $who }
sheet-crew = on the sheet: { $ships }
token-between = { $token } between { $planet } and { $next }
spot-gate = gate
spot-beside = beside
spot-warp = warp
spot-held = sheet
spot-lab = laboratory

side-offense = offense
side-defense = defense

phase-setup = Set-up
phase-start-turn = Start
phase-regroup = Regroup
phase-destiny = Destiny
phase-launch = Launch
phase-alliance = Alliance
phase-planning = Planning
phase-reveal = Reveal
phase-resolution = Resolution
phase-any = Any time

role-any = Any player
role-main-player = Main player
role-offense = Offense
role-defense = Defense
role-ally = Ally
role-offensive-ally = Offensive ally
role-defensive-ally = Defensive ally
role-main-player-or-ally = Main player or ally
role-offense-or-ally = Offense or ally
role-not-main-player = Not a main player
role-not-offense = Not the offense
role-not-main-player-or-ally = Neither main player nor ally

duty-mandatory = Mandatory
duty-optional = Optional
duty-varies = Partly mandatory

level-green = Green (easy)
level-yellow = Yellow (medium)
level-red = Red (hard)

edition-ffg = Fantasy Flight 2008
edition-avalon = Avalon Hill 2000
edition-dominion = Cosmic Dominion 2014

card-hidden = a facedown card
card-attack = Attack { $value }
card-flare = { $alien } flare
