### Tische von Spielen, die dafür keine eigenen Wörter haben.

stock-play = Spielen
stock-ask-card = Wähle eine Karte.
stock-ask-seat = Wähle, wen es trifft.
stock-ask-name = Wähle, was du nennst.
stock-ask-done = Bestätige deine Wahl.
stock-table = Es wird ausgeteilt.
stock-over = Die Partie ist vorbei.
stock-back = Eine verdeckte Karte
stock-count = noch { $count }
stock-not_now = Das geht jetzt nicht.
stock-score = Gewonnen
