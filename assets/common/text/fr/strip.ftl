### The strip above the table: what happened lately, as pictures.

strip-round = Manche { $round }
# a great deed, shown large: $text is what a seat did, “recruits Gorgon”, or “you recruit Gorgon”
strip-staged =
    { $name ->
        [you] { $text }
       *[other] { $name } { $text }
    }
