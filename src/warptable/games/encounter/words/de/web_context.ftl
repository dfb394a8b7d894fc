### Was man wissen sollte, bevor man antwortet.

context-sides = Schiffe bei { $planet }: { $offense } gegen { $defense }.
context-would-win = Siegt der Angreifer, ist das Spiel vorbei: { $n } Kolonien für { $who }.
context-near = { ME($who) ->
    [yes] Deine Kraft hat das Spiel fast gewonnen
   *[no] Die Kraft von { DAT($who) } hat das Spiel fast gewonnen
} ({ $done } von { $of }).
context-join-and-win = Hilfst du dem Angreifer und er siegt, gewinnst du das Spiel mit { $n } Kolonien.
context-deal-wins = { $n ->
    [one] { $mine ->
        [yes] Noch eine Kolonie, und du gewinnst.
       *[no] Noch eine Kolonie, und { $who } gewinnt.
    }
   *[other] Noch je eine Kolonie, und { $mine ->
        [yes] ihr beide gewinnt.
       *[no] { $who } gewinnen.
    }
}
context-because = Der Grund: { $source }.

# Warum Schiffe zurückkommen, nach der Regel.
context-why-talks = Zwei Verhandlungen: Vor dem Gespräch kehren alle Verbündeten heim.
context-why-deal-made = Das Abkommen steht: Deine Schiffe verlassen das Tor.
context-why-talks-over = Die Verhandlung ist vorbei: Deine Schiffe verlassen das Tor.
context-why-broken-off = Die Begegnung bricht ab: Alle Schiffe kehren heim.
context-why-defended = Der Verteidiger hat gesiegt: Deine Schiffe kehren heim.
context-why-researched = Die Forschung ist zu Ende: Ihre Schiffe kehren heim.
context-why-released = Durch das Abkommen kommen deine Schiffe aus dem Warp.
context-why-reward = Deine Belohnung für die Hilfe beim Verteidigen: Schiffe aus dem Warp.
