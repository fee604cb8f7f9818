title = Custom Heroes
blurb = Slide gear and buddies into your heroes’ sleeves and be the first to play all your cards. But the hero you build up today may be in a rival’s hand tomorrow.

# the marks of the sets of heroes; a card is called "Sun 7"
mark-sun = Sun
mark-moon = Moon
mark-star = Star
mark-wave = Wave
mark-leaf = Leaf
mark-flame = Flame

# advancements by name
name-ascended-form = Ascended Form
name-kodora = Kodora
name-edge = Edge
name-burny = Burny
name-charmy = Charmy
name-specter = Specter
name-training-blade = Training Blade
name-hooked-lance = Hooked Lance
name-storm-cleaver = Storm Cleaver
name-moon-hammer = Moon Hammer
name-titan-greatsword = Titan Greatsword
name-rubber-mallet = Rubber Mallet
name-wet-carp = Wet Carp
name-anchor-chain = Anchor Chain
name-oak-buckler = Oak Buckler
name-iron-gauntlet = Iron Gauntlet
name-crystal-orb = Crystal Orb
name-drake-claw = Drake Claw
name-soap-bubble = Soap Bubble
name-torn-fan = Torn Fan
name-cracked-kettle = Cracked Kettle
name-aura-of-0 = Aura of 0
name-aura-of-1 = Aura of 1
name-aura-of-3 = Aura of 3
name-aura-of-5 = Aura of 5
name-aura-of-6 = Aura of 6
name-aura-of-7 = Aura of 7
name-aura-of-8 = Aura of 8
name-aura-of-9 = Aura of 9
name-aura-of-10 = Aura of 10
name-aura-of-11 = Aura of 11
name-aura-of-12 = Aura of 12
name-aura-of-15 = Aura of 15

# amounts in a list of rewards; $number is the count with its sign
amount-vp = { $count ->
   *[other] { $number } VP
}
amount-power = { $count ->
   *[other] { $number } power
}
amount-advancement = { $count ->
    [one] { $number } advancement
   *[other] { $number } advancements
}

# a set as one plays it, after "with"; $value is $number with a true minus
set-values = { $count ->
    [1] { $number ->
        [8] an 8
        [11] an 11
        [18] an 18
       *[other] a { $value }
    }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
    [9] nine { $value }s
    [10] ten { $value }s
   *[other] { $count } { $value }s
}
set-form = an Ascended Form

# gems and where they sit
slot-red = red, left hand
slot-blue = blue, right hand
slot-yellow = yellow, buddy or form
slot-green = green, aura

# what abilities do
ability-ascend = Played alone, it beats any set. Only another Ascended Form can follow.
ability-bet = Before the round, bet this card and 2 VP. Go out first and you win 2 more; otherwise they’re lost.
ability-wild = Takes the value of the other cards in its set.
ability-double = Counts as two cards of its value.
ability-reverse = Flips the order for the rest of the trick: lower beats higher, or back again.
ability-trick_point = Win this trick and you gain 1 VP at once.
ability-unused = Played without activating it, you gain 1 power.

