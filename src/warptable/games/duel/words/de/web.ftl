### Der Webtisch des Spiels für zwei. Tipps und Hilfe haben eigene Dateien.

duel-shell-edition-duel = Duell
duel-shell-encounter = Runde { $number }

## Phasen

duel-phase-setup = Aufbau
duel-phase-destiny = Schicksal
duel-phase-dials = Räder
duel-phase-send = Schiffe
duel-phase-envoys = Botschafter
duel-phase-choose = Plan, Taktik
duel-phase-volley = Salve
duel-phase-check = Prüfen
duel-phase-reveal = Aufdecken
duel-phase-reinforce = Verstärken
duel-phase-winner = Sieger
duel-phase-prize = Preis
duel-phase-cleanup = Aufräumen
duel-group-send = Senden
duel-group-choose = Wählen
duel-group-fight = Feuer
duel-group-reveal = Zeigen
duel-group-win = Sieg

## Spielfeld

duel-web-row = Planeten
duel-web-stack = Planeten
duel-web-supply = Vorrat
duel-web-warp = Warp
duel-web-supply-n = Vorrat { $n }
duel-web-player = { $who }
duel-web-planets-of = { $n } von { $of } Planeten
duel-web-under = { $n ->
    [one] 1 Karte unter dem Volk
   *[other] { $n } Karten unter dem Volk
}
duel-web-token = { $tactic }, { $state ->
    [ready] bereit
   *[spent] eingesetzt
}
duel-web-dial-is = { $state ->
    [hidden] { ME($who) ->
        [yes] Dein Rad ist gestellt
       *[no] Das Rad von { $who } ist gestellt
    }
   *[open] { ME($who) ->
        [yes] Dein Rad zeigt { $n }
       *[no] Das Rad von { $who } zeigt { $n }
    }
}
duel-web-sent = { $n } gesandt
duel-web-you-sent = { $n } gesandt
duel-web-locked = festgelegt
duel-web-waits = Warten auf { $who }
duel-web-crew = { ME($who) ->
    [yes] { SHIPS($n) } von dir
   *[no] { SHIPS($n) } von { $who }
}
duel-web-empty = keine Schiffe
duel-web-planet-is = { $planet }, { $symbol }{ $kind ->
    [dueled] , der Planet dieses Duells
    [warp] , der Warpplanet
   *[plain] {""}
}: { $crew }
duel-web-supply-is = Vorräte: { $crew }
duel-web-warp-is = Warp: { $crew }
duel-web-dueled = Planet dieses Duells
duel-web-warpplanet = Warpplanet

## Seitenleiste

duel-web-tab-plans = Pläne
duel-web-tab-tactics = Taktiken
duel-web-tab-destiny = Schicksal
duel-web-no-card = Noch wurde keine Schicksalskarte gezogen.
duel-web-advantage = Schiffsvorteil für den, der dort mehr Schiffe hat
duel-web-advantage-now = { $mine } gegen { $theirs }: { $state ->
    [none] niemand hat den Schiffsvorteil
   *[one] { ME($who) ->
        [yes] du hast den Schiffsvorteil
       *[no] { $who } hat den Schiffsvorteil
    }
}
duel-web-support = Verstärkungen im Stapel: { $n }
duel-web-past = Gespielt
duel-web-envoys = Botschafter
duel-web-neutral = neutral
duel-web-yours = deiner
duel-web-only-you = verdeckt, nur du kennst ihn
duel-web-facedown = verdeckt

## Hand

duel-web-plan = Plan
duel-web-reinforcement = Verstärkung
duel-web-cards = Pläne und Verstärkungen
duel-web-tactics = Taktiken
duel-web-tactics-choose = Taktik, eine Hälfte
duel-web-half-none = Wähle eine Hälfte einer Taktik.
duel-web-not-so-many = So weit geht das Rad jetzt nicht.
duel-web-no-plan = Diese Karte kannst du jetzt nicht als Plan legen.
duel-web-plan-lies = Dein Plan liegt schon.
duel-web-choose-with = Weiterer Plan
duel-web-choose-sleeve = Im Ärmel
duel-web-no-with = keiner
duel-web-no-with2 = keiner
duel-web-no-sleeve = nichts
duel-web-lately = Zuletzt: { $outcome }
duel-web-contest = „{ $card }“
duel-web-outcome = { $how ->
    [clout] { ME($who) ->
        [yes] Du hast { $where } gewonnen, { $mine } zu { $theirs }.
       *[no] { $who } hat { $where } gewonnen, { $mine } zu { $theirs }.
    }
    [ships] { ME($who) ->
        [yes] Du hast { $where } gewonnen: Nur du hattest noch Schiffe.
       *[no] { $who } hat { $where } gewonnen: Sonst hatte niemand mehr Schiffe.
    }
   *[automatic] { ME($who) ->
        [yes] Du hast { $where } sofort gewonnen.
       *[no] { $who } hat { $where } sofort gewonnen.
    }
}
duel-web-announced = Angesagt
duel-web-round = Runde { $n } desselben Duells: Niemand hatte noch Schiffe.
duel-web-chosen-dial = { $what ->
    [none] Dein Rad ist gestellt.
   *[other] Dein Rad steht auf { $what }.
}
duel-web-chosen-lock = { $what ->
    [none] Du hast dich festgelegt.
   *[other] Festgelegt: { $what }
}
duel-web-chosen-other = { $what ->
    [none] Du hast gewählt.
   *[other] Du hast gewählt: { $what }
}
duel-web-secret = Nur du siehst das.
duel-web-take-back = Zurücknehmen
duel-web-what-if = dann { $mine } zu { $theirs }, du würdest { $result ->
    [win] gewinnen
   *[lose] verlieren
}
duel-web-on-me = für mich
duel-web-on = auf { $who }

