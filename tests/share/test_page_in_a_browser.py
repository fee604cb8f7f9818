"""A page in a real browser without a window: it opens, steps to the end, and asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.registry import GAMES
from game.share.page.maker import page
from game.share.page.seat_match import seen_from
from game.share.page.wish import Chance, PageWish, Told
from game.texts.texts import Voice
from tests.share.browser import CHROMIUM, NAMES, Browser
from tests.share.matches import finished

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason=f"no browser on the path: {', '.join(NAMES)}")
DESKTOP, PHONE = (1280, 900), (390, 844)
PIXELS = "document.getElementById('table').toDataURL()"
AT = "+document.documentElement.dataset.at"

CONTRASTS = """(() => {
  const numbers = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const linear = (one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4;
  const light = (colour) => numbers(colour).slice(0, 3)
    .reduce((sum, one, at) => sum + linear(one / 255) * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const colour = getComputedStyle(one).backgroundColor;
      if ((numbers(colour)[3] ?? 1) > 0.99) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const low = {};
  for (const one of document.querySelectorAll("h1, h2, p, li, span, td, th, label, output")) {
    if (![...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim())) continue;
    const lights = [light(getComputedStyle(one).color), light(ground(one))].sort((a, b) => b - a);
    const ratio = (lights[0] + 0.05) / (lights[1] + 0.05);
    if (ratio < 4.5) low[one.className || one.tagName] = ratio;
  }
  return low;
})()"""  # what has too little contrast


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Where the browser keeps its things."""
    return tmp_path / "profile"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pages lie."""
    return tmp_path_factory.mktemp("pages")


def written(folder: Path, game: str) -> Path:
    """Write the page of a match of two or three, with what an analysis may have found, once."""
    path = folder / f"{game}.html"
    if path.exists():
        return path
    table = finished(game, GAMES[game].rules.seats[0])
    seats, count = table.match.seats, len(table.match.decisions)
    even = tuple(1 / seats for _ in range(seats))
    better = (0.9, *(0.1 / (seats - 1) for _ in range(seats - 1)))
    wish = PageWish(
        0,
        (Told(1, "blunder", "Blunder: −12 %", "", "Better: another one.", "It gains more."),),
        (Chance(0, even), Chance(count // 2, better), Chance(count, even)),
        tuple(range(seats)),
    )
    path.write_bytes(page(table, wish, Voice("en")))
    return path


@pytest.fixture
def splendor(folder: Path) -> Path:
    """A page."""
    return written(folder, "splendor_marvel")


@pytest.fixture
def browser(profile: Path, splendor: Path) -> Iterator[Browser]:
    """A browser on a desktop that shows it."""
    with Browser(profile, DESKTOP) as browser:
        browser.open(splendor)
        yield browser


@pytest.mark.parametrize("game", GAMES)
def test_a_page_opens_and_steps_to_the_end(folder: Path, profile: Path, game: str) -> None:
    """Move by move by the arrow key, without an error, a violation of its policy, or a request."""
    path = written(folder, game)
    moves = len(seen_from(finished(game, GAMES[game].rules.seats[0]).match, 0).moments) - 1
    with Browser(profile, DESKTOP) as browser:
        browser.open(path)
        first = browser.run(PIXELS)
        for _ in range(moves):
            browser.press("ArrowRight", 39)

        assert browser.run(AT) == moves
        assert browser.run(PIXELS) != first
        assert browser.run("document.getElementById('next').disabled")
        assert browser.troubles == []
        assert browser.requests == [path.as_uri()]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (320, 568), (1920, 1080)])
def test_a_page_fits_any_window(profile: Path, splendor: Path, size: tuple[int, int]) -> None:
    """Nothing sticks out at the side, and what is to be touched is large enough for a finger."""
    with Browser(profile, size) as browser:
        browser.open(splendor)
        browser.press("End", 35)
        sides = browser.run(
            "[...document.querySelectorAll('.controls button')].map((one) => one.getBoundingClientRect())"
            ".map((box) => Math.min(box.width, box.height))"
        )

        assert browser.run("document.documentElement.scrollWidth") <= size[0]
        assert min(sides) >= 40
        assert browser.troubles == []


def test_keys_buttons_slider_list_and_curve_go_through_the_match(browser: Browser) -> None:
    """Each leads to the same places."""
    found = []
    for key, code in (("End", 35), ("ArrowLeft", 37), ("PageUp", 33), ("Home", 36), ("PageDown", 34)):
        browser.press(key, code)
        found.append(browser.run(AT))
    end = found[0]
    browser.run("document.getElementById('next').click()")
    found.append(browser.run(AT))
    browser.run(
        "(() => { const s = document.getElementById('slider'); s.value = 3;"
        " s.dispatchEvent(new Event('input')); })()"
    )
    found.append(browser.run(AT))
    browser.run("document.querySelector('#log li[data-at=\"5\"] button').click()")
    found.append(browser.run(AT))
    browser.run(
        "(() => { const c = document.getElementById('chart'), b = c.getBoundingClientRect();"
        " c.dispatchEvent(new MouseEvent('click', {clientX: b.right, clientY: b.top, bubbles: true})); })()"
    )
    found.append(browser.run(AT))

    assert found == [end, end - 1, end - 11, 0, 10, 11, 3, 5, end]
    assert browser.troubles == []


def test_it_plays_by_itself_and_stops(browser: Browser) -> None:
    """Space begins and ends it."""
    browser.press(" ", 32)
    begun = browser.run("document.getElementById('play').classList.contains('playing')")
    browser.run(
        f"new Promise((done) => {{ const look = () => {AT} ? done() : setTimeout(look, 30); look(); }})"
    )
    browser.press(" ", 32)

    assert begun
    assert not browser.run("document.getElementById('play').classList.contains('playing')")
    assert browser.run(AT) == 1


def test_what_comes_later_is_hidden_until_it_was_seen(browser: Browser) -> None:
    """Moves, curve and result; or until somebody wants to see it."""
    shown = (
        "[document.getElementById('result'), ...document.querySelectorAll('#log li[data-at]')]"
        ".map((one) => getComputedStyle(one).visibility === 'visible')"
    )
    reach = "document.getElementById('reach').getAttribute('width')"
    before, curve = browser.run(shown), browser.run(reach)
    browser.run("document.getElementById('hide').click()")
    wanted = browser.run(shown)
    browser.run("document.getElementById('hide').click()")
    browser.press("End", 35)
    browser.press("Home", 36)

    assert not any(before[1:][3:])
    assert before[0] is False
    assert float(curve) == 0
    assert all(wanted)
    assert all(browser.run(shown))
    assert float(browser.run(reach)) == 1000


def test_verdicts_show_at_their_moves(browser: Browser) -> None:
    """With what would have been better, and why."""
    browser.press("ArrowRight", 39)
    told = browser.run("document.getElementById('advice').textContent")
    browser.press("ArrowRight", 39)

    assert told == "Blunder: −12 % Better: another one. It gains more."
    assert browser.run("document.getElementById('advice').hidden")


def test_the_policy_stops_whatever_is_put_into_the_page(browser: Browser) -> None:
    """Another script, a style, a picture from elsewhere, a request."""
    stopped = browser.run(
        """new Promise((done) => {
          const stopped = [];
          addEventListener("securitypolicyviolation", (event) => {
            stopped.push(event.effectiveDirective);
            if (stopped.length === 4) done(stopped);
          });
          const script = document.createElement("script");
          script.textContent = "document.title = 'taken over'";
          document.body.append(script);
          const style = document.createElement("style");
          style.textContent = "body { display: none }";
          document.body.append(style);
          new Image().src = "http://127.0.0.1:9/picture.png";
          fetch("http://127.0.0.1:9/").catch(() => 0);
        })"""
    )

    assert sorted(stopped) == ["connect-src", "img-src", "script-src-elem", "style-src-elem"]
    assert browser.run("document.title") != "taken over"


def test_a_screen_reader_is_told_of_each_position(browser: Browser) -> None:
    """The picture has a name, what happens is told, the slider says where it stands."""
    browser.press("ArrowRight", 39)
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    named = {
        (node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if "role" in node
    }
    told = browser.run("document.getElementById('told').textContent")

    assert any(role in {"image", "img"} and told in name for role, name in named)
    assert {
        ("button", "Next move"),
        ("button", "Play"),
        ("slider", "Move"),
        ("heading", "Splendor: Marvel"),
    } <= named
    assert not {name for role, name in named if role in {"button", "slider", "checkbox"} and not name}
    assert browser.run("document.getElementById('slider').getAttribute('aria-valuetext')").startswith(
        "Move 1 of"
    )


@pytest.mark.parametrize("dark", [False, True])
def test_words_have_contrast(profile: Path, splendor: Path, *, dark: bool) -> None:
    """At least 4.5 to 1, in light and in dark."""
    with Browser(profile, DESKTOP, dark=dark) as browser:
        browser.open(splendor)
        browser.press("End", 35)
        ratios = browser.run(CONTRASTS)

    assert ratios == {}
