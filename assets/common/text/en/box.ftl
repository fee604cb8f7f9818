box-seats = { $least }–{ $most } players
box-minutes = about { $minutes } min
box-play = Play
box-goes_on = { $game } · { $names } · { $decisions }
box-play_hint = Play at once: { $players }
box-rivals = With { $names }
