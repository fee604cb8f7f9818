### The list of decks of Dust Collectorz.

decks-heading = Decks
decks-new = Nouveau deck
decks-import = Depuis un texte
decks-delete = Supprimer
decks-undelete = Restaurer
decks-copy = Copier
decks-open = Ouvrir
decks-look = Ouvrir une copie
# “deleted” is the name of a folder
decks-deleted = Deck déplacé dans le dossier « deleted ». Vous pouvez le restaurer.
decks-preset = Deck prêt à l’emploi
decks-legal = Prêt à jouer
decks-broken = Impossible d’ouvrir { $file }
# the name of a copy: “Gears 2”
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Brouillon : { $number } problème
   *[other] Brouillon : { $number } problèmes
}
