"""The parts of the match scene by themselves: offers, rail, log, bubble, glow, sounds, controller, trace."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from ai.personas.levels import LEVELS, Level
from ai.players import SearchResult
from ai.worker.messages import Answer, Died, Failed, Progress
from game.engine.errors import Reason
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.views import View
from game.registry import GAMES
from game.screens.match.actions.offers import ActionSelection
from game.screens.match.actions.plates import Offer
from game.screens.match.actions.rail import Rail
from game.screens.match.log.log import LogPanel
from game.screens.match.log.story import Line
from game.screens.match.session.ai_controller import Asker, Lost, Restarted, ThinkingProgress, Verdict
from game.screens.match.session.worker_controller import WorkerController
from game.screens.match.table.highlights import dressed
from game.screens.match.table.sound import sounds_of
from game.screens.match.table.tooltips import Bubble, draw_tip
from game.screens.match.table.window import TableWindow
from game.screens.match.trace import VARIABLE, Sight, Trace
from game.table.contract import GameTable
from game.table.layout.board import Board
from game.table.layout.frame import Shape
from game.table.pieces import Face, Placed
from game.texts.texts import Voice
from tests.screens.pilots.scripted import PromptWorker
from tests.speaking import speaking

IN = speaking()

NOTHING = Sight(
    "", "", "", "", my_turn=False, over=False, decisions=0, focus="", picked=(), pieces=(), buttons=()
)
VIEW = View(seat=0, seats=2, to_move=0)


class Shop:
    """A toy table: action 0 needs "a", those from 1 on "a" and so many "b", 98 needs "z", 99 nothing."""

    def picks(self, view: View, action: int) -> tuple[str, ...]:
        """Name the keys of an action."""
        return {98: ("z",), 99: ()}.get(action, ("a", *["b"] * action))

    def best_first(self, view: View, actions: tuple[int, ...]) -> tuple[int, ...]:
        """The highest first."""
        return tuple(sorted(actions, reverse=True))

    def at_once(self, view: View, action: int) -> bool:
        """Do nothing unasked."""
        return False

    def cycle(self, view: View, actions: tuple[int, ...], digit: int) -> tuple[int, ...] | None:
        """Number keys 1 to 5 go through what needs so many "b" at least; without a "z" they press buttons."""
        return tuple(action for action in actions if digit <= action < 6) if 98 in actions else None

    def remark(self, view: View, picked: tuple[str, ...]) -> Reason | None:
        """What is picked beside a "w" is remarked on."""
        return Reason("odd", "T-2") if "w" in picked else None

    def refuse(self, view: View, picked: tuple[str, ...]) -> Reason:
        """Always for the same reason."""
        return Reason("no", "T-1")


def deciding(*legal: int) -> ActionSelection:
    """Decide at the toy table."""
    return ActionSelection(VIEW, legal, cast("GameTable", cast("Any", Shop())))


def test_a_number_key_goes_through_what_it_stands_for() -> None:
    """Each press picks the next action in full, and after the last the first again."""
    choice = deciding(1, 2, 3, 98)
    picked = []
    for _ in range(3):
        choice.cycle(2)
        picked.append(choice.picked.count("b"))

    assert picked == [2, 3, 2]
    assert choice.default == 2


def test_a_number_key_that_stands_for_nothing_changes_nothing() -> None:
    """It neither picks nor presses a button."""
    choice = deciding(1, 98)
    choice.cycle(1)
    before = choice.picked

    assert choice.cycle(5) is False
    assert choice.picked == before
    assert not choice.numbered


def test_what_was_gathered_in_vain_is_not_mistaken_for_passing() -> None:
    """Enter tells what is missing instead of doing what needs no picks; without picks it does that."""
    choice = deciding(1, 99)
    alone = choice.default
    choice.pick("a")
    choice.pick("w")

    assert alone == 99
    assert choice.picked == ("a", "w")
    assert choice.default is None
    assert choice.remark == Reason("odd", "T-2")
    assert choice.enter("w").reason == choice.remark


def test_number_keys_press_buttons_where_the_table_leaves_them() -> None:
    """Nothing is picked by them then."""
    choice = deciding(1, 2)

    assert choice.cycle(1) is None
    assert choice.picked == ()
    assert choice.numbered


def pressed(names: list[str], name: str) -> Offer:
    """An offer that notes its name when it is pressed."""
    return Offer(name, name.title(), lambda: names.append(name))


def line(number: int, text: str, *, round_number: int = 1) -> Line:
    """A line of the log."""
    return Line(number, number % 2, number % 2, text, round_number, 0)


# Offers


def test_nothing_is_offered_before_something_is_picked() -> None:
    """Actions that need pieces wait for them; the one that needs none is offered at once."""
    assert deciding(0, 1, 2).offered == () and deciding(0, 99).offered == (99,)


def test_what_else_the_picks_could_become_is_offered_behind() -> None:
    """What is complete comes first, then what more picks would give."""
    choice = deciding(0, 1, 2)
    choice.pick("a")

    assert choice.default == 0 and choice.offered == (0, 2, 1)


def test_picking_on_folds_again_and_going_back_too() -> None:
    """What was unfolded is folded by the next pick; back first folds and only then lets go."""
    choice = deciding(0, 1, 2, 3, 4)
    choice.pick("a")
    choice.page = 0
    back = (choice.back(), choice.picked, choice.back(), choice.picked, choice.back())

    assert back == (True, ("a",), True, (), False)


def test_enter_does_what_is_complete_and_picks_what_is_not() -> None:
    """The first Enter picks, the second does; where nothing is complete it picks on, or says why not."""
    choice = deciding(2)
    steps = [choice.enter(key).action for key in ("a", "b", "b", "b")]

    assert steps == [None, None, None, 2] and choice.enter("c").reason == Reason("no", "T-1")


def test_another_piece_begins_anew_where_both_never_go_together() -> None:
    """Who clicks another card means that one; pieces that could go together say why they don't."""
    choice = deciding(0, 1, 98)
    choice.pick("a")
    told = [choice.pick("z"), choice.picked, choice.pick("x"), choice.picked]
    choice.pick("a")
    choice.pick("b")
    more = [choice.pick("q"), choice.picked]

    assert told == [None, ("z",), Reason("no", "T-1"), ("z",)] and more == [Reason("no", "T-1"), ("a", "b")]


