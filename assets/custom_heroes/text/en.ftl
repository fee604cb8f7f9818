cheer-won-heading = Champion of the arena
cheer-won-line = { $names }

cheer-round-heading = Round { $number } is won
cheer-round-line = { $names } · first without cards

cheer-ascended-heading = Ascended Form
cheer-ascended-line = { $names } · the trick is won

lesson-aim-say = Welcome! Have 10 victory points, then be the first to get rid of your cards.
lesson-aim-why = Each round brings points: most for whoever is out first. Who has 10 already and is then first out in a round wins on the spot.

lesson-lead-say = You lead. Play your two 1s as a set.
lesson-lead-why = Cards of equal value are a set, and the leader says how many cards the others must play. Low cards can hardly beat anything, so lead them while you can.

lesson-beat-say = Beat the pair: play your two 8s.
lesson-beat-why = It takes equally many cards, of equal or higher value. { $first } gave an equal pair: the Torn Fan takes 2 from the 3. Equal skips the next player, here { $second }.

lesson-pass_on-say = { $second } plays an Ascended Form, which beats any set. Pass.
lesson-pass_on-why = Only another Ascended Form could follow, and yours is worth more later. Passing is never for good: in most tricks you may play again when your turn comes.

lesson-form-say = Some sets later. Slide your Ascended Form into the 6, then press the button.
lesson-form-why = { $second } leads a pair, and you hold none. What you slide into a sleeve costs nothing and stays there for the whole game, whoever holds the card later.

lesson-power-say = Play the 6 and activate its ability: pick the card and its sign.
lesson-power-why = Abilities cost power as you play the card, this one 2 of your tokens. An ability that you do not activate brings 1 power instead: now or later, that is the choice.

lesson-last_card-say = You have won the trick and led your 9. One card left: play it!
lesson-last_card-why = The trick goes to whoever is not beaten any more, and who wins it leads the next. Without cards you are out, take the next place and get its reward at once.

lesson-reward-say = First out: 5 points and an advancement. You have 6 points now.
lesson-reward-why = The last one lost a point, but got the most power and advancements. Four power can be traded for 1 point on your turn. All cards are dealt anew, with what is in them.

lesson-item-say = { $second } lays a pair worth 5. Slide the Oak Buckler into your 4.
lesson-item-why = Items are added to a card: 4 and 1 make 5. One advancement of each gem colour fits into a sleeve.

lesson-pair-say = Now you have a pair worth 5. Play it!
lesson-pair-why = It is equal, so { $first } is skipped, and { $second } can only pass: the trick is yours, and so is the next lead. A made-up pair gets rid of two cards at once.

lesson-bet-say = Round three, and you have 8 points. Bet on yourself: slide your Kodora into the 1.
lesson-bet-why = A bet locks 2 points. Out first, you keep them and gain 2 more, which makes 10; otherwise they are lost. The 1 you are rid of as well: it is out of this round.

lesson-aura-say = You lead again. Slide the Aura of 12 into your 3.
lesson-aura-why = An aura replaces the card’s own value, then items are added: 12, plus 2, minus 2. Your worst card has just become your best.

lesson-three-say = Play three cards worth 5: the 5, the 3 with the lance, and your own 4 with the buckler.
lesson-three-why = What you slid in last round works for you again today. The others had improved the 3: every sleeve that you have seen is worth remembering.

lesson-win-say = Nobody could follow. Play your last card and win!
lesson-win-why = First out: the Kodora bet brings 2 points, 8 and 2 make 10. Bets are settled before anybody looks whether you had the goal, so this is the victory.

lesson-end-say = You have won, with 10 points in the third round.
lesson-end-why = There is more in the bag: Edge is a joker, Burny counts twice, Charmy turns the order round, Specter wins a point. With two players equal sets are not allowed. Point at any sign to read what it does.

### reasons: “This move …”; $names: whom it concerns, “you” or names

reason-victory-more = is more likely to win the game this round
reason-victory-less = is less likely to win the game this round
reason-victory-spared = makes it harder for { $names } to win
reason-victory-given = makes it easier for { $names } to win
reason-points-more = earns more victory points
reason-points-less = earns fewer victory points
reason-points-spared = keeps victory points from { $names }
reason-points-given = leaves more victory points to { $names }
reason-power-more = leaves more power
reason-power-less = leaves less power
reason-advancements-more = prepares the next rounds better
reason-advancements-less = prepares the next rounds less well
reason-advancements-spared = leaves less for the next rounds to { $names }
reason-advancements-given = leaves more for the next rounds to { $names }
reason-shed-more = gets rid of more cards
reason-shed-less = gets rid of fewer cards
reason-sets-more = leaves a hand that is easier to play
reason-sets-less = leaves a hand that is harder to play
reason-trick-more = is more likely to win the trick
reason-trick-less = is less likely to win the trick
