### The screen between two people who share it, so that nobody sees the other’s cards.

handover-pass_on = { $name }, l’écran est à vous.
handover-look = Voir mes cartes
handover-keys = Quand personne d’autre ne regarde, appuyez sur { $enter } ou { $space }, ou cliquez.
