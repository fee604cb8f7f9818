### Chance et talent : d’où vient le résultat d’une partie, et si elle pouvait être gagnée.

luck-heading = Chance et talent
luck-button = Chance et talent
luck-hint = Voir la part de la chance et du talent, et si la partie pouvait être gagnée

luck-start = Départ égal
luck-deal = La donne
luck-chance = Le hasard
luck-others = Coups des autres
luck-mine = { $name ->
    [you] Vos coups
   *[other] Coups de { $name }
}
luck-result = Résultat
luck-reach = { $share } ± { $reach }

luck-most-deal = { $way ->
    [gain] C’est la donne qui a le plus aidé : elle a rapporté { $share }.
   *[loss] C’est la donne qui a le plus nui : elle a coûté { $share }.
}
luck-most-chance = { $way ->
    [gain] C’est le hasard qui a le plus aidé : il a rapporté { $share }.
   *[loss] C’est le hasard qui a le plus nui : il a coûté { $share }.
}
luck-most-others = { $name ->
    [you] { $way ->
        [gain] Ce sont les autres qui vous ont le plus aidé : leurs coups vous ont rapporté { $share }.
       *[loss] Ce sont les autres qui vous ont le plus nui : leurs coups vous ont coûté { $share }.
    }
   *[other] { $way ->
        [gain] Ce sont les autres qui ont le plus aidé { $name } : leurs coups ont rapporté { $share }.
       *[loss] Ce sont les autres qui ont le plus nui à { $name } : leurs coups ont coûté { $share }.
    }
}
luck-most-mine = { $name ->
    [you] { $way ->
        [gain] Ce sont vos propres coups qui ont fait la différence : ils ont rapporté { $share }.
       *[loss] Ce sont vos propres coups qui ont fait la différence : ils ont coûté { $share }.
    }
   *[other] { $way ->
        [gain] Ce sont les coups de { $name } qui ont fait la différence : ils ont rapporté { $share }.
       *[loss] Ce sont les coups de { $name } qui ont fait la différence : ils ont coûté { $share }.
    }
}
luck-most_none = Rien ne se détache : chaque part reste dans sa marge d’erreur.

luck-about_deal = La donne : { $name ->
    [you] ce que vous avez reçu avant que quiconque ait un choix.
   *[other] ce que { $name } a reçu avant que quiconque ait un choix.
}
luck-about_chance = Le hasard : ce qui a été distribué ou révélé ensuite.
luck-about_others = Coups des autres : ce qu’ils ont fait, bien ou mal, et les cartes qu’ils cachaient.
luck-about_mine = { $name ->
    [you] Vos coups : ce qu’ils ont coûté par rapport aux meilleurs que vous pouviez trouver.
   *[other] Coups de { $name } : ce qu’ils ont coûté par rapport aux meilleurs possibles.
}
luck-honest = Estimation des joueurs virtuels, d’après ce que cette place pouvait voir. ± est l’intervalle à 95 % de leur échantillonnage ; leur jugement peut aussi se tromper. Une avance peut se perdre plusieurs fois : une part peut donc dépasser 100 %.
luck-working = La partie est en train d’être pesée…
luck-unknown = Cette partie ne peut pas être pesée : certains coups sont restés sans réponse.

luck-could = { $name ->
    [you] Pouviez-vous gagner ?
   *[other] La partie de { $name } était-elle gagnable ?
}
luck-could_about = { $name ->
    [you] { $legend } joue la même donne à votre place, avec 400 simulations par coup. Les joueurs virtuels restent les mêmes.
   *[other] { $legend } joue la même donne à la place de { $name }, avec 400 simulations par coup. Les joueurs virtuels restent les mêmes.
}
luck-could_people = { $champion } remplace tous les autres.
luck-could_try = Jouer 10 fois
luck-could_more = Encore 10 fois
luck-could_stop = Arrêter
luck-could_playing = Parties en cours…
luck-could_failed = Les joueurs virtuels n’ont pas répondu. Réessayez.
luck-could_won = { $legend } gagne { $won } fois sur { $all } (intervalle à 95 % : { $low } à { $high }).
