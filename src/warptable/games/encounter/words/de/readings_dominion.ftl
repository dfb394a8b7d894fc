## Unsere Auslegungen der Völker von Kosmische Herrschaft und ihrer Flares

reading-topic-aliens-dominion = Völker von Kosmische Herrschaft: Kräfte
reading-ace-whom-asks =
    Auf einem Planeten sind das Ass und der übliche Verteidiger zu treffen: Wen greift der Angreifer an?
reading-ace-whom-plays = Das sagt er, wenn er dorthin zielt.
reading-alchemist-same-face-asks = Darf der Alchemist eine Karte nehmen, die der abgeworfenen gleicht?
reading-alchemist-same-face-plays = Nein: Ein solcher Tausch würde nichts ändern.
reading-angler-lucky-draw-asks = Der Angler zieht genau die genannte Karte: Muss er sie zeigen?
reading-angler-lucky-draw-plays =
    Ja, sofort; dann darf er seine Kraft noch einmal nutzen, und die neue Frage verriete es ohnehin.
reading-aristocrat-when-asks = Wann darf der Aristokrat seinen Flare ziehen?
reading-aristocrat-when-plays =
    Einmal in einer Begegnung: als Angreifer vom Beginn seines Zuges an, als Verteidiger nach dem Schicksal, bis
    Karten gewählt werden.
reading-aristocrat-one-leaves-asks =
    Der Aristokrat zieht drei Flares auf einmal: Wie viele, die zu niemandem passen, verlassen das Spiel?
reading-aristocrat-one-leaves-plays = Einer.
reading-bride-ring-asks = Welches Schiff darf der Ehepartner der Braut als Ring geben?
reading-bride-ring-plays = Eines seiner Wahl, von einer Kolonie oder vom Tor.
reading-bride-show-hands-asks = Müssen beide ihre Hände zeigen, wenn es einer der Eheleute tut?
reading-bride-show-hands-plays = Nein: Jeder zeigt seine eigene oder nicht.
reading-diplomat-talks-asks = Wann steht ein Abkommen zu dritt?
reading-diplomat-talks-plays =
    Wenn die beiden anderen dem liegenden Vorschlag zugestimmt haben; ein neuer löst ihn und die Zustimmungen ab.
    Die Karte des Diplomaten wird mit den Begegnungskarten abgelegt.
reading-doppelganger-second-asks = Darf der Doppelgänger ohne eigene Begegnungskarte eine zweite Begegnung haben?
reading-doppelganger-second-plays = Ja: Mangel an Begegnungskarten schadet ihm nie.
reading-engineer-without-technology-asks = Kann der Ingenieur seine Kraft auch ohne die Variante Technik nutzen?
reading-engineer-without-technology-plays =
    Ja: Der Technikstapel kommt mit der ersten Nutzung auf den Tisch, nur für ihn; niemand nimmt eine Technik statt
    einer Begegnung.
reading-engineer-sheet-leaves-asks = Die Tafel des Ingenieurs verlässt ihren Spieler: Was wird aus der Technik darauf?
reading-engineer-sheet-leaves-plays = Sie wird in der nächsten Phase Sammeln abgelegt, und ihre Schiffe kehren zurück.
reading-joker-printed-asks = Was gilt als Jokerkarte des Spötters: die gedruckte Karte oder was aus ihr wurde?
reading-joker-printed-plays =
    Die gedruckte, beim Gleichziehen die kopierte; eine Karte, die an die Stelle einer aufgedeckten tritt, wird neu
    betrachtet.
reading-joker-new-name-asks = Ist es eine zappbare Nutzung, wenn der Spötter zu Zugbeginn einen anderen Angriff nennt?
reading-joker-new-name-plays = Nein.
reading-greenhorn-question-asks = Muss jemand die Frage des Grünschnabels beantworten?
reading-greenhorn-question-plays = Nein: Er zeigt einem Spieler eine Karte und fragt; für Antworten gibt es den Chat.
reading-greenhorn-late-kicker-asks = Was bewirkt eine Überraschung, die der Grünschnabel nach dem Aufdecken spielt?
reading-greenhorn-late-kicker-plays =
    Sie wird sofort aufgedeckt und wirkt wie jede andere; eine, die dabei die Begegnung beendet, beendet sie dann.
