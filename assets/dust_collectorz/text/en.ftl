# The texts of Dust Collectorz. The name of a person may be "you": the one person at the screen.
# Where $who selects: you = you alone, us = you and others, they = several others, one = another one.

title = Dust Collectorz: Champions Unleashed
blurb = Forgotten treasures come alive. Play a card or a stack, name a stat, and see who dares to answer. Duel, Free for All, Team, and a game for children.

## Shared parts

count-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
overflow = { $card } (overflow)
times = { $card } ×{ $count }

## Captions on the table

caption-toss = Attack or defend first?
caption-naming = Who attacks first?
caption-chooses = { $name ->
    [you] Your choice
   *[other] { $name } is choosing …
}
caption-chooses-short = choosing …
caption-attacks = attacking
caption-answers = answering
caption-partner = your partner
caption-winner = winner!
caption-laying = choosing cards …
caption-wins-clash = { $name ->
    [you] You win the clash
   *[other] { $name } wins the clash
}
caption-nothing = No value
caption-no_cards = Out of cards
caption-trap = It’s a trap!
caption-overflow = Overflow
caption-bonus = incl. +{ $number }
caption-last = incl. +{ $number } last round
caption-last-so_far = incl. +{ $number } if it ended now
caption-last-team = incl. +{ $number } for now
caption-wins = { $who ->
    [you] You win!
    [us] { $name } win!
    [they] { $name } win!
   *[one] { $name } wins!
}
caption-salvage-title = Which card do you bring back?
caption-list-title = { $name ->
    [you] Your deck
   *[other] { $name }’s deck
}
caption-list-note = Crossed out: seen already
caption-aside = Leave one out
caption-part-wheel = wheel
caption-part-ability = ability
caption-part-weakened = weakened
caption-part-counter = counter
caption-part-floor = not below 0
caption-part-half = ½ { $card }
caption-part-cancelled = { $ability }: cancelled

## The stage: values, verdict, wheel, and words above the cards

seat-points = points
caption-deck = deck
caption-captured = captured
caption-discarded = discarded
chip-wins = { $value } wins
chip-ties = { $value }: tie, wins
chip-loses = { $value } loses
chip-open = { $value } so far
chip-ability = { $ability }: { $value } wins
chip-pair = { $value } with { $card }
chip-together = Together { $value }
chip-together-ties = Together { $value }: tie, wins
chip-trap = Stops the attack
chip-counter = Beside an answer
chip-tribe = Wrong tribe
chip-not_now = Not now
verdict-beat = { $value } in { $stat } to beat
verdict-tie = A tie goes to you, the defender.
verdict-wins = { $value } against { $needed }: wins
verdict-ties = { $value } against { $needed }: tie, you win
verdict-loses = { $value } against { $needed }: loses
verdict-plain = { $value } against { $needed }
verdict-open = { $value } against { $needed } so far
verdict-may_change = Abilities can still change this.
verdict-over = Overpower { $count }
verdict-even = A tie goes to the defender.
verdict-mine-destroys = { $count ->
    [one] You also destroy a card in { $name }’s hand.
   *[other] You also destroy { $count } cards in { $name }’s hand.
}
verdict-mine-steals = { $count ->
    [one] You also steal a card { $name } captured.
   *[other] You also steal { $count } cards { $name } captured.
}
verdict-mine-draws = { $count ->
    [one] You also draw an extra card.
   *[other] You also draw { $count } extra cards.
}
verdict-mine-hushes = { $name } can’t use abilities next round.
verdict-theirs-destroys = { $count ->
    [one] { $name } also destroys a card in your hand.
   *[other] { $name } also destroys { $count } cards in your hand.
}
verdict-theirs-steals = { $count ->
    [one] { $name } also steals a card you captured.
   *[other] { $name } also steals { $count } cards you captured.
}
verdict-theirs-draws = { $count ->
    [one] { $name } also draws an extra card.
   *[other] { $name } also draws { $count } extra cards.
}
verdict-theirs-hushes = You can’t use abilities next round.
wheel-who = Who can answer { $tribe }?
wheel-tie = A tie goes to you, the defender.
wheel-tie_defender = A tie goes to the defender.
wheel-beats = The arrows show who beats whom.

## The rail: each kind of action, and what it would do or why not

kind-attack = Attack
kind-attack-answering = You’re being attacked
kind-attack-first = Choose card and stat
kind-attack-begin = Pick a player
kind-attack-lay = Play a card first
kind-attack-name = Pick a stat
kind-attack-stat = Your best stat: { $value }
kind-attack-target = Pick a stat and a player
kind-answer = Answer
kind-answer-with = Answer with { $card }
kind-answer-idle = Nobody is attacking you
kind-answer-none = No card of yours can answer
kind-answer-first = The other side attacks
kind-answer-lay = Play a card first
kind-answer-needed = Play a card: { $value } to beat
kind-answer-now = Compare the values
kind-answer-stat = Pick the stat
kind-loses = { $value } against { $needed }: loses by { $count }
kind-with-ability = Wins at { $value } with { $ability }
kind-with-card = Wins at { $value } with { $card }
kind-wins-with = { $card } makes { $value }: wins
kind-wins-ability = { $ability } makes { $value }: wins
kind-support = Add support
kind-support-first = Play a main card first
kind-support-none = No more cards of this tribe
kind-support-half = Counts half its value
kind-ability = Use ability
kind-ability-first = Play a card first
kind-ability-hushed = You can’t use abilities now
kind-ability-rest = Click one to take it back
kind-ability-sign = Click the badge on a card
kind-ability-cancelling = Pick an ability to cancel
kind-ability-sniping = Pick a support to destroy
kind-ability-salvaging = Pick a card to bring back
kind-counter = Play a counter
kind-counter-answer = Only when you answer
kind-counter-none = You have no counter
kind-counter-cant = Not against this attack
kind-counter-beside = Laid beside your answer
kind-counter-trap = { $card } stops the attack
kind-counter-destroying = Pick a card to destroy
kind-forfeit = Forfeit
kind-forfeit-only = Only if you can’t answer
kind-forfeit-pick = Pick the card you give up
kind-forfeit-help = Then try again
kind-forfeit-stop = Go on without
kind-not_now = Not now

prompt-choosing = You won the toss: attack or defend first?
prompt-naming = Who attacks first, you or your partner?
prompt-attacking = Play a card or a stack, then name a stat.
prompt-attacking_stat = Add cards, or attack with a stat.
prompt-following = Attack with more cards, or stop here.
prompt-answering = Answer with { $tribes }: { $value } in { $stat } to beat.
prompt-answering_far = You hold neither tribe next to it. Answer with { $tribes }: { $value } in { $stat } to beat.
prompt-answering_set = { $value } in { $stat } to beat. Add cards, or answer now.
kind-young-aside = Leave one out
kind-young-aside-now = Pick a picture
kind-young-aside-off = Only at the start
kind-young-play = Play a card
kind-young-play-now = Any card fits
kind-young-play-off = Not now
kind-young-play-fits = Next up: { $tribe }
kind-young-done = Done
kind-young-done-now = The next one plays
kind-young-done-off = After you play
prompt-setting_aside = Leave out a card: of which tribe?
prompt-playing = Play { $tribe }!
prompt-playing_any = Play any card!
prompt-playing_more = Go on with { $tribe }, or stop here?

