### La donne du jour : une par jour, la même pour tout le monde.

daily-heading = Donne du jour
daily-against = Vous contre { $names }
daily-new = Pas encore jouée
daily-missed = Non jouée
daily-running = En cours
daily-over = Terminée
daily-won = Gagné !
daily-place = Vous finissez { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }.
daily-about = Tout le monde reçoit les mêmes cartes, aux règles officielles. Un seul essai compte : ni annulation, ni indices.
daily-about_over = Vous pouvez copier votre résultat et l’envoyer, ou rejouer cette donne autant que vous voulez.
daily-about_missed = Ce jour est passé. Vous pouvez encore vous exercer sur sa donne.
daily-barred = Vous avez déjà joué un jour plus récent : celui-ci ne compte plus. Vous pouvez vous exercer.
daily-play = Jouer
daily-resume = Reprendre
daily-watch = Revoir
daily-practise = S’exercer
daily-copy = Copier le résultat
daily-copied = Résultat copié. Envoyez-le à vos amis : leur Herotable peut le vérifier.
daily-check = Vérifier un résultat
daily-no_line = Le presse-papiers ne contient aucun résultat du jour. Copiez toute la ligne, à partir de HTD.
daily-month_before = Mois précédent
daily-month_after = Mois suivant
daily-other_edition = Vous avez commencé ce jour avec une autre version de Herotable. Ses joueurs virtuels décidaient autrement : impossible de reprendre ou de comparer.
daily-title = Donne du jour, { $day }
daily-practice = Exercice, donne du { $day }
daily-saved = Chaque coup de la donne du jour est aussitôt enregistré.
daily-no_code = Pas de code pendant la donne du jour : il révélerait des cartes cachées.
daily-pause = Donne du jour : ni annulation, ni indices
daily-shared = { $won ->
    [yes] Herotable, donne du jour, { $day } : { $game }, gagné en { $number } coups
   *[no] Herotable, donne du jour, { $day } : { $game }, place { $place } sur { $seats } en { $number } coups
}
daily-check_title_running = Vérification…
daily-check_title_proved = Le résultat est juste
daily-check_title_refused = Non prouvé
daily-check_running = La partie est rejouée, et ses joueurs virtuels sont interrogés à nouveau.
daily-check_proved = Chaque coup est permis, et chaque joueur virtuel a décidé comme ici.
daily-check_limits = Cela ne prouve pas que c’était un premier essai, ni que personne n’a aidé.
daily-check_lost = Les joueurs virtuels ne répondent pas. Réessayez plus tard.
