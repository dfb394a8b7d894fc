### Das erzählte Ende: was an einem Spiel erzählenswert war. `du` ist, wer liest.

highlights-label-bluff = Bester Bluff
highlights-label-betrayal = Teuerster Verrat
highlights-label-power = Nützlichstes Volk
highlights-label-deal = Größtes Abkommen
highlights-label-no-deal = Teuerstes Schweigen
highlights-label-rout = Schwerster Verlust
highlights-label-one-short = So nah
highlights-label-comeback = Aufholjagd

## Bluffs

highlights-lured = Nur eine { $low } für { ME($other) ->
    [yes] deine { $high }
   *[no] die { $high } von { DAT($other) }
}
highlights-lured-said = { ME($seat) ->
    [yes] Du legst nur eine { $low } und behältst deine { $held }.
   *[no] { $seat } legt nur eine { $low } und behält eine { $held } auf der Hand.
} { ME($other) ->
    [yes] Du gibst deine { $high } dafür aus.
   *[no] { $other } gibt eine { $high } dafür aus.
}
highlights-won-low = { $low } schlägt { $high }
highlights-won-low-said = { ME($seat) ->
    [yes] Du legst
   *[no] { $seat } legt
} nur { $low } gegen { ME($other) ->
    [yes] deine { $high }
   *[no] die { $high } von { DAT($other) }
} und { ME($seat) ->
    [yes] gewinnst
   *[no] gewinnt
} trotzdem, { $mine } zu { $theirs }{ $allies ->
    [0] .
    [one] , mit einem Verbündeten.
   *[other] , mit { $allies } Verbündeten.
}
highlights-ransom = { CARDS($number) } für { ME($other) ->
    [yes] deine { $high }
   *[no] die { $high } von { DAT($other) }
}
highlights-ransom-said = { ME($other) ->
    [yes] Deine { $high } trifft
   *[no] Die { $high } von { DAT($other) } trifft
} auf eine Verhandlung. { ME($seat) ->
    [yes] Du verlierst die Begegnung und nimmst
   *[no] { $seat } verliert die Begegnung und nimmt
} dafür { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}: { $cards }.

## Verrat

highlights-turned = +{ $value } für die falsche Seite
highlights-turned-said = { ME($seat) ->
    [yes] Du stehst { DAT($other) } bei und gibst dann der anderen Seite +{ $value }.
   *[no] { $seat } steht { DAT($other) } bei und gibt dann der anderen Seite +{ $value }.
}{ $decided ->
    [yes] {" "}Ohne das { ME($other) ->
        [yes] hättest du
       *[no] hätte { $other }
    } gewonnen.
   *[no] {""}
}
highlights-stopped = Vom Freund gestoppt
highlights-stopped-said = { ME($seat) ->
    [yes] Du stehst { DAT($other) } bei und stoppst
   *[no] { $seat } steht { DAT($other) } bei und stoppt
} { $ability }. { ME($other) ->
    [yes] Du verlierst
   *[no] { $other } verliert
} die Begegnung{ $lost ->
    [0] .
   *[other] {" "}und { SHIPS($lost) }.
}
highlights-sided = { ME($seat) ->
    [yes] Du hilfst der anderen Seite
   *[no] { $seat } hilft der anderen Seite
}
highlights-sided-said = { ME($other) ->
    [yes] Du bittest
   *[no] { $other } bittet
} { ACC($seat) } um Hilfe. { ME($seat) ->
    [yes] Du gehst
   *[no] { $seat } geht
} mit { SHIPS($ships, case: "dat") } zur anderen Seite; ohne { $ships ->
    [one] das
   *[other] sie
} { ME($other) ->
    [yes] hättest du
   *[no] hätte { $other }
} gewonnen.
highlights-turned-on = { $dealt ->
    [yes] Gestern noch Partner
   *[no] Gestern noch verbündet
}
highlights-turned-on-said = In Begegnung { $before } { $dealt ->
    [yes] { ME($seat) ->
        [yes] schließt du mit { $other }
       *[no] schließt { $seat } mit { DAT($other) }
    } ein Abkommen.
   *[no] { ME($other) ->
        [yes] stehst du { DAT($seat) }
       *[no] steht { $other } { DAT($seat) }
    } bei.
} In Begegnung { $round } { ME($seat) ->
    [yes] greifst du { $other }
   *[no] greift { $seat } { ACC($other) }
} an: { $lost ->
    [one] Ein Schiff kommt
   *[other] { $lost } Schiffe kommen
} in den Warp.

## Das nützlichste Volk

