### Die 27 Völker des Spiels zu zweit. `du` ist, wer das Volk spielt. `does` sagt in einer Zeile, was es kann; unter dem Namen
### einer Fähigkeit steht ihr Text; `rulings` hat eine Auslegung je Zeile; `own` sagt, was auf der Karte von uns ist, wenn
### mehr als der Name bekannt ist.

duel-alien-bouncer-does = Schickt ein gegnerisches Schiff vom Planeten und verlangt eine Gebühr für jeden Preis.
duel-alien-bouncer-not-on-the-list = Nachdem die Räder aufgedeckt und Schiffe ausgesendet sind, darfst du 1 Handkarte ablegen. Dann zieht dein Gegner 1 seiner Schiffe von diesem Planeten zurück; sein letztes Schiff dort kann so nie entfernt werden. Einmal je Einstellung der Räder.
duel-alien-bouncer-house-rules = Sobald dein Gegner einen Preis abhandeln würde, schuldet er dir eine Gebühr: Er lässt dich nach seiner Wahl 1 zufällige Karte von seiner Hand nehmen oder verzichtet auf den Preis. Mit leerer Hand kommt er umsonst hinein.
duel-alien-bouncer-rulings =
    Die Karte für „Nicht auf der Liste“ ist freiwillig, also wird eine leere Hand dafür nicht nachgezogen.
    Beginnt das Duell wieder bei Schritt 1, darfst du „Nicht auf der Liste“ nach den neuen Rädern erneut nutzen.
    Gegen den Unansehnlichen und bei „Landung im Nebel“ wirst du gefragt, sobald alle Schiffe ausgesendet sind.
    Die Gebühr der Hausordnung wird für jeden Preis fällig, den dein Gegner abhandelt; du wirst nicht gefragt.

duel-alien-cheater-does = Schmuggelt eine zweite Taktik ins Duell, wenn niemand den Betrug anprangert.
duel-alien-cheater-up-the-sleeve = Wenn du deine Taktik wählst, darfst du geheim noch eine zweite bereite Taktik und eine ihrer Hälften wählen.
duel-alien-cheater-caught = Nachdem beide Spieler ihre Wahl festgelegt haben und bevor Taktiken aufgedeckt werden, sagt dein Gegner, ob er dich beschuldigt. Beschuldigt, und du hast eine zweite Taktik: Sie wird ohne Wirkung eingesetzt, und dein Gegner macht 1 seiner eingesetzten Taktiken bereit. Beschuldigt, und du hast keine: Dein Gegner zerstört 1 seiner eigenen Schiffe auf dem Planeten (nie das letzte dort), und du machst 1 deiner eingesetzten Taktiken bereit. Nicht beschuldigt: Eine zweite Taktik wird zusammen mit der ersten aufgedeckt und abgehandelt.
duel-alien-cheater-rulings =
    Zwei Feuer (oder zwei Schilde) von dir werden zusammengezählt; jede Erholen-Hälfte wird einzeln abgehandelt.
    Beide Taktiken gelten danach als eingesetzt, außer einer, deren Erholen-Hälfte abgehandelt wurde.
    Dein Gegner wird in jedem Duell gefragt, auch wenn du nur noch eine bereite Taktik hast.
    Wird neu gewählt (nach einem Wahlversprechen des Politikers), gilt das auch für die zweite Taktik.
    Erholen 2 des Gegners macht keine der Taktiken bereit, die du in dieser Runde gezeigt hast.
duel-alien-cheater-own = Bekannt ist nur, dass eine zusätzliche Taktik in den Kampf geschmuggelt werden kann, solange niemand den Betrug anprangert. Ablauf, Strafen und die Namen der beiden Teile sind unser Entwurf.

