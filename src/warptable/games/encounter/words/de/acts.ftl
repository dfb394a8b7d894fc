### Was ein Volk außerdem tun darf, ohne seine Kraft zu nutzen: der Name hinter dem Volk, und was es tut, in einer Zeile.

act-bride-show-hands = sich die Hände zeigen
act-bride-show-hands-does = Dein Ehepartner sieht deine Hand und darf dir seine zeigen.
act-bride-divorce = sich scheiden lassen
act-bride-divorce-does = Du nimmst deinem Ehepartner zufällig die halbe Hand; die Ehe ist vorbei.
act-citadel-build = eine Zitadelle bauen
act-citadel-build-does = Du legst eine Angriffskarte an einen Planeten.
act-greenhorn-new-cards = eine neue Hand ziehen
act-greenhorn-new-cards-does = Du hast keinen Angriff: Wirf deine Karten ab und zieh acht neue.
act-greenhorn-regroup-all = Schiffe neu verteilen
act-greenhorn-regroup-all-does = Du verteilst deine Schiffe neu auf deine Kolonien und Heimatplaneten.
act-host-refill = die Tafel auffüllen
act-host-refill-does = Du nimmst Flares von deiner Tafel aus dem Spiel, so viele du willst, und füllst sie bis auf drei auf.
act-joker-name-attack = eine andere wilde Karte nennen
act-joker-name-attack-does = Ein anderer Angriff ist von nun an deine wilde Karte.
act-miser-new-hoard = einen neuen Hort anlegen
act-miser-new-hoard-does = Dein Hort hat keine Begegnungskarte: Zeig ihn, wirf ihn ab und zieh einen neuen.
act-pirate-sell = Gefangene verkaufen
act-pirate-sell-does = Bis zu vier Gefangene gehen in den Warp, für je eine Belohnung.
act-pirate-ransom = Lösegeld verlangen
act-pirate-ransom-does = Du bietest jedem Besitzer seine Schiffe gegen Karten oder eine Kolonie an.
act-reactor-turn-away = einen Flare nehmen oder abwerfen
act-reactor-turn-away-does = Niemand hat dich eingeladen: Nimm den Flare des Verlierers oder deinen von der Tafel, oder wirf jenen ab.
act-yin-yang-give-tokens = Marker verteilen
act-yin-yang-give-tokens-does = Wer dich nicht eingeladen hat, verliert so viele Schiffe, wie die Begegnung den anderen Hauptspieler kostet.
