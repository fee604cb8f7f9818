# Was ein Computerspieler zu seiner Wahl sagt. $here und $there sind Prozentzahlen, $move ein anderer Zug.
explain-expected = { $here } Siegchance, mit „{ $move }“ { $there }.
explain-alike = { $here } Siegchance, mit „{ $move }“ etwa gleich viel.
explain-share = { $here } Siegchance.
explain-alone = { $here } Siegchance; kein anderer Zug kam infrage.
explain-only = Nur dieser Zug ist möglich.
explain-wins = Dieser Zug gewinnt.
explain-glance = Aus dem Bauch gespielt, ohne vorauszudenken.
explain-cost = Mit „{ $move }“ hast du { $here } Siegchance, mit dem besten Zug { $there }.
# wie wahrscheinlich etwas ist, hinter dem, was es ist
explain-odds = {" "}(in { $tenths } von 10 Fällen)
# in Spielen ohne eigene Gründe: was als Nächstes gespielt wird
explain-onward =
    { $name ->
        [you] Im nächsten Zug geht es für dich mit „{ $move }“ weiter.
       *[other] Im nächsten Zug geht es für { $name } mit „{ $move }“ weiter.
    }
