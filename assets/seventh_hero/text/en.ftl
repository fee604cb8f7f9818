caption-anyone = Anyone?
caption-cancel = Cancel it?
caption-thinking = thinking …
caption-leads = leads
caption-holds = has a visitor
caption-asked = is asked
caption-winner = wins!
caption-leader = { $name } leads
caption-quest = Quest
caption-no_quest = Next quest
caption-free = Quest may be ignored
caption-notes = Notes
caption-known = You know the wanderer
caption-open = The wanderer is open
caption-blind = The wanderer came from the pile
caption-unseen = unseen
caption-nobody = Nobody wanders
caption-left = { $count } in the pile
caption-last = The pile is empty
caption-hidden = The wanderer is hidden
caption-wins = { $name } wins!
caption-together = { $names } win!
caption-yes = yes
caption-no = no
caption-tip-hint = { $name } showed the leader this card. The same hero? Answer: { $answer }.
caption-tip-hint-known = { $name } showed the leader { $card }. The same hero? Answer: { $answer }.
caption-tip-notes = Shows or hides the table of numbers that the wanderer may have.

title = Seventh Hero

blurb = A hero wanders from door to door, face down. Take it in, or pass it on? Six different heroes win, but a double costs you two.

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

numbered = { $hero } ({ $number })

count-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

count-hero =
    { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }

count-pair =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }

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

event-deal = Two heroes and five cards for everybody. { $name } leads.
event-quest = The quest for { $name }: { $need } ({ $hero }).
event-send = { $name } sends { $next } a hero that fits the quest, face down.
event-send_free = { $name } sends { $next } a hero, face down. Whether it fits the quest, nobody learns.
event-send_own = { $name } sends { $next } { $card }, face down.
event-send_party = No card of { $name } fits: { $card } leaves the party and goes to { $next }, face up.
event-send_bare = { $name } has no cards: { $card } leaves the party and goes to { $next }, face up.
event-blind = Nothing of { $name } fits: the top card of the pile goes to { $next }, seen by nobody.
event-none = Nothing fits and the pile is empty: nobody wanders this turn.
event-stays = The Outcast stays at home and bars nobody.
event-move_on = { $name } passes the wanderer on to { $next }.
event-move_home = { $name } passes the wanderer back to { $next }, who must take it.
event-bar = { $name } may not recruit: the wanderer goes on to { $next }.
event-bar_leader = { $name } may not recruit either: the wanderer goes round again, first to { $next }.
event-hint = { $name } shows { $leader } a card: “The same hero?” – “{ $answer }.”
event-hint_own = { $name } shows { $leader } { $card }: “The same hero?” – “{ $answer }.”
event-yes = Yes
event-no = No
event-recruit = { $name } wants to recruit the wanderer.
event-joins = { $name } turns up { $card }: { $heroes } now.
event-joins_open = { $card } joins { $name }: { $heroes } now.
event-double = { $name } turns up { $card }, a double! Both are out.
event-double_open = { $card } meets a double at { $name }: both are out.
event-sixth = { $name } turns up { $card }, the sixth hero. Victory!
event-sixth_open = { $card } joins { $name } as the sixth hero. Victory!
event-leave = { $name } may not recruit either: the wanderer leaves unseen.
event-leave_open = { $name } may not recruit either: { $card } leaves.
event-leave_all = Nobody may recruit: the wanderer leaves unseen.
event-leave_all_open = Nobody may recruit: { $card } leaves.
event-draw = { $name } draws a card. { $next } leads.
event-draw_own = { $name } draws { $card }. { $next } leads.
event-draw_last = { $name } draws the last card: the game is over.
event-end = The pile is empty: the game is over.
event-last_turn = That was the last card of the pile: this is the last turn.

try-1 = { $name } raises the Shield Maiden against { $hero } of { $target }.
try-2 = { $name } sets the Wyrmslayer on the wanderer.
try-3 = { $name } calls the Chieftain, to ready { $hero }.
try-4 = { $name } calls the Outcast, to bar { $target }.
try-4-sent = { $name } uses the departing Outcast, to bar { $target }.
try-5 = { $name } asks the Oracle who wanders.
try-6 = { $name } lets the Tale Weaver retell the quest.
try-7 = { $name } sends the Forest Strider for cards.

