"""What the pieces of Dust Collectorz are, in words, and the rules page beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.dust_collectorz.rules.battle.state import BattleState
from game.dust_collectorz.rules.cards.card_table import ABILITIES, FIRST_COUNTER
from game.dust_collectorz.rules.cards.cards import CARDS, KINDS
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.rules.young.state import YoungState
from game.dust_collectorz.table import describing
from game.dust_collectorz.words import naming, tooltips
from game.screens.rulebook.markdown import parse
from game.table.contract import Setting
from game.table.pieces import Seat as Sitter
from game.texts.texts import YOU
from tests.dust_collectorz.hearing import NAMES, view
from tests.dust_collectorz.positions import (
    VARIANTS,
    Seat,
    answer,
    attack,
    begin,
    lay,
    play,
    table,
    told,
    youngs,
)
from tests.speaking import speaking

IN = speaking("dust_collectorz")

LANGUAGES = sorted(IN)
PAGES = Path(tooltips.__file__).parents[3] / "assets" / "dust_collectorz"
SETTINGS = {
    language: Setting(
        tuple(Sitter(name, place, computer=False) for place, name in enumerate(NAMES)), IN[language]
    )
    for language in LANGUAGES
}


def line(state: DustState, key: str, seat: int = 0, language: str = "en") -> str:
    """Describe a piece to a seat."""
    return describing.described(view(state, seat), key, SETTINGS[language])


def keys(state: DustState) -> list[str]:
    """Name the pieces that there may be on the table of a position."""
    found = ["wheel", "value:attack", "value:answer", *(f"stat:{stat}" for stat in range(4))]
    found += [f"tribe:{tribe}" for tribe in range(5)]
    for seat, player in enumerate(state.players):
        found += [f"{word}:{seat}" for word in ("seat", "pile", "discards", "deck", "back")]
        found += [f"card:{seat}:{kind}" for kind in player.hand]
        found += [f"over:{seat}:{kind}" for kind in player.overflow]
        found += [f"salvage:{kind}" for kind in player.discards]
    if isinstance(state, YoungState):
        return found + [f"chain:{place}" for place in range(len(state.played))]
    assert isinstance(state, BattleState)
    found += [f"laid:{ref}" for ref in state.build.refs()] + [f"ability:{ref}" for ref in state.build.refs()]
    for one in (state.clash.attack, state.clash.answer, *state.round.beaten):
        for kind in [*one.supports] + [one.primary] * (one.primary >= 0):
            found += [f"card:{one.seat}:{kind}", f"ability:{one.seat}:{kind}"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("together", [(), (0, 1)])
def test_every_piece_has_its_line(
    seats: int, options: dict[str, str], language: str, together: tuple[int, ...]
) -> None:
    """Whatever lies on the table can be described at any time, to one or to several."""
    bad = []
    for place, state in enumerate(told(seats, dict(options), 1)):
        if place % 9:
            continue
        seen = view(state, 0, together)
        for key in keys(state):
            text = describing.described(seen, key, SETTINGS[language])
            if not text.endswith((".", "!")) or "{" in text or "None" in text:
                bad.append((key, text))

    assert bad == []


@pytest.mark.parametrize("key", ["zone:clash", "zone:hand", "done", "toggle:list", ""])
def test_what_needs_no_words_has_none(key: str) -> None:
    """Zones and buttons."""
    assert line(table(Seat("cogwick"), Seat("dogear")), key) == ""


# Cards


@pytest.mark.rule("DC-1")
def test_a_card_tells_all_that_is_on_it() -> None:
    """Tribe, rank, stats, ability; a counter has no stats."""
    state = table(Seat("cogwick mute-cloth"), Seat())

    assert line(state, f"card:0:{KINDS['cogwick']}") == (
        "Cogwick: Tinlings, Bronze. Attack 5, speed 4, health 3, cunning 2. Boost: +2 in attack."
    )
    assert line(state, f"card:0:{KINDS['mute-cloth']}", 0, "de") == (
        "Schweigetuch: Konter. Stummschalten: Zur Abwehr dazu: Hebt alle Fähigkeiten des "
        "Angriffs auf, außer er ist abgeschirmt."
    )


@pytest.mark.rule("DC-10")
@pytest.mark.rule("DC-9")
def test_a_card_in_a_set_tells_what_it_does_there() -> None:
    """Primary, support, counter, or what somebody gave in with."""
    state = attack(table(Seat("cogwick tinnow"), Seat("dogear mute-cloth")), "cogwick tinnow")
    gave = begin(attack(table(Seat("cogwick"), Seat("tinnow")), "cogwick"), "forfeit tinnow")
    answer(state, "dogear +mute-cloth")

    assert line(state, f"card:0:{KINDS['cogwick']}").endswith(" Ada’s primary: counts in full.")
    assert line(state, f"card:0:{KINDS['tinnow']}").endswith(" Ada’s support: counts half.")
    assert line(state, f"card:1:{KINDS['mute-cloth']}").endswith(" Bo’s counter.")
    assert line(gave, f"card:1:{KINDS['tinnow']}").endswith(" Bo forfeits with it: no value.")


@pytest.mark.rule("DC-15")
def test_the_overflow_is_explained_with_its_cards() -> None:
    """Open to all, playable."""
    state = table(Seat(overflow="cogwick"), Seat())

    assert line(state, f"over:0:{KINDS['cogwick']}", 1, "de").endswith(
        " Im Überlauf: für alle offen, und spielbar wie die Hand."
    )


@pytest.mark.rule("DC-11")
@pytest.mark.rule("DC-19")
def test_an_ability_tells_whether_it_is_announced_or_cancelled() -> None:
    """In the own set while it is being laid, and on the table."""
    state = table(Seat("cogwick tinnow"), Seat("ribbon-asp"))
    lay(state, "cogwick! tinnow")
    laying = [line(state, f"ability:{KINDS[card]}") for card in ("cogwick", "tinnow")]
    play(answer(begin(state, "attack attack"), "ribbon-asp!"))
    announced = line(state, f"ability:0:{KINDS['cogwick']}")
    begin(state, "cancel primary")

    assert laying[0] == "Cogwick, Boost: +2 in attack. In use."
    assert laying[1].endswith(" Not in use.")
    assert announced == laying[0]
    assert line(state, f"ability:0:{KINDS['cogwick']}").endswith(" Cancelled.")


def test_of_two_equal_supports_the_one_that_is_announced_is_meant() -> None:
    """Their badges can't be told apart."""
    state = lay(table(Seat("cogwick tinnow tinnow"), Seat()), "cogwick tinnow tinnow!")

    assert line(state, f"ability:{KINDS['tinnow']}").endswith(" In use.")


