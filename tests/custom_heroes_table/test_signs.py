"""What the pieces of Custom Heroes show: marks, plates, fresh sheets, words, pictures."""

from __future__ import annotations

import re
from collections import Counter

import pygame
import pytest

from game.custom_heroes.rules.actions import BET, BET_OWN, PLAY, SLEEVE, VERB
from game.custom_heroes.rules.cards import KODORA
from game.custom_heroes.rules.pieces import PASSED, SKIPPED
from game.custom_heroes.rules.state import HeroesState
from game.custom_heroes.rules.view import HeroesView
from game.custom_heroes.table import table
from game.custom_heroes.table.drawing.faces import card_face
from game.custom_heroes.table.panels.seat_pieces import note_of
from game.custom_heroes.table.view_model import ViewModel
from game.table.art.text.text import fitting_size
from game.table.pieces import MARKS, TEXT, Face
from tests.custom_heroes_table.laying import IN, Tables, box, frame_of, laid, lying, mover, setting_of

SMALLEST_TYPE = 16  # board units


def test_what_can_be_played_on_a_set_is_marked(tables: Tables) -> None:
    """While following, the cards of legal plays, or what the likely sleeving needs; none for who leads."""
    wrong = []
    for state, layout in tables:
        view = state.view(mover(state))
        if state.to_move < 0 or view.phase != "turn":
            continue
        plays = [action for action in state.legal_actions() if action & VERB == PLAY]
        keys = {key for action in plays for key in table.picks(view, action) if key.startswith("card:")}
        marked = {piece.key for piece in layout if "legal" in piece.marks}
        kinds = table.kinds(view, setting_of(state, mover(state)))
        keys = keys or {key for kind in kinds if kind.likely for key in kind.keys}
        wrong += [marked] if marked != (keys if view.last >= 0 else set()) else []

    assert wrong == []


@pytest.mark.rule("CH-9")
def test_what_can_be_bet_with_is_marked(tables: Tables) -> None:
    """Cards that carry a Kodora already, and the own Kodora, which goes on any other."""
    seen = set()
    for state, layout in tables:
        if state.to_move >= 0 and state.view(state.to_move).phase == "betting":
            verbs = {one & VERB for one in state.legal_actions()}
            bets = [one for one in state.legal_actions() if one & VERB == BET]
            keys = {key for one in bets for key in table.picks(state.view(state.to_move), one)}
            keys |= {f"kind:{KODORA}"} if BET_OWN in verbs else set()
            seen |= keys

            assert {piece.key for piece in layout if "legal" in piece.marks} == keys
    assert f"kind:{KODORA}" in seen
    assert len(seen) > 3


def test_every_value_to_be_played_has_a_plate(tables: Tables) -> None:
    """It picks a play of this value; plates are there in a turn of one's own alone."""
    plates = 0
    for state, layout in tables:
        view = state.view(mover(state))
        legal = tuple(state.legal_actions()) if state.to_move >= 0 else ()
        cycles = [piece for piece in layout if piece.key.startswith("cycle:")]
        plates += len(cycles)
        has_plays = any(action & VERB == PLAY for action in legal)

        assert bool(cycles) == has_plays
        assert all(table.cycle(view, legal, int(piece.key[-1])) for piece in cycles)
    assert plates > 100


@pytest.mark.parametrize("language", sorted(IN))
def test_a_plate_says_its_value_and_its_key(tables: Tables, language: str) -> None:
    """That of 10 says 10 and the key 0, that of 13 says 13 and 3: what stands on it, and what picks it."""
    seen = set()
    for state, layout in tables:
        view = state.view(mover(state))
        for piece in layout:
            if not piece.key.startswith("cycle:"):
                continue
            value = piece.face.facts[0]
            assert isinstance(value, int)
            setting = setting_of(state, mover(state), language)
            told = re.findall(r"[−\d]+", table.describe(view, piece.key, setting))
            found = table.cycle(view, tuple(state.legal_actions()), value)
            seen.add(value)

            assert told == [str(value).replace("-", "−"), str(abs(value) % 10)]
            assert found
            assert _value_of(view, table.picks(view, found[0])) == value
    assert {10, 7} <= seen
    assert max(seen) > 10
    assert min(seen) < 1


