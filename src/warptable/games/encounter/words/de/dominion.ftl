### Was die Völker von Kosmische Herrschaft fragen, was sich antworten lässt und was durch sie geschieht.

prompt-ace-given-up = Welcher deiner Heimatplaneten verlässt das Spiel?
prompt-ace-against = Wen greifst du auf diesem Planeten an?
prompt-ace-refuge = Auf welchen Planeten fliehen deine geschlagenen Schiffe?
controls-do-ace-given-up = { $what } aufgeben
controls-do-ace-against = { ACC($who) } angreifen
controls-do-ace-refuge = Auf { $what } fliehen

prompt-alchemist-card = Welche Karte wirfst du ab?
hint-alchemist-card = Dafür nimmst du eine andere Karte derselben Art von einem Ablagestapel.
prompt-alchemist-face = Welche Karte nimmst du von einem Ablagestapel?
controls-do-alchemist-card = { $what } abwerfen
controls-do-alchemist-face = { $what } nehmen
controls-not-alchemist-card = Dafür liegt nichts Passendes in den Ablagestapeln.

prompt-angler-asked = Wen fragst du nach einer Karte?
prompt-angler-face = Nach welcher Karte fragst du?
prompt-angler-answer = { $seat } fragt nach { $face } und bietet den Flare der Angler. Gibst du die Karte her?
prompt-angler-victim = Niemand hat dir die Karte gegeben. Aus wessen Hand nimmst du eine?
controls-do-angler-asked = { ACC($who) } fragen
controls-do-angler-face = Nach { $what } fragen
controls-do-angler-victim = Von { DAT($who) } nehmen
option-hand-over = Hergeben
key-hand-over = h
event-asked-for = { ME($seat) ->
    [yes] Du fragst { ACC($victim) } nach { $face }.
   *[no] { $seat } fragt { ACC($victim) } nach { $face }.
}
event-asked-around = { ME($seat) ->
    [yes] Du fragst alle nach { $face }.
   *[no] { $seat } fragt alle nach { $face }.
}
event-handed-over = { ME($giver) ->
    [yes] Du gibst { DAT($seat) } die Karte { $face }.
   *[no] { $giver } gibt { DAT($seat) } die Karte { $face }.
}

prompt-aristocrat-start = Welche Karte nimmst du auf deine erste Hand?
prompt-aristocrat-found = Welche Karte nimmst du aus dem Stapel?
prompt-aristocrat-surplus = Welchen Flare nimmst du aus dem Spiel?
prompt-aristocrat-more = Was bekommst du für den Flare?
prompt-aristocrat-flare = Welchen Flare nimmst du?
controls-do-aristocrat-start = { $what } nehmen
controls-do-aristocrat-found = { $what } nehmen
controls-do-aristocrat-surplus = { $what } aus dem Spiel nehmen
controls-do-aristocrat-flare = { $what } nehmen
controls-not-aristocrat-surplus = Nur ein Flare, der zu keinem Volk am Tisch passt, verlässt das Spiel.
option-three-flares = Drei Flares, blind gezogen
key-three-flares = d
option-search-box = Einen Flare nach Wahl
key-search-box = w
event-drew-flares = { $faces ->
    [hidden] { ME($seat) ->
        [yes] Du ziehst { CARDS($number) } von den unbenutzten Flares.
       *[no] { $seat } zieht { CARDS($number) } von den unbenutzten Flares.
    }
   *[shown] { ME($seat) ->
        [yes] Du ziehst von den unbenutzten Flares: { $faces }.
       *[no] { $seat } zieht von den unbenutzten Flares: { $faces }.
    }
}
event-flares-to-sheet = { $faces ->
    [hidden] { ME($seat) ->
        [yes] Du ziehst { CARDS($number) } von den unbenutzten Flares auf deine Tafel.
       *[no] { $seat } zieht { CARDS($number) } von den unbenutzten Flares auf die Tafel.
    }
   *[shown] { ME($seat) ->
        [yes] Du ziehst von den unbenutzten Flares auf deine Tafel: { $faces }.
       *[no] { $seat } zieht von den unbenutzten Flares auf die Tafel: { $faces }.
    }
}
event-removed = { ME($seat) ->
    [yes] Du nimmst aus dem Spiel: { $faces }.
   *[no] { $seat } nimmt aus dem Spiel: { $faces }.
}
event-searched-deck = { $faces ->
    [hidden] { ME($seat) ->
        [yes] Du siehst den Stapel durch und nimmst { CARDS($number) }.
       *[no] { $seat } sieht den Stapel durch und nimmt { CARDS($number) }.
    }
   *[shown] { ME($seat) ->
        [yes] Du nimmst aus dem Stapel: { $faces }.
       *[no] { $seat } nimmt aus dem Stapel: { $faces }.
    }
}

