### Das Labor: Tabellen im Terminal, Diagramme und der Bericht.

## Wörter aller Messungen

lab-percent = { $number } %
lab-interval = { $low }–{ $high } %
lab-interval-name = Intervall (95 %)
lab-games = { $number ->
    [one] { $number } Spiel
   *[other] { $number } Spiele
}
lab-took = { $games } in { $seconds } s
lab-speed = { $games } Spiele/s, { $decisions } Entscheidungen/s
lab-length = Länge in Begegnungen: Median { $median }, 99 % der Spiele haben höchstens { $most }, { $share } weniger als { $limit }.
lab-shared = Gemeinsame Siege: { $share } der Spiele.
lab-broken = Spiel { $game } brach ab (Startzahl { $seed }): { $error }
lab-stopped-early = Angehalten: das ist, was bis dahin gespielt wurde.
lab-written = Geschrieben nach { $place }
lab-go-on = Weiter geht es mit demselben Befehl und --resume.
lab-worker-died-kept = ein Arbeitsprozess wurde beendet oder hatte zu wenig Speicher; { $played } von { $total } Spielen sind gespielt und liegen in { $place }: weiter geht es mit demselben Befehl und --resume
lab-worker-died-lost = ein Arbeitsprozess wurde beendet oder hatte zu wenig Speicher, nach { $played } von { $total } Spielen; mit --out ORDNER bleiben die Spiele erhalten, und --resume macht weiter
lab-digest = Prüfsumme { $digest }

## tournament

lab-deals = { $deals ->
    [one] { $deals } Kartenverteilung, reihum besetzt
   *[other] { $deals } Kartenverteilungen, jede in allen Sitzordnungen
}
lab-bot = Bot
lab-seats = Plätze
lab-wins = Siege
lab-rate = Siegquote
lab-rating = Wertung
lab-cost = ms/Antwort
lab-cost-most = 99 %
lab-plot-bots = Siegquote je Platz, mit 95-%-Intervallen
lab-plot-ratings = Wertung

## balance

lab-alien = Volk
lab-tech = Technik
lab-par = Mittelwert: was ein durchschnittliches Volk gewinnt
lab-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
lab-games-name = Spiele
lab-par-name = Mittel
lab-verdict-strong = stark
lab-verdict-fair = ausgewogen
lab-verdict-weak = schwach
lab-guest = { $alien } ist { $verdict ->
    [strong] stark
    [weak] schwach
   *[fair] ausgewogen
}: { $rate } gewonnen, { $games } (95-%-Intervall { $interval }); der Mittelwert an diesen Tischen ist { $par }.
lab-guest-unsure = Das Intervall ist breit. Lass mehr Spiele spielen, bevor du eine Zahl änderst.
lab-guest-use = { $use }: { $times }-mal je Spiel genutzt, davon { $share } verhindert
lab-no-pictures = Keine Bilder: dafür fehlt matplotlib (pip install 'warptable[sim]').
lab-published = Veröffentlicht: die Seiten der Völker zeigen jetzt diese Quoten.
lab-plot-aliens = Siegquote jedes Volks, mit 95-%-Intervallen um den Mittelwert
lab-plot-deviations = Standardabweichungen
lab-plot-encounters = Begegnungen

## Der Bericht

