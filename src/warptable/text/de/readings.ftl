## Unsere Auslegungen: was alle Familien darüber sagen

readings-title = Unsere Auslegungen
readings-about = Was offen bleibt, und wie wir es spielen
readings-intro = Was die Regelhefte offen lassen und wie dieser Tisch es spielt: Schlag es nach, bevor es geschieht.
readings-count = { $all } Auslegungen, angezeigt:
readings-none = Keine Auslegung enthält diese Wörter.
reading-topic-gaps = Eigene Regeln, wo das Regelheft schweigt
