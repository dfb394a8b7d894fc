### Die Technikkarten. `does` ist eine kurze Zeile für Marken und Menüs, `effect` der ganze Text, `rulings` hat eine
### Auslegung je Zeile. `du` ist, wem die Technik gehört.

tech-coldsleep-ship-does = Gründet ohne Begegnung eine Kolonie in einem anderen System.
tech-coldsleep-ship-effect = Zu Beginn einer beliebigen Begegnung darfst du diese Technik ablegen und eine Kolonie auf einem Planeten im System eines anderen Spielers gründen, auf dem du noch keine hast. Bis zu vier Schiffe von deinen anderen Kolonien landen dort.
tech-coldsleep-ship-rulings =
    Im Spiel mit vier Planeten gibt es diese Technik nicht.

tech-collapsium-hulls-does = Nach einer knappen Niederlage als Verteidiger bleibt ein Schiff auf dem Planeten.
tech-collapsium-hulls-effect = Verlierst du als Verteidiger um höchstens 5, darfst du eins deiner geschlagenen Schiffe auf dem Planeten behalten, neben allen, die dort landen. Dieses Schiff ist nicht verloren.
tech-collapsium-hulls-rulings =
    Einen Abstand gibt es nur, wenn beide Seiten eine Summe haben; eine Niederlage mit einer Verhandlung zählt nicht.

tech-cosmic-field-generator-does = Stoppt die Nutzung einer Kraft wie ein Kosmischer Zap.
tech-cosmic-field-generator-effect = Wird eine Kraft genutzt, auch deine eigene, darfst du diese Technik ablegen: Die Kraft wirkt nicht und ruht, bis die Begegnung endet.
tech-cosmic-field-generator-rulings =
    Sie gilt in jeder Hinsicht als Kosmischer Zap, auch gegen Super-Flares.
    Sie ist kein Artefakt: Ein Karten-Zap stoppt sie nicht, und die Geier sammeln sie nicht ein.
    Ein Technik-Störer kann sie stoppen.

tech-delta-scanners-does = Holt eine Karte deiner Wahl vom Ablagestapel.
tech-delta-scanners-effect = Zu Beginn einer beliebigen Begegnung darfst du diese Technik ablegen und eine beliebige Karte des Ablagestapels auf die Hand nehmen.
tech-delta-scanners-rulings =
    Der Stapel liegt offen: Alle sehen, welche Karte du nimmst.

tech-energy-cloak-does = Der Verteidiger darf niemanden einladen.
tech-energy-cloak-effect = Als Angreifer darfst du diese Technik ablegen, nachdem du das Tor gerichtet hast: Der Verteidiger darf in dieser Begegnung niemanden einladen.
tech-energy-cloak-rulings =
    Nur Einladungen werden verhindert: Wer sich ohne Einladung verbündet, etwa die Parasiten, darf dem Verteidiger weiterhin beistehen.

tech-enigma-device-does = Bringt jede Hand auf genau acht Karten.
tech-enigma-device-effect = Zu Beginn einer beliebigen Begegnung darfst du diese Technik ablegen. Zuerst darfst nur du beliebige deiner Karten abwerfen. Dann zieht jeder vom Stapel oder wirft zufällig ab, du zuerst und weiter im Uhrzeigersinn, bis die Hand genau acht Karten hat.

tech-genesis-bomb-does = Bringt einen weiteren Planeten in dein Heimatsystem.
tech-genesis-bomb-effect = Sie bleibt verdeckt, bis du sie nutzt. Zu Beginn einer beliebigen Begegnung darfst du sie mit mindestens vier Schiffen darauf aufdecken und ablegen: Der Genesis-Planet kommt in dein Heimatsystem. Beliebig viele der Schiffe, die daran geforscht haben, dürfen ihn sofort besiedeln; die anderen kehren auf deine Kolonien zurück.
tech-genesis-bomb-rulings =
    Der Genesis-Planet ist für dich ein Heimatplanet und für alle anderen ein fremder Planet.
    Sie aufzudecken ist nicht dein einer Schritt im Labor in dieser Phase Sammeln.

