### Die Völker von Miser bis Zombie. `du` ist, wer das Volk spielt; in `wild` und `super`, wer den Flare spielt.
### `rulings` hat eine Auslegung je Zeile. `part` nennt einen Teil einer Kraft, die mehrere hat; `setup` und `restriction`
### gibt es nur, wo ein Volk einen Aufbau oder eine Einschränkung hat.

alien-miser-power-name = Horten
alien-miser-does = Du hast eine zweite Hand aus acht Karten, die niemand sonst ansehen oder nehmen darf.
alien-miser-power = Immer wenn du eine Karte spielst, darfst du diese Kraft nutzen, um sie aus deinem Hort statt aus deiner Hand zu spielen. Karten, die du bekommst, kommen auf deine Hand; eine Karte aus dem Hort, die auf deine Hand zurückkehren würde, kehrt in den Hort zurück. Niemand sonst darf deinen Hort ansehen oder Karten daraus nehmen. Enthält er keine Begegnungskarte, darfst du ihn jederzeit vorzeigen, abwerfen und einen neuen Hort aus acht Karten ziehen.
alien-miser-wild = Ziehst du gleich eine neue Hand oder soll Entschädigung von dir genommen werden, leg diesen Flare und zwei weitere Karten aus deiner Hand verdeckt beiseite (weniger, wenn du weniger hast). Danach nimm sie wieder auf. Eine neue Hand hat ihre acht Karten zusätzlich.
alien-miser-super = Leg als Angreifer zu Beginn einer Begegnung die oberste Karte des Stapels in deinen Hort.
alien-miser-setup = Du bekommst zwei getrennte Hände aus je acht Karten. Sieh dir beide an, behalt eine als Hand und leg die andere verdeckt als Hort auf diese Tafel.
alien-miser-rulings =
    Der Hort ist nicht deine Hand: Entschädigung, ein Tausch der Hände und alles, was Handkarten zählt oder ansieht, berührt ihn nicht.
    Eine Begegnungskarte nur im Hort berechtigt dich nicht zu einer zweiten Begegnung.
    Ob du zu Beginn deines Zuges eine neue Hand ziehst, hängt allein von deiner Hand ab; der Hort bleibt, wie er ist.
    Hast du keine Begegnungskarte auf der Hand, wenn die Karten gewählt werden, darfst du eine aus dem Hort wählen.
    Wirst du gezappt, kommt die Karte zurück in den Hort, und bis zum Ende der Begegnung spielst du nur aus der Hand.

alien-mite-power-name = Drohgebärde
alien-mite-does = Hat der Verteidiger mehr als drei Karten, legt er den Rest ab oder lässt dich landen.
alien-mite-power = Als Angreifer musst du diese Kraft nutzen, wenn du gestartet bist und noch niemand eingeladen ist, sofern der Verteidiger mehr als drei Karten auf der Hand hat. Der Verteidiger entscheidet: Er wirft zufällige Karten ab, bis er noch drei hat, und die Begegnung geht weiter, oder er weicht. Weicht er, landen alle deine Schiffe vom Tor auf dem Zielplaneten neben den Schiffen dort, und die Begegnung endet sofort als Erfolg.
alien-mite-wild = Stehen die Allianzen und haben die Verbündeten deines Gegners mehr Schiffe in der Begegnung als deine, schick als Hauptspieler die Schiffe aller Verbündeten beider Seiten auf ihre Kolonien zurück. Niemand ist in dieser Begegnung mehr verbündet.
alien-mite-super = Wirft der Verteidiger wegen deiner Kraft Karten ab, sieh sie dir an und nimm beliebig viele davon auf die Hand, auch alle.
alien-mite-rulings =
    Weicht der Verteidiger, hat niemand gesiegt oder verloren; nach einer ersten Begegnung darfst du aber eine zweite haben.
    Verbündete gibt es noch nicht, also landest nur du.
    Die Kolonie zählt wie jede andere, auch für den Sieg im Spiel.
    Ein Verteidiger, der keine Begegnungskarte mehr hat, zieht bei der Planung wie üblich eine neue Hand.
    Hat der Verteidiger höchstens drei Karten auf der Hand, wird die Kraft nicht genutzt. Der Hort der Geizhälse gehört nicht zur Hand.

