## Ein Spiel noch einmal ansehen: die Seite der Wiederholung.

replay-watch = Wiederholung ansehen
replay-heading = Wiederholung: { $table }
replay-controls = Ansehen
replay-skip-controls = Zur Steuerung springen
replay-beside = Karten und Verlauf
replay-move = Durch das Spiel gehen
replay-first = Zum Anfang
replay-before = Einen Schritt zurück
replay-after = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-range = Zeitpunkt im Spiel
replay-place = Zeitpunkt { $number } von { $all }
replay-where-in = { $round } · Schritt { $number } von { $all }
replay-phases = Phasen
replay-news = Es geht weiter: zum neuesten Moment
replay-rounds = Das ganze Spiel
replay-cell-met = { $one } gegen { $other }
replay-cell-won = vorn: { $who }
replay-speed = Tempo
replay-times = { $n }×
replay-eyes = Wessen Sicht
replay-all = Alle Karten
replay-spectator = Zuschauer
replay-hands = Karten in diesem Moment
replay-no-cards = keine Karten
replay-now = Was geschieht
replay-line = { $asked } { $answer }
replay-unanswered = Noch nicht beantwortet
replay-copy = Link zu diesem Moment kopieren
replay-back = Zurück zum Tisch
replay-key-space = Leertaste
replay-key-home = Pos1
replay-key-end = Ende
replay-keys = Tasten der Wiederholung
replay-keys-play = abspielen oder anhalten
replay-keys-step = einen Schritt zurück oder weiter
replay-keys-round = eine Begegnung oder Schicksalskarte zurück oder weiter
replay-keys-ends = zum Anfang oder Ende
replay-keys-speed = Tempo
replay-keys-help = diese Hilfe
answered-too-late = kein Abkommen in der Zeit
refused-nothing-yet = Noch ist nichts geschehen, was man noch einmal ansehen könnte.

## Spiele aus Dateien.

shell-nav-replays = Ansehen
replay-file = Ein gespeichertes Spiel
replays-title = Wiederholungen
replays-upload = Ein gespeichertes Spiel ansehen
replays-upload-line = Ein beendeter Tisch hat einen Knopf, der das Spiel als Datei speichert. Wähle so eine Datei: Sie bekommt eine eigene Seite, die du weitergeben kannst. Was ein halbes Jahr niemand angesehen hat, wird gelöscht.
replays-file = Datei eines gespeicherten Spiels
replays-file-watch = Ansehen
replays-yours = Spiele, die du hochgeladen hast
replays-watch = Ansehen
replays-watch-which = Ansehen: { $game }
replays-delete = Löschen
replays-delete-which = Löschen: { $game }
replays-won = { $number ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben zusammen gewonnen
}
replays-unfinished = nicht beendet
replays-nobody = niemand hat gewonnen
mine-delete-uploads = Gespeicherte Spiele, die du hochgeladen hast, werden gelöscht.
refused-no-replay = So ein Spiel gibt es hier nicht. Vielleicht hat es gelöscht, wer es hochgeladen hat.
refused-no-file = Wähle zuerst eine Datei.
refused-save-none = Diese Datei ist kein gespeichertes Spiel von Warptable.
refused-save-version = Dieses Spiel wurde mit einer anderen Version von Warptable gespeichert und kann hier nicht angesehen werden.
refused-save-pack = Dieses Spiel braucht die Völker von „{ $pack }“, die dieser Server nicht in dieser Version hat.
refused-save-game = Diese Datei gehört zu einem Spiel, das Warptable nicht kennt.
refused-save-long = Diese Datei ist zu groß für ein gespeichertes Spiel.
refused-save-damaged = Diese Datei ist beschädigt, oder ihre Antworten ergeben kein Spiel.
refused-uploads-yours = Du hast hier schon { $most } Spiele. Lösche zuerst eines.
refused-uploads-all = Auf diesen Server kann im Moment kein Spiel mehr hochgeladen werden.
refused-many-uploads = Du hast in kurzer Zeit viele Dateien hochgeladen. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, bevor die nächste kommt.

## Was wäre, wenn: ein eigenes Spiel, das ab einem Moment von diesem weitergeht.

what-if = Was wäre, wenn …?
what-if-title = Was wäre, wenn: { $table }, { $round }
what-if-origin = Geht weiter ab: { $table }, { $round }
what-if-from = { $round }: Das Spiel geht ab dieser Frage weiter.
what-if-played = So gespielt
what-if-seat = Dein Platz
what-if-bots = Alle anderen sind Bots
what-if-chance = Handkarten und alles auf dem Tisch bleiben. Was in den Stapeln liegt, wird neu gemischt: Niemand weiß, was kommt. Es wird ein eigener Tisch.
what-if-go = Ab hier weiterspielen
what-if-weigh = Was waren die Antworten wert?
what-if-thinks = Der Vordenker überlegt …
what-if-answers = Was die Antworten wert waren
what-if-share = { $n } %
what-if-interval = ({ $low } bis { $high } %)
what-if-weighed = Die Chance zu gewinnen, wie sie der Vordenker sieht, der nur weiß, was der Platz damals wusste: aus je { $n } vorgestellten Spielen. Der Strich zeigt das 95-%-Intervall.
what-if-weighed-open = Die Chance zu gewinnen, wie sie der Vordenker sieht, mit allen Karten, wie sie waren: aus je { $n } vorgestellten Spielen. Der Strich zeigt das 95-%-Intervall.
what-if-unknown = Der Vordenker weiß es nicht: Von hier aus lässt sich kein Spiel vorstellen.
what-if-back = Zurück zum Moment
refused-no-choice = In diesem Spiel hatte nie jemand eine Wahl.
