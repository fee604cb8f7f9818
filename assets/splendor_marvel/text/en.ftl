title = Splendor: Marvel
blurb = Collect the Infinity stones, recruit heroes and villains, and be the first to claim the Gauntlet.

## Chips. The numbers are the kinds: 0 to 4 the stones that pay, 5 S.H.I.E.L.D., 6 Time.

# one kind of chip, alone or after a number: “2 Mind”
chip-0 = Mind
chip-1 = Power
chip-2 = Space
chip-3 = Reality
chip-4 = Soul
chip-5 = S.H.I.E.L.D.
chip-6 = Time

# one letter for each kind, in their order: it stands on the chips
letters = MPSRLHT

# a single chip, as the object of “return”
stone-0 = Mind stone
stone-1 = Power stone
stone-2 = Space stone
stone-3 = Reality stone
stone-4 = Soul stone
stone-5 = S.H.I.E.L.D. chip
stone-6 = Time stone

# several chips of a kind
stones-0 = Mind stones
stones-1 = Power stones
stones-2 = Space stones
stones-3 = Reality stones
stones-4 = Soul stones
stones-5 = S.H.I.E.L.D. chips
stones-6 = Time stones

# so many of a kind of chip, or of bonuses; texts below list them as $chips, $cost, $missing and the like
count = { $count } { $chip }

# two stones of a colour, taken in one turn
pair = 2 { $stones }

## The log. $name is “you” for the one person at the screen.

event-deal =
    { $name ->
        [you] You go first.
       *[other] { $name } goes first.
    }
event-take =
    { $name ->
        [you] You take { $chips }.
       *[other] { $name } takes { $chips }.
    }
# a card that lay face up
event-reserve =
    { $name ->
        [you] You reserve
       *[other] { $name } reserves
    } { $card } { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (no S.H.I.E.L.D. chip left).
    }
# the top card of a deck, which only its owner sees
event-reserve_top =
    { $name ->
        [you] You reserve
       *[other] { $name } reserves
    } a level { $level } card face down { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (no S.H.I.E.L.D. chip left).
    }
# the same, told to its owner
event-reserve_own =
    { $name ->
        [you] You reserve
       *[other] { $name } reserves
    } { $card } face down { $shield ->
        [yes] (+1 S.H.I.E.L.D.).
       *[no] (no S.H.I.E.L.D. chip left).
    }
# $paid chips were paid; $points the card brings; with the first level III card comes the Time stone
event-recruit =
    { $name ->
        [you] You recruit
       *[other] { $name } recruits
    } { $card } { $paid ->
        [0] for free
       *[other] for { $chips }
    }{ $points ->
        [0] {""}
        [one] {" "}(+1 point)
       *[other] {" "}(+{ $points } points)
    }{ $time ->
        [yes] {" "}and { $name ->
            [you] get
           *[other] gets
        } the Time stone.
       *[no] .
    }
event-return =
    { $name ->
        [you] You return a { $stone }.
       *[other] { $name } returns a { $stone }.
    }
# $points: all the points of the seat now
event-location =
    { $name ->
        [you] You acquire { $location } (+3 points, now { $points }).
       *[other] { $name } acquires { $location } (+3 points, now { $points }).
    }
event-avengers_first =
    { $name ->
        [you] You take the Avengers tile (+3 points, now { $points }).
       *[other] { $name } takes the Avengers tile (+3 points, now { $points }).
    }
# $points: what the taker has now; $rest: what is left to the other
event-avengers_from =
    { $name ->
        [you] You take the Avengers tile from { $other } (+3 points, now { $points } to { $rest }).
       *[other] { $other ->
            [you] { $name } takes the Avengers tile from you (+3 points, now { $points } to { $rest }).
           *[other] { $name } takes the Avengers tile from { $other } (+3 points, now { $points } to { $rest }).
        }
    }
event-gauntlet =
    { $name ->
        [you] You meet all the conditions and claim the Infinity Gauntlet!
       *[other] { $name } meets all the conditions and claims the Infinity Gauntlet!
    }
event-gauntlet_lost =
    { $name ->
        [you] You no longer meet the conditions and lose the Infinity Gauntlet.
       *[other] { $name } no longer meets the conditions and loses the Infinity Gauntlet.
    }
