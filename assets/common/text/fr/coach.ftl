### The blunder alert: it asks once before you make a bad move.

coach-status = Vraiment ?
coach-again = Réfléchir encore
coach-anyway = Jouer quand même
coach-on = Alerte gaffe activée.
coach-off = Alerte gaffe désactivée.
