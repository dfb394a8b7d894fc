### What bots say in the chat of the game for two. `who` is the opponent.

duel-say-greet-1 = Two players, twelve planets, no witnesses. Good luck!
duel-say-greet-2 = Nobody to hide behind today. I like that.
duel-say-greet-3 = Hello! May the better dial win.

duel-say-narrow-win-1 = That was closer than my last landing, { $who }.
duel-say-narrow-win-2 = A finger's breadth! I had already packed, { $who }.
duel-say-narrow-win-3 = One point less and you could laugh now, { $who }.
duel-say-narrow-win-4 = Enough is enough, { $who }. Just.

duel-say-narrow-loss-1 = So little! Next time I bring a ruler, { $who }.
duel-say-narrow-loss-2 = Almost. Well fought, { $who }.
duel-say-narrow-loss-3 = That hair is going into a museum, { $who }.

duel-say-accused-1 = Me? With this honest face, { $who }?
duel-say-accused-2 = That is a heavy word, { $who }. Shall we look together?
duel-say-accused-3 = I am deeply hurt, { $who }. Please go on.

duel-say-caught-1 = I saw your sleeve move, { $who }.
duel-say-caught-2 = Hands on the table, { $who }! Thank you.
duel-say-caught-3 = A nice try, { $who }. I know that one.

duel-say-innocent-1 = Empty sleeves, { $who }. See?
duel-say-innocent-2 = You owe me an apology, { $who }. And a ship.
duel-say-innocent-3 = For once I was good, { $who }, and nobody believes it.

duel-say-broken-1 = That sounded different a moment ago, { $who }.
duel-say-broken-2 = I will remember your promises, { $who }. All of them.
duel-say-broken-3 = { $who }, your word lasted from here to there.

duel-say-envoy-1 = A new friend! Sorry, { $who }, that seat is taken.
duel-say-envoy-2 = We talk a lot, the envoy and I. Mostly about you, { $who }.
duel-say-envoy-3 = Diplomacy, { $who }. You should try it.
duel-say-envoy-4 = The envoy prefers my biscuits, { $who }.

duel-say-hit-1 = Ouch. That was half of my fleet, { $who }.
duel-say-hit-2 = I can see the stars through my hull, { $who }.
duel-say-hit-3 = Good shot, { $who }. Please never again.

duel-say-again-1 = All gone, and we still cannot stop, { $who }.
duel-say-again-2 = Once more from the beginning, { $who }?
duel-say-again-3 = Nobody left down there. Fresh ships, { $who }!

duel-say-won-1 = Good game, { $who }! I was nervous until the end.
duel-say-won-2 = Thank you, { $who }. Another one?
duel-say-won-3 = Well played, { $who }. It could have been yours.

duel-say-lost-1 = Good game, { $who }. Congratulations!
duel-say-lost-2 = You had the better nerves, { $who }. Well done.
duel-say-lost-3 = I take my hat off, { $who }. Revenge?
duel-say-lost-4 = The better one has won. I will practise, { $who }.
