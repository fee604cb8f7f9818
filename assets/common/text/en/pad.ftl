### Controllers: their buttons, what they do, and the keyboard on the screen.

# a button in words, as it is printed on the pad or as its maker calls it; in sentences and in brackets after them
pad-xbox-a = A
pad-xbox-b = B
pad-xbox-x = X
pad-xbox-y = Y
pad-xbox-lb = LB
pad-xbox-rb = RB
pad-xbox-lt = LT
pad-xbox-rt = RT
pad-xbox-view = View
pad-xbox-menu = Menu
pad-xbox-ls = Left stick
pad-xbox-rs = Right stick
pad-playstation-a = Cross
pad-playstation-b = Circle
pad-playstation-x = Square
pad-playstation-y = Triangle
pad-playstation-lb = L1
pad-playstation-rb = R1
pad-playstation-lt = L2
pad-playstation-rt = R2
pad-playstation-view = Create
pad-playstation-menu = Options
pad-playstation-ls = L3
pad-playstation-rs = R3
pad-switch-a = A
pad-switch-b = B
pad-switch-x = X
pad-switch-y = Y
pad-switch-lb = L
pad-switch-rb = R
pad-switch-lt = ZL
pad-switch-rt = ZR
pad-switch-view = Minus
pad-switch-menu = Plus
pad-switch-ls = Left stick
pad-switch-rs = Right stick
pad-deck-a = A
pad-deck-b = B
pad-deck-x = X
pad-deck-y = Y
pad-deck-lb = L1
pad-deck-rb = R1
pad-deck-lt = L2
pad-deck-rt = R2
pad-deck-view = View
pad-deck-menu = Menu
pad-deck-ls = L3
pad-deck-rs = R3

pad-directions = directions
pad-left = D-pad left
pad-right = D-pad right
pad-up = D-pad up
pad-down = D-pad down

# what buttons do; in a list
pad-action-confirm = select; confirm
pad-action-back = back; deselect
pad-action-look = look closely; skip an animation
pad-action-previous = previous group of pieces or buttons
pad-action-next = next group of pieces or buttons
pad-action-erase = remove; delete a letter
pad-action-close = close
pad-title = Controller
pad-change = Change buttons
pad-lead-directions = D-pad, left stick
pad-lead-scroll = Right stick
pad-does-directions = move from piece to piece
pad-does-scroll = scroll

# notices
pad-told-found = Controller connected: { $name }
pad-told-unknown = Herotable doesn’t know the controller “{ $name }”. Its buttons may be in other places; you can change them in Settings, Controller.
pad-told-partial = “{ $name }” lacks: { $missing }. You can give their actions to other buttons in Settings, Controller.
pad-told-gone = Controller disconnected: { $name }. Nothing is lost; play on with mouse or keys, or connect it again.

# settings
pad-listening = Press the new button. { $back } or Esc cancels.
pad-press = Press a button …
pad-set = { $action }: { $button }
pad-refused-needed = { $button } is needed to get around. Give its action another button first.
pad-swapped = { $button } did something else before: { $others }. It has been swapped.

# the keyboard on the screen: rows of letters as keyboards of this language have them, then those of other languages
pad-row-digits = 1234567890
pad-row-upper = qwertyuiop
pad-row-middle = asdfghjkl
pad-row-lower = zxcvbnm
pad-row-accents = äöüéèêëàâç
pad-row-ligatures = îïôûùÿœæßñ
pad-key-shift = Shift
pad-key-space = Space
pad-key-erase = Delete
pad-key-done = Done