duel-alien-crabby-does = Tauscht nach einer Niederlage zwei schlechte Karten gegen zwei fremde.
duel-alien-crabby-unfair-trade = Bevor Pläne gewählt werden: Wenn du den Wettstreit oder das Duell davor verloren hast und beide Spieler mindestens 2 Handkarten haben, darfst du 2 zufällige Karten aus der Hand deines Gegners ungesehen beiseitelegen, ihm 2 Karten deiner Wahl aus deiner Hand geben und dann die beiseitegelegten nehmen.
duel-alien-crabby-rulings =
    Die 2 Karten, die du hergibst, wählst du, bevor du die beiseitegelegten siehst.
    Getauschte Pläne gehören ihrem neuen Besitzer und kommen auf den Ablagestapel dessen, der sie spielt.
    Der erste Wettstreit oder das erste Duell einer Partie zählt nie. Ein Neubeginn ist noch dasselbe Duell.
    Ein in Schritt 6 verlorenes Duell gilt als verloren.

duel-alien-duelist-does = Schlägt mit dem Schild zurück und kämpft stärker, wenn die Klingen sich kreuzen.
duel-alien-duelist-riposte = Sobald dein aufgedeckter Schild höher ist als das aufgedeckte Feuer deines Gegners, zerstörst du so viele seiner Schiffe auf dem Planeten, wie der Unterschied beträgt.
duel-alien-duelist-flourish = Hat dein Gegner in diesem Duell Feuer aufgedeckt und du Feuer oder einen Schild, addierst du 5 zu deiner Stärke.
duel-alien-duelist-rulings =
    Die Riposte braucht ein Feuer zum Parieren: Ein Schild gegen einen Schild oder gegen Erholen bewirkt nichts.
    Die Riposte ist kein Feuer, also mindern Schilde sie nicht.
    Hat das Duell neu begonnen, zählen nur die Taktiken der letzten Runde.

duel-alien-friend-does = Kann sich mit allen Botschaftern zugleich verbünden und gewinnt mit der Überraschungsparty.
duel-alien-friend-popular = Du kannst mit beliebig vielen Botschaftern zugleich verbündet sein.
duel-alien-friend-surprise-party = Bevor die nächste Schicksalskarte gezogen wird: Wenn du mindestens 3 Planeten kontrollierst und jeder Botschafter im Spiel (mindestens 3) offen liegt und mit dir verbündet ist, gewinnst du die Partie.
duel-alien-friend-rulings =
    In jedem Schritt zum Aufdecken darfst du beliebig viele deiner verdeckten verbündeten Botschafter aufdecken.
    Die Pflichtwirkungen aller offenen verbündeten Botschafter gelten zusammen.

duel-alien-hybrid-does = Kreuzt zwei Pläne zu einer neuen Zahl.
duel-alien-hybrid-cross-breed = Wenn Pläne gewählt werden, darfst du 2 Pläne verdeckt hinlegen statt 1. Beim Aufdecken bestimmst du, welcher die Zehnerstelle und welcher die Einerstelle liefert; die so gebildete zweistellige Zahl ist der Wert deines Plans. Beide Karten werden beim Aufräumen abgelegt.
duel-alien-hybrid-rulings =
    Einstellige Pläne haben die Zehnerstelle 0 (31 und 06 ergeben 36 oder 01).
    Ist einer der Pläne negativ, ist auch die gebildete Zahl negativ (-2 und 31 ergeben -32 oder -1).
    Mit der gebildeten Zahl vergleichen andere Fähigkeiten.
    Muss ein Plan offen liegen (Orakel), liegen beide offen; die Stellen bestimmst du trotzdem erst beim Aufdecken.
    Mit dem Doppler darfst du 2 oder 3 Pläne legen; du sagst, welche 2 gekreuzt werden, der dritte ist der zweite Plan des Dopplers.
    Eine Verstärkung dient nie als zweiter Plan.
    Ein Plan, den du mit dem Auserwählten nimmst, ersetzt alle gelegten Pläne.

