### The window that opens after a crash.

crash-heading = Herotable ist abgestürzt
crash-what = Etwas ist schiefgegangen, und das Programm kann nicht von allein weitermachen.
crash-again = Es ist gleich wieder abgestürzt, vielleicht wegen dieser Partie. Beginne diesmal beim Titel.
crash-safe = Deine Partie „{ $name }“ ist bis Zug { $number } gespeichert, in der Datei { $file }.
crash-unsure = Wie viel von deiner Partie gespeichert ist, wissen wir nicht: { $reason }
crash-no_match = Es war keine Partie offen. Alle deine Partien sind gespeichert.
crash-report = Hier liegt ein Absturzbericht, ohne Namen und verdeckte Karten: { $folder }
crash-no_report = Der Absturzbericht ließ sich nicht speichern.
crash-continue = Neu starten und weiterspielen
crash-title = Beim Titel neu starten
crash-folder = Ordner des Berichts öffnen
crash-copy = Pfad des Berichts kopieren
crash-leave = Beenden
crash-copied = Pfad kopiert.
crash-no_clipboard = Die Zwischenablage ist nicht erreichbar. Der Pfad lautet:
