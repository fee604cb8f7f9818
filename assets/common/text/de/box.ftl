box-seats = { $least }–{ $most } Personen
box-minutes = etwa { $minutes } Min.
box-play = Spielen
box-goes_on = { $game } · { $names } · { $decisions }
box-play_hint = Sofort spielen: { $players }
box-rivals = Mit { $names }
