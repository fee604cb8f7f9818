### The blunder alert: it asks once before you make a bad move.

coach-status = Wirklich?
coach-again = Noch mal nachdenken
coach-anyway = Trotzdem spielen
coach-on = Patzer-Warnung ist an.
coach-off = Patzer-Warnung ist aus.
