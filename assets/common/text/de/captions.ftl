### Captions for sounds that mean something, always in brackets.

captions-refused = [geht nicht]
captions-turn = [du bist dran]
captions-hint = [Tipp]
captions-round = [Ende der Runde]
captions-win = [gewonnen]
captions-lose = [verloren]
captions-undo = [rückgängig]
