### Kosmische Herrschaft: die Belohnungskarten und die Spezialschiffe. `does` ist eine kurze Zeile für Menüs, `effect`
### der ganze Text, `rulings` hat eine Auslegung je Zeile, `own` sagt, was an einer Karte von uns ist. `du` ist, wer die
### Karte spielt. Karten, die sich nur durch ihre Zahlen unterscheiden, teilen sich die Texte ihrer Art.

reward-attack-does = Angriff { $value }; er zählt { $hazard }, sobald eine Gefahrenwarnung gezogen wurde.
reward-attack-effect = Ein Angriff, der { $value } zählt. Wurde in der Begegnung eine Gefahrenwarnung gezogen, zählt er { $hazard }, sobald er aufgedeckt ist.
reward-attack-rulings =
    Die Änderung kommt vor allen anderen Wirkungen und endet mit der Begegnung.
    Auf der Hand gilt er als Angriff { $value }.

reward-negotiate-epic-oratory-does = Der Angreifer hört zu, oder du bekommst zwei Karten Entschädigung mehr.
reward-negotiate-epic-oratory-effect = Gegen einen Angriff: Nach dem Aufdecken muss dein Gegner wählen. Zuhören: Der Angriff wird zur einfachen Verhandlung, und ihr verhandelt über ein Abkommen. Ablehnen: Die Begegnung geht weiter, und du nimmst zwei Karten Entschädigung mehr, als dir zustehen, auch wenn dir keine zustehen. Gegen eine Verhandlung: Jeder von euch darf zwei weitere Vorschläge machen, und ein Abkommen bringt dir eine Belohnung.
reward-negotiate-epic-oratory-rulings =
    Der Gegner wählt, nachdem Karten sich selbst verändert haben, und nach Überraschungskarten.
    Die zwei Karten kommen dazu, nachdem eine Überraschungskarte die Entschädigung vervielfacht hat.
reward-negotiate-epic-oratory-own = Bekannt ist nur der Name. Die Wirkung haben wir selbst entworfen.

reward-negotiate-faulty-translator-does = Mildert ein geplatztes Abkommen; Entschädigung aus einer beliebigen Hand.
reward-negotiate-faulty-translator-effect = Gegen eine Verhandlung: Platzt das Abkommen, verliert ihr beide zwei Schiffe statt drei. Gegen einen Angriff: Du darfst deine ganze Entschädigung aus der Hand eines beliebigen anderen Spielers nehmen statt von deinem Gegner, zufällig wie immer.
reward-negotiate-faulty-translator-rulings =
    Du nennst die Hand, bevor die erste Karte genommen wird.
reward-negotiate-faulty-translator-own = Die Wirkung auf ein geplatztes Abkommen steht in der Spielregel. Die Wirkung gegen einen Angriff haben wir selbst entworfen.

reward-negotiate-right-of-refusal-does = Ein geplatztes Abkommen kostet dich nichts; Entschädigung ist einmal tauschbar.
reward-negotiate-right-of-refusal-effect = Gegen eine Verhandlung: Platzt das Abkommen, verlierst du keine Schiffe; dein Gegner verliert so viele wie immer. Gegen einen Angriff: Hast du deine Entschädigung genommen, darfst du einmal beliebige dieser Karten zurückgeben und ebenso viele andere zufällig nehmen.
reward-negotiate-right-of-refusal-rulings =
    Ein Riss, den du zurückgibst, explodiert nicht.
reward-negotiate-right-of-refusal-own = Bekannt ist nur der Name. Die Wirkung haben wir selbst entworfen.

reward-negotiate-self-defense-does = Für jedes Schiff, das du an einen Angriff verlierst, verliert dein Gegner eins.
reward-negotiate-self-defense-effect = Gegen einen Angriff: Du verlierst und nimmst Entschädigung wie immer, und für jedes deiner eigenen Schiffe, das in den Warp kommt, verliert auch dein Gegner ein eigenes Schiff in der Begegnung; eins davon behält er immer. Gegen alles andere ist es eine einfache Verhandlung.
reward-negotiate-self-defense-rulings =
    Die Schiffe gehen verloren, bevor der Sieger landet: Die Kolonie wird mit dem Rest gegründet.
    Verbündete des Siegers verlieren dadurch nichts.
