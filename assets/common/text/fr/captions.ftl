### Captions for sounds that mean something, always in brackets.

captions-refused = [impossible]
captions-turn = [à vous de jouer]
captions-hint = [indice]
captions-round = [fin de la manche]
captions-win = [victoire]
captions-lose = [défaite]
captions-undo = [annulé]
