# Ce qu’un joueur de l’ordinateur dit de son choix. $here et $there sont des pourcentages, $move un autre coup.
# « Ce coup … » et « Mais il … » continuent avec les verbes du fichier du jeu (reason-…), à la troisième personne.
explain-expected = { $here } de chances de gagner, { $there } avec « { $move } ».
explain-alike = { $here } de chances de gagner, à peu près autant avec « { $move } ».
explain-share = { $here } de chances de gagner.
explain-alone = { $here } de chances de gagner ; aucun autre coup n’était prometteur.
explain-only = C’est le seul coup possible.
explain-wins = Ce coup gagne.
explain-obvious = Seul ce coup a du sens.
explain-glance = Joué d’instinct, sans calculer.
explain-for = Ce coup { $first }.
explain-both = Ce coup { $first } et { $second }.
explain-but = Mais il { $first }.
explain-later = Ce coup { $first }, mais portera ses fruits plus tard.
explain-ahead = Ce coup portera ses fruits plus tard.
explain-even = Plusieurs coups se valent ici.
explain-even_but = Ce coup { $first }, mais vaut à peu près autant au total.
explain-cost = « { $move } » vous laisse { $here } de chances de gagner ; votre meilleur coup, { $there }.
# parmi plusieurs noms dont parle une raison
explain-you = vous
# among several, each name after the first: French says “to” again, “à vous et à Vega”
explain-further = à { $name }