## Knöpfe

controls-need-envoy = Wähle einen Botschafter
controls-need-tactic = Wähle eine Taktik
controls-need-plan = Wähle einen Plan
duel-few = { $exact ->
    [yes] Wähle { $what ->
        [tactic] { $n ->
            [one] { $n } Taktik
           *[other] { $n } Taktiken
        }
        [place] { $n ->
            [one] { $n } Planeten
           *[other] { $n } Planeten
        }
        [envoy] { $n ->
            [one] { $n } Botschafter
           *[other] { $n } Botschafter
        }
        [card] { CARDS($n) }
        [laid] { CARDS($n) }
       *[other] { $n }
    }
   *[no] Wähle mindestens { $what ->
        [tactic] { $n ->
            [one] { $n } Taktik
           *[other] { $n } Taktiken
        }
        [place] { $n ->
            [one] { $n } Planeten
           *[other] { $n } Planeten
        }
        [envoy] { $n ->
            [one] { $n } Botschafter
           *[other] { $n } Botschafter
        }
        [card] { CARDS($n) }
        [laid] { CARDS($n) }
       *[other] { $n }
    }
}
duel-many = Höchstens { $what ->
    [tactic] { $n ->
        [one] { $n } Taktik
       *[other] { $n } Taktiken
    }
    [place] { $n ->
        [one] { $n } Planeten
       *[other] { $n } Planeten
    }
    [envoy] { $n ->
        [one] { $n } Botschafter
       *[other] { $n } Botschafter
    }
    [card] { CARDS($n) }
    [laid] { CARDS($n) }
   *[other] { $n }
}
duel-do-none = Nichts davon
duel-do-dial = { SHIPS($n) } aussenden
duel-do-choose-alien = { $what } spielen
duel-do-where = Zu { $what }
duel-do-line = Von { $what } sammeln
duel-do-line-some = Von { $n ->
    [one] 1 Planeten
   *[other] { $n } Planeten
} sammeln
duel-do-reveal-envoy-some = { $n ->
    [one] 1 Botschafter
   *[other] { $n } Botschafter
} aufdecken
duel-do-friend-up = Mit { $what } anfreunden
duel-do-friend-down = Von { $what } abwenden
duel-do-ready-some = { $n ->
    [one] 1 Taktik
   *[other] { $n } Taktiken
} bereit machen
duel-do-spend-some = { $n ->
    [one] 1 Taktik
   *[other] { $n } Taktiken
} einsetzen
duel-do-discard-some = { CARDS($n) } ablegen
duel-do-hand-limit-some = { CARDS($n) } ablegen
duel-do-give-some = { CARDS($n) } hergeben
duel-do-exchange-some = { CARDS($n) } tauschen
duel-do-retreat = { $n ->
    [0] Keine Schiffe zurückziehen
   *[other] { SHIPS($n) } zurückziehen
}
duel-do-send-to = { $n ->
    [0] Keine Schiffe aussenden
   *[other] { SHIPS($n) } aussenden
}
duel-do-recover-from = { SHIPS($n) } zurückholen
duel-do-keep-envoy = { $what } behalten
duel-do-from-pile = { $what } nehmen
duel-do-lock = { $plan ->
    [none] { $tactic }
   *[other] { $with ->
        [none] { $plan }
       *[other] { $with2 ->
            [none] { $plan } mit { $with }
           *[other] { $plan } mit { $with } und { $with2 }
        }
    }{ $tactic ->
        [none] {""}
       *[other] {" "}und { $tactic }
    }
}{ $sleeve ->
    [none] {""}
   *[other] , im Ärmel { $sleeve },
} festlegen

