### The 57 destiny cards: `effect` is the text, `prize` the prize of a duel; `blue`, `pink` and `green` say what a planet with
### that symbol brings on a refresh card. `own` says what of the card is of our own design where it is not everything.

## Discoveries

duel-destiny-vacant-shipyard-effect = Discover a planet; the players duel for it.
duel-destiny-vacant-shipyard-prize = Recover up to 8 ships.
duel-destiny-vacant-shipyard-own = Of our own design is only the deck that follows.

duel-destiny-its-full-of-stars-effect = Discover a planet; the players duel for it. Players send ships from the Warp instead of their supply. A player with no ships in the Warp sends just 1 ship, from their supply.
duel-destiny-its-full-of-stars-prize = Choose one: recover 3 ships, or destroy 3 of the ships in your opponent’s supply.
duel-destiny-its-full-of-stars-rulings =
    A dial higher than the ships in the Warp sends all of them.
    Ships taken from the Warp this way are sent, not recovered.
    Only a player with none in the Warp and none in supply loses by being unable to send.
duel-destiny-its-full-of-stars-own = Of our own design is only the deck that follows; a second digit of the ship advantage may be missing.

duel-destiny-wide-eyed-arrival-effect = Discover a planet; the players duel for it.
duel-destiny-wide-eyed-arrival-prize = You may first decrease your friendship with one envoy; then you may increase your friendship with one envoy.
duel-destiny-wide-eyed-arrival-rulings =
    Both moves may name the same envoy.
duel-destiny-wide-eyed-arrival-own = The prize is known. The name, the ship advantage and the deck that follows are of our own design.

duel-destiny-crowded-orbit-effect = Discover a planet; the players duel for it. Each player sends 1 ship more than their dial shows, as far as the supply reaches.
duel-destiny-crowded-orbit-prize = Ready up to 2 of your spent tactics.
duel-destiny-crowded-orbit-rulings =
    The extra ship of the Unseen comes with its late dial.

duel-destiny-peaceful-landing-effect = Discover a planet; the players duel for it. Skip the choosing, revealing and resolving of tactics in this duel.
duel-destiny-peaceful-landing-prize = Increase your friendship with 1 envoy and draw 1 card.
duel-destiny-peaceful-landing-rulings =
    Abilities that need a chosen or revealed tactic do nothing in this duel; step 6 always leads on to step 7.

duel-destiny-rich-veins-effect = Discover a planet; the players duel for it.
duel-destiny-rich-veins-prize = Gain 2 reinforcements.

duel-destiny-meteor-shower-effect = Discover a planet; the players duel for it. After the dials are revealed, each player who sent 3 or more ships destroys 1 of them.
duel-destiny-meteor-shower-prize = Recover 3 ships and draw 1 card.
duel-destiny-meteor-shower-rulings =
    With a late dial (Unseen) that player’s ship is destroyed when the dial is revealed.
    The card acts before the abilities of the players.

duel-destiny-ancient-library-effect = Discover a planet; the players duel for it. Before plans are chosen for the first time in this duel each player draws 2 cards.
duel-destiny-ancient-library-prize = Take 1 card of your choice from your discard pile into your hand.

duel-destiny-foggy-landing-effect = Discover a planet; the players duel for it. The dials are not revealed in step 2 but just before tactics are revealed; ships are sent then.
duel-destiny-foggy-landing-prize = Recover 4 ships.
duel-destiny-foggy-landing-rulings =
    Ships of both players arrive together; effects after the dials are revealed wait until then.

duel-destiny-gladiator-arena-effect = Discover a planet; the players duel for it. Each revealed blast has its value increased by 1 in this duel.
duel-destiny-gladiator-arena-prize = Ready all of your spent tactics.

duel-destiny-tiny-rock-effect = Discover a planet; the players duel for it. Nobody can send more than 2 ships; a higher dial counts as 2.
duel-destiny-tiny-rock-prize = Gain 1 reinforcement and draw 2 cards.

duel-destiny-royal-homeworld-effect = Discover a planet; the players duel for it.
duel-destiny-royal-homeworld-prize = Increase your friendship with 1 envoy, then you may increase your friendship with 1 envoy again.

duel-destiny-twin-sunrise-effect = Discover a planet; the players duel for it. At cleanup the loser does not retreat: if they still have ships on the planet, both players control it.
duel-destiny-twin-sunrise-prize = Draw 2 cards.
duel-destiny-twin-sunrise-rulings =
    A loser without ships left simply does not control the planet.