tech-gluon-mines-does = Schickt als Verteidiger gegnerische Schiffe vor dem Aufdecken in den Warp.
tech-gluon-mines-effect = Sie bleiben verdeckt, bis du sie nutzt. Als Verteidiger darfst du sie aufdecken und ablegen, wenn die Begegnungskarten gewählt, aber noch nicht aufgedeckt sind: Für jedes Schiff, das daran geforscht hat, geht ein gegnerisches Schiff deiner Wahl in den Warp. Bleibt kein gegnerisches Schiff übrig, gewinnst du die Begegnung; sonst geht sie weiter.
tech-gluon-mines-rulings =
    Du darfst Schiffe des Angreifers und seiner Verbündeten treffen.
    Wer alle Schiffe verliert, war trotzdem Verbündeter.

tech-infinity-drive-does = Gibt dir sofort eine eigene Begegnung.
tech-infinity-drive-effect = Am Ende einer beliebigen Begegnung, auch einer eigenen, darfst du diese Technik ablegen und sofort eine Begegnung als Angreifer haben. Danach geht es dort weiter, wo unterbrochen wurde.
tech-infinity-drive-rulings =
    Du brauchst eine Begegnungskarte auf der Hand.

tech-lunar-cannon-does = Gibt deiner Seite 10 dazu an den Planeten neben der Kanone.
tech-lunar-cannon-effect = Wenn du sie vollendest, kommt die Mondkanone zwischen zwei Planeten deines Heimatsystems. In einer Begegnung an einem Planeten neben ihr darfst du als Hauptspieler oder Verbündeter nach dem Aufdecken 10 zur Summe deiner Seite zählen. Immer wenn die Schicksalskarte „Freie Wahl“ gezogen wird, darfst du die Kanone an eine beliebige andere Stelle zwischen zwei Planeten irgendeines Systems versetzen.
tech-lunar-cannon-rulings =
    Nachbarn sind Planeten in der Reihenfolge ihrer Nummern; der letzte und der erste sind keine.
    Die Kanone verschwindet mit der Technik oder mit einem Planeten neben ihr.

tech-omega-missile-does = Zerstört einen Planeten.
tech-omega-missile-effect = Zu Beginn einer beliebigen Begegnung darfst du diese Technik ablegen und einen Planeten eines beliebigen Systems wählen: Er ist aus dem Spiel, und alle Schiffe darauf gehen in den Warp.
tech-omega-missile-rulings =
    Heimatkolonien und fremde Kolonien dort sind verloren, und die Kräfte werden sofort geprüft.
    Im Spiel mit vier Planeten gibt es diese Technik nicht.

tech-plasma-thrusters-does = Du darfst ein Schiff mehr schicken als üblich.
tech-plasma-thrusters-effect = Als Angreifer oder Verbündeter darfst du in jede Begegnung ein Schiff mehr schicken als üblich, normalerweise fünf. Als Verteidiger darfst du in der Phase Start ein Schiff von einer anderen deiner Kolonien auf den Zielplaneten ziehen.

tech-precursor-seed-does = Gibt dir eine zweite Kraft.
tech-precursor-seed-effect = Wenn du sie vollendest, ziehst du zufällig ein unbenutztes Volk, und noch einmal, wenn es einen Aufbautext hat oder in diesem Spiel nicht erlaubt ist. Solange die Technik im Spiel ist, hast du diese Kraft neben deiner eigenen.
tech-precursor-seed-rulings =
    Die zweite Kraft behält ihre Rolle, ihre Phasen und ihre Pflicht: Was Pflicht ist, bleibt Pflicht.
    Du verlierst sie und bekommst sie zurück zusammen mit deiner eigenen.
    Im Spiel mit vier Planeten gibt es diese Technik nicht.

tech-the-prometheus-does = Gibt dir ein Schiff, das 4 zählt.
tech-the-prometheus-effect = Wenn du sie vollendest, kommt die Prometheus auf eine deiner Kolonien. Solange die Technik im Spiel ist, ist sie in jeder Hinsicht eins deiner Schiffe, zählt in einer Begegnung aber 3 mehr für die Summe deiner Seite: insgesamt 4.
tech-the-prometheus-rulings =
    Sie ist ein Schiff mehr, als du hattest. Du kannst sie schicken, an den Warp verlieren und zurückholen wie jedes andere.
    Verlässt die Technik das Spiel, verschwindet auch die Prometheus.

