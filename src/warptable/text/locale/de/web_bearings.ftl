### Was man wissen sollte, bevor man antwortet.

bearings-sides = Schiffe bei { $planet }: { $offense } gegen { $defense }.
bearings-would-win = Siegt der Angreifer, ist das Spiel vorbei: { $n } Kolonien für { $who }.
bearings-join-and-win = Hilfst du dem Angreifer und er siegt, gewinnst du das Spiel mit { $n } Kolonien.
bearings-deal-wins = { $n ->
    [one] Mit einer weiteren Kolonie ist das Spiel gewonnen für { $who }.
   *[other] Mit je einer weiteren Kolonie ist das Spiel gewonnen für { $who }.
}
bearings-because = Der Grund: { $source }.

# Warum Schiffe zurückkommen, nach der Regel.
bearings-why-talks = Zwei Verhandlungen: Vor dem Gespräch kehren alle Verbündeten heim.
bearings-why-deal-made = Das Abkommen steht: Deine Schiffe verlassen das Tor.
bearings-why-talks-over = Die Verhandlung ist vorbei: Deine Schiffe verlassen das Tor.
bearings-why-broken-off = Die Begegnung bricht ab: Alle Schiffe kehren heim.
bearings-why-defended = Der Verteidiger hat gesiegt: Deine Schiffe kehren heim.
bearings-why-freed = Durch das Abkommen kommen deine Schiffe aus dem Warp.
bearings-why-reward = Deine Belohnung für die Hilfe beim Verteidigen: Schiffe aus dem Warp.