# the log: what happens
event-deal = Round { $round }: { $cards ->
    [one] { $cards } card each.
   *[other] { $cards } cards each.
} { $leader ->
    [you] You lead.
   *[other] { $leader } leads.
}
event-deal_last = Still in: { $finalists }. { $cards ->
    [one] { $cards } card each.
   *[other] { $cards } cards each.
} { $leader ->
    [you] You lead.
   *[other] { $leader } leads.
}
event-bet = { $name ->
    [you] You bet { $stake } VP on going out first, with Kodora on { $card }.
   *[other] { $name } bets { $stake } VP on going out first, with Kodora on { $card }.
}
event-no_bet = { $name ->
    [you] You don’t bet.
   *[other] { $name } doesn’t bet.
}
event-bets_made = { $name ->
    [you] You’re done betting.
   *[other] { $name } is done betting.
}
event-sleeve = { $name ->
    [you] You slide an advancement into a sleeve.
   *[other] { $name } slides an advancement into a sleeve.
}
event-sleeve_own = { $name ->
    [you] You slide { $kind } into { $card }
   *[other] { $name } slides { $kind } into { $card }
}{ $value ->
    [same] .
   *[other] {" "}(now worth { $value }).
}
event-take_back = { $name ->
    [you] You take the advancement back.
   *[other] { $name } takes the advancement back.
}
event-take_back_own = { $name ->
    [you] You take { $kind } back from { $card }
   *[other] { $name } takes { $kind } back from { $card }
}{ $value ->
    [same] .
   *[other] {" "}(now worth { $value }).
}
event-trade = { $name ->
    [you] You trade { $power } power for 1 VP.
   *[other] { $name } trades { $power } power for 1 VP.
}
event-cut = { $name ->
    [you] Last place stays below the goal: you drop back to { $vp } VP.
   *[other] Last place stays below the goal: { $name } drops back to { $vp } VP.
}
event-keep = { $name ->
    [you] You don’t trade power.
   *[other] { $name } doesn’t trade power.
}
event-discard = { $name ->
    [you] You discard { $power } power.
   *[other] { $name } discards { $power } power.
}
event-pass = { $name ->
    [you] You pass.
   *[other] { $name } passes.
}
event-lead = { $name ->
    [you] You lead with { $set }.
   *[other] { $name } leads with { $set }.
}
event-top = { $name ->
    [you] You top it with { $set }.
   *[other] { $name } tops it with { $set }.
}
event-under = { $name ->
    [you] You undercut it with { $set }.
   *[other] { $name } undercuts it with { $set }.
}
event-match = { $name ->
    [you] You match it with { $set }.
   *[other] { $name } matches it with { $set }.
}
event-form = { $name ->
    [you] You play { $card } as an Ascended Form.
   *[other] { $name } plays { $card } as an Ascended Form.
}
event-form_too = { $name ->
    [you] You top it with { $card }, also an Ascended Form.
   *[other] { $name } tops it with { $card }, also an Ascended Form.
}
event-sweep = { $name ->
    [you] { $vp ->
        [0] You win the trick.
       *[other] You win the trick and { $vp } VP.
    }
   *[other] { $vp ->
        [0] { $name } wins the trick.
       *[other] { $name } wins the trick and { $vp } VP.
    }
}
event-sweep_out = { $name ->
    [you] { $vp ->
        [0] Your last card wins the trick.
       *[other] Your last card wins the trick and { $vp } VP.
    }
   *[other] { $vp ->
        [0] { $name }’s last card wins the trick.
       *[other] { $name }’s last card wins the trick and { $vp } VP.
    }
} { $leader ->
    [you] You lead next.
   *[other] { $leader } leads next.
}
event-lost = { $name ->
    [you] { $kinds } brings you nothing.
   *[other] { $kinds } brings { $name } nothing.
}
event-goal = That makes { $vp } VP: goal reached!
event-score = { $name ->
    [you] You go out { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }: { $gains }.
   *[other] { $name } goes out { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }: { $gains }.
}
event-score_last = { $name ->
    [you] You come last with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left: { $gains }.
   *[other] { $name } comes last with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left: { $gains }.
}
event-bet_won = { $name ->
    [you] You win { $vp } VP with Kodora.
   *[other] { $name } wins { $vp } VP with Kodora.
}
event-bet_lost = { $name ->
    [you] You lose { $vp } VP with Kodora.
   *[other] { $name } loses { $vp } VP with Kodora.
}
event-wins = { $name ->
    [you] You go out first with { $vp } VP and win the game!
   *[other] { $name } goes out first with { $vp } VP and wins the game!
}
event-wins_bet = { $name ->
    [you] You go out first, Kodora brings you to { $vp } VP, and you win the game!
   *[other] { $name } goes out first, reaches { $vp } VP with Kodora and wins the game!
}
event-wins_last = { $name ->
    [you] You go out first in sudden death and win the game!
   *[other] { $name } goes out first in sudden death and wins the game!
}
event-judge_won = { $name ->
    [you] Six rounds are over. You went out first in the last one and have the most VP: you win the game!
   *[other] Six rounds are over. { $name } went out first in the last one, has the most VP and wins the game!
}
event-judge = Six rounds and no winner: it comes down to sudden death!

# the log: what comes of it, after the sentence about a set
note-double = { $kind } counts twice.
note-wild = { $kind } counts as { $value }.
note-trick_point = { $kind }: 1 VP for winning this trick.
note-fresh = New: { $kinds }.
# among them, one shown several times
note-fresh_many = { $count } × { $kind }
note-power = +{ $power } power.
tail-form = Only another Ascended Form beats that.
tail-falling = { $kind } flips the order: lower beats higher.
tail-rising = { $kind } flips the order back: higher beats lower.
tail-skip = { $name ->
    [you] You are skipped.
   *[other] { $name } is skipped.
}
tail-left = { $name ->
    [you] You have one card left!
   *[other] { $name } has one card left!
}

