### Überraschungskarten, Einschüchterungskarten und Karten, die sich selbst verändern oder dort wirken, wo sie liegen.

event-kicker-laid = { ME($seat) ->
    [yes] Du legst
   *[no] { $seat } legt
} verdeckt { $face ->
    [hidden] eine Überraschungskarte
   *[shown] { $face }
}.
event-kicker-turned = { ME($seat) ->
    [yes] Du deckst deine Überraschungskarte auf: { $face }.
   *[no] { $seat } deckt eine Überraschungskarte auf: { $face }.
}
event-kicker-back = { ME($seat) ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $face ->
    [hidden] die Überraschungskarte
   *[shown] { $face }
} zurück.
event-kicker-discarded = { ME($seat) ->
    [yes] Deine Karte { $face } wird abgeworfen.
   *[no] Die Karte { $face } von { DAT($seat) } wird abgeworfen.
}
event-laid-facedown = { ME($seat) ->
    [yes] Du legst
   *[no] { $seat } legt
} verdeckt { $face ->
    [hidden] eine Einschüchterungskarte
   *[shown] { $face }
}.
event-laid-back = { ME($seat) ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $face ->
    [hidden] die Einschüchterungskarte
   *[shown] { $face }
} ungesehen zurück.
event-changed-itself = { $face } des { $side ->
    [offense] Angreifers
   *[defense] Verteidigers
} zählt als { $counts }.

prompt-intimidate-offer = Ein Verbündeter bietet eine Einschüchterungskarte an. Soll sie deine Karte ersetzen?
hint-intimidate-offer = Du siehst sie erst beim Aufdecken. Deine eigene Karte kommt ungesehen zurück auf deine Hand.
controls-do-intimidate-offer = Die Einschüchterungskarte von { DAT($who) }
option-keep-card = Meine Karte behalten
key-keep-card = b

prompt-kicker-2-team-spirit-save = Teamgeist: Eines deiner Schiffe darf zurück zu einer Kolonie. Was soll geschehen?
option-save-ship = Es kehrt heim
key-save-ship = h
option-lose-ship = Es geht mit den anderen verloren
key-lose-ship = v
prompt-negotiate-epic-oratory-choice = Dein Gegner hält eine Rede: Hörst du zu?
hint-negotiate-epic-oratory-choice = Hörst du zu, zählt dein Angriff als Verhandlung, und ihr redet über ein Abkommen. Sonst nimmt dein Gegner zwei Karten mehr als Entschädigung.
option-listen = Zuhören
key-listen = z
option-refuse-to-listen = Ablehnen
key-refuse-to-listen = a
prompt-negotiate-faulty-translator-payer = Aus wessen Hand nimmst du deine Entschädigung?
controls-do-negotiate-faulty-translator-payer = Von { DAT($who) }
prompt-negotiate-right-of-refusal-refused = Welche der genommenen Karten gibst du zurück, um ebenso viele andere zu nehmen?
controls-do-negotiate-right-of-refusal-refused = { $n ->
    [0] Alle behalten
   *[other] { CARDS($n) } zurückgeben
}

stages-big-retreat = Rückzug
stages-then-retreat = { ME($who) ->
    [yes] Du würdest siegen
   *[no] { $who } würde siegen
}; die andere Seite würde sich zurückziehen und im Kampf keine Schiffe verlieren.
