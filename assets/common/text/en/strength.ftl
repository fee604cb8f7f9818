### How strong a computer player is, as measured. $rival is a name alone, such as Rowan; $share and $even are percentages.

strength-duel = Wins { $share } against { $rival }
strength-table = Wins { $share } against { $others ->
    [2] two { $rival }s
    [3] three { $rival }s
   *[other] { $others } { $rival }s
} ({ $even } would be even)
strength-team = Wins { $share } with an equal partner against two { $rival }s
strength-child = { $others ->
    [1] Wins { $share } against a complete beginner
   *[other] Wins { $share } against complete beginners ({ $even } would be even)
}
