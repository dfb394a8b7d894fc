### Kapitel der Einführung: was nach dem ersten Spiel kommt.

chapter-all = Kapitel der Einführung
chapter-more = Weitere Kapitel:
chapter-try = Gegen Bots ausprobieren
chapter-facedown = { $n ->
    [0] Eine verdeckte Technik
    [one] Eine verdeckte Technik mit einem Schiff darauf
   *[other] Eine verdeckte Technik mit { $n } Schiffen darauf
}

## Technik

chapter-technology = Technik
chapter-technology-line = Eine Variante der Ausgabe von 2008: Maschinen, an denen deine Schiffe forschen, während die anderen kämpfen.
chapter-all-techs = Alle Techniken
chapter-technology-start = Eine Technik für den Anfang
chapter-technology-start-text = Nach dem Aufbau bekommst du zwei Techniken. Eine behältst du, die andere legst du ab. Deine liegt verdeckt in deinem Labor: Nur du weißt, was sie ist, und sie gehört nicht zu deiner Hand. Die Zahl in der Ecke sagt, wie viele Schiffe sie vollenden.
chapter-technology-step = Ein Schritt in jeder Phase Sammeln
chapter-technology-step-text = Zu Beginn jeder Phase Sammeln, in jedem Zug, darf jeder Spieler einen Schritt tun: forschen, vollenden oder passen. Wer forscht, stellt ein Schiff von einer beliebigen eigenen Kolonie auf eine verdeckte Technik. Alle sehen, wie viele Schiffe dort stehen. Sie nehmen nicht an Begegnungen teil, das Tor lässt sich nicht auf sie richten, und zurücknehmen kannst du sie nicht einfach.
chapter-technology-complete = Genug Schiffe vollenden sie
chapter-technology-complete-text = Wer eine Technik vollendet, deckt sie auf. Stehen genug Schiffe darauf, wirkt sie von nun an; sind es weniger, ist sie aufgegeben und wird abgelegt. In beiden Fällen kehren ihre Schiffe auf Kolonien deiner Wahl zurück.
chapter-technology-use = Eine Technik nutzen
chapter-technology-use-text = Jede Technik sagt, wann man sie nutzen darf. Viele werden dabei abgelegt, andere bleiben bis zum Ende des Spiels. Eine Technik ist weder eine Kraft noch eine Handkarte: Kein Zap stoppt sie. Das kann nur ein Technik-Störer.
chapter-technology-facedown = Drei, die verdeckt bleiben
chapter-technology-facedown-text = Genesis-Bombe, Gluonenminen und Technik-Störer werden erst aufgedeckt, wenn man sie nutzt. Eine verdeckte Technik mit vielen Schiffen kann also eine Überraschung sein.
chapter-technology-new = Eine neue Technik statt einer zweiten Begegnung
chapter-technology-new-text = Darfst du eine zweite Begegnung haben, kannst du stattdessen eine neue Technik nehmen: Zieh eine mehr, als du fremde Kolonien hast, behalte eine verdeckt und leg die anderen ab. Du darfst beliebig viele Techniken haben, aber in jeder Phase Sammeln nur einen Schritt tun.
chapter-technology-worth = Lohnen sich die Schiffe?
chapter-technology-worth-text = Ein Schiff auf einer Technik fehlt überall sonst. Techniken für zwei oder drei Schiffe lohnen sich bald; die großen verändern das Spiel, brauchen aber viele Runden. Vorsicht beim letzten Schiff einer Kolonie: Schickst du es ins Labor, gibst du die Kolonie auf, und mit weniger als drei Heimatkolonien ist deine Kraft weg.

## Kosmische Herrschaft: Völker, Belohnungskarten, Spezialschiffe