alien-mutant-power-name = Regeneration
alien-mutant-does = Als Hauptspieler füllst du deine Hand auf acht Karten auf, auch aus fremden Händen.
alien-mutant-power = Als Hauptspieler mit weniger als acht Karten auf der Hand darfst du diese Kraft nutzen, bevor Verbündete eingeladen werden. Zieh eine Karte nach der anderen, bis du acht hast, jede entweder vom Stapel oder zufällig aus der Hand eines beliebigen anderen Spielers.
alien-mutant-wild = Hast du als Hauptspieler gesiegt oder ein Abkommen geschlossen, nimm eine zufällige Karte aus der Hand deines Gegners und aus der Hand jedes seiner Verbündeten.
alien-mutant-super = Wirf als Hauptspieler, unmittelbar bevor du deine Kraft nutzen könntest, bis zu drei Karten deiner Wahl aus deiner Hand ab.
alien-mutant-rulings =
    Woher die nächste Karte kommt, darfst du bestimmen, nachdem du die eben gezogene gesehen hast.
    Nehmen darfst du von jedem anderen Spieler, ob er an der Begegnung beteiligt ist oder nicht, solange er Karten hat.
    Hast du einmal begonnen, machst du weiter, bis du acht Karten hast.
    Nach einem Abkommen gibt es keine Verbündeten mehr; mit dem Wild zahlt dann nur dein Gegner.
    Den Super darfst du auch spielen, wenn du die Kraft danach nicht nutzt.

alien-observer-power-name = Schutz
alien-observer-does = Weder du als Verbündeter noch deine Verbündeten verlieren Schiffe an den Warp.
alien-observer-power = Als Verbündeter musst du diese Kraft nutzen, wenn du bei der Auflösung Schiffe an den Warp verlieren würdest: Sie kehren stattdessen auf deine Kolonien zurück. Als Hauptspieler musst du sie nutzen, wenn ein Verbündeter von dir bei der Auflösung Schiffe an den Warp verlieren würde: Sie kehren stattdessen auf seine Kolonien zurück. Der Besitzer der Schiffe wählt die Kolonien.
alien-observer-wild = Bist du Hauptspieler und stehen die Allianzen, zieht jeder deiner Verbündeten eine Karte vom Stapel.
alien-observer-super = Schickst du als Angreifer oder Verbündeter Schiffe in die Begegnung, darf eines davon aus dem Warp kommen. Die Grenze von vier Schiffen gilt weiterhin.
alien-observer-part-protect-self = eigene Schiffe
alien-observer-part-protect-allies = Verbündete
alien-observer-rulings =
    Solange du Hauptspieler bist, sind deine eigenen Schiffe nicht geschützt.
    Auch Schiffe außerhalb der Begegnung sind geschützt, etwa solche, die ein Rachemarker kostet.
    Verluste in anderen Phasen verhinderst du nicht.
    Die Leere kommt zuerst: Schiffe, die aus dem Spiel gehen, kannst du nicht schützen.
    Eine Kolonie, die dabei leer wird, ist verloren; dorthin können keine Schiffe zurückkehren.

alien-oracle-power-name = Voraussicht
alien-oracle-does = Du siehst die Begegnungskarte deines Gegners, bevor du deine wählst.
alien-oracle-power = Als Hauptspieler musst du diese Kraft nutzen, wenn die Begegnungskarten gewählt werden: Dein Gegner wählt zuerst und legt seine Karte offen hin. Erst dann wählst du deine und legst sie verdeckt.
alien-oracle-wild = Misch als Hauptspieler, bevor Begegnungskarten gewählt werden, deine Hand mit der deines Gegners. Nimm zufällig so viele dieser Karten, wie du hattest, und gib deinem Gegner den Rest. Dieser Flare wird nicht mitgemischt.
alien-oracle-super = Liegt die Karte deines Gegners offen und hast du deine noch nicht gewählt, darfst du als Hauptspieler die Begegnung abbrechen. Dein Gegner nimmt seine Karte zurück, die Schiffe des Angreifers und aller Verbündeten kehren auf Kolonien zurück, und es geht weiter wie nach einem Abkommen.
alien-oracle-rulings =
    Gegen die Zauberer liegt deren Karte offen, du antwortest verdeckt, und dann dürfen sie die beiden vertauschen.
    Die offene Karte gilt noch nicht als aufgedeckt; was beim Aufdecken geschieht, wartet darauf.
    Zocker müssen ihre Karte zeigen oder behaupten, was sie ist, bevor du wählst.
    Ein Verteidiger ohne Begegnungskarte zieht seine neue Hand, bevor er wählt.
    Mit dem Super hat niemand ein Abkommen geschlossen; nach einer ersten Begegnung darf der Angreifer aber eine zweite haben.
alien-oracle-restriction = Nicht im Spiel mit Magician (einem Volk aus einer Erweiterung).

