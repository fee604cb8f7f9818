### How strong a computer player is, as measured. $rival is a name alone, such as Rowan; $share and $even are percentages.

strength-duel = Gagne { $share } contre { $rival }
strength-table = Gagne { $share } contre { $others ->
    [2] deux
    [3] trois
   *[other] { $others }
} { $rival } (équilibre : { $even })
strength-team = Gagne { $share } avec un partenaire égal contre deux { $rival }
strength-child = { $others ->
    [1] Gagne { $share } contre un parfait débutant
   *[other] Gagne { $share } contre de parfaits débutants (équilibre : { $even })
}
