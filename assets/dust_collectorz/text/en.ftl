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
reason-points-spared = keeps points from { $names }
reason-points-given = leaves more points to { $names }
reason-cards-more = saves strong cards for later
reason-cards-less = spends strong cards
reason-cards-spared = draws strong cards out of { $names }
reason-cards-given = leaves strong cards to { $names }
reason-counters-more = saves counters for later
reason-counters-less = spends counters
reason-counters-spared = draws counters out of { $names }
reason-counters-given = leaves counters to { $names }
reason-last_round-more = is more likely to win the round
reason-last_round-less = is less likely to win the round
reason-rid-more = gets rid of more cards
reason-rid-less = gets rid of fewer cards
reason-rid-spared = leaves more cards in hand to { $names }
reason-rid-given = leaves fewer cards in hand to { $names }
reason-variety-more = keeps more tribes in hand
reason-variety-less = keeps fewer tribes in hand
reason-variety-spared = leaves fewer tribes to { $names }
reason-variety-given = leaves more tribes to { $names }