## Events: duels

duel-destiny-regular-revenge-effect = The planet bar picks the planet for a duel. Players who control that planet cannot send ships.
duel-destiny-regular-revenge-prize = Recover 3 ships.
duel-destiny-regular-revenge-own = The effect, the ship advantage and the beginning of the planet bar are known. The prize, the rest of the bar and the deck that follows are of our own design.

duel-destiny-border-dispute-effect = The planet bar picks the planet for a duel. Both players send ships as usual; ships already there take part.
duel-destiny-border-dispute-prize = Recover 4 ships.

duel-destiny-siege-effect = The planet bar picks the planet for a duel. Players who control that planet cannot send ships. Shields revealed by those players are increased by 2.
duel-destiny-siege-prize = Take 1 card at random from your opponent’s hand.

duel-destiny-eviction-notice-effect = The planet bar picks a planet. All ships there retreat. Then there is a duel on it.
duel-destiny-eviction-notice-prize = Draw 3 cards.

duel-destiny-best-of-three-effect = Have a duel on the planet where the most recent duel of an earlier card took place; if there has been none, use the planet bar. Players who control that planet cannot send ships.
duel-destiny-best-of-three-prize = Increase your friendship with 1 envoy.

duel-destiny-stragglers-choice-effect = The straggler picks a planet that the leader controls; if the leader controls none, use the planet bar. Have a duel there. Players who control that planet cannot send ships.
duel-destiny-stragglers-choice-prize = Draw 2 cards and ready 1 of your spent tactics.
duel-destiny-stragglers-choice-rulings =
    The Warpplanet is a planet the leader can control, also the only one.

duel-destiny-all-in-effect = The planet bar picks the planet for a duel. Skip the dials: each player sends 4 ships (all they have if fewer).
duel-destiny-all-in-prize = Ready up to 3 of your spent tactics and recover 2 ships.
duel-destiny-all-in-rulings =
    A player with no ship in supply loses the game, as usual.
    There is no dial to hide for the Unseen; ships already on the planet take part.

duel-destiny-proxy-war-effect = The planet bar picks the planet for a duel. Players who control that planet cannot send ships. Before plans are chosen for the first time in this duel each player gains 1 reinforcement, leader first.
duel-destiny-proxy-war-prize = Gain 1 reinforcement.

## Events: contests

duel-destiny-bake-off-effect = Have a contest. The winner recovers 5 ships.
duel-destiny-talent-show-effect = Have a contest. The winner increases their friendship with 1 envoy and may then do so once more.
duel-destiny-space-race-effect = Have a contest. A winner who controls at most 3 planets may send 1 ship from their supply to a revealed planet where they have none; both players then may control it.
duel-destiny-space-race-rulings =
    It is no forced sending: an empty supply loses nothing.
    A winner who controls 4 or more planets gets nothing.
duel-destiny-spelling-bee-effect = Have a contest. The winner draws 4 cards, the loser draws 1.
duel-destiny-arms-fair-effect = Have a contest. The winner gains 2 reinforcements.
duel-destiny-demolition-derby-effect = Have a contest. The winner destroys up to 4 ships in the loser’s supply, but always leaves 1 there.
duel-destiny-hostile-takeover-effect = Have a contest. The winner picks 1 planet that the loser controls and destroys 2 of the loser’s ships there.
duel-destiny-hostile-takeover-rulings =
    A loser who controls no planet loses nothing; the last ship may be hit, which ends control.
duel-destiny-limbo-contest-effect = Have a contest that the player with the lower clout wins. The winner readies all of their spent tactics.
duel-destiny-limbo-contest-rulings =
    Ties still go to the straggler. With Anti-Matter active the two reversals cancel out.
duel-destiny-peace-talks-effect = Have a contest. The winner chooses: both players recover 4 ships, or only the winner recovers 2 ships and draws 1 card.

## Events: calamities

duel-destiny-black-hole-effect = The leader destroys 3 ships in their supply; the straggler destroys 1 ship in theirs. Nobody destroys their last one.
duel-destiny-solar-flare-effect = Each player, leader first, spends 2 of their readied tactics (1 if that is all they have).
duel-destiny-supernova-effect = The planet bar picks a planet. All ships there are destroyed. The planet stays revealed.
duel-destiny-supernova-rulings =
    Ships destroyed on the Warpplanet go to the Warp. A planet without ships may be chosen too.
