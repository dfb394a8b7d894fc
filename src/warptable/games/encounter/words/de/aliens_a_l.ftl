### Die Völker von Amoeba bis Mirror. `du` ist, wer das Volk spielt; in `wild` und `super`, wer den Flare spielt.
### `rulings` hat eine Auslegung je Zeile. `part` nennt einen Teil einer Kraft, die mehrere hat; `restriction` gibt es nur,
### wo ein Volk eine Einschränkung hat.

alien-amoeba-power-name = Zerfließen
alien-amoeba-does = Liegen beide Karten verdeckt, ziehst du Schiffe ab oder bringst weitere hinein.
alien-amoeba-power = Als Hauptspieler mit mindestens einem Schiff in der Begegnung darfst du diese Kraft nutzen, sobald beide Begegnungskarten verdeckt liegen. Zieh entweder beliebig viele deiner Schiffe ab, auch alle, und setz sie auf deine Kolonien, oder hol beliebig viele von deinen Kolonien dazu. Die Grenze von vier Schiffen gilt dabei nicht. Als Angreifer bewegst du die Schiffe auf dem Tor, als Verteidiger die auf dem Zielplaneten.
alien-amoeba-wild = Bevor Begegnungskarten gewählt werden, darfst du als Hauptspieler bis zu vier deiner Schiffe aus der Begegnung auf deine Kolonien abziehen oder bis zu vier von dort dazuholen. Auf dem Tor dürfen dann mehr als vier deiner Schiffe stehen.
alien-amoeba-super = Du darfst deine Kraft auch als Verbündeter nutzen, wenn du mindestens ein Schiff in der Begegnung hast.
alien-amoeba-rulings =
    Siegst du, ohne noch ein Schiff in der Begegnung zu haben, gründest du keine Kolonie; der Sieg zählt trotzdem, und deine Verbündeten landen.
    Als Verteidiger ohne Schiff auf dem Zielplaneten kannst du die Kraft nicht nutzen.
    Ziehst du als Verteidiger dein letztes Schiff ab, ist deine Kolonie dort sofort verloren; du verteidigst ohne Schiffe weiter.
    Verlierst du mit einer Verhandlung, zählen dazugeholte Schiffe für deine Entschädigung mit.

alien-anti-matter-power-name = Verneinung
alien-anti-matter-does = Bei zwei Angriffen siegt die kleinere Summe, und deine Schiffe senken deine.
alien-anti-matter-power = Als Hauptspieler musst du diese Kraft nutzen, wenn beide Hauptspieler Angriffe aufgedeckt haben: Die kleinere Summe siegt. Deine eigenen Schiffe und die Schiffe aller Verbündeten auf beiden Seiten werden von der Summe ihrer Seite abgezogen statt addiert. Die Schiffe deines Gegners, beide Karten und alles Übrige zählen wie sonst.
alien-anti-matter-wild = Als Hauptspieler oder Verbündeter darfst du einen Wild-Flare in dem Moment stoppen, in dem ein anderer ihn spielt. Du darfst in jeder Begegnung einen Flare stoppen.
alien-anti-matter-super = Du darfst in jeder Rolle einen Flare, Wild oder Super, in dem Moment stoppen, in dem ein anderer ihn spielt. Du darfst in jeder Begegnung einen Flare stoppen.
alien-anti-matter-rulings =
    Bei Gleichstand siegt weiterhin der Verteidiger. Summen können kleiner als null sein.
    Ist eine der Karten eine Verhandlung, wird die Kraft nicht genutzt. Eine Gleichziehen-Karte, die einen Angriff kopiert hat, gilt als Angriff.
    Verstärkungen und Boni behalten ihr Vorzeichen; am besten spielst du sie für die andere Seite.
    Jedes Schiff verbündeter Makrons senkt die Summe ihrer Seite um 4.

alien-barbarian-power-name = Plündern und Brandschatzen
alien-barbarian-does = Siegst du als Angreifer, behältst du die besten Karten aus der Hand des Gegners.
alien-barbarian-power = Siegst du als Angreifer, musst du diese Kraft nutzen, bevor Entschädigung genommen wird. Dein Gegner gibt dir seine ganze Hand. Für jedes deiner Schiffe in der Begegnung darfst du eine dieser Karten behalten; den Rest wirfst du ab.
alien-barbarian-wild = Hast du als Hauptspieler oder Verbündeter Entschädigung oder Belohnungen bekommen, darfst du alle diese Karten ansehen und abwerfen, was du nicht willst. Ersatz gibt es dafür nicht.
alien-barbarian-super = Du darfst deine Kraft auch als Verbündeter des siegreichen Angreifers nutzen: Du plünderst den Verteidiger und darfst für jedes deiner eigenen Schiffe in der Begegnung eine Karte behalten.
alien-barbarian-rulings =
    Ein Abkommen ist kein Sieg, also wird nichts geplündert.
    Nur deine eigenen Schiffe zählen, nicht die deiner Verbündeten. Jedes zählt eins, was immer es wert ist.
    Gegen eine Verhandlung plünderst du zuerst; danach zieht dein Gegner die Entschädigung aus deiner gewachsenen Hand.
    Karten außerhalb der Hand sind sicher, etwa die eben gespielte Begegnungskarte.
    Eine neue Hand zieht dein Gegner erst, wenn die Regeln sie ihm das nächste Mal erlauben.