event-gauntlet_passes =
    { $name ->
        [you] You take the Infinity Gauntlet from { $other }.
       *[other] { $other ->
            [you] { $name } takes the Infinity Gauntlet from you.
           *[other] { $name } takes the Infinity Gauntlet from { $other }.
        }
    }
event-pass =
    { $name ->
        [you] You can’t do anything, so you pass.
       *[other] { $name } can’t do anything and passes.
    }

# added to a line of the log
event-last_round = Play goes on to the end of the round.
event-over-at_once = No one else can claim the Gauntlet this round.
event-over-last = That was the last turn of the round.
event-over-played_out = The round is complete.
event-over-stuck = No one can do anything any more.

## Buttons

button-take = Take { $chips }
button-reserve =
    Reserve { $card }{ $shield ->
        [yes] {" "}(+1 S.H.I.E.L.D.)
       *[no] {""}
    }
button-reserve_top =
    Reserve from deck { $level }{ $shield ->
        [yes] {" "}(+1 S.H.I.E.L.D.)
       *[no] {""}
    }
button-recruit =
    Recruit { $card } { $paid ->
        [0] for free
       *[other] for { $chips }
    }
button-return = Return a { $stone }
button-choose = Acquire { $location }
button-pass = Pass
button-table = Continue

## What there is to do

status-main =
    { $name ->
        [you] Your turn: take stones, reserve or recruit
       *[other] { $name }’s turn: take stones, reserve or recruit
    }
status-returning =
    { $count ->
        [one] { $name ->
            [you] Return 1 chip (you can keep { $limit })
           *[other] { $name }: return 1 chip (limit { $limit })
        }
       *[other] { $name ->
            [you] Return { $count } chips (you can keep { $limit })
           *[other] { $name }: return { $count } chips (limit { $limit })
        }
    }
status-choosing =
    { $name ->
        [you] Choose a location
       *[other] { $name }: choose a location
    }
status-last_round =
    { $name ->
        [you] Your last turn: { $holder } has the Gauntlet
       *[other] { $name }’s last turn: { $holder ->
            [you] you have the Gauntlet
           *[other] { $holder } has the Gauntlet
        }
    }
status-table = Setting up …
status-over = The match is over


## Why something can’t be done now

why-match_over = The match is over.
why-not_an_action = There is no such move in this game.
why-table_step = One moment: the table is being set.
why-return_first = You have { $held } chips. Return some first: you can keep { $limit }.
why-choose_first = First choose one of the locations you can acquire.
why-nothing_to_return = You only return chips at the end of your turn, and only if you have more than { $limit }.
why-no_such_chip = You have no { $stones } to return.
why-time_stays = You always keep the Time stone.
why-special_chip =
    { $colour ->
        [5] You get a S.H.I.E.L.D. chip by reserving a character.
       *[6] You get the Time stone with your first level III character.
    }
why-colour_empty = There are no { $stones } left.
why-take_more =
    { $needed ->
        [1] Take the one stone that is left.
       *[other] { $picked } of { $needed } stones picked. Pick another colour.
    }
why-take_at_most_three = You can take at most three stones.
why-two_of_one_colour_only = If you take two { $stones }, you can’t take anything else.
why-pair_needs_four =
    { $left ->
        [one] You can take two { $stones } only while { $needed } are left; there is 1.
       *[other] You can take two { $stones } only while { $needed } are left; there are { $left }.
    }
why-hand_full = You already have { $limit } reserved cards. Recruit one of them first.
why-place_empty = There is no card left here.
why-deck_empty = The level { $level } deck is empty.
# $shields S.H.I.E.L.D. chips don’t suffice; $short are still missing with them
why-too_dear =
    { $shields ->
        [0] You still need { $missing } for { $card }.
        [one] You still need { $missing } for { $card }; with your S.H.I.E.L.D. chip you are { $short } short.
       *[other] You still need { $missing } for { $card }; with your { $shields } S.H.I.E.L.D. chips you are { $short } short.
    }
why-wrong_payment = You can’t pay for { $card } like that.
why-nothing_to_choose = Locations come to you at the end of your turn. There is nothing to choose now.
why-location_out_of_reach = To acquire { $location } you still need these bonuses: { $missing }.
why-may_not_pass = You can pass only if you can’t do anything else.

## Tooltips

card-line =
    { $name }, level { $level }. Bonus: { $bonus }. { $points ->
        [0] {""}
        [one] 1 point.{" "}
       *[other] { $points } points.{" "}
    }{ $symbols ->
        [0] {""}
        [one] 1 Avengers symbol.{" "}
       *[other] { $symbols } Avengers symbols.{" "}
    }Costs { $cost }.
