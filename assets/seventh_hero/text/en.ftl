caption-leads =
    { $name ->
        [you] you send
       *[other] sends this turn
    }
caption-holds =
    { $name ->
        [you] you have the wanderer
       *[other] has the wanderer
    }
caption-asked =
    { $name ->
        [you] you decide
       *[other] deciding
    }
caption-winner =
    { $name ->
        [you] you win!
       *[other] wins!
    }
caption-notes = Notes
caption-wins =
    { $name ->
        [you] You win!
       *[other] { $name } wins!
    }
caption-together = { $names } win!
caption-tip-hint =
    { $name ->
        [you] You showed the sender this card. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
       *[other] { $name } showed the sender this card. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
    }
caption-tip-hint-known =
    { $name ->
        [you] You showed the sender { $card }. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
       *[other] { $name } showed the sender { $card }. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
    }
caption-tip-notes = Shows or hides what you know about each number.

title = Seventh Hero
blurb = A hero wanders from door to door, face down. Take it in or pass it on? Six different heroes win, but a double costs you two.

hero-1 = Shield Maiden
hero-2 = Wyrmslayer
hero-3 = Chieftain
hero-4 = Outcast
hero-5 = Oracle
hero-6 = Tale Weaver
hero-7 = Forest Strider
the-1 = the Shield Maiden
the-2 = the Wyrmslayer
the-3 = the Chieftain
the-4 = the Outcast
the-5 = the Oracle
the-6 = the Tale Weaver
the-7 = the Forest Strider
whose-1 =
    { $name ->
        [you] your Shield Maiden
       *[other] { $name }’s Shield Maiden
    }
whose-2 =
    { $name ->
        [you] your Wyrmslayer
       *[other] { $name }’s Wyrmslayer
    }
whose-3 =
    { $name ->
        [you] your Chieftain
       *[other] { $name }’s Chieftain
    }
whose-4 =
    { $name ->
        [you] your Outcast
       *[other] { $name }’s Outcast
    }
whose-5 =
    { $name ->
        [you] your Oracle
       *[other] { $name }’s Oracle
    }
whose-6 =
    { $name ->
        [you] your Tale Weaver
       *[other] { $name }’s Tale Weaver
    }
whose-7 =
    { $name ->
        [you] your Forest Strider
       *[other] { $name }’s Forest Strider
    }
numbered = { $hero } ({ $number })

# what a quest wants: as the card says it, and after "must send"
quest-any = any number
quest-odd = odd
quest-even = even
quest-three = 3, 4 or 5
quest-down = { $number } or lower
quest-up = { $number } or higher
need-odd = an odd number
need-even = an even number
need-three = a 3, 4 or 5
need-down = a { $number } or lower
need-up = a { $number } or higher

# the log: the turn
event-deal =
    { $leader ->
        [you] Everyone gets two heroes and five cards. You send first.
       *[other] Everyone gets two heroes and five cards. { $leader } sends first.
    }
event-quest =
    { $name ->
        [you] New quest ({ $hero }): you must send { $need }.
       *[other] New quest ({ $hero }): { $name } must send { $need }.
    }
event-send =
    { $name ->
        [you] You send { $next } a hero, face down.
       *[other] { $next ->
            [you] { $name } sends you a hero, face down.
           *[other] { $name } sends { $next } a hero, face down.
        }
    }
event-send_free =
    { $name ->
        [you] You send { $next } a hero, face down. It doesn’t have to fit the quest.
       *[other] { $next ->
            [you] { $name } sends you a hero, face down. It doesn’t have to fit the quest.
           *[other] { $name } sends { $next } a hero, face down. It doesn’t have to fit the quest.
        }
    }
event-send_own =
    { $name ->
        [you] You send { $next } { $card }, face down.
       *[other] { $next ->
            [you] { $name } sends you { $card }, face down.
           *[other] { $name } sends { $next } { $card }, face down.
        }
    }
event-send_party =
    { $name ->
        [you] You have no card that fits the quest and send { $next } { $card } from your party, face up.
       *[other] { $next ->
            [you] { $name } has no card that fits the quest and sends you { $card } from the party, face up.
           *[other] { $name } has no card that fits the quest and sends { $next } { $card } from the party, face up.
        }
    }
event-send_bare =
    { $name ->
        [you] You have no cards in hand and send { $next } { $card } from your party, face up.
       *[other] { $next ->
            [you] { $name } has no cards in hand and sends you { $card } from the party, face up.
           *[other] { $name } has no cards in hand and sends { $next } { $card } from the party, face up.
        }
    }
event-blind =
    { $name ->
        [you] You have nothing that fits the quest and send { $next } the top card of the pile. Nobody has seen it.
       *[other] { $next ->
            [you] { $name } has nothing that fits the quest and sends you the top card of the pile. Nobody has seen it.
           *[other] { $name } has nothing that fits the quest and sends { $next } the top card of the pile. Nobody has seen it.
        }
    }
event-none = Nothing fits the quest and the pile is empty: no hero wanders this turn.
event-stays = The Outcast stays home and blocks nobody.
event-move_on =
    { $name ->
        [you] You pass the wanderer on to { $next }.
       *[other] { $next ->
            [you] { $name } passes the wanderer on to you.
           *[other] { $name } passes the wanderer on to { $next }.
        }
    }
event-move_home =
    { $name ->
        [you] You pass the wanderer back to { $next }, who must recruit it.
       *[other] { $next ->
            [you] { $name } passes the wanderer back to you: you must recruit it.
           *[other] { $name } passes the wanderer back to { $next }, who must recruit it.
        }
    }
event-bar =
    { $name ->
        [you] You are blocked: the wanderer moves on to { $next }.
       *[other] { $next ->
            [you] { $name } is blocked: the wanderer moves on to you.
           *[other] { $name } is blocked: the wanderer moves on to { $next }.
        }
    }
event-bar_leader =
    { $name ->
        [you] You are blocked: the wanderer goes round again, first to { $next }.
       *[other] { $next ->
            [you] { $name } is blocked: the wanderer goes round again, first to you.
           *[other] { $name } is blocked: the wanderer goes round again, first to { $next }.
        }
    }
event-hint =
    { $name ->
        [you] You show { $leader } a card. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
       *[other] { $leader ->
            [you] { $name } shows you a card. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
           *[other] { $name } shows { $leader } a card. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
        }
    }
