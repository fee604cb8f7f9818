### The list of decks of Dust Collectorz.

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
