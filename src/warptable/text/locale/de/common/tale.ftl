### Das erzählte Ende, was auch gespielt wurde.

tale-lowest = Nach Runde { $round } { ME($who) ->
    [yes] stand deine Chance
   *[no] stand die Chance von { $who }
} bei { $percent } %.
tale-share = Geschichte teilen
tale-share-copied = Der Link ist kopiert.
tale-picture = Bild der Geschichte
tale-picture-of = Die Geschichte dieses Spiels: { $title }
tale-cards = Was erzählenswert war
tale-being-told = Die Geschichte dieses Spiels wird gerade geschrieben …
tale-fan-project = ein inoffizielles Fanprojekt
tale-chances = Wie die Chancen liefen
tale-turning-points = Wendepunkte
tale-watch-moment = { $round } ansehen
tale-download = Spiel herunterladen
tale-rounds = Runde für Runde
tale-about-cards = Jeder Satz folgt aus dem Protokoll dieses Spiels.
tale-numbers = Zahlen und Mischen
