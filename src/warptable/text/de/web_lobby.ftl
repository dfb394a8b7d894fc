### Die Lobby: Startseite, neuer Tisch, Warteraum und höfliche Absagen.

## Startseite

lobby-title = Spielen
lobby-hero-first = Verbünden. Bluffen.
lobby-hero-second = Fünf Kolonien gründen.
lobby-hero-line = Ein Tisch für die Cosmic-Encounter-Familie, für Menschen und Bots. Ohne Anmeldung.
lobby-edition = Ausgabe
lobby-players = Spieler
lobby-bots = Bots
lobby-play-now = Jetzt gegen Bots spielen
lobby-create = Tisch eröffnen
lobby-editions = Die Spiele
lobby-presets = Fertige Tische
lobby-preset-bots = Gegen Bots
lobby-preset-people = Mit anderen

lobby-edition-ffg = Fantasy Flight 2008
lobby-edition-ffg-short = FF 2008
lobby-edition-ffg-line = Kräfte der Völker, Flares, Artefakte und Verstärkungen.
lobby-edition-avalon = Avalon Hill 2000
lobby-edition-avalon-short = AH 2000
lobby-edition-avalon-line = Das schlanke Spiel für zwei bis vier: zwanzig Völker mit ihren Kräften, Angriffe, Verhandlungen und wenige Artefakte, keine Flares.
lobby-fact-players = { $low }–{ $high } Spieler
lobby-count-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
lobby-fact-aliens = { $n ->
    [0] Ohne Kräfte
    [one] { $n } Volk
   *[other] { $n } Völker
}
lobby-fact-cards = { $n } Karten

lobby-join-title = Per Link mitspielen
lobby-join-field = Link oder Wörter des Tisches
lobby-join-hint = Link oder Wörter: mango radar …
lobby-join-button = Tisch suchen

lobby-mine = { $n ->
    [one] Dein Spiel geht weiter
   *[other] Deine Spiele gehen weiter
}
lobby-mine-playing = { $n ->
    [0] Wird aufgebaut
   *[other] { $game ->
        [encounter] Begegnung { $n }
       *[other] Runde { $n }
    }
}
lobby-mine-waiting = { $n ->
    [0] Kann beginnen
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $n }
}
lobby-mine-over = Das Spiel ist vorbei
lobby-my-turn = Du entscheidest
lobby-back = Zurück an den Tisch
lobby-back-to = Zurück an den Tisch: { $table }

lobby-new = Neu hier?
lobby-new-line = Lern es beim Spielen: drei kurze Lektionen am richtigen Tisch. Danach kommt ein erstes Spiel mit den einfachsten Völkern, ohne Flares und mit Zeit, so viel du willst.
lobby-new-learn = Lern es beim Spielen
lobby-new-first = Erstes Spiel beginnen
lobby-new-guide-encounter = Anleitung fürs erste Spiel lesen

lobby-open = Offene Tische
lobby-open-none = Gerade ist kein Tisch offen. Eröffne einen für alle oder lade Freunde mit einem Link ein.
lobby-open-join = Mitspielen
lobby-open-join-to = Mitspielen an diesem Tisch: { $table }
lobby-open-watch = Zuschauen
lobby-open-watch-to = Zuschauen an diesem Tisch: { $table }
lobby-open-taken = { $taken } von { $players } Plätzen besetzt
lobby-table = Tisch { $id }

