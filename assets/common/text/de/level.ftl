### The computer players, from the weakest to the strongest: name with title, name alone, and what they are like.

level-squire-name = Knappe Pip
level-squire-character = Pip
level-squire-about = Ungestüm: greift nach allem, was glänzt, und übersieht den Rest.

level-knight-name = Ritter Rowan
level-knight-character = Rowan
level-knight-about = Hortet: hebt alles für später auf, und später kommt selten.

level-captain-name = Kapitänin Vega
level-captain-character = Vega
level-captain-about = Stürmt voran: erst die Punkte, dann die Fragen.

level-champion-name = Champion Orion
level-champion-character = Orion
level-champion-about = Durchkreuzt Pläne: denkt weit voraus und nimmt dir gern, was du brauchst.

level-legend-name = Legende Nyx
level-legend-character = Nyx
level-legend-about = Spielt, was die Stellung verlangt. Denkt so lange, wie deine Einstellungen erlauben.
