# Was ein Computerspieler zu seiner Wahl sagt. $here und $there sind Prozentzahlen, $move ein anderer Zug.
# „Der Zug …“ und „Aber er …“ gehen mit den Verben aus der Datei des Spiels weiter (reason-…), in der dritten Person.
explain-expected = { $here } Siegchance, mit „{ $move }“ { $there }.
explain-alike = { $here } Siegchance, mit „{ $move }“ etwa gleich viel.
explain-share = { $here } Siegchance.
explain-alone = { $here } Siegchance; kein anderer Zug kam infrage.
explain-only = Nur dieser Zug ist möglich.
explain-wins = Dieser Zug gewinnt.
explain-obvious = Nur dieser Zug ist sinnvoll.
explain-glance = Aus dem Bauch gespielt, ohne vorauszudenken.
explain-for = Der Zug { $first }.
explain-both = Der Zug { $first } und { $second }.
explain-but = Aber er { $first }.
explain-later = Der Zug { $first }, zahlt sich aber später aus.
explain-ahead = Der Zug zahlt sich später aus.
explain-even = Mehrere Züge sind hier etwa gleich gut.
explain-even_but = Der Zug { $first }, ist insgesamt aber etwa genauso gut.
explain-cost = Mit „{ $move }“ hast du { $here } Siegchance, mit dem besten Zug { $there }.
# unter mehreren Namen, um die es in einem Grund geht (Dativ)
explain-you = dir
# among several, each name after the first: French says “to” again, “à vous et à Vega”
explain-further = { $name }
