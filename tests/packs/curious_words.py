"""The words that make the Curious a Polite: the same alien, which brings its own in both languages."""

EN = """
alien-polite = Polite
alien-polite-does = You say please.
alien-polite-part-interview = Small talk
prompt-polite-seat = Whom would you like to greet?
hint-polite-seat = A greeting costs nothing.
option-polite-seat-nobody = Nobody today
option-bless = A blessing, please
key-bless = b
prompt-polite-word = What may it be, { ACC($offense) }?
prompt-polite-number = How many cups of tea ({ $low } to { $high })?
controls-do-polite-number = Pour { $n } cups
prompt-polite-leaving = Which ships may go for a walk?
controls-do-polite-leaving = Let { SHIPS($n) } go
event-polite-satisfied = { ME($seat) ->
    [yes] You thank
   *[no] { $seat } thanks
} everybody for { $number } answers.
"""
DE = """
alien-polite = Höfliche
alien-polite-does = Du sagst bitte.
alien-polite-part-interview = Plauderei
prompt-polite-seat = Wen möchtest du grüßen?
hint-polite-seat = Ein Gruß kostet nichts.
option-polite-seat-nobody = Heute niemanden
option-bless = Einen Segen, bitte
key-bless = s
prompt-polite-word = Was darf es sein, { ACC($offense) }?
prompt-polite-number = Wie viele Tassen Tee ({ $low } bis { $high })?
controls-do-polite-number = Gieße { $n } Tassen ein
prompt-polite-leaving = Welche Schiffe dürfen spazieren gehen?
controls-do-polite-leaving = { SHIPS($n) } gehen lassen
event-polite-satisfied = { ME($seat) ->
    [yes] Du dankst
   *[no] { $seat } dankt
} allen für { $number } Antworten.
"""
