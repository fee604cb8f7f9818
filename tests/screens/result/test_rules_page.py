"""The rules pages: passages for every piece, pictures of the game's own art, searching, keys."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.games import figures_of, passage_of, rules_page
from game.screens.match.ordinary import match_scene
from game.screens.rulebook.figures import RulesFigures
from game.screens.rulebook.markdown import Block, Span, parse
from game.screens.rulebook.page import RulesScene
from game.screens.seating import Chair, TableMatch
from game.screens.widgets.button import Button
from game.screens.widgets.prose import Prose
from game.screens.widgets.text_line import TextLine
from game.table.contract import Setting
from game.table.pieces import Seat
from game.table.stock.figures import WIDTH
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.speaking import speaking
from tests.spreading import spread

IN = speaking()

LANGUAGES = ("en", "de")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
STEPS = 160  # decisions of a game played at random whose pieces are asked about
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("splendor_marvel", 3, {}),
    ("custom_heroes", 4, {}),
    ("seventh_hero", 4, {}),
    ("dust_collectorz", 2, {}),
    ("dust_collectorz", 3, {}),
    ("dust_collectorz", 4, {"mode": "team"}),
    ("dust_collectorz", 3, {"mode": "young"}),
]


@cache
def blocks(game: str, language: str) -> tuple[Block, ...]:
    """A rules page."""
    return tuple(parse(rules_page(game, language, speaking(game)[language])))


def anchors(game: str, language: str) -> list[str]:
    """The anchors of a page in their order."""
    return [block.anchor for block in blocks(game, language) if block.anchor]


def shown_rules(
    folder: Path,
    game: str = "seventh_hero",
    anchor: str = "",
    *,
    language: str = "en",
    size: tuple[int, int] = (1280, 800),
) -> tuple[MenuPilot, RulesScene]:
    """A program that shows a game's rules."""
    pilot = MenuPilot(folder, Settings(language=language, motion="none"), size)
    scene = RulesScene(pilot.program, game, anchor)
    pilot.program.stack.push(scene)
    pilot.wait()
    return pilot, scene


def strike(pilot: MenuPilot, key: int, mod: int = 0, text: str = "") -> None:
    """Press a key that may write."""
    pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text))


# The pages


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_blocks_anchors_and_pictures(game: str) -> None:
    """What leads into one page leads into the other."""
    english, german = (
        [(block.kind, block.anchor, block.figure) for block in blocks(game, language)]
        for language in LANGUAGES
    )

    assert english == german


@pytest.mark.parametrize("game", GAMES)
def test_an_anchor_stands_once(game: str) -> None:
    """A name leads to one passage."""
    assert len(anchors(game, "en")) == len(set(anchors(game, "en"))) > 15


@pytest.mark.parametrize("game", GAMES)
def test_every_heading_can_be_led_to(game: str) -> None:
    """Each chapter has an anchor."""
    bare = [block.text for block in blocks(game, "en") if block.kind == "heading" and not block.anchor]

    assert bare == []


def test_anchors_and_pictures_are_read_apart_from_the_text() -> None:
    """Neither shows; what only looks alike is text."""
    text = "## Part {#part}\n\n![A *card*](hand)\n- item {#one-2}\nmore {#no anchor}\nsee {#it} there"

    assert parse(text) == [
        Block("heading", (Span("Part"),), anchor="part"),
        Block("picture", (Span("A "), Span("card", "italic")), figure="hand"),
        Block("item", (Span("item {#one-2} more {#no anchor} see {#it} there"),)),
    ]


