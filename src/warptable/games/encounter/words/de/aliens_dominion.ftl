### Die Völker von Kosmische Herrschaft, soweit sie im Spiel sind. `du` ist, wer das Volk spielt. In `rulings` steht in jeder
### Zeile eine Auslegung.

alien-ace-power-name = Triumph
alien-ace-does = Du siegst zu Beginn deines Zuges, wenn du eine einzige fremde Kolonie hast.
alien-ace-power = Zu Beginn deines Zuges als Angreifer musst du diese Kraft nutzen, wenn du eine fremde Kolonie hast: Du gewinnst das Spiel. Alle anderen Spieler dürfen als Angreifer auch auf eine fremde Kolonie von dir zielen, wenn das Schicksal dein Heimatsystem nennt oder das System, in dem sie liegt; dort bist du der Verteidiger. Auch auf die übliche Weise kannst du gewinnen.
alien-ace-wild = Sind die Begegnungskarten aufgedeckt und stehen alle anderen Spieler gegen dich, siegst du als Hauptspieler in der Begegnung. Dann geht dieser Flare an den, der das Ass spielt, oder wird abgelegt.
alien-ace-super = Verlierst du als Verteidiger, bring alle geschlagenen Schiffe zusammen auf einen Planeten in einem anderen System, wo sie eine Kolonie gründen. Dann leg diesen Flare ab.
alien-ace-rulings =
    Hält dich ein Zap auf, gewinnst du in diesem Zug nicht; der nächste ist eine neue Gelegenheit.
    Mit weniger als drei Heimatkolonien ist deine Kraft wie sonst verloren, obwohl du mit einem Planeten weniger beginnst.
alien-ace-setup = Wähl einen deiner Heimatplaneten und nimm ihn aus dem Spiel; die Schiffe darauf gehen in den Warp.

alien-alchemist-power-name = Transmutation
alien-alchemist-does = Für ein Schiff tauschst du eine Karte gegen eine ähnliche, die abgelegt wurde.
alien-alchemist-power = Einmal in jeder Begegnung darfst du diese Kraft nutzen, in jeder Rolle: Verlier eines deiner Schiffe an den Warp, wirf eine Handkarte ab und nimm eine andere Karte derselben Art von einem der Ablagestapel. Für einen Angriff darfst du nur einen nehmen, dessen Wert um höchstens vier abweicht.
alien-alchemist-wild = Wirf eine Handkarte ab, die keine Begegnungskarte ist, und nimm eine andere Karte derselben Art von einem der Ablagestapel.
alien-alchemist-super = Tauschst du mit deiner Kraft einen Angriff ein, darfst du einen Angriff mit beliebigem Wert nehmen.
alien-alchemist-rulings =
    Das wird dir zu Beginn einer Begegnung angeboten, vor der Kartenwahl, wenn das Ergebnis feststeht und am Ende.
    Arten sind Angriff, Verhandlung, Gleichziehen, Verstärkung, Flare und Artefakt, mit Belohnungskarten auch Rückzug, Überraschung, Riss und Einschüchterung. Die abgeworfene Karte selbst kannst du nicht nehmen.
    Auch die abgelegten Belohnungskarten zählen. Ein Angriff mit zwei Werten gilt mit dem ersten.
    Wird deine Kraft gezappt, bleibt dein Schiff, wo es ist, und du behältst deine Karte.

alien-angler-power-name = Angeln
alien-angler-does = Du fragst die Gegenseite nach einer Karte und ziehst eine, wenn sie nicht da ist.
alien-angler-power = Als Hauptspieler darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Nenn eine Karte und frag deinen Gegner oder einen seiner Verbündeten danach. Hat er sie, bekommst du sie; sonst ziehst du eine Karte vom Stapel. Ziehst du genau die genannte Karte, zeig sie, und du darfst diese Kraft in dieser Begegnung noch einmal nutzen.
alien-angler-wild = Nenn eine Karte. Der erste andere Spieler, der sie hat und hergeben will, gibt sie dir und bekommt diesen Flare. Will niemand, behältst du den Flare und nimmst eine zufällige Karte aus der Hand eines beliebigen anderen Spielers.
alien-angler-super = Auch als Verbündeter darfst du deine Kraft nutzen.
alien-angler-rulings =
    Der Name muss auf eine einzige Karte passen: ein Angriff mit seinem Wert, ein Flare mit seinem Volk.
    Wen du mit deiner Kraft fragst, der muss die Wahrheit sagen, und alle hören die Antwort.

alien-aristocrat-power-name = Vorrecht
alien-aristocrat-does = Du suchst dir deine erste Hand aus und ziehst Flares, die sonst niemand hat.
alien-aristocrat-power = Als Hauptspieler darfst du diese Kraft einmal in einer Begegnung nutzen, bevor Begegnungskarten gewählt werden: Zieh einen Flare, der nicht im Spiel ist. Hast du dann zwei oder mehr Flares, die zu keinem Volk am Tisch passen, nimm einen davon aus dem Spiel.
alien-aristocrat-wild = Sieh zu Beginn einer Begegnung den Stapel durch und nimm eine Karte auf die Hand; dann werden Stapel und Ablagestapel zusammen gemischt. Dann geht dieser Flare an den, der die Aristokraten spielt, oder wird abgelegt.
alien-aristocrat-super = Nutzt du als Hauptspieler deine Kraft in der Planungsphase, darfst du diesen Flare ablegen und dafür drei Flares statt einem ziehen oder dir unter allen Flares, die nicht im Spiel sind, einen aussuchen.
alien-aristocrat-rulings =
    Flares von Völkern am Tisch werden nie aus dem Spiel genommen.
    Was aus dem Spiel kommt, wird gezeigt und kehrt nie zurück.
alien-aristocrat-setup = Bevor Hände ausgeteilt werden, sieh den Stapel durch und nimm acht beliebige Karten außer dem Flare der Aristokraten als erste Hand; dann wird der Stapel gemischt.