done-1 = { $name } cancels { $hero } of { $target } with the Shield Maiden.
done-2 = The Wyrmslayer of { $name } slays the wanderer: it was { $card }.
done-3 = The Chieftain of { $name } readies { $hero }.
done-4 = The Outcast of { $name } bars { $target } from this wanderer.
done-4-sent = The Outcast of { $name } has to wander, and { $target } may not recruit him.
done-5 = The Oracle shows { $name } the wanderer.
done-5-own = The Oracle shows { $name } the wanderer: it is { $card }.
done-6 = The Tale Weaver of { $name } retells the quest: { $target } may send any hero.
done-7 = The Forest Strider of { $name } fetches { $cards }.
done-7-own = The Forest Strider of { $name } fetches { $hand }.

button-nothing = No, go on
button-let = Let it happen
button-cancel = Cancel { $hero } of { $target }
button-move_on = Pass it on to { $next }
button-move_home = Pass it back to { $next }
button-recruit = Recruit the wanderer
button-recruit_known = Recruit { $card }
button-recruit_double = Recruit { $card }: a double
button-send = Send { $card }
button-send_party = Send { $card } from the party
button-send_blind = Send the pile’s top card
button-hint = Show { $leader } { $card }
button-use-2 = Wyrmslayer: slay the wanderer
button-use-3 = Chieftain: ready { $hero }
button-use-4 = Outcast: bar { $target }
button-use-5 = Oracle: look at the wanderer
button-use-6 = Tale Weaver: any hero for { $target }
button-use-6-self = Tale Weaver: send any hero
button-use-7 = Forest Strider: draw { $cards }
button-table = Go on

status-quest = { $name }: anything before a hero sets out?
status-arrived = { $name }: anything before { $holder } decides?
status-home = { $name }: anything before { $holder } takes the wanderer?
status-barred = { $name }: anything before the wanderer moves on?
status-going = { $name }: anything before the wanderer leaves?
status-declared = { $name }: { $holder } wants the wanderer. Anything against it?
status-settled = { $name }: anything else this turn?
status-replying = { $name }: cancel { $hero } of { $target }?
status-sending = { $name }: send a hero ({ $quest })
status-sending_party = { $name }: send a hero of the party ({ $quest })
status-farewell = { $name }: send a hero, or first bar with the Outcast
status-holding = { $name }: recruit, or pass on
status-holding_hint = { $name }: recruit, pass on, or ask with a card
status-dealing = The cards are being dealt
status-questing = A quest for { $leader }
status-blinding = A card of the pile sets out
status-barring = { $holder } may not recruit
status-revealing = { $holder } turns the wanderer up
status-leaving = The wanderer leaves
status-drawing = The turn ends
status-over = The game is over

why-match_over = The game is over.
why-not_an_action = That is not an action of this game.
why-table_step = Just a moment: the table is at work.
why-answer_first = { $hero } has to wait: first say whether you cancel what was just used.
why-send_first = First send a hero on its way.
why-recruit_or_move_on = The wanderer lies before you: recruit it, or pass it on.
why-nothing_to_decline = Nobody has asked you anything just now.
why-not_in_hand = There is no { $card } in your hand.
why-quest_not_met = { $card } doesn’t fit: the quest wants { $wanted }.
why-hand_meets_quest = You have a card in hand that may go, so your party stays at home.
why-not_in_party = There is no { $card } in your party.
why-only_leader_sends = Only who leads sends a hero, once in a turn and after the quest.
why-decline_first = First say that you use nothing more, then send a hero.
why-sending_over = A hero sets out only once in a turn, right after the quest; that moment has passed.
why-only_holder = Only the player before whom the wanderer lies decides about it.
why-no_hint_open = The wanderer lies open, so there is nothing to ask.
why-no_hint_blind = Who leads has not seen this wanderer either, so nobody could answer.
why-last_card = You must keep one card, so your last one can’t ask.
why-held_by_holder = The wanderer lies before you: until it is gone none of your heroes can be used.
why-not_yours = There is no { $hero } in your party.
why-already_used = { $hero } lies turned: each hero in a party is used only once.
why-nothing_to_cancel = Nothing to cancel: the Shield Maiden only answers an ability that was just used.
why-own_ability = You can’t cancel an ability of your own.
why-turned_up = Too late: the wanderer has been turned up.
why-no_wanderer = { $hero } has nothing to do: no wanderer is under way.
why-already_known = You have seen this wanderer already.
why-too_late_to_bar = This player can’t recruit the wanderer any more.
why-already_barred = This player is barred from the wanderer already.
why-not_oneself = The Outcast bars somebody else, not you.
why-nobody_to_ready = The Chieftain readies another hero of yours that was used.
why-not_turned = { $hero } doesn’t lie turned in your party: nothing for the Chieftain to ready.
why-pile_empty = The pile is empty: there is nothing to draw.
why-quest_only = The Tale Weaver works only when the quest is fresh, before a hero is sent.
why-already_free = The quest may be ignored already.
why-pile_last = A card of the pile goes only if nothing in your hand or party meets the quest.
why-outcast_goes = Your { $hero } has barred somebody on leaving, so no other hero of your party can go.
why-only_for_her = For now the Chieftain can only ready your Shield Maiden, to cancel what was just used.