# what the person pays after bonuses
card-due =
    { $total ->
        [0] Free for you.
       *[other] You pay { $due }.
    }
card-missing = You still need { $missing }.
location-line = { $name }: 3 points if you have bonuses of { $demand }.
chip-stock =
    { $count ->
        [0] { $chip }: none left.
       *[other] { $chip }: { $count } left.
    }
chip-own =
    { $chip }: { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }{ $bonus ->
        [0] .
        [one] , 1 bonus.
       *[other] , { $bonus } bonuses.
    }
seat-line =
    { $name ->
        [you] You
       *[other] { $name }
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $symbols ->
        [one] 1 Avengers symbol.
       *[other] { $symbols } Avengers symbols.
    } { $held ->
        [0] No chips.
       *[other] Chips: { $chips }.
    } { $earned ->
        [0] No bonuses.
       *[other] Bonuses: { $bonuses }.
    }{ $reserved ->
        [0] {""}
        [one] {" "}1 reserved card.
       *[other] {" "}{ $reserved } reserved cards.
    }
deck-line =
    { $count ->
        [0] Level { $level }: the deck is empty.
        [one] Level { $level }: 1 card left in the deck.
       *[other] Level { $level }: { $count } cards left in the deck.
    }
hidden-line = A reserved level { $level } card. Only its owner knows which.
avengers-line = Avengers tile: 3 points for whoever has the most Avengers symbols, at least 3.
avengers-held =
    { $name ->
        [you] You have it with { $symbols }.
       *[other] { $name } has it with { $symbols }.
    }
gauntlet-line = Infinity Gauntlet: claim it with { $points } points, a bonus of each colour and the Time stone.

## The result

score-characters = Characters
score-locations = Locations
score-avengers = Avengers tile
score-total = Points
score-colours = Bonus colours
score-time = Time stone
score-gauntlet = Gauntlet conditions met
score-recruited = Characters recruited
yes = yes
no = no

# $name won, or $names share the victory
ending-at_once =
    { $name ->
        [you] You win: no one else can claim the Gauntlet this round.
       *[other] { $name } wins: no one else can claim the Gauntlet this round.
    }
ending-last =
    { $name ->
        [you] You claim the Gauntlet on the last turn of the round and win.
       *[other] { $name } claims the Gauntlet on the last turn of the round and wins.
    }
ending-played_out = The round is complete.
ending-alone =
    { $name ->
        [you] You win: no one else can claim the Gauntlet.
       *[other] { $name } wins: no one else can claim the Gauntlet.
    }
ending-points =
    { $name ->
        [you] You win with the most points of all who can claim the Gauntlet.
       *[other] { $name } wins with the most points of all who can claim the Gauntlet.
    }
ending-avengers =
    { $name ->
        [you] You win the tie with the Avengers tile.
       *[other] { $name } wins the tie with the Avengers tile.
    }
ending-fewest =
    { $name ->
        [you] You win the tie with fewer characters.
       *[other] { $name } wins the tie with fewer characters.
    }
ending-shared = A shared victory, tied on everything: { $names }.
ending-stuck =
    { $name ->
        [you] No one could do anything any more. You are ahead and win.
       *[other] No one could do anything any more. { $name } is ahead and wins.
    }
ending-stuck_shared = No one could do anything any more. A shared victory: { $names }.

## Options of a new game

option-start = First player
option-start-random = Random
option-start-seat = Seat { $value }
option-play_out = Always finish the round
option-play_out-True = On
option-play_out-False = Off
option-play_out-about = The last round is played to its end even if no one can catch up any more, so everyone has had the same number of turns.
option-target = Points to win
option-target-value = { $value } points
option-target-about = What the Gauntlet needs, besides a bonus of each colour and the Time stone.

## Celebrations

cheer-won-heading = The universe is saved!
cheer-won-line = { $names }
cheer-gauntlet-heading = The Infinity Gauntlet
cheer-gauntlet-line = { $names } · last round
cheer-avengers-heading = Avengers, assemble!
cheer-avengers-line = { $names } · 3 points
cheer-location-heading = Location acquired
cheer-location-line = { $names } · 3 points

## The lesson. $first is the rival.