## Große Momente

duel-web-back = Zurück
duel-web-volley = Die Salve
duel-web-against = { $first } gegen { $second }
duel-web-no-tactic = keine Taktik
duel-web-volley-open = Die Taktiken sind aufgedeckt.
duel-web-volley-lost = { ME($who) ->
    [yes] du verlierst { SHIPS($n) }.
   *[no] { $who } verliert { SHIPS($n) }.
}
duel-web-volley-safe = { ME($who) ->
    [yes] deine Schiffe bleiben heil.
   *[no] { $who } verliert kein Schiff.
}
duel-web-ships-on = Schiffe auf { $planet }
duel-web-ship-advantage = Schiffsvorteil
duel-web-now = Was folgt
duel-web-advantage-to = { $state ->
    [none] hat niemand: gleich viele Schiffe
    [denied] hat niemand: Ein Text verwehrt ihn
   *[one] { ME($who) ->
        [yes] hast du
       *[no] hat { $who }
    }
}
duel-web-restarts = Kein Schiff ist übrig: Das Duell beginnt neu, mit neuen Rädern.
duel-web-wins-ships = { ME($who) ->
    [yes] Du bist allein auf dem Planeten und gewinnst das Duell.
   *[no] { $who } ist allein auf dem Planeten und gewinnt das Duell.
}
duel-web-reveal = Die Pläne
duel-web-clouts = Stärke
duel-web-trail = So setzt es sich zusammen
duel-web-part-plan = Plan
duel-web-part-second-plan = Hälfte des zweiten Plans
duel-web-part-ship-advantage = Schiffsvorteil
duel-web-no-plan-laid = kein Plan
duel-web-ahead = { $tie ->
    [yes] { ME($who) ->
        [yes] Gleichstand: Du gewinnst ihn
       *[no] Gleichstand: { $who } gewinnt ihn
    }
   *[no] { ME($who) ->
        [yes] Du liegst vorn
       *[no] { $who } liegt vorn
    }
}
duel-web-won = { ME($who) ->
    [yes] Du gewinnst { $what ->
        [contest] den Wettstreit
       *[other] das Duell
    }
   *[no] { $who } gewinnt { $what ->
        [contest] den Wettstreit
       *[other] das Duell
    }
}
duel-web-lower = Hier entscheidet nicht die höhere Stärke.
duel-web-extras = Verstärkungen, in der Reihenfolge des Ausspielens
duel-web-extra = { ME($by) ->
    [yes] von dir
   *[no] von { $by }
}, { ME($on) ->
    [yes] auf dich
   *[no] auf { $on }
}
duel-web-prize-of = { ME($who) ->
    [yes] Der Preis gehört dir
   *[no] Der Preis geht an { $who }
}
duel-web-prize-for = { ME($who) ->
    [yes] Der Preis würde dir gehören
   *[no] Der Preis würde an { $who } gehen
}
duel-web-way-planets = { ME($who) ->
    [yes] Du kontrollierst
   *[no] { $who } kontrolliert
} { $n ->
    [one] einen Planeten
   *[other] { $n } Planeten
}.
duel-web-way-supply = { ME($loser) ->
    [yes] Du musstest Schiffe aussenden und hattest keine im Vorrat.
   *[no] { $loser } musste Schiffe aussenden und hatte keine im Vorrat.
}
duel-web-way-limit = Das Spiel endete an seiner Grenze für Schicksalskarten.
duel-web-observers = { $watches ->
    [yes] Du gewinnst, und mit dir alle Haustiere!
   *[no] Gewonnen hat, wer zugesehen hat
}
duel-web-way-observers = Beide mussten Schiffe aussenden und hatten keine. Dann gewinnen alle, die zugesehen haben, Haustiere eingeschlossen. Sie haben fehlerfrei gespielt.
duel-web-way-none = Das Spiel endete an seiner Grenze für Schicksalskarten, mit gleich vielen Planeten. Niemand gewinnt.
duel-web-way-text = Gewonnen durch { $source }.
duel-web-standings = So steht es
duel-web-col-player = Spieler
duel-web-col-alien = Volk
duel-web-col-role = Rolle
duel-web-col-planets = Planeten
duel-web-supply-and-warp = { $supply } im Vorrat · { $warp } im Warp
duel-web-col-supply = Vorrat
duel-web-col-warp = Warp
duel-web-col-cards = Karten
duel-web-col-planet = Planet
duel-web-col-symbol = Symbol
duel-web-col-ships = Schiffe
duel-web-col-state = Zustand
duel-web-col-envoy = Botschafter
duel-web-col-icon = Zeichen
duel-web-col-ally = Verbündet mit
duel-web-col-does = Wirkung
duel-web-story-cards = { $n ->
    [one] Schicksalskarte
   *[other] Schicksalskarten
}
duel-web-story-duels = { $n ->
    [one] Duell oder Wettstreit
   *[other] Duelle und Wettstreite
}
duel-web-story-restarts = { $n ->
    [one] Duell begann neu
   *[other] Duelle begannen neu
}
duel-web-story-reinforced = { $n ->
    [one] Verstärkung
   *[other] Verstärkungen
}
duel-web-story-used = { $n ->
    [one] eingesetzte Fähigkeit
   *[other] eingesetzte Fähigkeiten
}

