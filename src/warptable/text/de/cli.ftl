### Das Spiel im Terminal und die übrigen Befehle.

## Wörter, die bei jeder Frage gelten (die englischen gelten in jeder Sprache)

command-help = hilfe
command-why = warum
command-log = verlauf
command-hand = hand
command-board = tisch
command-past = vergangenheit
command-discards = ablage
command-aliens = völker
command-rules = regel
command-undo = zurück
command-save = speichern
command-quit = ende

help-title = Bei jeder Frage kannst du eingeben
help-help = diese Hilfe (auch ?)
help-why = warum das Letzte geschah und warum du gefragt wirst
help-log = alles, was bisher geschah
help-hand = deine Hand, und was du von anderen Händen weißt
help-board = der Tisch
help-past = die gezogenen Schicksalskarten, und wie viele noch kommen
help-discards = beide Ablagestapel, die Größen der Stapel, und welche Karten du noch nicht gesehen hast
help-aliens = die Kräfte an diesem Tisch
help-rules = eine Regel, eine Karte oder ein Volk nach Kennung oder Name, zum Beispiel: { $command } { $rule }
help-undo = deine letzte Antwort zurücknehmen, solange niemand etwas daraus erfahren hat
help-save = das Spiel in eine Datei speichern
help-quit = das Spiel verlassen
help-goal = Wer zuerst { $colonies } Kolonien außerhalb des eigenen Heimatsystems hat, siegt.
help-answer = Antworte mit einer Zahl oder einem Kürzel. Enter nimmt die Antwort in Klammern.
help-ships = Schiffe: gib ein, wie viele (3), oder woher (r1 r1 r4, auch r1:2 r4).
help-several = Mehreres auf einmal: gib die Zahlen ein (1 3 4), „{ $all }“ oder „{ $none }“.
help-deal = Verhandlung: annehmen, platzen lassen oder Schritt für Schritt vorschlagen. In einer Zeile: gib 1 3 nimm 2 gewähre r4 will b2

word-all = alle
word-none = keine
word-give = gib
word-ask = nimm
word-ask-rewards = belohnungen
word-grant = gewähre
word-want = will
word-free = befreie
word-back = abbruch
word-yes = ja
word-no = nein

## Der Tisch

table-welcome = Willkommen bei Warptable. Du spielst { $colour }; für { $others } { $count ->
    [one] spielt ein Bot
   *[other] spielen Bots
  } ({ $bots }).
table-goal = Wer zuerst { $colonies } Kolonien außerhalb des eigenen Heimatsystems hat, siegt. Hilfe mit ?
table-resumed = Willkommen zurück. Das Spiel geht weiter.
table-title = Zug { $turn } · Begegnung { $encounters }
table-against = { $offense } gegen { ACC($defense) }
table-colonies = Kolonien
table-cards = Karten
table-you = du
table-gate = Tor
table-beside = Daneben
table-warp = Warp
table-out = Aus dem Spiel
table-laid = Gelegt
table-planet-cards = An Planeten
table-sheet-cards = Auf Tafeln
table-on-map = Auf der Karte
table-sheet-crews = Schiffe auf Tafeln
table-stash = Im Warp
table-tokens = Marker
table-facedown = verdeckt
table-deck = Stapel { $deck }, Ablage { $discard }
table-rewards = Belohnungskarten { $deck }, Ablage { $discard }
table-hand = Deine Hand
table-hand-empty = Deine Hand ist leer.
table-lost = ruht
table-zapped = gezappt
table-hidden = verdeckt
table-no-power = ohne Kraft
table-says = { $who }: „{ $text }“
table-earlier = { $number ->
    [one] (eine Zeile davor: { $command })
   *[other] ({ $number } Zeilen davor: { $command })
}
table-so-far = Bisher: { $what }
table-enter = Enter: { $answer }
table-known = Bekannt aus der Hand von { DAT($who) }: { $faces }

