"""Pages to be read: aliens, rules, the guide to a first game, explanations of words, cards and powers."""
