"""The few words that stand on the table itself, in both languages; sentences are in `sentences`."""

from __future__ import annotations

from typing import Final

from game.texts.texts import Texts

CAPTIONS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "anyone": "Anyone?",
        "cancel": "Cancel it?",
        "thinking": "thinking …",
        "leads": "leads",
        "holds": "has a visitor",
        "asked": "is asked",
        "winner": "wins!",
        "leader": "{name} leads",
        "quest": "Quest",
        "no_quest": "Next quest",
        "free": "Quest may be ignored",
        "notes": "Notes",
        "known": "You know the wanderer",
        "open": "The wanderer is open",
        "blind": "The wanderer came from the pile",
        "unseen": "unseen",
        "nobody": "Nobody wanders",
        "left": "{count} in the pile",
        "last": "The pile is empty",
        "hidden": "The wanderer is hidden",
        "wins": "{name} wins!",
        "together": "{names} win!",
        "yes": "yes",
        "no": "no",
        "tip.hint": "{name} showed the leader this card. The same hero? Answer: {answer}.",
        "tip.hint.known": "{name} showed the leader {card}. The same hero? Answer: {answer}.",
        "tip.notes": "Shows or hides the table of numbers that the wanderer may have.",
    },
    "de": {
        "anyone": "Noch jemand?",
        "cancel": "Aufheben?",
        "thinking": "überlegt …",
        "leads": "führt",
        "holds": "hat Besuch",
        "asked": "wird gefragt",
        "winner": "gewinnt!",
        "leader": "{name} führt",
        "quest": "Quest",
        "no_quest": "Nächste Quest",
        "free": "Quest darf missachtet werden",
        "notes": "Notizen",
        "known": "Du kennst den Wanderer",
        "open": "Der Wanderer ist offen",
        "blind": "Der Wanderer kam vom Stapel",
        "unseen": "ungesehen",
        "nobody": "Niemand wandert",
        "left": "{count} im Stapel",
        "last": "Der Stapel ist leer",
        "hidden": "Der Wanderer ist verdeckt",
        "wins": "{name} gewinnt!",
        "together": "{names} gewinnen!",
        "yes": "ja",
        "no": "nein",
        "tip.hint": "{name} hat der führenden Person diese Karte gezeigt. Derselbe Held? Antwort: {answer}.",
        "tip.hint.known": "{name} hat der führenden Person {card} gezeigt. Derselbe Held? Antwort: {answer}.",
        "tip.notes": "Zeigt oder verbirgt die Zahlen, die der Wanderer noch haben kann.",
    },
}


def caption(key: str, texts: Texts, **facts: object) -> str:
    """Return the caption of `key` with its facts filled in."""
    return CAPTIONS[texts.language][key].format(**facts)