# buttons
button-play = Play { $count ->
    [1] { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
    [9] nine { $value }s
    [10] ten { $value }s
   *[other] { $count } { $value }s
}{ $kinds ->
    [none] {""}
   *[other] {" "}with { $kinds }
}
button-form = Play { $card } as Ascended Form
button-price = { $cost ->
    [0] (+{ $gain } power)
   *[other] { $gain ->
        [0] ({ $cost } power)
       *[other] ({ $cost } power, then +{ $gain })
    }
}
button-pass = Pass
button-trade = Trade { $power } power for 1 VP
button-keep = Keep power
button-discard = Discard down to { $limit } power
button-no_bet = No bet
button-bets_made = Done betting
button-bet = Bet { $stake } VP on { $card }
button-bet_own = Bet { $stake } VP: Kodora on { $card }
button-sleeve = { $kind } on { $card }{ $value ->
    [same] {""}
   *[other] {" "}(then { $value })
}
button-take_back = Take { $kind } back from { $card }
button-table = Continue

# what is to be done
status-betting = { $name ->
    [you] Your turn: bet on going out first?
   *[other] { $name }: bet on going out first?
}
status-betting_more = { $name ->
    [you] Your turn: bet once more?
   *[other] { $name }: bet once more?
}
status-lead = { $name ->
    [you] Your turn: lead with any set of equal values
   *[other] { $name }: lead with any set of equal values
}
status-follow = { $name ->
    [you] Your turn: play { $need }, or pass
   *[other] { $name }: play { $need }, or pass
}
status-too_much = { $name ->
    [you] Trade { $power } power for 1 VP, or discard to { $limit }
   *[other] { $name }: trade { $power } power for 1 VP, or discard to { $limit }
}
status-may_trade = { $name ->
    [you] Trade { $power } power for 1 VP, or keep it
   *[other] { $name }: trade { $power } power for 1 VP, or keep it
}
status-dealing = New cards for everyone
status-sweeping = { $name ->
    [you] You win the trick
   *[other] { $name } wins the trick
}
status-scoring = { $name ->
    [you] You get your reward
   *[other] { $name } gets a reward
}
status-judging = Six rounds are over
status-over = The game is over

# what has to be played, after "play" and "to beat it:"
need-any = any set of equal values
need-form = an Ascended Form
need-up = { $count ->
    [one] { $count } card of { $value } or higher
   *[other] { $count } cards of { $value } or higher
}
need-strict_up = { $count ->
    [one] { $count } card higher than { $value }
   *[other] { $count } cards higher than { $value }
}
need-down = { $count ->
    [one] { $count } card of { $value } or lower
   *[other] { $count } cards of { $value } or lower
}
need-strict_down = { $count ->
    [one] { $count } card lower than { $value }
   *[other] { $count } cards lower than { $value }
}

# why not
why-match_over = The game is over.
why-not_an_action = You can’t do that in this game.
why-table_step = One moment, the table isn’t done yet.
why-bet_first = First decide whether you bet with Kodora.
why-settle_power_first = First settle your power: trade, keep or discard.
why-no_bets_now = You can only bet before the first trick of a round.
why-nothing_to_settle = You don’t have to settle your power now: up to { $limit } is fine.
why-too_little_vp = Each bet takes { $stake } VP that aren’t at stake yet. You have { $free }.
why-no_kodora = { $card } has no Kodora to bet with.
why-yellow_taken = Kodora doesn’t fit on { $card }: { $kind } is in the yellow slot.
why-too_little_to_trade = 1 VP costs { $needed } power. You have { $power }.
why-power_fits = You have { $power } power and may keep { $limit }: no need to discard.
why-too_much_power = You may keep { $limit } power and have { $power }: trade or discard.
why-leader_must_play = You lead, so play a set. Only followers may pass.
why-not_unused = You have no { $kind } to slide in.
why-slot_taken = { $kind } is already in the { $gem ->
    [red] red
    [blue] blue
    [yellow] yellow
   *[green] green
} slot of { $card }. A sleeve holds one of each colour.
why-one_on_one = Slide in one advancement at a time. You’ve already picked { $kind }.
why-not_this_turn = You can only take back what you slid in this turn.
why-no_cards = Pick at least one card to play.
why-no_ability = { $card } has no ability to activate.
why-bet_only_before = Kodora on { $card } can’t be activated now: bet before the first trick.
why-too_little_power = That costs { $needed } power. You have { $power }.
why-form_alone = An activated Ascended Form is played alone.
why-only_form = Only another Ascended Form beats this one.
why-wild_needs_card = A wild card needs at least one card with a value of its own beside it.
why-values_differ = All cards of a set need the same value. Yours are { $values }.
why-wrong_count = You need { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
} in this trick. Your set counts as { $count }.
why-too_low = You need { $bound } or higher (yours is { $value }).
why-too_high = You need { $bound } or lower (yours is { $value }).
why-equal_forbidden = With two players, equal isn’t enough: { $value } is there already.

# tooltips
card-bare = { $card }: worth { $value }, empty sleeve.
card-line = { $card }: worth { $value }{ $sum ->
    [none] {""}
   *[other] {" "}= { $sum }
}. In the sleeve: { $kinds }.
card-aura = aura { $value }
ability-line = { $kind }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } power)
}.
kind-item = { $kind } ({ $slot }): { $modifier } to the card’s value.
kind-aura = { $kind } ({ $slot }): the card’s base value becomes { $value }.
kind-ability = { $kind } ({ $slot }{ $cost ->
    [0] {""}
   *[other] ; { $cost } power
}).
screen-own = { $name ->
    [you] Behind your screen: { $advancements } and { $power }.
   *[other] Behind { $name }’s screen: { $advancements } and { $power }.
}
screen-other = { $name ->
    [you] Behind your screen: { $advancements }. Kinds and power are secret.
   *[other] Behind { $name }’s screen: { $advancements }. Kinds and power are secret.
}
screen-fresh = { $count ->
    [one] { $count } slid into a sleeve and not shown yet.
   *[other] { $count } slid into sleeves and not shown yet.
}
vp-line = { $name ->
    [you] You have { $vp } VP (goal: { $goal }).
   *[other] { $name } has { $vp } VP (goal: { $goal }).
}
vp-staked = { $vp } VP at stake.
vp-reached = Going out first now wins the game!
seat-cards = { $count ->
    [0] No cards in hand.
    [one] { $count } card in hand.
   *[other] { $count } cards in hand.
}
power-own = { $name ->
    [you] Your power: { $count }.
   *[other] { $name }’s power: { $count }.
} It pays for abilities. Trade { $trade } for 1 VP on your turn, keep at most { $limit }.
power-other = { $name ->
    [you] Your power is behind your screen.
   *[other] { $name }’s power is behind the screen.
}
bag-line = The bag: { $count ->
    [one] { $count } advancement left to draw.
   *[other] { $count } advancements left to draw.
}
trick-empty = { $name ->
    [you] New trick: you lead with any set of equal values.
   *[other] New trick: { $name } leads with any set of equal values.
}
trick-line = { $name ->
    [you] You are ahead with { $set }.
   *[other] { $name } is ahead with { $set }.
} To beat it: { $need }.
bet-line = { $name ->
    [you] You bet { $stake } VP with { $card }: go out first and you win { $stake } more, otherwise they’re lost.
   *[other] { $name } bets { $stake } VP with { $card }: going out first wins { $stake } more, otherwise they’re lost.
}
goal-line = Have { $vp } VP, then go out first in a round to win.
did-played = played
did-passed = passed
did-skipped = skipped

