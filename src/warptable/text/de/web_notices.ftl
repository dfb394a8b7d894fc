### Benachrichtigungen: der Schalter in den Einstellungen, und was eine Benachrichtigung sagt.

## Der Schalter

notify-switch = Benachrichtige mich, wenn ich dran bin
notify-insecure = Hier nicht möglich: Diese Adresse beginnt mit http, und Browser erlauben Benachrichtigungen nur mit https. Solange die Seite offen ist, melden sich Ton und Titel des Tabs.
notify-install = Auf iPhone und iPad bekommt nur eine installierte App Benachrichtigungen: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Warptable von dort. Bis dahin melden sich Ton und Titel des Tabs.
notify-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen. Solange die Seite offen ist, melden sich Ton und Titel des Tabs.
notify-blocked = In diesem Browser blockiert. Erlaube Benachrichtigungen für diese Seite in den Einstellungen des Browsers und schalte sie dann hier ein.
notify-off = Auf diesem Gerät aus. Solange die Seite offen ist, melden sich Ton und Titel des Tabs.
notify-page = Auf diesem Gerät an, aber nur, solange eine Seite des Tisches offen ist, auch im Hintergrund: Dieser Browser bekommt keine Nachrichten vom Server.
notify-push = Auf diesem Gerät an, auch wenn keine Seite des Tisches offen ist.

## Was eine Benachrichtigung sagt: nichts Verborgenes, denn sie liegt offen auf einem Bildschirm

notify-asked-decision = Du musst entscheiden.
notify-asked-reaction = Du kannst reagieren.

## Mail, an Tischen „Tag für Tag“

mail-title = Mail bei „Tag für Tag“
mail-off = An einem Tisch „Tag für Tag“ kannst du eine Mail bekommen, wenn du gefragt bist und nicht hinsiehst. Gib eine Adresse an; sie dient nur dazu.
mail-waiting = Eine Mail ist unterwegs an { $address }. Sonst wird nichts geschickt, bevor du den Link darin geöffnet und bestätigt hast.
mail-on = Wenn du an einem Tisch „Tag für Tag“ gefragt bist und nicht hinsiehst, geht eine Mail an { $address }.
mail-address = Mailadresse
mail-give = Schick mir Mails
mail-change = Ändern
mail-delete = Adresse löschen
mail-confirm-ask = Jemand möchte von diesem Tisch Mails an { $address } bekommen. Warst du das?
mail-confirm-yes = Ja, schick mir Mails
mail-confirmed-title = Du bekommst Mails
mail-confirmed = Ab jetzt bekommst du eine Mail, wenn du an einem Tisch „Tag für Tag“ gefragt bist und nicht hinsiehst.
mail-stop-yes = Aufhören und Adresse löschen
mail-stopped-title = Keine Mails mehr
mail-stopped = Die Adresse ist gelöscht. Du bekommst keine Mails mehr.
mail-confirm-subject = Warptable: Bestätige deine Mailadresse
mail-confirm-text =
    Jemand, wahrscheinlich du, möchte an dieser Adresse Mails von einem Warptable-Server bekommen, sobald er oder sie an einem Tisch „Tag für Tag“ gefragt ist.

    Wenn du das warst, öffne diesen Link und bestätige:
    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.
mail-asked-subject = Tisch { $table } wartet auf dich
mail-asked-text = Hallo { $name }, Tisch { $table } wartet auf dich.
mail-asked-until = Du hast Zeit bis { DATETIME($until, dateStyle: "full", timeStyle: "short") } UTC.
mail-stop = Keine solchen Mails mehr: { $link }
refused-mail-address = Das ist keine Mailadresse.
refused-mail-link = Dieser Link gilt nicht mehr.
refused-many-mails = Es wurden zu viele Mails verlangt. Warte { $seconds } Sekunden.
