"""The log of Dust Collectorz: how clashes, rounds and games end, and the games of children."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.phases import CAPTURING, DISCARDING, FINISHING, SKIPPING, TAKING
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.words import naming
from tests.dust_collectorz.hearing import NAMES, heard, in_both, step
from tests.dust_collectorz.positions import RULES, Seat, answer, attack, begin, lay, play, table, youngs
from tests.speaking import speaking

IN = speaking("dust_collectorz")


def duel(one: str, two: str, captured: str = "") -> DustState:
    """Seat two with what they have in hand; the first, which has captured something, is to attack."""
    return table(Seat(one, captured=captured), Seat(two))


# Clashes


@pytest.mark.rule("DC-13")
@pytest.mark.parametrize(
    ("one", "two", "stat", "told"),
    [
        ("cogwick", "blotling", "attack", "Attack: Ada 5, Bo 3. Ada wins the clash by 2."),
        ("cogwick", "blotling", "health", "Health: Ada 3, Bo 4. Bo wins the clash by 1."),
        ("clatterpup", "deckle-fox", "attack", "Attack: Ada 3, Bo 2. Ada wins the clash by 1."),
        ("clatterpup", "kite-courier", "health", "Health: Ada 4, Bo 5. Bo wins the clash by 1."),
        ("cogwick", "lint-pup", "health", "Health: Ada 3, Bo 4. Bo wins the clash by 1."),
        ("cogwick", "patchmouse", "attack", "Attack: Ada 5, Bo 3. Ada wins the clash by 2."),
        ("wobble-sentry", "buttoneye", "health", "Health: Ada 4, Bo 4. A tie: Bo wins as the defender."),
        ("pleat-dancer!", "kiln-imp", "speed", "Speed: Ada 4, Bo 3. Ada wins the clash by 1."),
    ],
)
def test_a_clash_tells_both_values_and_the_overpower(one: str, two: str, stat: str, told: str) -> None:
    """In the stat that was compared; equal values go to the answer."""
    state = answer(attack(duel(one.rstrip("!"), two), one, stat), two)

    assert step(state) == told


@pytest.mark.rule("DC-19")
def test_a_tie_that_goes_to_the_attack_tells_why() -> None:
    """The Tiebreaker."""
    state = answer(attack(duel("felt-fencer", "lampjack"), "felt-fencer!"), "lampjack")

    assert step(state.clone()) == "Attack: Ada 5, Bo 5. A tie: Ada wins thanks to Tiebreaker."
    assert step(state, 0, "de") == "Angriff: Ada 5, Bo 5. Gleichstand: Ada gewinnt dank Vortritt."


@pytest.mark.rule("DC-19")
@pytest.mark.rule("DC-24")
def test_the_values_are_told_in_the_stat_that_was_compared() -> None:
    """Also where another answers next, in the stat that the attack named."""
    state = table(Seat("cogwick"), Seat("deckle-fox"), Seat("dogear"))
    answer(attack(state, "cogwick"), "deckle-fox!")

    assert step(state).startswith("Speed: Ada ")


@pytest.mark.rule("DC-24")
def test_who_leads_in_a_free_for_all_is_told() -> None:
    """As soon as an attack is beaten."""
    state = table(Seat("cogwick"), Seat("blotling"), Seat("dogear"))
    answer(attack(state, "cogwick", "health"), "blotling")

    assert step(state) == "Health: Ada 3, Bo 4. Bo wins the clash by 1. Bo takes the lead."
    assert heard(begin(state, "forfeit dogear"), "compare") == "Bo wins the clash unopposed."


@pytest.mark.rule("DC-19")
def test_what_overpower_does_to_hand_and_pile_is_told() -> None:
    """Cards destroyed, and cards stolen; never the counter that was used."""
    trample = table(Seat("mother-kiln"), Seat("pegkin dogear bubble-blanket"))
    answer(attack(trample, "mother-kiln!", "cunning"), "pegkin +bubble-blanket")
    plunder = table(Seat("marshal-flywheel"), Seat("creaselet", captured="dimple"))
    answer(attack(plunder, "marshal-flywheel!"), "creaselet")

    assert step(trample).endswith("Ada wins the clash by 5. Trample: Bo loses Dogear from hand.")
    assert step(plunder, 0, "de").endswith("Ada nimmt Grübchen aus der Beute von Bo.")


# Traps


@pytest.mark.rule("DC-18")
@pytest.mark.parametrize(
    ("cards", "trap", "told"),
    [
        ("cogwick", "spring-lid-box", "Bo captures Cogwick."),
        ("cogwick tinnow", "greedy-jar", "Bo captures Tinnow. Ada will get Cogwick back."),
        ("cogwick", "trapdoor-shelf", "Ada loses Cogwick to the trap."),
        (
            "cogwick tinnow",
            "wrong-address",
            "Ada shuffles Cogwick and Tinnow into the deck. Bo takes Dimple from Ada’s captures.",
        ),
    ],
)
def test_a_trap_tells_what_it_does(cards: str, trap: str, told: str) -> None:
    """Captured, sent back, destroyed or shuffled away."""
    state = attack(duel(cards, trap, captured="dimple"), cards)

    assert heard(state, f"trap {trap}") == f"Bo springs {naming.card_name(KINDS[trap], IN['en'])}!"
    assert step(state) == told


@pytest.mark.rule("DC-18")
def test_a_card_that_was_chosen_for_a_trap_is_told_once() -> None:
    """Then what goes back."""
    state = begin(attack(duel("cogwick tinnow", "trapdoor-shelf"), "cogwick tinnow"), "trap trapdoor-shelf")

    assert heard(state, "destroy tinnow") == "Bo’s trap destroys Ada’s Tinnow."
    assert step(state, 0, "de") == "Ada bekommt Zahnwicht gleich zurück."


@pytest.mark.rule("DC-25")
def test_further_cards_after_a_counter_are_told() -> None:
    """Or that there are none."""
    state = table(Seat("cogwick"), Seat("wrong-address dogear"), Seat("dogear"))
    play(attack(state, "cogwick"), "trap wrong-address")
    more = lay(state.clone(), "dogear")

    assert in_both(state, "stand") == ("Bo plays no more cards.", "Bo legt keine weiteren Karten.")
    assert in_both(more, "attack cunning") == (
        "Bo goes on to attack with Dogear (cunning).",
        "Bo legt Eselsohr nach (List).",
    )


# The end of a round


@pytest.mark.rule("DC-14")
@pytest.mark.rule("DC-15")
def test_the_end_of_a_round_tells_captures_and_draws() -> None:
    """The winner first; the own cards by name, the others' only by number."""
    state = table(Seat("cogwick", deck="pegkin tinnow"), Seat("blotling", deck="kiln-imp"))
    answer(attack(state, "cogwick"), "blotling")
    begin(state, "compare")

    assert step(state) == "Ada wins the round and 2 cards."
    assert step(state.clone(), 1) == "Ada draws 2 cards. Bo draws Kiln Imp."
    assert step(state, 0, "de") == "Ada zieht Blechelritze und Pflöckchen. Bo zieht 1 Karte."