score-heroes = Heroes
score-eliminated = Eliminated cards
score-sum = Sum of the party

ending-six = { $names } gathered six different heroes.
ending-most = The pile is empty, and { $names } has the most heroes: { $count }.
ending-fewer = { $names } is tied for the most heroes, { $count }, with fewer eliminated cards.
ending-sum = { $names } is tied for the most heroes, { $count }, with equally few eliminated cards and the higher sum: { $sum }.
ending-shared = { $names } share the victory: equally many heroes, { $count }, equally few eliminated cards and the same sum, { $sum }.

option-start = Leads first
option-start-random = Drawn by lot
option-start-seat = Seat { $value }

ability-1 = Cancels the ability just used, even another Shield Maiden’s.
ability-2 = The wanderer goes to the discards, face up.
ability-3 = Readies another used hero of the own party.
ability-4 = Bars another player from recruiting this wanderer.
ability-5 = Looks at the wanderer.
ability-6 = This turn the player who leads may ignore the quest, you or another.
ability-7 = Draws 2 cards from the pile.

hero-ready = { $card }, ready: { $ability }
hero-used = { $card }, used: still counts, and a Chieftain in the same party can ready this hero.
hero-used-3 = { $card }, used: still counts. Ready again only when he has left and is recruited anew.

hand-line = { $card }. In a party: { $ability }
hand-double = { $card }, already in your party: one more would be a double.

back-line = { $name } holds { $cards }.

lacks-all = {" "}No card in hand is { $numbers }.
lacks-only = {" "}The card in hand is not { $numbers }.
lacks-one = {" "}At least one card in hand is not { $numbers }.
lacks-some = {" "}At least { $count } cards in hand are not { $numbers }.
lacks-shown = {" "}Unmet quests have shown it.

quest-line = The quest for { $name }: { $need }.
quest-free = The quest for { $name } wants { $need }, but the Tale Weaver lets any hero go.

pile-line = The pile: { $cards }. The turn in which the last one goes is the last.

discards-line = Discarded, face up: { $cards }.
discards-none = The discards are empty.

buried-line = Discarded, face down: { $cards }.
buried-seen = {" "}You have seen { $seen }.

times = { $card } ×{ $count }

eliminated-line = Eliminated by { $name }: { $heroes }.
eliminated-none = { $name } has eliminated nobody.

seat-line = { $name }: { $heroes }, { $cards } in hand.
seat-eliminated = {" "}Eliminated: { $pairs }.
seat-leads = {" "}Leads this turn.
seat-holds = {" "}The wanderer lies here.
seat-barred = {" "}May not recruit this wanderer.
seat-knows = {" "}Has seen the wanderer.

wanderer-known = The wanderer before { $name }: { $card }.
wanderer-blind = The wanderer before { $name } came from the pile; nobody sent it.
wanderer-free = The wanderer before { $name }: sent by { $leader }, who could ignore the quest.
wanderer-hidden = The wanderer before { $name }: sent by { $leader }, and it fits the quest: { $numbers }.

note-may = { $card } may be the wanderer; not seen yet: { $cards }.
note-not = { $card } can’t be the wanderer; not seen yet: { $cards }.
note-without = {" "}No such card in the hand of { $names }.

cheer-won-heading = Victory in the North
cheer-won-line = { $names }

cheer-fifth-heading = Five heroes united
cheer-fifth-line = { $names } · only one is missing

cheer-clever-heading = Wisely declined
cheer-clever-line = { $names } · it would have been a double

