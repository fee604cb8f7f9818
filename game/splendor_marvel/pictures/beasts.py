"""Emblems from the animal world: cats, birds, a serpent, and what they leave behind."""

from __future__ import annotations

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    hair,
    placed,
    shade,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import Point, circle, closed, ellipse, mirrored, polar, ring_points, star


def serpent() -> str:
    """A coiled serpent with raised head."""
    coil = "M90 356C20 330 40 262 130 262C240 262 336 290 330 332C322 380 170 380 150 350"
    neck = "M300 320C360 262 250 236 190 220C110 196 110 130 170 112"
    parts = [stroke(coil, "main", 46, 7), stroke(neck, "main", 46, 7)]
    parts.append(
        hair(
            "M80 300Q110 292 140 290M180 280Q230 284 280 300M292 292Q280 264 240 250M180 232Q150 216 146 190",
            "#ffffff",
            7,
            0.4,
        )
    )
    head = solid(
        "M158 130C140 96 170 52 232 44C284 40 312 66 316 92C300 116 266 124 236 126Q214 152 186 152Z",
        "main",
        7,
    )
    eye = solid("M216 84Q238 62 258 82Q238 96 216 84Z", "gold", 4) + flat(
        "M234 72L242 72L240 92L236 92Z", LINE
    )
    tongue = hair("M314 94Q346 96 358 80M346 94Q360 100 370 98", "#ff4a5a", 7)
    hood = shine("M176 128Q162 96 204 66Q178 96 196 138Z", 0.4)
    fangs = flat("M286 108L292 134L300 102ZM262 118L266 138L276 114Z", "#ffffff")
    return "".join(parts) + tongue + head + hood + eye + fangs


def cat() -> str:
    """A cat's head with bright eyes."""
    head = solid(
        "M64 40L140 96Q200 74 260 96L336 40Q350 140 338 214Q320 330 200 362Q80 330 62 214Q50 140 64 40Z",
        "main",
        8,
    )
    ears = mirrored(solid("M82 72L128 110Q104 124 92 152Q80 116 82 72Z", "side", 4), 200)
    eyes = mirrored(
        solid("M178 214Q140 164 92 178Q104 226 178 214Z", "side", 6)
        + flat("M134 178L142 178L146 210L130 208Z", LINE)
        + circle((126, 188), 6, "#ffffff"),
        200,
    )
    nose = solid("M182 262L218 262L200 286Z", "bone", 4) + hair(
        "M200 286L200 304Q180 324 158 308M200 304Q220 324 242 308", "#e8ecf8", 5
    )
    whiskers = mirrored(hair("M150 278L56 262M150 292L60 304M154 306L84 344", "#e8ecf8", 4, 0.9), 200)
    return (
        head
        + shine("M84 190Q78 120 140 112Q110 150 104 240Q88 220 84 190Z", 0.22)
        + ears
        + eyes
        + whiskers
        + nose
    )


def panther() -> str:
    """A panther's head above a collar of claws."""
    claws = ""
    for index in range(7):
        turn = 30 + index * 20
        root, tip = polar((200, 190), 150, turn), polar((200, 190), 204, turn)
        left, right = polar((200, 190), 152, turn - 7), polar((200, 190), 152, turn + 7)
        claws += solid(
            f"M{left[0]:.0f} {left[1]:.0f}"
            f"Q{root[0]:.0f} {root[1]:.0f} {tip[0]:.0f} {tip[1]:.0f}"
            f"Q{tip[0] * 0.4 + right[0] * 0.6:.0f} {tip[1] * 0.4 + right[1] * 0.6:.0f} {right[0]:.0f} {right[1]:.0f}Z",
            "steel",
            4,
        )
    collar = stroke("M62 250Q200 420 338 250", "gold", 14, 5)
    head = solid(
        "M96 30Q128 34 150 66Q200 50 250 66Q272 34 304 30Q318 90 300 140"
        "Q312 220 262 268Q240 302 200 306Q160 302 138 268Q88 220 100 140"
        "Q82 90 96 30Z",
        "main",
        8,
    )
    ears = mirrored(shade("M112 52Q132 60 142 82Q124 90 114 112Q104 84 112 52Z", 0.6), 200)
    brow = mirrored(
        solid("M190 176Q156 140 108 146Q118 186 172 190Z", "side", 5)
        + shade("M150 156L164 158L160 180L146 176Z", 0.7),
        200,
    )
    muzzle = solid("M172 224Q200 212 228 224Q222 248 200 250Q178 248 172 224Z", "dark", 4)
    lines = hair("M200 250L200 270Q176 284 160 268M200 270Q224 284 240 268", "#aab6d6", 5)
    marks = mirrored(hair("M180 130L188 82M160 126L152 92", "#aab6d6", 4, 0.7), 200)
    return claws + collar + head + ears + brow + muzzle + lines + marks


