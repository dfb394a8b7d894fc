## Unsere Auslegungen der Völker der Grundspiele und ihrer Flares

reading-topic-classic-filch = Der klassische Langfinger-Flare
reading-cheat-how-asks =
    Wie mogelt der Besitzer des klassischen Langfinger-Flares an einem Tisch, wo niemand Hände sieht?
reading-cheat-how-plays =
    Einmal in einer Begegnung nimmt er heimlich ein Schiff aus dem Warp oder die oberste Karte von Stapel oder
    Ablage; niemand erfährt es, nur die Zahlen ändern sich.
reading-cheat-who-may-not-asks = Wer darf damit nicht mogeln?
reading-cheat-who-may-not-plays =
    Der Langfinger selbst, solange seine Kraft gilt, und wer in dieser Begegnung schon einen Flare gespielt hat.
reading-cheat-accuse-asks = Wer darf einen Mogler beschuldigen, wie oft und zu welchem Preis?
reading-cheat-accuse-plays =
    Jeder, einen Spieler und einmal in einer Begegnung, ob gemogelt wurde oder nicht; eine falsche Beschuldigung
    kostet nur sich selbst.
reading-cheat-caught-asks = Was geschieht mit einem ertappten Mogler?
reading-cheat-caught-plays =
    Der Flare wird gezeigt und gilt als gespielt, die Beute geht zurück, wenn sie noch da ist, und ein Schiff mehr
    geht verloren.
reading-cheat-forgotten-asks = Wie lange lässt sich ein Mogler ertappen?
reading-cheat-forgotten-plays = Bis die Begegnung abgeschlossen ist; dann ist es vergessen.

reading-topic-aliens-2008 = Völker: Kräfte
reading-amoeba-one-way-asks = Darf eine Nutzung der Amöbe Schiffe abziehen und andere dazuholen?
reading-amoeba-one-way-plays =
    Nein: Eine Nutzung geht in eine Richtung, und abziehen kann sie nur auf eine andere Kolonie.
reading-chosen-after-emotion-control-asks =
    Gefühlskontrolle hat die Angriffe zu Verhandlungen gemacht: Was ist die Karte, mit der der Auserwählte seine
    danach ersetzt?
reading-chosen-after-emotion-control-plays = Was sie zeigt: Ein Effekt auf die alte Karte betrifft die neue nicht.
reading-citadel-two-morphs-asks =
    Zwei Gleichziehen-Karten lassen beide Seiten verlieren: Werden genutzte Zitadellen abgelegt?
reading-citadel-two-morphs-plays = Ja: Der Verteidiger hat verloren.
reading-cudgel-compensation-asks = Bringen Schiffe, die der Knüppel zerschmettert, Entschädigung?
reading-cudgel-compensation-plays = Nein: Sie gehören nicht zu den Verlusten der Begegnung selbst.
reading-dictator-own-draw-asks = Kennt der Diktator nach dem Durchsehen seine eigene nächste Schicksalskarte?
reading-dictator-own-draw-plays = Nein: Der Stapel wird nach jeder Suche gemischt.
reading-fido-added-cards-asks =
    Darf Fido eine Karte holen, die nur zu einer Summe kam, und darf der Langfinger sie nehmen?
reading-fido-added-cards-plays =
    Fido ja, denn sie hat die Begegnung mit entschieden; Verstärkungen nicht. Der Langfinger nimmt nur die
    Begegnungskarte der anderen Seite.
reading-fido-payment-asks = Muss Fido für eine angenommene Karte etwas nehmen?
reading-fido-payment-plays = Nein: Die Bezahlung ist freiwillig.
reading-gambler-buried-card-asks =
    Lässt sich erschließen, welche Karte der Zocker nach einer geglaubten Behauptung unter den Stapel legt?
reading-gambler-buried-card-plays = Nein: Von da an weiß niemand mehr, welche Karten auf seiner Hand geblieben sind.
reading-grudge-landed-ships-asks =
    Darf, wer einen Marker des Rächers hat, mit Schiffen zahlen, die gerade als Verbündete gelandet oder heimgekehrt
    sind?
reading-grudge-landed-ships-plays = Nein: Schiffe dieser Begegnung können nicht zahlen.
reading-hacker-empty-hand-asks =
    Darf der Hacker anderswo kassieren, wenn sein Gegner keine Karten hat, und was, wenn die Zahlung gestoppt wird?