reward-negotiate-self-defense-own = Bekannt ist nur der Name. Die Wirkung haben wir selbst entworfen.

reward-morph-does = Wird zu einer Kopie der anderen Begegnungskarte.
reward-morph-effect = Wird beim Aufdecken zu einer genauen Kopie der gedruckten Begegnungskarte deines Gegners; spätere Änderungen jener Karte werden nicht kopiert. Zweimal Gleichziehen: Beide Seiten verlieren, und alle Schiffe der Begegnung kommen in den Warp.

reward-retreat-does = Du verlierst gegen einen Angriff, aber kein Schiff.
reward-retreat-effect = Gegen einen Angriff: Du verlierst die Begegnung, doch kein Schiff deiner Seite geht verloren. Gegen alles andere wird der Rückzug zur einfachen Verhandlung, und ihr verhandelt über ein Abkommen.
reward-retreat-rulings =
    Als Angreifer bringst du mit deinen Verbündeten alle Schiffe zurück auf Kolonien. Als Verteidiger bleiben deine Schiffe neben den Siegern auf dem Planeten; deine Verbündeten kehren heim.
    Er bringt keine Entschädigung.

reward-intimidate-does = Jeder darf sie vor der Planung verdeckt legen: Angriff { $value } oder Verhandlung.
reward-intimidate-effect = In den Phasen Sammeln, Schicksal, Start oder Allianz darfst du sie verdeckt auf den Tisch legen. Als Hauptspieler spielst du sie in der Planung, statt eine Karte zu wählen. Als Verbündeter bietest du sie an: Der Hauptspieler deiner Seite darf sie ungesehen statt der eigenen Karte spielen. Gegen einen Angriff aufgedeckt ist sie ein Angriff { $value }, gegen alles andere eine einfache Verhandlung.
reward-intimidate-rulings =
    Höchstens eine je Spieler in einer Begegnung.
    Auf dem Tisch ist sie keine Karte deiner Hand. Wird sie nicht gespielt, kommt sie ungesehen zu dir zurück.
    Ein Verbündeter darf sie anpreisen, wahr oder unwahr, aber nicht zeigen.

reward-rift-1-does = Gründet irgendwo eine Kolonie. Wer ihn aus einer Hand nimmt, gibt eine auf.
reward-rift-1-effect = Zu Beginn einer beliebigen Begegnung gespielt: Du gründest mit ein bis vier Schiffen von deinen anderen Kolonien eine Kolonie auf einem beliebigen Planeten eines beliebigen Systems, auf dem du keine hast. Er explodiert, wenn er aus einer Hand genommen wird: Wer ihn nahm, gibt eine fremde Kolonie auf oder, wenn er keine hat, eine Heimatkolonie. Ihre Schiffe kehren auf andere Kolonien zurück.
reward-rift-1-rulings =
    Niemand auf jenem Planeten wird gestört.
reward-rift-1-own = Bekannt ist, dass er eine Kolonie bringt oder kostet. Planet, Schiffe und welche Kolonie verloren geht, haben wir selbst entworfen.

reward-rift-2-does = Bringt zwei Karten. Wer ihn aus einer Hand nimmt, wirft zwei ab.
reward-rift-2-effect = Zu Beginn einer beliebigen Begegnung gespielt: Du ziehst zwei Karten vom kosmischen Stapel. Er explodiert, wenn er aus einer Hand genommen wird: Er wird abgelegt, und wer ihn nahm, wirft zwei Karten eigener Wahl ab.
reward-rift-2-own = Bekannt ist, dass er Karten bringt oder kostet. Den Stapel und wer die verlorenen Karten wählt, haben wir selbst entworfen.

reward-rift-3-does = Befreit bis zu drei Schiffe. Wer ihn aus einer Hand nimmt, verliert drei.
reward-rift-3-effect = Zu Beginn einer beliebigen Begegnung gespielt: Du befreist bis zu drei Schiffe beliebiger Spieler aus dem Warp auf Kolonien ihrer Besitzer. Er explodiert, wenn er aus einer Hand genommen wird: Wer ihn nahm, verliert drei Schiffe eigener Wahl an den Warp.

