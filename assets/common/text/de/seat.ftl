### Was an den Plätzen jedes Tisches steht.

seat-thinking = überlegt …
# the heading of the prompt
seat-turn =
    { $name ->
        [you] Du bist dran
       *[other] { $name } ist dran
    }
