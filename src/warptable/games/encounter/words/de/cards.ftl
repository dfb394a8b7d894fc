### Was Karten tun. Ein Artefakt, das in der Ausgabe von 2000 anders wirkt, hat einen zweiten Text.

text-attack = Angriff gegen Angriff: Karte und Schiffe jeder Seite werden addiert, die höhere Summe siegt, bei Gleichstand der Verteidiger. Gegen eine Verhandlung siegt der Angriff.
text-negotiate = Verliert gegen einen Angriff, bringt aber Entschädigung: Karten aus der Hand des Siegers. Zwei Verhandlungen: Die Hauptspieler verhandeln über ein Abkommen.
text-morph = Wird beim Aufdecken zu einer Kopie der anderen Begegnungskarte.
text-reinforcement = Nach dem Aufdecken zählt ein Hauptspieler oder Verbündeter den Wert zu einer beliebigen Seite hinzu.
text-destiny = Nennt den Verteidiger. Eine Farbe: Die Begegnung ist in deren Heimatsystem; die eigene Farbe: noch einmal ziehen, oder jemanden vertreiben.

artifact-card-zap = Wenn jemand einen Flare oder ein Artefakt spielt: Die Karte wirkt nicht und wird abgelegt.
artifact-cosmic-zap = Wenn eine Kraft genutzt wird, auch deine eigene: Sie wirkt nicht und ruht für den Rest der Begegnung.
artifact-cosmic-zap-avalon = Wenn ein anderer eine Kraft nutzen will: Sie ruht für den Rest der Begegnung.
artifact-emotion-control = Nach dem Aufdecken: Angriffe zählen als Verhandlungen, und die Hauptspieler müssen über ein Abkommen verhandeln.
artifact-emotion-control-avalon = Nach dem Aufdecken: Beide Karten zählen als Verhandlungen; die Verbündeten ziehen ab, und die Hauptspieler verhandeln.
artifact-force-field = Wenn alle Allianzen stehen: Nenne beliebige Verbündete beider Seiten; ihre Schiffe kehren um, und sie sind aus der Begegnung.
artifact-ionic-gas = Wenn das Ergebnis feststeht: Niemand bekommt in dieser Begegnung Entschädigung oder Belohnungen.
artifact-mobius-tubes = Zu Beginn einer eigenen Begegnung: Alle Schiffe aller Spieler verlassen den Warp, jedes zu einer Kolonie nach Wahl seines Besitzers.
artifact-plague = Zu Beginn einer beliebigen Begegnung: Nenne einen Spieler; er verliert drei Schiffe an den Warp und wirft eine Karte jeder Art ab.
artifact-plague-avalon = Jederzeit: Nenne einen Spieler; er verliert drei Schiffe an den Warp und wirft einen Angriff, eine Verhandlung und ein Artefakt ab.
artifact-quash = Wenn ein Abkommen geschlossen ist: Es gilt nicht, und beide Hauptspieler verlieren drei Schiffe.
artifact-stellar-gas = Wenn jemand Entschädigung nehmen will: Er bekommt keine.