def _value_of(view: HeroesView, keys: tuple[str, ...]) -> int:
    """Tell the value of a set: that of a card of it that has no ability at work."""
    active = {key.removeprefix("ability:") for key in keys if key.startswith("ability:")}
    names = [key.removeprefix("card:") for key in keys if key.startswith("card:")]
    plain = [name for name in names if name not in active] or names
    return next(card.value for card in view.players[view.seat].hand if str(card.card) == plain[0])


def test_who_is_to_play_again_bears_no_sign_of_having_passed(tables: Tables) -> None:
    """Nor of having been skipped, in sign or word, with a panel or strip; others keep theirs."""
    cleared = kept = 0
    for state, _ in tables:
        if state.to_move < 0 or state.view(0).phase != "turn":
            continue
        seat = state.turn
        for viewer in range(state.seats):
            model = ViewModel(state.view(viewer), setting_of(state, viewer), frame_of())
            signed = {piece.key for piece in lying(state, viewer) if piece.key.startswith("mark:")}
            cleared += state.players[seat].mark in {SKIPPED, PASSED}
            kept += len(signed)

            assert f"mark:{seat}" not in signed
            assert note_of(model, seat) not in {model.text("caption-passed"), model.text("caption-skipped")}
    assert cleared > 5
    assert kept > 50


def test_picked_cards_rise_and_what_does_not_go_along_is_veiled(tables: Tables) -> None:
    """One sees what belongs to the set that is picked, and what could be added."""
    tried = 0
    for state, layout in tables:
        view = state.view(mover(state))
        plays = [one for one in state.legal_actions() if one & VERB == PLAY and state.to_move >= 0]
        if len(plays) < 4 or view.last >= 0:
            continue
        tried += 1
        key = table.picks(view, plays[0])[0]
        rest = {piece.key: piece for piece in layout}
        picked = {piece.key: piece for piece in lying(state, mover(state), (key,))}
        together = {other for one in plays if key in (wish := table.picks(view, one)) for other in wish}
        hand = [other for other in picked if other.startswith("card:") and picked[other].group == "hand"]

        assert picked[key].marks == {"picked"}
        assert picked[key].centre[1] < rest[key].centre[1]
        for other in hand:
            veiled = "dim" in picked[other].marks
            assert veiled == (other not in together and not _takes_a_sheet(state, key, other))
    assert tried > 5


def _takes_a_sheet(state: HeroesState, key: str, other: str) -> bool:
    """Whether some sleeving has both keys: never, for it has one card."""
    view = state.view(state.to_move)
    sleevings = [one for one in state.legal_actions() if one & VERB == SLEEVE]
    return any({key, other} <= set(table.picks(view, one)) for one in sleevings)


def test_what_was_gathered_and_is_no_play_veils_nothing(tables: Tables) -> None:
    """Cards that go with nothing as they are may still become a set, by others or by advancements."""
    tried = 0
    for state, _ in tables:
        view = state.view(mover(state))
        values = {card.value: f"card:{card.card}" for card in view.players[view.seat].hand}
        if state.to_move < 0 or view.phase != "turn" or len(values) < 2:
            continue
        gathered = (values[min(values)], values[max(values)])
        wishes = [Counter(table.picks(view, one)) for one in state.legal_actions()]
        if any(Counter(gathered) <= wish for wish in wishes):
            continue
        tried += 1
        marks = {piece.key: piece.marks for piece in lying(state, mover(state), gathered)}

        assert all(marks[key] == {"picked"} for key in gathered)
        assert not any("dim" in mark for mark in marks.values())
    assert tried > 20


def test_all_marks_are_known_and_none_is_left_while_the_table_moves(tables: Tables) -> None:
    """The stage knows how to dress every mark; nothing calls for a pick that can't be made."""
    used = {mark for _, layout in tables for piece in layout for mark in piece.marks}
    marked = [piece for state, layout in tables if state.to_move < 0 for piece in layout if piece.marks]

    assert used <= MARKS
    assert marked == []