alien-calculator-power-name = Ausgleichen
alien-calculator-does = Du kannst den Wert des niedrigeren Angriffs vom höheren abziehen.
alien-calculator-power = Als Hauptspieler darfst du diese Kraft nutzen, sobald beide Begegnungskarten verdeckt liegen. Sind beide Angriffe mit verschiedenem Wert, wird der niedrigere Wert von der höheren Karte abgezogen: Aus 15 gegen 8 wird 7 gegen 8.
alien-calculator-wild = Sobald beide Begegnungskarten verdeckt liegen, sag als Hauptspieler „gerade“ oder „ungerade“. Sind beide Angriffe und stimmt es für die Summe ihrer Werte, wird dein Wert von der Karte deines Gegners abgezogen, sonst sein Wert von deiner Karte.
alien-calculator-super = Du darfst deine Kraft auch als Verbündeter nutzen, für die Karten der beiden Hauptspieler.
alien-calculator-rulings =
    Gleich hohe Angriffe bleiben, wie sie sind; ebenso ein Angriff gegen eine Gleichziehen-Karte, die ihn kopiert.
    Liegt auf einer Seite eine Verhandlung, geschieht nichts.
    Nur die Karten ändern sich; Schiffe, Verstärkungen und Boni kommen erst danach hinzu.
    Sind die Karten aufgedeckt, kommt ein Zap zu spät.

alien-chosen-power-name = Göttlicher Beistand
alien-chosen-does = Nach dem Aufdecken ziehst du drei Karten, und eine davon darf dir helfen.
alien-chosen-power = Als Hauptspieler darfst du diese Kraft nutzen, nachdem die Begegnungskarten aufgedeckt sind. Zieh drei Karten. Eine Begegnungskarte darunter darf deine aufgedeckte Karte ersetzen, die du dann ablegst; ist sie wie deine ein Angriff, darfst du stattdessen deine behalten und beide Werte zusammenzählen. Wirf alle gezogenen Karten ab, die du nicht verwendest.
alien-chosen-wild = Zieh als Hauptspieler eine Karte vom Stapel, bevor Begegnungskarten gewählt werden.
alien-chosen-super = Nutzt du deine Kraft, darfst du von den gezogenen Karten alle, die keine Begegnungskarten sind, auf die Hand nehmen. Du darfst sie vorher ansehen.
alien-chosen-rulings =
    Du darfst dir die drei Karten ansehen und keine davon nehmen.
    Die neue Karte zählt voll: Eine Verhandlung kann zum Abkommen oder zu Entschädigung führen, ein Angriff kann dich nach einer Verhandlung retten, eine Gleichziehen-Karte kopiert die Karte deines Gegners.
    Eine ersetzte Karte wird sofort abgelegt und gehört nicht mehr zur Begegnung; Langfinger, Fidos und Klone bekommen sie nicht.
    Ein Angriff, der nur addiert wird, ist nicht deine Begegnungskarte; die Spiegel etwa lassen ihn unberührt.
    Ein Zap muss kommen, bevor die Karten gezogen sind.

alien-citadel-power-name = Befestigung
alien-citadel-does = Du legst Angriffskarten an Planeten; dort stärken sie die Verteidigung.
alien-citadel-power = Einmal in jeder Begegnung, wenn der Verteidiger feststeht, darfst du eine Angriffskarte aus deiner Hand offen an einen beliebigen Planeten im Spiel legen; sie ist dort eine Zitadelle. Sobald beide Begegnungskarten verdeckt liegen, darfst du in jeder Rolle diese Kraft nutzen, wenn der Zielplanet Zitadellen hat: Die Werte aller seiner Zitadellen zählen zur Summe des Verteidigers. Verliert der Verteidiger trotzdem, werden diese Zitadellen abgelegt, sonst bleiben sie.
alien-citadel-wild = Sind die Begegnungskarten aufgedeckt, addiere als Hauptspieler oder Verbündeter, gleich auf welcher Seite, 5 zur Summe des Verteidigers.
alien-citadel-super = Nutzt du deine Kraft, darfst du die Zitadellen von der Summe des Verteidigers abziehen statt addieren. Verliert der Verteidiger, werden sie auch dann abgelegt.
alien-citadel-rulings =
    Eine Zitadelle zu legen ist keine Nutzung und lässt sich nicht zappen; nur das Zählen der Zitadellen lässt sich zappen.
    Du legst eine Zitadelle je Begegnung, nicht je Zug. Ein Planet darf mehrere haben; du nutzt alle oder keine.
    Zitadellen helfen jedem, der dort Verteidiger ist, auch einem Gast, der vertrieben werden soll.
    Zitadellen sind nicht auf deiner Hand: Niemand kann sie als Entschädigung nehmen, und sie gelten nicht als Begegnungskarten auf der Hand.
    Solange deine Kraft ruht, bleiben die Zitadellen ohne Wirkung liegen.

