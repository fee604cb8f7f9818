### The settings: a label and a line about it for each.

settings-section-access = Accessibility

settings-screen_reader-label = Screen reader
settings-screen_reader-meaning = Tells your screen reader about names, states and everything that happens.

settings-copy_spoken-label = Speech by clipboard
settings-copy_spoken-meaning = Copies spoken text to the clipboard, for programs that read it aloud.

settings-rumble-label = Vibration
settings-rumble-meaning = The controller shakes on your turn, on refused moves and at the end.
settings-captions-label = Captions
settings-captions-meaning = Shows events and important sounds as text below the table.

settings-high_contrast-label = High contrast
settings-high_contrast-meaning = A plain dark table, solid panels, bright text and edges, a thicker focus ring.

settings-heading = Settings
settings-on = On
settings-off = Off

settings-language-label = Language
settings-language-meaning = Changes at once, even during a match.
settings-language-auto = System

settings-name-label = Your name
settings-name-meaning = Fills in your seat in a new match.
settings-name-empty = no name yet

settings-face-label = Your face
settings-face-meaning = Shown at your seat in a new match.

settings-fullscreen-label = Full screen
settings-fullscreen-meaning = { $key } switches it at any time.

settings-ui_scale-label = Text and button size
settings-ui_scale-meaning = Larger is easier to read, as far as the window has room.

settings-motion-label = Motion
settings-motion-meaning = Gentle leaves out decoration, None shows only results.
settings-motion-full = Full
settings-motion-gentle = Gentle
settings-motion-none = None

settings-speed-label = Speed
settings-speed-meaning = How fast pieces move and computer players take turns.

settings-volume_master-label = Overall volume
settings-volume_master-meaning = For everything you hear.

settings-volume_effects-label = Effects
settings-volume_effects-meaning = Cards, chips, tiles and buttons.

settings-volume_music-label = Music
settings-volume_music-meaning = The theme of the menus.

settings-volume_ambience-label = Ambience
settings-volume_ambience-meaning = The sound around each table: stars, arena, fjord or attic.

settings-background-label = Music and ambience
settings-background-meaning = Turns both on or off. Effects stay on.

# what the program does when you win or something rare happens
settings-celebrations-label = Celebrations
settings-celebrations-meaning = How wins, rare feats and big swings are celebrated. Never for more than about a second.
settings-celebrations-full = Full
settings-celebrations-small = Small
settings-celebrations-off = Off

settings-mute-label = Mute
settings-mute-meaning = Turns all sound off. { $key } switches it at any time.

settings-ai_seconds-label = Thinking time
settings-ai_seconds-meaning = How long Legend Nyx may think about a move. Longer is stronger.

settings-ahead-label = Think ahead
settings-ahead-meaning = Legend Nyx also thinks while you do, from what she can see. Only on mains power.

settings-pace-label = Computer players’ pace
settings-pace-meaning = How long they wait, and how long you see each of their moves.
settings-pace-brisk = Brisk
settings-pace-calm = Calm
settings-pace-slow = Slow

# how much the table tells without being asked
settings-help-label = Help at the table
settings-help-meaning = Full: likely moves, outcomes and chances; such matches count as “with help”. Outcomes: only what is certain.
settings-help-full = Full
settings-help-outcomes = Outcomes
settings-help-none = None

settings-hints-label = Hints
settings-hints-meaning = Shows a hint button during a match.

settings-coach-label = Blunder alert
settings-coach-meaning = Asks once before you make a big mistake.
settings-review-label = Look for my mistakes
settings-review-meaning = Looks through your finished matches for mistakes to practise, while you’re away and on mains power.
settings-spoiler_free-label = Spoiler-free replays
settings-spoiler_free-meaning = The list of matches doesn’t say who won, and a replay shows no later moves or key moments until you reach the end.

# whether you are asked when you could react to another player’s turn
settings-reactions-label = Ask for reactions
settings-reactions-meaning = When you could react to others: every time, only if it matters, or just for a moment.
settings-reactions-always = Always
settings-reactions-useful = If it matters
settings-reactions-late = Briefly

settings-turn_table-label = Turn the table
settings-turn_table-meaning = When several people play without secrets, the table turns to whoever plays.
settings-turn_table-turn = On
settings-turn_table-off = Off

settings-pages = Pages
settings-search = Search
settings-nothing_found = No settings match “{ $query }”.
settings-reset = Reset page
settings-restore = Undo reset
settings-reset_done = { $page }: back to defaults. “Undo reset” or { $key } restores your settings.

settings-section-play = Play
settings-section-look = Display
settings-section-motion = Motion
settings-section-sound = Sound
settings-section-keys = Keys
settings-section-pads = Controller
settings-section-language = Language
settings-section-files = Files
settings-section-plugins = Added games

settings-data-label = Your data
settings-data-meaning = Export, import, weekly backups, a synced data folder, deleting everything.
settings-data-open = Open
settings-backups-label = Weekly backups
settings-backups-meaning = Backs everything up once a week, while you’re away. Seven are kept.
settings-place-open = Show folder
settings-place-copy = Copy path
settings-place-opened = It’s in { $folder }
settings-place-copied = Path copied.
settings-place-matches-label = Matches
settings-place-matches-meaning = Every match from its first move on, one file each, deleted ones too.
settings-place-pictures-label = Pictures
settings-place-pictures-meaning = The pictures you save.
settings-place-settings-label = Settings
settings-place-settings-meaning = A text file that you can edit. Values that make no sense are ignored.
settings-place-reports-label = Crash reports
settings-place-reports-meaning = Written when something goes wrong, without names. They stay here until you send one.
settings-place-logs-label = Program log
settings-place-logs-meaning = Technical notes that help to find bugs.
settings-place-portable-label = Portable mode
# “portable” and “herotable-data” are names of a file and a folder: leave them
settings-place-portable-meaning = Put a file called “portable” next to the program to keep all this in “herotable-data” there.
