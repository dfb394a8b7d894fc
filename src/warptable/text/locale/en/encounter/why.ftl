### Headings of explanations

why-rule = Rule { $id }
why-alien = Alien: { $alien }
why-card = Card: { $card }
why-flare = Wild: { $wild } Super: { $super }
