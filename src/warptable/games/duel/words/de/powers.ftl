### Fragen, die Völker und Botschafter stellen.

duel-prompt-bouncer-fee = Bezahlst du die Gebühr, oder verzichtest du auf den Preis?
duel-hint-bouncer-fee = Die Gebühr des Rausschmeißers ist 1 zufällige Karte von deiner Hand.
duel-option-bouncer-fee-pay = Mit einer zufälligen Karte bezahlen und den Preis nehmen
duel-option-bouncer-fee-skip = Auf den Preis verzichten
duel-prompt-cheater-accuse = Rufst du „geschummelt“?
duel-hint-cheater-accuse = Gibt es eine zweite Taktik, wird sie wirkungslos eingesetzt und du machst eine von deinen bereit. Gibt es keine, verlierst du hier ein Schiff, aber nie dein letztes, und der Schummler macht eine Taktik bereit.
duel-option-cheater-accuse-let-be = Durchgehen lassen
duel-option-cheater-accuse-accuse = „Geschummelt!“
duel-prompt-intelligent-mineral-digit = Welche Ziffer zeigt der Plan deines Gegners?
duel-hint-intelligent-mineral-digit = Stimmt sie, erhöht die Ziffer 1 deine Stärke um 8, jede andere um 15. Die zuletzt genannte Ziffer darfst du nicht noch einmal nennen.
duel-prompt-iron-matron-decree = Was für einen Plan verlangst du von deinem Gegner?
duel-hint-iron-matron-decree = Er darf legen, was er will; ein Plan gegen dein Machtwort wird bestraft.
duel-option-iron-matron-decree-odd = Einen ungeraden Plan
duel-option-iron-matron-decree-even = Einen geraden Plan
duel-option-iron-matron-decree-low = Einen Plan von höchstens 10
duel-option-iron-matron-decree-high = Einen Plan von mindestens 11
duel-prompt-iron-matron-punishment = Wie bestrafst du deinen Gegner?
duel-option-iron-matron-punishment-ships = 1 Schiff in seinem Vorrat zerstören
duel-option-iron-matron-punishment-card = Eine zufällige Karte von seiner Hand nehmen
duel-prompt-musician-piece = Was spielst du?
duel-option-musician-piece-crescendo = Crescendo: bis zum Handkartenlimit nachziehen
duel-option-musician-piece-diminuendo = Diminuendo: 2 Karten behalten und für jede abgelegte ein Schiff zurückholen
duel-prompt-pickled-pack-card = Welche Karte legst du ein?
duel-hint-pickled-pack-card = Niemand sonst sieht sie. Öffnest du das Glas, werden alle Karten darin abgelegt und erhöhen deine Stärke um je 3.
duel-prompt-pitfall-snare-card = { $low ->
    [0] Tauschst du die Karte in deiner Falle aus?
   *[other] Welche Karte legst du in deine Falle?
}
duel-hint-pitfall-snare-card = Liegt der Plan deines Gegners höchstens 2 neben dem Plan in der Falle, zählt er 0. Eine Verstärkung ist nur ein Bluff.
duel-prompt-politician-promise = Was versprichst du aufzudecken?
duel-hint-politician-promise = Danach darf dein Gegner neu wählen. Ein gebrochenes Versprechen erhöht deine Stärke um 5, ein gehaltenes bringt 2 Karten.
duel-option-politician-promise-blast = Feuer
duel-option-politician-promise-shield = Schild
duel-option-politician-promise-recover = Erholen
duel-prompt-preservationist-return-card = Welcher Plan geht zurück auf die Hand deines Gegners?
duel-prompt-roller-snowball-card = Welche Verstärkung nimmst du?
duel-prompt-worry-wart-worry = Was macht dir Sorgen?
duel-hint-worry-wart-worry = Tritt es in diesem Duell ein, ziehst du eine Karte und holst ein Schiff zurück.
duel-option-worry-wart-worry-ships = Mein Gegner sendet mehr Schiffe als ich
duel-option-worry-wart-worry-blast = Mein Gegner deckt Feuer auf
duel-option-worry-wart-worry-plan = Der Plan meines Gegners ist um mindestens 8 höher als meiner
duel-prompt-kamikaze-ships = Wie viele deiner Schiffe hier zerstörst du?
duel-hint-kamikaze-ships = Jedes erhöht deine Stärke in dieser Runde des Duells um 5.
duel-prompt-chosen-plan-card = Welche der gezogenen Karten ersetzt deinen Plan?
duel-hint-chosen-plan-card = Alle anderen gezogenen Karten werden abgelegt, ebenso der ersetzte Plan.
duel-option-chosen-plan-card-pass = Meinen Plan behalten

## Wodurch jemand das Spiel gewonnen hat

duel-way-red-tape = zwölf Formulare, alle in Ordnung ({ $source })
duel-way-tick-tock = den letzten Tick ({ $source })
