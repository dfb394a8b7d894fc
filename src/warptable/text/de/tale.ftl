### Das erzählte Ende, was auch gespielt wurde.

tale-change = { $who }: { $before } % → { $after } %
tale-share = Geschichte teilen
tale-share-copied = Der Link ist kopiert.
tale-picture = Bild der Geschichte
tale-cards = Was erzählenswert war
tale-being-told = Die Geschichte dieses Spiels wird gerade geschrieben …
tale-fan-project = ein inoffizielles Fanprojekt
tale-chances = Wie die Chancen liefen
tale-rounds = Runde für Runde
tale-numbers = Zahlen und Mischen
tale-home = Start
tale-deals = Die Abkommen
tale-watch = ansehen
tale-chances-how = Nach dem Spiel mit offenen Karten geschätzt. Eine Zahl ist ein Wendepunkt.
tale-at = replay --open --at { $number }
tale-reckoning = Von jeder Runde aus werden gedachte Spiele mit offenen Karten gespielt …