alien-clone-power-name = Nachbilden
alien-clone-does = Deine Begegnungskarte kommt nach jeder deiner Begegnungen auf deine Hand zurück.
alien-clone-power = Als Hauptspieler darfst du diese Kraft nutzen, unmittelbar bevor die Begegnungskarten abgelegt werden und nachdem jede Entschädigung genommen ist: Deine Karte kommt zurück auf deine Hand.
alien-clone-wild = Hast du ein Artefakt gespielt, darfst du es behalten, statt es abzulegen. Ab der nächsten Begegnung darfst du es wieder spielen.
alien-clone-super = Nimmst du als Hauptspieler Entschädigung, darfst du bis zu doppelt so viele Karten nehmen, soweit die Hand des Zahlenden reicht.
alien-clone-rulings =
    Das geht nach einem Sieg, einer Niederlage, einem Abkommen und einer gescheiterten Verhandlung.
    Wurden Karten getauscht oder ersetzt (Zauberer, Auserwählte), bekommst du die Karte, die am Ende deine war.
    Die Karte kommt nie auf den Ablagestapel: Langfinger und Fidos bekommen sie nicht, und als Entschädigung kann sie niemand nehmen.
    Eine Gleichziehen-Karte kommt als Gleichziehen-Karte zurück.

alien-cudgel-power-name = Zerschmettern
alien-cudgel-does = Siegst du mit einem Angriff, verliert der Gegner für jedes deiner Schiffe eines mehr.
alien-cudgel-power = Siegst du als Hauptspieler und hast einen Angriff aufgedeckt, musst du diese Kraft nutzen: Über die üblichen Verluste hinaus verliert dein Gegner für jedes Schiff, das du in der Begegnung hattest, ein Schiff an den Warp. Dein Gegner wählt diese Schiffe aus.
alien-cudgel-wild = Gewinnst du als Angreifer durch Sieg oder Abkommen eine Kolonie, darfst du alle Schiffe anderer Spieler auf diesem Planeten in den Warp schicken. Nur Schiffe deiner Verbündeten in dieser Begegnung bleiben.
alien-cudgel-super = Nutzt du deine Kraft, darfst du damit auch beliebige Verbündete deines Gegners treffen. Jeder von ihnen verliert so viele Schiffe wie dein Gegner.
alien-cudgel-rulings =
    Das gilt auch gegen eine Verhandlung.
    Nur deine eigenen Schiffe zählen, nicht die deiner Verbündeten. Ohne Schiff in der Begegnung zerschmetterst du nichts.
    Wer weniger Schiffe hat als gefordert, verliert alle.

alien-dictator-power-name = Befehl
alien-dictator-does = Du entscheidest, wen die anderen angreifen: Du wählst ihre Schicksalskarte.
alien-dictator-power = Soll eine Schicksalskarte gezogen werden und du bist nicht der Angreifer, musst du diese Kraft nutzen: Sieh den Schicksalsstapel geheim durch und wähle die Karte, die als gezogen gilt. Bist du selbst der Angreifer, wird der Schicksalsstapel vor dem Ziehen gemischt.
alien-dictator-wild = Bist du nicht der Angreifer, darfst du die eben gezogene Schicksalskarte zurückweisen: Der Angreifer legt sie ab und zieht eine andere. Das geht einmal je Begegnung.
alien-dictator-super = Du darfst deine Kraft auch als Angreifer nutzen und deine Schicksalskarte selbst wählen.
alien-dictator-rulings =
    Die Karte gilt wie sonst: Bei freier Wahl wählt der Angreifer, bei der eigenen Farbe hat er die üblichen Möglichkeiten.
    Gewählte Karten verlassen den Stapel; deine Auswahl wird kleiner, bis er erneuert wird.
    Zieht der Angreifer bei der eigenen Farbe noch einmal, wählst du wieder.
    Wirst du gezappt, wird der Stapel gemischt, und der Angreifer bekommt eine zufällige Karte.
    Kräfte, die nach dem Ziehen wirken, etwa die des Willens, wirken auch jetzt.