# The wheel, stats, values


@pytest.mark.rule("DC-1")
@pytest.mark.rule("DC-12")
def test_the_wheel_tells_who_beats_whom_and_what_answers() -> None:
    """All five pairs; of an attack who answers with +1, −1 or never."""
    state = attack(table(Seat("pegkin"), Seat("dimple")), "pegkin")
    text = line(state, "wheel")

    assert text.startswith("The wheel: Tinlings beat Foldwings, Foldwings beat Glazeborn, ")
    assert text.endswith(
        " Grainers attack: Glazeborn answer with +1, Plushkin with −1. "
        "Others answer only without these, and Grainers never."
    )


@pytest.mark.rule("DC-10")
@pytest.mark.rule("DC-12")
def test_a_value_tells_how_it_comes_about() -> None:
    """Each card, the wheel, abilities and what the other side takes."""
    state = attack(
        table(Seat("cogwick tinnow"), Seat("lathe-lynx lint-pup corduroy-crow")), "cogwick! tinnow"
    )
    before = line(state, "value:attack")
    begin(answer(state, "lint-pup corduroy-crow"), "compare")

    assert before == "Nothing to compare yet."
    assert line(state, "value:attack") == (
        "Ada attacks with attack 8. That’s 5 from Cogwick, 1 from half of Tinnow and +2 from Boost."
    )
    assert line(state, "value:answer", 1, "de") == (
        "Abwehr von Bo, Angriff: 7. Das sind 3 durch Fusselwelpe, 3 durch die Hälfte von "
        "Cordkrähe und +1 durch das Rad."
    )


@pytest.mark.rule("DC-12")
def test_what_is_taken_stands_with_a_minus() -> None:
    """Weaken, the weaker tribe."""
    state = attack(table(Seat("kiln-imp"), Seat("pegkin")), "kiln-imp!", "health")
    begin(answer(state, "pegkin"), "compare")

    assert line(state, "value:answer") == (
        "Bo answers with health 2. That’s 5 from Pegkin, −1 from the wheel and −2 from Weaken."
    )


@pytest.mark.rule("DC-6")
def test_a_stat_tells_what_the_set_being_laid_is_worth() -> None:
    """Later, which one is compared."""
    state = lay(table(Seat("cogwick"), Seat("dogear")), "cogwick")
    laying = line(state, "stat:1")
    begin(state, "attack speed")

    assert laying == "Speed: your cards are worth 4 so far."
    assert line(state, "stat:1", 0, "de") == "Tempo zählt in diesem Zusammenstoß."
    assert line(state, "stat:2") == "Health: one of the four stats."


# Seats and piles


@pytest.mark.rule("DC-20")
@pytest.mark.rule("DC-22")
def test_a_seat_tells_what_it_has_and_its_part_in_the_round() -> None:
    """Cards, points, overflow, hush, what it draws."""
    state = table(Seat("cogwick", overflow="tinnow", captured="madame-zinc", hush=1, deck="pegkin"), Seat())

    assert line(state, "seat:0") == (
        "Ada has 1 card in hand, 1 in the deck and 3 points. Attacks this round. "
        "Overflow: Tinnow. Hushed: no abilities this round."
    )


@pytest.mark.rule("DC-27")
def test_partners_are_told() -> None:
    """In a Team."""
    state = table(Seat(), Seat(), Seat(), Seat(), mode="team")

    assert " Spielt mit Di." in line(state, "seat:1", 0, "de")