reward-kicker-m1-reverse-polarity-does = Kehrt alle Angriffskarten um: Hohe verlieren.
reward-kicker-m1-reverse-polarity-effect = Multipliziert die Angriffskarten beider Seiten mit −1. Entschädigung und die Verluste eines geplatzten Abkommens vervielfacht sie nie.

reward-kicker-1-self-destruct-does = Beide Seiten verlieren sofort.
reward-kicker-1-self-destruct-effect = Wird sie aufgedeckt, verlieren beide Seiten die Begegnung sofort. Alle Schiffe der Begegnung kommen in den Warp, und niemand bekommt Entschädigung.

reward-kicker-2-duplicity-does = Verdoppelt deinen Angriff; die Schiffe deiner Verbündeten kommen in den Warp.
reward-kicker-2-duplicity-effect = Multipliziert mit 2, wie Überraschungskarten es tun. Außerdem kommen am Ende der Begegnung die Schiffe deiner eigenen Verbündeten in den Warp, statt zu landen oder heimzukehren.
reward-kicker-2-duplicity-rulings =
    Sie trifft auch die Verbündeten eines Verteidigers.

reward-kicker-2-team-spirit-does = Verdoppelt deinen Angriff und sorgt für deine Verbündeten.
reward-kicker-2-team-spirit-effect = Multipliziert mit 2, wie Überraschungskarten es tun. Außerdem bekommt jeder deiner Verbündeten eine Belohnung mehr als sonst, wenn deine Seite siegt; verliert sie, darf jeder deiner Verbündeten ein eigenes Schiff aus der Begegnung auf eine Kolonie zurückbringen.
reward-kicker-2-team-spirit-own = Bekannt ist, dass es eine zweite Überraschung x2 gibt. Den Namen und die Zusatzwirkung haben wir selbst entworfen.

reward-kicker-4-overload-does = Zählt deinen Angriff viermal; ein Sieg kostet dich eigene Schiffe.
reward-kicker-4-overload-effect = Multipliziert deine Angriffskarte mit 4; für Entschädigung und für ein geplatztes Abkommen gilt sie nur als x2. Gewinnst du die Begegnung, kommen alle deine eigenen Schiffe darin bis auf eins in den Warp: Als Angreifer landet eins, als Verteidiger bleibt eins. Deine Verbündeten sind nicht betroffen.
reward-kicker-4-overload-own = Bekannt ist, dass es eine Überraschung x4 gibt. Den Namen und die Zusatzwirkung haben wir selbst entworfen.

reward-reinforcement-4-does = Gibt einer beliebigen Seite 4.
reward-reinforcement-4-effect = Nach dem Aufdecken gibst du als Hauptspieler oder Verbündeter der Summe einer beliebigen Seite 4.

reward-reinforcement-x-does = Gibt 1 für jedes deiner Schiffe im Warp, höchstens 8.
reward-reinforcement-x-effect = Nach dem Aufdecken gibst du als Hauptspieler oder Verbündeter der Summe einer beliebigen Seite X. X ist die Zahl deiner eigenen Schiffe im Warp, wenn du sie spielst, höchstens 8.
reward-reinforcement-x-own = Bekannt ist nur der Name. Was X bedeutet, haben wir selbst entworfen.

play-omni-zap-at-use-announced = Omni-Zap als Kosmischer Zap
play-omni-zap-at-card-played = Omni-Zap als Karten-Zap
play-omni-zap-at-reinforced = Omni-Zap gegen die Verstärkung
play-omni-zap-at-free = Omni-Zap als Schiff-Zap
play-omni-zap-at-encounter-start = Omni-Zap: eine neue Hand für jemanden
play-omni-zap-at-destiny-drawn = Omni-Zap gegen die Schicksalskarte
play-omni-zap-at-revealed-card = Omni-Zap gegen eine offene Karte
reward-omni-zap-does = Wirkt wie ein beliebiger Zap oder hebt eine Karte auf; er kostet Schiffe.
reward-omni-zap-effect = Er wirkt wie ein Zap, den du nennst (Kosmischer Zap, Karten-Zap, Schiff-Zap oder Hand-Zap), oder er hebt eine Karte auf, die eben gespielt oder aufgedeckt wurde, und legt sie ab. Danach bezahlst du: Eins deiner Schiffe verlässt das Spiel, oder drei deiner Schiffe kommen in den Warp.
reward-omni-zap-rulings =
    Hand-Zap: Zu Beginn einer beliebigen Begegnung wirft ein Spieler deiner Wahl, auch du selbst, die Hand ab und zieht acht neue Karten.
    Was nicht fehlen darf, etwa eine Schicksalskarte oder eine Begegnungskarte, wird neu gezogen oder gewählt.

