### La fin d’une partie, fêtée au-dessus de la table d’un jeu qui n’a pas de mots pour cela.

cheer-won-heading = Victoire
cheer-won-line = { $you ->
    [yes] Vous gagnez !
   *[no] { $names }
}
