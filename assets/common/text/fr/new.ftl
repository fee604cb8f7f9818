### Preparing a new match.

new-heading = Nouvelle partie
new-seats = Joueurs
new-person = Humain
new-person_about = Joue à cet écran, à la souris ou au clavier.
# a computer player as strong as a person at the table
new-matched = À mon niveau
# $name is “you” or a person's name; $lower and $upper are computer players, and $between tells whether it is between them
new-matched_about = Joue à { $name ->
    [you] votre niveau
   *[other] égalité avec { $name }
}, actuellement { $between ->
    [yes] entre { $lower } et { $upper }
   *[no] comme { $lower }
}. { $matches ->
    [0] La première partie à cette table l’ajustera.
    [one] D’après une partie à cette table.
   *[other] D’après { $matches } parties à cette table.
}
# the name of the only person at the screen who gave none; as a label
new-you = Vous
new-player = Invité { $number }
new-name = Nom
new-advanced = Avancé
new-advanced_hide = Moins
# the number by which cards are shuffled
new-seed = Graine
new-seed_empty = au hasard
new-seed_about = La même graine distribue les mêmes cartes.
# $value is a way to play, such as Team; $seats such as “4” or “2 or 4”
new-needs = { $value } : il faut être { $seats }.
new-deal = Donne
new-deal-any = Au hasard
new-deal-easy = Facile
new-deal-hard = Difficile
new-deal_about = À la première place, { $legend } gagne contre { $champion } { $share } des parties sur { $number ->
    [1] cette donne
   *[other] ces { $number } donnes
}, et { $mean } sur une donne quelconque. La chance joue toujours.
new-play = Jouer

new-problem-no_name = La place { $number } a besoin d’un nom, { $limit } caractères au plus.
new-problem-same_name = Deux joueurs s’appellent { $name }.
new-problem-same_colour = { $name } a la même couleur qu’un autre joueur.
new-problem-seed = La graine doit être un nombre entier de 0 à { $most }.