reading-hacker-empty-hand-plays = Er darf jede andere Hand nennen; ist die Zahlung gestoppt, gibt es nichts zu holen.
reading-hate-answers-asks = Beantworten alle die Forderung des Hasserfüllten zugleich, und wann lässt sie sich zappen?
reading-hate-answers-plays =
    Sie antworten nacheinander im Uhrzeigersinn und sehen, was vor ihnen geschah; ein Zap muss kommen, bevor die
    Karte gezeigt ist.
reading-healer-one-batch-asks = Mehrere Spieler verlieren zugleich Schiffe: Wie oft darf der Heiler heilen?
reading-healer-one-batch-plays =
    Jeden von ihnen, für je eine Karte; eine Nutzung heilt alle Schiffe, die dieser Spieler eben verloren hat.
reading-machine-no-use-asks = Nutzt die Maschine ihre Kraft für eine zweite Begegnung, die ihr ohnehin zusteht?
reading-machine-no-use-plays =
    Nein: Wo die Regeln die Begegnung erlauben, wird niemand gefragt, und es gibt nichts zu zappen.
reading-miser-without-card-asks =
    Der Geizhals braucht eine Begegnungskarte und hat keine auf der Hand: neue Hand oder Hort?
reading-miser-without-card-plays =
    Als Verteidiger wählt er; als Angreifer spielt er aus dem Hort, denn sonst wäre sein Zug zu Ende.
reading-reincarnator-when-asks = Wann wechselt der Reinkarnator, und kann eine abgelegte Inkarnation wiederkommen?
reading-reincarnator-when-plays =
    Wenn alle Schiffe bewegt sind und alles bezahlt ist; eine abgelegte Inkarnation bleibt aus dem Spiel.
reading-remora-events-asks = Mehrere Spieler bekommen zugleich Schiffe oder Karten: Wie oft darf die Remora mithalten?
reading-remora-events-plays = Einmal je Spieler und Art: Jedes ist ein eigenes Ereignis.
reading-reserve-each-card-asks = Die Reserve spielt mehrere Angriffe als Verstärkungen: Ist das eine Nutzung?
reading-reserve-each-card-plays = Nein: Jede Karte ist eine Nutzung und lässt sich einzeln zappen.
reading-shadow-every-card-asks =
    Der Angreifer zieht nach seiner eigenen Farbe neu: Zählt die verworfene Karte für den Schatten?
reading-shadow-every-card-plays =
    Jede gezogene Karte zählt, eine Sonderkarte für den, den sie beim Aufdecken genannt hat.
reading-spiff-margin-asks = Um wie viel hat Spiff verloren, wenn eine Umkehr das Ergebnis gedreht hat?
reading-spiff-margin-plays = Um den Abstand der Summen, gleich welche gesiegt hat.
reading-vacuum-fewer-asks = Muss das Vakuum für jedes verlorene Schiff jemanden nennen?
reading-vacuum-fewer-plays = Nein: Es darf weniger nennen oder niemanden.
reading-void-failed-deal-asks = Nimmt die Leere nach einem gescheiterten Abkommen Schiffe aus dem Spiel?
reading-void-failed-deal-plays = Nein: Das ist kein Sieg, also kommen die Schiffe in den Warp.
reading-warrior-resettling-asks = Bekommt der Krieger einen Marker, wenn er einen leeren Heimatplaneten besiedelt?
reading-warrior-resettling-plays = Ja, einen wie nach einem Sieg: Die Regel nennt es eine erfolgreiche Begegnung.

reading-topic-flares-2008 = Völker: Flares
reading-amoeba-super-empty-asks =
    Ein Verbündeter zieht mit dem Super-Flare der Amöbe alle Schiffe ab: Ist er noch Verbündeter?
reading-amoeba-super-empty-plays = Ja, aber ohne Einsatz: Er bekommt weder Kolonie noch Belohnungen.
reading-anti-matter-stopped-asks = Darf ein vom Flare der Antimaterie gestoppter Flare noch einmal gespielt werden?
reading-anti-matter-stopped-plays =
    Diese Seite nicht in dieser Begegnung; er zählt aber nicht als Flare seines Spielers, also darf ein anderer
    folgen.
