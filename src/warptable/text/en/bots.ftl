### The bots: their names, and how they play in a line.

bot-random = Random
bot-random-text = plays anything that is legal
bot-novice = Novice
bot-novice-text = knows the rules and plays what comes to mind: good for a first game
bot-steady = Steady
bot-steady-text = weighs ships and cards and plays soundly
bot-shrewd = Shrewd
bot-shrewd-text = counts cards, drives bargains and helps nobody to win
bot-seer = Seer
bot-seer-text = thinks every step through before it moves: takes up to a second