alien-bride-power-name = Heirat
alien-bride-does = Du heiratest einen Gegner, tauschst Karten und nimmst bei der Scheidung die halbe Hand.
alien-bride-power = Als Hauptspieler ohne Ehepartner darfst du diese Kraft nutzen, bevor Verbündete eingeladen werden: Dein Gegner ist jetzt dein Ehepartner und legt ein Schiff seiner Wahl auf deine Tafel. Einmal je Begegnung darfst du, solange du verheiratet bist, diese Kraft nutzen, um mit deinem Ehepartner eine Karte zu tauschen, wenn ihr beide einverstanden seid. Ihr braucht keine Einladung, um euch miteinander zu verbünden, und dürft einander eure Hände zeigen. Jederzeit darfst du dich scheiden lassen: Nimm deinem Ehepartner zufällig die halbe Hand, abgerundet; du kannst ihn nicht wieder heiraten.
alien-bride-wild = Lauf als Verteidiger davon, nachdem der Angreifer gestartet ist: Er zieht seine Schiffe vom Tor auf einen seiner Heimatplaneten oder auf einen fremden Planeten ohne Schiffe, und sein Zug ist zu Ende.
alien-bride-super = Heirate als Hauptspieler ohne Ehepartner einen Gegner wieder, von dem du geschieden bist. Eine zweite Abfindung von ihm gibt es nicht.
alien-bride-part-marry = heiraten
alien-bride-part-swap-card = eine Karte tauschen
alien-bride-rulings =
    Das Schiff auf deiner Tafel ist nicht gefangen und zählt nicht als verloren. Es bleibt nach einer Scheidung dort liegen.
    Jeder von euch wählt seine Karte für den Tausch selbst, ohne die andere zu sehen.
    Eine Scheidung ist keine Nutzung deiner Kraft und kann deshalb nicht gestört werden.
    Verlierst du deine Kraft, endet die Ehe ohne Karten.

alien-daredevil-power-name = Wagnis
alien-daredevil-does = Ein knapper Sieg bringt deiner ganzen Seite Belohnungen; du kannst ihn knapp machen.
alien-daredevil-power = Als Hauptspieler oder Verbündeter darfst du diese Kraft einmal nutzen, wenn die Begegnungskarten aufgedeckt sind: Wirf einen Angriff von 1 bis 8 ab und zieh seinen Wert von der Summe deiner eigenen Seite ab. Immer wenn deine Seite mit höchstens vier Vorsprung siegt, bekommt jeder Spieler deiner Seite zusätzlich für jedes eigene Schiff in der Begegnung eine Belohnung.
alien-daredevil-wild = Sind die Begegnungskarten gewählt und noch nicht aufgedeckt, gilt für dich als Hauptspieler oder Verbündeten: Siegt deine Seite mit höchstens vier Vorsprung, darf eines deiner Schiffe in der Begegnung eine Kolonie auf einem beliebigen Planeten im Heimatsystem des gegnerischen Hauptspielers gründen. In jedem anderen Fall verlierst du drei Schiffe deiner Wahl an den Warp.
alien-daredevil-super = Bist du Hauptspieler, genügt für die Belohnungen deiner Kraft ein Sieg mit höchstens sechs Vorsprung.
alien-daredevil-rulings =
    Ein Sieg ohne Vergleich der Summen ist nie knapp, welche Karten auch lagen.
    Ein Gleichstand, der an den Verteidiger geht, ist ein Sieg mit null Vorsprung: Er zählt.
    Die Belohnungen sind keine Nutzung deiner Kraft: Niemand kann sie zappen.

alien-diplomat-power-name = Diplomatie
alien-diplomat-does = Aus Kämpfen machst du Abkommen zu dritt.
alien-diplomat-power = Bist du kein Hauptspieler und wird ein Angriff aufgedeckt, darfst du diese Kraft nutzen und eine Verhandlung aus deiner Hand spielen: Alle aufgedeckten Angriffe werden zu Verhandlungen. Du und beide Hauptspieler versucht, ein Abkommen zu dritt zu schließen. Ohne die Zustimmung aller drei scheitert es, und jeder von euch verliert die fälligen Schiffe.
alien-diplomat-wild = Versuchen andere, ein Abkommen zu schließen, und bist du kein Hauptspieler, spiel eine Verhandlung aus deiner Hand und verhandle an Stelle eines der beiden. Gewinn und Verlust sind deine; ein Abkommen gilt als Erfolg des Spielers, den du vertrittst.
alien-diplomat-super = Als Hauptspieler darfst du wenn die Allianzen stehen, alle Spieler über den Sieger abstimmen lassen, statt Begegnungskarten zu spielen; bei Gleichstand siegt der Verteidiger. Für eine Stimme darfst du eine Karte oder eine Kolonie versprechen, fällig, wenn du siegst.
alien-diplomat-rulings =
    Die gespielte Verhandlung liegt offen und wird mit den Begegnungskarten abgelegt.
    Verbündete kehren heim wie vor jedem Abkommen, auch deine eigenen Schiffe.
    Die Wirkungen aller drei Verhandlungen gelten; für alles, was Abkommen betrifft, ist jeder von euch der Gegner der beiden anderen.
    Bei einem Abkommen zu dritt gewinnt jeder höchstens eine Kolonie; für den Angreifer ist es ein Erfolg.

