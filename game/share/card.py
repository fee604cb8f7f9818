"""The picture card of a result: who played what, the podium, and the moment that decided, for one glance.

It is told as others read it: everybody has a name. What it shows of the match is what its people may know.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final

import msgspec
import pygame

from game.screens.games import says_of, title_of
from game.screens.result.panels import moment_parts, turn_panel
from game.screens.result.podium import Standing, podium
from game.screens.result.sheet import Sheet, centred, heading
from game.screens.result.summary import Summary
from game.screens.widgets.layout import Column, Fill, Inset, Metal, Part, Plate, Row, Shown, Sized, Space
from game.share.card_wish import CardWish, shown
from game.share.shared_table import shared
from game.table.art.paint.light import glow
from game.table.art.palette import FROST, GILT, GOLD, MIST, WARM
from game.table.art.title import title_background, winged_star
from game.table.layout.board import Board
from game.table.layout.boxes import REST
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.seating import TableMatch
    from game.share.shared_table import SharedTable
    from game.texts.texts import Voice

SIZE: Final = (1200, 630)  # pixels
SCALE: Final = 1.5  # the UI scale: a card is looked at in a small size
EDGE: Final = 34.0  # units around everything
HEAD: Final = 46.0  # height of the first line,
FOOT: Final = 34.0  # and of the last
TITLE: Final = 74.0
LONG_TITLE: Final = 52.0  # where the names of winners need two lines
REASON: Final = 24.0
SIDE: Final = 470.0  # width of the moment's panel
GAP: Final = 26.0
FACTS: Final = 24.0  # type of the last line


def card_from(table: TableMatch, wish: bytes, words: Voice, _progress: Callable[[float], None]) -> bytes:
    """Make the card that a CardWish asks for, given as JSON, as a PNG."""
    data = BytesIO()
    pygame.image.save(result_card(table, words, msgspec.json.decode(wish, type=CardWish)), data, "card.png")
    return data.getvalue()


def result_card(table: TableMatch, words: Voice, wish: CardWish) -> pygame.Surface:
    """Draw the card of a match; ValueError for one that isn't over."""
    if not table.match.over:
        raise ValueError("the match isn't over")
    people = shared(table.match, table.chairs, table.title, words.texts)
    summary = Summary(people, words)
    summary.update(None)
    if wish.moment is not None:
        summary.moment = shown(wish.moment, people, words)
    sheet = Sheet(Board(SIZE, SCALE))
    wide, high = (length / sheet.page.unit for length in SIZE)
    body = [
        _head(sheet, people, words),
        *_title(sheet, summary, wide - 2 * EDGE),
        Space(8.0),
        _middle(sheet, summary),
        Space(14.0),
        Fill(facts_told(people, words), "sans_medium", FACTS, MIST, "center"),
    ]
    lengths = [HEAD, *[None] * (len(body) - 5), 8.0, REST, 14.0, FOOT]
    Inset(Column(body, 0.0, lengths), EDGE, 22.0).put(sheet, Area(0.0, 0.0, wide, high))
    picture = _ground()
    for widgets in sheet.parts.values():
        for widget in widgets:
            widget.draw(picture)
    return picture


def _ground() -> pygame.Surface:
    """Draw what lies behind: the title's sky, darker, with light where the winner stands."""
    result = pygame.Surface(SIZE)
    result.blit(title_background(SIZE), (0, 0))
    shade = pygame.Surface(SIZE)
    shade.fill((6, 9, 26))
    shade.set_alpha(96)
    result.blit(shade, (0, 0))
    light = glow((SIZE[0] * 3 // 4, SIZE[1]), WARM, 46, 1.6)
    result.blit(light, light.get_rect(center=(SIZE[0] * 2 // 5, SIZE[1] // 2)))
    pygame.draw.rect(result, GOLD[1][1], result.get_rect().inflate(-14, -14), 2, border_radius=14)
    return result


def _head(sheet: Sheet, people: SharedTable, words: Voice) -> Part:
    """The game at the left, the program at the right."""
    star = Shown(winged_star(sheet.px(84.0)), "midright")
    name = "Herotable"
    wide = sheet.wide(name, 26.0, "sans_medium") + 8.0
    game = Metal(title_of(people.match.rules.id, words.texts), 36.0, "midleft")
    return Row([game, star, Fill(name, "sans_medium", 26.0, FROST, "midright")], 10.0, [REST, 84.0, wide])


def _title(sheet: Sheet, summary: Summary, width: float) -> list[Part]:
    """Who has won, and why."""
    told = summary.headline()
    size = TITLE if sheet.wide(told, TITLE, "title") <= width else LONG_TITLE
    lines = sheet.wrapped(told, size, width, "title")[:2]
    parts: list[Part] = [Sized(Metal(line, size), 0.0, size * 1.15) for line in lines]
    reason = summary.reason()
    if reason:
        parts.append(Sized(centred(reason, REASON), min(width, 1120.0)))
    return parts


def _middle(sheet: Sheet, summary: Summary) -> Part:
    """The podium, and what decided beside it."""
    label, scores = summary.standing()
    chairs = summary.table.chairs
    seats = [
        Standing(chair, place, score)
        for chair, place, score in zip(chairs, summary.places, scores, strict=True)
    ]
    stand = podium(sheet, seats, label)
    moment = _moment(sheet, summary, label)
    if moment is None:
        return stand
    panel = Column([Space(), Plate(moment, "glass", 20.0, 16.0), Space()])
    return Row([stand, panel], GAP, [REST, SIDE])


def _moment(sheet: Sheet, summary: Summary, label: str) -> Part | None:
    """The best moment, where it is known, else the last turn."""
    chairs, words = summary.table.chairs, summary.words
    if summary.moment is not None:
        told, curve = moment_parts(sheet, summary.moment, (summary.pieces, chairs, words, summary.texts))
        title = heading(words("share-card-moment"), GILT)
        return Column([title, Space(10.0), told, Space(12.0), curve])
    if summary.turn is not None:
        return turn_panel(sheet, summary.turn, chairs, label, (summary.pieces, words))
    return None


def facts_told(people: SharedTable, words: Voice) -> str:
    """Word how the match was played: its variants, seats and length, and the seed to play the same deal."""
    match = people.match
    says, texts = says_of(match.rules.id), words.of(match.rules.id)
    variants = [
        says.option_value(option.name, match.options[option.name], texts)
        for option in match.rules.options
        if option.kind == "choice" and match.options[option.name] != option.default
    ]
    facts = words("share-card-facts", seats=match.seats, moves=len(match.decisions), seed=str(match.seed))
    return " · ".join([*variants, facts])
