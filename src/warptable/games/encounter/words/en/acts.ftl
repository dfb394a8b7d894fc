### What an alien may do besides, without using its power: the name behind the alien, and what it does in a line.

act-bride-show-hands = show each other the hands
act-bride-show-hands-does = Your spouse sees your hand and may show theirs.
act-bride-divorce = divorce
act-bride-divorce-does = You take half the hand of your spouse at random; the marriage is over.
act-citadel-build = build a citadel
act-citadel-build-does = You lay an attack card at a planet.
act-greenhorn-new-cards = draw a new hand
act-greenhorn-new-cards-does = You have no attack: discard your cards and draw eight new ones.
act-greenhorn-regroup-all = spread ships anew
act-greenhorn-regroup-all-does = You spread your ships anew over your colonies and home planets.
act-host-refill = fill the sheet
act-host-refill-does = You remove flares of your sheet as you like and fill it up to three.
act-joker-name-attack = name another wild card
act-joker-name-attack-does = Another attack is your wild card from now on.
act-miser-new-hoard = start a new hoard
act-miser-new-hoard-does = Your hoard has no encounter card: show it, discard it and draw a new one.
act-pirate-sell = sell prisoners
act-pirate-sell-does = Up to four prisoners go to the warp, for a reward each.
act-pirate-ransom = ask for ransom
act-pirate-ransom-does = You offer each owner their ships for cards or a colony.
act-reactor-turn-away = take or discard a flare
act-reactor-turn-away-does = Nobody invited you: take the flare of the loser or yours off the sheet, or discard the former.
act-yin-yang-give-tokens = give tokens
act-yin-yang-give-tokens-does = Whoever did not invite you loses as many ships as the encounter costs the other main player.
