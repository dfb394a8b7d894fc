### Was Bots im Chat des Spiels für zwei sagen. `who` ist der Gegner.

say-duel-greet-1 = Zwei Spieler, zwölf Planeten, keine Zeugen. Viel Glück!
say-duel-greet-2 = Heute kann sich keiner hinter anderen verstecken. Gefällt mir.
say-duel-greet-3 = Hallo! Möge das bessere Rad gewinnen.

say-duel-narrow-win-1 = Das war knapper als meine letzte Landung, { $who }.
say-duel-narrow-win-2 = Um Haaresbreite! Ich hatte schon gepackt, { $who }.
say-duel-narrow-win-3 = Ein Punkt weniger, und du könntest jetzt lachen, { $who }.
say-duel-narrow-win-4 = Genug ist genug, { $who }. Gerade so.

say-duel-narrow-loss-1 = So wenig! Nächstes Mal bringe ich ein Lineal mit, { $who }.
say-duel-narrow-loss-2 = Beinahe. Gut gekämpft, { $who }.
say-duel-narrow-loss-3 = Dieses Haar kommt ins Museum, { $who }.

say-duel-accused-1 = Ich? Mit diesem ehrlichen Gesicht, { $who }?
say-duel-accused-2 = Ein hartes Wort, { $who }. Sehen wir gemeinsam nach?
say-duel-accused-3 = Ich bin tief getroffen, { $who }. Sprich ruhig weiter.

say-duel-caught-1 = Ich habe gesehen, wie dein Ärmel zuckt, { $who }.
say-duel-caught-2 = Hände auf den Tisch, { $who }! Danke.
say-duel-caught-3 = Netter Versuch, { $who }. Den kenne ich.

say-duel-innocent-1 = Leere Ärmel, { $who }. Siehst du?
say-duel-innocent-2 = Du schuldest mir eine Entschuldigung, { $who }. Und ein Schiff.
say-duel-innocent-3 = Einmal bin ich brav, { $who }, und keiner glaubt es.

say-duel-broken-1 = Das klang eben noch anders, { $who }.
say-duel-broken-2 = Ich merke mir deine Versprechen, { $who }. Alle.
say-duel-broken-3 = { $who }, dein Wort hat von hier bis da gehalten.

say-duel-envoy-1 = Ein neuer Freund! Tut mir leid, { $who }, der Platz ist besetzt.
say-duel-envoy-2 = Wir reden viel, der Botschafter und ich. Meistens über dich, { $who }.
say-duel-envoy-3 = Diplomatie, { $who }. Versuch es einmal.
say-duel-envoy-4 = Dem Botschafter schmecken meine Kekse besser, { $who }.

say-duel-hit-1 = Autsch. Das war meine halbe Flotte, { $who }.
say-duel-hit-2 = Ich sehe die Sterne durch meine Bordwand, { $who }.
say-duel-hit-3 = Guter Schuss, { $who }. Bitte nie wieder.

say-duel-again-1 = Alle weg, und wir hören immer noch nicht auf, { $who }.
say-duel-again-2 = Noch einmal von vorn, { $who }?
say-duel-again-3 = Da unten ist keiner mehr. Frische Schiffe, { $who }!

say-duel-won-1 = Gutes Spiel, { $who }! Ich habe bis zum Schluss gezittert.
say-duel-won-2 = Danke, { $who }. Noch eins?
say-duel-won-3 = Gut gespielt, { $who }. Es hätte deins sein können.

say-duel-lost-1 = Gutes Spiel, { $who }. Glückwunsch!
say-duel-lost-2 = Du hattest die besseren Nerven, { $who }. Stark.
say-duel-lost-3 = Ich ziehe den Hut, { $who }. Revanche?
say-duel-lost-4 = Der Bessere hat gewonnen. Ich übe, { $who }.
