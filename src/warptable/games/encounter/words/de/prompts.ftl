### Fragen an einen Spieler. `hint-` sagt, was aus der Antwort folgt.

prompt-choose-alien = Welches Volk möchtest du spielen?
hint-choose-alien = Du bekommst zwei und behältst geheim eines.
prompt-regroup = Welche Kolonie bekommt dein Schiff aus dem Warp?
hint-regroup = Zu Beginn jeder deiner Begegnungen kommt eines deiner Schiffe zurück.
prompt-wild = Freie Wahl: Wem willst du begegnen?
hint-wild = Diese Schicksalskarte nennt niemanden: Du bestimmst, wer sich verteidigt. Dann greifst du einen Planeten in dessen Heimatsystem an.
prompt-own-colour = Das Schicksal zeigt deine eigene Farbe. Was willst du tun?
hint-own-colour = Zieh noch einmal, oder greif eine fremde Kolonie in deinem Heimatsystem an: Das ist eine Begegnung mit ihrem Besitzer.
prompt-aim = Auf welchen Planeten richtest du das Tor?
hint-aim = { $at-home ->
    [yes] Siegst du dort, ist die angegriffene Kolonie vertrieben. Gegen dich zählen nur Schiffe ihres Besitzers: je weniger, desto besser.
   *[no] Siegst du dort, gründest du eine Kolonie. Gegen dich zählen nur Schiffe von { DAT($defense) }: je weniger, desto besser.
}
prompt-colonist = Wessen Kolonie auf { $planet } greifst du an?
hint-colonist = Ihr Besitzer ist der Verteidiger. Andere auf dem Planeten sehen nur zu.
prompt-launch = { $high ->
    [one] Von wo schickst du ein Schiff zum Tor?
   *[other] Wie viele Schiffe schickst du zum Tor ({ RANGE($low, $high) })?
}
hint-launch = Jedes Schiff zählt eins. Verlierst du, gehen sie in den Warp. Ein leerer Planet ist keine Kolonie mehr.
prompt-invite = Wen lädst du als Verbündete ein?
hint-invite = { $offense-is-me ->
    [yes] Wer dir als Angreifer hilft, zählt mit und landet mit, wenn du siegst.
   *[no] Du verteidigst { $target } gegen { ACC($offense) }. Wer dir dabei hilft, zählt mit und bekommt Karten oder Schiffe, wenn du siegst.
}
prompt-ally = Hilfst du einer Seite? Das Tor zeigt auf { $target }.
hint-ally = Mit dem siegreichen Angreifer gründest du eine Kolonie; mit dem siegreichen Verteidiger bekommst du je Schiff eine Belohnung. Bei den Verlierern gehen deine Schiffe in den Warp.
prompt-ally-ships = { $high ->
    [one] Von wo schickst du ein Schiff zur Hilfe?
   *[other] Mit wie vielen Schiffen hilfst du ({ RANGE($low, $high) })?
}
hint-ally-ships = Jedes Schiff zählt eins für deine Seite. Verliert deine Seite, gehen deine Schiffe in den Warp.
prompt-which-side = Du hilfst beiden Seiten. Für welche gilt das?
prompt-warp-ships = Wie viele Schiffe nimmst du aus dem Warp zusätzlich mit in die Begegnung ({ RANGE($low, $high) })?
prompt-encounter-card = Welche Karte legst du verdeckt?
hint-encounter-card = Angriff gegen Angriff: Die höhere Summe siegt, bei Gleichstand der Verteidiger. Verhandlung verliert gegen Angriff, bringt aber Entschädigung; zwei Verhandlungen führen zum Abkommen.
prompt-reinforce = Spielst du eine Verstärkung?
hint-reinforce = Ihr Wert zählt für die Seite, die du nennst. Andere dürfen antworten.
prompt-deal = Verhandlung mit { DAT($partner) }.
hint-deal = Einigt euch: Ohne Abkommen verliert jeder Schiffe, in der Regel drei. { $offers-left ->
    [0] Du hast keinen Vorschlag mehr.
    [one] Du hast noch einen Vorschlag.
   *[other] Du hast noch { $offers-left } Vorschläge.
}
prompt-talk = Verhandlung mit { $partners }. { $on-table ->
    [none] Noch liegt nichts auf dem Tisch.
   *[other] Auf dem Tisch: { $on-table }.
}
hint-talk = Ohne die Zustimmung von euch allen verliert jeder die fälligen Schiffe. { $offers-left ->
    [0] Du hast keinen Vorschlag mehr.
    [one] Du hast noch einen Vorschlag.
   *[other] Du hast noch { $offers-left } Vorschläge.
}
prompt-found-planet = Auf welchem Planeten gründest du eine Kolonie?
prompt-deal-colony = Mit welchen Schiffen gründest du die Kolonie auf { $planet }?
prompt-ships-home = { $high ->
    [one] Wohin kommt dein Schiff?
   *[other] Wohin kommen deine { $high } Schiffe?
}
hint-ships-home = { $high ->
    [one] Es kehrt auf eine Kolonie deiner Wahl zurück.
   *[other] Sie kehren auf Kolonien deiner Wahl zurück, beliebig verteilt.
}
prompt-lose-ships = { $high ->
    [one] Welches Schiff verlierst du?
   *[other] Welche { $high } Schiffe verlierst du?
}
hint-lose-ships = Was du verlierst, geht in den Warp. Ein leerer Planet ist keine Kolonie mehr.
ships-moved = Du { $lost ->
    [yes] verlierst
   *[no] bewegst
} { SHIPS($ships) }{ $place-kind ->
    [air] {""}
    [gate] {" "}vom Tor
    [warp] {" "}aus dem Warp
   *[other] {" "}von { $place }
}{ $destination-kind ->
    [air] {""}
    [warp] {""}
    [out] {""}
    [gate] {" "}zum Tor
    [beside] {" "}neben das Ziel
    [held] {" "}auf eine Tafel
   *[other] {" "}nach { $destination }
}.
prompt-which-ships = { $moved } { $ships ->
    [one] Ist es
   *[other] Ist eines davon
} das Schiff „{ $mark }“?
prompt-how-many-marked = { $moved } Wie viele davon tragen den Marker „{ $mark }“?
ships-picked = Du wählst { SHIPS($ships) } von { DAT($victim) }{ $place-kind ->
    [air] {""}
    [gate] {" "}am Tor
    [warp] {" "}im Warp
   *[other] {" "}({ $place })
}{ $destination-kind ->
    [warp] {" "}für den Warp
    [held] {" "}für eine Tafel
   *[other] {""}
} aus.
prompt-which-taken = { $moved } { $ships ->
    [one] Ist es
   *[other] Ist eines davon
} das Schiff „{ $mark }“?
prompt-how-many-taken = { $moved } Wie viele davon tragen den Marker „{ $mark }“?
prompt-compensation = Wie viele Karten nimmst du als Entschädigung von { DAT($victim) } ({ RANGE($low, $high) })?
prompt-compensation-cards = Welche { CARDS($high) } wählst du als Entschädigung?
prompt-compensation-face = Welche Karte nimmst du als Entschädigung von { DAT($victim) }?
prompt-reward-ships = Wie viele Schiffe holst du aus dem Warp ({ RANGE($low, $high) })? Für den Rest deiner Belohnung ziehst du Karten.
prompt-reward-cards = Wie viele Karten nimmst du als Belohnung ({ RANGE($low, $high) })?
prompt-reward-backs = Wie viele der Karten, die du als Belohnung ziehst, kommen vom Belohnungsstapel ({ RANGE($low, $high) })?
hint-reward-backs = Die übrigen kommen vom kosmischen Stapel.
prompt-take-rewards = { $pool ->
    [yes] Du bekommst { CARDS($number) } von den gemischten Händen.
   *[no] { $source ->
        [F-COMP-2] Du nimmst als Entschädigung { CARDS($number) } von { DAT($victim) }.
       *[other] Es geht um { CARDS($number) } aus der Hand von { DAT($victim) }.
    }
} { $number ->
    [1] Ist es eine Belohnungskarte?
   *[other] Wie viele davon sind Belohnungskarten ({ RANGE($low, $high) })?
}
hint-take-rewards = Die übrigen sind kosmische Karten. Ein Riss, den du nimmst, explodiert.
prompt-new-hand = Du hast keine Begegnungskarte auf der Hand. Ziehst du eine neue Hand, oder spielst du eine Karte von deiner Tafel?
prompt-second-encounter = Willst du eine zweite Begegnung?
hint-second-encounter = Die erste war ein Erfolg, du darfst also weitermachen.
prompt-next-or-tech = Möchtest du noch eine Begegnung? Du kannst sie für eine neue Technik aufgeben.
hint-next-or-tech = Eine neue Technik beendet deinen Zug.
prompt-keep-tech = Welche Technik behältst du?
hint-keep-tech = Sie liegt verdeckt vor dir. Schiffe müssen an ihr forschen, bevor sie vollendet werden kann.
prompt-which-tech = Welche Technik von { DAT($whose) } verliert ein Schiff?
prompt-research = Aus welcher Kolonie kommt ein Schiff zu { $tech }?
hint-research = Es bleibt dort, bis die Technik vollendet oder aufgegeben ist. Ein leerer Planet ist keine Kolonie mehr.
prompt-rotate = Du darfst deine Kraft gegen eine neue tauschen. Tust du es?
hint-rotate = Die Tafel, die du nicht behältst, wird abgelegt. Deine Schiffe, Kolonien und Handkarten bleiben.
prompt-order-uses = Mehrere deiner Kräfte müssen jetzt wirken. Welche zuerst?

prompt-kamikaze-ships = Wie viele Schiffe opferst du, und von wo ({ RANGE($low, $high) })?
prompt-healer-seats = Wessen Schiffe heilst du?
prompt-masochist-seat = Wer holt an Stelle von { DAT($offense) } ein Schiff aus dem Warp?
prompt-mind-hand = Wessen Hand siehst du dir an?
prompt-mirror-side = Welche Karte allein wird rückwärts gelesen?
prompt-amoeba-fleet = Du hast Schiffe auf beiden Seiten. Welche bewegen sich?
prompt-amoeba-way = Wohin bewegen sich deine Schiffe?
prompt-amoeba-in = Welche Schiffe bringst du in die Begegnung ({ RANGE($low, $high) })?
prompt-amoeba-out = Auf welche Kolonien gehen deine Schiffe zurück ({ RANGE($low, $high) })?
prompt-barbarian-cards = Welche der erbeuteten Karten behältst du (höchstens { $high })? Die anderen werden abgelegt.
prompt-barbarian-unwanted = Welche der erhaltenen Karten wirfst du weg?
prompt-chosen-card = Welche der gezogenen Karten nutzt du?
prompt-chosen-way = Was bewirkt der gezogene Angriff?
prompt-chosen-keep = Welche der gezogenen Karten nimmst du auf die Hand?
prompt-citadel-card = Welche Angriffskarte wird zur Zitadelle?
prompt-citadel-planet = An welchem Planeten baust du die Zitadelle?
prompt-calculator-call = Sagst du gerade oder ungerade?
hint-calculator-call = Sind beide Karten Angriffe: Stimmt es für die Summe ihrer Werte, so wird dein Wert von der anderen Karte abgezogen, sonst der andere Wert von deiner.
prompt-clone-compensation = Wie viele Karten nimmst du als Entschädigung von { DAT($victim) } ({ RANGE($low, $high) })?
prompt-cudgel-allies = Welche Verbündeten deines Gegners triffst du auch?
prompt-filch-card = Welche der benutzten Begegnungskarten nimmst du?
prompt-human-flare = Was bewirkt dein Flare?
prompt-hacker-payer = Von wem holst du dir die Entschädigung?
prompt-hacker-cards = Welche Karten gibst du dafür her ({ RANGE($low, $high) })?
prompt-fodder-cards = Welche Angriffskarten wirfst du dazu ({ RANGE($low, $high) })?
prompt-fodder-side = Welcher Seite schließt du dich noch an, mit einem einzigen Schiff?
prompt-fido-face = Welche Karte apportierst du?
prompt-fido-seat = Wem bietest du die Karte an?
prompt-fido-offer = { $seat } bietet dir { $face } an. Nimmst du die Karte?
prompt-fido-refused = { $face } wurde nicht gewollt. Was geschieht damit?
prompt-fido-pay = Was nimmst du dir für die Karte?
option-fido-pay-deck = Eine Karte vom Stapel
option-fido-pay-pass = Nichts
prompt-dictator-face = Welche Schicksalskarte zieht der Angreifer?
prompt-hate-card = Welche Karte hältst du den anderen vor?
hint-hate-card = Jeder andere muss eine Karte derselben Art abwerfen, einen Angriff nicht niedriger, oder drei Schiffe hergeben.
prompt-hate-answer-card = { $seat } fordert etwas gegen { $face }. Was gibst du her?
prompt-hate-ships = Welche { SHIPS($high) } verliert { $victim }?
prompt-miser-cards = Welche { CARDS($high) } legst du mit dem Flare beiseite?
prompt-miser-hand = Welche Karten nimmst du auf die Hand? Die anderen sind dein Hort.
prompt-gambler-face = Welche Karte behauptest du gelegt zu haben?
hint-gambler-face = Bleibt das unwidersprochen, so gilt sie als diese Karte. Bei Zweifel verliert Schiffe, wer unrecht hat.
prompt-gambler-challenge = { $seat } behauptet: Das ist { $face }. Zweifelst du das an?
prompt-gambler-stake = Wie viele Schiffe setzt du noch dazu ({ RANGE($low, $high) })? Wer sich irrt, verliert auch sie.
prompt-gambler-spread = Wie weit liegen die beiden Angriffe mindestens auseinander ({ RANGE($low, $high) })?
prompt-mite-bluster = Die Milbe droht dir. Was tust du?
hint-mite-bluster = Wirf Karten nach Zufall ab, bis du drei hast, oder lass die Milbe kampflos auf { $target } landen.
prompt-mite-face = Welche der abgelegten Karten nimmst du?
prompt-mutant-cards = Welche Karten wirfst du ab ({ RANGE($low, $high) })?
prompt-mutant-source = Woher nimmst du die nächste Karte?
option-mutant-source-deck = Vom Stapel
prompt-parasite-side = Welcher Seite schließt du dich ungeladen an?
prompt-shadow-ship = Welches Schiff von { DAT($victim) } richtest du hin?
prompt-shadow-victim = Freie Wahl: Wessen Schiff richtest du hin?
prompt-reserve-attack = Welche Angriffskarte spielst du als Verstärkung, und für wen?
prompt-philanthropist-card = Welche Karte verschenkst du?
prompt-philanthropist-receiver = Wer bekommt die Karte?
prompt-philanthropist-borrower = Wem leihst du deine Kraft für diese Begegnung?
prompt-remora-gain = Was nimmst du?
prompt-reincarnator-victim = Wer bekommt ein neues Volk?
prompt-force-field = Wessen Bündnis hebst du auf?
prompt-any-owner = Wessen Schiff geht in den Warp?
prompt-any-ship = Welches Schiff von { DAT($victim) } geht in den Warp?
prompt-rebirth-player = Wer darf Schiffe nach Hause holen?
prompt-rebirth-from = Welche Schiffe holst du nach Hause ({ RANGE($low, $high) })?
prompt-rebirth-to = Auf welchen Planeten deines Heimatsystems landen sie?
prompt-omni-zap-target = Welche aufgedeckte Karte wird abgeworfen?
prompt-omni-zap-instead = Deine Begegnungskarte wurde gestrichen. Welche spielst du stattdessen?
prompt-omni-zap-victim = Wer gibt die Hand auf und zieht eine neue?
prompt-omni-zap-price = Omni-Zap hat seinen Preis. Was zahlst du?
prompt-omni-zap-ship = Welches Schiff verlässt das Spiel?
prompt-rift-1-colony = Der Riss explodiert: Welche deiner Kolonien gibst du auf?
prompt-rift-2-lost = Der Riss explodiert: Welche zwei Karten wirfst du ab?
prompt-rift-3-owner = Wessen Schiff verlässt den Warp?
prompt-plague-victim = Wen trifft die Seuche?
prompt-plague-card = Welche dieser Karten verlierst du an die Seuche?

