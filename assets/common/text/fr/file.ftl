# $file et $copy nomment des fichiers ; $reason est technique et en anglais.

# un fichier qui ne s’ouvre pas
file-missing = { $file } est introuvable. A-t-il été déplacé ou renommé ?
file-unreadable = Impossible de lire { $file } : { $reason }.
file-not_a_file = { $file } n’est pas un fichier ordinaire. Choisissez-en un autre.
file-link_loop = { $file } est un lien qui tourne en rond. Supprimez-le ou faites-le pointer vers un fichier.
file-link_to_nothing = { $file } est un lien vers un fichier absent. Rétablissez ce fichier ou supprimez le lien.
file-too_large = { $file } est trop gros : la limite est de { $limit } octets.

# une partie endommagée
file-not_a_match = { $file } n’est pas une partie de Herotable.
file-no_code = Ce n’est pas un code de partie. Un code commence par HT1- et ne contient que des lettres, des chiffres, - et _.
file-cut_short = { $file } est incomplet : il en manque une partie. Si possible, copiez-le à nouveau.
file-altered = { $file } est endommagé ou a été modifié : la somme de contrôle ne correspond pas.
file-misshapen = { $file } est endommagé et ne s’ouvre pas comme partie ({ $reason }).
file-bad_setup = { $file } contient une mise en place que le jeu n’autorise pas ({ $reason }).
file-illegal_decision = { $file } contient un coup interdit, le numéro { $number } sur { $count } : { $text }.
file-ends_otherwise = { $file } ne finit pas sur la position enregistrée : il a sans doute été modifié.

# le fichier des parties terminées
file-not_statistics = { $file } ne contient pas de statistiques de Herotable.
file-statistics_lost =
    { $lost ->
        [one] { $file } est endommagé par endroits : il manque { $lost } partie dans vos statistiques.
       *[other] { $file } est endommagé par endroits : il manque { $lost } parties dans vos statistiques.
    } Le fichier endommagé est conservé.
file-statistics_mended = { $file } était endommagé par endroits ; la copie plus ancienne { $copy } a comblé les lacunes.
file-statistics_copy = { $file } est endommagé : vos statistiques viennent de la copie plus ancienne { $copy }.
file-statistics_full = { $file } garde les { $limit } dernières parties : les plus anciennes ne comptent plus. Exportez vos statistiques pour les conserver.
file-statistics_in_use = Un autre Herotable (processus { $process }) utilise { $file } : les parties jouées ici ne comptent pas.

# une partie d’un programme plus récent
file-too_new = { $file } demande un Herotable plus récent (format { $theirs }, celui-ci lit { $ours }). Le fichier reste intact.
file-rules_too_new = { $file } suit des règles plus récentes (révision { $theirs }, ici { $ours }). Mettez Herotable à jour pour l’ouvrir ; le fichier reste intact.
file-unknown_game = { $file } a besoin du jeu { $game }, qui manque : pas installé, refusé ou en panne. Voyez les réglages, « Jeux ajoutés ».

# quelque chose qui ne s’écrit pas
file-read_only = Impossible d’écrire { $file } : l’emplacement est protégé. Choisissez un autre dossier.
file-disk_full = Impossible d’écrire { $file } : le disque est plein. Libérez de la place et réessayez.
file-write_failed = Impossible d’écrire { $file } : { $reason }.
file-share_failed = Échec de la création : { $reason }.
file-not_yet = { $file } n’est pas encore enregistré : le disque ne répond pas.
file-exists = { $file } existe déjà, rien n’a été écrasé. Choisissez un autre nom.
file-in_use = Un autre Herotable (processus { $process }) utilise { $file }. Ici, vous pouvez ouvrir des parties, mais pas les enregistrer.

# après l’ouverture d’une partie
file-copy_opened =
    { $lost ->
        [0] { $file } est endommagé : sa copie plus ancienne { $copy } a été ouverte. Rien n’est perdu.
        [one] { $file } est endommagé : sa copie plus ancienne { $copy } a été ouverte. { $lost } coup est perdu.
       *[other] { $file } est endommagé : sa copie plus ancienne { $copy } a été ouverte. { $lost } coups sont perdus.
    }
file-copy_opened_unsure = { $file } est endommagé : sa copie plus ancienne { $copy } a été ouverte. Les derniers coups sont peut-être perdus.
file-rules_changed = Les règles ont été corrigées depuis l’enregistrement de { $file }. La partie s’ouvre jusqu’au coup { $number } sur { $count }, car « { $text } » n’est plus permis. Le fichier garde tous les coups.
file-rules_differ = Les règles ont été corrigées depuis l’enregistrement de { $file }. Tous les coups sont maintenus ; désormais, les règles actuelles s’appliquent.
file-rules_reopened = Les règles ont été corrigées depuis l’enregistrement de { $file }. La partie était finie ; vous pouvez maintenant continuer. Le fichier et vos statistiques restent intacts.
file-rules_other_result = Les règles ont été corrigées depuis l’enregistrement de { $file }. Les règles actuelles donnent un autre résultat. Le fichier et vos statistiques restent intacts.
file-rules_since_code = Les règles ont été corrigées depuis la création de ce code. La partie continue avec les règles actuelles.

