### The statistics: how often a person wins, against whom, and how well they play.
### $share, $range and $loss are percentages.

statistics-button = Statistiques
statistics-heading = Statistiques
statistics-empty = Rien pour l’instant. Terminez une partie pour voir combien vous gagnez, contre qui, à quelle place, et comment votre jeu progresse. Les parties aux règles maison ne sont pas comptées.
statistics-play = Jouer
statistics-export = Exporter
statistics-exported = Tableau enregistré : { $file }
statistics-reset = Remettre à zéro
statistics-restore = Restaurer
statistics-reset_heading = Remettre les statistiques à zéro ?
statistics-reset_text = Vos parties restent. { $key } restaure les statistiques jusqu’à la prochaine remise à zéro.
statistics-reset_game = Seulement { $game }
statistics-reset_all = Tous les jeux
statistics-gone = { $number ->
    [one] { $number } partie retirée. « Restaurer » ou { $shortcut } la ramène.
   *[other] { $number } parties retirées. « Restaurer » ou { $shortcut } les ramène.
}
statistics-came_back = { $number ->
    [one] { $number } partie est de retour.
   *[other] { $number } parties sont de retour.
}
statistics-legend = règles officielles seulement · tirets : joueurs de force égale · crochets : intervalle à 95 %
statistics-all = Tous
statistics-people = Humains
statistics-seats = { $number } joueurs
# $mode is a way to play, such as Team
statistics-table_of = { $mode } · { $number } joueurs
statistics-with_help = Avec aide
statistics-without_help = Sans aide
# the heading of a point in a chart
statistics-match_of = { $date } · { $game }
statistics-outcome = { $won ->
    [yes] { $helped ->
        [yes] Victoire (avec aide)
       *[no] Victoire
    }
   *[no] { $helped ->
        [yes] Défaite : place { $place } (avec aide)
       *[no] Défaite : place { $place }
    }
}
# $name is a rival or a place in turn order
statistics-rate_of = { $name } : { $share } ({ $wins } sur { $matches } gagnées)
statistics-recent = { $matches } dernières parties : { $wins } gagnées, { $share }
statistics-likely = Intervalle à 95 % : { $range }
statistics-even = Des joueurs de force égale gagneraient { $share }
statistics-loss_of = { $number ->
    [one] { $loss } perdus en { $number } coup
   *[other] { $loss } perdus par coup, sur { $number } coups
}
statistics-no_analysis = pas encore d’analyse
statistics-analysed = { $number ->
    [one] par coup, dans { $number } analyse
   *[other] par coup, dans { $number } analyses
}

statistics-filter-person = Joueur
statistics-filter-game = Jeu
statistics-filter-table = Table
statistics-filter-rival = Meilleur rival
statistics-filter-helped = Indices et retours

# key figures: a label, a large number (not here), and a line below it
statistics-matches-label = Parties
statistics-matches-about = { $number ->
    [one] { $number } gagnée
   *[other] { $number } gagnées
}

statistics-rate-label = Victoires
statistics-rate-about = 95 % : { $range }

statistics-unhelped-label = Gagnées sans aide
statistics-unhelped-about = sur { $number } : { $share }

statistics-streak-label = Série de victoires
statistics-streak-about = record : { $number }

statistics-place-label = Place
statistics-place-about = en moyenne

statistics-length-label = Durée
statistics-length-about = coups par partie

statistics-loss-label = Chances perdues

statistics-plot-trend = Au fil du temps
statistics-plot-trend_legend = dix dernières · haut : gagnée · court : perdue · encoche : avec aide
statistics-plot-level = Par meilleur rival
statistics-plot-order = Par ordre de jeu
statistics-plot-loss = Chances perdues
statistics-plot-loss_legend = par coup · tirets : moyenne
statistics-plot-no_loss = Analysez une partie, et vous verrez ici ce que vos coups coûtent en moyenne.

statistics-order-1 = 1er
statistics-order-2 = 2e
statistics-order-3 = 3e
statistics-order-4 = 4e
statistics-order-5 = 5e
statistics-order-6 = 6e

# columns of the exported table
statistics-column-date = Date
statistics-column-person = Joueur
statistics-column-game = Jeu
statistics-column-table = Table
statistics-column-rivals = Autres
statistics-column-strongest = Meilleur rival
statistics-column-turn = Ordre de jeu
statistics-column-place = Place
statistics-column-won = Gagnée
statistics-column-decisions = Coups
statistics-column-takebacks = Retours
statistics-column-hints = Indices
statistics-column-judged = Coups évalués
statistics-column-loss = Chances perdues par coup, en %
statistics-column-yes = oui
statistics-column-no = non
