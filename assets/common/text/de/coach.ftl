### The blunder alert: it asks once before you make a bad move.

coach-status = Wirklich?
coach-again = Noch mal nachdenken
coach-anyway = Trotzdem spielen
coach-on = Patzerwarnung ist an.
coach-off = Patzerwarnung ist aus.
