### Luck and skill: what made the result of a finished match, and whether the deal could have been won.
### Percentages are chances to win, written with analysis-percent.

luck-heading = Luck and skill
luck-button = Luck and skill
luck-hint = See what luck and skill made of this match, and whether it could have been won

# the rows of a bar that adds up, from an even start to the result; $name has the seat, or is “you”
luck-start = Even start
luck-deal = The deal
luck-chance = Chance
luck-others = Others’ moves
luck-mine = { $name ->
    [you] Your moves
   *[other] { $name }’s moves
}
luck-result = Result
# $share such as −12%, $reach is a number: half of a 95 % interval
luck-reach = { $share } ± { $reach }

# what weighed most; $way is gain or loss, $share such as 12%
luck-most-deal = { $way ->
    [gain] The deal helped most: it was worth { $share }.
   *[loss] The deal hurt most: it cost { $share }.
}
luck-most-chance = { $way ->
    [gain] Chance helped most: it was worth { $share }.
   *[loss] Chance hurt most: it cost { $share }.
}
luck-most-others = { $name ->
    [you] { $way ->
        [gain] The others helped you most: their moves were worth { $share } to you.
       *[loss] The others hurt you most: their moves cost you { $share }.
    }
   *[other] { $way ->
        [gain] The others helped { $name } most: their moves were worth { $share }.
       *[loss] The others hurt { $name } most: their moves cost { $share }.
    }
}
luck-most-mine = { $name ->
    [you] { $way ->
        [gain] Your own moves made the difference: they were worth { $share }.
       *[loss] Your own moves made the difference: they cost { $share }.
    }
   *[other] { $way ->
        [gain] { $name }’s own moves made the difference: they were worth { $share }.
       *[loss] { $name }’s own moves made the difference: they cost { $share }.
    }
}
luck-most_none = Nothing stands out: every part is within its margin of error.

luck-about_deal = Deal: what { $name ->
    [you] you were
   *[other] { $name } was
} dealt before anyone had a choice.
luck-about_chance = Chance: what the table dealt or turned up later.
luck-about_others = Others’ moves: what they did, good or bad, and what their hidden cards turned out to be.
luck-about_mine = { $name ->
    [you] Your moves: what they cost, compared with the best ones you could have found.
   *[other] { $name }’s moves: what they cost, compared with the best ones to be found.
}
luck-honest = Estimated by the computer players, from what this seat could see. ± is the 95% interval of their sampling; their judgement may be off as well. A lead can be lost more than once, so a part can exceed 100%.
luck-working = Weighing the match …
luck-unknown = This match can’t be weighed: for some moves, there was no answer.

luck-could = { $name ->
    [you] Could you have won?
   *[other] Could { $name } have won?
}
# $legend is a computer player’s name
luck-could_about = { $name ->
    [you] { $legend } plays the same deal from your seat, with 400 simulations a move. The computer players stay as they were.
   *[other] { $legend } plays the same deal from { $name }’s seat, with 400 simulations a move. The computer players stay as they were.
}
# added where other people or programs played: $champion is a computer player’s name
luck-could_people = { $champion } sits in for everybody else.
luck-could_try = Play it 10 times
luck-could_more = 10 more times
luck-could_stop = Stop
luck-could_playing = Playing …
luck-could_failed = The computer players gave no answer. Try again.
# $won and $all count tries; $low and $high are percentages
luck-could_won = { $legend } wins { $won } of { $all } (95% interval: { $low } to { $high }).