reading-chosen-super-zapped-asks = Macht ein Zap gegen den Super-Flare des Auserwählten das Gebet ungeschehen?
reading-chosen-super-zapped-plays = Nein: Die Karten sind schon gezogen; nur die Wirkung des Flares entfällt.
reading-clone-wild-own-asks = Welche Artefakte darf der wilde Flare des Klons behalten?
reading-clone-wild-own-plays =
    Nur die eigenen seines Besitzers, auch ein gestopptes; spielen darf er es wieder ab der nächsten Begegnung.
reading-cudgel-wild-new-asks = Welche Kolonie darf der wilde Flare des Knüppels räumen?
reading-cudgel-wild-new-plays =
    Eine, die sein Spieler eben durch Sieg oder Abkommen gewonnen hat; keine, die inzwischen ein anderer Effekt
    gegründet hat.
reading-filch-grabbed-flare-asks =
    Der wilde Flare des Langfingers greift sich einen Flare: Wessen Flare der Begegnung war es?
reading-filch-grabbed-flare-plays =
    Weiterhin der des Spielers, der ihn gespielt hatte; in dieser Begegnung wird er nicht noch einmal genutzt.
reading-filch-super-others-asks = In welchen Begegnungen hilft der Super-Flare des Langfingers?
reading-filch-super-others-plays = In denen anderer; in der eigenen hat er seine einfache Kraft.
reading-fodder-wild-late-asks = Wer darf mit dem wilden Flare des Kanonenfutters noch beitreten?
reading-fodder-wild-late-plays =
    Nur ein Eingeladener, der sich niemandem angeschlossen hat; keiner, der heimgeschickt wurde.
reading-human-wild-lost-asks =
    Der wilde Flare des Menschen fragt, wer den Menschen spielt: Zählt, wer diese Kraft verloren hat?
reading-human-wild-lost-plays = Ja: Auch wer sie verloren hat, ist der Mensch.
reading-kamikaze-super-single-asks = Wird der Super-Flare des Kamikaze bei einem Schiff im Warp angeboten?
reading-kamikaze-super-single-plays = Nein: Dieses Schiff kommt ohnehin zurück, und der Flare wäre verschwendet.
reading-loser-super-late-asks = Darf der Verlierer die Umkehr ankündigen und dann noch den Super-Flare dafür spielen?
reading-loser-super-late-plays = Nein: Eine Umkehr genügt; der Flare ist da, um sie spät anzukündigen.
reading-masochist-wild-limits-asks = Wen darf der wilde Flare des Masochisten nennen?
reading-masochist-wild-limits-plays =
    Nur einen Spieler mit einer Kolonie, und nie so, dass dem Angreifer kein Schiff zum Start bleibt.
reading-mind-wild-first-asks = Zeigt der wilde Flare des Gedankenlesers auch die Karten, die ihn ausgelöst haben?
reading-mind-wild-first-plays = Ja, die eben gezogenen und alle, die dieser Spieler bis zum Ende der Begegnung zieht.
reading-mirror-wild-copy-asks = Kopiert der wilde Flare des Spiegels die gedruckte Karte oder das, was sie gerade ist?
reading-mirror-wild-copy-plays = Das, was sie in diesem Moment ist.
reading-mutant-super-before-asks = Wann darf der Super-Flare des Mutanten auf der Hand Platz schaffen?
reading-mutant-super-before-plays = Vor dem Auffüllen, mit ein bis drei Karten; die Kraft muss nicht folgen.
reading-observer-wild-draw-asks = Dürfen Verbündete die Karte aus dem wilden Flare des Beobachters ablehnen?
reading-observer-wild-draw-plays = Nein: Jeder von ihnen zieht einfach.
reading-founding-flares-asks =
    Wo dürfen die wilden Flares von Parasit und Tick-Tack eine Kolonie gründen, und mit welchen Schiffen?
reading-founding-flares-plays = Nur, wo du noch keine hast, mit Schiffen von deinen Kolonien.
reading-philanthropist-wild-force-asks = Welche Kraft darf der wilde Flare des Philanthropen verleihen?
reading-philanthropist-wild-force-plays = Nur eine wirksame: keine verlorene und keine gezappte.
reading-reserve-wild-best-asks =
    Mehrere Verstärkungen werden zugleich abgelegt: Welche bekommt der wilde Flare der Reserve?