# the result
place = { $place ->
    [0] –
   *[other] { $place }
}
score-vp = Victory points
score-staked = Lost in open bets
score-place = Place in the last round
score-cards = Cards left
score-power = Power left
score-unused = Unused advancements
ending-goal = { $name ->
    [you] You went out first in round { $round } with { $vp } VP.
   *[other] { $name } went out first in round { $round } with { $vp } VP.
}
ending-bet = { $name ->
    [you] You went out first in round { $round } and reached { $vp } VP with Kodora.
   *[other] { $name } went out first in round { $round } and reached { $vp } VP with Kodora.
}
ending-most = { $name ->
    [you] You went out first in round { $rounds } and have the most VP: { $vp }.
   *[other] { $name } went out first in round { $rounds } and has the most VP: { $vp }.
}
ending-sudden = { $name ->
    [you] You went out first in sudden death.
   *[other] { $name } went out first in sudden death.
}

# options
option-goal = Goal
option-goal-value = { $value } VP
option-goal-about = Whoever has that many when a round begins, and goes out first in it, wins. After six rounds sudden death decides, whatever the goal.

# the few words on the table itself
caption-round = Round { $round } of { $rounds }
caption-sudden = Sudden death
caption-goal = With { $vp } VP, first out wins
caption-sudden_goal = First out wins
caption-new_trick = New trick
caption-any_set = Any set of equal values
caption-bets = Kodora bets
caption-leads = { $name ->
    [you] You lead
   *[other] { $name } leads
}
caption-ahead = { $name ->
    [you] You are ahead
   *[other] { $name } is ahead
}
caption-forms = Only Ascended Forms
caption-up = or higher
caption-down = or lower
caption-strict_up = only higher
caption-strict_down = only lower
caption-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
caption-rising = Higher wins
caption-falling = Lower wins
caption-deck = Deck
caption-rewards = Rewards
caption-bag = Bag
caption-sort = Sort
caption-thinking = thinking …
caption-passed = passed
caption-skipped = skipped
caption-aside = sits out
caption-winner = wins!
caption-wins = { $name ->
    [you] You win!
   *[other] { $name } wins!
}
caption-bets_now = may bet
caption-tip-cycle = Pick one of your sets of { $value } after another. Key: { $digit }
caption-tip-sort = Sort your hand by value, or with abilities and big sets first.
caption-tip-deck = Look through the deck: every card as you know it.
caption-tip-rewards = See what each place pays and what the abilities do.

# the sheets over the table
overlay-close = Close
overlay-round-title = Round { $round }
overlay-round-first = { $name ->
    [you] You went out first
   *[other] { $name } went out first
}
overlay-round-leads = leads the next round
overlay-round-leads_last = leads sudden death
overlay-round-vp = { $count ->
    [one] victory point
   *[other] victory points
}
overlay-round-won = won
overlay-round-lost = lost
overlay-round-goal = The goal is { $goal } VP: have them, then go out first to win.
overlay-round-there = { $count ->
    [1] { $names ->
        [you] You have reached the goal: go out first next round to win.
       *[other] { $names } has reached the goal, and wins by going out first next round.
    }
   *[other] At the goal: { $names }. Going out first next round wins.
}
overlay-round-last = Last place costs 1 VP, and can keep at most { $most }.
overlay-sudden-won = { $name ->
    [you] You went out first in round 6 and have the most VP: you win!
   *[other] { $name } went out first in round 6, has the most VP and wins!
}
overlay-sudden-title = Sudden death
overlay-sudden-most = { $first ->
    [you] You went out first in round 6.
   *[other] { $first } went out first in round 6.
} Most VP: { $names }. First out wins the game.
overlay-sudden-tied = { $first ->
    [you] You went out first in round 6.
   *[other] { $first } went out first in round 6.
} Just as many VP: { $names }. First out wins the game.
overlay-deck-title = The deck
overlay-deck-below = { $changed ->
    [0] { $count } cards, none of them changed yet
    [one] { $count } cards, one of them changed for good
   *[other] { $count } cards, { $changed } of them changed for good
}
overlay-deck-none = What goes into a sleeve stays there. Changed cards that you have seen will appear here.
overlay-deck-value = Value
overlay-deck-all = In the deck
overlay-deck-unseen = Unseen
overlay-deck-shown = Played
overlay-deck-hand = In your hand
overlay-deck-common = What all of you know. Where the cards are stays hidden while you look together.
overlay-deck-known = Each card as you last saw it. Rivals may have changed it since.
overlay-reward-title = Rewards and abilities
overlay-reward-below = What a round pays with { $seats } players, and what buddies and forms can do
overlay-reward-rewards = Rewards
overlay-reward-vp = VP
overlay-reward-power = Power
overlay-reward-advancements = Advancements
overlay-reward-star = * never below 0; after all trades at most { $most }
overlay-reward-win = Winning
overlay-reward-win_line = Go out first in a round with at least { $goal } VP, counted before its reward. Kodora bets you win count too.
overlay-reward-rounds = After round 6
overlay-reward-rounds_line = Whoever went out first wins if nobody has as many VP. Otherwise those with the most VP join that player in round 7, without bets: first out wins.
overlay-reward-power_line = On your turn, trade { $trade } power for 1 VP. You can keep at most { $limit }.
overlay-reward-abilities = Abilities
overlay-reward-unused = Play an ability without activating it, and you gain 1 power instead.
overlay-reward-free = { $stake } VP at stake

