### Fragen an einen Spieler des Spiels zu zweit. `hint` sagt, was aus der Antwort folgt.

duel-prompt-choose-alien = Welches Volk möchtest du spielen?
duel-hint-choose-alien = Du behältst eines davon, geheim. Beide Völker werden zusammen aufgedeckt.
duel-prompt-hand-limit = { $high ->
    [one] Du hast zu viele Karten: Welche legst du ab?
   *[other] Du hast zu viele Karten: Welche { $high } legst du ab?
}
duel-hint-hand-limit = Vor der nächsten Schicksalskarte darfst du nicht mehr Karten haben als dein Handkartenlimit. Eine abgelegte Verstärkung kommt in deinen eigenen Stapel.
duel-prompt-where = Auf welchem Planeten?
duel-hint-where = { $straggler ->
    [yes] Mehrere Planeten passen, und der Bummler wählt einen davon.
   *[no] Wähle einen dieser Planeten.
}
duel-prompt-dial = Wie viele Schiffe sendest du nach { $planet } aus?
duel-hint-dial = Wer dort mehr Schiffe hat, bekommt { $advantage } Stärke dazu. { $volley ->
    [yes] Feuer zerstört Schiffe; sende so viele, dass dir welche bleiben.
   *[no] In diesem Duell gibt es keine Salve.
} { $most ->
    [0] {""}
   *[other] Du sendest höchstens { SHIPS($most) } aus.{" "}
}{ $extra ->
    [0] {""}
   *[other] Du sendest { $extra } mehr aus, als dein Rad zeigt.{" "}
}{ $from ->
    [warp] { $there ->
        [one] Die Schiffe kommen aus dem Warp; dort hast du 1.
       *[other] Die Schiffe kommen aus dem Warp; dort hast du { $there }.
    }
   *[supply] { $there ->
        [one] Du hast 1 Schiff im Vorrat.
       *[other] Du hast { $there } Schiffe im Vorrat.
    }
}
duel-prompt-reveal-envoy = { $ally ->
    [none] Welche Botschafter deckst du auf?
   *[other] Deckst du deinen Botschafter { $ally } auf?
}
duel-hint-reveal-envoy = { $ally ->
    [none] {""}
   *[other] { $does }{" "}
}Liegt er offen, wirkt seine Fähigkeit, auch wo sie Pflicht ist. Von da an bleibt er offen.
duel-prompt-plan-open = Welchen Plan legst du offen hin?
duel-hint-plan-open = Dein Gegner sieht ihn, bevor er selbst wählt. Taktiken bleiben geheim.
duel-prompt-lock-in = { $asks ->
    [plan] Welchen Plan legst du?
    [tactic] Welche Taktik wählst du?
   *[both] Welcher Plan und welche Taktik?
}
duel-hint-lock-in = { $what ->
    [contest] Beide Pläne werden zusammen aufgedeckt. { $wins ->
        [lower] Die kleinere
       *[higher] Die höhere
    } Stärke gewinnt{ $usual ->
        [yes] , bei Gleichstand der Bummler.
       *[no] .
    }
   *[other] { $volley ->
        [yes] Zuerst kommen die Taktiken: Wer keine Schiffe mehr hat, verliert das Duell. Haben beide noch welche, gewinnt die
       *[no] In diesem Duell gibt es keine Taktiken. Es gewinnt die
    } { $wins ->
        [lower] kleinere
       *[higher] höhere
    } Stärke; mehr Schiffe dort zählen { $advantage }.
}
duel-prompt-tactic-anew = Wählst du deine Taktik neu?
duel-hint-tactic-anew = { $promise ->
    [none] {""}
   *[other] Dir wurde { $promise ->
        [blast] Feuer
        [shield] ein Schild
       *[recover] Erholen
    } versprochen, aber das kann gelogen sein.{" "}
}{ $chosen ->
    [none] {""}
   *[other] Bisher hast du { $chosen } gewählt.{" "}
}Dein Plan bleibt. Niemand sieht, was du wählst, bis die Taktiken aufgedeckt werden.
duel-prompt-build = Als was zählen deine Pläne?
duel-hint-build = Diese Zahl vergleichen andere Fähigkeiten mit dem Plan deines Gegners.
duel-prompt-reinforce = Spielst du eine Verstärkung?
duel-hint-reinforce = { $armed ->
    [no] Du hast keine Verstärkung auf der Hand und kannst nur passen. Der Schritt endet, wenn beide nacheinander passen.
   *[yes] Auf deine eigene Stärke oder auf die deines Gegners. Der Schritt endet, wenn beide nacheinander passen. Die Karte kommt dann auf den Ablagestapel dessen, dessen Stärke sie geändert hat.
}
duel-prompt-roll-out = Welche Verstärkungen spielst du?
duel-hint-roll-out = { $armed ->
    [no] Du hast keine auf der Hand. Wer welche hat, muss sie jetzt spielen, vor dem Aufdecken der Pläne.
   *[yes] Du musst sie jetzt spielen, vor dem Aufdecken der Pläne; später geht es nicht mehr.
}
duel-prompt-use = { $ability ->
    [none] Welche Fähigkeit nutzt du?
   *[other] Nutzt du { $ability }?
}
duel-prompt-order-uses = Was kommt zuerst?
duel-prompt-friend-up = Mit welchem Botschafter verbesserst du deine Freundschaft?
duel-hint-friend-up = Ein neutraler verbündet sich mit dir, einer deines Gegners wird neutral. Wer mehr Verbündete hat als erlaubt, behält einen.
duel-prompt-friend-down = Mit welchem Botschafter verschlechterst du deine Freundschaft?
duel-hint-friend-down = Dein eigener Verbündeter wird neutral, ein neutraler verbündet sich mit deinem Gegner.
duel-prompt-keep-envoy = Welcher Botschafter bleibt dein Verbündeter?
duel-hint-keep-envoy = Du darfst nur einen haben. Der andere wird neutral und bleibt liegen, wie er liegt.
duel-prompt-ready = { $high ->
    [one] Welche Taktik machst du bereit?
   *[other] { $exact ->
        [yes] Welche { $high } Taktiken machst du bereit?
       *[no] Welche Taktiken machst du bereit ({ $low } bis { $high })?
    }
}
duel-hint-ready = Eine bereite Taktik lässt sich wieder wählen.
duel-prompt-spend = { $high ->
    [one] Welche Taktik setzt du ein?
   *[other] Welche { $high } Taktiken setzt du ein?
}
duel-hint-spend = Eine eingesetzte Taktik liegt offen und lässt sich nicht wählen, bis sie bereitgemacht wird.
duel-prompt-from-pile = Welche Karte deines Ablagestapels nimmst du auf die Hand?
duel-prompt-discard = { $low ->
    [0] Welche Karten legst du ab?
   *[other] { $high ->
        [one] Welche Karte legst du ab?
       *[other] { $exact ->
            [yes] Welche { $high } Karten legst du ab?
           *[no] Welche Karten legst du ab ({ $low } bis { $high })?
        }
    }
}
duel-prompt-give = { $high ->
    [one] Welche Karte gibst du { DAT($other) }?
   *[other] Welche { $high } Karten gibst du { DAT($other) }?
}
duel-hint-give = Ein Plan, den du hergibst, ist endgültig weg: Er gehört dem, der ihn auf der Hand hat.
duel-prompt-exchange = { $high ->
    [one] Welche Karte tauschst du?
   *[other] Welche { $high } Karten tauschst du?
}
duel-hint-exchange = Dein Gegner wählt gleichzeitig; dann wechseln diese Karten endgültig den Besitzer.
duel-prompt-line = { $high ->
    [one] Von welchem Planeten sammelst du die Ressourcen?
   *[other] Von welchen Planeten, höchstens { $high }, sammelst du die Ressourcen?
}
duel-hint-line = Das Symbol des Planeten entscheidet, was du bekommst. Planeten mit demselben Symbol bringen dasselbe.
duel-prompt-choice = { $source }: Was wählst du?
duel-prompt-recover-from = { $high ->
    [one] Von wo holst du ein Schiff zurück?
   *[other] Von wo holst du { $high } Schiffe zurück?
}
duel-hint-recover-from = Auch Schiffe auf dem Warpplaneten lassen sich zurückholen; dort halten sie ihn aber für dich.
duel-prompt-destroyed-to = { $high ->
    [one] Wohin kommt dein zerstörtes Schiff?
   *[other] Wohin kommen deine { $high } zerstörten Schiffe?
}
duel-hint-destroyed-to = Jedes Schiff kommt dorthin, wo eine der Wirkungen es erlaubt, oder in den Warp.
duel-prompt-retreat = Welche Schiffe ziehst du in deinen Vorrat zurück?
duel-hint-retreat = Wer das letzte Schiff von einem Planeten nimmt, kontrolliert ihn nicht mehr.
duel-prompt-send-to = { $high ->
    [one] Zu welchem Planeten sendest du ein Schiff aus?
   *[other] Zu welchen Planeten sendest du bis zu { $high } Schiffe aus?
}
duel-prompt-destroy-at = Auf welchem Planeten zerstörst du Schiffe von { DAT($other) }?
duel-hint-destroy-at = Wer das letzte Schiff auf einem Planeten verliert, kontrolliert ihn nicht mehr.
duel-prompt-settle = Zu welchem Planeten sendest du 1 Schiff aus deinem Vorrat aus?
duel-hint-settle = Ein aufgedeckter Planet, auf dem du keines hast; dann kontrollierst du ihn, vielleicht neben deinem Gegner.