@pytest.mark.rule("DC-17")
@pytest.mark.rule("DC-15")
def test_cards_that_are_not_captured_are_told_and_so_is_their_return() -> None:
    """Spite destroys, Recall and Rescue send back."""
    state = table(Seat("thousandfold-crane", deck=""), Seat("cogwick tinnow bubble-blanket", deck=""))
    answer(attack(state, "thousandfold-crane", "health"), "cogwick tinnow +bubble-blanket")
    begin(state, "compare")
    spite = table(Seat("dogear", deck=""), Seat("boilerback", deck=""))
    begin(answer(attack(spite, "dogear!"), "boilerback"), "compare")

    assert step(state) == "Ada wins the round and 2 cards. Bo will get Cogwick and Tinnow back."
    assert [step(state), step(state)] == ["", "Bo gets Cogwick and Tinnow back."]
    assert step(spite) == "Bo wins the round and 1 card. Spite: Ada destroys Dogear."


@pytest.mark.rule("DC-15")
@pytest.mark.rule("DC-20")
def test_what_is_drawn_into_the_overflow_is_named_to_all() -> None:
    """It lies open there."""
    six = "pegkin knotling spindle-tot acorn-guard dowel-dan oakenback"
    state = table(Seat(f"old-amphora {six}", deck="tinnow"), Seat("pip-rivet"))
    answer(attack(state, "old-amphora!"), "pip-rivet")
    begin(state, "compare", "capture")

    assert step(state, 0) == "Bo draws 6 cards."
    assert step(state, 1) == "Ada draws Tinnow."


@pytest.mark.rule("DC-19")
def test_who_is_hushed_hears_of_it_when_the_round_begins() -> None:
    """With the cards that are drawn."""
    state = table(Seat("madame-zinc", deck="tinnow"), Seat("creaselet", deck="pegkin"))
    answer(attack(state, "madame-zinc!"), "creaselet")
    begin(state, "compare", "capture")

    assert in_both(state, "refill") == (
        "Ada draws Tinnow. Bo draws 1 card. Hush: Bo can’t use abilities this round.",
        (
            "Ada zieht Blechelritze. Bo zieht 1 Karte. Stille: Bo darf in dieser Runde keine "
            "Fähigkeiten nutzen."
        ),
    )


@pytest.mark.rule("DC-29")
def test_a_team_captures_together() -> None:
    """Both partners are named."""
    state = table(Seat("cogwick"), Seat("blotling"), Seat("dogear"), Seat("dogear"), mode="team")
    state.round.wins, state.round.target = 2, 1
    state.round.beaten = [state.clash.attack.clone()]
    state.table_moves(CAPTURING)

    assert heard(state, "capture", 0, "de") == "Bo und Di gewinnen die Runde."


