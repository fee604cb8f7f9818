### Sharing a match: the dialog, clips, picture cards

share-title = Share
share-code = Copy match code
share-code_note = As text, to open in another Herotable
share-card = Picture of the result
share-card_note = Who won, with how many points, and the best moment
share-card_making = Drawing the picture …
share-card_saved = Picture saved: { $file }
share-clip = Clip
share-clip_note = A moment or the whole match as a GIF or WebP
share-page = Web page
share-page_note = The whole match to step through, for any browser

# The choices for a clip
share-clip_title = Clip
share-clip_about = It shows only what the chosen player saw.
share-clip_part = Show
# Moves up to the moment that is shown
share-clip_last = Last { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
share-clip_whole = Whole match
share-clip_view = Seen by
share-clip_kind = Format
share-clip_width = Size
share-clip_caption = Caption
share-clip_on = On
share-clip_off = Off
share-clip_make = Create clip
share-clip_making = Creating the clip …
share-clip_saved = Clip saved: { $file }

# On a picture of the result
share-card-moment = Best moment
# $seed is what New game takes to deal the same again
share-card-facts = { $seats } players · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} · Seed { $seed }