# celebrations
cheer-won-heading = Champion of the arena
cheer-won-line = { $names ->
    [you] You win the game!
   *[other] { $names }
}
cheer-round-heading = Round { $number } won
cheer-round-line = { $names ->
    [you] You went out first
   *[other] { $names } · out first
}
cheer-ascended-heading = Ascended Form
cheer-ascended-line = { $names ->
    [you] You win the trick
   *[other] { $names } · wins the trick
}

# the lesson
lesson-aim-say = Welcome! Get 10 victory points, then be the first to play all your cards.
lesson-aim-why = Every round pays points, and going out first pays the most. Once you have 10, going out first in a round wins the game on the spot.
lesson-lead-say = You lead. Play your two 1s as a set.
lesson-lead-why = Cards of the same value are a set, and the leader decides how many cards everybody has to play. Low cards hardly beat anything, so play them when you lead.
lesson-beat-say = Beat the pair: play your two 8s.
lesson-beat-why = You need just as many cards, of equal or higher value. { $first } played an equal pair: the Torn Fan takes 2 off the 3. Equal skips the next player, here { $second }.
lesson-pass_on-say = { $second } plays an Ascended Form, which beats any set. Pass.
lesson-pass_on-why = Only another Ascended Form could follow, and yours is worth more later. Passing isn’t final: in most tricks you can play again when it’s your turn.
lesson-form-say = A few sets later. Slide your Ascended Form into the 6, then press the button.
lesson-form-why = { $second } leads a pair, and you have none. Sliding something in is free, and it stays in that sleeve for the whole game, whoever holds the card later.
lesson-power-say = Play the 6 and activate its ability: pick the card and its symbol.
lesson-power-why = Activating an ability costs power, here 2 of your tokens. If you play it without activating it, you gain 1 power instead. Now or later, that’s the question.
lesson-last_card-say = You won the trick and led your 9. One card left: play it!
lesson-last_card-why = If nobody beats your set, you win the trick and lead the next one. Without cards you are out: you take the next place and get its reward at once.
lesson-reward-say = Out first: 5 points and an advancement. Now you have 6 points.
lesson-reward-why = Last place lost a point, but got the most power and advancements. On your turn you can trade 4 power for 1 point. All cards are dealt again, with everything in their sleeves.
lesson-item-say = { $second } plays a pair worth 5. Slide the Oak Buckler into your 4.
lesson-item-why = Items add to a card’s value: 4 plus 1 is 5. A sleeve holds one advancement of each gem colour.
lesson-pair-say = Now you have a pair worth 5. Play it!
lesson-pair-why = It’s equal, so { $first } is skipped, and { $second } can only pass: you win the trick and lead the next one. That’s two cards gone at once.
lesson-bet-say = Round three, and you have 8 points. Bet on yourself: slide your Kodora into the 1.
lesson-bet-why = A bet puts 2 points at stake. Go out first, and you keep them and win 2 more, which makes 10; otherwise they’re lost. You are rid of the 1 as well: it sits out the round.
lesson-aura-say = You lead again. Slide the Aura of 12 into your 3.
lesson-aura-why = An aura replaces the base value, then items are added: 12, plus 2, minus 2. Your worst card is now your best.
lesson-three-say = Play three cards worth 5: the 5, the 3 with the lance and your 4 with the buckler.
lesson-three-why = What you slid in last round helps you again now. Your rivals improved the 3: remember every sleeve you have seen.
lesson-win-say = Nobody could follow. Play your last card and win!
lesson-win-why = Out first: the Kodora bet brings 2 points, and 8 plus 2 is 10. Bets pay before the goal is checked, so you win.
lesson-end-say = You won, with 10 points in round three.
lesson-end-why = There’s more in the bag: Edge is a wild card, Burny counts twice, Charmy flips the order, Specter earns a point. With two players, equal sets aren’t allowed. Point at a symbol to read what it does.

# “the better move …”: what mistakes have in common
theme-trick = wins the trick
theme-out = goes out sooner
theme-victory = wins the game
theme-trade = trades power for VP
theme-skip = skips a rival
theme-power = gains power
theme-play = keeps a better set
theme-shed = gets rid of more cards
theme-low = gets rid of low cards

### reasons, as the search found them; $name does it, “you” or a name; $odds: “ (7 times in 10)” or nothing

# $set: the set led next, if $count is not 0
reason-trick =
    { $name ->
        [you] { $vp ->
            [0] You win { $first ->
                [yes] the first trick
               *[no] this trick
            }
           *[other] You win { $first ->
                [yes] the first trick
               *[no] this trick
            } and { $vp } VP
        }{ $odds }{ $count ->
            [0] {""}
           *[other] {" "}and can lead with { $set }
        }.
       *[other] { $vp ->
            [0] { $name } wins { $first ->
                [yes] the first trick
               *[no] this trick
            }
           *[other] { $name } wins { $first ->
                [yes] the first trick
               *[no] this trick
            } and { $vp } VP
        }{ $odds }{ $count ->
            [0] {""}
           *[other] {" "}and can lead with { $set }
        }.
    }
