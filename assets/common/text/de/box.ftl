### The game boxes on the title screen, and the match that can be continued.

# $seats: one of the next two; an added game may not tell how long it takes
box-facts = { $seats } · etwa { $minutes } Min.
box-seats = { $least }–{ $most } Personen
box-seats_only = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
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
