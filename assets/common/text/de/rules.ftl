### The rules pages.

rules-heading = Regeln
rules-search = Suchen
rules-found = { $number } von { $count }
rules-before = Vorige Fundstelle
rules-next = Nächste Fundstelle
rules-none = Nicht gefunden
rules-damaged = { $file } fehlt oder ist beschädigt. Installier Herotable neu.