prompt-trader-partner = Mit wem tauschst du die Hand?
prompt-trader-card = Welche Karte gibst du zurück?
prompt-vacuum-victim = Wessen Schiff reißt du mit in den Warp?
prompt-vacuum-ships = { $high ->
    [one] Welches Schiff
   *[other] Welche { $high } Schiffe
} von { DAT($victim) } reißt du mit?
prompt-vulch-card = Welche Karte gibst du als nächste heraus?
prompt-vulch-keep-card = Behältst du diese Karte, oder legst du sie ab und siehst die nächste?
prompt-will-defense = Wem willst du begegnen?
hint-will-defense = Du darfst auf jeden Planeten in dessen Heimatsystem zielen und auf jede seiner Kolonien anderswo.
prompt-will-look = In wessen Hand schaust du zuerst?

prompt-window = { $moment } Willst du etwas nutzen?
prompt-answer = { ME($of) ->
    [yes] { $played ->
        [yes] Du spielst selbst:
       *[no] Du nutzt selbst:
    } { $answering }. Hältst du das auf?
   *[no] { $of } { $played ->
        [yes] spielt:
       *[no] nutzt:
    } { $answering }. Hältst du das auf?
}
prompt-answer-against = { ME($of) ->
    [yes] { $played ->
        [yes] Du spielst selbst:
       *[no] Du nutzt selbst:
    } { $answering } gegen { $against } von { DAT($whose) }. Hältst du das auf?
   *[no] { $of } { $played ->
        [yes] spielt:
       *[no] nutzt:
    } { $answering } gegen { $against } von { DAT($whose) }. Hältst du das auf?
}
prompt-window-use = { ME($by) ->
    [yes] { $played ->
        [yes] Du hast gespielt:
       *[no] Du nutzt:
    } { $used }. Willst du dazu etwas nutzen?
   *[no] { $by } { $played ->
        [yes] hat gespielt:
       *[no] nutzt:
    } { $used }. Willst du etwas nutzen?
}

