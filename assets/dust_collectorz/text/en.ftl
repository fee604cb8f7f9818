caption-round = Round { $number }
caption-toss = Who begins?
caption-chooses = { $name } chooses
caption-naming = Who attacks first?
caption-attacks = attacks
caption-answers = answers
caption-thinking = thinking …
caption-chooses-short = chooses
caption-partner = plays with you
caption-winner = wins!
caption-your-attacking = Your attack
caption-your-answering = Your answer
caption-your-following = Further cards?
caption-laying-0 = { $name } attacks
caption-laying-1 = { $name } answers
caption-wins-clash = { $name } wins the clash
caption-laying = is laying …
caption-over = overpower
caption-even = even
caption-nothing = Counts nothing
caption-no_cards = No cards left
caption-title = { $mode } · Round { $number }
caption-mode-duel = Duel
caption-mode-champions = Free for All
caption-mode-team = Team
caption-trap = A trap!
caption-overflow = Overflow
caption-points = Points
caption-last = incl. +{ $number } last round
caption-last-so_far = incl. +{ $number } if it ended now
caption-last-team = incl. +{ $number } for now
caption-wins = { $name } wins!
caption-together = { $names } win!
caption-salvage-title = Which card returns?
caption-list-title = { $name }’s deck
caption-tip-list = Shows the deck of this seat, and what has been seen of it.
caption-list-note = Crossed out: what has been seen
caption-part-wheel = wheel
caption-part-ability = ability
caption-part-weakened = weakened
caption-part-counter = counter
caption-part-floor = not below 0
caption-part-half = ½ { $card }
caption-part-cancelled = { $ability }: cancelled

title = Dust Collectorz: Champions Unleashed

blurb = Forgotten treasures come alive. Lay a card or a stack, name a stat, and see who dares to answer. Duel, Free for All, Team and a game for children.

button-attack_first = Attack first
button-defend_first = Defend first
button-let_attack = Let { $next } attack first
button-begin = { $name } begins
button-lay = Lay { $card }
button-add = Add { $card }
button-counter = Lay { $card } beside it
button-take_back = Take { $card } back
button-take_all_back = Take all back
button-use = { $card }: use { $ability }
button-use_price = { $card }: { $ability }, destroying { $price }
button-rest = { $card }: don’t use { $ability }
button-attack = Attack: { $stat } { $value }
button-attack_seat = Attack { $target }: { $stat } { $value }
button-answer = Answer with { $value }
button-answer_stat = Answer in { $stat } with { $value }
button-trap = Spring { $card }
button-forfeit = Give in with { $card }
button-help = Draw a card and try again
button-stand = No further cards
button-cancel = Cancel { $ability } of { $card }
button-snipe = Destroy { $card }
button-salvage = Bring { $card } back
button-enough_cancelling = Cancel nothing more
button-enough_sniping = Destroy nothing more
button-set_aside = Set aside one of the { $tribe }
button-play = Play { $card }
button-done = Done
button-table = Go on

status-tossing = Who begins?
status-choosing = { $name }: attack or defend first?
status-naming = { $name }: which of you begins?
status-dealing = The cards are being dealt
status-attacking = { $name }: lay a card or a stack to attack
status-attacking_stat = { $name }: add cards, or attack with a stat
status-answering = { $name }: answer { $tribe } in { $stat }
status-answering_any = { $name }: answer with whatever you like
status-answering_set = { $name }: add cards, or answer
status-answering_none = { $name }: nothing fits. Give in, or spring a trap
status-helping = { $name }: nothing fits. Draw a card, or spring a trap
status-cancelling = { $name }: cancel an ability?
status-sniping = { $name }: destroy a support?
status-destroying = { $name }: which card does the trap destroy?
status-springing = The trap snaps shut
status-comparing = The values are compared
status-salvaging = { $name }: which card comes back?
status-following = { $name }: lay further cards to attack, or none
status-capturing = { $leader } leads: the round ends
status-refilling = All draw up to six cards
status-arriving = Cards return and are drawn
status-discarding = { $name } has counters only
status-finishing = The last cards are put away
status-setting_aside = { $name }: a card of which tribe stays out?
status-sharing = The cards are dealt out
status-playing = { $name }: play { $tribe }!
status-playing_any = { $name }: play any card!
status-playing_more = { $name }: go on with { $tribe }, or done?
status-taking = { $name } draws a card
status-skipping = { $name } can’t play
status-over = The game is over

