### The strip above the table: what happened lately, as pictures.

strip-round = Runde { $round }
