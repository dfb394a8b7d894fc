### Die 18 Botschafter. `du` ist, mit wem der Botschafter verbündet ist. `does` sagt in einer Zeile, was er kann, `effect` den
### ganzen Text; `own` sagt, was auf der Karte von uns ist, wenn mehr als der Name bekannt ist.

duel-envoy-cudgel-does = Nach einem Sieg zerstörst du Schiffe des Verlierers, bevor sie sich zurückziehen.
duel-envoy-cudgel-effect = Sobald du das Duell gewonnen hast und bevor der Verlierer sich zurückzieht, zerstörst du so viele seiner Schiffe auf dem Planeten, wie du dort hast.
duel-envoy-cudgel-rulings =
    Gezählt werden deine Schiffe auf dem Planeten in diesem Moment. Hat der Verlierer keine mehr, geschieht nichts.

duel-envoy-grumpus-does = Wer mehr Schiffe aussendet und trotzdem verliert, bekommt den Preis.
duel-envoy-grumpus-effect = Sobald der Preis eines Duells abgehandelt würde, das du verloren hast, und du mehr Schiffe zu diesem Duell ausgesendet hast als dein Gegner, darfst du dich berechtigt fühlen: Du handelst den Preis ab, für wen er auch gedacht war, und ziehst 1 Karte.
duel-envoy-grumpus-rulings =
    Verglichen werden die in der letzten Runde dieses Duells ausgesendeten Schiffe, nicht die vorhandenen.
    Du wirst einmal gefragt, in Schritt 10; beim Aussenden wird nichts gefragt.
    Wird der Miesepeter erst in Schritt 3 desselben Duells aufgedeckt, zählt der Vergleich trotzdem.
    Das deutsche Regelheft vergleicht stattdessen, wer den Schiffsvorteil hat; wir folgen dem englischen.
    Bekommt der Verlierer den Preis ohnehin, wird er einmal abgehandelt; die Karte ziehst du trotzdem.
duel-envoy-grumpus-own = Bekannt ist, dass sich sein Verbündeter berechtigt fühlen darf, wenn er mehr Schiffe ausgesendet hat. Was das bringt, wann gefragt wird und das Symbol sind unser Entwurf.

duel-envoy-kamikaze-does = Opfere bis zu zwei eigene Schiffe für je 5 Stärke.
duel-envoy-kamikaze-effect = Bevor Pläne und Taktiken gewählt werden, darfst du bis zu 2 deiner eigenen Schiffe auf dem Planeten zerstören; mindestens 1 bleibt dort. Addiere in diesem Duell für jedes davon 5 zu deiner Stärke. Einmal je Duell.
duel-envoy-kamikaze-rulings =
    Beginnt das Duell neu, ist der Bonus verloren.

duel-envoy-shadow-does = Zerstört ein Schiff des Gegners, wenn er mehr auf dem Planeten hat.
duel-envoy-shadow-effect = Nach dem Schritt, in dem Botschafter aufgedeckt werden: Hat dein Gegner mehr Schiffe auf dem Planeten als du, zerstörst du 1 davon, aber nie sein letztes dort.

duel-envoy-vacuum-does = Feuer auf deine Schiffe reißt Schiffe aus dem gegnerischen Vorrat mit.
duel-envoy-vacuum-effect = Nachdem gegnerisches Feuer Schiffe von dir zerstört hat, zerstörst du ebenso viele Schiffe im Vorrat deines Gegners, höchstens 2.

duel-envoy-warrior-does = Sammelt Erfahrung, die zu deiner Stärke zählt, am meisten durch Niederlagen.
duel-envoy-warrior-effect = Addiere die Erfahrung auf dieser Karte zu deiner Stärke. Nach jedem Wettstreit oder Duell kommt 1 Erfahrung dazu, wenn du gewonnen hast, oder 2, wenn du verloren hast, höchstens bis 8. Ist dieser Botschafter nicht mehr mit dir verbündet, fällt seine Erfahrung auf 0.
duel-envoy-warrior-rulings =
    Die Erfahrung aus diesem Wettstreit oder Duell kommt erst danach dazu, zählt also ab dem nächsten.

duel-envoy-chosen-does = Zieh drei Karten und ersetze deinen Plan durch einen besseren.
duel-envoy-chosen-effect = Nachdem Pläne aufgedeckt sind, darfst du die obersten 3 Karten deines Stapels ziehen. Einen Plan darunter darfst du gegen deinen Plan austauschen; der ersetzte Plan und die übrigen gezogenen Karten kommen auf deinen Ablagestapel. Danach verschlechterst du deine Freundschaft mit dem Auserwählten.
duel-envoy-chosen-rulings =
    Der neue Plan ist von da an der aufgedeckte; schon gemachte Vergleiche werden nicht wiederholt.
    Der neue Plan ersetzt alles, was dort liegt: Eine vom Hybriden gebildete Zahl oder ein zweiter Plan des Dopplers zählt nicht mehr, und alle ersetzten Pläne kommen auf den Ablagestapel.

duel-envoy-healer-does = Hilf dem Gegner zwei Schiffe zurückzuholen und profitiere selbst.
duel-envoy-healer-effect = Nach einem Wettstreit oder Duell darfst du deinen Gegner 2 Schiffe zurückholen lassen. Dann holst du 1 Schiff zurück und ziehst 2 Karten.
duel-envoy-healer-rulings =
    Nur möglich, solange dein Gegner mindestens 1 Schiff im Warp hat.

duel-envoy-oracle-does = Der Gegner muss seinen Plan zuerst und offen wählen.
duel-envoy-oracle-effect = Bevor Pläne gewählt werden, darfst du bestimmen, dass dein Gegner seinen Plan zuerst und offen wählt; Taktiken bleiben geheim. Dann verschlechterst du beim Aufräumen deine Freundschaft mit dem Orakel.

