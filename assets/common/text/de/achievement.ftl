### Erfolge in jedem Spiel.

achievement-giant_killer = Riesenbezwinger
achievement-tough_crowd = Schweres Publikum
achievement-crowd_pleaser = Publikumsliebling
achievement-all_games = Spieleabend
