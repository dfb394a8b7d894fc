### Die 57 Schicksalskarten: `effect` ist der Text, `prize` der Preis eines Duells; `blue`, `pink` und `green` sagen, was ein Planet
### mit diesem Symbol auf einer Nachschubkarte bringt. `own` sagt, was auf der Karte von uns ist, wenn es nicht alles ist.

## Entdeckungen

duel-destiny-vacant-shipyard-effect = Entdeckt einen Planeten und liefert euch dort ein Duell.
duel-destiny-vacant-shipyard-prize = Hol bis zu 8 Schiffe zurück.
duel-destiny-vacant-shipyard-own = Von uns ist nur der folgende Stapel.

duel-destiny-its-full-of-stars-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Schiffe werden aus dem Warp ausgesendet statt aus dem Vorrat. Wer keine Schiffe im Warp hat, sendet nur 1 Schiff aus, aus seinem Vorrat.
duel-destiny-its-full-of-stars-prize = Wähle eines: Hol 3 Schiffe zurück, oder zerstöre 3 der Schiffe im Vorrat deines Gegners.
duel-destiny-its-full-of-stars-rulings =
    Zeigt das Rad mehr, als Schiffe im Warp sind, werden alle ausgesendet.
    So aus dem Warp genommene Schiffe sind ausgesendet, nicht zurückgeholt.
    Nur wer weder im Warp noch im Vorrat ein Schiff hat, verliert, weil er nicht aussenden kann.
duel-destiny-its-full-of-stars-own = Von uns ist nur der folgende Stapel; beim Schiffsvorteil fehlt vielleicht eine zweite Ziffer.

duel-destiny-wide-eyed-arrival-effect = Entdeckt einen Planeten und liefert euch dort ein Duell.
duel-destiny-wide-eyed-arrival-prize = Zuerst darfst du deine Freundschaft mit einem Botschafter verschlechtern, dann darfst du deine Freundschaft mit einem Botschafter verbessern.
duel-destiny-wide-eyed-arrival-rulings =
    Beides darf denselben Botschafter betreffen.
duel-destiny-wide-eyed-arrival-own = Der Preis ist bekannt. Name, Schiffsvorteil und der folgende Stapel sind unser Entwurf.

duel-destiny-crowded-orbit-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Jeder sendet 1 Schiff mehr aus, als sein Rad zeigt, soweit der Vorrat reicht.
duel-destiny-crowded-orbit-prize = Mach bis zu 2 deiner eingesetzten Taktiken bereit.
duel-destiny-crowded-orbit-rulings =
    Das zusätzliche Schiff des Unansehnlichen kommt mit seinem späten Rad.

duel-destiny-peaceful-landing-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Taktiken werden in diesem Duell weder gewählt noch aufgedeckt noch abgehandelt.
duel-destiny-peaceful-landing-prize = Verbessere deine Freundschaft mit 1 Botschafter und zieh 1 Karte.
duel-destiny-peaceful-landing-rulings =
    Fähigkeiten, die eine gewählte oder aufgedeckte Taktik brauchen, bewirken in diesem Duell nichts; auf Schritt 6 folgt immer Schritt 7.

duel-destiny-rich-veins-effect = Entdeckt einen Planeten und liefert euch dort ein Duell.
duel-destiny-rich-veins-prize = Nimm 2 Verstärkungen.

duel-destiny-meteor-shower-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Nachdem die Räder aufgedeckt sind, zerstört jeder, der 3 oder mehr Schiffe ausgesendet hat, 1 davon.
duel-destiny-meteor-shower-prize = Hol 3 Schiffe zurück und zieh 1 Karte.
duel-destiny-meteor-shower-rulings =
    Bei einem späten Rad (Unansehnlicher) wird das Schiff dieses Spielers zerstört, wenn das Rad aufgedeckt wird.
    Die Karte wirkt vor den Fähigkeiten der Spieler.

duel-destiny-ancient-library-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Bevor in diesem Duell zum ersten Mal Pläne gewählt werden, zieht jeder 2 Karten.
duel-destiny-ancient-library-prize = Nimm 1 Karte deiner Wahl von deinem Ablagestapel auf die Hand.

duel-destiny-foggy-landing-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Die Räder werden nicht in Schritt 2 aufgedeckt, sondern unmittelbar vor den Taktiken; erst dann werden Schiffe ausgesendet.
duel-destiny-foggy-landing-prize = Hol 4 Schiffe zurück.
duel-destiny-foggy-landing-rulings =
    Die Schiffe beider Spieler kommen gleichzeitig an; Wirkungen nach dem Aufdecken der Räder warten bis dahin.

