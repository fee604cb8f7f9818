### House rules: options of a game that depart from its rulebook. $rules is a list such as “Points to win: 12 points”.

house-heading = House rules
house-table = { $game }, { $seats } players
house-done = Done
house-choose = Choose
house-chosen = Chosen
house-official = Official
house-by_rulebook = Everything as the rulebook has it.
house-preset-official = Official rules
house-preset-family = Family
house-preset-long = Long game
# the rules of a table that are no preset
house-preset-own = Your own
house-rule = { $option }: { $value }
# $share and $last are percentages of victories, $range is an interval such as “48–57%”
house-balance-two = First seat wins { $share } ({ $range })
house-balance-more = First seat wins { $share } ({ $range }), last seat { $last }
house-balance-teams = First team wins { $share } ({ $range })
house-turns = { $turns } turns
house-turns_more = { $turns } turns, { $share } more
house-turns_fewer = { $turns } turns, { $share } fewer
# $player is a computer player, such as Knight Rowan
house-source = Measured in { $matches } matches for each line, with { $player } on every seat; a turn is one player’s. In brackets: 95% interval. Lines without figures have not been measured.
house-unmeasured = Nothing has been measured for this table yet.
house-counts = Matches with house rules don’t count in your statistics, your level or achievements. The daily deal and puzzles follow the official rules.
house-not_counted = House rules ({ $rules }): this match doesn’t count in your statistics, your level or achievements.
