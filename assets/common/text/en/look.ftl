### Choosing a face and a seat's colour.

look-heading = Face and colour
look-heading_face = Your face
look-heading_colour = Colour
look-choose = Choose a face and a colour
look-choose_colour = Choose a colour
look-done = Done
# $look is a face or a colour, such as “Fox”; $name has it already
look-taken = { $look }: { $name } has it
# for screen readers: what a seat's sign shows
look-seat = Face and colour of seat { $number }: { $face }, { $colour }
look-seat_colour = Colour of seat { $number }: { $colour }
look-mine = Your face: { $face }

# the faces; the first is the initial of the name
look-face-letter = Initial
look-face-fox = Fox
look-face-robot = Robot
look-face-musician = Musician
look-face-scholar = Scholar
look-face-cook = Cook
look-face-girl = Girl
look-face-fisher = Fisherman
look-face-gran = Grandma

# colour and shape of a seat
look-colour-0 = red disc
look-colour-1 = blue square
look-colour-2 = green hexagon
look-colour-3 = yellow shield
look-colour-4 = purple diamond
look-colour-5 = turquoise flower