duel-destiny-gladiator-arena-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Jedes aufgedeckte Feuer ist in diesem Duell um 1 höher.
duel-destiny-gladiator-arena-prize = Mach alle deine eingesetzten Taktiken bereit.

duel-destiny-tiny-rock-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Niemand kann mehr als 2 Schiffe aussenden; ein höheres Rad zählt als 2.
duel-destiny-tiny-rock-prize = Nimm 1 Verstärkung und zieh 2 Karten.

duel-destiny-royal-homeworld-effect = Entdeckt einen Planeten und liefert euch dort ein Duell.
duel-destiny-royal-homeworld-prize = Verbessere deine Freundschaft mit 1 Botschafter; danach darfst du deine Freundschaft mit 1 Botschafter noch einmal verbessern.

duel-destiny-twin-sunrise-effect = Entdeckt einen Planeten und liefert euch dort ein Duell. Beim Aufräumen zieht sich der Verlierer nicht zurück: Hat er noch Schiffe auf dem Planeten, kontrollieren ihn beide.
duel-destiny-twin-sunrise-prize = Zieh 2 Karten.
duel-destiny-twin-sunrise-rulings =
    Ein Verlierer ohne Schiffe dort kontrolliert den Planeten einfach nicht.

## Ereignisse: Duelle

duel-destiny-regular-revenge-effect = Die Planetenleiste bestimmt den Planeten für ein Duell. Wer diesen Planeten kontrolliert, kann keine Schiffe aussenden.
duel-destiny-regular-revenge-prize = Hol 3 Schiffe zurück.
duel-destiny-regular-revenge-own = Wirkung, Schiffsvorteil und der Anfang der Planetenleiste sind bekannt. Der Preis, der Rest der Leiste und der folgende Stapel sind unser Entwurf.

duel-destiny-border-dispute-effect = Die Planetenleiste bestimmt den Planeten für ein Duell. Beide senden Schiffe aus wie gewohnt; Schiffe, die schon dort stehen, machen mit.
duel-destiny-border-dispute-prize = Hol 4 Schiffe zurück.

duel-destiny-siege-effect = Die Planetenleiste bestimmt den Planeten für ein Duell. Wer diesen Planeten kontrolliert, kann keine Schiffe aussenden. Von ihm aufgedeckte Schilde sind um 2 höher.
duel-destiny-siege-prize = Nimm 1 zufällige Karte aus der Hand deines Gegners.

duel-destiny-eviction-notice-effect = Die Planetenleiste bestimmt einen Planeten. Alle Schiffe dort ziehen sich zurück. Dann gibt es dort ein Duell.
duel-destiny-eviction-notice-prize = Zieh 3 Karten.

duel-destiny-best-of-three-effect = Liefert euch ein Duell auf dem Planeten, auf dem das letzte Duell einer früheren Karte stattfand; gab es keines, bestimmt die Planetenleiste ihn. Wer diesen Planeten kontrolliert, kann keine Schiffe aussenden.
duel-destiny-best-of-three-prize = Verbessere deine Freundschaft mit 1 Botschafter.

duel-destiny-stragglers-choice-effect = Der Bummler wählt einen Planeten, den der Anführer kontrolliert; kontrolliert der Anführer keinen, bestimmt ihn die Planetenleiste. Liefert euch dort ein Duell. Wer diesen Planeten kontrolliert, kann keine Schiffe aussenden.
duel-destiny-stragglers-choice-prize = Zieh 2 Karten und mach 1 deiner eingesetzten Taktiken bereit.
duel-destiny-stragglers-choice-rulings =
    Auch der Warpplanet ist ein Planet, den der Anführer kontrollieren kann, auch als einzigen.

duel-destiny-all-in-effect = Die Planetenleiste bestimmt den Planeten für ein Duell. Die Räder entfallen: Jeder sendet 4 Schiffe aus (alle, die er hat, wenn es weniger sind).
duel-destiny-all-in-prize = Mach bis zu 3 deiner eingesetzten Taktiken bereit und hol 2 Schiffe zurück.
duel-destiny-all-in-rulings =
    Wer kein Schiff im Vorrat hat, verliert wie sonst die Partie.
    Für den Unansehnlichen gibt es kein Rad zu verbergen; Schiffe, die schon auf dem Planeten stehen, machen mit.

duel-destiny-proxy-war-effect = Die Planetenleiste bestimmt den Planeten für ein Duell. Wer diesen Planeten kontrolliert, kann keine Schiffe aussenden. Bevor in diesem Duell zum ersten Mal Pläne gewählt werden, nimmt jeder 1 Verstärkung, der Anführer zuerst.
duel-destiny-proxy-war-prize = Nimm 1 Verstärkung.

## Ereignisse: Wettstreite

