### Was ein Stern oder Erfolg verlangt, in jedem Spiel; Punkte verbinden die Angaben.

goal-decisions-most = höchstens { $number } Züge
goal-seats-least = mit mindestens { $number } am Tisch
goal-strongest-least = gegen einen Gegner der Stufe { $number }
goal-weakest-least = gegen niemanden unter Stufe { $number }
goal-won-least = Gewinne
goal-all_games = Gewinne jedes der Spiele
