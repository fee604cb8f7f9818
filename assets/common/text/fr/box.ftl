### The game boxes on the title screen, and the match that can be continued.

# $seats: one of the next two; an added game may not tell how long it takes
box-facts = { $seats } · environ { $minutes } min
box-seats = { $least } à { $most } joueurs
box-seats_only = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
box-play = Jouer
# below “Continue”: $game or the match’s title, $names of all players, $decisions such as “41 moves”
box-goes_on = { $game } · { $names } · { $decisions }
# $person: whether somebody at this screen plays; then $names are the others
box-play_hint = { $person ->
    [yes] Partie rapide : vous contre { $names }
   *[no] Partie rapide : { $names }
}
box-rivals = { $person ->
    [yes] contre { $names }
   *[no] { $names }
}
