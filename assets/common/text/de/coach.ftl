coach-status = Wirklich?
coach-again = Noch einmal nachdenken
coach-anyway = Trotzdem tun
coach-on = Ab jetzt wirst du vor einem groben Fehler einmal gefragt.
coach-off = Vor groben Fehlern wirst du nicht mehr gefragt.
