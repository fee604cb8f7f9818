### The deck builder of Dust Collectorz.

deck-heading = Deck builder
deck-name = Deck name
deck-new_name = New deck
deck-export = Export
deck-random = Random
deck-random_about = Fills the empty slots at random. In a full deck, all cards but the pinned ones are drawn again.
deck-improve = Improve
deck-improve_about = A computer player looks for better cards. Pinned cards stay.
deck-save = Save
deck-undo = Undo
deck-clear = Clear
deck-none_shown = No cards match these filters.
deck-no_more = A deck can hold only two copies of a card.
deck-pins_clash = No deck can hold all the pinned cards. Unpin some of them.
deck-saved = Deck saved.
deck-saved_draft = Deck saved as a draft. You can’t play it yet.
deck-count = { $cards } of 32
deck-legal = Ready to play
deck-legal_about = Six cards of each tribe and two counters.
deck-export_heading = Deck as text
deck-to_file = Save to file
deck-to_clipboard = Copy
deck-copied = Deck copied.
deck-not_copied = The clipboard isn’t available.
deck-written = Deck saved to { $file }.
deck-import_heading = Deck from text
# “2 Cogwick” is a line of a deck: number of copies and name of the card
deck-import_about = Copy a deck, one card a line such as “2 Cogwick”, and paste it from the clipboard. Or drop a text file onto this window, or choose one from the import folder:
deck-no_files = The import folder is empty.
deck-from_clipboard = Clipboard
deck-texts_are = Put deck files into { $folder }.
deck-breaches = { $number ->
    [one] { $number } problem to fix before you can play it
   *[other] { $number } problems to fix before you can play it
}

# the parts of the deck builder, as tabs where the window is narrow
deck-part-box = All cards
deck-part-deck = Deck
deck-part-summary = Overview

deck-help-box_clicks = Click: add · right-click: remove
deck-help-box_keys = Enter: add · Backspace: remove
deck-help-deck_clicks = Click: remove · right-click: pin
deck-help-deck_keys = Enter: remove · P: pin

deck-filter-abilities = Which ability?
deck-filter-any_ability = Any ability
deck-filter-any_stat = In order
# $stat is a property of cards, such as Speed
deck-filter-by = By { $stat }
deck-filter-any_value = Any value
deck-filter-least = { $n } or more

deck-summary-head = Cards: { $cards } · points when captured: { $points }
deck-summary-ranks = Ranks by tribe
deck-summary-abilities = Abilities

deck-leave-heading = Save your changes?
deck-leave-text = You’ve changed this deck since you last saved it.
deck-leave-keep = Save
deck-leave-drop = Discard
deck-leave-stay = Cancel

deck-improving-heading = Improving your deck
deck-improving-about = Better cards replace a few of yours, then test matches show what it’s worth. You can stop at any time.
deck-improving-trials = { $number ->
    [one] { $number } new card. Won { $won } of { $played } test matches against your old deck
   *[other] { $number } new cards. Won { $won } of { $played } test matches against your old deck
}
deck-improving-nothing = No better cards found.
deck-improving-take = Keep changes
deck-improving-drop = Discard

# why a text can’t be read as a deck; $word is a part of that text
deck-bad-too_long = This text is too long for a deck: over { $limit } characters.
deck-bad-too_many_lines = This text is too long for a deck: over { $limit } lines.
deck-bad-too_many_cards = Line { $line }, “{ $word }”: a deck has no more than { $limit } cards.
deck-bad-too_often = Line { $line }, “{ $word }”: a deck can hold only { $limit } copies of a card.
deck-bad-bad_count = Line { $line }, “{ $word }”: the number of copies must be 1 or { $limit }.
deck-bad-long_line = Line { $line } is too long: over { $limit } characters.
deck-bad-no_card = Line { $line }: there’s no card called “{ $word }”.
deck-bad-empty = No deck found. Write one card a line, such as “2 Cogwick”.
