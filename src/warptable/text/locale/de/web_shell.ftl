### Rund um den Tisch: Seitenkopf, Einstellungen, Phasenleiste, Verlauf, Chat, Daueraufträge, Tasten, Textansicht.

shell-name = Warptable
shell-home = Warptable, Startseite
shell-nav = Seiten
shell-nav-play = Spielen
shell-nav-aliens = Völker
shell-nav-rules = Regeln
shell-nav-guide = Einstieg
shell-skip-content = Zum Inhalt
shell-close = Schließen
shell-language = Sprache
shell-language-en = English
shell-language-de = Deutsch
shell-unofficial = Inoffizielle Fan-Software mit eigenen Bildern. Mit keinem Verlag verbunden.
shell-shuffles = Das Mischen lässt sich prüfen: vorher die Prüfsumme, nach dem Spiel die Startzahl.
shell-offline = Keine Verbindung. Ein neuer Versuch läuft …
shell-failed = Das kam nicht am Tisch an. Bitte versuch es noch einmal.

## Einstellungen

shell-settings = Einstellungen
shell-theme = Farben
shell-theme-auto = Wie das System
shell-theme-dark = Dunkel
shell-theme-light = Hell
shell-size = Schriftgröße
shell-size-100 = 100 %
shell-size-115 = 115 %
shell-size-130 = 130 %
shell-motion = Bewegung
shell-motion-auto = Wie das System
shell-motion-full = Voll
shell-motion-none = Wenig
shell-keys = Einzelne Tasten
shell-text-view = Textansicht
shell-sound = Töne
shell-sound-which = Welche Töne
shell-sound-decision = Deine Entscheidung
shell-sound-window = Ein Reaktionsfenster
shell-sound-launch = Start
shell-sound-card = Eine Karte wird gelegt
shell-sound-reveal = Aufdecken
shell-sound-warp = Schiffe gehen in den Warp
shell-sound-over = Das Spiel ist vorbei
shell-notify = Benachrichtige mich, wenn ich dran bin
