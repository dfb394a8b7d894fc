### Rund um den Tisch: Seitenkopf, Einstellungen, Phasenleiste, Verlauf, Chat, Daueraufträge, Tasten, Textansicht.

shell-name = Warptable
shell-home = Warptable, Startseite
shell-nav = Seiten
shell-nav-play = Spielen
shell-nav-mine = Meine Spiele
shell-nav-aliens = Völker
shell-nav-rules = Regeln
shell-nav-guide = Einstieg
shell-skip-content = Zum Inhalt
shell-close = Schließen
shell-language = Sprache
shell-language-en = English
shell-language-de = Deutsch
shell-unofficial = Inoffizielle Fan-Software mit eigenen Bildern. Mit keinem Verlag verbunden.
shell-shuffles = Das Mischen lässt sich prüfen: vorher der Fingerabdruck, nach dem Spiel die Startzahl.
shell-offline = Keine Verbindung. Ein neuer Versuch läuft …
shell-failed = Das kam nicht am Tisch an. Bitte versuch es noch einmal.

## Einstellungen

shell-settings = Einstellungen
shell-theme = Farben
shell-theme-auto = Wie das System
shell-theme-dark = Dunkel
shell-theme-light = Hell
shell-size = Schriftgröße
shell-size-is = { $percent } %
shell-motion = Bewegung
shell-motion-auto = Wie das System
shell-motion-full = Voll
shell-motion-none = Wenig
shell-keys = Einzelne Tasten
shell-text-view = Textansicht
shell-voices = Was Bots sagen
shell-coach = Hinweise fürs erste Spiel
shell-sound = Töne
shell-sound-which = Welche Töne
shell-sound-decision = Deine Entscheidung
shell-sound-window = Ein Reaktionsfenster
shell-sound-launch = Start
shell-sound-card = Eine Karte wird gelegt
shell-sound-reveal = Aufdecken
shell-sound-warp = Schiffe gehen in den Warp
shell-sound-over = Das Spiel ist vorbei

## Die Leiste oben

shell-table = Tisch { $table }
shell-edition-ffg = FF 2008
shell-edition-avalon = AH 2000
shell-encounter = Begegnung { $number }
shell-over = Spielende
shell-track = Phasen; wähle eine, in der du immer gefragt werden willst
shell-phase-is = { $phase }, { $state ->
    [done] vorbei
    [now] jetzt
   *[later] kommt noch
}{ $stop ->
    [yes] , hier wirst du immer gefragt
   *[no] {""}
}
shell-menu = Menü
shell-help = Hilfe und Tasten
shell-rail = Verlauf und Chat
shell-skip-decision = Zur Entscheidung
shell-skip-board = Zum Spielplan
shell-skip-log = Zum Verlauf
shell-faulty = Ein Programmfehler hat dieses Spiel angehalten. Alles bis hierher ist gespeichert.
shell-mark = (!) Deine Entscheidung

## Menü des Tisches

shell-seats = Spieler
shell-host = Gastgeber
shell-host-give = Zum Gastgeber machen
shell-away = nicht da
shell-bot = Bot: { $level }
shell-bot-stands-in = Bot spielt so lange
shell-spectators = { $number ->
    [one] Eine Person schaut zu
   *[other] { $number } Personen schauen zu
}
shell-sit = Diesen Platz übernehmen
shell-give-up = Meinen Platz aufgeben
shell-leave = Zur Startseite
shell-seed-hash = Fingerabdruck der Startzahl:
shell-seed = Startzahl:

## Die Spalte am Rand

shell-tab-log = Verlauf
shell-tab-chat = Chat
shell-tab-deals = Abkommen
shell-tab-powers = Kräfte
shell-why = warum?
shell-why-line = Warum? { $line }
shell-explain = { $what } erklären
shell-lately = Was zuletzt geschah
shell-log-none = Noch ist nichts geschehen.
shell-log-whole = Der ganze Verlauf
shell-log-of = Verlauf von { $table }
shell-back-to-table = Zurück zum Tisch
shell-you = (du)
shell-chat-none = Noch hat niemand etwas gesagt.
shell-chat-say = Sag dem Tisch etwas
shell-chat-send = Senden
shell-spectator = Zuschauer
shell-deals-none = In diesem Spiel gibt es noch kein Abkommen.
shell-deal-open = Liegt gerade auf dem Tisch.
shell-power-facedown = Eine verdeckte Kraft
shell-power-none = Ohne Kraft
shell-power-open = Noch nicht gewählt
shell-power-lost = ruht
shell-power-zapped = gezappt
shell-power-aside = beiseitegelegt
shell-power-hidden = verdeckt

## Daueraufträge

