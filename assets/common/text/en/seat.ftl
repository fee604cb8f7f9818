### What stands at the seats of every table.

seat-thinking = thinking …
# the heading of the prompt
seat-turn =
    { $name ->
        [you] Your turn
       *[other] { $name }’s turn
    }
