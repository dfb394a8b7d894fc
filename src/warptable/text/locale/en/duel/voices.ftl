### What bots say in the chat of the game for two. `who` is the opponent.

say-duel-greet-1 = Two players, twelve planets, no witnesses. Good luck!
say-duel-greet-2 = Nobody to hide behind today. I like that.
say-duel-greet-3 = Hello! May the better dial win.

say-duel-narrow-win-1 = That was closer than my last landing, { $who }.
say-duel-narrow-win-2 = A finger's breadth! I had already packed, { $who }.
say-duel-narrow-win-3 = One point less and you could laugh now, { $who }.
say-duel-narrow-win-4 = Enough is enough, { $who }. Just.

say-duel-narrow-loss-1 = So little! Next time I bring a ruler, { $who }.
say-duel-narrow-loss-2 = Almost. Well fought, { $who }.
say-duel-narrow-loss-3 = That hair is going into a museum, { $who }.

say-duel-accused-1 = Me? With this honest face, { $who }?
say-duel-accused-2 = That is a heavy word, { $who }. Shall we look together?
say-duel-accused-3 = I am deeply hurt, { $who }. Please go on.

say-duel-caught-1 = I saw your sleeve move, { $who }.
say-duel-caught-2 = Hands on the table, { $who }! Thank you.
say-duel-caught-3 = A nice try, { $who }. I know that one.

say-duel-innocent-1 = Empty sleeves, { $who }. See?
say-duel-innocent-2 = You owe me an apology, { $who }. And a ship.
say-duel-innocent-3 = For once I was good, { $who }, and nobody believes it.

say-duel-broken-1 = That sounded different a moment ago, { $who }.
say-duel-broken-2 = I will remember your promises, { $who }. All of them.
say-duel-broken-3 = { $who }, your word lasted from here to there.

say-duel-envoy-1 = A new friend! Sorry, { $who }, that seat is taken.
say-duel-envoy-2 = We talk a lot, the envoy and I. Mostly about you, { $who }.
say-duel-envoy-3 = Diplomacy, { $who }. You should try it.
say-duel-envoy-4 = The envoy prefers my biscuits, { $who }.

say-duel-hit-1 = Ouch. That was half of my fleet, { $who }.
say-duel-hit-2 = I can see the stars through my hull, { $who }.
say-duel-hit-3 = Good shot, { $who }. Please never again.

say-duel-again-1 = All gone, and we still cannot stop, { $who }.
say-duel-again-2 = Once more from the beginning, { $who }?
say-duel-again-3 = Nobody left down there. Fresh ships, { $who }!

say-duel-won-1 = Good game, { $who }! I was nervous until the end.
say-duel-won-2 = Thank you, { $who }. Another one?
say-duel-won-3 = Well played, { $who }. It could have been yours.

say-duel-lost-1 = Good game, { $who }. Congratulations!
say-duel-lost-2 = You had the better nerves, { $who }. Well done.
say-duel-lost-3 = I take my hat off, { $who }. Revenge?
say-duel-lost-4 = The better one has won. I will practise, { $who }.
