### The four game boxes on the title screen, and the match that can be continued.

box-facts = { $least }–{ $most } Personen · etwa { $minutes } Min.
box-play = Spielen
# below “Continue”: $game or the match’s title, $names of all players, $decisions such as “41 moves”
box-goes_on = { $game } · { $names } · { $decisions }
# $person: whether somebody at this screen plays; then $names are the others
box-play_hint = { $person ->
    [yes] Schnelles Spiel: du gegen { $names }
   *[no] Schnelles Spiel: { $names }
}
box-rivals = { $person ->
    [yes] gegen { $names }
   *[no] { $names }
}