alien-dictator-restriction = Nicht im Spiel mit Coordinator (einem Volk aus einer Erweiterung).

alien-fido-power-name = Apportieren
alien-fido-does = Du bietest eine benutzte Karte an; genommen oder nicht, du bekommst etwas dafür.
alien-fido-power = Am Ende jeder Begegnung, wenn die Begegnungskarten abgelegt sind, darfst du diese Kraft nutzen: Nimm eine davon vom Ablagestapel und biete sie einem anderen Spieler an. Nimmt er sie, darfst du ein Schiff aus dem Warp holen oder eine Karte vom Stapel ziehen. Nimmt er sie nicht, behältst du sie oder legst sie zurück.
alien-fido-wild = Bevor Begegnungskarten gewählt werden, lass als Hauptspieler deinen Gegner die oberste Karte des Ablagestapels auf die Hand nehmen. Danach ziehst du eine Karte vom Stapel.
alien-fido-super = Nutzt du deine Kraft, darfst du alle Begegnungskarten holen, die in dieser Begegnung abgelegt wurden. Biete sie einzeln an, wem und in welcher Reihenfolge du willst; für jede gilt das Übliche.
alien-fido-rulings =
    Holen darfst du nur Begegnungskarten, die diese Begegnung entschieden haben, nichts anderes vom Ablagestapel.
    Du musst an der Begegnung nicht beteiligt sein, und du darfst die Karte auch dem anbieten, der sie benutzt hat.
    Das Angebot ist offen: Alle sehen die Karte.
    Eine Karte, die Klone behalten oder Zocker unter den Stapel legen, bekommst du nicht.
    Wollen auch die Langfinger die Karte, kommt erst der Angreifer, dann der Verteidiger, dann die anderen.

alien-filch-power-name = Diebstahl
alien-filch-does = Nach deinen Begegnungen nimmst du die Karte, die dein Gegner benutzt hat.
alien-filch-power = Nach einer Begegnung als Hauptspieler, sobald die Begegnungskarten auf dem Ablagestapel liegen, darfst du diese Kraft nutzen: Die Karte, die dein Gegner benutzt hat, kommt auf deine Hand.
alien-filch-wild = Spielt ein anderer ein Artefakt oder einen Flare, darfst du eine Verhandlungskarte abwerfen: Die gespielte Karte hat keine Wirkung und kommt auf deine Hand.
alien-filch-super = Du darfst deine Kraft auch in Begegnungen anderer nutzen, für eine Begegnungskarte, die ein anderer Spieler benutzt hat.
alien-filch-rulings =
    Das geht nach einem Sieg, einer Niederlage, einem Abkommen und einer gescheiterten Verhandlung.
    Wurden Karten getauscht oder ersetzt (Zauberer, Auserwählte), bekommst du die Karte, die dein Gegner am Ende hatte.
    Behalten Klone ihre Karte, gibt es nichts zu nehmen.
    Auch mit dem Super nimmst du eine Karte je Begegnung.
alien-filch-restriction = Nur einer der beiden Flares der Langfinger ist im Spiel.

alien-fodder-power-name = Überrennen
alien-fodder-does = Du legst Angriffe dazu, die zwischen deiner Karte und der des Gegners liegen.
alien-fodder-power = Als Hauptspieler darfst du diese Kraft nutzen, wenn beide Hauptspieler Angriffe aufgedeckt haben. Wirf beliebig viele Angriffskarten aus deiner Hand ab, die höher sind als deine aufgedeckte Karte und niedriger als die deines Gegners. Ihre Werte zählen zu deiner Summe.
alien-fodder-wild = Hast du eine Einladung abgelehnt und bist an der Begegnung nicht beteiligt, darfst du nach dem Aufdecken der Begegnungskarten doch noch einer Seite, die dich eingeladen hat, mit einem Schiff helfen.
alien-fodder-super = Nutzt du deine Kraft, passen auch Angriffskarten, die nicht höher sind als deine aufgedeckte Karte. Niedriger als die deines Gegners müssen sie weiterhin sein.
alien-fodder-rulings =
    Gleich hoch genügt nicht: Bei 06 gegen 10 passen nur 07, 08 und 09.
    Ist deine aufgedeckte Karte die höhere, passt ohne den Super keine.
    Die Werte zählen zu deiner Summe, nicht zu deiner Karte.
    Verglichen wird, was die Karten in diesem Moment zählen, nach einer Umkehrung (Kraft der Spiegel) also die umgekehrten Werte.

