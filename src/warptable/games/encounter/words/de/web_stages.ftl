### Was in besonderen Momenten über dem Spielplan liegt: das Aufdecken, ein Abkommen, das Ende des Spiels.

stages-you = Du
stages-why = warum?
stages-show-board = Spielplan zeigen
stages-board = Spielplan
stages-show-parts = So kommt es zustande
stages-show-cards = Karten zeigen
stages-your-side = deine Seite
stages-only-you = nur du siehst das

## Verdeckte Karten, und klein

stages-laid-by-allies = Von Verbündeten gelegt
stages-facedown = Die Karten liegen verdeckt
stages-laying = Die Karten werden gewählt
stages-aside = { ME($who) ->
    [yes] deine Karte { $card } liegt beiseite
   *[no] { $card } von { DAT($who) } liegt beiseite
}
stages-aside-cards = { ME($who) ->
    [yes] { CARDS($n) } von dir { $n ->
        [one] liegt
       *[other] liegen
    } beiseite
   *[no] { CARDS($n) } von { DAT($who) } { $n ->
        [one] liegt
       *[other] liegen
    } beiseite
}
stages-choosing = { ME($who) ->
    [yes] wählst noch
   *[no] wählt noch
}
stages-card-back = eine verdeckte Karte
stages-card-none = noch keine Karte
stages-card-claimed = behauptet, niemand hat sie gesehen
stages-card-copies = { $face }, kopiert die andere Karte
stages-card-counts = gelegt als { $face }

## Das Aufdecken

stages-reveal = Die aufgedeckten Karten
stages-where = { ME($who) ->
    [yes] Du greifst { $planet } an
   *[no] { $who } greift { $planet } an
}{ $own ->
    [yes] , deinen Planeten
   *[no] {""}
}
stages-totals = { $offense } für den Angreifer, { $defense } für den Verteidiger
stages-big-open = Die Karten liegen offen
stages-big-faces = Angriff schlägt Verhandlung
stages-big-automatic = Entschieden ohne Summen
stages-big-deal = Zwei Verhandlungen
stages-big-both-lost = Zwei Gleichziehen-Karten
stages-big-all-lost = Beide Seiten verlieren
stages-big-declared = Ohne die Karten entschieden
stages-leads = { ME($who) ->
    [yes] Du führst mit { $margin } Vorsprung.
   *[no] { $who } führt mit { $margin } Vorsprung.
}
stages-tied = { ME($who) ->
    [yes] Gleichstand: Du liegst vorn.
   *[no] Gleichstand: { $who } liegt vorn.
}
stages-tie-rule = Bei Gleichstand siegt der Verteidiger.
stages-lower = Die kleinere Summe siegt ({ $source }).
stages-upset = Sieger und Verlierer tauschen am Ende ({ $source }).
stages-then-faces = { ME($who) ->
    [yes] Du würdest siegen
   *[no] { $who } würde siegen
}, egal wie viele Schiffe da sind.
stages-then-automatic = { ME($who) ->
    [yes] Du würdest
   *[no] { $who } würde
} durch eine Kraft als { $side ->
    [offense] Angreifer
   *[defense] Verteidiger
} siegen.
stages-then-deal = Die Hauptspieler würden über ein Abkommen verhandeln.
stages-then-both-lost = Beide Hauptspieler würden verlieren.

stages-part-card = Karte
stages-part-reinforcement = Verstärkung
stages-part-ships = { ME($who) ->
    [yes] deine Schiffe
   *[no] { $who }
}

