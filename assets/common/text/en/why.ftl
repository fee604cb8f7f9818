### Why a computer player made a move.

why-told = { $name }: { $move }.
why-secret = { $name } had cards in mind that you can’t see. You’ll learn why after the match.
why-forgotten = { $name }’s reasons aren’t saved with the match.