score-points = Points
score-low = Bronze and silver
score-high = Platinum and epic
score-last = Last round
score-cards = Captured cards
score-hand = Cards in hand
score-deck = Cards in the pile

ending-most = { $names } has the most points: { $count }.
ending-last = { $names } has as many points as others, { $count }, and won the last round.
ending-shared = { $names } share the victory. Points each: { $count }.
ending-team = { $names } have the most points: { $count }.
ending-team_last = Both teams have equal points, { $count }; { $names } won the last round.
ending-team_shared = Both teams have equal points: { $count }.
ending-out = { $names } has no cards left.
ending-fewest = Nobody can play any more, and { $names } has the fewest cards: { $count }.
ending-fewest_last = Nobody can play any more. { $names } has the fewest cards, as others do, and played last.
ending-fewest_shared = Nobody can play any more. { $names } share the victory with the fewest cards: { $count }.

option-mode = Game
option-mode-champions = Duel, Free for All
option-mode-team = Team
option-mode-young = Young Champions
option-lists = Deck lists
option-lists-open = Open
option-lists-secret = Secret
option-forfeits = Without an answer
option-forfeits-at_once = Give in at once
option-forfeits-draw_one = Draw one and try again
option-shares = Young Champions
option-shares-full = Everybody’s cards
option-shares-short = Short game
option-deck = Deck of seat { $seat }

deck-any = One of the four
deck-random = Drawn by lot
deck-attic = Attic
deck-shelf = Shelf
deck-cabinet = Cabinet
deck-drawer = Drawer

event-toss = { $name } wins the toss.
event-first = { $name } attacks first.
event-first_team = { $name } attack first.
event-begin = { $name } begins.
event-deal = Everybody draws six cards.
event-attack = { $name } attacks with { $cards } ({ $stat })
event-attack_seat = { $name } attacks { $target } with { $cards } ({ $stat })
event-follow = { $name } follows up with { $cards } ({ $stat })
event-answer = { $name } answers with { $cards }

laid-counter = , { $counter } beside it
laid-counter_stat = , { $counter } beside it ({ $stat })
laid-use = , using { $abilities }
laid-price = , destroying { $cards }

event-nullified = The attack’s abilities are cancelled.
event-trap = { $name } springs { $card }!
event-forfeit = { $name } has no answer and gives in with { $card }.
event-help = { $name } has no answer and draws a card.
event-help_own = { $name } has no answer and draws { $card }.
event-stand = { $name } lays no further cards.
event-cancel = { $name } cancels { $ability } of { $card }.
event-snipe = { $name } destroys { $card } of { $target }.
event-destroy = { $name }’s trap destroys { $card } of { $target }.
event-salvage = { $name } brings { $card } back from the discards.
event-stat = Now { $stat } is compared.
event-values = { $stat }: { $name } { $value }, { $other } { $worth }.
event-stands = { $name } wins by { $over }.
event-answers = { $other } wins by { $over }.
event-tie = Equal, so the answer wins.
event-tie_broken = Equal, but the attack has the Tiebreaker.
event-wins = { $other } wins.
event-given = { $name } wins unopposed.
event-no_cards = { $name } has no cards left to answer with.
event-leads = { $name } leads now.
event-op_destroyed = { $name } loses { $cards } from the hand.
event-stolen = { $name } takes { $cards } from the captured cards of { $other }.
event-caught = { $name } captures { $cards }.
event-crushed = Destroyed: { $cards } of { $name }.
event-returns = Back to { $name }: { $cards }.
event-shuffled = Into the deck of { $name }: { $cards }.
event-round = { $name } wins the round and captures { $cards }.
event-round_none = { $name } wins the round.
event-round_team_none = { $name } win the round.
event-round_team = { $name } win the round and capture { $cards }.
event-spited = Destroyed instead: { $cards } of { $name }.
event-saved = Not captured: { $cards } of { $name }.
event-draws = { $name } draws { $what }
event-draws_too = ; { $name } { $what }
event-returned = Back with { $name }: { $cards }.
event-hushed = { $name } may use no abilities this round.
event-discard = { $name } has counters only, and discards { $cards }.
event-finish = The game is over. Everybody keeps what is left.
event-ran_out = { $name } has no cards left.
event-no_character = { $name } has no character left to attack with.
event-points = { $name }: { $points }.
event-set_aside = { $name } sets { $card } aside.
event-share = The cards are dealt out. { $name } begins.
event-opens = { $name }: { $tribe }!
event-beats = { $name }: { $tribe } beats { $last }!
event-take = { $name } draws a card.
event-take_own = { $name } draws { $card }.
event-skip = { $name } can’t play.
event-stuck = Nobody can play.
event-out = No cards left: { $name } wins!