prompt-bride-ring = Du bist verheiratet. Von wo kommt dein Ring?
hint-bride-ring = Er ist eins deiner Schiffe: Es kommt auf die Tafel der Braut und bleibt dort.
prompt-bride-given-card = Welche Karte gibst du deinem Ehepartner?
prompt-bride-returned-card = Die Braut bietet einen Kartentausch an. Welche Karte gibst du?
option-bride-returned-card-refuse = Nicht tauschen
prompt-bride-shown = Die Braut hat dir ihre Hand gezeigt. Zeigst du auch deine?
prompt-bride-refuge = Der Verteidiger ist davongelaufen. Auf welchen Planeten ziehst du deine Schiffe?
controls-do-bride-ring = Von { $what }
controls-do-bride-given-card = { $what } geben
controls-do-bride-returned-card = { $what } geben
controls-do-bride-refuge = Auf { $what }
option-show = Zeigen
key-show = z
option-keep-hidden = Verdeckt lassen
key-keep-hidden = v
event-married = { ME($seat) ->
    [yes] Du heiratest { ACC($other) }.
   *[no] { $seat } heiratet { ACC($other) }.
}
event-divorced = { ME($seat) ->
    [yes] Du lässt dich von { DAT($other) } scheiden.
   *[no] { $seat } lässt sich von { DAT($other) } scheiden.
}
event-bond-ended = Die Ehe zwischen { DAT($seat) } und { DAT($other) } ist beendet.
event-swap-refused = { ME($seat) ->
    [yes] Du behältst deine Karte.
   *[no] { $seat } möchte nicht tauschen.
}

prompt-daredevil-card = Welchen Angriff wirfst du ab? Sein Wert wird von der Summe deiner Seite abgezogen.
prompt-daredevil-planet = Wo gründet eines deiner Schiffe eine Kolonie?
controls-do-daredevil-card = { $what } abwerfen
controls-do-daredevil-planet = { $what } besiedeln
controls-not-daredevil-card = Abwerfen kannst du nur Angriffe von 1 bis 8.
option-no-colony = Keine Kolonie
key-no-colony = k

prompt-diplomat-card = Welche Verhandlung spielst du?
prompt-diplomat-replaced = An wessen Stelle verhandelst du?
prompt-diplomat-promise = Was versprichst du { DAT($victim) } für eine Stimme?
hint-diplomat-promise = Fällig wird es nur, wenn du siegst, und nur für eine Stimme für dich.
prompt-diplomat-vote = Wer soll die Begegnung gewinnen?
controls-do-diplomat-card = { $what } spielen
controls-do-diplomat-replaced = { ACC($who) } vertreten
controls-do-diplomat-promise = Kolonie auf { $what } versprechen
controls-not-diplomat-card = Nur mit einer Verhandlung nimmst du am Gespräch teil.
option-no-promise = Nichts
key-no-promise = n
option-promise-card = Eine zufällige Karte aus meiner Hand
key-promise-card = k
option-diplomat-vote-offense = Der Angreifer
option-diplomat-vote-defense = Der Verteidiger
event-joined-talks = { ME($seat) ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $face } und { $instead ->
    [nobody] { ME($seat) ->
        [yes] verhandelst mit.
       *[no] verhandelt mit.
    }
   *[other] { ME($seat) ->
        [yes] verhandelst
       *[no] verhandelt
    } an Stelle von { DAT($instead) }.
}
event-voted = Die Abstimmung: { $offense-votes } von { $votes } für den Angreifer.
event-vote-promised = { ME($seat) ->
    [yes] Du versprichst
   *[no] { $seat } verspricht
} { DAT($other) } { $colony ->
    [yes] eine Kolonie auf { $planet }
   *[no] eine Karte
} für eine Stimme.

prompt-doppelganger-haunted = Wen suchst du heim? Dieser Spieler leiht dir Begegnungskarten.
prompt-doppelganger-lent-card = Welche Begegnungskarte leihst du { DAT($seat) }?
hint-doppelganger-lent-card = Nach dem Aufdecken kommt sie zurück, wenn sie nicht gespielt wird.
prompt-doppelganger-robbed = Wer muss dir zwei Karten geben, die keine Begegnungskarten sind?
prompt-doppelganger-given = Welche { CARDS($high) } gibst du { DAT($seat) } für immer?
prompt-doppelganger-owner = Mit wessen Hand spielst du bis zum Ende der Begegnung?
controls-do-doppelganger-haunted = { ACC($who) } heimsuchen
controls-do-doppelganger-lent-card = { $what } leihen
controls-not-doppelganger-lent-card = Diese Karte ist von keiner Art, die noch gefragt ist.
controls-do-doppelganger-robbed = Von { DAT($who) } nehmen
controls-do-doppelganger-given = { CARDS($n) } geben
controls-not-doppelganger-given = Nur Karten, die keine Begegnungskarten sind.
controls-do-doppelganger-owner = Hand von { DAT($who) } übernehmen

