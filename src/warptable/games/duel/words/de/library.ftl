### Seiten zum Lesen über das Spiel zu zweit: Kataloge, Hilfe, Begriffe, Schritte.

duel-level-green = einfach
duel-level-yellow = mittel
duel-level-red = schwierig

duel-own-switch = Eine Zusatzregel; sie gilt nur, wenn der Tisch sie einschaltet.
duel-own-is-all = Unser Entwurf
duel-own-is-part = Zum Teil unser Entwurf
duel-own-is-none = Wie gedruckt

duel-tip-to-alien = Im Katalog der Völker
duel-tip-to-envoy = Im Katalog der Botschafter
duel-tip-to-destiny = Im Katalog der Schicksalskarten

duel-example-given = Gegeben:
duel-example-actions = Dann:
duel-example-expect = Ergebnis:

## Kataloge

duel-cat-kind-envoys = Botschafter
duel-cat-kind-destiny = Schicksalskarten
duel-cat-hand-limit = Handkartenlimit { $limit }
duel-cat-wins = anderer Weg zum Sieg
duel-cat-own-line = Die gedruckten Texte dieser Schachtel sind kaum öffentlich. Wo „unser Entwurf“ steht, ist der Text von uns; darunter steht, was bekannt ist.

duel-cat-aliens-title = Völker im Duell
duel-cat-aliens-count = { $all } Völker; angezeigt:
duel-cat-aliens-search = Name oder Wirkung
duel-cat-aliens-alert = Schwierigkeit
duel-cat-aliens-header = Wirkt in
duel-cat-aliens-own = Wessen Text
duel-cat-aliens-sort-name = Name
duel-cat-aliens-sort-alert = Schwierigkeit
duel-cat-aliens-sort-strength = Stärke
duel-cat-aliens-legend = Jeder Spieler hat ein Volk. Eine Fähigkeit ohne Überschrift wirkt immer.
duel-cat-aliens-rules = Die Regeln zu Fähigkeiten
duel-cat-aliens-none = Kein Volk passt. Versuch es mit weniger Wörtern oder Filtern.
duel-cat-aliens-about = Die 27 Völker von Cosmic Encounter Duel.

duel-cat-envoys-title = Botschafter im Duell
duel-cat-envoys-count = { $all } Botschafter; angezeigt:
duel-cat-envoys-search = Name oder Wirkung
duel-cat-envoys-icon = Symbol
duel-cat-envoys-header = Wirkt in
duel-cat-envoys-own = Wessen Text
duel-cat-envoys-sort-icon = Symbol
duel-cat-envoys-sort-name = Name
duel-cat-envoys-legend = Drei Botschafter sind im Spiel, einer von jedem Symbol. Nur die Fähigkeit eines offenen Verbündeten wirkt.
duel-cat-envoys-rules = Die Regeln zu Botschaftern
duel-cat-envoys-none = Kein Botschafter passt. Versuch es mit weniger Wörtern oder Filtern.
duel-cat-envoys-about = Die 18 Botschafter von Cosmic Encounter Duel.

duel-cat-destiny-title = Schicksalskarten im Duell
duel-cat-destiny-count = { $all } Karten; angezeigt:
duel-cat-destiny-search = Name oder Wirkung
duel-cat-destiny-deck = Stapel
duel-cat-destiny-kind = Art
duel-cat-destiny-own = Wessen Text
duel-cat-destiny-sort-deck = Stapel
duel-cat-destiny-sort-name = Name
duel-cat-destiny-legend = Das Spiel ist eine Folge von Schicksalskarten. Jede sagt, von welchem Stapel die nächste kommt.
duel-cat-destiny-rules = Die Regeln zu Schicksalskarten
duel-cat-destiny-none = Keine Karte passt. Versuch es mit weniger Wörtern oder Filtern.
duel-cat-destiny-about = Die 57 Schicksalskarten von Cosmic Encounter Duel.

## Begriffe

