### Was man antworten kann, und die Kurztasten.

option-pass = Passen
key-pass = p
option-done = Das ist alles
key-done = .
option-decline = Niemandem helfen
key-decline = n
option-offense = Dem Angreifer helfen: { $offense }
key-offense = a
option-defense = Dem Verteidiger helfen: { $defense }
key-defense = v
option-redraw = Noch einmal ziehen
key-redraw = z
option-resettle = Einen leeren Heimatplaneten besiedeln
key-resettle = s
option-stop = Nein, mein Zug endet
key-stop = n
option-go-on = Ja, weiter
key-go-on = j
option-discard = Nach Zufall abwerfen, bis du drei Karten hast
key-discard = a
option-yield = Weichen: die Milbe landet
key-yield = w
option-odd = Ungerade
key-odd = u
option-even = Gerade
key-even = g
option-eight = Ein Bonus von acht
key-eight = a
option-zapped = Den Flare abwerfen: deine Kraft gilt als gezappt
key-zapped = z
option-deck = Der Stapel
key-deck = s
option-own-card = Meine eigene Karte
key-own-card = m
option-opposing-card = Die Karte des Gegners
key-opposing-card = g
option-leave = Im Warp lassen
key-leave = w
option-keep = Deine Kraft behalten
key-keep = k
option-turn-up = Deine verdeckte Kraft aufdecken
key-turn-up = u
option-accept = Annehmen
key-accept = a
option-refuse = Verhandlung abbrechen
key-refuse = x
option-wait = Erst den anderen reden lassen
key-wait = w
option-propose = Einen Vorschlag machen
key-propose = v

option-use = Nutzen: { $ability }
option-play = Spielen: { $face }
option-reinforce = { $face } für den { $side ->
    [offense] Angreifer
   *[defense] Verteidiger
}
option-drive-out = { ACC($who) } vertreiben
option-seat = { $who }
option-seat-alien = { $who } ({ $alien })
option-planet = { $planet }: { $ships }
option-planet-empty = { $planet }: keine Schiffe
option-give = Geben: { $face }
option-ask = { CARDS($number) } verlangen
option-grant = Eine Kolonie auf { $planet } gewähren
option-want = Eine Kolonie auf { $planet } verlangen
option-free = Ein Schiff von { DAT($who) } aus dem Warp holen

ability = { $alien } ({ $power })
