### Was Neulinge vor allem anderen lesen, und die drei Lektionen. `advice` folgt dem Text: was zu tun oder daraus zu
### lernen ist. `$ships` sind die eigenen Schiffe in der Begegnung, `$offense` und `$defense` die Summen.

## Vor allem anderen

opening-goal = Das Ziel: { $goal } Kolonien auf fremden Planeten
opening-goal-line = Wer { $goal } Kolonien in den Heimatsystemen anderer hat, gewinnt: allein oder zusammen mit allen, die es im selben Augenblick schaffen.
opening-turn = So geht ein Zug
opening-turn-destiny = Eine Schicksalskarte sagt, wem du begegnest.
opening-turn-launch = Du zielst auf einen Planeten dort und schickst ein bis vier Schiffe.
opening-turn-allies = Beide dürfen die anderen um Hilfe bitten.
opening-turn-cards = Beide legen eine Karte verdeckt, dann werden sie aufgedeckt. Karte plus Schiffe ist die Summe, die höhere siegt; bei Gleichstand der Verteidiger. Bei zwei Verhandlungen wird geredet.
opening-turn-result = Siegst du, bleiben deine Schiffe als Kolonie. Die Schiffe der Besiegten gehen in den Warp.
opening-now = Und jetzt
opening-you = Du spielst { $alien }.
opening-other = { $who } spielt { $alien }.
opening-quote = „{ $does }“
opening-begin = Los geht’s
opening-home = Jetzt nicht

## Alle Lektionen

lesson-named = Lektion { $number }: { $name }
lesson-next = Weiter zu Lektion { $number }
lesson-again = Noch einmal versuchen
lesson-play-on = Dieses Spiel weiterspielen
lesson-first-game = Erstes richtiges Spiel beginnen
lesson-dock-over = Die Lektion ist zu Ende.

## Ein Angriff

lesson-attack = Ein Angriff
lesson-attack-line = Zielen, Schiffe schicken, eine Karte wählen
lesson-attack-begin = Du bist am Zug und hast schon vier Kolonien. Gewinnst du diese eine Begegnung, hast du das Spiel gewonnen.
lesson-attack-aim = Das Schicksal hat Blau bestimmt: Du greifst einen Planeten von Blau an. Jedes Schiff, das Blau dort hat, zählt einen Punkt gegen dich.
lesson-attack-aim-advice = Ziel auf B3: Dort verteidigt nur ein Schiff von Blau. Auf B1 und B2 hast du schon Kolonien; ein Sieg brächte dort keine neue.
lesson-attack-launch = { $settled ->
    [yes] Auf { $target } hast du schon eine Kolonie: Selbst ein Sieg bringt dir hier nicht die fünfte. Die Lektion geht trotzdem weiter.
   *[no] Du zielst auf { $target }.
} Jetzt schickst du ein bis vier Schiffe. Jedes zählt einen Punkt für dich; verlierst du, gehen sie alle in den Warp.
lesson-attack-launch-advice = Schick vier, und lass auf jedem Planeten ein Schiff zurück: Ohne Schiff ist die Kolonie verloren.
lesson-attack-invite = Du und Blau dürft beide Grün um Hilfe bitten. Wer dir zum Sieg verhilft, landet mit dir und bekommt auch eine Kolonie.
lesson-attack-invite-advice = Lade niemanden ein. Du bist allein stark genug, und Grün soll dem Ziel nicht näher kommen. Um Verbündete geht es in Lektion 2.
lesson-attack-card = Jetzt wählt ihr beide heimlich eine Karte. Deine Summe ist die Karte plus { $ships ->
    [one] dein Schiff
   *[other] deine { $ships } Schiffe
}. Und du spielst Verdreifacher: Deine Angriffe bis 10 zählen dreifach, höhere nur ein Drittel.
lesson-attack-card-advice = Spiel die 10: Sie zählt 30. Die 20 sieht besser aus, zählt aber nur 7.
lesson-attack-over-won = { $offense } gegen { $defense }: Du hast die Begegnung gewonnen. Deine Schiffe bleiben als fünfte Kolonie, und damit hast du das Spiel gewonnen!
lesson-attack-over-won-advice = Merk dir: Such den schwächsten Planeten, und achte darauf, was dein Volk aus deinen Karten macht.
lesson-attack-over-settled = { $offense } gegen { $defense }: Du hast die Begegnung gewonnen. Aber auf diesem Planeten hattest du schon eine Kolonie, also ist es keine neue.
lesson-attack-over-settled-advice = Versuch es noch einmal, und ziel auf einen Planeten, auf dem du noch keine Schiffe hast.
lesson-attack-over-talked = Eine Verhandlung verliert gegen einen Angriff. Deine Schiffe sind im Warp; für jedes hast du als Entschädigung eine Karte aus der Hand von Blau genommen.
lesson-attack-over-talked-advice = Eine Verhandlung ist gut, wenn auch der andere reden will. Versuch es noch einmal mit einem Angriff.
lesson-attack-over-lost = { $offense } gegen { $defense }: Die höhere Summe siegt, also behält Blau den Planeten. Deine Schiffe sind im Warp; in jedem deiner Züge kommt eines zurück.
lesson-attack-over-lost-advice = Du spielst Verdreifacher: Eine 10 zählt 30, eine 20 aber nur 7. Versuch es noch einmal.

