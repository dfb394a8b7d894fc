### Was Bots im Chat sagen. Jeder Bot hat ein Wesen, je nach Platz: bold, kind, dry, gloomy, playful. `who` ist, mit oder von wem er spricht.

say-greet-bold = Bahn frei! Ich bin zum Gewinnen hier und habe Popcorn dabei.
say-greet-kind = Hallo zusammen. Auf gute Nachbarschaft!
say-greet-dry = Guten Abend. Mein Bleistift ist gespitzt, meine Schiffe sind gezählt.
say-greet-gloomy = Es geht also wieder los. Verlieren kann ich übrigens auch im Weltraum.
say-greet-playful = Huhu! Welchen Planeten darf ich haben? Alle? Danke!

say-plea-bold = { $who }, komm mit! Ruhm für zwei, Abwasch für die anderen.
say-plea-kind = { $who }, ich hätte dich gern an meiner Seite.
say-plea-dry = { $who }, zwei Flotten sind mehr als eine. Ich habe es nachgerechnet.
say-plea-gloomy = { $who }, hilf mir bitte. Allein endet das wie immer.
say-plea-playful = { $who }! Neben mir ist noch ein Platz frei. Der am Fenster!

say-aboard-bold = Gute Wahl, { $who }. Sieger bitte nach vorn!
say-aboard-kind = Danke, dass du kommst, { $who }. Das vergesse ich dir nicht.
say-aboard-dry = Notiert: Schiffe von { $who }. Sehr verbunden.
say-aboard-gloomy = Du kommst wirklich, { $who }? Sonst kommt nie jemand.
say-aboard-playful = Juhu, { $who } kommt mit! Ich bringe Kekse.

say-declined-bold = Dann bleibt mehr Ruhm für mich, { $who }.
say-declined-kind = Schon gut, { $who }. Vielleicht beim nächsten Mal.
say-declined-dry = { $who } bleibt zu Hause. Ich verbuche das als Verlust.
say-declined-gloomy = Natürlich nicht, { $who }. Warum auch.
say-declined-playful = Och, { $who }! Dabei hatte ich dir einen Keks aufgehoben.

say-threat-bold = { $who }, das Tor zeigt auf mich. Dreh es weg, sonst kehrst du gleich Schiffe zusammen.
say-threat-kind = { $who }, muss es dieser Planet sein? Ich habe gerade erst aufgeräumt.
say-threat-dry = { $who }, ich führe eine Liste. Du stehst jetzt darauf.
say-threat-gloomy = Wieder ich. Immer ich. Warte nur, { $who }.
say-threat-playful = He, { $who }, der Planet beißt!

say-betrayed-bold = Ich reiche die Hand und bekomme eine Faust. Gut, { $who }. Nächstes Mal bringe ich zwei mit.
say-betrayed-kind = Ich wollte reden, { $who }. Das hat ein bisschen wehgetan.
say-betrayed-dry = Einer redet, einer schießt. Das kommt in die Bücher, { $who }.
say-betrayed-gloomy = Ich kam in Frieden und gehe in Einzelteilen. Danke, { $who }.
say-betrayed-playful = { $who }! Ich wollte doch nur plaudern!

say-zapped-bold = Du hältst mich auf, { $who }? Genieß es, solange es dauert.
say-zapped-kind = Das war mein bester Trick, { $who }. Gut aufgepasst.
say-zapped-dry = Unterbrochen von { $who }. Dabei hatte ich Folien vorbereitet.
say-zapped-gloomy = Nicht einmal das klappt. Typisch. Danke, { $who }.
say-zapped-playful = He! { $who } hat mir den Stecker gezogen!

say-zapping-bold = Heute nicht, { $who }.
say-zapping-kind = Verzeih mir, { $who }, das konnte ich nicht zulassen.
say-zapping-dry = Einspruch, { $who }. Stattgegeben.
say-zapping-gloomy = Wenn ich keinen Spaß habe, { $who }, dann du auch nicht.
say-zapping-playful = Zack! Entschuldige, { $who }, das wollte ich schon immer mal machen.

say-thanks-bold = Was für ein Gespann, { $who }! Vor allem ich, aber trotzdem.
say-thanks-kind = Ohne dich wäre das schiefgegangen, { $who }. Danke.
say-thanks-dry = Besten Dank, { $who }. Ohne dich wäre die Rechnung nicht aufgegangen.
say-thanks-gloomy = Wir haben gewonnen, { $who }? Ich sehe lieber nach. Tatsächlich. Danke.
say-thanks-playful = Schlag ein, { $who }! Du hast mehr Arme, du fängst an.

say-gloat-bold = Und so macht man das, { $who }.
say-gloat-kind = Nichts für ungut, { $who }. Du hast dich gut geschlagen.
say-gloat-dry = Wie berechnet, { $who }. Im Großen und Ganzen.
say-gloat-gloomy = Ich habe gewonnen? Das muss ein Irrtum sein, { $who }. Bitte nicht nachrechnen.
say-gloat-playful = Hab dich, { $who }! Jetzt bist du der Fänger.