stages-if = Was wäre mit { $face } für { $side ->
    [own] deine Seite
    [offense] den Angreifer
   *[defense] den Verteidiger
}?
stages-if-private = Nur du siehst das.
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
stages-stakes-powers = nach den Regeln; die Verluste ändern sich vielleicht durch { $aliens }
stages-stakes-offense = Wenn der Angreifer siegt
stages-stakes-defense = Wenn der Verteidiger siegt
stages-stakes-certain = Was folgt
stages-stakes-so-far = Nach jetzigem Stand
stages-stakes-deal = Das Abkommen bringt
stages-stakes-no-deal = Ohne Abkommen
stages-each = je { $what }
stages-gain-colony = Kolonie { $n } von { $goal }
stages-gain-home = eine Heimatkolonie auf { $planet }
stages-gain-more = mehr Schiffe auf { $planet }
stages-gain-again = zweite Begegnung
stages-gain-again-card = zweite Begegnung (mit einer Begegnungskarte)
stages-gain-keeps = { $planet } bleibt, wie er ist
stages-gain-rewards = { $n ->
    [one] eine Belohnung
   *[other] { $n } Belohnungen
}
stages-gain-compensation = { CARDS($n) } dafür, nach Zufall
stages-gain-some-rewards = { $n ->
    [one] auf Wunsch eine Belohnung
   *[other] bis zu { $n } Belohnungen
}
stages-gain-some-compensation = { $n ->
    [one] auf Wunsch eine Karte dafür, nach Zufall
   *[other] bis zu { $n } Karten dafür, nach Zufall
}
stages-lose-ships = { SHIPS($n) } in den Warp
stages-lose-colony = { SHIPS($n) } in den Warp, { $planet } verloren
stages-lose-nothing = keine Schiffe verloren

## Ein Abkommen entsteht

stages-show-deal = Abkommen zeigen
stages-deal = Zwei Verhandlungen: Einige dich mit { DAT($partner) }
stages-deal-short = Einige dich mit { DAT($partner) }
stages-deal-others = Die anderen sehen, wie viele Karten, nicht welche
stages-give = Du gibst
stages-get = Du bekommst
stages-get-from = von { DAT($who) }
stages-give-cards = Karten
stages-give-cards-note = (nur { $partner } erfährt, welche)
stages-no-cards = Du hast keine Karten.
stages-ask = Karten
stages-ask-note = (wie viele, nach Zufall)
stages-random-cards = { CARDS($n) } nach Zufall
stages-random-rewards-cards = { REWARDS($n) } nach Zufall
stages-known = Dir bekannt: { $cards }
stages-grant = Eine Kolonie für { ACC($partner) }
stages-want = Eine Kolonie für dich
stages-no-colony = keine Kolonie
stages-colony-on = eine Kolonie auf { $planet }
stages-planet-already = { ME($who) ->
    [yes] Du hast hier schon eine Kolonie.
   *[no] { $who } hat hier schon eine Kolonie.
}
stages-planet-none = { ME($who) ->
    [yes] Du hast hier keine Kolonie.
   *[no] { $who } hat hier keine Kolonie.
}
stages-free = { ME($who) ->
    [yes] deine Schiffe, die den Warp verlassen
   *[no] Schiffe von { DAT($who) }, die den Warp verlassen
}
stages-fewer = eins weniger
stages-more = eins mehr
stages-clock = Zeit für die Einigung
stages-clock-called = Noch { $n } Sekunden für die Einigung
stages-no-deal = Sonst verliert ihr je { SHIPS($n) } an den Warp.
stages-no-deal-each = Ohne Abkommen: { $losses }.
stages-no-deal-part = { ME($who) ->
    [yes] Du verlierst
   *[no] { $who } verliert
} { $n ->
    [0] keine Schiffe
   *[other] { SHIPS($n) } an den Warp
}
stages-offers = Vorschläge
stages-no-offers = Noch liegt kein Vorschlag vor.
stages-standing = liegt auf dem Tisch
stages-means = Was das bedeutet
stages-means-draft = (dein Entwurf)
stages-means-standing = (der Vorschlag auf dem Tisch)
stages-means-colonies = { ME($who) ->
    [yes] Deine fremden Kolonien:
   *[no] Fremde Kolonien von { DAT($who) }:
}
stages-means-cards = { ME($who) ->
    [yes] Deine Karten:
   *[no] Karten von { DAT($who) }:
}
stages-means-again = { ME($who) ->
    [yes] Ein Abkommen bringt dir eine zweite Begegnung
   *[no] Ein Abkommen bringt { DAT($who) } eine zweite Begegnung
}{ $card ->
    [yes] , falls noch eine Begegnungskarte da ist.
   *[no] .
}
stages-phrases = Sag zu { DAT($partner) }
stages-phrase-much = Zu viel
stages-phrase-card = Leg eine Karte drauf
stages-phrase-planet = Anderer Planet?
stages-phrase-last = Mein letztes Wort
stages-theirs = { $partner } schlägt vor
stages-yours = Dein Vorschlag liegt auf dem Tisch
stages-draft = Dein Entwurf
stages-to-offer = Wähle, was du gibst und was du bekommst.
stages-not-kept-ask = { $partner } hat { $cards } genannt. Du kannst nur Karten nach Zufall verlangen: Bestimmte Karten nennt, wer sie auf der Hand hat.
stages-not-kept-give = { $partner } will { CARDS($n) } nach Zufall. In deinem Vorschlag nennst du die Karten, die du gibst.
stages-to-counter = Ändere oben etwas, um einen Gegenvorschlag zu machen.
stages-nothing = nichts
stages-valid = Etwas wechselt den Besitzer.
stages-invalid = Ein Abkommen braucht mindestens eine Karte oder eine Kolonie.
stages-no-more-offers = Du hast keinen Vorschlag mehr: Nimm an, oder lass die Verhandlung platzen.
stages-offers-left = { $n ->
    [one] Noch ein Vorschlag.
   *[other] Noch { $n } Vorschläge.
}
stages-enter = Enter
stages-send = Vorschlag senden
stages-counter = Gegenvorschlag senden
stages-take = Annehmen
stages-take-sure = Diesen Vorschlag wirklich annehmen?
stages-let-speak = Erst { $partner } reden lassen
stages-break = Verhandlung platzen lassen
stages-break-sure = Wirklich? Beide verlieren { SHIPS($n) }
stages-break-sure-each = Wirklich? Dann gilt: { $losses }
stages-waits = { $partner } denkt nach.
stages-talks = { $one } und { $other } verhandeln.
stages-word = { $who } ist dran.