reading-host-order-asks = Füllt der Gastgeber seine Tafel, bevor oder nachdem er Flares hinauswirft?
reading-host-order-plays = Erst wirft er hinaus, dann füllt er auf; er wird zu Beginn jedes Zuges gefragt.
reading-judge-later-asks = Wann wird der Spruch des Richters vollstreckt, und was, wenn niemand siegt?
reading-judge-later-plays =
    Wenn alles andere bezahlt ist, erst Karten, dann Kolonien; nur wenn jemand gesiegt hat, auch wenn die Kraft des
    Richters inzwischen verloren ist.
reading-laser-none-asks = Muss der Laser Karten seines Gegners beiseitelegen?
reading-laser-none-plays =
    Nein: Er darf keine nehmen. Nur ein Verteidiger zieht vorher nach; ein Angreifer ohne Begegnungskarte hat
    verloren, und niemand wird eingeladen.
reading-lizard-when-morphed-asks = Wann werden die Schiffe der Echse verwandelt?
reading-lizard-when-morphed-plays = Bevor sie landen; so steht fest, welche Schiffe dabei waren.
reading-lizard-bound-asks = Darf die Kraft der Echse getauscht oder verliehen werden?
reading-lizard-bound-plays = Nein: Sie ist an ihre Farbe gebunden; was das täte, lässt sich nicht spielen.
reading-mesmer-named-first-asks = Sagt der Hypnotiseur vor oder nach einem Zap, als was er ein Artefakt spielt?
reading-mesmer-named-first-plays = Bevor jemand zappen darf.
reading-mirage-negotiate-asks = Wird die Kraft des Trugbilds gegen eine Verhandlung genutzt?
reading-mirage-negotiate-plays = Nein: nur wenn Angriff auf Angriff trifft.
reading-muckraker-order-asks = In welcher Reihenfolge werden Verbündete beschuldigt, verschont und gefragt?
reading-muckraker-order-plays =
    Erst werden alle beschuldigt, dann darf der Hauptspieler welche verschonen, dann antwortet jeder für sich im
    Uhrzeigersinn.
reading-pentaform-stage-lost-asks =
    Eine Stufe sagt, dass Heimatkolonien für sie nicht zählen: Geht sie mit der Kraft der Pentaform verloren?
reading-pentaform-stage-lost-plays = Ja: Stufen hängen an der Tafel der Pentaform.
reading-pentaform-several-moves-asks =
    Zwei Kolonien gehen zugleich verloren: Um wie viele Stufen geht die Pentaform zurück?
reading-pentaform-several-moves-plays = Um zwei: Jede Kolonie ist ein eigener Schritt.
reading-pickpocket-one-look-asks = Der Taschendieb nimmt mehrere Karten: Entscheidet er nach jeder?
reading-pickpocket-one-look-plays = Nein: Er sieht sie alle einmal an und sagt dann, welche er behält.
reading-pirate-nothing-lost-asks = Sind gefangene Schiffe durch den Ausgang verloren?
reading-pirate-nothing-lost-plays =
    Nein: Sie kommen nie in den Warp, bringen also keine Entschädigung; bei Spezialschiffen sagt der Pirat, welche
    er nimmt.
reading-pirate-ransom-asks = Wie wird ein Lösegeld ausgehandelt?
reading-pirate-ransom-plays =
    Mit einem Vorschlag des Piraten und einer Antwort, je Besitzer einmal in jeder Phase Sammeln: Schiffe für
    zufällige Karten, für eine Kolonie oder für beides.
reading-quartermaster-leftover-asks = Wann verteilt der Quartiermeister, und welche Karte gehört ihm?
reading-quartermaster-leftover-plays =
    Wenn alle ihre Belohnungen aufgeteilt haben; seine ist die, die niemand bekam, und ohne Karten für andere gibt
    es keine.
reading-quartermaster-backs-asks = Darf die Karte für die Mühe des Quartiermeisters vom Belohnungsstapel kommen?
reading-quartermaster-backs-plays = Nur wenn jemand von dort eine Karte gewählt hat.
reading-colony-four-ships-asks =
    Mit wie vielen Schiffen wird eine Kolonie durch Richterspruch oder den wilden Flare des Reaktors gegründet?
reading-colony-four-ships-plays = Mit ein bis vier Schiffen von beliebigen Kolonien.
reading-tourist-order-asks = Landet der Tourist und schickt Postkarten, bevor oder nachdem das Kreuzfahrtschiff fährt?
reading-tourist-order-plays = Nachdem es gefahren ist.
reading-tourist-former-owner-asks =
    Die Tafel des Touristen hat den Besitzer gewechselt: Was wird aus Schiffen des früheren an Bord?