reward-rebirth-does = Ein Spieler bringt beliebig viele Schiffe heim ins eigene System.
reward-rebirth-effect = Wähle zu Beginn einer beliebigen Begegnung einen Spieler, auch dich selbst. Er darf beliebig viele eigene Schiffe von eigenen Kolonien auf beliebige Planeten seines Heimatsystems bringen, auch auf Planeten ohne eigene Kolonie.
reward-rebirth-rulings =
    Schiffe im Warp können nicht bewegt werden.
    Eine Kolonie, die das letzte Schiff verlässt, ist aufgegeben.

reward-ship-zap-does = Schickt ein beliebiges Schiff in den Warp, wo es auch ist.
reward-ship-zap-effect = Jederzeit schickst du ein beliebiges Schiff in den Warp: von einer Kolonie, aus dem Tor oder von einer Tafel, sogar ein gefangenes oder eins, das nicht mehr im Spiel ist.
reward-ship-zap-rulings =
    War es das letzte Schiff des Angreifers, macht der Angreifer ohne Schiffe weiter.

reward-solar-wind-does = Vertauscht, was Verbündete beider Seiten gewinnen: Landung gegen Belohnungen.
reward-solar-wind-effect = Nach dem Aufdecken: In dieser Begegnung sind die Gewinne der Verbündeten vertauscht. Verbündete eines siegreichen Verteidigers landen auf dem Planeten und bekommen keine Belohnungen; Verbündete eines siegreichen Angreifers bekommen eine Belohnung für jedes ihrer Schiffe und landen nicht. Ein zweiter Sonnenwind macht es rückgängig.
reward-solar-wind-rulings =
    Schiffe von Verbündeten, die nicht landen, kehren auf Kolonien zurück.

reward-victory-boon-does = Ein siegreicher Verteidiger bekommt für jedes seiner Schiffe eine Belohnung.
reward-victory-boon-effect = Hat der Verteidiger gesiegt, bekommt er eine Belohnung für jedes seiner eigenen Schiffe in der Begegnung.

## Die Spezialschiffe

ship-flagship-does = Gibt deiner Seite 3, wenn es in der Begegnung ist.
ship-flagship-effect = Ist dein Flaggschiff in der Begegnung, darfst du als Hauptspieler oder Verbündeter der Summe deiner Seite nach dem Aufdecken 3 geben.
ship-flagship-action-name = Hyperraumantrieb
ship-flagship-action = Jederzeit darfst du den Marker umdrehen und das Flaggschiff auf eine deiner Kolonien bringen, auf eine deiner Techniken, an der geforscht wird, oder in eine Begegnung, an der du teilnimmst. Die Grenze von vier Schiffen gilt dabei nicht.
ship-salvage-vessel-does = Bringt zwei Belohnungskarten oder eine Technik, wenn seine Seite siegt.
ship-salvage-vessel-effect = Siegt deine Seite in einer Begegnung, an der dein Bergungsschiff teilnahm, darfst du zwei Belohnungskarten nehmen oder zwei Techniken ziehen und eine behalten (wenn es im Spiel Techniken gibt), zusätzlich zu allem anderen, was du gewinnst.
ship-salvage-vessel-action-name = Traktorstrahl
ship-salvage-vessel-action = Jederzeit darfst du den Marker umdrehen und eine Karte deiner Wahl vom Ablagestapel auf die Hand nehmen.
ship-salvage-vessel-rulings =
    Nur der Ablagestapel des kosmischen Stapels ist erreichbar.
    Ohne Belohnungsstapel bringt es zwei Belohnungen: jede ein Schiff aus dem Warp oder eine kosmische Karte.