lobby-preset-first = Erstkontakt
lobby-preset-first-line = Leichte Völker (grün), keine Flares, mit Hinweisen
lobby-preset-classic = Klassisch
lobby-preset-classic-line = Fünf Spieler, alle Völker, Flares
lobby-preset-four = Schnelle Vier
lobby-preset-four-line = Je vier Planeten und 16 Schiffe
lobby-preset-hidden = Verdeckte Kräfte
lobby-preset-hidden-line = Die Volkstafeln bleiben verdeckt
lobby-preset-lab = Labor
lobby-preset-lab-line = Technik: Schiffe forschen an 20 Techniken
lobby-preset-neighbours = Neue Nachbarn
lobby-preset-neighbours-line = Kosmische Herrschaft: dreißig weitere Völker
lobby-preset-spoils = Kriegsbeute
lobby-preset-spoils-line = Der Belohnungsstapel: Überraschungen, Risse, Einschüchterungen
lobby-preset-cosmos = Der ganze Kosmos
lobby-preset-cosmos-line = Alles auf einmal, zu fünft
lobby-preset-length = Etwa { $rounds } Begegnungen und { $decisions } Entscheidungen für jeden, gemessen unter Bots.
lobby-preset-day = Tag für Tag
lobby-preset-day-line = Ein Tag je Entscheidung und Reaktion, offen für alle
lobby-preset-old = Die Ausgabe von 2000
lobby-preset-old-line = Vier leichte Völker, keine Flares
lobby-preset-pair = Zu zweit
lobby-preset-pair-line = Die Ausgabe von 2000, eins gegen eins
lobby-preset-campaign = Kampagne
lobby-preset-campaign-line = Die Ausgabe von 2000, mehrere Spiele bis 15 Punkte

## Ein neuer Tisch und die Einstellungen eines Tisches

lobby-new-table = Tisch eröffnen
lobby-new-table-line = Du bekommst den ersten Platz und einen Link für deine Freunde. Bots können die übrigen Plätze füllen.
lobby-create-button = Tisch eröffnen
lobby-save = Speichern
lobby-settings = Einstellungen
lobby-settings-edit = Einstellungen ändern
lobby-fill-from = Von einem fertigen Tisch übernehmen
lobby-set-game = Das Spiel
lobby-set-aliens = Völker
lobby-set-time = Zeit
lobby-set-people = Leute
lobby-set-name = Name des Tisches
lobby-set-name-hint = Darf leer bleiben
lobby-set-variants = Varianten
lobby-set-house = Hausregeln
lobby-set-house-line = Andere Lesarten der Regeln, die manche Runden spielen. Alle sind aus, bis du sie einschaltest.
lobby-house-rule = Hausregel: { $rule }
lobby-set-modules = Erweiterungen und Module
lobby-set-ships = Spezialschiffe
lobby-set-ships-none = Keine
lobby-set-sets = Aus welcher Schachtel
lobby-sets-all = Alle Völker
lobby-sets-all-line = Grundspiel und Erweiterung gemischt.
lobby-sets-base = Nur Grundspiel
lobby-sets-base-line = Die fünfzig von 2008; Flares der Erweiterung können trotzdem im Stapel sein.
lobby-sets-dominion = Nur Kosmische Herrschaft
lobby-sets-dominion-line = Die dreißig der Erweiterung.
lobby-needs-unused-colour = An diesem Tisch nicht dabei: { $aliens }. Dafür braucht es eine Farbe, die niemand spielt.
lobby-needs-flares = Ohne Flares nicht dabei: { $aliens }.
lobby-set-choice = Wie Völker gewählt werden
lobby-set-levels = Stufen
lobby-set-flares = Flares
lobby-set-flares-line = Karten, die eine Kraft verändern; einige kommen in den Stapel.
lobby-set-flares-off = Keine Flares
lobby-set-pace = Zeit für eine Entscheidung
lobby-set-window = Zeit für Reaktionen
lobby-set-window-line = Geschieht etwas, haben alle so lange Zeit, darauf zu antworten. Der Countdown ist für alle gleich, eine Pause verrät also nichts.
lobby-set-window-zero = Ohne Countdown wird nur gefragt, wer etwas hat, das antworten könnte. Das Spiel läuft schneller, aber eine Pause zeigt dann, dass jemand eine solche Karte oder Kraft hat.
lobby-set-speed = Tempo des Tisches
lobby-set-speed-line = Wie lange der Tisch nach jedem Schritt ruht, damit du den Bots folgen kannst.
lobby-set-listed = Wer mitspielen darf
lobby-set-spectators = Andere dürfen zuschauen
lobby-set-spectators-line = Sie sehen, was offen liegt, und niemals eine Hand.
lobby-set-delay = Wann Zuschauer es sehen
lobby-set-delay-line = Brett, Verlauf und Chat kommen bei Zuschauern so viel später an. Wer zuschaut, kann niemandem am Tisch etwas Neues verraten.
lobby-delay = { $n ->
    [0] Sofort
    [one] { $n } Minute später
   *[other] { $n } Minuten später
}
lobby-delay-short = { $n ->
    [one] Zuschauer sehen es { $n } Minute später
   *[other] Zuschauer sehen es { $n } Minuten später
}
lobby-set-older = Wer ist älter?
lobby-set-older-line = Decken am Anfang beide den gleichen Plan auf, führt, wer älter ist. Sagt es niemand, entscheidet das Los.
lobby-older-nobody = Sagt niemand
lobby-older-short = { $who } ist älter
lobby-set-silent = Schweigsame Bots
lobby-set-silent-line = Sonst sagen sie ab und zu etwas im Chat: bitten um Hilfe, bedanken sich, kommentieren das Spiel.
lobby-set-spectators-off = Keine Zuschauer