prompt-greenhorn-card = Welche Karte verstehst du nicht?
prompt-greenhorn-asked = Wem zeigst du sie?
prompt-greenhorn-ships = Wohin kommen deine Schiffe?
prompt-greenhorn-defense = Wen greifst du in diesem System an?
controls-do-greenhorn-card = { $what } zeigen
controls-do-greenhorn-asked = { ACC($who) } fragen
controls-do-greenhorn-ships = So verteilen
controls-do-greenhorn-defense = { ACC($who) } angreifen
event-asked-innocently = „{ $number ->
    [1] Wozu ist denn die hier gut?
    [2] Ist das eine gute Karte?
    [3] Darf ich die spielen, wann ich will?
    [4] Gewinnt die höhere Zahl?
    [5] Würdest du die jetzt spielen?
   *[6] Hast du auch so eine?
}“, { ME($seat) ->
    [yes] fragst du
   *[no] fragt { $seat }
} { ACC($other) }.
event-ships-spread = { ME($seat) ->
    [yes] Du verteilst deine Schiffe neu: { $to }.
   *[no] { $seat } verteilt die Schiffe neu: { $to }.
}

prompt-joker-own-token = Die Karte deiner Seite ist die wilde Karte. Welchen Marker legst du darauf?
prompt-joker-token = Die Karte von { DAT($seat) } ist die wilde Karte. Welchen Marker legst du darauf?
prompt-joker-wild = Welche Karte ist die wilde Karte?
prompt-joker-armed = Wessen Verhandlung zählt als Angriff 08?
controls-do-joker-own-token = Zu { $what } machen
controls-do-joker-token = Zu { $what } machen
controls-do-joker-wild = { $what } nennen
controls-do-joker-armed = Die von { DAT($who) }
sheet-joker-note = wilde Karte { $wild-card }, Marker { $tokens-up }
sheet-joker-tag = wild: { $wild-card }
event-wild-card-named = { ME($seat) ->
    [yes] Deine wilde Karte ist { $face }.
   *[no] Die wilde Karte von { DAT($seat) } ist { $face }.
}

prompt-host-thrown = Welche Flares auf deiner Tafel nimmst du aus dem Spiel?
hint-host-thrown = Danach wird deine Tafel bis auf drei aufgefüllt.
prompt-host-kept = Welche dieser Flares behältst du auf deiner Tafel?
hint-host-kept = Die anderen verlassen das Spiel.
controls-do-host-thrown = { $n ->
    [0] Alle behalten
   *[other] { CARDS($n) } aus dem Spiel nehmen
}
controls-do-host-kept = { CARDS($n) } behalten
controls-not-host-thrown = Nur Flares auf deiner Tafel kommen aus dem Spiel.
controls-not-host-kept = Zur Wahl stehen nur die gerade gezogenen Flares.

prompt-engineer-kept = Welche Technik legst du auf deine Tafel?
prompt-engineer-wanted = Welche Technik suchst du im Technikstapel?
prompt-engineer-found = Welches Artefakt nimmst du vom Ablagestapel?
controls-do-engineer-kept = { $what } auf die Tafel legen
controls-do-engineer-wanted = { $what } nehmen
controls-do-engineer-found = { $what } nehmen
option-keep-none = Keine davon
key-keep-none = k
event-techs-searched = { ME($seat) ->
    [yes] Du durchsuchst den Technikstapel
   *[no] { $seat } durchsucht den Technikstapel
}{ $tech ->
    [hidden] .
   *[shown] : { $tech }.
}

