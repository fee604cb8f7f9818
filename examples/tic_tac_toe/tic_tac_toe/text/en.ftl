title = Tic-tac-toe
blurb = Three in a line win.
ask-card = Choose a free cell.
event-marked = { $who }: { $card }
