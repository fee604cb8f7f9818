"""Those of fires and woods, on 500 x 520 units: the Tale Weaver and the Forest Strider."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.bodies import boot, collar, face
from game.seventh_hero.pictures.cuts import (
    FIRE,
    INK,
    Tone,
    cut,
    cuts,
    dark,
    disc,
    edge,
    hatched,
    inked,
    metals,
    rod,
    toned,
)
from game.table.art.pen import glowing
from game.table.art.vector import ellipse, linear, mirrored, moved, path

_EMBER: Final[Tone] = ("#ffb070", "#c8501c", "#4c1408")
_HOARY: Final[Tone] = ("#ffffff", "#dcd8d0", "#8a8078")
_PINE: Final[Tone] = ("#8fd07a", "#2f7a44", "#0c2c1a")
_BARK: Final[Tone] = ("#b08a5c", "#644428", "#24140a")
_ANTLER: Final[Tone] = ("#fff0d0", "#c8a878", "#6a4c2c")


def tale_weaver() -> str:
    """6: seated with a harp by the fire, whose flames become a tale."""
    tones = (
        metals()
        + toned("ember", _EMBER)
        + toned("hoary", _HOARY)
        + toned("bark", _BARK)
        + linear("flame", (130, 500), (130, 300), "#ff5a1a", "#ffb02a", "#fff2a0")
    )
    stump = (
        inked("M262 418H436L448 500H250Z", "bark", 5)
        + ellipse((349, 418), (87, 16), "#d8b07a", INK, 4)
        + hatched((cuts((268, 496), (440, 496), 13, (2, -62), 7),), INK, 0.7)
    )
    robe = (
        inked(
            "M270 190Q332 160 388 196Q430 270 424 350L432 420Q410 446 372 440L300 452L318 486Q280 506 226 494L212 474Q240 452 240 420L236 390Q240 340 276 330Q256 260 270 190Z",
            "ember",
            5,
        )
        + hatched(
            (
                cuts((420, 420), (392, 216), 12, (-36, 10), 8, 4),
                cuts((300, 446), (236, 480), 6, (-8, -44), 7),
                cuts((250, 400), (290, 340), 5, (34, 12), 6),
            ),
            INK,
            0.6,
        )
        + path("M214 474Q262 492 316 482", "none", "#ffd98c", 7)
        + path("M300 452Q330 440 372 436", "none", INK, 4)
        + edge("M272 196Q258 262 278 330Q242 346 240 392", FIRE, 5)
        + inked("M212 472Q196 488 206 498H240Q246 486 232 474Z", "wood", 4)
    )
    figure = stump + robe + _harp() + _old_head() + _strings_hand() + _fire()
    return tones + _tale() + moved(figure, (4, 34), 0.93)


def _harp() -> str:
    """The harp on the Tale Weaver's knee."""
    strings = "".join(f"M{208 + step * 15} {392 - step * 14}V{228 + step * 5}" for step in range(6))
    frame = "M192 404Q176 300 194 214Q244 206 296 262"
    return (
        path(strings, "none", INK, 5)
        + path(strings, "none", "#fff3c4", 2.2)
        + path(frame, "none", INK, 24)
        + path(frame, "none", "url(#gilt)", 14)
        + path("M192 404L306 300", "none", INK, 26)
        + path("M192 404L306 300", "none", "url(#wood)", 16)
        + path("M200 394L298 305", "none", "#e9b954", 3)
        + inked("M178 220Q170 196 186 184Q204 180 208 198Q206 208 196 206Q200 218 204 222Z", "gilt", 4)
    )


def _strings_hand() -> str:
    """The arm that plays."""
    return (
        inked("M368 206Q404 240 380 292Q350 330 300 332L286 300Q326 290 336 262Z", "ember", 5)
        + hatched(
            (cuts((386, 288), (390, 226), 6, (-26, -4), 6), cuts((372, 304), (310, 326), 5, (-8, -22), 5)),
            INK,
            0.6,
        )
        + path("M298 330Q286 314 288 300", "none", "#ffd98c", 6)
        + inked("M296 326Q272 332 258 318L238 310Q234 302 246 300L272 300L292 302Z", "skin", 4)
        + path("M250 306L268 309M252 314L270 316", "none", INK, 2.6)
    )