card-cogwick = Cogwick
card-rattlekey = Rattlekey
card-tinnow = Tinnow
card-clatterpup = Clatterpup
card-pip-rivet = Pip Rivet
card-wobble-sentry = Wobble Sentry
card-brass-marcher = Brass Marcher
card-gyro-wren = Gyro Wren
card-ratchet-hare = Ratchet Hare
card-lampjack = Lampjack
card-drum-corporal = Drum Corporal
card-keywound-goose = Keywound Goose
card-boilerback = Boilerback
card-old-mainspring = Old Mainspring
card-sheet-metal-bull = Sheet-Metal Bull
card-marshal-flywheel = Marshal Flywheel
card-the-clockless-knight = The Clockless Knight
card-grand-automat-orra = Grand Automat Orra
card-madame-zinc = Madame Zinc
card-creaselet = Creaselet
card-paper-gnat = Paper Gnat
card-dogear = Dogear
card-blotling = Blotling
card-corner-moth = Corner Moth
card-flatfin = Flatfin
card-kite-courier = Kite Courier
card-deckle-fox = Deckle Fox
card-ribbon-asp = Ribbon Asp
card-lantern-carp = Lantern Carp
card-margin-rider = Margin Rider
card-pleat-dancer = Pleat Dancer
card-thousandfold-crane = Thousandfold Crane
card-cardstock-ram = Cardstock Ram
card-blueprint-stag = Blueprint Stag
card-archivist-vell = Archivist Vell
card-the-unfolded-one = The Unfolded One
card-empress-vellum = Empress Vellum
card-stormpage = Stormpage
card-chipcup = Chipcup
card-saucerling = Saucerling
card-teapot-toad = Teapot Toad
card-shardmouse = Shardmouse
card-dimple = Dimple
card-kiln-imp = Kiln Imp
card-bisque-ballerina = Bisque Ballerina
card-crackle-cat = Crackle Cat
card-figurine-thief = Figurine Thief
card-celadon-heron = Celadon Heron
card-urn-whisperer = Urn Whisperer
card-slipcast-swan = Slipcast Swan
card-stoneware-boar = Stoneware Boar
card-old-amphora = Old Amphora
card-furnace-widow = Furnace Widow
card-duchess-craquelure = Duchess Craquelure
card-the-mended-monk = The Mended Monk
card-cobalt-sovereign = Cobalt Sovereign
card-mother-kiln = Mother Kiln
card-pegkin = Pegkin
card-knotling = Knotling
card-splinter-finch = Splinter Finch
card-spindle-tot = Spindle Tot
card-acorn-guard = Acorn Guard
card-dowel-dan = Dowel Dan
card-rocking-charger = Rocking Charger
card-nutjaw-sergeant = Nutjaw Sergeant
card-lathe-lynx = Lathe Lynx
card-marble-run-otter = Marble-Run Otter
card-croquet-knight = Croquet Knight
card-puzzlebox-crab = Puzzlebox Crab
card-oakenback = Oakenback
card-toychest-golem = Toychest Golem
card-grandfather-yew = Grandfather Yew
card-captain-mahogany = Captain Mahogany
card-the-quiet-carver = The Quiet Carver
card-rootfather-alder = Rootfather Alder
card-ebon-nester = Ebon Nester
card-buttoneye = Buttoneye
card-lint-pup = Lint Pup
card-patchmouse = Patchmouse
card-mitten-mole = Mitten Mole
card-fuzzlet = Fuzzlet
card-snugworm = Snugworm
card-corduroy-crow = Corduroy Crow
card-velvet-badger = Velvet Badger
card-tuft-ranger = Tuft Ranger
card-quilted-tortoise = Quilted Tortoise
card-felt-fencer = Felt Fencer
card-pompom-prowler = Pompom Prowler
card-big-hugo-batting = Big Hugo Batting
card-bolster-bear = Bolster Bear
card-woolly-rampart = Woolly Rampart
card-dame-damask = Dame Damask
card-the-threadbare-king = The Threadbare King
card-stitchmother = Stitchmother
card-nightlight-lion = Nightlight Lion
card-spring-lid-box = Spring-Lid Box
card-greedy-jar = Greedy Jar
card-trapdoor-shelf = Trapdoor Shelf
card-wrong-address = Wrong Address
card-mute-cloth = Mute Cloth
card-swapped-labels = Swapped Labels
card-blank-tag = Blank Tag
card-bubble-blanket = Bubble Blanket