prompt-judge-who = Wer soll zusätzlich etwas bekommen?
prompt-judge-terms = Was bekommt der { $whom ->
    [the-winner] Sieger
   *[the-loser] Verlierer
} vom anderen Hauptspieler?
hint-judge-terms = Bezahlt wird am Ende der Begegnung, wenn mindestens ein Angriff aufgedeckt wird.
prompt-judge-face = Welche Karte nimmst du?
controls-do-judge-face = { $what } nehmen
option-the-winner = Der Sieger
key-the-winner = s
option-the-loser = Der Verlierer
key-the-loser = v
option-a-colony = Eine Kolonie, wo der andere eine hat
key-a-colony = k
option-one-card = Eine zufällige Karte
key-one-card = 1
option-two-cards = Zwei zufällige Karten
key-two-cards = 2
option-three-cards = Drei zufällige Karten
key-three-cards = 3
option-all-cards = Alle Karten
key-all-cards = a
option-picked-card = Eine Karte nach Wahl aus der anderen Hand
key-picked-card = w
option-colony-and-card = Eine Kolonie und eine zufällige Karte
key-colony-and-card = b
option-colony-and-all-cards = Eine Kolonie und alle Karten
key-colony-and-all-cards = e
event-decreed = { ME($seat) ->
    [yes] Du verfügst
   *[no] { $seat } verfügt
}, was der { $whom ->
    [the-winner] Sieger
   *[the-loser] Verlierer
} zusätzlich bekommt: { $gain ->
    [a-colony] eine Kolonie.
    [one-card] eine Karte.
    [two-cards] zwei Karten.
    [three-cards] drei Karten.
    [all-cards] alle Karten.
    [picked-card] eine Karte nach Wahl.
    [colony-and-all-cards] eine Kolonie und alle Karten.
   *[colony-and-card] eine Kolonie und eine Karte.
}

prompt-laser-hidden = { ME($victim) ->
    [yes] Wie viele deiner Karten werden beiseitegelegt?
   *[no] Wie viele Karten von { DAT($victim) } werden beiseitegelegt?
}
hint-laser-hidden = Sie werden ungesehen gewählt und kommen am Ende der Begegnung zurück.
prompt-laser-blinded = Welchen Hauptspieler blendest du?
prompt-laser-price = Welche Karten wirfst du ab?
hint-laser-price = Ebenso viele Karten aus der Hand eines Spielers darfst du dann bis zum Ende der Begegnung beiseitelegen.
prompt-laser-victim = Wessen Karten werden beiseitegelegt?
controls-do-laser-hidden = { CARDS($n) } beiseitelegen
controls-do-laser-blinded = { ACC($who) } blenden
controls-do-laser-price = { CARDS($n) } abwerfen
controls-do-laser-victim = { ACC($who) } wählen

prompt-lizard-more = Welche deiner anderen normalen Schiffe werden verwandelt?
prompt-lizard-boost = Was verstärkt der Flare?
controls-do-lizard-more = { SHIPS($n) } verwandeln
option-double-reinforcements = Meine weiteren Verstärkungen zählen doppelt
key-double-reinforcements = d
option-raise-kicker = Der Faktor meiner Überraschungskarte steigt um 1
key-raise-kicker = f
event-kicker-raised = { $face } von { DAT($seat) } vervielfacht jetzt mit { $value }.

prompt-love-card = Welche Karte legst du den anderen vor?
hint-love-card = Wer eine Karte derselben Art abwirft, holt alle eigenen Schiffe aus dem Warp.
prompt-love-answer-card = { $seat } hat { $face } hingelegt. Wirfst du auch eine Karte ab?
hint-love-answer-card = Mit einer Karte derselben Art holst du alle deine Schiffe aus dem Warp.
prompt-love-planet = Wo gründest du mit allen deinen Schiffen aus dem Warp eine Kolonie?
prompt-love-asked = { $seat } bittet dich, eine zufällige Karte abzuwerfen. Tust du es?
prompt-love-take = Für dich wurde { $face } abgeworfen. Nimmst du die Karte?
controls-do-love-card = { $what } hinlegen
controls-do-love-answer-card = { $what } abwerfen
controls-do-love-planet = { $what } besiedeln
option-keep-cards = Meine Karten behalten
key-keep-cards = b
option-discard-one = Eine zufällige Karte abwerfen
key-discard-one = w
option-refuse-love = Nein: Der andere bekommt eine Belohnung
key-refuse-love = n

event-played-as = { ME($seat) ->
    [yes] Du spielst { $face }, als wäre es { $other-face }.
   *[no] { $seat } spielt { $face }, als wäre es { $other-face }.
}

prompt-mirage-own = Welche Kolonie zählt für deine Seite?
prompt-mirage-other = Welche Kolonie zählt für die Gegenseite?
prompt-mirage-ally = Für welchen Verbündeten zählt auch eine Kolonie?
prompt-mirage-side = Dieser Verbündete hilft beiden Seiten. Für welche zählt die Kolonie?
prompt-mirage-negotiate = Welche Seite verstärkst du mit einer Verhandlung?
controls-do-mirage-own = { $what } zählt
controls-do-mirage-other = { $what } zählt
controls-do-mirage-ally = Eine Kolonie von { DAT($who) }

