"""Tinlings of gold, platinum and the epics."""

from __future__ import annotations

from game.dust_collectorz.pictures.parts import (
    bicorne,
    crown,
    fist,
    gear,
    glass,
    gown,
    shine_left,
    sword,
    wind_key,
)
from game.dust_collectorz.pictures.strokes import (
    ball,
    both,
    dot,
    flat,
    gleam,
    glow,
    ground_shadow,
    hair,
    limb,
    oval,
    ringed,
    rivets,
    shape,
)
from game.table.art.vector import polar, star


def boilerback() -> str:
    """A tortoise that carries a steaming boiler."""
    puffs = "".join(
        dot(spot, r, "#ffffff", 0.75) for spot, r in (((282, 40), 26), ((310, 16), 32), ((262, 12), 22))
    )
    return (
        ground_shadow((200, 386), (170, 15))
        + puffs
        + shape("M254 130 V66 H302 V140Z", "iron")
        + shape("M246 60 H310 V80 H246Z", "copper", 4)
        + "".join(shape(f"M{x} 300 H{x + 58} V380 Q{x + 28} 392 {x} 380Z", "iron") for x in (112, 200, 290))
        + shape("M84 312 Q84 118 220 112 Q372 118 376 312 Q230 346 84 312Z", "copper")
        + hair("M90 258 Q230 288 374 258 M112 190 Q230 216 352 190", "#5a240e", 8)
        + hair("M180 120 Q160 220 166 322 M276 122 Q300 220 294 322", "#5a240e", 8)
        + rivets(
            [(120, 272), (148, 278), (200, 284), (236, 284), (266, 282), (320, 276), (346, 270)], "brass", 7
        )
        + ball((230, 236), 44, "brass")
        + ball((230, 236), 33, "white", 3)
        + hair("M230 236 L250 212", "#c8201e", 7)
        + shape("M20 222 Q40 164 100 184 Q134 226 116 286 Q60 310 26 278Z", "tin")
        + glass((70, 222), 27, "red")
        + hair("M42 194 L92 206", "#1c2436", 9)
        + hair("M28 264 Q58 282 98 266", width=7)
        + flat("M44 268 L52 256 L60 270Z M70 272 L78 260 L86 270Z", "#ffffff")
    )


def old_mainspring() -> str:
    """An old automaton, his mainspring in sight, with a beard of wire."""
    spiral = "M200 286 Q190 276 200 266 Q222 264 222 288 Q216 314 192 310 Q166 300 172 272 Q186 240 220 248 Q250 262 244 300 Q230 336 190 332 Q150 318 152 276"
    return (
        ground_shadow((200, 388), (130, 14))
        + both(oval((152, 378), (46, 16), "iron"))
        + both(limb("M112 230 Q60 256 64 320", "tin", 30) + fist((66, 328), 24, "brass"))
        + shape("M110 200 Q200 170 290 200 L296 350 Q200 380 104 350Z", "tin")
        + ball((200, 286), 76, "brass")
        + ball((200, 286), 64, "ink", 4)
        + hair(spiral, "#6a7a96", 10)
        + hair(spiral, "#eef4ff", 5)
        + wind_key((336, 250), 0.7, 90)
        + shape("M120 130 Q116 40 200 36 Q284 40 280 130 Q200 150 120 130Z", "copper")
        + ball((200, 34), 16, "brass", 4)
        + shape("M126 122 H274 L270 186 H130Z", "tin")
        + both(glass((168, 140), 30, "violet") + hair("M134 100 Q162 86 188 110", "#f4f4fa", 13))
        + both(
            "".join(
                hair(
                    f"M{190 - i * 17} 172 Q{170 - i * 22} {216 + i * 6} {196 - i * 16} {262 - i * 24}",
                    tone,
                    9 if tone[1] == "2" else 5,
                )
                for i in range(4)
                for tone in ("#2a3348", "#f0f4fc")
            )
        )
        + oval((200, 172), (26, 15), "red", 4)
    )