def _old_head() -> str:
    """White hair and beard below a broad hat."""
    return (
        inked("M280 108Q268 168 286 196L356 192Q370 160 358 104Z", "hoary", 4.5)
        + face((318, 120), 0.9, iris="#8a5020")
        + inked(
            "M288 126Q294 146 306 142L318 136L332 142Q344 146 350 124Q364 180 338 226L316 264L296 230Q272 180 288 126Z",
            "hoary",
            4.5,
        )
        + hatched(
            (cuts((294, 152), (344, 150), 8, (2, 62), 5), cuts((304, 200), (332, 198), 4, (2, 44), 4)),
            "#6a5a50",
            0.85,
        )
        + path("M304 146Q318 138 334 146", "none", INK, 4)
        + moved(_hat(), (0, -13))
    )


def _hat() -> str:
    """A traveller's hat with a feather."""
    return (
        inked(
            "M232 104Q262 84 276 80Q280 40 322 26Q352 20 372 6Q368 46 362 78Q390 84 414 96Q320 136 232 104Z",
            "bark",
            5,
        )
        + path("M276 82Q318 96 362 80L361 92Q318 108 274 94Z", "#c8501c", INK, 3.4)
        + hatched(
            (cuts((362, 76), (352, 30), 6, (-22, 4), 6), cuts((400, 96), (300, 112), 7, (-8, -12), 5)),
            INK,
            0.6,
        )
        + inked("M278 90Q262 62 272 40Q286 58 286 92Z", "#f4f0e6", 3.4)
        + edge("M236 103Q262 88 278 83Q282 46 322 31", FIRE, 4)
    )


def _fire() -> str:
    """A fire of three logs."""
    return (
        glowing((120, 440), 130, "#ffb040", 0.8)
        + path(
            "M122 300Q128 346 160 372Q190 404 178 446Q164 486 120 488Q72 486 62 442Q56 404 82 378Q92 392 98 396Q92 344 122 300Z",
            "url(#flame)",
            INK,
            5,
        )
        + path(
            "M122 366Q128 396 146 412Q160 434 148 460Q138 478 120 480Q98 478 92 456Q88 436 102 422Q108 432 114 432Q108 396 122 366Z",
            "#fff2b0",
        )
        + rod("M56 496L176 464", "bark", 15)
        + rod("M190 496L70 468", "bark", 15)
    )


def _tale() -> str:
    """What is told: a ship with a dragon's head that sails through the night, drawn by sparks."""
    ship = (
        "M384 262Q398 300 440 300Q474 300 482 262M384 262Q376 240 388 230Q398 236 394 246M482 262Q492 250 486 240"
        "M398 284H470M434 298V206M412 212H458Q466 234 458 256H412Q402 234 412 212M426 212Q420 234 426 256M442 212Q448 234 442 256"
    )
    waves = "M376 318q12 -10 24 0t24 0t24 0t24 0M388 332q12 -10 24 0t24 0t24 0"
    birds = "M404 176q8 -10 14 0q8 -10 14 0M446 156q8 -10 14 0q8 -10 14 0"
    lines = ship + waves + birds
    return path(lines, "none", "#ff8a2a", 9, 0.35) + path(lines, "none", "#ffe9a8", 3.2)


def forest_strider() -> str:
    """7: beneath an antlered hood, the bow drawn."""
    tones = metals() + toned("pine", _PINE) + toned("bark", _BARK) + toned("antler", _ANTLER)
    figure = _strider_back() + _strider_body() + _antlered_hood() + _bow()
    return tones + moved(figure, (8, 40), 0.92)