event-hint_own =
    { $name ->
        [you] You show { $leader } { $card }. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
       *[other] { $leader ->
            [you] { $name } shows you { $card }. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
           *[other] { $name } shows { $leader } { $card }. Same hero? “{ $equal ->
                [yes] Yes
               *[no] No
            }.”
        }
    }
event-recruit =
    { $name ->
        [you] You want to recruit the wanderer.
       *[other] { $name } wants to recruit the wanderer.
    }
event-joins =
    { $name ->
        [you] You recruit { $card }: { $count } of 6 heroes.
       *[other] { $name } recruits { $card }: { $count } of 6 heroes.
    }
event-double =
    { $name ->
        [you] You recruit { $card }, a double: both are eliminated.
       *[other] { $name } recruits { $card }, a double: both are eliminated.
    }
event-sixth =
    { $name ->
        [you] You recruit { $card }, your sixth hero. You win!
       *[other] { $name } recruits { $card }, the sixth hero, and wins!
    }
event-leave =
    { $name ->
        [you] You are blocked: the wanderer leaves the game unseen.
       *[other] { $name } is blocked: the wanderer leaves the game unseen.
    }
event-leave_open =
    { $name ->
        [you] You are blocked: { $card } leaves the game.
       *[other] { $name } is blocked: { $card } leaves the game.
    }
event-leave_all = Everyone is blocked: the wanderer leaves the game unseen.
event-leave_all_open = Everyone is blocked: { $card } leaves the game.
event-draw =
    { $name ->
        [you] You draw a card. { $next } sends next.
       *[other] { $next ->
            [you] { $name } draws a card. You send next.
           *[other] { $name } draws a card. { $next } sends next.
        }
    }
event-draw_own =
    { $name ->
        [you] You draw { $card }. { $next } sends next.
       *[other] { $next ->
            [you] { $name } draws { $card }. You send next.
           *[other] { $name } draws { $card }. { $next } sends next.
        }
    }
event-draw_last =
    { $name ->
        [you] You draw the last card: the game is over.
       *[other] { $name } draws the last card: the game is over.
    }
event-end = The pile is empty: the game is over.
event-last_turn = The pile is empty: this is the last turn.

# the log: abilities, first as declared while others may still cancel, then as they work
try-1 =
    { $name ->
        [you] You use your Shield Maiden to cancel { $hero }.
       *[other] { $name } uses the Shield Maiden to cancel { $hero }.
    }
try-2 =
    { $name ->
        [you] You use your Wyrmslayer to slay the wanderer.
       *[other] { $name } uses the Wyrmslayer to slay the wanderer.
    }
try-3 =
    { $name ->
        [you] You use your Chieftain to ready { $hero }.
       *[other] { $name } uses the Chieftain to ready { $hero }.
    }
try-4 =
    { $name ->
        [you] You use your Outcast to block { $target }.
       *[other] { $target ->
            [you] { $name } uses the Outcast to block you.
           *[other] { $name } uses the Outcast to block { $target }.
        }
    }
try-4-sent =
    { $name ->
        [you] Before your Outcast leaves, you use him to block { $target }.
       *[other] { $target ->
            [you] Before the Outcast leaves, { $name } uses him to block you.
           *[other] Before the Outcast leaves, { $name } uses him to block { $target }.
        }
    }
try-5 =
    { $name ->
        [you] You use your Oracle to look at the wanderer.
       *[other] { $name } uses the Oracle to look at the wanderer.
    }
try-6 =
    { $name ->
        [you] You use your Tale Weaver to lift the quest.
       *[other] { $name } uses the Tale Weaver to lift the quest.
    }
try-7 =
    { $name ->
        [you] You use your Forest Strider to draw cards.
       *[other] { $name } uses the Forest Strider to draw cards.
    }
done-1 =
    { $name ->
        [you] Your Shield Maiden cancels { $hero }.
       *[other] { $name }’s Shield Maiden cancels { $hero }.
    }
done-2 =
    { $name ->
        [you] Your Wyrmslayer slays the wanderer: { $card } is discarded.
       *[other] { $name }’s Wyrmslayer slays the wanderer: { $card } is discarded.
    }
done-3 =
    { $name ->
        [you] Your Chieftain readies { $hero }.
       *[other] { $name }’s Chieftain readies { $hero }.
    }
done-4 =
    { $name ->
        [you] Your Outcast blocks { $target } from recruiting this wanderer.
       *[other] { $target ->
            [you] { $name }’s Outcast blocks you from recruiting this wanderer.
           *[other] { $name }’s Outcast blocks { $target } from recruiting this wanderer.
        }
    }
done-4-sent =
    { $name ->
        [you] Your Outcast must wander, and { $target } may not recruit him.
       *[other] { $target ->
            [you] { $name }’s Outcast must wander, and you may not recruit him.
           *[other] { $name }’s Outcast must wander, and { $target } may not recruit him.
        }
    }
done-5 =
    { $name ->
        [you] Your Oracle shows you the wanderer.
       *[other] { $name } looks at the wanderer with the Oracle.
    }
done-5-own =
    { $name ->
        [you] Your Oracle shows you the wanderer: it is { $card }.
       *[other] { $name } looks at the wanderer with the Oracle: it is { $card }.
    }
done-6 =
    { $name ->
        [you] { $leader ->
            [you] Your Tale Weaver lifts the quest: you may send any hero.
           *[other] Your Tale Weaver lifts the quest: { $leader } may send any hero.
        }
       *[other] { $leader ->
            [you] { $name }’s Tale Weaver lifts the quest: you may send any hero.
           *[other] { $name }’s Tale Weaver lifts the quest: { $leader } may send any hero.
        }
    }
done-7 =
    { $name ->
        [you] Your Forest Strider draws you { $count ->
                [one] a card
               *[other] { $count } cards
            }.
       *[other] { $name }’s Forest Strider draws { $count ->
                [one] a card
               *[other] { $count } cards
            }.
    }
done-7-own =
    { $name ->
        [you] Your Forest Strider draws you { $hand }.
       *[other] { $name }’s Forest Strider draws { $hand }.
    }

# buttons
button-nothing = No ability
button-let = Let it happen
button-cancel = Cancel { $hero }
button-move_on =
    { $next ->
        [you] Pass it on to you
       *[other] Pass it on to { $next }
    }
button-move_home =
    { $next ->
        [you] Pass it back to you
       *[other] Pass it back to { $next }
    }
