### Fragen von Völkern ohne eigene Worte: nach der Form der Frage und danach, was gewählt wird.

ask-by = { $source }: { $question }
ask-pick = { $of ->
    [seat] Wähle einen Spieler.
    [card] Wähle eine Karte.
    [face] Wähle eine Karte.
    [planet] Wähle einen Planeten.
    [place] Wähle einen Ort.
    [alien] Wähle ein Volk.
    [use] Wähle, was du einsetzt.
    [number] Wähle eine Zahl.
   *[other] Wähle etwas.
}
ask-offer = { $of ->
    [seat] Du darfst einen Spieler wählen.
    [card] Du darfst eine Karte wählen.
    [face] Du darfst eine Karte wählen.
    [planet] Du darfst einen Planeten wählen.
    [place] Du darfst einen Ort wählen.
    [alien] Du darfst ein Volk wählen.
    [use] Willst du etwas einsetzen?
    [number] Du darfst eine Zahl wählen.
   *[other] Du darfst etwas wählen.
}
ask-number = Wähle eine Zahl von { $low } bis { $high }.
ask-pick-some = { $of ->
    [seat] Wähle Spieler
    [card] Wähle Karten
    [face] Wähle Karten
    [planet] Wähle Planeten
    [place] Wähle Orte
    [alien] Wähle Völker
   *[other] Wähle einige
}: { $exact ->
    [yes] { $high }.
   *[no] { $low } bis { $high }.
}
ask-distribute = { $of ->
    [arriving] Wohin kommen { $exact ->
        [yes] { SHIPS($high) }
       *[no] { $low } bis { SHIPS($high) }
    }?
   *[leaving] Woher werden { $exact ->
        [yes] { SHIPS($high) }
       *[no] { $low } bis { SHIPS($high) }
    } genommen?
}
ask-compose = Setze deine Antwort Schritt für Schritt zusammen.
event-other = { $source }: { $what }.

## Colours of seats that only some editions have

seat-orange = Orange

edition-duel = Duel 2020
library-games = Spiele
library-game-encounter = Cosmic Encounter
library-game-duel = Duell