chapter-dominion = Kosmische Herrschaft
chapter-dominion-line = Eine Erweiterung der Ausgabe von 2008: dreißig weitere Völker mit ihren Flares.
chapter-dominion-all = Ihre Völker
chapter-dominion-rules = Ihre Regeln
chapter-dominion-thirty = Dreißig neue Nachbarn
chapter-dominion-thirty-text = Die Völker der Erweiterung werden ausgeteilt wie alle anderen, gemischt mit denen des Grundspiels oder für sich allein. Ihre Flares kommen mit ihnen in den Stapel. Manche haben ein eigenes Ziel, manche lassen andere Kolonien zählen als die, die kämpfen, und eines verfügt, was der Sieger oder der Verlierer außerdem bekommt.
chapter-dominion-any-time = Jederzeit
chapter-dominion-any-time-text = Manche Kräfte darf man jederzeit nutzen. Nach ihnen wirst du in vier ruhigen Augenblicken jeder Begegnung gefragt: zu ihrem Beginn, bevor Karten gewählt werden, wenn das Ergebnis feststeht und wenn sie vorbei ist.
chapter-dominion-warning = Gefahrenwarnungen
chapter-dominion-warning-text = Eine Schicksalskarte jeder Farbe trägt ein Dreieck. Sobald eine gezogen ist, leuchtet die Warnung neben der Schicksalskarte, bis die Begegnung endet. Für die Touristen und für Angriffe mit zwei Werten ist sie wichtig.
chapter-dominion-rewards = Mehr Belohnungen
chapter-dominion-rewards-text = Mehrere dieser Völker bringen Belohnungen oder teilen sie aus. Eine Belohnung ist immer dieselbe Wahl: ein Schiff aus dem Warp oder eine Karte.
chapter-dominion-quake = Kosmisches Beben
chapter-dominion-quake-text = Mit dem Belohnungsstapel oder den Völkern der Erweiterung bleibt niemand ohne Karten: Muss eine kosmische Karte gezogen werden und sind Stapel und Ablagestapel leer, werden alle Hände abgeworfen und gemischt, und alle bekommen acht neue Karten.

chapter-rewards = Belohnungskarten
chapter-rewards-line = Ein zweiter Stapel der Ausgabe von 2008: 32 Karten für alle, die dem Verteidiger helfen oder sich sonst eine Belohnung verdienen.
chapter-rewards-all = Alle Belohnungskarten
chapter-rewards-backs = Zwei Rückseiten
chapter-rewards-backs-text = Belohnungskarten haben eine eigene, braune Rückseite. Alle sehen, wie viele deiner Karten sie haben, aber nicht, welche es sind. Deine eigenen haben eine umgeknickte braune Ecke. Sie sind Karten deiner Hand wie alle anderen, haben aber einen eigenen Ablagestapel.
chapter-rewards-getting = Wie man sie bekommt
chapter-rewards-getting-text = Wer eine Belohnung bekommt, darf dafür ein Schiff aus dem Warp, eine kosmische Karte oder eine Belohnungskarte nehmen. Wie viele von jedem, sagst du, bevor etwas gezogen wird. Wer zufällige Karten aus einer Hand mit beiden Rückseiten nimmt, wählt, wie viele von jeder er nimmt.
chapter-rewards-kicker = Überraschungen
chapter-rewards-kicker-text = Als Hauptspieler darfst du eine verdeckt legen, bevor Begegnungskarten gewählt werden. Sie wird mit deiner Karte aufgedeckt. Trifft Angriff auf Angriff, vervielfacht sie deine Karte, nicht die Schiffe: 10 x 2 = 20. Mit einer Verhandlung vervielfacht sie deine Entschädigung oder, wenn das Abkommen platzt, die Verluste deines Gegners. Jede tut noch etwas mehr.
chapter-rewards-intimidate = Einschüchterungen
chapter-rewards-intimidate-text = Vor der Planung darf jeder eine verdeckt legen; alle erfahren, dass es eine ist. Als Hauptspieler spielst du sie, statt eine Karte zu wählen. Als Verbündeter bietest du sie an: Dein Hauptspieler darf sie nehmen, ohne sie zu sehen. Gegen einen Angriff ist sie ein hoher Angriff, gegen alles andere eine Verhandlung. Oder sie ist die mit −9.
chapter-rewards-rift = Risse
chapter-rewards-rift-text = Zu Beginn einer beliebigen Begegnung gespielt bringt ein Riss eine Kolonie, Karten oder Schiffe. Aus deiner Hand genommen explodiert er: Wer ihn nahm, verliert ebenso viel. Überleg es dir also gut, bevor du jemandem Belohnungskarten wegnimmst. In einem Abkommen gegeben explodiert er nicht.
chapter-rewards-retreat = Rückzüge
chapter-rewards-retreat-text = Eine Begegnungskarte für hoffnungslose Fälle: Gegen einen Angriff verlierst du, aber ohne ein Schiff zu verlieren. Gegen alles andere ist sie eine Verhandlung.
chapter-rewards-hazard = Angriffe mit zwei Werten
chapter-rewards-hazard-text = Es gilt die große Zahl oder, sobald in der Begegnung eine Gefahrenwarnung gezogen wurde, die im Dreieck. Du weißt es, bevor du eine Karte wählst: Nach einer Warnung ist das Dreieck neben der Schicksalskarte rot.
chapter-rewards-honest = Was von uns ist
chapter-rewards-honest-text = Von einigen dieser Karten war der gedruckte Text nicht zu finden. Wo wir etwas selbst entwerfen mussten, sagt es der Katalog.

