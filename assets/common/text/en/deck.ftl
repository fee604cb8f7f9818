deck-heading = Deck builder
deck-name = Name of the deck
deck-new_name = New deck
deck-export = Export
deck-random = Random
deck-random_about = Fills the free places by chance. A full deck is drawn anew, but for its pinned cards.
deck-improve = Improve
deck-improve_about = A computer player looks for better cards. Pinned cards stay.
deck-save = Save
deck-undo = Undo
deck-clear = Clear
deck-none_shown = No card of the box is like that.
deck-no_more = No deck may have more than two of a card.
deck-pins_clash = No deck can have all of the pinned cards. Loosen some of them.
deck-saved = The deck is saved.
deck-saved_draft = The deck is saved as a draft: it can’t be played yet.
deck-count = { $cards } of 32
deck-legal = This deck can be played
deck-legal_about = Six cards of each tribe and two counters.
deck-export_heading = The deck as text
deck-to_file = To a file
deck-to_clipboard = Copy
deck-copied = The deck’s text is in the clipboard.
deck-not_copied = The clipboard can’t be reached.
deck-written = The deck’s text is in { $file }.
deck-import_heading = A deck from text
deck-import_about = Copy a deck’s text, a line for each card such as “2 Cogwick”, and take it from the clipboard. Or drop a text file onto this window, or choose one from the folder of texts:
deck-no_files = The folder of texts is empty.
deck-from_clipboard = Clipboard
deck-texts_are = Texts of decks are looked for in { $folder }.
deck-breaches = { $number ->
    [one] { $number } thing keeps it from being played
   *[other] { $number } things keep it from being played
}

deck-part-box = Box
deck-part-deck = Deck
deck-part-summary = Overview

deck-help-box_clicks = Click: into the deck · right click: back
deck-help-box_keys = Enter: into the deck · Backspace: back
deck-help-deck_clicks = Click: back into the box · right click: pin
deck-help-deck_keys = Enter: back into the box · P: pin

deck-filter-abilities = Which ability?
deck-filter-any_ability = Any ability
deck-filter-any_stat = In order
deck-filter-by = By { $stat }
deck-filter-any_value = Any value
deck-filter-least = { $n } or more

deck-summary-head = Cards: { $cards } · points when captured: { $points }
deck-summary-ranks = Ranks of each tribe
deck-summary-abilities = Abilities

deck-leave-heading = Keep the changes?
deck-leave-text = The deck was changed since it was saved.
deck-leave-keep = Keep them
deck-leave-drop = Discard them
deck-leave-stay = Stay here

deck-improving-heading = Improving the deck
deck-improving-about = A few cards give way to better ones, then trial matches tell how much that brings. You can stop at any time.
deck-improving-trials = { $new }. Against the deck as it was: { $won } of { $played } trial matches won
deck-improving-nothing = No better card was found.
deck-improving-take = Take it
deck-improving-drop = Leave it
deck-improving-new = { $number ->
    [one] { $number } new card
   *[other] { $number } new cards
}

deck-bad-too_long = The text is too long for a deck: more than { $limit } characters.
deck-bad-too_many_lines = The text is too long for a deck: more than { $limit } lines.
deck-bad-too_many_cards = Line { $line }, “{ $word }”: more than { $limit } cards are no deck.
deck-bad-too_often = Line { $line }, “{ $word }”: a deck has at most { $limit } of a card.
deck-bad-bad_count = Line { $line }, “{ $word }”: the number of a card is 1 or { $limit }.
deck-bad-long_line = Line { $line } is too long: more than { $limit } characters.
deck-bad-no_card = Line { $line }: there is no card “{ $word }”.
deck-bad-empty = There is no deck in it: a deck has a line for each card, such as “2 Cogwick”.
