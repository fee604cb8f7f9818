### The computer players, from the weakest to the strongest: name with title, name alone, and what they are like.

level-squire-name = Pip l’écuyer
level-squire-character = Pip
level-squire-about = Impulsif : saisit tout ce qui brille et oublie le reste.

level-knight-name = Rowan le chevalier
level-knight-character = Rowan
level-knight-about = Amasse : garde tout pour plus tard, et plus tard vient rarement.

level-captain-name = Capitaine Vega
level-captain-character = Vega
level-captain-about = Fonce : les points d’abord, les questions ensuite.

level-champion-name = Champion Orion
level-champion-character = Orion
level-champion-about = Gâche les plans : voit loin et adore prendre ce qu’il vous faut.

level-legend-name = Légende Nyx
level-legend-character = Nyx
level-legend-about = Joue ce que la position exige. Réfléchit aussi longtemps que vos réglages le permettent.
