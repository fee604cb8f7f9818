"""What two lessons say is so: their decisions, their pieces, their sums (Seventh Hero, Dust Collectorz)."""

from __future__ import annotations

from importlib import import_module

import pytest

from game.dust_collectorz.rules.cards.cards import SLUGS
from game.dust_collectorz.rules.cards.facts import POINTS
from game.dust_collectorz.rules.view import DustView
from game.engine.contract import State
from game.engine.match import Match
from game.registry import GAMES
from game.screens.lesson.file import Lesson, Step, lesson_of
from game.seventh_hero.rules.cards import CHIEFTAIN, ORACLE, WYRMSLAYER
from game.seventh_hero.rules.view import SeventhView
from game.table.contract import Setting
from game.table.pieces import OVERLAY, Placed, Seat
from game.texts.languages import languages
from game.texts.texts import Library
from tests.speaking import speaking
from tests.spreading import spread

EN = {game: speaking(game)["en"] for game in ("seventh_hero", "dust_collectorz")}

MINE = ("seventh_hero", "dust_collectorz")
LONGEST = {"say": 150, "why": 230}  # letters, that a plate on the table has room for
LONG_NAME = "Maximiliane"


def lesson(game: str) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(game)
    assert found is not None
    return found


def before(game: str, key: str) -> tuple[Match, Step]:
    """The match as it stands when a step begins, and the step."""
    course = lesson(game)
    match = Match(GAMES[game].rules, course.seats, course.seed, course.options)
    for step in course.step:
        for text in step.later:
            match.play(match.state.read(text))
        if step.key == key:
            return match, step
        for text in (*step.play[:1], *step.then, *step.rivals):
            match.play(match.state.read(text))
    raise KeyError(key)


def after(game: str, key: str) -> Match:
    """The match as it stands once a step is through."""
    match, step = before(game, key)
    for text in (*step.play[:1], *step.then, *step.rivals):
        match.play(match.state.read(text))
    return match


def laid_out(game: str, match: Match) -> list[Placed]:
    """What lies on the table for the learner."""
    course = lesson(game)
    seats = tuple(Seat(f"Seat {seat}", seat, seat != course.you) for seat in range(course.seats))
    state = match.state
    legal = tuple(state.legal_actions()) if state.to_move == course.you else ()
    table = import_module(f"game.{game}.table.table")
    return spread(table, state.view(course.you), Setting(seats, EN[game], legal))


def heroic(state: State) -> SeventhView:
    """What the learner sees of Seventh Hero."""
    view = state.view(0)
    assert isinstance(view, SeventhView)
    return view


def dusty(state: State) -> DustView:
    """What the learner sees of Dust Collectorz."""
    view = state.view(0)
    assert isinstance(view, DustView)
    return view


def heroes(match: Match) -> set[int]:
    """The numbers of the learner's party in Seventh Hero."""
    return {hero.number for hero in heroic(match.state).players[0].party}


ALL_STEPS = [
    pytest.param(game, step.key, id=f"{game}-{step.key}") for game in MINE for step in lesson(game).step
]


@pytest.mark.parametrize("game", MINE)
def test_a_lesson_has_ten_to_fifteen_steps(game: str) -> None:
    """Long enough for all that matters, short enough for one sitting."""
    assert 10 <= len(lesson(game).step) <= 15


@pytest.mark.parametrize(("game", "key"), ALL_STEPS)
def test_every_decision_of_a_step_can_be_made_there(game: str, key: str) -> None:
    """Match.play refuses what is not legal; what the learner decides is asked of the learner."""
    match, step = before(game, key)
    if step.play:
        assert match.state.to_move == lesson(game).you

    assert len(after(game, key).decisions) == len(match.decisions) + len(step.play[:1]) + len(
        step.then
    ) + len(step.rivals)


@pytest.mark.parametrize(("game", "key"), ALL_STEPS)
def test_what_a_step_points_at_lies_in_sight(game: str, key: str) -> None:
    """No arrow points at a piece that isn't there."""
    match, step = before(game, key)
    seen = {piece.key for piece in laid_out(game, match) if piece.height < OVERLAY}

    assert set(step.show) - seen == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "key"), ALL_STEPS)
def test_what_a_step_says_has_room_on_the_table(game: str, key: str, language: str) -> None:
    """Also where the others have long names."""
    texts = Library(strict=True).texts(language, game)
    names = dict.fromkeys(("first", "second"), LONG_NAME)
    letters = {part: len(texts(f"lesson-{key}-{part}", **names)) for part in LONGEST}

    assert all(0 < letters[part] <= LONGEST[part] for part in LONGEST)


