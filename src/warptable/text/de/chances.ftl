### Die Chancen aller in einer beendeten Partie und ihre Wendepunkte.

chances-caption = Nach der Partie mit offenen Händen geschätzt: { $games ->
    [one] eine gedachte Partie
   *[other] { $games } gedachte Partien
} je Punkt.
chances-reckoning = Der Verlauf der Chancen wird berechnet: { $done } von { $all }
chances-waiting = Der Verlauf der Chancen wird gleich berechnet.
chances-turning = Die Wendepunkte werden noch gesucht.
chances-start = Beginn
chances-share = { $share } % ({ $low } bis { $high })
chances-result = { $share } %
chances-turn = Wendepunkt { $number }, { $round }: { $who } von { $before } % auf { $after } %
chances-no-turns = Kein Wendepunkt: In keiner Runde änderte sich eine Chance stärker, als Zufall es erklärt.
chances-after = Nach Runde
chances-round = Runde { $number }
chances-moment = replay DATEI --open --at { $moment } (von { $all })