tech-the-qax-does = Zwingt einen Spieler, den du einlädst, zu dir.
tech-the-qax-effect = Lädst du als Hauptspieler jemanden ein, darfst du ihm diese Technik geben: Er muss deiner Seite mit vier Schiffen beitreten, mit weniger nur, wenn er keine vier hat, und muss dafür keine Kolonie aufgeben. Die Technik gehört nun ihm, und er darf sie auf dieselbe Weise weitergeben, auch an dich zurück.
tech-the-qax-rulings =
    Sie ist schon vollendet: Ihr neuer Besitzer darf sie in späteren Begegnungen nutzen.
    Grenzen für das Schicken gelten weiter: Ein Makron schickt ein Schiff.

tech-quark-battery-does = Speichert eine Begegnungskarte, die deine aufgedeckte ersetzen kann.
tech-quark-battery-effect = Wenn du sie vollendest, legst du eine Begegnungskarte aus der Hand verdeckt unter sie. Diese Karte gehört nicht zur Hand; andere dürfen sie weder ansehen noch nehmen. In einer späteren Phase Aufdecken darfst du als Hauptspieler die Technik ablegen: Deine aufgedeckte Karte wird abgelegt, und die gespeicherte tritt an ihre Stelle.

tech-tech-scrambler-does = Hebt eine andere Technik auf.
tech-tech-scrambler-effect = Er bleibt verdeckt, bis du ihn nutzt. Jederzeit darfst du ihn aufdecken und ablegen, um eine andere Technik aufzuheben, deren Forschungszahl nicht größer ist als die Zahl der Schiffe, die am Technik-Störer geforscht haben. Die aufgehobene Technik wird abgelegt.
tech-tech-scrambler-rulings =
    Du darfst ihn nutzen, wenn eine Technik genutzt wird, und zu Beginn einer Begegnung gegen eine bleibende Technik im Spiel.
    Eine Technik mit Forschungszahl X zählt so viel, wie Schiffe auf ihr stehen.

tech-vacuum-turbines-does = Zieht vier Karten, von denen du beliebige behältst.
tech-vacuum-turbines-effect = Zu Beginn einer beliebigen Begegnung darfst du diese Technik ablegen, vier Karten vom Stapel ziehen, beliebige davon behalten und die anderen abwerfen.

tech-warpspace-key-does = Holt alle deine Schiffe aus dem Warp.
tech-warpspace-key-effect = In der Phase Sammeln einer eigenen Begegnung darfst du diese Technik ablegen und alle deine Schiffe aus dem Warp auf deine Kolonien zurückholen.

tech-xenon-lasers-does = Ändert die Summe deiner Seite um 1 nach oben oder unten.
tech-xenon-lasers-effect = Sobald die Karten offen liegen, darfst du als Hauptspieler oder Verbündeter die Summe deiner Seite um 1 erhöhen oder senken.

## Wörter der Variante Technik

tip-to-tech = Im Katalog ansehen
tip-term-tech-name = Technik
tip-term-tech = Eine Karte, die verdeckt vor ihrem Besitzer liegt und nicht zur Hand gehört. Schiffe forschen daran; ist sie vollendet, darf sie genutzt werden. Manche werden dann abgelegt, andere bleiben bis zum Ende des Spiels.
tip-term-laboratory-name = Labor
tip-term-laboratory = Die Techniken vor einem Spieler. Zu Beginn jeder Phase Sammeln darf jeder dort einen Schritt tun: an einer Technik forschen, eine vollenden oder passen. Der Angreifer beginnt, dann geht es im Uhrzeigersinn weiter.
tip-term-research-name = Forschen
tip-term-research = Ein Schiff zieht von einer beliebigen eigenen Kolonie auf eine verdeckte Technik. Zurücknehmen kann man es erst, wenn die Technik vollendet oder aufgegeben ist. Es gilt als im Heimatsystem und nimmt nicht an Begegnungen teil.
tip-term-research-number-name = Forschungszahl
tip-term-research-number = So viele Schiffe müssen auf einer Technik stehen, um sie zu vollenden. X: beliebig viele, mindestens eins.
tip-term-complete-name = Vollenden
tip-term-complete = Die Technik wird aufgedeckt. Stehen genug Schiffe darauf, bleibt sie im Spiel und darf von nun an genutzt werden. Die Schiffe kehren auf Kolonien ihres Besitzers zurück.
tip-term-abandon-name = Eine Technik aufgeben
tip-term-abandon = Eine Technik, die mit zu wenigen Schiffen aufgedeckt wird, wird abgelegt. Ihre Schiffe kehren auf Kolonien ihres Besitzers zurück; ohne Kolonie gehen sie in den Warp.
tip-term-facedown-tech-name = Verdeckt bis zur Nutzung
tip-term-facedown-tech = Genesis-Bombe, Gluonenminen und Technik-Störer werden nicht offen vollendet: Sie werden aufgedeckt, wenn man sie nutzt. Das ist kein Schritt im Labor.
tip-term-new-tech-name = Neue Technik
tip-term-new-tech = Wer eine zweite Begegnung haben dürfte, darf stattdessen eine neue Technik nehmen: eine mehr ziehen, als man fremde Kolonien hat, eine verdeckt behalten und die anderen ablegen.
tip-term-tech-deck-name = Techniken
tip-term-tech-deck = Die Technikkarten, die noch da sind. Gibt es keine mehr, werden die abgelegten gemischt. Im Spiel mit vier Planeten fehlen Techniken, die acht oder mehr Schiffe brauchen.

