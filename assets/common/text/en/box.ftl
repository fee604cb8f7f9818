### The game boxes on the title screen, and the match that can be continued.

# $seats: one of the next two; an added game may not tell how long it takes
box-facts = { $seats } · about { $minutes } min
box-seats = { $least }–{ $most } players
box-seats_only = { $count ->
    [one] 1 player
   *[other] { $count } players
}
box-play = Play
# below “Continue”: $game or the match’s title, $names of all players, $decisions such as “41 moves”
box-goes_on = { $game } · { $names } · { $decisions }
# $person: whether somebody at this screen plays; then $names are the others
box-play_hint = { $person ->
    [yes] Quick play: you vs { $names }
   *[no] Quick play: { $names }
}
box-rivals = { $person ->
    [yes] vs { $names }
   *[no] { $names }
}