lesson-aim-say = Welcome! Be the first to claim the Infinity Gauntlet.
lesson-aim-why = You need three things at once: 16 points, a character of each of the five colours, and the green Time stone. Everything you do leads there.

lesson-three-say = Take one Mind, one Power and one Space stone, then confirm.
lesson-three-why = Stones pay for characters. Three different colours are the most you can take in a turn, and they keep many characters within reach.

lesson-pair-say = Now take two Reality stones: pick the same stack twice.
lesson-pair-why = Rocket costs one Mind and two Reality. A pair is only two stones, but the right two. You can take a pair while at least four of that colour are left.

lesson-recruit-say = You can afford Rocket. Recruit him!
lesson-recruit-why = The price is on the card, and the stones you pay go back to the stock. What Rocket gives you is yours to the end.

lesson-bonus-say = Rocket is yours and gives you a bonus: one Mind.
lesson-bonus-why = From now on every character costs you one Mind less, every time. You spend a stone once, a bonus never: cheap characters early make the expensive ones affordable.

lesson-reserve-say = Reserve Wong: pick his card and press “Reserve”.
lesson-reserve-why = You want him next. Now no one can take him from you, and you get a grey S.H.I.E.L.D. chip. You can hold up to three reserved cards.

lesson-shield-say = One turn later: recruit Wong from your hand.
lesson-shield-why = Your bonus pays the Mind. You are one Soul short: the grey S.H.I.E.L.D. chip stands in for it, as it does for any colour.

lesson-too_many-say = A few turns later, you are saving up. Take Mind, Reality and Soul again.
lesson-too_many-why = You want Ronan, who costs five Mind; your bonus leaves four. You already have eight stones, so this makes eleven: one too many.

lesson-limit-say = Return one Soul stone.
lesson-limit-why = At the end of a turn you can keep ten chips, grey and green ones included. Keep what you need next: four Mind. So don’t hoard, recruit in time.

lesson-points-say = You have four Mind: recruit Ronan.
lesson-points-why = He is level II and worth 2 points, the number in the corner. Level I builds your bonuses, levels II and III bring most of the 16 points you need.

lesson-avengers-say = Many turns later, { $first } has the Avengers tile. Recruit Ms. Marvel: she is free for you!
lesson-avengers-why = Your bonuses cover her whole price. Her Avengers symbol is your fourth, and { $first } has three: with more symbols than the holder, you take the tile and its 3 points.

lesson-location-say = Asgard wants three bonuses each of Mind, Power and Soul. Recruit Carnage for your third Power.
lesson-location-why = You acquire a location automatically at the end of your turn: 3 points. Only bonuses count, not stones. Look at the locations before you build.

lesson-time-say = { $first } has taken the Avengers tile back. Recruit Black Widow, your first level III character.
lesson-time-why = Your first level III character brings the Time stone, and no one wins without it. Her two Avengers symbols also win the tile back: a swing of six points.

lesson-gauntlet-say = 15 points, all five colours, the Time stone: recruit Crossbones with your grey chip!
lesson-gauntlet-why = His 2 points make 17. You meet all three conditions and take the Gauntlet. If { $first } could still do so this round, play would go on to its end. It’s too late for that: you win at once.

lesson-end-say = The Gauntlet is yours: 17 points, and { $first } can’t catch up.
lesson-end-why = Bonuses first, then points. Collect all five colours, look at the locations, keep an eye on the Avengers. With three or four players there are more stones, and a location for each player.

# “the better move …”: what mistakes have in common
theme-recruit = recruits a character sooner
theme-time = gains the Time stone
theme-location = acquires a location
theme-avengers = takes the Avengers tile
theme-gauntlet = claims the Gauntlet
theme-reserve = reserves a character
theme-save = saves up for a character

### reasons, as the search found them; $name does it, “you” or a name; $odds: “ (7 times in 10)” or nothing

