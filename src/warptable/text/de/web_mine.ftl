### Meine Spiele: die Seite, der private Link auf ein anderes Gerät, Löschen.

mine-title = Meine Spiele
mine-line = Für diesen Browser aufbewahrt. Ein Konto gibt es nicht.
mine-running = Laufend
mine-running-none = Kein Spiel wartet auf dich.
mine-play = Eins spielen
mine-finished = Beendet
mine-finished-none = Ein Spiel, das zu Ende ist, erscheint hier mit seinem Ergebnis.
mine-won = Gewonnen
mine-won-shared = Gewonnen, gemeinsam mit { $names }
mine-lost = { $n ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
mine-nobody = Niemand hat gewonnen
mine-lesson = Lektion, nicht gezählt
mine-what-if = Was wäre wenn, nicht gezählt
mine-older = Zu Ende; es gibt kein Ergebnis
mine-bot = { $colour } (Bot)
mine-bots = { $n ->
    [one] einem Bot
   *[other] { $n } Bots
}
mine-with = mit { $names }
mine-score = { $game ->
    [duel] { $n ->
        [one] ein Planet
       *[other] { $n } Planeten
    }
    [encounter] { $n ->
        [one] eine Kolonie
       *[other] { $n } Kolonien
    }
   *[other] { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
}
mine-rounds = { $game ->
   *[other] { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
    [encounter] { $n ->
        [one] eine Begegnung
       *[other] { $n } Begegnungen
    }
}
mine-date = { DATETIME($date, dateStyle: "medium") }
mine-look = Ansehen
mine-look-at = { $table } ansehen
mine-replay = Wiederholung
mine-replay-of = Wiederholung von { $table }
mine-remove = Entfernen
mine-remove-from = { $table } aus meinen Spielen entfernen
mine-pages = Seiten der beendeten Spiele
mine-page = Seite { $page } von { $pages }
mine-newer = Neuere
mine-older-page = Ältere

## Ergebnisse

mine-results = Ergebnisse
mine-of = { $won } von { $games } gewonnen
mine-shared = { $n ->
    [one] davon eins gemeinsam
   *[other] davon { $n } gemeinsam
}
mine-interval = { $low } bis { $high }
mine-interval-is = Die beiden Zahlen hinter einem Anteil sagen, wie weit ihn allein das Glück verschieben könnte (95 %). Es gibt sie ab zehn Spielen.
mine-by-alien = Nach Volk
mine-by-edition = Nach Ausgabe
mine-by-players = Nach Spielerzahl
mine-col-won = Gewonnen
mine-more = { $n ->
    [one] Noch eins
   *[other] Noch { $n }
}
mine-against = Im Vergleich
mine-against-people = Gegen Menschen
mine-against-bots = Gegen Bots
mine-col-who = Gegen
mine-col-games = Spiele
mine-col-mine = Siege von dir
mine-col-theirs = Siege dort
mine-together = { $n ->
    [one] ein gemeinsamer Sieg
   *[other] { $n } gemeinsame Siege
}

## Ein anderes Gerät

mine-device = Auf einem anderen Gerät
mine-device-line = Ein privater Link bringt deine Spiele auf ein anderes Gerät, oder zurück, falls dieser Browser sie vergisst. Wer ihn hat, kann als du spielen.
mine-link-made = Es gibt einen seit dem { DATETIME($date, dateStyle: "medium") }. Er lässt sich nicht noch einmal zeigen, aber durch einen neuen ersetzen.
mine-link-make = Privaten Link erzeugen
mine-link-renew = Neuen Link erzeugen
mine-link-off = Link abschalten
mine-parts = Teile dieser Seite
mine-alone = Gerät verloren?
mine-alone-line = Alle anderen Geräte verlieren deine Spiele, und der private Link gilt nicht mehr. Hier bleibt alles, wie es ist.
mine-alone-yes = Alle anderen Geräte abmelden
mine-link-title = Dein privater Link
mine-link-once = Öffne ihn auf dem anderen Gerät. Er wird nur jetzt gezeigt und gilt, bis du einen neuen erzeugst oder ihn abschaltest.
mine-link-label = Privater Link
mine-link-qr = Der private Link als QR-Code
mine-link-careful = Behalte ihn für dich: Wer ihn hat, kann als du spielen und deine Spiele löschen. Wenn du ihn verlierst, erzeuge einen neuen.
mine-back = Zurück zu meinen Spielen
mine-arrive-title = Deine Spiele auf diesem Gerät?
mine-arrive-line = { $n ->
    [0] Dieser private Link gehört { $name }, noch ohne Spiele.
    [one] Dieser private Link gehört { $name }, mit einem Spiel.
   *[other] Dieser private Link gehört { $name }, mit { $n } Spielen.
}
mine-arrive-yes = Hier als { $name } spielen
mine-arrive-own = { $n ->
    [one] Dieses Gerät hat schon ein eigenes Spiel.
   *[other] Dieses Gerät hat schon { $n } eigene Spiele.
}
mine-arrive-bring = { $n ->
    [one] Mitnehmen
   *[other] Alle mitnehmen
}
mine-arrive-bring-line = Sie gehören dann alle { $name }. Das lässt sich nicht rückgängig machen.
mine-arrive-leave = { $n ->
    [one] Zurücklassen
   *[other] Alle zurücklassen
}
mine-arrive-leave-line = Sie bleiben bei dem Namen, den dieses Gerät bisher hatte. Nur ein eigener privater Link führt dorthin zurück.
mine-cancel = Abbrechen

## Löschen

mine-delete = Löschen
mine-delete-line = Ein einzelnes Spiel: mit dem Knopf daneben. Oder alles, was dieser Server von dir weiß.
mine-delete-go = Alles löschen …
mine-delete-title = Alles löschen?
mine-delete-what = Das lässt sich nicht rückgängig machen:
mine-delete-playing = { $n ->
    [one] In deinem laufenden Spiel übernimmt ein Bot deinen Platz für immer.
   *[other] In deinen { $n } laufenden Spielen übernimmt ein Bot deinen Platz für immer.
}
mine-delete-waiting = { $n ->
    [one] Du verlässt den Tisch, der auf sein Spiel wartet.
   *[other] Du verlässt die { $n } Tische, die auf ihr Spiel warten.
}
mine-delete-finished = { $n ->
    [one] Dein beendetes Spiel gehört dir nicht mehr. Die anderen behalten es; dein Platz hat dort nur noch seine Farbe.
   *[other] Deine { $n } beendeten Spiele gehören dir nicht mehr. Die anderen behalten sie; dein Platz hat dort nur noch seine Farbe.
}
mine-delete-campaigns = { $n ->
    [one] In der Kampagne, die weitergeht, bekommt ein Bot deinen Platz.
   *[other] In den { $n } Kampagnen, die weitergehen, bekommen Bots deine Plätze.
}
mine-delete-chat = Was du in einem Chat gesagt hast, wird gelöscht; auch, was Bots und Tische zu dir oder über dich gesagt haben.
mine-delete-addresses = Dein Name, deine Mailadresse, deine Geräte für Benachrichtigungen, dein privater Link und das Cookie dieses Browsers werden gelöscht.
mine-delete-stays = Was bleibt: die Züge der Spiele, ohne deinen Namen; Fehlerberichte, die du geschickt hast; und was andere gespeichert haben.
mine-delete-yes = Alles löschen
mine-deleted-title = Alles ist gelöscht
mine-deleted = Dieser Server kennt dich nicht mehr. Wenn du wieder spielst, bist du jemand Neues.
mine-remove-title = Dieses Spiel entfernen?
mine-remove-what = { $table } verschwindet aus deiner Liste und deinen Ergebnissen. Die anderen behalten das Spiel: Dein Platz hat dort nur noch seine Farbe, und was du gesagt hast, wird gelöscht. Das lässt sich nicht rückgängig machen.
mine-remove-campaign = Die Kampagne geht weiter: Wenn das ihr bisher letztes Spiel war, bekommt im nächsten ein Bot deinen Platz.
mine-remove-yes = Spiel entfernen

## Abgeschaltet, abgelehnt

mine-off-title = Hier gibt es keine Spielelisten
mine-off = Wer diesen Server betreibt, hat „Meine Spiele“ abgeschaltet: Ergebnisse werden nicht aufbewahrt. Deine laufenden Spiele stehen auf der Startseite.
refused-my-games-off = Wer diesen Server betreibt, hat „Meine Spiele“ abgeschaltet.
refused-private-link = Dieser private Link führt nirgendwohin: Ein neuerer hat ihn ersetzt, er wurde abgeschaltet, oder er ist nicht vollständig.
refused-both-seated = An { $table } sitzt du doppelt, einmal mit jedem Gerät. Gib einen der Plätze auf oder entferne dieses Spiel, dann öffne den Link noch einmal. Nichts hat sich geändert.
refused-still-played = Dieses Spiel ist nicht zu Ende. Gib am Tisch deinen Platz auf, wenn du es verlassen willst.
refused-many-links = Das war oft in kurzer Zeit. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuch es noch einmal.
refused-guessed-links = Von hier wurden viele private Links versucht, die es nicht gibt. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}, dann prüfe den Link.