def paw() -> str:
    """The print of a heavy paw."""
    pad = solid(
        "M200 204C270 204 330 276 318 334C306 384 246 364 200 364"
        "C154 364 94 384 82 334C70 276 130 204 200 204Z",
        "main",
        8,
    )
    toes = ""
    for x, y, lean in ((70, 198, -24), (148, 108, -8)):
        toe = ellipse((0, 0), (40, 58), "url(#main)", LINE, 7) + ellipse(
            (-10, -18), (13, 18), "#ffffff", opacity=0.35
        )
        claw = solid("M-14 -58Q-4 -96 4 -104Q14 -84 14 -58Q0 -46 -14 -58Z", "bone", 4)
        toes += placed(claw + toe, (x, y), 1, lean)
    return mirrored(toes, 200) + pad + shine("M110 320Q104 260 170 226Q130 270 134 336Z", 0.35)


def falcon() -> str:
    """A falcon stooping with spread wings."""
    wing = ""
    for index in range(5):
        tip: Point = (10 + index * 30, 60 + index * 58)
        wing += solid(
            f"M190 {128 + index * 14}Q100 {70 + index * 28} {tip[0]} {tip[1]}"
            f"Q{tip[0] + 46} {tip[1] + 62} 190 {196 + index * 16}Z",
            "main" if index % 2 else "side",
            5,
        )
    tail = solid("M170 270L136 388L180 362L200 396L220 362L264 388L230 270Z", "side", 6)
    body = solid(
        "M200 70C250 84 252 220 228 286Q212 318 200 322Q188 318 172 286C148 220 150 84 200 70Z", "main", 7
    )
    chest = flat("M200 170Q226 200 212 276Q200 298 188 276Q174 200 200 170Z", "#fff4dc", 0.75)
    head = solid("M200 34Q244 44 238 98Q226 124 200 126Q174 124 162 98Q156 44 200 34Z", "bone", 6)
    beak = solid("M186 88L214 88Q216 116 200 136Q184 116 186 88Z", "gold", 5)
    eyes = mirrored(flat("M188 86L164 70L170 88Z", LINE), 200)
    return mirrored(wing, 200) + tail + body + chest + head + beak + eyes


def feathers() -> str:
    """A pair of great wings."""
    wing = ""
    for index in range(7):
        length = 190 - index * 13
        turn = 200 + index * 17 if index < 1 else 204 - index * 16
        tip = polar((186, 190), length, turn)
        bend, back = polar((186, 190), length * 0.62, turn + 16), polar((186, 190), length * 0.7, turn - 10)
        wing += solid(
            f"M186 178Q{bend[0]:.0f} {bend[1]:.0f} {tip[0]:.0f} {tip[1]:.0f}"
            f"Q{back[0]:.0f} {back[1]:.0f} 192 214Z",
            "main" if index % 2 == 0 else "side",
            5,
        )
    crest = solid("M200 96Q236 150 226 236Q216 300 200 330Q184 300 174 236Q164 150 200 96Z", "side", 6)
    head = solid("M200 70Q226 78 224 106Q214 124 200 126Q186 124 176 106Q174 78 200 70Z", "main", 6)
    beak = solid("M192 104L208 104L200 138Z", "gold", 4)
    return mirrored(wing, 200) + crest + head + beak