tribe-0 = Tinlings
tribe-1 = Foldwings
tribe-2 = Glazeborn
tribe-3 = Grainers
tribe-4 = Plushkin
tribe-5 = Counter


stuff-0 = tin
stuff-1 = paper
stuff-2 = pottery
stuff-3 = wood
stuff-4 = plush

stat-0 = Attack
stat-1 = Speed
stat-2 = Health
stat-3 = Cunning

small-0 = attack
small-1 = speed
small-2 = health
small-3 = cunning

rank-0 = Bronze
rank-1 = Silver
rank-2 = Gold
rank-3 = Platinum
rank-4 = Epic
rank-5 = Counter

ability-boost = Boost
ability-weaken = Weaken
ability-charge = Charge
ability-brace = Brace
ability-loner = Loner
ability-rally = Rally
ability-full_support = Full Support
ability-mixed_stack = Mixed Stack
ability-wheel_master = Wheel Master
ability-sure_footed = Sure-Footed
ability-underdog = Underdog
ability-comeback = Comeback
ability-tiebreaker = Tiebreaker
ability-twist = Twist
ability-lock = Lock
ability-cancel = Cancel
ability-shielded = Shielded
ability-hush = Hush
ability-disarm = Disarm
ability-snipe = Snipe
ability-sacrifice = Sacrifice
ability-spite = Spite
ability-draw = Draw
ability-recall = Recall
ability-salvage = Salvage
ability-op_draw = Spoils
ability-op_destroy = Trample
ability-op_steal = Plunder
ability-trap_capture = Catch Trap
ability-trap_stack = Stack Trap
ability-trap_destroy = Crash Trap
ability-trap_return = Return Trap
ability-nullify = Nullify
ability-switch = Switch
ability-free_tribe = Free Tribe
ability-rescue = Rescue

