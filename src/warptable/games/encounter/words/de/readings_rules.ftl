## Unsere Auslegungen der Regeln

reading-topic-goal = Sieg
reading-shared-by-one-resolution-asks =
    Wer gewinnt, wenn zwei Spieler in derselben Auflösung nacheinander fünf fremde Kolonien erreichen?
reading-shared-by-one-resolution-plays =
    Beide: Die Auflösung einer Begegnung ist ein Zeitpunkt, und das Spiel endet, wenn sie ganz vorbei ist; sonst
    gewinnt sofort, wer als Erster so weit ist.

reading-topic-timing = Reihenfolge und Zeitpunkt
reading-waiting-for-others-asks = Wie einigen sich Spieler auf eine Reihenfolge, wenn sich Effekte widersprechen?
reading-waiting-for-others-plays =
    Wer lieber wartet, passt und wird wieder gefragt, sobald jemand gehandelt hat; handelt niemand, ist der Moment
    vorbei.
reading-order-at-the-reveal-asks = In welcher Reihenfolge wirkt, was die aufgedeckten Karten betrifft?
reading-order-at-the-reveal-plays =
    Erst was eine Karte ändert, dann was ihren Wert ändert, dann was Summen ändert, jeweils in der üblichen
    Reihenfolge der Spieler; eine später geänderte Karte wird neu betrachtet.
reading-two-automatic-wins-asks = Wessen Sieg gilt, wenn Effekte beide Seiten siegen lassen?
reading-two-automatic-wins-plays =
    Der des Spielers, der in der Reihenfolge bei Streit zuerst kommt; nur die angekündigte Umkehr der Verlierer
    kommt noch danach.

reading-topic-drawing = Neue Hände und leere Stapel
reading-no-second-without-card-asks =
    Darf man eine zweite Begegnung ohne Begegnungskarte beginnen, nur um ein Schiff zurückzuholen oder einen
    Planeten zu besiedeln?
reading-no-second-without-card-plays =
    Nein: Ohne Begegnungskarte auf der Hand endet dein Zug nach der ersten Begegnung; so hat es der Autor
    beantwortet.
reading-nothing-left-to-draw-asks = Was geschieht in den Grundspielen, wenn Stapel und Ablagestapel leer sind?
reading-nothing-left-to-draw-plays =
    Es wird nicht mehr gezogen; braucht aber jemand eine Begegnungskarte und liegen alle auf anderen Händen, werden
    alle Hände neu gemischt wie bei einem kosmischen Beben, sonst ginge es nicht weiter.
reading-both-without-cards-asks =
    Keiner der Hauptspieler hat in der Planungsphase eine Begegnungskarte: Zieht der Verteidiger eine neue Hand?
reading-both-without-cards-plays =
    Nein: Der Zug des Angreifers endet, bevor der Verteidiger zieht, es sei denn, etwas bringt dem Angreifer noch
    rechtzeitig eine Karte.
reading-last-card-while-selecting-asks = Was, wenn jemand während der Kartenwahl seine letzte Begegnungskarte verliert?
reading-last-card-while-selecting-plays =
    Dasselbe wie vorher: Ein Verteidiger zieht eine neue Hand, und der Zug eines Angreifers endet, auch wenn die
    andere Karte schon offen liegt.
reading-refill-before-a-gift-asks =
    Ein Verteidiger verliert seine letzten Karten an die Seuche und bekommt dann eine geschenkt: Zieht er nach?
reading-refill-before-a-gift-plays =
    Einmal, sobald er Verteidiger wird, und noch einmal, wenn er dann beim Ausspielen keine Begegnungskarte hat;
    eine geschenkte Begegnungskarte genügt.
reading-played-before-a-new-hand-asks =
    Du beginnst deinen Zug ohne Begegnungskarte: Welche der Karten, die du abgibst, darfst du vorher spielen?
reading-played-before-a-new-hand-plays =
    Die, die dann an der Reihe sind. 2008 gehören Möbiusröhren und Seuche in die Phase Sammeln, die noch nicht
    begonnen hat; 2000 beginnt ein Zug mit dem ersten Schritt der Begegnung, also darf man beide spielen.

reading-topic-destiny = Schicksal und Sammeln
reading-special-fixed-asks =
    Wen nennt eine Sonderkarte des Schicksals, wenn sich Hände oder Warp nach dem Aufdecken ändern?