alien-gambler-power-name = Bluff
alien-gambler-does = Du darfst über deine Karte lügen. Glaubt dir der Gegner, gilt die Lüge.
alien-gambler-power = Als Hauptspieler darfst du diese Kraft nutzen, wenn dein Gegner aufgedeckt hat und deine Karte noch verdeckt liegt: Sag, was deine Karte ist, wahr oder nicht. Glaubt dir dein Gegner, gilt die genannte Karte, und die echte kommt ungesehen unter den Stapel. Zweifelt er, zeig sie: Hast du gelogen, zahlst du, sonst zahlt er, und zwar so viele Schiffe von außerhalb der Begegnung, wie der Zahlende in ihr hat; sie gehen in den Warp. Danach gelten die echten Karten.
alien-gambler-wild = Nenn als Hauptspieler unmittelbar vor dem Aufdecken eine Zahl. Sind beide Karten Angriffe und liegen ihre Werte mindestens so weit auseinander, zählt deine Karte um diese Zahl mehr.
alien-gambler-super = Nutzt du deine Kraft, darfst du 1 bis 20 weitere Schiffe einsetzen. Wer nach einem Zweifel zahlt, verliert auch diese.
alien-gambler-rulings =
    Nennen musst du eine Begegnungskarte: einen Angriff, eine Verhandlung oder die Gleichziehen-Karte.
    Wer zahlt, wählt die Schiffe von außerhalb der Begegnung aus; reichen sie nicht, verliert er alle, die er dort hat.
    Wer kein Schiff in der Begegnung hat, verliert nichts.
    Eine geglaubte Karte gilt als aufgedeckt; die echte bekommen weder Langfinger noch Fidos.
    Musst du deine Karte früher zeigen, etwa den Sehern, darfst du die Kraft in diesem Moment nutzen.
alien-gambler-restriction = Nicht im Spiel mit den Zauberern.

alien-grudge-power-name = Rache
alien-grudge-does = Wer deine Einladung ausschlägt, verliert Schiffe, und mehr, wenn du verlierst.
alien-grudge-power = Als Hauptspieler musst du diese Kraft nutzen, wenn die Allianzen stehen: Jeder, den du eingeladen hast und der dir nicht hilft, bekommt einen Rachemarker. Nach der Begegnung nimmst du die Marker zurück, und wer einen hatte, verliert Schiffe an den Warp: eins, wenn du gesiegt oder ein Abkommen geschlossen hast, vier, wenn du verloren hast oder die Verhandlung gescheitert ist, sonst keins. Die Betroffenen wählen die Schiffe aus, aber keine, die auf der Gegenseite standen.
alien-grudge-wild = Bist du Hauptspieler und dein Gegner siegt, gehen seine Verbündeten leer aus; ihre Schiffe kehren auf ihre Kolonien zurück.
alien-grudge-super = Als Hauptspieler darfst du bestimmen, dass jeder mit einem Rachemarker vier Schiffe verliert, wie immer die Begegnung ausging.
alien-grudge-rulings =
    Wer trotz deiner Einladung der anderen Seite hilft, bekommt ebenfalls einen Marker.
    Wen du nicht eingeladen hast, der wird nie bestraft.
    Zappen lässt sich nur das Verteilen der Marker, nicht der spätere Verlust der Schiffe.
    Wer dir geholfen hat und später entfernt wurde, etwa durch ein Kraftfeld, bekommt keinen Marker.
    Wer zu wenige Schiffe zur Auswahl hat, verliert die vorhandenen.

alien-hacker-power-name = Hacken
alien-hacker-does = Bei Entschädigungen suchst du die Karten aus, ob du sie bekommst oder zahlst.
alien-hacker-power = Sollst du als Hauptspieler Entschädigung nehmen, darfst du diese Kraft nutzen: Bestimme einen beliebigen anderen Spieler, sieh dir seine Hand an und such dir die Karten selbst aus. Soll dein Gegner von dir als Hauptspieler Entschädigung nehmen, darfst du diese Kraft nutzen: Du suchst die Karten aus, die du gibst. Die Zahl der Karten bleibt gleich.
alien-hacker-wild = Soll dein Gegner von dir als Hauptspieler Entschädigung nehmen, bekommt er keine.
alien-hacker-super = Hast du mit deiner Kraft Entschädigung genommen, darfst du demselben Spieler dafür Karten aus deiner Hand geben, höchstens so viele, wie du genommen hast.
alien-hacker-part-hack-collect = nehmen
alien-hacker-part-hack-pay = zahlen
alien-hacker-rulings =
    Hat der gewählte Spieler zu wenige Karten, bekommst du seine ganze Hand und nicht mehr.
    Wer nicht dein Gegner ist, kann das nicht mit dem Flare der Hacker verhindern; der ist für Hauptspieler.
    Der zweite Teil gilt nur für Entschädigung, nicht wenn du auf andere Weise Karten verlierst.
    Mit dem Super darfst du auch eben genommene Karten zurückgeben.

