"""A computer player at a person's own level: what it follows, where it is chosen, and that it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ai.personas.levels import LEVELS
from ai.strength.scale import scale_of
from game.engine.rng import Rng
from game.screens.new_game.draft import MATCHED, Draft, draft_for, up_to_date
from game.screens.new_game.my_level import NEWCOMER, OwnLevel, Table, own_level
from game.screens.new_game.scene import NewGameScene
from game.screens.requests import OpenNewGame
from game.screens.seating import TableMatch, chair_of, player_of
from game.screens.widgets.choice import Choice
from game.screens.widgets.widget import Picture
from game.texts.texts import Voice
from saves.settings import Settings
from saves.statistics.lines import Played
from tests.screens.pilots.menu_pilot import GAME, MenuPilot
from tests.screens.pilots.statistics_pilot import StatisticsPilot, match

WORDS = Voice("en", strict=True)
DUEL = Table(GAME, "", 2)


def level_after(played: Sequence[Played], table: Table = DUEL) -> OwnLevel:
    """Ann's level after some matches."""
    return own_level(played, "Ann", table, ("",))


def test_a_newcomer_meets_a_fixed_level() -> None:
    """Before the first result nothing is known."""
    assert level_after([]) == (NEWCOMER, 0)


@pytest.mark.parametrize(
    "one",
    [
        match(1, 1, name="Ben"),
        match(1, 1, game="custom_heroes"),
        match(1, 1, levels=(0,)),
        match(1, 1, levels=(3, 3, 3), sides=(0, 1, 0, 1), game="dust_collectorz", mode="team"),
    ],
)
def test_what_says_nothing_about_it_does_not_count(one: Played) -> None:
    """Of somebody else, in another game, between people alone."""
    assert level_after([one]) == (NEWCOMER, 0)


def test_matches_with_help_count_like_others() -> None:
    """Full help at the table is the usual setting; who keeps it meets a rival who is a match for that."""
    assert level_after([match(1, 1, help_given=3)]) == level_after([match(1, 1)])


def test_winning_raises_it_and_losing_lowers_it() -> None:
    """The first results most of all."""
    won, lost = (level_after([match(1, place)]).level for place in (1, 2))
    ten = level_after([match(number, 1) for number in range(10)])

    assert lost.number < NEWCOMER.number <= won.number
    assert (ten.level.number, ten.level.tenths) > (won.number, won.tenths)
    assert ten.matches == 10


@pytest.mark.parametrize("true", [1.5, 3.0, 3.6, 4.8])
def test_it_finds_a_person_s_true_strength(true: float) -> None:
    """Somebody who plays at their own level for an evening meets rivals that they beat as often as not."""
    scale, chance = scale_of(GAME, 2, ("",)), Rng(7)
    strength = scale.points_of(int(true), round(true % 1 * 10))
    played: list[Played] = []
    for number in range(60):
        rival = level_after(played).level
        ahead = strength - scale.points_of(rival.number, rival.tenths)
        won = chance.fraction() < 1 / (1 + 10 ** (-ahead / 400))
        played.append(match(number, 1 if won else 2, levels=(rival.number,), tenths=rival.tenths))
    found = level_after(played).level

    assert abs(scale.points_of(found.number, found.tenths) - strength) < 200


def test_at_a_new_table_it_starts_from_the_usual_one() -> None:
    """Who wins all duels is no newcomer at a table of three."""
    duels = [match(number, 1, levels=(4,)) for number in range(8)]

    found = level_after(duels, Table(GAME, "", 3))

    assert found.matches == 0
    assert found.level == level_after(duels).level != NEWCOMER


def prepared(played: Sequence[Played] = ()) -> Draft:
    """A match being set up, in which the rival is at Ann's level."""
    draft = draft_for(GAME, Settings(name="Ann"), WORDS)
    draft.match_seat(1, played, WORDS)
    return draft


def test_it_sits_there_with_face_and_name_of_the_level_below() -> None:
    """And changes both when a result changes the level."""
    draft = prepared()
    before = draft.party.chairs[1]
    draft.match_levels(lambda: [match(number, 2) for number in range(6)], WORDS)
    after = draft.party.chairs[1]

    assert (before.name, before.level, before.matched) == ("Rowan", "knight", True)
    assert (after.name, after.level, after.matched) == ("Pip", "squire", True)
    assert after.portrait == "squire"