lobby-choice-two = Zwei zur Wahl
lobby-choice-two-line = Alle bekommen zwei und behalten geheim eines.
lobby-choice-one = Eines ausgelost
lobby-choice-one-line = Alle bekommen eines zugelost, offen.
lobby-choice-free = Freie Wahl
lobby-choice-free-line = Alle wählen vor dem Spiel ein Volk.
lobby-choice-levels = Nach Stufe
lobby-choice-levels-line = Alle bekommen zwei, aber nur aus den gewählten Stufen.
lobby-choice-groups = Eine Gruppe für Einsteiger
lobby-choice-groups-line = Alle bekommen eines zugelost, aus der Gruppe, die du wählst.
lobby-choice-none = Ohne Kräfte
lobby-choice-none-line = Niemand hat ein Volk: nur Schiffe und Karten.
lobby-set-groups = Gruppe von Völkern
lobby-group-beginner-1 = Erstes Spiel: leicht zu spielen
lobby-group-beginner-2 = Zweites Spiel: nicht ganz so leicht
lobby-group-beginner-3 = Drittes Spiel: voller Überraschungen
lobby-pace-relaxed = Gemütlich
lobby-pace-relaxed-line = Keine Uhr.
lobby-pace-relaxed-alone = Keine Uhr.
lobby-pace-live = Zügig
lobby-pace-live-line = { $seconds } Sekunden für eine Entscheidung, { $talk } für ein Abkommen.
lobby-pace-live-alone = { $seconds } Sekunden für eine Entscheidung.
lobby-pace-day = Tag für Tag
lobby-pace-day-line = Ein Tag für jede Entscheidung und jede Reaktion; spiele, wann es dir passt. Der Tisch wartet auf alle, und du kannst im Voraus antworten.
lobby-pace-day-alone = Ein Tag für jede Entscheidung; spiele, wann es dir passt.
lobby-window-day = Reaktionen warten auf alle, bis zu einem Tag
lobby-window = { $n ->
    [0] Kein Countdown
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
lobby-window-short = { $n ->
    [0] Kein Countdown für Reaktionen
    [one] { $n } Sekunde für Reaktionen
   *[other] { $n } Sekunden für Reaktionen
}
lobby-speed-slow = Langsam
lobby-speed-normal = Normal
lobby-speed-quick = Schnell
lobby-speed-none = Ohne Pausen
lobby-speed-short = { $speed ->
    [slow] Langsamer Tisch
    [quick] Schneller Tisch
    [none] Ohne Pausen
   *[normal] Normales Tempo
}
lobby-listed-no = Nur mit Link
lobby-listed-yes = Offen für alle

lobby-variant-four-planets = Vier Planeten
lobby-variant-four-planets-line = Je vier Planeten und 16 Schiffe; vier fremde Kolonien genügen zum Sieg. Ein kürzeres Spiel.
lobby-variant-hidden-powers = Verdeckte Kräfte
lobby-variant-hidden-powers-line = Volkstafeln bleiben verdeckt, bis ihre Besitzer sie aufdecken, um die Kraft zu nutzen.
lobby-variant-rotating-powers = Wechselnde Kräfte
lobby-variant-rotating-powers-line = Zu Beginn des Zuges zieht der Angreifer ein neues Volk und behält dieses oder das alte.
lobby-variant-freewheeling-flares = Freie Flares
lobby-variant-freewheeling-flares-line = Beliebig viele verschiedene Flares in einer Begegnung statt nur eines.
lobby-variant-technology = Technik
lobby-variant-technology-line = Schiffe forschen an Techniken, die man nutzen darf, sobald sie vollendet sind (20 Karten).
lobby-variant-dominion-aliens = Kosmische Herrschaft: 30 Völker
lobby-variant-dominion-aliens-line = Die Völker der Erweiterung und ihre Flares kommen zu denen des Grundspiels.
lobby-variant-reward-deck = Belohnungsstapel
lobby-variant-reward-deck-line = Ein zweiter Stapel für Belohnungen: Überraschungen, Risse, Einschüchterungen und mehr (32 Karten).
lobby-variant-flagships = Flaggschiffe
lobby-variant-flagships-line = Ein Schiff jedes Spielers gibt 3 in einer Begegnung und kann auf eine Kolonie oder mitten ins Geschehen springen.
lobby-variant-salvage-vessels = Bergungsschiffe
lobby-variant-salvage-vessels-line = Ein Schiff jedes Spielers bringt Karten, wenn seine Seite siegt.
lobby-variant-two-ships = Von jedem eins
lobby-variant-two-ships-line = Ein Flaggschiff und ein Bergungsschiff für jeden; bis zu vier Spieler.
lobby-variant-two-flagships = Zwei Flaggschiffe
lobby-variant-two-flagships-line = Zwei Flaggschiffe für jeden, von denen eins in eine Begegnung geschickt wird; bis zu vier Spieler.
lobby-variant-two-salvage-vessels = Zwei Bergungsschiffe
lobby-variant-two-salvage-vessels-line = Zwei Bergungsschiffe für jeden, von denen eins in eine Begegnung geschickt wird; bis zu vier Spieler.
lobby-variant-classic-filch = Klassischer Langfinger-Flare
lobby-variant-classic-filch-line = Wer ihn hat, darf heimlich schummeln; alle dürfen es einander vorwerfen.
lobby-variant-closed-planet = Geschlossener Planet
lobby-variant-closed-planet-line = Heimkehrende Schiffe des Verteidigers landen nicht auf dem angegriffenen Planeten, außer er hat keine andere Kolonie.
lobby-variant-two-proposals = Zwei Vorschläge
lobby-variant-two-proposals-line = Beim Verhandeln macht jeder höchstens zwei Vorschläge statt drei und kann dann nur noch annehmen oder ablehnen.
lobby-variant-others-named = Sonderkarten nennen andere
lobby-variant-others-named-line = Eine Sonderkarte des Schicksals bestimmt nie den Angreifer, sondern den Nächsten, auf den sie passt.

## Der Warteraum

lobby-wait-you = Du spielst { $colour }
lobby-wait-ready = Alle sind da. Beginne, wann du willst.
lobby-wait-host = Besetze die Plätze, dann beginne.
lobby-wait-missing = { $n ->
    [one] { $names } ist noch nicht da.
   *[other] { $names } sind noch nicht da.
}
lobby-seat-bot-here = Bot:
lobby-seat-bot-level = Stufe des Bots auf { $colour }
lobby-saved = Die Einstellungen sind gespeichert.
lobby-unsaved = Noch nicht gespeichert.
lobby-unsaved-start = Die geänderten Einstellungen sind nicht gespeichert. Speichere sie zuerst, oder starte noch einmal, um ohne sie zu spielen.
lobby-settings-shut = Schließen
lobby-fewer-full = Es sind mehr Leute da: Erst muss jemand gehen.
lobby-fewer-moves = { $name } wechselt zu { $colour }.
lobby-fewer-goes = Der Bot auf { $colour } geht.
lobby-wait-guest = { $host } startet das Spiel, sobald alle da sind.
lobby-wait-nobody = Das Spiel beginnt, wenn der Gastgeber es startet.
lobby-wait-free = { $n ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
lobby-wait-watching = { $n ->
    [one] Eine Person schaut zu
   *[other] { $n } Personen schauen zu
}
lobby-seats = Plätze
lobby-seat-free = Frei
lobby-seat-you = du
lobby-seat-host = Gastgeber
lobby-seat-away = nicht da
lobby-seat-bot = Bot: { $level }
lobby-seat-take = Hierher wechseln
lobby-seat-take-colour = Zu { $colour } wechseln
lobby-seat-add-bot-colour = Einen Bot auf { $colour } setzen: { $level }
lobby-seat-remove = Entfernen
lobby-seat-remove-name = { $name } von { $colour } entfernen
lobby-seat-make-host = Zum Gastgeber machen
lobby-seat-make-host-name = { $name } zum Gastgeber machen
lobby-sit = Platz nehmen
lobby-sit-line = Du bist eingeladen. Wähle einen Namen und eine Farbe, und du bist dabei.
lobby-sit-name = Dein Name
lobby-sit-colour = Deine Farbe
lobby-sit-any = Egal
lobby-sit-full = Alle Plätze sind besetzt.
lobby-sit-full-watch = Alle Plätze sind besetzt. Bleib hier: Du siehst das Spiel, sobald es beginnt.
lobby-sit-no-watch = An diesem Tisch sind keine Zuschauer erlaubt. Bitte den Gastgeber um einen Platz.
lobby-watch = Nur zuschauen
lobby-watch-line = Du schaust zu. Bleib hier: Du siehst das Spiel, sobald es beginnt.
lobby-name-change = Meinen Namen ändern
lobby-leave = Tisch verlassen
lobby-start = Spiel beginnen
lobby-start-fill = Mit Bots auffüllen und beginnen
lobby-start-level = Bots für die freien Plätze
lobby-invite = Freunde einladen
lobby-invite-link = Link zu diesem Tisch
lobby-invite-only-here = Diese Adresse funktioniert nur auf diesem Computer. Für Freunde in deinem Netz starte das Programm so: ./play --host 0.0.0.0
lobby-invite-qr = Für die Handykamera zeigen
lobby-invite-qr-label = Der Link zu diesem Tisch als QR-Code
lobby-invite-code = Oder sag ihnen diese Wörter. Sie werden auf der Startseite eingetippt, egal wie:
lobby-copy = Kopieren
lobby-copied = Der Link ist kopiert.
lobby-share = Teilen
lobby-alien = Wähle dein Volk
lobby-alien-line = Wer nicht wählt, bekommt ein zufälliges.
lobby-alien-search = Nach Name oder Kraft suchen
lobby-alien-chance = Zufall
lobby-alien-yours = Dein Volk: { $alien }
lobby-alien-none = Kein Volk passt dazu.
lobby-chat = Chat
lobby-chat-none = Noch hat niemand etwas gesagt.
lobby-chat-field = Sag etwas
lobby-chat-send = Senden
lobby-seed = Eine geheime Startzahl legt das Mischen fest. Ihr Fingerabdruck ist { $hash }; nach dem Spiel wird die Startzahl gezeigt, damit alle es prüfen können.

## Absagen: was nicht geht, und warum

refused-form = In diesem Formular fehlt etwas. Bitte sieh es noch einmal durch.
refused-edition = Diese Ausgabe kennt der Tisch nicht.
refused-players = In dieser Ausgabe können nicht so viele mitspielen.
refused-window = Die Zeit für Reaktionen reicht von 0 bis { $longest } Sekunden.
refused-two-ships = Zwei Spezialschiffe für jeden gibt es nur bei bis zu { $most } Spielern: Das zweite trägt eine Farbe, die niemand spielt.
refused-one-ship = Wähle nur eine Art von Spezialschiffen.
refused-pool = { $n ->
    [one] Ein Volk ist zu wenig
   *[other] { $n } Völker sind zu wenige
}, um an diesem Tisch daraus auszuteilen. Lass mehr Stufen oder Schachteln zu, oder spielt in kleinerer Runde.
refused-levels = Wähle mindestens eine Stufe.
refused-name = Dieser Name ist zu lang: bitte höchstens { $longest } Zeichen.
refused-name-empty = Bitte gib zuerst einen Namen ein.
refused-full = Alle Plätze an diesem Tisch sind besetzt.
refused-started = Das Spiel hat schon begonnen.
refused-not-host = Das kann nur der Gastgeber.
refused-not-seated = Nimm zuerst Platz.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-not-ready = Es sind noch Plätze frei. Besetze sie oder spiel mit weniger Leuten.
refused-stale = Der Tisch ist schon weiter.
refused-illegal = Das geht hier nicht.
refused-undo = Das lässt sich nicht mehr zurücknehmen.
refused-no-page = Diese Seite gibt es nicht.
refused-store = Zurzeit lässt sich nichts speichern. Nichts geht verloren, und der Tisch macht von selbst weiter.
refused-broken = Hier ist etwas schiefgegangen. Dein Spiel ist sicher: Geh zurück und versuch es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
refused-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
refused-behind = Dieser Tisch zeigt sein Spiel den Zuschauern später. Warte ein wenig.
refused-many-reports = Du hast gerade mehrere Berichte angelegt. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
refused-reports = Der Bericht ließ sich nicht anlegen. Sag es denen, die diesen Server betreiben.
refused-pack = Dieser Tisch braucht das Paket { $pack }, und der Server wurde ohne es gestartet.
refused-alien-taken = Dieses Volk ist nicht mehr frei. Wähle ein anderes.
refused-too-fast = Das ging sehr schnell. Warte kurz und versuche es noch einmal.
refused-many-tables = Du hast in kurzer Zeit viele Tische eröffnet. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor du den nächsten eröffnest.
refused-guesses = Von hier aus wurden viele Codes ausprobiert, zu denen es keinen Tisch gibt. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und prüfe dann den Link oder den Code.
refused-many-pages = Hier sind zu viele Seiten von Tischen offen. Schließe einige: Diese Seite bleibt nicht auf dem neuesten Stand.
refused-grace = Gerade war noch jemand da. In { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} darf ein Bot einspringen.
refused-clock-decides = An einem Tisch mit einem Tag Bedenkzeit springt ein Bot nur ein, wenn die Zeit abgelaufen ist.
refused-over = Dieses Spiel ist vorbei.
refused-chat-long = Das ist zu lang: bitte höchstens { $longest } Zeichen.
refused-held = Du hast schon um mehr Zeit gebeten.
refused-not-over = Das wird gezeigt, wenn das Spiel vorbei ist.
refused-no-chapter = Dieses Kapitel gibt es nicht.
refused-no-alien = Dieses Volk gibt es hier nicht.

## The game for two

lobby-edition-duel = Cosmic Encounter Duell
lobby-edition-duel-short = Duell
lobby-edition-duel-line = Das Spiel zu zweit: geheime Räder, Pläne und Taktiken, zwölf Planeten und Botschafter, die die Seite wechseln.
lobby-preset-duel-first = Erstes Duell
lobby-preset-duel-first-line = Schwarm gegen Primus, mit Tipps
lobby-preset-duel = Duell
lobby-preset-duel-line = Zu zweit, drei Völker zur Wahl
lobby-preset-duel-day = Duell über Tage
lobby-preset-duel-day-line = Ein Tag für jede Entscheidung, offen für alle
lobby-choice-three = Drei verteilt
lobby-choice-three-line = Jeder bekommt drei und behält geheim eines.
lobby-group-first-game = Erstes Spiel
lobby-variant-tamed-underdog = Gezähmter Underdog
lobby-variant-tamed-underdog-line = Der Underdog braucht einen Unterschied von 20.
lobby-variant-alternative-tactics = Andere Taktiken
lobby-variant-alternative-tactics-line = Andere Hälften auf drei der fünf Taktiken.
lobby-preset-duel-length = Etwa { $rounds } Runden und { $decisions } Entscheidungen für jeden, gemessen unter Bots.
lobby-new-guide-duel = Anleitung zum Spiel zu zweit lesen
