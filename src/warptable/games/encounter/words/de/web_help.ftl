### Hilfe am Tisch: was etwas bedeutet, wenn man darauf zeigt, die Völker, die Regeln, der Einstieg.

tip-close = Schließen
tip-cited = Regeln:
tip-to-sheet = Volkstafel öffnen
tip-when = { $role } · { $phases }
tip-wild = Wild
tip-super = Super
tip-gap = Das Regelheft schweigt dazu: So lesen wir es.
tip-homemade = Selbst gemachtes Volk

## Phasen

tip-phase-setup = Alle bekommen fünf Planeten mit je vier Schiffen, ein Volk und acht Karten.
tip-phase-start-turn = Der Angreifer braucht eine Begegnungskarte. Hat er keine, zieht er jetzt eine neue Hand aus acht Karten, und nur jetzt.
tip-phase-regroup = Der Angreifer holt eines seiner Schiffe aus dem Warp und stellt es auf eine seiner Kolonien.
tip-phase-destiny = Der Angreifer zieht eine Schicksalskarte. Sie sagt, wer Verteidiger ist und in wessen Heimatsystem die Begegnung stattfindet.
tip-phase-launch = Der Angreifer richtet das Tor auf einen Planeten dort und schickt ein bis vier Schiffe von beliebigen seiner Kolonien.
tip-phase-alliance = Beide Hauptspieler laden Verbündete ein. Wer eingeladen ist, hilft einer Seite mit ein bis vier Schiffen oder hält sich heraus.
tip-phase-planning = Beide Hauptspieler legen eine Begegnungskarte verdeckt: Angriff, Verhandlung oder Gleichziehen.
tip-phase-reveal = Beide Karten werden aufgedeckt. Zwei Angriffe: Karte und Schiffe werden addiert, Verstärkungen dürfen folgen, die höhere Summe siegt, bei Gleichstand der Verteidiger.
tip-phase-resolution = Schiffe landen, kehren heim oder gehen in den Warp. Wer mit einer Verhandlung verliert, nimmt Entschädigung; Verbündete eines siegreichen Verteidigers bekommen Belohnungen. Nach einem Erfolg darf der Angreifer eine zweite Begegnung haben.

## Begriffe