prompt-xenon-lasers = Steigt oder sinkt die Summe deiner Seite um eins?
prompt-vacuum-turbines-keep = Welche der gezogenen Karten behältst du?
prompt-delta-scanners-face = Welche Karte nimmst du vom Ablagestapel?
prompt-coldsleep-ship-now = Du hast keine Kolonie für die Schiffe, die zurückkehren. Landen sie gleich auf einem Planeten anderer?
prompt-coldsleep-ship-planet = Auf welchem Planeten landen alle deine Forschungsschiffe?
prompt-enigma-device-gone = Welche deiner Karten wirfst du zuerst weg?
prompt-gluon-mines-hits = Wie viele Schiffe von { DAT($victim) } treffen deine Minen ({ RANGE($low, $high) })?
prompt-plasma-thrusters-planet = Aus welcher Kolonie kommt ein Schiff nach { $target }?
prompt-the-qax-guest = Wer bekommt die Qax und muss sich dir anschließen?
prompt-quark-battery-stored-card = Welche Begegnungskarte legst du unter die Quark-Batterie?
prompt-omega-missile-planet = Welchen Planeten zerstörst du?
hint-omega-missile-planet = Er ist aus dem Spiel, und alle Schiffe darauf gehen in den Warp.
prompt-genesis-bomb-settlers = Wie viele der Forschungsschiffe siedeln auf { $planet } ({ RANGE($low, $high) })?
hint-genesis-bomb-settlers = Die anderen kehren zu deinen Kolonien zurück.
prompt-lunar-cannon-home = Zwischen welche deiner Planeten kommt die Mondkanone?
prompt-lunar-cannon-place = Zwischen welche Planeten rückt die Mondkanone?
prompt-the-prometheus-colony = Zu welcher deiner Kolonien kommt die Prometheus?
prompt-tech-scrambler-target = Welche Technik schaltest du ab?