chapter-ships = Spezialschiffe
chapter-ships-line = Eine Variante von Kosmische Herrschaft: Eins deiner Schiffe trägt einen Marker und kann mehr.
chapter-ships-all = Die Spezialschiffe
chapter-ships-rules = Die Regeln der Spezialschiffe
chapter-ships-marker = Ein Marker auf einem Schiff
chapter-ships-marker-text = Beim Aufbau wählt jeder, welches Schiff den Marker trägt. Es hat einen weißen Ring. Es zählt wie jedes andere Schiff. Werden einige deiner Schiffe geschickt, verloren oder heimgebracht, wirst du gefragt, ob es mitkommt.
chapter-ships-flagship = Flaggschiff
chapter-ships-flagship-text = In einer Begegnung darf es deiner Seite nach dem Aufdecken 3 geben. Sein Hyperraumantrieb bringt es jederzeit woanders hin: auf eine Kolonie, auf eine Technik oder in eine Begegnung, an der du teilnimmst.
chapter-ships-salvage = Bergungsschiff
chapter-ships-salvage-text = War es in einer Begegnung, die deine Seite gewinnt, darfst du zwei Belohnungskarten nehmen oder, wenn es Techniken gibt, zwei ziehen und eine behalten. Sein Traktorstrahl holt jederzeit eine Karte vom Ablagestapel.
chapter-ships-ready = Benutzt und wieder bereit
chapter-ships-ready-text = Eine Spezialaktion dreht den Marker um, und sein Ring ist gestrichelt. Bereit ist er wieder, wenn das Schiff aus dem Warp kommt oder nach einem deiner Züge ohne zweite Begegnung.
chapter-ships-two = Gleich zwei
chapter-ships-two-text = Bei bis zu vier Spielern darf jeder zwei haben: von jedem eins, zwei Flaggschiffe oder zwei Bergungsschiffe. Jedes hat seinen eigenen Marker. In dieselbe Begegnung darf nur eins von beiden geschickt werden.

## Die Ausgabe von 2000