# $when: 0 with this move, 1 next turn, 2 in two turns; $extra: what is best about it
reason-recruit =
    { $when ->
        [0] { $extra ->
            [points] { $name ->
                [you] You score { $points } points right away.
               *[other] { $name } scores { $points } points right away.
            }
            [colour] { $card } brings a first { $stone } bonus: { $colours } of 5 colours.
            [location] { $card } is bonus number { $nth } for { $stone }: { $location } then needs only { $missing } more.
           *[bonus] { $nth ->
                [1] { $card } brings a first { $stone } bonus, which makes other characters cheaper.
               *[other] { $card } brings a { $stone } bonus, { $nth } in all, which makes other characters cheaper.
            }
        }
       *[1] { $when ->
            [1] Next turn
           *[2] In two turns
        } { $name ->
            [you] you can recruit
           *[other] { $name } can recruit
        } { $card } { $paid ->
            [0] for free
            [1] for just 1 stone
           *[other] for { $paid } stones
        }{ $odds }{ $extra ->
            [points] , worth { $points } points
            [colour] , a first { $stone } bonus
            [location] ; { $location } then needs { $missing ->
                [1] only 1 more bonus
               *[other] { $missing } more bonuses
            }
           *[bonus] {""}
        }.
    }
reason-recruit-prevented =
    { $name ->
        [you] Otherwise you could recruit { $card } next{ $odds }.
       *[other] Otherwise { $name } could recruit { $card } next{ $odds }.
    }
reason-recruit-risk =
    { $name ->
        [you] You may recruit { $card } next{ $odds }.
       *[other] { $name } may recruit { $card } next{ $odds }.
    }
reason-time =
    { $when ->
        [0] It brings { $name ->
            [you] you
           *[other] { $name }
        } the Time stone.
        [1] { $card } brings { $name ->
            [you] you
           *[other] { $name }
        } the Time stone next turn{ $odds }.
       *[2] { $card } brings { $name ->
            [you] you
           *[other] { $name }
        } the Time stone in two turns{ $odds }.
    }
reason-location =
    { $when ->
        [0] { $name ->
            [you] It earns you { $location }: 3 points.
           *[other] It earns { $name } { $location }: 3 points.
        }
       *[1] { $when ->
            [1] Next turn
           *[2] In two turns
        } { $name ->
            [you] you can acquire
           *[other] { $name } can acquire
        } { $location }{ $odds }.
    }
reason-location-prevented =
    { $name ->
        [you] Otherwise you could acquire { $location } next{ $odds }.
       *[other] Otherwise { $name } could acquire { $location } next{ $odds }.
    }
reason-location-risk =
    { $name ->
        [you] You may acquire { $location } next{ $odds }.
       *[other] { $name } may acquire { $location } next{ $odds }.
    }
# $other: who has the tile now; “none”: nobody
reason-avengers =
    { $when ->
        [0] { $other ->
            [none] It earns { $name ->
                [you] you
               *[other] { $name }
            } the Avengers tile: 3 points.
           *[other] It takes the Avengers tile from { $other ->
                [you] you
               *[other] { $other }
            }.
        }
       *[1] { $when ->
            [1] Next turn
           *[2] In two turns
        } { $name ->
            [you] you can take
           *[other] { $name } can take
        } the Avengers tile{ $odds }.
    }
reason-avengers-prevented =
    { $name ->
        [you] Otherwise you could take the Avengers tile next{ $odds }.
       *[other] Otherwise { $name } could take the Avengers tile next{ $odds }.
    }
reason-avengers-risk =
    { $name ->
        [you] You may take the Avengers tile next{ $odds }.
       *[other] { $name } may take the Avengers tile next{ $odds }.
    }
reason-gauntlet =
    { $when ->
        [1] Next turn
       *[2] In two turns
    } { $name ->
        [you] you can claim
       *[other] { $name } can claim
    } the Gauntlet{ $odds }.
reason-gauntlet-prevented =
    { $name ->
        [you] Otherwise you could claim the Gauntlet next{ $odds }.
       *[other] Otherwise { $name } could claim the Gauntlet next{ $odds }.
    }
reason-gauntlet-risk =
    { $name ->
        [you] You may claim the Gauntlet next{ $odds }.
       *[other] { $name } may claim the Gauntlet next{ $odds }.
    }
reason-reserve =
    { $name ->
        [you] Next turn you can reserve { $card }{ $odds }.
       *[other] Next turn { $name } can reserve { $card }{ $odds }.
    }
# stones for a character that is some turns away; $missing: stones that it then still needs
reason-save =
    { $missing ->
        [0] { $name ->
            [you] It saves up for { $card }: in three turns you can pay.
           *[other] It saves up for { $card }: in three turns { $name } can pay.
        }
        [1] It saves up for { $card }: after two more turns, 1 stone is missing.
       *[other] It saves up for { $card }: after two more turns, { $missing } stones are missing.
    }

