"""What people make for a game lies beside the matches, in the folder of the game that brings it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from game.registry import GAMES
from game.texts.texts import Voice
from saves.disk.notices import SaveDamaged, SaveError
from saves.store import Store, Stores, store_class

KEEPING: Final = [game.id for game in GAMES.values() if game.store]
OTHERS: Final = [game.id for game in GAMES.values() if not game.store]


def opened(stores: Stores, game: str) -> Store:
    """The store of a game that has one."""
    store = stores.of(game)
    assert store is not None
    return store


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_that_keeps_nothing_has_no_store(game: str, tmp_path: Path) -> None:
    """And no folder."""
    assert Stores(tmp_path).of(game) is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("game", KEEPING)
def test_a_store_is_opened_once_below_the_matches(game: str, tmp_path: Path) -> None:
    """Whoever asks again gets the same one, so that what is being written is seen."""
    stores = Stores(tmp_path)
    store = opened(stores, game)

    assert store is stores.of(game)
    assert store.folder == tmp_path / store.name


@pytest.mark.parametrize("game", KEEPING)
def test_an_empty_store_offers_nothing_and_has_nothing_to_tell(game: str, tmp_path: Path) -> None:
    """The folder need not exist."""
    stores = Stores(tmp_path / "nowhere")
    offered = opened(stores, game).options().all()
    told = stores.poll()
    stores.close()

    assert (offered, told) == ([], [])


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", KEEPING)
def test_what_is_wrong_with_a_file_is_worded_by_the_game(game: str, language: str, tmp_path: Path) -> None:
    """In the language of whatever texts are at hand, those of the program too."""
    kind = store_class(game)
    assert kind is not None
    broken = tmp_path / f"broken{kind.suffix}"
    broken.write_bytes(b"no such thing")
    with pytest.raises(SaveError) as raised:
        kind.check(broken)
    told = raised.value.notice.sentence(Voice(language, strict=True).texts)

    assert broken.name in told


def test_an_error_is_worded_by_the_program_unless_it_names_a_game() -> None:
    """For the log, too."""
    own = SaveDamaged("not_a_match", "x.save")
    games = SaveDamaged("not_a_deck", "x.deck", part="dust_collectorz")

    assert str(own) == "x.save isn’t a Herotable match."
    assert str(games) == "x.deck isn’t a Herotable deck."
