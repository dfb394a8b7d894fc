### Die Völker der Ausgabe von 2000, soweit sie von denen von 2008 abweichen: `-avalon` steht für das, was an ihren Tischen
### anders heißt. `du` ist, wer das Volk spielt. `rulings` hat eine Auslegung je Zeile. Zeitmeister und Einfühlsame
### gibt es nur in dieser Ausgabe.

alien-amoeba-rulings-avalon =
    Siegst du, ohne noch ein Schiff in der Begegnung zu haben, gründest du keine Kolonie; der Sieg zählt trotzdem, und deine Verbündeten landen.
    Als Verteidiger ohne Schiff auf dem Zielplaneten kannst du die Kraft nicht nutzen.

alien-anti-matter-rulings-avalon =
    Bei Gleichstand siegt weiterhin der Verteidiger. Summen können kleiner als null sein.
    Ist eine der Karten eine Verhandlung, wird die Kraft nicht genutzt.
    Jedes Schiff verbündeter Gewaltiger senkt die Summe ihrer Seite um 4.

alien-chronos-power-name = Zeitreise
alien-chronos-does = Du kannst beide Begegnungskarten noch einmal wählen und aufdecken lassen.
alien-chronos-power = Als Hauptspieler darfst du diese Kraft einmal je Begegnung nutzen, gleich nachdem die Begegnungskarten aufgedeckt sind. Deine Karte kommt auf deine Hand zurück, die deines Gegners wird bis zum Ende der Begegnung beiseitegelegt; dann wählt ihr beide neu und deckt wieder auf. Du darfst dieselbe Karte spielen, dein Gegner braucht eine andere. Das zweite Ergebnis gilt.
alien-chronos-rulings =
    Ein Gegner ohne weitere Begegnungskarte nimmt die aufgedeckte zurück und spielt sie noch einmal.
    Die beiseitegelegte Karte kommt am Ende zurück; bis dahin kann sie niemand als Entschädigung nehmen.

alien-clone-rulings-avalon =
    Das geht nach Sieg, Niederlage, Abkommen und gescheitertem Abkommen.
    Haben die Magier die Karten vertauscht, bekommst du die, die am Ende deine war.
    Die Karte erreicht den Ablagestapel nie: Die Plünderer bekommen sie nicht, und niemand nimmt sie als Entschädigung.

alien-empath-power-name = Harmonie
alien-empath-does = Ein Angriff gegen deine Verhandlung wird zum Gespräch über ein Abkommen.
alien-empath-power = Hast du als Hauptspieler eine Verhandlung aufgedeckt und dein Gegner einen Angriff, musst du diese Kraft nutzen: Der Angriff gilt als Verhandlung. Alle Verbündeten ziehen ab, und ihr beide versucht, ein Abkommen zu schließen.
alien-empath-rulings =
    Niemand gewinnt oder verliert die Begegnung, also gibt es keine Entschädigung; ein gescheitertes Abkommen kostet euch beide drei Schiffe.
    Auch ein Angriff der Pazifisten gibt nach; gegen ihre Verhandlung verliert dein Angriff wie sonst.

alien-filch-rulings-avalon =
    Das geht nach Sieg, Niederlage, Abkommen und gescheitertem Abkommen.
    Haben die Magier die Karten vertauscht, bekommst du die, die am Ende die deines Gegners war.
    Behalten die Doppler ihre Karte, gibt es nichts zu nehmen.

alien-healer-power-avalon = Immer wenn Schiffe eines anderen Spielers in den Warp gehen, darfst du in jeder Rolle diese Kraft nutzen: Er setzt alle diese Schiffe auf Kolonien seiner Wahl, und du ziehst eine Karte vom Stapel.
alien-healer-rulings-avalon =
    Deine eigenen Schiffe kannst du nicht heilen, und wen du heilst, der kann nicht ablehnen.
    Entschädigung für die Schiffe wird trotzdem fällig.

alien-laser-power-name-avalon = Blendung
alien-laser-does-avalon = Der Zufall wählt die Begegnungskarte, die dein Gegner spielt.
alien-laser-power-avalon = Als Hauptspieler musst du diese Kraft nutzen, wenn die Begegnungskarten gewählt werden: Die Begegnungskarte deines Gegners wird blind aus allen gezogen, die er auf der Hand hat. Niemand sieht sie vor dem Aufdecken an, auch ihr Besitzer nicht.
alien-laser-rulings-avalon =
    Ein Gegner ohne Begegnungskarte zieht wie üblich zuerst eine neue Hand oder beendet den Zug.
    Artefakte bleiben auf der Hand: Gezogen wird nur unter Begegnungskarten.

alien-macron-power-avalon = Als Angreifer oder Verbündeter musst du diese Kraft nutzen, wenn du Schiffe schickst: Du schickst genau eins. Als Hauptspieler oder Verbündeter musst du sie nutzen, wenn die Begegnungskarten aufgedeckt sind: Jedes deiner Schiffe in der Begegnung zählt 4.
alien-macron-rulings-avalon =
    Als Verteidiger hast du keine Grenze; alle deine Schiffe auf dem Zielplaneten zählen je 4.
    Wirst du beim Schicken blockiert, darfst du bis zu vier Schiffe schicken, doch zählen sie in dieser Begegnung je 1.

