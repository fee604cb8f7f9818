### Captions for sounds that mean something, always in brackets.

captions-refused = [not allowed]
captions-turn = [your turn]
captions-hint = [hint]
captions-round = [end of round]
captions-win = [victory]
captions-lose = [defeat]
captions-undo = [undo]
