### Das erzählte Ende eines Spiels zu zweit. `du` ist, wer liest.

duel-highlights-label-wreck = Schwerster Verlust
duel-highlights-label-by-a-hair = Um Haaresbreite
duel-highlights-label-one-short = So nah
duel-highlights-label-comeback = Aufholjagd

## Bluffs

duel-highlights-lured = { $low } für { ME($other) ->
    [yes] deine { $high }
   *[no] die { $high } von { DAT($other) }
}
duel-highlights-lured-said = { ME($seat) ->
    [yes] Du legst einen Plan mit { $low } und behältst deine { $held }.
   *[no] { $seat } legt einen Plan mit { $low } und behält eine { $held } auf der Hand.
} { ME($other) ->
    [yes] Du gibst deine { $high } dafür aus.
   *[no] { $other } gibt eine { $high } dafür aus.
}
duel-highlights-won-low = { $low } schlägt { $high }
duel-highlights-won-low-said = { ME($seat) ->
    [yes] Du legst
   *[no] { $seat } legt
} einen Plan mit { $low } gegen { ME($other) ->
    [yes] deine { $high }
   *[no] die { $high } von { DAT($other) }
} und { ME($seat) ->
    [yes] gewinnst
   *[no] gewinnt
} trotzdem, mit { $mine } zu { $theirs }.
duel-highlights-on-purpose = Mit Absicht verloren
duel-highlights-on-purpose-said = { ME($seat) ->
    [yes] Du liegst vorn, spielst
   *[no] { $seat } liegt vorn, spielt
} { $card } und { ME($seat) ->
    [yes] verlierst
   *[no] verliert
} { $mine } zu { $theirs }. Der Preis war es wert.
duel-highlights-outgunned = { $few } gegen { $many }
duel-highlights-outgunned-said = { ME($seat) ->
    [yes] Du schickst
   *[no] { $seat } schickt
} { SHIPS($few) } nach { $planet }, { ME($other) ->
    [yes] du schickst
   *[no] { $other } schickt
} { $many }. Nur { ME($seat) ->
    [yes] du hast
   *[no] { $seat } hat
} noch Schiffe dort.
duel-highlights-unchallenged = Niemand ruft „Betrug“
duel-highlights-unchallenged-said = { ME($seat) ->
    [yes] Du hast
   *[no] { $seat } hat
} eine zweite Taktik im Ärmel: { $half }. { ME($other) ->
    [yes] Du sagst nichts und verlierst
   *[no] { $other } sagt nichts und verliert
} das Duell.

## Verrat

duel-highlights-broken-promise = { $word ->
    [blast] Feuer war versprochen
    [shield] Ein Schild war versprochen
   *[recover] Erholen war versprochen
}
duel-highlights-broken-promise-said = { ME($seat) ->
    [yes] Du versprichst { $word ->
        [blast] Feuer
        [shield] einen Schild
       *[recover] Erholen
    } und zeigst { $half }.
   *[no] { $seat } verspricht { $word ->
        [blast] Feuer
        [shield] einen Schild
       *[recover] Erholen
    } und zeigt { $half }.
}{ $lost ->
    [0] {""}
   *[other] {" "}{ ME($other) ->
        [yes] Du verlierst
       *[no] { $other } verliert
    } in diesem Duell { SHIPS($lost) }.
}
duel-highlights-lured-away = { $envoy } wechselt die Seite
duel-highlights-lured-away-said = { $envoy } war seit Karte { $since } auf { ME($other) ->
    [yes] deiner Seite
   *[no] der Seite von { $other }
}. Bei Karte { $round } kommt der Wechsel zu { DAT($seat) }.

## Das nützlichste Volk

duel-highlights-useful = { $what ->
    [turned] { $turned ->
        [one] Ein Ergebnis gedreht
       *[other] { $turned } Ergebnisse gedreht
    }
    [cards] Um { CARDS($cards) } reicher
    [sunk] { SHIPS($sunk) } abgeschossen
   *[ships] { SHIPS($ships) } zurückgeholt
}
duel-highlights-useful-said = { ME($seat) ->
    [yes] Du nutzt „{ $alien }“
   *[no] { $seat } nutzt „{ $alien }“
} { $uses ->
    [one] einmal
   *[other] { $uses }-mal
}. { $what ->
    [turned] { $turned ->
        [one] Ein Duell oder Wettstreit wäre sonst verloren gewesen.
       *[other] { $turned } Duelle oder Wettstreite wären sonst verloren gewesen.
    }
    [cards] Das bringt { CARDS($cards) }.
    [sunk] Das zerstört { SHIPS($sunk) }.
   *[ships] Das holt { SHIPS($ships) } zurück.
}

## Wendungen

duel-highlights-wreck = { SHIPS($ships) } über { $planet }
duel-highlights-wreck-said = { ME($seat) ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} in einem Duell um { $planet } { SHIPS($ships) }.
duel-highlights-by-a-hair = { $mine } zu { $theirs }
duel-highlights-by-a-hair-said = Das letzte Duell endet { $mine } zu { $theirs }, und damit das Spiel.
duel-highlights-one-short = Ein Planet zu wenig
duel-highlights-one-short-said = { ME($seat) ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
} { $rounds } Schicksalskarten lang bei { $reached } Planeten und { ME($seat) ->
    [yes] gewinnst nie.
   *[no] gewinnt nie.
}
duel-highlights-comeback = { $mine } zu { $theirs } im Rückstand
duel-highlights-comeback-said = Nach Karte { $round } { ME($seat) ->
    [yes] hast du
   *[no] hat { $seat }
} { $mine ->
    [0] keinen Planeten
    [one] einen Planeten
   *[other] { $mine } Planeten
}, { ME($other) ->
    [yes] du hast
   *[no] { $other } hat
} { $theirs }. { ME($seat) ->
    [yes] Du gewinnst trotzdem.
   *[no] { $seat } gewinnt trotzdem.
}

## Was eine Schicksalskarte ergab

duel-highlights-round-duel = { ME($seat) ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} { $place }
duel-highlights-round-contest = { ME($seat) ->
    [yes] Du gewinnst den Wettstreit
   *[no] { $seat } gewinnt den Wettstreit
}
duel-highlights-round-card = { $card }

## Wie das Spiel gewonnen wurde

duel-highlights-end-planets = { $number } Planeten bei Schicksalskarte { $round }.
duel-highlights-end-supply = Schicksalskarte { $round } verlangt Schiffe, und { ME($other) ->
    [yes] dein Vorrat
   *[no] der Vorrat von { DAT($other) }
} ist leer.
duel-highlights-end-limit = Nach Karte { $round } sind die Schicksalskarten aufgebraucht.
duel-highlights-end-observers = Schicksalskarte { $round } verlangt von beiden Schiffe, und keiner hat eins. Das Publikum gewinnt, und die Katze nimmt die Ehrung an.
duel-highlights-end-none = { $round } Schicksalskarten, und niemand hat gewonnen.
duel-highlights-end-text = { $source } entscheidet das Spiel bei Schicksalskarte { $round }.
duel-highlights-lowest = Nach Karte { $round } stand { ME($who) ->
    [yes] deine Chance
   *[no] die Chance von { $who }
} bei { $percent } %.