button-recruit = Recruit the wanderer
button-recruit_known = Recruit { $card }
button-recruit_double = Recruit { $card }: a double
button-send = Send { $card }
button-send_party = Send { $card } from the party
button-send_blind = Send the pile’s top card
button-hint = Ask: is it the { $card }?
button-use-2 = Wyrmslayer: slay the wanderer
button-use-3 = Chieftain: ready { $hero }
button-use-4 =
    { $target ->
        [you] Outcast: block you
       *[other] Outcast: block { $target }
    }
button-use-5 = Oracle: look at the wanderer
button-use-6 =
    { $target ->
        [you] Tale Weaver: any hero for you
       *[other] Tale Weaver: any hero for { $target }
    }
button-use-6-self = Tale Weaver: send any hero
button-use-7 =
    { $count ->
        [one] Forest Strider: draw a card
       *[other] Forest Strider: draw { $count } cards
    }
button-table = Continue

# what to do now
status-quest =
    { $name ->
        [you] { $leader ->
            [you] Use an ability before you send a hero?
           *[other] { $leader } is about to send a hero. Use an ability first?
        }
       *[other] { $leader ->
            [you] { $name }: use an ability before you send a hero?
           *[other] { $name }: use an ability before { $leader } sends a hero?
        }
    }
status-arrived =
    { $name ->
        [you] { $holder } has the wanderer. Use an ability?
       *[other] { $holder ->
            [you] { $name }: use an ability before you decide?
           *[other] { $name }: { $holder } has the wanderer. Use an ability?
        }
    }
status-home =
    { $name ->
        [you] { $holder } must recruit the wanderer. Use an ability first?
       *[other] { $holder ->
            [you] { $name }: use an ability before you recruit?
           *[other] { $name }: { $holder } must recruit the wanderer. Use an ability first?
        }
    }
status-barred =
    { $name ->
        [you] { $holder } may not recruit. Use an ability before the wanderer moves on?
       *[other] { $holder ->
            [you] { $name }: you may not recruit. Use an ability first?
           *[other] { $name }: { $holder } may not recruit. Use an ability before the wanderer moves on?
        }
    }
status-going =
    { $name ->
        [you] The wanderer is about to leave the game. Use an ability first?
       *[other] { $name }: the wanderer is about to leave the game. Use an ability first?
    }
status-declared =
    { $name ->
        [you] { $holder } wants to recruit the wanderer. Use an ability?
       *[other] { $holder ->
            [you] { $name }: use an ability before you recruit?
           *[other] { $name }: { $holder } wants to recruit the wanderer. Use an ability?
        }
    }
status-settled =
    { $name ->
        [you] The turn is about to end. Use an ability?
       *[other] { $name }: the turn is about to end. Use an ability?
    }
status-replying =
    { $name ->
        [you] Cancel { $hero } with your Shield Maiden?
       *[other] { $name }: cancel { $hero } with the Shield Maiden?
    }
status-sending =
    { $name ->
        [you] Your turn: send a hero from your hand (quest: { $quest })
       *[other] { $name }: send a hero from your hand (quest: { $quest })
    }
status-sending_party =
    { $name ->
        [you] No card in your hand fits: send a hero from your party (quest: { $quest })
       *[other] { $name }: send a hero from your party (quest: { $quest })
    }
status-farewell =
    { $name ->
        [you] Send a hero from your party, or first block someone with your Outcast
       *[other] { $name }: send a hero from your party, or first block someone with the Outcast
    }
status-holding =
    { $name ->
        [you] The wanderer is at your door: recruit it or pass it on
       *[other] { $name }: recruit the wanderer or pass it on
    }
status-holding_hint =
    { $name ->
        [you] Recruit the wanderer, pass it on, or give { $leader } a card to ask about it
       *[other] { $name }: recruit the wanderer, pass it on, or give the sender a card to ask about it
    }
status-dealing = Dealing the cards …
status-questing =
    { $leader ->
        [you] A new quest for you
       *[other] A new quest for { $leader }
    }
status-blinding = The top card of the pile sets out
status-barring =
    { $holder ->
        [you] You are blocked: the wanderer moves on
       *[other] { $holder } is blocked: the wanderer moves on
    }
status-revealing =
    { $holder ->
        [you] You turn up the wanderer
       *[other] { $holder } turns up the wanderer
    }
status-leaving = The wanderer leaves the game
status-drawing = The turn is over
status-over = The game is over

# why not
why-match_over = The game is over.
why-not_an_action = This game has no such move.
why-table_step = Just a moment, the cards are moving.
why-answer_first = Not yet: first decide whether to cancel the ability that was just used.
why-send_first = Send a hero first.
why-recruit_or_move_on = The wanderer is at your door: recruit it or pass it on.
why-nothing_to_decline = There is nothing to decline right now.
why-not_in_hand = You have no { $card } in your hand.
why-quest_not_met = { $card } doesn’t fit the quest. Send a { $wanted }.
why-hand_meets_quest = A card in your hand fits, so no hero of your party may be sent.
why-not_in_party = You have no { $card } in your party.
why-only_leader_sends = Only the sender of this turn sends a hero, once, after the quest.
why-decline_first = First choose “No ability”, then send a hero.
why-sending_over = Too late: a hero is sent only once a turn, right after the quest.
why-only_holder = Only the player who has the wanderer decides about it.
why-no_hint_open = The wanderer is face up: you can see who it is.
why-no_hint_blind = The sender hasn’t seen this wanderer, so nobody can answer you.
why-last_card = You must keep one card, so you can’t ask with your last one.
why-held_by_holder = You can’t use heroes while the wanderer is at your door.
why-not_yours = You have no { $hero } in your party.
why-already_used = Your { $hero } is used. Only a Chieftain can ready this hero again.
why-nothing_to_cancel = There is nothing to cancel. Your Shield Maiden can only answer an ability.
why-own_ability = You can’t cancel your own ability.
why-turned_up = Too late: the wanderer has been turned up.
why-no_wanderer = { $hero } can’t help now: there is no wanderer yet.
why-already_known = You already know who the wanderer is.
why-too_late_to_bar = This player can’t recruit the wanderer any more.
why-already_barred = This player is already blocked.
why-not_oneself = Your Outcast blocks another player, not you.
why-nobody_to_ready = Your Chieftain needs another used hero in your party.
why-not_turned = You have no used { $hero } for your Chieftain to ready.
why-pile_empty = The pile is empty: there is nothing to draw.
why-quest_only = The Tale Weaver works only after a quest is shown, before a hero is sent.
why-already_free = The quest is lifted already.
why-pile_last = The pile’s card goes only if nothing in your hand or party fits the quest.
why-outcast_goes = Your { $hero } has blocked someone before leaving, so he is the one to send.
why-only_for_her = Right now your Chieftain can only ready your Shield Maiden, to cancel the ability.