# réglages
file-setting_default = Le réglage { $name } n’était pas valable et reprend sa valeur par défaut.
file-setting_unknown = Cette version ne connaît pas le réglage { $name }. Il reste dans le fichier.
file-settings_kept = { $file } n’a pas pu être lu. Il est conservé sous le nom { $copy }.
file-settings_copy = Vos réglages viennent de { $copy }, une copie plus ancienne de { $file }.
file-settings_lost = { $file } n’a pas de copie plus ancienne : tous les réglages reprennent leur valeur par défaut.
file-index_rebuilt = L’index de vos parties ({ $file }) était endommagé. Il est reconstruit à partir des parties ; rien n’est perdu.
file-practice_copy = Votre entraînement vient de { $copy }, une copie plus ancienne de { $file }.
file-puzzles_copy = Votre progression vient de { $copy }, une copie plus ancienne de { $file }.
file-deals_other = Les donnes évaluées de { $file } concernent d’autres règles et ne sont pas proposées.
file-puzzles_other = Les problèmes de { $file } concernent d’autres règles et ne sont pas affichés.

# un résultat de la donne du jour qui est refusé
file-daily_no_line = Ce n’est pas un résultat du jour. Il contient HTD1-, puis seulement des lettres, des chiffres, - et _.
file-daily_edition = Ce résultat vient d’une autre version de Herotable (édition { $theirs }, ici { $ours }). Ses joueurs virtuels décident autrement : impossible de le vérifier ici.
file-daily_future = Ce résultat est du { $day }, un jour qui n’a pas encore commencé.
file-daily_other_deal = La partie de ce résultat n’est pas la donne du { $day }.
file-daily_unfinished = La partie de ce résultat n’est pas finie : elle s’arrête après { $number } coups.
file-daily_places = La partie de ce résultat ne se termine pas comme il le prétend.
file-daily_decision = Aucun joueur virtuel n’a décidé ainsi : le coup { $number } est « { $theirs } » dans le résultat, « { $ours } » ici.

# une partie dont on ne peut pas faire de page web
file-page_unfinished = Seule une partie terminée peut devenir une page web. Finissez-la d’abord.
file-page_too_long = Cette partie compte { $number } coups, trop pour une page web : la limite est de { $most }.
file-page_too_large = Cette partie a trop d’images pour une page web de { $limit } Mo.
file-page_no_seat = { $file } n’a pas de place { $seat } : ses places vont de 1 à { $seats }.
file-card_unfinished = Seule une partie terminée a une image de son résultat. Finissez-la d’abord.
file-clip_format = { $file } n’est pas un clip : le nom doit finir par .gif ou .webp.
file-clip_no_part = { $file } n’a pas de coups { $first } à { $last } : elle en a { $number }.
file-clip_hidden = { $file } n’est pas terminée : la place { $seat } garde ses secrets. Retirez --seat.
# a file with all of somebody’s data
file-not_an_export = { $file } n’est pas un export de Herotable.
file-export_misshapen = { $file } est endommagé et ne peut pas être importé ({ $reason }). Rien n’a changé ici.
file-export_name = { $file } contient un élément étranger à un export : { $name }. Rien n’a changé ici.
file-export_entries = { $file } n’est pas construit comme un export et n’a donc pas été lu. Rien n’a changé ici.
file-export_altered = { $file } est endommagé ou a été modifié : la somme de contrôle de { $name } est fausse. Rien n’a changé ici.
file-export_content = Dans { $file }, { $name } est inutilisable : { $reason } Rien n’a changé ici.
file-export_bytes = { $file } dépasserait { $limit } mégaoctets une fois décompressé et n’a donc pas été lu. Rien n’a changé ici.
file-export_full = { $file } est trop volumineux : un export contient au plus { $files } fichiers et { $megabytes } mégaoctets.
file-export_no_game = { $file } a été laissé de côté : il faut le jeu { $game }, absent ici.
file-data_in_use = Un autre Herotable (processus { $process }) utilise { $file }. Fermez-le et réessayez.
file-not_deleted =
    { $number ->
        [one] { $file } n’a pas pu être supprimé ; un autre programme l’utilise peut-être. Réessayez, ou supprimez-le vous-même.
       *[other] { $number } fichiers n’ont pas pu être supprimés, dont { $file } ; un autre programme les utilise peut-être. Réessayez, ou supprimez-les vous-même.
    }
file-no_folder = Le dossier { $file } n’existe pas. Créez-le d’abord et donnez son chemin complet.
