why-told = { $name }: { $move }.
why-secret = { $name } dachte an Karten, die du nicht siehst. Die Gründe gibt es nach dem Spiel.
why-forgotten = Was { $name } dachte, wird mit der Partie nicht aufgehoben.