duel-alien-intelligent-mineral-does = Errät eine Ziffer auf dem gegnerischen Plan und wird dadurch stärker.
duel-alien-intelligent-mineral-calculated-guess = Nachdem Pläne gewählt sind und bevor sie aufgedeckt werden, darfst du eine Ziffer von 1 bis 9 nennen, aber nicht die zuletzt genannte. Steht sie auf dem Plan, den dein Gegner aufdeckt, addierst du in diesem Wettstreit oder Duell zu deiner Stärke: 8 für die Ziffer 1, 15 für jede andere.
duel-alien-intelligent-mineral-rulings =
    Pläne sind zweistellig gedruckt; das Vorzeichen zählt nicht (-2 zeigt die Ziffern 0 und 2).
    Es zählen die Ziffern der Zahl, mit der verglichen wird.
    Die zuletzt genannte Ziffer bleibt gesperrt, bis eine andere genannt wird, auch über Wettstreite und Duelle ohne Vermutung hinweg.
    Eine doppelt gedruckte Ziffer (11) zählt einmal.

duel-alien-iron-matron-does = Erlässt eine Vorschrift für den gegnerischen Plan und bestraft, wer sie bricht.
duel-alien-iron-matron-punish = Nachdem dein Gegner einen Plan aufgedeckt hat, der gegen das geltende Machtwort verstößt, wählst du eines: 1 der Schiffe in seinem Vorrat zerstören, oder 1 zufällige Karte aus seiner Hand in deine nehmen.
duel-alien-iron-matron-impose-your-decree = Bevor Pläne gewählt werden, verkündest du genau ein Machtwort für den Plan deines Gegners: ungerade, gerade, höchstens 10 oder mindestens 11. Das Machtwort des Wettstreits oder Duells unmittelbar davor kannst du nicht wiederholen.
duel-alien-iron-matron-rulings =
    Dein Gegner muss nicht beweisen, dass er hätte gehorchen können.
    Null und -2 sind gerade. Nur gedruckte Werte zählen. Wird der Plan deines Gegners nie aufgedeckt, gibt es keine Strafe.
    Aus einer leeren Hand lässt sich keine Karte nehmen; dann wird das Schiff zerstört, wenn eines da ist.
    Das Machtwort gilt für das ganze Duell; nach einem Neubeginn wird kein neues verkündet.
duel-alien-iron-matron-own = Bekannt sind die Namen der beiden Fähigkeiten und wann sie aktiv sind. Was sie bewirken, ist unser Entwurf.

duel-alien-knot-does = Knappe Niederlagen gelten als Gleichstand, und Gleichstände gewinnt er.
duel-alien-knot-tangled = Wenn der Gewinner bestimmt wird, gelten Gesamtstärken, die sich um höchstens 3 unterscheiden, als Gleichstand.
duel-alien-knot-loose-ends = Du gewinnst Gleichstände, wer auch immer der Bummler ist.
duel-alien-knot-rulings =
    Zusammen: Du gewinnst, wann immer deine Stärke um höchstens 3 kleiner ist als die deines Gegners.

duel-alien-musician-does = Füllt nach einem Sieg die Hand auf oder tauscht Karten gegen Schiffe.
duel-alien-musician-crescendo-or-diminuendo = Nach einem Wettstreit oder Duell, das du gewonnen hast, darfst du eines davon tun: Karten bis zu deinem Handkartenlimit ziehen; oder bis auf genau 2 Karten ablegen und für jede abgelegte Karte 1 Schiff zurückholen.
duel-alien-musician-rulings =
    Für das Diminuendo brauchst du mindestens 3 Handkarten.

duel-alien-pickled-does = Legt Karten ein und öffnet das Glas, wenn Stärke gebraucht wird.
duel-alien-pickled-pack-the-jar = Bevor Pläne gewählt werden, darfst du 1 Handkarte verdeckt unter diese Karte ins Glas legen, solange du mindestens 1 Karte auf der Hand behältst. Ins Glas passen höchstens 3 Karten.
duel-alien-pickled-pop-the-lid = Nachdem Pläne aufgedeckt sind, darfst du alle Karten aus dem Glas ablegen und für jede 3 zu deiner Stärke addieren.
duel-alien-pickled-rulings =
    Karten im Glas gehören nicht zur Hand und zählen nicht zum Handkartenlimit.
    Einlegen und Öffnen sind beide im selben Wettstreit oder Duell möglich.
    Karten aus dem Glas kommen auf den Ablagestapel ihres Besitzers, Verstärkungen auch.

