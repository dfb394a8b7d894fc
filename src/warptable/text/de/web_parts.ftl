## Die Teile der Seite, für alle, die einen ändern

parts-title = Teile der Seite