does-boost = +{ $n } when { $stat } is compared.
does-boost-any = +{ $n }, whatever stat is compared.
does-weaken = The other set has −{ $n } when { $stat } is compared.
does-weaken-any = The other set has −{ $n }, whatever stat is compared.
does-charge = +{ $n } when attacking.
does-brace = +{ $n } when answering.
does-loner = +{ $n } while your set is this one card; a counter beside it doesn’t matter.
does-rally = +{ $n } for each support in the set.
does-full_support = The best support counts in full instead of half.
does-mixed_stack = As primary: up to { $cards } of other tribes may support it.
does-wheel_master = Against the tribe that its own beats: +{ $n } instead of +1 in answer, +{ $less } in attack.
does-sure_footed = Against the tribe that beats its own: no −1 in answer, +1 in attack.
does-underdog = +{ $n } if the other primary’s rank is higher than this card’s.
does-comeback = +{ $n } while your capture pile has fewer cards than the other side’s.
does-tiebreaker = Attacking, equal values are yours, unless the answer has it too.
does-twist = Answering, { $stat } is compared instead of the stat named.
does-lock = Attacking, the stat can’t be changed.
does-cancel-one = Cancels an ability of the other set.
does-cancel = Cancels up to { $abilities } of the other set.
does-shielded = No ability of this set can be cancelled.
does-hush = The player this set fights first may use no abilities for { $rounds } after this one.
does-disarm = Attacking, it can’t be answered with a trap.
does-snipe-one = Destroys a support of the other set before values are compared.
does-snipe = Destroys up to { $supports } of the other set before values are compared.
does-sacrifice = Destroy another playable card of yours: +{ $n }.
does-spite = If the set loses, this card is destroyed instead of captured.
does-draw = Draw { $cards } at the end of the round, win or lose.
does-recall = If the set loses by { $limit } or less, this card comes back to you.
does-salvage = If the set wins, { $characters } of your choice come back from your discards.
does-op_draw = Win by { $limit } or more: draw { $cards } at the end of the round.
does-op_destroy = Win by { $limit } or more: { $cards } of the loser’s hand, drawn by lot, are destroyed.
does-op_steal = Win by { $limit } or more: take { $cards } by lot from the loser’s capture pile.
does-trap_capture = Against an attack of { $cards } at most: capture it.
does-trap_stack = Against an attack of { $cards } or more: capture the supports; the primary goes back to its owner.
does-trap_destroy = Destroy { $cards } of the attack, of your choice; the others go back to their owner.
does-trap_return = Shuffle the attack into its owner’s deck; take { $cards } by lot from the owner’s capture pile.
does-nullify = Beside an answer: all abilities of the attack are cancelled, unless Shielded.
does-switch = Beside an answer: name another stat; your set has −{ $less }.
does-free_tribe = Beside an answer: its primary may be of any tribe; +{ $n } instead of what the wheel says.
does-rescue = Beside an answer: if it loses, its cards come back to you.

count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-ability = { $count ->
    [one] { $count } ability
   *[other] { $count } abilities
}
count-support = { $count ->
    [one] { $count } support
   *[other] { $count } supports
}
count-character = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
count-round = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
overflow = { $card } (overflow)

times = { $card } ×{ $count }