# the result
score-heroes = Heroes
score-eliminated = Eliminated cards
score-sum = Sum of the party
ending-six =
    { $name ->
        [you] You have six different heroes.
       *[other] { $name } has six different heroes.
    }
ending-most =
    { $name ->
        [you] The pile is empty and you have the most heroes: { $count }.
       *[other] The pile is empty and { $name } has the most heroes: { $count }.
    }
ending-fewer =
    { $name ->
        [you] Tied at { $count } heroes, you win with fewer eliminated cards.
       *[other] Tied at { $count } heroes, { $name } wins with fewer eliminated cards.
    }
ending-sum =
    { $name ->
        [you] Tied at { $count } heroes and on eliminated cards, you win with the higher sum: { $sum }.
       *[other] Tied at { $count } heroes and on eliminated cards, { $name } wins with the higher sum: { $sum }.
    }
ending-shared = { $names } share the victory, tied in everything: { $count } heroes, a sum of { $sum }.

option-start = Sends first
option-start-random = Random
option-start-seat = Seat { $value }
option-copies = Copies of each hero
option-copies-value = { $value } of each
option-copies-about = The match ends with the pile at the latest: fewer copies make it shorter. The box has 11 of each.

# pieces
ability-1 = Cancels the ability just used, even another Shield Maiden’s.
ability-2 = Slays the wanderer: it is discarded, face up.
ability-3 = Readies another used hero of your party.
ability-4 = Blocks another player from recruiting this wanderer.
ability-5 = Looks at the wanderer.
ability-6 = Lifts the quest: this turn’s sender, you or another player, may send any hero.
ability-7 = Draws 2 cards from the pile.
hero-ready = { $card }, ready: { $ability }
hero-used = { $card }, used: still counts, and a Chieftain in the same party can ready this hero.
hero-used-3 = { $card }, used: still counts. Ready again only after he leaves and is recruited anew.
hand-line = { $card }. In a party: { $ability }
hand-double = { $card }: you have this hero already, so one more would be a double.
back-line =
    { $name ->
        [you] You hold { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
       *[other] { $name } holds { $count ->
                [one] 1 card
               *[other] { $count } cards
            }.
    }
lacks-all = No { $numbers } among them.
lacks-only = It isn’t a { $numbers }.
lacks-one = At least one of them isn’t a { $numbers }.
lacks-some =
    { $count ->
        [one] At least { $count } of them isn’t a { $numbers }.
       *[other] At least { $count } of them aren’t a { $numbers }.
    }
lacks-shown = Everyone knows this from unmet quests.
quest-line =
    { $name ->
        [you] Quest: you must send { $need }.
       *[other] Quest: { $name } must send { $need }.
    }
quest-free =
    { $name ->
        [you] The quest wants { $need }, but the Tale Weaver lets you send any hero.
       *[other] The quest wants { $need }, but the Tale Weaver lets { $name } send any hero.
    }
pile-line =
    { $count ->
        [0] The pile is empty: this is the last turn.
        [one] { $count } card in the pile. The turn in which it runs out is the last.
       *[other] { $count } cards in the pile. The turn in which it runs out is the last.
    }
discards-line = Discarded, face up: { $cards }.
discards-none = Nothing has been discarded yet.
buried-line =
    { $count ->
        [one] Discarded, face down: { $count } card.
       *[other] Discarded, face down: { $count } cards.
    }
buried-seen = You have seen { $seen }.
times =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
eliminated-line =
    { $name ->
        [you] Your eliminated heroes: { $heroes }.
       *[other] { $name }’s eliminated heroes: { $heroes }.
    }
eliminated-none =
    { $name ->
        [you] You have no eliminated heroes.
       *[other] { $name } has no eliminated heroes.
    }
seat-line =
    { $name ->
        [you] You: { $heroes ->
                [one] { $heroes } hero
               *[other] { $heroes } heroes
            }, { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            } in hand.
       *[other] { $name }: { $heroes ->
                [one] { $heroes } hero
               *[other] { $heroes } heroes
            }, { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            } in hand.
    }
seat-eliminated =
    { $count ->
        [one] Eliminated: { $count } pair.
       *[other] Eliminated: { $count } pairs.
    }
seat-leads =
    { $name ->
        [you] You send this turn.
       *[other] Sends this turn.
    }
seat-holds =
    { $name ->
        [you] You have the wanderer.
       *[other] Has the wanderer.
    }
seat-barred =
    { $name ->
        [you] You may not recruit this wanderer.
       *[other] May not recruit this wanderer.
    }
seat-knows =
    { $name ->
        [you] You have seen the wanderer.
       *[other] Has seen the wanderer.
    }
wanderer-known =
    { $name ->
        [you] The wanderer at your door: { $card }.
       *[other] The wanderer at { $name }’s door: { $card }.
    }
wanderer-blind =
    { $name ->
        [you] The wanderer at your door came from the pile. Nobody has seen it.
       *[other] The wanderer at { $name }’s door came from the pile. Nobody has seen it.
    }
wanderer-free =
    { $name ->
        [you] The wanderer at your door. { $leader } sent it and could ignore the quest.
       *[other] { $leader ->
            [you] The wanderer at { $name }’s door. You sent it and could ignore the quest.
           *[other] The wanderer at { $name }’s door. { $leader } sent it and could ignore the quest.
        }
    }
wanderer-hidden =
    { $name ->
        [you] The wanderer at your door. { $leader } sent it, so it fits the quest: { $numbers }.
       *[other] { $leader ->
            [you] The wanderer at { $name }’s door. You sent it, so it fits the quest: { $numbers }.
           *[other] The wanderer at { $name }’s door. { $leader } sent it, so it fits the quest: { $numbers }.
        }
    }
note-may =
    { $count ->
        [one] { $card } may be the wanderer: { $count } card still unseen.
       *[other] { $card } may be the wanderer: { $count } cards still unseen.
    }
note-not =
    { $count ->
        [one] { $card } can’t be the wanderer: { $count } card still unseen.
       *[other] { $card } can’t be the wanderer: { $count } cards still unseen.
    }
note-without = { $names } can’t have one in hand.

# what a seat did last, beside its name; and what came of it
deed-quest =
    { $name ->
        [you] you must send { $need }
       *[other] must send { $need }
    }
deed-send =
    { $name ->
        [you] you send { $next } a hero
       *[other] { $next ->
            [you] sends you a hero
           *[other] sends { $next } a hero
        }
    }
deed-send_card =
    { $name ->
        [you] you send { $next } { $card }
       *[other] { $next ->
            [you] sends you { $card }
           *[other] sends { $next } { $card }
        }
    }
deed-free = need not fit the quest
deed-open = face up
deed-blind = seen by nobody
deed-nobody =
    { $name ->
        [you] you send nobody
       *[other] sends nobody
    }
deed-nothing = nothing fits
deed-pass =
    { $name ->
        [you] you pass it on to { $next }
       *[other] { $next ->
            [you] passes it on to you
           *[other] passes it on to { $next }
        }
    }
deed-home =
    { $next ->
        [you] you must recruit it
       *[other] { $next } must recruit it
    }
deed-blocked =
    { $name ->
        [you] you may not recruit
       *[other] may not recruit
    }
deed-gone = it leaves the game
deed-ask =
    { $name ->
        [you] you ask { $leader }
       *[other] { $leader ->
            [you] asks you
           *[other] asks { $leader }
        }
    }
deed-answer =
    { $equal ->
        [yes] “Yes, the same”
       *[no] “No, another”
    }
deed-declare =
    { $name ->
        [you] you want to recruit
       *[other] wants to recruit
    }
deed-recruit =
    { $name ->
        [you] you recruit { $card }
       *[other] recruits { $card }
    }
deed-heroes = { $count } of 6 heroes
deed-double = a double: both are out
deed-sixth = six heroes: victory!
deed-use =
    { $name ->
        [you] you use { $hero }
       *[other] uses { $hero }
    }
deed-cancel =
    { $name ->
        [you] you cancel { $hero }
       *[other] cancels { $hero }
    }
deed-slay =
    { $name ->
        [you] you slay { $card }
       *[other] slays { $card }
    }
deed-ready =
    { $name ->
        [you] you ready { $hero }
       *[other] readies { $hero }
    }
deed-block =
    { $name ->
        [you] you block { $target }
       *[other] { $target ->
            [you] blocks you
           *[other] blocks { $target }
        }
    }
deed-look =
    { $name ->
        [you] you look at the wanderer
       *[other] looks at the wanderer
    }
deed-lift =
    { $name ->
        [you] you lift the quest
       *[other] lifts the quest
    }
deed-draw =
    { $name ->
        [you] you draw { $count ->
                [one] a card
               *[other] { $count } cards
            }
       *[other] draws { $count ->
                [one] a card
               *[other] { $count } cards
            }
    }

# the stage: the quest, the road, what becomes of the wanderer
stage-quest = Quest
stage-any = any number
stage-pile =
    { $count ->
        [0] The pile is empty
       *[other] { $count } in the pile
    }
stage-asked = Asked
stage-of = of { $all }
stage-goal = different heroes
stage-party = Your party
stage-hand = Your hand · { $count }
stage-used = used
stage-ready = ready
stage-answers = only cancels
stage-idle = not now
stage-already = You already have { $heroes }: with a double, both leave.
stage-drag-ask = Drag a card onto the wanderer to ask with it.
stage-drag-send = Drag a card onto the road to send it.
stage-recruits =
    { $name ->
        [you] { $count ->
            [one] If you recruit, this hidden hero must be:
           *[other] If you recruit, this hidden hero is one of these:
        }
       *[other] { $count ->
            [one] If { $name } recruits, this hidden hero must be:
           *[other] If { $name } recruits, this hidden hero is one of these:
        }
    }
stage-known =
    { $name ->
        [you] You know it: { $card }. If you recruit:
       *[other] You know it: { $card }. If { $name } recruits:
    }
stage-open =
    { $name ->
        [you] Face up: { $card }. If you recruit:
       *[other] Face up: { $card }. If { $name } recruits:
    }
stage-blocked =
    { $name ->
        [you] An Outcast blocks you: you may not recruit this wanderer.
       *[other] An Outcast blocks { $name }, who may not recruit this wanderer.
    }
stage-before =
    { $name ->
        [you] You will send a hero that fits the quest, face down. { $next } decides first.
       *[other] { $next ->
            [you] { $name } will send a hero that fits the quest, face down. You decide first.
           *[other] { $name } will send a hero that fits the quest, face down. { $next } decides first.
        }
    }
stage-home =
    { $next ->
        [you] If nobody takes the hero you send, you must:
       *[other] { $next } decides first. If nobody takes the hero you send, you must:
    }
stage-joins =
    { $name ->
        [you] joins you
       *[other] joins { $name }
    }
stage-double = both leave
stage-sixth =
    { $name ->
        [you] you win
       *[other] { $name } wins
    }
stage-possible = possible
stage-unseen = { $count } of { $all } unseen
stage-was-joined =
    { $name ->
        [you] { $card } joins your party.
       *[other] { $card } joins { $name }.
    }
stage-was-paired = A double: { $card }. Both leave.
stage-was-slain = Slain: { $card }.
stage-why-joined = A new hero stays in the party.
stage-why-paired =
    { $name ->
        [you] You already had this hero, so both are eliminated.
       *[other] { $name } already had this hero, so both are eliminated.
    }
stage-why-slain = A Wyrmslayer was used on the wanderer before anyone recruited it.
stop-sends =
    { $name ->
        [you] you send
       *[other] sends
    }
stop-decides =
    { $name ->
        [you] you decide
       *[other] decides
    }
stop-declares =
    { $name ->
        [you] you recruit
       *[other] wants to recruit
    }
stop-takes =
    { $name ->
        [you] you must take it
       *[other] must take it
    }
stop-joined =
    { $name ->
        [you] you recruited
       *[other] recruited
    }
stop-paired =
    { $name ->
        [you] your double
       *[other] a double
    }
stop-slain = slain here
stop-sent = sent it
stop-blind = from the pile
stop-passed = passed
stop-blocked = blocked
stop-round = goes round
stop-next = next
stop-then = then
stop-must = must take it

# the side
aside-unseen = Unseen heroes
aside-each = of { $count } each
aside-turn = This turn
aside-deed =
    { $name ->
        [you] { $deed }
       *[other] { $name } { $deed }
    }

# the prompt
prompt-holding = Recruit the wanderer, or pass it on.
prompt-holding-ask = Recruit the wanderer, ask about it, or pass it on.
prompt-send = Send a hero that fits the quest: { $quest }.
prompt-send-free = The quest is lifted: send any hero.
prompt-send-party = No card in your hand fits. Send a hero from your party: { $quest }.
prompt-farewell = Send a hero from your party, or use { $hero } first.
prompt-quest =
    { $name ->
        [you] You are about to send. React?
       *[other] { $name } is about to send. React?
    }
prompt-arrived =
    { $name ->
        [you] You have the wanderer. React?
       *[other] { $name } has the wanderer. React?
    }
prompt-home =
    { $name ->
        [you] You must take it. React?
       *[other] { $name } must take it. React?
    }
prompt-declared =
    { $name ->
        [you] You want to recruit. React?
       *[other] { $name } wants to recruit. React?
    }
prompt-barred =
    { $name ->
        [you] You may not recruit. React?
       *[other] { $name } may not recruit. React?
    }
prompt-settled = The turn ends. React?
prompt-may = You may use one of your heroes.
prompt-quest-about = The quest: { $quest }.
prompt-stakes-sixth =
    { $name ->
        [you] With a { $numbers }, you win.
       *[other] With a { $numbers }, { $name } wins.
    }
prompt-stakes-double =
    { $every ->
        [yes] It is a double: both heroes would leave.
       *[no] A { $numbers } would be a double: both would leave.
    }
prompt-stakes-joins =
    { $name ->
        [you] That would be { $count } of 6 heroes for you.
       *[other] That would be { $count } of 6 heroes for { $name }.
    }
prompt-uses =
    { $name ->
        [you] You use { $hero }.
       *[other] { $name } uses { $hero }.
    }
prompt-use-1 = Cancel the answer to { $hero }?
prompt-use-2 = The wanderer would be slain. Cancel it?
prompt-use-3 = This readies { $hero }. Cancel it?
prompt-use-4 =
    { $target ->
        [you] You could not recruit this wanderer. Cancel it?
       *[other] { $target } could not recruit this wanderer. Cancel it?
    }
prompt-use-5 = This is a peek at the wanderer. Cancel it?
prompt-use-6 = The quest would be lifted. Cancel it?
prompt-use-7 = This draws cards from the pile. Cancel it?

# the rail
rail-recruit = Recruit
rail-ask = Ask about it
rail-ask-number = Ask: is it a { $number }?
rail-pass = Pass on
rail-pass-to =
    { $next ->
        [you] Pass it on to you
       *[other] Pass on to { $next }
    }
rail-send = Send a hero
rail-use = Use a hero
rail-use-hero = Use { $hero }
rail-let = Let it happen
rail-nothing = No ability
rail-known-joins = This hero joins your party.
rail-known-double = You have one already: both would leave.
rail-known-sixth = Your sixth hero: you win!
rail-unknown = A new hero joins you. With a double, both leave.
rail-all = Whoever it is would join you.
rail-none = None of the { $count } possible heroes would join you.
rail-some = { $join } of { $count } possible heroes would join you.
rail-doubles = { $numbers } would be a double: both would leave.
rail-ask-note =
    { $leader ->
        [you] Give a card for a true answer.
       *[other] Give { $leader } a card for a true answer.
    }
rail-ask-card =
    { $leader ->
        [you] Give { $hero } for a true answer.
       *[other] Give { $leader } { $hero } for a true answer.
    }
rail-pass-useful =
    { $next ->
        [you] You could use a { $numbers }.
       *[other] { $next } could use a { $numbers }.
    }
rail-pass-useless =
    { $next ->
        [you] It would be a double for you.
       *[other] It would be a double for { $next }.
    }
rail-pass-must =
    { $next ->
        [you] You must take it.
       *[other] { $next } must take it.
    }
rail-send-note = It wanders face down. Quest: { $quest }.
rail-use-first = Block someone before leaving.
rail-use-holding = Not while you decide.
rail-use-sending = Not now: send a hero.
rail-use-asked = You are asked when you can.
rail-off-sender =
    { $name ->
        [you] You send this turn.
       *[other] { $name } sends this turn.
    }
rail-off-holder =
    { $name ->
        [you] You have the wanderer.
       *[other] { $name } has the wanderer.
    }
rail-off-first = First send a hero.
rail-off-picked = Not with what you picked.
rail-off-table = One moment …
rail-effect-1 = Cancels { $hero }.
rail-effect-2 = The wanderer goes to the discard pile.
rail-effect-3 =
    { $hero ->
        [none] Makes a used hero ready again.
       *[other] Makes a used hero ready again: { $hero }.
    }
rail-effect-4 =
    { $name ->
        [none] Choose who may not recruit this wanderer.
        [you] You may not recruit this wanderer.
       *[other] { $name } may not recruit this wanderer.
    }
rail-effect-5 = Look at the wanderer, then decide.
rail-effect-6 =
    { $name ->
        [you] You may send any hero this turn.
       *[other] { $name } may send any hero this turn.
    }
rail-effect-7 =
    { $count ->
        [one] Draw the last card of the pile.
       *[other] Draw { $count } cards from the pile.
    }
rail-idle-used = used
rail-idle-answers = only cancels abilities
rail-prospect-wins =
    { $name ->
        [you] You win.
       *[other] { $name } wins.
    }
rail-prospect-double =
    { $name ->
        [you] You lose two heroes.
       *[other] { $name } loses a hero: a double.
    }
rail-prospect-sixth =
    { $name ->
        [you] With a { $numbers }, you win.
       *[other] With a { $numbers }, { $name } wins.
    }
rail-prospect-joins =
    { $name ->
        [you] A { $numbers } would join you.
       *[other] A { $numbers } would join { $name }.
    }
rail-prospect-sixth-cases =
    { $name ->
        [you] You win in { $cases } of { $count } cases.
       *[other] { $name } wins in { $cases } of { $count } cases.
    }
rail-prospect-joins-cases =
    { $name ->
        [you] It joins you in { $cases } of { $count } cases.
       *[other] It joins { $name } in { $cases } of { $count } cases.
    }

# celebrations
cheer-won-heading = Victory in the North
cheer-won-line =
    { $you ->
        [yes] You win!
       *[other] { $names }
    }
cheer-fifth-heading = Five heroes united
cheer-fifth-line =
    { $you ->
        [yes] Only one more to go
       *[other] { $names } · only one more to go
    }
cheer-clever-heading = Wisely declined
cheer-clever-line =
    { $you ->
        [yes] It would have been a double
       *[other] { $names } · it would have been a double
    }

# the lesson
lesson-aim-say = Gather six different heroes. Your party lies open before you: you start with a Shield Maiden and an Oracle.
lesson-aim-why = The first player with six different heroes wins at once. But a hero you already have is a double: it is eliminated and takes yours along.
lesson-hand-say = These five cards are your hand. Nobody else sees them.
lesson-hand-why = You send heroes from here. They can’t simply join you: each one first wanders, face down, past all the other players.
lesson-send-say = It’s your turn to send a hero. This turn’s quest wants a 5 or higher: send the 6, the Tale Weaver.
lesson-send-why = { $first } and { $second } may recruit it or pass it on, without seeing it. If both pass, it comes back and you must recruit it. So send a hero you need yourself.
lesson-look-say = It came back: you have three heroes. Now { $first } has sent { $second } a hero. Use your Oracle to look at it.
lesson-look-why = You can use each hero in your party once, in other turns too, but not while the wanderer is at your door. So look before it gets there.
lesson-recruit-say = { $second } passed it on, and you know who it is: a 2, the Wyrmslayer. Recruit it.
lesson-recruit-why = You have no Wyrmslayer, so it joins your party. { $second } already has one and would have lost both.
lesson-ask-say = { $second } sends you a hero, face down. Ask about it: give { $second } your 2.
lesson-ask-why = The quest says it is even: a 2 or a 6 would be a double, only a 4 helps you. { $second } must truthfully say whether it is the same hero as your card. The card is then discarded.
lesson-move_on-say = “Yes”: it is a second Wyrmslayer. Pass it on.
lesson-move_on-why = Recruiting it would cost you both. Everyone heard the answer, but not which card you showed: { $first } has to guess.
lesson-double-say = { $first } passed too, so { $second } had to recruit it: a double. Both cards are eliminated.
lesson-double-why = The sender must recruit whoever comes back. That is the price of bluffing with a hero you can’t use yourself.
lesson-free-say = You send again. The quest is even, and your only even card, the 6, would be a double. Use your Tale Weaver.
lesson-free-why = He lifts the quest for this turn. Without him, if no card in your hand fits, you must send a hero of your party that does, and if there is none, the pile’s top card.
lesson-send_free-say = Now send the 3, the Chieftain, although it doesn’t fit the quest.
lesson-send_free-why = You need a Chieftain. And the quest no longer helps the others: they can only guess which hero you sent.
lesson-cancel-say = { $first } uses the Outcast to block you from recruiting this hero. Cancel that with your Shield Maiden.
lesson-cancel-why = She cancels the ability that was just used. Without her you would have to pass your own Chieftain on, and the others could recruit him.
lesson-ready-say = Five heroes! { $first } sends { $second } a hero. Let your Chieftain ready the Oracle: click him, then the Oracle.
lesson-ready-why = The Chieftain makes a used hero ready again. You need only one more hero, so you have to know who comes: a double would cost you two.
lesson-look_again-say = Your Oracle is ready again. Look at the wanderer.
lesson-look_again-why = You still need a 4 or a 7. The quest wants a 3, 4 or 5, so this may be the one. Quests tell you a lot: always look at them.
lesson-sixth-say = It is a 4, the Outcast, and { $second } passed it on. Recruit it!
lesson-sixth-why = The sixth different hero wins at once, whatever is left in the pile and in the other hands.
lesson-end-say = Six different heroes: you win! If nobody gets that far, the game ends with the pile, and the most heroes win.
lesson-end-why = Ties go to fewer eliminated cards. Two heroes you haven’t used yet: the Wyrmslayer slays a wanderer, the Forest Strider draws two cards.

# “the better move …”: what mistakes have in common
theme-joins = gains a new hero
theme-wins = wins with a sixth hero
theme-send = keeps a better hero to send
theme-cancels = cancels an ability
theme-answer = asks the right question
theme-looks = looks at the wanderer
theme-ready = readies a hero
theme-draws = draws cards
theme-keeps = keeps a hero ready
theme-hand = keeps more cards in hand

### reasons, as the search found them; $name does it, “you” or a name; $odds: “ (7 times in 10)” or nothing

# $heroes: of the party then; $home: whether the wanderer came back to its sender
reason-joins =
    { $name ->
        [you] { $home ->
            [yes] The wanderer comes home to you as a new hero, { $heroes } of 6{ $odds }.
           *[no] You get a new hero, { $heroes } of 6{ $odds }.
        }
       *[other] { $home ->
            [yes] The wanderer comes home to { $name } as a new hero, { $heroes } of 6{ $odds }.
           *[no] { $name } gets a new hero, { $heroes } of 6{ $odds }.
        }
    }
reason-joins-prevented =
    { $name ->
        [you] Otherwise you could get a new hero, { $heroes } of 6{ $odds }.
       *[other] Otherwise { $name } could get a new hero, { $heroes } of 6{ $odds }.
    }
reason-joins-risk =
    { $name ->
        [you] You may get a new hero, { $heroes } of 6{ $odds }.
       *[other] { $name } may get a new hero, { $heroes } of 6{ $odds }.
    }
reason-wins =
    { $name ->
        [you] It can be your sixth hero, and you win{ $odds }.
       *[other] It can be { $name }’s sixth hero, which wins{ $odds }.
    }
reason-wins-prevented =
    { $name ->
        [you] Otherwise you could win with a sixth hero{ $odds }.
       *[other] Otherwise { $name } could win with a sixth hero{ $odds }.
    }
reason-wins-risk =
    { $name ->
        [you] You may win with a sixth hero{ $odds }.
       *[other] { $name } may win with a sixth hero{ $odds }.
    }
# a double costs $name a hero
reason-double =
    { $name ->
        [you] It can be a double that costs you a hero{ $odds }.
       *[other] It can be a double that costs { $name } a hero{ $odds }.
    }
reason-double-prevented =
    { $name ->
        [you] Otherwise a double could cost you a hero{ $odds }.
       *[other] Otherwise a double could cost { $name } a hero{ $odds }.
    }
reason-double-risk =
    { $name ->
        [you] It may be a double and cost you a hero{ $odds }.
       *[other] It may be a double and cost { $name } a hero{ $odds }.
    }
# a hero that is sent then; $now: in this turn
reason-send =
    { $name ->
        [you] { $now ->
            [yes] You can then send { $card }{ $odds }.
           *[no] On your next turn you can send { $card }{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } can then send { $card }{ $odds }.
           *[no] On the next turn { $name } can send { $card }{ $odds }.
        }
    }
# a Shield Maiden of $name cancels an ability
reason-cancelled-prevented =
    { $name ->
        [you] Otherwise your Shield Maiden could cancel { $card }{ $odds }.
       *[other] Otherwise { $name }’s Shield Maiden could cancel { $card }{ $odds }.
    }
reason-cancelled-risk =
    { $name ->
        [you] Your Shield Maiden may cancel { $card }{ $odds }.
       *[other] { $name }’s Shield Maiden may cancel { $card }{ $odds }.
    }
# a Shield Maiden cancels the ability of a hero of $other
reason-cancels =
    { $other ->
        [you] It stops you from using { $card }.
       *[other] It stops { $other } from using { $card }.
    }
reason-slain-prevented =
    { $name ->
        [you] Otherwise you could slay the wanderer{ $odds }.
       *[other] Otherwise { $name } could slay the wanderer{ $odds }.
    }
reason-slain-risk =
    { $name ->
        [you] You may slay the wanderer{ $odds }.
       *[other] { $name } may slay the wanderer{ $odds }.
    }
# the answer to a question is yes
reason-answer = Showing { $card } gets a yes{ $odds }.
reason-looks =
    { $name ->
        [you] You learn who the wanderer is.
       *[other] { $name } learns who the wanderer is.
    }
reason-ready =
    { $name ->
        [you] You can use { $card } once more.
       *[other] { $name } can use { $card } once more.
    }
reason-draws =
    { $name ->
        [you] { $count ->
            [one] You draw a card, so you have more to send.
           *[other] You draw { $count } cards, so you have more to send.
        }
       *[other] { $count ->
            [one] { $name } draws a card and has more to send.
           *[other] { $name } draws { $count } cards and has more to send.
        }
    }
# a hero that is not used up
reason-keeps =
    { $name ->
        [you] You keep { $card } ready for later.
       *[other] { $name } keeps { $card } ready for later.
    }
reason-hand =
    { $name ->
        [you] { $count ->
            [one] You keep { $count } card in hand.
           *[other] You keep { $count } cards in hand.
        }
       *[other] { $count ->
            [one] { $name } keeps { $count } card in hand.
           *[other] { $name } keeps { $count } cards in hand.
        }
    }

# challenges and achievements
challenge-gathering = Round Table
challenge-gathering-note = Two squires guard the door. Fill your party before they notice.
challenge-no_doubles = No Doubles
challenge-no_doubles-note = You have met this hero before. Make sure nobody meets them twice.
challenge-quiet_road = Quiet Road
challenge-quiet_road-note = Your heroes are off duty. Win with a good nose alone.
challenge-full_circus = Full Programme
challenge-full_circus-note = You didn’t hire specialists to have them sit around. Use them.
challenge-dragon_hunt = Dragon Hunt
challenge-dragon_hunt-note = Not every guest should arrive. Send the Wyrmslayer to the gate.
challenge-raised_shield = Raised Shield
challenge-raised_shield-note = Someone is about to be clever. Let your Shield Maiden have a word.
challenge-second_sight = Second Sight
challenge-second_sight-note = Guessing is for the others. You have an Oracle.
challenge-doorkeeper = Doorkeeper
challenge-doorkeeper-note = Not with those shoes. Keep a rival from hiring, then hire yourself.
challenge-tall_tales = Tall Tales
challenge-tall_tales-note = A good story beats any quest. Tell one, and see who comes home.
challenge-deep_woods = Deep in the Woods
challenge-deep_woods-note = A Strider knows where more friends are hiding.
challenge-five_strangers = Five Strangers
challenge-five_strangers-note = You sit at the far end of the longest table. Still get the best company.
challenge-saga = The Saga
challenge-saga-note = A champion at the table, and the bard is already writing. Give him a hero.
goal-abilities-least = use { $number } abilities
goal-abilities-most = { $number ->
    [0] use no ability
    [1] use one ability at most
   *[other] use { $number } abilities at most
}
goal-blocked-least = { $number ->
    [1] block a player
   *[other] block { $number } times
}
goal-cancelled-least = { $number ->
    [1] cancel an ability
   *[other] cancel { $number } abilities
}
goal-cards-least = { $number } cards left in hand
goal-drew-least = { $number ->
    [1] use a Forest Strider once
   *[other] use a Forest Strider { $number } times
}
goal-gifts-least = { $number ->
    [1] let rivals recruit a hero you sent
   *[other] let rivals recruit { $number } heroes you sent
}
goal-homecomings-least = { $number ->
    [1] recruit a hero that came home
   *[other] recruit { $number } heroes that came home
}
goal-kinds-least = { $number ->
    [1] use a hero
   *[other] use { $number } different heroes
}
goal-lifted-least = { $number ->
    [1] lift a quest
   *[other] lift { $number } quests
}
goal-looked-least = { $number ->
    [1] look at a wanderer
   *[other] look at { $number } wanderers
}
goal-margin-least = { $number ->
    [1] one hero ahead of everybody
   *[other] { $number } heroes ahead of everybody
}
goal-pairs-least = lose { $number } doubles
goal-pairs-most = { $number ->
    [0] lose no double
    [1] lose one double at most
   *[other] lose { $number } doubles at most
}
goal-readied-least = { $number ->
    [1] ready a hero
   *[other] ready { $number } heroes
}
goal-recruited-least = recruit { $number } heroes
goal-slain-least = { $number ->
    [1] slay a wanderer
   *[other] slay { $number } wanderers
}
goal-turns-most = within { $number } turns
achievement-perfect_host = Perfect Host
achievement-early_night = Early Night
achievement-pacifist = Heroes at Rest
achievement-whole_cast = Whole Cast
achievement-slayer = Two Wyrms, One Sword
achievement-nope = Not on My Watch
achievement-seer = Saw That Coming
achievement-bouncer = Guest List
achievement-generous = Generous Winner
achievement-comeback = Third Time Lucky
achievement-hospitable = Home Sweet Home