def acorn() -> str:
    """An acorn with its leaf."""
    leaf = solid("M220 84C260 20 340 10 384 40C372 100 310 132 236 110Z", "side", 6) + hair(
        "M226 104Q300 80 372 44M270 92L280 58M304 80L322 46M276 90L312 104", LINE, 4
    )
    nut = solid("M88 190C84 300 150 370 200 392C250 370 316 300 312 190Z", "main", 8)
    cap = solid(
        "M62 190C62 110 130 84 200 84C270 84 338 110 338 190Q330 216 200 216Q70 216 62 190Z", "dark", 8
    )
    scales = ""
    for row in range(4):
        for column in range(8 - row):
            x, y = 92 + column * 32 + row * 16, 190 - row * 26
            scales += hair(f"M{x - 14} {y - 10}Q{x} {y + 14} {x + 14} {y - 10}", "#c69a62", 5)
    stem = stroke("M200 84Q196 50 214 30", "side", 14, 5)
    return leaf + stem + nut + shine("M112 214Q112 290 160 346Q132 280 136 214Z", 0.45) + cap + scales


def pig() -> str:
    """A brave pig in a mask."""
    ears = mirrored(
        solid("M118 112Q52 60 40 22Q110 14 168 72Z", "main", 7)
        + flat("M112 88Q76 60 66 38Q104 40 138 72Z", "#7c2438", 0.5),
        200,
    )
    head = solid(
        "M200 56C300 56 352 130 346 220C340 320 270 368 200 368C130 368 60 320 54 220C48 130 100 56 200 56Z",
        "main",
        8,
    )
    mask = flat(
        "M54 190Q60 116 200 160Q340 116 346 190Q340 262 250 236Q220 216 200 216"
        "Q180 216 150 236Q60 262 54 190Z",
        "#1c2858",
    )
    eyes = mirrored(ball((124, 190), 25, "bone", 5) + circle((130, 192), 10, LINE), 200)
    snout = (
        ellipse((200, 268), (72, 54), "#ffb3bd", LINE, 7)
        + mirrored(ellipse((176, 268), (14, 22), "#8a2f44", LINE, 3), 200)
        + shine("M146 248Q166 224 208 226Q170 236 160 262Z", 0.6)
    )
    mouth = hair("M160 336Q200 356 240 336", LINE, 6)
    return ears + head + mask + eyes + snout + mouth


def rhino() -> str:
    """A rhinoceros: a great horn above a grim brow."""
    head = solid(
        "M92 70Q150 34 250 74Q330 120 344 210Q352 290 290 342Q220 380 150 344Q84 300 70 210Q60 120 92 70Z",
        "main",
        8,
    )
    plates = hair(
        "M100 120Q170 100 250 130M86 180Q140 170 176 190M120 300Q180 330 260 300", "#0a0e1c", 6, 0.6
    )
    ear = solid("M96 96Q40 70 44 14Q100 26 136 74Z", "main", 7) + solid(
        "M244 78Q262 24 310 12Q320 70 286 108Z", "main", 7
    )
    eye = (
        flat("M112 206L176 216Q156 242 124 236Z", "#ffe9a0")
        + circle((146, 224), 8, LINE)
        + hair("M100 196L184 214", LINE, 8)
    )
    horn = solid("M230 300Q190 220 236 176Q272 150 290 40Q356 140 322 236Q306 300 270 320Z", "bone", 8)
    small = solid("M186 196Q176 150 206 108Q238 150 222 204Z", "bone", 6)
    return (
        ear
        + head
        + plates
        + eye
        + small
        + horn
        + shine("M246 284Q222 226 256 196Q282 168 292 100Q300 170 280 220Q262 250 258 296Z", 0.4)
        + shade("M300 300Q330 240 318 170Q350 230 300 300Z", 0.3)
    )