duel-envoy-pacifist-does = Kein Feuer zerstört mehr als ein Schiff.
duel-envoy-pacifist-effect = Kein Feuer eines Spielers zerstört mehr als 1 Schiff.
duel-envoy-pacifist-rulings =
    Gilt, nachdem Schilde abgezogen sind. Zerstörung, die kein Feuer ist, wird nicht begrenzt.

duel-envoy-philanthropist-does = Verschenk eine Karte und hol zwei Schiffe zurück.
duel-envoy-philanthropist-effect = Bevor Pläne gewählt werden, darfst du deinem Gegner 1 Karte aus deiner Hand geben. Dann holst du 2 Schiffe zurück.
duel-envoy-philanthropist-rulings =
    Auch Verstärkungen dürfen verschenkt werden; du holst 2 Schiffe zurück oder so viele, wie da sind.

duel-envoy-zombie-does = Von deinen zerstörten Schiffen kehrt jedes Mal eines in den Vorrat zurück.
duel-envoy-zombie-effect = Jedes Mal, wenn Schiffe von dir zerstört werden, stellst du 1 davon in deinen Vorrat statt in den Warp.
duel-envoy-zombie-rulings =
    Ein Schiff je Zerstörung, wie viele Schiffe sie auch trifft; zwei Feuer eines Schritts sind eine Zerstörung.

duel-envoy-anti-matter-does = Die kleinere Stärke gewinnt, und der Schiffsvorteil wird abgezogen.
duel-envoy-anti-matter-effect = Wer die kleinere Stärke hat, gewinnt den Wettstreit oder das Duell. In Duellen wird der Schiffsvorteil von der Stärke dessen abgezogen, der ihn hat, statt addiert.
duel-envoy-anti-matter-rulings =
    Gleichstände gewinnt weiterhin der Bummler.
    Ein Sieg, weil nur noch einer Schiffe hat, ändert sich nicht.

duel-envoy-deuce-does = Leg zwei Pläne: Einer zählt ganz, der andere halb.
duel-envoy-deuce-effect = Wenn Pläne gewählt werden, darfst du einen zweiten Plan aus deiner Hand verdeckt dazulegen. Nach dem Aufdecken bestimmst du einen der beiden als deinen Plan und addierst den halben gedruckten Wert des anderen, abgerundet, zu deiner Stärke. Beide werden beim Aufräumen abgelegt.
duel-envoy-deuce-rulings =
    Die Hälfte von -2 ist -1.
    Eine Verstärkung dient nie als zweiter Plan.

duel-envoy-mirror-does = Vertauscht die Ziffern beider Pläne.
duel-envoy-mirror-effect = Nachdem Pläne gewählt sind und bevor sie aufgedeckt werden, darfst du eine Umkehrung ausrufen: Die beiden gedruckten Ziffern beider Pläne werden vertauscht. Danach verschlechterst du deine Freundschaft mit dem Spiegel.
duel-envoy-mirror-rulings =
    Aus 06 wird 60, aus 10 wird 01, aus -2 (gedruckt -02) wird -20; 11 und 00 ändern sich nicht.
    Vertauscht wird, was der Hybrid gebildet hat, und jeder Plan eines Dopplers; spätere Wirkungen sehen die vertauschte Zahl.

duel-envoy-tick-tock-does = Zählt mit jedem deiner Siege herunter. Bei null gewinnst du.
duel-envoy-tick-tock-effect = Nach jedem Wettstreit oder Duell, das du gewonnen hast, entfernst du 1 Marke von dieser Karte, oder 2, wenn du zu dessen Beginn der Bummler warst. Ist die letzte Marke entfernt, gewinnst du sofort die Partie.
duel-envoy-tick-tock-rulings =
    Vom ersten Aufdecken an liegen 7 Marken auf der Karte; sie bleiben, wenn der Botschafter die Seite wechselt.
    Laut deutschem Regelheft können auch Botschafter einen anderen Weg zum Sieg bieten.
    Es zählt die Rolle zu Beginn des Wettstreits oder Duells.

duel-envoy-tripler-does = Kleine Pläne zählen dreifach, große nur ein Drittel.
duel-envoy-tripler-effect = Dein aufgedeckter Plan zählt dreifach, wenn sein Wert von 1 bis 9 ist, und ein Drittel, aufgerundet, wenn er 10 oder mehr ist.
duel-envoy-tripler-rulings =
    0 und negative Pläne ändern sich nicht; es zählt die Zahl nach dem Bilden und Vertauschen.

duel-envoy-voyager-does = Legt einen Planeten in den Warp, auf dem deine zerstörten Schiffe landen können.
duel-envoy-voyager-effect = Deckst du den Reisenden auf und gibt es keinen Warpplaneten, legst du den obersten Planeten des Planetenstapels offen in den Warp: Er ist der Warpplanet. Solange der Reisende mit dir verbündet ist, darfst du deine zerstörten Schiffe beliebig auf den Warpplaneten stellen statt in den Warp.
duel-envoy-voyager-rulings =
    Ist der Planetenstapel leer, entsteht kein Warpplanet.
    Auf dem Warpplaneten zerstörte Schiffe kommen immer in den Warp.
    Mit dem Zombie oder dem Zurückzucker wählt der Besitzer für jedes Schiff, welche Wirkung es bewegt.
duel-envoy-voyager-own = Bekannt ist, dass ein Planet in den Warp gelegt werden kann und nur der Verbündete zerstörte Schiffe daraufstellen darf. Wann der Planet gelegt wird und das Symbol sind unser Entwurf.
