### Tables of games that have no words of their own for it.

stock-play = Play
# what to pick next
stock-ask-card = Choose a card.
stock-ask-seat = Choose a player.
stock-ask-name = Choose what to name.
stock-ask-done = Confirm your choice.
# the table moves, or the match is over
stock-table = The table is dealing.
stock-over = The match is over.
stock-back = A card lying face down
stock-count = { $count } left
stock-not_now = That can’t be done now.
stock-score = Won