## Eine Allianz

lesson-alliance = Eine Allianz
lesson-alliance-line = Einer Seite helfen, verstärken, zusammen gewinnen
lesson-alliance-begin = Blau greift Grün an, und beide brauchen Hilfe. Du hast vier Kolonien und Blau auch: Siegt ihr beide, gewinnt ihr zusammen das Spiel.
lesson-alliance-ally = Blau kommt mit drei Schiffen nach { $target }. Grün verteidigt mit vier, und Gelb hilft Grün mit zwei. Beide Seiten haben dich eingeladen.
lesson-alliance-ally-advice = Hilf Blau. Verbündete eines siegreichen Angreifers landen mit ihm: Das ist deine fünfte Kolonie. Verbündete des Verteidigers bekommen nur Karten oder Schiffe.
lesson-alliance-ships = Jedes Schiff zählt einen Punkt für deine Seite. Verliert eine Seite, gehen ihre Schiffe in den Warp; aber du spielst Beobachter und verlierst als Verbündeter keines.
lesson-alliance-ships-advice = Schick vier: Es wird knapp. Für die Kolonie allein würde eines genügen.
lesson-alliance-behind = { $mine } für deine Seite, { $theirs } für die andere, und ein Gleichstand geht an den Verteidiger: Ihr verliert. Jetzt dürfen alle Beteiligten Verstärkungen spielen.
lesson-alliance-behind-advice = Spiel { $choice } für deine Seite: Das dreht es um.
lesson-alliance-ahead = { $mine } für deine Seite, { $theirs } für die andere: Deine Seite siegt, wenn niemand mehr etwas spielt.
lesson-alliance-ahead-advice = Pass und behalt deine Karte. Antworten die anderen, wirst du wieder gefragt.
lesson-alliance-beaten = { $mine } für deine Seite, { $theirs } für die andere: Keine deiner Karten dreht das um.
lesson-alliance-beaten-advice = Pass und behalt deine Karten für einen besseren Augenblick.
lesson-alliance-over-won = { $offense } gegen { $defense }: Deine Seite hat gesiegt. Du und Blau landet beide, und mit je fünf Kolonien habt ihr zusammen das Spiel gewonnen!
lesson-alliance-over-won-advice = Merk dir: Heb dir Verstärkungen für den Augenblick auf, der zählt, und hilf denen, mit denen du gewinnst.
lesson-alliance-over-lost = { $offense } gegen { $defense }: Der Verteidiger hat gesiegt. Die Schiffe von Blau sind im Warp; deine sind heimgekehrt, weil du Beobachter spielst.
lesson-alliance-over-lost-advice = Versuch es noch einmal: Solange deine Seite zurückliegt, kann eine Verstärkung es umdrehen.
lesson-alliance-over-defended = { $offense } gegen { $defense }: Grün behält den Planeten. Deine Schiffe kehren heim, und für jedes hast du eine Karte vom Stapel oder ein Schiff aus dem Warp bekommen. Das ist sicher, aber keine Kolonie.
lesson-alliance-over-defended-advice = Versuch es noch einmal, und hilf Blau: Dort gab es deine fünfte Kolonie.
lesson-alliance-over-out = Du hast dich herausgehalten: nichts verloren, nichts gewonnen. Ohne deine Hilfe hatte Blau keine Aussicht.
lesson-alliance-over-out-advice = Die meisten Begegnungen sind die der anderen. Wer hilft, bekommt Kolonien auch außerhalb des eigenen Zuges. Versuch es noch einmal.