reason-trick-prevented =
    { $name ->
        [you] Otherwise you could win { $first ->
                [yes] the first trick
               *[no] this trick
            }{ $odds }.
       *[other] Otherwise { $name } could win { $first ->
                [yes] the first trick
               *[no] this trick
            }{ $odds }.
    }
reason-trick-risk =
    { $name ->
        [you] You may win { $first ->
                [yes] the first trick
               *[no] this trick
            }{ $odds }.
       *[other] { $name } may win { $first ->
                [yes] the first trick
               *[no] this trick
            }{ $odds }.
    }
reason-beaten-prevented =
    { $name ->
        [you] Otherwise you could beat it{ $odds }.
       *[other] Otherwise { $name } could beat it{ $odds }.
    }
reason-beaten-risk =
    { $name ->
        [you] You can beat it{ $odds }.
       *[other] { $name } can beat it{ $odds }.
    }
# $place: 1 to 3
reason-out =
    { $name ->
        [you] { $place ->
            [1] You can go out first{ $odds }.
            [2] You can go out second{ $odds }.
           *[3] You can go out third{ $odds }.
        }
       *[other] { $place ->
            [1] { $name } can go out first{ $odds }.
            [2] { $name } can go out second{ $odds }.
           *[3] { $name } can go out third{ $odds }.
        }
    }
reason-out-prevented =
    { $name ->
        [you] { $place ->
            [1] Otherwise you could go out first{ $odds }.
            [2] Otherwise you could go out second{ $odds }.
           *[3] Otherwise you could go out third{ $odds }.
        }
       *[other] { $place ->
            [1] Otherwise { $name } could go out first{ $odds }.
            [2] Otherwise { $name } could go out second{ $odds }.
           *[3] Otherwise { $name } could go out third{ $odds }.
        }
    }
reason-out-risk =
    { $name ->
        [you] { $place ->
            [1] You may go out first{ $odds }.
            [2] You may go out second{ $odds }.
           *[3] You may go out third{ $odds }.
        }
       *[other] { $place ->
            [1] { $name } may go out first{ $odds }.
            [2] { $name } may go out second{ $odds }.
           *[3] { $name } may go out third{ $odds }.
        }
    }
reason-victory =
    { $name ->
        [you] You can win the game this round{ $odds }.
       *[other] { $name } can win the game this round{ $odds }.
    }
reason-victory-prevented =
    { $name ->
        [you] Otherwise you could win the game this round{ $odds }.
       *[other] Otherwise { $name } could win the game this round{ $odds }.
    }
reason-victory-risk =
    { $name ->
        [you] You may win the game this round{ $odds }.
       *[other] { $name } may win the game this round{ $odds }.
    }
reason-trade =
    { $name ->
        [you] You can then trade power for a VP, which makes { $vp }.
       *[other] { $name } can then trade power for a VP, which makes { $vp }.
    }
# whose turn is skipped: $other
reason-skip =
    { $other ->
        [you] It skips your turn{ $odds }.
       *[other] It skips { $other }’s turn{ $odds }.
    }
reason-power =
    { $name ->
        [you] You gain { $power } by it.
       *[other] { $name } gains { $power } by it.
    }
# the set that comes next; $when: 0 in this turn, 1 and 2 in later turns; $led: whether it opens a trick
reason-play =
    { $name ->
        [you] { $when ->
            [0] You can then play { $set } at once.
           *[other] { $led ->
                [yes] You can lead with { $set } later{ $odds }.
               *[no] You can still play { $set } later{ $odds }.
            }
        }
       *[other] { $when ->
            [0] { $name } can then play { $set } at once.
           *[other] { $led ->
                [yes] { $name } can lead with { $set } later{ $odds }.
               *[no] { $name } can still play { $set } later{ $odds }.
            }
        }
    }
# cards played with this move and the next turns, and what is left then
reason-shed =
    { $name ->
        [you] In your next turns you get rid of { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }; { $left ->
            [0] none is left
            [one] { $left } is left
           *[other] { $left } are left
        }.
       *[other] In the next turns { $name } gets rid of { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }; { $left ->
            [0] none is left
            [one] { $left } is left
           *[other] { $left } are left
        }.
    }
# a hero of base value $low, which is hard to play
reason-low =
    { $name ->
        [you] It gets rid of a { $low }, which you could hardly play otherwise.
       *[other] It gets rid of a { $low }, which { $name } could hardly play otherwise.
    }

