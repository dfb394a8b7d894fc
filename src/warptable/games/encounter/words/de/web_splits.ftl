## Fragen, die mit einer Aufteilung beantwortet werden: Belohnungen, besondere und einfache Schiffe

controls-split-rewards = { $n ->
    [one] Was nimmst du als Belohnung?
   *[other] Was nimmst du für deine { $n } Belohnungen?
}
controls-split-ships = { $n ->
    [one] Welches Schiff bewegst du
   *[other] Welche { $n } Schiffe bewegst du
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-split-lost = { $n ->
    [one] Welches Schiff verlierst du
   *[other] Welche { $n } Schiffe verlierst du
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-split-picked = { $n ->
    [one] Welches Schiff von { DAT($whose) } wählst du aus
   *[other] Welche { $n } Schiffe von { DAT($whose) } wählst du aus
}?{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
}
controls-split-warp = Schiffe aus dem Warp
controls-split-reward-cards = Belohnungskarten
controls-split-n-ships = { SHIPS($n) }
controls-split-n-rewards = { REWARDS($n) }
controls-split-n-cosmic = { $n ->
    [one] 1 kosmische Karte
   *[other] { $n } kosmische Karten
}
controls-split-n-cosmic-name = Kosmische Karten
controls-split-n-plain = { $n ->
    [one] 1 einfaches Schiff
   *[other] { $n } einfache Schiffe
}
controls-split-n-plain-name = Einfache Schiffe
controls-split-rest = der Rest
controls-split-few = Das macht nicht { $n }
controls-split-many = Höchstens { $n } insgesamt
controls-marked = Besondere Schiffe unter denen, die losfliegen
controls-marked-with = mit { $what }
controls-marked-go-one = fliegt mit
controls-marked-stay-one = bleibt
controls-marked-go-some = fliegen mit
controls-marked-stay-some = bleiben
controls-do-split-rewards = { $what } nehmen
controls-do-split-picked = { $what } auswählen
controls-do-split-ships = { $what } bewegen
controls-do-split-lost = { $what } verlieren

## Karten, die als andere gespielt werden, und Momente derselben Karte

controls-play-as = { $flare ->
    [yes] { $face } mit dem Flare spielen als …
   *[no] { $face } spielen als …
}
controls-when-free-0 = zu Beginn des Zuges
controls-when-free-1 = nach dem Sammeln
controls-when-free-2 = wenn der Verteidiger feststeht
controls-when-free-3 = nach dem Start
controls-when-free-4 = wenn alle Allianzen stehen
controls-when-free-5 = wenn die Karten liegen
controls-when-free-6 = nach dem Aufdecken
controls-when-free-7 = wenn der Ausgang feststeht
controls-when-free-8 = wenn die Begegnung vorbei ist
controls-when-encounter-start = zu Beginn der Begegnung

## Karten austeilen

controls-hand-out = Wer bekommt welche Karte?
controls-hand-keep = niemand
controls-do-hand-out = { CARDS($n) } austeilen
controls-need-hand-out = Gib allen so viele, wie ihnen zustehen

## Was in einer Begegnung noch kommt

later-any = Steht noch aus: { $source }.
later-usurper-count-allies = Die Seite mit mehr verbündeten Schiffen siegt, ohne Karten.
later-diplomat-elect = Die Abstimmung hat entschieden, wer siegt, ohne Karten.
later-laser-lose-blinded = Ein Hauptspieler hat keine Herausforderungskarten mehr und verliert.
later-daredevil-land-elsewhere = { ME($who) ->
    [yes] Siegt deine Seite mit höchstens vier Vorsprung, darf ein Schiff von dir anderswo landen.
   *[no] Siegt die Seite von { DAT($who) } mit höchstens vier Vorsprung, darf ein Schiff anderswo landen.
}
later-daredevil-pay-for-it = { ME($who) ->
    [yes] In jedem anderen Fall verlierst du drei Schiffe.
   *[no] In jedem anderen Fall verliert { $who } drei Schiffe.
}
later-explorer-settle-up = { ME($who) ->
    [yes] Am Ende bekommst du Belohnungen, wie es auch ausgeht.
   *[no] Am Ende bekommt { $who } Belohnungen, wie es auch ausgeht.
}
later-diplomat-keep-promises = { ME($who) ->
    [yes] Siegst du, hältst du deine Versprechen für Stimmen.
   *[no] Siegt { $who }, werden die Versprechen für Stimmen gehalten.
}
later-doppelganger-give-back = Nach dem Aufdecken gehen geliehene Karten zurück.
later-judge-carry-out = { ME($who) ->
    [yes] Am Ende gilt dein Urteil, wenn jemand siegt und ein Angriff aufgedeckt wird.
   *[no] Am Ende gilt das Urteil von { DAT($who) }, wenn jemand siegt und ein Angriff aufgedeckt wird.
}
later-grudge-settle = { ME($who) ->
    [yes] Am Ende zahlt mit Schiffen, wer deiner Einladung nicht gefolgt ist.
   *[no] Am Ende zahlt mit Schiffen, wer der Einladung von { DAT($who) } nicht gefolgt ist.
}
later-yin-yang-share-losses = { ME($who) ->
    [yes] Am Ende verliert, wer einen Marker von dir hat, so viele Schiffe wie der andere Hauptspieler.
   *[no] Am Ende verliert, wer einen Marker von { DAT($who) } hat, so viele Schiffe wie der andere Hauptspieler.
}