alien-hate-power-name = Raserei
alien-hate-does = In deinem Zug legst du eine Karte ab; die anderen tun es auch oder verlieren Schiffe.
alien-hate-power = Zu Beginn deines Zuges als Angreifer musst du diese Kraft nutzen, wenn du eine Karte hast: Wirf eine ab. Jeder andere Spieler wirft dann eine Karte derselben Art ab, nach einem Angriff einen, der nicht niedriger ist, oder verliert drei Schiffe an den Warp, die du aussuchst. Hast du danach keine Begegnungskarte mehr, zieh eine neue Hand.
alien-hate-wild = Bevor Begegnungskarten gewählt werden, lass als Hauptspieler deinen Gegner eine zufällige Karte abwerfen. Hat er dann keine Begegnungskarte mehr, siegst du in dieser Begegnung.
alien-hate-super = Nutzt du deine Kraft, darfst du die Karte allen nur zeigen und behältst sie.
alien-hate-rulings =
    Steht dir zu Beginn deines Zuges eine neue Hand zu, ziehst du sie zuerst.
    Die Arten sind Angriff, Verhandlung, Gleichziehen, Verstärkung, Artefakt und Flare.
    Auch wer eine passende Karte hat, darf lieber die Schiffe verlieren.
    Du darfst die Schiffe von beliebigen Kolonien nehmen und so Kolonien auslöschen.
    Wirst du gezappt, behältst du deine Karte, und niemand verliert etwas.

alien-healer-power-name = Heilung
alien-healer-does = Du rettest fremde Schiffe vor dem Warp und ziehst jedes Mal eine Karte.
alien-healer-power = Immer wenn Schiffe eines anderen Spielers in den Warp oder aus dem Spiel gehen, darfst du in jeder Rolle diese Kraft nutzen: Er setzt alle diese Schiffe auf Kolonien seiner Wahl, und du ziehst eine Karte vom Stapel.
alien-healer-wild = Ein Kosmischer Zap, der gegen dich gespielt wird, hat keine Wirkung und wird abgelegt.
alien-healer-super = Nutzt du deine Kraft, zieh für jedes geheilte Schiff eine Karte.
alien-healer-rulings =
    Deine eigenen Schiffe kannst du nicht heilen.
    Wen du heilst, der kann nicht ablehnen.
    Entschädigung und anderes, was es für verlorene Schiffe gibt, wird trotzdem fällig.
    Die Schiffe gehen auf Kolonien, die der Spieler noch hat; ohne Kolonie bleiben sie verloren.
alien-healer-restriction = Nicht im Spiel mit Sadist (einem Volk aus einer Erweiterung).

alien-human-power-name = Menschlichkeit
alien-human-does = Deine Seite bekommt 4 dazu, und sie siegt sofort, wenn dich jemand zappt.
alien-human-power = Als Hauptspieler oder Verbündeter musst du diese Kraft nutzen, wenn die Begegnungskarten aufgedeckt sind: Die Summe deiner Seite steigt um 4. Wird diese Nutzung gezappt, siegt deine Seite auf der Stelle.
alien-human-wild = Als Hauptspieler gegen jeden außer den Menschen machst du deine Karte nach dem Aufdecken zu einem Angriff mit dem Wert 42. Danach bekommt den Flare, wer die Menschen spielt; gibt es sie nicht, wird er abgelegt.
alien-human-super = Als Hauptspieler oder Verbündeter bringst du deiner Seite entweder 8 statt 4, oder du wirfst diesen Flare ab, und deine Kraft gilt als gezappt.
alien-human-rulings =
    Die Kraft wird genutzt, welche Karten auch liegen; ein Zap bringt dir also auch bei einer Verhandlung den Sieg.
    Zappen lässt sie sich nur im Moment der Nutzung. Den Kosmischen Zap darfst du selbst spielen.
    Es sind immer 4, wie viele Schiffe du auch hast.
    Ein Umschwung (Kraft der Verlierer) kommt zuletzt und macht auch aus diesem Sieg eine Niederlage.
    Macht der Zap aus zwei Verhandlungen einen Sieg, gibt es weder ein Abkommen noch Entschädigung.

