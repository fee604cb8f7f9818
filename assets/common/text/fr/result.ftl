### The end of a match.

# $you: whether the one person at the screen has won; $count winners in all; $names are the others
result-won = { $you ->
    [yes] { $count ->
        [1] Vous gagnez !
       *[other] Victoire pour { $names } et vous !
    }
   *[no] { $count ->
        [1] { $names } gagne
       *[other] { $names } gagnent
    }
}
result-drawn = Match nul
result-points = Score
result-turn = Dernier tour
result-best = Votre meilleur moment
result-best-looking = Analyse de la partie… { $share } %
result-best-asks = L’analyse montre votre meilleur moment.
result-best-none = Aucun coup ne se détache.
# $before and $after are chances to win: "52%"
result-chance = De { $before } à { $after } de chances
result-moment = Revoir le coup { $number }
result-again = Rejouer
result-again_challenge = Le même défi depuis le début
result-again_note = Mêmes adversaires, nouvelle donne
result-analyse = Analyser
result-analyse_note = { $count ->
    [1] Le seul coup
   *[other] Les { $count } coups
}
result-review = Revoir mes erreurs
result-review_note = Ce qui aurait été mieux
# $mistakes and $blunders are counts, $all their sum
result-review_count = { $all ->
    [0] Aucune erreur
   *[other] { $mistakes ->
        [0] { $blunders ->
            [1] 1 gaffe
           *[other] { $blunders } gaffes
        }
        [1] { $blunders ->
            [0] 1 erreur
            [1] 1 erreur, 1 gaffe
           *[other] 1 erreur, { $blunders } gaffes
        }
       *[other] { $blunders ->
            [0] { $mistakes } erreurs
            [1] { $mistakes } erreurs, 1 gaffe
           *[other] { $mistakes } erreurs, { $blunders } gaffes
        }
    }
}
result-review_none = Vous n’avez fait aucune erreur dans cette partie.
result-look = Table
result-share = Partager
result-title = Menu principal
