"""Decks before a match: who plays which, kept with the match, and secret where lists are secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.players import make_player
from game.dust_collectorz.rules.cards.decks import write
from game.dust_collectorz.rules.view import DustView
from game.dust_collectorz.screens.part import decks_of
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.games import says_of
from game.screens.new_game.draft import draft_for
from game.screens.new_game.scene import NewGameScene
from game.screens.result.scene import moved_on
from game.screens.seating import Chair, TableMatch
from game.screens.widgets.choice import Choice
from game.texts.texts import Voice
from saves.matches.code import from_code, to_code
from saves.settings import Settings
from tests.dust_collectorz_decks.deck_pilot import DRAFT, KINDS_OF_ALL, WHOLE, before_list
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.speaking import speaking

IN = speaking("dust_collectorz")

GAME = "dust_collectorz"
OWN = write("Sunday best", KINDS_OF_ALL)
OFFERED = ["any", "random", "attic", "shelf", "cabinet", "drawer"]


def new_game(folder: Path, seats: int = 2) -> tuple[MenuPilot, NewGameScene]:
    """A pilot before a match of Dust Collectorz, with a deck and a draft of one's own."""
    pilot = before_list(folder, WHOLE, DRAFT)
    scene = NewGameScene(pilot.program, GAME)
    pilot.program.stack.push(scene)
    scene.draft.set_seats(seats)
    scene.rebuild()
    return pilot, scene


def offered(pilot: MenuPilot, seat: int) -> list[object]:
    """What a seat's choice of decks offers."""
    return [value for value, _ in pilot.widget(f"option.deck{seat + 1}", Choice).values]


def whole_match(options: dict[str, str], seats: int = 2) -> Match:
    """A match to its end."""
    match = Match(GAMES[GAME].rules, seats, 7, options)
    player = make_player("random", match.rules)
    while not match.over:
        seat = match.state.to_move
        match.play(player.choose(match.state.determinize(seat, Rng(1)), seat).action)
    return match


@pytest.mark.rule("DC-4")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_chooses_among_the_box_and_own_legal_decks(tmp_path: Path, seats: int) -> None:
    """Persons and computer players alike; a draft is not offered, nor a deck for an empty seat."""
    pilot, _ = new_game(tmp_path, seats)

    assert [offered(pilot, seat) for seat in range(seats)] == [[*OFFERED, OWN]] * seats
    assert f"option.deck{seats + 1}" not in pilot.names


def test_a_match_holds_the_cards_of_its_decks(tmp_path: Path) -> None:
    """What becomes of the deck later doesn't change the match."""
    pilot, scene = new_game(tmp_path)
    pilot.widget("option.deck1", Choice).step(-1)
    table = scene.draft.table()

    assert table.match.options["deck1"] == OWN
    assert from_code(to_code(table.match))[0].options == table.match.options


def test_the_choice_is_there_again_the_next_time(tmp_path: Path) -> None:
    """Also when the deck was deleted meanwhile; when it was changed, as it is now."""
    pilot, scene = new_game(tmp_path)
    pilot.widget("option.deck2", Choice).step(-1)
    settings = scene.draft.kept_in(pilot.program.settings)
    draft = draft_for(GAME, settings, Voice("en"))
    gone = draft.values_of(draft.rules.options[-3])
    changed = OWN.replace("cogwick", "rattlekey")
    draft.offer([changed])

    assert gone == [*OFFERED, OWN]
    assert draft.options["deck2"] == changed


@pytest.mark.parametrize("bad", ["nonsense", "Mine: cogwick", "x" * 5000, ": cogwick"])
def test_settings_with_a_deck_that_is_none_fall_back(bad: str) -> None:
    """People may edit the file."""
    settings = Settings().changed("new_games", {GAME: {"options": {"deck1": bad}}})

    assert draft_for(GAME, settings, Voice("en")).options["deck1"] == "any"


def test_the_way_leads_to_the_builder_and_back_with_the_new_deck(tmp_path: Path) -> None:
    """It is offered at once."""
    pilot, _ = new_game(tmp_path)
    pilot.click("decks")
    pilot.click("deck.2")  # the first of the box
    pilot.click("open")
    pilot.click("save")
    pilot.click("back")
    pilot.click("back")

    assert len([deck for deck in decks_of(pilot.program).options().all() if deck]) == 2
    assert [str(deck).partition(":")[0] for deck in offered(pilot, 0)] == [
        *OFFERED,
        "Attic 2",
        "Sunday best",
    ]


def test_other_games_have_no_decks(tmp_path: Path) -> None:
    """Neither choices nor a way to the builder."""
    pilot, scene = new_game(tmp_path)
    scene.choose_game("splendor_marvel")

    assert [name for name in pilot.names if "deck" in name] == []


def test_decks_go_along_when_everybody_sits_one_seat_on() -> None:
    """Who played the attic plays it again."""
    match = Match(
        GAMES[GAME].rules, 3, 1, {"deck1": "attic", "deck2": OWN, "deck3": "shelf", "deck4": "drawer"}
    )

    assert [moved_on(match)[f"deck{seat}"] for seat in (1, 2, 3, 4)] == [OWN, "shelf", "attic", "drawer"]


def test_a_match_without_decks_moves_on_as_it_was() -> None:
    """Its options stay."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 1)

    assert moved_on(match) == dict(match.options)


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_secret_deck_is_neither_in_the_list_of_matches_nor_in_the_result(
    tmp_path: Path, language: str
) -> None:
    """All that these scenes tell comes from the header, the score and the ending."""
    pilot = before_list(tmp_path)
    match = whole_match({"deck1": OWN, "deck2": OWN.replace("Sunday", "Monday"), "lists": "secret"})
    table = TableMatch(match, (Chair("Ann", 0), Chair("Ben", 1, "squire")))
    pilot.keep(table, "20260101-120000-x.save")
    view, says = match.state.view(0), says_of(GAME)
    told: list[object] = [pilot.program.library.rows()[0].header, says.scores(view, IN[language])]
    told.append(says.ending(view, ["Ann", "Ben"], IN[language]))

    assert len(str(told)) > 100
    assert "Sunday" not in str(told)
    assert "Monday" not in str(told)


@pytest.mark.rule("DC-20")
@pytest.mark.parametrize(("lists", "known"), [("open", KINDS_OF_ALL), ("secret", ())])
def test_what_a_rivals_deck_holds_is_seen_where_lists_are_open(lists: str, known: tuple[int, ...]) -> None:
    """Its name is seen nowhere."""
    view = Match(GAMES[GAME].rules, 2, 3, {"deck1": OWN, "lists": lists}).state.view(1)

    assert isinstance(view, DustView)
    assert tuple(sorted(view.players[0].list)) == known
    assert "Sunday" not in str(view)
