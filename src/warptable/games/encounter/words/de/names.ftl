### Namen von Plätzen, Orten, Phasen und Rollen; Anzahlen.

me-nom = du
me-acc = dich
me-dat = dir
me-pos = dein
name-acc = { $name }
name-dat = { $name }
name-pos = { $name }s

count-range = { $low } bis { $high }
count-ships = { $case ->
    [dat] { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffen
    }
   *[nom] { $n ->
        [one] { $n } Schiff
       *[other] { $n } Schiffe
    }
}
count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-backs = { $rewards ->
    [0] { CARDS($n) }
   *[other] { CARDS($n) } (davon { REWARDS($rewards) })
}
count-rewards = { $n ->
    [one] { $n } Belohnungskarte
   *[other] { $n } Belohnungskarten
}

list-join = { $list }, { $item }
list-last = { $list } und { $item }
list-none = niemand

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Violett

place-gate = dem Tor
place-beside = dem Platz neben dem Ziel
place-warp = dem Warp
place-out = außerhalb des Spiels
place-air = im Flug
place-lab = dem Labor
place-held = einer Tafel

marks-many = { $number } × { $mark }
mark-used = { $mark } (verbraucht)
mark-of = { $mark } ({ $seat })
mark-of-used = { $mark } ({ $seat }, verbraucht)
planet-adrift = treibt im Warp
stash-of = { CARDS($n) } von { DAT($who) }
token-at-sun = Kreuzfahrtschiff ({ $token }) im System von { $system }
ships-of = { SHIPS($ships) } von { $who }
sheet-crew = auf der Tafel: { $ships }
token-between = { $token } zwischen { $planet } und { $next }
spot-gate = tor
spot-beside = daneben
spot-warp = warp
spot-held = tafel
spot-lab = labor

side-offense = Angreifer
side-defense = Verteidiger

phase-setup = Aufbau
phase-start-turn = Beginn
phase-regroup = Sammeln
phase-destiny = Schicksal
phase-launch = Start
phase-alliance = Allianz
phase-planning = Planung
phase-reveal = Aufdecken
phase-resolution = Auflösung
phase-any = Jederzeit

role-any = Alle
role-main-player = Hauptspieler
role-offense = Angreifer
role-defense = Verteidiger
role-ally = Verbündeter
role-offensive-ally = Verbündeter des Angreifers
role-defensive-ally = Verbündeter des Verteidigers
role-main-player-or-ally = Hauptspieler oder Verbündeter
role-offense-or-ally = Angreifer oder Verbündeter
role-not-main-player = Kein Hauptspieler
role-not-offense = Nicht der Angreifer
role-not-main-player-or-ally = Weder Hauptspieler noch Verbündeter

duty-mandatory = Pflicht
duty-optional = Freiwillig
duty-varies = Teils Pflicht

level-green = Grün (leicht)
level-yellow = Gelb (mittel)
level-red = Rot (schwer)

edition-ffg = Fantasy Flight 2008
edition-avalon = Avalon Hill 2000
edition-dominion = Cosmic Dominion 2014

card-hidden = eine verdeckte Karte
card-attack = Angriff { $value }
card-flare = Flare { $alien }