# what a seat did last, beside its name: few words, no full stop
deed-lead = { $name ->
    [you] you lead with { $set }
   *[other] leads with { $set }
}
deed-top = { $name ->
    [you] you top it with { $set }
   *[other] tops it with { $set }
}
deed-under = { $name ->
    [you] you undercut it with { $set }
   *[other] undercuts it with { $set }
}
deed-match = { $name ->
    [you] you match it with { $set }
   *[other] matches it with { $set }
}
deed-form = { $name ->
    [you] you play { $card } as an Ascended Form
   *[other] plays { $card } as an Ascended Form
}
deed-form_too = { $name ->
    [you] you top it with { $card }, also an Ascended Form
   *[other] tops it with { $card }, also an Ascended Form
}
deed-pass = { $name ->
    [you] you pass
   *[other] passes
}
deed-bet = { $name ->
    [you] you bet on going out first
   *[other] bets on going out first
}
deed-sleeve = { $name ->
    [you] you sleeve an advancement
   *[other] sleeves an advancement
}
deed-sleeve_own = { $name ->
    [you] you slide { $kind } into { $card }
   *[other] slides { $kind } into { $card }
}
deed-take_back = { $name ->
    [you] you take back an advancement
   *[other] takes back an advancement
}
deed-take_back_own = { $name ->
    [you] you take { $kind } back from { $card }
   *[other] takes { $kind } back from { $card }
}
deed-trade = { $name ->
    [you] you trade { $power } power
   *[other] trades { $power } power
}
deed-discard = { $name ->
    [you] you discard { $power } power
   *[other] discards { $power } power
}
deed-trick = { $name ->
    [you] you win the trick
   *[other] wins the trick
}
deed-victory = { $name ->
    [you] you win the game
   *[other] wins the game
}
deed-place = { $name ->
    [you] { $place ->
        [1] you go out first
        [2] you go out second
        [3] you go out third
        [4] you go out fourth
        [last] you come last
       *[other] you go out fifth
    }{ $bet ->
        [won] {" "}and win your bet
        [lost] {" "}and lose your bet
       *[none] {""}
    }
   *[other] { $place ->
        [1] goes out first
        [2] goes out second
        [3] goes out third
        [4] goes out fourth
        [last] comes last
       *[other] goes out fifth
    }{ $bet ->
        [won] {" "}and wins the bet
        [lost] {" "}and loses the bet
       *[none] {""}
    }
}
deed-stake = { $vp } VP at stake
deed-falling = lower beats higher
deed-rising = higher beats lower
deed-one_left = one card left
deed-fell_back = back to { $vp } VP
deed-skip = { $name ->
    [you] you are skipped
   *[other] { $name } is skipped
}