duel-term-leader-name = Anführer
duel-term-leader = Ein Spieler ist der Anführer, der andere der Bummler. Der Anführer entscheidet bei Botschaftern und Verstärkungen zuerst. Die Rollen wechseln, wenn der Bummler mehr Planeten kontrolliert, aber nie während eines Duells: Bis zum Aufräumen bleiben sie, auch wenn es um einen Planeten des Anführers geht.
duel-term-straggler-name = Bummler
duel-term-straggler = Wer zurückliegt. Der Bummler gewinnt bei gleicher Stärke und wählt, wenn eine Planetenleiste mehrere Planeten findet.
duel-term-supply-name = Vorrat
duel-term-supply = Die Schiffe, die ein Spieler aussenden kann. Wer Schiffe aussenden muss und keine im Vorrat hat, verliert die Partie.
duel-term-warp-name = Warp
duel-term-warp = Hierhin kommen zerstörte Schiffe. Wer ein Schiff zurückholt, stellt es wieder in den Vorrat. Jeder beginnt mit 5 Schiffen im Warp.
duel-term-control-name = Kontrolle
duel-term-control = Wer mindestens ein Schiff auf einem Planeten hat, kontrolliert ihn, wenn dort nicht gerade ein Duell im Gang ist. Beide können denselben Planeten kontrollieren. Fünf davon vor einer Schicksalskarte gewinnen die Partie.
duel-term-clout-name = Stärke
duel-term-clout = Der Plan, der Schiffsvorteil und alles, was Verstärkungen, Völker und Botschafter dazugeben. Die höhere Stärke gewinnt ein Duell oder einen Wettstreit.
duel-term-ship-advantage-name = Schiffsvorteil
duel-term-ship-advantage = Die Zahl auf der Schicksalskarte. Wer mehr Schiffe auf dem Planeten hat, addiert sie zu seiner Stärke; bei gleich vielen niemand.
duel-term-plan-name = Plan
duel-term-plan = Eine Karte von −2 bis 42, die verdeckt gelegt wird. Ihre Zahl ist die Stärke, mit der ein Spieler beginnt. Jeder hat 17 davon.
duel-term-tactic-name = Taktik
duel-term-tactic = Ein Plättchen mit zwei Hälften. Im Duell wählt jeder eines, das bereit ist, und die Hälfte, die zählt.
duel-term-blast-name = Feuer
duel-term-blast = Zerstört so viele gegnerische Schiffe auf dem Planeten, wie seine Zahl sagt, weniger um den Schild des Gegners. Zwei Feuer treffen gleichzeitig.
duel-term-shield-name = Schild
duel-term-shield = Verringert das Feuer des Gegners. Ohne Feuer bewirkt er nichts.
duel-term-recover-name = Erholen
duel-term-recover = Macht eingesetzte Taktiken bereit: Erholen 1 eine eigene, Erholen 2 zwei eigene und dann eine des Gegners. Die Taktik selbst bleibt bereit.
duel-term-spent-name = Bereit und eingesetzt
duel-term-spent = Eine benutzte Taktik gilt als eingesetzt und liegt offen. Sie lässt sich nicht wählen, bis etwas sie bereitmacht.
duel-term-dial-name = Rad
duel-term-dial = Darauf stellt jeder geheim ein, wie viele Schiffe er aussendet, von 1 bis 4. Beide Räder werden zusammen aufgedeckt.
duel-term-envoy-name = Botschafter
duel-term-envoy = Drei Botschafter sind im Spiel, anfangs verdeckt und neutral. Die Fähigkeit deines Verbündeten wirkt, sobald du ihn in einem Duell oder Wettstreit aufgedeckt hast, auch wo sie Pflicht ist.
duel-term-friendship-name = Freundschaft
duel-term-friendship = Wird sie verbessert, verbündet sich ein neutraler Botschafter mit dir, und einer des Gegners wird neutral; wird sie verschlechtert, ist es umgekehrt. Du behältst nur einen Verbündeten.
duel-term-prize-name = Preis
duel-term-prize = Was der Gewinner oder der Verlierer eines Duells bekommt, wie die Schicksalskarte es sagt, bevor sich der Verlierer zurückzieht.
duel-term-planet-bar-name = Planetenleiste
duel-term-planet-bar = Symbole von links nach rechts. Das erste, das ein aufgedeckter Planet zeigt, entscheidet; zeigen es mehrere, wählt der Bummler einen.
duel-term-resources-name = Ressourcen
duel-term-resources = Auf manchen Nachschubkarten sagt das Symbol eines Planeten, was er bringt.
duel-term-contest-name = Wettstreit
duel-term-contest = Ein kleines Duell: nur Pläne und Verstärkungen, ohne Schiffe, Taktiken und Preis. Der Gewinner tut, was die Schicksalskarte sagt.
duel-term-discovery-name = Entdeckung
duel-term-discovery = Eine Schicksalskarte, die einen Planeten aufdeckt, um den es sofort ein Duell gibt.
duel-term-event-name = Ereignis
duel-term-event = Eine Schicksalskarte mit einem Duell um einen schon bekannten Planeten, einem Wettstreit oder etwas anderem.
duel-term-refresh-name = Nachschub
duel-term-refresh = Eine Schicksalskarte, die beiden etwas bringt: Schiffe, Karten, Taktiken, Freunde.
duel-term-destiny-name = Schicksalskarte
duel-term-destiny = Eine Schicksalskarte nach der anderen wird gezogen und abgehandelt. Jede nennt den Stapel der nächsten.
duel-term-past-name = Die Vergangenheit
duel-term-past = Der Stapel aller gezogenen Schicksalskarten. Alle dürfen ihn durchsehen.
duel-term-reinforcement-name = Verstärkung
duel-term-reinforcement = Eine Handkarte, die nach dem Aufdecken der Pläne eine Stärke ändert, die eigene oder die des Gegners. Danach liegt sie auf dem Ablagestapel dessen, dessen Stärke sie geändert hat.
duel-term-hand-limit-name = Handkartenlimit
duel-term-hand-limit = Sechs Karten, wenn ein Volk nichts anderes sagt. Vor jeder Schicksalskarte wird eine größere Hand darauf verkleinert und eine leere aufgefüllt.
duel-term-warpplanet-name = Warpplanet
duel-term-warpplanet = Ein Planet im Warp. Ihn kontrolliert nur, wer mehr Schiffe darauf hat, und seine Schiffe lassen sich zurückholen.
duel-term-level-name = Schwierigkeit
duel-term-level = Wie viel Überlegung ein Volk verlangt: Grün wenig, Gelb etwas, Rot viel. Auf das Spiel hat sie keine Wirkung.
duel-term-header-name = Überschrift
duel-term-header = Wann eine Fähigkeit wirkt: in Wettstreiten, in Duellen, in beiden, beim Aufbau. Ohne Überschrift wirkt sie immer.
duel-term-restart-name = Neue Runde
duel-term-restart = Hat nach der Salve niemand mehr Schiffe, beginnt das Duell wieder bei den Rädern. Eingesetzte Taktiken bleiben eingesetzt, die Pläne werden abgelegt.
duel-term-own-design-name = Unser Entwurf
duel-term-own-design = Der gedruckte Text war nicht zu finden, also haben wir einen geschrieben, der zum Namen und zu den Regeln passt. Die Karte in deiner Schachtel kann etwas anderes sagen.