why-match_over = The game is over.
why-table_step = Just a moment: the table is at work.
why-not_an_action = That is not an action of this game.
why-choose_side = First say whether you attack or defend first.
why-name_beginner = First say which of you two begins.
why-settled = Who begins was settled at the start.
why-attack_now = You are the one to attack: lay a card, and name a stat.
why-answer_now = You are attacked: answer first.
why-follow_now = You may lay further cards to attack with, or say that you lay none.
why-cancel_first = First say which ability you cancel, or that you cancel none.
why-snipe_first = First say which support you destroy, or that you destroy none.
why-trap_first = First say which card your trap destroys.
why-salvage_first = First say which card comes back from your discards.
why-set_aside_first = First say of which tribe a card stays out of the game.
why-play_now = Now play a card.
why-only_young = That belongs to Young Champions.
why-not_following = Only who answered with a counter is asked for further cards, when another answers next.
why-nothing_to_cancel = There is no ability to cancel now.
why-nothing_to_destroy = There is no card to destroy now.
why-nothing_to_salvage = Nothing comes back from the discards now.
why-not_in_hand = You have no { $card } to play.
why-laid_already = { $card } lies in your set already.
why-not_laid = { $card } doesn’t lie in your set.
why-nothing_laid = You haven’t laid anything yet.
why-no_primary = First lay a card: it becomes the primary.
why-primary_laid = { $card } is your primary. Take it back if you want another.
why-counter_cant_attack = { $card } is a counter: it can’t attack.
why-counter_cant_stack = { $card } is a counter: it can’t be part of a stack.
why-own_tribe = { $card } is of the attacking tribe, the { $tribe }; they never answer themselves.
why-own_tribe_other = { $card } is of the attacking tribe, the { $tribe }; they never answer themselves. You can answer with { $cards }.
why-nearer_tribe = { $card } is neither stronger nor weaker than the { $tribe }, and you have what is: { $cards }.
why-off_tribe = { $card } doesn’t fit: a stack is of one tribe, here the { $tribe }.
why-mix_first = { $card } is of another tribe: announce Mixed Stack of { $other } first.
why-mix_full = { $other } lets no more than { $limit } of other tribes support it.
why-take_back_all = { $card } is the primary: take all back instead.
why-counter_needed = Without { $card } your set would not be allowed. Take the set back first.
why-no_counter = { $card } is no counter.
why-one_counter = { $card } lies beside your set already: one counter is all.
why-trap_alone = { $card } is a trap: it is played alone, with nothing else laid.
why-counter_needs_set = { $card } is laid beside a set, and you have no card that may answer.
why-no_trap = { $card } is no trap.
why-disarmed = { $card } has disarmed: no trap may answer this attack.
why-trap_too_many = { $card } is for attacks of { $limit } at most; this one has { $size }.
why-trap_too_few = { $card } is for attacks of { $limit } or more; this one has { $size }.
why-nothing_to_trap = No card attacks: there is nothing to catch.
why-hushed = You are hushed: no abilities for { $rounds }, this one included.
why-used_already = The ability of { $card } is announced already.
why-one_support = { $other } uses its ability: only one support may, besides the primary.
why-mix_is_primarys = { $card } is a support: Mixed Stack works only for a primary.
why-no_sacrifice = { $card } needs another card of yours to destroy, and you have none left.
why-price_missing = { $card } needs another card of yours to destroy: pick that as well.
why-price_wrong = { $other } can’t be destroyed for it: pick another card of your hand or overflow.
why-no_price = { $card } needs no card to be destroyed.
why-not_used = No such ability is announced.
why-mix_in_use = Cards of other tribes support { $card }: take them back first.
why-target_needed = Name whom you attack as well.
why-no_target = Whom you attack is settled already.
why-partner = That is your partner: attack one of the others.
why-no_switch = Only Switch beside your answer changes the stat.
why-stat_needed = { $card } lies beside your answer: name a stat.
why-no_answer = You have no card that may answer: give in with one, or spring a trap.
why-may_answer = You can answer, so you can’t give in: lay { $cards }.
why-help_first = First draw a card, perhaps it helps.
why-character_first = { $card } is a counter: give in with a character, you have one.
why-no_help = In this game nobody draws before giving in.
why-helped = You have drawn already.
why-deck_empty = Your deck is empty.
why-cancelled_already = This ability isn’t announced, or it is cancelled already.
why-never_primary = { $card } is the primary: only supports can be destroyed.
why-not_there = { $card } doesn’t lie in that set.
why-not_discarded = There is no { $card } in your discards.
why-salvage_counter = { $card } is a counter: only characters come back.
why-other_team = Only you or your partner can begin.
why-not_beating = { $tribe_stuff } doesn’t beat { $last_stuff }. Now { $wanted_stuff } is needed!
why-play_first = You can play a card, so play one.
why-dealt_already = The cards have been dealt.

breach-size = Cards in the deck: { $have }; { $need } are needed.
breach-rank = { $tribe }, { $rank }: { $have } instead of { $need }.
breach-rank-high = { $tribe }, Platinum or Epic: { $have } instead of { $need }.
breach-counters = Counters: { $have } instead of { $need }.
breach-counter_twice = { $card } is there twice; the two counters have to differ.
breach-epics = Epic cards: { $have }, at most { $need } are allowed.
breach-epic_twice = { $card } is there twice; each epic card may be there once.
breach-ability = { $ability }: { $have } bronze or silver cards have it, at most { $need } may.

card-line = { $card }, { $tribe }, { $rank }. { $stats }. { $ability }: { $does }
card-counter = { $card }, a counter. { $ability }: { $does }
card-stat = { $stat } { $value }
card-young = { $card }: { $tribe } beats { $weaker }.
card-overflow = {" "}Lies in the overflow: open to all, and to be played like a card in hand.
card-primary = {" "}Carries the set of { $name }, worth in full.
card-support = {" "}Supports the set of { $name }, worth half.
card-beside = {" "}Lies beside the set of { $name }.
card-void = {" "}Counts nothing: { $name } gave in with it.