alien-doppelganger-power-name = Heimsuchung
alien-doppelganger-does = Du spielst Begegnungskarten, die ein anderer Spieler dir leihen muss.
alien-doppelganger-power = Als Hauptspieler musst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Wirf alle Begegnungskarten deiner Hand ab und suche einen Spieler außer deinem Gegner heim; er leiht dir zwei Begegnungskarten verschiedener Art, darunter seinen höchsten Angriff. Hast du bei der Kartenwahl weniger als zwei Begegnungskarten, ziehst du, bis du zwei hast, und wirfst das Übrige ab. Nach dem Aufdecken gibst du die geliehene Karte zurück, die du nicht gespielt hast. Du ziehst nie eine neue Hand, beendest nie den Zug und verlierst nie, weil dir eine Begegnungskarte fehlt.
alien-doppelganger-wild = Stehen die Allianzen und bist du kein Hauptspieler, leg deine Hand beiseite und übernimm die Hand eines Spielers mit einer Kolonie in deinem Heimatsystem; ist es der Angreifer, zieht er eine neue Hand. Am Ende der Begegnung gibst du ihm, was du dann auf der Hand hast, und nimmst deine eigenen Karten zurück.
alien-doppelganger-super = Nutzt du deine Kraft, darfst du dir auch von einem beliebigen Spieler außer deinem Gegner zwei Karten geben lassen, die keine Begegnungskarten sind. Du behältst sie.
alien-doppelganger-rulings =
    Was er sonst leiht, wählt der Heimgesuchte. Mit Begegnungskarten nur einer Art leiht er eine Karte, ohne Begegnungskarten keine.
    Die geliehene Karte, die du spielst, wird wie üblich abgeworfen.
    Du wirfst deine Begegnungskarten erst in der Planungsphase ab: Vorher können sie anderem dienen.
    Wild: Karten, die inzwischen die Hand verlassen haben, bleiben fort. Der Flare kommt auf die übernommene Hand zurück und geht mit ihr.

alien-engineer-power-name = Technik
alien-engineer-does = Verlierst du, bekommst du eine Technik, und deine Schiffe im Warp helfen beim Erforschen.
alien-engineer-power = Als Hauptspieler, der eine Begegnung verloren hat oder mit dem kein Abkommen zustande kam, darfst du diese Kraft nutzen, auch wo sonst niemand mit Technik spielt: Zieh zwei Techniken, leg eine davon verdeckt auf diese Tafel und wirf die andere ab; eine, die dort liegt, wird ersetzt. Du erforschst sie wie üblich, und deine Schiffe im Warp zählen dafür mit. Ist sie vollendet, verlässt sie die Tafel; die Schiffe im Warp bleiben dort, doch was die Technik mit ihren Forschungsschiffen tut, darf auch diese betreffen.
alien-engineer-wild = Zieh einmal in einer beliebigen Begegnung Karten vom Stapel, bis ein Artefakt kommt. Behalte es und wirf die übrigen ab; ist der Stapel vorher leer, nimm ein Artefakt vom Ablagestapel. Dann geht dieser Flare an den, der die Ingenieure spielt, oder wird abgeworfen.
alien-engineer-super = Nutzt du deine Kraft, darfst du, statt zwei Techniken zu ziehen, im Technikstapel eine Karte deiner Wahl suchen. Dann wird er gemischt.
alien-engineer-rulings =
    Du darfst beide Techniken abwerfen.
    Wird die Technik auf deiner Tafel ersetzt oder verlässt dich die Tafel, kehren die Schiffe darauf auf beliebige deiner Kolonien zurück.

alien-explorer-power-name = Entdeckung
alien-explorer-does = Du fügst Systemen, die du angreifst, Planeten hinzu, und sie stärken dich.
alien-explorer-setup = Auf deiner Tafel liegen vier Planeten einer Farbe, die niemand spielt.
alien-explorer-restriction = Nur, wo eine Farbe übrig ist, die niemand spielt: mit höchstens vier Spielern.
alien-explorer-power = Als Angreifer darfst du diese Kraft nutzen, sobald das Tor ausgerichtet ist: Leg einen Planeten von deiner Tafel in das System, auf das es zeigt, und richte das Tor stattdessen auf ihn. Als Hauptspieler oder Verbündeter darfst du diese Kraft nutzen, wenn Angriff auf Angriff trifft: Jeder Planet, den du entdeckt hast, erhöht die Summe deiner Seite. Er zählt 1, wenn du dort keine Kolonie hast, 2, wenn du ihn mit anderen teilst, 4, wenn du dort allein bist.
alien-explorer-part-discover = Planet entdecken
alien-explorer-part-planet-bonus = Planetenbonus
alien-explorer-wild = Als Angreifer: Sobald das Tor ausgerichtet ist, leg den Genesis-Planeten, ob er schon im Spiel ist oder nicht, in das System, auf das es zeigt, und richte das Tor auf ihn. Neben dem üblichen Ausgang bringt dir ein Sieg oder ein Abkommen eine Belohnung für jedes eigene Schiff in der Begegnung, jeder andere Ausgang eine Belohnung.
alien-explorer-super = Als Hauptspieler oder Verbündeter in einer Begegnung auf einem Planeten, den du entdeckt hast: Deine Summe steigt um 4, wenn Angriff auf Angriff trifft.
alien-explorer-rulings =
    Ein Planet, den du entdeckst, ist in jeder Hinsicht ein Heimatplanet dieses Systems. Anfangs ist er leer: Der Verteidiger hat dort kein Schiff.
    Vier Planeten liegen auf deiner Tafel auch dann, wenn Systeme vier Planeten haben.
    Ein Planet, der das Spiel verlässt, zählt nicht mehr.

alien-greenhorn-power-name = Unwissenheit
alien-greenhorn-does = Du stellst harmlose Fragen und beugst Regeln, die du nicht kennst.
alien-greenhorn-power = Zu Beginn jeder Begegnung musst du diese Kraft nutzen, wenn du eine Karte hast: Zeig einem anderen Spieler eine deiner Karten und frag ihn danach. Hast du keinen Angriff auf der Hand, darfst du jederzeit eine neue Hand ziehen; in jeder Phase Sammeln darfst du deine Schiffe neu auf deine Kolonien und Heimatplaneten verteilen. Eine Überraschungskarte darfst du nach dem Aufdecken spielen, Verstärkungen auch, wenn du an der Begegnung nicht beteiligt bist. Risse und Artefakte der Phasen Sammeln und Allianz darfst du in jeder Rolle und in jeder Phase spielen.
alien-greenhorn-wild = Hast du keinen Angriff oder keine Verhandlung auf der Hand, darfst du deine ganze Hand durch eine neue ersetzen.
alien-greenhorn-super = Mach als Angreifer, wenn das Schicksal gezogen ist, jemanden mit einer Kolonie in diesem System zum Verteidiger; die Begegnung findet an einer dieser Kolonien statt.
alien-greenhorn-rulings =
    Nur das Zeigen und Fragen ist eine Nutzung; ein Zap berührt die anderen Vorrechte nicht.
    Niemand schuldet dir eine Antwort.
    Eine neue Hand heißt: Leg ab, was du noch hast, und zieh acht Karten.
    Eine nach dem Aufdecken gespielte Überraschungskarte wird sofort aufgedeckt.