@pytest.mark.rule("DC-21")
def test_an_attacker_with_counters_only_discards_them() -> None:
    """And draws."""
    state = table(Seat("blank-tag", deck="pegkin"), Seat("cogwick"))
    state.table_moves(DISCARDING)

    assert in_both(state, "discard counters") == (
        "Ada has only counters and discards Blank Tag. Ada draws Pegkin.",
        "Ada hat nur Konter und legt Blankozettel ab. Ada zieht Pflöckchen.",
    )


@pytest.mark.rule("DC-22")
@pytest.mark.rule("DC-30")
@pytest.mark.parametrize(
    ("mode", "seats", "told"),
    [
        ("champions", 2, "Bo is out of cards. X. Ada scores 1 point. Bo scores 3 points."),
        (
            "champions",
            3,
            "Ada is out of cards. X. Ada scores 1 point. Bo scores 3 points. Cy scores 0 points.",
        ),
        ("team", 4, "Ada is out of cards. X. Ada and Cy score 1 point. Bo and Di score 3 points."),
    ],
)
def test_the_end_tells_why_and_the_points(mode: str, seats: int, told: str) -> None:
    """In a Duel either may have run out, else who would start; a team's points are told together."""
    piles = ("cogwick", "madame-zinc", "", "")
    state = table(*(Seat(deck="", captured=piles[seat]) for seat in range(seats)), mode=mode)
    if seats == 2:
        state.players[0].overflow = [KINDS["mute-cloth"]]  # worth nothing
    state.table_moves(FINISHING)

    assert heard(state, "finish") == told.replace(
        "X", "The game is over. Everyone captures the cards they have left"
    )


@pytest.mark.rule("DC-21")
def test_an_end_without_characters_is_told() -> None:
    """In both languages; the counters that were drawn stay."""
    state = table(Seat("mute-cloth", deck=""), Seat("cogwick", deck=""))
    state.table_moves(FINISHING)

    told = in_both(state, "finish")
    assert told[0].startswith("Ada has no character left to attack with. The game is over.")
    assert told[1].startswith("Ada hat keine Figur mehr zum Angreifen. Das Spiel ist zu Ende.")


@pytest.mark.rule("DC-21")
def test_who_can_not_answer_for_want_of_cards_is_told() -> None:
    """No card was given in."""
    state = table(Seat("cogwick"), Seat(deck=""), Seat("buttoneye"))
    attack(state, "cogwick")

    assert in_both(state, "compare") == (
        "Bo has no cards left to answer with. Ada wins the clash unopposed.",
        "Bo hat keine Karten mehr zur Abwehr. Ada gewinnt kampflos.",
    )


# Young Champions


@pytest.mark.rule("DC-32")
def test_a_child_hears_what_beats_what() -> None:
    """In short words for things that can be touched."""
    state = youngs("cogwick dogear lint-pup", "tinnow")

    assert in_both(state, "play dogear") == ("Ada plays paper!", "Ada spielt Papier!")
    assert in_both(state, "play cogwick") == (
        "Ada plays tin: it beats paper!",
        ("Ada spielt Blech: Das schlägt Papier!"),
    )
    assert heard(state, "done") == ""


@pytest.mark.rule("DC-34")
def test_the_last_card_is_told_as_the_end() -> None:
    """Who has none left wins."""
    state = youngs("cogwick", "tinnow", decks=("", "dimple"))

    assert in_both(state, "play cogwick") == (
        "Ada plays tin! No cards left: Ada wins!",
        "Ada spielt Blech! Keine Karten mehr: Ada gewinnt!",
    )


@pytest.mark.rule("DC-31")
def test_the_beginning_of_a_childrens_game_is_told() -> None:
    """Who begins, what is set aside, that the cards are dealt out."""
    state = RULES.setup(2, 1, {"mode": "young", "shares": "short", "deck1": "attic", "deck2": "attic"})
    toss = step(state)
    name = NAMES[state.to_move]
    aside = heard(state, "set aside grainers", 0, "de")

    assert toss == f"{name} goes first."
    assert aside.startswith(f"{name} legt ")
    assert step(state) == "The cards are dealt."


@pytest.mark.rule("DC-33")
@pytest.mark.rule("DC-20")
def test_a_card_drawn_is_named_to_who_drew_it() -> None:
    """The others hear that one was drawn; then that nothing fits."""
    state = youngs("dimple", "dogear", decks=("", "kiln-imp"), played="tinnow dimple", turn=1)
    state.players[1].hand = [KINDS["cogwick"]]
    state.table_moves(TAKING)

    assert [heard(state.clone(), "draw", seat) for seat in (0, 1)] == [
        "Bo draws a card.",
        "Bo draws Kiln Imp.",
    ]
    state.table_moves(SKIPPING)
    assert in_both(state, "skip") == ("Bo can’t play.", "Bo kann nicht spielen.")


@pytest.mark.rule("DC-34")
def test_a_standstill_is_told() -> None:
    """Nobody plays or draws any more."""
    state = youngs("dimple", "dimple", decks=("", ""), played="dimple")
    state.idle = 1
    state.table_moves(SKIPPING)

    assert heard(state, "skip", 1, "de") == "Ada kann nicht spielen. Niemand kann mehr spielen."