ability-line = { $card }, { $ability }: { $does }
ability-idle = {" "}Not announced.
ability-used = {" "}Announced.
ability-cancelled = {" "}Cancelled.

stat-worth = { $stat }: your set is worth { $value } so far.
stat-named = { $stat } is what is compared.
stat-line = { $stat }, one of the four stats.

seat-line = { $name }: { $hand } in hand, { $deck } in the deck, { $points }.
seat-young = { $name }: { $hand } in hand, { $deck } in the pile.
seat-overflow = {" "}Overflow: { $cards }.
seat-partner = {" "}Plays together with { $partner }.
seat-attacker = {" "}Attacks in this round.
seat-leads = {" "}Leads.
seat-hush = {" "}May use no abilities for { $rounds }.
seat-draws = {" "}Draws { $drawn } at the end of the round.

pile-line = Captured by { $name }: { $count }, { $points }. { $cards }.

points-line = { $points } captured by { $name }.

pile-last = {" "}+{ $number } for winning the last round: { $points } in all.
pile-last_so_far = {" "}+{ $number } for winning the last round, if the game ends now: { $points } in all.
pile-none = { $name } has captured nothing yet.

discards-line = Discarded or destroyed, worth nothing, of { $name }: { $cards }.
discards-none = The discards of { $name } are empty.

deck-line = The deck of { $name }: { $cards }.
deck-sent = {" "}Back in it: { $cards }.

back-line = { $name } holds { $cards }.
back-known = {" "}All have seen: { $cards }.

lacks-all = {" "}No hidden card is of the { $tribes }.
lacks-some = {" "}At least { $count } hidden: not of the { $tribes }.
lacks-counters = {" "}All hidden cards are counters.

wheel-line = The wheel: { $pairs }.
wheel-pair = { $tribe } beat { $weaker }
wheel-attack = {" "}The { $tribe } attack: { $stronger } answer with +1, { $weaker } with −1, the { $tribe } never, others only without these.

value-attack = The attack of { $name } in { $stat }: { $value }.
value-answer = The answer of { $name } in { $stat }: { $value }.
value-parts = {" "}That is { $parts }.
value-cancelled = {" "}Cancelled and worth nothing: { $abilities }.
value-building = Your set so far: { $values }.
value-none = Nothing to compare yet.

part-primary = { $amount } of { $card }
part-support = { $amount } of { $card }
part-half = { $amount } for half of { $card }
part-of_ability = { $amount } by { $ability }
part-wheel = { $amount } by the wheel
part-ability = { $amount } by an ability
part-weakened = { $amount } by the other side
part-counter = { $amount } by the counter
part-floor = { $amount }, as no value is below 0

tribe-line = { $tribe }: { $stuff } beats { $weaker }, and { $stronger } beats { $stuff }.

chain-line = { $card }, played by { $name }.

caption-aside = Put one away
caption-tip-done = Done: the next one’s turn.
caption-tip-moon = { $name } had nothing that fits, and rested.

cheer-won-heading = Pride of the collection
cheer-won-line = { $names }

cheer-overpower-heading = Overpower of { $number }
cheer-overpower-line = { $names }

cheer-destroyed-heading = { $number } at one blow
cheer-destroyed-line = { $names } · smashed to dust

lesson-aim-say = A duel of two decks. Whoever wins a round captures its cards, and captured cards are points.
lesson-aim-why = Bronze and silver bring 1 point, platinum and epic 3, gold none. The wheel shows which tribe beats which. { $first } won the toss and will attack first.

lesson-answer-say = { $first } attacks with a Quilted Tortoise and has named cunning: 6. Answer with the Puzzlebox Crab.
lesson-answer-why = Only the tribes beside the attacker’s on the wheel may answer. Grainers beat Plushkin, so the Crab’s cunning of 3 gets +1.

lesson-ability-say = 4 against 6 is not enough. Click the ability on your Crab: Brace, +2 in an answer.
lesson-ability-why = Abilities work only if you announce them as you lay your cards, and last for this clash. If a price isn’t named, they cost nothing.

