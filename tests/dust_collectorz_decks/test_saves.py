"""One's own decks on disk: kept whole, with older copies, damage named, drafts and pins included."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.dust_collectorz.decks.saves import (
    FILE_LIMIT,
    Decks,
    SavedDeck,
    clean_deck_name,
    pack,
    read_text_file,
    unpack,
    write_text_file,
)
from game.dust_collectorz.rules.cards.cards import PRESETS, SLUGS
from saves.disk.notices import SaveDamaged, SaveError, SaveUnreadable
from saves.matches.header import checksum
from tests.saves.shelf import Clock
from tests.speaking import speaking

IN = speaking()

CARDS = tuple(SLUGS[kind] for kind in next(iter(PRESETS.values())))
DECK = SavedDeck("Sunday best", CARDS, CARDS[:2])
DRAFT = SavedDeck("Draft", CARDS[:3])
NOW = datetime(2026, 11, 20, 14, 15, tzinfo=UTC)


@pytest.fixture
def decks(tmp_path: Path) -> Iterator[Decks]:
    """Open an empty folder of decks."""
    opened = Decks(tmp_path / "decks", now=Clock())
    yield opened
    opened.close()


def kept(decks: Decks, *versions: SavedDeck) -> Path:
    """Keep one deck, as often as there are versions of it; return its file."""
    file = decks.new_file()
    for deck in versions:
        decks.save(file, deck)
        decks.flush()
    return decks.folder / file


def notices(decks: Decks) -> list[str]:
    """What the rows of the list have to tell."""
    return [row.notice.code for row in decks.rows() if row.notice]


def rewritten(data: bytes, **changed: object) -> bytes:
    """A deck's file with other fields and a checksum that is right."""
    tree = {**json.loads(data), **changed}
    rest = b'"' + json.dumps(tree, separators=(",", ":")).encode().split(b'"', 4)[4]
    return b'{"check":"' + checksum(rest).encode() + rest + b"\n"


def test_a_deck_comes_back_as_it_was_kept(decks: Decks) -> None:
    """Name, cards and pins."""
    kept(decks, DECK)

    assert [row.deck for row in decks.rows()] == [DECK]


def test_a_draft_is_kept_too(decks: Decks) -> None:
    """Whether it may be played is not asked here."""
    kept(decks, DRAFT)

    assert [row.deck for row in decks.rows()] == [DRAFT]


def test_the_newest_decks_are_listed_first(decks: Decks) -> None:
    """By the time they were saved, whatever they are called."""
    for name in ("Zebra", "apple", "Moth"):
        kept(decks, SavedDeck(name, CARDS))

    assert [row.deck.name for row in decks.rows() if row.deck] == ["Moth", "apple", "Zebra"]


def test_no_deck_is_left_out(decks: Decks) -> None:
    """However many there are: 401 and more were not shown once."""
    kept(decks, DECK)
    data = next(decks.folder.glob("*.deck")).read_bytes()
    for number in range(450):
        (decks.folder / f"{number:04}.deck").write_bytes(data)

    assert len(decks.rows()) == 451


def test_older_versions_lie_beside_a_deck(decks: Decks) -> None:
    """At most three of them."""
    path = kept(decks, *(SavedDeck(f"Version {number}", CARDS) for number in range(6)))
    names = [unpack(path.with_name(f"{path.name}.{number}").read_bytes(), "x").name for number in (1, 2, 3)]

    assert names == ["Version 4", "Version 3", "Version 2"]
    assert not path.with_name(f"{path.name}.4").exists()


@pytest.mark.parametrize("place", range(0, len(pack(DECK, NOW)) - 1, 7))
def test_no_byte_can_change_unnoticed(place: int) -> None:
    """Wherever a bit flips, the file counts as damaged or as a newer one, never as a deck."""
    data = bytearray(pack(DECK, NOW))
    data[place] ^= 1

    with pytest.raises(SaveError):
        unpack(bytes(data), "x.deck")


def test_a_damaged_deck_is_named_kept_aside_and_its_copy_shown(decks: Decks) -> None:
    """Nothing is lost but what was done last."""
    path = kept(decks, DRAFT, DECK)
    path.write_bytes(path.read_bytes()[:-30])
    rows = decks.rows()

    assert [(row.deck, row.notice.code if row.notice else "") for row in rows] == [(DRAFT, "deck_copy")]
    assert len(list((decks.folder / "damaged").iterdir())) == 1


def test_a_damaged_deck_without_a_copy_is_a_row_that_says_why(decks: Decks) -> None:
    """It is listed by when its file last changed."""
    kept(decks, DECK).write_bytes(b"{}\n")
    kept(decks, DRAFT)
    rows = sorted(decks.rows(), key=lambda row: row.deck is None)

    assert [row.deck is None for row in rows] == [False, True]
    assert rows[1].notice
    assert "isn’t a Herotable deck" in rows[1].notice.sentence(IN["en"])