alien-mind-does-avalon = In jeder Begegnung kannst du einmal in die Hand eines Hauptspielers sehen.
alien-mind-power-avalon = Einmal in jeder Begegnung darfst du, bevor Verbündete eingeladen werden oder wenn die Allianzen stehen, diese Kraft nutzen: Sieh dir die Hand eines Hauptspielers an; bist du selbst Hauptspieler, die deines Gegners. Erzähl, was du gesehen hast, oder behalt es für dich.
alien-mind-rulings-avalon =
    Das geht, ob du an der Begegnung beteiligt bist oder nicht.
    Stoppt dich jemand mit der Kosmischen Blockade, siehst du nichts und kannst es in dieser Begegnung nicht noch einmal versuchen.

alien-mutant-does-avalon = Als Hauptspieler füllst du deine Hand auf sieben Karten auf, auch aus fremden Händen.
alien-mutant-power-avalon = Als Hauptspieler mit weniger als sieben Karten auf der Hand darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden. Zieh eine Karte nach der anderen, bis du sieben hast, jede entweder vom Stapel oder zufällig aus der Hand eines beliebigen anderen Spielers.
alien-mutant-rulings-avalon =
    Woher die nächste Karte kommt, darfst du bestimmen, nachdem du die eben gezogene gesehen hast.
    Nehmen darfst du von jedem anderen Spieler, ob er an der Begegnung beteiligt ist oder nicht, solange er Karten hat.

alien-oracle-rulings-avalon =
    Gegen die Magier liegt deren Karte offen, du antwortest verdeckt, und dann dürfen sie die beiden vertauschen.
    Gegen die Lichtwesen siehst du ihre Karte zuerst; deine wird trotzdem blind gezogen.
    Die offene Karte gilt noch nicht als aufgedeckt; was beim Aufdecken geschieht, wartet darauf.

alien-pacifist-rulings-avalon =
    Zwei Verhandlungen führen wie üblich zu einem Abkommen.
    Siegst du auf diese Art, gibt es keine Entschädigung.
    Wirst du blockiert, verlierst du mit deiner Verhandlung und bekommst wie üblich Entschädigung.

alien-parasite-rulings-avalon =
    Ein Kraftfeld schickt dich heim wie jeden anderen Verbündeten.
    Du kannst dich nur einer Seite anschließen.
    Wirst du blockiert, darfst du eine Einladung, die du hast, trotzdem annehmen.

alien-philanthropist-power-avalon = Einmal je Begegnung darfst du diese Kraft als Hauptspieler oder Verbündeter nutzen: wenn der Verteidiger feststeht, wenn das Tor ausgerichtet ist oder wenn die Allianzen stehen. Gib eine Karte aus deiner Hand deinem Gegner oder, als Verbündeter, einem der beiden Hauptspieler. Ablehnen kann er sie nicht.
alien-philanthropist-rulings-avalon =
    Ein Verteidiger ohne Begegnungskarte zieht zuerst seine neue Hand und bekommt deine Karte dazu.
    Nur der Beschenkte sieht die Karte.

alien-sorcerer-rulings-avalon =
    Die Karte deines Gegners darfst du vorher nicht ansehen.
    Gegen die Seher liegt deine Karte offen; du entscheidest, wenn auch ihre verdeckt liegt.
    Nach dem Tausch ist die Karte ganz deine: für das Ergebnis, für die Entschädigung und beim Ablegen.

alien-trader-rulings-avalon =
    Eine Hand ohne Begegnungskarte darfst du nicht hergeben.
    Steht dir als Verteidiger eine neue Hand zu, ziehst du sie zuerst; danach darfst du tauschen.
    Ein Verteidiger, der keine Begegnungskarte mehr hat, zieht wie üblich eine neue Hand.

alien-virus-power-avalon = Hast du als Hauptspieler einen Angriff gegen einen Angriff aufgedeckt, musst du diese Kraft nutzen: Der Wert deiner Karte wird mit der Zahl deiner eigenen Schiffe in der Begegnung multipliziert, statt dass sie addiert werden. Die Schiffe deiner Verbündeten kommen zum Ergebnis hinzu.
alien-virus-rulings-avalon =
    Ohne eigenes Schiff in der Begegnung ist das Produkt 0; es zählen nur Verbündete.
    Wirst du blockiert, werden Karte und Schiffe wie sonst addiert.
    Gegen Antimaterie-Wesen bleibt das Produkt bestehen; nur die Schiffe der Verbündeten werden abgezogen.

alien-vulch-power-avalon = Immer wenn ein Artefakt eines anderen Spielers auf den Ablagestapel kommt, ob gespielt oder nicht, musst du in jeder Rolle diese Kraft nutzen: Die Karte kommt auf deine Hand. Artefakte, die du selbst spielst, werden wie sonst abgelegt. Ziehst du eine neue Hand, zeigst und behältst du deine Artefakte und ziehst sieben Karten dazu.
alien-vulch-rulings-avalon =
    Auch erzwungenes Abwerfen zählt, etwa wegen der Seuche oder einer neuen Hand.
    Eine Kosmische Blockade, die diese Kraft stoppt, bekommst du nicht; bis zum Ende der Begegnung bleibt sie blockiert.

alien-zombie-rulings-avalon =
    In einem Abkommen Schiffe zu befreien ist keine Nutzung und lässt sich nicht blockieren.
    Gerettete Schiffe bringen dir keine Entschädigung.
    Alle Schiffe werden zuerst aufgenommen, und eine Kolonie, die dabei leer wird, ist verloren; ein besiegter Verteidiger muss den Planeten also verlassen.