alien-pacifist-power-name = Frieden
alien-pacifist-does = Du siegst, wenn du gegen einen Angriff eine Verhandlung spielst.
alien-pacifist-power = Hast du als Hauptspieler eine Verhandlung aufgedeckt und dein Gegner einen Angriff, musst du diese Kraft nutzen: Du siegst in dieser Begegnung.
alien-pacifist-wild = Hast du als Hauptspieler eine Verhandlung aufgedeckt und dein Gegner einen Angriff, wird deine Karte zu einem Angriff mit dem Wert 15.
alien-pacifist-super = Ist deine Verhandlung als Hauptspieler gescheitert, verlierst du zwei Schiffe weniger an den Warp (im Normalfall also eins) und dein Gegner zwei mehr (im Normalfall also fünf).
alien-pacifist-rulings =
    Zwei Verhandlungen führen wie sonst zum Abkommen.
    Siegst du auf diese Weise, bekommt niemand Entschädigung.
    Verlierst du trotz deiner Verhandlung, durch einen Zap oder einen Umschwung (Kraft der Verlierer), nimmst du wie sonst Entschädigung.
    Dein Sieg hat keinen Vorsprung; was davon abhängt, etwa die Kraft der Spiff, lässt sich nicht nutzen.
    Eine Gleichziehen-Karte kopiert erst die Karte des Gegners: Gegen deine Verhandlung ist sie eine Verhandlung, und deine eigene ist gegen einen Angriff ein Angriff.

alien-parasite-power-name = Befall
alien-parasite-does = Du schließt dich einer Seite auch dann an, wenn dich niemand eingeladen hat.
alien-parasite-power = Bist du kein Hauptspieler und an der Reihe, einer Seite zu helfen oder nicht, darfst du diese Kraft nutzen: Du hilfst einer Seite, die dich nicht eingeladen hat, mit einem bis vier Schiffen. Du bist dann ein Verbündeter wie jeder andere.
alien-parasite-wild = Verliert ein anderer Spieler seine Kraft, weil er zu wenige Heimatkolonien hat, setz eines deiner Schiffe von einer Kolonie auf einen seiner Heimatplaneten. Es gründet dort eine Kolonie, neben allen Schiffen, die dort stehen.
alien-parasite-super = Als Verbündeter darfst du beliebig viele deiner Schiffe schicken, nicht nur bis zu vier.
alien-parasite-rulings =
    Was nur Einladungen verhindert, hält dich nicht auf.
    Was Verbündete entfernt, wenn die Allianzen stehen, etwa ein Kraftfeld, trifft dich wie jeden anderen.
    Du kannst nur einer Seite helfen.
    Wirst du gezappt, darfst du eine Einladung, die du hast, trotzdem annehmen.

alien-philanthropist-power-name = Schenken
alien-philanthropist-does = Du gibst Karten weg, die du nicht willst, und niemand darf sie ablehnen.
alien-philanthropist-power = Als Hauptspieler oder Verbündeter darfst du diese Kraft nutzen, wenn die Allianzen stehen: Gib eine Karte aus deiner Hand deinem Gegner oder, als Verbündeter, einem der beiden Hauptspieler. Ablehnen kann er sie nicht. Bist du Hauptspieler und hast keine Begegnungskarte mehr, zieh eine neue Hand.
alien-philanthropist-wild = Schick zu Beginn irgendeiner Begegnung eines deiner Schiffe in den Warp und leih deine Kraft bis zum Ende der Begegnung einem anderen Spieler. Er hat sie anstelle seiner eigenen und kann nicht ablehnen; du hast so lange keine.
alien-philanthropist-super = Hast du als Hauptspieler oder Verbündeter mit deiner Kraft in dieser Begegnung eine Begegnungskarte verschenkt, muss der Beschenkte sie als Begegnungskarte wählen, wenn er kann.
alien-philanthropist-rulings =
    Die neue Hand ziehst du auch als Angreifer; dein Zug endet nicht.
    Vorher zeigst du die Karten, die du noch hast, und wirfst sie ab.
    Als Verbündeter ziehst du nichts, auch wenn du keine Begegnungskarte mehr hast.
    Nur der Beschenkte sieht die Karte.
    Beim Wild gehen Marker und Karten auf deiner Tafel mit der Kraft mit.

alien-reincarnator-power-name = Wiedergeburt
alien-reincarnator-does = Jede Niederlage bringt dir zu deiner Kraft die eines anderen Volks.
alien-reincarnator-power = Verliert deine Seite, ob du Hauptspieler oder Verbündeter bist, oder scheitert deine Verhandlung, musst du diese Kraft nutzen: Leg deine jetzige Inkarnation ab, falls du eine hast, und zieh als neue ein zufälliges unbenutztes Volk. Von da an hast du dessen Kraft neben dieser. Ein Volk, das einen Aufbau hat oder in diesem Spiel nicht erlaubt ist, wird durch ein anderes ersetzt.
alien-reincarnator-wild = War ein anderer Spieler auf der Seite der Verlierer oder ist seine Verhandlung gescheitert, gib ihm diesen Flare, es sei denn, er spielt die Reinkarnatoren. Nach der Begegnung legt er sein Volk ab und zieht ein zufälliges unbenutztes, aber keines, das einen Aufbau hat oder in diesem Spiel nicht erlaubt ist.
alien-reincarnator-super = Würdest du als Hauptspieler oder Verbündeter wiedergeboren, darfst du stattdessen deine jetzige Inkarnation behalten.
alien-reincarnator-rulings =
    Zu Beginn des Spiels hast du nur diese Kraft.
    Du wechselst erst, wenn die Schiffe gezogen sind; retten kann die neue Kraft sie also nicht.
    Marker und Karten auf einer abgelegten Inkarnation kommen mit ihr weg.
    Wird deine Wiedergeburt gezappt, behältst du deine jetzige Inkarnation.
    Wer diese Kraft kopiert oder stiehlt, bekommt auch deine Inkarnation. Wird er dabei wiedergeboren, verliert er seine eigene Kraft für immer; bei dir ändert sich nichts.

