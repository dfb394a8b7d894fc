## Unsere Lesarten von Duel

reading-topic-duel-start = Vor der ersten Karte
reading-duel-aliens-asks = Wie wählen die Spieler ihre Völker?
reading-duel-aliens-plays =
    Jeder bekommt drei zufällige und behält geheim eines davon, und beide werden zugleich aufgedeckt.
reading-duel-older-asks = Wer führt, wenn beide denselben Plan aufdecken?
reading-duel-older-plays = Der ältere Spieler, falls der Tisch gesagt hat, wer das ist; sonst entscheidet der Zufall.
reading-duel-first-hand-asks = Wird eine Hand schon vor der allerersten Schicksalskarte auf ihr Limit gekürzt?
reading-duel-first-hand-plays =
    Nein: Diese Karte zu ziehen gehört zum Aufbau; wer mit mehr Karten beginnt, behält sie bis zur zweiten.

reading-topic-duel-roles = Anführer und Bummler
reading-duel-roles-in-a-duel-asks = Wird der Anführer zum Bummler, während um einen seiner Planeten gekämpft wird?
reading-duel-roles-in-a-duel-plays =
    Nein: Während des Duells kontrolliert den Planeten zwar niemand, aber nach den Rollen wird erst beim Aufräumen
    wieder gesehen; bei Gleichstand und bei der Reihenfolge für Botschafter und Verstärkungen bleibt alles, wie es
    war.
reading-duel-roles-in-a-contest-asks =
    Wer gewinnt bei Gleichstand, wenn Anführer und Bummler mitten in einem Wettstreit getauscht haben?
reading-duel-roles-in-a-contest-plays = Wer beim Vergleich der Stärken der Bummler ist.
reading-duel-roles-named-later-asks = Wen meint ein Text, der nach einem Duell den Anführer oder den Bummler nennt?
reading-duel-roles-named-later-plays = Den, der diese Rolle hatte, als das Duell oder der Wettstreit begann.

reading-topic-duel-ending = Das Spiel gewinnen
reading-duel-five-each-asks = Gewinnen beide mit fünf Planeten, wenn einer den fünften früher hatte?
reading-duel-five-each-plays =
    Ja, wenn beide bei der Prüfung vor der nächsten Karte fünf haben; wer sie während der Karte zuerst hatte, zählt
    nicht.
reading-duel-need-not-send-asks = Beide Vorräte sind leer, aber ein Spieler muss nichts aussenden: Verlieren beide?
reading-duel-need-not-send-plays = Nein: Es verliert nur, wer aussenden muss.
reading-duel-late-and-empty-asks =
    Beide Vorräte sind leer, aber ein Spieler würde mit verdecktem Rad erst später aussenden: Verlieren beide?
reading-duel-late-and-empty-plays = Nein: Wer zuerst aussenden muss, hat schon verloren, bevor der andere es müsste.
reading-duel-two-ways-asks = Wer gewinnt, wenn beide bei derselben Prüfung verschiedene Bedingungen erfüllen?
reading-duel-two-ways-plays = Beide gewinnen.

reading-topic-duel-ships = Räder und Schiffe
reading-duel-empty-dials-asks = Muss ein Rad gestellt werden, das nichts ändern kann?
reading-duel-empty-dials-plays =
    Nein: Wer bei jeder Zahl dieselben Schiffe aussendet, wird nicht gefragt, und niemand wird gefragt, wenn ein
    leerer Vorrat das Spiel entschieden hat; nur ein Rad, das verdeckt bleibt, wird immer gestellt, denn bis es
    aufgedeckt wird, können sich Vorräte ändern.
reading-duel-revenge-asks = Wer sendet in einem Duell aus, in dem niemand aussenden darf, der den Planeten kontrolliert?
reading-duel-revenge-plays =
    Wer ihn nicht kontrolliert hat, als er bestimmt wurde; waren es beide, kämpfen die Schiffe dort, und nach einem
    Neubeginn senden alle aus.
