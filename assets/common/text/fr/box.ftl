### The four game boxes on the title screen, and the match that can be continued.

box-facts = { $least } à { $most } joueurs · environ { $minutes } min
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