# Rail


def test_a_button_acts_when_released_where_it_was_pressed() -> None:
    """Pressing on one button and releasing elsewhere does nothing."""
    names: list[str] = []
    rail = Rail(TableWindow(Shape(), Board((1280, 800))))
    rail.offer([pressed(names, "one"), pressed(names, "two")])
    one, two = (button.rect.center for button in rail.choices)
    for kind, spot in ((5, one), (6, two), (5, two), (6, two)):
        event = pygame.MOUSEBUTTONDOWN if kind == 5 else pygame.MOUSEBUTTONUP
        rail.handle(pygame.event.Event(event, pos=spot, button=1))

    assert names == ["two"]


def test_new_offers_of_the_same_looks_act_anew() -> None:
    """A button that looks the same does what the newest offer says, and keeps the focus."""
    names: list[str] = []
    rail = Rail(TableWindow(Shape(), Board((1280, 800))))
    rail.offer([Offer("go", "Go", lambda: names.append("old"))])
    rail.focus(rail.named("go"))
    rail.offer([Offer("go", "Go", lambda: names.append("new"))])
    rail.press(1)

    assert names == ["new"] and rail.focused is rail.named("go")


def test_nine_choices_unfold_upwards_one_below_the_other() -> None:
    """Unfolded they keep within the window, above each other."""
    rail = Rail(TableWindow(Shape(), Board((1024, 640))))
    rail.offer([pressed([], f"way {number}") for number in range(9)], long=True)
    tops = [button.rect.top for button in rail.choices]

    assert tops == sorted(tops) and tops[0] >= 0 and len(tops) == 9


# Log


