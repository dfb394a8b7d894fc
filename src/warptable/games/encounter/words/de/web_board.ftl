### Die Sternkarte, die Schilder der Spieler und die Zeile, die sagt, auf wen der Tisch wartet.

board-title = Sternkarte und Spieler
board-map = Sternkarte
board-view = Ausschnitt der Karte
board-nearer = Näher heran
board-further = Weiter weg
board-recentre = Zeigen, worum es geht
board-last = gibt diese Kolonie auf
board-more = Ein Schiff mehr: { $place }
board-less = Ein Schiff weniger: { $place }

board-planet = { ME($owner) ->
    [yes] Dein Planet { $number }
   *[no] Planet { $number } von { DAT($owner) }
}
board-target = Ziel des Tors
board-ships = { ME($who) ->
    [yes] { SHIPS($n) } von dir
   *[no] { SHIPS($n) } von { DAT($who) }
}
board-no-ships = keine Schiffe
board-may = wählbar
board-may-not = jetzt nicht wählbar
board-gate = Das Tor, auf { $planet } gerichtet
board-beside = Neben { $planet }, für Verbündete des Verteidigers
board-warp = Der Warp
board-warp-word = Warp
board-out = aus dem Spiel
board-air = im Flug
board-destiny = Gezogen: { $card }

board-sun = { ME($who) ->
    [yes] Dein Volk
   *[no] Volk von { DAT($who) }
}
board-star = { ME($who) ->
    [yes] Deine Sonne
   *[no] Sonne von { DAT($who) }
}
board-power-none = ohne Kraft
board-power-hidden = verdeckt
board-power-lost = Kraft ruht
board-power-zapped = gezappt

board-hand = { CARDS($n) } auf der Hand
board-colonies = { $n } von { $goal } fremden Kolonien
board-bot = Bot
board-absent = Bot spielt
board-away = nicht da
board-role-offense = Angreifer
board-role-defense = Verteidiger
board-role-ally = { ME($who) ->
    [yes] Hilft dir
   *[no] Hilft { DAT($who) }
}
board-role-invited = Eingeladen

board-waits-me = Du entscheidest
board-waits-window = Alle dürfen reagieren
board-waits-nobody = Das Spiel geht weiter
board-waits-several = Der Tisch wartet auf { $names }
board-waits-other = { $who } entscheidet
board-waits-choose-alien = { $who } wählt ein Volk
board-waits-regroup = { $who } holt ein Schiff aus dem Warp
board-waits-wild = { $who } wählt den Verteidiger
board-waits-own-colour = { $who } hat die eigene Farbe gezogen und entscheidet
board-waits-aim = { $who } richtet das Tor
board-waits-colonist = { $who } wählt, wessen Kolonie angegriffen wird
board-waits-launch = { $who } schickt Schiffe zum Tor
board-waits-invite = { $who } lädt Verbündete ein
board-waits-ally = { $who } überlegt: helfen oder nicht
board-waits-ally-ships = { $who } schickt Schiffe zur Hilfe
board-waits-encounter-card = { $who } wählt eine Begegnungskarte
board-waits-deal = { $who } denkt über das Abkommen nach
board-waits-deal-colony = { $who } gründet eine Kolonie
board-waits-found-planet = { $who } gründet eine Kolonie
board-waits-ships-home = { $who } holt Schiffe heim
board-waits-lose-ships = { $who } wählt, welche Schiffe verloren gehen
board-waits-compensation = { $who } nimmt Entschädigung
board-waits-compensation-cards = { $who } nimmt Entschädigung
board-waits-reward-ships = { $who } nimmt die Belohnung
board-waits-reward-cards = { $who } nimmt die Belohnung
board-waits-reward-backs = { $who } nimmt die Belohnung
board-waits-take-rewards = { $who } nimmt Karten
