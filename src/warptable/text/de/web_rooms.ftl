### Wörter der Räume selbst.

notice-home = Zur Startseite

# Warum der Dauerauftrag „passen, solange mich nichts betrifft“ gerade nicht passt.
touched-lab = dein Labor wartet
touched-own = es geht um das, was du tust
touched-main = du bist Hauptspieler
touched-ally = deine Schiffe sind in dieser Begegnung
touched-planet = das Tor zielt auf einen Planeten von dir

broken-title = Dieser Tisch lässt sich gerade nicht zeigen
broken-text = Das Spiel ist sicher und geht weiter. Lade die Seite neu, oder sieh dir den Tisch in der anderen Ansicht an. Sobald sich am Tisch etwas ändert, wird er neu gezeichnet.
broken-report = Wenn es so bleibt, sag es denen, die diesen Server betreiben: Der Grund steht in seinem Protokoll, beim Tisch { $table }.
broken-again = Neu laden
broken-log = Was bisher geschah
report-menu = Fehler melden
report-menu-line = Der Server bewahrt das Spiel, diesen Augenblick und deine Seite in einer Datei auf, für die, die ihn betreiben. Niemand am Tisch sieht sie.
report-menu-words = Was stimmt nicht?
report-send = Bericht anlegen
report-made = Bericht { $number } ist angelegt
report-made-line = Sag denen, die diesen Server betreiben, die Nummer { $number }. Sie sehen das Spiel, wie du es in diesem Augenblick gesehen hast. Die Datei bleibt auf dem Server, weil in ihr die Karten von allen stehen.
report-back = Zurück zum Tisch
later-title = Das Spiel hat begonnen
later-text = { $n ->
    [one] Dieser Tisch zeigt sein Spiel den Zuschauern { $n } Minute später. Bleib hier: Es kommt von selbst.
   *[other] Dieser Tisch zeigt sein Spiel den Zuschauern { $n } Minuten später. Bleib hier: Es kommt von selbst.
}