reading-tourist-former-owner-plays = Sie kehren mit der nächsten Fahrt heim.
reading-voyager-ships-adrift-asks =
    Schiffe stehen auf einem Planeten im Warp: Muss eines gehen, wenn ein Schiff den Warp verlässt?
reading-voyager-ships-adrift-plays =
    Nur wenn kein anderes von dir im Warp ist, und nie auf den Planeten, auf dem es steht.
reading-yin-yang-rewards-asks = Darf ein geschlagener Angreifer die Belohnungen durch Yin-Yang ablehnen?
reading-yin-yang-rewards-plays = Nein: Sie werden ohne Frage gezahlt.
reading-yin-yang-tokens-asks = Welche verlorenen Schiffe zählen für die Marker von Yin-Yang?
reading-yin-yang-tokens-plays =
    Die durch den Ausgang verlorenen; nach einem gescheiterten Abkommen die seit Beginn der Begegnung in den Warp
    gekommenen. Fällig sind sie auch ohne die Kraft.
reading-yin-yang-shelter-asks = Wie viele Schiffe rettet die Kraft von Yin-Yang, und wie viele Belohnungen bringt sie?
reading-yin-yang-shelter-plays =
    So viele, wie es beim Angreifer hat, wenn die Schiffe des Verteidigers verloren gehen, und so viele, wie es beim
    Verteidiger hat, wenn der Ausgang feststeht; nicht so viele, wie es geschickt hat.
reading-yin-yang-both-lose-asks = Beide Seiten verlieren: Rettet und tröstet Yin-Yang?
reading-yin-yang-both-lose-plays = Ja: Dann hat der Verteidiger verloren, und der Angreifer auch.
reading-usurper-dictated-asks =
    Ein Effekt sagt, was ein Hauptspieler spielt: Legen seine Verbündeten Karten für den Usurpator?
reading-usurper-dictated-plays = Nein; ein Verbündeter beider Seiten legt eine, für die Seite des Usurpators.
reading-love-any-card-asks = Welche Karten darf man für den Liebenden abwerfen, und muss man dann Schiffe befreien?
reading-love-any-card-plays =
    Jede, doch nur eine derselben Art passt, ein Angriff auch, wenn er niedriger ist; wer passt, befreit ohne Frage
    alle seine Schiffe.
reading-quartermaster-quake-asks =
    Ein Beben trifft die Karten, die der Quartiermeister für andere gezogen hat: Wer bekommt was?
reading-quartermaster-quake-plays =
    Sie werden neu gezogen, damit jeder die richtige Zahl bekommt; die neue Hand aus dem Beben gehört ihm selbst.
reading-judge-terms-asks = Wie viel darf der Richter verfügen?
reading-judge-terms-plays =
    Ein bis drei zufällige Karten, alle, eine ausgesuchte, eine Kolonie oder eine Kolonie mit einer Karte oder
    allen.
reading-muckraker-both-sides-asks = Der Verleumder beschuldigt einen Verbündeten beider Seiten: Was verliert dieser?
reading-muckraker-both-sides-plays =
    Seinen Platz auf der Siegerseite; seine Schiffe auf der anderen sind wie sonst verloren, denn eine Anklage
    rettet nichts.

reading-topic-flares-dominion = Völker von Kosmische Herrschaft: Flares
reading-ace-super-refuge-asks = Wo dürfen Schiffe siedeln, die der Super-Flare des Asses rettet?
reading-ace-super-refuge-plays =
    Zusammen auf einem Planeten außerhalb des Systems der Begegnung, auf dem das Ass keine Kolonie hat.
reading-alchemist-super-opens-asks =
    Nur Angriffe mit fernen Werten liegen in der Ablage: Darf der Alchemist seine Kraft mit dem Super-Flare nutzen?
reading-alchemist-super-opens-plays = Ja: Der Flare macht die Kraft auch dann nutzbar.
reading-angler-wild-willing-asks = Muss jemand zugeben, dass er die Karte hat, die der wilde Flare des Anglers nennt?
reading-angler-wild-willing-plays = Nein: Es ist ein Gefallen, und alle anderen werden der Reihe nach gefragt.
reading-bride-wild-where-asks =
    Wo darf ein Angreifer siedeln, vor dem ein Verteidiger mit dem wilden Flare der Braut davonläuft?
