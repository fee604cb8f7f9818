### Tables des jeux qui n’ont pas de mots à eux pour cela.

stock-play = Jouer
stock-ask-card = Choisissez une carte.
stock-ask-seat = Choisissez une personne.
stock-ask-name = Choisissez ce que vous nommez.
stock-ask-done = Confirmez votre choix.
stock-table = La table distribue.
stock-over = La partie est terminée.
stock-back = Une carte face cachée
stock-count = il en reste { $count }
stock-not_now = Ce n’est pas possible maintenant.
stock-score = Gagné
