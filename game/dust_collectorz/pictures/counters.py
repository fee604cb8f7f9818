"""The counters: boxes, jars, labels and cloths that lie in wait on the shelf."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import bead, painted_eye
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    gleam,
    gleam_spot,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    shape,
    stitches,
)
from game.table.art.vector import star


def spring_lid_box() -> str:
    """A jack in the box, sprung."""
    coil = "M160 254 Q200 276 244 250 Q200 246 158 230 Q200 250 242 224 Q200 222 160 204 Q200 222 238 198"
    return (
        ground_shadow((200, 390), (150, 13))
        + shape("M92 250 L30 150 L54 138 L120 236Z", "orange")
        + hair(coil, "#2a3348", 17)
        + hair(coil, "#d8e4f8", 8)
        + both(limb("M168 190 Q110 176 92 120", "violet", 20) + ball((90, 112), 17, "white", 4))
        + shape("M142 196 Q200 160 258 196 L244 226 L222 208 L200 230 L178 208 L156 226Z", "yellow")
        + ball((200, 116), 66, "skin")
        + shape(
            "M134 102 Q120 30 70 30 Q96 -10 146 28 Q170 -20 200 24 Q230 -20 254 28 Q304 -10 330 30 Q280 30 266 102 Q200 66 134 102Z",
            "violet",
        )
        + both(ball((68, 34), 14, "gold", 4))
        + both(painted_eye((176, 112), 16, "#2f7ad8"))
        + ball((200, 134), 14, "red", 3)
        + shape("M160 148 Q200 166 240 148 Q232 178 200 178 Q168 178 160 148Z", "wine", 3)
        + shape("M90 250 H310 V386 H90Z", "red")
        + shape("M90 250 H310 V272 H90Z M90 364 H310 V386 H90Z", "gold", 4)
        + flat(star((200, 318), 5, 42, 18), "#ffe27a")
        + ball((330, 318), 15, "gold", 4)
        + hair("M310 318 H330 V340", "#98660f", 7)
    )


def greedy_jar() -> str:
    """A jar with a hungry mouth, its lid lifted."""
    return (
        ground_shadow((200, 390), (130, 13))
        + put(
            shape("M-88 -6 Q0 -34 88 -6 L80 18 H-80Z", "cobalt") + ball((0, -30), 18, "gold", 4),
            (214, 70),
            1,
            12,
        )
        + shape(
            "M132 116 H268 V140 Q340 176 336 264 Q324 378 200 384 Q76 378 64 264 Q60 176 132 140Z", "celadon"
        )
        + shape("M124 104 H276 V128 H124Z", "cobalt", 4)
        + shape("M84 236 Q200 206 316 236 Q318 340 200 346 Q82 340 84 236Z", "wine")
        + flat(
            "M92 236 L116 274 L140 228 L164 268 L188 222 L212 268 L236 222 L260 270 L284 230 L308 238 Q200 208 92 236Z",
            "#ffffff",
        )
        + flat(
            "M110 306 L132 284 L150 324 L174 292 L196 332 L220 294 L244 326 L266 286 L288 306 Q250 344 200 344 Q140 340 110 306Z",
            "#ffffff",
        )
        + both(painted_eye((150, 182), 29, "#7a2c0c") + hair("M118 146 L178 160", "#14382e", 10))
        + put(
            shape("M-22 -30 H22 V30 H-22Z", "kraft", 4) + flat(star((0, 0), 5, 14, 6), "#e05a4a"),
            (200, 296),
            0.9,
            16,
        )
        + gleam("M82 210 Q92 170 130 156 Q106 180 100 214Z", 0.7)
    )


def trapdoor_shelf() -> str:
    """A shelf whose board gives way."""
    return (
        ground_shadow((200, 392), (130, 9))
        + shape("M28 60 H372 V92 H28Z", "walnut")
        + both(shape("M40 92 H76 V388 H40Z", "walnut"))
        + shape("M28 226 H136 V256 H28Z", "oak")
        + shape("M264 226 H372 V256 H264Z", "oak")
        + shape("M136 240 L152 246 L186 366 L160 374Z", "oak")
        + shape("M264 240 L248 246 L214 366 L240 374Z", "oak")
        + both(ball((140, 242), 10, "brass", 4))
        + shape("M88 226 V170 Q96 150 108 170 V226Z", "cobalt", 4)
        + shape("M292 226 Q284 176 312 172 Q340 176 332 226Z", "celadon", 4)
        + put(
            ball((0, 0), 44, "clay")
            + shape("M-26 -52 H26 L20 -36 H-20Z", "clay", 4)
            + bead((-14, -4), 7)
            + bead((16, -4), 7)
            + oval((2, 18), (9, 11), "black", 2),
            (204, 156),
            1,
            24,
        )
        + hair("M150 108 V132 M176 100 V118 M232 100 V118 M258 108 V132", "#ffffff", 7, 0.85)
        + shape("M176 300 H224 V340 H250 L200 392 L150 340 H176Z", "red", 5)
    )


def wrong_address() -> str:
    """A parcel with its address struck out, sent back."""
    return (
        ground_shadow((200, 390), (160, 12))
        + shape("M40 150 L200 96 L360 150 L200 210Z", "kraft")
        + shape("M40 150 L200 210 V388 L40 320Z", "kraft")
        + shape("M360 150 L200 210 V388 L360 320Z", "cocoa")
        + hair("M120 178 L276 122 M120 178 V354", "#c83a3a", 11)
        + hair("M280 180 L124 124 M280 180 V352", "#a82a2a", 11)
        + shape("M62 204 L180 250 V320 L62 272Z", "cream", 4)
        + hair("M78 226 L160 258 M78 244 L160 276 M78 262 L130 282", "#4a4460", 5)
        + hair("M72 262 L170 262 M74 216 L170 306", "#e03c34", 9)
        + shape("M222 230 L268 212 V258 L222 276Z", "azure", 3)
        + flat("M232 244 l12 -16 l14 4 l-4 18 l-12 8Z", "#ffffff", 0.8)
        + hair("M344 92 Q330 18 240 20 Q170 26 140 64", "#2a1c10", 25)
        + hair("M344 92 Q330 18 240 20 Q170 26 140 64", "#f6c83a", 14)
        + shape("M104 44 L118 104 L168 76Z", "yellow", 5)
    )


def mute_cloth() -> str:
    """A dust cloth over something that would like to speak."""
    return (
        ground_shadow((200, 390), (140, 12))
        + shape(
            "M200 40 Q270 44 292 130 Q330 160 332 240 Q362 340 372 384 Q340 360 312 388 Q284 360 256 388 Q228 362 200 390 Q172 362 144 388 Q116 360 88 388 Q60 360 28 384 Q38 340 68 240 Q70 160 108 130 Q130 44 200 40Z",
            "lilac",
        )
        + hair("M150 90 Q130 200 96 356 M250 90 Q270 200 304 356 M200 240 V370", "#5c4490", 6, 0.5)
        + stitches(
            "M52 360 Q90 330 116 354 Q146 332 172 356 Q200 330 228 356 Q256 332 284 354 Q312 330 348 360",
            "#fff4ff",
            5,
            10,
        )
        + both(hair("M136 170 Q160 152 182 172", "#3a2470", 9))
        + hair("M158 230 H242", "#3a2470", 9)
        + hair("M170 218 V242 M186 218 V242 M202 218 V242 M218 218 V242 M232 218 V242", "#3a2470", 6)
        + "".join(flat(star(s, 4, 16, 5), "#ffffff", 0.9) for s in ((86, 100), (322, 90), (350, 180)))
        + both(dot((118, 204), 15, "#ff6a80", 0.35))
    )


def swapped_labels() -> str:
    """Two jars whose labels change places."""
    jar = (
        shape(
            "M-54 -70 H54 V-48 Q72 -30 72 0 V76 Q72 100 48 100 H-48 Q-72 100 -72 76 V0 Q-72 -30 -54 -48Z",
            "azure",
        )
        + shape("M-58 -96 H58 V-66 H-58Z", "walnut", 4)
        + gleam("M-58 -20 Q-56 -34 -44 -40 V70 Q-58 60 -58 40Z", 0.6)
    )

    def label(tone: str, sign: str) -> str:
        return shape("M-44 -26 H44 V40 H-44Z", "cream", 4) + flat(sign, tone)

    heart = "M0 28 Q-28 8 -26 -8 Q-22 -20 -10 -16 Q-2 -12 0 -4 Q2 -12 10 -16 Q22 -20 26 -8 Q28 8 0 28Z"
    return (
        ground_shadow((200, 390), (170, 12))
        + put(jar + label("#d8383a", heart), (104, 282))
        + put(jar + label("#2f7ad8", star((0, 7), 5, 26, 11)), (296, 282))
        + hair("M96 160 Q110 70 200 66 Q262 66 290 120", "#2a1c10", 23)
        + hair("M96 160 Q110 70 200 66 Q262 66 290 120", "#f6923a", 12)
        + shape("M262 118 L306 160 L322 100Z", "orange", 5)
        + hair("M306 60 Q280 10 200 10 Q120 10 90 62", "#2a1c10", 23)
        + hair("M306 60 Q280 10 200 10 Q120 10 90 62", "#3aa860", 12)
        + shape("M58 50 L76 104 L120 66Z", "green", 5)
    )


def blank_tag() -> str:
    """A luggage tag that nobody has written on."""
    return (
        ground_shadow((200, 388), (140, 11))
        + hair("M112 120 Q60 40 150 22 Q260 8 300 60 Q330 100 380 60", "#5a3414", 13)
        + hair("M112 120 Q60 40 150 22 Q260 8 300 60 Q330 100 380 60", "#e8c890", 6)
        + put(
            shape(
                "M-70 -150 L0 -186 L70 -150 Q82 -144 82 -130 V150 Q82 164 68 164 H-68 Q-82 164 -82 150 V-130 Q-82 -144 -70 -150Z",
                "cream",
                6,
            )
            + ball((0, -136), 25, "honey", 4)
            + ball((0, -136), 12, "black", 3)
            + '<path d="M-62 -92 H62 V144 H-62Z" fill="none" stroke="#c4a878" stroke-width="4" stroke-dasharray="12 9"/>'
            + hair("M-40 -40 H40 M-40 0 H40 M-40 40 H40", "#d8c4a0", 6)
            + hair("M-20 108 Q0 122 20 108", "#8a6a40", 5)
            + dot((-22, 82), 7, "#8a6a40")
            + dot((22, 82), 7, "#8a6a40"),
            (196, 216),
            1,
            -14,
        )
        + put(
            shape("M-9 -120 H9 V0 L0 26 L-9 0Z", "sun", 4)
            + shape("M-9 -132 H9 V-112 H-9Z", "rose", 3)
            + flat("M-4 12 L0 26 L4 12Z", "#1c1626"),
            (326, 330),
            1.2,
            30,
        )
    )


def bubble_blanket() -> str:
    """A porcelain bird safe in a wrap of bubbles."""
    bubbles = "".join(
        ball((x + (18 if (y // 38) % 2 else 0), y), 17, "azure", 3)
        + gleam_spot((x - 6 + (18 if (y // 38) % 2 else 0), y - 7), (5, 4), 0.9)
        for y in range(228, 370, 38)
        for x in range(62, 330, 38)
    )
    return (
        ground_shadow((200, 390), (160, 12))
        + shape("M120 212 Q100 90 196 72 Q290 84 292 170 L340 150 L320 212Z", "porcelain")
        + shape("M112 150 L62 168 L116 186Z", "honey", 4)
        + bead((160, 134), 16)
        + dot((138, 172), 13, "#ff6a80", 0.45)
        + hair("M210 150 Q250 140 268 176 M222 174 Q248 168 260 192", "#2450b4", 5)
        + shape("M170 74 Q160 36 186 30 Q206 44 204 70Z", "cobalt", 4)
        + shape("M34 196 Q120 226 200 206 Q290 188 366 212 L352 384 Q200 398 48 384Z", "sky")
        + bubbles
        + shape(
            "M34 196 Q120 226 200 206 Q290 188 366 212 L360 236 Q280 214 200 232 Q110 250 38 222Z", "azure", 4
        )
        + put(shape("M-36 -14 H36 V14 H-36Z", "honey", 3), (286, 300), 1, -24)
    )