alien-remora-power-name = Festsaugen
alien-remora-does = Wenn andere Schiffe zurückholen oder Karten ziehen, bekommst du auch etwas ab.
alien-remora-power = Immer wenn ein anderer Spieler Schiffe aus dem Warp bekommt, darfst du diese Kraft nutzen: Hol auch eines von deinen heraus, aber keines, das erst in dieser Begegnung dorthin kam. Immer wenn ein anderer Spieler Karten vom Stapel zieht, darfst du sie ebenfalls nutzen: Zieh eine.
alien-remora-wild = Nutzt ein anderer Spieler einen Flare, Wild oder Super, zieh eine Karte vom Stapel.
alien-remora-super = Gewinnt ein anderer Spieler eine Kolonie, zieh eine Karte vom Stapel oder hol eines deiner Schiffe aus dem Warp.
alien-remora-part-cling-ship = Schiff
alien-remora-part-cling-card = Karte
alien-remora-rulings =
    Du bekommst jedes Mal ein Schiff oder eine Karte, wie viel der andere auch bekommt; eine ganze neue Hand bringt dir eine Karte.
    Auch das Schiff, das der Angreifer beim Sammeln holt, zählt. Deine eigenen Schiffe und Karten zählen nie.
    Eine Belohnung in Schiffen und Karten bringt dir von beidem eins.
    Der Schicksalsstapel zählt nicht, ebenso wenig die Karten, die zu Spielbeginn verteilt werden.
    Schiffe, die du in dieser Begegnung verloren hast, können auf andere Weise zurückkommen, etwa als Belohnung.

alien-reserve-power-name = Verstärken
alien-reserve-does = Du spielst niedrige Angriffe als Verstärkung und stoppst fremde mit Verhandlungen.
alien-reserve-power = Als Hauptspieler oder Verbündeter darfst du diese Kraft nutzen, wenn Verstärkungen gespielt werden dürfen: Spiel Angriffe mit einem Wert bis 06 aus deiner Hand als Verstärkungen mit demselben Wert, für eine beliebige Seite. Du darfst sie auch nutzen, wenn ein anderer eine Verstärkung spielt: Wirf eine Verhandlungskarte aus deiner Hand ab, und die Verstärkung ist gestoppt.
alien-reserve-wild = Kommt eine Verstärkung eines anderen Spielers auf den Ablagestapel, ob gespielt oder nicht, nimm sie auf die Hand.
alien-reserve-super = Nutzt du deine Kraft, um Angriffe als Verstärkungen zu spielen, darf einer davon einen Wert bis 09 haben.
alien-reserve-part-attack-as-reinforcement = niedriger Angriff
alien-reserve-part-cancel-reinforcement = stoppen
alien-reserve-rulings =
    Wie sonst dürfen andere mit weiteren Verstärkungen antworten, bis alle passen.
    Ein so gespielter Angriff ist keine Begegnungskarte; er wird am Ende abgelegt.
    Du darfst mit Absicht der falschen Seite helfen; gegen Antimaterie ist das oft das Beste.
    Verstärkungen zählen nur, wenn beide Hauptspieler Angriffe aufgedeckt haben.
    Deine eigenen Verstärkungen kannst du nicht stoppen.

alien-shadow-power-name = Hinrichtung
alien-shadow-does = Wen das Schicksal außer dir nennt, der verliert ein Schiff, das du aussuchst.
alien-shadow-power = In jeder Begegnung musst du diese Kraft nutzen, wenn die Schicksalskarte die Farbe eines anderen Spielers zeigt oder als Sonderkarte einen anderen zum Verteidiger macht: Ein Schiff dieses Spielers geht in den Warp. Bei freier Wahl darfst du sie gegen einen beliebigen anderen Spieler nutzen. Du nimmst das Schiff von einer seiner Kolonien, gleich welcher.
alien-shadow-wild = Hast du als Verteidiger gegen einen Angriff verloren, schick eines deiner Schiffe, die nicht in der Begegnung sind, in den Warp: Alle Schiffe des Angreifers und seiner Verbündeten gehen ebenfalls dorthin und gründen keine Kolonien. Gesiegt hat der Angreifer trotzdem.
alien-shadow-super = Richtest du als Angreifer ein Schiff hin, setz eines deiner Schiffe aus dem Warp an seine Stelle. Hattest du dort keines, ist das eine neue Kolonie.
alien-shadow-part-execute = Farbe oder Sonderkarte
alien-shadow-part-execute-wild = freie Wahl
alien-shadow-rulings =
    Deine eigene Farbe zählt nie.
    Bei freier Wahl ist es gleich, wen der Angreifer wählt.
    Mit dem letzten Schiff auf einem Planeten geht die Kolonie verloren; das kann ihren Besitzer sofort die Kraft kosten.
    Die Karte, die den Startspieler bestimmt, zählt nicht.