alien-host-power-name = Medium
alien-host-does = Von deiner Tafel spielst du wilde Flares von Völkern, die nicht im Spiel sind.
alien-host-power = Du darfst diese Kraft nutzen, um die wilde Seite eines Flares auf deiner Tafel zu spielen, als käme er aus deiner Hand. Er zählt nicht als der eine Flare, den du in einer Begegnung spielen darfst, und wird abgelegt, wo er auf deine Hand zurückkäme. Beginnt ein Zug, gleich wessen, nimm Flares von dieser Tafel nach Belieben aus dem Spiel und füll sie bis auf drei mit Flares auf, die nicht im Spiel sind.
alien-host-wild = Zieh drei Flares, die nicht im Spiel sind. Dann geht dieser Flare an den, der die Gastgeber spielt, oder wird abgelegt.
alien-host-super = Füllst du zu Beginn eines Zuges deine Tafel auf, zieh zwei Flares mehr und behalte die besten; die übrigen verlassen das Spiel.
alien-host-rulings =
    Flares auf deiner Tafel gehören nicht zu deiner Hand; nur du siehst sie.
    Nach einem Zap liegt der Flare wieder auf deiner Tafel, und deine Kraft ruht bis zum Ende der Begegnung.
    Derselbe Flare kann in einer Begegnung nicht zweimal gespielt werden.
    Das Auffüllen deiner Tafel ist keine Nutzung der Kraft: Kein Zap hält es auf.

alien-joker-power-name = Wilde Karten
alien-joker-does = Immer wenn deine wilde Karte aufgedeckt wird, machst du eine andere daraus.
alien-joker-power = Zuerst ist Angriff 08 die wilde Karte; zu Beginn deines Zuges darfst du einen anderen Angriff dazu erklären. Immer wenn die wilde Karte aufgedeckt wird, in jeder Begegnung, musst du diese Kraft nutzen und einen offen liegenden Spottmarker auf sie legen: Sie wird zu dem, was er zeigt (Angriff 04, 08, 15, 16, 23 oder 42, Verhandlung, Gleichziehen, Rückzug). Danach liegt der Marker verdeckt auf dieser Tafel; verlässt der letzte offene sie, werden die dort liegenden wieder aufgedeckt.
alien-joker-wild = Als Hauptspieler oder Verbündeter, wenn die Begegnungskarten aufgedeckt sind: Eine aufgedeckte Verhandlung zählt stattdessen als Angriff 08.
alien-joker-super = Jederzeit darfst du eine beliebige Begegnungskarte zur wilden Karte erklären, auch eine Verhandlung. Verlässt dieser Flare deine Hand, ist sofort wieder Angriff 08 die wilde Karte.
alien-joker-rulings =
    Eine Karte, die zu Gleichziehen oder Rückzug wurde, verändert sich weiter, wie es diese Karten tun.
    Eine Überraschungskarte vervielfacht den Wert des Markers.
alien-joker-setup = Leg die neun Spottmarker offen auf diese Tafel.

alien-judge-power-name = Urteilsspruch
alien-judge-does = Vor der Kartenwahl sagst du, was der Sieger oder der Verlierer noch bekommt.
alien-judge-power = Als Hauptspieler darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Sag, was der Sieger oder der Verlierer dieser Begegnung an ihrem Ende zusätzlich vom anderen Hauptspieler bekommt. Das ist eine Kolonie, wo der andere eine hat, eine bis drei zufällige Karten, alle Karten, eine Karte nach Wahl des Nehmenden oder eine Kolonie und eine oder alle Karten. Es gilt nur, wenn mindestens ein Angriff aufgedeckt wird.
alien-judge-wild = Liegen die Summen weniger als fünf auseinander, erklär als Hauptspieler die Begegnung für unentschieden: Alle Verbündeten gehen heim, und die Hauptspieler versuchen, ein Abkommen zu schließen, als hätten beide Verhandlungen aufgedeckt.
alien-judge-super = Nutzt du deine Kraft, darfst du sagen, was der Sieger und was der Verlierer bekommt.
alien-judge-rulings =
    Decken beide Hauptspieler Verhandlungen auf, bekommt niemand, was du gesagt hast.
    Sieger und Verlierer sind die am Ende, auch wenn die Verlierer das Ergebnis umgedreht haben.

alien-laser-power-name = Blendung
alien-laser-does = In deinen Begegnungen liegt ein Teil der gegnerischen Hand beiseite.
alien-laser-power = Als Hauptspieler musst du diese Kraft nutzen, bevor Verbündete eingeladen werden: Wähle zufällig und ungesehen so viele Karten aus der Hand deines Gegners, wie er Schiffe in der Begegnung hat, oder weniger. Sie liegen bis zum Ende der Begegnung beiseite. Ein Verteidiger ohne Begegnungskarte zieht vorher eine neue Hand. Hat dein Gegner danach keine Begegnungskarte mehr, gewinnst du die Begegnung sofort.
alien-laser-wild = Als Hauptspieler oder Verbündeter: Stehen die Allianzen, wirf bis zu drei andere Handkarten ab und wähle einen Spieler, auch dich selbst. Ebenso viele zufällige Karten seiner Hand oder weniger liegen bis zum Ende der Begegnung beiseite.
alien-laser-super = Auch als Verbündeter darfst du deine Kraft nutzen, sobald die Allianzen stehen: gegen den Hauptspieler deiner Wahl.
alien-laser-rulings =
    Karten, die beiseiteliegen, sind auf keiner Hand: Niemand kann sie spielen, nehmen oder abwerfen.
    Die Karten, die du wählst, sieht niemand außer ihrem Besitzer an.
    Eine Einschüchterung, die dein Gegner ausgelegt hat, zählt als Begegnungskarte: Du gewinnst nicht sofort.