ship-both-rulings =
    Welches Schiff den Marker trägt, wird beim Aufbau gewählt; alle sehen es. Solange es im Warp oder gefangen ist, bewirkt es nichts.
    Ein umgedrehter Marker ist wieder bereit, wenn das Schiff aus dem Warp kommt oder nach einem eigenen Zug ohne zweite Begegnung.
    Wird das Schiff gefangen oder verlässt es das Spiel, darf der Marker auf ein beliebiges anderes Schiff von dir, wenn du in deiner Phase Sammeln ein Schiff aus dem Warp befreist.

## Arten von Karten, auch die, die der kosmische Stapel nicht hat

kind-attack = Angriff
kind-negotiate = Verhandlung
kind-morph = Gleichziehen
kind-retreat = Rückzug
kind-intimidate = Einschüchterung
kind-rift = Riss
kind-kicker = Überraschung
kind-reinforcement = Verstärkung
kind-artifact = Artefakt
kind-flare = Flare
kind-destiny = Schicksal
kind-tech = Technik

## Wörter des Belohnungsstapels

tip-to-reward = Zum Katalog
tip-term-reward-card-name = Belohnungskarte
tip-term-reward-card = Eine Karte des zweiten Stapels. Alle sehen ihre Rückseite und wissen so, wie viele Belohnungskarten du hast. Du bekommst sie als Belohnung statt kosmischer Karten. Belohnungskarten haben einen eigenen Ablagestapel.
tip-term-reward-deck-name = Belohnungsstapel
tip-term-reward-deck = Wer eine Belohnung bekommt, darf ein Schiff aus dem Warp, eine kosmische Karte oder eine Belohnungskarte nehmen. Ist der Stapel leer, wird sein Ablagestapel gemischt.
tip-term-kicker-name = Überraschung
tip-term-kicker = In der Planung darf ein Hauptspieler eine verdeckt legen, bevor die Begegnungskarten gewählt werden. Mit ihnen aufgedeckt vervielfacht sie den eigenen Angriff, die Entschädigung für die eigene Verhandlung oder die Verluste des Gegners bei einem geplatzten Abkommen.
tip-term-retreat-name = Rückzug
tip-term-retreat = Eine Begegnungskarte. Gegen einen Angriff verliert, wer sie spielt, aber ohne ein Schiff zu verlieren. Gegen alles andere ist sie eine Verhandlung.
tip-term-intimidate-name = Einschüchterung
tip-term-intimidate = Wird vor der Planung verdeckt gelegt. Ein Hauptspieler spielt sie, statt eine Karte zu wählen; ein Verbündeter bietet sie dem Hauptspieler an, der sie ungesehen nehmen darf. Gegen einen Angriff ist sie ein Angriff, sonst eine Verhandlung.
tip-term-rift-name = Riss
tip-term-rift = Zu Beginn einer beliebigen Begegnung gespielt bringt er etwas. Er explodiert, wenn er aus einer Hand genommen wird: Wer ihn nahm, verliert, was darauf steht. Wird er gegeben, etwa in einem Abkommen, explodiert er nicht.
tip-term-hazard-name = Gefahrenwarnung
tip-term-hazard = Eine Schicksalskarte jeder Farbe trägt ein Dreieck. Sobald eine gezogen wurde, gilt die Warnung bis zum Ende der Begegnung: Bei Angriffen mit zwei Werten gilt der im Dreieck.
tip-term-cosmic-quake-name = Kosmisches Beben
tip-term-cosmic-quake = Muss eine kosmische Karte gezogen werden und sind Stapel und Ablagestapel leer, bebt der Kosmos: Alle Hände werden abgeworfen, die Karten gemischt, und alle bekommen acht neue.
tip-term-special-ship-name = Spezialschiff
tip-term-special-ship = Eins deiner Schiffe, das einen Marker trägt. Es zählt wie jedes andere Schiff und kann mehr. Seine Spezialaktion dreht den Marker um, bis er wieder bereit ist.

## Der Katalog der Belohnungskarten