alien-sorcerer-power-name = Magie
alien-sorcerer-does = Vor dem Aufdecken kannst du deine Karte mit der deines Gegners vertauschen.
alien-sorcerer-power = Als Hauptspieler darfst du diese Kraft nutzen, sobald beide Begegnungskarten liegen und noch nicht aufgedeckt sind: Die beiden werden vertauscht. Jeder Hauptspieler deckt die Karte auf, die nun auf seiner Seite liegt.
alien-sorcerer-wild = Sind die Zauberer kein Hauptspieler, tauschen die beiden Hauptspieler für immer ihre Kräfte, bevor Begegnungskarten gewählt werden. Danach bekommt den Flare, wer die Zauberer spielt; gibt es sie nicht, wird er abgelegt.
alien-sorcerer-super = Du darfst deine Kraft auch als Verbündeter nutzen, für die Karten der beiden Hauptspieler.
alien-sorcerer-rulings =
    Die Karte deines Gegners darfst du vorher nicht ansehen.
    Gegen die Seher liegt deine Karte offen; du entscheidest, wenn auch ihre verdeckt liegt.
    Nach dem Tausch ist die Karte ganz deine: für das Ergebnis, für die Entschädigung und beim Ablegen.
    Beim Wild gehen Marker und Karten auf den Tafeln mit den Kräften mit.
alien-sorcerer-restriction = Nicht im Spiel mit den Zockern.

alien-spiff-power-name = Bruchlandung
alien-spiff-does = Verlierst du als Angreifer um 10 oder mehr, landet trotzdem eines deiner Schiffe.
alien-spiff-power = Hast du als Angreifer mit mindestens 10 Rückstand verloren und haben beide Hauptspieler Angriffe aufgedeckt, darfst du diese Kraft nutzen: Eines deiner Schiffe, die in den Warp gehen würden, landet stattdessen auf dem Zielplaneten neben den Schiffen dort.
alien-spiff-wild = Verlierst du als Verteidiger, darf eines deiner Schiffe auf dem Zielplaneten dort neben den Siegern bleiben.
alien-spiff-super = Als Angreifer darfst du deine Kraft schon nutzen, wenn du mit mindestens 5 Rückstand verlierst.
alien-spiff-rulings =
    Es zählt der Unterschied der endgültigen Summen mit allen Verstärkungen und Boni.
    Liegt auf einer Seite eine Verhandlung, gibt es keinen Rückstand.
    Es bleibt eine Niederlage, also bekommst du keine zweite Begegnung; die Kolonie aber zählt und kann dir den Sieg im Spiel bringen.
    Das geht ebenso, wo die kleinere Summe siegt.
    Die Leere kommt zuerst: Schiffe, die aus dem Spiel gehen, können nicht landen.

alien-tick-tock-power-name = Geduld
alien-tick-tock-does = Jedes Abkommen und jeder Abwehrsieg nimmt dir einen Marker: Ohne Marker gewinnst du.
alien-tick-tock-power = Hat in einer Begegnung der Verteidiger gesiegt oder haben zwei beliebige Spieler ein Abkommen geschlossen, musst du in jeder Rolle diese Kraft nutzen: Leg einen Marker von dieser Tafel ab. Ist keiner mehr da, gewinnst du sofort das Spiel. Auf die übliche Weise siegen darfst du weiterhin.
alien-tick-tock-wild = Wird der Ablagestapel zum neuen Stapel gemischt, gründe mit bis zu vier deiner Schiffe eine Kolonie auf einem beliebigen Heimatplaneten eines anderen Spielers.
alien-tick-tock-super = Hast du als Hauptspieler gesiegt oder ein Abkommen geschlossen, schick eines deiner Schiffe in den Warp und leg einen weiteren Marker ab.
alien-tick-tock-setup = Leg zehn Marker auf diese Tafel (acht mit vier Planeten je Spieler).
alien-tick-tock-rulings =
    Deine eigenen Begegnungen zählen wie alle anderen.
    Ein Sieg des Angreifers, eine gescheiterte Verhandlung und eine Begegnung ohne Sieger kosten keinen Marker.
    Gewinnen durch dieselbe Begegnung auch andere das Spiel, gewinnt ihr gemeinsam.
    Wirst du gezappt, bleibt der Marker liegen.
    Solange deine Kraft ruht, wird kein Marker abgelegt.