duel-alien-pitfall-does = Legt eine Falle, die einen Plan in ihrer Nähe auf null fallen lässt.
duel-alien-pitfall-set-the-snare = Bevor Pläne gewählt werden: Hast du keine Falle, legst du 1 Handkarte verdeckt als Falle unter diese Karte; hast du eine, darfst du sie mit einer Handkarte tauschen.
duel-alien-pitfall-spring-it = Nachdem Pläne aufgedeckt sind: Liegt der gedruckte Wert des gegnerischen Plans höchstens 2 vom gedruckten Wert deiner Falle entfernt, deckst du die Falle auf. Dieser Plan zählt dann 0, und die Falle kommt auf deinen Ablagestapel.
duel-alien-pitfall-rulings =
    Eine Verstärkung darf als Bluff dort liegen, schnappt aber nie zu.
    Die Falle gehört nicht zur Hand.
    Ist deine Hand leer, nachdem du die Falle gestellt hast, ziehst du nach der Regel für leere Hände nach.
duel-alien-pitfall-own = Bekannt ist, dass vor der Wahl der Pläne eine Handkarte als Falle gelegt werden muss und eine liegende getauscht werden darf. Wann und wie sie zuschnappt, ist unser Entwurf.

duel-alien-politician-does = Verspricht eine Taktik und gewinnt, ob das Versprechen stimmt oder nicht.
duel-alien-politician-campaign-promise = Nachdem Taktiken gewählt sind und bevor sie aufgedeckt werden, kündigst du Feuer, Schild oder Erholen als die Hälfte an, die du aufdecken wirst. Dein Gegner darf dann seine eigene Taktik und Hälfte geheim neu wählen.
duel-alien-politician-two-faced = Nachdem Taktiken aufgedeckt sind: Ist deine aufgedeckte Hälfte nicht von der angekündigten Art, addierst du in diesem Duell 5 zu deiner Stärke; ist sie es, ziehst du 2 Karten.
duel-alien-politician-rulings =
    Nur die Art zählt, nicht die Zahl.
    Beginnt das Duell neu, gibst du ein neues Versprechen, und der alte Bonus ist verloren.
    Ohne bereite Taktik, oder wenn Taktiken entfallen, gibt es kein Versprechen, keinen Bonus und keine Karte.
    Dein Gegner bleibt bei den Taktiken, die bei der ersten Wahl bereit waren.
duel-alien-politician-own = Bekannt ist, dass eine Lüge über die gewählte Taktik einen Bonus bringt. Wie hoch er ist und was Ehrlichkeit bringt, ist unser Entwurf.

duel-alien-preservationist-does = Gibt dem Gegner seinen Plan zurück und erhält dafür ein Schiff.
duel-alien-preservationist-waste-not = Nachdem der Plan deines Gegners beim Aufräumen auf seinen Ablagestapel gelegt wurde, darfst du diese Karte auf seine Hand zurückgeben. Dann holst du 1 Schiff zurück.
duel-alien-preservationist-storage-cheeks = Dein Handkartenlimit ist 8, und deine Starthand hat 8 Karten.
duel-alien-preservationist-rulings =
    Zurückgeben lässt sich nur der Plan dieses Wettstreits oder Duells, keine Verstärkung.
    Ein nicht aufgedeckter Plan eines in Schritt 6 gewonnenen Duells lässt sich zurückgeben, ein beim Neubeginn abgelegter nicht; von zwei Plänen (Hybrid, Doppler) wählst du einen.
    Wurde der Stapel des Gegners in genau diesem Moment neu gemischt, liegt die Karte nicht mehr auf dem Ablagestapel: keine Wirkung.