catalogue-kind-rewards = Belohnungskarten
rewards-title = Belohnungskarten
rewards-count = { $all } Arten von Karten; angezeigt:
rewards-search = Name oder Wirkung
rewards-kind = Art
rewards-phase = Phase
rewards-role = Rolle
rewards-sort-kind = Art
rewards-sort-name = Name
rewards-copies = { $n ->
    [one] einmal im Stapel
   *[other] { $n }-mal im Stapel
}
rewards-in-planning = In der Planung gewählt
rewards-about = Der zweite Stapel von Kosmische Herrschaft, 32 Karten. Belohnungen dürfen davon gezogen werden; die Rückseiten sehen alle, die Vorderseiten nur, wer die Karten hat.
rewards-legend = Eine umgeknickte braune Ecke zeigt eine Karte dieses Stapels.
rewards-rules = Die Regeln des Belohnungsstapels
rewards-own = eigener Entwurf
rewards-own-line = Karten mit „eigener Entwurf“: Der gedruckte Text war nicht zu finden, darum haben wir einen gemacht. Jede sagt, was bekannt ist.
rewards-none = Keine Karte passt. Versuch es mit weniger Wörtern oder Filtern.
rewards-ships = Spezialschiffe
rewards-ships-about = Eine Variante von Kosmische Herrschaft: Jeder Spieler hat ein Schiff, das einen Marker trägt und mehr kann als andere.
rewards-ship-action = { $name }: { $text }
list-rewards = { $number } Arten von Belohnungskarten. `warptable rewards NAME` zeigt eine.
list-reward = Karte
list-kind = Art
list-copies = Anzahl
sheet-copies = Im Stapel
sheet-own = Eigener Entwurf
sheet-action = Spezialaktion

## Belohnungskarten am Tisch

board-hand-backs = { $cosmic } kosmische, { $rewards ->
    [one] 1 Belohnungskarte
   *[other] { $rewards } Belohnungskarten
}
board-intimidates = schüchtert ein
board-destiny-hazard = Schicksal: { $card }, mit Gefahrenwarnung
controls-backs-cosmic = kosmische
controls-backs-reward = { $n ->
    [one] Belohnungskarte
   *[other] Belohnungskarten
}
controls-backs-seen = andere sehen nur die Rückseiten
controls-rewards = Belohnungskarten
stages-kicker = Überraschung: { $card }
stages-part-kicker = Überraschung
stages-part-warned = Karte, Gefahr
stages-hazard = Gefahrenwarnung: Der Wert im Dreieck gilt
stages-keep-ships = { $n ->
    [one] das Schiff bleibt auf { $planet }
   *[other] die { $n } Schiffe bleiben auf { $planet }
}
stages-save-ships = { $n ->
    [one] das Schiff kehrt heim
   *[other] die { $n } Schiffe kehren heim
}
stages-lose-duplicity = { $n ->
    [one] ein Schiff in den Warp (Doppelspiel)
   *[other] { $n } Schiffe in den Warp (Doppelspiel)
}
stages-lose-struck = { $n ->
    [one] ein Schiff in den Warp (Selbstverteidigung)
   *[other] { $n } Schiffe in den Warp (Selbstverteidigung)
}
stages-lose-overload = alle eigenen Schiffe bis auf eins in den Warp (Überlastung)
stages-gain-spirit = eine Belohnung mehr (Teamgeist)
stages-save-spirit = darf ein Schiff retten (Teamgeist)
controls-search = Name oder Art einer Karte
controls-search-none = Keine Karte passt.
text-reward-card = { $card } (Belohnungskarte)
stages-ask-rewards = Belohnungskarten, nach Zufall
talk-agreed = { $n } von { $all } sind einverstanden
talk-give = Deine Karten für { ACC($who) }
talk-ask = Karten von { DAT($who) }, nach Zufall
talk-colony = Eine Kolonie für { ACC($who) }
controls-do-talk = Das vorschlagen
controls-need-part = Wähle, was du vorschlägst
context-why-turned-gains = Die Gewinne der Verbündeten sind vertauscht: Du bekommst Belohnungen, statt zu landen, und deine Schiffe kehren heim.
context-why-retreated = Deine Seite hat sich zurückgezogen: Deine Schiffe kehren heim.
controls-not-encounter-rewards = Gelegt werden nur Begegnungskarten: Angriff, Verhandlung, Gleichziehen, Rückzug. Einschüchterungen und Überraschungen legt man vorher.