chapter-avalon = Die Ausgabe von 2000
chapter-avalon-line = Das schlanke Spiel für zwei bis vier, mit zwanzig eigenen Völkern.
chapter-avalon-all = Ihre Völker
chapter-avalon-rules = Ihre Regeln
chapter-avalon-lean = Dasselbe Spiel mit weniger Karten
chapter-avalon-lean-text = Auch hier gewinnt man mit fünf fremden Kolonien. Es gibt 54 Karten: Angriffe, Verhandlungen und acht Artefakte, aber keine Flares, kein Gleichziehen und keine Verstärkungen. Du beginnst mit sieben Karten. Das Schicksal ist ein Stapel Scheiben, drei in jeder Farbe, ohne freie Wahl und Besonderes.
chapter-avalon-aliens = Zwanzig Völker, von Anfang an offen
chapter-avalon-aliens-text = Jeder Spieler bekommt ein Volk, offen. Für ein erstes Spiel gibt es drei Gruppen von vier Völkern, die gut zusammenpassen. Zeitmeister, Einfühlsame und Lichtwesen gibt es nur in dieser Ausgabe. Andere, etwa Mutanten, Wissende und Retter, tun nicht dasselbe wie 2008: Der Katalog zeigt beide Fassungen.
chapter-avalon-different = Was anders geht
chapter-avalon-different-text = Du wählst deine Schiffe, bevor du den Planeten nennst. Niemand muss ein Schiff aus dem Warp, Entschädigung oder eine Belohnung nehmen. Ohne Begegnungskarte ziehst du sieben neue Karten, sobald du Verteidiger wirst. Wollen mehrere zugleich handeln, kommen zuerst die anderen Spieler, dann der Angreifer, zuletzt der Verteidiger. Eine Kosmische Blockade stoppt die Kraft eines anderen, nie die eigene.
chapter-avalon-two = Zu zweit
chapter-avalon-two-text = Die Scheiben entscheiden nur, wer beginnt. Verbündete gibt es nicht, und du darfst jede Kolonie deines Gegners angreifen, in beiden Heimatsystemen. Deine Kraft behältst du, solange du vier Heimatkolonien hast.

chapter-campaign = Eine Kampagne
chapter-campaign-line = Mehrere Spiele der Ausgabe von 2000 um Punkte, bis jemand fünfzehn hat.
chapter-campaign-games = Mehrere Spiele, dieselben Plätze
chapter-campaign-games-text = Alle behalten Platz, Farbe und Punkte von Spiel zu Spiel, auch Bots. In jedem Spiel werden neue Völker ausgelost, damit niemand an einem schwachen hängen bleibt.
chapter-campaign-points = Was ein Spiel wert ist
chapter-campaign-points-text = Ein Sieg allein bringt 8 Punkte, ein gemeinsamer jedem Sieger 4. Wer nicht gewinnt, aber ein Spiel mit genau vier fremden Kolonien beendet, bekommt 1 Punkt. Ein Handel, mit dem ihr beide gewinnt, ist sicher, bringt aber nur die Hälfte: Das ist die Frage jeder Kampagne.
chapter-campaign-begins = Wer beginnt
chapter-campaign-begins-text = Eine Scheibe nennt, wer das erste Spiel beginnt. Danach beginnt, wer die wenigsten Punkte hat. Haben mehrere die wenigsten, beginnt von ihnen der nächste Platz im Uhrzeigersinn nach dem letzten Sieger; nach einem gemeinsamen Sieg zählt man von dem Sieger, der im Uhrzeigersinn als Erster nach dem Platz sitzt, der begonnen hat.
chapter-campaign-end = Das Ende
chapter-campaign-end-text = Fünfzehn Punkte beenden die Kampagne. Sind mehrere darüber, gewinnt die höhere Punktzahl, dann die meisten Handkarten am Ende des letzten Spiels; sonst gewinnen sie gemeinsam.
chapter-campaign-table = Am Tisch
chapter-campaign-table-text = Wähle „Kampagne bis 15 Punkte“, wenn du einen Tisch der Ausgabe von 2000 eröffnest. Ihre Seite zeigt das Rennen, alle Spiele und wer als Nächstes beginnt. Wer einen Platz hat, kann das nächste Spiel beginnen, noch heute oder nächste Woche. Für alle, die nicht da sind, spielt ein Bot, bis sie kommen.
chapter-campaign-rules = Die Regeln der Kampagne
