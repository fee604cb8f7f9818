"""Where everything lies at the table of Custom Heroes, in real positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from string import Formatter

import pygame
import pytest
from msgspec.structs import replace

from game.custom_heroes import table
from game.custom_heroes.actions import BET, BET_OWN, PLAY, SLEEVE, VERB
from game.custom_heroes.captions import CAPTIONS
from game.custom_heroes.cards import KODORA
from game.custom_heroes.faces import card_face
from game.custom_heroes.moment import Moment
from game.custom_heroes.rules import HeroesState
from game.custom_heroes.view import HeroesView
from game.engine.contract import OVER
from game.engine.views import View
from game.registry import GAMES
from game.scenes.match_eyes import common_view
from game.table.art.text import fitting_size
from game.table.pieces import CANVAS, DESK, MARKS, OVERLAY, TEXT, Area, Face, Placed, Setting
from game.table.stage import Stage
from tests.custom_heroes_table.tables import WHOLE, laid, setting_of

SMALLEST_TYPE = 16  # board units
Tables = list[tuple[HeroesState, list[Placed]]]


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    width, height = piece.size
    return pygame.Rect(
        round(piece.centre[0] - width / 2 + 1),
        round(piece.centre[1] - height / 2 + 1),
        int(width - 2),
        int(height - 2),
    )


def mover(state: HeroesState) -> int:
    """Who decides, or whose turn it is while the table moves."""
    return state.to_move if state.to_move >= 0 else state.turn


def lying(state: HeroesState, seat: int, picked: tuple[str, ...] = ()) -> list[Placed]:
    """What lies on the table itself, without the sheets over it."""
    return [piece for piece in laid(state, seat, picked=picked) if piece.height < OVERLAY]


@pytest.fixture(scope="module")
def tables(positions: list[HeroesState]) -> Tables:
    """Each position with its layout for the seat whose turn it is."""
    return [(state, lying(state, mover(state))) for state in positions]


def test_the_positions_have_all_there_is(positions: list[HeroesState]) -> None:
    """Every phase, sudden death with seats set aside, an end, sets of three and more in a long trick."""
    assert {state.phase for state in positions} == set(range(7))
    assert any(state.round == 7 and state.finalists != (1 << state.seats) - 1 for state in positions)
    assert any(state.to_move == OVER for state in positions)
    assert max(len(state.trick) // 3 for state in positions) >= 6
    assert max(int(cards).bit_count() for state in positions for cards in state.trick[1::3]) >= 3


def test_everything_lies_on_the_canvas(positions: list[HeroesState]) -> None:
    """In no position does a piece reach over the canvas's edge, sheets over the table included."""
    canvas = pygame.Rect(0, 0, *CANVAS)
    outside = [piece for state in positions for piece in laid(state, 0) if not canvas.contains(box(piece))]

    assert outside == []


def test_the_desk_is_left_free(tables: Tables) -> None:
    """Nothing lies where the scene has its buttons."""
    desk = pygame.Rect(*DESK)
    on_it = [piece for _, layout in tables for piece in layout if desk.colliderect(box(piece))]

    assert on_it == []


def test_all_that_can_be_picked_can_be_hit(tables: Tables) -> None:
    """However many cards overlap: each piece has a spot of its own, wide enough for a finger."""
    hidden = []
    for _, layout in tables[::3]:
        stage = Stage(table)
        stage.show(layout)
        for piece in layout:
            if piece.pickable:
                place = box(piece)
                spots = [
                    (x, y) for x in range(place.x, place.right, 6) for y in range(place.y, place.bottom, 9)
                ]
                hits = sum((hit := stage.hit(spot)) is not None and hit.key == piece.key for spot in spots)
                hidden += [piece.key] if hits < 12 else []

    assert hidden == []


def test_panels_never_overlap(tables: Tables) -> None:
    """The seats' panels, the own strip and the side lie beside each other."""
    clashes = []
    for state, layout in tables:
        panels = [piece for piece in layout if piece.key.startswith("seat:")]
        assert len(panels) == state.seats
        clashes += [pair for pair in combinations(panels, 2) if box(pair[0]).colliderect(box(pair[1]))]

    assert clashes == []


def test_what_a_seat_owns_lies_in_its_panel(tables: Tables) -> None:
    """Backs, closed sheets, screens, stakes and bets never reach into a neighbour's."""
    lost = []
    for _, layout in tables:
        panels = {piece.key: box(piece).inflate(4, 4) for piece in layout if piece.key.startswith("seat:")}
        for piece in layout:
            kind, _, seat = piece.key.partition(":")
            if kind in {"closed", "screen", "stake", "vp"} and not panels[f"seat:{seat}"].contains(
                box(piece)
            ):
                lost.append(piece)

    assert lost == []


