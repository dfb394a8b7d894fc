### Was in besonderen Momenten über dem Brett liegt: das Aufdecken, ein Abkommen, das Ende des Spiels.

stages-you = Du
stages-why = warum?
stages-show-board = Brett zeigen
stages-show-cards = Karten zeigen
stages-only-you = nur du siehst das

## Verdeckte Karten, und klein

stages-facedown = Die Karten liegen verdeckt
stages-choosing = wählt noch
stages-card-back = eine verdeckte Karte
stages-card-none = noch keine Karte
stages-card-claimed = behauptet, niemand hat sie gesehen
stages-card-copies = { $face }, kopiert die andere Karte
stages-card-counts = gelegt als { $face }

## Das Aufdecken

stages-reveal = Die aufgedeckten Karten
stages-where = Begegnung auf Planet { $planet }
stages-totals = { $offense } für den Angreifer, { $defense } für den Verteidiger
stages-big-open = Die Karten liegen offen
stages-big-faces = Angriff schlägt Verhandlung
stages-big-automatic = Entschieden ohne Summen
stages-big-deal = Zwei Verhandlungen
stages-big-both-lost = Zweimal Gleichziehen
stages-leads = { ME($who) ->
    [yes] Du führst mit { $margin }.
   *[no] { $who } führt mit { $margin }.
}
stages-tied = { ME($who) ->
    [yes] Gleichstand: Du liegst vorn.
   *[no] Gleichstand: { $who } liegt vorn.
}
stages-tie-rule = Bei Gleichstand siegt der Verteidiger.
stages-lower = Die kleinere Summe siegt ({ $source }).
stages-upset = Sieger und Verlierer tauschen am Ende ({ $source }).
stages-then-faces = { ME($who) ->
    [yes] Du siegst
   *[no] { $who } siegt
}, gleich wie viele Schiffe da sind.
stages-then-automatic = { ME($who) ->
    [yes] Du siegst
   *[no] { $who } siegt
} als { $side ->
    [offense] Angreifer
   *[defense] Verteidiger
} durch eine Kraft.
stages-then-deal = Die Hauptspieler verhandeln jetzt über ein Abkommen.
stages-then-both-lost = Beide Hauptspieler verlieren.

stages-part-card = Karte
stages-part-ships = { ME($who) ->
    [yes] deine Schiffe
   *[no] { $who }: Schiffe
}

stages-if-title = Was wäre, wenn
stages-if = mit { $face } für den { $side ->
    [offense] Angreifer
   *[defense] Verteidiger
}
stages-if-wins = { $side ->
    [offense] Der Angreifer würde siegen.
   *[defense] Der Verteidiger würde siegen.
}
stages-reinforcements = Verstärkungen, wie sie gespielt wurden
stages-reinforced = für den { $side ->
    [offense] Angreifer
   *[defense] Verteidiger
}
stages-open = Offen
stages-who-reinforces = Hauptspieler und Verbündete

stages-stakes = Worum es geht
stages-stakes-note = nur nach den Regeln; Kräfte können es ändern
stages-stakes-offense = Wenn der Angreifer siegt
stages-stakes-defense = Wenn der Verteidiger siegt
stages-stakes-certain = Was folgt
stages-stakes-no-deal = Ohne Abkommen
stages-gain-colony = Kolonie { $n } von { $goal }
stages-gain-home = eine Heimatkolonie auf { $planet }
stages-gain-more = mehr Schiffe auf { $planet }
stages-gain-again = eine zweite Begegnung
stages-gain-keeps = { $planet } bleibt, wie es ist
stages-gain-rewards = { $n ->
    [one] eine Belohnung
   *[other] { $n } Belohnungen
}
stages-gain-compensation = { CARDS($n) } dafür, nach Zufall
stages-lose-ships = { SHIPS($n) } in den Warp
stages-lose-colony = { SHIPS($n) } in den Warp, { $planet } verloren
stages-lose-nothing = keine Schiffe verloren
