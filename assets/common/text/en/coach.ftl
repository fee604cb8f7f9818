coach-status = Are you sure?
coach-again = Think again
coach-anyway = Do it anyway
coach-on = From now on you are asked once before a blunder.
coach-off = You are asked no more before a blunder.
