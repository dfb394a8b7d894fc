### Wo jemand antwortet: Reaktionsleiste, Frage, Hand.

controls-dock = Deine Entscheidungen und deine Hand
controls-why = warum?
controls-asker = Wer oder was das fragt
controls-waits = Der Tisch wartet auf { $who }.
controls-goes-on = Gleich geht es weiter.
controls-over = Das Spiel ist vorbei.
controls-watching = Du schaust zu.
controls-in-hand = Wähle aus deiner Hand
controls-on-sheet = Auf deiner Tafel:
controls-left = Sekunden bis zum Ablauf
controls-count = { $n } von { $of }
controls-tap-again = Noch einmal tippen:

controls-less = Weniger
controls-more = Mehr
controls-less-ships = Weniger Schiffe
controls-more-ships = Mehr Schiffe
controls-less-at = Weniger Schiffe: { $place }
controls-more-at = Mehr Schiffe: { $place }
controls-here = { $n ->
    [one] ein Schiff von dir steht dort
   *[other] { $n } Schiffe von dir stehen dort
}
controls-place-ships = { $place }: { ME($who) ->
    [yes] deine Schiffe: { $n }
   *[no] { $who } { $n }
}
controls-gives-up = gibt die Kolonie auf

controls-alien-old = Deine Kraft bisher
controls-alien-new = Die neue
controls-show-aliens = Völker zeigen
controls-wild = Wild-Flare:
controls-super = Super-Flare:

# Karten: das Wort unter dem Bild.
controls-attack = Angriff
controls-reinforcement = Verstärkung
controls-flare = Flare

# Die Reaktionsleiste.
controls-held = { $who } bittet um mehr Zeit.
controls-others-asked = Andere dürfen jetzt antworten.
controls-answered = Notiert. Der Tisch wartet auf die anderen.
controls-ordered = Dein Dauerauftrag passt für den Rest dieser Begegnung.
controls-ordered-turn = Dein Dauerauftrag passt, bis du Hauptspieler bist.
controls-pass-rest = Ganze Begegnung passen
controls-pass-always = Hier immer passen
controls-pass-touched = Bis mich etwas betrifft
controls-ordered-always = Dein Dauerauftrag passt hier immer, bis du neue Karten bekommst.
controls-ordered-touched = Dein Dauerauftrag passt, bis dich etwas betrifft.
controls-nothing-here = Du hast hier nichts zu spielen. Der Tisch wartet auf alle gleich lang.
order-always-reinforcements = Verstärkungen dürfen gespielt werden.
controls-halted = Die Bots sind angehalten. Oben geht es weiter, oder einen Schritt voran.
controls-pass-turn = Passen, bis ich dran bin
controls-replaced = Ein Bot spielt für dich: Der Gastgeber wollte es so, oder deine Zeit war um.
controls-come-back = Ich bin zurück
controls-ask-again = Wieder fragen
controls-same-for-all = Gleiche Zeit für alle. Niemand sieht, wer passt.
controls-no-hurry = Lass dir Zeit. Niemand sieht, wer passt.
controls-hold = Halt
controls-until = bis
controls-until-at = { DATETIME($at, dateStyle: "full", timeStyle: "short") } UTC
controls-space = Leertaste

# Die Hand, das eigene Schild und die Stapel.
controls-you = Du, { $colour }
controls-colonies = fremde Kolonien
controls-home = Heimat { $n }/{ $of }
controls-power-lost = Kraft ruht
controls-power-zapped = gezappt
controls-power-aside = beiseitegelegt
controls-power-hidden = verdeckt
controls-hand = Deine Hand, { CARDS($n) }
controls-stored = Auf deiner Tafel ({ $alien }), { CARDS($n) }
controls-no-cards = Du hast keine Karten.
controls-answers = antwortet
controls-answers-with = Antworten mit: { $card }
controls-deck = Stapel
controls-destiny = Schicksal
controls-discard = Ablage
controls-discard-show = Ablagestapel zeigen, { CARDS($n) }
controls-discard-title = Ablagestapel
controls-discard-order = Neueste zuerst
controls-discard-empty = Noch ist nichts abgelegt.
controls-close = Schließen

