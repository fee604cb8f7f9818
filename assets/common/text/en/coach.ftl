### The blunder alert: it asks once before you make a bad move.

coach-status = Are you sure?
coach-again = Think again
coach-anyway = Play it anyway
coach-on = Blunder alert is on.
coach-off = Blunder alert is off.