tip-term-encounter-name = Begegnung
tip-term-encounter = Angreifer und Verteidiger treffen aufeinander, in sieben Phasen. Ein Zug hat eine Begegnung und nur dann eine zweite, wenn die erste ein Sieg war oder mit einem Abkommen endete.
tip-term-offense-name = Angreifer
tip-term-offense = Wer am Zug ist. Der Angreifer schickt Schiffe durch das Tor, um eine Kolonie zu gründen.
tip-term-defense-name = Verteidiger
tip-term-defense = Wen das Schicksal bestimmt. Der Verteidiger kämpft um den Zielplaneten mit den Schiffen, die schon darauf stehen.
tip-term-main-player-name = Hauptspieler
tip-term-main-player = Angreifer und Verteidiger. Alle anderen können in dieser Begegnung nur Verbündete sein.
tip-term-ally-name = Verbündete
tip-term-ally = Wer eingeladen ist, darf einer Seite ein bis vier Schiffe schicken. Verbündete des siegreichen Angreifers landen mit ihm; Verbündete des siegreichen Verteidigers bekommen je Schiff eine Belohnung. Auf der Verliererseite gehen ihre Schiffe in den Warp.
tip-term-home-system-name = Heimatsystem
tip-term-home-system = Die fünf Planeten in der Farbe eines Spielers. Er muss sie alle verteidigen, auch die ohne eigene Schiffe.
tip-term-colony-name = Kolonie
tip-term-colony = Ein oder mehrere Schiffe eines Spielers auf einem Planeten. Mehrere Spieler dürfen Kolonien auf demselben Planeten haben. Wer das letzte Schiff wegnimmt, gibt die Kolonie auf.
tip-term-home-colony-name = Heimatkolonie
tip-term-home-colony = Eine Kolonie im eigenen Heimatsystem. Wer weniger als drei davon hat, verliert seine Kraft.
tip-term-foreign-colony-name = Fremde Kolonie
tip-term-foreign-colony = Eine Kolonie außerhalb des eigenen Heimatsystems. Wer fünf davon hat, gewinnt sofort.
tip-term-colony-track-name = Koloniezähler
tip-term-colony-track = Zeigt, wie viele fremde Kolonien jeder hat. Mit fünf ist das Spiel gewonnen.
tip-term-ship-name = Schiffe
tip-term-ship = Alle haben 20. Jedes Schiff in einer Begegnung zählt eins. Verlorene Schiffe gehen in den Warp und können zurückkehren.
tip-term-warp-name = Warp
tip-term-warp = Hier warten verlorene Schiffe. Der Angreifer holt zu Beginn jeder seiner Begegnungen eines zurück; Belohnungen und manche Wirkungen befreien weitere.
tip-term-gate-name = Tor
tip-term-gate = Das Tor zeigt auf den Planeten der Begegnung. Auf ihm warten die Schiffe des Angreifers und seiner Verbündeten.
tip-term-bystander-name = Unbeteiligte
tip-term-bystander = Kolonien anderer Spieler auf dem Zielplaneten. Sie zählen für keine Seite und bleiben, wer auch siegt.
tip-term-destiny-name = Schicksal
tip-term-destiny = Die Karte, die den Verteidiger bestimmt. Eine Farbe: Die Begegnung ist in deren Heimatsystem. Freie Wahl: Der Angreifer sucht sich jemanden aus. Sonderkarten bestimmen jemanden danach, was auf dem Tisch liegt.
tip-term-own-colour-name = Eigene Farbe
tip-term-own-colour = Zeigt das Schicksal die Farbe des Angreifers, zieht er noch einmal, vertreibt eine fremde Kolonie aus seinem Heimatsystem oder besiedelt einen leeren Heimatplaneten.
tip-term-hand-name = Hand
tip-term-hand = Anfangs acht Karten, keine Obergrenze, und am Ende eines Zuges zieht niemand nach. Eine neue Hand gibt es nur, wenn eine Begegnungskarte nötig und keine mehr da ist.
tip-term-deck-name = Stapel
tip-term-deck = Die kosmischen Karten: Angriffe, Verhandlungen, Gleichziehen-Karten, Verstärkungen, Artefakte und Flares. Ist er leer, wird der Ablagestapel gemischt.
tip-term-discard-name = Ablagestapel
tip-term-discard = Benutzte Karten, für alle offen. Er wird zum neuen Stapel, wenn der Stapel leer ist.
tip-term-encounter-card-name = Begegnungskarten
tip-term-encounter-card = Angriff, Verhandlung und Gleichziehen. Jeder Hauptspieler legt in der Planung eine verdeckt.
tip-term-attack-name = Angriff
tip-term-attack = Sein Wert wird zu den Schiffen seiner Seite addiert. Die höhere Summe siegt, bei Gleichstand der Verteidiger. Gegen eine Verhandlung siegt er immer.
tip-term-negotiate-name = Verhandlung
tip-term-negotiate = Verliert gegen einen Angriff, bringt aber Entschädigung. Zwei Verhandlungen: Die Hauptspieler verhandeln über ein Abkommen.
tip-term-morph-name = Gleichziehen
tip-term-morph = Wird beim Aufdecken zu einer Kopie der anderen Begegnungskarte.
tip-term-reinforcement-name = Verstärkung
tip-term-reinforcement = Liegen zwei Angriffe offen, dürfen Hauptspieler und Verbündete ihren Wert zu einer beliebigen Seite addieren. Andere dürfen mit weiteren antworten, bis alle passen.
tip-term-artifact-name = Artefakt
tip-term-artifact = Eine Karte mit eigener Wirkung. Sie wird in dem Moment gespielt, den sie nennt, und dann abgelegt.
tip-term-flare-name = Flare
tip-term-flare = Eine Karte, die zu einem Volk gehört. Wer dieses Volk spielt, nutzt ihre Super-Wirkung, alle anderen nutzen die Wild-Wirkung. Sie kehrt auf die Hand zurück; jeder darf in einer Begegnung einen Flare nutzen.
tip-term-power-name = Kraft
tip-term-power = Was ein Volk kann. Wo sie einer Regel widerspricht, gilt die Kraft. Wer weniger als drei Heimatkolonien hat, hat keine Kraft.
tip-term-zap-name = Zappen
tip-term-zap = Eine Kraft lässt sich in dem Moment stoppen, in dem sie genutzt wird. Sie ruht dann bis zum Ende der Begegnung.
tip-term-alert-name = Stufe
tip-term-alert = Wie schwer ein Volk zu spielen ist: Grün für Anfänger, Gelb mit etwas Erfahrung, Rot für Kenner. Auf das Spiel hat sie keine Wirkung.
tip-term-duty-name = Pflicht und freiwillig
tip-term-duty = Eine Pflichtkraft muss genutzt werden, wann immer sie passt; eine freiwillige darf genutzt werden.
tip-term-deal-name = Abkommen
tip-term-deal = Nach zwei Verhandlungen dürfen die Hauptspieler Handkarten tauschen und einander je eine Kolonie gewähren. Mindestens eine Karte oder Kolonie muss den Besitzer wechseln. Ohne Abkommen verlieren beide drei Schiffe.
tip-term-compensation-name = Entschädigung
tip-term-compensation = Wer mit einer Verhandlung gegen einen Angriff verliert, nimmt zufällige Karten aus der Hand des Siegers, eine für jedes eigene Schiff, das in den Warp ging.
tip-term-reward-name = Belohnungen
tip-term-reward = Siegt der Verteidiger, bekommt jeder seiner Verbündeten für jedes geschickte Schiff eine Belohnung: eine Karte vom Stapel oder ein eigenes Schiff aus dem Warp.
tip-term-total-name = Summe
tip-term-total = Karte, Schiffe des Hauptspielers und Schiffe der Verbündeten, dazu was Kräfte und Verstärkungen bringen. Die höhere Summe siegt, bei Gleichstand der Verteidiger.
tip-term-second-encounter-name = Zweite Begegnung
tip-term-second-encounter = Nach einem Sieg oder einem Abkommen in der ersten Begegnung darf der Angreifer noch eine haben, wenn er noch eine Begegnungskarte hat.
tip-term-shared-win-name = Gemeinsamer Sieg
tip-term-shared-win = Erreichen mehrere Spieler gleichzeitig fünf fremde Kolonien, gewinnen sie gemeinsam.
tip-term-reaction-name = Reaktionsfenster
tip-term-reaction = Ein Moment, in dem man auf das Geschehen mit einer Kraft oder einer Karte antworten darf. Der Countdown ist für alle gleich, und niemand sieht, wer passt.
tip-term-hold-name = Halt
tip-term-hold = Bittet offen um mehr Zeit in diesem Fenster.
tip-term-orders-name = Daueraufträge
tip-term-orders = Sie passen für dich, solange nichts von dir betroffen ist oder bis zum Ende der Begegnung. Nur du siehst sie.
tip-term-stop-name = Haltepunkt
tip-term-stop = In einer Phase mit Haltepunkt wirst du immer gefragt, was auch deine Daueraufträge sagen.
tip-term-seed-name = Ehrliches Mischen
tip-term-seed = Der Fingerabdruck legt alles Mischen fest, bevor das Spiel beginnt; die Startzahl dazu wird gezeigt, wenn es vorbei ist.

