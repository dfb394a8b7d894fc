### Das erzählte Ende, was auch gespielt wurde.

highlights-change = { $who }: { $before } % → { $after } %
highlights-share = Geschichte teilen
highlights-share-copied = Der Link ist kopiert.
highlights-picture = Bild der Geschichte
highlights-cards = Was erzählenswert war
highlights-being-told = Die Geschichte dieses Spiels wird gerade geschrieben …
highlights-fan-project = ein inoffizielles Fanprojekt
highlights-chances = Wie die Chancen liefen
highlights-rounds = Runde für Runde
highlights-numbers = Zahlen und Mischen
highlights-home = Start
highlights-deals = Die Abkommen
highlights-watch = ansehen
highlights-chances-how = Nach dem Spiel mit offenen Karten geschätzt. Eine Zahl ist ein Wendepunkt.
highlights-at = replay --open --at { $number }
highlights-reckoning = Von jeder Runde aus werden gedachte Spiele mit offenen Karten gespielt …