alien-lizard-power-name = Verwandlung
alien-lizard-does = Deine siegreichen Schiffe werden stärker; ohne normales Schiff gewinnst du das Spiel.
alien-lizard-setup = Auf deiner Tafel liegen alle Schiffe einer Farbe, die niemand spielt.
alien-lizard-restriction = Nur, wo eine Farbe übrig ist, die niemand spielt: mit höchstens vier Spielern. Die Kraft lässt sich weder tauschen noch verleihen noch nachahmen.
alien-lizard-power = Als Hauptspieler, der eine Begegnung gewinnt, musst du diese Kraft nutzen: Alle deine normalen Schiffe darin verlassen das Spiel, und ebenso viele verwandelte Schiffe von deiner Tafel nehmen ihre Plätze ein. Jedes verwandelte Schiff in einer Begegnung erhöht die Summe deiner Seite um weitere 2, auch wenn du Verbündeter bist und sogar ohne deine Kraft. Ist kein normales Schiff von dir mehr im Spiel, gewinnst du das Spiel.
alien-lizard-wild = Als Hauptspieler oder Verbündeter, wenn Angriff auf Angriff trifft: Entweder zählen die Verstärkungen, die du in dieser Begegnung noch spielst, doppelt, oder der Faktor einer Überraschungskarte, die du als Hauptspieler aufgedeckt hast, steigt um eins.
alien-lizard-super = Nutzt du deine Kraft, darfst du auch zwei deiner normalen Schiffe außerhalb der Begegnung verwandeln.
alien-lizard-rulings =
    Ein verwandeltes Schiff zählt insgesamt 3. In allem anderen ist es eines deiner Schiffe.
    Normale Schiffe im Warp, auf Tafeln oder auf Techniken sind noch im Spiel. Schiffe mit einer eigenen Markierung sind keine normalen.
    Du kannst auch auf die übliche Weise gewinnen.

alien-love-power-name = Freude
alien-love-does = Du legst eine Karte ab; wer mitmacht, holt alle Schiffe aus dem Warp.
alien-love-power = Zu Beginn deines Zuges als Angreifer musst du diese Kraft nutzen, wenn du eine Karte hast: Wirf eine ab. Jeder andere Spieler darf auch eine Karte abwerfen; wer eine derselben Art abwirft, holt alle eigenen Schiffe aus dem Warp. Tun es alle, kommen all diese Karten auf deine Hand; tut es jemand nicht, darfst du mit allen deinen Schiffen aus dem Warp eine Kolonie im Heimatsystem eines solchen Spielers gründen.
alien-love-wild = Bitte als Hauptspieler deinen Gegner, bevor Begegnungskarten gewählt werden, eine zufällige Karte abzuwerfen. Tut er es, darfst du sie nehmen; tut er es nicht, bekommst du eine Belohnung.
alien-love-super = Nutzt du deine Kraft, darfst du die Karte nur zeigen und behalten.
alien-love-rulings =
    Die anderen antworten im Uhrzeigersinn, einer nach dem anderen, und niemand muss mitmachen.
    Ohne ein eigenes Schiff im Warp gründest du keine Kolonie.
    Den Planeten wählst du; wer dort ist, bleibt. Hast du danach keine Begegnungskarte, ziehst du eine neue Hand.

alien-mesmer-power-name = Massenhypnose
alien-mesmer-does = Jedes Artefakt spielst du, als wäre es irgendein anderes.
alien-mesmer-power = Du darfst diese Kraft nutzen, um ein Artefakt aus deiner Hand zu spielen, als wäre es ein anderes, das du nennst. Rolle und Zeitpunkt müssen die des genannten Artefakts sein. Wirst du gezappt, kommt die Karte auf deine Hand zurück.
alien-mesmer-wild = Als Hauptspieler kann dein aufgedeckter Angriff, wenn er unter 10 liegt, als Verhandlung zählen.
alien-mesmer-super = Du darfst auch jede andere Handkarte, die keine Begegnungskarte ist, als Artefakt spielen.
alien-mesmer-rulings =
    Genannt werden kann jedes Artefakt des Grundspiels und der Belohnungskarten, auch wenn keines im Spiel ist.
    Nach einem Zap kannst du die Karte noch als das spielen, was sie ist, wenn der Zeitpunkt passt.
    Abgelegt wird die Karte als das, was sie wirklich ist.
    Ein Karten-Zap dagegen gilt dem Artefakt, als das sie gespielt wird.

alien-mirage-power-name = Täuschung
alien-mirage-does = Statt der Schiffe in der Begegnung zählen die auf zwei Kolonien deiner Wahl.
alien-mirage-power = Als Hauptspieler musst du diese Kraft nutzen, wenn Angriff auf Angriff trifft: Wähl eine deiner Kolonien und eine deines Gegners, wo auch immer. Für die Summen zählen die Schiffe dort statt derer, die ihr beide in der Begegnung habt. Schiffe von Verbündeten zählen wie sonst.
alien-mirage-wild = Spiel als Hauptspieler oder Verbündeter eine Verhandlung aus deiner Hand als Verstärkung mit dem Wert 3.
alien-mirage-super = Nutzt du deine Kraft, wähl auch eine Kolonie eines Verbündeten auf einer der Seiten. Die Schiffe dort zählen statt derer, die er geschickt hat.
alien-mirage-rulings =
    Nur die Summen ändern sich: Es siegen oder verlieren die Schiffe in der Begegnung.
    Ein Hauptspieler ohne jede Kolonie zählt kein Schiff.
    Was den Wert von Schiffen ändert, gilt für die Schiffe, die gezählt werden.