reading-bride-wild-where-plays =
    Auf jedem seiner Heimatplaneten, auch ohne Kolonie dort, oder auf einem fremden Planeten ohne Schiffe.
reading-daredevil-wild-order-asks = Wann bewegt der wilde Flare des Draufgängers sein Schiff, und wann kostet er?
reading-daredevil-wild-order-plays =
    Das Schiff geht, bevor die anderen landen; die drei Schiffe gehen nach den Verlusten der Begegnung verloren.
reading-diplomat-super-promises-asks = Wer bekommt, was der Diplomat für Stimmen verspricht?
reading-diplomat-super-promises-plays =
    Nur wer für ihn gestimmt hat, nach allem anderen; jedes Versprechen gilt einem Spieler, und alle hören es.
reading-diplomat-wild-replaced-asks =
    Jemand verhandelt mit dem wilden Flare des Diplomaten an Stelle eines Hauptspielers: Wessen Verluste, wessen
    Erfolg?
reading-diplomat-wild-replaced-plays =
    Gewinn und Verlust hat, wer verhandelt; als Erfolg zählt das Abkommen für den Vertretenen.
reading-explorer-wild-when-asks = Wann wird der wilde Flare des Entdeckers gespielt?
reading-explorer-wild-when-plays =
    Wenn die Schiffe auf dem Tor stehen, beim Besiedeln schon, wenn es ausgerichtet ist. Seine Belohnungen kommen
    ganz am Ende, nach jedem Ausgang.
reading-joker-super-gone-asks =
    Der Super-Flare des Spötters hat eine Karte benannt und verlässt dann die Hand: Was gilt?
reading-joker-super-gone-plays = Sofort wieder der erste Angriff.
reading-greenhorn-super-system-asks = Mit welchen Schicksalskarten wirkt der Super-Flare des Grünschnabels?
reading-greenhorn-super-system-plays =
    Mit denen, die ein System nennen: nicht mit freier Wahl; eine Sonderkarte nennt das System dessen, den sie beim
    Aufdecken genannt hat.
reading-lizard-wild-kicker-asks = Erhöht der wilde Flare der Echse eine Überraschung x−1?
reading-lizard-wild-kicker-plays = Nein: Sie vervielfacht die Karten beider Seiten, also bleibt ihr Faktor.
reading-mesmer-super-stopped-asks =
    Der Super-Flare des Hypnotiseurs wird gestoppt: Ist die damit gespielte Karte verloren?
reading-mesmer-super-stopped-plays = Nein: Sie kommt zurück.
reading-pentaform-wild-gone-asks = Was wird aus dem Volk, das man für den wilden Flare der Pentaform aufgibt?
reading-pentaform-wild-gone-plays = Es verlässt das Spiel; das nicht genommene der beiden kann wieder gezogen werden.
reading-pirate-wild-order-asks = Ersetzt der wilde Flare des Piraten zuerst Karten oder Schiffe?
reading-pirate-wild-order-plays = Zuerst Karten, dann Schiffe.
reading-quartermaster-wild-asks = Für wie viele Empfänger ersetzt der wilde Flare des Quartiermeisters Karten?
reading-quartermaster-wild-plays = Für einen, und so viele Karten, wie dessen Belohnung hat.
reading-tourist-wild-look-asks = Darf der wilde Flare des Touristen verdeckte Begegnungskarten ansehen?
reading-tourist-wild-look-plays = Ja, vor dem Aufdecken; unter gleich aussehenden Karten wählt der Zufall.
reading-whirligig-wild-secret-asks =
    Wer erfährt, ob durch den wilden Flare des Wirblers Karten den Besitzer gewechselt haben?
reading-whirligig-wild-secret-plays = Nur die beiden; der Gegner wählt blind links oder rechts.
reading-usurper-wild-phase-asks = Beendet der wilde Flare des Usurpators die Allianzphase sofort?
reading-usurper-wild-phase-plays =
    Nein: Nur Planung und Aufdecken entfallen; gezählt wird nach Kraftfeld, Rächer und allen anderen, und ein
    Gleichstand geht an den Verteidiger.
reading-vote-after-alliances-asks =
    Eine Abstimmung oder der Super-Flare des Lasers entscheidet die Begegnung, sobald die Allianzen stehen: Endet
    die Allianzphase?
reading-vote-after-alliances-plays = Nein: Sie läuft zu Ende, bevor die Auflösung beginnt.