duel-destiny-bake-off-effect = Liefert euch einen Wettstreit. Der Gewinner holt 5 Schiffe zurück.
duel-destiny-talent-show-effect = Liefert euch einen Wettstreit. Der Gewinner verbessert seine Freundschaft mit 1 Botschafter und darf das dann noch einmal tun.
duel-destiny-space-race-effect = Liefert euch einen Wettstreit. Kontrolliert der Gewinner höchstens 3 Planeten, darf er 1 Schiff aus seinem Vorrat zu einem aufgedeckten Planeten aussenden, auf dem er keines hat; dann können beide ihn kontrollieren.
duel-destiny-space-race-rulings =
    Das Aussenden ist nicht erzwungen: Mit leerem Vorrat verliert niemand etwas.
    Wer 4 oder mehr Planeten kontrolliert, bekommt als Gewinner nichts.
duel-destiny-spelling-bee-effect = Liefert euch einen Wettstreit. Der Gewinner zieht 4 Karten, der Verlierer 1.
duel-destiny-arms-fair-effect = Liefert euch einen Wettstreit. Der Gewinner nimmt 2 Verstärkungen.
duel-destiny-demolition-derby-effect = Liefert euch einen Wettstreit. Der Gewinner zerstört bis zu 4 Schiffe im Vorrat des Verlierers, lässt dort aber immer 1 stehen.
duel-destiny-hostile-takeover-effect = Liefert euch einen Wettstreit. Der Gewinner wählt 1 Planeten, den der Verlierer kontrolliert, und zerstört dort 2 seiner Schiffe.
duel-destiny-hostile-takeover-rulings =
    Ein Verlierer, der keinen Planeten kontrolliert, verliert nichts; auch das letzte Schiff darf getroffen werden, und damit endet die Kontrolle.
duel-destiny-limbo-contest-effect = Liefert euch einen Wettstreit, den die kleinere Stärke gewinnt. Der Gewinner macht alle seine eingesetzten Taktiken bereit.
duel-destiny-limbo-contest-rulings =
    Gleichstände gewinnt weiterhin der Bummler. Ist Antimaterie aktiv, heben sich die beiden Umkehrungen auf.
duel-destiny-peace-talks-effect = Liefert euch einen Wettstreit. Der Gewinner wählt: Beide Spieler holen 4 Schiffe zurück, oder nur er holt 2 Schiffe zurück und zieht 1 Karte.

## Ereignisse: Unglücke

duel-destiny-black-hole-effect = Der Anführer zerstört 3 Schiffe in seinem Vorrat, der Bummler 1 in seinem. Niemand zerstört sein letztes.
duel-destiny-solar-flare-effect = Jeder setzt 2 seiner bereiten Taktiken ein (1, wenn er nicht mehr hat), der Anführer zuerst.
duel-destiny-supernova-effect = Die Planetenleiste bestimmt einen Planeten. Alle Schiffe dort werden zerstört. Der Planet bleibt aufgedeckt.
duel-destiny-supernova-rulings =
    Auf dem Warpplaneten zerstörte Schiffe kommen in den Warp. Auch ein Planet ohne Schiffe darf gewählt werden.
duel-destiny-identity-crisis-effect = Jeder wählt geheim 2 seiner Handkarten (alle, wenn er weniger hat); dann werden die gewählten Karten gleichzeitig getauscht.
duel-destiny-clean-slate-effect = Jeder legt seine Hand ab und zieht bis zu seinem Handkartenlimit.
duel-destiny-clean-slate-rulings =
    Verstärkungen kommen auf den Ablagestapel dessen, der sie auf der Hand hatte.
duel-destiny-ambassadors-ball-effect = Alle verbündeten Botschafter werden neutral. Dann darf jeder seine Freundschaft mit 1 Botschafter verbessern, der Bummler zuerst.
duel-destiny-changing-of-the-guard-effect = Entfernt jeden neutralen Botschafter aus dem Spiel und ersetzt ihn durch einen zufälligen verdeckten neutralen Botschafter aus dem Stapel mit demselben Symbol, falls dort noch Karten sind. Gab es keinen neutralen Botschafter, verbessert der Bummler seine Freundschaft mit 1 Botschafter.
duel-destiny-changing-of-the-guard-rulings =
    Ein entfernter Botschafter verlässt das Spiel mit seinen Marken; der Warpplanet bleibt.
duel-destiny-early-certification-effect = Kontrolliert ein Spieler mindestens 4 Planeten und sein Gegner höchstens 1, gewinnt er sofort die Partie. Sonst zieht jeder, der weniger Planeten kontrolliert als sein Gegner, 3 Karten; kontrollieren beide gleich viele, zieht jeder 1 Karte.

## Nachschub

