## Unsere Auslegungen

reading-topic-timing = Reihenfolge und Zeitpunkt
reading-waiting-for-others-asks = Wie einigen sich Spieler auf eine Reihenfolge, wenn sich Effekte widersprechen?
reading-waiting-for-others-plays =
    Wer lieber wartet, passt und wird wieder gefragt, sobald jemand gehandelt hat; handelt niemand, ist der Moment
    vorbei.

reading-topic-deals = Verhandlungen
reading-deal-minute-asks = Wie läuft die Minute für eine Verhandlung an einem Tisch ohne Sanduhr?
reading-deal-minute-plays =
    Jeder Hauptspieler darf drei Vorschläge machen, danach bleibt nur Annehmen oder Ablehnen; mit Uhr endet die
    Verhandlung auch, wenn die Zeit um ist.
reading-named-cards-asks = Darf in einer Verhandlung eine bestimmte Karte genannt werden, obwohl die Hand geheim ist?
reading-named-cards-plays =
    Ja: Die genannte Karte sieht nur der Partner, denn ein Versprechen bindet und muss verstanden werden; auch nach
    einem Nein kennt er sie.

reading-topic-reveal = Das Aufdecken
reading-neg-reinforcement-asks = Darf man Verstärkungen spielen, wenn eine Verhandlungskarte offen liegt?
reading-neg-reinforcement-plays =
    Nein: Sie zählen nur, wenn beide Karten Angriffe sind; sonst wird niemand danach gefragt.