lab-report-title = Wie stark sind die Völker?
lab-report-players = { $counts } Spieler
lab-report-bots = Bots: { $bots }
lab-report-best = Gewinnt am häufigsten
lab-report-worst = Gewinnt am seltensten
lab-report-shared-tile = Gemeinsame Siege
lab-report-of-games = aller Spiele
lab-report-length-tile = Begegnungen im Spiel
lab-report-length-more = Median; 99 % haben höchstens { $most }
lab-report-rates = Siegquoten
lab-report-rates-text = Der Punkt ist der Anteil der Spiele, die ein Volk gewonnen hat, die Linie durch ihn das 95-%-Intervall, die senkrechte Linie der Mittelwert. Stark oder schwach ist ein Volk nur, wenn sein ganzes Intervall auf einer Seite des Mittelwerts liegt; alle anderen sind ausgewogen, soweit diese Spiele das sagen können.
lab-report-shared = geteilt
lab-report-shared-text = „Geteilt“ ist der Anteil der Spiele, die es gemeinsam mit anderen gewann.
lab-report-bar = { $alien }: { $rate } (95-%-Intervall { $interval }), { $games }
lab-report-pairs = Wer gewinnt neben wem
lab-report-pairs-text = Jede Zeile ist ein Volk, jede Spalte ein anderes am selben Tisch. Farbe zeigt, wo das Volk der Zeile häufiger oder seltener gewann als sonst, in Standardabweichungen: volle Farbe sind drei. Ein blasses Feld ist Zufall.
lab-report-more = gewinnt häufiger als sonst
lab-report-less = gewinnt seltener als sonst
lab-report-cell = { $alien } mit { $other } am Tisch: { $wins } Siege, { $games }
lab-report-chance = { $far } von { $pairs } Paaren liegen mehr als zwei Standardabweichungen neben dem Üblichen; der Zufall allein ergäbe etwa { $chance }.
lab-report-partners = Partner
lab-report-partners-text = Die Paare, die am häufigsten gemeinsam gewannen. Paare, die sich selten trafen, gelten als durchschnittlich.
lab-report-together = { $wins ->
    [one] einmal
   *[other] { $wins }-mal
} gemeinsam, { $games }
lab-report-lengths = Wie lange Spiele dauern
lab-report-length = Begegnungen im Spiel, { $players } Spieler
lab-report-length-line = Median { $median } Begegnungen, 99 % höchstens { $most }
lab-report-bin = { $low } bis { $high } Begegnungen: { $games }
lab-report-longer = mehr als { $most } Begegnungen: { $games }
lab-report-flares = Flares
lab-report-flares-text = Wie oft ein Flare gespielt wird, wenn er im Stapel ist, und mit welcher Seite.
lab-report-wild = wilde Seite
lab-report-super = Super-Seite
lab-report-powers = Kräfte
lab-report-powers-text = Wie oft eine Kraft in einem Spiel genutzt wird, das ihr Volk begonnen hat, und wie viele der Nutzungen ein Zap verhindert. Kräfte, die einfach gelten, sind keine Nutzungen und fehlen hier.
lab-report-cards = Artefakte
lab-report-cards-text = Wie oft jedes in einem Spiel gespielt und wie oft es verhindert wird.
lab-report-what = Was
lab-report-per-game = je Spiel
lab-report-stood = hat gewirkt
lab-report-stopped = verhindert
lab-report-use = { $games }; genutzt: { $used }, verhindert: { $stopped }
lab-report-method = Wie gemessen wurde
lab-report-method-text = Programme haben ganze Spiele nach den gedruckten Regeln gespielt, von festen Startzahlen aus. Ein Spiel zählt für das Volk, mit dem ein Platz begonnen hat; ein gemeinsamer Sieg zählt für alle, die gewonnen haben. Die Intervalle sind Wilson-Intervalle: würde man dasselbe Experiment oft wiederholen, enthielten 95 von 100 solcher Intervalle die wahre Quote. Bei fünfzig Völkern verfehlen sie also zwei oder drei.
lab-report-bots-text = Die Quoten sind die dieser Bots. Menschen feilschen, drohen und lernen; ein Volk, das vom Reden lebt, kann an einem echten Tisch besser sein.
lab-report-command = Dieselben Spiele noch einmal:

## Der Bericht: das Spiel für zwei

