### Überschriften von Erklärungen

why-rule = Regel { $id }
why-alien = Volk: { $alien }
why-ship = Spezialschiff: { $ship }
why-tech = Technik: { $tech }
why-card = Karte: { $card }
why-flare = Wild: { $wild } Super: { $super }
