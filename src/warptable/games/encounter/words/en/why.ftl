### Headings of explanations

why-rule = Rule { $id }
why-alien = Alien: { $alien }
why-ship = Special ship: { $ship }
why-tech = Tech: { $tech }
why-card = Card: { $card }
why-flare = Wild: { $wild } Super: { $super }
