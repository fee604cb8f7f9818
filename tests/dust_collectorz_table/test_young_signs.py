"""What the children's table shows without words: what fits, whose turn it is, who rests, who has won."""

from __future__ import annotations

import tomllib
from xml.etree import ElementTree as ET

import pytest

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.rules.cards.facts import NO_TRIBE, TRIBE, stronger
from game.dust_collectorz.rules.phases import PHASES
from game.dust_collectorz.rules.young.state import YoungState
from game.dust_collectorz.table import table
from game.dust_collectorz.table.young.places import (
    LAST,
    LAST_SIZE,
    STEP_SIZE,
    STEPS,
    WAY,
    WAY_END,
    on_way,
    places_of,
)
from game.engine.contract import OVER
from game.table.layout.board import covers
from game.table.pieces import Face, Placed
from tests.dust_collectorz_table.young_laying import (
    FRAME,
    all_positions,
    dealt,
    faces,
    laid,
    mover,
    of_group,
    played,
    seen,
    wished,
)
from tools.art.plan import ASSETS, SVG

ART = ASSETS / "dust_collectorz" / "art"
Tables = list[tuple[YoungState, list[Placed]]]


@pytest.fixture(scope="module")
def positions() -> tuple[YoungState, ...]:
    """Positions of all kinds."""
    return all_positions()


@pytest.fixture(scope="module")
def tables(positions: tuple[YoungState, ...]) -> Tables:
    """Each position with its layout for the seat that decides."""
    return [(state, laid(state, mover(state))) for state in positions]


@pytest.mark.rule("DC-32")
def test_the_wheel_lights_what_can_be_played(tables: Tables) -> None:
    """All tribes at first, then the one that beats the last card's."""
    wrong = []
    for state, layout in tables:
        for face in faces(layout, "young_wheel"):
            last = TRIBE[state.played[-1]] if state.played else -1
            wanted = 1 << stronger(last) if state.played else (1 << NO_TRIBE) - 1
            if face.facts != (last, wanted):
                wrong.append((face.facts, last, wanted))

    assert wrong == []


@pytest.mark.rule("DC-32")
def test_cards_that_fit_are_lifted_and_glow(tables: Tables) -> None:
    """And no others."""
    wrong = []
    for state, layout in tables:
        hand = of_group(layout, "hand")
        glowing = {piece.key for piece in hand if "legal" in piece.marks}
        lowest = max((piece.centre[1] for piece in hand), default=0.0)
        lifted = {piece.key for piece in hand if piece.centre[1] < lowest}
        if len({piece.centre[1] for piece in hand}) == 1:
            lifted = glowing
        if not glowing == lifted == {key for key in wished(state) if key.startswith("card:")}:
            wrong.append((glowing, lifted))

    assert wrong == []


def test_the_tick_is_there_to_end_a_chain(tables: Tables) -> None:
    """It only calls when nothing else can be done."""
    wrong = []
    calls = 0
    for state, layout in tables:
        marks = [piece.marks for piece in layout if piece.key == "done"]
        keys = wished(state)
        alone = keys == {"done"}
        calls += alone
        if marks != ([frozenset({"owed" if alone else "open"})] if "done" in keys else []):
            wrong.append((marks, keys))

    assert calls > 5
    assert wrong == []


def test_a_card_that_does_not_fit_tilts_and_the_wheel_tells_why(positions: tuple[YoungState, ...]) -> None:
    """Cards that fit call; nothing else changes."""
    answered = []
    for state in positions:
        seat = state.to_move
        keys = wished(state)
        others = [f"card:{seat}:{kind}" for kind in state.players[seat].hand] if seat >= 0 else []
        others = [key for key in others if key not in keys]
        if not others or keys <= {"done"}:
            continue
        layout = laid(state, seat, refused=others[0])
        tilted = {piece.key for piece in layout if piece.angle}
        calling = {piece.key for piece in layout if "owed" in piece.marks}
        answered.append((tilted, calling) == ({others[0]}, keys - {"done"} | {"wheel"}))

    assert len(answered) > 10
    assert all(answered)


@pytest.mark.rule("DC-31")
def test_five_pictures_to_put_a_card_of_away() -> None:
    """All can be picked by whoever decides; the others see them in peace."""
    state = next(state for state in played(3, 1) if PHASES[state.phase] == "setting aside")
    mine = of_group(laid(state, state.to_move), "tribes")
    others = laid(state, (state.to_move + 1) % 3)

    assert [piece.key for piece in mine if piece.pickable and "legal" in piece.marks] == [
        f"tribe:{tribe}" for tribe in range(NO_TRIBE)
    ]
    assert len(faces(others, "young_tribe")) == NO_TRIBE
    assert not any(piece.pickable for piece in others)


