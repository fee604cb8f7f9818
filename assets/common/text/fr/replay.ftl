### The replay of a match, match codes, and “What if …”, which lets you try something beside a match.

replay-button = Revoir
replay-button_hint = Revoir la partie coup par coup
replay-place_short = { $number }/{ $all }
replay-place = Coup { $number } sur { $all }
replay-place_round = Coup { $number } sur { $all } · Manche { $round }

# whose cards are shown: everybody’s, or only those that everybody knows
replay-eyes-open = Cartes visibles
replay-eyes-together = Connu de tous

replay-tool-go_on = Jouer d’ici
replay-tool-share = Partager
replay-tool-list = Journal
replay-tool-hide_end = Cacher
replay-tool-show_end = Montrer
replay-tool-back = Retour

replay-hint-go_on = Continuer d’ici comme nouvelle partie
replay-hint-share = Partager ce moment ou toute la partie : clip, image ou code de partie
replay-hint-list = Journal plus ou moins long
replay-hint-hide_end = Cacher la suite et les moments clés jusqu’à la fin
replay-hint-show_end = Montrer la suite et les moments clés
replay-hint-back = Retour
replay-hint-begin = Au début
replay-hint-end = À la fin
replay-hint-before = Coup précédent
replay-hint-after = Coup suivant
replay-hint-play = Lecture ou pause
replay-hint-mark_before = Manche, moment clé ou signet précédent
replay-hint-mark_after = Manche, moment clé ou signet suivant
replay-hint-bookmark = Poser ou retirer un signet
replay-hint-eyes = Choisir les cartes visibles
replay-hint-speed = Vitesse

replay-seats-title = Qui continue ?
replay-seats-note = À partir du coup { $number }, sur une copie de la partie.
replay-seats-marked = À partir du coup { $number } sur { $all }, avec la même chance. L’ancienne partie reste telle quelle, la nouvelle porte la mention « avec retours ».
replay-seats-begin = Jouer
replay-seats-cancel = Annuler
replay-seats-named = { $game }, depuis le coup { $number }

replay-code-title = Copier le code de partie ?
replay-code-text = La partie est en cours et son code révèle tout : les cartes cachées et celles à venir. Si vous le copiez, la partie portera la mention « avec retours ».
replay-code-together = La partie est en cours et son code révèle tout : les cartes cachées et celles à venir. Une fois copié, elle portera la mention « avec retours ». Est-ce d’accord pour { $names } ?
replay-code-yes = Copier le code de partie
replay-code-no = Annuler
replay-code-copied = Code de partie copié ({ $number ->
    [one] { $number } caractère
   *[other] { $number } caractères
}).

replay-pasted-title = Partie inachevée
replay-pasted-text = Cette partie n’est pas finie. Coups jusqu’ici : { $number }.
replay-pasted-play = Continuer
replay-pasted-watch = Regarder
replay-pasted-cancel = Annuler
replay-pasted-button = Ouvrir un code
replay-pasted-hint = Ouvrir le code de partie copié dans le presse-papiers

replay-trial-agree_title = Essayer quelque chose ?
replay-trial-agree_text = Un essai peut révéler des cartes cachées. Est-ce d’accord pour { $names } ?
replay-trial-agree_yes = Tous d’accord
replay-trial-agree_no = Annuler
replay-trial-begun = Essayez ce que vous voulez : votre partie ne change pas.
replay-trial-return = Partie
replay-trial-return_hint = Retour à votre partie
replay-trial-kept = Gardée comme nouvelle partie.
replay-trial-unsaved = Ce n’est qu’un essai. Pour le garder, choisissez « Garder comme nouvelle partie » dans le menu.
replay-trial-named = { $game }, et si après le coup { $number }
replay-trial-begin = Votre essai a commencé ici.
replay-trial-marked = Vous avez vu du nouveau, ou d’autres ont joué : votre partie porte désormais la mention « avec retours ».
replay-trial-returned = De retour dans votre partie, comme vous l’aviez laissée.
