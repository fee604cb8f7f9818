### What a screen reader says about the match and about controls that have no label of their own.

access-program = Herotable
access-table = Table
access-tools = Outils
access-choices = Vos possibilités
access-log = Journal, la dernière ligne à la fin
# states of a piece
access-in_hand = sélectionné
access-useful = peut être choisi
access-owed = à choisir parmi ceux-ci
access-no_focus = Rien n’est sélectionné. Les flèches parcourent la table, Tab passe d’un groupe à l’autre.
access-state = État de la partie
access-seats = Joueurs

access-named-level_numbered = Qui joue à la place { $number }
access-named-name_numbered = Nom à la place { $number }
access-named-language_alone = Langue
