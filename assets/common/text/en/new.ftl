### Preparing a new match.

new-heading = New game
new-seats = Players
new-person = Person
new-person_about = Plays at this screen with mouse or keyboard.
# a computer player as strong as a person at the table
new-matched = At my level
# $name is “you” or a person's name; $lower and $upper are computer players, and $between tells whether it is between them
new-matched_about = Plays at { $name ->
    [you] your level
   *[other] the level of { $name }
}, currently { $between ->
    [yes] between { $lower } and { $upper }
   *[no] like { $lower }
}. { $matches ->
    [0] The first match at this table will adjust it.
    [one] Based on one match at this table.
   *[other] Based on { $matches } matches at this table.
}
# the name of the only person at the screen who gave none; as a label
new-you = You
new-player = Guest { $number }
new-name = Name
new-advanced = Advanced
new-advanced_hide = Less
# the number by which cards are shuffled
new-seed = Seed
new-seed_empty = random
new-seed_about = The same seed deals the same cards.
# $value is a way to play, such as Team; $seats such as “4” or “2 or 4”
new-needs = { $value } needs { $seats } players.
new-deal = Deal
new-deal-any = Any
new-deal-easy = An easy one
new-deal-hard = A hard one
# $legend and $champion are computer players, $number counts deals; $share and $mean are percentages
new-deal_about = From the first seat, { $legend } wins { $share } of { $number ->
    [1] this deal
   *[other] these { $number } deals
} against { $champion }, and { $mean } on average. Luck still plays its part.
new-play = Play

new-problem-no_name = Seat { $number } needs a name, up to { $limit } characters.
new-problem-same_name = Two players are called { $name }.
new-problem-same_colour = { $name } has the same colour as another player.
new-problem-seed = The seed must be a whole number from 0 to { $most }.