## Die Völker

catalogue-title = Völker
catalogue-count = { $all } Völker; angezeigt:
catalogue-search = Name oder Wirkung
catalogue-filters = Filter
catalogue-apply = Anzeigen
catalogue-reset = Alle zeigen
catalogue-all = Alle
catalogue-edition = Ausgabe
catalogue-edition-ffg = 2008
catalogue-edition-dominion = 2008: Kosmische Herrschaft
catalogue-edition-avalon = 2000
catalogue-edition-homemade = Selbst gemacht
catalogue-alert = Stufe
catalogue-alert-green = Grün
catalogue-alert-yellow = Gelb
catalogue-alert-red = Rot
catalogue-role = Rolle
catalogue-role-offense = Angreifer
catalogue-role-defense = Verteidiger
catalogue-role-ally = Verbündete
catalogue-role-other = Unbeteiligt
catalogue-phase = Phase
catalogue-duty = Nutzung
catalogue-sort = Reihenfolge
catalogue-sort-name = Name
catalogue-sort-alert = Stufe
catalogue-sort-rate = Siegquote
catalogue-rate = gewinnt { $rate }
catalogue-measured = Siegquoten: { $by }
catalogue-bars = Die Balken reichen von 0 bis { $end }; der senkrechte Strich ist der faire Anteil, den ein durchschnittliches Volk gewinnt, die feine Linie das 95-%-Intervall.
catalogue-not-measured = Siegquoten: noch nicht gemessen.
catalogue-none = Kein Volk passt. Versuch es mit weniger Wörtern oder Filtern.
catalogue-strip = Genutzt in: { $phases }
catalogue-legend = Die Leiste unter dem Namen hat acht Teile: den Beginn des Zuges und die sieben Phasen. Hell: Dort wird die Kraft genutzt.