alien-muckraker-power-name = Verleumdung
alien-muckraker-does = Du beschuldigst siegreiche Verbündete: Sie zahlen eine Karte oder gehen leer aus.
alien-muckraker-power = Als Hauptspieler oder Verbündeter darfst du diese Kraft nutzen, wenn das Ergebnis feststeht: Wirf eine Karte ab und beschuldige beliebige siegreiche Verbündete. Jeder von ihnen gibt dir eine Karte, die keine Begegnungskarte ist, oder eine von der Art der abgeworfenen (bei einem Angriff eine höhere), oder er geht mit allen Schiffen heim und gewinnt nichts. Bist du als Verbündeter auf der Seite des Siegers, darf deren Hauptspieler Verbündete davon ausnehmen.
alien-muckraker-wild = Lass als Hauptspieler oder Verbündeter, wenn die Allianzen stehen, einen Verbündeten einer der Seiten die Begegnung verlassen; er nimmt seine Schiffe mit heim.
alien-muckraker-super = Nutzt du deine Kraft, darfst du auch den siegreichen Hauptspieler beschuldigen, selbst einen ohne Verbündete.
alien-muckraker-rulings =
    Du darfst sie auf der Seite des Siegers und auf der des Verlierers nutzen. Dich selbst kannst du nicht beschuldigen.
    Ein siegreicher Hauptspieler, der nicht zahlt, bringt seine Schiffe auf andere Kolonien und hat trotzdem gesiegt; seine Verbündeten gewinnen wie sonst.

alien-pentaform-power-name = Entwicklung
alien-pentaform-does = Neben dir liegen fünf Lebensstufen; die Kraft von einer hast du dazu.
alien-pentaform-power = Neben dieser Kraft hast du die deiner jetzigen Lebensstufe; ein Zap gegen eine davon berührt die andere nicht. Jedes Mal, wenn du eine fremde Kolonie gewinnst, musst du diese Kraft nutzen und rückst auf die nächste Stufe vor. Jedes Mal, wenn du eine fremde Kolonie verlierst, musst du sie nutzen und gehst eine Stufe zurück.
alien-pentaform-wild = Gib dein Volk auf: Zieh zwei Flares, die nicht im Spiel sind, und werde eines dieser beiden Völker. Beide Flares werden in den Stapel gemischt; dann geht dieser Flare an den, der die Pentaformen spielt, oder wird abgelegt.
alien-pentaform-super = Lass zu Beginn einer Begegnung zwei deiner Lebensstufen die Plätze tauschen; du bleibst, wo du bist.
alien-pentaform-rulings =
    Nach einem Zap bleibst du auf der jetzigen Stufe; deren Kraft gilt weiter.
    Völker, für die etwas aufzubauen ist oder die ein anderes am Tisch nicht treffen dürfen, sind keine Stufen.
    Bekommt ein anderer deine Kraft, gehen deine Stufen mit.
alien-pentaform-setup = Zieh fünf Flares, die nicht im Spiel sind, und leg ihre Völker als Lebensstufen aus, in beliebiger Reihenfolge; du beginnst auf der ersten. Die Flares verlassen das Spiel.
alien-pentaform-part-evolve = aufsteigen
alien-pentaform-part-regress = absteigen

alien-pickpocket-power-name = Langfinger
alien-pickpocket-does = Du nimmst Spielern Karten weg, die eine Kolonie in deinem Heimatsystem haben.
alien-pickpocket-power = Einmal in jeder Begegnung darfst du diese Kraft nutzen, in jeder Rolle: Nimm eine zufällige Karte aus der Hand eines Spielers, der eine Kolonie in deinem Heimatsystem hat. Behalt sie oder wirf sie ab.
alien-pickpocket-wild = Zeigt das Tor auf dein Heimatsystem und bist du nicht der Angreifer, nimm zufällige Karten aus seiner Hand, höchstens so viele, wie er Schiffe im Tor hat. Behalt jede oder wirf sie ab. Hat der Angreifer danach keine Begegnungskarte, zieht er eine neue Hand.
alien-pickpocket-super = Nutzt du deine Kraft, darfst du von jedem oder einigen der Spieler mit einer Kolonie in deinem Heimatsystem eine Karte nehmen.
alien-pickpocket-rulings =
    Das wird dir zu Beginn einer Begegnung angeboten, vor der Kartenwahl, wenn das Ergebnis feststeht und am Ende.
    Du siehst die Karten, bevor du entscheidest, welche du behältst.
    Es geht, ob du an der Begegnung teilnimmst oder nicht.

alien-pirate-power-name = Überfall
alien-pirate-does = Du nimmst geschlagene Schiffe gefangen, verkaufst sie oder gibst sie gegen Lösegeld frei.
alien-pirate-power = Als Angreifer oder Verbündeter auf der Seite des Siegers darfst du diese Kraft nutzen: Nimm ein oder mehrere Schiffe der unterlegenen Seite gefangen und leg sie auf deine Tafel. Für jedes davon kehrt eines deiner Schiffe aus der Begegnung auf deine anderen Kolonien zurück und bringt dir nichts ein. In jeder Phase Sammeln darfst du bis zu vier Gefangene in den Warp schicken, für je eine Belohnung, und jedem Besitzer anbieten, Schiffe freizulassen, gegen alles, was er in einem Abkommen geben könnte.
alien-pirate-wild = Bekommst du als siegreicher Verbündeter Belohnungen, nimm statt einer oder mehrerer davon zufällige Karten von der Hand des siegreichen Hauptspielers.
alien-pirate-super = Nutzt du deine Kraft, nimm für jedes eigene Schiff, das heimkehrt, bis zu zwei Schiffe gefangen.
alien-pirate-rulings =
    Du darfst Schiffe von jedem auf der unterlegenen Seite nehmen, ob Hauptspieler oder Verbündeter.
    Verlierst du deine Kraft, bleiben die Gefangenen, wo sie sind; verlierst du diese Tafel für immer, kehren sie heim.

