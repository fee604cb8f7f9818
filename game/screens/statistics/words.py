"""The texts of the statistics: filters, key figures and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ai.personas.levels import LEVELS
from game.registry import GAMES
from game.screens.analysis.chart.signs import percent
from game.screens.games import says_of, title_of
from game.screens.statistics.figures import PEOPLE
from saves.statistics.lines import MODE

if TYPE_CHECKING:
    from game.screens.statistics.figures import Entry, Figures, Rate, Step, Table
    from game.texts.texts import Voice

NONE: Final = "–"


class Card(NamedTuple):
    """One key figure."""

    name: str
    label: str
    number: str
    about: str


def decimal(number: float, words: Voice, places: int = 1) -> str:
    """Format a number with the language's decimal sign."""
    return words.texts.number(number, places)


def loss_told(loss: float, words: Voice) -> str:
    """Word a loss per decision."""
    return words("analysis-percent", number=decimal(100 * loss, words))


def range_told(rate: Rate, words: Voice) -> str:
    """Word a confidence interval."""
    low, high = (round(100 * end) for end in rate.interval)
    return words("analysis-percent", number=f"{low}–{high}")


def table_told(game: str | None, table: Table, words: Voice) -> str:
    """Word a kind of table."""
    if not table.mode:
        return words("statistics-seats", number=table.seats)
    known = game in GAMES and any(option.name == MODE for option in GAMES[game].options)
    mode = says_of(game).option_value(MODE, table.mode, words.of(game)) if game and known else table.mode
    return words("statistics-table_of", mode=mode, number=table.seats)


def rival_told(level: int, words: Voice, *, short: bool = False) -> str:
    """Word the strongest rival."""
    if level == PEOPLE:
        return words("statistics-people")
    key = LEVELS[min(level, len(LEVELS)) - 1].key
    return words(f"level-{key}-{'character' if short else 'name'}")


def date_told(entry: Entry, words: Voice) -> str:
    """Word the day of a match, in the local time zone."""
    return words.texts.date(entry.played.ended_at.astimezone())


def cards(told: Figures, words: Voice) -> list[Card]:
    """Word the key figures."""
    everything, alone = told.rate, told.unhelped
    return [
        _card("matches", str(everything.matches), words, number=everything.wins),
        _card("rate", percent(everything.share, words.texts), words, range=range_told(everything, words)),
        _card(
            "unhelped",
            str(alone.wins),
            words,
            number=alone.matches,
            share=percent(alone.share, words.texts) if alone.matches else NONE,
        ),
        _card("streak", str(told.streak), words, number=told.longest),
        _card("place", decimal(told.place, words), words),
        _card("length", decimal(told.decisions, words, 0), words),
        Card(
            "loss",
            words("statistics-loss-label"),
            NONE if told.loss is None else loss_told(told.loss, words),
            words("statistics-analysed", number=told.analysed)
            if told.analysed
            else words("statistics-no_analysis"),
        ),
    ]


def _card(name: str, large: str, words: Voice, **facts: object) -> Card:
    label, about = words(f"statistics-{name}-label"), words(f"statistics-{name}-about", **facts)
    return Card(name, label, large, about)


def _match_told(entry: Entry, words: Voice) -> str:
    game = title_of(entry.played.game, words.texts)
    return words("statistics-match_of", date=date_told(entry, words), game=game)


def step_told(step: Step, words: Voice) -> str:
    """Word a match in the course of time."""
    entry = step.entry
    won, helped = ("yes" if fact else "no" for fact in (entry.won, entry.helped))
    told = [
        _match_told(entry, words),
        words("statistics-outcome", won=won, helped=helped, place=entry.seat.place),
    ]
    if step.recent.matches > 1:
        facts = {"wins": step.recent.wins, "share": percent(step.recent.share, words.texts)}
        told.append(words("statistics-recent", matches=step.recent.matches, **facts))
    return "\n".join(told)


def bar_told(name: str, rate: Rate, words: Voice) -> str:
    """Word a bar."""
    texts = words.texts
    share = percent(rate.share, texts)
    told = [
        words("statistics-rate_of", name=name, share=share, wins=rate.wins, matches=rate.matches),
        words("statistics-likely", range=range_told(rate, words)),
        words("statistics-even", share=percent(rate.even, texts)),
    ]
    return "\n".join(told)


def loss_point_told(entry: Entry, loss: float, words: Voice) -> str:
    """Word the loss of a match's decisions."""
    told = [
        _match_told(entry, words),
        words("statistics-loss_of", loss=loss_told(loss, words), number=entry.seat.judged),
    ]
    return "\n".join(told)
