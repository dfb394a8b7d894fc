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
