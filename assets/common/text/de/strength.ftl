### How strong a computer player is, as measured. $rival is a name alone, such as Rowan; $share and $even are percentages.

strength-duel = Gewinnt { $share } gegen { $rival }
strength-table = Gewinnt { $share } gegen { $others ->
    [2] zwei
    [3] drei
   *[other] { $others }
} vom Schlag { $rival } ({ $even } wären ausgeglichen)
strength-team = Gewinnt { $share } mit ebenbürtigem Partner gegen zwei vom Schlag { $rival }
strength-chance = Gewinnt { $share } gegen reinen Zufall