tag-offense = Angreifer
tag-defense = Verteidiger
tag-ally-offense = mit dem Angreifer
tag-ally-defense = mit dem Verteidiger

## Noch einmal fragen

again-unknown = „{ $input }“ ist keine der Antworten. Gib eine Zahl aus der Liste ein, oder ? für Hilfe.
again-empty = Bitte wähle eine der Antworten, oder ? für Hilfe.
again-number = Bitte gib eine Zahl von { $low } bis { $high } ein.
again-ships = { $exact ->
    [yes] Es geht um { SHIPS($high) }. Drück Enter, oder gib die Planeten ein (r1 r1 r4, auch r1:2 r4).
   *[no] Bitte gib ein, wie viele Schiffe ({ $low } bis { $high }), oder die Planeten (r1 r1 r4, auch r1:2 r4).
}
again-few = Das ist zu wenig: mindestens { $low }.
again-many = Das ist zu viel: höchstens { $high }.
again-place = „{ $input }“ geht hier nicht.
again-twice = „{ $input }“ ist doppelt genannt.
again-not-there = Auf { $place } gibt es nur { SHIPS($number) }.
again-refused = Das geht nicht: { $reason }

## Verhandlung

deal-on-table = Auf dem Tisch: { $terms }.
deal-nothing = Noch liegt kein Vorschlag auf dem Tisch.
deal-give = Welche deiner Karten gibst du? (Zahlen deiner Hand, Enter für keine)
deal-ask = Wie viele Karten verlangst du, nach Zufall gezogen? (0 bis { $high }, Enter für keine)
deal-ask-rewards = Wie viele Belohnungskarten verlangst du, nach Zufall gezogen? (0 bis { $high }, Enter für keine)
deal-grant = Auf welchem deiner Planeten gewährst du eine Kolonie? ({ $planets }; Enter für keinen)
deal-want = Auf welchem Planeten willst du eine Kolonie? ({ $planets }; Enter für keinen)
deal-free = Wessen Schiffe verlassen den Warp? ({ $seats }; ein Buchstabe je Schiff, Enter für keine)
deal-summary = Dein Vorschlag: { $terms }.
deal-confirm = Abschicken?
deal-empty = Mindestens eine Karte oder Kolonie muss den Besitzer wechseln.
deal-dropped = Nichts wurde abgeschickt.
deal-step-back = Mit „{ $back }“ lässt du den Vorschlag fallen.

## Befehle im Spiel

undo-done = Zurückgenommen.
undo-refused = Das lässt sich nicht zurücknehmen: { $reason }
undo-not-yours = die letzte Antwort war nicht deine.
undo-nothing = es gibt nichts zurückzunehmen.
undo-learned = jemand hat daraus etwas erfahren.
save-done = Gespeichert als { $file }.
save-failed = { $file } ließ sich nicht speichern: { $reason }
save-which = Speichern unter welchem Namen? Zum Beispiel: { $command } abend.warp
rules-which = Welche Regel, Karte oder welches Volk? Zum Beispiel: { $command } { $rule }
rules-unknown = Unter „{ $id }“ ist nichts bekannt.
why-asked = Du wirst gefragt, weil:
why-happened = Was zuletzt geschah, und nach welcher Regel:
why-nothing = Noch ist nichts geschehen.
log-title = Das Spiel bisher
aliens-title = Kräfte an diesem Tisch
aliens-none = An diesem Tisch wird ohne Kräfte gespielt.
aliens-choice = Daraus darfst du wählen

## Das Ende