def sheet_metal_bull() -> str:
    """A bull of riveted sheet metal, head on."""
    return (
        ground_shadow((200, 388), (150, 14))
        + both(shape("M92 296 H162 L156 384 H98Z", "iron") + shape("M94 362 H160 V388 H94Z", "black", 4))
        + shape("M56 196 Q80 104 200 98 Q320 104 344 196 Q352 300 298 336 H102 Q48 300 56 196Z", "zinc")
        + hair("M112 120 V320 M288 120 V320", "#3a345a", 5)
        + both(
            shape("M128 148 Q40 150 16 60 Q70 104 140 92Z", "cream")
            + shape("M128 148 Q112 150 104 142 Q116 114 124 96 L142 92Z", "brass", 4)
        )
        + both(shape("M112 158 Q64 150 44 186 Q78 212 118 196Z", "zinc"))
        + shape("M116 128 Q200 96 284 128 L264 268 Q200 296 136 268Z", "tin")
        + shape("M136 250 Q200 226 264 250 Q284 306 248 336 Q200 352 152 336 Q116 306 136 250Z", "copper")
        + both(
            oval((166, 292), (17, 13), "black", 3)
            + glass((160, 188), 26, "red")
            + hair("M122 150 L186 172", "#1c2436", 12)
        )
        + hair("M176 306 Q172 352 200 356 Q228 352 224 306", "#7a5210", 14)
        + hair("M176 306 Q172 352 200 356 Q228 352 224 306", "#f4ca50", 8)
        + rivets(
            [
                (126, 142),
                (142, 256),
                (200, 122),
                (258, 256),
                (274, 142),
                (70, 220),
                (330, 220),
                (76, 280),
                (324, 280),
            ],
            "brass",
            7,
        )
        + shine_left(150, 136, 90, 12)
    )


def marshal_flywheel() -> str:
    """A marshal with a flywheel in his chest and a sabre raised."""
    return (
        ground_shadow((200, 388), (120, 14))
        + both(
            limb("M172 318 V366", "white", 32) + shape("M132 350 H192 V386 H120 Q118 366 132 350Z", "black")
        )
        + shape("M118 190 Q200 160 282 190 L298 330 Q200 356 102 330Z", "blue")
        + gear((200, 262), 64, 16, "brass")
        + ball((200, 262), 46, "ink", 4)
        + "".join(
            hair(
                f"M200 262 L{polar((200, 262), 44, t)[0]:.0f} {polar((200, 262), 44, t)[1]:.0f}", "#e9b64a", 9
            )
            for t in range(0, 360, 60)
        )
        + ball((200, 262), 15, "red", 4)
        + both(
            shape("M92 196 Q118 166 160 186 L150 214 Q112 206 92 220Z", "gold")
            + hair("M98 218 V240 M112 212 V236 M126 210 V232 M140 210 V230", "#f4ca50", 6)
        )
        + limb("M108 214 Q64 250 80 306", "blue", 28)
        + fist((82, 312), 21, "white")
        + sword((320, 156), 0.86, 14)
        + limb("M292 214 Q344 226 322 166", "blue", 28)
        + fist((322, 158), 21, "white")
        + ball((200, 128), 58, "tin")
        + both(glass((176, 124), 21, "blue"))
        + both(shape("M200 150 Q170 142 140 168 Q172 180 200 164Z", "white", 4))
        + bicorne((200, 96), 1.02, "blue")
    )


def the_clockless_knight() -> str:
    """A knight on whose breast a clock has lost its hands."""
    ticks = "".join(
        hair(
            f"M{polar((200, 268), 34, t)[0]:.1f} {polar((200, 268), 34, t)[1]:.1f}L{polar((200, 268), 43, t)[0]:.1f} {polar((200, 268), 43, t)[1]:.1f}",
            "#2a2038",
            6,
        )
        for t in range(0, 360, 30)
    )
    return (
        ground_shadow((200, 390), (130, 14))
        + shape("M110 196 Q60 290 84 376 Q200 394 316 376 Q340 290 290 196Z", "wine")
        + both(limb("M172 318 V366", "tin", 34) + oval((160, 378), (40, 16), "iron"))
        + shape("M118 194 Q200 164 282 194 Q292 270 264 334 Q200 352 136 334 Q108 270 118 194Z", "tin")
        + ball((200, 268), 60, "brass")
        + ball((200, 268), 48, "cream", 3)
        + ticks
        + dot((200, 268), 5, "#2a2038")
        + both(
            shape("M82 214 Q92 168 150 178 L146 226 Q104 238 82 214Z", "tin")
            + rivets([(102, 212), (124, 216)], "brass", 5)
        )
        + limb("M96 230 Q70 268 84 300", "iron", 26)
        + shape("M26 226 Q78 206 130 226 Q134 322 78 368 Q22 322 26 226Z", "blue")
        + hair("M78 226 V356 M34 278 H122", "#f4ca50", 10)
        + sword((328, 270), 1.18, 6)
        + limb("M302 226 Q340 244 328 272", "iron", 26)
        + fist((328, 276), 22, "tin")
        + shape("M136 170 Q122 52 200 46 Q278 52 264 170 Q200 196 136 170Z", "tin")
        + shape("M140 104 H260 L256 132 H144Z", "black", 4)
        + both(dot((176, 118), 8, "#ffd84a") + dot((176, 118), 14, "#ffd84a", 0.4))
        + hair("M200 50 V186 M170 146 V168 M184 148 V172 M216 148 V172 M230 146 V168", "#36445e", 5)
        + shape("M194 50 Q180 6 240 -6 Q300 2 312 50 Q270 22 236 30 Q212 36 206 54Z", "red")
        + gleam("M146 92 Q150 62 180 56 Q160 76 158 98Z", 0.7)
    )