def _strider_back() -> str:
    leaves = "".join(
        cut((x, y), (x - 20, y + 30), 20, -3)
        for x, y in ((220, 250), (206, 300), (196, 350), (188, 400), (250, 300), (238, 360), (230, 420))
    )
    return (
        inked(
            "M258 160Q312 136 352 166Q366 260 356 340L342 440L318 426L304 462L280 438L258 478L238 448L208 480L200 446L168 462Q196 370 222 300Q236 220 258 160Z",
            "pine",
            5,
        )
        + hatched(
            (cuts((344, 430), (352, 240), 10, (-26, 8), 7), cuts((200, 470), (330, 440), 8, (14, -80), 8)),
            INK,
            0.65,
        )
        + path(leaves, "#8fd07a", INK, 2.5, 0.9)
        + edge("M256 166Q238 226 226 300Q202 372 178 450", FIRE, 4, 0.8)
    )


def _strider_body() -> str:
    return (
        boot(266, right=False)
        + boot(346, right=True)
        + inked(
            "M258 286Q306 274 356 286L374 394Q346 384 334 404Q308 388 290 406Q270 388 240 398Z", "bark", 5
        )
        + hatched((cuts((258, 392), (362, 388), 10, (4, -76), 8),), INK, 0.6)
        + inked("M256 164Q306 146 352 164Q364 228 354 296Q306 308 258 296Q246 228 256 164Z", "pine", 5)
        + path("M276 176L306 214L336 176M270 212L306 254L342 212M268 250L306 288L344 250", "none", INK, 4)
        + dark("M322 154L352 164Q364 228 354 296L324 302Q344 226 322 154Z", 0.36)
        + inked("M254 276Q306 290 356 276L356 296Q306 310 256 296Z", "wood", 4)
        + inked("M290 278H322V304H290Z", "gilt", 4)
        + rod("M268 168L350 284", "wood", 9, 4)
    )


def _antlered_hood() -> str:
    antler = "M280 64Q240 52 222 16M262 56Q236 62 212 52M240 42Q236 26 246 8M292 58Q284 40 264 24"
    antlers = path(antler, "none", INK, 19) + path(antler, "none", "url(#antler)", 10)
    return (
        mirrored(antlers, 306)
        + inked(
            "M306 48Q358 54 356 124Q352 172 340 184Q306 206 272 184Q260 172 256 124Q254 54 306 48Z", "pine", 5
        )
        + path("M306 74Q340 80 338 130Q332 168 306 178Q280 168 274 130Q272 80 306 74Z", INK)
        + face((306, 124), 0.78, iris="#4a9a3a", stern=2)
        + inked("M272 136Q306 150 340 136L336 166Q306 194 276 166Z", "bark", 4)
        + hatched((cuts((348, 166), (338, 72), 8, (-14, -2), 5),), INK, 0.6)
        + inked("M306 50L322 84L306 98L290 84Z", "gilt", 3.5)
        + collar((250, 176), (362, 176), 16, "fur", 11)
        + edge("M260 126Q260 62 302 53", FIRE, 4)
    )


def _bow() -> str:
    """The bow at arm's length, its string drawn to the cheek."""
    bow = "M392 44Q462 130 452 214Q462 300 392 386"
    return (
        path("M394 48L300 214L394 382", "none", INK, 5)
        + path("M394 48L300 214L394 382", "none", "#fff6dc", 2.4)
        + rod("M346 190Q396 206 440 212", "pine", 30)
        + path(bow, "none", INK, 20)
        + path(bow, "none", "url(#wood)", 11)
        + path("M450 196L451 232", "none", "#e9b954", 13)
        + rod("M296 214H476", "wood", 4, 3.5)
        + inked("M498 214L470 202L476 214L470 226Z", "iron", 3.5)
        + inked("M296 214L280 204H300L312 214L300 224H280Z", "antler", 3)
        + disc((446, 214), 16, "skin", 4.5)
        + path("M434 209h24M434 218h24", "none", INK, 2.6, 0.8)
        + inked("M268 178Q226 196 222 226Q232 246 262 238L304 226L300 202L262 206Z", "pine", 5)
        + hatched((cuts((228, 236), (256, 196), 5, (20, -2), 5),), INK, 0.6)
        + disc((300, 214), 14, "skin", 4.5)
    )