highlights-useful = { $what ->
    [turned] { $turned ->
        [one] Eine Begegnung gedreht
       *[other] { $turned } Begegnungen gedreht
    }
    [colonies] { $colonies ->
        [one] Eine Kolonie aus eigener Kraft
       *[other] { $colonies } Kolonien aus eigener Kraft
    }
    [cards] Um { CARDS($cards) } reicher
    [sunk] { SHIPS($sunk) } in den Warp
   *[freed] { SHIPS($freed) } gerettet
}
highlights-useful-said = { ME($seat) ->
    [yes] Du nutzt „{ $alien }“ in
   *[no] { $seat } nutzt „{ $alien }“ in
} { $uses ->
    [one] einer Begegnung
   *[other] { $uses } Begegnungen
}. { $what ->
    [turned] { $turned ->
        [one] Eine davon wäre sonst verloren gewesen.
       *[other] { $turned } davon wären sonst verloren gewesen.
    }
    [colonies] { $colonies ->
        [one] Allein das bringt eine Kolonie.
       *[other] Allein das bringt { $colonies } Kolonien.
    }
    [cards] Das bringt { CARDS($cards) }.
    [sunk] Das schickt { SHIPS($sunk) } der anderen in den Warp.
   *[freed] Das holt { SHIPS($freed) } aus dem Warp.
}

## Abkommen

highlights-dealt = { $won ->
    [yes] Das Abkommen zum Sieg
   *[no] { $total ->
        [0] Karten über den Tisch
        [one] Eine Kolonie per Handschlag
       *[other] { $total } Kolonien per Handschlag
    }
}
highlights-dealt-said = { ME($seat) ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $mine }, { ME($other) ->
    [yes] du bekommst
   *[no] { $other } bekommt
} { $theirs }.
highlights-gets-colonies = { $n ->
    [one] eine Kolonie
   *[other] { $n } Kolonien
}
highlights-gets-cards = { CARDS($n) }
highlights-gets-nothing = nichts
highlights-no-deal = Kein Abkommen
highlights-no-deal-said = Zwei Verhandlungen und keine Einigung: { ME($seat) ->
    [yes] Du verlierst
   *[no] { $seat } verliert
} { SHIPS($mine) }, { ME($other) ->
    [yes] du verlierst
   *[no] { $other } verliert
} { SHIPS($theirs) }.

## Wendungen

highlights-rout = { SHIPS($ships) } in den Warp
highlights-rout-said = { ME($seat) ->
    [yes] Deine Seite
   *[no] Die Seite von { $seat }
} verliert gegen { ACC($other) } auf einmal { SHIPS($ships) }{ $allies ->
    [none] .
   *[some] ; mit dabei: { $allies }.
}
highlights-one-short = Eine Kolonie zu wenig
highlights-one-short-said = { ME($seat) ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
} { $rounds } Begegnungen lang bei { $reached ->
    [one] einer fremden Kolonie
   *[other] { $reached } fremden Kolonien
} und { ME($seat) ->
    [yes] gewinnst nie.
   *[no] gewinnt nie.
}
highlights-comeback = { $mine } zu { $theirs } im Rückstand
highlights-comeback-said = Nach Begegnung { $round } { ME($seat) ->
    [yes] hast du
   *[no] hat { $seat }
} { $mine ->
    [0] keine fremde Kolonie
    [one] eine fremde Kolonie
   *[other] { $mine } fremde Kolonien
}, { ME($other) ->
    [yes] du hast
   *[no] { $other } hat
} { $theirs }. { ME($seat) ->
    [yes] Du gewinnst trotzdem.
   *[no] { $seat } gewinnt trotzdem.
}

## Was eine Begegnung ergab

highlights-round-taken = { ME($seat) ->
    [yes] Du eroberst
   *[no] { $seat } erobert
} { $place }
highlights-round-won = { ME($seat) ->
    [yes] Du schlägst
   *[no] { $seat } schlägt
} { ACC($other) }
highlights-round-repelled = { ME($seat) ->
    [yes] Du hältst
   *[no] { $seat } hält
} { $place }
highlights-round-deal = Abkommen zwischen { DAT($seat) } und { DAT($other) }
highlights-round-no-deal = Kein Abkommen zwischen { DAT($seat) } und { DAT($other) }
highlights-round-gained = { ME($seat) ->
    [yes] Du bekommst eine Kolonie
   *[no] { $seat } bekommt eine Kolonie
}
highlights-round-passed = Begegnung { $round }

## Wie das Spiel gewonnen wurde

highlights-nth = { $number ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
   *[other] letzte
}
highlights-end-landed = Die { $nth } fremde Kolonie landet in Begegnung { $round } auf { $place }.
highlights-end-granted = Ein Abkommen bringt in Begegnung { $round } die { $nth } fremde Kolonie: { $place }.
highlights-end-reached = { $number } fremde Kolonien nach { $round } Begegnungen.
highlights-end-shared = Am Ende von Begegnung { $round } haben alle Sieger { $number } fremde Kolonien.
highlights-end-effect = { $source } entscheidet das Spiel in Begegnung { $round }.
highlights-end-none = { $round } Begegnungen, und niemand hat gewonnen.
highlights-lowest = Nach Begegnung { $round } stand { ME($who) ->
    [yes] deine Chance
   *[no] die Chance von { $who }
} bei { $percent } %.