@pytest.mark.rule("DC-30")
def test_a_team_at_the_screen_is_addressed() -> None:
    """Its seat with "you", its pile as the team's."""
    seen = view(table(Seat(), Seat(), Seat(), Seat(), mode="team"), 0)
    names = (YOU, "Bo", "Cy", "Di")

    assert "You play with Cy." in tooltips.seat_line(seen, 0, names, IN["en"])
    assert "Plays with you." in tooltips.seat_line(seen, 2, names, IN["en"])
    assert tooltips.pile_line(seen, 2, names, IN["en"]) == "Your team hasn’t captured anything yet."


@pytest.mark.rule("DC-20")
def test_a_hidden_hand_tells_what_all_know_of_it() -> None:
    """Cards that returned, tribes that it has shown to lack; by itself nothing."""
    state = table(Seat("cogwick"), Seat("tinnow rattlekey"))
    plain = line(state, "back:1")
    begin(attack(state, "cogwick"), "forfeit tinnow")
    shown = line(state, "back:1")
    state.players[1].give_back(KINDS["pegkin"])

    assert plain == "Bo holds 2 cards."
    assert shown == (
        "Bo holds 1 card. The hidden cards include no Foldwings, Glazeborn, Grainers or Plushkin."
    )
    assert line(state, "back:1").startswith("Bo holds 2 cards. Everyone has seen: Pegkin. The hidden cards")


@pytest.mark.rule("DC-21")
def test_a_hand_of_counters_is_told_as_such() -> None:
    """Once that is known."""
    state = table(Seat("cogwick"), Seat("mute-cloth"))
    state.players[1].rule_out(31)

    assert line(state, "back:1", 0, "de") == (
        "Bo hat 1 Karte auf der Hand. Alle verdeckten Karten sind Konter."
    )


@pytest.mark.rule("DC-17")
@pytest.mark.rule("DC-22")
def test_piles_tell_their_cards() -> None:
    """Captured ones with points, discarded ones without, decks only how many."""
    state = table(Seat(captured="cogwick cogwick madame-zinc", discards="tinnow"), Seat(deck="pegkin"))

    assert line(state, "pile:0") == "Ada’s captures: 3 cards for 5 points. Cogwick ×2 and Madame Zinc."
    assert line(state, "pile:1", 0, "de") == "Bo hat noch nichts erbeutet."
    assert line(state, "discards:0") == "Ada’s discards, worth nothing: Tinnow."
    assert line(state, "discards:1") == "Bo’s discard pile is empty."
    assert line(state, "deck:1") == "Bo’s deck: 1 card."


@pytest.mark.rule("DC-20")
def test_a_deck_tells_what_all_saw_going_back_to_it() -> None:
    """After a trap that shuffles the attack away."""
    state = attack(table(Seat("cogwick", deck="pegkin"), Seat("wrong-address", deck="dimple")), "cogwick")
    begin(state, "trap wrong-address", "spring")

    assert line(state, "deck:0") == "Ada’s deck: 2 cards. Back in it: Cogwick."


# Young Champions


@pytest.mark.rule("DC-31")
def test_for_children_a_card_tells_what_it_beats() -> None:
    """Its numbers don't count."""
    state = youngs("cogwick", "tinnow", played="blotling")

    assert line(state, f"card:0:{KINDS['cogwick']}") == "Cogwick: Tin beats paper."
    assert line(state, "tribe:3", 0, "de") == ("Kernhölzer: Holz schlägt Plüsch, Porzellan schlägt Holz.")
    assert line(state, "chain:0") == "Blotling, played by Bo."


# The rules page


@pytest.mark.rule("DC-4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_ability_counter_tribe_and_deck(language: str) -> None:
    """By the names that stand on the cards, in bold."""
    page = (PAGES / f"rules.{language}.md").read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}:", ":")
    abilities = [naming.ability_word(ability, IN[language]) for ability in range(FIRST_COUNTER)]
    counters = [
        f"- **{naming.card_name(kind, IN[language])}** ({naming.ability_name(kind, IN[language])}):"
        for kind, card in enumerate(CARDS)
        if card.ability >= FIRST_COUNTER
    ]
    tribes = [f"- **{naming.tribe_name(tribe, IN[language])}** " for tribe in range(5)]
    decks = [IN[language](f"deck-{deck}") for deck in ("attic", "shelf", "cabinet", "drawer")]
    wanted = [f"- **{ability}**: " for ability in abilities] + counters + tribes + decks

    assert len(abilities) + len(counters) == len(ABILITIES)
    assert [text for text in wanted if text not in page] == []


def test_the_rules_pages_are_built_alike() -> None:
    """Block by block: what is told in one language is told in the other."""
    built = [
        [block.kind for block in parse(page.read_text(encoding="utf-8"))]
        for page in sorted(PAGES.glob("rules.*.md"))
    ]

    assert len(built) >= len(LANGUAGES)
    assert all(one == built[0] for one in built)
