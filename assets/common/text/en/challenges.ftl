### Challenges and achievements.

challenges-heading = Challenges
challenges-tab = Challenges: { $number } of { $all } stars
challenges-tab_achievements = Achievements: { $number } of { $all }
challenges-about = Every challenge is open from the start. The second and third star need the first. Undo and hints are allowed; challenges stay out of your statistics.
challenges-about_achievements = Found in your saved matches with one person, old ones included. Undo and hints don’t matter; house rules don’t count, except a challenge’s own.
challenges-left = { $number ->
    [1] Still looking through one match.
   *[other] Still looking through { $number } matches.
}
challenges-facts = Against { $names } · { $number } of 3 stars
challenges-play = Play
challenges-watch = Watch replay
challenges-since = First on { $day }
challenges-title = Challenge: { $name }
challenges-new_stars = { $number ->
    [1] New star: { $name }
   *[other] { $number } new stars: { $name }
}
challenges-new_achievement = Achievement: { $name }