## Buttons

button-attack_first = Attack first
button-defend_first = Defend first
button-let_attack = { $who ->
    [you] Defend first
    [us] Defend first
   *[other] Let { $name } attack first
}
button-begin = { $name ->
    [you] You attack first
   *[other] { $name } attacks first
}
button-lay = Play { $card }
button-add = Add { $card }
button-counter = Add { $card }
button-take_back = Take back { $card }
button-take_all_back = Take everything back
button-use = { $card }: use { $ability }
button-use_price = { $card }: { $ability }, destroy { $price }
button-rest = { $card }: don’t use { $ability }
button-attack = Attack: { $stat } { $value }
button-attack_seat = Attack { $target }: { $stat } { $value }
button-answer = Answer with { $value }
button-answer_stat = Answer: { $stat } { $value }
button-trap = Spring { $card }
button-forfeit = Forfeit with { $card }
button-help = Draw a card first
button-stand = No more cards
button-cancel = Cancel { $ability } ({ $card })
button-snipe = Destroy { $card }
button-salvage = Bring back { $card }
button-enough_cancelling = Cancel nothing
button-enough_sniping = Destroy nothing
button-set_aside = Leave out: { $tribe }
button-play = Play { $card }
button-done = Done
button-table = Continue

## What to do now

status-tossing = Tossing a coin …
status-choosing = { $name ->
    [you] You won the toss: attack or defend first?
   *[other] { $name } won the toss and chooses: attack or defend first
}
status-naming = { $name ->
    [you] Who attacks first, you or your partner?
   *[other] { $name }’s team chooses who attacks first
}
status-dealing = Dealing the cards …
status-attacking = { $name ->
    [you] Your attack: play a card or a stack
   *[other] { $name } is choosing an attack
}
status-attacking_stat = { $name ->
    [you] Add cards, or attack with a stat
   *[other] { $name } is about to attack
}
status-answering = { $name ->
    [you] Answer with { $tribes } ({ $stat })
   *[other] { $name } needs { $tribes } to answer ({ $stat })
}
status-answering_any = { $name ->
    [you] Answer with any card
   *[other] { $name } may answer with any card
}
status-answering_set = { $name ->
    [you] Add cards, or answer now
   *[other] { $name } is about to answer
}
status-answering_none = { $name ->
    [you] You can’t answer: forfeit, or spring a trap
   *[other] { $name } can’t answer: forfeits or springs a trap
}
status-helping = { $name ->
    [you] You can’t answer: draw a card, or spring a trap
   *[other] { $name } can’t answer: draws or springs a trap
}
status-cancelling = { $name ->
    [you] Which ability do you cancel?
   *[other] { $name } is choosing an ability to cancel
}
status-sniping = { $name ->
    [you] Which support do you destroy?
   *[other] { $name } is choosing a support to destroy
}
status-destroying = { $name ->
    [you] Which card does your trap destroy?
   *[other] { $name } is choosing a card to destroy
}
status-springing = The trap snaps shut
status-comparing = How the values compare
status-salvaging = { $name ->
    [you] Which card do you bring back?
   *[other] { $name } is choosing a card to bring back
}
status-following = { $name ->
    [you] Attack with more cards, or stop here
   *[other] { $name } may attack again
}
status-capturing = { $leader ->
    [you] You win the round
   *[other] { $leader } wins the round
}
status-refilling = Everyone draws up to six cards
status-arriving = Cards return and are drawn
status-discarding = { $name ->
    [you] You have only counters
   *[other] { $name } has only counters
}
status-finishing = The game ends
status-setting_aside = { $name ->
    [you] Leave out a card: of which tribe?
   *[other] { $name } is leaving out a card
}
status-sharing = Dealing the cards …
status-playing = { $name ->
    [you] Your turn: play { $tribe }!
   *[other] { $name } needs { $tribe }
}
status-playing_any = { $name ->
    [you] Your turn: play any card!
   *[other] { $name } may play any card
}
status-playing_more = { $name ->
    [you] Go on with { $tribe }, or stop here?
   *[other] { $name } may go on with { $tribe }
}
status-taking = { $name ->
    [you] You draw a card
   *[other] { $name } draws a card
}
status-skipping = { $name ->
    [you] You can’t play
   *[other] { $name } can’t play
}
status-over = The game is over

## The result

score-points = Points
score-low = Bronze and silver
score-high = Platinum and epic
score-last = Last round
score-cards = Captured cards
score-hand = Cards in hand
score-deck = Cards in the pile
ending-most = { $who ->
    [you] You have
    [us] { $name } have
    [they] { $name } have
   *[one] { $name } has
} the most points: { $count }.
ending-last = { $who ->
    [you] You tie on { $count } points and win because you won the last round.
    [us] { $name } tie on { $count } points and win because you won the last round.
    [they] { $name } tie on { $count } points and win because they won the last round.
   *[one] { $name } ties on { $count } points and wins by winning the last round.
}
ending-shared = { $who ->
    [us] { $name } share the win
    [you] You share the win
   *[other] { $name } share the win
} with { $count } points each.
ending-team_last = { $who ->
    [us] Both teams have { $count } points. { $name } won the last round, so you win.
   *[other] Both teams have { $count } points. { $name } won the last round, so they win.
}
ending-out = { $who ->
    [you] You are out of cards: you win!
    [us] { $name } are out of cards: you win!
    [they] { $name } are out of cards!
   *[one] { $name } is out of cards and wins!
}
ending-fewest = { $who ->
    [you] Nobody can play, and you have the fewest cards: { $count }.
   *[other] Nobody can play, and { $name } has the fewest cards: { $count }.
}
ending-fewest_last = { $who ->
    [you] Nobody can play. You tie for the fewest cards and win because you played last.
   *[other] Nobody can play. { $name } ties for the fewest cards and wins by playing last.
}
ending-fewest_shared = { $who ->
    [us] Nobody can play. { $name } share the win: you have
   *[other] Nobody can play. { $name } share the win: they have
} { $count ->
    [one] { $count } card each.
   *[other] { $count } cards each.
}

## Before the match

option-mode = Game
option-mode-champions = Duel, Free for All
option-mode-team = Team
option-mode-young = Young Champions
option-lists = Deck lists
option-lists-open = Open
option-lists-secret = Secret
option-forfeits = No answer possible
option-forfeits-at_once = Forfeit at once
option-forfeits-draw_one = Draw one card first
option-shares = Young Champions
option-shares-full = Everyone’s cards
option-shares-short = Short game
option-forfeits-about = What a defender does who has no legal answer and no counter to play.
option-shares-about = A full game shares out the cards of all players, a short one those of a single player.
option-sets = Cards at a time
option-sets-any = Any number
option-sets-two = Up to two
option-sets-one = Only one
option-sets-about = How large a stack or a chain may be. Small ones make for more rounds and simpler decisions.
option-ending = The match ends
option-ending-cards = When the cards run out
option-ending-deck = When a deck runs out
option-ending-about = Officially, play goes on until someone has no cards left. With the house rule it stops after the round in which a deck is empty; everyone captures what they still hold.
option-deck = Deck of seat { $seat }
deck-any = Any of the four
deck-random = Random
deck-attic = Attic
deck-shelf = Shelf
deck-cabinet = Cabinet
deck-drawer = Drawer

## The log

