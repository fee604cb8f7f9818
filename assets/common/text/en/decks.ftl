decks-heading = Decks
decks-new = New deck
decks-import = From text
decks-delete = Delete
decks-undelete = Bring back
decks-copy = Copy
decks-open = Open
decks-look = Open a copy
decks-deleted = The deck is in the folder “deleted”, and can be brought back.
decks-preset = From the box
decks-legal = Can be played
decks-broken = { $file } can’t be opened
decks-copy_name = { $name } { $number }
decks-draft = { $number ->
    [one] Draft: { $number } thing is missing or too much
   *[other] Draft: { $number } things are missing or too much
}