def test_the_sun_shines_on_whose_turn_it_is(positions: tuple[YoungState, ...]) -> None:
    """On one panel, which is bright too; on none before the cards are shared out and after the end."""
    wrong = []
    for state in positions:
        layout = laid(state, 0)
        phase = PHASES[state.phase]
        on = state.to_move if phase == "setting aside" else state.attacker
        nobody = state.to_move == OVER or phase in {"tossing", "sharing"}
        suns = [piece for piece in layout if piece.key == "sun"]
        bright = [piece.key for piece in layout if piece.face == Face("young_plate", ("turn",))]
        expected = [] if nobody else [f"seat:{on}"]
        shone = [
            piece.key
            for piece in layout
            for sun in suns
            if piece.key[:5] == "seat:" and covers(piece, sun.centre)
        ]
        if shone != expected or (state.to_move != OVER and bright != expected):
            wrong.append((shone, bright, expected))

    assert wrong == []


@pytest.mark.rule("DC-33")
def test_the_moon_sleeps_where_a_seat_could_do_nothing() -> None:
    """From the moment that it is skipped until the next one has had its turn."""
    state = dealt(2, 3)
    moons: list[tuple[str, list[str]]] = []
    while state.to_move != OVER and len(moons) < 2:
        skipping = PHASES[state.phase] == "skipping"
        who = f"moon:{state.attacker}"
        before = [piece.key for piece in laid(state, 0) if piece.face.kind == "young_moon"]
        state.apply(state.legal_actions()[0])
        after = [piece.key for piece in laid(state, 0) if piece.face.kind == "young_moon"]
        if skipping:
            moons += [(who, before), (who, after)]

    assert len(moons) == 2
    assert all(who in found for who, found in moons)


def test_a_seat_that_draws_has_its_pile_lit(positions: tuple[YoungState, ...]) -> None:
    """The card on top of it, while it is being drawn."""
    found = []
    for state in positions:
        if PHASES[state.phase] == "taking":
            lit = [piece.key for piece in laid(state, 0) if piece.key[:5] == "deck:" and piece.marks]
            found.append(lit == [f"deck:{state.attacker}"])

    assert len(found) > 3
    assert all(found)


@pytest.mark.rule("DC-34")
def test_the_winner_is_crowned(positions: tuple[YoungState, ...]) -> None:
    """In the middle and at its seat, with light and confetti; and only at the end."""
    for state in positions:
        layout = laid(state, 0)
        over = state.to_move == OVER
        crowns = len(faces(layout, "young_crown"))

        assert (crowns, len(faces(layout, "young_feast"))) == ((2, 1) if over else (0, 0))


def test_the_last_card_is_large_and_the_others_follow_in_order() -> None:
    """Along the way, each as it was played."""
    state = next(
        state for state in reversed(played(2, 1)) if state.to_move != OVER and len(state.played) > 12
    )
    layout = laid(state, 0)
    way = places_of(FRAME, 2).way
    spots = [on_way(way, LAST, LAST_SIZE).centre, *(on_way(way, step, STEP_SIZE).centre for step in STEPS)]
    shown = [
        next(piece.face.facts[0] for piece in layout if piece.centre == spot and piece.face.kind == "young")
        for spot in spots
    ]

    assert shown == state.played[: -len(spots) - 1 : -1]


def test_a_card_comes_from_where_it_lay() -> None:
    """An own card from its place in the hand, another's from its panel."""
    for seat in (0, 1):
        state = dealt(2, 4)
        while PHASES[state.phase] != "playing" or state.to_move != seat:
            state.apply(state.legal_actions()[0])
        action = state.legal_actions()[0]
        key = table.picks(seen(state, seat), action)[0]
        before = laid(state, 0)
        panel = next(piece.centre for piece in before if piece.key == "seat:1")
        place = next((piece.centre[0] for piece in before if piece.key == key), panel[0])
        state.apply(action)
        last = laid(state, 0)[0]

        assert last.key == key
        assert last.origin is not None
        assert last.origin[0] == place


@pytest.mark.rule("DC-32")
def test_the_wheel_of_art_lights_what_can_be_played() -> None:
    """After a card of each tribe the one that beats it is large, and its arrow is the lit one."""
    rows = tomllib.loads((ART / "young" / "wheels.toml").read_text(encoding="utf-8"))
    largest = {
        last: max(TRIBES, key=lambda tribe: float(row.get(f"{tribe}@width", 0)))
        for last, row in rows.items()
        if last != "any"
    }

    assert largest == {TRIBES[last]: TRIBES[stronger(last)] for last in range(NO_TRIBE)}


def test_the_way_of_art_has_a_light_for_each_place() -> None:
    """Where cards lie, and where the way reaches the last one."""
    way = ET.parse(ART / "young" / "way.svg").getroot()  # noqa: S314 - our own file
    lights = [(float(one.attrib["cx"]), float(one.attrib["cy"])) for one in way.iter(f"{SVG}circle")]
    places = [(x * WAY[0], y * WAY[1]) for x, y in (WAY_END, *STEPS)]

    assert lights == [pytest.approx(place, abs=0.01) for place in places]
