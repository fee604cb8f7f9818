### The computer players, from the weakest to the strongest: name with title, name alone, and what they are like.

level-squire-name = Squire Pip
level-squire-character = Pip
level-squire-about = Impulsive: grabs whatever glitters and misses the rest.

level-knight-name = Knight Rowan
level-knight-character = Rowan
level-knight-about = A hoarder: saves everything for later, and later rarely comes.

level-captain-name = Captain Vega
level-captain-character = Vega
level-captain-about = In a rush: points first, questions later.

level-champion-name = Champion Orion
level-champion-character = Orion
level-champion-about = A spoiler: plans well ahead and loves to take what you need.

level-legend-name = Legend Nyx
level-legend-character = Nyx
level-legend-about = Plays what the position demands. Thinks for as long as your settings allow.