def test_damage_never_becomes_a_copy(decks: Decks) -> None:
    """Writing over a damaged deck keeps it aside, and the sound copies stay."""
    path = kept(decks, DRAFT, DECK)
    path.write_bytes(b"nonsense")
    decks.save(path.name, SavedDeck("Third", CARDS))
    decks.flush()

    assert unpack(path.read_bytes(), "x").name == "Third"
    assert unpack(path.with_name(f"{path.name}.1").read_bytes(), "x") == DRAFT
    assert len(list((decks.folder / "damaged").iterdir())) == 1


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"version": 2}, "too_new"),
        ({"cards": ["dragon-of-doom"]}, "unknown_card"),
        ({"pinned": ["dragon-of-doom"]}, "unknown_card"),
    ],
)
def test_a_deck_of_a_newer_program_is_never_touched(
    decks: Decks, changed: dict[str, object], code: str
) -> None:
    """It is listed with its reason; saving over it is refused."""
    path = kept(decks, DECK)
    newer = rewritten(path.read_bytes(), **changed)
    path.write_bytes(newer)
    told = notices(decks)
    decks.save(path.name, DRAFT)
    decks.flush()

    assert told == [code]
    assert path.read_bytes() == newer
    assert [notice.code for notice in decks.poll()] == [code]


@pytest.mark.parametrize(
    "changed",
    [
        {"name": ""},
        {"name": "x" * 25},
        {"name": "\u202e"},
        {"cards": ["cogwick"] * 61},
        {"cards": [""]},
        {"cards": "cogwick"},
        {"saved_at": "yesterday"},
        {"more": 1},
    ],
)
def test_a_forged_file_is_refused(changed: dict[str, object]) -> None:
    """Bounds hold also where the checksum is right."""
    with pytest.raises(SaveDamaged) as caught:
        unpack(rewritten(pack(DECK, NOW), **changed), "x.deck")
    assert caught.value.notice.code == "misshapen_deck"


@pytest.mark.parametrize("data", [b"", b"\n", b"[]", b'{"format":"herotable-match","version":1}', b"\xff"])
def test_what_is_no_deck_is_refused(data: bytes) -> None:
    """Also a match."""
    with pytest.raises(SaveDamaged) as caught:
        unpack(data, "x.deck")
    assert caught.value.notice.code == "not_a_deck"


def test_a_large_file_is_not_read(decks: Decks) -> None:
    """Only its name and its size are told."""
    kept(decks, DECK).write_bytes(b" " * (FILE_LIMIT + 1))

    assert notices(decks) == ["too_large"]


def test_a_deleted_deck_comes_back(decks: Decks) -> None:
    """With its older copies."""
    path = kept(decks, DRAFT, DECK)
    decks.delete(path.name)
    gone = decks.rows()
    decks.restore(path.name)

    assert gone == []
    assert [row.deck for row in decks.rows()] == [DECK]
    assert path.with_name(f"{path.name}.1").exists()


def test_what_is_not_there_can_be_neither_deleted_nor_restored(decks: Decks) -> None:
    """The error names it."""
    for act in (decks.delete, decks.restore):
        with pytest.raises(SaveUnreadable, match="wasn’t found"):
            act("none.deck")


@pytest.mark.parametrize("file", ["../x.deck", "x.save", "a/b.deck", "", "x\0.deck", "a\\b.deck"])
def test_a_name_never_leads_out_of_the_folder(decks: Decks, file: str) -> None:
    """Whatever it looks like."""
    with pytest.raises(SaveUnreadable):
        decks.save(file, DECK)


def test_new_names_differ(decks: Decks) -> None:
    """Also within one second, and from what was deleted."""
    decks._now = lambda: NOW
    first = decks.new_file()
    decks.save(first, DECK)
    decks.delete(first)

    assert len({first, decks.new_file(), decks.new_file()}) == 3


def test_a_second_program_may_only_read(decks: Decks) -> None:
    """It is told which one writes."""
    kept(decks, DECK)
    other = Decks(decks.folder, now=Clock())
    other.save("x.deck", DRAFT)
    told = [notice.code for notice in other.poll()]
    with pytest.raises(SaveError):
        other.delete("x.deck")
    other.close()

    assert told == ["decks_in_use"]
    assert len(other.rows()) == 1


def test_names_are_plain_bounded_and_without_a_colon() -> None:
    """A colon parts name and cards in a match's options."""
    assert clean_deck_name("  Sunday:\u202e best \n") == "Sunday best"
    assert clean_deck_name("x" * 40) == "x" * 24
    assert clean_deck_name(":\u0378:") == ""


def test_a_text_file_is_handed_out_and_taken_in(tmp_path: Path) -> None:
    """As plain text, whatever mark Windows put before it."""
    path = tmp_path / "deck.txt"
    write_text_file(path, "# Käse\n1 Cogwick\n")
    plain = read_text_file(path, 1000)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())

    assert plain == read_text_file(path, 1000) == "# Käse\n1 Cogwick\n"


@pytest.mark.parametrize(("data", "code"), [(b"\xff\xfe\x00", "not_text"), (b"x" * 101, "too_large")])
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, data: bytes, code: str) -> None:
    """Bounded, and named."""
    path = tmp_path / "deck.txt"
    path.write_bytes(data)

    with pytest.raises(SaveError) as caught:
        read_text_file(path, 100)
    assert caught.value.notice.code == code
