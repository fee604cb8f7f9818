"""The wanderer on its road, hooded, a lantern in its hand: the back of the cards."""

from __future__ import annotations

from game.seventh_hero.pictures.carvings import interlace
from game.seventh_hero.pictures.cuts import INK, Tone, cut, cuts, edge, hatched, inked, metals, rod, toned
from game.seventh_hero.pictures.grounds import aurora, pines, sky, stars
from game.table.art.pen import glowing
from game.table.art.vector import circle, linear, path, polar

_CLOAK: Tone = ("#4a6472", "#1e3444", "#08121c")


def night() -> str:
    """The northern lights behind the traveller, 500 x 700 units."""
    return (
        sky("#060d1c", "#0e2a40", "#1f5a64", "#5aa496")
        + stars(11, 40)
        + aurora("#4ff0b8", 190, 5, 0.42)
        + aurora("#8a7cff", 120, 9, 0.3)
    )


def road() -> str:
    """Pines, and snow with a road through it, 500 x 700 units."""
    return pines(480, "#0a1a24", 4, 120, 230, gap=(120, 370), snow="#9cc4cc") + _way()


def traveller() -> str:
    """The traveller in the light of its lantern, 500 x 700 units."""
    return (
        metals()
        + toned("cloak", _CLOAK, (180, 180), (340, 600))
        + glowing((356, 330), 190, "#ffd070", 0.9)
        + _rays()
        + _figure()
        + _lantern()
    )


def _way() -> str:
    """Snow with a road that winds to the horizon, and steps on it."""
    steps = "".join(
        path(
            f"M{x - wide} {y}Q{x} {y - wide * 0.7:.1f} {x + wide} {y}Q{x} {y + wide * 0.7:.1f} {x - wide} {y}Z",
            "#3a5a66",
            opacity=0.8,
        )
        for x, y, wide in ((204, 676, 13), (246, 660, 12), (214, 640, 11), (250, 624, 10))
    )
    return (
        linear("drift", (0, 460), (0, 700), "#cfe6e8", "#6f98a4", "#3c5c6c")
        + path("M0 476Q140 456 250 470Q370 482 500 460V700H0Z", "url(#drift)", INK, 5)
        + path(
            "M254 470Q228 500 262 530Q300 566 190 620Q130 652 120 700H356Q352 640 386 606Q420 566 330 530Q286 506 284 471Z",
            "#eef6f4",
            opacity=0.75,
        )
        + steps
        + hatched(
            (
                cuts((20, 530), (180, 520), 6, (80, 6), 5),
                cuts((480, 560), (400, 530), 5, (-70, 6), 5),
                cuts((20, 620), (100, 640), 4, (60, 4), 5),
            ),
            "#3c5c6c",
            0.8,
        )
    )


def _rays() -> str:
    """The light of the lantern, in cuts."""
    data = "".join(
        cut(polar((356, 330), 66, turn), polar((356, 330), 128 if index % 2 else 98, turn), 9)
        for index, turn in enumerate(range(0, 360, 15))
    )
    return path(data, "#ffe9a8", opacity=0.75)


def _figure() -> str:
    """The traveller: a hood without a face, a long cloak, a staff."""
    return (
        rod("M150 640Q146 420 158 236", "wood", 10, 4.5)
        + inked(
            "M236 250Q196 330 180 430Q166 530 150 610L176 600L186 626L212 606L232 634L256 608L280 632L300 606L326 622L338 598L360 606Q348 520 334 430Q324 330 292 250Z",
            "cloak",
            5.5,
        )
        + hatched(
            (
                cuts((170, 600), (214, 330), 12, (24, 8), 7, -4),
                cuts((206, 606), (320, 600), 9, (4, -110), 9, 4),
                cuts((346, 590), (318, 380), 9, (-30, 6), 6),
            ),
            opacity=0.75,
        )
        + edge("M294 262Q322 330 332 430Q346 520 356 598", "#ffdf90", 5)
        + inked(
            "M264 156Q324 164 326 250Q322 300 306 312Q264 336 224 312Q206 298 204 250Q208 166 264 156Z",
            "cloak",
            5.5,
        )
        + path("M266 188Q306 194 304 256Q298 292 266 304Q234 292 228 256Q226 194 266 188Z", "#04060c", INK, 4)
        + path("M252 246L264 250L256 254ZM288 246L276 250L284 254Z", "#ffe9a8")
        + edge("M300 180Q324 204 323 250Q320 290 308 304", "#ffdf90", 5)
        + hatched((cuts((212, 284), (232, 182), 8, (16, -2), 5),), opacity=0.7)
        + inked("M206 302Q264 342 322 302L330 332Q264 376 198 332Z", "cloak", 5)
        + hatched((cuts((214, 330), (310, 334), 9, (3, -20), 5),), opacity=0.7)
        + path("M252 336L264 324L276 336L264 350Z", "#f2c14e", INK, 4)
        + inked(
            "M300 322Q336 320 362 290L374 272Q386 268 388 282Q384 330 346 366Q324 380 308 372Z", "cloak", 5
        )
        + hatched((cuts((318, 368), (372, 318), 7, (-4, -26), 6),), opacity=0.7)
        + edge("M304 324Q338 320 366 286", "#ffdf90", 4)
        + circle((152, 352), 15, "#c79468", INK, 4.5)
        + inked("M222 340Q180 336 160 346L158 372Q190 384 220 384Z", "cloak", 5)
    )


def _lantern() -> str:
    """The lantern in its hand."""
    return (
        circle((376, 270), 14, "#d9a274", INK, 4.5)
        + path("M372 278Q346 280 340 300M372 278Q388 284 386 300", "none", INK, 8)
        + path("M372 278Q346 280 340 300M372 278Q388 284 386 300", "none", "#e9b954", 3)
        + inked("M362 286L394 304H330Z", "gilt", 4.5)
        + path("M336 304H388L392 364H332Z", "#ffd24a", INK, 4.5)
        + path(
            "M362 312Q364 324 374 332Q380 344 372 356H352Q344 344 350 334Q354 338 356 338Q354 324 362 312Z",
            "#ff7a1e",
        )
        + path("M362 332Q370 340 367 354H357Q353 342 362 332Z", "#fffbe4")
        + path("M346 304L344 364M378 304L380 364", "none", INK, 4)
        + inked("M326 362H398V376H326Z", "gilt", 4.5)
    )


def twined_border() -> str:
    """Twined bands along all four sides of a card, with knots in the corners, 500 x 700 units."""
    colours = ("#e0ab4c", "#5f98a0")
    sides = (
        ((44, 36), (456, 36), 14),
        ((44, 664), (456, 664), 14),
        ((38, 44), (38, 656), 20),
        ((462, 44), (462, 656), 20),
    )
    ground = path("M16 16H484V684H16ZM60 58V642H440V58Z", "#0a1822", INK, 5, 0.94)
    twined = "".join(interlace(start, end, waves, 9, colours, 5) for start, end, waves in sides)
    knots = "".join(
        path(f"M{x} {y - 24}L{x + 24} {y}L{x} {y + 24}L{x - 24} {y}Z", "#0a1822", INK, 4)
        + path(f"M{x} {y - 18}L{x + 18} {y}L{x} {y + 18}L{x - 18} {y}Z", "none", "#e0ab4c", 4)
        + circle((x, y), 6, "#e0ab4c")
        for x in (38, 462)
        for y in (36, 664)
    )
    inner = path("M60 58H440V642H60Z", "none", "#e0ab4c", 3)
    return ground + twined + inner + knots
