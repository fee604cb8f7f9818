"""The reasons of computer players as sentences, English and German, by a knowledge's codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.explain import Explanation, Ground, Verdict

Both = dict[str, str]  # by language

OWN: Final[dict[str, dict[str, Both]]] = {
    "splendor_marvel": {
        "points": {"en": "It brings points.", "de": "Das bringt Punkte."},
        "bonuses": {
            "en": "One more bonus makes everything later cheaper.",
            "de": "Ein Bonus mehr macht alles Spätere billiger.",
        },
        "colours": {
            "en": "It brings a colour that is still missing for the Gauntlet.",
            "de": "Das bringt eine Farbe, die für den Handschuh noch fehlt.",
        },
        "time": {
            "en": "It brings the Time stone, without which nobody wins.",
            "de": "Das bringt den Zeitstein, ohne den niemand gewinnt.",
        },
        "chips": {"en": "It keeps more chips at hand.", "de": "So bleiben mehr Chips zur Hand."},
        "shields": {
            "en": "A S.H.I.E.L.D. chip pays for any colour.",
            "de": "Ein S.H.I.E.L.D.-Chip zahlt jede Farbe.",
        },
        "locations": {"en": "It brings a location nearer.", "de": "Das bringt einen Ort näher."},
        "avengers": {
            "en": "It counts for the Avengers tile.",
            "de": "Das zählt für das Avengers-Plättchen.",
        },
        "level_three": {
            "en": "It brings a level III character nearer.",
            "de": "Das bringt einen Charakter der Stufe III näher.",
        },
        "next_card": {
            "en": "It brings a good character within reach.",
            "de": "Das bringt einen guten Charakter in Reichweite.",
        },
    },
    "custom_heroes": {
        "victory": {"en": "It wins the game.", "de": "Das gewinnt das Spiel."},
        "points": {"en": "It brings victory points.", "de": "Das bringt Siegpunkte."},
        "power": {
            "en": "It keeps power for what is to come.",
            "de": "So bleiben Powermarker für das, was noch kommt.",
        },
        "advancements": {
            "en": "It saves advancements for a better moment.",
            "de": "Das spart Aufwertungen für einen besseren Augenblick auf.",
        },
        "cards": {"en": "It gets rid of more cards.", "de": "So gehen mehr Karten aus der Hand."},
        "sets": {
            "en": "The rest of the hand is easier to play: sets stay together, low cards go.",
            "de": "Der Rest der Hand spielt sich leichter: Sets bleiben zusammen, niedrige Karten gehen.",
        },
        "trick": {
            "en": "It has a good chance to win the trick, and so the next lead.",
            "de": "Das hat gute Aussicht auf den Stich und damit aufs nächste Ausspielen.",
        },
    },
    "seventh_hero": {
        "heroes": {"en": "It is good for the party.", "de": "Das tut der Gruppe gut."},
        "pairs": {
            "en": "Fewer eliminated heroes are better where parties are equal.",
            "de": "Bei gleich vielen Helden zählen weniger ausgeschiedene.",
        },
        "ready": {
            "en": "An ability stays ready for a better moment.",
            "de": "Eine Fähigkeit bleibt für einen besseren Augenblick.",
        },
        "hand": {
            "en": "More cards in hand leave more to choose from.",
            "de": "Mehr Handkarten lassen mehr Auswahl.",
        },
        "wanderer": {
            "en": "The wanderer promises more this way.",
            "de": "So verspricht der Wanderer mehr.",
        },
        "insight": {
            "en": "It tells more about the wanderer.",
            "de": "Das verrät mehr über den Wanderer.",
        },
    },
    "dust_collectorz": {
        "points": {"en": "It brings points.", "de": "Das bringt Punkte."},
        "cards": {
            "en": "It saves strong cards for later.",
            "de": "So bleiben starke Karten für später.",
        },
        "counters": {
            "en": "It saves a counter for a better moment.",
            "de": "So bleibt ein Konter für einen besseren Moment.",
        },
        "last_round": {
            "en": "Who leads at the end gets points for the last round.",
            "de": "Wer am Ende führt, bekommt Punkte für die letzte Runde.",
        },
        "rid": {"en": "It gets rid of cards.", "de": "So wirst du Karten los."},
        "variety": {
            "en": "It keeps different tribes in hand.",
            "de": "So bleiben verschiedene Stämme auf der Hand.",
        },
    },
}
RIVAL: Final[dict[str, dict[str, Both]]] = {
    "splendor_marvel": {
        "points": {"en": "It costs {name} points.", "de": "Das kostet {name} Punkte."},
        "avengers": {
            "en": "It sets {name} back in the race for the Avengers tile.",
            "de": "Das wirft {name} im Rennen um das Avengers-Plättchen zurück.",
        },
        "locations": {
            "en": "It takes a location away from {name}.",
            "de": "Das nimmt {name} einen Ort weg.",
        },
        "level_three": {
            "en": "It keeps a level III character from {name}.",
            "de": "Das enthält {name} einen Charakter der Stufe III vor.",
        },
        "next_card": {
            "en": "It keeps a good character from {name}.",
            "de": "Das enthält {name} einen guten Charakter vor.",
        },
    },
    "custom_heroes": {
        "victory": {"en": "It keeps {name} from winning.", "de": "Das hält {name} vom Sieg ab."},
        "points": {
            "en": "It costs {name} victory points.",
            "de": "Das kostet {name} Siegpunkte.",
        },
        "trick": {
            "en": "It makes the trick harder for {name} to win.",
            "de": "Das macht es {name} schwerer, den Stich zu gewinnen.",
        },
    },
    "seventh_hero": {
        "heroes": {"en": "It harms the party of {name}.", "de": "Das schadet der Gruppe von {name}."},
        "wanderer": {
            "en": "The wanderer will hardly be of use to {name}.",
            "de": "Der Wanderer nützt {name} so kaum.",
        },
        "ready": {"en": "{name} has one ability less.", "de": "{name} hat eine Fähigkeit weniger."},
    },
    "dust_collectorz": {
        "points": {"en": "It costs {name} points.", "de": "Das kostet {name} Punkte."},
        "cards": {
            "en": "It makes {name} lay strong cards.",
            "de": "So muss {name} starke Karten legen.",
        },
        "counters": {
            "en": "It lures a counter out of {name}.",
            "de": "Das lockt {name} einen Konter heraus.",
        },
        "variety": {
            "en": "It leaves {name} fewer tribes to play.",
            "de": "So kann {name} weniger Stämme spielen.",
        },
    },
}
NOTHING: Final[Both] = {
    "en": "Looking ahead, it simply turns out best.",
    "de": "Vorausgedacht kommt dabei am meisten heraus.",
}
ONLY: Final[Both] = {"en": "Nothing else is possible.", "de": "Etwas anderes ist nicht möglich."}
VERDICTS: Final[dict[str, Both]] = {
    "best": {"en": "The best move.", "de": "Der beste Zug."},
    "good": {"en": "A good move.", "de": "Ein guter Zug."},
    "doubtful": {"en": "There was something better.", "de": "Es gab etwas Besseres."},
    "mistake": {"en": "A mistake.", "de": "Ein Fehler."},
    "blunder": {"en": "A grave mistake.", "de": "Ein schwerer Fehler."},
    "unknown": {"en": "Not thought about.", "de": "Nicht durchdacht."},
}


def ground(game: str, reason: Ground, seat: int, names: Sequence[str], language: str) -> str:
    """Word one reason of `seat`; "" where it has no words, as what a rival merely failed to gain."""
    if reason.seat == seat:
        return OWN.get(game, {}).get(reason.code, {}).get(language, "")
    sentence = RIVAL.get(game, {}).get(reason.code, {}).get(language, "")
    return sentence.format(name=names[reason.seat])


def grounds(game: str, told: Explanation, seat: int, names: Sequence[str], language: str) -> list[str]:
    """Word all reasons for a choice of `seat`, each sentence once; never none."""
    if len(told.alternatives) < 2 and told.compared is None and not told.grounds:
        return [ONLY[language]]
    sentences = [ground(game, reason, seat, names, language) for reason in told.grounds]
    return list(dict.fromkeys(sentence for sentence in sentences if sentence)) or [NOTHING[language]]


def verdict(judged: Verdict, language: str) -> str:
    """Word what is to be thought of a move."""
    return VERDICTS[judged.code][language]