## Das Ende des Spiels

stages-show-result = Ergebnis zeigen
stages-over-none = Das Spiel ist vorbei, und niemand hat gewonnen
stages-over-one = { ME($who) ->
    [yes] Du hast gewonnen!
   *[no] { $who } hat gewonnen
}
stages-over-shared = Gemeinsamer Sieg: { $winners }
stages-again = Noch einmal spielen
stages-save = Spiel herunterladen
stages-standings = Endstand: { $goal } fremde Kolonien genügen zum Sieg
stages-col-player = Spieler
stages-home-and-warp = { $home } Heimat · { $warp } im Warp
stages-col-foreign = Fremde Kolonien
stages-bot = ein Bot
stages-winner = hat gewonnen
stages-story-encounters = { $n ->
    [one] Begegnung
   *[other] Begegnungen
}
stages-story-deals = { $n ->
    [one] Abkommen
   *[other] Abkommen
}
stages-story-broken = { $n ->
    [one] gescheiterte Verhandlung
   *[other] gescheiterte Verhandlungen
}
stages-story-powers = { $n ->
    [one] Mal eine Kraft genutzt
   *[other] Mal eine Kraft genutzt
}
stages-story-cards = { $n ->
    [one] Flare oder Artefakt gespielt
   *[other] Flares und Artefakte gespielt
}
stages-story-reinforced = { $n ->
    [one] Verstärkung
   *[other] Verstärkungen
}
stages-story-stopped = { $n ->
    [one] Mal rechtzeitig gestoppt
   *[other] Mal rechtzeitig gestoppt
}
stages-checked = Das Mischen ist prüfbar
stages-checked-how = Der Fingerabdruck war von Anfang an öffentlich. Die Startzahl, die ihn ergibt, ergibt auch jedes Mischen dieses Spiels.
stages-hash = Fingerabdruck
stages-seed = Startzahl
