### The window that opens after a crash.

breakdown-heading = Herotable ist abgestürzt
breakdown-what = Etwas ist schiefgegangen, und das Programm kann nicht von allein weitermachen.
breakdown-again = Es ist gleich wieder abgestürzt, vielleicht wegen dieser Partie. Beginne diesmal beim Titel.
breakdown-safe = Deine Partie „{ $name }“ ist bis Zug { $number } gespeichert, in der Datei { $file }.
breakdown-unsure = Wie viel von deiner Partie gespeichert ist, wissen wir nicht: { $reason }
breakdown-no_match = Es war keine Partie offen. Alle deine Partien sind gespeichert.
breakdown-report = Hier liegt ein Absturzbericht, ohne Namen und verdeckte Karten: { $folder }
breakdown-no_report = Der Absturzbericht ließ sich nicht speichern.
breakdown-continue = Neu starten und weiterspielen
breakdown-title = Beim Titel neu starten
breakdown-folder = Ordner des Berichts öffnen
breakdown-copy = Pfad des Berichts kopieren
breakdown-leave = Beenden
breakdown-copied = Pfad kopiert.
breakdown-no_clipboard = Die Zwischenablage ist nicht erreichbar. Der Pfad lautet:
