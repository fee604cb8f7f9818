"""The sheets over the table of Custom Heroes, in real positions: end of a round, deck, rewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from string import Formatter
from typing import Final, NamedTuple

import pygame
import pytest

from game.custom_heroes import overlay_faces
from game.custom_heroes.actions import BET, BET_OWN, PLAY, SCORE, SLEEVE, VERB
from game.custom_heroes.cards import ADVANCEMENTS, FORM, NO_ABILITY, REWARDS, STAKE
from game.custom_heroes.deck_browser import Known, deck_browser, known_cards
from game.custom_heroes.moment import Moment
from game.custom_heroes.overlay_foresight import UNKNOWN, sheets_ahead
from game.custom_heroes.overlay_frame import SMALLEST
from game.custom_heroes.overlay_sentences import ENGLISH, GERMAN
from game.custom_heroes.payouts import finalists, next_leader, paid
from game.custom_heroes.pieces import with_kind
from game.custom_heroes.reward_sheet import reward_sheet
from game.custom_heroes.round_board import round_board
from game.custom_heroes.rules import HeroesState
from game.custom_heroes.view import HeroesView
from game.engine.contract import OVER, TABLE
from game.engine.rng import Rng
from game.registry import GAMES
from game.scenes.match.eyes import common_view
from game.table.art.text import fitting_size, wrapped_height
from game.table.pieces import CANVAS, DESK, TEXT, Face, Placed, Seat, Setting

NAMES: Final = ("Ysolde", "Bramwell", "Corvin", "Talia", "Maximiliane", "Theodor")
EVERY: Final = 23  # steps from one kept position to the next
SHEETS: Final[tuple[Callable[[Moment], list[Placed]], ...]] = (round_board, deck_browser, reward_sheet)
GAMES_PLAYED: Final = (
    (2, 4),
    (3, 2),
    (4, 3),
    (5, 4),
    (6, 2),
)  # seats and seed; with and without sudden death
HIGHEST_GOAL: Final = 20


class Settled(NamedTuple):
    """A seat before and after its score."""

    seat: int
    before: HeroesState
    after: HeroesState


def moment(view: HeroesView, language: str = "en") -> Moment:
    """A view with people around it."""
    seats = tuple(Seat(NAMES[seat], seat, computer=False) for seat in range(view.seats))
    return Moment(view, Setting(seats, language))


def round_over(view: HeroesView) -> bool:
    """Whether the board for the end of a round is shown."""
    return moment(view).round_over


def chosen(legal: list[int], chance: Rng) -> int:
    """An action of a seat that likes to bet, to sleeve and to play."""
    for share, verbs in ((7, (BET, BET_OWN)), (5, (SLEEVE,)), (8, (PLAY,))):
        liked = [action for action in legal if action & VERB in verbs]
        if liked and chance.below(10) < share:
            return liked[chance.below(len(liked))]
    return legal[chance.below(len(legal))]


def played(seats: int, seed: int, goal: int = HIGHEST_GOAL) -> list[HeroesState]:
    """Every position of a game, its beginning and its end among them."""
    state = GAMES["custom_heroes"].setup(seats, seed, {"goal": goal})
    chance = Rng(seed)
    kept = []
    while True:
        twin = state.clone()
        assert isinstance(twin, HeroesState)
        kept.append(twin)
        if state.to_move == OVER:
            return kept
        state.apply(chosen(state.legal_actions(), chance))


@pytest.fixture(scope="module")
def games() -> list[list[HeroesState]]:
    """A game for each number of seats, with a goal that is seldom reached, and some with the usual one."""
    return [played(*one) for one in GAMES_PLAYED] + [played(seats, 9, goal=10) for seats in (2, 4, 6)]


@pytest.fixture(scope="module")
def positions(games: list[list[HeroesState]]) -> list[HeroesState]:
    """Some positions of all kinds, and all ends of rounds."""
    return [
        state
        for game in games
        for number, state in enumerate(game)
        if number % EVERY == 0 or round_over(state.view(0))
    ]


@pytest.fixture(scope="module")
def ends(positions: list[HeroesState]) -> list[HeroesState]:
    """The ends of rounds."""
    return [state for state in positions if round_over(state.view(0))]


def sheets(view: HeroesView, language: str = "en") -> list[list[Placed]]:
    """All sheets that can be shown over what is seen."""
    now = moment(view, language)
    return [sheet(now) for sheet in SHEETS if sheet is not round_board or now.round_over]


def layouts(positions: list[HeroesState], language: str) -> list[list[Placed]]:
    """All sheets of these positions, seen by the seat whose turn it is."""
    return [layout for state in positions for layout in sheets(state.view(state.turn), language)]


def box(piece: Placed) -> pygame.Rect:
    """What a piece covers, rounded inwards."""
    (x, y), (width, height) = piece.centre, piece.size
    return pygame.Rect(round(x - width / 2 + 1), round(y - height / 2 + 1), int(width - 2), int(height - 2))


def is_veil(piece: Placed) -> bool:
    """Whether a piece is the shade over the whole table."""
    return piece.face.kind == "overlay.veil"


def texts(layout: list[Placed]) -> list[str]:
    """All words of a layout."""
    return [str(piece.face.facts[0]) for piece in layout if piece.face.kind in {TEXT, "overlay.note"}]


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_but_the_veil_lies_on_the_canvas_and_off_the_desk(
    positions: list[HeroesState], language: str
) -> None:
    """The buttons that go on stay free."""
    canvas, desk = pygame.Rect(0, 0, *CANVAS), pygame.Rect(*DESK)
    pieces = [piece for layout in layouts(positions, language) for piece in layout if not is_veil(piece)]
    wrong = [piece for piece in pieces if not canvas.contains(box(piece)) or desk.colliderect(box(piece))]

    assert len(pieces) > 1000
    assert wrong == []


def test_a_sheet_lies_over_everything_else(positions: list[HeroesState]) -> None:
    """On one veil that covers the canvas, and at heights from 400 on."""
    wrong = [
        layout
        for layout in layouts(positions, "en")
        if min(piece.height for piece in layout) < 400
        or [box(piece).size for piece in layout if is_veil(piece)] != [(CANVAS[0] - 2, CANVAS[1] - 2)]
    ]

    assert wrong == []


def test_only_the_veil_of_what_a_click_closes_can_be_picked(ends: list[HeroesState]) -> None:
    """The end of a round waits for a button."""
    keys = {
        sheet: {piece.key for state in ends for piece in sheet(moment(state.view(0))) if piece.pickable}
        for sheet in SHEETS
    }

    assert keys == {round_board: set(), deck_browser: {"toggle:deck"}, reward_sheet: {"toggle:rewards"}}


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_words_overlap(positions: list[HeroesState], language: str) -> None:
    """Each line and note has its own place."""
    clashes = []
    for layout in layouts(positions, language):
        words = [piece for piece in layout if piece.face.kind in {TEXT, "overlay.note"}]
        clashes += [
            (first.face.facts[0], second.face.facts[0])
            for first, second in combinations(words, 2)
            if box(first).colliderect(box(second))
        ]

    assert clashes == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_words_can_be_read(positions: list[HeroesState], language: str) -> None:
    """No line and no note has to be set smaller than 16 units to fit its place."""
    pygame.font.init()
    words = {
        (piece.face, piece.size)
        for layout in layouts(positions, language)
        for piece in layout
        if piece.face.kind in {TEXT, "overlay.note"}
    }
    small = []
    for face, (width, height) in words:
        text, typeface = str(face.facts[0]), str(face.facts[1])
        if face.kind == TEXT:
            fits = fitting_size(text, typeface, (int(width), int(height)), int(height)) >= SMALLEST
        else:
            fits = wrapped_height(text, typeface, SMALLEST, int(width)) <= height
        small += [] if fits else [(text, width, height)]

    assert len(words) > 100
    assert small == []


def test_nothing_hidden_shows(positions: list[HeroesState]) -> None:
    """What a seat can't know may change; no sheet does (CH-6)."""
    leaks = []
    for number, state in enumerate(positions):
        for seat in range(state.seats):
            twin = state.determinize(seat, Rng(number))
            if sheets(state.view(seat)) != sheets(twin.view(seat)):
                leaks.append((number, seat))

    assert leaks == []


def test_people_who_look_together_see_only_what_all_of_them_know(positions: list[HeroesState]) -> None:
    """Whatever is sleeved on a card beyond that is left out, and where the cards are."""
    leaks: list[Known] = []
    sizes: list[int] = []
    for state in positions:
        together = tuple(range(state.seats))
        view = common_view(state, 0, together)
        assert isinstance(view, HeroesView)
        known = [known_cards(state.view(seat)) for seat in together]
        for number, card in enumerate(known_cards(view)):
            slots = {cards[number].slots for cards in known}
            where = {cards[number].where for cards in known}
            if slots != {card.slots} and card.slots != view.public[number]:
                leaks.append(card)
            if card.where and where != {card.where}:
                leaks.append(card)
        sizes += [len(layout) for layout in sheets(view)]

    assert leaks == []
    assert min(sizes) > 10


# The end of a round


def scores(games: list[list[HeroesState]]) -> list[Settled]:
    """All scores after which the game went on."""
    return [
        Settled(before.scorer, before, after)
        for game in games
        for before, after in pairwise(game)
        if before.to_move == TABLE and before.legal_actions() == [SCORE] and after.to_move != OVER
    ]


@pytest.mark.rule("CH-33")
@pytest.mark.rule("CH-34")
@pytest.mark.rule("CH-36")
def test_what_was_paid_follows_from_place_and_bets(games: list[list[HeroesState]]) -> None:
    """Power and advancements to the piece, VP but for their bounds, bets won and lost, the short bag."""
    wrong, bets, short = [], Counter[bool](), 0
    for seat, before, after in scores(games):
        was, now = before.players[seat], after.players[seat]
        pay = paid(after.view(0), seat)
        vp = max(0, was.vp + pay.bets + pay.vp)
        if now.place == after.seats:
            vp = min(vp, after.goal - 1)
        drawn = len(now.unused) - len(was.unused)
        if (vp, pay.power, pay.advancements) != (now.vp, now.power - was.power, drawn):
            wrong.append((seat, pay))
        bets[pay.bets > 0] += abs(pay.bets) // STAKE
        short += pay.advancements < REWARDS[after.seats][now.place - 1][2]

    assert min(bets[True], bets[False], short) > 0
    assert wrong == []


def test_the_pay_flies_in_piece_by_piece(ends: list[HeroesState]) -> None:
    """Each with a key of its own, from one spot, as many as were paid."""
    wrong = []
    for state in ends:
        view = state.view(0)
        flying = [piece for piece in round_board(moment(view)) if piece.origin is not None]
        counts = Counter((piece.key.rpartition(":")[0], piece.face.kind) for piece in flying)
        expected = Counter[tuple[str, str]]()
        for seat in range(state.seats):
            pay = paid(view, seat)
            expected[f"paid:{seat}", "overlay.vp"] = max(0, pay.vp)
            expected[f"paid:{seat}", "overlay.power"] = pay.power
            expected[f"paid:{seat}", "overlay.advancement"] = pay.advancements
        if counts != +expected or len({piece.key for piece in flying}) != len(flying):
            wrong.append(counts)

    assert len(ends) > 20
    assert wrong == []


def test_what_was_paid_covers_no_words(ends: list[HeroesState]) -> None:
    """Numbers lie beside the pieces, and so do the cards that were bet with."""
    clashes = []
    for state in ends:
        layout = round_board(moment(state.view(0), "de"))
        pieces = [piece for piece in layout if piece.origin or piece.face.kind == "overlay.card"]
        words = [piece for piece in layout if piece.face.kind == TEXT]
        clashes += [
            (piece.key, word.face.facts[0])
            for piece in pieces
            for word in words
            if box(piece).colliderect(box(word))
        ]

    assert clashes == []


def test_seats_lie_in_the_order_of_their_places(ends: list[HeroesState]) -> None:
    """From above, each with its place and name."""
    wrong = []
    for state in ends:
        layout = round_board(moment(state.view(0)))
        places = sorted(
            (piece.centre[1], piece.face.facts[0]) for piece in layout if piece.face.kind == "overlay.place"
        )
        order = sorted(range(state.seats), key=lambda seat: int(state.players[seat].place))
        names = [text for text in texts(layout) if text in NAMES]
        if [place for _, place in places] != list(range(1, state.seats + 1)) or names != [
            NAMES[seat] for seat in order
        ]:
            wrong.append((places, names))

    assert wrong == []


def test_a_round_is_over_only_between_rounds(games: list[list[HeroesState]]) -> None:
    """Not before the first, and not while anybody still scores."""
    wrong = [
        state.round
        for game in games
        for state in game
        if round_over(state.view(0))
        != (state.to_move == TABLE and state.scorer < 0 and all(player.place for player in state.players))
    ]

    assert wrong == []
    assert not round_over(games[0][0].view(0))


@pytest.mark.rule("CH-37")
@pytest.mark.rule("CH-38")
@pytest.mark.rule("CH-39")
@pytest.mark.rule("CH-40")
def test_who_plays_and_leads_next_is_told_as_it_comes(ends: list[HeroesState]) -> None:
    """The board foretells what the rules then do."""
    wrong, decided, sudden = [], 0, 0
    for state in ends:
        view = state.view(0)
        twin = state.clone()
        while twin.to_move == TABLE:
            twin.apply(twin.legal_actions()[0])
        if twin.to_move == OVER:
            decided += 1
            wrong += [] if finalists(view) == [twin.winner] else [view]
            continue
        if view.round == 6:
            sudden += 1
            playing = [seat for seat in range(state.seats) if twin.takes_part(seat)]
            wrong += [] if sorted(finalists(view)) == playing else [view]
        wrong += [] if next_leader(view) == twin.leader else [view]

    assert min(decided, sudden) > 0
    assert wrong == []


def test_seats_at_the_goal_are_named(ends: list[HeroesState]) -> None:
    """As those who win when first out next; only when there are any, and not after round 6."""
    wrong = []
    for state in ends:
        if state.round == 6:
            continue
        there = {NAMES[seat] for seat in range(state.seats) if state.players[seat].vp >= state.goal}
        foot = max(round_board(moment(state.view(0))), key=lambda piece: piece.face.kind == "overlay.note")
        named = {name for name in NAMES if name in str(foot.face.facts[0])}
        wrong += [] if named == there else [(named, there)]

    assert wrong == []


# The deck


def test_the_deck_is_counted_whole(positions: list[HeroesState]) -> None:
    """Every card is somewhere: in the own hand, unseen, or played."""
    wrong = []
    for state in positions:
        view = state.view(state.turn)
        where = Counter(card.where for card in known_cards(view))
        expected = Counter(hand=len(view.players[view.seat].hand), unseen=len(view.unseen))
        expected["shown"] = len(view.deck) - expected["hand"] - expected["unseen"]
        wrong += [] if where == +expected else [where]

    assert wrong == []


def test_changed_cards_lie_open_by_value(positions: list[HeroesState]) -> None:
    """Each once, as it was last seen, the others not."""
    wrong = []
    for state in positions:
        view = state.view(state.turn)
        faces = [
            piece.face.facts for piece in deck_browser(moment(view)) if piece.face.kind == "overlay.card"
        ]
        changed = [card for card in view.deck if any(kind >= 0 for kind in card.slots)]
        changed.sort(key=lambda card: (card.value, card.card))
        if [facts[:2] for facts in faces] != [(card.card, card.slots) for card in changed]:
            wrong.append(faces)

    assert wrong == []


