### Der Einstieg: ein Duell in acht Bildern. `du` ist, wer liest und Orange spielt.

duel-guide-title = Dein erstes Duell
duel-guide-picture = Eine echte Partie: Du bist { $me }, und es geht um { $planet }.
duel-guide-hand = Deine Hand: { $cards }. Darunter deine fünf Taktiken.
duel-guide-card = Die Schicksalskarte { $card }. Ihr Preis: { $text }

duel-guide-dials-text = Die Schicksalskarte { $card } deckt { $planet } auf, und ihr wollt ihn beide. Zuerst stellst du geheim ein, wie viele Schiffe du aussendest, von 1 bis 4. Wer später mehr Schiffe auf dem Planeten hat, bekommt { $advantage } Stärke dazu.
duel-guide-dials-question = Wie viele sendest du aus?
duel-guide-dials-a = Eines, um Schiffe zu sparen
duel-guide-dials-a-why = Ein einziges Feuer würde es zerstören, und ohne Schiffe verlierst du das Duell. Auch den Schiffsvorteil verschenkst du.
duel-guide-dials-b = Drei
duel-guide-dials-b-why = Genug, um etwas auszuhalten, und eine Chance auf den Schiffsvorteil.
duel-guide-dials-c = Vier
duel-guide-dials-c-why = Hier am stärksten, aber zerstörte Schiffe fehlen später: Ein leerer Vorrat verliert die Partie.

duel-guide-send-text = Beide Räder werden zusammen gezeigt: Du sendest { SHIPS($sent) } aus, { $other } { $against }. Sie kommen aus dem Vorrat und stehen jetzt auf dem Planeten.
duel-guide-send-question = Wer hat im Moment den Schiffsvorteil?
duel-guide-send-a = Du: mehr Schiffe auf dem Planeten
duel-guide-send-a-why = Er gehört dir, solange du mehr hast. Es zählt, wie es beim Vergleich der Stärken steht.
duel-guide-send-b = { $other }: weniger Schiffe in Gefahr
duel-guide-send-b-why = Den Vorteil hat, wer mehr Schiffe auf dem Planeten hat.
duel-guide-send-c = Noch niemand
duel-guide-send-c-why = Nur bei gleich vielen Schiffen hat ihn niemand.

duel-guide-choose-text = Jetzt legt ihr beide geheim einen Plan und wählt eine Hälfte einer Taktik. Zuerst kommt die Salve, dann kommen die Pläne. Eine benutzte Taktik gilt als eingesetzt, bis etwas sie bereitmacht.
duel-guide-choose-question = { $other } kann bis zu vier Schiffe zerstören. Was hilft am besten, den Schiffsvorteil zu behalten?
duel-guide-choose-a = Eigenes Feuer
duel-guide-choose-a-why = Du würdest { $other } auch treffen, aber deine Schiffe wärst du ebenfalls los.
duel-guide-choose-b = Erholen
duel-guide-choose-b-why = Das macht eingesetzte Taktiken bereit, und du hast noch keine eingesetzt.
duel-guide-choose-c = { $shield }
duel-guide-choose-c-why = Er zieht vier vom Feuer ab. Deine Schiffe bleiben.

duel-guide-volley-text = Beide Taktiken werden zusammen aufgedeckt: { $blast } gegen deinen { $shield }. Feuer zerstört so viele Schiffe, wie seine Zahl sagt, weniger um den Schild.
duel-guide-volley-question = Wie viele deiner Schiffe werden zerstört?
duel-guide-volley-a = Alle drei
duel-guide-volley-a-why = Das wäre ohne den Schild geschehen.
duel-guide-volley-b = Keines
duel-guide-volley-b-why = Vier minus vier ist null. Beide Taktiken gelten jetzt als eingesetzt und liegen offen.
duel-guide-volley-c = Eines
duel-guide-volley-c-why = Feuer und Schild sind gleich groß, also kommt nichts durch.

duel-guide-check-text = Dann seht ihr auf den Planeten. Hat niemand mehr Schiffe, beginnt das Duell wieder bei den Rädern. Hat nur einer welche, gewinnt er sofort, ganz ohne Pläne.
duel-guide-check-question = Du hast hier { SHIPS($sent) }, { $other } hat { $against }. Was nun?
duel-guide-check-a = Weiter mit den Plänen
duel-guide-check-a-why = Ihr habt beide noch Schiffe.
duel-guide-check-b = Du gewinnst: Du hast mehr Schiffe
duel-guide-check-b-why = Mehr Schiffe bringen den Schiffsvorteil, aber noch entscheiden die Pläne.
duel-guide-check-c = Eine neue Runde
duel-guide-check-c-why = Die gibt es nur, wenn niemand mehr Schiffe hat.

duel-guide-reveal-text = Du deckst { $plan } auf, { $other } { $theirs }. Dein Schiffsvorteil bringt { $advantage } dazu. Danach könnten Verstärkungen beide Stärken noch ändern, aber niemand spielt eine.
duel-guide-reveal-question = Wer gewinnt das Duell?
duel-guide-reveal-a = { $other }: { $theirs } ist mehr als { $plan }
duel-guide-reveal-a-why = Der Schiffsvorteil kommt noch dazu.
duel-guide-reveal-b = Niemand: Es ist unentschieden
duel-guide-reveal-b-why = Unentschieden gibt es nicht: Bei gleicher Stärke gewinnt der Bummler.
duel-guide-reveal-c = Du, mit { $clout } zu { $other-clout }
duel-guide-reveal-c-why = { $plan } plus { $advantage } ist { $clout }. Der Schild hat die Schiffe gerettet, und die Schiffe haben das Duell gewonnen.

duel-guide-prize-text = Die Schicksalskarte hat einen Preis. Hier bekommt ihn der Verlierer: { $prize }. { $other } hat { SHIPS($warp) } im Warp.
duel-guide-prize-question = Was bringt der Preis?
duel-guide-prize-a = { $other } holt alle { SHIPS($warp) } zurück
duel-guide-prize-a-why = Bis zu acht, und so viele, wie da sind. Verlieren ist nicht umsonst.
duel-guide-prize-b = Du holst acht Schiffe zurück
duel-guide-prize-b-why = Die Karte sagt, dass der Verlierer ihn abhandelt.
duel-guide-prize-c = Nichts: Das Duell ist verloren
duel-guide-prize-c-why = Viele Preise gehen an den Verlierer.

duel-guide-cleanup-text = Die Schiffe von { $other } ziehen sich in den Vorrat zurück, deine bleiben auf { $planet }: Du kontrollierst ihn. Beide Pläne kommen auf die Ablagestapel. Die Karte nennt den Stapel der nächsten, und so geht es weiter.
duel-guide-cleanup-question = Wann hast du die Partie gewonnen?
duel-guide-cleanup-a = Sobald du einen fünften Planeten hast
duel-guide-cleanup-a-why = Nicht mitten in einer Karte: Du könntest ihn wieder verlieren, bevor es zählt.
duel-guide-cleanup-b = Mit fünf Planeten, vor der nächsten Schicksalskarte
duel-guide-cleanup-b-why = Dann wird geprüft. Wer Schiffe aussenden muss und keine im Vorrat hat, verliert sofort.
duel-guide-cleanup-c = Wenn alle zwölf Planeten entdeckt sind
duel-guide-cleanup-c-why = Fünf genügen.
duel-guide-start-hint = Gegen einen Bot, mit den Völkern und Botschaftern eines ersten Spiels und einem Hinweis zu jedem Schritt.