# Passages


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_piece_ever_on_a_table_leads_to_a_passage(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """In a game played at random, for the eyes of two seats, and for the moment itself."""
    table, known, lost = import_module(f"game.{game}.table.table"), set(anchors(game, "en")), set()
    match, rng = Match(GAMES[game].rules, seats, 11, options), Rng(5)
    people = tuple(Seat(NAMES[seat], seat, computer=False) for seat in range(seats))
    for _ in range(STEPS):
        legal = match.state.legal_actions()
        for seat in {0, match.state.to_move}:
            view = match.state.view(seat)
            setting = Setting(people, IN["en"].of(game), tuple(legal) if match.state.to_move == seat else ())
            keys = {"", *(piece.key for piece in spread(table, view, setting))}
            lost |= {(key, passage_of(game, view, key)) for key in keys} - {
                (key, anchor) for key in keys for anchor in known
            }
        match.play(legal[rng.below(len(legal))])
        if match.over:
            break
    lost |= {("", passage_of(game, match.state.view(0), ""))} - {("", anchor) for anchor in known}

    assert lost == set()


@pytest.mark.parametrize(
    ("game", "seats", "key", "anchor"),
    [
        ("splendor_marvel", 2, "stock:mind", "take"),
        ("splendor_marvel", 2, "stock:shield", "shield"),
        ("splendor_marvel", 2, "deck:1", "reserve"),
        ("splendor_marvel", 2, "gauntlet", "gauntlet"),
        ("custom_heroes", 3, "kind:3", "burny"),
        ("custom_heroes", 3, "kind:7", "values"),
        ("custom_heroes", 3, "toggle:rewards", "rewards"),
        ("seventh_hero", 3, "hero:1:4", "hero-4"),
        ("seventh_hero", 3, "pile", "drawing"),
        ("dust_collectorz", 2, "wheel", "wheel"),
        ("dust_collectorz", 2, "card:0:97", "trapdoor-shelf"),
        ("dust_collectorz", 2, "card:0:68", "brace"),
        ("dust_collectorz", 2, "over:1:41", "sacrifice"),
    ],
)
def test_a_piece_leads_to_what_is_said_about_it(game: str, seats: int, key: str, anchor: str) -> None:
    """By the kind of the piece, and by what it can do."""
    assert passage_of(game, Match(GAMES[game].rules, seats, 3).state.view(0), key) == anchor


@pytest.mark.parametrize("game", GAMES)
def test_f1_at_the_table_opens_the_passage_about_the_piece_in_focus(tmp_path: Path, game: str) -> None:
    """It is in sight, and marked."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    seats = GAMES[game].seats[0]
    chairs = tuple(Chair(NAMES[seat], seat) for seat in range(seats))
    scene = match_scene(pilot.program, TableMatch(Match(GAMES[game].rules, seats, 3), chairs))
    pilot.program.stack.push(scene)
    for _ in range(300):
        pilot.wait()
        if pilot.shown == "HandoverScene":
            pilot.press(pygame.K_RETURN)
        elif scene.view.deciding is not None:
            break
    pilot.press(pygame.K_RIGHT, pygame.K_UP)
    key = scene.view.stage.focus
    assert key
    expected = passage_of(game, scene.view.seen, key)
    pilot.press(pygame.K_F1)
    page = pilot.top
    assert isinstance(page, RulesScene)
    place = page._prose.passage(expected)

    assert place is not None
    assert (page.game, page._prose.marked) == (game, expected)
    assert page._pane.rect.contains(place.move(page._prose.rect.topleft))


def test_f1_without_a_focus_opens_the_passage_about_the_moment(tmp_path: Path) -> None:
    """Nobody has to point at something first."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="none"))
    match = Match(GAMES["splendor_marvel"].rules, 2, 3)
    scene = match_scene(pilot.program, TableMatch(match, (Chair("Ann", 0), Chair("Ben", 1))))
    pilot.program.stack.push(scene)
    pilot.press(pygame.K_F1)
    page = pilot.top
    assert isinstance(page, RulesScene)

    assert page._prose.marked == "turn"


def test_an_unknown_passage_opens_the_page_at_its_beginning(tmp_path: Path) -> None:
    """Nothing is marked then."""
    _, scene = shown_rules(tmp_path, anchor="no-such-passage")

    assert (scene._pane.offset, scene._prose.passage("no-such-passage")) == (0, None)


# Pictures


@pytest.mark.parametrize("game", GAMES)
def test_a_page_shows_every_picture_there_is_and_no_other(game: str) -> None:
    """None is missing, none is painted for nobody."""
    wanted = [block.figure for block in blocks(game, "en") if block.kind == "picture"]

    assert sorted(wanted) == sorted(figures_of(game, IN["en"].of(game)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_painted_within_its_room(game: str, language: str) -> None:
    """After as many goes as it has faces at most; never wider than the column beside the text."""
    pygame.display.set_mode((320, 200))
    pictures = RulesFigures(game, IN[language].of(game), 1.0)
    for name, figure in pictures.figures.items():
        for _ in figure.parts:
            if pictures.picture(name, round(WIDTH)) is None:
                pictures.prepare(name, round(WIDTH))
        painted = pictures.picture(name, round(WIDTH))

        assert painted is not None
        assert painted.get_size() == pictures.size(name, round(WIDTH))
        assert 60 < painted.get_bounding_rect().width <= WIDTH


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (900, 700)])
@pytest.mark.parametrize("game", GAMES)
def test_pictures_cover_no_words_and_no_pictures(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    """Beside the text where there is room, else between the blocks."""
    _, scene = shown_rules(tmp_path, game, size=size)
    prose = scene._prose
    taken = [one.rect for one in prose.shown]
    words = [word.rect for word in prose.words]

    assert [rect for rect in taken if rect.collidelist(words) >= 0] == []
    assert all(rect.collidelist(taken[:at]) < 0 for at, rect in enumerate(taken))
    assert max(rect.bottom for rect in taken) <= prose.rect.height


def test_pictures_appear_by_themselves_the_nearest_first(tmp_path: Path) -> None:
    """Each frame paints a little, so that none waits for all."""
    pilot, scene = shown_rules(tmp_path, "splendor_marvel")
    prose = scene._prose
    pictures, room = prose._pictures, prose._beside
    assert pictures is not None
    painted = []
    for _ in range(40):
        pilot.wait()
        painted.append(sum(pictures.picture(one.name, room) is not None for one in prose.shown))

    assert painted == sorted(painted)
    assert (painted[0] < len(prose.shown), painted[-1]) == (True, len(prose.shown))


# Searching


def test_ctrl_f_leads_to_the_line_to_search_in(tmp_path: Path) -> None:
    """From wherever the focus is."""
    pilot, _ = shown_rules(tmp_path)
    pilot.press(pygame.K_TAB, pygame.K_TAB)
    elsewhere = pilot.focus
    pilot.press(pygame.K_f, mod=pygame.KMOD_CTRL)

    assert (elsewhere != "search", pilot.focus) == (True, "search")


def test_f3_goes_through_the_places_found_in_both_directions(tmp_path: Path) -> None:
    """Also while one writes, and around the ends."""
    pilot, scene = shown_rules(tmp_path)
    pilot.type("hero")
    count, seen = len(scene._prose.found), []
    for mod in (0, 0, pygame.KMOD_SHIFT, pygame.KMOD_SHIFT, pygame.KMOD_SHIFT):
        strike(pilot, pygame.K_F3, mod)
        seen.append(scene._prose.current)

    assert seen == [1, 2, 1, 0, count - 1]


def test_arrows_beside_the_line_go_through_the_places_found(tmp_path: Path) -> None:
    """With nothing found they rest."""
    pilot, scene = shown_rules(tmp_path)
    resting = pilot.widget("found.next", Button).enabled
    pilot.type("wanderer")
    pilot.click("found.next")
    pilot.click("found.next")
    pilot.click("found.before")

    assert (resting, scene._prose.current) == (False, 1)
    assert pilot.widget("found.next", Button).spoken == "Next result (F3)"


def test_escape_empties_the_line_first_and_leaves_then(tmp_path: Path) -> None:
    """One press too many loses nothing but the search."""
    pilot, scene = shown_rules(tmp_path)
    pilot.type("quest")
    pilot.press(pygame.K_ESCAPE)
    emptied = (pilot.widget("search", TextLine).text, scene.query, pilot.shown)
    pilot.press(pygame.K_ESCAPE)

    assert (emptied, pilot.program.stack.top) == (("", "", "RulesScene"), None)


def test_headings_are_found_and_counted_among_the_contents(tmp_path: Path) -> None:
    """The list at the left says where to look."""
    pilot, scene = shown_rules(tmp_path)
    pilot.type("asking")
    first = scene._prose.found[0][0]

    assert first.text == "Asking"
    assert pilot.widget("heading.3", Button).text.startswith("Asking  (")
    assert pilot.widget("heading.1", Button).text == "A turn"


@pytest.mark.parametrize(
    ("query", "word"),
    [("AUSSENSEITER", "Außenseiter"), ("außenseiter", "Außenseiter"), ("„gut", ""), ("wyrmtö", "Wyrmtöter")],
)
def test_sharp_s_and_capitals_are_found_either_way(tmp_path: Path, query: str, word: str) -> None:
    """What is marked is the word itself, also behind letters that grow when they are compared."""
    _, scene = shown_rules(tmp_path, language="de")
    scene._prose.find(query)
    found = [place[0].text.strip(" .,:") for place in scene._prose.found]

    assert all(word in one for one in found)
    assert bool(found) == bool(word)


def test_words_behind_a_sharp_s_are_marked_rightly() -> None:
    """Comparing makes two letters of it, which must not shift what follows."""
    pygame.display.set_mode((320, 200))
    prose = Prose("text", (0, 0), 900, parse("Groß ist der Fuß, süß das Ende am Fluss."), 1.0)
    prose.find("fluss")

    assert [word.text for word in prose.found[0]] == ["Fluss."]


def test_plain_quotes_and_dashes_find_typographic_ones(tmp_path: Path) -> None:
    """Nobody types them as they are set."""
    _, scene = shown_rules(tmp_path, "dust_collectorz")

    assert scene._prose.find("-1") >= 1


def test_another_game_begins_at_its_top_and_keeps_what_is_looked_for(tmp_path: Path) -> None:
    """Its passages are its own."""
    pilot, scene = shown_rules(tmp_path, "seventh_hero", "hero-4")
    pilot.type("counter")
    without = len(scene._prose.found)
    scene._choose_game("dust_collectorz")
    pilot.wait()

    assert (without, len(scene._prose.found) > 3, scene._prose.marked) == (0, True, "")
    assert scene._pane.offset == 0


def test_the_passage_stays_marked_where_the_page_is_built_anew(tmp_path: Path) -> None:
    """As it is when the window or the language changes; it isn't scrolled to once more."""
    pilot, scene = shown_rules(tmp_path, anchor="hero-4")
    pilot.press(pygame.K_UP, pygame.K_UP)
    before = scene._pane.offset
    scene.resized(pilot.program.size)

    assert (scene._prose.marked, scene._pane.offset) == ("hero-4", before)