def test_two_that_change_places_keep_their_names() -> None:
    """Nobody is called the second of a name of which there is no first."""
    draft = draft_for("seventh_hero", Settings(name="Ann"), WORDS)
    names = []
    for level in ("knight", "squire"):
        draft.party.set_level(1, level, WORDS)
        names.append(tuple(chair.name for chair in draft.seated[1:]))

    assert names == [("Rowan", "Vega"), ("Pip", "Vega")]


def test_a_name_that_a_person_gave_it_stays() -> None:
    """Only names that the program gave change with the level."""
    draft = prepared()
    draft.party.set_name(1, "Nemesis")
    draft.match_levels(lambda: [match(number, 2) for number in range(6)], WORDS)

    assert draft.party.chairs[1].name == "Nemesis"


def test_another_choice_ends_it() -> None:
    """A level of one's own choice is that level."""
    draft = prepared([match(1, 1), match(2, 1), match(3, 2)])
    draft.party.set_level(1, "captain", WORDS)
    chair = draft.party.chairs[1]

    assert (chair.level, chair.tenths, chair.matched) == ("captain", 0, False)


def test_saved_matches_and_settings_keep_it() -> None:
    """The match goes on at the level that it began with; the next one follows the results again."""
    draft = prepared([match(1, 1)])
    chair = draft.table().chairs[1]
    again = draft_for(GAME, draft.kept_in(Settings(name="Ann")), WORDS)
    resumed = TableMatch.from_saved(draft.table().saved()).chairs[1]

    assert chair.tenths and chair.player == f"{chair.level}+{chair.tenths}"
    assert chair_of(player_of(chair)) == chair == resumed
    assert again.party.chairs[1] == chair


def test_a_rematch_follows_the_results_up_to_then() -> None:
    """The match that was just won raises the level for the next; a level of one's own choice stays."""
    followed, chosen = prepared(), prepared()
    chosen.party.set_level(1, "knight", WORDS)
    won = [match(number, 1) for number in range(30)]
    rival, other = (up_to_date(one.table(), "Ann", lambda: won, WORDS)[1] for one in (followed, chosen))

    assert (rival.name, rival.level, rival.matched) == ("Vega", "captain", True)
    assert other == chosen.party.chairs[1]


def test_of_several_people_the_one_of_the_settings_is_followed() -> None:
    """Wherever they sit, so that it is the same one in the next match; otherwise the first."""
    draft = prepared()
    draft.set_seats(3)
    draft.party.set_level(0, None, WORDS)
    draft.party.set_name(0, "Ben")
    draft.party.set_level(2, None, WORDS)
    draft.party.set_name(2, "Ann")
    mine, draft.me = draft.followed, "Zoe"

    assert (mine, draft.followed) == (2, 0)


def test_there_is_nothing_above_the_highest_level() -> None:
    """A file may say so all the same."""
    player = player_of(prepared([match(1, 1)]).party.chairs[1])
    top = chair_of(player.__class__("Nyx", 0, "computer", len(LEVELS), tenths=4))

    assert top.player == "legend"


def shown(folder: Path, language: str = "en", size: tuple[int, int] = (1280, 800)) -> MenuPilot:
    """Somebody who has won three duels sets up the next one."""
    played = [match(number, 1) for number in range(3)]
    pilot = StatisticsPilot(folder, played, Settings(language=language, name="Ann"), size)
    pilot.program.open(OpenNewGame(GAME))
    pilot.wait()
    return pilot


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_it_is_offered_and_says_what_it_means(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """As a choice for a seat, never by itself; only where another seat has a person."""
    pilot = shown(tmp_path, language, size)
    scene = pilot.program.stack.top
    assert isinstance(scene, NewGameScene)
    mine, theirs = (pilot.widget(f"level.{seat}", Choice) for seat in (0, 1))
    places = [[value for value, _ in one.values] for one in (mine, theirs)]
    before = scene.draft.party.chairs[1].matched
    theirs.choose(places[1].index(MATCHED))
    pilot.wait()

    assert MATCHED not in places[0] and not before
    assert scene.draft.party.chairs[1].matched
    assert "3" in pilot.widget("about.1", Picture).spoken
    assert pilot.menu.page.named("strength.1") is None