lab-report-length-tile-duel = Schicksalskarten im Spiel
lab-report-length-duel = Schicksalskarten im Spiel
lab-report-length-line-duel = Median { $median } Schicksalskarten, 99 % höchstens { $most }
lab-report-bin-duel = { $low } bis { $high } Schicksalskarten: { $games }
lab-report-longer-duel = mehr als { $most } Schicksalskarten: { $games }
lab-report-method-text-duel = Programme haben ganze Spiele nach den Regeln gespielt, von festen Startzahlen aus. Alle Paare von Völkern treffen sich gleich oft, und jede Verteilung wird zweimal gespielt, beim zweiten Mal mit vertauschten Völkern. Die Intervalle sind Wilson-Intervalle: würde man dasselbe Experiment oft wiederholen, enthielten 95 von 100 solcher Intervalle die wahre Quote. Bei 27 Völkern verfehlen sie also ein oder zwei.
lab-report-bots-text-duel = Die Quoten sind die dieser Bots. Menschen durchschauen einander und lernen; ein Volk, das vom Bluff lebt, kann an einem echten Tisch besser sein.
lab-report-duel-flagged = Was auffällt
lab-report-duel-flags = Auffällig: { $names }. Ein Volk ist es, wenn sein ganzes Intervall außerhalb von { $low } bis { $high } liegt, eine Hälfte einer Taktik, wenn sie in weniger als { $rare } aller Fälle gewählt wird.
lab-report-duel-no-flags = Nichts: kein Volk liegt mit seinem ganzen Intervall außerhalb von { $low } bis { $high }, und keine Hälfte einer Taktik wird in weniger als { $rare } aller Fälle gewählt.
lab-report-duel-matrix = Volk gegen Volk
lab-report-duel-matrix-text = Jede Zeile ist ein Volk, jede Spalte sein Gegner. Farbe zeigt, ob das Volk der Zeile mehr oder weniger als die Hälfte dieser Spiele gewinnt; voll ist sie bei { $full }. Zwei Völker treffen sich selten, darum werden ihre Spiele gegen das abgewogen, was die Quoten beider versprechen.
lab-report-duel-over = gewinnt mehr als die Hälfte
lab-report-duel-under = gewinnt weniger als die Hälfte
lab-report-duel-cell = { $alien } gegen { $other }: etwa { $rate } ({ $wins } Siege, { $games })
lab-report-duel-envoys = Botschafter
lab-report-duel-envoys-text = Wie oft gewann, wer den Botschafter mindestens einmal aufgedeckt als Verbündeten hatte. Wer vorne liegt, gewinnt leichter Verbündete; so viel ist der Botschafter also nicht allein wert.
lab-report-duel-envoy = Botschafter
lab-report-duel-halves = Taktiken
lab-report-duel-halves-text = Der Anteil jeder Hälfte an allen gezeigten Taktiken.
lab-report-duel-half = { $half } von { $tactic }
lab-report-duel-usual = wird öfter gewählt
lab-report-duel-rare = unter { $rare }
lab-report-duel-share = Anteil
lab-report-duel-ways = Wege zum Sieg
lab-report-duel-way = Entschieden durch
lab-report-duel-way-planets = Planeten
lab-report-duel-way-supply = einen leeren Vorrat
lab-report-duel-way-limit = die Grenze der Schicksalskarten
lab-report-duel-way-observers = zwei leere Vorräte (wer zusieht, gewinnt)
lab-report-duel-way-none = niemanden, der gewinnt
lab-report-duel-totals = In einem Spiel
lab-report-duel-duels = Duelle
lab-report-duel-contests = Wettstreite
lab-report-duel-restarts = Neustarts
lab-report-duel-step6 = Duelle, die die letzten Schiffe gewannen
lab-report-duel-mean = Mittel
lab-report-duel-most = 99 % höchstens
lab-report-duel-powers = Fähigkeiten
lab-report-duel-powers-text = Wie oft eine Fähigkeit in einem Spiel mit ihrem Volk genutzt wird. Fähigkeiten, die einfach gelten, sind keine Nutzungen und fehlen hier.
lab-report-duel-cards = Karten
lab-report-duel-cards-text = Wie oft Schicksalskarten, Preise und Verstärkungen in einem Spiel vorkommen und wie oft ein Preis verhindert wird.

## Kampagnen

lab-campaigns = { $number ->
    [one] { $number } Kampagne
   *[other] { $number } Kampagnen
}
lab-campaign-length = Spiele je Kampagne: im Mittel { $mean } ({ $each }).
lab-campaign-of = { $games } Spiele: { $number }-mal
lab-campaign-ties = Gleichstand am Ende: { $number }-mal, gemeinsam gewonnen: { $shared }-mal.
lab-campaign-starter = Wer beginnt, gewinnt { $share } der Spiele.
lab-seat = Platz
lab-campaigns-won = Kampagnen gewonnen
lab-games-won = Spiele gewonnen
lab-began = Spiele begonnen
lab-points = Punkte
lab-points-each = Punkte je Spiel

## Measured strength on the pages of the table

measured-strong = Stark.
measured-fair = Ausgewogen.
measured-weak = Schwach.
measured-rate = { $rate } gewonnen, { $games } (95-%-Intervall { $low } bis { $high } %). Ein durchschnittliches Volk gewinnt an diesen Tischen { $par }.
measured-par = fairer Anteil { $par }
measured-tile = { $games }, 95-%-Intervall { $low } bis { $high } %, fairer Anteil { $par }
measured-bar = Balken auf einer Achse von 0 bis { $end }: { $rate } gewonnen, 95-%-Intervall { $low } bis { $high } %, fairer Anteil { $par }, { $games }.
measured-legend = Der Balken zeigt den Anteil gewonnener Spiele, die feine Linie das 95-%-Intervall. Grundlage: { $games }.
measured-by = { $games } zwischen Bots ({ $bots }), { $counts } Spieler, Warptable { $version }, { DATETIME($date, dateStyle: "long") }.