@pytest.mark.rule("CH-6")
def test_nothing_hidden_is_in_a_layout(positions: list[HeroesState]) -> None:
    """No card, nor any advancement, that the seat can't see: neither key, nor face, nor its other side."""
    leaks = []
    for state in positions:
        for seat in range(state.seats):
            if state.to_move == OVER:
                continue
            hidden = set(state.unseen_cards(seat))
            for piece in laid(state, seat):
                faces = [face for face in (piece.face, piece.back) if face is not None]
                seen = {face.facts[0] for face in faces if face.kind == "card"}
                if piece.height < OVERLAY and (
                    seen & hidden or piece.key in {f"card:{one}" for one in hidden}
                ):
                    leaks.append((seat, piece))
                own = state.players[seat].unused
                if (
                    piece.height < OVERLAY
                    and piece.face.kind.startswith("kind.")
                    and piece.face.facts[0] not in own
                ):
                    leaks.append((seat, piece))

    assert leaks == []


@pytest.mark.rule("CH-6")
def test_the_power_of_others_stays_behind_their_screens(positions: list[HeroesState]) -> None:
    """The view knows it, for it follows from what all have seen; the table doesn't show it."""
    for state in positions[::5]:
        view = state.view(0)
        players = tuple(
            player if seat == 0 else replace(player, power=player.power + 1)
            for seat, player in enumerate(view.players)
        )
        setting = setting_of(state, 0)
        shown = [table.layout(seen, WHOLE, setting) for seen in (view, replace(view, players=players))]

        assert shown[0] == shown[1]


def test_every_legal_action_can_be_picked(tables: Tables) -> None:
    """All its picks are pickable pieces, as often as they are needed; what has none has a button."""
    lost = []
    for state, layout in tables:
        if state.to_move < 0:
            continue
        keys = {piece.key for piece in layout if piece.pickable}
        view = state.view(state.to_move)
        lost += [
            state.notation(action)
            for action in state.legal_actions()
            if not set(table.picks(view, action)) <= keys
        ]

    assert lost == []


def test_no_piece_that_can_be_told_apart_lies_twice(tables: Tables) -> None:
    """Only tokens, hidden cards, and advancements of one kind have equal keys."""
    alike = ("back:", "closed:", "stake:", "kind:", "cycle:")
    twice = [
        key
        for _, layout in tables
        for key, count in Counter(piece.key for piece in layout).items()
        if count > 1 and key and key != "power" and not key.startswith(alike)
    ]

    assert twice == []


def test_each_card_in_sight_lies_once(tables: Tables) -> None:
    """Hand, trick, bets, and face down on the deck what was played and swept: nothing is lost."""
    wrong = []
    for state, layout in tables:
        keys = Counter(piece.key for piece in layout if piece.key.startswith("card:"))
        if state.round == 0 or state.to_move == OVER or state.view(0).phase == "dealing":
            continue
        expected = set(range(len(state.slots))) - set(state.unseen_cards(mover(state)))
        wrong += [state] if keys != Counter(f"card:{card}" for card in expected) else []

    assert wrong == []


def test_what_can_be_played_on_a_set_is_marked(tables: Tables) -> None:
    """While following, exactly the cards of some legal play; who leads needs no marks."""
    wrong = []
    for state, layout in tables:
        view = state.view(mover(state))
        if state.to_move < 0 or view.phase != "turn":
            continue
        plays = [action for action in state.legal_actions() if action & VERB == PLAY]
        keys = {key for action in plays for key in table.picks(view, action) if key.startswith("card:")}
        marked = {piece.key for piece in layout if "legal" in piece.marks}
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


def test_sets_lie_from_left_to_right_with_the_one_to_beat_largest(tables: Tables) -> None:
    """However long the trick: each set begins to the right of the one before, or lies on the oldest."""
    longest = 0
    for state, layout in tables:
        pieces = {piece.key: piece for piece in layout}
        sets = [
            [pieces[f"card:{card.card}"] for card in play.cards] for play in state.view(mover(state)).trick
        ]
        longest = max(longest, len(sets))
        starts = [cards[0].centre[0] - cards[0].size[0] / 2 for cards in sets]
        shown = starts[starts.count(starts[0]) - 1 :] if starts else []

        assert all(second - first >= 15 for first, second in pairwise(shown))
        assert all(cards[0].size < sets[-1][0].size for cards in sets[:-1])
    assert longest >= 6


def test_even_the_largest_sets_and_the_longest_trick_stay_apart() -> None:
    """Six cards in each of seven sets: every value can be read, and the set to beat lies free."""
    state = _long_trick()
    layout = lying(state, 0)
    pieces = {piece.key: piece for piece in layout}
    cards = [pieces[f"card:{card.card}"] for play in state.view(0).trick for card in play.cards]
    lefts = [piece.centre[0] - piece.size[0] / 2 for piece in cards]
    last = [box(piece) for piece in cards[-6:]]

    assert all(second - first >= 11 for first, second in pairwise(lefts))
    assert not any(box(piece).colliderect(place) for piece in cards[:-6] for place in last)


