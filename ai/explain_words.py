"""What speaks for a move and against it, as predicates in English and German, by a game's features.

Each compares the move with another one, and goes on from "It …" and „Es …“; `explain_says` makes sentences.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Both = tuple[str, str]  # English, German


class Predicates(NamedTuple):
    """How the difference in one feature is told; None where it would tell a person nothing."""

    more: Both  # the chooser has more of it: that speaks for the move
    less: Both | None = None  # and less of it
    spared: Both | None = None  # rivals, {names}, have less of it: that too speaks for the move
    given: Both | None = None  # and more of it


SPLENDOR: Final[dict[str, Predicates]] = {
    "points": Predicates(
        ("brings more points", "bringt mehr Punkte"),
        ("brings fewer points", "bringt weniger Punkte"),
        ("keeps points from {names}", "enthält {names} Punkte vor"),
        ("leaves {names} more points", "lässt {names} mehr Punkte"),
    ),
    "bonuses": Predicates(
        ("makes later characters cheaper", "macht spätere Charaktere billiger"),
        ("makes nothing cheaper for later", "macht für später nichts billiger"),
    ),
    "colours": Predicates(
        ("brings one more colour for the Gauntlet", "bringt eine Farbe mehr für den Handschuh"),
        ("brings one colour less for the Gauntlet", "bringt eine Farbe weniger für den Handschuh"),
    ),
    "time": Predicates(
        ("brings the Time stone", "bringt den Zeitstein"),
        ("leaves the Time stone aside", "lässt den Zeitstein liegen"),
    ),
    "chips": Predicates(
        ("leaves more chips to spend", "lässt mehr Chips zum Ausgeben"),
        ("leaves fewer chips to spend", "lässt weniger Chips zum Ausgeben"),
    ),
    "shields": Predicates(
        (
            "leaves a S.H.I.E.L.D. chip more for any colour",
            "lässt einen S.H.I.E.L.D.-Chip mehr für jede Farbe",
        ),
        ("leaves fewer S.H.I.E.L.D. chips", "lässt weniger S.H.I.E.L.D.-Chips"),
    ),
    "locations": Predicates(
        ("brings locations nearer", "bringt Orte näher"),
        ("leaves locations further off", "rückt Orte weiter weg"),
        ("takes a location away from {names}", "nimmt {names} einen Ort weg"),
        ("leaves {names} a location", "lässt {names} einen Ort"),
    ),
    "avengers": Predicates(
        ("helps more towards the Avengers tile", "hilft mehr zum Avengers-Plättchen"),
        ("helps less towards the Avengers tile", "hilft weniger zum Avengers-Plättchen"),
        (
            "sets {names} back in the race for the Avengers tile",
            "wirft {names} im Rennen um das Avengers-Plättchen zurück",
        ),
        (
            "lets {names} lead the race for the Avengers tile more clearly",
            "lässt {names} im Rennen um das Avengers-Plättchen besser dastehen",
        ),
    ),
    "level_three": Predicates(
        ("brings a level III character nearer", "bringt einen Charakter der Stufe III näher"),
        ("leaves level III characters further off", "rückt Charaktere der Stufe III weiter weg"),
        ("keeps a level III character from {names}", "enthält {names} einen Charakter der Stufe III vor"),
        ("leaves a level III character to {names}", "überlässt {names} einen Charakter der Stufe III"),
    ),
    "next_card": Predicates(
        ("opens the way to good characters", "ebnet den Weg zu guten Charakteren"),
        ("leaves good characters further off", "rückt gute Charaktere weiter weg"),
        ("keeps a good character from {names}", "enthält {names} einen guten Charakter vor"),
        ("leaves a good character to {names}", "überlässt {names} einen guten Charakter"),
    ),
}
HEROES: Final[dict[str, Predicates]] = {
    "victory": Predicates(
        ("more often wins the game this round", "gewinnt öfter schon in dieser Runde das Spiel"),
        ("less often wins the game this round", "gewinnt seltener schon in dieser Runde das Spiel"),
        ("keeps {names} from winning", "hält {names} vom Sieg ab"),
        ("lets {names} win more easily", "lässt {names} leichter gewinnen"),
    ),
    "points": Predicates(
        ("promises more victory points", "verspricht mehr Siegpunkte"),
        ("promises fewer victory points", "verspricht weniger Siegpunkte"),
        ("costs {names} victory points", "kostet {names} Siegpunkte"),
        ("leaves {names} more victory points", "lässt {names} mehr Siegpunkte"),
    ),
    "power": Predicates(
        ("leaves more power", "lässt mehr Powermarker übrig"),
        ("leaves less power", "lässt weniger Powermarker übrig"),
    ),
    "advancements": Predicates(
        ("leaves better means for the next rounds", "lässt bessere Mittel für die nächsten Runden"),
        ("leaves poorer means for the next rounds", "lässt schlechtere Mittel für die nächsten Runden"),
        ("leaves {names} poorer means", "lässt {names} schlechtere Mittel"),
        ("leaves {names} better means", "lässt {names} bessere Mittel"),
    ),
    "shed": Predicates(
        ("gets rid of more cards", "wird mehr Karten los"),
        ("gets rid of fewer cards", "wird weniger Karten los"),
    ),
    "sets": Predicates(
        ("leaves a hand that is easier to play", "lässt eine leichter spielbare Hand"),
        ("leaves a hand that is harder to play", "lässt eine schwerer spielbare Hand"),
    ),
    "trick": Predicates(
        ("is likelier to win the trick", "gewinnt eher den Stich"),
        ("is less likely to win the trick", "gewinnt seltener den Stich"),
    ),
}
SEVENTH: Final[dict[str, Predicates]] = {
    "heroes": Predicates(
        ("promises more for the party", "verspricht mehr für die Gruppe"),
        ("promises less for the party", "verspricht weniger für die Gruppe"),
        ("is worse for the party of {names}", "ist schlechter für die Gruppe von {names}"),
        ("is better for the party of {names}", "ist besser für die Gruppe von {names}"),
    ),
    "pairs": Predicates(
        ("spares heroes from elimination", "erspart Helden das Ausscheiden"),
        ("lets more heroes be eliminated", "lässt mehr Helden ausscheiden"),
    ),
    "ready": Predicates(
        ("keeps abilities ready", "hält Fähigkeiten bereit"),
        ("uses up abilities", "verbraucht Fähigkeiten"),
        ("leaves {names} fewer abilities", "lässt {names} weniger Fähigkeiten"),
        ("leaves {names} more abilities", "lässt {names} mehr Fähigkeiten"),
    ),
    "hand": Predicates(
        ("leaves more cards to choose from", "lässt mehr Karten zur Auswahl"),
        ("leaves fewer cards to choose from", "lässt weniger Karten zur Auswahl"),
    ),
    "insight": Predicates(
        ("tells more about the wanderer", "verrät mehr über den Wanderer"),
        ("tells less about the wanderer", "verrät weniger über den Wanderer"),
    ),
}
DUST: Final[dict[str, Predicates]] = {
    "points": Predicates(
        ("promises more points", "verspricht mehr Punkte"),
        ("promises fewer points", "verspricht weniger Punkte"),
        ("costs {names} points", "kostet {names} Punkte"),
        ("leaves {names} more points", "lässt {names} mehr Punkte"),
    ),
    "cards": Predicates(
        ("saves stronger cards for later", "spart stärkere Karten für später"),
        ("spends stronger cards", "verbraucht stärkere Karten"),
        ("draws stronger cards out of {names}", "lockt {names} stärkere Karten heraus"),
        ("lets {names} save stronger cards", "lässt {names} stärkere Karten sparen"),
    ),
    "counters": Predicates(
        ("saves counters for later", "spart Konter für später"),
        ("spends counters", "verbraucht Konter"),
        ("lures counters out of {names}", "lockt {names} Konter heraus"),
        ("lets {names} save counters", "lässt {names} Konter sparen"),
    ),
    "last_round": Predicates(
        ("is likelier to win the round", "gewinnt eher die Runde"),
        ("is less likely to win the round", "gewinnt seltener die Runde"),
    ),
    "rid": Predicates(
        ("gets rid of more cards", "wird mehr Karten los"),
        ("gets rid of fewer cards", "wird weniger Karten los"),
        ("leaves {names} with more cards", "lässt {names} mehr Karten"),
        ("lets {names} get rid of more cards", "lässt {names} mehr Karten loswerden"),
    ),
    "variety": Predicates(
        ("keeps more tribes in hand", "lässt mehr Stämme auf der Hand"),
        ("keeps fewer tribes in hand", "lässt weniger Stämme auf der Hand"),
        ("leaves {names} fewer tribes", "lässt {names} weniger Stämme"),
        ("leaves {names} more tribes", "lässt {names} mehr Stämme"),
    ),
}
PREDICATES: Final[dict[str, dict[str, Predicates]]] = {
    "splendor_marvel": SPLENDOR,
    "custom_heroes": HEROES,
    "seventh_hero": SEVENTH,
    "dust_collectorz": DUST,
}