shell-tempo = Tempo der Bots
shell-halt = Bots anhalten
shell-go-on = Bots weiterspielen lassen
shell-step = Ein Schritt
shell-orders = Daueraufträge
shell-order-untouched = Passen, solange es meine Schiffe, meine Planeten oder meine Kraft nicht betrifft
shell-order-encounter = Passen bis zum Ende dieser Begegnung
shell-order-turn = Alles passen, bis ich dran bin: bis ich angreife oder verteidige
shell-order-turn-now = (du bist gerade dran)
shell-order-touched = Passen, bis mich etwas betrifft, dann wieder fragen
shell-order-always = Hier immer passen: { $what }
order-ended-touched = Dein Auftrag, zu passen, bis dich etwas betrifft, ist zu Ende: Das hier betrifft dich.
order-ended-always = Deine Aufträge, immer zu passen, sind zu Ende: Du hast neue Karten bekommen.
order-ended-turn = Dein Auftrag, bis zu deinem Zug zu passen, ist zu Ende: Du bist dran.
shell-order-paused = Ausgesetzt: { $why }
shell-stops-at = Immer fragen:
shell-stops-none = Kein Haltepunkt: einen setzen
shell-undo = Zurücknehmen
shell-undo-may = Deine letzte Antwort zurücknehmen
shell-undo-none = Es gibt nichts zurückzunehmen
shell-hold = Halt
shell-hold-is = Alle um mehr Zeit in diesem Fenster bitten

## Laut gesagt

shell-call-asked = Deine Entscheidung. { $asked }
shell-call-reaction = Reaktion. { $asked } Möglich: { $answers }. Mit der Leertaste passt du.
shell-situation-setup = Das Spiel wird aufgebaut.
shell-situation-over = Das Spiel ist vorbei.
shell-situation-where = Begegnung { $number }, Phase { $phase }.
shell-situation-offense = Angreifer: { $who }.
shell-situation-defense = Verteidiger: { $who }.
shell-situation-target = Ziel: { $planet }.
shell-situation-waiting = Der Tisch wartet auf { $who }.
shell-situation-mine = Du hast { $foreign } von { $needed } Kolonien und { CARDS($cards) }.

## Tasten

shell-keys-title = Tasten
shell-keys-off = Einzelne Tasten kannst du in den Einstellungen abschalten.
shell-key-d-caps = D
shell-key-d = zur Entscheidung
shell-key-enter-caps = Enter
shell-key-enter = bestätigen
shell-key-escape-caps = Esc
shell-key-escape = einen Schritt zurück, schließen
shell-key-space-caps = Leertaste
shell-key-space = bei einer Reaktion passen
shell-key-digits-caps = 1 … 9
shell-key-digits = Antwort oder Karte
shell-key-signs-caps = + −
shell-key-signs = mehr oder weniger Schiffe
shell-key-n-caps = N
shell-key-n = niemand, nein
shell-key-t-caps = T
shell-key-t = den Vorschlag annehmen
shell-key-h-caps = H
shell-key-h = das Fenster offen halten
shell-key-p-caps = P
shell-key-p = die Bots anhalten oder weiterspielen lassen
shell-key-step-caps = .
shell-key-step = ein Schritt, solange sie angehalten sind
shell-key-w-caps = W
shell-key-w = warum das Letzte geschah
shell-key-s-caps = S
shell-key-s = die Lage ansagen
shell-key-b-caps = B
shell-key-b = zum Spielplan
shell-key-arrows-caps = ← → [ ]
shell-key-arrows = auf dem Spielplan: Planeten, Systeme
shell-key-l-caps = L
shell-key-l = Verlauf
shell-key-c-caps = C
shell-key-c = Chat
shell-key-help-caps = ?
shell-key-help = diese Übersicht

## Textansicht

shell-role-offense = Angreifer
shell-role-defense = Verteidiger
shell-role-with-offense = mit dem Angreifer
shell-role-with-defense = mit dem Verteidiger
shell-role-deciding = entscheidet jetzt
shell-text-title = { $table }, Textansicht
shell-text-graphic = Bildansicht
shell-text-parts = Teile dieser Seite
shell-text-part-decision = Entscheidung
shell-text-part-situation = Lage
shell-text-part-planets = Planeten
shell-text-part-hand = Hand
shell-text-part-log = Verlauf, Neuestes zuerst
shell-text-part-chat = Chat und Abkommen
shell-text-part-orders = Daueraufträge
shell-text-nothing-asked = Im Moment wirst du nichts gefragt.
shell-text-players = Spieler in der Reihenfolge der Züge
shell-text-column-player = Spieler
shell-text-column-alien = Volk
shell-text-column-role = Rolle
shell-text-column-colonies = Fremde Kolonien
shell-text-column-home = Heimatkolonien
shell-text-column-cards = Karten
shell-text-column-warp = Schiffe im Warp
shell-text-column-planet = Planet
shell-text-column-ships = Schiffe
shell-text-of = { $n } von { $all }
shell-text-shape-dart = Pfeil
shell-text-shape-disc = Scheibe
shell-text-shape-diamond = Raute
shell-text-shape-star = Stern
shell-text-shape-hexagon = Sechseck
shell-text-system = { ME($who) ->
    [yes] Dein System
   *[no] System von { DAT($who) }
}
shell-text-target = Ziel des Tors
shell-text-empty = leer
shell-text-no-hand = Keine Karten.
shell-text-no-orders = Hier braucht es keine Daueraufträge.

## Die Befehlszeile der Textansicht

typed-label = Oder tippe einen Befehl
typed-send = Senden
typed-try = Zum Beispiel: hilfe, hand, tisch, warum, passen
typed-may = Du kannst antworten:
typed-answered = Beantwortet: { $line }
typed-form = Nimm dafür bitte das Formular darüber.