alien-trader-power-name = Übertragung
alien-trader-does = Vor der Kartenwahl kannst du deine ganze Hand mit der des Gegners tauschen.
alien-trader-power = Als Hauptspieler mit einer Begegnungskarte auf der Hand darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Tausch deine ganze Hand gegen die deines Gegners. Beide behaltet ihr, was ihr bekommen habt.
alien-trader-wild = Nimm als Hauptspieler, bevor Verbündete eingeladen werden, eine zufällige Karte aus der Hand deines Gegners. Dann gib ihm eine Karte deiner Wahl zurück, auch dieselbe.
alien-trader-super = Nutzt du deine Kraft, darfst du die Hand mit einem beliebigen anderen Spieler statt mit deinem Gegner tauschen.
alien-trader-rulings =
    Eine Hand ohne Begegnungskarte darfst du nicht hergeben.
    Steht dir als Verteidiger eine neue Hand zu, ziehst du sie zuerst; danach darfst du tauschen.
    Als Angreifer ohne Begegnungskarte kannst du deinen Zug so nicht retten.
    Getauscht werden nur die Hände, nicht der Hort der Geizhälse, beiseitegelegte Karten oder ein eben gespielter Flare.
    Ein Verteidiger, der keine Begegnungskarte mehr hat, zieht wie üblich eine neue Hand.

alien-tripler-power-name = Dreifach
alien-tripler-does = Deine Angriffe bis 10 zählen dreifach, höhere nur ein Drittel.
alien-tripler-power = Hast du als Hauptspieler einen Angriff aufgedeckt, musst du diese Kraft nutzen: Ein Wert bis 10 wird verdreifacht, ein höherer durch drei geteilt und aufgerundet.
alien-tripler-wild = Hat dein Gegner einen Angriff mit dem Wert 15 oder mehr aufgedeckt, teil diesen Wert als Hauptspieler durch drei und runde auf. Das kommt vor jeder anderen Wirkung.
alien-tripler-super = Nutzt du deine Kraft, wird dein Angriff bis zum Wert 13 verdreifacht statt nur bis 10.
alien-tripler-rulings =
    00 zählt 0, 08 zählt 24, 10 zählt 30, 11 zählt 4, 15 zählt 5, 20 zählt 7, 40 zählt 14.
    Nur die Karte ändert sich; Schiffe, Verstärkungen und Boni kommen erst danach hinzu.
    Eine Gleichziehen-Karte kopiert erst den Angriff des Gegners und wird dann ebenfalls verdreifacht oder geteilt.
    Ändert im selben Moment noch eine Kraft die Werte, kommt erst der Angreifer, dann der Verteidiger, dann die anderen.

alien-vacuum-power-name = Katharsis
alien-vacuum-does = Verlierst du Schiffe an den Warp, verlieren andere ebenso viele.
alien-vacuum-power = Immer wenn du Schiffe an den Warp verlierst, musst du in jeder Rolle diese Kraft nutzen: Andere Spieler verlieren ebenfalls Schiffe an den Warp, zusammen höchstens so viele wie du. Du bestimmst, wer wie viele verliert; die Betroffenen wählen, von welchen Kolonien.
alien-vacuum-wild = Sind die Begegnungskarten aufgedeckt, hol in jeder Rolle für jeden Angriff, den ein anderer Spieler aufgedeckt hat, eines deiner Schiffe aus dem Warp.
alien-vacuum-super = Nutzt du deine Kraft, wählst du die Schiffe aus, die verloren gehen, nicht ihre Besitzer.
alien-vacuum-rulings =
    Du darfst weniger Schiffe mitreißen oder keins, aber nie deine eigenen.
    Die anderen verlieren Schiffe von Kolonien, nicht aus der Begegnung, und bekommen dafür keine Entschädigung.
    Schiffe von dir, die gefangen werden oder aus dem Spiel gehen, zählen nicht, denn sie gehen nicht in den Warp.
    Schiffe, die du als Preis einer Karte in den Warp schickst, zählen.
    Kräfte wie die der Zombies oder der Heiler schützen die Schiffe der anderen wie sonst.

alien-virus-power-name = Vervielfachung
alien-virus-does = Deine Angriffskarte wird mit deinen Schiffen multipliziert, nicht addiert.
alien-virus-power = Hast du als Hauptspieler einen Angriff aufgedeckt, musst du diese Kraft nutzen: Der Wert deiner Karte wird mit der Zahl deiner eigenen Schiffe in der Begegnung multipliziert, statt dass sie addiert werden. Die Schiffe deiner Verbündeten, Verstärkungen und Boni kommen zum Ergebnis hinzu.
alien-virus-wild = Sind die Begegnungskarten aufgedeckt, nimm als Hauptspieler deine eigenen Schiffe mit denen deiner Verbündeten mal, statt sie zu addieren.
alien-virus-super = Nutzt du deine Kraft, wird deine Karte mit allen Schiffen deiner Seite multipliziert, auch denen deiner Verbündeten.
alien-virus-rulings =
    Ohne eigenes Schiff in der Begegnung oder mit einem Angriff 00 ist das Produkt 0; es zählen nur Verbündete und Boni.
    Als Verteidiger nimmst du nur mit deinen Schiffen auf dem Zielplaneten mal.
    Wirst du gezappt, werden Karte und Schiffe wie sonst addiert.
    Gegen Antimaterie bleibt das Produkt bestehen; nur die Schiffe der Verbündeten werden abgezogen.

