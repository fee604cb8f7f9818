### Practice: mistakes of past matches, to be solved again.

practice-heading = Mes erreurs
practice-button = Entraînement
# the hint of the button that leaves a mistake
practice-back_hint = Retour à vos erreurs
practice-due = { $number ->
    [one] 1 erreur à revoir aujourd’hui
   *[other] { $number } erreurs à revoir aujourd’hui
}
practice-nothing_due = Plus rien à revoir aujourd’hui. Bravo !
practice-none = Pas encore d’erreurs
practice-about = Chaque erreur revient après 1, 3, 7 et 21 jours. Trois bonnes réponses de suite, et elle est maîtrisée.
practice-left = { $number ->
    [one] Encore 1 partie terminée à examiner. Cela se fait pendant votre absence.
   *[other] Encore { $number } parties terminées à examiner. Cela se fait pendant votre absence.
}
practice-off = La recherche d’erreurs est désactivée. Activez-la dans les réglages.
practice-state_none = rien à travailler
practice-state = { $due } à revoir · { $mastered } sur { $whole } maîtrisées
practice-all_themes = Toutes les erreurs
# a recurring reason why another move was better; $reason as in “scores more points”
practice-theme = { $game } : le meilleur coup { $reason } ({ $number })
practice-start = Commencer
practice-changed = Cette partie a changé depuis son examen : une de ses erreurs ne peut pas être montrée.
# what is said before a line is shown: the best one, or the answer in a deal where it fails
practice-watching = Voici comment la partie pourrait continuer après le meilleur coup.
practice-failing = Ici, votre coup échoue.
practice-again = Réessayer
practice-watch = Voir la suite
practice-show_failing = Voir où il échoue
# while they are looked at, and then; a deal is how the hidden cards may lie, $cost a chance to win such as 10%
practice-deals_pending = Examen des donnes compatibles avec ce que vous saviez…
practice-deals = Dans { $fails } donnes sur { $deals } compatibles avec ce que vous saviez, ce coup coûte { $cost } ou plus.
practice-next = Erreur suivante
practice-done = Terminé
practice-mastered = Maîtrisée : trois bonnes réponses de suite.
practice-grade-best = Le meilleur coup !
practice-grade-excellent = Excellent
practice-grade-good = Bon coup
practice-grade-inaccuracy = Imprécision
practice-grade-mistake = Erreur
practice-grade-blunder = Gaffe
practice-grade-unknown = Impossible à évaluer
