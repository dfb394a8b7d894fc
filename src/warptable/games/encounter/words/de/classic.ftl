### Die klassische Fassung des Langfinger-Flares, eine Möglichkeit des Tisches.

prompt-accuse = Wem wirfst du vor, in dieser Begegnung geschummelt zu haben?
hint-accuse = Du darfst in jeder Begegnung nur einmal jemanden beschuldigen. Stimmt es, kommt die Beute zurück, und es geht ein weiteres Schiff des Ertappten verloren; sonst geschieht nichts.

option-accuse = Jemandem Schummeln vorwerfen
key-accuse = v
option-cheat-ship = Schummeln: ein Schiff aus dem Warp nach { $planet } setzen
option-cheat-deck = Schummeln: die oberste Karte des Stapels nehmen
key-cheat-deck = s
option-cheat-discards = Schummeln: die oberste Karte der Ablage nehmen
key-cheat-discards = x

event-cheated = { ME($seat) ->
    [yes] Du schummelst,
   *[no] { $seat } schummelt,
} und niemand erfährt es: { $loot ->
    [cheat-ship] ein Schiff aus dem Warp geht nach { $planet }.
    [cheat-deck] { $face } vom Stapel.
   *[cheat-discards] { $face } von der Ablage.
}
event-accused = { ME($seat) ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { DAT($victim) } Schummeln vor, { $right ->
    [yes] und es stimmt!
   *[no] aber es ist nichts zu finden.
}
event-loot-returned = { ME($seat) ->
    [yes] Du legst
   *[no] { $seat } legt
} { $loot ->
    [cheat-deck] eine Karte auf den Stapel zurück.
   *[other] { $face } auf die Ablage zurück.
}