prompt-muckraker-card = Welche Karte wirfst du ab, um jemanden zu beschuldigen?
prompt-muckraker-accused = Wen beschuldigst du?
prompt-muckraker-exempt = Welche Verbündeten nimmst du von der Anklage aus?
prompt-muckraker-payment-card = { $seat } beschuldigt dich. Was gibst du, um zu bleiben?
hint-muckraker-payment-card = Abgeworfen wurde { $face }. Es genügt eine Karte, die keine Begegnungskarte ist, oder eine derselben Art; ein Angriff muss höher sein.
prompt-muckraker-expelled = Welcher Verbündete muss gehen?
controls-do-muckraker-card = { $what } abwerfen
controls-do-muckraker-accused = { $acc } beschuldigen
controls-do-muckraker-exempt = { $n ->
    [0] Niemanden ausnehmen
   *[other] { $acc } ausnehmen
}
controls-do-muckraker-payment-card = { $what } geben
controls-not-muckraker-payment-card = Damit kaufst du dich nicht frei.
controls-do-muckraker-expelled = { ACC($who) } heimschicken
option-go-home = Heimgehen und nichts gewinnen
key-go-home = h
event-slandered = { ME($seat) ->
    [yes] Du beschuldigst { $guests }.
   *[no] { $seat } beschuldigt { $guests }.
}
event-exempted = { ME($seat) ->
    [yes] Du nimmst { $guests } von der Anklage aus.
   *[no] { $seat } nimmt { $guests } von der Anklage aus.
}

prompt-pentaform-next = Welches Volk ist deine nächste Lebensstufe?
hint-pentaform-next = Du beginnst auf der ersten; jede fremde Kolonie bringt dich weiter.
prompt-pentaform-new = Welches Volk wirst du?
prompt-pentaform-swapped = Welche Lebensstufe tauscht den Platz?
controls-do-pentaform-next = { $what } auslegen
controls-do-pentaform-new = { $what } werden
controls-do-pentaform-swapped = { $what } versetzen
event-stages-laid = { ME($seat) ->
    [yes] Du legst deine Lebensstufen aus: { $aliens }.
   *[no] { $seat } legt Lebensstufen aus: { $aliens }.
}
event-stage-reached = { ME($seat) ->
    [yes] Du bist auf Lebensstufe { $number }: { $alien }.
   *[no] { $seat } ist auf Lebensstufe { $number }: { $alien }.
}
event-flares-to-deck = { $faces ->
    [hidden] { CARDS($number) } von den unbenutzten Flares kommen gemischt in den Stapel.
   *[shown] In den Stapel gemischt: { $faces }.
}

prompt-pickpocket-victim = Aus wessen Hand nimmst du eine Karte?
prompt-pickpocket-victims = Aus wessen Händen nimmst du je eine Karte?
prompt-pickpocket-number = Wie viele Karten nimmst du von { DAT($offense) }, dem Angreifer ({ RANGE($low, $high) })?
prompt-pickpocket-kept = Welche dieser Karten behältst du? Die anderen werden abgeworfen.
controls-do-pickpocket-victim = Von { DAT($who) } nehmen
controls-do-pickpocket-victims = Von { $dat } nehmen
controls-do-pickpocket-number = { CARDS($n) } nehmen
controls-do-pickpocket-kept = { $n ->
    [0] Keine behalten
   *[other] { CARDS($n) } behalten
}
controls-not-pickpocket-kept = Wählen kannst du nur gerade genommene Karten.