## Ein Abkommen

lesson-deal = Ein Abkommen
lesson-deal-line = Reden statt kämpfen, und beide gewinnen
lesson-deal-begin = Blau greift dich an, aber mit einem einzigen Schiff. Du hast vier Kolonien und Blau auch.
lesson-deal-invite = Diesmal bist du der Verteidiger. Du darfst Grün um Hilfe bitten.
lesson-deal-invite-advice = Lade niemanden ein. Wer mit nur einem Schiff kommt, will oft reden, und von einem Abkommen haben Verbündete nichts.
lesson-deal-card = Jetzt wählt ihr beide heimlich eine Karte. Bei zwei Verhandlungen redet ihr, statt zu kämpfen. Und du spielst Pazifist: Greift Blau doch an, siegt deine Verhandlung.
lesson-deal-card-advice = Spiel deine Verhandlung: Mit ihr kannst du nicht verlieren.
lesson-deal-one-sided = Zwei Verhandlungen: Jetzt einigt ihr euch, oder beide verlieren drei Schiffe. Blau will eine Kolonie auf R1 und gibt dir dafür eine Karte. Aber das wäre die fünfte von Blau: Blau würde allein gewinnen!
lesson-deal-one-sided-advice = Mach ein Gegenangebot: R1 für Blau und B3 für dich. Kolonie gegen Kolonie, dann gewinnt ihr zusammen.
lesson-deal-land = Das Abkommen steht. Jetzt sagst du, welche Schiffe den neuen Planeten besiedeln.
lesson-deal-land-advice = Eines genügt. Nimm es von dort, wo du mehrere hast.
lesson-deal-over-won = Kolonie gegen Kolonie: Ihr habt jetzt beide fünf und habt das Spiel zusammen gewonnen!
lesson-deal-over-won-advice = Merk dir: Bevor du zustimmst, schau, was der andere bekommt. Du bist bereit für ein richtiges Spiel.
lesson-deal-over-fooled = Mit deiner Kolonie hat Blau fünf und hat das Spiel allein gewonnen.
lesson-deal-over-fooled-advice = Bevor du einem Abkommen zustimmst, zähl die Kolonien des anderen. Versuch es noch einmal.
lesson-deal-over-small = Ihr habt ein Abkommen geschlossen, aber es hat dir keine fünfte Kolonie gebracht.
lesson-deal-over-small-advice = Auch das kann etwas wert sein. Versuch es noch einmal, und verlang eine Kolonie.
lesson-deal-over-failed = Es gab kein Abkommen, also habt ihr beide drei Schiffe an den Warp verloren.
lesson-deal-over-failed-advice = Selbst ein kleines Abkommen ist besser als keines. Versuch es noch einmal: Kolonie gegen Kolonie.
lesson-deal-over-fought = Ein Angriff siegt gegen eine Verhandlung. Das Schiff von Blau ist im Warp, und dafür hat Blau eine Karte aus deiner Hand genommen. Aber du hast keine neue Kolonie.
lesson-deal-over-fought-advice = Versuch es noch einmal, und spiel deine Verhandlung.