## What a seat did last, beside its name: few words, no full stop
deed-take = { $name ->
    [you] you take { $chips }
   *[other] takes { $chips }
}
deed-reserve = { $name ->
    [you] you reserve { $card }
   *[other] reserves { $card }
}
deed-reserve_top = { $name ->
    [you] you reserve a level { $level } card
   *[other] reserves a level { $level } card
}
deed-recruit = { $name ->
    [you] you recruit { $card }
   *[other] recruits { $card }
}
deed-return = { $name ->
    [you] you return a { $stone }
   *[other] returns a { $stone }
}
deed-pass = { $name ->
    [you] you pass
   *[other] passes
}
deed-location = { $name ->
    [you] you acquire { $location }
   *[other] acquires { $location }
}
deed-avengers = { $name ->
    [you] you take the Avengers tile
   *[other] takes the Avengers tile
}
deed-avengers_from = { $name ->
    [you] you take the Avengers tile from { $other }
   *[other] { $other ->
        [you] takes the Avengers tile from you
       *[other] takes the Avengers tile from { $other }
    }
}
deed-gauntlet = { $name ->
    [you] you claim the Infinity Gauntlet
   *[other] claims the Infinity Gauntlet
}
deed-gauntlet_from = { $name ->
    [you] you take the Infinity Gauntlet from { $other }
   *[other] { $other ->
        [you] takes the Infinity Gauntlet from you
       *[other] takes the Infinity Gauntlet from { $other }
    }
}
deed-gauntlet_lost = { $name ->
    [you] you lose the Infinity Gauntlet
   *[other] loses the Infinity Gauntlet
}
deed-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}

## On the table itself, in a few words

# how many chips of a pile are picked at the moment
pile-picked = { $count } picked
# while stones are picked: this one goes with them
pile-pick = pick
pile-empty = none left
# when S.H.I.E.L.D. chips and the Time stone come
pile-shield = when you reserve
pile-time = with your first III
# below “7/10”
total-stones = stones
# below a player’s name
seat-stones = { $count } of { $most } stones
# below the Avengers tile and the Gauntlet: what you have of what they need
goal-avengers = { $count } of { $needed } symbols
goal-gauntlet = { $count } of { $needed } points
# on a card that the stones picked now will pay for
card-next-turn = next turn
# beside your reserved cards; after hand-lacks come stones and numbers
hand-count = Reserved: { $count } of { $most }
hand-lacks = { $card } lacks
hand-payable = You can pay for { $card }

## The prompt

turn-others = Meanwhile, have a look at the cards.
prompt-main = Take stones, reserve or recruit.
prompt-last = Last round: take stones, reserve or recruit.
prompt-stones-one = { $count } of { $needed } stones picked. Add { $names }.
prompt-stones-more = { $count } of { $needed } stones picked. Add { $more } other colours.
# $name: the stone that is picked and may be taken twice
prompt-stones-twin = { $count } of { $needed } stones picked. Add { $more } other colours, or a second { $name }.
prompt-stones-all =
    { $count ->
        [one] { $count } stone picked. Take it?
       *[other] { $count } stones picked. Take them?
    }
prompt-card-both = Recruit or reserve { $card }?
prompt-card-recruit = Recruit { $card }?
prompt-card-reserve = Reserve { $card }? You can’t pay for it yet.
prompt-deck = Reserve the top card of deck { $level }, unseen by the others?
prompt-returning = You hold { $held } stones. Return { $count } of them.
prompt-choosing = You have earned several locations. Choose one.

## The kinds of actions: a title, and what it would do or why it can’t be done

kind-take = Take stones
kind-take-note = 3 different or 2 alike
kind-take-more = { $count } of { $needed } picked
kind-take-soon = next turn: { $names }
kind-take-none = no stones left
# stones held afterwards
kind-held = then { $count } of { $most } stones
kind-over =
    { $count ->
        [one] { $count } too many: return one
       *[other] { $count } too many: return { $count }
    }
kind-other-picked = put back what you picked first
kind-reserve = Reserve
kind-reserve-card = Reserve { $card }
kind-reserve-top = Reserve from deck { $level }
kind-reserve-note =
    { $free ->
        [one] { $free } place left
       *[other] { $free } places left
    }
