### The list of saved matches.

load-heading = Parties
load-none = Aucune partie pour l’instant. Chaque partie est enregistrée dès le premier coup.
load-decisions = { $number ->
    [one] { $number } coup
   *[other] { $number } coups
}
load-over = terminée
load-needs = Il manque le jeu { $game }
# what a screen reader says of a match; $state is one of the two above, $when a date
load-spoken = { $title }. { $names }. { $state }. { $when }
load-broken = Impossible d’ouvrir { $file }
load-open = Ouvrir
load-delete = Supprimer
load-undelete = Restaurer
load-deleted = Partie supprimée. « Restaurer » ou { $key } la ramène.
load-folder = Voir le dossier
load-folder_is = Vos parties sont dans { $folder }
load-won = gagnée
load-lost = perdue
# the placeholder of the search field
load-search = Chercher : titre, nom, date…
load-none_found = Aucune partie ne correspond.
load-game = Jeu
load-any_game = Tous les jeux
load-result = Résultat
load-result-any = Tout résultat
load-result-won = Gagnées
load-result-lost = Perdues
load-result-unfinished = Inachevées
load-days = Quand
load-days-any = N’importe quand
load-days-7 = 7 derniers jours
load-days-31 = Dernier mois
load-days-366 = Dernière année
