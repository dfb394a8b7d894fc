## Regeln, die bewusst weggelassen sind

left-out-n-reward-2 =
    Das zweite Set, Cosmic Incursion, ist nicht in diesem Spiel; die 32 Karten von Cosmic Dominion werden allein
    verwendet.
left-out-n-reward-13 = Sie regelt das Mischen mit Cosmic Incursion, und dieses Set ist nicht in diesem Spiel.
left-out-n-neg-2 =
    Sie handelt von einer Karte aus Cosmic Incursion (Crooked Deal), und dieses Set ist nicht in diesem Spiel.
