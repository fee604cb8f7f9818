settings-section-access = Accessibility

settings-screen_reader-label = Screen reader
settings-screen_reader-meaning = Speaks to the system’s screen reader where one is running: names, states, every event.

settings-copy_spoken-label = Speech by clipboard
settings-copy_spoken-meaning = Whatever would be spoken is put into the clipboard, for programs that read it aloud.

settings-captions-label = Captions
settings-captions-meaning = A line below the table tells each event, and in brackets each sound that means something.

settings-high_contrast-label = High contrast
settings-high_contrast-meaning = A plain dark table, solid panels, bright words and edges, a thicker ring around the focus.

settings-heading = Settings
settings-on = On
settings-off = Off

settings-language-label = Language
settings-language-meaning = Everything changes at once, also in a running match.
settings-language-auto = System

settings-name-label = Your name
settings-name-meaning = Offered for your seat in a new match.
settings-name-empty = no name yet

settings-fullscreen-label = Full screen
settings-fullscreen-meaning = { $key } switches at any time.

settings-ui_scale-label = Size of texts and buttons
settings-ui_scale-meaning = Larger is easier to read, as far as the window has room.

settings-motion-label = Motion
settings-motion-meaning = Gentle does without everything decorative; none shows only the outcome.
settings-motion-full = Full
settings-motion-gentle = Gentle
settings-motion-none = None

settings-speed-label = Speed
settings-speed-meaning = How fast pieces move and computer players follow each other.

settings-volume_master-label = Overall volume
settings-volume_master-meaning = Applies to everything that can be heard.

settings-volume_effects-label = Effects
settings-volume_effects-meaning = Cards, chips, tiles and buttons.

settings-volume_music-label = Music
settings-volume_music-meaning = The theme of the menus; at 0% there is none.

settings-volume_ambience-label = Ambience
settings-volume_ambience-meaning = What each table sounds like while nothing is done: stars, arena, fjord or attic.

settings-background-label = Music and ambience
settings-background-meaning = Both at once, without touching their volumes; effects can be heard all the same.

settings-celebrations-label = Great moments
settings-celebrations-meaning = How winning, rare feats and big swings are celebrated. Never longer than a second or so.
settings-celebrations-full = Full
settings-celebrations-small = Small
settings-celebrations-off = Off

settings-mute-label = Mute
settings-mute-meaning = Silences everything; { $key } switches it at any time.

settings-ai_seconds-label = Thinking time
settings-ai_seconds-meaning = The most that Legend Nyx may think about a decision. Longer is stronger.

settings-pace-label = Pace of computer players
settings-pace-meaning = How long they hesitate, and how long each of their moves can be looked at.
settings-pace-brisk = Brisk
settings-pace-calm = Calm
settings-pace-slow = Slow

settings-hints-label = Hints
settings-hints-meaning = Offers a hint button in a match.

settings-coach-label = Blunder warning
settings-coach-meaning = Whoever is about to throw the game away is asked once: really?

settings-reactions-label = Ask whether you react
settings-reactions-meaning = Where others’ turns may be answered: each time, only when it could matter, or just for a moment.
settings-reactions-always = Always
settings-reactions-useful = If it matters
settings-reactions-late = A moment

settings-turn_table-label = The table turns
settings-turn_table-meaning = Where several people play without secrets, whoever moves comes to the front.
settings-turn_table-turn = Yes
settings-turn_table-off = It stays

settings-pages = Pages
settings-search = Search
settings-nothing_found = Nothing here has to do with “{ $query }”.
settings-reset = Reset page
settings-restore = Undo reset
settings-reset_done = { $page } is as it was at the beginning. “Undo reset” or { $key } brings your settings back.

settings-section-play = Play
settings-section-look = Look
settings-section-motion = Motion
settings-section-sound = Sound
settings-section-keys = Keys
settings-section-language = Language
settings-section-files = Files

settings-place-open = Show folder
settings-place-copy = Copy path
settings-place-opened = It is in { $folder }
settings-place-copied = The path is in the clipboard.
settings-place-matches-label = Matches
settings-place-matches-meaning = Every match from its first decision on, a file each; moved away ones too.
settings-place-decks-label = Decks
settings-place-decks-meaning = Your own decks of Dust Collectorz, a file each.
settings-place-pictures-label = Pictures
settings-place-pictures-meaning = What you save as a picture; the folder is made with the first one.
settings-place-settings-label = Settings
settings-place-settings-meaning = A text file that can be edited; a value that makes no sense costs that value alone.
settings-place-reports-label = Reports
settings-place-reports-meaning = Written when something breaks, without anybody’s name. They stay here until you send one.
settings-place-logs-label = Log
settings-place-logs-meaning = What the program noted down lately, for finding faults.
settings-place-portable-label = Take everything along
settings-place-portable-meaning = With a file called “portable” beside the program, all of this lies in “herotable-data” there.
