cheer-won-heading = The universe is saved
cheer-won-line = { $names }

cheer-gauntlet-heading = The Infinity Gauntlet
cheer-gauntlet-line = { $names } · last round

cheer-avengers-heading = The Avengers gather
cheer-avengers-line = { $names } · three points

cheer-location-heading = A place won over
cheer-location-line = { $names }

lesson-aim-say = Welcome! Reach for the Infinity Gauntlet before anybody else does.
lesson-aim-why = It takes three things at once: 16 points, a recruit in each of the five colours, and the green Time stone. Everything you do leads there.

lesson-three-say = Take one Mind, one Power and one Space stone, then confirm.
lesson-three-why = Stones are what you pay with. Three different colours are the most you can take in a turn, and they keep many recruits in reach.

lesson-pair-say = Now take two Reality stones: pick the same stack twice.
lesson-pair-why = Rocket costs one Mind and two Reality. A pair is only two stones, but exactly the right ones. It is allowed while at least four of that colour are there.

lesson-recruit-say = You can pay for Rocket. Recruit him!
lesson-recruit-why = The price stands on the card: the stones you pay go back to the stock. What you get for it stays with you to the end.

lesson-bonus-say = Rocket now lies with you, and brings a bonus: one Mind.
lesson-bonus-why = From now on every price is one Mind lower for you, every time. Stones are spent once, bonuses never: cheap recruits early make the expensive ones affordable.

lesson-reserve-say = Reserve Wong: pick his card and press “Reserve”.
lesson-reserve-why = He would be the next to suit you. Now nobody can take him away, and a grey S.H.I.E.L.D. chip comes with it. You can hold three reserved cards.

lesson-shield-say = A turn later. Recruit Wong from your hand.
lesson-shield-why = Your bonus pays the Mind. One Soul is still missing: the grey S.H.I.E.L.D. chip stands in for it, as it does for any colour.

lesson-too_many-say = Some turns have passed, and you are saving. Take Mind, Reality and Soul again.
lesson-too_many-why = You aim at Ronan, who costs five Mind: your bonus leaves four. You own eight stones already, so this makes eleven, one more than allowed.

lesson-limit-say = Give one Soul stone back.
lesson-limit-why = At the end of a turn nobody holds more than ten, grey and green ones counted. Keep what you need next: four Mind. So do not hoard, recruit in time.

lesson-points-say = Four Mind: recruit Ronan.
lesson-points-why = He is level II and worth 2 points, the number in the corner. Level I builds bonuses, levels II and III bring the points that you need 16 of.

lesson-avengers-say = Many turns later. { $first } holds the Avengers tile. Recruit Ms. Marvel: she costs you nothing!
lesson-avengers-why = Your bonuses cover her whole price. Her Avengers symbol is your fourth, { $first } has three: whoever has more than the holder takes the tile, and its 3 points.

lesson-location-say = Asgard asks for three Mind, Power and Soul bonuses. Recruit Carnage: his is your third Power.
lesson-location-why = A location comes by itself at the end of your turn, for 3 points. Only bonuses count for it, not stones. Look which locations lie there before you build.

lesson-time-say = { $first } has taken the Avengers tile back. Recruit Black Widow, your first card of level III.
lesson-time-why = Your first level III card brings the Time stone, without which nobody wins. Her two Avengers symbols also fetch the tile back: that swings by six points.

lesson-gauntlet-say = 15 points, all five colours, the Time stone: recruit Crossbones with your grey chip!
lesson-gauntlet-why = His 2 points make 17. Then you meet all three conditions and take the Gauntlet. If { $first } could still do so this round, it would be played out. It’s too late for that: you win on the spot.

lesson-end-say = The Gauntlet is yours: 17 points, and { $first } can’t catch up.
lesson-end-why = Bonuses first, then points; all five colours, a look at the locations, an eye on the Avengers. With three or four at the table there are more stones, and a location for each player.

### reasons: “This move …”; $names: whom it concerns, “you” or names

reason-points-more = scores more points
reason-points-less = scores fewer points
reason-points-spared = keeps points from { $names }
reason-points-given = leaves more points to { $names }
reason-bonuses-more = makes later characters cheaper
reason-bonuses-less = makes no later character cheaper
reason-colours-more = adds a new colour for the Gauntlet
reason-colours-less = adds no new colour for the Gauntlet
reason-time-more = gains the Time stone
reason-time-less = leaves the Time stone for later
reason-chips-more = leaves more stones to spend
reason-chips-less = leaves fewer stones to spend
reason-shields-more = leaves one more S.H.I.E.L.D. chip to stand in for any stone
reason-shields-less = leaves fewer S.H.I.E.L.D. chips
reason-locations-more = brings a location closer
reason-locations-less = puts locations further away
reason-locations-spared = takes a location away from { $names }
reason-locations-given = leaves a location to { $names }
reason-avengers-more = gains ground in the race for the Avengers tile
reason-avengers-less = loses ground in the race for the Avengers tile
reason-avengers-spared = makes the Avengers tile harder to get for { $names }
reason-avengers-given = makes the Avengers tile easier to get for { $names }
reason-level_three-more = brings a level III character closer
reason-level_three-less = puts level III characters further away
reason-level_three-spared = keeps a level III character from { $names }
reason-level_three-given = leaves a level III character to { $names }
reason-next_card-more = brings good characters within reach
reason-next_card-less = puts good characters out of reach
reason-next_card-spared = keeps a good character from { $names }
reason-next_card-given = leaves a good character to { $names }