# Warum eine Karte der Hand nicht gewählt werden kann.
controls-not-offered = Diese Karte kannst du hier nicht wählen.
controls-not-encounter = Gelegt werden nur Begegnungskarten: Angriff, Verhandlung, Gleichziehen.
controls-not-citadel-card = Nur Angriffskarten werden zu Zitadellen.
controls-not-fodder-cards = Nur Angriffskarten kannst du dazuwerfen.
controls-not-chosen-card = Nutzen kannst du nur eine gezogene Karte.
controls-not-chosen-keep = Nehmen kannst du nur die gezogenen Karten.
controls-not-hate-answer-card = Sie passt nicht zu dem, was verlangt wird.
controls-not-barbarian-cards = Wählen kannst du nur erbeutete Karten.
controls-not-barbarian-unwanted = Wegwerfen kannst du nur gerade erhaltene Karten.
controls-not-plague-card = Die Seuche nimmt von jeder Art eine Karte.

# Was auf dem Hauptknopf steht, solange noch etwas fehlt.
controls-need-alien = Wähle ein Volk
controls-need-card = Wähle eine Karte
controls-need-laid = Wähle eine Karte
controls-need-face = Wähle eine Karte
controls-need-place = Wähle einen Planeten
controls-need-gap = Wähle einen Platz zwischen zwei Planeten
controls-need-number = Wähle eine Zahl
controls-need-seat = Wähle jemanden
controls-need-side = Wähle eine Seite
controls-few = { $exact ->
    [yes] Wähle { $what ->
        [ships] { SHIPS($n) }
        [cards] { CARDS($n) }
        [others] { $n }
       *[seats] { $n } Spieler
    }
   *[no] Mindestens { $what ->
        [ships] { SHIPS($n) }
        [cards] { CARDS($n) }
        [others] { $n }
       *[seats] { $n ->
            [one] { $n } Spieler
           *[other] { $n } Spieler
        }
    }
}
controls-many = Höchstens { $what ->
    [ships] { SHIPS($n) }
    [cards] { CARDS($n) }
    [others] { $n }
   *[seats] { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
}
controls-so-far = Bisher: { $what }
controls-step-back = Einen Schritt zurück

# Die ganze Antwort als Tat, für den Hauptknopf.
controls-do-any-some = { $n ->
    [0] Nichts wählen
   *[other] { $n } wählen
}
controls-do-any-number = { $n } wählen
controls-do-any-leaving = { SHIPS($n) } nehmen
controls-do-any-arriving = { SHIPS($n) } hinstellen
controls-do-ally = { DAT($who) } helfen
controls-do-choose-alien = { $what } spielen
controls-do-rotate = { $what } nehmen
controls-do-regroup = Schiff nach { $what }
controls-do-wild = { DAT($who) } begegnen
controls-do-colonist = { ACC($who) } angreifen
controls-do-will-defense = { DAT($who) } begegnen
controls-do-research = Mit dem Schiff von { $what } forschen
controls-do-vacuum-turbines-keep = { $n ->
    [0] Keine behalten
   *[other] { CARDS($n) } behalten
}
controls-do-coldsleep-ship-planet = Auf { $what } landen
controls-do-enigma-device-gone = { $n ->
    [0] Keine wegwerfen
   *[other] { CARDS($n) } wegwerfen
}
controls-do-gluon-mines-hits = { SHIPS($n) } treffen
controls-do-plasma-thrusters-planet = Schiff von { $what }
controls-do-the-qax-guest = Die Qax an { $what }
controls-do-quark-battery-stored-card = { $what } ablegen
controls-do-the-prometheus-colony = Prometheus nach { $what } stellen
controls-do-omega-missile-planet = { $what } zerstören
controls-do-genesis-bomb-settlers = { $n ->
    [0] Niemand siedelt
   *[other] { SHIPS($n) } siedeln
}
controls-do-lunar-cannon-home = Kanone bei { $what }
controls-do-lunar-cannon-place = Kanone zu { $what }
controls-do-delta-scanners-face = { $what } nehmen
controls-do-aim = Auf { $what } zielen
controls-do-launch = { SHIPS($n) } schicken
controls-all-invite = Alle einladen
controls-do-invite = { $n ->
    [0] Niemanden einladen
   *[other] { $acc } einladen
}
controls-do-ally-ships = Mit { SHIPS($n, case: "dat") } helfen
controls-do-warp-ships = { $n ->
    [0] Keine dazunehmen
   *[other] { SHIPS($n) } dazunehmen
}
controls-do-encounter-card-total = { $what } legen (mit Schiffen: { $n })
controls-do-encounter-card = { $what } legen
controls-do-found-planet = Kolonie auf { $what } gründen
controls-do-deal-colony = Mit { SHIPS($n, case: "dat") } gründen
controls-do-ships-home = { SHIPS($n) } absetzen
controls-do-lose-ships = { SHIPS($n) } verlieren
controls-do-compensation = { $n ->
    [0] Keine Karte nehmen
   *[other] { CARDS($n) } nehmen
}
controls-do-clone-compensation = { CARDS($n) } nehmen
controls-do-how-many-marked = { $n ->
    [0] Keines davon
   *[other] { $n } davon
}
controls-do-how-many-taken = { $n ->
    [0] Keines davon
   *[other] { $n } davon
}
controls-do-compensation-cards = { CARDS($n) } wählen
controls-do-compensation-face = { $what } nehmen
controls-do-reward-ships = { $n ->
    [0] Nur Karten
   *[other] { SHIPS($n) } holen
}
controls-do-reward-cards = { $n ->
    [0] Keine Karte nehmen
   *[other] { CARDS($n) } nehmen
}
controls-do-take-rewards = { $n ->
    [0] Keine Belohnungskarte nehmen
   *[other] { REWARDS($n) } nehmen
}
controls-do-reward-backs = { $n ->
    [0] Keine Belohnungskarte nehmen
   *[other] { REWARDS($n) } ziehen
}

controls-do-any-owner = { ACC($who) } treffen
controls-do-any-ship = { $what }: in den Warp
controls-do-rebirth-player = { $who } holt Schiffe heim
controls-do-rebirth-from = { SHIPS($n) } heimholen
controls-do-rebirth-to = { SHIPS($n) } absetzen
controls-do-omni-zap-instead = { $what } spielen
controls-do-omni-zap-victim = Hand von { DAT($who) } zappen
controls-do-omni-zap-ship = Schiff von { $what }
controls-do-rift-1-colony = { $what } aufgeben
controls-do-rift-2-lost = { CARDS($n) } abwerfen
controls-do-rift-3-owner = Ein Schiff von { DAT($who) } befreien
controls-do-accuse = { ACC($who) } beschuldigen
controls-do-amoeba-fleet = Schiffe: { $what }
controls-do-amoeba-in = { SHIPS($n) } hineinbringen
controls-do-amoeba-out = { SHIPS($n) } herausnehmen
controls-do-barbarian-cards = { $n ->
    [0] Keine behalten
   *[other] { CARDS($n) } behalten
}
controls-do-barbarian-unwanted = { CARDS($n) } wegwerfen
controls-do-chosen-card = { $what } nutzen
controls-do-chosen-keep = { $n ->
    [0] Keine nehmen
   *[other] { CARDS($n) } nehmen
}
controls-do-citadel-card = Mit { $what } bauen
controls-do-citadel-planet = An { $what } bauen
controls-do-cudgel-allies = { $n ->
    [0] Sonst niemanden treffen
   *[other] { $acc } treffen
}
controls-do-dictator-face = { $what } bestimmen
controls-do-fido-face = { $what } apportieren
controls-do-fido-seat = { DAT($who) } anbieten
controls-do-filch-card = { $what } nehmen
controls-do-fodder-cards = { CARDS($n) } dazuwerfen
controls-do-force-field = Bündnis von { $dat } aufheben
controls-do-gambler-face = { $what } behaupten
controls-do-gambler-stake = { SHIPS($n) } setzen
controls-do-gambler-spread = Mindestens { $n } sagen
controls-do-hacker-payer = Bei { DAT($who) } holen
controls-do-hacker-cards = { CARDS($n) } hergeben
controls-do-hate-card = { $what } vorhalten
controls-do-hate-answer-card = { $what } hergeben
controls-do-hate-ships = { SHIPS($n) } wegnehmen
controls-do-healer-seats = { $n ->
    [0] Niemanden heilen
   *[other] { $acc } heilen
}
controls-do-kamikaze-ships = { SHIPS($n) } opfern
controls-do-masochist-seat = Ein Schiff für { ACC($who) }
controls-do-mind-hand = Hand von { DAT($who) } ansehen
controls-do-miser-cards = { CARDS($n) } beiseitelegen
controls-do-mite-face = { $what } nehmen
controls-do-mutant-cards = { CARDS($n) } abwerfen
controls-do-mutant-source = Von { DAT($who) } nehmen
controls-do-philanthropist-card = { $what } verschenken
controls-do-philanthropist-receiver = { DAT($who) } geben
controls-do-philanthropist-borrower = { DAT($who) } leihen
controls-do-plague-victim = { ACC($who) } treffen
controls-do-plague-card = { $what } verlieren
controls-do-reincarnator-victim = Ein neues Volk für { ACC($who) }
controls-do-shadow-ship = Schiff auf { $what } hinrichten
controls-do-shadow-victim = Ein Schiff von { DAT($who) } hinrichten
controls-do-trader-partner = Mit { DAT($who) } tauschen
controls-do-trader-card = { $what } zurückgeben
controls-do-vacuum-victim = Ein Schiff von { DAT($who) } mitreißen
controls-do-vacuum-ships = { SHIPS($n) } mitreißen
controls-do-vulch-card = { $what } herausgeben
controls-do-vulch-keep-card = { $what } behalten
controls-do-will-look = Hand von { DAT($who) } ansehen

# Antworten im Voraus, an Tischen Tag für Tag.
advance-is = Antworten im Voraus: Der Tisch spielt sie für dich, während du weg bist. Nur du siehst sie.
advance-none = Keine
advance-give = Merken
advance-given = Gemerkt.
advance-reinforce = Meine Seite verstärken, wenn das den Ausgang dreht, mit
advance-reinforce-used = Wie du im Voraus gesagt hast, wurde deine Verstärkung gespielt: Sie hat den Ausgang gedreht.
advance-reinforce-gone = Deine Antwort im Voraus ist zu Ende: Du hast diese Verstärkung nicht mehr.
advance-reinforce-over = Deine Antwort im Voraus ist zu Ende: Die Begegnung ist vorbei, deine Verstärkung wurde nicht gebraucht.
advance-cancel = Eine Kraft aufhalten, die die andere Seite gegen meine einsetzt, mit
advance-cancel-used = Wie du im Voraus gesagt hast, wurde deine Karte gegen die Kraft der anderen Seite gespielt.
advance-cancel-gone = Deine Antwort im Voraus ist zu Ende: Du hast die Karte gegen Kräfte nicht mehr.
advance-cancel-over = Deine Antwort im Voraus ist zu Ende: Die Begegnung ist vorbei, und die andere Seite hat keine Kraft eingesetzt, die du aufhalten konntest.