@pytest.mark.rule("CH-17")
def test_a_fresh_sheet_lies_exactly_on_its_card(tables: Tables) -> None:
    """The card lies there without it, and the end by which it is taken back lies on both."""
    fresh = 0
    for state, layout in tables:
        pieces = {piece.key: piece for piece in layout}
        for card, gem in state.view(mover(state)).loose:
            fresh += 1
            below, sheet = pieces[f"card:{card}"], pieces[f"sheet:{card}:{gem}"]
            grip = pieces[f"loose:{card}:{gem}"]

            assert (sheet.centre, sheet.size) == (below.centre, below.size)
            assert below.height < sheet.height < grip.height < below.height + 0.1
            assert below.face.facts[1][gem] == -1  # type: ignore[index]
            assert box(below).contains(box(grip))
            assert grip.pickable
    assert fresh > 10


def test_a_card_with_its_fresh_sheets_looks_as_it_will(tables: Tables) -> None:
    """Laid on each other, the pictures show the gear, the band and the value of the card as it is then."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    size = (100, 140)
    differences = []
    for state, layout in tables:
        view = state.view(mover(state))
        for card in {card for card, _ in view.loose}:
            pieces = sorted(
                (piece for piece in layout if f":{card}:" in f"{piece.key}:"), key=lambda one: one.height
            )
            seen = pygame.Surface(size, pygame.SRCALPHA)
            for piece in pieces:
                if piece.face.kind == "card" or piece.face.kind.startswith("sheet"):
                    seen.blit(table.paint(piece.face, size), (0, 0))
            known = view.deck[card]
            whole = card_face(known.card, known.slots, size)
            strips = [surface.subsurface((10, 4, 80, 132)) for surface in (seen, whole)]
            means = [pygame.transform.average_color(strip)[:3] for strip in strips]
            differences.append(max(abs(one - other) for one, other in zip(*means, strict=True)))

    assert len(differences) > 10
    assert max(differences) < 14


@pytest.mark.rule("CH-27")
def test_the_sign_of_the_order_is_turned(tables: Tables) -> None:
    """It shows its other side while lower beats higher."""
    seen = {
        (bool(state.falling), piece.face_up)
        for state, layout in tables
        for piece in layout
        if piece.key == "order"
    }

    assert seen == {(False, True), (True, False)}


@pytest.mark.parametrize("language", sorted(IN))
def test_all_words_can_be_read(positions: list[HeroesState], language: str) -> None:
    """No text has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    lines: dict[Face, tuple[float, float]] = {}
    for state in positions[::2]:
        for piece in laid(state, 0, language, thinking=1):
            if piece.face.kind == TEXT:
                lines.setdefault(piece.face, piece.size)
    small = []
    for face, size in lines.items():
        text, typeface = str(face.facts[0]), str(face.facts[1])
        pixels = (int(size[0]), int(size[1]))
        if fitting_size(text, typeface, pixels, pixels[1]) < SMALLEST_TYPE:
            small.append((text, size))

    assert len(lines) > 20
    assert small == []


def test_every_face_can_be_painted(positions: list[HeroesState]) -> None:
    """At a small size, each has a picture with something on it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {piece.face.kind: piece.face for state in positions[::3] for piece in laid(state, mover(state))}
    faces |= {piece.back.kind: piece.back for piece in laid(positions[0], 0) if piece.back}
    faces.pop("nothing")
    empty = [
        kind for kind, face in faces.items() if not table.paint(face, (40, 40)).get_bounding_rect().width
    ]

    assert len(faces) >= 24
    assert empty == []


def test_every_piece_with_a_meaning_is_described(positions: list[HeroesState]) -> None:
    """In both languages; for tooltip, focus and speech."""
    silent = set()
    for state in positions[::7]:
        seat = mover(state)
        view = state.view(seat)
        keys = {piece.key for piece in lying(state, seat) if piece.pickable or piece.close}
        for language in sorted(IN):
            setting = setting_of(state, seat, language)
            silent |= {key for key in keys if not table.describe(view, key, setting)}

    assert silent == set()