reading-special-fixed-plays =
    Wen sie in jenem Moment genannt hat: Weder ein inzwischen verlorenes Schiff noch eine für einen Zap ausgegebene
    Karte macht jemand anderen zum Verteidiger.
reading-special-names-the-offense-asks = Kann eine Sonderkarte des Schicksals den Angreifer selbst nennen?
reading-special-names-the-offense-plays =
    Ja, wenn sie am besten auf ihn passt: Dann gilt sie als seine eigene Farbe. Auf manchen späteren Karten soll
    „ein anderer als du“ stehen, daher die Hausregel.
reading-special-without-colony-asks = Was, wenn der von einer Sonderkarte Genannte inzwischen keine Kolonie mehr hat?
reading-special-without-colony-plays =
    Er ist trotzdem der Verteidiger, denn in jedem Heimatsystem gibt es einen Planeten, auf den man zielen kann.
reading-gate-ship-resettles-asks =
    Darf ein Schiff, das aus dem Warp direkt auf das Tor kam, einen leeren Heimatplaneten besiedeln?
reading-gate-ship-resettles-plays = Ja, wenn die eigene Farbe gezogen wird: Es ist eines der ein bis vier Schiffe.
reading-own-colour-aim-asks =
    Du deckst deine eigene Farbe auf, und mehrere Spieler haben Kolonien in deinem System: Wann steht fest, wer
    Verteidiger ist?
reading-own-colour-aim-plays =
    Wenn du zielst, nachdem die Schiffe gewählt sind; erst dann zieht ein Kolonist ohne Begegnungskarte eine neue
    Hand.
reading-own-planets-2000-asks = Darf man mit der eigenen Farbe einen leeren eigenen Planeten besiedeln?
reading-own-planets-2000-plays = Nein: Diese Ausgabe kennt das nicht; man deckt weiter auf, bis eine andere Farbe kommt.

reading-topic-planets = Planeten und heimkehrende Schiffe
reading-planets-laid-out-asks = Darf jeder seine Planeten anordnen, wie er mag?
reading-planets-laid-out-plays =
    Es würde nichts ändern, also wird niemand gefragt: Am Anfang sind alle Planeten eines Systems gleich, und wer
    später zwei Nachbarn braucht, sucht sich zwei aus.
reading-home-onto-the-target-asks =
    Dürfen Schiffe des Verteidigers, die mitten in der Begegnung heimkehren, auf dem angegriffenen Planeten landen?
reading-home-onto-the-target-plays =
    Ja, und sie zählen für die Verteidigung: Verboten ist nur, Schiffe dorthin zu ziehen, und wer Schiffe
    heimbringt, wählt unter allen seinen Kolonien.
reading-losses-off-the-target-asks = Dürfen Schiffe, die man verlieren muss, vom angegriffenen Planeten genommen werden?
reading-losses-off-the-target-plays =
    Ja, von dort wie von jeder anderen Kolonie; mit dem letzten ist die Kolonie verloren, und der Planet wird ohne
    Schiff verteidigt.
reading-empty-planets-2000-asks = Darf man zu zweit einen leeren Heimatplaneten des Gegners angreifen?
reading-empty-planets-2000-plays = Ja: in beiden Systemen jede Kolonie und jeden leeren Planeten des Gegners.

reading-topic-alliance = Allianzen
reading-both-sides-counted-asks =
    Ein Verbündeter steht auf beiden Seiten: Welche seiner Schiffe zählen für Belohnungen und anderes?
reading-both-sides-counted-plays =
    Die auf der jeweiligen Seite, nie beide Flotten zusammen; was „seine Seite“ betrifft, fragt nach der Seite.
reading-committed-ships-asks =
    Wie viele Schiffe hat ein Verbündeter eingesetzt, wenn vor dem Ausgang welche verloren oder bewegt wurden?
reading-committed-ships-plays =
    Die geschickten ohne die zurückgenommenen; ein unterwegs verlorenes war eingesetzt, und eines, das auf die
    andere Seite springt, zählt dort.
reading-end-of-both-alliances-asks = Ein Effekt schickt einen Verbündeten beider Seiten heim: von welcher?
reading-end-of-both-alliances-plays =
    Von beiden; gilt er nur Verbündeten des Siegers, gehen seine Schiffe auf der anderen Seite wie sonst verloren.
