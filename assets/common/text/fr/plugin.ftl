### Les jeux ajoutés par des paquets installés.

plugin-fault-metadata = Le paquet { $source } est illisible : { $reason }
plugin-fault-bad_id = { $source } contient un jeu à l’identifiant inutilisable : { $game }
plugin-fault-taken = { $source } ne peut pas ajouter { $game } : { $reason } a déjà un jeu de ce nom.
plugin-fault-import = { $source } ne peut pas ajouter { $game } : { $reason }
plugin-fault-incomplete = { $source } ne peut pas ajouter { $game }, qui est incomplet : { $reason }
plugin-fault-law = { $source } ne peut pas ajouter { $game }, qui enfreint une loi. { $reason }
