"""The few words that stand on the table itself, in both languages; sentences are in `sentences`."""

from __future__ import annotations

from typing import Final

from game.custom_heroes.naming import signed
from game.texts.texts import Texts

CAPTIONS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "round": "Round {round} of {rounds}",
        "sudden": "Sudden death",
        "goal": "{vp} VP, then first out wins",
        "sudden_goal": "First out wins",
        "new_trick": "A new trick",
        "any_set": "Any set of equal values",
        "bets": "Kodora bets",
        "dealing": "New cards",
        "leads": "{name} leads",
        "ahead": "{name} is ahead",
        "forms": "Only Ascended Forms",
        "up": "or higher",
        "down": "or lower",
        "strict_up": "only higher",
        "strict_down": "only lower",
        "cards.one": "1 card",
        "cards.many": "{count} cards",
        "rising": "Higher beats",
        "falling": "Lower beats",
        "deck": "Deck",
        "rewards": "Rewards",
        "bag": "Bag",
        "sort": "Sort",
        "thinking": "thinking …",
        "passed": "passes",
        "skipped": "skipped",
        "aside": "sits out",
        "winner": "wins!",
        "wins": "{name} wins!",
        "bets_now": "may bet",
        "place": "{place}.",
        "tip.cycle": "Picks the sets of value {value} that you could play, one after the other. Key: {digit}",
        "tip.sort": "Lays your hand by value, or abilities and the largest sets first.",
        "tip.deck": "Shows the deck: every card as you know it.",
        "tip.rewards": "Shows what each place brings, and what the abilities do.",
    },
    "de": {
        "round": "Runde {round} von {rounds}",
        "sudden": "Sudden Death",
        "goal": "{vp} Siegpunkte, dann zuerst fertig",
        "sudden_goal": "Wer zuerst fertig ist, gewinnt",
        "new_trick": "Neuer Stich",
        "any_set": "Beliebig viele gleiche Werte",
        "bets": "Kodora-Wetten",
        "dealing": "Neue Karten",
        "leads": "{name} eröffnet",
        "ahead": "{name} liegt vorn",
        "forms": "Nur Mystische Formen",
        "up": "oder höher",
        "down": "oder niedriger",
        "strict_up": "nur höher",
        "strict_down": "nur niedriger",
        "cards.one": "1 Karte",
        "cards.many": "{count} Karten",
        "rising": "Höher schlägt",
        "falling": "Tiefer schlägt",
        "deck": "Karten",
        "rewards": "Wertung",
        "bag": "Beutel",
        "sort": "Ordnen",
        "thinking": "überlegt …",
        "passed": "passt",
        "skipped": "setzt aus",
        "aside": "sieht zu",
        "winner": "gewinnt!",
        "wins": "{name} gewinnt!",
        "bets_now": "darf wetten",
        "place": "{place}.",
        "tip.cycle": "Wählt nacheinander deine spielbaren Sets mit dem Wert {value}. Taste: {digit}",
        "tip.sort": "Legt deine Hand nach Wert, oder Fähigkeiten und die größten Sets zuerst.",
        "tip.deck": "Zeigt das Deck: jede Karte, wie du sie kennst.",
        "tip.rewards": "Zeigt, was jeder Platz einbringt und was die Fähigkeiten tun.",
    },
}


def caption(key: str, texts: Texts, **facts: object) -> str:
    """Return the caption of `key` with its facts filled in."""
    return CAPTIONS[texts.language][key].format(**facts)


def cards(count: int, texts: Texts) -> str:
    """Count cards."""
    return caption("cards.one" if count == 1 else "cards.many", texts, count=count)


def times(count: int) -> str:
    """Write how often a value is played."""
    return f"×{count}"


def number(value: int) -> str:
    """Write a value, with a true minus before one below 0."""
    return signed(value)
