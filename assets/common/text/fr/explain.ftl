# Ce qu’un joueur de l’ordinateur dit de son choix. $here et $there sont des pourcentages, $move un autre coup.
explain-expected = { $here } de chances de gagner, { $there } avec « { $move } ».
explain-alike = { $here } de chances de gagner, à peu près autant avec « { $move } ».
explain-share = { $here } de chances de gagner.
explain-alone = { $here } de chances de gagner ; aucun autre coup n’était prometteur.
explain-only = C’est le seul coup possible.
explain-wins = Ce coup gagne.
explain-glance = Joué d’instinct, sans calculer.
explain-cost = « { $move } » vous laisse { $here } de chances de gagner ; votre meilleur coup, { $there }.
# la probabilité, après ce qui est probable
explain-odds = {" "}({ $tenths } fois sur 10)
# dans les jeux sans raisons à eux : le coup suivant
explain-onward =
    { $name ->
        [you] Au prochain tour, vous pourrez continuer par « { $move } ».
       *[other] Au prochain tour, { $name } pourra continuer par « { $move } ».
    }
