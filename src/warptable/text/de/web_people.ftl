### Die Leute am Tisch: wer weg ist, wer später dazukommt, wer das nächste Spiel vorbereitet.

## Unter dem Spielplan

people-away = { $name } ist nicht da. Der Tisch wartet.
people-behind = { $n ->
    [one] Du siehst Spiel und Chat { $n } Minute später als die Spieler.
   *[other] Du siehst Spiel und Chat { $n } Minuten später als die Spieler.
}
people-passing = { $n ->
    [one] Deine Zeit für eine Reaktion war um. Der Tisch passt für dich, bis du zurück bist; bisher einmal.
   *[other] Deine Zeit für eine Reaktion war um. Der Tisch passt für dich, bis du zurück bist; bisher { $n } Mal.
}
people-missed = { $n ->
    [one] Du warst weg: Der Tisch hat einmal für dich gepasst. Jetzt fragt er dich wieder.
   *[other] Du warst weg: Der Tisch hat { $n } Mal für dich gepasst. Jetzt fragt er dich wieder.
}
people-bot-for = Einen Bot für { $name } spielen lassen
people-asks = { $name } möchte { $colour } spielen, anstelle des Bots.
people-let-in = Hereinlassen
people-refuse = Ablehnen
people-asking = Du hast um den Platz von { $colour } gebeten. Jemand am Tisch muss zustimmen.
people-ask-no-more = Doch nicht
people-next-open = { $name } hat das nächste Spiel vorbereitet.
people-next-is-open = Das nächste Spiel ist vorbereitet.
people-next-join = Mitspielen
people-next-watch = Zuschauen
people-next-all = Alle behalten ihren Platz, die anderen erfahren davon.

## Der Tisch selbst, im Chat

people-sat = { $name } spielt jetzt { $colour }, anstelle des Bots.
people-gave-up = { $name } hat den Platz von { $colour } aufgegeben. Ein Bot macht weiter.
people-bot-plays = Die Zeit von { $name } ({ $colour }) ist abgelaufen. Ein Bot spielt, bis { $name } wieder da ist.
people-bot-plays-by = { $by } lässt einen Bot für { $name } ({ $colour }) spielen, bis { $name } wieder da ist.
people-sat-for-by = { $by } spielt jetzt { $colour }, für { $name }: { $name } war lange weg.
people-halted = { $name } hat die Bots angehalten. Alle am Tisch können sie weiterspielen lassen.
people-goes-on = { $name } lässt die Bots weiterspielen.
people-pace = { $name } hat das Tempo des Tischs geändert.
people-voices-on = { $name } lässt die Bots reden.
people-voices-off = { $name } hat die Bots zum Schweigen gebracht.
people-pace-zero = { $name } hat den Countdown abgeschaltet: Gefragt wird nur noch, wer etwas hat. Eine Pause kann also Karten verraten.

## Im Menü

people-menu = Optionen für { $name }
people-menu-bot = Bot
people-menu-change = Ändern
people-menu-bot-plays = Bot spielen lassen
people-menu-present = { $name } ist da. Wirklich einen Bot spielen lassen?
people-menu-ask = Um diesen Platz bitten
people-menu-ask-line = Der Gastgeber wird gefragt, bevor du ihn bekommst.
people-menu-ask-name = Dein Name
people-menu-ask-send = Bitten
people-menu-give-up-sure = Ein Bot macht für dich weiter.
people-menu-give-up-yes = Ja, aufgeben
people-menu-pace = Tempo
people-menu-voices-on = Die Bots reden im Chat mit.
people-menu-voices-off = Die Bots schweigen.
people-menu-voices-stop = Bots schweigen lassen
people-menu-voices-start = Bots reden lassen
people-menu-invite = Freunde einladen

refused-by-host = Der Tisch hat das abgelehnt. Du kannst weiter zuschauen.