duel-destiny-cosmic-market-effect = Jeder sammelt die Ressourcen 1 Planeten, den er kontrolliert. Wer keinen Planeten kontrolliert, holt stattdessen 2 Schiffe zurück.
duel-destiny-cosmic-market-blue = Verbessere deine Freundschaft mit 1 Botschafter.
duel-destiny-cosmic-market-pink = Nimm 2 Verstärkungen.
duel-destiny-cosmic-market-green = Zieh 3 Karten.
duel-destiny-cosmic-market-own = Die drei Ressourcen sind bekannt. Name, welches Symbol was bringt und der folgende Stapel sind unser Entwurf.

duel-destiny-harvest-season-effect = Jeder sammelt die Ressourcen aller Planeten, die er kontrolliert, aber jedes Symbol nur einmal. Wer keinen Planeten kontrolliert, holt stattdessen 2 Schiffe zurück.
duel-destiny-harvest-season-blue = Hol 2 Schiffe zurück.
duel-destiny-harvest-season-pink = Zieh 1 Karte.
duel-destiny-harvest-season-green = Mach 1 deiner eingesetzten Taktiken bereit.

duel-destiny-tourist-season-effect = Jeder sammelt die Ressourcen 1 aufgedeckten Planeten, wer ihn auch kontrolliert, der Bummler zuerst; nicht beide denselben Planeten.
duel-destiny-tourist-season-blue = Hol 3 Schiffe zurück.
duel-destiny-tourist-season-pink = Verbessere deine Freundschaft mit 1 Botschafter.
duel-destiny-tourist-season-green = Nimm 1 Verstärkung.

duel-destiny-double-dividend-effect = Jeder sammelt die Ressourcen von bis zu 2 verschiedenen Planeten, die er kontrolliert. Wer keinen Planeten kontrolliert, holt stattdessen 2 Schiffe zurück.
duel-destiny-double-dividend-blue = Nimm 1 Verstärkung.
duel-destiny-double-dividend-pink = Hol 2 Schiffe zurück.
duel-destiny-double-dividend-green = Zieh 2 Karten.

duel-destiny-shore-leave-effect = Jeder holt 4 Schiffe zurück.
duel-destiny-tune-up-effect = Jeder macht alle seine eingesetzten Taktiken bereit.
duel-destiny-mail-call-effect = Jeder zieht bis zu seinem Handkartenlimit; wer so weniger als 2 Karten zieht, holt außerdem 2 Schiffe zurück.
duel-destiny-recruitment-drive-effect = Jeder nimmt 1 Verstärkung, der Bummler zuerst; dann nimmt der Bummler noch 1.
duel-destiny-diplomatic-gala-effect = Jeder verbessert seine Freundschaft mit 1 Botschafter, der Bummler zuerst.
duel-destiny-coffee-break-effect = Jeder wählt eines: 3 Schiffe zurückholen, 3 Karten ziehen oder 2 seiner eingesetzten Taktiken bereitmachen.
duel-destiny-hand-me-downs-effect = Der Bummler holt 5 Schiffe zurück, der Anführer 3.
duel-destiny-spring-cleaning-effect = Jeder darf beliebig viele Handkarten ablegen und zieht dann ebenso viele plus 1.
duel-destiny-warp-dredging-effect = Jeder holt für jeden Planeten, den sein Gegner kontrolliert, 2 Schiffe zurück, aber mindestens 2 und höchstens 6.
duel-destiny-supply-lines-effect = Jeder darf beliebig viele seiner Schiffe von Planeten zurückziehen, der Anführer zuerst; dann zieht jeder 1 Karte.
duel-destiny-supply-lines-rulings =
    Wer das letzte Schiff zurückzieht, gibt die Kontrolle über diesen Planeten auf.
duel-destiny-second-shift-effect = Jeder darf bis zu 2 Schiffe aus seinem Vorrat zu Planeten aussenden, die er kontrolliert, der Anführer zuerst.
duel-destiny-old-favors-effect = Jeder nimmt 1 Karte seiner Wahl von seinem Ablagestapel auf die Hand und zieht dann 1 Karte.
duel-destiny-snack-run-effect = Jeder holt 2 Schiffe zurück, zieht 2 Karten und macht 1 seiner eingesetzten Taktiken bereit.
duel-destiny-lend-a-hand-effect = Der Anführer gibt dem Bummler 1 Karte seiner Wahl aus seiner Hand. Dann zieht jeder 2 Karten.
duel-destiny-happy-hour-effect = Jeder darf seine Freundschaft mit 1 Botschafter verschlechtern und dann mit 1 Botschafter verbessern, der Bummler zuerst.
duel-destiny-happy-hour-rulings =
    Beides darf denselben Botschafter betreffen.