## Die Volkstafel

sheetpage-back = Alle Völker
sheetpage-before = Zurück: { $alien }
sheetpage-after = Weiter: { $alien }
sheetpage-power = Kraft
sheetpage-use = nutzen
sheetpage-green = gut für Anfänger
sheetpage-yellow = etwas Erfahrung hilft
sheetpage-red = für Kenner
sheetpage-role = wer sie nutzen darf
sheetpage-mandatory = muss genutzt werden
sheetpage-optional = darf genutzt werden
sheetpage-varies = siehe Text
sheetpage-timing = Wann sie genutzt wird
sheetpage-wild = Wild-Flare
sheetpage-wild-who = für alle anderen
sheetpage-super = Super-Flare
sheetpage-super-who = für das Volk selbst ({ $alien })
sheetpage-in-ffg = In der Ausgabe von 2008: { $name }
sheetpage-in-avalon = In der Ausgabe von 2000: { $name }
sheetpage-same = Die Kraft ist dieselbe.
sheetpage-other-name = Englisch: { $name }

## Gemessene Stärke

measured-title = Gemessene Stärke
measured-not-yet = noch nicht gemessen

## Die Regeln

rulebook-title = Regeln
rulebook-intro = Jede Regel hat eine Nummer. Der Tisch nennt sie, wo immer etwas ihretwegen geschieht.
rulebook-contents = Inhalt
rulebook-search = Wörter oder Nummer
rulebook-none = Keine Regel enthält diese Wörter.
rulebook-count = { $all } Regeln, angezeigt:
rulebook-state = Wie wir dazu stehen
rulebook-state-all = alle Regeln
rulebook-readings = { $number ->
    [1] 1 Auslegung von uns
   *[other] { $number } Auslegungen von uns
}
rule-state-proved-means = Ein Test schlägt fehl, sobald das Spiel diese Regel bricht.
rule-state-reading-means = Das Regelheft schweigt oder lässt sich zweifach lesen; so spielen wir es. Tests halten uns daran fest.
rule-state-left-out-means = Nicht in diesem Spiel, aus dem Grund, der dort steht.
rulebook-answer = offizielle Antwort
rulebook-community = Antwort aus der Spielerschaft
rulebook-example = Beispiel

## Der Einstieg

guide-title = Deine erste Begegnung
guide-step = { $number } von { $all }: { $name }
guide-steps = Schritte des Einstiegs
guide-win-name = Gewinnen
guide-back = Zurück
guide-next = Weiter
guide-start = Dein erstes Spiel beginnen
guide-start-hint = Mit drei Bots, leichten Völkern und einem Hinweis zu jedem Schritt.
guide-lessons = Oder lern es beim Spielen: drei Lektionen
guide-skip = Einstieg überspringen und spielen
guide-right = Richtig.
guide-wrong = Nicht ganz.
guide-possible = Möglich.
guide-picture = Ein Tisch zu viert. Du bist { $me }, am unteren Rand. Um den Warp in der Mitte läuft der Koloniezähler.
guide-hand = Deine Hand: { $cards }.
guide-totals = Angriff { $card } und { SHIPS($ships) } für dich, Angriff { $other } und { SHIPS($others) } gegen dich.
guide-track = { $held } von { $wanted } fremden Kolonien

guide-regroup-text = Dein Ziel sind fünf fremde Kolonien: Schiffe von dir auf fünf Planeten in den Heimatsystemen der anderen. Du bist am Zug, also der Angreifer. { $lost ->
    [one] Eines deiner Schiffe liegt
   *[other] { $lost } deiner Schiffe liegen
} verloren im Warp, dem Wirbel in der Mitte. Zu Beginn jeder deiner Begegnungen kommt eines davon zurück.
guide-regroup-question = Wohin darf dieses Schiff?
guide-regroup-a = Auf eine beliebige deiner Kolonien
guide-regroup-a-why = Eine Kolonie ist jeder Planet mit mindestens einem deiner Schiffe, daheim oder in der Fremde.
guide-regroup-b = Nur auf den Planeten, wo es verloren ging
guide-regroup-b-why = Du wählst: jeden Planeten, auf dem schon ein Schiff von dir steht, daheim oder in der Fremde.
guide-regroup-c = Gleich auf das Tor
guide-regroup-c-why = Nur wer gar keine Kolonie hat, stellt es auf das Tor. Du wählst eine deiner Kolonien.