alien-kamikaze-power-name = Aufopferung
alien-kamikaze-does = Vor der Kartenwahl kannst du Schiffe opfern und für jedes zwei Karten ziehen.
alien-kamikaze-power = Als Hauptspieler darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Schick bis zu vier Schiffe von deinen Kolonien in den Warp und zieh für jedes zwei Karten vom Stapel.
alien-kamikaze-wild = Sobald beide Begegnungskarten verdeckt liegen, schick als Hauptspieler bis zu vier deiner Schiffe, die nicht in der Begegnung sind, in den Warp. Für jedes zählt deine Seite 3 mehr.
alien-kamikaze-super = Als Angreifer holst du beim Sammeln drei Schiffe aus dem Warp statt eines.
alien-kamikaze-rulings =
    Du darfst eine der gezogenen Karten als Begegnungskarte wählen.
    Schiffe auf dem Tor stehen auf keiner Kolonie und lassen sich nicht opfern, Schiffe auf dem Zielplaneten schon.
    Opferst du das letzte Schiff auf einem Planeten, ist deine Kolonie dort verloren; das kann dich deine Kraft kosten.
    Wirst du gezappt, behältst du die Schiffe und ziehst nichts.

alien-loser-power-name = Umschwung
alien-loser-does = Du kannst das Ergebnis umdrehen lassen: Die Seite, die gesiegt hätte, verliert.
alien-loser-power = Als Hauptspieler darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Beide Hauptspieler müssen einen Angriff wählen, wenn sie einen haben. Ist alles Übrige geklärt, wird das Ergebnis umgedreht, und es verliert die Seite, die gesiegt hätte.
alien-loser-wild = Bevor Begegnungskarten gewählt werden, darfst du als Hauptspieler beide Seiten verlieren lassen: Alle Schiffe in der Begegnung gehen in den Warp, und es werden keine Karten gewählt.
alien-loser-super = Als Hauptspieler darfst du mit der Nutzung deiner Kraft warten, bis beide Begegnungskarten verdeckt liegen. Niemand muss dann einen Angriff gewählt haben.
alien-loser-rulings =
    Umgedreht wird ganz zuletzt, auch der Sieg gezappter Menschen.
    Bei Gleichstand siegt also der Angreifer.
    Ohne Angriff darf man eine andere Karte wählen: Eine Verhandlung schlägt dann einen Angriff, und es gibt keine Entschädigung.
    Zwei Verhandlungen führen wie sonst zum Abkommen; umzudrehen gibt es nichts.
    Eine Gleichziehen-Karte auf der Hand ist kein Angriff.

alien-machine-power-name = Fortdauer
alien-machine-does = Dein Zug geht weiter, solange du eine Begegnungskarte hast.
alien-machine-power = Als Angreifer darfst du diese Kraft nach jeder deiner Begegnungen nutzen, ob Erfolg oder nicht, wenn du eine Begegnungskarte hast: Du hast in diesem Zug eine weitere Begegnung. Die Grenze von zwei Begegnungen gilt für dich nicht.
alien-machine-wild = Als Angreifer darfst du eine zweite Begegnung haben, auch wenn die erste kein Erfolg war oder du keine Begegnungskarte hast. Hast du keine, leg diesen Flare beiseite, zieh eine neue Hand und nimm den Flare wieder auf.
alien-machine-super = Als Angreifer darfst du beim Sammeln eine Karte vom Stapel ziehen, statt ein Schiff aus dem Warp zu holen.
alien-machine-rulings =
    Jede weitere Begegnung beginnt mit ihrem eigenen Sammeln.
    Ohne Begegnungskarte endet dein Zug; mitten im Zug ziehst du keine neue Hand.
    Ein Zap beendet deinen Zug, nimmt dir aber nie die übliche zweite Begegnung nach einer erfolgreichen ersten.
    Was einmal je Zug geschieht, wiederholt sich nicht; was einmal je Begegnung geschieht, schon.

alien-macron-power-name = Masse
alien-macron-does = Du schickst nur ein Schiff, aber jedes deiner Schiffe zählt vier.
alien-macron-power = Als Angreifer oder Verbündeter musst du diese Kraft nutzen, wenn du Schiffe schickst: Du schickst genau eins. Als Hauptspieler oder Verbündeter musst du sie nutzen, wenn die Begegnungskarten aufgedeckt sind: Jedes deiner Schiffe in der Begegnung zählt 4. Für Entschädigung und Belohnungen zählt jedes deiner Schiffe doppelt.
alien-macron-wild = Als Hauptspieler oder Verbündeter einer Seite, die einen Angriff aufgedeckt hat, zählst du jedes deiner Schiffe in der Begegnung um eins höher.
alien-macron-super = Als Angreifer oder Verbündeter darfst du bis zu vier Schiffe schicken statt nur eins. Jedes zählt trotzdem 4.
alien-macron-part-send-one = ein Schiff
alien-macron-part-mass = je vier
alien-macron-rulings =
    Als Verteidiger hast du keine Grenze; alle deine Schiffe auf dem Zielplaneten zählen je 4.
    Wirst du beim Schicken gezappt, darfst du bis zu vier Schiffe schicken, doch zählen sie in dieser Begegnung je 1.
    Dass Schiffe für Entschädigung und Belohnungen doppelt zählen, ist keine Nutzung und lässt sich nicht zappen.
    Nur Summen ändern sich: Wer Schiffe zählt, etwa Barbaren oder Knüppel, zählt jedes als eins.