duel-alien-prime-does = Primzahlen zählen doppelt.
duel-alien-prime-sacred-numbers = Zeigt dein aufgedeckter Plan eine Primzahl, zählt dieser Wert doppelt. Dasselbe gilt für jede Verstärkung, die du spielst und die eine positive Primzahl zeigt.
duel-alien-prime-rulings =
    Negative Zahlen, 0 und 1 sind keine Primzahlen.
    Vergleichen andere Fähigkeiten aufgedeckte Pläne, gilt der gedruckte Wert.

duel-alien-recoiler-does = Von Feuer zerstörte Schiffe federn bis auf eines in den Vorrat zurück.
duel-alien-recoiler-spring-back = Sobald gegnerisches Feuer Schiffe von dir zerstört, stellst du alle bis auf 1 davon in deinen Vorrat statt in den Warp.
duel-alien-recoiler-rebound = Nachdem Taktiken abgehandelt sind: Hat gegnerisches Feuer in diesem Schritt Schiffe von dir zerstört und steht noch mindestens 1 deiner Schiffe auf dem Planeten, darfst du 1 Handkarte ablegen, um 1 Schiff aus deinem Vorrat dorthin auszusenden.
duel-alien-recoiler-rulings =
    Für andere Fähigkeiten gelten die Schiffe trotzdem als zerstört.
    Ohne Schiffe auf dem Planeten ist kein Abprall möglich; bis auf 1 stehen die Schiffe trotzdem im Vorrat.
    Das ausgesendete Schiff ist keines, das mit dem Rad ausgesendet wurde (Miesepeter, Sorgenwarze).
    Die Karte ist freiwillig, also wird eine leere Hand dafür nicht nachgezogen.

duel-alien-red-tape-does = Sammelt Formulare, lehnt Preise und Freundschaften ab und gewinnt mit einem vollen Ordner.
duel-alien-red-tape-file-in-triplicate = Leg nach jedem Wettstreit oder Duell, das du verloren hast, und nach jeder abgehandelten Nachschubkarte 1 Formular auf diese Karte.
duel-alien-red-tape-denied = Sobald dein Gegner einen Preis abhandeln oder seine Freundschaft mit einem Botschafter verbessern würde, darfst du 3 Formulare entfernen, um das aufzuheben. Einmal je Schicksalskarte.
duel-alien-red-tape-fully-processed = Bevor die nächste Schicksalskarte gezogen wird: Liegen mindestens 12 Formulare auf dieser Karte und kontrollierst du mindestens 3 Planeten, gewinnst du die Partie.
duel-alien-red-tape-rulings =
    Ein aufgehobener Preis entfällt ganz; eine aufgehobene Änderung einer Freundschaft hebt den Rest ihrer Karte nicht auf.
    Ein Neubeginn beendet kein Duell, bringt also kein Formular.
    „Abgelehnt“ kommt, bevor eine Gebühr des Rausschmeißers bezahlt wird und bevor ein Botschafter wechselt.

duel-alien-roller-does = Lässt den Gegner seine Verstärkungen vor dem Aufdecken spielen und nimmt sich eine.
duel-alien-roller-roll-ahead = Bevor Pläne aufgedeckt werden, muss dein Gegner alle Verstärkungen, die er in diesem Wettstreit oder Duell nutzen will, jetzt und offen spielen; im Schritt für Verstärkungen kann er keine mehr spielen.
duel-alien-roller-snowball = Beim Aufräumen eines Wettstreits oder Duells, das du gewonnen hast, darfst du 1 darin gespielte Verstärkung auf die Hand nehmen. Wurde darin keine gespielt und hast du keine Verstärkung auf der Hand, ziehst du stattdessen 1 Karte.
duel-alien-roller-rulings =
    Im üblichen Schritt spielst nur du Verstärkungen, eine nach der anderen.