alien-quartermaster-power-name = Versorgung
alien-quartermaster-does = Du teilst allen ihre Belohnungen aus und wählst, welche Karten sie bekommen.
alien-quartermaster-power = Immer wenn andere Spieler Belohnungen bekommen, musst du in jeder Rolle diese Kraft nutzen. Sie sagen, wie viele Schiffe und wie viele Karten sie wollen; du wählst die Kolonien, auf die ihre Schiffe zurückkehren, ziehst alle ihre Karten zusammen und teilst sie aus, wie du willst. Bekommst du auch Belohnungen, nimm sie danach. Wenn nicht, hol eines deiner Schiffe aus dem Warp oder zieh eine Karte mehr und behalt die, die übrig bleibt.
alien-quartermaster-wild = Bekommt ein anderer Spieler Karten als Belohnung, darfst du ihm statt einer oder mehrerer davon Karten deiner Wahl aus deiner Hand geben.
alien-quartermaster-super = Nutzt du deine Kraft und bekommst selbst Karten als Belohnung, darfst du deine Hand, deine Karten und die der anderen mischen und deren Anteil aus all diesen austeilen. Was übrig bleibt, ist deine Hand.
alien-quartermaster-rulings =
    Wie viele Schiffe und wie viele Karten jeder bekommt, steht fest, bevor du ziehst.
    Die ausgeteilten Karten sehen du und wer sie bekommt.

alien-reactor-power-name = Strahlung
alien-reactor-does = Die Flares der anderen liegen auf deiner Tafel; mit wem du siegst, der bekommt seinen.
alien-reactor-power = Als Verbündeter musst du diese Kraft nutzen, wenn dein Hauptspieler siegt und sein Flare auf deiner Tafel liegt: Er bekommt ihn. Du musst sie auch nutzen, wenn ein anderer Spieler den Flare eines Volkes im Spiel ablegt: Er kommt auf deine Tafel. Lädt dich kein Hauptspieler ein und einer von ihnen verliert, darfst du dessen Flare oder deinen eigenen von der Tafel auf die Hand nehmen oder dessen Flare aus deiner Hand abwerfen.
alien-reactor-wild = Hast du als Verteidiger gesiegt, gründe mit bis zu vier Schiffen eine Kolonie auf einem beliebigen fremden Planeten. Dann geht dieser Flare an den, der den Reaktor spielt, oder wird abgelegt.
alien-reactor-super = Hat deine Seite gesiegt, gewinnst du als Hauptspieler oder Verbündeter das Spiel, wenn auf deiner Hand und deiner Tafel kein anderer Flare ist.
alien-reactor-rulings =
    Die Flares auf deiner Tafel liegen offen und gehören nicht zu deiner Hand.
    Wer den Flare der Reaktoren hat und einen anderen Super-Flare spielt, muss ihn dir geben.
    Von Völkern, die später ins Spiel kommen, liegt kein Flare auf deiner Tafel, bis er abgelegt wird.
alien-reactor-setup = Die Flares der Völker aller anderen Spieler liegen offen auf dieser Tafel, statt in den Stapel zu kommen.
alien-reactor-part-grant-flare = Flare geben
alien-reactor-part-collect-flare = Flare sammeln

alien-tourist-power-name = Besichtigung
alien-tourist-does = Dein Kreuzfahrtschiff zieht mit deinen Schiffen umher: Lande, oder schick Postkarten.
alien-tourist-power = Am Ende jeder Schicksalsphase musst du in jeder Rolle diese Kraft nutzen: Wurde eine Gefahrenwarnung gezogen, geht eines deiner Schiffe an Bord in den Warp; wenn nicht, zieh das Kreuzfahrtschiff ins nächste System, im oder gegen den Uhrzeigersinn. Ist es dann im System des Verteidigers und hast du dort keine Kolonie, darfst du alle deine Schiffe an Bord auf einem Planeten landen lassen. Bist du nicht gelandet, darfst du eine Postkarte schicken: Ein Schiff kehrt vom Kreuzfahrtschiff auf eine deiner Kolonien zurück, und du nimmst dem Spieler dieses Systems eine zufällige Karte von der Hand.
alien-tourist-wild = Sieh dir die oberste Karte eines beliebigen Stapels an oder eine beliebige verdeckte Karte oder Tafel auf dem Tisch.
alien-tourist-super = Hat sich das Kreuzfahrtschiff bewegt, dürfen Schiffe einer deiner Kolonien in diesem System an Bord gehen, ob Heimatkolonie oder fremde.
alien-tourist-setup = Das Kreuzfahrtschiff beginnt in deinem System. Jetzt und immer wenn es dorthin zurückkehrt, dürfen bis zu vier deiner Schiffe von Heimatkolonien an Bord gehen oder es dorthin verlassen.
alien-tourist-part-hazard-loss = ein Schiff an Bord verlieren
alien-tourist-part-cruise = weiterfahren
alien-tourist-part-land = landen
alien-tourist-part-postcard = eine Postkarte schicken
alien-tourist-rulings =
    Das Kreuzfahrtschiff ist kein Schiff. Deine Schiffe an Bord sind auf keiner Kolonie, und niemand kann sie angreifen.
    Die Systeme liegen rund um den Tisch, wie die Spieler sitzen.
    Im eigenen System bringt eine Postkarte keine Karte.
    Eine fünfte fremde Kolonie gewinnt sofort, auch in der Schicksalsphase.
    Mit dem Flare darfst du Techniken ansehen, an denen geforscht wird, gelegte und beiseitegelegte Karten und Begegnungskarten vor dem Aufdecken; niemals eine Hand.