alien-masochist-power-name = Tu dir weh
alien-masochist-does = Du gewinnst das Spiel auch, wenn du alle deine Schiffe verloren hast.
alien-masochist-power = Beginnt irgendein Sammeln, gleich wer Angreifer ist, und du hast alle deine Schiffe verloren, musst du diese Kraft nutzen: Du gewinnst das Spiel. Verloren sind Schiffe im Warp, außerhalb des Spiels und in fremder Gefangenschaft. Deine Kraft hängt nicht von deinen Heimatkolonien ab, und auf die übliche Weise siegen darfst du weiterhin.
alien-masochist-wild = Bei jedem Sammeln darfst du einen Spieler nennen, der nicht der Angreifer ist: Er holt an dessen Stelle ein Schiff aus dem Warp. Das geht nicht, wenn der Angreifer dann kein Schiff zum Starten hätte.
alien-masochist-super = Als Angreifer darfst du beim Sammeln eines deiner Schiffe im Warp aus dem Spiel nehmen, statt es zurückzuholen.
alien-masochist-rulings =
    Du gewinnst, bevor ein Schiff aus dem Warp geholt wird.
    Schiffe in einer Begegnung sind noch nicht verloren.
    Wirst du gezappt, zählt das nächste Sammeln wieder.
    Sollen deine Schiffe auf eine Kolonie und du hast keine, gehen sie in den Warp.
    Mit vier Planeten je Spieler musst du nur 16 Schiffe verlieren.
alien-masochist-restriction = Besser nicht im Spiel mit den Heilern.

alien-mind-power-name = Wissen
alien-mind-does = Vor den Einladungen siehst du in die Hand eines Hauptspielers.
alien-mind-power = In jeder Begegnung darfst du, bevor Verbündete eingeladen werden, diese Kraft nutzen: Sieh dir die Hand eines Hauptspielers an; bist du selbst Hauptspieler, die deines Gegners. Behalt für dich, was du gesehen hast.
alien-mind-wild = Wenn in irgendeiner Phase ein anderer Spieler vom Stapel zieht: Bis zum Ende der Begegnung gehen alle Karten, die er zieht, zuerst durch deine Hände. Sieh sie an, gib sie weiter und behalt sie für dich.
alien-mind-super = Nutzt du deine Kraft und bist kein Hauptspieler, darfst du dir die Hände beider Hauptspieler ansehen.
alien-mind-rulings =
    Ratschläge sind erlaubt, etwa dass eine Seite sicher verliert; nenn aber keine Karten.
    Das geht, ob du an der Begegnung beteiligt bist oder nicht.
    Du siehst nur Karten auf der Hand, keine beiseitegelegten, etwa Zitadellen.

alien-mirror-power-name = Umkehrung
alien-mirror-does = Du kannst beide Angriffe rückwärts lesen lassen: Die 08 zählt 80.
alien-mirror-power = Als Hauptspieler darfst du diese Kraft nutzen, sobald beide Begegnungskarten verdeckt liegen: Angriffe, die als Begegnungskarten aufgedeckt werden, deiner wie der deines Gegners, werden rückwärts gelesen. 15 zählt 51, 20 zählt 2, 08 zählt 80.
alien-mirror-wild = Als Hauptspieler machst du deine Karte, nachdem die Begegnungskarten aufgedeckt sind, zu einer Kopie der Karte deines Gegners.
alien-mirror-super = Nutzt du deine Kraft, darfst du nur eine der beiden Karten rückwärts lesen lassen, deine oder die deines Gegners.
alien-mirror-rulings =
    Angriffe haben zwei Ziffern; die unter 10 beginnen mit einer Null.
    Ohne den Super kannst du nicht wählen: Auch wenn eine Karte eine Verhandlung ist, wird die andere rückwärts gelesen.
    Verstärkungen und zusätzliche Angriffe (Auserwählte, Kanonenfutter, Zitadellen) werden nicht rückwärts gelesen.
    Eine Gleichziehen-Karte kopiert erst die Karte des Gegners und wird dann ebenfalls rückwärts gelesen.
    Sind die Karten aufgedeckt, kommt ein Zap zu spät.
