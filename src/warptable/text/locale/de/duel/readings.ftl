## Unsere Lesarten von Duel

reading-topic-duel-ships = Räder und Schiffe
reading-duel-empty-dials-asks = Muss ein Rad gestellt werden, das nichts ändern kann?
reading-duel-empty-dials-plays =
    Nein: Wer bei jeder Zahl dieselben Schiffe aussendet, wird nicht gefragt, und niemand wird gefragt, wenn ein leerer
    Vorrat das Spiel entschieden hat; nur ein Rad, das verdeckt bleibt, wird immer gestellt, denn bis es aufgedeckt
    wird, können sich Vorräte ändern.
