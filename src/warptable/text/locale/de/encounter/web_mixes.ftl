## Fragen, die mit einer Mischung beantwortet werden: Belohnungen, besondere und einfache Schiffe

controls-mix-rewards = { $n ->
    [one] Was nimmst du als Belohnung?
   *[other] Was nimmst du für deine { $n } Belohnungen?
}
controls-mix-ships = { $n ->
    [one] Welches Schiff fliegt los
   *[other] Welche { $n } Schiffe fliegen los
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-mix-lost = { $n ->
    [one] Welches Schiff verlierst du
   *[other] Welche { $n } Schiffe verlierst du
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-mix-taken = { $n ->
    [one] Welches Schiff von { DAT($whose) } nimmst du
   *[other] Welche { $n } Schiffe von { DAT($whose) } nimmst du
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-mix-warp = Schiffe aus dem Warp
controls-mix-reward-cards = Belohnungskarten
controls-mix-n-ships = { SHIPS($n) }
controls-mix-n-rewards = { REWARDS($n) }
controls-mix-n-cosmic = { $n ->
    [one] 1 kosmische Karte
   *[other] { $n } kosmische Karten
}
controls-mix-n-cosmic-name = Kosmische Karten
controls-mix-n-plain = { $n ->
    [one] 1 einfaches Schiff
   *[other] { $n } einfache Schiffe
}
controls-mix-n-plain-name = Einfache Schiffe
controls-mix-rest = der Rest
controls-mix-few = Das macht nicht { $n }
controls-mix-many = Höchstens { $n } insgesamt
controls-do-mix-rewards = { $what } nehmen
controls-do-mix-taken = { $what } nehmen
controls-do-mix-ships = { $what } losschicken
controls-do-mix-lost = { $what } verlieren
