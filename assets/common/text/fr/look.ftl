### Choosing a face and a seat's colour.

look-heading = Visage et couleur
look-heading_face = Votre visage
look-heading_colour = Couleur
look-choose = Choisir un visage et une couleur
look-choose_colour = Choisir une couleur
look-done = Terminé
# $look is a face or a colour, such as “Fox”; $name has it already
look-taken = { $look } : déjà pris par { $name }
# for screen readers: what a seat's sign shows
look-seat = Visage et couleur de la place { $number } : { $face }, { $colour }
look-seat_colour = Couleur de la place { $number } : { $colour }
look-mine = Votre visage : { $face }

# the faces; the first is the initial of the name
look-face-letter = Initiale
look-face-fox = Renard
look-face-robot = Robot
look-face-musician = Musicien
look-face-scholar = Savante
look-face-cook = Cuisinier
look-face-girl = Fillette
look-face-fisher = Pêcheur
look-face-gran = Mamie

# colour and shape of a seat
look-colour-0 = disque rouge
look-colour-1 = carré bleu
look-colour-2 = hexagone vert
look-colour-3 = écu jaune
look-colour-4 = losange violet
look-colour-5 = fleur turquoise