reading-invited-or-allowed-asks = Gilt jemand, der sich ohne Einladung verbünden darf, als eingeladen?
reading-invited-or-allowed-plays = Nein: Rächer, Reaktor und Yin-Yang fragen nach echten Einladungen.
reading-force-field-2000-asks = Bis wann darf man das Kraftfeld spielen?
reading-force-field-2000-plays =
    Von den Allianzen bis zum Aufdecken der Karten, gegen beliebige Verbündete beider Seiten.

reading-topic-reveal = Planung und Aufdecken
reading-neg-reinforcement-asks = Darf man Verstärkungen spielen, wenn eine Verhandlungskarte offen liegt?
reading-neg-reinforcement-plays =
    Nein: Sie zählen nur, wenn beide Karten Angriffe sind; sonst wird niemand danach gefragt.
reading-declared-results-asks =
    Ein Effekt entscheidet eine Begegnung ohne Karten (Hasserfüllter oder Verlierer, Wild): Gibt es Entschädigung
    oder eine Umkehr?
reading-declared-results-plays =
    Weder noch: Das Ergebnis steht einfach fest, also hat niemand mit einer Verhandlung verloren, und es gibt nichts
    umzukehren.

reading-topic-deals = Verhandlungen
reading-deal-minute-asks = Wie läuft die Minute für eine Verhandlung an einem Tisch ohne Sanduhr?
reading-deal-minute-plays =
    Jeder Hauptspieler darf drei Vorschläge machen, danach bleibt nur Annehmen oder Ablehnen; mit Uhr endet die
    Verhandlung auch, wenn die Zeit um ist.
reading-first-proposal-asks = Wer macht bei einer Verhandlung den ersten Vorschlag?
reading-first-proposal-plays = Der Angreifer; er darf das erste Wort einmal dem Verteidiger überlassen.
reading-named-cards-asks = Darf in einer Verhandlung eine bestimmte Karte genannt werden, obwohl die Hand geheim ist?
reading-named-cards-plays =
    Ja: Die genannte Karte sieht nur der Partner, denn ein Versprechen bindet und muss verstanden werden; auch nach
    einem Nein kennt er sie.
reading-random-cards-in-a-deal-asks = Wie viele nicht genannte Karten darf man in einer Verhandlung verlangen?
reading-random-cards-in-a-deal-plays = So viele, wie der Partner hat; sie werden zufällig genommen.
reading-random-before-named-asks = In einem Abkommen stehen genannte und zufällige Karten: Welche wechseln zuerst?
reading-random-before-named-plays =
    Die zufälligen, aus den Händen, wie sie waren; so wird kein Geschenk durch Zufall gleich zurückgenommen.
reading-promised-card-played-asks = Was, wenn eine im Abkommen versprochene Karte vorher noch gespielt wird?
reading-promised-card-played-plays =
    Sie wird nicht gegeben, und der Rest gilt; bleibt nichts, was den Besitzer wechselt, ist das Abkommen
    gescheitert.
reading-failed-deal-together-asks = Wer sagt zuerst, welche drei Schiffe ein gescheitertes Abkommen kostet?
reading-failed-deal-together-plays = Beide Hauptspieler wählen offen und gleichzeitig.

reading-topic-losses = Verluste und Gewinne
reading-power-goes-with-ships-asks =
    Mit Schiffen geht die dritte Heimatkolonie verloren: Rettet die Kraft ihres Besitzers sie noch, oder antwortet
    sie auf den Verlust?
reading-power-goes-with-ships-plays =
    Nein: Erst werden die Schiffe aufgenommen, und Kolonie und Kraft sind fort, bevor etwas aus ihnen werden kann:
    Sie werden nicht gerettet und lösen nichts aus.
reading-announced-stands-asks =
    Eine Kraft wurde genutzt und geht in derselben Begegnung verloren: Geschieht noch, was sie angekündigt hat?
reading-announced-stands-plays =
    Ja: Verloren sind weitere Nutzungen, nicht was schon genutzt ist. Für verteilte Marker wird gezahlt, ein Urteil
    wird vollstreckt.
reading-reward-mix-asks =
    Muss man sagen, wie viele Belohnungen Schiffe und wie viele Karten sind, bevor man die erste Karte sieht?
reading-reward-mix-plays = Ja, mit und ohne Belohnungsstapel: Alle legen die Mischung fest, und erst dann wird gezogen.