prompt-pirate-captives = Wie viele geschlagene Schiffe von { DAT($victim) } nimmst du gefangen ({ RANGE($low, $high) })?
hint-pirate-captives = Für jeden Gefangenen kehrt eines deiner Schiffe heim; mit dem Super-Flare für je zwei.
prompt-pirate-sold = Wie viele Gefangene von { DAT($victim) } schickst du in den Warp ({ RANGE($low, $high) })?
hint-pirate-sold = Du bekommst für jeden eine Belohnung, höchstens vier.
prompt-pirate-owner = Wem bietest du Schiffe gegen Lösegeld an?
prompt-pirate-freed = Wie viele gefangene Schiffe bietest du { DAT($victim) } zum Freikauf an ({ RANGE($low, $high) })?
prompt-pirate-cards = Wie viele zufällige Karten verlangst du von { DAT($victim) } für { SHIPS($ships) } ({ RANGE($low, $high) })?
prompt-pirate-colony = Verlangst du auch eine Kolonie?
option-pirate-ransom-refuse = Ablehnen
prompt-pirate-ransom = { $price ->
    [cards] { $seat } bietet an: { SHIPS($ships) } von dir gegen { BACKS($cards, $rewards) }. Nimmst du an?
    [colony] { $seat } bietet an: { SHIPS($ships) } von dir gegen eine Kolonie auf { $planet }. Nimmst du an?
   *[both] { $seat } bietet an: { SHIPS($ships) } von dir gegen { BACKS($cards, $rewards) } und eine Kolonie auf { $planet }. Nimmst du an?
}
prompt-pirate-instead = Wie viele zufällige Karten von { DAT($victim) } nimmst du statt Belohnungen ({ RANGE($low, $high) })?
controls-do-pirate-captives = { $n ->
    [0] Keines nehmen
   *[other] { SHIPS($n) } nehmen
}
controls-do-pirate-sold = { $n ->
    [0] Alle behalten
   *[other] { SHIPS($n) } schicken
}
controls-do-pirate-freed = { SHIPS($n) } anbieten
controls-do-pirate-cards = { $n ->
    [0] Keine Karten
   *[other] { CARDS($n) } verlangen
}
controls-do-pirate-instead = { CARDS($n) } nehmen
controls-do-pirate-owner = { DAT($who) } ein Angebot machen
controls-do-pirate-colony = { $what } verlangen
option-nobody = Niemandem
key-nobody = n
event-ransom-offered = { $price ->
    [cards] { ME($seat) ->
        [yes] Du bietest { DAT($other) } { SHIPS($ships) } gegen { BACKS($cards, $rewards) } an.
       *[no] { $seat } bietet { DAT($other) } { SHIPS($ships) } gegen { BACKS($cards, $rewards) } an.
    }
    [colony] { ME($seat) ->
        [yes] Du bietest { DAT($other) } { SHIPS($ships) } gegen eine Kolonie auf { $planet } an.
       *[no] { $seat } bietet { DAT($other) } { SHIPS($ships) } gegen eine Kolonie auf { $planet } an.
    }
   *[both] { ME($seat) ->
        [yes] Du bietest { DAT($other) } { SHIPS($ships) } gegen { BACKS($cards, $rewards) } und eine Kolonie auf { $planet } an.
       *[no] { $seat } bietet { DAT($other) } { SHIPS($ships) } gegen { BACKS($cards, $rewards) } und eine Kolonie auf { $planet } an.
    }
}
event-ransom-refused = { ME($seat) ->
    [yes] Du lehnst das Lösegeld ab.
   *[no] { $seat } lehnt das Lösegeld ab.
}

prompt-quartermaster-ships = Auf welche Kolonien kehren die Schiffe von { DAT($victim) } zurück ({ $high })?
prompt-quartermaster-cards = Welche Karten bekommt { $victim } ({ $high })?
prompt-quartermaster-bonus = Was nimmst du für deine Mühe?
option-quartermaster-bonus-deck = Eine Karte vom Stapel
option-quartermaster-bonus-reward-card = Eine Belohnungskarte
option-quartermaster-bonus-pass = Nichts
prompt-quartermaster-receiver = Wen versorgst du mit eigenen Karten?
prompt-quartermaster-supplied = Welche deiner Karten bekommt { $victim } stattdessen ({ RANGE($low, $high) })?
controls-do-quartermaster-ships = { SHIPS($n) } absetzen
controls-do-quartermaster-cards = { CARDS($n) } austeilen
controls-do-quartermaster-receiver = { ACC($who) } versorgen
controls-do-quartermaster-supplied = { CARDS($n) } geben
controls-not-quartermaster-cards = Ausgeteilt werden nur gerade gezogene Karten.

prompt-reactor-choice = Niemand hat dich eingeladen. Was machst du mit den Flares?
option-take-theirs = Den Flare des Verlierers von meiner Tafel nehmen
key-take-theirs = n
option-discard-theirs = Den Flare des Verlierers aus meiner Hand abwerfen
key-discard-theirs = w
option-take-mine = Meinen eigenen Flare von meiner Tafel nehmen
key-take-mine = m
event-laid-out = { ME($seat) ->
    [yes] Auf deiner Tafel liegen jetzt: { $faces }.
   *[no] Auf der Tafel von { DAT($seat) } liegen jetzt: { $faces }.
}

prompt-tourist-board = Welche Schiffe gehen an Bord des Kreuzfahrtschiffs (bis zu { $high })?
prompt-tourist-direction = In welche Richtung fährt das Kreuzfahrtschiff?
prompt-tourist-at-home = Das Kreuzfahrtschiff ist daheim. Gehen Schiffe an Bord, oder steigen welche aus?
prompt-tourist-leave = Auf welchen Heimatkolonien steigen Schiffe aus (bis zu { $high })?
prompt-tourist-planet = Auf welchem Planeten landen deine Schiffe?
prompt-tourist-from = Von welcher Kolonie gehen Schiffe an Bord?
prompt-tourist-crew = Wie viele deiner Schiffe auf { $planet } gehen an Bord ({ RANGE($low, $high) })?
controls-do-tourist-board = { $n ->
    [0] Niemand geht an Bord
   *[other] Mit { SHIPS($n) } an Bord
}
controls-do-tourist-leave = { SHIPS($n) } aussteigen lassen
controls-do-tourist-planet = Auf { $what } landen
controls-do-tourist-from = Von { $what }
controls-do-tourist-crew = Mit { SHIPS($n) } an Bord
option-clockwise = Im Uhrzeigersinn
key-clockwise = i
option-counterclockwise = Gegen den Uhrzeigersinn
key-counterclockwise = g
option-stay-put = Keins von beiden
key-stay-put = k
option-go-aboard = An Bord gehen
key-go-aboard = b
option-go-ashore = Aussteigen
key-go-ashore = a

