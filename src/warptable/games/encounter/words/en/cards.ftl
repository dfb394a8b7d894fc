### What cards do. An artifact that differs in the 2000 edition has a second text.

text-attack = Attack against attack: card and ships of each side are added up, the higher total wins, a tie goes to the defense. Against a negotiate it wins.
text-negotiate = Loses to an attack, but brings compensation: cards from the winner’s hand. Two negotiates: the main players talk about a deal.
text-morph = When it is turned up it becomes a copy of the other encounter card.
text-reinforcement = After the cards are turned up, a main player or ally adds its value to either side.
text-destiny = Names the defense. A color: the encounter is in that player’s home system; your own color: draw again, or drive somebody out.

artifact-card-zap = When somebody plays a flare or an artifact: it has no effect and is discarded.
artifact-cosmic-zap = When an alien power is used, also your own: cancels this use, and the power may not be used again in this encounter.
artifact-cosmic-zap-avalon = When another player is about to use an alien power: that power is off for the rest of the encounter.
artifact-emotion-control = After the cards are turned up: attacks count as negotiates, and the main players must try to make a deal.
artifact-emotion-control-avalon = After the cards are turned up: both count as negotiates; allies withdraw and the main players talk about a deal.
artifact-force-field = After alliances are formed: name any allies of either side; they take their ships back and are out of the encounter.
artifact-ionic-gas = When the outcome is known: nobody gets compensation or rewards in this encounter.
artifact-mobius-tubes = At the start of one of your own encounters: all ships of all players leave the warp, each to colonies its owner chooses.
artifact-plague = At the start of any encounter: name a player, who loses three ships to the warp and discards one card of each type in hand.
artifact-plague-avalon = At any time: name a player, who loses three ships to the warp and discards one attack, one negotiate and one artifact.
artifact-quash = When a deal has been made: it is cancelled, and both main players lose three ships.
artifact-stellar-gas = When somebody is about to take compensation: that player gets none.
