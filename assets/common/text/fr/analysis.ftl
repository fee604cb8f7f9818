### The analysis of a finished match, and trying a moment of it again.
### Percentages are chances to win. They are all written with analysis-percent.

# $number may be a number, a difference such as −12, or a range such as 35–62
analysis-percent = { $number } %

analysis-button = Analyse
analysis-button_hint = Comment vos chances ont évolué et ce qui aurait été mieux
analysis-unfinished = Terminez d’abord cette partie, vous pourrez ensuite l’analyser.
analysis-heading = Analyse
analysis-eyes = Choisir le joueur à analyser
# who sees which cards; a switch with two positions
analysis-as_seen = { $name ->
    [you] Vu par vous
   *[other] Vu par { $name }
}
analysis-open_cards = Cartes visibles
analysis-cards_hint = Juger selon ce qu’on savait alors, ou avec toutes les cartes visibles
# what the axis of the chart counts
analysis-rounds = Manche
analysis-decisions = Coup
analysis-decision = Coup { $number }
# beside a progress bar, very little room; $share is a percentage
analysis-working = Analysé à { $share }
analysis-list = { $name ->
    [you] Vos coups
   *[other] Coups de { $name }
}
analysis-trials = Moments clés
# $number is the key to press
analysis-trial_hint = Rejouer ce moment ({ $number })
analysis-no_trials = Aucun coup n’a coûté cher. Bien joué !
analysis-soon = Les moments clés apparaissent à la fin de l’analyse.
analysis-waiting = Pas encore analysé…
# $verdict is one of the marks below, $cost such as −12%
analysis-lost = { $verdict } : { $cost }
analysis-better = Mieux : { $move } ({ $best } au lieu de { $played })
analysis-as_good = Aussi bien : { $move } ({ $best })
analysis-did = { $name ->
    [you] Vous : { $move }
   *[other] { $name } : { $move }
}
analysis-table = La table à ce moment
analysis-table_hint = Voir la table à ce moment
analysis-again = Réessayer
analysis-save = Enregistrer l’image
analysis-saved = Image enregistrée : { $file }
analysis-try_status = Que joueriez-vous ici ?
analysis-try_thinking = Vérification de votre coup…
analysis-try_back = Retour à l’analyse
analysis-unsaved = Ce n’est qu’un essai. La partie terminée ne change pas.
analysis-you_did = Vous avez joué : { $move }
analysis-chance_now = Vos chances : { $played }, avec le meilleur coup { $best }
analysis-then = Dans la partie : { $move } ({ $played })
analysis-same_then = C’est ce que vous avez joué dans la partie.
analysis-once_more = Réessayer
analysis-to_analysis = Retour à l’analyse

# verdicts on a move
analysis-mark-best = Meilleur coup
analysis-mark-good = Bon
analysis-mark-doubtful = Imprécision
analysis-mark-mistake = Erreur
analysis-mark-blunder = Gaffe
analysis-mark-settled = Déjà joué
analysis-mark-unknown = Non évalué

analysis-why_not-settled = La partie était déjà jouée.
analysis-why_not-unknown = Ce coup ne peut pas être évalué.

# the headline after you have tried a moment again
analysis-tried-best = On ne fait pas mieux !
analysis-tried-good = Bien joué
analysis-tried-doubtful = Imprécision
analysis-tried-mistake = Erreur
analysis-tried-blunder = Gaffe
analysis-tried-settled = Déjà joué
analysis-tried-unknown = Impossible à évaluer
