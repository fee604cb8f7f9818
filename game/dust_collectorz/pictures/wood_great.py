"""Grainers of gold, platinum and the epics."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import bicorne, fist, painted_eye, smile
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    put,
    shape,
)
from game.table.art.vector import polar, star


def leaves(places: tuple[tuple[float, float], ...], radius: float, tone: str = "leaf") -> str:
    """Round tufts of leaves."""
    return "".join(ball(place, radius, tone, 4) for place in places)


def oakenback() -> str:
    """An elephant of oak with a wood on its back."""
    return (
        ground_shadow((210, 390), (170, 13))
        + limb("M250 130 V80 M200 140 L184 90 M300 140 L320 92", "walnut", 14)
        + leaves(((176, 84), (210, 60), (250, 40), (292, 56), (326, 84), (230, 88), (276, 88)), 34)
        + "".join(
            shape(f"M{x} 280 H{x + 56} V380 Q{x + 28} 394 {x} 380Z", "oak") for x in (140, 204, 276, 322)
        )
        + shape("M120 230 Q140 130 260 128 Q384 134 386 250 Q384 316 340 324 H160 Q120 300 120 230Z", "oak")
        + hair(
            "M190 160 Q180 230 196 300 M250 150 Q242 230 254 306 M310 156 Q318 230 306 304 M360 200 Q366 250 352 300",
            "#5a3414",
            5,
            0.6,
        )
        + shape(
            "M66 150 Q100 96 168 128 Q214 180 182 252 Q150 290 104 270 Q92 350 60 372 Q28 376 26 352 Q46 340 52 300 Q56 250 54 210 Q50 176 66 150Z",
            "oak",
        )
        + hair("M60 262 H96 M56 292 H92 M50 320 H82 M44 344 H72", "#5a3414", 5, 0.7)
        + shape("M134 126 Q210 110 226 190 Q226 262 180 270 Q134 240 134 126Z", "walnut")
        + shape("M150 146 Q196 140 206 192 Q206 238 180 248 Q152 220 150 146Z", "oak", 3)
        + shape("M100 252 Q128 262 138 300 Q118 316 92 310 Q112 292 100 252Z", "birch", 4)
        + painted_eye((98, 186), 18)
        + hair("M76 160 L112 160", "#3a2010", 7)
    )


def toychest_golem() -> str:
    """A golem of a toy chest and letter blocks."""

    def block(x: float, y: float, tone: str, side: float = 56) -> str:
        half = side / 2
        outer = f"M{x - half} {y - half} H{x + half} V{y + half} H{x - half}Z"
        inner = f"M{x - half + 9} {y - half + 9} H{x + half - 9} V{y + half - 9} H{x - half + 9}Z"
        return (
            shape(outer, "pine", 4.5)
            + shape(inner, tone, 3)
            + flat(star((x, y), 5, side * 0.2, side * 0.09), "#fff6dc")
        )

    return (
        ground_shadow((200, 390), (150, 13))
        + block(150, 360, "blue", 60)
        + block(250, 360, "red", 60)
        + block(60, 216, "yellow")
        + block(50, 276, "green")
        + block(340, 216, "violet")
        + block(350, 276, "orange")
        + both(ball((50, 322), 26, "oak"))
        + shape("M90 190 H310 V334 H90Z", "oak")
        + hair("M90 238 H310 M90 286 H310", "#5a3414", 5, 0.7)
        + shape("M90 190 H122 V334 H90Z M278 190 H310 V334 H278Z", "iron", 4)
        + shape("M176 254 H224 V306 H176Z", "brass", 4)
        + ball((200, 274), 8, "black", 0)
        + shape("M194 276 H206 V294 H194Z", "black", 0)
        + shape("M86 168 H314 V194 H86Z", "black", 4)
        + flat(
            "M104 172 L118 192 L132 172Z M144 172 L158 192 L172 172Z M184 172 L198 192 L212 172Z M224 172 L238 192 L252 172Z M264 172 L278 192 L292 172Z",
            "#fff4dc",
        )
        + shape("M78 168 Q84 56 200 50 Q316 56 322 168Z", "oak")
        + hair("M106 110 Q200 84 294 110", "#5a3414", 5, 0.7)
        + shape("M86 148 H314 V170 H86Z", "iron", 4)
        + both(
            ball((152, 120), 30, "brass", 4) + dot((152, 120), 21, "#3a2010") + dot((152, 120), 13, "#ffd84a")
        )
        + ball((200, 42), 20, "red", 4)
    )


def grandfather_yew() -> str:
    """An old yew that is a grandfather clock."""
    hours = "".join(
        hair(
            f"M{polar((200, 128), 52, t)[0]:.1f} {polar((200, 128), 52, t)[1]:.1f} L{polar((200, 128), 60, t)[0]:.1f} {polar((200, 128), 60, t)[1]:.1f}",
            "#3a2010",
            5,
        )
        for t in range(0, 360, 30)
    )
    return (
        ground_shadow((200, 392), (130, 11))
        + both(shape("M130 340 Q70 350 50 390 H150Z", "walnut"))
        + both(limb("M116 200 Q60 190 44 140 M66 176 L34 176", "walnut", 18))
        + leaves(((40, 124), (70, 108), (30, 160), (360, 124), (330, 108), (370, 160)), 26, "moss")
        + shape("M112 180 Q200 160 288 180 L296 384 H104Z", "walnut")
        + leaves(
            ((96, 84), (130, 46), (174, 24), (226, 24), (270, 46), (304, 84), (86, 126), (314, 126)),
            40,
            "moss",
        )
        + ball((200, 128), 92, "oak")
        + ball((200, 128), 72, "cream", 4)
        + hours
        + both(
            dot((172, 118), 12, "#2a180e")
            + dot((168, 113), 4, "#ffffff")
            + hair("M152 92 Q172 82 188 96", "#e8e0d0", 9)
        )
        + hair("M200 128 L200 84 M200 128 L232 142", "#6c1c1c", 6)
        + both(shape("M200 146 Q168 136 140 164 Q168 178 200 162Z", "wool", 4))
        + shape("M176 164 Q200 160 224 164 Q224 220 200 240 Q176 220 176 164Z", "wool", 4)
        + shape("M146 246 H254 V366 H146Z", "ebony", 4)
        + hair("M200 246 V318", "#e9b64a", 7)
        + ball((200, 328), 25, "brass", 4)
        + hair("M166 250 V300 M234 250 V284", "#e9b64a", 4)
        + shape("M158 296 H174 V326 H158Z", "brass", 3)
        + shape("M226 282 H242 V312 H226Z", "brass", 3)
    )


def captain_mahogany() -> str:
    """A captain at the wheel of his ship."""
    spokes = "".join(
        limb(f"M200 308 L{polar((200, 308), 92, t)[0]:.0f} {polar((200, 308), 92, t)[1]:.0f}", "oak", 9, 4)
        for t in range(-90, 270, 45)
    )
    return (
        ground_shadow((200, 392), (130, 10))
        + shape("M108 188 Q200 160 292 188 L312 388 H88Z", "blue")
        + shape("M168 180 H232 L226 300 H174Z", "white", 4)
        + both(shape("M168 178 L150 300 L116 260 L132 186Z", "mahogany", 4))
        + both(
            shape("M84 196 Q112 168 152 184 L146 208 Q108 204 84 216Z", "gold", 4)
            + hair("M90 214 V232 M104 208 V228 M118 206 V226 M132 206 V226", "#f4ca50", 5)
        )
        + ball((200, 124), 62, "mahogany")
        + both(painted_eye((176, 120), 16, "#1e5aa8") + hair("M156 98 L192 104", "#2a0c0a", 9))
        + shape(
            "M142 136 Q150 206 200 216 Q250 206 258 136 Q240 158 222 150 Q200 140 178 150 Q160 158 142 136Z",
            "walnut",
        )
        + smile((200, 166), 34, 0.25, 5, "#ffe0c0")
        + shape("M190 122 H210 L216 144 H184Z", "mahogany", 3)
        + bicorne((200, 92), 1.0, "night")
        + spokes
        + "".join(ball(polar((200, 308), 96, t), 11, "oak", 4) for t in range(-90, 270, 45))
        + '<path d="M200 246 a62 62 0 1 1 -0.1 0" fill="none" stroke="#2a140a" stroke-width="24"/>'
        + '<path d="M200 246 a62 62 0 1 1 -0.1 0" fill="none" stroke="#c88a48" stroke-width="14"/>'
        + ball((200, 308), 22, "brass", 4)
        + both(limb("M104 220 Q70 260 112 296", "blue", 28) + fist((126, 288), 20, "mahogany"))
    )


def the_quiet_carver() -> str:
    """A still woodcarver with a knife and a little bird half out of its block."""
    return (
        ground_shadow((200, 392), (140, 11))
        + shape("M112 200 Q200 168 288 200 L310 388 H90Z", "leaf")
        + shape("M138 220 H262 L272 388 H128Z", "plush")
        + hair("M150 214 Q154 190 170 184 M250 214 Q246 190 230 184", "#6a4420", 7)
        + shape("M168 320 H232 V362 H168Z", "plush", 3)
        + hair("M182 322 V300 M200 322 V296 M218 322 V304", "#5a3414", 9)
        + both(limb("M114 218 Q70 260 132 288", "leaf", 30))
        + shape("M166 262 H222 V300 H166Z", "pine", 4)
        + shape("M166 264 Q164 222 196 220 Q214 222 216 240 L240 246 L216 254 L222 264Z", "pine", 4)
        + dot((203, 236), 4, "#2a180e")
        + fist((152, 288), 20, "oak")
        + put(
            shape("M-8 0 H8 V34 H-8Z", "walnut", 4) + shape("M-8 0 L-6 -54 Q8 -40 9 0Z", "tin", 4),
            (262, 280),
            1,
            -46,
        )
        + fist((256, 288), 20, "oak")
        + oval((200, 122), (64, 70), "oak")
        + shape("M138 136 Q150 234 200 244 Q250 234 262 136 Q240 172 200 170 Q160 172 138 136Z", "birch")
        + hair("M176 186 Q180 214 190 230 M200 182 V236 M224 186 Q220 214 210 230", "#a48a60", 4)
        + both(
            hair("M162 124 Q176 134 190 124", "#3a2010", 6) + hair("M154 104 Q172 94 188 104", "#f4ead2", 9)
        )
        + oval((200, 146), (13, 18), "oak", 3)
        + shape("M116 100 Q124 22 200 16 Q276 22 284 100 Q240 74 200 76 Q160 74 116 100Z", "moss")
        + shape("M104 96 Q200 62 296 96 Q304 110 288 114 Q200 82 112 114 Q96 110 104 96Z", "moss")
        + shape("M262 66 Q300 20 330 26 Q318 66 272 82Z", "leaf", 4)
        + "".join(
            hair(f"M{x} {y} q10 -12 20 0 q-4 10 -12 4", "#f2d08c", 5)
            for x, y in ((84, 350), (300, 366), (66, 378))
        )
    )


def rootfather_alder() -> str:
    """An ancient alder who walks on his roots, with a beard of them."""
    roots = "".join(
        hair(f"M{x} 214 Q{x + d} 276 {x + d * 2} {y}", tone, w)
        for x, d, y in ((150, -8, 326), (172, -6, 352), (194, 2, 372), (216, 4, 356), (240, 10, 330))
        for tone, w in (("#2a140a", 22), ("#b0763a", 12), ("#e8bc80", 3))
    )
    return (
        ground_shadow((200, 392), (170, 12))
        + both(shape("M136 320 Q90 330 40 388 Q100 380 120 392 Q140 372 176 388Z", "walnut"))
        + both(limb("M108 210 Q50 210 40 140 M56 184 L20 166 M42 150 L62 110", "walnut", 24))
        + leaves(((40, 120), (18, 148), (66, 98), (360, 120), (382, 148), (334, 98)), 24)
        + shape("M112 130 Q88 270 120 372 H280 Q312 270 288 130Z", "walnut")
        + hair("M128 200 Q120 280 136 360 M272 200 Q280 280 264 360", "#2a140a", 5, 0.6)
        + leaves(
            (
                (92, 96),
                (124, 54),
                (166, 36),
                (212, 28),
                (256, 38),
                (292, 64),
                (314, 104),
                (148, 84),
                (200, 66),
                (252, 84),
            ),
            40,
        )
        + "".join(
            ball(s, 9, "red", 3) for s in ((120, 66), (176, 40), (238, 44), (290, 82), (160, 96), (224, 78))
        )
        + roots
        + both(
            oval((152, 166), (32, 27), "ebony", 4)
            + glow((152, 166), 34, "#d8ff8a", 0.9)
            + dot((152, 166), 13, "#c8f060")
            + dot((152, 166), 6, "#2a4a0c")
            + hair("M114 132 Q150 120 184 146", "#2a140a", 15)
        )
        + shape("M186 170 H214 L222 214 Q200 226 178 214Z", "oak", 4)
        + hair("M160 232 Q200 218 240 232", "#2a140a", 7)
    )


def ebon_nester() -> str:
    """A nesting doll of ebony with the next ones coming out."""

    def doll(x: float, y: float, size: float, tone: str, coat: str) -> str:
        body = (
            shape(
                "M-78 0 Q-104 -110 -62 -170 Q-66 -262 0 -266 Q66 -262 62 -170 Q104 -110 78 0 Q0 18 -78 0Z",
                tone,
            )
            + oval((0, -196), (46, 48), "bisque", 4)
            + shape(
                "M-46 -200 Q-38 -250 0 -250 Q38 -250 46 -200 Q24 -232 0 -230 Q-24 -232 -46 -200Z", "ebony", 3
            )
            + dot((-17, -196), 6, "#1c1016")
            + dot((17, -196), 6, "#1c1016")
            + dot((-28, -178), 9, "#ff6a80", 0.5)
            + dot((28, -178), 9, "#ff6a80", 0.5)
            + hair("M-11 -172 Q0 -162 11 -172", "#a82a3a", 5)
            + shape("M-58 -142 Q0 -116 58 -142 Q92 -60 62 2 Q0 12 -62 2 Q-92 -60 -58 -142Z", coat, 4)
            + "".join(dot(polar((0, -66), 26, t), 15, "#f4ca50") for t in range(-90, 270, 60))
            + dot((0, -66), 14, "#c8282a")
            + hair("M-84 -40 Q0 -16 84 -40", "#1c1016", 5)
        )
        return put(body, (x, y), size)

    return (
        ground_shadow((200, 390), (180, 12))
        + doll(200, 380, 1.36, "ebony", "mahogany")
        + doll(66, 388, 0.66, "mahogany", "leaf")
        + doll(334, 388, 0.66, "walnut", "blue")
        + doll(132, 394, 0.38, "oak", "red")
        + doll(270, 394, 0.34, "pine", "violet")
    )
