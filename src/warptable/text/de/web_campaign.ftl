### Kampagnen: mehrere Spiele um Punkte.

campaign-to = Kampagne bis { $goal } Punkte
campaign-set-line = Mehrere Spiele mit denselben Plätzen: 8 Punkte für einen Sieg allein, 4 für einen gemeinsamen, 1 für vier Kolonien. In jedem Spiel neue Völker.
campaign-game = Spiel { $number } der Kampagne
campaign-card = Spiel { $number } kann beginnen · { $points } Punkte
campaign-open = Zur Kampagne
campaign-open-to = Zur Kampagne: { $name }

## Die Seite

campaign-about = Kampagne der Ausgabe von 2000 · { $n ->
    [2] zwei Plätze
    [3] drei Plätze
   *[other] vier Plätze
}
campaign-about-aliens = in jedem Spiel neue Völker
campaign-race = Das Rennen
campaign-worth = Sieg allein 8 · gemeinsam 4 · vier Kolonien 1
campaign-why = warum?
campaign-you = Du
campaign-bot = Bot
campaign-absent = ein Bot vertritt
campaign-begins-short = beginnt
campaign-outlook-four = vier Kolonien genügen
campaign-outlook-any = jeder Sieg genügt
campaign-outlook-sole = ein Sieg allein genügt
campaign-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
campaign-part = Spiel { $number }
campaign-part-spoken = { $points } in Spiel { $number }
campaign-next = Als Nächstes
campaign-number = Spiel { $number }
campaign-begins-lowest = { ME($who) ->
    [yes] Du beginnst: Wer die wenigsten Punkte hat, beginnt das nächste Spiel.
   *[no] { $who } beginnt: Wer die wenigsten Punkte hat, beginnt das nächste Spiel.
}
campaign-begins-nearest = { ME($who) ->
    [yes] Du beginnst: Mehrere haben die wenigsten Punkte, und du sitzt im Uhrzeigersinn als Nächstes nach { $winner }. Dort wurde zuletzt gewonnen.
   *[no] { $who } beginnt: Mehrere haben die wenigsten Punkte, und { $who } sitzt im Uhrzeigersinn als Nächstes nach { ME($winner) ->
        [yes] dir. Du hast zuletzt gewonnen.
       *[no] { $winner }. Dort wurde zuletzt gewonnen.
    }
}
campaign-begins-shared = { ME($who) ->
    [yes] Du beginnst: Mehrere haben die wenigsten Punkte, und du sitzt im Uhrzeigersinn als Nächstes nach { $winner }. Von denen, die gewonnen haben, ist das der erste Platz nach dem, der begonnen hat.
   *[no] { $who } beginnt: Mehrere haben die wenigsten Punkte, und { $who } sitzt im Uhrzeigersinn als Nächstes nach { ME($winner) ->
        [yes] dir. Von denen, die gewonnen haben, ist das der erste Platz nach dem, der begonnen hat.
       *[no] { $winner }. Von denen, die gewonnen haben, ist das der erste Platz nach dem, der begonnen hat.
    }
}
campaign-dealt = Neue Völker werden ausgelost
campaign-near-four = { $mine ->
    [me] Du beendest die Kampagne mit vier Kolonien.
    [both] { $names } beendet die Kampagne mit vier Kolonien.
    [one] { $names } beendet die Kampagne mit vier Kolonien.
   *[no] { $names } beenden die Kampagne mit vier Kolonien.
}
campaign-near-any = { $mine ->
    [me] Du beendest die Kampagne mit jedem Sieg.
    [both] { $names } beendet die Kampagne mit jedem Sieg.
    [one] { $names } beendet die Kampagne mit jedem Sieg.
   *[no] { $names } beenden die Kampagne mit jedem Sieg.
}
campaign-near-sole = { $mine ->
    [me] Du beendest die Kampagne mit einem Sieg allein.
    [both] { $names } beendet die Kampagne mit einem Sieg allein.
    [one] { $names } beendet die Kampagne mit einem Sieg allein.
   *[no] { $names } beenden die Kampagne mit einem Sieg allein.
}
campaign-start = Spiel { $number } beginnen
campaign-start-who = Nur wer einen Platz hat, beginnt das nächste Spiel. Du kannst zusehen.
campaign-here = { $n ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
}
campaign-away = { $n ->
    [one] { $names } ist nicht da: Bis dahin spielt ein Bot.
   *[other] { $names } sind nicht da: Bis dahin spielen Bots.
}
campaign-away-day = { $n ->
    [one] { $names } ist nicht da und muss es nicht sein.
   *[other] { $names } sind nicht da und müssen es nicht sein.
}
campaign-playing = Jetzt
campaign-go = An den Tisch
campaign-watch = Zusehen
campaign-playing-line = Dieses Spiel läuft. Seine Punkte zählen, wenn es vorbei ist.
campaign-over = Das Ende
campaign-champion = { ME($who) ->
    [yes] Du gewinnst die Kampagne
   *[no] { $who } gewinnt die Kampagne
}
campaign-champions = { $mine ->
    [both] { $names } gewinnt die Kampagne gemeinsam
   *[other] { $names } gewinnen die Kampagne gemeinsam
}
campaign-decided-score = Die höchste Punktzahl entscheidet.
campaign-decided-cards = Die Punkte sind gleich: Mehr Handkarten am Ende des letzten Spiels entscheiden.
campaign-decided-birthday = Punkte und Handkarten sind gleich: Der Geburtstag, der im Jahr zuerst kommt, entscheidet.
campaign-tied = { $mine ->
    [both] { $names } liegt gleichauf
   *[other] { $names } liegen gleichauf
}
campaign-tied-why = Punkte und Handkarten sind gleich: Der Geburtstag, der im Jahr zuerst kommt, entscheidet.
campaign-birthday-asks = Wer hat im Jahr zuerst Geburtstag?
campaign-birthday-nobody = Am selben Tag, oder niemand weiß es
campaign-birthday-who = Wer einen Platz hat, sagt, wer im Jahr zuerst Geburtstag hat.
campaign-decided-shared = Punkte und Handkarten sind gleich: Die Kampagne wird gemeinsam gewonnen.
campaign-again = Neue Kampagne mit denselben Leuten
campaign-games = Bisherige Spiele
campaign-games-none = Noch kein Spiel ist vorbei.
campaign-games-order = das neueste zuerst
campaign-minutes = { $n ->
    [0] unter 1 Minute
   *[other] { $n } Min.
}
campaign-began = { ME($who) ->
    [yes] Du hast begonnen
   *[no] { $who } hat begonnen
}
campaign-won = { ME($who) ->
    [yes] Du gewinnst allein
   *[no] { $who } gewinnt allein
}
campaign-won-shared = { $mine ->
    [both] { $names } gewinnt gemeinsam
   *[other] { $names } gewinnen gemeinsam
}
campaign-won-none = Niemand gewinnt
campaign-held = { $n ->
    [one] { $n } Kolonie
   *[other] { $n } Kolonien
}
campaign-look = Ansehen
campaign-look-at = Spiel { $number } ansehen
campaign-column-game = Spiel
campaign-column-player = Spieler
campaign-column-points = Punkte
campaign-column-began = Begonnen
campaign-column-won = Gewonnen
campaign-cell = { $points } ({ $held ->
    [one] { $held } Kolonie
   *[other] { $held } Kolonien
})

## Am Tisch

campaign-plate = { $n ->
    [one] { $n } Punkt in der Kampagne
   *[other] { $n } Punkte in der Kampagne
}
campaign-next-game = Nächstes Spiel
campaign-next-said = Spiel { $number } der Kampagne ist vorbei. Alle behalten ihren Platz.
campaign-next-open = { $name } hat Spiel { $number } begonnen.
campaign-next-watch = Spiel { $number } der Kampagne ist vorbei.
campaign-decided-said = Die Kampagne ist entschieden.
campaign-col-points = Punkte
campaign-total = gesamt { $total }

refused-no-campaign = Diese Kampagne gibt es nicht. Prüfe den Link.
refused-campaign-over = Diese Kampagne ist entschieden.
refused-campaign-edition = Nur die Ausgabe von 2000 hat eine Kampagne.
refused-campaign-free = In einer Kampagne werden die Völker für jedes Spiel neu ausgelost: Wähle eine andere Art, sie zu bekommen.
