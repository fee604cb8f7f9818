### Défis et succès.

challenges-heading = Défis
challenges-tab = Défis : { $number } étoiles sur { $all }
challenges-tab_achievements = Succès : { $number } sur { $all }
challenges-about = Tous les défis sont ouverts d’emblée. La deuxième et la troisième étoile exigent la première. Annuler et demander un indice est permis ; rien n’entre dans vos statistiques.
challenges-about_achievements = Tirés de vos parties enregistrées à un seul humain, anciennes comprises. Annulations et indices n’y changent rien ; les règles maison ne comptent pas, sauf celles d’un défi.
challenges-left = { $number ->
    [1] Encore une partie à parcourir.
   *[other] Encore { $number } parties à parcourir.
}
challenges-facts =
    Contre { $names } · { $number ->
        [0] aucune étoile sur 3
        [1] 1 étoile sur 3
       *[other] { $number } étoiles sur 3
    }
challenges-play = Jouer
challenges-watch = Revoir
challenges-since = Obtenu le { $day }
challenges-title = Défi : { $name }
challenges-new_stars = { $number ->
    [1] Nouvelle étoile : { $name }
   *[other] { $number } nouvelles étoiles : { $name }
}
challenges-new_achievement = Succès : { $name }
