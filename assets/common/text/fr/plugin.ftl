### Les jeux ajoutés par des paquets installés.

plugin-ask-heading = Faites-vous confiance à { $name } ?
plugin-ask-text = { $name } { $version } ajoute { $games }. C’est du code, qui peut tout ce que vous pouvez.
plugin-ask-changed = { $name } { $version }, qui ajoute { $games }, a changé depuis la dernière question. C’est du code, qui peut tout ce que vous pouvez.
plugin-ask-trust = Accepter et jouer
plugin-ask-later = Pas maintenant
plugin-fault-metadata = Le paquet { $source } est illisible : { $reason }
plugin-fault-bad_id = { $source } contient un jeu à l’identifiant inutilisable : { $game }
plugin-fault-taken = { $source } ne peut pas ajouter { $game } : { $reason } a déjà un jeu de ce nom.
plugin-fault-import = { $source } ne peut pas ajouter { $game } : { $reason }
plugin-fault-incomplete = { $source } ne peut pas ajouter { $game }, qui est incomplet : { $reason }
plugin-fault-law = { $source } ne peut pas ajouter { $game }, qui enfreint une loi. { $reason }
plugin-fault-failed = { $game } a planté et reste désactivé jusqu’au prochain démarrage de Herotable : { $reason }
plugin-failed-heading = { $title } a planté
plugin-failed-match = L’erreur vient de { $title }, un jeu de { $name }, pas de Herotable. Votre partie est enregistrée jusqu’au dernier coup. ({ $reason })
plugin-failed-text = L’erreur vient de { $title }, un jeu de { $name }, pas de Herotable. ({ $reason })
plugin-failed-report = Voir le rapport
plugin-failed-title = Écran titre
plugin-runs = Sur l’étagère : { $games }.
plugin-ends = Retiré au prochain démarrage : { $games }.
plugin-unused = Inutilisé : { $games }. C’est du code, qui peut tout ce que vous pouvez.
plugin-trusted = Accepté
plugin-untrusted = Refusé