guide-destiny-text = Du ziehst eine Schicksalskarte. Sie zeigt die Farbe von { $defense }: { $defense } ist der Verteidiger, und die Begegnung findet in diesem Heimatsystem statt. Du darfst das Tor auf jeden Planeten dort richten.
guide-destiny-question = Auf welchen Planeten würdest du zielen?
guide-destiny-a = { $strong } mit { SHIPS($most, case: "dat") } von { $defense }
guide-destiny-a-why = Das darfst du. Aber jedes Schiff dort zählt gegen dich, und auf { $weak } sind es weniger.
guide-destiny-b = { $weak } mit { SHIPS($least, case: "dat") } von { $defense }
guide-destiny-b-why = Nur die Schiffe des Verteidigers auf diesem Planeten verteidigen ihn, und hier sind es die wenigsten.
guide-destiny-c = { $own }, deinen eigenen Planeten
guide-destiny-c-why = Die Karte sagt { $defense }, also muss das Tor auf einen Planeten jenes Heimatsystems zeigen.

guide-launch-text = Das Tor zeigt auf { $target }. Du schickst ein bis vier Schiffe von beliebigen deiner Kolonien: hier { $sent }. Jedes Schiff zählt eins.
guide-launch-question = Was, wenn du das letzte Schiff von einem Planeten nimmst?
guide-launch-a = Nichts, der Planet bleibt deiner
guide-launch-a-why = Ohne Schiff keine Kolonie. Dein Heimatplanet bleibt er, und du musst ihn ganz ohne Schiffe verteidigen.
guide-launch-b = Das ist nicht erlaubt
guide-launch-b-why = Es ist erlaubt, aber du gibst die Kolonie dort auf.
guide-launch-c = Du gibst die Kolonie dort auf
guide-launch-c-why = Mit weniger als drei Heimatkolonien würdest du sogar deine Kraft verlieren.

guide-alliance-text = Du lädst Verbündete ein, dann tut das auch { $defense }. Alle anderen dürfen einer Seite helfen, die sie eingeladen hat. { $helper } hilft dir mit { SHIPS($helping, case: "dat") }, { $hinderer } hilft dem Verteidiger mit { SHIPS($hindering, case: "dat") }.
guide-alliance-question = Du siegst. Was bekommt { $helper }?
guide-alliance-a = Eine Kolonie auf { $target }, wie du
guide-alliance-a-why = Darum ist eine Einladung ein Geschenk: Auch deine Verbündeten kommen dem Sieg näher.
guide-alliance-b = Eine Karte für jedes Schiff
guide-alliance-b-why = Karten oder Schiffe aus dem Warp sind für die Verbündeten eines siegreichen Verteidigers. Die des Angreifers landen.
guide-alliance-c = Nichts als deinen Dank
guide-alliance-c-why = Alle Schiffe auf dem Tor landen: { $helper } gründet eine Kolonie auf { $target }, wie du.

guide-planning-text = Du und { $defense }, ihr legt je eine Begegnungskarte verdeckt. Ein Angriff zählt so viel, wie auf ihm steht. Eine Verhandlung verliert gegen jeden Angriff, aber zwei Verhandlungen führen zum Abkommen.
guide-planning-question = Welche Karte würdest du legen?
guide-planning-a = Die Verhandlung
guide-planning-a-why = Verhandelt auch { $defense }, so schließt ihr ein Abkommen. Gegen einen Angriff verlierst du, nimmst aber für jedes verlorene Schiff eine Karte aus { POS($defense) } Hand.
guide-planning-b = Angriff { $card }
guide-planning-b-why = Dein höchster Angriff. Mit deinen Schiffen und denen von { $helper } macht das { $total }.
guide-planning-c = Angriff { $low }
guide-planning-c-why = Du könntest die bessere Karte für später sparen. Aber diesmal willst du siegen, und deine Schiffe stehen auf dem Spiel.