alien-usurper-power-name = Anmaßung
alien-usurper-does = Auch Verbündete legen Karten: Du nutzt eine davon und änderst blind die des Gegners.
alien-usurper-power = Als Hauptspieler darfst du diese Kraft nutzen, gleich nachdem die Begegnungskarten gewählt sind: Jeder Verbündete beider Seiten legt verdeckt eine Begegnungskarte, nötigenfalls nach einer neuen Hand. Sieh dir die deiner eigenen Verbündeten an; du darfst eine davon statt deiner Karte spielen. Unbesehen darfst du die Karte deines Gegners durch die eines seiner Verbündeten ersetzen; alle nicht genutzten Karten gehen zurück.
alien-usurper-wild = Erklär als Hauptspieler, bevor Verbündete eingeladen werden, dass nur die Zahl der verbündeten Schiffe entscheidet. Die Seite mit mehr davon siegt, Gleichstand geht an den Verteidiger; Begegnungskarten werden nicht gespielt.
alien-usurper-super = Nutzt du deine Kraft, sieh dir die Karten der gegnerischen Verbündeten an, bevor du über die Karte deines Gegners entscheidest.
alien-usurper-rulings =
    Schreibt eine Wirkung wie die der Seher einem Hauptspieler die Karte vor, legen seine Verbündeten keine Karten.
    Die gespielte Karte eines Verbündeten wird mit den Begegnungskarten abgelegt.
    Das geschieht vor allem anderen in diesem Augenblick.

alien-voyager-power-name = Reise
alien-voyager-does = Du hältst einen Heimatplaneten im Warp, wo er auch als fremder zählt.
alien-voyager-power = Als Angreifer darfst du diese Kraft am Anfang deines Zuges nutzen: Leg einen deiner Heimatplaneten in den Warp; liegt dort schon einer von dir, tauschst du ihn gegen einen anderen. Schiffe auf diesem Planeten sind auf einer Kolonie und zugleich im Warp. Deine Kolonie dort zählt als Heimatkolonie und als fremde, Kolonien anderer Spieler dort zählen als keins von beidem. Verlierst du diese Kraft, kehrt der Planet in dein System zurück.
alien-voyager-wild = Leg einmal in einer beliebigen Begegnung eine Handkarte verdeckt in den Warp. Später darfst du jede dieser Karten zurücknehmen. Verlierst du diesen Flare, werden sie abgeworfen.
alien-voyager-super = Nutzt du deine Kraft, darfst du einen zweiten Heimatplaneten in den Warp legen.
alien-voyager-rulings =
    Ein Planet im Warp liegt in keinem System: Das Tor lässt sich nicht auf ihn richten. Einer deiner Planeten bleibt immer in deinem System.
    Schiffe dort lassen sich losschicken wie von jeder Kolonie und kommen aus dem Warp wie alle anderen. Verlorene Schiffe gehen in den Warp selbst, nie auf den Planeten.
    Was alle Schiffe aus dem Warp befreit, räumt auch den Planeten.
    Wild: Karten zurücknehmen kannst du am Anfang einer Begegnung, vor der Kartenwahl, wenn der Ausgang feststeht und am Ende.

alien-whirligig-power-name = Wirbel
alien-whirligig-does = Du mischst deine Hand mit der des Gegners und sagst, wie viele Karten jeder bekommt.
alien-whirligig-power = Als Hauptspieler darfst du diese Kraft nutzen, bevor Begegnungskarten gewählt werden: Die Hände beider Hauptspieler werden verdeckt gemischt. Dann sagst du, wie geteilt wird: in Hälften (eine überzählige ist deine), so viele wie zuvor oder so viele, wie der andere hatte. Dein Gegner zieht seinen Teil zufällig, du bekommst den Rest.
alien-whirligig-wild = Misch als Hauptspieler, bevor Begegnungskarten gewählt werden, eine Karte deiner Wahl aus deiner Hand mit einer zufälligen aus der Hand deines Gegners. Er nimmt unbesehen eine der beiden, du bekommst die andere.
alien-whirligig-super = Nutzt du deine Kraft, sieh dir die Hand deines Gegners an, bevor gemischt wird.
alien-whirligig-rulings =
    Ein Verteidiger, der danach keine Begegnungskarte hat, zieht eine neue Hand; ein Angreifer ohne eine beendet seinen Zug.
    Hände zu mischen heißt nicht Karten zu nehmen: Was auf genommene Karten antwortet, antwortet darauf nicht.
    Ein Flare, mit dem du zuerst nachsiehst, liegt auf dem Tisch und wird nicht mitgemischt.

alien-yin-yang-power-name = Gleichgewicht
alien-yin-yang-does = Von beiden eingeladen, hilfst du beiden; wer dich nicht einlädt, zahlt vielleicht.
alien-yin-yang-power = Laden dich beide Hauptspieler ein, darfst du diese Kraft nutzen und dich beiden Seiten mit je einem bis vier Schiffen anschließen. Verliert dann der Verteidiger, darf er so viele Schiffe auf dem Planeten behalten, wie du beim Angreifer hast; verliert der Angreifer, bekommt er für jedes deiner Schiffe beim Verteidiger eine Belohnung. Einem Hauptspieler, der dich nicht einlädt, darfst du einen Marker geben: Für jedes Schiff, das die Begegnung den anderen Hauptspieler kostet, verliert auch er eines.
alien-yin-yang-wild = Verlierst du Schiffe an den Warp, nenn einen anderen Spieler: Er verliert ebenso viele Schiffe.
alien-yin-yang-super = Bist du mit beiden Seiten verbündet, bring deine Schiffe auf der Verliererseite auf deine Kolonien zurück.
alien-yin-yang-rulings =
    Deine Schiffe auf der Siegerseite gewinnen wie sonst, die auf der Verliererseite sind verloren.
    Mit beiden Seiten verbündet, hast du weder gesiegt noch verloren, was auch immer danach fragt.
    Schiffe von Verbündeten zählen für die Marker nicht. Nach der Begegnung kommen alle Marker zurück.