event-toss = { $name ->
    [you] You win the toss.
   *[other] { $name } wins the toss.
}
event-first = { $who ->
    [you] You attack first.
    [us] { $name } attack first.
    [they] { $name } attack first.
   *[one] { $name } attacks first.
}
event-begin = { $name ->
    [you] You go first.
   *[other] { $name } goes first.
}
event-deal = Everyone draws six cards.
laid-use = { $using ->
    [used] , using { $abilities }
    [paid] , using { $abilities } at the cost of { $price }
   *[none] {""}
}
laid-counter = { $beside ->
    [counter] {" "}plus { $counter }
    [stat] {" "}plus { $counter } ({ $stat })
   *[none] {""}
}
event-attack = { $name ->
    [you] You attack
   *[other] { $name } attacks
}{ $target ->
    [nobody] {""}
    [you] {" "}you
   *[other] {" "}{ $target }
} with { $cards } ({ $stat }){ laid-use }.
event-follow = { $name ->
    [you] You go on to attack
   *[other] { $name } goes on to attack
} with { $cards } ({ $stat }){ laid-use }.
event-answer = { $name ->
    [you] You answer
   *[other] { $name } answers
} with { $cards }{ laid-counter }{ laid-use }.
event-nullified = { $card } cancels all abilities of the attack.
event-trap = { $name ->
    [you] You spring { $card }!
   *[other] { $name } springs { $card }!
}
event-forfeit = { $name ->
    [you] You can’t answer, so you forfeit
   *[other] { $name } can’t answer and forfeits
} with { $card }.
event-help = { $name ->
    [you] You can’t answer, so you draw a card.
   *[other] { $name } can’t answer and draws a card.
}
event-help_own = { $name ->
    [you] You can’t answer, so you draw { $card }.
   *[other] { $name } can’t answer and draws { $card }.
}
event-stand = { $name ->
    [you] You play no more cards.
   *[other] { $name } plays no more cards.
}
event-cancel = { $name ->
    [you] You cancel
   *[other] { $name } cancels
} { $ability } on { $card }.
event-snipe = { $name ->
    [you] You destroy
   *[other] { $name } destroys
} { $target ->
    [you] your
   *[other] { $target }’s
} { $card }.
event-destroy = { $name ->
    [you] Your trap destroys
   *[other] { $name }’s trap destroys
} { $target ->
    [you] your
   *[other] { $target }’s
} { $card }.
event-salvage = { $name ->
    [you] You bring { $card } back from your discards.
   *[other] { $name } brings { $card } back from the discards.
}
event-stat = Now { $stat } counts.
event-values = { $stat }: { $name ->
    [you] you
   *[other] { $name }
} { $value }, { $other ->
    [you] you
   *[other] { $other }
} { $worth }.
event-clash = { $name ->
    [you] You win the clash by { $over }.
   *[other] { $name } wins the clash by { $over }.
}
event-tie = { $name ->
    [you] A tie: you win as the defender.
   *[other] A tie: { $name } wins as the defender.
}
event-tie_broken = { $name ->
    [you] A tie: you win thanks to Tiebreaker.
   *[other] A tie: { $name } wins thanks to Tiebreaker.
}
event-wins = { $name ->
    [you] You win the clash.
   *[other] { $name } wins the clash.
}
event-given = { $name ->
    [you] You win the clash unopposed.
   *[other] { $name } wins the clash unopposed.
}
event-no_cards = { $name ->
    [you] You have no cards left to answer with.
   *[other] { $name } has no cards left to answer with.
}
event-leads = { $name ->
    [you] You take the lead.
   *[other] { $name } takes the lead.
}
event-op_destroyed = { $name ->
    [you] Trample: you lose { $cards } from your hand.
   *[other] Trample: { $name } loses { $cards } from hand.
}
event-stolen = { $name ->
    [you] You take { $cards } from { $other }’s captures.
   *[other] { $name } takes { $cards } from { $other ->
        [you] your
       *[other] { $other }’s
    } captures.
}
event-caught = { $name ->
    [you] You capture { $cards }.
   *[other] { $name } captures { $cards }.
}
event-crushed = { $name ->
    [you] You lose { $cards } to the trap.
   *[other] { $name } loses { $cards } to the trap.
}
event-shuffled = { $name ->
    [you] You shuffle { $cards } into your deck.
   *[other] { $name } shuffles { $cards } into the deck.
}
event-returns = { $name ->
    [you] You will get { $cards } back.
   *[other] { $name } will get { $cards } back.
}
event-returned = { $name ->
    [you] You get { $cards } back.
   *[other] { $name } gets { $cards } back.
}
event-round = { $who ->
    [you] You win the round
    [us] { $name } win the round
    [they] { $name } win the round
   *[one] { $name } wins the round
}{ $count ->
    [0] {""}
    [one] {" "}and { $count } card
   *[other] {" "}and { $count } cards
}.
event-spited = { $name ->
    [you] Spite: you destroy { $cards }.
   *[other] Spite: { $name } destroys { $cards }.
}
event-draws = { $name ->
    [you] You draw { $what }.
   *[other] { $name } draws { $what }.
}
event-hushed = { $name ->
    [you] Hush: you can’t use abilities this round.
   *[other] Hush: { $name } can’t use abilities this round.
}
event-discard = { $name ->
    [you] You have only counters and discard { $cards }.
   *[other] { $name } has only counters and discards { $cards }.
}
event-finish = The game is over. Everyone captures the cards they have left.
event-ran_out = { $name ->
    [you] You are out of cards.
   *[other] { $name } is out of cards.
}
event-deck_empty = { $name ->
    [you] Your deck is empty.
   *[other] { $name }’s deck is empty.
}
event-no_character = { $name ->
    [you] You have no character left to attack with.
   *[other] { $name } has no character left to attack with.
}
event-points = { $who ->
    [you] You score
    [us] { $name } score
    [they] { $name } score
   *[one] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-set_aside = { $name ->
    [you] You leave out { $card }.
   *[other] { $name } leaves out { $card }.
}
event-share = The cards are dealt.
event-opens = { $name ->
    [you] You play { $tribe }!
   *[other] { $name } plays { $tribe }!
}
event-beats = { $name ->
    [you] You play { $tribe }
   *[other] { $name } plays { $tribe }
}: it beats { $last }!
event-take = { $name ->
    [you] You draw a card.
   *[other] { $name } draws a card.
}
event-take_own = { $name ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
}
event-skip = { $name ->
    [you] You can’t play.
   *[other] { $name } can’t play.
}
event-stuck = Nobody can play.
event-out = { $name ->
    [you] No cards left: you win!
   *[other] No cards left: { $name } wins!
}

## Tribes, what they are made of, stats, ranks

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

## Cards

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

## Abilities: their names

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

## Abilities: what they do, as it stands on the cards

does-boost = { $stat ->
    [any] +{ $n } in any stat.
   *[other] +{ $n } in { $stat }.
}
does-weaken = { $stat ->
    [any] The other side has −{ $n } in any stat.
   *[other] The other side has −{ $n } in { $stat }.
}
does-charge = +{ $n } when you attack.
does-brace = +{ $n } when you answer.
does-loner = +{ $n } if you play no other character.
does-rally = +{ $n } for each of your supports.
does-full_support = Your best support counts in full, not half.
does-mixed_stack = As primary: { $n ->
    [1] one support
   *[other] up to { $n } supports
} may be of other tribes.
does-wheel_master = Against the tribe it beats: +{ $n } instead of +1 when you answer, +{ $less } when you attack.
does-sure_footed = Against the tribe that beats it: no −1 when you answer, +1 when you attack.
does-underdog = +{ $n } if the other primary has a higher rank.
does-comeback = +{ $n } while you have captured fewer cards than the other side.
does-tiebreaker = You win ties when you attack, unless the answer has Tiebreaker too.
does-twist = When you answer, { $stat } counts instead of the named stat.
does-lock = When you attack, nothing can change the stat.
does-cancel = { $n ->
    [1] Cancel an ability of the other side.
   *[other] Cancel up to { $n } abilities of the other side.
}
does-shielded = Nothing can cancel abilities on your side.
does-hush = The first player to fight this can’t use abilities { $n ->
    [1] next round
   *[other] for { $n } rounds
}.
does-disarm = When you attack, nobody can answer with a trap.
does-snipe = Before values count, destroy { $n ->
    [1] a support
   *[other] up to { $n } supports
} of the other side.
does-sacrifice = Destroy another card from your hand or overflow: +{ $n }.
does-spite = If you lose, this card is destroyed, not captured.
does-draw = Win or lose, draw { $n ->
    [1] a card
   *[other] { $n } cards
} at the end of the round.
does-recall = If you lose by { $limit } or less, this card comes back to you.
does-salvage = If you win, bring { $n ->
    [1] a character
   *[other] { $n } characters
} back from your discards.
does-op_draw = Win by { $limit }+: draw { $n ->
    [1] a card
   *[other] { $n } cards
} at the end of the round.
does-op_destroy = Win by { $limit }+: destroy { $n ->
    [1] a random card
   *[other] { $n } random cards
} in the loser’s hand.
does-op_steal = Win by { $limit }+: take { $n ->
    [1] a random card
   *[other] { $n } random cards
} from the loser’s captures.
does-trap_capture = Against { $limit ->
    [1] a single card
   *[other] at most { $limit } cards
}: capture the attack.
does-trap_stack = Against { $limit } or more cards: capture the supports. The primary returns to its owner.
does-trap_destroy = Destroy { $n ->
    [1] one card
   *[other] { $n } cards
} of the attack. The rest returns to its owner.
does-trap_return = Shuffle the attack into its owner’s deck and take { $n ->
    [1] a random card
   *[other] { $n } random cards
} from the owner’s captures.
does-nullify = With your answer: cancels all abilities of the attack, unless Shielded.
does-switch = With your answer: name another stat. Your side has −{ $less }.
does-free_tribe = With your answer: your primary may be of any tribe. +{ $n } instead of the wheel’s bonus.
does-rescue = With your answer: if you lose, your cards come back to you.

## Why not

why-match_over = The game is over.
why-table_step = Just a moment: the table isn’t done yet.
why-not_an_action = This game has no such move.
why-choose_side = First choose whether you attack or defend first.
why-name_beginner = First choose which of you two attacks first.
why-settled = That was decided at the start.
why-attack_now = You attack now: play a card and name a stat.
why-answer_now = You’re under attack: answer first.
why-follow_now = Attack with more cards, or press “No more cards”.
why-cancel_first = First cancel an ability, or press “Cancel nothing”.
why-snipe_first = First destroy a support, or press “Destroy nothing”.
why-trap_first = First choose the card your trap destroys.
why-salvage_first = First choose the card you bring back.
why-set_aside_first = First choose the tribe: one of its cards is left out.
why-play_now = Play a card now.
why-only_young = That’s only part of Young Champions.
why-not_following = You can go on to attack only after answering with a counter, and only if someone else has to answer next.
why-nothing_to_cancel = There’s no ability to cancel right now.
why-nothing_to_destroy = There’s no card to destroy right now.
why-nothing_to_salvage = You can’t bring a card back right now.
why-not_in_hand = You don’t have { $card }.
why-laid_already = You already play { $card }.
why-not_laid = You aren’t playing { $card }.
why-nothing_laid = You haven’t played anything yet.
why-no_primary = Play a card first: it becomes your primary.
why-primary_laid = { $card } is your primary. Take it back to choose another.
why-counter_cant_attack = { $card } is a counter. Counters can’t attack.
why-counter_cant_stack = { $card } is a counter. Counters can’t join a stack.
why-own_tribe = { $card } can’t answer: { $tribe } can’t answer their own kind.
why-own_tribe_other = { $card } can’t answer: { $tribe } can’t answer their own kind. Try { $cards }.
why-nearer_tribe = { $card } isn’t next to the { $tribe } on the wheel. You have cards that are: { $cards }.
why-off_tribe = { $card } doesn’t fit: this stack is { $tribe } only.
why-set_full = { $limit ->
    [1] House rules: one card at a time.
   *[other] House rules: no more than { $limit } cards at a time.
}
why-mix_first = { $card } is of another tribe. Use Mixed Stack on { $other } first.
why-mix_full = { $other } takes only { $limit ->
    [one] { $limit } support
   *[other] { $limit } supports
} of other tribes.
why-take_back_all = { $card } is your primary: take everything back instead.
why-counter_needed = Your cards can’t answer without { $card }. Take the others back first.
why-no_counter = { $card } isn’t a counter.
why-one_counter = Only one counter fits, and that’s { $card }.
why-trap_alone = { $card } is a trap: play it alone.
why-counter_needs_set = { $card } goes with an answer, and you have no card that can answer.
why-no_trap = { $card } isn’t a trap.
why-disarmed = { $card } has Disarm: no traps against this attack.
why-trap_too_many = { $card } catches { $limit ->
    [one] a single card
   *[other] at most { $limit } cards
}; this attack has { $size }.
why-trap_too_few = { $card } needs an attack of { $limit } or more cards; this one has { $size }.
why-nothing_to_trap = No card is attacking, so there’s nothing to trap.
why-hushed = You’re hushed: no abilities { $rounds ->
    [one] this round
   *[other] for { $rounds } rounds, this one included
}.
why-used_already = You already use { $card }’s ability.
why-one_support = Only one support may use its ability, and { $other } does.
why-mix_is_primarys = { $card } is a support. Mixed Stack works only on a primary.
why-no_sacrifice = { $card } needs another card to destroy, and you have none left.
why-price_missing = Also choose a card for { $card } to destroy.
why-price_wrong = You can’t destroy { $other } for it. Choose another card from your hand or overflow.
why-no_price = { $card } destroys no card.
why-not_used = You aren’t using that ability.
why-mix_in_use = { $card } has supports of other tribes. Take them back first.
why-target_needed = Also choose who you attack.
why-no_target = You can’t choose who you attack here.
why-partner = That’s your partner. Attack one of the others.
why-no_switch = You need Switch with your answer to change the stat.
why-stat_needed = You play { $card }: name a stat.
why-no_answer = You have no card that can answer: forfeit with one, or spring a trap.
why-may_answer = You can answer, so you can’t forfeit. Try { $cards }.
why-help_first = Draw a card first. It may help.
why-character_first = { $card } is a counter. Forfeit with a character: you have one.
why-no_help = In this match you can’t draw before you forfeit.
why-helped = You already drew a card.
why-deck_empty = Your deck is empty.
why-cancelled_already = That ability isn’t in use, or is already cancelled.
why-never_primary = { $card } is the primary. You can only destroy supports.
why-not_there = { $card } isn’t part of the attack or answer.
why-not_discarded = { $card } isn’t in your discards.
why-salvage_counter = { $card } is a counter. You can only bring back characters.
why-other_team = Only you or your partner can attack first.
why-not_beating = { $tribe_stuff } doesn’t beat { $last_stuff }. You need { $wanted_stuff }!
why-play_first = You can play a card, so play one.
why-dealt_already = The cards are already dealt.

## What keeps a deck from being played

breach-size = The deck has { $have } of { $need } cards.
breach-rank = { $rank ->
    [high] { $tribe }, platinum or epic: { $have } instead of { $need }.
   *[other] { $tribe }, { $rank }: { $have } instead of { $need }.
}
breach-counters = Counters: { $have } instead of { $need }.
breach-counter_twice = { $card } is in twice. The two counters must differ.
breach-epics = { $have } epic cards; at most { $need } are allowed.
breach-epic_twice = { $card } is in twice. Each epic card may be in once.
breach-ability = { $ability }: { $have } bronze or silver cards have it; at most { $need } may.

## The deck builder

builder-heading = Deck builder
builder-name = Deck name
builder-new_name = New deck
builder-export = Export
builder-random = Random
builder-random_about = Fills the empty slots at random. In a full deck, all cards but the pinned ones are drawn again.
builder-improve = Improve
builder-improve_about = A computer player looks for better cards. Pinned cards stay.
builder-save = Save
builder-undo = Undo
builder-clear = Clear
builder-none_shown = No cards match these filters.
builder-no_more = A deck can hold only two copies of a card.
builder-pins_clash = No deck can hold all the pinned cards. Unpin some of them.
builder-saved = Deck saved.
builder-saved_draft = Deck saved as a draft. You can’t play it yet.
builder-count = { $cards } of 32
builder-legal = Ready to play
builder-legal_about = Six cards of each tribe and two counters.
builder-export_heading = Deck as text
builder-to_file = Save to file
builder-to_clipboard = Copy
builder-copied = Deck copied.
builder-not_copied = The clipboard isn’t available.
builder-written = Deck saved to { $file }.
builder-import_heading = Deck from text
# “2 Cogwick” is a line of a deck: number of copies and name of the card
builder-import_about = Copy a deck, one card a line such as “2 Cogwick”, and paste it from the clipboard. Or drop a text file onto this window, or choose one from the import folder:
builder-no_files = The import folder is empty.
builder-from_clipboard = Clipboard
builder-texts_are = Put deck files into { $folder }.
builder-breaches = { $number ->
    [one] { $number } problem to fix before you can play it
   *[other] { $number } problems to fix before you can play it
}

# the parts of the deck builder, as tabs where the window is narrow
builder-part-box = All cards
builder-part-deck = Deck
builder-part-summary = Overview

builder-help-box_clicks = Click: add · right-click: remove
builder-help-box_keys = { $enter }: add · { $erase }: remove
builder-help-deck_clicks = Click: remove · right-click: pin
builder-help-deck_keys = { $enter }: remove · { $pin }: pin

builder-filter-abilities = Which ability?
builder-filter-any_ability = Any ability
builder-filter-any_stat = In order
# $stat is a property of cards, such as Speed
builder-filter-by = By { $stat }
builder-filter-any_value = Any value
builder-filter-least = { $n } or more

builder-summary-head = Cards: { $cards } · points when captured: { $points }
builder-summary-ranks = Ranks by tribe
builder-summary-abilities = Abilities

builder-leave-heading = Save your changes?
builder-leave-text = You’ve changed this deck since you last saved it.
builder-leave-keep = Save
builder-leave-drop = Discard
builder-leave-stay = Cancel

builder-improving-heading = Improving your deck
builder-improving-about = Better cards replace a few of yours, then test matches show what it’s worth. You can stop at any time.
builder-improving-trials = { $number ->
    [one] { $number } new card. Won { $won } of { $played } test matches against your old deck
   *[other] { $number } new cards. Won { $won } of { $played } test matches against your old deck
}
builder-improving-nothing = No better cards found.
builder-improving-take = Keep changes
builder-improving-drop = Discard

# why a text can’t be read as a deck; $word is a part of that text
builder-bad-too_long = This text is too long for a deck: over { $limit } characters.
builder-bad-too_many_lines = This text is too long for a deck: over { $limit } lines.
builder-bad-too_many_cards = Line { $line }, “{ $word }”: a deck has no more than { $limit } cards.
builder-bad-too_often = Line { $line }, “{ $word }”: a deck can hold only { $limit } copies of a card.
builder-bad-bad_count = Line { $line }, “{ $word }”: the number of copies must be 1 or { $limit }.
builder-bad-long_line = Line { $line } is too long: over { $limit } characters.
builder-bad-no_card = Line { $line }: there’s no card called “{ $word }”.
builder-bad-empty = No deck found. Write one card a line, such as “2 Cogwick”.

# what a screen reader calls controls that have no label
builder-filter-stat_title = Sort cards by
builder-filter-least_title = Minimum value
builder-part-title = Part of the deck builder

## The list of decks, and what leads there

decks-heading = Decks
decks-new = New deck
decks-import = From text
decks-delete = Delete
decks-undelete = Restore
decks-copy = Copy
decks-open = Open
decks-look = Open a copy
# “deleted” is the name of a folder
decks-deleted = Deck moved to the folder “deleted”. You can restore it.
decks-preset = Preset deck
decks-legal = Ready to play
decks-broken = Can’t open { $file }
# the name of a copy: “Gears 2”
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Draft: { $number } problem to fix
   *[other] Draft: { $number } problems to fix
}

