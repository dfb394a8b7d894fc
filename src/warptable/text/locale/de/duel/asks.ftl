### Was Völker und Botschafter in einem Spiel zu zweit fragen, und die Worte, mit denen geantwortet wird.

duel-prompt-bouncer-fee = Bezahlst du die Gebühr, oder verzichtest du auf den Preis?
duel-hint-bouncer-fee = Die Gebühr des Rausschmeißers ist 1 Handkarte deiner Wahl.
duel-option-bouncer-fee-pay = Eine Karte ablegen und den Preis nehmen
duel-option-bouncer-fee-skip = Auf den Preis verzichten
