### Puzzles: positions with one right answer.

puzzles-heading = Problèmes
puzzles-ask = Trouvez le seul coup qui garde vos meilleures chances
puzzles-none = Aucun jeu ici n’a de problèmes
puzzles-about = Toujours aux règles officielles. Chaque solution est prouvée par le calcul, quelles que soient les cartes cachées. Seule votre première réponse change votre classement.
puzzles-state = Classement { $rating } · { $solved } sur { $whole } résolus
puzzles-state_new = { $solved } sur { $whole } résolus
# which puzzle comes next
puzzles-wish_easier = Plus facile
puzzles-wish_near = À mon niveau
puzzles-wish_harder = Plus difficile
puzzles-all_themes = Tous les problèmes
puzzles-start = Problème suivant
puzzles-button = Problèmes
# the hint of the button that leaves a puzzle
puzzles-back_hint = Retour aux problèmes
puzzles-next = Problème suivant
puzzles-done = Terminé
# after the first answer; $change as in “+18”
puzzles-rated = Votre classement : { $rating } ({ $change }). Ce problème : { $difficulty }.
puzzles-again_told = Ce problème : { $difficulty }. Seule votre première réponse compte.
puzzles-bad = Un des problèmes de ce jeu ne peut pas être mis en place et a été sauté.
