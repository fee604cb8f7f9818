### The deck builder of Dust Collectorz.

deck-heading = Éditeur de deck
deck-name = Nom du deck
deck-new_name = Nouveau deck
deck-export = Exporter
deck-random = Hasard
deck-random_about = Remplit les places libres au hasard. Dans un deck complet, toutes les cartes non épinglées sont retirées au sort.
deck-improve = Améliorer
deck-improve_about = Un joueur virtuel cherche de meilleures cartes. Les cartes épinglées restent.
deck-save = Enregistrer
deck-undo = Annuler
deck-clear = Vider
deck-none_shown = Aucune carte ne correspond à ces filtres.
deck-no_more = Un deck contient au plus deux exemplaires d’une carte.
deck-pins_clash = Aucun deck ne peut contenir toutes les cartes épinglées. Détachez-en quelques-unes.
deck-saved = Deck enregistré.
deck-saved_draft = Deck enregistré comme brouillon. Vous ne pouvez pas encore le jouer.
deck-count = { $cards } sur 32
deck-legal = Prêt à jouer
deck-legal_about = Six cartes de chaque tribu et deux contres.
deck-export_heading = Deck en texte
deck-to_file = Vers un fichier
deck-to_clipboard = Copier
deck-copied = Deck copié.
deck-not_copied = Le presse-papiers n’est pas disponible.
deck-written = Deck enregistré dans { $file }.
deck-import_heading = Deck depuis un texte
# “2 Cogwick” is a line of a deck: number of copies and name of the card
deck-import_about = Copiez un deck, une carte par ligne comme « 2 Cogwick », et collez-le depuis le presse-papiers. Ou déposez un fichier texte sur cette fenêtre, ou choisissez-en un dans le dossier d’import :
deck-no_files = Le dossier d’import est vide.
deck-from_clipboard = Presse-papiers
deck-texts_are = Placez vos fichiers de decks dans { $folder }.
deck-breaches = { $number ->
    [one] { $number } problème à corriger avant de jouer
   *[other] { $number } problèmes à corriger avant de jouer
}

# the parts of the deck builder, as tabs where the window is narrow
deck-part-box = Cartes
deck-part-deck = Deck
deck-part-summary = Résumé

deck-help-box_clicks = Clic : ajouter · clic droit : retirer
deck-help-box_keys = Entrée : ajouter · Retour arrière : retirer
deck-help-deck_clicks = Clic : retirer · clic droit : épingler
deck-help-deck_keys = Entrée : retirer · P : épingler

deck-filter-abilities = Quelle capacité ?
deck-filter-any_ability = Toute capacité
deck-filter-any_stat = Dans l’ordre
# $stat is a property of cards, such as Speed
deck-filter-by = Par { $stat }
deck-filter-any_value = Toute valeur
deck-filter-least = { $n } ou plus

deck-summary-head = Cartes : { $cards } · points si capturées : { $points }
deck-summary-ranks = Rangs par tribu
deck-summary-abilities = Capacités

deck-leave-heading = Enregistrer vos changements ?
deck-leave-text = Vous avez modifié ce deck depuis le dernier enregistrement.
deck-leave-keep = Enregistrer
deck-leave-drop = Abandonner
deck-leave-stay = Annuler

deck-improving-heading = Amélioration de votre deck
deck-improving-about = De meilleures cartes remplacent quelques-unes des vôtres, puis des parties d’essai montrent ce que cela vaut. Arrêtez quand vous voulez.
deck-improving-trials = { $number ->
    [one] { $number } nouvelle carte. { $won } parties d’essai gagnées sur { $played } contre votre ancien deck
   *[other] { $number } nouvelles cartes. { $won } parties d’essai gagnées sur { $played } contre votre ancien deck
}
deck-improving-nothing = Aucune meilleure carte trouvée.
deck-improving-take = Garder
deck-improving-drop = Abandonner

# why a text can’t be read as a deck; $word is a part of that text
deck-bad-too_long = Ce texte est trop long pour un deck : plus de { $limit } caractères.
deck-bad-too_many_lines = Ce texte est trop long pour un deck : plus de { $limit } lignes.
deck-bad-too_many_cards = Ligne { $line }, « { $word } » : un deck contient au plus { $limit } cartes.
deck-bad-too_often = Ligne { $line }, « { $word } » : un deck contient au plus { $limit } exemplaires d’une carte.
deck-bad-bad_count = Ligne { $line }, « { $word } » : le nombre d’exemplaires doit être 1 ou { $limit }.
deck-bad-long_line = La ligne { $line } est trop longue : plus de { $limit } caractères.
deck-bad-no_card = Ligne { $line } : aucune carte ne s’appelle « { $word } ».
deck-bad-empty = Aucun deck trouvé. Écrivez une carte par ligne, comme « 2 Cogwick ».