duel-destiny-identity-crisis-effect = Each player secretly picks 2 cards of their hand (all if fewer); then the picked cards are exchanged at the same time.
duel-destiny-clean-slate-effect = Each player discards their hand and draws up to their hand limit.
duel-destiny-clean-slate-rulings =
    Reinforcements go to the discard pile of the player who held them.
duel-destiny-ambassadors-ball-effect = All allied envoys become neutral. Then, straggler first, each player may increase their friendship with 1 envoy.
duel-destiny-changing-of-the-guard-effect = Remove each neutral envoy from the game and replace it with a random facedown neutral envoy from the deck with the same icon, if that deck has cards left. If there was no neutral envoy, the straggler increases their friendship with 1 envoy.
duel-destiny-changing-of-the-guard-rulings =
    A removed envoy goes out of the game with its counters; the Warpplanet stays.
duel-destiny-early-certification-effect = If a player controls at least 4 planets and their opponent at most 1, that player wins the game at once. Otherwise each player who controls fewer planets than their opponent draws 3 cards; if they control equally many, both draw 1 card.

## Refresh

duel-destiny-cosmic-market-effect = Each player acquires the resources of 1 planet they control. A player who controls no planet recovers 2 ships instead.
duel-destiny-cosmic-market-blue = Increase your friendship with 1 envoy.
duel-destiny-cosmic-market-pink = Gain 2 reinforcements.
duel-destiny-cosmic-market-green = Draw 3 cards.
duel-destiny-cosmic-market-own = The three resources are known. The name, which symbol brings what and the deck that follows are of our own design.

duel-destiny-harvest-season-effect = Each player acquires the resources of every planet they control, but of each symbol only once. A player who controls no planet recovers 2 ships instead.
duel-destiny-harvest-season-blue = Recover 2 ships.
duel-destiny-harvest-season-pink = Draw 1 card.
duel-destiny-harvest-season-green = Ready 1 of your spent tactics.

duel-destiny-tourist-season-effect = Straggler first, each player acquires the resources of 1 revealed planet, whoever controls it; not both the same planet.
duel-destiny-tourist-season-blue = Recover 3 ships.
duel-destiny-tourist-season-pink = Increase your friendship with 1 envoy.
duel-destiny-tourist-season-green = Gain 1 reinforcement.

duel-destiny-double-dividend-effect = Each player acquires the resources of up to 2 different planets they control. A player who controls no planet recovers 2 ships instead.
duel-destiny-double-dividend-blue = Gain 1 reinforcement.
duel-destiny-double-dividend-pink = Recover 2 ships.
duel-destiny-double-dividend-green = Draw 2 cards.

duel-destiny-shore-leave-effect = Each player recovers 4 ships.
duel-destiny-tune-up-effect = Each player readies all of their spent tactics.
duel-destiny-mail-call-effect = Each player draws up to their hand limit; a player who draws fewer than 2 cards this way also recovers 2 ships.
duel-destiny-recruitment-drive-effect = Straggler first, each player gains 1 reinforcement; then the straggler gains 1 more.
duel-destiny-diplomatic-gala-effect = Straggler first, each player increases their friendship with 1 envoy.
duel-destiny-coffee-break-effect = Each player chooses one: recover 3 ships, draw 3 cards, or ready 2 of their spent tactics.
duel-destiny-hand-me-downs-effect = The straggler recovers 5 ships, the leader recovers 3.
duel-destiny-spring-cleaning-effect = Each player may discard any number of cards from their hand, then draws that many plus 1.
duel-destiny-warp-dredging-effect = Each player recovers 2 ships for each planet their opponent controls, but at least 2 and at most 6.
duel-destiny-supply-lines-effect = Leader first, each player may retreat any number of their ships from planets; each player then draws 1 card.
duel-destiny-supply-lines-rulings =
    Retreating the last ship gives up control of that planet.
duel-destiny-second-shift-effect = Leader first, each player may send up to 2 ships from their supply to planets they control.
duel-destiny-old-favors-effect = Each player takes 1 card of their choice from their discard pile into their hand, then draws 1 card.
duel-destiny-snack-run-effect = Each player recovers 2 ships, draws 2 cards and readies 1 of their spent tactics.
duel-destiny-lend-a-hand-effect = The leader gives 1 card of their choice from their hand to the straggler. Then each player draws 2 cards.
duel-destiny-happy-hour-effect = Straggler first, each player may decrease their friendship with 1 envoy and may then increase it with 1 envoy.
duel-destiny-happy-hour-rulings =
    Both moves of a player may name the same envoy.