alien-void-power-name = Auslöschung
alien-void-does = Schiffe, die du besiegst, verlassen das Spiel, statt in den Warp zu gehen.
alien-void-power = Siegst du als Hauptspieler, musst du diese Kraft nutzen: Schiffe der Verlierer, die in den Warp gehen würden, gehen stattdessen aus dem Spiel. Das kommt vor jeder anderen Wirkung auf diese Schiffe. Jeder behält mindestens so viele Schiffe im Spiel, wie man fremde Kolonien zum Sieg braucht; die dafür verschonten gehen in den Warp.
alien-void-wild = Spielt ein anderer ein Artefakt, schick in jeder Rolle eines deiner Schiffe, die nicht in der Begegnung sind, in den Warp: Das Artefakt hat keine Wirkung und wird abgelegt.
alien-void-super = Du darfst deine Kraft auch als Verbündeter des Siegers nutzen.
alien-void-rulings =
    Zombies und Beobachter können diese Schiffe nicht retten, Heiler schon.
    Diese Schiffe bringen dem Verlierer keine Entschädigung, denn sie gehen nicht in den Warp.
    Eine gescheiterte Verhandlung ist kein Sieg: Diese Schiffe gehen wie sonst in den Warp.
    Jeder behält fünf Schiffe, mit vier Planeten je Spieler vier. Es zählen alle Schiffe im Spiel, auch die im Warp.
    Die Schiffe bleiben aus dem Spiel, auch wenn du deine Kraft verlierst.

alien-vulch-power-name = Aufsammeln
alien-vulch-does = Jedes Artefakt, das andere ablegen, kommt auf deine Hand.
alien-vulch-power = Immer wenn ein Artefakt eines anderen Spielers auf den Ablagestapel kommt, ob gespielt oder nicht, musst du in jeder Rolle diese Kraft nutzen: Die Karte kommt auf deine Hand. Artefakte, die du selbst spielst, werden wie sonst abgelegt. Ziehst du eine neue Hand, zeigst und behältst du deine Artefakte und ziehst acht Karten dazu.
alien-vulch-wild = Hast du als Hauptspieler gesiegt oder ein Abkommen geschlossen, gibt dir dein Gegner seine Handkarten eine nach der anderen. Wirf jede ab, bis du eine behältst; die noch nicht gegebenen bleiben ihm.
alien-vulch-super = Deine Kraft gilt auch für Flares: Du darfst die nehmen, die ein anderer Spieler ablegt oder abwirft, und du behältst deine Flares, wenn du eine neue Hand ziehst.
alien-vulch-rulings =
    Karten, die aufeinander antworten, etwa Zaps, liegen auf dem Tisch, bis alles geklärt ist; du kannst keine davon aufsammeln und damit antworten.
    Auch erzwungenes Abwerfen zählt, etwa wegen der Milben, der Seuche oder einer neuen Hand.
    Eine Karte, die jemand stattdessen behält oder nimmt, etwa mit dem Flare der Klone oder der Langfinger, wird nicht abgelegt.
    Einen Kosmischen Zap, der diese Kraft stoppt, bekommst du nicht; bis zum Ende der Begegnung bleibt sie blockiert.
    Beim Wild bestimmt dein Gegner die Reihenfolge der Karten.

alien-warpish-power-name = Totenbeschwörung
alien-warpish-does = Jedes Schiff im Warp, gleich von wem, erhöht die Summe deines Angriffs um 1.
alien-warpish-power = Hast du als Hauptspieler einen Angriff aufgedeckt, musst du diese Kraft nutzen: Für jedes Schiff im Warp, gleich wem es gehört, steigt deine Summe um 1.
alien-warpish-wild = Sind die Begegnungskarten aufgedeckt und bist du Hauptspieler, steigt deine Summe für jedes deiner Schiffe im Warp um 1.
alien-warpish-super = Sind die Begegnungskarten aufgedeckt und bist du Hauptspieler, sinkt die Summe deines Gegners für jedes seiner Schiffe im Warp um 1.
alien-warpish-rulings =
    Schiffe, die gefangen oder aus dem Spiel sind, sind nicht im Warp und zählen nicht.
    Gezählt wird, wenn du die Kraft nutzt; was sich später ändert, spielt keine Rolle.
    Nutzen musst du die Kraft auch, wo die kleinere Summe siegt.