kind-reserve-shield = brings 1 S.H.I.E.L.D.
kind-reserve-over = brings 1 S.H.I.E.L.D.; return 1 stone
kind-reserve-bare = no S.H.I.E.L.D. left
kind-reserve-full = all 3 places are taken
kind-reserve-none = no cards left
kind-recruit = Recruit
kind-recruit-card = Recruit { $card }
# $names: two characters at most
kind-recruit-note =
    { $count ->
        [1] { $names }
        [2] { $names }
       *[other] you can pay for { $count } characters
    }
# $paid: chips paid, listed in $chips; $points the card brings
kind-recruit-exact =
    { $paid ->
        [0] free
       *[other] costs { $chips }
    }{ $points ->
        [0] {""}
        [one] {" "}· +1 point
       *[other] {" "}· +{ $points } points
    }
# the character that lacks least, and how many stones are missing
kind-recruit-short = { $card }: { $count } short
kind-recruit-none = no cards left
kind-return = Return a stone
kind-return-note =
    { $count ->
        [one] { $count } stone too many
       *[other] { $count } stones too many
    }
kind-choose = Acquire a location
kind-choose-note = one a turn
kind-pass = Pass
kind-pass-note = nothing else is possible
# of the other kinds, while a turn ends with one of the last three
kind-next-turn = again next turn

# challenges and achievements
challenge-first_steps = Rookie Season
challenge-first_steps-note = A squire is still reading the rules. Collect the universe before they finish.
challenge-no_shield = Off the Grid
challenge-no_shield-note = No badge, no helicarrier, no favours: beat your rival the civilian way.
challenge-assemble = Assemble!
challenge-assemble-note = Someone has to call the team together. Let it be you.
challenge-soul_searching = Soul Searching
challenge-soul_searching-note = The orange stone asks for patience. Answer with a crowd.
challenge-power_trip = Power Trip
challenge-power_trip-note = One purple stone is never enough. Nor are two.
challenge-sightseeing = Sightseeing
challenge-sightseeing-note = Between two battles there’s always time to visit a place of interest.
challenge-small_army = Ant Army
challenge-small_army-note = The big names are busy. Win with the many, not with the mighty.
challenge-heavy_hitters = Heavy Hitters
challenge-heavy_hitters-note = Why hire ten sidekicks when two titans will do?
challenge-last_in_line = Last in Line
challenge-last_in_line-note = Everybody else goes first. Be there before them all the same.
challenge-long_goodbye = The Long Goodbye
challenge-long_goodbye-note = Here the round is always played to its end, so make your last turn count.
challenge-free_lunch = Free Lunch
challenge-free_lunch-note = A champion says there’s no such thing. Let your bonuses pick up the bill.
challenge-full_house = Full House
challenge-full_house-note = Four at the table, one of them a champion, and only one Gauntlet.
goal-avengers-least = hold the Avengers tile at the end
goal-free-least = recruit { $number } characters for free
goal-great-least = { $number } level III characters or more
goal-great-most = { $number ->
    [0] no level III character
   *[other] { $number } level III characters at most
}
goal-heroes-least = { $number } characters or more
goal-locations-least = { $number ->
    [1] acquire a location
   *[other] acquire { $number } locations
}
goal-margin-least = { $number } points ahead of everybody
goal-mind-least = { $number } Mind bonuses
goal-points-least = { $number } points or more
goal-power-least = { $number } Power bonuses
goal-reserved-most = { $number ->
    [0] reserve nothing
   *[other] reserve { $number } times at most
}
goal-returned-most = { $number ->
    [0] return no chip
   *[other] return { $number } chips at most
}
goal-rounds-most = by round { $number }
goal-shields-most = { $number ->
    [0] pay with no S.H.I.E.L.D. chip
   *[other] pay with { $number } S.H.I.E.L.D. chips at most
}
goal-small-most = { $number } level I characters at most
goal-soul-least = { $number } Soul bonuses
goal-space-least = { $number } Space bonuses
goal-stones-least = { $number } stones left over
achievement-lightning = Lightning Strike
achievement-penny_free = The Tab’s on Me
achievement-no_agents = No Agents Needed
achievement-no_secrets = Nothing to Hide
achievement-titans_only = Titans’ Table
achievement-little_people = Little Big Heroes
achievement-grand_tour = Grand Tour
achievement-overtime = Above and Beyond
achievement-rainbow = Hand of Many Colours
achievement-deep_purse = Change to Spare
achievement-landslide = Snap!
