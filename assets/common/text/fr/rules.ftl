### The rules pages.

rules-heading = Règles
rules-search = Chercher
rules-found = { $number } sur { $count }
rules-before = Résultat précédent
rules-next = Résultat suivant
rules-none = Introuvable
rules-damaged = { $file } manque ou est endommagé. Réinstallez Herotable.
