"""Emblems that are things: vessels, tools, books, trees, treasures."""

from __future__ import annotations

from game.table.art.pen import (
    LINE,
    ball,
    flat,
    glowing,
    hair,
    jewel,
    placed,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import circle, closed, ellipse, mirrored, polar, star


def rocket() -> str:
    """A rocket on its way up."""
    flame = solid("M-44 130Q-60 210 0 262Q60 210 44 130Z", "gold", 5) + flat(
        "M-22 132Q-30 180 0 216Q30 180 22 132Z", "#ff6a2a"
    )
    fins = mirrored(solid("M-46 60Q-104 80 -110 168Q-70 136 -34 136Z", "side", 7), 0)
    body = solid("M0 -200C60 -130 74 -20 48 120L-48 120C-74 -20 -60 -130 0 -200Z", "main", 8) + shine(
        "M-6 -180C-54 -110 -60 0 -40 112L-24 112C-40 0 -36 -100 -6 -180Z", 0.4
    )
    nose = solid("M0 -200Q34 -160 46 -108Q0 -90 -46 -108Q-34 -160 0 -200Z", "side", 6)
    port = (
        circle((0, -36), 36, "url(#steel)", LINE, 6)
        + circle((0, -36), 23, "#8fe4ff", LINE, 4)
        + circle((-7, -43), 7, "#ffffff")
    )
    fin = solid("M-13 60L13 60L9 160L-9 160Z", "side", 5)
    return placed(flame + fins + body + nose + port + fin, (214, 184), 0.95, 32)


def queen() -> str:
    """A chess queen on a board."""
    board = "".join(
        flat(
            closed([(x, y), (x + 60, y), (x + 60, y + 26), (x, y + 26)]),
            "#f4f0e0" if (row + col) % 2 else "#20284a",
        )
        for row, y in enumerate((340, 366))
        for col, x in enumerate(range(20, 380, 60))
    )
    frame = hair("M20 340L380 340L380 392L20 392Z", LINE, 6)
    crown = solid("M104 60L140 130L164 40L200 118L236 40L260 130L296 60L276 190L124 190Z", "main", 8)
    pearls = "".join(ball((x, y), 14, "gold", 4) for x, y in ((104, 54), (164, 34), (236, 34), (296, 54)))
    body = solid("M128 190L272 190L258 216Q236 260 258 306L142 306Q164 260 142 216Z", "main", 8) + solid(
        "M112 182L288 182L288 206L112 206Z", "gold", 6
    )
    base = solid("M120 300L280 300L306 350L94 350Z", "main", 8)
    return (
        board
        + frame
        + base
        + body
        + crown
        + pearls
        + shine("M152 212Q172 260 156 298L176 298Q190 256 172 212Z", 0.4)
        + shine("M126 90L142 150L134 178Z", 0.4)
    )


def tome() -> str:
    """An open book whose letters rise as light."""
    light = glowing((200, 130), 190, "#ffe9b0")
    cover = solid(
        "M20 170Q110 140 200 184Q290 140 380 170L380 360Q290 330 200 372Q110 330 20 360Z", "main", 8
    )
    page = solid("M42 156Q120 124 200 170L200 350Q120 308 42 338Z", "bone", 5)
    lines = "".join(
        hair(f"M66 {y + 6}Q120 {y - 14} 178 {y + 16}", "#7a6a4a", 5, 0.8) for y in range(186, 310, 26)
    )
    runes = ""
    for x, y, size, tips in (
        (130, 96, 30, 4),
        (200, 50, 38, 6),
        (272, 96, 30, 4),
        (166, 140, 16, 4),
        (236, 140, 16, 4),
    ):
        runes += solid(star((x, y), tips, size, size * 0.36), "gold", 3)
    return cover + mirrored(page + lines, 200) + hair("M200 170L200 350", LINE, 6) + light + runes


def hourglass() -> str:
    """An hourglass with a red shape in its glass."""
    frame = solid("M76 20L324 20L324 58L76 58ZM76 342L324 342L324 380L76 380Z", "dark", 7) + shine(
        "M84 26L316 26L316 34L84 34ZM84 348L316 348L316 356L84 356Z", 0.5
    )
    posts = mirrored(stroke("M94 62L94 338", "steel", 11, 5), 200)
    glass = solid(
        "M116 60L284 60Q286 150 222 200Q286 250 284 340L116 340Q114 250 178 200Q114 150 116 60Z", "main", 7
    )
    sand = solid("M150 104L250 104L206 196L206 204L258 316L142 316L194 204L194 196Z", "side", 5)
    return (
        posts
        + glass
        + sand
        + frame
        + shine("M130 76Q128 140 176 186Q150 140 148 76ZM130 326Q132 268 172 222Q150 272 148 326Z", 0.5)
    )


def bell_jar() -> str:
    """A jar of glass with a captured star."""
    glow = glowing((200, 220), 116)
    glass = circle((200, 60), 20, "#e8f4ff", LINE, 6) + solid(
        "M90 330L90 190Q96 80 200 78Q304 80 310 190L310 330Z", "side", 7
    )
    dark = flat("M100 330L100 192Q106 92 200 90Q294 92 300 192L300 330Z", "#0c1430", 0.72)
    captive = solid(star((200, 220), 5, 76, 32), "gold", 5) + flat(star((200, 220), 5, 36, 15), "#fffbe0")
    base = solid("M60 330L340 330L360 386L40 386Z", "main", 8) + shine(
        "M66 336L334 336L338 346L62 346Z", 0.45
    )
    shine_ = shine("M112 310L112 194Q116 120 172 102Q136 140 136 310Z", 0.5)
    return glass + dark + glow + captive + shine_ + base + jewel((200, 358), 15, "#ffe08a")


def scales() -> str:
    """The scales of justice."""
    post = stroke("M200 70L200 340", "gold", 17, 6) + solid("M120 340L280 340L304 388L96 388Z", "main", 7)
    beam = stroke("M58 112Q200 70 342 112", "gold", 17, 6) + ball((200, 64), 28, "main", 6)
    pan = (
        hair("M58 112L20 236M58 112L100 236", "#f2d694", 6)
        + solid("M6 236L116 236Q104 296 61 296Q18 296 6 236Z", "main", 6)
        + shine("M20 244L100 244L96 256L26 256Z", 0.4)
    )
    return post + mirrored(pan, 200) + beam


def magnifier() -> str:
    """A magnifying glass over a print."""
    glass = circle((164, 160), 140, "url(#steel)", LINE, 8) + circle((164, 160), 112, "#d8efff", LINE, 6)
    whorl = "".join(
        ellipse((164, 164), (16 + i * 18, 20 + i * 20), "none", "#3a4a86", 7, 0.75) for i in range(5)
    )
    handle = stroke("M266 262L360 358", "main", 42, 8) + stroke("M256 252L278 274", "gold", 46, 6)
    return handle + glass + whorl + shine("M70 150Q76 80 150 60Q104 96 100 172Q74 176 70 150Z", 0.7)


def winged_boot() -> str:
    """A boot with wings, too fast to see."""
    streaks = "".join(
        hair(f"M{8 + i * 12} {210 + i * 44}L{120 + i * 6} {210 + i * 44}", "url(#side)", 12, 0.8)
        for i in range(4)
    )
    boot = solid(
        "M150 30L272 30Q262 130 276 200Q300 250 384 276Q394 330 372 352L128 352Q118 300 150 240Z", "main", 8
    )
    sole = solid("M126 346L376 346L370 386L130 386Z", "dark", 7)
    cuff = solid("M138 26L284 26L284 66L138 66Z", "side", 6)
    lace = hair("M200 210L286 194M206 240L296 226M222 268L318 252", "#f4f8ff", 8)
    wing = ""
    for index in range(4):
        y = 130 + index * 34
        wing += solid(
            f"M208 {y}Q120 {y - 60} {14 + index * 26} {y - 70 + index * 14}"
            f"Q{60 + index * 20} {y + 14} 204 {y + 36}Z",
            "bone",
            5,
        )
    return streaks + boot + sole + cuff + lace + wing + shine("M236 76Q228 150 246 210Q214 150 222 76Z", 0.4)


def cassette() -> str:
    """A mix tape among notes."""
    case = solid(
        "M44 76L356 76Q376 76 376 96L376 310Q376 330 356 330L44 330Q24 330 24 310L24 96Q24 76 44 76Z",
        "main",
        8,
    )
    label = solid("M54 102L346 102L346 262L54 262Z", "bone", 5)
    stripes = (
        flat("M56 118L344 118L344 136L56 136Z", "#e2483c")
        + flat("M56 142L344 142L344 156L56 156Z", "#f5a02e")
        + flat("M56 162L344 162L344 172L56 172Z", "#3aa7c8")
    )
    window = solid(
        "M110 184L290 184Q310 184 310 212Q310 244 290 244L110 244Q90 244 90 212Q90 184 110 184Z", "dark", 5
    )
    reels = "".join(
        circle((x, 214), 25, "#f4f0e0", LINE, 5)
        + "".join(
            stroke(f"M{x} 214L{polar((x, 214), 22, t)[0]:.0f} {polar((x, 214), 22, t)[1]:.0f}", "dark", 5, 0)
            for t in range(0, 360, 60)
        )
        for x in (134, 266)
    )
    foot = (
        solid("M104 330L124 276L276 276L296 330Z", "side", 6)
        + circle((160, 306), 9, LINE)
        + circle((240, 306), 9, LINE)
    )
    notes = (
        ball((70, 374), 16, "gold", 4)
        + stroke("M84 372L84 330", "gold", 6, 3)
        + ball((318, 380), 15, "gold", 4)
    )
    return (
        notes
        + case
        + label
        + stripes
        + window
        + reels
        + foot
        + shine("M36 100Q38 88 50 88L200 88L60 160L36 290Z", 0.2)
    )


def tree() -> str:
    """A walking tree with a bud of light."""
    trunk = solid(
        "M150 392Q180 330 158 262Q110 236 60 246Q100 200 158 216Q150 160 110 120"
        "Q170 130 186 180Q196 110 176 50Q230 90 222 176Q250 130 304 112"
        "Q270 156 250 216Q300 196 348 236Q296 234 246 266Q226 330 254 392"
        "Q200 372 150 392Z",
        "main",
        8,
    )
    bark = hair(
        "M196 370Q186 300 194 250M214 366Q222 300 210 240M176 240Q190 230 196 200M232 236Q222 220 216 196",
        LINE,
        5,
        0.55,
    )
    leaves = ""
    for x, y, size, lean in (
        (176, 44, 40, -10),
        (104, 112, 44, -50),
        (308, 104, 44, 44),
        (52, 246, 42, -84),
        (356, 236, 42, 82),
        (236, 76, 30, 24),
        (140, 78, 30, -34),
        (82, 176, 30, -60),
        (326, 168, 30, 60),
    ):
        leaf = solid(
            f"M0 {size * 0.5}Q{-size * 0.7} {-size * 0.2} 0 {-size}"
            f"Q{size * 0.7} {-size * 0.2} 0 {size * 0.5}Z",
            "side",
            5,
        ) + hair(f"M0 {size * 0.4}L0 {-size * 0.7}", LINE, 3, 0.6)
        leaves += placed(leaf, (x, y), 1, lean)
    eyes = circle((184, 280), 11, "#ffe89a") + circle((222, 280), 11, "#ffe89a")
    return trunk + bark + leaves + eyes + circle((262, 330), 8, "#fff6c0") + circle((140, 330), 7, "#fff6c0")


def energy_fist() -> str:
    """A dragon's ring around a glowing fist."""
    ring = ""
    for index in range(14):
        turn = -60 + index * 23
        spot = polar((200, 200), 166, turn)
        scale = solid(closed([(-30, 16), (0, -26), (30, 16), (0, 30)]), "main" if index % 2 else "side", 5)
        ring += placed(scale, spot, 1.12, turn + 90)
    head = placed(
        solid("M-40 30Q-60 -10 -20 -40L-30 -66L0 -46L30 -66L20 -40Q60 -10 40 30L0 56Z", "main", 6)
        + mirrored(circle((-14, -4), 7, "#fffbd0"), 0)
        + hair("M-12 34L0 44L12 34", LINE, 4),
        (202, 46),
        0.95,
    )
    glow = glowing((200, 226), 150, "#ffe08a")
    palm = ""
    for index in range(4):
        x = 124 + index * 38
        palm += solid(
            f"M{x} 184Q{x} 152 {x + 19} 152Q{x + 38} 152 {x + 38} 184L{x + 38} 262L{x} 262Z", "gold", 5
        )
    palm += solid(
        "M120 244L280 230Q290 290 258 320L244 340L156 340L142 316Q116 292 120 244Z", "gold", 6
    ) + solid(
        "M120 238Q118 214 146 216L222 226Q246 232 240 256Q234 270 214 268L140 264Q120 262 120 238Z", "gold", 6
    )
    return ring + head + glow + palm


def dish() -> str:
    """A satellite dish on a command post: the eye in the sky."""
    dish = solid("M60 60Q40 210 190 280Q300 320 340 250Z", "main", 8) + shine(
        "M72 84Q70 200 200 262Q90 190 72 84Z", 0.4
    )
    rod = stroke("M196 170L292 86", "steel", 12, 5) + ball((300, 78), 22, "side", 5)
    base = solid("M190 276L236 292L290 390L130 390Z", "dark", 7)
    waves = "".join(
        hair(
            f"M{312 + i * 22} {24 - i * 4}Q{350 + i * 12} {60 + i * 6} {352 + i * 20} {100 + i * 14}",
            "url(#side)",
            9,
            0.9,
        )
        for i in range(2)
    )
    return (
        base
        + dish
        + rod
        + waves
        + "".join(circle((210 + k * 4, 320 + k * 24), 7, "#7fe4ff") for k in range(3))
    )
