## Unsere Auslegungen von Belohnungskarten, Spezialschiffen und Techniken

reading-topic-rewards = Belohnungsstapel
reading-quake-on-purpose-asks = Darf man etwas nutzen, das Karten zieht, wenn nichts mehr zu ziehen ist?
reading-quake-on-purpose-plays =
    Ja, wo es Beben gibt: Dann löst das Ziehen ein kosmisches Beben aus, und danach ziehst du weiter.
reading-shared-out-rewards-asks = Zwei Spieler wollen mehr Belohnungskarten, als noch da sind: Wer bekommt sie?
reading-shared-out-rewards-plays =
    Wer seine Belohnungen zuerst festlegt: Niemand kann mehr wählen, als Stapel und Ablage nach der Wahl der anderen
    noch hergeben.
reading-choosing-backs-asks = Darf man beim Nehmen mehrerer zufälliger Karten nach Rückseiten wählen?
reading-choosing-backs-plays =
    Ja: Du sagst zuerst, wie viele davon Belohnungskarten sind, dann nimmt sie der Zufall; in einem Abkommen steht
    es im Vorschlag.
reading-discard-pile-effects-asks = Welche Effekte reichen bis zur Ablage der Belohnungskarten?
reading-discard-pile-effects-plays =
    Die, die beim Ablegen selbst wirken, und die, die von „einem beliebigen Ablagestapel“ sprechen wie der
    Alchemist; was später nur den Ablagestapel nennt, nicht.
reading-victory-boon-batch-asks = Wann zahlt der Siegesbonus seine Belohnungen?
reading-victory-boon-batch-plays = Zusammen mit den Belohnungen der Verbündeten: Erst werden alle Mischungen festgelegt.
reading-hate-kickers-asks =
    Womit erfüllt man die Forderung des Hasserfüllten nach einer Überraschung oder Einschüchterung?
reading-hate-kickers-plays = Mit jeder Karte dieser Art, auch mit negativem Wert; nur bei Angriffen zählt der Wert.

reading-topic-rifts = Risse
reading-rift-given-asks =
    Explodiert ein Riss, der gegeben wird: im Abkommen genannt, verliehen oder vom Zahlenden ausgesucht?
reading-rift-given-plays = Nein: Er explodiert nur, wenn er aus einer Hand genommen wird.
reading-rift-asked-for-asks = Explodiert ein Riss, nach dem jemand fragt oder den er aus einer Hand aussucht?
reading-rift-asked-for-plays =
    Ja: Wer eine Karte so bekommt, nimmt sie, wie bei der Frage des Anglers oder bei der ausgesuchten Karte eines
    Richterspruchs.
reading-rift-in-swapped-hands-asks = Explodiert ein Riss, wenn ganze Hände getauscht, gemischt oder übernommen werden?
reading-rift-in-swapped-hands-plays = Nein: Dann wird keine Karte aus einer Hand gezogen.
reading-rift-thrown-away-asks = Explodiert ein Riss, den der Nehmende gleich wieder wegwirft?
reading-rift-thrown-away-plays =
    Nein: Er muss genommen und behalten werden, wie es die englische Anleitung sagt. Wer sortieren darf, was er
    genommen hat, sortiert zuerst.
reading-several-rifts-asks = Mehrere Risse werden auf einmal genommen: In welcher Reihenfolge explodieren sie?
reading-several-rifts-plays = In der, in der sie genommen wurden; einer, den der erste abwerfen lässt, explodiert nicht.
reading-rift-1-only-ship-asks = Darf man Riss 1 mit einem einzigen Schiff außerhalb des Warps spielen?
reading-rift-1-only-ship-plays = Nein: Er würde nur deine letzte Kolonie versetzen.
reading-rift-1-last-colony-asks = Riss 1 explodiert bei einem Spieler mit einer einzigen Kolonie: Was geschieht?
reading-rift-1-last-colony-plays = Auch sie wird aufgegeben, und ihre Schiffe kommen in den Warp.

reading-topic-laid = Einschüchterungen, Überraschungen und Rückzüge
reading-negotiates-act-by-lying-asks =
    Kann ein Zap aufhalten, was eine einzigartige Verhandlung oder eine Überraschung bewirkt?
reading-negotiates-act-by-lying-plays =
    Nein: Sie wird weder gespielt noch genutzt, sondern wirkt, solange sie aufgedeckt liegt.
reading-oracle-and-own-intimidate-asks =
    Darf der Seher die Einschüchterung ansehen, die sein Gegner für sich gelegt hat?
reading-oracle-and-own-intimidate-plays =
    Nein: Sie liegt verdeckt als Begegnungskarte da, und der Seher wählt ohne Blick.