reading-topic-powers = Kräfte, Flares und Zaps
reading-card-zap-on-own-asks = Darf man einen Karten-Zap gegen die eigene Karte spielen?
reading-card-zap-on-own-plays = Nein: Das würde nur beide Karten verschwenden, also wird niemand gefragt.
reading-zaps-discarded-last-asks = Wann werden Zaps abgelegt, die einer Kraft galten?
reading-zaps-discarded-last-plays =
    Nach der ganzen Nutzung samt ihrer Wirkung; wer sie einsammelt, bekommt also am Ende alle.
reading-rider-zapped-asks =
    Ein Kosmischer Zap stoppt einen Super-Flare, der eine Nutzung erweitert: Fällt auch die Nutzung aus?
reading-rider-zapped-plays =
    Ja: Der Zap schaltet die Kraft ab, und der Flare kehrt ungezählt auf die Hand zurück. Ein gezappter Mensch siegt
    also auch mit seinem Super-Flare.
reading-stopped-flare-counts-asks = Zählt ein gestoppter Flare als der eine Flare seines Spielers in der Begegnung?
reading-stopped-flare-counts-plays =
    Ja, wenn ein Karten-Zap ihn abgeworfen hat; nein, wenn er auf die Hand zurückgekehrt ist.
reading-flare-comes-back-asks = Wann kehrt ein gespielter Flare auf die Hand zurück?
reading-flare-comes-back-plays =
    Gleich nach seiner Wirkung; erweitert er eine Nutzung, liegt er auf dem Tisch, bis sie vorbei ist, und kann so
    lange nicht genommen werden.
reading-recurring-uses-asks = Wie oft darf eine Kraft oder ein Flare in einer Begegnung auf etwas antworten?
reading-recurring-uses-plays = Auf ein Ereignis so oft, wie es eintritt; alles andere einmal in einer Begegnung.

reading-topic-variants = Varianten
reading-facedown-own-flare-asks =
    Darf man die wilde Seite des eigenen Flares spielen, solange das eigene Volk verdeckt liegt?
reading-facedown-own-flare-plays =
    Ja: Eine verdeckte Kraft hat keinen Super-Flare, also hat der Flare seine wilde Seite, bis du die Tafel
    aufdeckst.
reading-facedown-not-found-asks =
    Ein Effekt fragt, wer ein bestimmtes Volk spielt, und dessen Tafel liegt verdeckt: Wird es gefunden?
reading-facedown-not-found-plays = Nein: Ein verdecktes Volk ist unbekannt und verrät sich nicht.
reading-rotating-set-up-asks = Kann im Spiel mit wechselnden Kräften ein Volk mit Spielaufbau hereinkommen?
reading-rotating-set-up-plays =
    Nein: Sein Aufbau käme zu spät; es wird eine andere Tafel gezogen, wie es die Errata beim Reinkarnator sagen.
reading-rotating-empty-box-asks = Was, wenn für wechselnde Kräfte kein unbenutztes Volk mehr da ist?
reading-rotating-empty-box-plays =
    Die dabei abgelegten Tafeln kommen zurück in die Schachtel; so gibt es immer eine zu ziehen.
reading-turning-up-asks = In welchen Momenten wird man gefragt, ob man sein verdecktes Volk aufdeckt?
reading-turning-up-plays =
    Wo seine Kraft, sein Super-Flare, seine Art, Karten zu spielen, oder was es einfach gewährt, gerade etwas ändern
    könnte.
reading-facedown-set-up-asks = Liegt ein Volk mit Spielaufbau im Spiel mit verdeckten Kräften verdeckt?
reading-facedown-set-up-plays =
    Nein: Es wird aufgebaut wie immer, und seine Marker, Schiffe oder Karten verraten es; darum liegt seine Tafel
    von Anfang an offen.

reading-topic-campaign = Kampagne
reading-campaign-tie-by-cards-asks = Welche Handkarten entscheiden einen Gleichstand am Ende einer Kampagne?
reading-campaign-tie-by-cards-plays = Die auf der Hand, wenn das letzte Spiel endet.
reading-campaign-nobody-won-asks =
    Von wem an wird der nächste Startspieler gezählt, wenn das letzte Spiel niemand gewonnen hat?
reading-campaign-nobody-won-plays = Von dem, der es begonnen hat.
reading-campaign-aliens-asks = Welche Völker werden im nächsten Spiel einer Kampagne verteilt?
reading-campaign-aliens-plays =
    Alle Völker der Ausgabe oder die der gewählten Gruppe werden wieder zufällig verteilt; niemand sucht sich eines
    aus.
