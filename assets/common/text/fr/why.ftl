### Why a computer player made a move.

why-told = { $name } : { $move }.
why-secret = { $name } pensait à des cartes que vous ne voyez pas. Vous saurez pourquoi après la partie.
why-forgotten = Les raisons de { $name } ne sont pas gardées avec la partie.
