### Notifications: the switch in the settings, and what a notification says.

## The switch

notify-switch = Notify me when I am asked
notify-insecure = Not possible here: this address begins with http, and browsers allow notifications only with https. While the page is open, sound and the title of the tab tell you.
notify-install = On iPhone and iPad only an installed app gets notifications: tap Share, then “Add to Home Screen”, and open Warptable from there. Until then sound and the title of the tab tell you.
notify-unsupported = This browser cannot show notifications. While the page is open, sound and the title of the tab tell you.
notify-blocked = Blocked in this browser. Allow notifications for this page in the settings of the browser, then switch them on here.
notify-off = Off on this device. While the page is open, sound and the title of the tab tell you.
notify-page = On for this device, but only while a page of the table is open, in the background too: this browser gets no messages from the server.
notify-push = On for this device, even if no page of the table is open.

## What a notification says: nothing that is hidden, for it lies open on a screen

notify-asked-decision = You are asked to decide.
notify-asked-reaction = You may react.

## Mail, for tables by the day

mail-title = Mail for tables by the day
mail-off = At a table by the day you can get a mail when you are asked and do not look. Give an address; it is used for nothing else.
mail-waiting = A mail is on its way to { $address }. Nothing else is sent before you have opened the link in it and confirmed.
mail-on = When you are asked at a table by the day and do not look, a mail goes to { $address }.
mail-address = Mail address
mail-give = Send me mail
mail-change = Change
mail-delete = Delete the address
mail-confirm-ask = Somebody has asked for mail to { $address } from this table. Was it you?
mail-confirm-yes = Yes, send me mail
mail-confirmed-title = You get mail
mail-confirmed = From now on you get a mail when you are asked at a table by the day and do not look.
mail-stop-yes = Stop and delete the address
mail-stopped-title = No more mail
mail-stopped = The address is deleted. You get no more mail.
mail-confirm-subject = Warptable: confirm your mail address
mail-confirm-text =
    Somebody, probably you, wants mail from a Warptable server at this address when it is their turn at a table by the day.

    If that was you, open this link and confirm:
    { $link }

    If not, do nothing: no further mail is sent.
mail-asked-subject = Table { $table } waits for you
mail-asked-text = Hello { $name }, table { $table } waits for you.
mail-asked-until = You have time until { DATETIME($until, dateStyle: "full", timeStyle: "short") } UTC.
mail-stop = No more such mail: { $link }
refused-mail-address = This is no mail address.
refused-mail-link = This link is no longer valid.
refused-many-mails = Too many mails were asked for. Wait { $seconds } seconds.