alien-warrior-power-name = Meisterschaft
alien-warrior-does = Jede Begegnung macht dich stärker, eine Niederlage mehr als ein Sieg.
alien-warrior-power = Hast du als Hauptspieler einen Angriff aufgedeckt, musst du diese Kraft nutzen: Für jeden Marker auf dieser Tafel steigt deine Summe um 1; die Marker bleiben liegen. Nach jeder Begegnung als Hauptspieler legst du Marker auf diese Tafel: einen, wenn du gesiegt oder ein Abkommen geschlossen hast, zwei, wenn du verloren hast oder die Verhandlung gescheitert ist. Mit vier Planeten je Spieler ist es einer mehr.
alien-warrior-wild = Unmittelbar nach einer Begegnung, in der du Verteidiger warst, darfst du Angreifer in einer zusätzlichen Begegnung gegen den bisherigen Angreifer sein, in dessen Heimatsystem. Danach geht es weiter, wo unterbrochen wurde.
alien-warrior-super = Du darfst deine Kraft auch als Verbündeter nutzen, wenn deine Seite einen Angriff aufgedeckt hat.
alien-warrior-rulings =
    Marker zu bekommen ist keine Nutzung: Du bekommst sie auch, wenn du gezappt wirst.
    Besiedelst du einen leeren Heimatplaneten, bekommst du Marker wie für einen Sieg.
    Eine Begegnung ohne Ergebnis, etwa wenn jemand den Milben weicht, bringt keine Marker.
    Solange deine Kraft ruht, bekommst du keine Marker, und die vorhandenen zählen nicht.
    Für die zusätzliche Begegnung brauchst du eine Begegnungskarte auf der Hand. Sie beginnt mit dem Start, ohne Sammeln und Schicksal.

alien-will-power-name = Entscheidung
alien-will-does = Du suchst selbst aus, wen du angreifst und auf welchem Planeten.
alien-will-power = Als Angreifer musst du diese Kraft nutzen, wenn die Schicksalskarte gezogen ist: Wähle einen beliebigen anderen Spieler als Verteidiger, was immer die Karte sagt. Das Tor darfst du auf jeden seiner Heimatplaneten richten und auf jede seiner Kolonien in anderen Systemen. Alles Übrige, was die Schicksalskarte bewirkt, geschieht trotzdem.
alien-will-wild = Wird für dich als Angreifer die Farbe eines anderen Spielers gezogen, darfst du ihm auch auf jeder seiner Kolonien in anderen Systemen begegnen. Eine Sonderkarte zählt als Farbe des Spielers, den sie bestimmt, die freie Wahl zählt nicht.
alien-will-super = Sieh dir als Angreifer, bevor du den Verteidiger wählst, die Hand eines beliebigen anderen Spielers an.
alien-will-rulings =
    Im Heimatsystem des Verteidigers geht jeder Planet, auch einer ohne seine Schiffe; anderswo muss er dort eine Kolonie haben.
    Du darfst auch den Spieler wählen, den die Karte bestimmt.
    Du darfst eine fremde Kolonie in deinem eigenen System angreifen, aber keinen leeren Heimatplaneten besiedeln.
    Kräfte, die nach der gezogenen Karte gehen, etwa die der Schatten, richten sich nach der Karte und nicht nach deiner Wahl.
    Wirst du gezappt, gilt die Schicksalskarte.

alien-zombie-power-name = Unsterblichkeit
alien-zombie-does = Deine Schiffe gehen nie in den Warp, sondern zurück auf deine Kolonien.
alien-zombie-power = Immer wenn du Schiffe an den Warp verlieren würdest, musst du in jeder Rolle diese Kraft nutzen: Sie kehren stattdessen auf Kolonien deiner Wahl zurück. In einem Abkommen darfst du zusagen, Schiffe beliebiger Spieler aus dem Warp zu befreien; sie kehren auf Kolonien ihrer Besitzer zurück.
alien-zombie-wild = Verlierst du Schiffe an den Warp, kehrt eines davon stattdessen auf eine deiner Kolonien zurück.
alien-zombie-super = Bist du Hauptspieler, darf jeder, der dir hilft, eines seiner Schiffe aus dem Warp dazunehmen, über die Grenze von vier Schiffen hinaus.
alien-zombie-rulings =
    In einem Abkommen Schiffe zu befreien ist keine Nutzung und lässt sich nicht zappen.
    Gerettete Schiffe bringen dir keine Entschädigung.
    Die Leere kommt zuerst: Schiffe, die aus dem Spiel gehen, kannst du nicht retten.
    Alle Schiffe werden zuerst aufgenommen, und eine Kolonie, die dabei leer wird, ist verloren; ein besiegter Verteidiger muss den Planeten also verlassen.
    Kostet ein Flare ein Schiff, darfst du mit einem zahlen, das auf deine Kolonien zurückkehrt.
alien-zombie-restriction = Nicht im Spiel mit Sadist (einem Volk aus einer Erweiterung).
