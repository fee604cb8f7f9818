title = Crown Thief
blurb = One night in the palace, sixteen cards: unmask the others, and be left holding the best card at dawn.
card-watchman = Watchman
card-watchman-text = Name another player and a card, but not the Watchman. If they hold it, they are out.
card-lookout = Lookout
card-lookout-text = Look at another player’s card.
card-fencer = Fencer
card-fencer-text = Compare cards with another player. The lower one is out; equal ones are shown to everyone.
card-shadow = Shadow
card-shadow-text = Until your next turn nobody can aim at you.
card-pickpocket = Pickpocket
card-pickpocket-text = A player of your choice, or you, drops their card and draws another.
card-forger = Forger
card-forger-text = Swap cards with another player.
card-duchess = Duchess
card-duchess-text = You must play her if you also hold the Forger or the Pickpocket.
card-crown = Crown
card-crown-text = If you play or drop it, you are out.
has = { $name ->
    [you] You
   *[other] { $who }
}
aim = { $target_name ->
    [you] you
   *[other] { $target }
}
event-played = { has } played the { $card }.
event-aimed = { has } played the { $card } against { aim }.
event-named = { has } played the { $card } against { aim } and guessed the { $named }.
event-missed = Wrong guess.
event-looked = { has } looked at the card that { aim } held.
event-tied = { $who } and { aim } both held the { $card }.
event-dropped = { has } dropped the { $card }.
event-fell = { has } went out with the { $card }.
event-won = { has } won the round with the { $card }.
note-out = out until the next round
note-safe = in the shadows
score = Jewels
why-duchess = With the Forger or the Pickpocket in hand, you must play the Duchess.