## Möglichkeiten

duel-option-use = { $ability } nutzen
duel-option-reinforce = { $me ->
    [yes] { $face } auf meine Stärke
   *[no] { $face } auf die Stärke von { DAT($who) }
}
duel-leads-to = { $mine } zu { $theirs }, du würdest { $result ->
    [win] gewinnen
   *[lose] verlieren
}
duel-option-with = mit { $face } als weiterem Plan
duel-option-tactic = { $half } (von { $whole })
duel-option-sleeve = im Ärmel: { $half } (von { $whole })
duel-option-build = { $second ->
    [none] { $first }
   *[other] { $number }: Zehner von { $tens }, Einer von { $second }
}{ $half ->
    [none] {""}
   *[other] , dazu die Hälfte von „{ $half }“
}
duel-option-envoy = { $envoy }, { $side ->
    [mine] dein Verbündeter
    [theirs] mit { DAT($who) } verbündet
   *[neutral] neutral
}
duel-option-planet = { $planet } ({ $symbol ->
    [blue] blaues
    [pink] rosa
   *[green] grünes
} Symbol), { $ships ->
    [none] keine Schiffe
   *[other] { $ships }
}
duel-option-wait = Verdeckt lassen
duel-key-wait = v
duel-option-reveal = Aufdecken
duel-key-reveal = a
duel-option-keep = Meine Wahl behalten
duel-key-keep = b
duel-option-use-pass = Nicht nutzen
duel-option-friend-up-pass = Keine Änderung
duel-option-friend-down-pass = Keine Änderung
duel-option-lock-in-done = Festlegen
duel-option-plan-open-done = So legen
duel-option-roll-out-done = Das ist alles
duel-option-settle-pass = Keines aussenden
duel-option-its-full-of-stars-recover = 3 Schiffe zurückholen
duel-option-its-full-of-stars-destroy = 3 Schiffe im Vorrat des Gegners zerstören
duel-option-peace-talks-both = Beide holen 4 Schiffe zurück
duel-option-peace-talks-alone = Selbst 2 Schiffe zurückholen und 1 Karte ziehen
duel-option-coffee-break-recover = 3 Schiffe zurückholen
duel-option-coffee-break-draw = 3 Karten ziehen
duel-option-coffee-break-ready = 2 Taktiken bereitmachen
