## Rules that are left out on purpose

left-out-n-reward-2 =
    The second set, Cosmic Incursion, is not in this game; the 32 cards of Cosmic Dominion are used alone.
left-out-n-reward-13 = It is about mixing with the rules of Cosmic Incursion, which is not in this game.
left-out-n-neg-2 = It is about Crooked Deal, a card of Cosmic Incursion, which is not in this game.