prompt-peek = Was siehst du dir an?
prompt-peek-owner = Wessen?
controls-do-peek-owner = Von { DAT($who) }
option-top-of-deck = Die oberste Karte des Stapels
key-top-of-deck = d
option-top-of-rewards = Die oberste Karte des Belohnungsstapels
key-top-of-rewards = r
option-top-of-destiny = Die oberste Schicksalskarte
key-top-of-destiny = s
option-top-of-techs = Die oberste Karte des Technikstapels
key-top-of-techs = t
option-slot-card = Eine Begegnungskarte
key-slot-card = e
option-kicker-card = Eine Überraschungskarte
key-kicker-card = k
option-laid-card = Eine verdeckt gelegte Karte
key-laid-card = o
option-aside-card = Eine beiseitegelegte Karte
key-aside-card = a
option-sheet-card = Eine Karte auf einer Tafel
key-sheet-card = h
option-tech-card = Eine Karte unter einer Technik
key-tech-card = u
option-facedown-tech = Eine verdeckte Technik
key-facedown-tech = x
option-facedown-sheet = Eine verdeckte Tafel
key-facedown-sheet = y

event-peeked = { ME($seat) ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
} { $what ->
    [top-of-deck] die oberste Karte des Stapels
    [top-of-rewards] die oberste Karte des Belohnungsstapels
    [top-of-techs] die oberste Karte des Technikstapels
   *[top-of-destiny] die oberste Schicksalskarte
} an{ $face ->
    [hidden] { $tech ->
        [hidden] { $alien ->
            [hidden] .
           *[shown] : { $alien }.
        }
       *[shown] : { $tech }.
    }
   *[shown] : { $face }.
}
event-peeked-at = { ME($seat) ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
} { $what ->
    [slot-card] eine Begegnungskarte
    [kicker-card] eine Überraschungskarte
    [laid-card] eine verdeckt gelegte Karte
    [aside-card] eine beiseitegelegte Karte
    [sheet-card] eine Karte auf einer Tafel
    [tech-card] eine Karte unter einer Technik
    [facedown-tech] eine verdeckte Technik
   *[facedown-sheet] eine verdeckte Tafel
} von { DAT($victim) } an{ $face ->
    [hidden] { $tech ->
        [hidden] { $alien ->
            [hidden] .
           *[shown] : { $alien }.
        }
       *[shown] : { $tech }.
    }
   *[shown] : { $face }.
}

prompt-mark-ship = Wo beginnt dein { $mark }?
hint-mark-ship = Eines deiner Schiffe dort trägt von nun an seinen Marker.
prompt-new-marker = Dein { $mark } ist außer Reichweite. Welches deiner Schiffe trägt jetzt den Marker?
prompt-one-special = Nur eines deiner Spezialschiffe kann mitkommen. Welches darf?
prompt-flagship-to = Wohin springt dein { $mark }?
prompt-flagship-tech = An welcher Technik forscht dein { $mark }?
prompt-salvage-vessel-find = Was hat dein { $mark } gefunden?
prompt-salvage-vessel-face = Welche Karte nimmst du vom Ablagestapel?
controls-do-mark-ship = { $what }
controls-do-new-marker = { $what }
controls-do-flagship-to = Sprung: { $what }
controls-do-salvage-vessel-face = { $what } nehmen
option-no-marker = Vorerst keines
key-no-marker = k
option-flagship = Das Flaggschiff
key-flagship = f
option-salvage-vessel = Das Bergungsschiff
key-salvage-vessel = b
option-second-flagship = Flaggschiff II
key-second-flagship = z
option-second-salvage-vessel = Bergungsschiff II
key-second-salvage-vessel = z
second-ship = { $ship } II
option-rewards = Zwei Belohnungen
key-rewards = b
option-techs = Eine von zwei Techniken
key-techs = t
ship-flagship-part-strengthen = 3 dazugeben
ship-flagship-part-drive = Hyperraumantrieb
ship-salvage-vessel-part-salvage = Bergung
ship-salvage-vessel-part-beam = Traktorstrahl
event-ship-jumped = { ME($seat) ->
    [yes] Dein { $mark } springt
   *[no] Das { $mark } von { DAT($seat) } springt
} { $place-kind ->
    [gate] zum Tor.
    [beside] an die Seite des Verteidigers.
    [lab] auf eine Technik.
   *[planet] nach { $place }.
}
event-took-discard-by-ship = { ME($seat) ->
    [yes] Dein { $source } holt vom Ablagestapel: { $face }.
   *[no] Das { $source } von { DAT($seat) } holt vom Ablagestapel: { $face }.
}