reading-reserve-wild-best-plays = Die beste.
reading-shadow-wild-losses-asks =
    Gelten Sieger, die der wilde Flare des Schattens in den Warp schickt, als durch das Ergebnis verloren?
reading-shadow-wild-losses-plays = Nein: Sie haben gesiegt, also wird nichts entschädigt.
reading-sorcerer-wild-lost-asks =
    Darf der wilde Flare des Zauberers eine verlorene Kraft tauschen, und wer ist dann der Zauberer?
reading-sorcerer-wild-lost-plays =
    Auch eine verlorene Kraft wechselt den Besitzer und gilt nach dessen Heimatkolonien; wer den Zauberer verloren
    hat, ist es trotzdem.
reading-tripler-wild-first-asks = Drittelt der wilde Flare des Verdreifachers vor oder nach einem Spiegel?
reading-tripler-wild-first-plays =
    Vorher: Er nimmt den Wert, den die Karte zeigt, und ein Spiegel liest dann das Drittel rückwärts: Aus 20 wird 7,
    dann 70.
reading-vulch-wild-order-asks =
    Wer bestimmt, in welcher Reihenfolge beim wilden Flare des Geiers Karten übergeben werden?
reading-vulch-wild-order-plays = Der Gegner, Karte um Karte, bis eine behalten wird.

reading-topic-aliens-2000 = Völker
reading-macron-2000-gains-asks = Werden Entschädigung und Belohnungen des Gewaltigen in dieser Ausgabe verdoppelt?
reading-macron-2000-gains-plays = Nein: Das kam erst 2008.
reading-mind-2000-moments-asks = Wann darf der Wissende eine Hand ansehen?
reading-mind-2000-moments-plays =
    Einmal: bevor Verbündete eingeladen werden oder wenn die Allianzen stehen, auch als Unbeteiligter bei einem
    Hauptspieler.
reading-mutant-2000-seven-asks = Auf wie viele Karten füllt der Mutant auf, und wann?
reading-mutant-2000-seven-plays =
    Auf sieben, die Hand dieser Ausgabe, bevor Begegnungskarten gelegt werden; so kann ein Angreifer seinen Zug
    retten.
reading-philanthropist-2000-moments-asks = Wann darf der Menschenfreund seine Karte verschenken?
reading-philanthropist-2000-moments-plays =
    Einmal: wenn der Verteidiger feststeht, wenn das Ziel genannt ist oder wenn die Allianzen stehen; als
    Verbündeter nur dann.
reading-philanthropist-2000-no-hand-asks =
    Zieht der Menschenfreund nach, wenn er seine letzte Begegnungskarte verschenkt?
reading-philanthropist-2000-no-hand-plays =
    Nein: Nur wer eine Begegnungskarte braucht, zieht, und der Zug eines Angreifers endet.
reading-virus-2000-attacks-asks = Nutzt der Schreckliche seine Kraft gegen eine Verhandlung?
reading-virus-2000-attacks-plays = Nein: nur wenn Angriff auf Angriff trifft.
reading-empath-narrow-asks = Wann macht der Einfühlsame aus einem Angriff eine Verhandlung?
reading-empath-narrow-plays =
    Nur wenn er selbst die Verhandlung aufgedeckt hat und sein Gegner den Angriff, dann aber immer.
reading-laser-2000-unseen-asks = Wer sieht die Begegnungskarte, die für den Gegner des Lichtwesens gezogen wird?
reading-laser-2000-unseen-plays =
    Vor dem Aufdecken niemand, auch ihr Besitzer nicht; er darf aber seine übrigen Karten ansehen.
reading-laser-2000-oracle-asks = Lichtwesen gegen Seher: Wer legt zuerst eine Karte?
reading-laser-2000-oracle-plays = Das Lichtwesen, offen; die Karte des Sehers wird trotzdem blind gezogen.
reading-chronos-undone-asks = Welche Nutzungen macht die Zeitreise ungeschehen?
reading-chronos-undone-plays =
    Die wegen der aufgedeckten Karten; sie dürfen erneut kommen. Was vor dem Aufdecken genutzt oder angeordnet
    wurde, gilt weiter.
reading-chronos-artifacts-asks =
    Wird ein Artefakt zurückgenommen, das nach dem Aufdecken und vor der Zeitreise gespielt wurde?
reading-chronos-artifacts-plays = Nein: Es bleibt gespielt und wirkt auf die neuen Karten nicht.
