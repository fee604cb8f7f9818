"""Those of the roads and woods on 500 x 520 units: the Outcast, the Oracle, the Tale Weaver, the Forest Strider."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.bodies import boot, collar, face
from game.seventh_hero.pictures.cuts import (
    FIRE,
    INK,
    MOON,
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
from game.table.art.vector import circle, ellipse, linear, mirrored, moved, path, polar

_SHADE: Final[Tone] = ("#6a7690", "#343c52", "#10131e")
_PELT: Final[Tone] = ("#e6ecf6", "#96a2b8", "#3c465c")
_VEIL: Final[Tone] = ("#f6ecff", "#b89ae8", "#5a3aa0")
_GOWN: Final[Tone] = ("#a878f0", "#5a2ca8", "#1e0a4a")
_EMBER: Final[Tone] = ("#ffb070", "#c8501c", "#4c1408")
_HOARY: Final[Tone] = ("#ffffff", "#dcd8d0", "#8a8078")
_PINE: Final[Tone] = ("#8fd07a", "#2f7a44", "#0c2c1a")
_BARK: Final[Tone] = ("#b08a5c", "#644428", "#24140a")
_ANTLER: Final[Tone] = ("#fff0d0", "#c8a878", "#6a4c2c")


def outcast() -> str:
    """4: hooded and in rags, a grey wolf at his side."""
    tones = metals() + toned("shade", _SHADE) + toned("pelt", _PELT, (120, 280), (240, 500))
    staff = (
        rod("M404 498Q396 300 410 96", "wood", 10, 4.5)
        + path("M410 100Q392 78 408 56Q430 40 444 62Q450 82 430 84", "none", INK, 17)
        + path("M410 100Q392 78 408 56Q430 40 444 62Q450 82 430 84", "none", "url(#wood)", 8)
        + path("M400 300h16M400 312h16M400 324h16", "none", "#c8d4e4", 4)
    )
    cloak = (
        inked(
            "M242 150Q302 116 362 150Q398 240 404 330L424 430L410 424L416 484L394 466L386 498L362 474L346 500L326 476L300 500"
            "L282 474L258 498L246 470L222 490L218 452L196 464Q210 380 220 320Q222 230 242 150Z",
            "shade",
            5,
        )
        + hatched(
            (
                cuts((404, 470), (384, 220), 13, (-38, 10), 8, 5),
                cuts((214, 460), (240, 240), 9, (22, 8), 6, -3),
                cuts((250, 488), (380, 488), 9, (6, -86), 8, 4),
            ),
            INK,
            0.7,
        )
        + path("M302 190Q286 330 300 486", "none", INK, 5)
        + path("M306 200Q316 340 330 470", "none", INK, 3.4, 0.7)
        + edge("M246 156Q226 230 224 322Q214 390 202 456", MOON, 4)
    )
    arm = (
        inked("M356 178Q404 210 420 268Q424 292 404 300Q372 296 356 262Z", "shade", 5)
        + hatched((cuts((414, 284), (366, 192), 8, (-24, 10), 6),), INK, 0.7)
        + disc((404, 292), 16, "skin", 4.5)
        + path("M392 288h24M393 297h22", "none", INK, 2.8, 0.8)
    )
    hood = (
        inked(
            "M302 30Q368 40 366 132Q360 186 344 200Q302 224 260 200Q244 186 238 132Q238 44 302 30Z",
            "shade",
            5,
        )
        + path("M302 66Q346 72 344 138Q336 180 302 190Q268 180 260 138Q258 72 302 66Z", INK)
        + inked("M272 134Q302 122 332 134Q334 164 302 184Q270 164 272 134Z", "skin", 3)
        + path("M270 108H334V142Q318 132 302 138Q286 132 270 142Z", INK)
        + path("M274 152Q302 166 330 152Q326 178 302 188Q278 178 274 152Z", "#3a3440")
        + path("M292 158Q302 155 312 158", "none", "#d99e74", 3)
        + mirrored(
            glowing((287, 122), 14, "#dff2ff", 0.9) + path("M277 120L296 124L287 128Z", "#f4fbff"), 302
        )
        + hatched(
            (cuts((358, 180), (344, 62), 9, (-16, -4), 6), cuts((246, 170), (258, 70), 7, (12, -2), 4)),
            INK,
            0.7,
        )
        + edge("M242 140Q242 52 298 36", MOON, 4)
        + inked("M244 186Q302 226 360 186L366 212Q302 250 238 212Z", "#4a1c22", 4.5)
        + hatched((cuts((350, 214), (262, 222), 8, (-4, -22), 4),), INK, 0.6)
        + disc((302, 226), 11, "iron", 4)
    )
    return tones + staff + cloak + arm + hood + _wolf()


def _wolf() -> str:
    """A wolf that sits before the Outcast, its head raised."""
    tail = inked("M112 478Q70 486 60 452Q58 436 70 430Q78 456 118 450Z", "pelt", 5)
    body = inked(
        "M150 330Q120 372 108 430Q98 470 108 494H226Q236 484 222 472L216 440Q224 380 212 344Z", "pelt", 5
    )
    legs = inked("M168 400L166 470Q156 484 160 494H196L200 404Z", "pelt", 4.5) + path(
        "M170 488v6M180 488v6", "none", INK, 3
    )
    head = (
        inked(
            "M140 262L146 218L172 244L196 246L218 224L222 266L228 290L210 318L196 352L178 358L162 350L148 318L132 304L140 286Z",
            "pelt",
            5,
        )
        + path("M150 232L152 254L164 248ZM214 238L212 256L204 250Z", INK)
        + mirrored(path("M152 282L174 290L158 296Z", "#ffe27a", INK, 3), 181)
        + path("M168 300L173 340H190L196 300Q182 292 168 300Z", "#eef3fa", INK, 3)
        + path("M171 334Q182 326 192 334L188 348Q181 352 175 348Z", INK)
        + hatched(
            (cuts((222, 286), (200, 342), 6, (-12, -6), 5), cuts((140, 300), (162, 344), 5, (12, -4), 4)),
            INK,
            0.6,
        )
    )
    ruff = hatched(
        (cuts((142, 340), (222, 340), 9, (-4, 46), 8), cuts((136, 380), (220, 384), 8, (-2, 40), 7)), INK, 0.6
    )
    return (
        tail
        + body
        + hatched((cuts((116, 480), (128, 400), 7, (26, 4), 7),), INK, 0.6)
        + legs
        + ruff
        + head
        + edge("M140 300Q118 370 110 436Q104 470 112 488", "#ffffff", 3.5, 0.8)
    )


def oracle() -> str:
    """5: veiled, a crystal afloat between her hands, ravens about her."""
    tones = metals() + toned("veil", _VEIL) + toned("gown", _GOWN)
    crown = "".join(
        inked(_ray(turn, 66 if index % 2 else 92), "gilt", 3.5)
        for index, turn in enumerate(range(-160, -19, 20))
    )
    veil = (
        inked(
            "M302 44Q356 46 364 118Q380 210 430 300Q452 390 456 480Q380 506 302 500Q224 506 148 480Q152 390 174 300Q224 210 240 118Q248 46 302 44Z",
            "veil",
            5,
        )
        + hatched(
            (
                cuts((164, 470), (226, 220), 12, (22, 2), 7, -3),
                cuts((444, 470), (380, 220), 12, (-26, 2), 8, 3),
                cuts((180, 492), (424, 492), 14, (3, -50), 8),
            ),
            "#2a1460",
            0.75,
        )
        + edge("M244 120Q230 210 180 304Q160 390 156 470", "#ffffff", 4, 0.8)
    )
    gown = (
        inked(
            "M258 190Q302 172 346 190Q356 250 348 286Q390 390 396 486Q302 508 208 486Q214 390 256 286Q248 250 258 190Z",
            "gown",
            5,
        )
        + path("M302 300V490M268 310Q246 400 238 484M336 310Q358 400 366 484", "none", INK, 3.4, 0.8)
        + hatched(
            (cuts((384, 470), (346, 310), 9, (-22, 4), 6), cuts((312, 490), (360, 480), 4, (2, -90), 6)),
            INK,
            0.6,
        )
        + path("M212 470Q302 494 392 470", "none", "#f0c860", 8)
        + path("M256 282Q302 298 348 282L350 300Q302 316 254 300Z", "url(#gilt)", INK, 4)
    )
    arms = mirrored(
        inked("M262 194Q214 226 204 290Q200 320 222 330L262 314Q252 300 250 286Q260 250 268 222Z", "gown", 5)
        + hatched((cuts((212, 318), (250, 216), 8, (22, 0), 5),), INK, 0.5)
        + path("M206 300Q228 324 260 310", "none", "#f0c860", 5)
        + inked("M232 306Q246 300 262 288L284 276Q290 284 280 290L266 312Q250 326 236 320Z", "skin", 4),
        302,
    )
    orb = (
        glowing((302, 246), 84, "#e6c8ff", 0.95)
        + inked("M302 196L332 222L332 262L302 296L272 262L272 222Z", "#8ff0f0", 4.5)
        + path("M302 196L312 226L302 296L292 226Z", "#f4ffff", opacity=0.9)
        + path("M272 222L292 226L302 296L272 262Z", "#4aa8d8", opacity=0.8)
        + path("M312 226L332 222L332 262L302 296Z", "#3a6ac0", opacity=0.8)
        + path("M272 222L292 226H312L332 222", "none", INK, 2.6)
    )
    head = (
        crown
        + inked(
            "M302 50Q350 54 350 112Q346 160 330 182Q302 194 274 182Q258 160 254 112Q254 54 302 50Z",
            "veil",
            4.5,
        )
        + face((302, 120), 0.9, iris="#a060ff")
        + inked("M262 104Q302 86 342 104L346 136Q302 150 258 136Z", "gown", 4)
        + path(
            "M276 118Q288 110 298 118Q288 126 276 118ZM306 118Q316 110 328 118Q316 126 306 118Z", "#f6e0ff"
        )
        + path("M266 128Q302 142 338 128", "none", "#f0c860", 3)
        + inked("M256 100Q302 66 348 100L346 84Q302 50 258 84Z", "gilt", 4)
        + inked("M302 58L313 76L302 94L291 76Z", "#8ff0f0", 3.5)
    )
    return tones + veil + gown + head + orb + arms + _ravens()


def _ray(turn: float, reach: float) -> str:
    """One spike of the Oracle's crown."""
    tip = polar((302, 100), reach, turn)
    return cut(polar((302, 100), 40, turn), tip, 13)


