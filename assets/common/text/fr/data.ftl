### “Your data”: the page from which everything of a person’s is exported, imported, backed up and deleted.

data-heading = Vos données
# $day has a date and a time
data-file = { $day } · { $size } Mo
data-match_open = Vous êtes dans une partie. Quittez-la d’abord pour importer, restaurer, déplacer ou supprimer quoi que ce soit.
data-stop = Arrêter
data-stopped = Arrêté. Rien n’a changé.
data-doing-export = Écriture de votre export…
data-doing-import = Vérification et fusion…
data-doing-folder = Vos données déménagent…
data-doing-erase = Suppression…

data-export = Exporter
data-export-meaning = Un seul fichier avec vos parties, donnes du jour, decks, statistiques, progrès aux problèmes et à l’entraînement, réglages et touches. N’y sont pas : ce que vous avez supprimé, les images, et les jeux ajoutés auxquels vous faites confiance.
data-export-button = Tout exporter
data-exported =
    { $files ->
        [one] { $files } fichier exporté vers { $file }
       *[other] { $files } fichiers exportés vers { $file }
    }

data-import = Importer
data-import-meaning = Déposez un export sur cette fenêtre ou choisissez-en un ci-dessous. Il est fusionné avec ce que vous avez : de chaque partie reste la version la plus longue, vos premières réponses comptent, et rien n’est perdu.
data-import-button = Importer
# $files is the number of files in it
data-import-ask =
    { $files ->
        [one] { $file }, du { $day }, contient { $files } fichier. Le fusionner avec vos données ?
       *[other] { $file }, du { $day }, contient { $files } fichiers. Les fusionner avec vos données ?
    }
data-imported = { $file } : { $new } en plus, { $merged } fusionnés, { $beside } sous un nouveau nom, { $same } déjà là.

data-backups = Sauvegarde hebdomadaire
data-backups-meaning = Une fois par semaine, en votre absence, tout est sauvegardé sur cet ordinateur. Les sept dernières sauvegardes sont gardées.
data-no_backup = Pas encore de sauvegarde.
data-restore-button = Restaurer

data-folder = Dossier des données
data-folder-meaning = Gardez parties et progrès dans un dossier synchronisé par Syncthing, Nextcloud, Dropbox ou OneDrive. Si deux ordinateurs changent la même partie, Herotable les fusionne au démarrage suivant.
data-folder-missing = { $folder } est introuvable pour le moment : vos parties restent sur cet ordinateur.
data-folder-empty = Chemin d’un dossier ; vide pour celui de Herotable
data-folder-use = Utiliser ce dossier
data-folder-used = Vos données sont maintenant dans { $folder }. L’ancien dossier garde son contenu.

data-erase = Tout supprimer
data-erase-meaning = Retire de cet ordinateur tout ce que vous avez fait dans Herotable. Exportez-le d’abord si vous pourriez en avoir besoin.
data-erase-button = Tout supprimer
data-erase-ask = Tout supprimer ?
data-erase-what = Seront supprimés : toutes les parties, donnes du jour, decks, statistiques, progrès aux problèmes et à l’entraînement, réglages, sauvegardes, rapports de plantage et journaux. Vos exports et vos images restent où ils sont.
data-erase-keep = Tout garder
data-erase-again = Vraiment ?
data-erase-again_text = C’est définitif, et les sauvegardes disparaissent aussi.
data-erase-sure = Oui, supprimer
data-erased = Tout est supprimé. Merci d’avoir joué !
data-left =
    { $number ->
        [one] N’est pas à Herotable et reste : { $file }
       *[other] { $number } fichiers ne sont pas à Herotable et restent, dont { $file }
    }

# after a start with a synced folder
data-conflicts =
    { $number ->
        [one] { $number } modification d’un autre ordinateur a été fusionnée.
       *[other] { $number } modifications d’un autre ordinateur ont été fusionnées.
    }
