### How strong a computer player is, as measured. $rival is a name alone, such as Rowan; $share and $even are percentages.

strength-duel = Gewinnt { $share } gegen { $rival }
strength-table = Gewinnt { $share } gegen { $others ->
    [2] zwei
    [3] drei
   *[other] { $others }
} wie { $rival } ({ $even } wären ausgeglichen)
strength-team = Gewinnt { $share } im gleich starken Duo gegen zwei wie { $rival }
strength-child = { $others ->
    [1] Gewinnt { $share } gegen blutige Anfänger
   *[other] Gewinnt { $share } gegen lauter blutige Anfänger ({ $even } wären ausgeglichen)
}