reading-duel-no-planet-asks = Was bewirkt eine Entdeckung, wenn schon alle Planeten aufgedeckt sind?
reading-duel-no-planet-plays =
    Der Bummler bestimmt einen aufgedeckten Planeten, alle Schiffe dort ziehen sich zurück, und das Duell geht um
    ihn.
reading-duel-warpplanet-recover-asks = Müssen Schiffe vom Warpplaneten zurückgeholt werden, wenn im Warp zu wenige sind?
reading-duel-warpplanet-recover-plays =
    Nein: Woher Schiffe kommen, ist die Wahl ihres Besitzers; der Warp muss so viele geben, wie er kann, der
    Warpplanet nur die, die der Besitzer will.
reading-duel-many-shelters-asks = Welche Wirkung rettet ein zerstörtes Schiff, wenn mehrere es könnten?
reading-duel-many-shelters-plays =
    Erst werden alle Schiffe dieses Ereignisses aufgenommen; dann sagt ihr Besitzer für jedes, welcher Wirkung es
    folgt oder dass es in den Warp kommt; was gerettet werden muss, wird gerettet.

reading-topic-duel-plans = Pläne und Stärke
reading-duel-reinforcement-as-plan-asks = Darf eine Verstärkung als Plan gelegt werden?
reading-duel-reinforcement-as-plan-plays =
    Nur aus einer Hand ohne Pläne; dann zählt ihre gedruckte Zahl, und eine Karte mit ± oder ∓ zählt 0.
reading-duel-clout-order-asks = In welcher Reihenfolge wird eine Stärke vervielfacht und erhöht?
reading-duel-clout-order-plays =
    Erst steht fest, welcher Plan zählt, dann werden Ziffern vertauscht, dann ein Plan auf 0 gesetzt, dann durch
    drei geteilt oder mit drei vervielfacht, dann verdoppelt, und erst dann kommt alles andere dazu.
reading-duel-compared-numbers-asks = Welche Zahl vergleichen Texte, die auf Pläne sehen?
reading-duel-compared-numbers-plays =
    Die gelegte oder gebaute, bevor Ziffern vertauscht werden und bevor etwas vervielfacht wird.
reading-duel-compared-once-asks =
    Werden Pläne noch einmal verglichen, wenn ein anderer Plan an die Stelle von einem tritt?
reading-duel-compared-once-plays = Nein: Jeder Text vergleicht einmal, wenn er an der Reihe ist.
reading-duel-unrevealed-plans-asks = Sieht jemand die Pläne, die ungesehen abgelegt werden?
reading-duel-unrevealed-plans-plays = Ja, beide Spieler: Ablagestapel sind offen.

reading-topic-duel-tactics = Taktiken
reading-duel-no-tactic-asks = Was wählt, wer alle Taktiken eingesetzt hat?
reading-duel-no-tactic-plays = Keine, und für diesen Spieler wird nichts abgehandelt.
reading-duel-up-to-asks = Darf man weniger Taktiken bereit machen, wo eine Karte „bis zu“ sagt?
reading-duel-up-to-plays = Nein: Es sind so viele, wie da sind, denn eine bereite Taktik schadet nie.
reading-duel-two-shown-asks =
    Welche der zwei Taktiken des Schummlers kann das Erholen 2 des Gegners nicht bereit machen?
reading-duel-two-shown-plays = Keine von beiden: Jede Taktik, die in dieser Runde gezeigt wurde, bleibt außen vor.

reading-topic-duel-cards = Handkarten und Stapel
reading-duel-robbed-asks = Zieht eine leere Hand auf, bevor ihr eine Karte genommen wird?
reading-duel-robbed-plays =
    Nein: Wer bestohlen wird, benutzt keine Karte, also wird nichts genommen; wer eine legen, zeigen, geben oder
    tauschen muss, zieht vorher auf.
