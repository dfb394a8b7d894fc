### Wörter der Räume selbst.

notice-home = Zur Startseite

# Warum der Dauerauftrag „passen, solange mich nichts betrifft“ gerade nicht passt.
touched-own = es geht um das, was du tust
touched-main = du bist Hauptspieler
touched-ally = deine Schiffe sind in dieser Begegnung
touched-planet = das Tor zielt auf einen Planeten von dir