def _ravens() -> str:
    """A raven on the wing at the right, another at rest on her sleeve."""
    flying = (
        inked(
            "M392 176Q420 160 432 126Q440 96 472 84Q462 104 470 112Q460 120 468 130Q456 136 462 148Q448 152 452 164Q470 162 480 170Q466 176 462 186Q440 206 410 196Q394 210 380 206Q388 194 392 176Z",
            "#15101f",
            4,
        )
        + hatched((cuts((440, 160), (464, 100), 6, (-14, 12), 4),), "#8a7ab8", 0.9)
        + edge("M396 178Q424 162 434 130Q444 104 466 92", "#cdb4ff", 3)
        + circle((386, 196), 3, "#ffe27a")
    )
    sitting = (
        inked(
            "M196 262Q168 254 160 230L144 226L158 216Q170 200 190 210Q214 230 216 262L236 300Q214 296 196 262Z",
            "#15101f",
            4,
        )
        + hatched((cuts((204, 276), (182, 232), 5, (-10, -6), 4),), "#8a7ab8", 0.9)
        + circle((172, 218), 3.4, "#ffe27a")
        + edge("M162 230Q172 252 194 260", "#cdb4ff", 2.6)
    )
    return flying + moved(sitting, (-8, 34))


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
        + rod("M300 214H484", "wood", 4, 3.5)
        + disc((446, 214), 16, "skin", 4.5)
        + path("M434 209h24M434 218h24", "none", INK, 2.6, 0.8)
        + inked("M268 178Q226 196 222 226Q232 246 262 238L304 226L300 202L262 206Z", "pine", 5)
        + hatched((cuts((228, 236), (256, 196), 5, (20, -2), 5),), INK, 0.6)
        + disc((300, 214), 14, "skin", 4.5)
    )
