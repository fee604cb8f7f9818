### Why a computer player made a move.

why-told = { $name }: { $move }.
why-secret = { $name } dachte an Karten, die du nicht siehst. Nach der Partie erfährst du, warum.
why-forgotten = Die Gründe von { $name } werden nicht mit der Partie gespeichert.
