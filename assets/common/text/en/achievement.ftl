### Achievements of any game.

achievement-giant_killer = Giant Killer
achievement-tough_crowd = Tough Crowd
achievement-crowd_pleaser = Crowd Pleaser
achievement-all_games = Games Night
