### Überschriften von Erklärungen

why-rule = Regel { $id }
why-alien = Volk: { $alien }
why-tech = Technik: { $tech }
why-card = Karte: { $card }
why-flare = Wild: { $wild } Super: { $super }