reading-duel-optional-cost-asks = Zieht eine leere Hand auf, um Kosten zu bezahlen, die freiwillig sind?
reading-duel-optional-cost-plays = Nein: Dann lässt sich der Text nicht nutzen.
reading-duel-unplayed-asks = Wohin kommt eine Verstärkung, die abgelegt wird, ohne gespielt zu sein?
reading-duel-unplayed-plays = Auf den Ablagestapel dessen, der sie ablegt, und so in dessen Deck.
reading-duel-empty-deck-asks = Was geschieht, wenn ein Schicksalsstapel leer ist?
reading-duel-empty-deck-plays = Seine Karten werden aus der Vergangenheit genommen und zu einem neuen Stapel gemischt.
reading-duel-backs-asks = Verraten die Rückseiten der Handkarten, aus welchem Stapel sie kommen?
reading-duel-backs-plays = Nein: Von einer Hand ist nur die Zahl der Karten offen.

reading-topic-duel-envoys = Botschafter
reading-duel-friend-without-effect-asks =
    Darf ein Botschafter gewählt werden, bei dem die Änderung der Freundschaft nichts bewirkt?
reading-duel-friend-without-effect-plays = Ja, auch wo die Änderung Pflicht ist.
reading-duel-same-envoy-asks = Dürfen zwei Änderungen der Freundschaft eines Spielers denselben Botschafter nennen?
reading-duel-same-envoy-plays = Ja: Jede wird ganz ausgeführt, bevor die nächste gewählt wird.
reading-duel-when-revealed-asks =
    Darf ein verdeckter Verbündeter in jedem Augenblick eines Duells oder Wettstreits aufgedeckt werden?
reading-duel-when-revealed-plays = Nein: Nur in dem Schritt dafür, den es in jeder Runde einmal gibt.

reading-topic-duel-order = Was zuerst kommt
reading-duel-same-moment-asks = Wer ist zuerst dran, wenn beide im selben Augenblick etwas abzuhandeln haben?
reading-duel-same-moment-plays =
    Der Anführer; jeder ordnet seine eigenen Texte, und was sein muss, kommt vor dem, was sein darf.
reading-duel-passed-asks =
    Wird ein freiwilliger Text im selben Augenblick noch einmal angeboten, nachdem sein Besitzer gepasst hat?
reading-duel-passed-plays = Nein, auch nicht, wenn der Gegner danach noch etwas tut.
reading-duel-won-at-once-asks =
    Wird beim Aufdecken noch etwas abgehandelt, wenn ein Text das Duell auf der Stelle gewinnt?
reading-duel-won-at-once-plays = Was sein muss, geschieht; was sein darf, wird nicht mehr angeboten.
reading-duel-won-by-ships-asks = Kann ein Text noch ändern, wer ein Duell durch die letzten Schiffe gewonnen hat?
reading-duel-won-by-ships-plays =
    Nein: Nur ein offenes Duell lässt sich entscheiden; es zählt aber als gewonnen und verloren wie jedes andere.
reading-duel-starts-over-asks = Was bleibt, wenn ein Duell von vorn beginnt?
reading-duel-starts-over-plays =
    Es ist dasselbe Duell mit derselben Karte, demselben Planeten und demselben Preis: Zuschläge der Runde sind
    verloren, Grenzen des Duells gelten weiter, und was zu einem Schritt gehört, geschieht noch einmal.

reading-topic-duel-books = Wo die beiden Regelhefte sich unterscheiden
reading-duel-envoy-wins-asks = Darf ein Botschafter einen eigenen Weg zum Sieg bringen?
reading-duel-envoy-wins-plays = Ja, so steht es im deutschen Heft; das englische nennt nur Völker und Schicksalskarten.
reading-duel-only-allies-asks = Welche verdeckten Botschafter darf ein Spieler in einem Duell aufdecken?
reading-duel-only-allies-plays =
    Nur eigene Verbündete: Das deutsche Heft sagt es im Schritt selbst, das englische nur in der Übersicht.
reading-duel-grumpus-asks = Sieht der Miesepeter auf die ausgesandten Schiffe oder auf den Schiffsvorteil?
reading-duel-grumpus-plays =
    Auf die ausgesandten Schiffe, so steht es im englischen Heft; das deutsche spricht vom Schiffsvorteil.
reading-duel-refresh-cards-asks =
    Wie viele Nachschubkarten gibt es, wo doch die englische Liste des Materials keine nennt?
reading-duel-refresh-cards-plays = Neunzehn, wie es in der deutschen Liste steht.
