### Was Bots im Chat des Spiels für zwei sagen. `who` ist der Gegner.

duel-say-greet-1 = Zwei Spieler, zwölf Planeten, keine Zeugen. Viel Glück!
duel-say-greet-2 = Heute kann sich keiner hinter anderen verstecken. Gefällt mir.
duel-say-greet-3 = Hallo! Möge das bessere Rad gewinnen.

duel-say-narrow-win-1 = Das war knapper als meine letzte Landung, { $who }.
duel-say-narrow-win-2 = Um Haaresbreite! Ich hatte schon gepackt, { $who }.
duel-say-narrow-win-3 = Ein Punkt weniger, und du könntest jetzt lachen, { $who }.
duel-say-narrow-win-4 = Genug ist genug, { $who }. Gerade so.

duel-say-narrow-loss-1 = So wenig! Nächstes Mal bringe ich ein Lineal mit, { $who }.
duel-say-narrow-loss-2 = Beinahe. Gut gekämpft, { $who }.
duel-say-narrow-loss-3 = Dieses Haar kommt ins Museum, { $who }.

duel-say-accused-1 = Ich? Mit diesem ehrlichen Gesicht, { $who }?
duel-say-accused-2 = Ein hartes Wort, { $who }. Sehen wir gemeinsam nach?
duel-say-accused-3 = Ich bin tief getroffen, { $who }. Sprich ruhig weiter.

duel-say-caught-1 = Ich habe gesehen, wie dein Ärmel zuckt, { $who }.
duel-say-caught-2 = Hände auf den Tisch, { $who }! Danke.
duel-say-caught-3 = Netter Versuch, { $who }. Den kenne ich.

duel-say-innocent-1 = Leere Ärmel, { $who }. Siehst du?
duel-say-innocent-2 = Du schuldest mir eine Entschuldigung, { $who }. Und ein Schiff.
duel-say-innocent-3 = Einmal bin ich brav, { $who }, und keiner glaubt es.

duel-say-broken-1 = Das klang eben noch anders, { $who }.
duel-say-broken-2 = Ich merke mir deine Versprechen, { $who }. Alle.
duel-say-broken-3 = { $who }, dein Wort hat von hier bis da gehalten.

duel-say-envoy-1 = Ein neuer Freund! Tut mir leid, { $who }, der Platz ist besetzt.
duel-say-envoy-2 = Wir reden viel, der Botschafter und ich. Meistens über dich, { $who }.
duel-say-envoy-3 = Diplomatie, { $who }. Versuch es einmal.
duel-say-envoy-4 = Dem Botschafter schmecken meine Kekse besser, { $who }.

duel-say-hit-1 = Autsch. Das war meine halbe Flotte, { $who }.
duel-say-hit-2 = Ich sehe die Sterne durch meine Bordwand, { $who }.
duel-say-hit-3 = Guter Schuss, { $who }. Bitte nie wieder.

duel-say-again-1 = Alle weg, und wir hören immer noch nicht auf, { $who }.
duel-say-again-2 = Noch einmal von vorn, { $who }?
duel-say-again-3 = Da unten ist keiner mehr. Frische Schiffe, { $who }!

duel-say-won-1 = Gutes Spiel, { $who }! Ich habe bis zum Schluss gezittert.
duel-say-won-2 = Danke, { $who }. Noch eins?
duel-say-won-3 = Gut gespielt, { $who }. Es hätte deins sein können.

duel-say-lost-1 = Gutes Spiel, { $who }. Glückwunsch!
duel-say-lost-2 = Du hattest die besseren Nerven, { $who }. Stark.
duel-say-lost-3 = Ich ziehe den Hut, { $who }. Revanche?
duel-say-lost-4 = Der Bessere hat gewonnen. Ich übe, { $who }.