guide-reveal-text = Beide Karten werden aufgedeckt. Du: { $card } und { $sent } + { $helping } Schiffe, zusammen { $total }. { $defense }: { $other } und { $standing } + { $hindering } Schiffe, zusammen { $against }. Jetzt könnten noch Verstärkungen dazukommen.
guide-reveal-question = Was, wenn beide Summen gleich wären?
guide-reveal-a = Der Angreifer würde siegen
guide-reveal-a-why = Bei Gleichstand siegt der Verteidiger. Du brauchst mindestens eins mehr.
guide-reveal-b = Beide würden drei Schiffe verlieren
guide-reveal-b-why = Das ist der Preis einer gescheiterten Verhandlung. Bei Gleichstand siegt der Verteidiger.
guide-reveal-c = Der Verteidiger würde siegen
guide-reveal-c-why = Bei Gleichstand siegt der Verteidiger. Du brauchst mindestens eins mehr.

guide-resolution-text = Du siegst. Deine Schiffe und die von { $helper } landen auf { $target }; die Schiffe von { $defense } dort und die von { $hinderer } gehen in den Warp. Du hast deine erste Begegnung gewonnen, also darfst du eine zweite haben.
guide-resolution-question = Was, wenn du verloren hättest?
guide-resolution-a = Deine Schiffe auf dem Tor würden heimkehren
guide-resolution-a-why = Heim kehren die Verbündeten des Verteidigers. Alle Schiffe auf dem Tor gehen in den Warp, auch die deiner Verbündeten.
guide-resolution-b = Deine Schiffe auf dem Tor gingen in den Warp
guide-resolution-b-why = Auch die deines Verbündeten. Eines von deinen kommt bei jeder deiner Begegnungen zurück.
guide-resolution-c = Deine Schiffe auf dem Tor wären aus dem Spiel
guide-resolution-c-why = Schiffe sind kaum je für immer fort: Sie warten im Warp, bis sie befreit werden.

guide-win-text = Mit fünf fremden Kolonien gewinnst du sofort, in wessen Zug auch immer. Und jedes Volk bricht eine Regel: Lies deine Kraft und die der anderen. Behalte mindestens drei Heimatkolonien, sonst verlierst du deine Kraft.
guide-win-question = Du und dein Verbündeter gründet beide eure fünfte fremde Kolonie. Wer gewinnt?
guide-win-a = Der Angreifer allein
guide-win-a-why = Wer gleichzeitig fünf erreicht, gewinnt gemeinsam. Ein gemeinsamer Sieg ist ein Sieg.
guide-win-b = Beide gemeinsam
guide-win-b-why = Ein gemeinsamer Sieg ist ein Sieg. Halte also Ausschau nach jemandem, der auch vier hat.
guide-win-c = Niemand, das Spiel geht weiter
guide-win-c-why = Wer gleichzeitig fünf erreicht, gewinnt gemeinsam, und zwar sofort.

## Hinweise im ersten Spiel

