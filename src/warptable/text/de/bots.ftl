### Die Bots: ihre Namen, und in einer Zeile, wie sie spielen.

bot-random = Zufall
bot-random-text = spielt irgendetwas Erlaubtes
bot-novice = Neuling
bot-novice-text = kennt die Regeln und spielt, was ihm einfällt: gut für das erste Spiel
bot-steady = Solide
bot-steady-text = wägt Schiffe und Karten ab und spielt vernünftig
bot-shrewd = Gewieft
bot-shrewd-text = zählt Karten, verhandelt hart und hilft niemandem zum Sieg
bot-seer = Vordenker
bot-seer-text = denkt jeden Schritt durch, bevor er zieht: braucht bis zu einer Sekunde
