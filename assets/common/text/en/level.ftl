level-squire-name = Squire Pip
level-squire-character = Pip
level-squire-about = Impulsive: grabs what glitters, and overlooks the other half.

level-knight-name = Knight Rowan
level-knight-character = Rowan
level-knight-about = Hoards: keeps everything for later, and later seldom comes.

level-captain-name = Captain Vega
level-captain-character = Vega
level-captain-about = Rushes: points first, questions afterwards.

level-champion-name = Champion Orion
level-champion-character = Orion
level-champion-about = Spoils: plans well ahead, and loves to take what you were after.

level-legend-name = Legend Nyx
level-legend-character = Nyx
level-legend-about = Plays what the position asks for. Thinks as long as the settings allow.