reading-both-may-replace-asks =
    Beide Hauptspieler dürfen ihre Karte durch die Einschüchterung eines Verbündeten ersetzen: Wer entscheidet
    zuerst?
reading-both-may-replace-plays =
    Der Angreifer; auch eine Karte, die selbst eine Einschüchterung ist, lässt sich ersetzen.
reading-kicker-unrevealed-asks = Was wird aus einer Überraschung, wenn die Begegnung vor dem Aufdecken endet?
reading-kicker-unrevealed-plays = Sie kehrt ungesehen auf die Hand zurück.
reading-kicker-after-a-change-asks =
    Angriffe werden zu Verhandlungen, etwa durch Gefühlskontrolle, und das Abkommen scheitert: Vervielfacht eine
    Überraschung die Verluste?
reading-kicker-after-a-change-plays =
    Ja: Es zählt, was die Karten sind, wenn es so weit ist; vor anderen Effekten rechnet die Regel nur dort, wo
    Angriffe verglichen werden.
reading-self-destruct-first-asks = Lässt sich noch etwas nutzen, wenn die Selbstzerstörung aufgedeckt ist?
reading-self-destruct-first-plays =
    Nein: Sie beendet die Begegnung vor allem anderen und lässt sich weder verdeckt noch aufgedeckt zappen.
reading-duplicity-and-allies-asks =
    Trifft das Doppelspiel auch Verbündete, die für ein Abkommen oder nach einem Rückzug heimkehren?
reading-duplicity-and-allies-plays = Ja; verdiente Belohnungen werden trotzdem gezahlt.
reading-retreat-met-another-card-asks =
    Ein Effekt verändert den Angriff, auf den ein Rückzug getroffen ist: Zieht er sich noch zurück?
reading-retreat-met-another-card-plays =
    Nein: Er wird zur Verhandlung; und eine Umkehr macht aus seiner Niederlage einen Sieg.
reading-epic-oratory-two-cards-asks =
    Stehen die zwei Karten der Großen Rede auch dem zu, dem keine Entschädigung zusteht?
reading-epic-oratory-two-cards-plays = Ja, gleich wer siegt.
reading-failed-deal-calculation-asks =
    In welcher Reihenfolge ändern Defekter Übersetzer, Ablehnungsrecht und Überraschungen die Verluste eines
    gescheiterten Abkommens?
reading-failed-deal-calculation-plays =
    Erst ändern die beiden Karten die drei Schiffe, dann vervielfacht eine Überraschung, dann folgen Effekte von
    Spielern.
reading-team-spirit-losers-asks = Wessen Schiffe darf der Teamgeist retten?
reading-team-spirit-losers-plays = Je eines der eigenen Verbündeten, wenn die eigene Seite verloren hat.
reading-intimidates-back-asks = Wann kehrt eine unbenutzte Einschüchterung auf die Hand zurück?
reading-intimidates-back-plays =
    Sobald sie nicht mehr dienen kann: die eines Unbeteiligten, wenn die Allianzen stehen, andere nach der Wahl
    beider Hauptspieler, alle sofort, wenn etwas statt der Karten entscheidet.

reading-topic-artifacts = Artefakte des Belohnungsstapels
reading-ship-zap-choice-asks = Wie wählt der Schiff-Zap sein Schiff?
reading-ship-zap-choice-plays =
    Sein Spieler nennt den Besitzer, dann den Ort und, wenn dort Spezialschiffe stehen, genau das Schiff; auch
    Schiffe auf Techniken und außerhalb des Spiels sind erreichbar.
reading-omni-zap-price-asks = Womit bezahlt man den Omni-Zap?
reading-omni-zap-price-plays =
    Mit einem Schiff außerhalb des Warps, auch einem in der Begegnung; wird der Omni-Zap gestoppt, kostet er nichts.
reading-omni-zap-as-hand-zap-asks = Wann darf der Omni-Zap als Hand-Zap dienen?
reading-omni-zap-as-hand-zap-plays =
    Nur zu Beginn einer Begegnung, gegen die Hand eines beliebigen Spielers, auch die eigene.
reading-omni-zap-struck-card-asks =
    Der Omni-Zap streicht eine aufgedeckte Begegnungskarte: Was kopiert ein Gleichziehen gegenüber?
reading-omni-zap-struck-card-plays = Die Karte, die an ihre Stelle tritt, denn die gestrichene zählt nicht.
reading-solar-wind-needs-ally-asks = Was bewirkt ein zweiter Sonnenwind?
reading-solar-wind-needs-ally-plays =
    Er kehrt die Gewinne wieder in die üblichen um; ohne Verbündete in der Begegnung lässt sich keiner spielen.