# beside the seats
seat-ahead = Ahead: { $count } × { $value }
seat-ahead_form = Ahead: Form
seat-next = Next after you
seat-left = { $count ->
    [0] No cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
seat-vp = VP

# what has to be beaten, and the place for one's own set
stage-beat = To beat
stage-lead = { $name ->
    [you] You lead
   *[other] { $name } leads
}
stage-up = { $value } or higher
stage-down = { $value } or lower
stage-strict_up = higher than { $value }
stage-strict_down = lower than { $value }
stage-place = { $count ->
    [1] Your card
   *[other] Your set
}
stage-any = Any cards of equal value
stage-tie = { $value }: tie
stage-tie_skips = { $value }: tie, { $name ->
    [you] skips you
   *[other] skips { $name }
}
stage-beaten = { $way ->
    [falling] { $value } or lower beats it
   *[rising] { $value } or higher beats it
}
stage-leads = Leads the trick
stage-beats = { $form ->
    [yes] beats the Form
   *[no] beats { $count } × { $value }
}
stage-ties = Tie
stage-skips = Tie: { $name ->
    [you] you are skipped
   *[other] { $name } is skipped
}

# above the cards of the hand: what sleeving would make of them
chip-beats = { $value }: beats it
chip-ties = { $value }: tie
chip-skips = { $value }: skips { $name ->
    [you] you
   *[other] { $name }
}
chip-form = Form: beats it

# the prompt
prompt-betting = Do you bet on going out first?
prompt-betting_more = Do you bet once more?
prompt-too_much = Trade { $power } power for 1 VP, or discard down to { $limit }.
prompt-may_trade = Trade { $power } power for 1 VP, or keep it.
prompt-lead = Lead with any cards of equal value.
prompt-follow = Play { $need }, or pass.
prompt-sheet = Pick the card that gets { $kind }.
prompt-cards = { $count ->
    [one] { $count } card picked.
   *[other] { $count } cards picked.
}
prompt-cards-of = { $count } of { $needed } cards picked.
prompt-others-follow = To beat: { $need }.
prompt-others-lead = A new trick: any cards of equal value.
prompt-others-betting = Kodora bets before the round.
prompt-others-ending = Much power: trade some, or keep it.

# the rail: kinds of actions, what they would do, why they can't be done
rail-play = Play a set
rail-sleeve = Sleeve
rail-trade = Trade power
rail-pass = Pass
rail-back = Take back
rail-bet = Bet
rail-ready = No bet
rail-keep = Keep power
rail-discard = Discard power
rail-play-lead = Any cards of equal value
rail-play-values = Possible: { $values }
rail-play-many = { $count ->
    [one] { $count } set would do
   *[other] { $count } sets would do
}
rail-play-set = Play { $cards }
rail-play-form = { $card } as Ascended Form
rail-play-leads = Leads with { $count } × { $value }
rail-play-beats = Beats { $name ->
    [you] your own { $set }
   *[other] { $name }: { $set }
}
rail-play-ties = Ties with { $name ->
    [you] yourself
   *[other] { $name }
}
rail-play-skips = Ties with { $name ->
    [you] yourself
   *[other] { $name }
}, { $skipped ->
    [you] you are skipped
   *[other] { $skipped } is skipped
}
rail-play-power = ({ $sign }{ $power } power)
rail-sleeve-ready = { $count ->
    [one] { $count } advancement ready
   *[other] { $count } advancements ready
}
rail-sleeve-on = { $kind } on your { $value }
rail-sleeve-makes = { $kind } on your { $value } makes { $then }
rail-back-note = What you slid in this turn
rail-back-from = { $kind } from your { $value }
rail-trade-note = { $power } power for 1 VP, you have { $have }
rail-pass-later = You can still play later
rail-pass-ends = { $name ->
    [you] You win the trick
   *[other] { $name } wins the trick
}
rail-bet-note = { $stake } VP at stake: first out wins { $stake } more
rail-bet-card = Bet on { $card }
rail-ready-note = { $bets ->
    [0] Start without a bet
    [one] { $bets } bet made
   *[other] { $bets } bets made
}
rail-keep-note = You have { $have }, up to { $limit } is fine
rail-discard-note = You have { $have }, down to { $limit }
rail-off-picked = Not with what you picked
rail-off-lead = You lead, so play a set
rail-off-trade = Costs { $power } power, you have { $have }
rail-off-form = No Ascended Form you can pay for
rail-off-up = { $count ->
    [1] No { $value } or higher in your hand
   *[other] No set of { $count } cards, { $value } or higher
}
rail-off-strict_up = { $count ->
    [1] Nothing above { $value } in your hand
   *[other] No set of { $count } cards above { $value }
}
rail-off-down = { $count ->
    [1] No { $value } or lower in your hand
   *[other] No set of { $count } cards, { $value } or lower
}
rail-off-strict_down = { $count ->
    [1] Nothing below { $value } in your hand
   *[other] No set of { $count } cards below { $value }
}
rail-off-slots = No card has a free slot for them
rail-off-none = You have no advancements
rail-off-vp = Takes { $stake } VP, you have { $free } free
rail-off-kodora = You have no Kodora to bet with
rail-off-keep = You have { $have }, at most { $limit } stay
rail-off-discard = Up to { $limit } is fine

# challenges and achievements
challenge-warm_up = Dress Rehearsal
challenge-warm_up-note = A short match against a beginner: out of the dressing room, into the limelight.
challenge-lone_hero = One Last Card
challenge-lone_hero-note = Every show needs a finale. Yours is a single card.
challenge-no_gambling = House Rules
challenge-no_gambling-note = The Kodoras stay in the stable: win without the betting slip.
challenge-high_roller = High Roller
challenge-high_roller-note = You believe in yourself. Now put points on it.
challenge-trickster = Trickster
challenge-trickster-note = Two knights want the same tricks as you. Take them first.
challenge-plain_clothes = Plain Clothes
challenge-plain_clothes-note = Leave most of the wardrobe in the wardrobe: heroes come as they are.
challenge-master_tailor = Master Tailor
challenge-master_tailor-note = Nothing off the peg: sew, pin and pad until your hero fits.
challenge-three_alike = Triple Act
challenge-three_alike-note = Four at the table. Answer the soloists with a chorus.
challenge-ascension = Higher Calling
challenge-ascension-note = Some heroes outgrow their cards. Let one of yours ascend.
challenge-merchant = Currency Exchange
challenge-merchant-note = Power is good, points are better: mind the rate.
challenge-rush_hour = Rush Hour
challenge-rush_hour-note = Six heroes, one door. Mind your elbows.
challenge-marathon = Marathon
challenge-marathon-note = Fourteen points are a long way: pace yourself, then sprint.
goal-abilities-most = { $number ->
    [0] activate no ability
   *[other] activate { $number } abilities at most
}
goal-bet_vp-least = win { $number } VP with bets
goal-bets-least = { $number ->
    [1] make a bet
   *[other] make { $number } bets
}
goal-bets-most = { $number ->
    [0] bet nothing
   *[other] { $number } bets at most
}
goal-firsts-least = { $number ->
    [1] go out first in a round
   *[other] go out first in { $number } rounds
}
goal-forms-least = { $number ->
    [1] play an Ascended Form
   *[other] play { $number } Ascended Forms
}
goal-highest-least = play a set of value { $number } or more
goal-largest-least = play a set of { $number } cards
goal-lasts-most = { $number ->
    [0] never come last in a round
    [1] come last at most once
   *[other] come last at most { $number } times
}
goal-lone-least = go out first with a single card
goal-margin-least = { $number } VP ahead of everybody
goal-passes-most = pass { $number } times at most
goal-rounds-most = { $number ->
    [1] in a single round
   *[other] by round { $number }
}
goal-sleeved-least = sleeve { $number } advancements
goal-sleeved-most = { $number ->
    [0] sleeve nothing
   *[other] sleeve { $number } advancements at most
}
goal-traded-least = { $number ->
    [1] trade power for VP once
   *[other] trade power for VP { $number } times
}
goal-tricks-least = win { $number } tricks
achievement-solo_finish = Solo Finish
achievement-clean_sheet = Never the Bottom Step
achievement-jackpot = Jackpot
achievement-naked_truth = Come as You Are
achievement-fashion_week = Fashion Week
achievement-big_number = Off the Scale
achievement-choir = Four-Part Harmony
achievement-ascended = Twice Enlightened
achievement-sweep = Trick Collector
achievement-no_power = Honest Work
achievement-podium = Hat-Trick
