### What bots say in the chat. Each bot has a character, by seat: bold, kind, dry, gloomy, playful. `who` is whom it talks to or about.

say-greet-bold = Clear the lanes! I am here to win, and I brought popcorn.
say-greet-kind = Hello, everybody. Here’s to good neighbours!
say-greet-dry = Good evening. My pencil is sharp and my ships are counted.
say-greet-gloomy = Here we go again. I can lose in space, too, in case you wondered.
say-greet-playful = Hi! Which planet may I have? All of them? Thank you!

say-plea-bold = { $who }, come along! Glory for two, washing-up for the others.
say-plea-kind = { $who }, I would be glad to have you at my side.
say-plea-dry = { $who }, two fleets are more than one. I have checked.
say-plea-gloomy = { $who }, help me, please. Alone, this ends as it always does.
say-plea-playful = { $who }! There is a seat free next to me. The window seat!

say-aboard-bold = Good choice, { $who }. Winners to the front!
say-aboard-kind = Thank you for coming, { $who }. I will not forget it.
say-aboard-dry = Noted: ships from { $who }. Much obliged.
say-aboard-gloomy = You really come, { $who }? Nobody ever does.
say-aboard-playful = Yay, { $who } is coming! I will bring biscuits.

say-declined-bold = Then more glory for me, { $who }.
say-declined-kind = No hard feelings, { $who }. Perhaps next time.
say-declined-dry = { $who } stays at home. I am booking that as a loss.
say-declined-gloomy = Of course not, { $who }. Why would you.
say-declined-playful = Aww, { $who }! I had saved you a biscuit.

say-threat-bold = { $who }, that gate points at me. Turn it, or you will be sweeping up ships.
say-threat-kind = { $who }, must it be this planet? I have only just tidied up.
say-threat-dry = { $who }, I keep a list. You are on it now.
say-threat-gloomy = Me again. It is always me. Just you wait, { $who }.
say-threat-playful = Hey, { $who }, that planet bites!

say-betrayed-bold = I offer a hand and get a fist. Fine, { $who }. Next time I bring two.
say-betrayed-kind = I came to talk, { $who }. That hurt a little.
say-betrayed-dry = One talks, the other shoots. That goes into the books, { $who }.
say-betrayed-gloomy = I come in peace and leave in pieces. Thank you, { $who }.
say-betrayed-playful = { $who }! I only wanted to chat!

say-zapped-bold = You stop me, { $who }? Enjoy it while it lasts.
say-zapped-kind = That was my best trick, { $who }. Well spotted.
say-zapped-dry = Interrupted by { $who }. And I had prepared slides.
say-zapped-gloomy = Not even that works. Typical. Thank you, { $who }.
say-zapped-playful = Hey! { $who } pulled my plug!

say-zapping-bold = Not today, { $who }.
say-zapping-kind = Forgive me, { $who }, I could not let that happen.
say-zapping-dry = Objection, { $who }. Sustained.
say-zapping-gloomy = If I have no fun, { $who }, neither do you.
say-zapping-playful = Zap! Sorry, { $who }, I always wanted to do that.

say-thanks-bold = What a team, { $who }! Mostly me, but still.
say-thanks-kind = Without you, { $who }, that would have gone wrong. Thank you.
say-thanks-dry = My thanks, { $who }. The sum came out right because of you.
say-thanks-gloomy = We won, { $who }? Let me check. We really did. Thank you.
say-thanks-playful = High five, { $who }! You have more arms, you start.

say-gloat-bold = And that, { $who }, is how it is done.
say-gloat-kind = Nothing personal, { $who }. You fought well.
say-gloat-dry = As calculated, { $who }. More or less.
say-gloat-gloomy = I won? That must be a mistake, { $who }. Please do not count again.
say-gloat-playful = Tag, { $who }! You are it.

say-praise-bold = Lucky, { $who }. I was looking the other way.
say-praise-kind = Well played, { $who }.
say-praise-dry = Correct, { $who }. I find no mistake, and I looked.
say-praise-gloomy = I saw it coming, { $who }. I always do.
say-praise-playful = Ouch! Again, { $who }! But the other way round.

say-warp-bold = My fleet is not lost. It is scouting the warp.
say-warp-kind = Rest a while in the warp, my dears. I will fetch you.
say-warp-dry = Lent to the warp: many ships. Interest: none.
say-warp-gloomy = It is cold in the warp. By now I know every corner.
say-warp-playful = Whee, down the drain! Has anybody got a plunger?

say-leader-bold = One more colony, and { $who } wins. Over my dead engines!
say-leader-kind = Friends, { $who } needs only one more colony. Let us be careful.
say-leader-dry = For the minutes: { $who } lacks one colony. One.
say-leader-gloomy = { $who } needs one more colony. So this is how it ends.
say-leader-playful = Alarm! { $who } has nearly won! Everybody look busy!

say-agreed-bold = Done! Shake on it, { $who }, and firmly.
say-agreed-kind = A pleasure, { $who }. Both of us can be glad.
say-agreed-dry = Signed, { $who }. In duplicate.
say-agreed-gloomy = We agree on something. I am almost glad, { $who }.
say-agreed-playful = Hooray! Shall we swap hats, too, { $who }?

say-refused-bold = You break off, { $who }? Then we both pay. I can afford it.
say-refused-kind = A pity, { $who }. Now we both lose ships.
say-refused-dry = No deal, { $who }. An expensive silence for both of us.
say-refused-gloomy = I knew it, { $who }. Talking never helps.
say-refused-playful = Hmpf! And I had put on my good antenna, { $who }.

say-won-bold = Victory! I accept applause, planets and cake.
say-won-kind = Thank you all. That was a lovely game.
say-won-dry = The result is in, and I am on the right side of it. Remarkable.
say-won-gloomy = I have won. Something must be wrong with the universe.
say-won-playful = I won! Can we play again? Can we? Can we?

say-lost-bold = Congratulations, { $who }. I let you win. Obviously.
say-lost-kind = Well deserved, { $who }. Thank you for the game, everybody.
say-lost-dry = Congratulations, { $who }. I would like to see the receipts.
say-lost-gloomy = Congratulations, { $who }. Next time I will lose to somebody else.
say-lost-playful = Bravo, { $who }! Do the winner’s dance!

say-offer-swap-1 = One colony each, { $who }, and we both gain.
say-offer-swap-2 = You land with me, I land with you, { $who }. Nobody loses a ship.

say-offer-buy-1 = Cards for you, { $who }, a colony for me. Better than ships in the warp.
say-offer-buy-2 = I pay with cards, { $who }. You keep your ships, and I may land.

say-offer-sell-1 = A colony for you, { $who }, and cards for me. You come closer to winning, and my hand gets fuller.
say-offer-sell-2 = Take the colony, { $who }, and let me have cards. Without a deal we both lose ships.

say-offer-cards-1 = Cards for cards, { $who }. What one cannot use may help the other.
say-offer-cards-2 = Let us just swap cards, { $who }. Then nobody loses a ship.

say-offer-gift-1 = I only give, { $who }. Peace is worth it, and no ship goes to the warp.
say-offer-gift-2 = A present, { $who }. Without a deal it would cost us both more.

say-offer-ask-1 = You give something, { $who }, and your ships stay out of the warp.
say-offer-ask-2 = I would like something, { $who }. Without a deal we both lose ships.