## Schritte

duel-step-setup-name = Aufbau
duel-step-setup = Jeder wählt ein Volk, stellt 15 Schiffe in den Vorrat und 5 in den Warp und zieht 6 Pläne. Der höhere erste Plan macht den Anführer.
duel-step-destiny-name = Schicksal
duel-step-destiny = Eine Schicksalskarte wird gezogen und sagt, was geschieht. Vorher gewinnen fünf Planeten die Partie.
duel-step-dials-name = Räder
duel-step-dials = Beide stellen geheim ein, wie viele Schiffe sie aussenden, von 1 bis 4.
duel-step-send-name = Schiffe
duel-step-send = Die Räder werden aufgedeckt, und die Schiffe kommen aus dem Vorrat auf den Planeten.
duel-step-envoys-name = Botschafter
duel-step-envoys = Der Anführer und dann der Bummler dürfen einen verdeckten Verbündeten aufdecken.
duel-step-choose-name = Pläne und Taktiken
duel-step-choose = Beide legen geheim einen Plan und wählen eine Taktik mit einer ihrer Hälften.
duel-step-volley-name = Salve
duel-step-volley = Beide Taktiken werden zusammen aufgedeckt und abgehandelt.
duel-step-check-name = Prüfen
duel-step-check = Kein Schiff mehr: eine neue Runde. Nur einer hat noch Schiffe: Er gewinnt. Beide haben welche: weiter mit den Plänen.
duel-step-reveal-name = Aufdecken
duel-step-reveal = Beide Pläne werden aufgedeckt; ihre Werte sind die Stärken zu Beginn.
duel-step-reinforce-name = Verstärkungen
duel-step-reinforce = Der Anführer zuerst, spielen beide abwechselnd Verstärkungen, bis beide nacheinander passen.
duel-step-winner-name = Gewinner
duel-step-winner = Die Stärken werden verglichen. Die höhere gewinnt, bei Gleichstand der Bummler.
duel-step-prize-name = Preis
duel-step-prize = Der Gewinner oder der Verlierer bekommt den Preis; nach einem Wettstreit tut der Gewinner, was die Karte sagt.
duel-step-cleanup-name = Aufräumen
duel-step-cleanup = Die Schiffe des Verlierers ziehen sich zurück, Pläne und Verstärkungen werden abgelegt, und die Rollen werden geprüft.

