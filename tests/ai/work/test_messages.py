"""What is sent to the thinking process: nothing that the asking seat may not know."""

from __future__ import annotations

import msgspec
import pytest

from ai.players import SearchResult
from ai.worker.messages import (
    ENCODER,
    FROM_WORKER,
    TO_WORKER,
    Answer,
    Ask,
    Cancel,
    Failed,
    MoveNow,
    Progress,
    Quit,
    request_for,
)
from tests.ai.positions import SPLENDOR, random_state, twins, with_secrets

CHOICE = SearchResult(5, (0.5, 0.5), {5: 3}, (5,), 3, 0.25, {5: (0.5, 0.5)})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_request_holds_no_secret(seats: int) -> None:
    """The very bytes are equal for states that look the same to the seat, whatever the others hold."""
    one, other = twins(with_secrets(seats, 13))
    requests = [request_for(SPLENDOR.id, state, one.to_move, seed=4) for state in (one, other)]

    assert ENCODER.encode(requests[0]) == ENCODER.encode(requests[1])


def test_a_request_shows_its_seat_what_it_knows() -> None:
    """The position unpacked looks to the seat as the real one does."""
    state = random_state(3, 4, 60)
    seat = (state.to_move + 1) % 3
    known = SPLENDOR.unpack(request_for(SPLENDOR.id, state, seat).position)

    assert known.view(seat) == state.view(seat)


@pytest.mark.parametrize(
    "message", [Ask(1, request_for(SPLENDOR.id, random_state(2, 1, 1), 0)), Cancel(2), MoveNow(3), Quit()]
)
def test_orders_read_back(message: msgspec.Struct) -> None:
    """What the window writes, the thinking process reads."""
    assert TO_WORKER.decode(ENCODER.encode(message)) == message


@pytest.mark.parametrize("message", [Progress(1, CHOICE), Answer(2, CHOICE), Failed(3, "no")])
def test_reports_read_back(message: msgspec.Struct) -> None:
    """What the thinking process writes, the window reads."""
    assert FROM_WORKER.decode(ENCODER.encode(message)) == message