reading-topic-special-ships = Spezialschiffe
reading-special-marker-up-asks = Wann wird der Marker eines Spezialschiffs wieder aufgedeckt?
reading-special-marker-up-plays =
    Von selbst, sobald es erlaubt ist: wenn das Schiff den Warp verlässt und nach jedem eigenen Zug ohne zweite
    Begegnung.
reading-special-in-batches-asks = Wer sagt, ob ein Spezialschiff unter den verlorenen Schiffen ist?
reading-special-in-batches-plays =
    Wer die Schiffe aussucht; nennt ein Effekt nur die Zahl, ihr Besitzer. Niemand wird gefragt, wo es ein Geheimnis
    verriete: Einfache Schiffe gehen zuerst.
reading-flagship-drive-moments-asks = Wann darf der Hyperraumantrieb das Spiel unterbrechen?
reading-flagship-drive-moments-plays =
    Überall, wo es etwas ändern könnte: vor Labor-Schritten, vor dem Ausrichten des Tors, vom Start bis zum Ausgang
    für Beteiligte und vor den Verlusten.
reading-tractor-beam-moments-asks = Wann darf der Traktorstrahl das Spiel unterbrechen?
reading-tractor-beam-moments-plays =
    An vier ruhigen Punkten: zu Beginn einer Begegnung, vor der Kartenwahl, wenn der Ausgang feststeht und am Ende.
reading-salvage-are-no-ship-rewards-asks =
    Sind die zwei Karten eines Bergungsschiffs Belohnungen, die andere Effekte zählen oder verteilen?
reading-salvage-are-no-ship-rewards-plays =
    Nein: Sie kommen zu allen Belohnungen hinzu und gelten keinem Schiff, also verdoppelt sie nichts; nur ohne
    Belohnungsstapel sind es Belohnungen.
reading-two-special-ships-sent-asks = Wie ist gesichert, dass nur eines von zwei Spezialschiffen startet?
reading-two-special-ships-sent-plays =
    Wer beide schicken könnte, sagt zuerst, welches gehen darf; was Effekte oder der Antrieb sonst hineinbringen,
    ist frei.
reading-special-new-marker-asks =
    Ein Spezialschiff ist gefangen oder aus dem Spiel: Wann und auf welches Schiff darf sein Marker kommen?
reading-special-new-marker-plays =
    Immer wenn in der eigenen Phase Sammeln ein Schiff befreit wird, durch Regel oder Karte, auf jedes einfache
    Schiff außerhalb des Warps.
reading-flagship-three-after-jump-asks =
    Darf ein Flaggschiff nach dem Aufdecken in die Begegnung springen und noch seine 3 beitragen?
reading-flagship-three-after-jump-plays = Ja, einmal; sie bleiben, auch wenn es später wegspringt.

reading-topic-techs = Technik
reading-tech-more-ships-asks = Darf man mehr Schiffe auf eine Technik setzen, als ihre Zahl verlangt?
reading-tech-more-ships-plays = Ja, solange sie verdeckt liegt.
reading-tech-too-few-ships-asks = Was, wenn man eine Technik mit zu wenigen Schiffen vollendet?
reading-tech-too-few-ships-plays =
    Damit gibt man sie auf; es wird deshalb so genannt, damit es niemand aus Versehen tut.
reading-tech-order-asks = In welcher Reihenfolge handeln die Spieler in ihren Laboren?
reading-tech-order-plays =
    Der Angreifer zuerst, dann im Uhrzeigersinn, jeder einmal; niemand wird noch einmal gefragt, weil ein anderer
    gehandelt hat.
reading-research-last-ship-asks = Darf das letzte Schiff einer Kolonie forschen gehen?
reading-research-last-ship-plays = Ja: Die Kolonie ist damit aufgegeben.
reading-researching-ships-lost-asks = Kann man forschende Schiffe verlieren?
reading-researching-ships-lost-plays =
    Nicht nach eigener Wahl, etwa nach einem gescheiterten Abkommen; aber wer sonst ein Schiff von dir aussucht wie
    der Schatten, darf eines von einer Technik nehmen.
reading-researching-ships-count-asks = Bilden forschende Schiffe eine Kolonie?
reading-researching-ships-count-plays =
    Nein, aber sie sind im Spiel, wo Schiffe gezählt werden, und bleiben jeder Begegnung fern.