@pytest.mark.parametrize(("changed", "least"), [(5, 140), (20, 120), (40, 90), (60, 76)])
def test_changed_cards_stay_large(changed: int, least: float) -> None:
    """However many there are, up to the whole deck for six."""
    state = GAMES["custom_heroes"].setup(6, 1)
    assert isinstance(state, HeroesState)
    for card in range(changed):
        for seen in state.seen:
            seen[card] = with_kind(0, FORM)
    layout = deck_browser(moment(state.view(0)))
    cards = [piece for piece in layout if piece.face.kind == "overlay.card"]

    assert len(cards) == changed
    assert min(piece.size[0] for piece in cards) >= least


# Rewards and abilities


@pytest.mark.rule("CH-33")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_sheet_shows_the_rewards_of_this_table(seats: int) -> None:
    """Place by place, VP, power, advancements; the last with its star."""
    layout = reward_sheet(moment(GAMES["custom_heroes"].setup(seats, 1).view(0)))  # type: ignore[arg-type]
    wanted = [f"{count:+d}".replace("-", "−") for reward in REWARDS[seats] for count in reward if count]
    shown = [text for text in texts(layout) if text[0] in "+−"]

    assert shown == [text + "*" * (text[0] == "−") for text in wanted]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sheet_explains_every_ability(language: str) -> None:
    """With its sign, its name, its price in power and a line."""
    layout = reward_sheet(moment(GAMES["custom_heroes"].setup(4, 1).view(0), language))  # type: ignore[arg-type]
    able = [row for row in ADVANCEMENTS if row.ability != NO_ABILITY]
    sentences = ENGLISH if language == "en" else GERMAN
    kinds = Counter(piece.face.kind for piece in layout)
    powers = [piece for piece in layout if piece.face.kind == "overlay.power" and piece.centre[0] > 700]

    assert {row.english if language == "en" else row.german for row in able} <= set(texts(layout))
    assert {sentences[f"ability.{row.ability}"] for row in able} <= set(texts(layout))
    assert kinds["overlay.ability"] == len(able)
    assert len(powers) == sum(row.cost for row in able)


# Words and faces


def test_both_languages_say_the_same_things() -> None:
    """The same keys with the same places to fill in."""

    def places(sentence: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(sentence) if name}

    different = [key for key in ENGLISH if places(ENGLISH[key]) != places(GERMAN.get(key, "{missing}"))]

    assert ENGLISH.keys() == GERMAN.keys()
    assert different == []


def test_every_face_of_a_sheet_can_be_painted(positions: list[HeroesState]) -> None:
    """Each kind has something to see, and every kind is used."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    faces = {piece.face.kind: piece.face for layout in layouts(positions, "de") for piece in layout}
    own = {kind: face for kind, face in faces.items() if kind.startswith("overlay.")}
    painted = {kind: overlay_faces.paint(face, (64, 40)) for kind, face in own.items()}
    empty = [kind for kind, face in painted.items() if face is None or not face.get_bounding_rect().width]

    assert own.keys() == overlay_faces.KINDS
    assert empty == []


def test_plates_and_signs_are_foreseen(games: list[list[HeroesState]], ends: list[HeroesState]) -> None:
    """From the first deal on all that stays the same is known, so that it can be painted in peace."""
    ahead = {game[0].seats: set(sheets_ahead(moment(game[0].view(0)))) for game in games}
    unknown = UNKNOWN | {"avatar"}
    missing = [
        piece
        for state in ends
        for sheet in (round_board, reward_sheet)
        for piece in sheet(moment(state.view(0)))
        if piece.face.kind not in unknown and (piece.face, piece.size) not in ahead[state.seats]
    ]

    assert missing == []


def test_a_face_of_another_kind_is_left_to_others() -> None:
    """So that the table can ask furniture for it."""
    assert overlay_faces.paint(Face("panel", ("dialog",)), (40, 40)) is None