tech-kind-one-shot = Wird bei der Nutzung abgelegt
tech-kind-lasting = Bleibend
tech-kind-passed-on = Wird bei der Nutzung weitergegeben
tech-kind-facedown = Verdeckt bis zur Nutzung

## Der Katalog der Techniken

catalogue-kinds = Kataloge
catalogue-kind-aliens = Völker
catalogue-kind-techs = Techniken
techs-title = Techniken
techs-count = { $all } Techniken; angezeigt:
techs-search = Name oder Wirkung
techs-kind = Art
techs-cost = Schiffe
techs-cost-few = 1 bis 3
techs-cost-some = 4 bis 6
techs-cost-many = 7 bis 9
techs-cost-x = X
techs-phase = Phase
techs-role = Rolle
techs-sort-name = Name
techs-sort-cost = Schiffe
techs-ships = { $n ->
    [X] Beliebig viele Schiffe
   *[other] { $n } Schiffe
}
techs-measured = Siegquoten derer, die eine Technik beim Aufbau behalten haben: { $by }
techs-rate = zuerst behalten: { $rate } Siege ({ $games })
techs-about = Karten der Variante Technik der Ausgabe von 2008. Es gibt jede einmal.
techs-legend = Die Zahl in der Ecke einer Karte sagt, wie viele Schiffe sie vollenden.
techs-rules = Die Regeln für Technik
techs-none = Keine Technik passt. Versuch es mit weniger Wörtern oder Filtern.

## Das Labor am Tisch

lab-title = Dein Labor
lab-empty = Keine Technik.
lab-with-warp = { $state }, davon { $n } im Warp
lab-on-sheet = { $tech } (auf der Tafel)
lab-told = { $tech } ({ $state })
lab-question = Labor: ein Schritt?
lab-ships = { $n } von { $needed ->
    [one] { $needed } Schiff
   *[other] { $needed } Schiffen
}{ $ready ->
    [yes] : bereit
   *[no] {""}
}
lab-ships-any = { $n ->
    [0] noch kein Schiff
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
lab-done-one-shot = vollendet, einmal nutzbar
lab-done-lasting = vollendet, bleibend
lab-done-passed-on = vollendet, wird weitergegeben
lab-done-facedown = aufgedeckt
lab-research = { $needed ->
    [X] ein Schiff mehr: { $after }
   *[other] ein Schiff mehr: { $after } von { $needed }
}
lab-complete = { $ships ->
    [one] ihr Schiff kehrt heim
   *[other] ihre { $ships } Schiffe kehren heim
}
lab-abandon = { $ships ->
    [0] sie wird abgelegt
   *[other] zu wenige Schiffe: abgelegt
}
board-tech-facedown = { $n ->
    [0] verdeckte Technik ohne Schiffe
    [one] verdeckte Technik mit einem Schiff
   *[other] verdeckte Technik mit { $n } Schiffen
}
board-tech-open = vollendet
board-tech-spent = nicht mehr im Spiel
board-tech-card = darunter liegt eine Karte
controls-techs = Techniken
controls-need-tech = Wähle eine Technik
controls-do-keep-tech = { $what } behalten
controls-do-research-last = Mit dem letzten Schiff von { $what } forschen: Das gibt die Kolonie auf
lab-first-complete = { $tech } vollenden
lab-first-research = { $tech } erforschen
lab-first-abandon = { $tech } aufgeben
lab-step-complete = Vollenden
lab-step-research = Weiter forschen
lab-step-abandon = Aufgeben
controls-show-techs = Techniken zeigen
