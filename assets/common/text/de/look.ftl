### Choosing a face and a seat's colour.

look-heading = Gesicht und Farbe
look-heading_face = Dein Gesicht
look-heading_colour = Farbe
look-choose = Gesicht und Farbe wählen
look-choose_colour = Farbe wählen
look-done = Fertig
# $look is a face or a colour, such as “Fox”; $name has it already
look-taken = { $look }: hat schon { $name }
# for screen readers: what a seat's sign shows
look-seat = Gesicht und Farbe von Platz { $number }: { $face }, { $colour }
look-seat_colour = Farbe von Platz { $number }: { $colour }
look-mine = Dein Gesicht: { $face }

# the faces; the first is the initial of the name
look-face-letter = Anfangsbuchstabe
look-face-fox = Fuchs
look-face-robot = Roboter
look-face-musician = Musiker
look-face-scholar = Gelehrte
look-face-cook = Koch
look-face-girl = Mädchen
look-face-fisher = Fischer
look-face-gran = Oma

# colour and shape of a seat
look-colour-0 = rote Scheibe
look-colour-1 = blaues Quadrat
look-colour-2 = grünes Sechseck
look-colour-3 = gelber Schild
look-colour-4 = violette Raute
look-colour-5 = türkise Blume