lesson-aim-say = Gather six different heroes. Your party lies open before you; you begin with a Shield Maiden and an Oracle.
lesson-aim-why = Whoever has six different heroes first wins at once. But a hero that you have already is a double: it goes, and takes yours along.

lesson-hand-say = These five cards are your hand. Nobody else sees them.
lesson-hand-why = From here you send heroes on their way. They can’t simply join you: each one first wanders face down past everybody else.

lesson-send-say = You lead. This turn’s quest wants a 5 or higher: send the 6, the Tale Weaver.
lesson-send-why = { $first } and { $second } may take it or pass it on, without seeing it. If both pass, it comes home and you must take it. So send what you lack yourself.

lesson-look-say = It came home: three heroes. Now { $first } leads and has sent something to { $second }. Let your Oracle look at it.
lesson-look-why = Each hero of your party can be used once, in others’ turns too, but never while the wanderer lies before you. So look before it arrives.

lesson-recruit-say = { $second } passed it on, and you know what it is: a 2, the Wyrmslayer. Recruit it.
lesson-recruit-why = You have no Wyrmslayer, so it joins your party. { $second } has one already, and would have lost both.

lesson-ask-say = { $second } sends you a hero, face down. Ask for a hint: give your 2.
lesson-ask-why = The quest says it is even: a 2 or a 6 would be a double, only a 4 helps you. { $second } must tell the truth: is it the same hero as your card? Afterwards your card is gone.

lesson-move_on-say = “Yes”: it is a second Wyrmslayer. Pass it on.
lesson-move_on-why = Recruiting it would cost you both. Everybody heard the answer; now { $first } has to guess what it means.

lesson-double-say = { $first } passed as well, so { $second } had to take it: a double. Both cards are eliminated.
lesson-double-why = Whoever leads must take what comes home. That is the price of bluffing with a hero that you can’t use yourself.

lesson-free-say = You lead again. The quest is even, and your only even card, the 6, would be a double. Use your Tale Weaver.
lesson-free-why = With him you may ignore the quest this turn. Without him, if no card in your hand meets it, a hero of your party that does has to go; if there is none, the pile’s top card.

lesson-send_free-say = Now send the 3, the Chieftain, though the quest says otherwise.
lesson-send_free-why = You lack a Chieftain. And the quest tells the others nothing any more: they can only guess what you sent.

lesson-cancel-say = { $first } uses the Outcast: you shall not recruit this hero. Cancel that with your Shield Maiden.
lesson-cancel-why = She cancels the ability that was just used. Without her you would have to pass your own Chieftain on, and the others could take him.

lesson-ready-say = Five heroes! { $first } leads and sends something to { $second }. Let your Chieftain ready the Oracle: click first him, then her.
lesson-ready-why = The Chieftain turns a used hero upright again. One hero short of winning you have to know what comes: a double would cost you two.

lesson-look_again-say = The Oracle is ready again. Look at the wanderer.
lesson-look_again-why = You lack the 4 and the 7. The quest wants a 3, 4 or 5, so this may be the one. Quests tell you a lot: always look at them.

lesson-sixth-say = It is a 4, the Outcast, and { $second } let it pass. Recruit it!
lesson-sixth-why = The sixth different hero wins at once, whatever is left in the pile and in the others’ hands.

lesson-end-say = Six different heroes: you have won! If nobody gets that far the pile runs out, and then the most heroes win.
lesson-end-why = Ties go to fewer eliminated cards. Two heroes are still to be met: the Wyrmslayer sends a wanderer to the discards, the Forest Strider draws two cards.

### reasons: “This move …”; $names: whom it concerns, “you” or names

reason-heroes-more = builds a stronger party
reason-heroes-less = builds a weaker party
reason-heroes-spared = weakens { $names }
reason-heroes-given = strengthens { $names }
reason-pairs-more = saves heroes from elimination
reason-pairs-less = gets more heroes eliminated
reason-ready-more = keeps abilities ready
reason-ready-less = uses up abilities
reason-ready-spared = leaves { $names } fewer abilities
reason-ready-given = leaves { $names } more abilities
reason-hand-more = leaves more cards to choose from
reason-hand-less = leaves fewer cards to choose from
reason-insight-more = gives more clues about the wanderer
reason-insight-less = gives fewer clues about the wanderer