prompt-usurper-laid-card = Welche Begegnungskarte legst du dem Usurpator hin?
prompt-usurper-own = Welche Karte spielst du?
prompt-usurper-other = Wessen Karte spielt dein Gegner?
controls-do-usurper-laid-card = { $what } legen
controls-do-usurper-own = { $what } spielen
controls-do-usurper-other = Die Karte von { DAT($who) }
option-own-choice = Die ich gewählt habe
key-own-choice = i
option-their-choice = Die mein Gegner gewählt hat
key-their-choice = g
event-card-put-instead = { $face ->
    [hidden] Eine Karte von { DAT($seat) }
   *[shown] { ME($seat) ->
        [yes] Deine Karte { $face }
       *[no] { $face } von { DAT($seat) }
    }
} ersetzt die des { $side ->
    [offense] Angreifers
   *[defense] Verteidigers
}.

prompt-voyager-leaving = Welcher deiner Heimatplaneten geht in den Warp?
prompt-voyager-returning = Welcher deiner Planeten kommt aus dem Warp zurück?
prompt-voyager-card = Welche Karte geht in den Warp?
controls-do-voyager-leaving = { $what } in den Warp legen
controls-do-voyager-returning = { $what } zurückholen
controls-do-voyager-card = { $what } in den Warp legen

prompt-whirligig-shares = Wie werden die gemischten Hände geteilt?
hint-whirligig-shares = Halbiert: Eine überzählige Karte bekommst du. Vertauscht: Jeder bekommt so viele, wie der andere hatte.
prompt-whirligig-card = Welche deiner Karten mischst du mit einer deines Gegners?
prompt-whirligig-back = Deine und eine gegnerische Karte liegen verdeckt. Welche nimmst du?
prompt-whirligig-backs = Deine und eine gegnerische Karte liegen verdeckt. Welche nimmst du?
controls-do-whirligig-card = { $what } einmischen
option-even-hands = Halbiert
key-even-hands = h
option-as-is = Wie zuvor
key-as-is = z
option-switched = Vertauscht
key-switched = v
option-left-card = Die linke
key-left-card = l
option-cosmic-card = Die kosmische Karte
key-cosmic-card = k
option-reward-card = Die Belohnungskarte
key-reward-card = b
option-right-card = Die rechte
key-right-card = r
event-shared-out = { ME($seat) ->
    [yes] Du mischst beide Hände und teilst sie
   *[no] { $seat } mischt beide Hände und teilt sie
} { $way ->
    [even-hands] in Hälften.
    [as-is] so, dass jeder so viele Karten hat wie zuvor.
   *[switched] so, dass jeder so viele Karten hat wie der andere zuvor.
}
event-swapped-unseen = { ME($seat) ->
    [yes] Du und { $other } mischt je eine Karte und nehmt eine davon zurück
   *[no] { $seat } und { $other } mischen je eine Karte und nehmen eine davon zurück
}{ $faces ->
    [hidden] .
   *[shown] . Du hast bekommen: { $faces }.
}

prompt-yin-yang-saved = Wie viele deiner geschlagenen Schiffe rettest du vor dem Warp? Sie bleiben auf { $target } (höchstens { $high }).
prompt-yin-yang-tokens = Wem gibst du einen Marker, weil er dich nicht eingeladen hat?
prompt-yin-yang-blamed = Wer verliert ebenso viele Schiffe wie du?
controls-do-yin-yang-saved = { $n ->
    [0] Keines retten
   *[other] { SHIPS($n) } retten
}
controls-do-yin-yang-tokens = Ein Marker für { $acc }
controls-do-yin-yang-blamed = { ACC($who) } beschuldigen

prompt-out-of-warp = Welche Schiffe verlassen den Warp?
hint-out-of-warp = Auch Schiffe auf einem treibenden Planeten sind im Warp.
prompt-take-back-face = Welche Karte nimmst du aus dem Warp zurück?
option-take-back = Karte aus dem Warp zurücknehmen
key-take-back = w
controls-do-out-of-warp = { SHIPS($n) } befreien
controls-do-take-back-face = { $what } zurücknehmen