## Trainer

duel-coach-ask-choose-alien = Grüne Völker sind die einfachsten. Der Schwarm und der Primus passen gut für eine erste Partie.
duel-coach-ask-dial = Vier auszusenden ist am sichersten gegen Feuer, aber zerstörte Schiffe sind erst einmal weg. Sieh auf beide Vorräte: Wer keine Schiffe mehr hat, verliert die Partie.
duel-coach-ask-lock-in = Überleg, ob dieser Planet einen hohen Plan wert ist. Feuer kann ganz ohne Plan gewinnen, wenn drüben wenige Schiffe stehen; ein Schild hält deine am Leben. Eingesetzte Taktiken liegen offen: Du siehst, was dein Gegner noch hat.
duel-coach-ask-plan-open = Dein Gegner sieht diesen Plan zuerst. Ein mittlerer hebt dir die guten für später auf.
duel-coach-ask-tactic-anew = Überleg, was dein Gegner jetzt von dir erwartet. Du darfst auch bei deiner Wahl bleiben.
duel-coach-ask-reinforce = Spiel eine nur, wenn sie das Ergebnis drehen kann. Eine negative beim Gegner landet auch in seinem Stapel.
duel-coach-ask-roll-out = Du kennst den anderen Plan noch nicht. Behalte deine Verstärkungen, wenn es wohl ohnehin klar ausgeht.
duel-coach-ask-reveal-envoy = Deck ihn auf, wenn seine Fähigkeit in diesem Duell hilft. Verdeckt bleibt er ein Geheimnis, und seine Pflichten binden dich nicht.
duel-coach-ask-friend-up = Ein neuer Verbündeter, oder einer weniger für den Gegner? Einen verdeckten Verbündeten darfst du sofort lesen.
duel-coach-ask-friend-down = Manchmal ist ein Botschafter mit einer lästigen Pflicht beim Gegner besser aufgehoben.
duel-coach-ask-keep-envoy = Du darfst nur einen Verbündeten haben. Ein verdeckter ist eine Überraschung, ein offener wirkt sofort.
duel-coach-ask-where = Wähle einen Planeten, den dein Gegner mit wenigen Schiffen hält, oder einen, auf dem du stark bist.
duel-coach-ask-cheater-accuse = Eine falsche Beschuldigung kostet ein Schiff. Zähl die bereiten Taktiken: Ist es nur noch eine, kann es keine zweite geben.
duel-coach-ask-line = Gleiche Symbole bringen dasselbe. Nimm, was dir fehlt: Schiffe, Karten oder Freunde.
duel-coach-ask-hand-limit = Behalte hohe und niedrige Pläne; Verstärkungen helfen in knappen Duellen.
duel-coach-ask-ready = Mach bereit, was du im nächsten Duell brauchst. Dein Gegner sieht, welche Taktiken du noch hast.
duel-coach-ask-spend = Setz ein, was du am wenigsten brauchst: Es kommt erst zurück, wenn etwas es bereitmacht.
duel-coach-ask-exchange = Gib her, was du am wenigsten brauchst. Ob es ein guter Tausch ist, weiß noch niemand.
duel-coach-ask-give = Gib etwas her, was deinem Gegner wenig nützt, etwa einen niedrigen Plan.
duel-coach-ask-discard = Leg zuerst niedrige Pläne ab, aber behalte einen für ein Duell, das du lieber verlierst.
duel-coach-ask-from-pile = Nimm, was du als Nächstes spielen willst, etwa deinen höchsten Plan.
duel-coach-ask-choice = Nimm, was dir am meisten fehlt.
duel-coach-ask-retreat = Ein Schiff genügt, um einen Planeten zu kontrollieren; die anderen nützen dir im Vorrat mehr.
duel-coach-ask-send-to = Mehr Schiffe machen einen Planeten sicherer, falls es um ihn noch ein Duell gibt.
duel-coach-ask-settle = Ein Schiff genügt, um einen Planeten zu kontrollieren, auch neben deinem Gegner.
duel-coach-ask-destroy-at = Mit dem letzten Schiff geht auch die Kontrolle über den Planeten verloren.
duel-coach-ask-power = Eine deiner Fähigkeiten lässt sich jetzt nutzen. Was sie bewirkt, steht in ihrem Text.
duel-coach-phase-setup = Beide wählen geheim ihre Völker.
duel-coach-phase-destiny = Die nächste Schicksalskarte sagt, was ihr gleich tut.
duel-coach-phase-dials = Dein Gegner stellt sein Rad ein. Niemand sieht deines, bevor beide eingestellt sind.
duel-coach-phase-send = Die Schiffe kommen an. Wer mehr davon hat, hat den Schiffsvorteil.
duel-coach-phase-envoys = Verdeckte Verbündete dürfen jetzt aufgedeckt werden, vom Anführer zuerst.
duel-coach-phase-choose = Dein Gegner wählt Plan und Taktik. Du darfst es dir anders überlegen, bis beide festgelegt haben.
duel-coach-phase-volley = Taktiken werden zusammen abgehandelt: Vom Feuer wird zuerst der Schild der anderen Seite abgezogen.
duel-coach-phase-check = Hat eine Seite keine Schiffe mehr, ist das Duell ohne Pläne vorbei.
duel-coach-phase-reveal = Die Pläne zeigen ihre Werte; Fähigkeiten können sie noch ändern.
duel-coach-phase-reinforce = Zwei Pässe nacheinander beenden diesen Schritt. Wer gepasst hat, darf zurückkommen, wenn der andere spielt.
duel-coach-phase-winner = Die höhere Stärke gewinnt, bei Gleichstand der Bummler.
duel-coach-phase-prize = Viele Preise gehen an den Verlierer: Ein verlorenes Duell ist nicht umsonst.
duel-coach-phase-cleanup = Die Schiffe des Verlierers kehren in den Vorrat zurück; sie sind nicht verloren.

## Im Terminal

duel-list-envoy = Botschafter
duel-list-icon = Symbol
duel-list-card = Karte
duel-list-deck = Stapel
duel-list-aliens = { $number } Völker. Eines davon: warptable aliens --edition duel NAME
duel-list-envoys = { $number } Botschafter. Einer davon: warptable envoys NAME
duel-list-destiny = { $number } Schicksalskarten. Eine davon: warptable destiny NAME
