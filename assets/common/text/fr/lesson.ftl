### “Learn to play”: short guided games at the real table.

lesson-heading = Apprendre à jouer
lesson-about_all = De courtes parties à la vraie table : chaque étape vous dit quoi faire, et pourquoi. Arrêtez quand vous voulez et reprenez plus tard.
lesson-tile = { $game } : { $state }
lesson-step = { $number } sur { $count }
lesson-next = Suivant
lesson-end = Terminer
lesson-reading = Regardez bien, puis appuyez sur Suivant.
lesson-read_first = Pour l’instant, regardez, puis appuyez sur « Suivant ».
lesson-not_now = « { $move } » irait aussi. Suivez la flèche pour l’instant : une chose à la fois.
lesson-first_step = C’est la première étape.
lesson-unsaved = Inutile d’enregistrer : la leçon reprendra ici même.
lesson-kept = La leçon reprendra ici même.
lesson-offer = Apprendre d’abord
lesson-offer_note = Nouveau ici ? Une courte leçon vous montre le jeu pas à pas.

lesson-state-new = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
lesson-state-under_way = Étape { $number } sur { $count }
lesson-state-done = Terminé

lesson-tools-undo = Retour
lesson-tools-hint = Montrer
lesson-tools-log = Journal
lesson-tools-menu = Menu

lesson-about-undo = Une étape en arrière
lesson-about-hint = Montrer ce qu’il faut choisir
lesson-about-log = Ce qui s’est passé
lesson-about-menu = Réglages, règles, recommencer, quitter

lesson-done-heading = Bravo !
lesson-done-text = Vous savez maintenant jouer à { $game }. Le reste est affaire de pratique, et les indices sont là quand vous voulez.
lesson-done-real = Jouer pour de vrai
lesson-done-again = Recommencer la leçon
lesson-done-leave = Retour