def grand_automat_orra() -> str:
    """A sibyl of gold in a case of gears, who tells fortunes for a coin."""
    return (
        ground_shadow((200, 390), (140, 14))
        + gear((200, 158), 158, 24, "brass")
        + ball((200, 158), 128, "ink", 5)
        + "".join(flat(star(spot, 4, 13, 4), "#ffe9a0") for spot in ringed((200, 158), 108, 10, -72))
        + gown(232, 384, 130, 280, "violet")
        + shape("M116 342 H284 V392 H116Z", "brass")
        + shape("M176 360 H224 V370 H176Z", "black", 3)
        + both(ball((140, 366), 12, "red", 4))
        + shape("M134 214 Q200 186 266 214 L260 290 H140Z", "gold")
        + both(limb("M136 222 Q84 246 104 292 Q124 316 150 300", "gold", 24))
        + glow((200, 300), 85, "#b0f4ff", 0.88)
        + ball((200, 298), 46, "azure")
        + gleam("M172 288 Q176 264 200 260 Q184 274 184 296Z", 0.9)
        + both(fist((156, 316), 19, "gold"))
        + shape("M142 128 Q140 66 200 62 Q260 66 258 128 Q254 194 200 200 Q146 194 142 128Z", "cream")
        + both(glass((174, 136), 21, "violet", "gold"))
        + hair("M200 142 V160 M184 176 Q200 186 216 176", "#8a2c3a", 5)
        + both(dot((158, 164), 12, "#ff6a80", 0.5))
        + shape("M128 112 Q140 40 200 36 Q260 40 272 112 Q200 66 128 112Z", "violet")
        + ball((200, 62), 16, "azure", 4)
        + both(ball((138, 166), 11, "gold", 3))
        + crown((200, 42), 0.5)
    )


def madame_zinc() -> str:
    """A lady of zinc in a bell of a dress, a finger at her lips."""
    return (
        ground_shadow((200, 390), (150, 14))
        + gown(222, 386, 84, 322, "zinc")
        + hair("M90 340 Q200 374 310 340 M112 298 Q200 326 288 298", "#4a4472", 6)
        + "".join(
            hair(f"M{200 + x * 0.3} 236 Q{200 + x * 0.6} 310 {200 + x} 380", "#4a4472", 4, 0.5)
            for x in (-96, -48, 48, 96)
        )
        + rivets([(x, 362 + abs(x - 200) * -0.06) for x in range(72, 340, 32)], "brass", 6)
        + shape("M148 184 Q200 166 252 184 L242 240 Q200 252 158 240Z", "violet")
        + limb("M156 198 Q92 220 88 276", "zinc", 20)
        + shape("M88 282 L14 232 Q40 190 92 184 Q136 190 150 222Z", "red")
        + hair("M88 280 L30 214 M88 280 L62 192 M88 280 L98 186 M88 280 L130 200", "#5a0c18", 4)
        + fist((90, 284), 16, "cream")
        + shape("M128 70 Q140 14 200 12 Q260 14 272 70 Q296 120 268 160 H132 Q104 120 128 70Z", "black")
        + shape("M150 96 Q150 54 200 54 Q250 54 250 96 Q250 166 200 172 Q150 166 150 96Z", "cream")
        + both(glass((176, 106), 19, "violet", "zinc") + hair("M154 82 Q174 68 192 84", "#2a2038", 5))
        + oval((200, 146), (15, 9), "red", 3)
        + dot((226, 136), 4, "#2a1a2a")
        + limb("M246 198 Q306 206 266 164", "zinc", 20)
        + limb("M240 168 L212 144", "cream", 9, 3)
        + fist((252, 170), 17, "cream")
        + both(ball((146, 146), 9, "gold", 3))
        + shape("M164 24 Q160 -20 196 -16 Q200 8 190 24Z", "teal", 4)
        + shape("M188 24 Q192 -30 226 -18 Q222 6 206 26Z", "red", 4)
        + "".join(
            ball((x, 178 + (4 - abs(i - 2)) * 3), 8, "white", 3)
            for i, x in enumerate((166, 183, 200, 217, 234))
        )
    )
