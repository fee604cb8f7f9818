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
reason-ready-spared = leaves fewer abilities to { $names }
reason-ready-given = leaves more abilities to { $names }
reason-hand-more = leaves more cards to choose from
reason-hand-less = leaves fewer cards to choose from
reason-insight-more = gives more clues about the wanderer
reason-insight-less = gives fewer clues about the wanderer