@pytest.mark.rule("SH-27")
def test_the_lesson_of_seventh_hero_is_won_with_its_sixth_hero() -> None:
    """Each hero comes when the words say so, and none is lost."""
    sizes = {
        key: len(heroes(before("seventh_hero", key)[0]))
        for key in ("aim", "look", "ask", "ready", "sixth", "end")
    }

    assert sizes == {"aim": 2, "look": 3, "ask": 4, "ready": 5, "sixth": 5, "end": 6}
    assert before("seventh_hero", "end")[0].state.places()[0] == 1


@pytest.mark.rule("SH-4")
def test_the_quests_of_the_lesson_are_as_told() -> None:
    """Five or higher, even, even, then three to five: by the heroes on whose cards they stand."""
    quests = [
        heroic(before("seventh_hero", key)[0].state).quest for key in ("send", "ask", "free", "look_again")
    ]

    assert quests == [WYRMSLAYER, ORACLE, ORACLE, CHIEFTAIN]


@pytest.mark.rule("SH-12")
def test_the_hint_of_the_lesson_is_answered_with_yes() -> None:
    """The words quote the answer."""
    view = heroic(before("seventh_hero", "move_on")[0].state)

    assert [card.equal for card in view.buried] == [True]


@pytest.mark.rule("SH-10")
def test_who_bluffs_in_the_lesson_loses_a_double() -> None:
    """The second of the others has one pair eliminated, of Wyrmslayers."""
    view = heroic(before("seventh_hero", "double")[0].state)

    assert [player.eliminated for player in view.players] == [(), (), (2,)]


@pytest.mark.rule("SH-22")
def test_without_the_tale_weaver_the_lesson_would_have_to_send_a_double() -> None:
    """Where he is used the quest fits a 6 alone, and the party has one."""
    match, _ = before("seventh_hero", "free")
    twin = match.branch(len(match.decisions))
    twin.play(twin.state.read("decline"))
    choices = [twin.state.notation(action) for action in twin.state.legal_actions()]

    assert (choices, 6 in heroes(match)) == (["send 6"], True)


@pytest.mark.rule("SH-20")
def test_without_the_shield_maiden_the_lesson_would_lose_the_chieftain() -> None:
    """Where nobody cancels the Outcast, no fifth hero comes home."""
    match, step = before("seventh_hero", "cancel")
    twin = match.branch(len(match.decisions))
    twin.play(twin.state.read("decline"))
    while "send 4" not in [twin.state.notation(action) for action in twin.state.legal_actions()]:
        legal = [twin.state.notation(action) for action in twin.state.legal_actions()]
        twin.play(twin.state.read("decline" if "decline" in legal else "move on"))

    assert 3 in heroes(after("seventh_hero", step.key))
    assert 3 not in heroes(twin)


def clashes(match: Match) -> list[tuple[int, int]]:
    """The values of attack and answer in each clash of a Duel that was compared."""
    found = []
    for decision in range(len(match.decisions)):
        for _, state, _ in match.steps(decision):
            view = dusty(state)
            if view.outcome in {"attack stands", "answer wins"} and view.phase == "capturing":
                sets = [one for one in (view.attack, *view.beaten) if one is not None]
                by_seat = {one.seat: one.value for one in sets}
                found.append((by_seat[view.attacker], by_seat[1 - view.attacker]))
    return found


@pytest.mark.rule("DC-13")
def test_the_lesson_of_dust_collectorz_counts_rightly() -> None:
    """The words name the values: a tie for the defender, 11 against 4, a lost gold card, 7 against 5."""
    assert clashes(before("dust_collectorz", "end")[0]) == [(6, 6), (11, 4), (7, 10), (7, 5)]


@pytest.mark.rule("DC-13")
def test_without_sniping_the_last_clash_of_the_lesson_would_be_lost() -> None:
    """It stands 7 to 7 before the support is destroyed, and the defender wins a tie."""
    match, _ = before("dust_collectorz", "snipe")
    twin = match.branch(len(match.decisions))
    twin.play(twin.state.read("enough"))

    assert clashes(twin)[-1] == (7, 7)


@pytest.mark.rule("DC-15")
def test_the_overflows_of_the_lesson_hold_what_the_words_say() -> None:
    """The Tortoise comes home to it, the Golem is drawn into it, the Shardmouse returns there."""
    overflows = [
        dusty(before("dust_collectorz", key)[0].state).players[seat].overflow
        for key, seat in (("captured", 1), ("gold", 0), ("alone", 1))
    ]

    assert [[SLUGS[kind] for kind in overflow] for overflow in overflows] == [
        ["quilted-tortoise"],
        ["toychest-golem"],
        ["shardmouse", "quilted-tortoise"],
    ]


@pytest.mark.rule("DC-22")
def test_the_points_of_the_lesson_are_as_told() -> None:
    """Four cards of bronze and silver, then the Snugworm and the Carver; gold brings the rival none."""
    piles = [
        [card % 128 for card in player.captured]
        for player in dusty(before("dust_collectorz", "end")[0].state).players
    ]
    points = [sum(POINTS[kind] for kind in pile) for pile in piles]

    assert points == [8, 0]