end-won = { $count ->
    [one] { $winners } siegt mit { $colonies ->
        [one] einer fremden Kolonie
       *[other] { $colonies } fremden Kolonien
    }.
   *[other] { $winners } siegen gemeinsam mit je { $colonies ->
        [one] einer fremden Kolonie
       *[other] { $colonies } fremden Kolonien
    }.
}
end-you-won = Du hast gesiegt! { $colonies ->
    [one] Eine fremde Kolonie gehört dir.
   *[other] { $colonies } fremde Kolonien gehören dir.
}
end-you-shared = Du hast gemeinsam mit { $others } gesiegt.
end-encounters = { $encounters ->
    [one] { $encounters } Begegnung
   *[other] { $encounters } Begegnungen
} in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
end-again = Derselbe Tisch noch einmal: { $command }
leave-saved = Auf Wiedersehen. Das Spiel ist gespeichert; weiter geht es mit: { $command }
leave-unsaved = Auf Wiedersehen. Dieser Tisch ist nicht gespeichert; mit --save DATEI kannst du später weiterspielen. Derselbe Anfang noch einmal: { $command }
leave-failed = Auf Wiedersehen. Das Spiel ließ sich nicht speichern: { $reason }

## aliens

sheet-power = Kraft
sheet-research = Forschung
sheet-kind = Art
sheet-effect = Wirkung
sheet-role = Rolle
sheet-duty = Nutzung
sheet-timing = Zeitpunkt
sheet-level = Stufe
sheet-setup = Aufbau
sheet-note = Einschränkung
sheet-parts = Was sie tut
sheet-flare-wild = Flare: Wild
sheet-flare-super = Flare: Super
sheet-rulings = Auslegungen
list-alien = Volk
list-what = Kurz gesagt
list-tech = Technik
list-ships = Schiffe
list-techs = { $number } Techniken. Eine davon: warptable techs NAME
list-count = { $number } Völker. Eine Tafel: warptable aliens NAME

## rules

proof-proved = Bewiesen durch
proof-gap = Das Regelheft schweigt hier; dies ist unsere Auslegung.
rule-state-proved = durch Tests bewiesen
rule-state-reading = unsere Auslegung
rule-state-left-out = bewusst weggelassen
rule-state-open = noch kein Test
rule-states = { $all } Regeln:
reading-house = Hausregel, die das ändert: { $variant }

## replay

replay-title = { $edition }, { $players } Spieler, Startzahl { $seed }
report-title = { $spectator ->
    [0] Tisch { $table }, { $when }, gemeldet von Platz { $seat }
   *[other] Tisch { $table }, { $when }, gemeldet beim Zuschauen
}
report-words = Dazu geschrieben: { $words }
report-fault = Die Seite ließ sich nicht zeichnen:
report-where = Das Spiel stand bei: { $where }
replay-answer = { $number }. { $who }: { $prompt }
replay-where = Bei Entscheidung { $number } von { $all }: { $where }
replay-open = Das Spiel läuft noch nach { $number ->
    [one] einer Entscheidung
   *[other] { $number } Entscheidungen
}.

## new

new-written = Geschrieben: { $files }
new-game-next = Weiter mit: python -m pip install -e { $own }, dann python -m pytest { $own } und warptable play --edition { $name } (docs/adding-a-game.md)
new-alien-next = Weiter mit: python -m pytest { $folder }/tests, dann warptable play --aliens-from { $folder } --aliens { $id },zombie,void,macron (docs/adding-an-alien.md)

## serve

serve-address = Warptable: { $address }  (Strg-C beendet es)
serve-network = Für Freunde in deinem Netz: { $address }

## dev

dev-parts-address = Die Teile der Seite: { $address }  (Strg-C beendet es)
dev-parts-written = Die Teile der Seite sind geschrieben; öffne { $file }

## Eine Kampagne

play-campaign-game = Spiel { $number } der Kampagne bis { $goal } Punkte.
play-campaign-points = Punkte: { $points }.
play-campaign-worth = Dieses Spiel: { $points }.
play-campaign-next = Enter beginnt Spiel { $number }; { $command } beendet.
play-campaign-left = Auf Wiedersehen. Die Kampagne ist gespeichert; weiter geht es mit: { $command }