say-praise-bold = Glück gehabt, { $who }. Ich habe gerade woanders hingesehen.
say-praise-kind = Gut gespielt, { $who }.
say-praise-dry = Stimmt so, { $who }. Ich finde keinen Fehler, und ich habe gesucht.
say-praise-gloomy = Ich habe es kommen sehen, { $who }. Wie immer.
say-praise-playful = Aua! Noch mal, { $who }! Aber diesmal andersherum.

say-warp-bold = Meine Flotte ist nicht verloren. Sie erkundet den Warp.
say-warp-kind = Ruht euch im Warp ein wenig aus, ihr Lieben. Ich hole euch.
say-warp-dry = An den Warp verliehen: viele Schiffe. Zinsen: keine.
say-warp-gloomy = Kalt ist es im Warp. Ich kenne inzwischen jede Ecke.
say-warp-playful = Hui, ab in den Abfluss! Hat jemand einen Pümpel?

say-leader-bold = Noch eine Kolonie, und { $who } gewinnt. Nur über meine Triebwerke!
say-leader-kind = Freunde, { $who } fehlt nur noch eine Kolonie. Passen wir auf.
say-leader-dry = Fürs Protokoll: { $who } fehlt eine Kolonie. Eine.
say-leader-gloomy = { $who } braucht nur noch eine Kolonie. So endet es also.
say-leader-playful = Alarm! { $who } hat fast gewonnen! Alle mal wichtig aussehen!

say-agreed-bold = Abgemacht! Hand drauf, { $who }, und zwar kräftig.
say-agreed-kind = Es war mir ein Vergnügen, { $who }. Wir haben beide etwas davon.
say-agreed-dry = Unterschrieben, { $who }. In doppelter Ausfertigung.
say-agreed-gloomy = Wir sind uns einig. Fast freut es mich, { $who }.
say-agreed-playful = Hurra! Wollen wir auch noch die Hüte tauschen, { $who }?

say-refused-bold = Du brichst ab, { $who }? Dann zahlen wir beide. Ich kann es mir leisten.
say-refused-kind = Schade, { $who }. Jetzt verlieren wir beide Schiffe.
say-refused-dry = Keine Einigung, { $who }. Ein teures Schweigen für uns beide.
say-refused-gloomy = Ich wusste es, { $who }. Reden hilft nie.
say-refused-playful = Hmpf! Und ich hatte extra meine gute Antenne aufgesetzt, { $who }.

say-won-bold = Sieg! Ich nehme Beifall, Planeten und Kuchen.
say-won-kind = Danke euch allen. Das war ein schönes Spiel.
say-won-dry = Das Ergebnis liegt vor, und ich stehe auf der richtigen Seite. Bemerkenswert.
say-won-gloomy = Ich habe gewonnen. Mit diesem Universum stimmt etwas nicht.
say-won-playful = Gewonnen! Spielen wir noch mal? Ja? Ja?

say-lost-bold = Glückwunsch, { $who }. Ich habe dich gewinnen lassen. Natürlich.
say-lost-kind = Verdient gewonnen, { $who }. Danke euch für das Spiel.
say-lost-dry = Glückwunsch, { $who }. Ich würde gern die Belege sehen.
say-lost-gloomy = Glückwunsch, { $who }. Nächstes Mal verliere ich gegen jemand anderen.
say-lost-playful = Bravo, { $who }! Und jetzt der Siegestanz!

say-offer-swap-1 = Für jeden eine Kolonie, { $who }, dann haben wir beide etwas davon.
say-offer-swap-2 = Du landest bei mir, ich bei dir, { $who }. Niemand verliert ein Schiff.

say-offer-buy-1 = Karten für dich, { $who }, eine Kolonie für mich. Besser als Schiffe im Warp.
say-offer-buy-2 = Ich zahle mit Karten, { $who }. Du behältst deine Schiffe, und ich darf landen.

say-offer-sell-1 = Eine Kolonie für dich, { $who }, und Karten für mich. Du kommst dem Sieg näher, und meine Hand wird voller.
say-offer-sell-2 = Nimm die Kolonie, { $who }, und gib mir Karten. Ohne Einigung verlieren wir beide Schiffe.

say-offer-cards-1 = Karten gegen Karten, { $who }. Was dem einen nichts nützt, hilft vielleicht dem anderen.
say-offer-cards-2 = Tauschen wir einfach Karten, { $who }. Dann verliert niemand ein Schiff.

say-offer-gift-1 = Ich gebe nur, { $who }. Das ist mir der Frieden wert, und kein Schiff muss in den Warp.
say-offer-gift-2 = Ein Geschenk, { $who }. Ohne Einigung würde es für uns beide teurer.

say-offer-ask-1 = Du gibst etwas, { $who }, und deinen Schiffen bleibt der Warp erspart.
say-offer-ask-2 = Ich hätte gern etwas, { $who }. Ohne Einigung verlieren wir beide Schiffe.