def _long_trick() -> HeroesState:
    """A table of six after seven sets of six, as no real game gets it."""
    state = GAMES["custom_heroes"].setup(6, 1)
    assert isinstance(state, HeroesState)
    state.apply(state.legal_actions()[0])
    for value in range(7):
        cards = sum(1 << (10 * suit + value) for suit in range(6))
        state.trick += [value % 6, cards, 0]
        state.open |= cards
    state.last, state.count, state.value = 0, 6, 7
    for player in state.players:
        player.hand = [card for card in player.hand if not state.open >> card & 1]
    return state


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


@pytest.mark.rule("CH-39")
def test_seats_set_aside_hold_nothing(tables: Tables) -> None:
    """In sudden death their panels are there, without hand and screen."""
    aside = 0
    for state, layout in tables:
        keys = {piece.key for piece in layout}
        for seat in range(state.seats):
            if not state.takes_part(seat) and seat != mover(state):
                aside += 1
                assert f"seat:{seat}" in keys
                assert not keys & {f"back:{seat}", f"screen:{seat}", f"closed:{seat}"}
    assert aside > 0


def test_what_several_see_together_is_laid_closed(positions: list[HeroesState]) -> None:
    """Before one screen that all look at, hands are backs and advancements closed, and nothing fails."""
    open_cards = []
    for state in positions[::2]:
        view = common_view(state, 0, tuple(range(state.seats)))
        setting = setting_of(state, 0)._replace(legal=())
        layout = table.layout(view, WHOLE, setting)
        hidden = {f"card:{card}" for player in state.players for card in player.hand}
        open_cards += [piece.key for piece in layout if piece.key in hidden]
        backs = sum(piece.key == "back:0" for piece in layout)

        assert backs == len(state.players[0].hand)
        assert not any(piece.face.kind.startswith("kind.") for piece in layout if state.players[0].unused)
    assert open_cards == []


def test_sorting_keeps_the_hand_and_lets_equals_lie_together(tables: Tables) -> None:
    """The same cards; those of one value without an ability follow each other."""
    for state, _ in tables[::4]:
        seat = mover(state)
        setting = setting_of(state, seat)._replace(toggled=frozenset({"sort"}))
        moved = [one for one in table.layout(state.view(seat), WHOLE, setting) if one.group == "hand"]
        usual = [one for one in lying(state, seat) if one.group == "hand"]

        assert Counter(one.key for one in moved) == Counter(one.key for one in usual)


def test_sheets_over_the_table_come_when_they_are_due(positions: list[HeroesState]) -> None:
    """The end of a round by itself, deck and rewards when they are switched on."""
    for state in positions[::5]:
        view = state.view(0)
        plain = setting_of(state, 0)
        due = Moment(view, plain).round_over
        heights = [
            max(one.height for one in table.layout(view, WHOLE, setting))
            for setting in (
                plain,
                plain._replace(toggled=frozenset({"deck"})),
                plain._replace(toggled=frozenset({"rewards"})),
            )
        ]

        assert [height >= OVERLAY for height in heights] == [due, True, True]


@pytest.mark.parametrize("language", ["en", "de"])
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
        for language in ("en", "de"):
            setting = setting_of(state, seat, language)
            silent |= {key for key in keys if not table.describe(view, key, setting)}

    assert silent == set()


def test_a_layout_fits_into_any_area(positions: list[HeroesState]) -> None:
    """A quarter of the canvas holds the whole table at half the size."""
    area = Area(960, 540, 960, 540)
    state = positions[-2]
    small = table.layout(state.view(0), area, setting_of(state, 0))

    assert all(pygame.Rect(*area).contains(box(piece)) for piece in small)


def test_what_may_come_up_is_little_enough(positions: list[HeroesState]) -> None:
    """So that it is painted within the time that people look at the table."""
    counts = [len(table.ahead(state.view(0), setting_of(state, 0))) for state in positions[::9]]

    assert max(counts) < 220


def test_captions_are_there_in_both_languages() -> None:
    """The same keys, with the same facts."""
    facts = [
        {key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in words.items()}
        for words in CAPTIONS.values()
    ]

    assert facts[0] == facts[1]


def test_a_view_of_another_game_is_refused() -> None:
    """With the name of what was given."""
    with pytest.raises(TypeError, match="Custom Heroes is needed, not View"):
        table.layout(View(seat=0, seats=2, to_move=0), WHOLE, Setting(()))


def test_people_look_at_the_end_of_a_round_in_peace(positions: list[HeroesState]) -> None:
    """Before the next is dealt, and before sudden death; not before the first deal, nor within a round."""
    wrong = []
    for state in positions:
        view = state.view(0)
        assert isinstance(view, HeroesView)
        pauses = table.pauses(view, 0)
        wrong += [view] if pauses != (view.phase in {"dealing", "judging"} and view.round > 0) else []

    assert wrong == []