lesson-compare-say = Now your answer is worth 6. Press the button to answer.
lesson-compare-why = 6 against 6: equal values go to the defender. That is you.

lesson-captured-say = You won: the Crab lies on your capture pile. The Tortoise went home by its own ability, Recall, to { $first }’s overflow.
lesson-captured-why = Both draw up to six first. What comes back later is overflow: open, and played like the hand. Your 4 points: 1 for the Crab, and 3 as if this had been the last round.

lesson-lay-say = Whoever wins a round attacks next: you. Lay the Margin Rider.
lesson-lay-why = Its cunning is 7, and Charge adds 2 in an attack. It will be the primary of a stack: the card that counts in full.

lesson-support-say = Add the Kite Courier as its support.
lesson-support-why = Supports are of the same tribe and count half, rounded down: 4 brings 2. More cards win more surely, and leave you fewer for the next round.

lesson-two_abilities-say = Announce the Rider’s ability, Charge. The Courier’s ability, Draw, is announced along with it.
lesson-two_abilities-why = Of a stack two abilities may be used: the primary’s and that of one support. Draw brings you one more card at the end of the round.

lesson-attack-say = Name cunning and attack with 11.
lesson-attack-why = Tinlings and Glazeborn will have to answer. Name the stat in which you are strong and they are not; the button and the tooltips count for you.

lesson-gold-say = 11 against 4, all of it yours, and your drawn card lies in your overflow. Now send the Old Amphora to attack, with Draw.
lesson-gold-why = Gold cards are strong and bring no points: let them fight, and don’t mind losing one. Draw works even if you lose.

lesson-trap-say = The Amphora lost; only the 3 points of the last round changed sides. Now { $first } attacks with a stack. Spring the Trapdoor Shelf.
lesson-trap-why = Counters have no stats. A trap is played instead of an answer: nothing is compared, and you win the clash. Keep it for an attack that hurts.

lesson-destroy-say = The trap destroys one card of the attack: choose The Mended Monk.
lesson-destroy-why = It is platinum: 3 points that nobody gets now. What is destroyed goes to its owner’s discard pile. The Shardmouse goes home, into the overflow, and you capture your used trap: 0 points.

lesson-alone-say = Attack with The Quiet Carver, all alone. It uses Snipe and names attack: 7.
lesson-alone-why = Snipe destroys supports before the values are compared. A strong card that fights alone saves the others for later rounds.

lesson-snipe-say = A Snugworm answers, with the Tortoise from the overflow behind it: 7 against 7. Destroy the Tortoise.
lesson-snipe-why = { $first } would win the tie. Without its support the Snugworm is worth 5: you win, and keep the Carver’s 3 points as well.

lesson-end-say = So it goes on until one of you has no cards left. The most points win, and the last round brings 3 more.
lesson-end-why = There are three more games in the box: Free for All, where each answers the strongest so far, Team with two against two, and Young Champions for children: only the tribes count.

### reasons: “This move …”; $names: whom it concerns, “you” or names

reason-points-more = scores more points
reason-points-less = scores fewer points
reason-points-spared = denies { $names } points
reason-points-given = leaves { $names } more points
reason-cards-more = saves strong cards for later
reason-cards-less = spends strong cards
reason-cards-spared = draws strong cards out of { $names }
reason-cards-given = leaves { $names } strong cards
reason-counters-more = saves counters for later
reason-counters-less = spends counters
reason-counters-spared = draws counters out of { $names }
reason-counters-given = leaves { $names } counters
reason-last_round-more = is more likely to win the round
reason-last_round-less = is less likely to win the round
reason-rid-more = gets rid of more cards
reason-rid-less = gets rid of fewer cards
reason-rid-spared = leaves { $names } more cards in hand
reason-rid-given = leaves { $names } fewer cards in hand
reason-variety-more = keeps more tribes in hand
reason-variety-less = keeps fewer tribes in hand
reason-variety-spared = leaves { $names } fewer tribes
reason-variety-given = leaves { $names } more tribes