# a link on the title
screen-decks = Decks
# a line of New game: what it leads to, and its button
screen-decks-label = My decks
screen-decks-open = Deck builder
# the choice beside each player in New game
option-seat = Deck
# a folder, in the settings
store-label = Decks
store-meaning = Your decks for Dust Collectorz, one file each.

keys-context-decks = List of decks
keys-context-builder = Deck builder
keys-command-deck_delete = delete the deck
keys-command-deck_restore = restore the deck
keys-command-deck_paste = paste a deck from the clipboard
keys-command-builder_undo = undo
keys-command-builder_save = save the deck
keys-command-builder_pin = pin the card

# what is wrong with a file: $file and $copy name files, $reason is technical and in English
file-not_a_deck = { $file } isn’t a Herotable deck.
file-misshapen_deck = { $file } is damaged and can’t be opened as a deck ({ $reason }).
file-not_text = { $file } isn’t plain text.
file-deck_copy = { $file } is damaged, so you see the older copy { $copy }.
file-unknown_card = { $file } has a card that this version doesn’t know: { $card }. The file stays as it is; a newer Herotable may open it.
file-decks_in_use = Another Herotable (process { $process }) is using { $file }. You can open decks here, but not save them.

## Tooltips

tip-stats = Attack { $attack }, speed { $speed }, health { $health }, cunning { $cunning }
tip-card = { $card }: { $tribe }, { $rank }. { $stats }. { $ability }: { $does }
tip-counter = { $card }: counter. { $ability }: { $does }
tip-young = { $card }: { $tribe } beats { $weaker }.
tip-overflow = In the overflow: everyone sees it, and it is played like a card in hand.
tip-primary = { $name ->
    [you] Your primary: counts in full.
   *[other] { $name }’s primary: counts in full.
}
tip-support = { $name ->
    [you] Your support: counts half.
   *[other] { $name }’s support: counts half.
}
tip-beside = { $name ->
    [you] Your counter.
   *[other] { $name }’s counter.
}
tip-void = { $name ->
    [you] You forfeit with it: no value.
   *[other] { $name } forfeits with it: no value.
}
tip-ability = { $card }, { $ability }: { $does }
tip-ability-idle = Not in use.
tip-ability-used = In use.
tip-ability-cancelled = Cancelled.
tip-stat = { $stat }: one of the four stats.
tip-stat-named = { $stat } counts in this clash.
tip-stat-worth = { $stat }: your cards are worth { $value } so far.
tip-seat = { $name ->
    [you] You have
   *[other] { $name } has
} { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-seat-young = { $name ->
    [you] You have
   *[other] { $name } has
} { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand and { $deck } in the pile.
tip-seat-partner = { $name ->
    [you] You play with { $partner }.
   *[other] { $partner ->
        [you] Plays with you.
       *[other] Plays with { $partner }.
    }
}
tip-seat-attacker = { $name ->
    [you] You attack this round.
   *[other] Attacks this round.
}
tip-seat-leads = { $name ->
    [you] You lead.
   *[other] In the lead.
}
tip-seat-overflow = Overflow: { $cards }.
tip-seat-hush = { $rounds ->
    [one] Hushed: no abilities this round.
   *[other] Hushed: no abilities for { $rounds } rounds.
}
tip-seat-draws = { $name ->
    [you] You draw
   *[other] Draws
} { $count ->
    [one] { $count } card at the end of the round.
   *[other] { $count } cards at the end of the round.
}
tip-pile = { $who ->
    [you] Your captures
    [us] Your team’s captures
    [they] The captures of { $name }
   *[one] { $name }’s captures
}: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $cards }.
tip-pile-none = { $who ->
    [you] You haven’t captured anything yet.
    [us] Your team hasn’t captured anything yet.
    [they] { $name } haven’t captured anything yet.
   *[one] { $name } hasn’t captured anything yet.
}
tip-points = { $who ->
    [you] Your captures
    [us] Your team’s captures
    [they] The captures of { $name }
   *[one] { $name }’s captures
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tip-last = +{ $number } for winning the last round: { $points } in all.
tip-last-so_far = +{ $number } for the last round if the game ended now: { $points } in all.
tip-discards = { $name ->
    [you] Your discards
   *[other] { $name }’s discards
}, worth nothing: { $cards }.
tip-discards-none = { $name ->
    [you] Your discard pile is empty.
   *[other] { $name }’s discard pile is empty.
}
tip-deck = { $name ->
    [you] Your deck
   *[other] { $name }’s deck
}: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
tip-deck-sent = Back in it: { $cards }.
tip-back = { $name ->
    [you] You hold
   *[other] { $name } holds
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
tip-back-known = Everyone has seen: { $cards }.
tip-lacks-all = The hidden cards include no { $tribes }.
tip-lacks-some = At least { $count ->
    [one] { $count } hidden card isn’t
   *[other] { $count } hidden cards aren’t
} { $tribes }.
tip-lacks-characters = All hidden cards are counters.
tip-wheel = The wheel: { $tribe1 } beat { $tribe2 }, { $tribe2 } beat { $tribe3 }, { $tribe3 } beat { $tribe4 }, { $tribe4 } beat { $tribe5 }, { $tribe5 } beat { $tribe1 }.
tip-wheel-attack = { $tribe } attack: { $stronger } answer with +1, { $weaker } with −1. Others answer only without these, and { $tribe } never.
tip-value-attack = { $name ->
    [you] You attack
   *[other] { $name } attacks
} with { $stat } { $value }.
tip-value-answer = { $name ->
    [you] You answer
   *[other] { $name } answers
} with { $stat } { $value }.
tip-value-parts = That’s { $parts }.
tip-value-cancelled = Cancelled, so no value: { $abilities }.
tip-value-building = Your cards so far: { $stats }.
tip-value-none = Nothing to compare yet.
part-card = { $amount } from { $card }
part-half = { $amount } from half of { $card }
part-of_ability = { $amount } from { $ability }
part-wheel = { $amount } from the wheel
part-ability = { $amount } from an ability
part-weakened = { $amount } from the other side
part-counter = { $amount } from the counter
part-floor = { $amount } because no value is below 0
tip-tribe = { $tribe }: { $stuff } beats { $weaker }, { $stronger } beats { $stuff }.
tip-chain = { $name ->
    [you] { $card }, played by you.
   *[other] { $card }, played by { $name }.
}
tip-list = See this player’s deck, and which cards have been seen.
tip-done = Done: the next player’s turn.
tip-moon = { $name ->
    [you] You had nothing to play and took a rest.
   *[other] { $name } had nothing to play and took a rest.
}

## What a seat did last, beside its name

deed-attack = { $name ->
    [you] you attack with { $card }
   *[other] attacks with { $card }
}
deed-follow = { $name ->
    [you] you go on to attack with { $card }
   *[other] goes on to attack with { $card }
}
deed-answer = { $name ->
    [you] you answer with { $card }
   *[other] answers with { $card }
}
deed-trap = { $name ->
    [you] you spring { $card }
   *[other] springs { $card }
}
deed-forfeit = { $name ->
    [you] you forfeit with { $card }
   *[other] forfeits with { $card }
}
deed-draw = { $name ->
    [you] you draw a card
   *[other] draws a card
}
deed-stand = { $name ->
    [you] you play no more cards
   *[other] plays no more cards
}
deed-cancel = { $name ->
    [you] you cancel { $ability }
   *[other] cancels { $ability }
}
deed-destroy = { $name ->
    [you] you destroy { $card }
   *[other] destroys { $card }
}
deed-salvage = { $name ->
    [you] you bring { $card } back
   *[other] brings { $card } back
}
deed-attack_first = { $name ->
    [you] you choose to attack
   *[other] chooses to attack
}
deed-defend_first = { $name ->
    [you] you choose to defend
   *[other] chooses to defend
}
deed-set_aside = { $name ->
    [you] you leave out { $card }
   *[other] leaves out { $card }
}
deed-clash = { $name ->
    [you] you win the clash
   *[other] wins the clash
}
deed-trapped = { $name ->
    [you] your trap stops the attack
   *[other] traps the attack
}
deed-round = { $name ->
    [you] you win the round
   *[other] wins the round
}
deed-play = { $name ->
    [you] you play { $tribe }
   *[other] plays { $tribe }
}
deed-skip = { $name ->
    [you] you can’t play
   *[other] can’t play
}
deed-begin = { $name ->
    [you] { $first ->
        [you] you go first
       *[other] you let { $first } go first
    }
   *[other] { $first ->
        [you] lets you go first
       *[other] names { $first } to go first
    }
}
deed-worth = { $stat } { $value }
deed-values = { $value } : { $worth }
deed-nullified = cancels all abilities
deed-unopposed = unopposed
deed-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
deed-captured = { $count ->
    [one] captures a card
   *[other] captures { $count } cards
}
deed-destroyed = { $count ->
    [one] destroys a card
   *[other] destroys { $count } cards
}
deed-beats = beats { $tribe }
deed-out = no cards left

## Celebrations

cheer-won-heading = Pride of the collection
cheer-won-line = { $names }
cheer-overpower-heading = Overpower of { $number }
cheer-overpower-line = { $names }
cheer-destroyed-heading = { $number } with one blow
cheer-destroyed-line = { $names } · smashed to dust

## The lesson

lesson-aim-say = Two decks duel. Win a round to capture its cards, and score them.
lesson-aim-why = Bronze and silver are worth 1 point, platinum and epic 3, gold none. The wheel shows which tribe beats which. { $first } won the toss and attacks first.
lesson-answer-say = { $first } attacks with Quilted Tortoise and names cunning: 6. Answer with Puzzlebox Crab.
lesson-answer-why = Only the attacker’s two neighbours on the wheel may answer. Grainers beat Plushkin, so your Crab’s cunning of 3 gets +1.
lesson-ability-say = 4 against 6 isn’t enough. Click your Crab’s ability: Brace, +2 when you answer.
lesson-ability-why = An ability works only if you choose to use it, and only in this clash. Most are free.
lesson-compare-say = Now your answer is worth 6. Press the button to answer.
lesson-compare-why = 6 against 6: the defender wins ties, and that’s you.
lesson-captured-say = You won: the Crab is on your capture pile. The Tortoise used Recall and went back to { $first }’s overflow.
lesson-captured-why = You both draw up to six first. Cards that return after that go to the overflow: open to all, played like your hand. Your 4 points: 1 for the Crab, 3 for the last round if the game ended now.
lesson-lay-say = Whoever wins a round attacks next: you. Play Margin Rider.
lesson-lay-why = It has cunning 7, and Charge adds 2 when you attack. It becomes the primary of your stack: the card that counts in full.
lesson-support-say = Add Kite Courier as support.
lesson-support-why = Supports are of the same tribe and count half, rounded down: 4 adds 2. More cards win more often, but leave fewer for the next round.
lesson-two_abilities-say = Use the Rider’s ability, Charge. The Courier’s ability, Draw, comes along.
lesson-two_abilities-why = A stack may use two abilities: the primary’s and one support’s. Draw gets you an extra card at the end of the round.
lesson-attack-say = Name cunning and attack with 11.
lesson-attack-why = Tinlings or Glazeborn will have to answer. Name the stat where you’re strong and they aren’t; buttons and tooltips do the sums.
lesson-gold-say = 11 against 4: you win it all, and your extra card is in your overflow. Now attack with Old Amphora and use Draw.
lesson-gold-why = Gold cards are strong but score nothing: let them fight, and don’t worry about losing them. Draw works even if you lose.
lesson-trap-say = The Amphora lost, but that only costs you the 3 points of the last round. Now { $first } attacks with a stack. Spring Trapdoor Shelf.
lesson-trap-why = Counters have no stats. Play a trap instead of an answer: nothing is compared, and you win the clash. Save it for an attack that hurts.
lesson-destroy-say = Your trap destroys one card of the attack: choose The Mended Monk.
lesson-destroy-why = It’s platinum: 3 points nobody gets now. Destroyed cards go to their owner’s discard pile. The Shardmouse goes back to the overflow, and you capture your used trap for 0 points.
lesson-alone-say = Attack with The Quiet Carver, all alone. Use Snipe and name attack: 7.
lesson-alone-why = Snipe destroys supports before values are compared. A strong card that fights alone saves the others for later rounds.
lesson-snipe-say = Snugworm answers, supported by the Tortoise from the overflow: 7 against 7. Destroy the Tortoise.
lesson-snipe-why = { $first } would win the tie. Without its support, Snugworm is worth 5: you win, and keep the Carver’s 3 points too.
lesson-end-say = It goes on like this until one of you is out of cards. Most points win, and the last round is worth 3 more.
lesson-end-why = There are three more games in the box: Free for All, where everyone answers the strongest attack so far; Team, two against two; and Young Champions for children, where only tribes count.

# “the better move …”: what mistakes have in common
theme-attack = attacks with a better set
theme-answer = answers with a better set
theme-round = wins the round
theme-trap = springs a trap
theme-stops = cancels abilities
theme-snipes = snipes a support
theme-steals = steals captured cards
theme-tramples = destroys cards in hand
theme-returns = gets cards back
theme-draws = draws extra cards
theme-hushes = hushes a rival
theme-keeps = saves strong cards for later
theme-goes_out = plays the last card
theme-chain = plays a longer chain
theme-plays = keeps a card for the next turn
theme-tribes = keeps more tribes in hand

### reasons, as the search found them; $name does it, “you” or a name; $odds: “ (7 times in 10)” or nothing

# a set that comes next; $now: in this turn
reason-attack =
    { $name ->
        [you] { $now ->
            [yes] You can attack with { $cards }: { $value } { $stat }{ $odds }.
           *[no] Next you can attack with { $cards }{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } can attack with { $cards }: { $value } { $stat }{ $odds }.
           *[no] Next { $name } can attack with { $cards }{ $odds }.
        }
    }
reason-answer =
    { $name ->
        [you] { $now ->
            [yes] You can answer with { $cards }: { $value } { $stat }{ $odds }.
           *[no] You can answer the next attack with { $cards }{ $odds }.
        }
       *[other] { $now ->
            [yes] { $name } can answer with { $cards }: { $value } { $stat }{ $odds }.
           *[no] { $name } can answer the next attack with { $cards }{ $odds }.
        }
    }
# $gained: points of the cards; $team: the team wins it
reason-round =
    { $team ->
        [yes] { $name ->
            [you] Your team wins the round
           *[other] { $name }’s team wins the round
        }
       *[no] { $name ->
            [you] You win the round
           *[other] { $name } wins the round
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}and { $gained } point
       *[other] {" "}and { $gained } points
    }{ $odds }.
reason-round-prevented =
    { $team ->
        [yes] { $name ->
            [you] Otherwise your team could win the round
           *[other] Otherwise { $name }’s team could win the round
        }
       *[no] { $name ->
            [you] Otherwise you could win the round
           *[other] Otherwise { $name } could win the round
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}and { $gained } point
       *[other] {" "}and { $gained } points
    }{ $odds }.
reason-round-risk =
    { $team ->
        [yes] { $name ->
            [you] Your team may win the round
           *[other] { $name }’s team may win the round
        }
       *[no] { $name ->
            [you] You may win the round
           *[other] { $name } may win the round
        }
    }{ $gained ->
        [0] {""}
        [one] {" "}and { $gained } point
       *[other] {" "}and { $gained } points
    }{ $odds }.
reason-trap =
    { $other ->
        [you] The trap stops your attack{ $odds }.
       *[other] The trap stops { $other }’s attack{ $odds }.
    }
reason-trap-prevented =
    { $name ->
        [you] Otherwise you could have a trap for it{ $odds }.
       *[other] Otherwise { $name } could have a trap for it{ $odds }.
    }
reason-trap-risk =
    { $name ->
        [you] You may have a trap for it{ $odds }.
       *[other] { $name } may have a trap for it{ $odds }.
    }
# a rival can’t answer
reason-forfeit =
    { $name ->
        [you] You may have no answer{ $odds }.
       *[other] { $name } may have no answer{ $odds }.
    }
reason-forfeit-prevented =
    { $name ->
        [you] Otherwise you could have no answer{ $odds }.
       *[other] Otherwise { $name } could have no answer{ $odds }.
    }
reason-forfeit-risk =
    { $name ->
        [you] You may have no answer{ $odds }.
       *[other] { $name } may have no answer{ $odds }.
    }
# abilities of $other are cancelled
reason-stops =
    { $other ->
        [you] { $card } cancels your abilities{ $odds }.
       *[other] { $card } cancels { $other }’s abilities{ $odds }.
    }
reason-stops-prevented =
    { $name ->
        [you] Otherwise you could cancel abilities{ $odds }.
       *[other] Otherwise { $name } could cancel abilities{ $odds }.
    }
reason-stops-risk =
    { $name ->
        [you] You may cancel abilities{ $odds }.
       *[other] { $name } may cancel abilities{ $odds }.
    }
reason-snipes =
    { $name ->
        [you] You can snipe { $card }{ $odds }.
       *[other] { $name } can snipe { $card }{ $odds }.
    }
reason-steals =
    { $other ->
        [you] { $count ->
            [one] It takes { $count } card from your captures{ $odds }.
           *[other] It takes { $count } cards from your captures{ $odds }.
        }
       *[other] { $count ->
            [one] It takes { $count } card from { $other }’s captures{ $odds }.
           *[other] It takes { $count } cards from { $other }’s captures{ $odds }.
        }
    }
reason-tramples =
    { $other ->
        [you] { $count ->
            [one] It destroys { $count } card in your hand{ $odds }.
           *[other] It destroys { $count } cards in your hand{ $odds }.
        }
       *[other] { $count ->
            [one] It destroys { $count } card in { $other }’s hand{ $odds }.
           *[other] It destroys { $count } cards in { $other }’s hand{ $odds }.
        }
    }
reason-returns =
    { $name ->
        [you] { $cards } can come back to you{ $odds }.
       *[other] { $cards } can come back to { $name }{ $odds }.
    }
reason-draws =
    { $name ->
        [you] { $count ->
            [one] You draw an extra card{ $odds }.
           *[other] You draw { $count } extra cards{ $odds }.
        }
       *[other] { $count ->
            [one] { $name } draws an extra card{ $odds }.
           *[other] { $name } draws { $count } extra cards{ $odds }.
        }
    }
reason-hushes =
    { $other ->
        [you] You can’t use abilities next round{ $odds }.
       *[other] { $other } can’t use abilities next round{ $odds }.
    }
# a counter, or a card worth 3 points
reason-keeps =
    { $name ->
        [you] You keep { $card } for later.
       *[other] { $name } keeps { $card } for later.
    }
# Young Champions
reason-goes_out =
    { $name ->
        [you] You can get rid of your last card{ $odds }.
       *[other] { $name } can get rid of the last card{ $odds }.
    }
reason-goes_out-prevented =
    { $name ->
        [you] Otherwise you could get rid of your last card{ $odds }.
       *[other] Otherwise { $name } could get rid of the last card{ $odds }.
    }
reason-goes_out-risk =
    { $name ->
        [you] You may get rid of your last card{ $odds }.
       *[other] { $name } may get rid of the last card{ $odds }.
    }
reason-chain =
    { $name ->
        [you] You can play a chain of { $count }: { $cards }.
       *[other] { $name } can play a chain of { $count }: { $cards }.
    }
reason-plays =
    { $name ->
        [you] Next turn you can play { $card }{ $odds }.
       *[other] Next turn { $name } can play { $card }{ $odds }.
    }
# somebody has nothing to play
reason-stuck =
    { $name ->
        [you] You may have nothing to play next{ $odds }.
       *[other] { $name } may have nothing to play next{ $odds }.
    }
reason-stuck-prevented =
    { $name ->
        [you] Otherwise you could have nothing to play next{ $odds }.
       *[other] Otherwise { $name } could have nothing to play next{ $odds }.
    }
reason-stuck-risk =
    { $name ->
        [you] You may have nothing to play next{ $odds }.
       *[other] { $name } may have nothing to play next{ $odds }.
    }
# tribes in hand after this turn
reason-tribes =
    { $name ->
        [you] { $count ->
            [one] You still have { $count } tribe in hand.
           *[other] You still have { $count } tribes in hand.
        }
       *[other] { $count ->
            [one] { $name } still has { $count } tribe in hand.
           *[other] { $name } still has { $count } tribes in hand.
        }
    }

# challenges and achievements
challenge-attic_dust = Attic Dust
challenge-attic_dust-note = Something in the attic wakes up in a fighting mood. It is your deck.
challenge-big_catch = The Big Catch
challenge-big_catch-note = Small rounds fill shelves. One big round fills a museum.
challenge-mousetrap = Mousetrap
challenge-mousetrap-note = Leave the cheese in plain sight and wait for the snap.
challenge-riposte = Talking Back
challenge-riposte-note = They start it, you finish it: counter at the right moment.
challenge-plain_toys = Batteries Not Included
challenge-plain_toys-note = Same deck on both sides. Spare the batteries and win.
challenge-overkill = Overkill
challenge-overkill-note = Winning by one is enough. Enough is boring.
challenge-three_shelves = Three Shelves
challenge-three_shelves-note = In a Free for All two can fight while the third collects. Be the third.
challenge-tag_team = Tag Team
challenge-tag_team-note = Two against two: trust your partner, and never give in.
challenge-domino = Domino
challenge-domino-note = Young Champions fall over in rows. Tip the first one well.
challenge-short_fuse = Short Fuse
challenge-short_fuse-note = Small shares, three players, no time: out before the others have sorted their hands.
challenge-burglary = Burglary
challenge-burglary-note = The lists are secret, the windows are open. Bring something home.
challenge-spring_clean = Spring Cleaning
challenge-spring_clean-note = Four collections, one broom. Sweep the table.
goal-abilities-most = { $number ->
    [0] announce no ability
   *[other] announce { $number } abilities at most
}
goal-chain-least = play a chain of { $number }
goal-champions-least = with Champions
goal-clashes-least = win { $number } clashes
goal-counters-least = { $number ->
    [1] play a counter
   *[other] play { $number } counters
}
goal-out-least = play your last card
goal-forfeits-most = { $number ->
    [0] never give in
    [1] give in once at most
   *[other] give in { $number } times at most
}
goal-largest-least = capture { $number } points in one round
goal-margin-least = { $number ->
    [1] a point ahead of everybody
   *[other] { $number } points ahead of everybody
}
goal-overpower-least = win a clash by { $number }
goal-points-least = { $number } points or more
goal-rounds-most = by round { $number }
goal-rounds_won-least = win { $number } rounds
goal-stolen-least = { $number ->
    [1] steal a card
   *[other] steal { $number } cards
}
goal-team-least = in a Team
goal-traps-least = { $number ->
    [1] spring a trap
   *[other] spring { $number } traps
}
goal-young-least = with Young Champions
achievement-treasure = Treasure Chest
achievement-snap = Pest Control
achievement-touche = Touché
achievement-cat_burglar = Cat Burglar
achievement-never_say = Never Say Die
achievement-steamroller = Steamroller
achievement-runaway = Dust in Their Eyes
achievement-one_hand = Straight from the Box
achievement-better_together = Better Together
achievement-chain_letter = Chain Letter
achievement-empty_handed = Empty-Handed
