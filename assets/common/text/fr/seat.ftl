### Ce qui figure aux places de chaque table.

seat-thinking = réfléchit…
# the heading of the prompt
seat-turn =
    { $name ->
        [you] À vous
       *[other] À { $name } de jouer
    }