def lion() -> str:
    """A lion's head in its mane."""
    parts = []
    for index, (radius, tone) in enumerate(((192, "main"), (160, "side"))):
        parts.append(solid(star((200, 196), 17, radius, radius * 0.72, -90 + index * 10), tone, 6))
    face = solid(
        "M200 86C262 86 292 134 286 196C280 262 242 318 200 322"
        "C158 318 120 262 114 196C108 134 138 86 200 86Z",
        "gold",
        7,
    )
    eyes = mirrored(
        flat("M180 186Q156 160 132 172Q146 196 180 186Z", "#fffbe8")
        + circle((158, 178), 7, LINE)
        + hair("M186 176Q160 150 130 160", LINE, 7),
        200,
    )
    nose = solid("M176 236Q200 226 224 236L206 262L194 262Z", "dark", 4) + hair(
        "M200 262L200 282Q176 300 158 282M200 282Q224 300 242 282", LINE, 5
    )
    bridge = shine("M184 190L176 236L190 232L194 190Z", 0.4)
    fangs = mirrored(flat("M178 290L186 312L192 290Z", "#ffffff"), 200)
    return "".join(parts) + face + eyes + bridge + nose + fangs


def lizard_eye() -> str:
    """A reptile's eye between scales."""
    parts = []
    for row in range(7):
        for column in range(7):
            spot = (20 + column * 60 + (row % 2) * 30, 38 + row * 54)
            far = abs(spot[0] - 200) / 190 + abs(spot[1] - 200) / 190
            if far < 1.2 and abs(spot[0] - 200) < 160:
                parts.append(
                    solid(closed(ring_points(spot, 38, 6)), "main", 4)
                    + flat(closed(ring_points((spot[0] - 4, spot[1] - 6), 20, 6)), "#ffffff", 0.16)
                )
    lid = solid("M40 204Q120 84 206 92Q300 100 364 196Q290 306 196 310Q104 304 40 204Z", "dark", 8)
    ball_ = solid("M66 204Q134 116 206 120Q288 126 338 198Q276 280 196 284Q116 280 66 204Z", "side", 5)
    slit = flat("M202 124Q226 200 202 282Q178 200 202 124Z", "#0a0c14")
    glint = circle((164, 166), 17, "#ffffff", opacity=0.85)
    rays = "".join(
        hair(
            f"M{polar((202, 202), 34, t)[0]:.0f} {polar((202, 202), 34, t)[1]:.0f}"
            f"L{polar((202, 202), 70, t)[0]:.0f} {polar((202, 202), 70, t)[1]:.0f}",
            "#5a2a04",
            4,
            0.6,
        )
        for t in range(0, 360, 24)
    )
    return "".join(parts) + lid + ball_ + rays + slit + glint


def hoof() -> str:
    """Two iron hooves that strike sparks from the ground."""
    one = solid(
        "M-54 -120Q-60 -150 0 -152Q60 -150 54 -120L78 60Q84 96 40 98L8 98L0 40L-8 98L-40 98Q-84 96 -78 60Z",
        "main",
        7,
    )
    iron = solid(
        "M-80 62L-10 62L-8 100L-44 102Q-88 100 -80 62ZM80 62L10 62L8 100L44 102Q88 100 80 62Z", "steel", 5
    )
    fur = solid("M-62 -92L-58 -170Q0 -190 58 -170L62 -92L40 -116L22 -88L0 -116L-22 -88L-40 -116Z", "dark", 6)
    both = placed(one + iron + fur + shine("M-44 -84L-62 50L-44 50L-24 -80Z", 0.35), (122, 196), 0.98, 8)
    sparks = solid(star((200, 330), 11, 176, 84), "side", 5) + flat(
        star((200, 330), 11, 90, 44), "#fff2c0", 0.9
    )
    return (
        sparks
        + both
        + placed(one + iron + fur + shine("M-44 -84L-62 50L-44 50L-24 -80Z", 0.35), (278, 180), 0.98, -8)
    )
