"""What the coach, a hint or a computer player has to say, on a plate above the rail."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ai.analysis.explain_says import cost
from game.screens.match.advice.hint import MOVE, WHY
from game.screens.match.session.ai_controller import Asker
from game.table.art.frames import panel
from game.table.art.palette import FROST
from game.table.art.text.text import paragraph
from game.table.layout.overlay import Spots, free_place, vital_places

if TYPE_CHECKING:
    from game.engine.views import View
    from game.screens.app.host import Host
    from game.screens.match.actions.rail import Rail
    from game.screens.match.session.coach import Question
    from game.screens.match.session.session import MatchSession
    from game.screens.match.table.view import TableView

AIR: Final = 18.0  # board units around the words of a hint
NARROW: Final = 0.6  # of the rail's width: the least of a plate
LEAST_LOG: Final = 240.0  # units of height: its heading and several lines


class HintPlate:
    """Advises on one table."""

    def __init__(self, session: MatchSession, view: TableView, rail: Rail, host: Host) -> None:
        """Say what the advisers of `session` have to say, above `rail`."""
        self._match = session.match
        self._table = session.table
        self._advice = session.advice
        self._view = view
        self._pieces = view.pieces
        self._window = view.window
        self._rail = rail
        self._host = host

    # What is said

    @property
    def text(self) -> str:
        """What is to be said; "" when nothing is wanted."""
        hint, words = self._advice.hint, self._host.words
        question = self._advice.coach.question
        if question is not None:
            return self._warning(question)
        if hint.failed:
            return words("match-advice-failed")
        if hint.verdict is None or self._view.deciding is None or not hint.step:
            return self._why(self._advice.why.asked)
        return self._hint(hint.verdict.action)

    def _warning(self, question: Question) -> str:
        """Say what a move costs, and what it risks."""
        said = cost(self._view.word(question.action), question.share, question.best, self._host.words.texts)
        coach = self._advice.coach
        danger = coach.danger(self._asker(self._match.state.to_move, self._view.seen))
        return "\n".join(filter(None, (said, danger)))

    def _hint(self, action: int) -> str:
        """Say as much of a hint as was asked for."""
        hint, words = self._advice.hint, self._host.words
        key = self._host.keys.pressed("hint", words)
        if hint.step < MOVE:
            return words(
                "match-advice-look" if self._pieces.picks(self._view.seen, action) else "match-advice-button",
                key=key,
            )
        move = self._view.word(action)
        if hint.step < WHY:
            return words("match-advice-move", move=move, key=key)
        asker = self._asker(self._match.state.to_move, self._view.seen)
        return "\n".join([words("match-advice-why", move=move), *hint.reasons(self._match, asker)])

    def _asker(self, seat: int, seen: View) -> Asker:
        texts = self._view.setting.texts
        rules = self._match.rules

        def later(position: bytes, action: int) -> str:
            return self._view.word(action, rules.unpack(position).view(seat))

        return Asker(seat, self._table.addressed, texts, lambda action: self._view.word(action, seen), later)

    def _why(self, decision: int) -> str:
        """Say why a computer player decided as it did, or why that can't be told; "" for what nobody asks."""
        why, words = self._advice.why, self._host.words
        if not 0 <= decision < len(self._match.decisions):
            return ""
        answer, actor = why.answer(decision), self._match.movers[decision]
        name = self._table.names[actor]
        if answer != "told":
            return "" if answer == "person" else words(f"why-{answer}", name=name)
        asker = self._asker(actor, self._match.at(decision).view(actor))
        return why.text(decision, asker, lambda action: words("why-told", name=name, move=asker.word(action)))

    # Where it lies, and where the log lies beside it

    def place(self) -> tuple[pygame.Surface | None, pygame.Rect]:
        """Return the words and where their plate lies, in pixels; no words when there are none.

        Above the rail, narrower where that keeps it off what is vital; else wherever there is room.
        """
        text = self.text
        if not text or self._rail.long:
            return None, pygame.Rect(0, 0, 0, 0)
        board = self._window.board
        width = board.length(self._window.frame.rail.width)
        words, place = self._above_the_rail(text, width)
        vital = vital_places(board, self._view.stage.layout)
        hit = [vital[at] for at in place.collidelistall(vital)]
        room = place.right - max((rect.right for rect in hit), default=place.left)
        if room >= NARROW * width:
            words, place = self._above_the_rail(text, room)
        if place.collidelist(vital) >= 0:
            place = free_place(place.size, self._window.room, Spots(vital, [], place))
        return words, place

    def _above_the_rail(self, text: str, width: int) -> tuple[pygame.Surface, pygame.Rect]:
        """Set words on a plate of `width` pixels whose right edge is the rail's."""
        board, frame = self._window.board, self._window.frame
        air = board.length(AIR)
        box = (width - 2 * air, board.length(frame.panel.y - 60))
        words = paragraph(text, "sans_medium", box, FROST, round(20 * self._host.unit))
        place = pygame.Rect(0, 0, width, words.get_height() + 2 * air)
        place.bottomright = board.pixel((frame.rail.x + frame.rail.width, frame.panel.y - 4))
        return words, place

    @property
    def kept_free(self) -> list[pygame.Rect]:
        """What bubbles and tips leave free, in pixels: prompt, actions, tools, what is vital, this plate."""
        vital = vital_places(self._window.board, self._view.stage.layout)
        return [*self._window.kept_free, *vital, self.place()[1]]

    def log_place(self) -> pygame.Rect:
        """Return where the log lies: over the other seats' panels, wide enough, above any advice.

        Where advice leaves it too little room for several lines, it lies beside the advice.
        """
        board, unit = self._window.board, self._host.unit
        frame = self._window.frame
        top = board.pixel((0.0, frame.table.y))[1]
        place = board.rect(frame.rail._replace(y=frame.panel.y))
        place.top, place.height = top, place.top - board.length(14) - top
        words, plate = self.place()
        least = round(LEAST_LOG * unit)
        advised = words is not None and plate.right > place.left
        if advised and plate.top - 8 - top < least:
            place.right, place.height = plate.left - 8, max(place.height, min(least, place.bottom - top))
        elif advised:
            place.height = plate.top - 8 - top
        wide = max(place.width, min(round(330 * unit), place.right - 16))
        return pygame.Rect(place.right - wide, place.top, wide, place.height)

    def draw(self, surface: pygame.Surface) -> None:
        """Show it, where there is something to say."""
        words, place = self.place()
        if words is not None:
            air = self._window.length(AIR)
            surface.blit(panel(place.size, "active"), place)
            surface.blit(words, (place.x + air, place.y + air))
