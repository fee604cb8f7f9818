### Succès de tous les jeux.

achievement-giant_killer = Tueur de géants
achievement-tough_crowd = Public difficile
achievement-crowd_pleaser = Chouchou du public
achievement-all_games = Soirée jeux
