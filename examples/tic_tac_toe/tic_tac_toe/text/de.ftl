title = Tic-Tac-Toe
blurb = Drei in einer Reihe gewinnen.
ask-card = Wähle ein freies Feld.
event-marked = { $who }: { $card }