duel-alien-sponge-does = Jedes verlorene Schiff macht ihn stärker.
duel-alien-sponge-soak-it-up = Addiere 3 zu deiner Stärke für jedes deiner Schiffe, das in diesem Duell zerstört wurde.
duel-alien-sponge-rulings =
    Alle seit Schritt 1 zerstörten Schiffe zählen, auf dem Planeten oder anderswo, auch die vor einem Neubeginn desselben Duells.

duel-alien-spy-does = Sieht die gegnerische Taktik und wählt dann neu.
duel-alien-spy-peek = Nachdem Pläne und Taktiken gewählt sind, darfst du die Taktik deines Gegners und die gewählte Hälfte ansehen. Danach darfst du deine eigene Taktik und Hälfte neu wählen.
duel-alien-spy-wiretap = Bevor Pläne gewählt werden, zeigt dir dein Gegner 2 zufällige Karten seiner Hand (alle, wenn er weniger hat).
duel-alien-spy-rulings =
    Gegen den Schummler siehst du nur die erste Taktik.
    Dein Gegner erfährt, dass du die Taktik gewechselt hast, nicht wohin.
    Gegen den Politiker kommt zuerst das Versprechen, dann dein Blick; eine neue Wahl gilt für beides.
    Die neue Wahl ist endgültig; dein Gegner wählt nicht noch einmal.

duel-alien-swarm-does = Nimmt dem Gegner den Schiffsvorteil und verdoppelt den eigenen, solange er nicht vorn liegt.
duel-alien-swarm-outnumber = Solange dein Gegner mindestens so viele Planeten kontrolliert wie du, kann er den Schiffsvorteil nicht haben.
duel-alien-swarm-relentless-waves = Hast du den Schiffsvorteil und kontrollierst nicht mehr Planeten als dein Gegner, zählt er für dich doppelt.
duel-alien-swarm-rulings =
    Der Planet, um den es im Duell geht, zählt für keinen Spieler.
    Kann dein Gegner den Schiffsvorteil nicht haben, hat ihn niemand; du selbst brauchst weiterhin mehr Schiffe dafür.

duel-alien-tactician-does = Nutzt beide Hälften einer Taktik, wenn er eine andere dafür hergibt.
duel-alien-tactician-grand-maneuver = Nachdem Taktiken aufgedeckt sind und bevor sie abgehandelt werden, darfst du 1 deiner anderen bereiten Taktiken einsetzen, um beide Hälften deiner aufgedeckten Taktik abzuhandeln.
duel-alien-tactician-rulings =
    Die Taktik des Manövers gilt danach als eingesetzt, auch wenn eine ihrer Hälften Erholen ist.
    Eine Erholen-Hälfte darf die Taktik bereitmachen, mit der du bezahlt hast, aber nicht die des Manövers.

duel-alien-uber-reserve-does = Beginnt mit Verstärkungen, und die eigenen zählen doppelt.
duel-alien-uber-reserve-standing-army = Nimm 3 Verstärkungen, nachdem du deine Starthand gezogen hast.
duel-alien-uber-reserve-uber-help = Jede Verstärkung, die du auf deine eigene Stärke spielst, zählt doppelt.
duel-alien-uber-reserve-rulings =
    Die Hand darf über dem Limit sein, bis es vor der zweiten Schicksalskarte geprüft wird.
    Auch die Verstärkungen nach gerade und ungerade zählen doppelt (20 in jede Richtung).

duel-alien-ubiquitous-does = Bleibt auch nach Niederlagen mit einem Schiff da, braucht aber sechs Planeten.
duel-alien-ubiquitous-foothold = Hast du ein Duell verloren und noch mindestens 2 Schiffe auf dem Planeten, darfst du genau 1 davon dort lassen; die anderen ziehen sich zurück. Dann kontrollieren beide Spieler den Planeten.
duel-alien-ubiquitous-spread-thin = Beim Aufräumen eines Duells, das du gewonnen hast, behältst du höchstens 2 deiner Schiffe auf dem Planeten; die anderen ziehen sich zurück.
duel-alien-ubiquitous-everywhere = Um durch Planeten zu gewinnen, musst du 6 kontrollieren statt 5.
duel-alien-ubiquitous-rulings =
    Der Brückenkopf ist nicht möglich, wenn der Gewinner dort alle Schiffe zerstört hat.
    Bei „Doppelter Sonnenaufgang“ zieht sich nichts zurück, also hat der Brückenkopf nichts zu tun.

