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