reading-tech-instead-of-encounter-asks = Wer darf statt einer weiteren Begegnung eine neue Technik nehmen?
reading-tech-instead-of-encounter-plays =
    Wer diese Begegnung haben könnte: niemand also ohne Begegnungskarte, aber auch die Maschine, wenn ihre Kraft
    oder ihr wilder Flare eine weitere erlaubt.
reading-tech-deck-dry-asks = Was, wenn zu wenige Techniken zu ziehen sind?
reading-tech-deck-dry-plays =
    Es werden so viele gezogen, wie da sind; ist in Stapel und Ablage keine, wird keine neue angeboten.

reading-topic-tech-cards = Einzelne Techniken
reading-coldsleep-landing-asks =
    Der Besitzer hat keine Kolonie, wenn das Kälteschlafschiff fertig ist: Müssen die Schiffe landen?
reading-coldsleep-landing-plays = Sie dürfen: Sonst kommen sie in den Warp.
reading-collapsium-margin-asks = Wirken die Kollapsium-Hüllen nach einer Niederlage mit Abstand 0?
reading-collapsium-margin-plays = Ja, wo ein Verteidiger so verlieren kann: 0 ist höchstens 5.
reading-energy-cloak-invitations-asks =
    Darf ein Verteidiger trotz Energietarnung Die Qax nutzen, und hilft die Tarnung beim Besiedeln?
reading-energy-cloak-invitations-plays =
    Beides nicht: Der Verteidiger lädt gar nicht ein, und beim Besiedeln gibt es keine Einladungen.
reading-enigma-eight-asks =
    Auf wie viele Karten bringt das Enigma-Gerät die Hände, und wer sieht, was der Besitzer abwirft?
reading-enigma-eight-plays =
    Immer genau acht; der Besitzer wirft zuerst und ungesehen ab, danach liegen die Karten offen.
reading-genesis-twice-asks = Was bewirkt eine zweite Genesis-Bombe?
reading-genesis-twice-plays =
    Sie versetzt den einen Genesis-Planeten mit allen Schiffen in das System ihres Nutzers; wer ihn schon hat,
    behält ihn, wo er ist.
reading-gluon-mines-cards-asks = Die Gluonenminen gewinnen eine Begegnung sofort: Was wird aus den Begegnungskarten?
reading-gluon-mines-cards-plays = Sie werden wie üblich abgelegt.
reading-infinity-drive-encounter-asks = Was gehört zu der Begegnung, die der Unendlichkeitsantrieb einschiebt?
reading-infinity-drive-encounter-plays =
    Alles, mit der Phase Sammeln und Labor-Schritten, aber ohne zweite Begegnung danach; dann geht der unterbrochene
    Zug weiter, wo er war.
reading-omega-last-planet-asks = Darf die Omega-Rakete den letzten Planeten eines Systems zerstören?
reading-omega-last-planet-plays =
    Nein: Wen das Schicksal nennt, der muss immer einen Planeten haben, auf dem er zu treffen ist.
reading-plasma-additional-asks = Wie viele Schiffe darf der Makron mit Plasmatriebwerken schicken?
reading-plasma-additional-plays =
    Zwei: eines mehr, als sonst üblich ist; die Triebwerke werden nicht genutzt, sie erlauben es einfach.
reading-precursor-seed-stays-asks =
    Geht die zweite Kraft der Saat der Vorläufer mit, wenn die Kraft ihres Besitzers getauscht oder verliehen wird?
reading-precursor-seed-stays-plays =
    Nein: Sie gehört zur Technik, geht mit der Kraft des Besitzers verloren, kommt mit ihr wieder und geht mit der
    Technik.
reading-prometheus-among-the-lost-asks = Wer sagt, welche Schiffe verloren gehen, wenn die Prometheus darunter ist?
reading-prometheus-among-the-lost-plays =
    Ihr Besitzer, außer wenn ein Effekt jemand anderen genau die Schiffe aussuchen lässt.
reading-quark-battery-empty-asks = Was, wenn man die Quark-Batterie ohne Begegnungskarte vollendet?
reading-quark-battery-empty-plays = Sie bleibt für immer leer.
reading-qax-and-a-ship-asks = Muss, wer Die Qax bekommt, für ein Schiff eine Kolonie aufgeben?
reading-qax-and-a-ship-plays =
    Nein: Ohne entbehrliches Schiff antwortet er wie jeder Gast und behält die Technik; die Pflicht kommt vor jeder
    Kraft wie der des Parasiten.
reading-scrambler-moments-asks = Wann und gegen welche Techniken wirkt der Technik-Störer?
reading-scrambler-moments-plays =
    Wenn eine Technik genutzt wird, oder zu Beginn einer Begegnung gegen eine dauerhafte; nie gegen eigene.