## In Worten

duel-web-situation-where = Runde { $number }, { $phase }.
duel-web-situation-card = { $kind ->
    [contest] Ein Wettstreit: { $card }.
   *[other] Ein Duell: { $card }{ $planet ->
        [none] {""}
       *[other] , um { $planet }
    }.
}
duel-web-situation-mine = Du kontrollierst { $planets } von { $of } Planeten, hast { SHIPS($supply) } im Vorrat und { CARDS($cards) } auf der Hand.
duel-text-part-decision = Deine Entscheidung
duel-text-part-situation = Spieler
duel-text-part-planets = Planeten
duel-text-part-destiny = Schicksal und Botschafter
duel-text-part-hand = Deine Hand
duel-text-part-log = Verlauf
duel-text-part-chat = Chat
duel-opening-goal = Kontrolliere { $goal } Planeten
duel-opening-goal-line = Ihr duelliert euch um einen Planeten nach dem anderen. Wer { $goal } davon kontrolliert, gewinnt. Wer Schiffe senden muss und keine hat, verliert.
duel-opening-turn = Ein Duell
duel-opening-step-destiny = Eine Schicksalskarte sagt, worum es geht.
duel-opening-step-dials = Beide stellen geheim ihre Räder: So viele Schiffe fliegen zum Planeten.
duel-opening-step-choose = Beide legen ungesehen einen Plan und eine Hälfte einer Taktik fest.
duel-opening-step-volley = Erst die Taktiken: Feuer zerstört Schiffe, wenn kein Schild es aufhält.
duel-opening-step-reveal = Dann die Pläne: Die höhere Stärke gewinnt. Mehr Schiffe bringen den Schiffsvorteil, danach kommen Verstärkungen.
duel-opening-step-win = Die Schiffe des Verlierers ziehen sich zurück. Manche Karten haben einen Preis für Sieger oder Verlierer.

## Getippte Zeilen

duel-typed-dial = rad
duel-typed-lock = leg
duel-typed-play = spiel
duel-typed-more = Es fehlt etwas: Nenne einen Plan und eine Hälfte, etwa leg 13 f3.
duel-typed-plan = { $input } kannst du hier nicht als Plan legen.
duel-typed-half = Keine bereite Taktik hat die Hälfte { $input }.
duel-typed-which = Zwei Taktiken haben diese Hälfte: { $choices }.
duel-typed-support = Du hast keine Verstärkung { $input }.
duel-typed-side = Sag mich oder gegner, nicht { $input }.
duel-cli-goal = Wer zuerst { $n } Planeten kontrolliert, gewinnt. Tippe ? für Hilfe.
duel-cli-title = Runde { $number }
duel-cli-supply = Vorrat { $n }
duel-cli-hand = { CARDS($n) }
duel-cli-dialed = Rad { $n }
duel-cli-dial-set = Rad gestellt
duel-cli-stack = { $n } verdeckt
duel-cli-tactics = { $list } (* eingesetzt)
duel-cli-lock = Plan und Hälfte in einer Zeile: leg 13 f3 (f Feuer, s Schild, e Erholen; 5.s2 nennt die Taktik).
duel-cli-play = Eine Verstärkung und auf wessen Stärke: spiel +8 mich, spiel -5 gegner.
duel-cli-end = { $n ->
    [one] { $n } Schicksalskarte wurde gespielt.
   *[other] { $n } Schicksalskarten wurden gespielt.
}

## Hilfe und Tasten

duel-legend-hand = Karten auf der Hand
duel-legend-blast = Feuer: zerstört Schiffe des Gegners auf dem Planeten
duel-legend-shield = Schild: hält Feuer ab
duel-legend-recover = Erholen: macht eingesetzte Taktiken bereit
duel-legend-private = gewählt, oder nur du siehst es
duel-key-tactics-caps = Umschalt 1 … 5
duel-key-tactics = Taktik
duel-key-half-caps = H
duel-key-half = ihre andere Hälfte
