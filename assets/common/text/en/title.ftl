### The title screen.

title-continue = Continue
title-load = Load
title-learn = Learn to play
title-statistics = Statistics
title-settings = Settings
title-rules = Rules
title-quit = Quit
title-version = Version { $version }
title-no_code = There’s no match code in the clipboard.
title-daily = Daily deal
title-challenges = Challenges
title-practice = My mistakes
# the same link when mistakes are due today
title-practice_due = { $number } to review
title-puzzles = Puzzles