coach-label = Hinweis
coach-hide = Diesen Hinweis ausblenden
coach-off = Keine Hinweise mehr
coach-ask-choose-alien = Lies beide Kräfte. Grüne Völker sind am leichtesten zu spielen.
coach-ask-regroup = Ein verlorenes Schiff kehrt zurück. Am meisten braucht es eine Kolonie mit nur einem Schiff.
coach-ask-wild = Du darfst jedem begegnen. Such jemanden mit wenigen Handkarten und einem Planeten mit wenigen Schiffen.
coach-ask-own-colour = Meist zieht man noch einmal. Greif eine Kolonie in deinem Heimatsystem an, wenn ihr Besitzer kurz vor dem Sieg steht oder du zu wenige Heimatkolonien hast.
coach-ask-aim = Gestrichelte Ringe zeigen, was du wählen darfst. Nur Schiffe des Verteidigers zählen gegen dich; die von anderen sind unbeteiligt.
coach-ask-launch = Mehr Schiffe geben eine höhere Summe, aber bei einer Niederlage sind sie verloren. Lass auf jedem Planeten ein Schiff.
coach-ask-invite = Mit Verbündeten siegst du leichter. Die des Angreifers landen mit ihm; überleg es dir also bei Spielern mit vielen Kolonien.
coach-ask-invite-defense = Wer dir beim Verteidigen hilft, gewinnt keine Kolonie, nur Karten oder Schiffe aus dem Warp. Du kannst also auch Spieler mit vielen Kolonien einladen.
coach-ask-ally = Hilf der Seite, die wohl siegt: Beim Angreifer lockt eine Kolonie, beim Verteidiger locken Karten oder Schiffe.
coach-staying-out = Dich herauszuhalten kostet nichts.
coach-staying-out-costs = Dich herauszuhalten kann dich hier etwas kosten: { $aliens }.
coach-powers-here = Kräfte, die das hier ändern können: { $aliens }.
coach-ask-ally-ships = Für eine Kolonie genügt ein Schiff. Beim Verteidiger bringt jedes Schiff eine Belohnung.
coach-ask-encounter-card = Deine Summe ist Karte plus Schiffe. Rechnest du mit einer Niederlage, bringt dir eine Verhandlung wenigstens Karten des Siegers.
coach-ask-reinforce = Spiel sie nur, wenn sie den Sieger ändert. Die anderen dürfen antworten.
coach-ask-deal = Biete eine Karte oder eine Kolonie an. Ohne Abkommen verlieren beide drei Schiffe; ein kleines Abkommen ist also besser als keines.
coach-ask-lose-ships = Nimm sie von Planeten mit mehreren Schiffen, dann verlierst du keine Kolonie.
coach-ask-ships-home = Schick sie dorthin, wo wenige deiner Schiffe stehen: Eine Kolonie mit einem Schiff ist schnell verloren.
coach-ask-reward-ships = Nimm Schiffe, wenn viele von deinen im Warp sind, und Karten, wenn deine Hand klein ist.
coach-ask-second-encounter = Noch eine Gelegenheit für eine Kolonie. Du brauchst eine gute Karte und Schiffe, die du entbehren kannst.
coach-ask-keep-tech = Die Zahl in der Ecke einer Technik sagt, wie viele deiner Schiffe an ihr forschen müssen. Eine kleine ist bald bereit. Behalte die, die du nutzen wirst; die abgelegte sehen alle.
coach-ask-research = Das Schiff bleibt auf der Technik, bis sie vollendet oder aufgegeben ist. Nimm es von einem Planeten mit vielen Schiffen: Ohne sein letztes Schiff ist ein Planet keine Kolonie mehr.
coach-ask-next-or-tech = Eine neue Technik beendet deinen Zug: Du ziehst eine mehr, als du fremde Kolonien hast, und behältst eine.
coach-lab = In jeder Phase Sammeln darfst du einen Schritt in deinem Labor tun. Forschen kostet ein Schiff, bis die Technik vollendet ist; dann kehren alle ihre Schiffe heim, und du darfst sie nutzen. Passen kostet nichts.
coach-ask-power = Eine Kraft verlangt eine Entscheidung. Was sie tut, sagt dir ihr Wappen links.
coach-may-kicker = Eine Überraschungskarte vervielfacht deine Angriffskarte, nicht deine Schiffe. Leg sie jetzt, wenn deine beste Karte hoch ist; mit einer Verhandlung vervielfacht sie deine Entschädigung. Behalte sie, wenn du lieber später bluffst.
coach-may-intimidate = Alle sehen, dass du eine legst, aber niemand, welche. Als Hauptspieler wirst du sie spielen; als Verbündeter bietest du sie nur an, und sie kommt zurück, wenn sie nicht genommen wird.
coach-may-rift = Gespielt bringt dir ein Riss etwas. Auf deiner Hand ist er eine Falle: Wer ihn dir wegnimmt, verliert ebenso viel.
coach-reaction = Du könntest jetzt mit einer Karte oder deiner Kraft antworten. Wenn du nicht willst, pass.
coach-over = Das war dein erstes Spiel. Die Regeln und alle Völker kannst du jederzeit nachlesen.

## Was Farben und Zeichen bedeuten

legend-title = Farben und Zeichen
legend-tap = Antippen oder anklicken: Namen, Wappen, Tafeln und Karten erklären sich.
legend-press = Gedrückt halten oder darauf zeigen: So erklärt sich auch, was ein Tippen auswählt.
legend-turn = Bernstein: du bist dran, oder du hast es gewählt
legend-legal = Gestrichelt in Mint: das darfst du wählen
legend-react = Violett: alle dürfen kurz reagieren
legend-danger = Rot: Ziel des Tors, oder Vorsicht
legend-hand = Karten auf der Hand
legend-colonies = fremde Kolonien, und wie viele man zum Sieg braucht
legend-offense = Angreifer; zählt für den Angreifer
legend-defense = Verteidiger; zählt für den Verteidiger
legend-private = nur du siehst das
legend-levels = wie schwer ein Volk zu spielen ist: leicht, mittel, schwer
