why-told = { $name }: { $move }.
why-secret = { $name } had cards in mind that you can’t see. The reasons are told after the game.
why-forgotten = What { $name } thought is not kept with the match.