def test_the_log_stays_at_its_end_unless_one_scrolled_away() -> None:
    """New lines come into sight by themselves; after scrolling up the place is kept."""
    log = LogPanel(Voice("en"), [0, 1])
    log.place(pygame.Rect(0, 0, 400, 300), 1.0)
    lines = [line(number, f"Line number {number}.", round_number=1 + number // 2) for number in range(30)]
    log.tell(lines[:20])
    newest = log.rows[-1].top + log._origin()
    log._scroll(1000)
    top = log._origin()
    log.tell(lines)

    assert log._body.top < newest < log._body.bottom and top == log._body.top


def test_the_log_parts_rounds_and_copies_as_text() -> None:
    """Each round opens with a rule; the text has them too, in order."""
    log = LogPanel(Voice("en"), [0, 1])
    log.tell([line(0, "One."), line(1, "Two."), line(2, "Three.", round_number=2)])

    assert log.text().splitlines() == ["— Round 1 —", "One.", "Two.", "— Round 2 —", "Three."]


# Voice over the table


@pytest.mark.parametrize("spot", [(0.0, 0.0), (1919.0, 1079.0), (960.0, 20.0), (1900.0, 500.0)])
def test_a_bubble_stays_within_the_window_wherever_its_piece_is(spot: tuple[float, float]) -> None:
    """Its whole plate is drawn, even at the very edge: no bright pixel touches the window's border."""
    surface = pygame.Surface((1024, 640), pygame.SRCALPHA)
    bubble = Bubble()
    bubble.say("A reason that needs some words to be told in full.", spot, 100)
    bubble.draw(surface, Board((1024, 640)), 1.0)
    ink = pygame.mask.from_surface(surface, 250).get_bounding_rects()

    assert (
        ink and all(surface.get_rect().contains(one) for one in ink) and max(one.width for one in ink) > 100
    )


def test_a_bubble_goes_by_itself() -> None:
    """After some seconds, more for more words, it is gone."""
    bubble = Bubble()
    bubble.say("Short.", (0, 0), 10)
    bubble.update(3.0)
    still = bubble.text
    bubble.update(1.0)

    assert still and not bubble.text


def test_a_tip_keeps_clear_of_what_it_is_about() -> None:
    """It lies beside the piece, at its right or its left, never over it."""
    clear = []
    for left in (0, 700):
        surface = pygame.Surface((1024, 640), pygame.SRCALPHA)
        piece = pygame.Rect(left, 100, 320, 400)
        draw_tip(surface, "What this is.", piece, 1.0)
        clear.append(not surface.get_bounding_rect().colliderect(piece))

    assert clear == [True, True]


# Glow and sound


def test_glow_is_laid_on_pieces_and_leaves_picked_ones_alone() -> None:
    """A mark joins those that are there; it lifts the veil; only what is owed again overrules the pick."""
    lying = [
        Placed("a", Face("x"), (0, 0), (1, 1), marks=frozenset({"dim"})),
        Placed("b", Face("x"), (0, 0), (1, 1), marks=frozenset({"picked"})),
    ]
    keys = frozenset({"a", "b"})
    marks = [[set(piece.marks) for piece in dressed(lying, [(mark, keys)])] for mark in ("open", "owed")]

    assert marks == [[{"open"}, {"picked"}], [{"owed"}, {"owed"}]]


@pytest.mark.parametrize(
    ("size", "sound"),
    [((180.0, 250.0), "slide"), ((178.0, 119.0), "tile"), ((60.0, 60.0), "chip"), ((67.0, 42.0), "chip")],
)
def test_a_movement_sounds_like_what_moves(size: tuple[float, float], sound: str) -> None:
    """Cards slide, tiles ring, chips click; what stays is silent."""
    here = Placed("a", Face("x"), (0, 0), size)
    there = here._replace(centre=(50, 0))

    assert sounds_of([here], [there]) == (sound,) and sounds_of([here], [here]) == ()


def test_several_chips_that_arrive_are_a_handful() -> None:
    """They clink; together with a card that moves, both are heard."""
    chips = [Placed("chip", Face("x"), (0, at), (40, 40)) for at in (0, 50)]
    card = Placed("card", Face("x"), (9, 9), (180, 250))
    there = [piece._replace(centre=(300, piece.centre[1])) for piece in (*chips, card)]

    assert sounds_of(chips, there[:2]) == ("chips",)
    assert sounds_of([*chips, card], there) == ("slide", "chips")


def test_a_card_that_turns_over_where_it_lies_sounds_so() -> None:
    """Nothing else moves."""
    down = Placed("a", Face("x"), (0, 0), (180, 250), face_up=False)

    assert sounds_of([down], [down._replace(face_up=True)]) == ("flip",)


def test_what_only_changes_its_words_is_silent() -> None:
    """Panels and texts are not animated."""
    text = Placed("a", Face("text"), (0, 0), (180, 250), animated=False)

    assert sounds_of([text], [text._replace(centre=(9, 9), face_up=False)]) == ()


# AI controller


def controller(*reports: object) -> WorkerController:
    """A controller whose worker reports these things."""
    worker = PromptWorker()
    worker.silent = True
    worker.reports = cast("Any", list(reports))
    return WorkerController(worker.as_worker, lambda: 2.0)


def choice(simulations: int = 0, seconds: float = 0.0) -> SearchResult:
    """What a player thinks."""
    return SearchResult(7, (0.75, 0.25), {7: simulations}, (7,), simulations, seconds)


def test_reports_of_the_worker_become_news() -> None:
    """Progress, answers, failures and deaths each have their kind of news."""
    news = controller(Progress(1, choice()), Answer(2, choice()), Failed(3, "why"), Died(-9, 2)).poll()

    assert news[0] == ThinkingProgress(1, 0.0) and news[2:] == [Lost(3, "why"), Restarted(0)]
    assert isinstance(news[1], Verdict) and (news[1].action, news[1].chances) == (7, (0.75, 0.25))


@pytest.mark.parametrize(
    "level", [level for level in LEVELS if level.simulations != 0], ids=lambda one: one.key
)
def test_the_share_is_of_the_level_s_own_budget(level: Level) -> None:
    """Simulations count where a level has a number of them, seconds where it thinks by the clock."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 3)
    thinking = controller()
    ticket = thinking.ask(match, int(match.state.to_move), level.key)
    half = (level.simulations or 0) // 2
    made = choice(simulations=half, seconds=1.0)
    cast("Any", thinking._worker()).reports = [Progress(ticket, made)]

    share = half / level.simulations if level.simulations else 0.5
    assert thinking.poll() == [ThinkingProgress(ticket, share)]


def test_a_question_holds_nothing_but_what_its_seat_may_know() -> None:
    """What is sent to the thinkers is the same in every world that looks the same to the seat."""
    sent: list[object] = []
    for seed in (3, 3):
        match = Match(GAMES["splendor_marvel"].rules, 2, seed)
        seat = int(match.state.to_move)
        if sent:
            match._states[0] = match.state.determinize(seat, Rng(9))
        thinking = controller()
        thinking.ask(match, seat, "knight")
        sent.append(cast("Any", thinking._worker()).requests[1])

    assert sent[0] == sent[1]


def test_reasons_come_in_both_languages() -> None:
    """A real choice can be explained in words, whatever language is spoken."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 3)
    seat = int(match.state.to_move)
    thinking = controller()
    action = thinking.simple_choice(match, seat)
    even = (0.5, 0.5)
    verdict = Verdict(
        1, action, even, SearchResult(action, even, {action: 9}, (action,), 9, 0.1, {action: even})
    )
    askers = [Asker(seat, ("Ann", "Ben"), IN[language], str) for language in ("en", "de")]
    told = [thinking.reasons(match, verdict, asker) for asker in askers]

    assert told[0] and len(told[0]) == len(told[1]) and told[0] != told[1]


# Trace


def test_a_trace_that_can_t_be_written_closes_its_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the file can't be written the match goes on without, and nothing is tried again."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere" / "trace"))
    trace = Trace()
    trace.tell(NOTHING)

    assert not trace.open


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_trace_goes_into_a_pipe_and_waits_for_no_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tests in a real window read from one; where nobody reads, the door closes."""
    pipe = tmp_path / "trace"
    os.mkfifo(pipe)
    monkeypatch.setenv(VARIABLE, str(pipe))
    read, unread = Trace(), Trace()
    unread.tell(NOTHING)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    read.tell(NOTHING)
    told = os.read(reader, 10_000)
    os.close(reader)

    assert (read.open, unread.open) == (True, False)
    assert told.endswith(b"}\n")


def test_a_trace_repeats_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sight is written once."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "trace"))
    trace = Trace()
    for _ in range(3):
        trace.tell(NOTHING)

    assert len((tmp_path / "trace").read_text().splitlines()) == 1