duel-alien-underdog-does = Ist der gegnerische Plan viel höher als der eigene, gewinnt er auf der Stelle.
duel-alien-underdog-fair-adjustment = Ist der Plan, den dein Gegner aufdeckt, um mindestens 11 höher als der, den du aufdeckst, gewinnst du den Wettstreit oder das Duell.
duel-alien-underdog-rulings =
    Unsere Lesart: Verglichen werden die gedruckten Werte gleich nach dem Aufdecken; der Gewinner steht sofort fest, Verstärkungen werden nicht mehr gespielt; weiter geht es mit dem Preis oder der Wirkung des Wettstreits.
    Ein Unterschied von genau 11 genügt; 10 genügt nicht.
    Der Sieg geht jedem anderen Vergleich vor (Knoten, Antimaterie, Limbo-Wettbewerb).

duel-alien-unseen-does = Hält sein Rad bis zuletzt verborgen.
duel-alien-unseen-out-of-sight = Dein Rad bleibt in Schritt 2 verdeckt. Du deckst es auf und sendest die Schiffe aus, nachdem beide Spieler Pläne und Taktiken gewählt haben, unmittelbar bevor Taktiken aufgedeckt werden.
duel-alien-unseen-boo = Hast du mit verdecktem Rad weniger Schiffe zu diesem Duell ausgesendet als dein Gegner, addierst du 3 zu deiner Stärke.
duel-alien-unseen-rulings =
    Dein Gegner deckt auf und sendet aus wie gewohnt, in Schritt 2.
    Ob du mangels Schiffen im Vorrat verlierst, wird geprüft, wenn du aussenden musst.
    Fähigkeiten, die ausgesendete Schiffe vergleichen, gelten, sobald das verdeckte Rad aufgedeckt ist.
    „Buh“ vergleicht die in der letzten Runde des Duells ausgesendeten Schiffe; ein Gegner, der nicht aussenden konnte, hat 0 ausgesendet.
    Wo Räder entfallen („Alles oder nichts“, Rache-Duelle, in denen du verteidigst), ist nichts verdeckt.
    Bis deine Schiffe ankommen, hast du keine auf dem Planeten; vorher kann keine Wirkung das letzte Schiff deines Gegners dort zerstören.
    Bei „Gedränge im Orbit“ kommt das zusätzliche Schiff mit dem späten Rad.
duel-alien-unseen-own = Bekannt ist, dass dieses Rad zu einem anderen Zeitpunkt als in Schritt 2 aufgedeckt wird. Der genaue Moment und die zweite Fähigkeit sind unser Entwurf.

duel-alien-worry-wart-does = Sagt eine Sorge voraus und wird belohnt, wenn sie eintrifft.
duel-alien-worry-wart-what-if = Bevor Räder eingestellt werden, verkündest du eine Sorge, aber nicht die des Duells davor: Dein Gegner sendet mehr Schiffe aus als du; dein Gegner deckt Feuer auf; oder dein Gegner deckt einen Plan auf, dessen gedruckter Wert um mindestens 8 höher ist als deiner.
duel-alien-worry-wart-told-you-so = Nach dem Duell: Ist die verkündete Sorge darin eingetroffen, ziehst du 1 Karte und holst 1 Schiff zurück.
duel-alien-worry-wart-rulings =
    Eine Sorge je Duell; sie bleibt nach einem Neubeginn des Duells in Kraft.
    Wurden die Pläne nie aufgedeckt, ist die dritte Sorge nicht eingetroffen.
