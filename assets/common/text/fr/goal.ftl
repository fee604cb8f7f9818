### Ce que demande une étoile ou un succès, dans tout jeu ; des points séparent les parties.

goal-decisions-most = { $number } coups au plus
goal-seats-least = à { $number } joueurs ou plus
goal-strongest-least = face à un rival de niveau { $number }
goal-weakest-least = sans rival sous le niveau { $number }
goal-won-least = Gagnez
goal-all_games = Gagnez à chacun des jeux
