"""Emblems that are heads without a likeness: skulls, helmets, hoods, crowns."""

from __future__ import annotations

from game.splendor_marvel.pictures.beasts import thin_spider
from game.splendor_marvel.pictures.pen import (
    LINE,
    ball,
    flat,
    glowing,
    hair,
    jewel,
    placed,
    shade,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import circle, closed, ellipse, mirrored, moved, star


def _skull_bone(tone: str) -> str:
    """A skull around (200, 200), about 240 wide."""
    dome = solid(
        "M200 70C290 70 330 136 322 206Q318 250 284 268L280 330Q240 352 200 352Q160 352 120 330L116 268Q82 250 78 206C70 136 110 70 200 70Z",
        tone,
        8,
    )
    eyes = mirrored(flat("M182 204Q150 172 108 190Q98 240 134 256Q176 256 182 204Z", LINE), 200)
    nose = flat("M200 236L222 282Q200 290 178 282Z", LINE)
    teeth = hair(
        "M140 312L140 338M160 308L160 344M180 306L180 348M200 304L200 350M220 306L220 348M240 308L240 344M260 312L260 338",
        LINE,
        6,
    ) + hair("M128 306Q200 322 272 306", LINE, 6)
    return dome + shine("M104 190Q98 112 180 92Q128 124 122 190Z", 0.45) + eyes + nose + teeth


def skull() -> str:
    """A bare skull with embers in its eyes."""
    embers = mirrored(circle((146, 216), 14, "url(#side)") + circle((146, 216), 6, "#ffffff"), 200)
    return moved(_skull_bone("main") + embers, (-20, -24), 1.1)


def flaming_skull() -> str:
    """A skull in flames."""
    outer = "M200 392C90 392 40 320 52 230C60 180 40 150 60 96Q84 150 104 140Q92 70 150 20Q150 80 186 96Q206 50 196 4Q262 50 262 116Q290 110 292 66Q350 130 338 210C366 320 310 392 200 392Z"
    inner = "M200 392C120 390 76 330 90 250Q96 210 88 176Q116 200 132 176Q130 130 164 96Q172 140 200 146Q226 130 222 90Q268 130 270 180Q290 184 300 158Q324 220 314 260C322 330 280 390 200 392Z"
    return (
        solid(outer, "main", 7)
        + flat(inner, "#ffb02e")
        + moved(_skull_bone("bone"), (36, 78), 0.82)
        + mirrored(circle((155, 254), 11, "#ff7a1e"), 200)
    )


def hooded_skull() -> str:
    """A skull-faced mercenary's hood."""
    hood = solid(
        "M200 10C320 10 372 120 366 250Q362 340 330 392L70 392Q38 340 34 250C28 120 80 10 200 10Z", "main", 8
    )
    inside = flat(
        "M200 56C284 56 326 140 320 240Q316 320 290 372L110 372Q84 320 80 240C74 140 116 56 200 56Z",
        "#0a0d1c",
    )
    folds = hair("M66 150Q50 260 84 380M334 150Q350 260 316 380M120 44Q160 26 200 26", LINE, 5, 0.5)
    clasp = ball((200, 384), 20, "side", 5)
    return (
        hood
        + folds
        + inside
        + moved(_skull_bone("bone"), (42, 48), 0.79)
        + shine("M60 200Q60 80 150 40Q90 96 84 230Z", 0.3)
        + clasp
    )


def crossbones() -> str:
    """Crossed bones behind a skull."""
    bone = solid(
        "M-150 -16Q-176 -44 -190 -20Q-206 0 -186 14Q-178 40 -150 18L150 18Q178 40 186 14Q206 0 190 -20Q176 -44 150 -16Z",
        "bone",
        7,
    )
    return (
        placed(bone, (200, 260), 1.02, 34)
        + placed(bone, (200, 260), 1.02, -34)
        + moved(_skull_bone("main"), (20, -44), 0.9)
    )


def horned_helm() -> str:
    """A golden helmet with long curved horns."""
    horn = solid("M150 160C60 140 20 70 60 6C70 60 110 92 172 112Z", "main", 7) + hair(
        "M64 50Q80 100 150 130M56 76Q84 120 148 146", LINE, 4, 0.5
    )
    cap = solid(
        "M200 66C280 66 316 130 312 214L300 330L262 372L250 268L222 236L200 250L178 236L150 268L138 372L100 330L88 214C84 130 120 66 200 66Z",
        "main",
        8,
    )
    brow = solid("M200 130L222 214L200 250L178 214Z", "side", 5)
    cheek = mirrored(shine("M112 210Q108 150 150 112Q126 160 128 320L116 312Z", 0.4), 200)
    lines = mirrored(hair("M180 106Q130 130 120 220", LINE, 5, 0.6), 200)
    return mirrored(horn, 200) + cap + cheek + lines + brow + jewel((200, 96), 17, "#5ee08a")


def antlers() -> str:
    """A crown of black antlers."""
    antler = ""
    for data in (
        "M180 250Q120 200 24 196Q110 160 186 210Z",
        "M182 226Q110 150 40 96Q130 110 192 190Z",
        "M186 206Q130 110 112 10Q176 90 200 180Z",
    ):
        antler += solid(data, "main", 6)
    low = solid("M176 262Q110 260 44 296Q110 230 180 236Z", "main", 6)
    mask = solid("M200 150Q262 180 268 250Q262 330 200 390Q138 330 132 250Q138 180 200 150Z", "main", 7)
    eyes = mirrored(solid("M188 262Q164 236 142 246Q152 280 188 276Z", "side", 5), 200)
    crest = solid("M200 160L216 232L200 262L184 232Z", "side", 5)
    return (
        mirrored(antler + low, 200)
        + mask
        + shine("M150 260Q150 210 186 184Q164 220 164 300Z", 0.36)
        + eyes
        + crest
    )


def visor_helm() -> str:
    """A space corps' helmet with three lights."""
    dome = solid(
        "M200 40C300 40 344 120 336 220L316 300L276 348L250 300L150 300L124 348L84 300L64 220C56 120 100 40 200 40Z",
        "main",
        8,
    )
    visor = solid("M104 214Q200 176 296 214L282 258Q200 232 118 258Z", "dark", 6) + shine(
        "M114 216Q160 198 210 200Q160 208 124 232Z", 0.5
    )
    crest = solid("M200 24L226 74L218 178L200 192L182 178L174 74Z", "gold", 6)
    lights = "".join(
        solid(star((x, y), 4, 30, 12), "side", 4) for x, y in ((200, 112), (138, 142), (262, 142))
    )
    return dome + shine("M90 210Q88 110 170 70Q120 130 116 290L98 270Z", 0.35) + crest + visor + lights


def steel_helm() -> str:
    """A knightly helm of plates and rivets."""
    dome = solid(
        "M200 28C292 28 330 100 326 196L318 316L262 372L200 388L138 372L82 316L74 196C70 100 108 28 200 28Z",
        "main",
        8,
    )
    brow = solid(
        "M84 190L188 214L200 240L212 214L316 190L310 232L226 256L210 382L190 382L174 256L90 232Z", "side", 6
    )
    slits = mirrored(flat("M104 212L180 230L178 246L108 226Z", "#bdf2ff"), 200)
    rivets = mirrored(
        "".join(
            circle((x, y), 6, "url(#gold)", LINE, 3)
            for x, y in ((106, 286), (134, 300), (112, 316), (140, 332))
        ),
        200,
    )
    return (
        dome
        + shine("M94 184Q90 90 176 50Q130 100 122 190Z", 0.42)
        + hair("M200 34L200 206", LINE, 5)
        + brow
        + slits
        + rivets
    )


def hood() -> str:
    """An empty hood; in its shadow a spider shines."""
    outer = solid(
        "M200 14C310 14 372 130 352 260Q346 340 304 388L96 388Q54 340 48 260C28 130 90 14 200 14Z", "main", 8
    )
    lining = solid(
        "M200 62C286 62 322 160 308 256Q296 340 200 372Q104 340 92 256C78 160 114 62 200 62Z", "side", 6
    )
    dark = flat(
        "M200 86C270 86 302 168 290 252Q278 324 200 350Q122 324 110 252C98 168 130 86 200 86Z", "#0a0d20"
    )
    sign = glowing((200, 220), 110, "#ffffff", 0.4) + moved(thin_spider(), (112, 132), 0.44)
    folds = hair("M66 150Q50 260 96 376M334 150Q350 260 304 376M140 34Q170 22 200 22", LINE, 5, 0.5)
    return outer + folds + lining + dark + sign + shine("M66 240Q56 110 150 46Q92 120 88 260Z", 0.36)


def cowl() -> str:
    """A close cowl with slits and a golden band."""
    head = solid(
        "M200 24C300 24 338 110 330 214Q322 330 262 376L138 376Q78 330 70 214C62 110 100 24 200 24Z",
        "main",
        8,
    )
    folds = hair(
        "M104 90Q140 120 132 180M296 90Q260 120 268 180M96 270Q150 300 156 360M304 270Q250 300 244 360M140 52Q200 84 260 52",
        LINE,
        5,
        0.5,
    )
    band = solid("M66 160Q200 116 334 160L330 206Q200 164 70 206Z", "gold", 6) + jewel(
        (200, 164), 19, "#e23a4c"
    )
    eyes = mirrored(
        flat("M184 246Q150 214 108 228Q126 262 184 256Z", LINE)
        + flat("M172 246Q150 230 124 236Q140 250 172 250Z", "#fff4c8"),
        200,
    )
    return head + folds + shine("M88 220Q84 100 170 52Q116 120 114 320Z", 0.34) + band + eyes


def fangs() -> str:
    """A mouth full of teeth and a long tongue."""
    jaw = solid(
        "M20 150Q110 60 200 112Q290 60 380 150Q392 270 310 326Q200 390 90 326Q8 270 20 150Z", "main", 8
    )
    maw = flat(
        "M44 168Q120 112 200 152Q280 112 356 168Q358 252 294 296Q200 346 106 296Q42 252 44 168Z", "#3a0612"
    )
    tongue = solid(
        "M176 226C200 200 256 210 262 250C270 300 214 310 232 352Q240 380 214 396C176 372 190 330 178 300C166 270 160 246 176 226Z",
        "side",
        6,
    ) + hair("M216 236Q214 290 206 340", LINE, 4, 0.5)
    upper = "".join(
        solid(closed([(x - w, y), (x + w, y), (x, y + h)]), "bone", 4)
        for x, y, w, h in (
            (68, 152, 15, 52),
            (102, 134, 17, 66),
            (140, 132, 17, 62),
            (178, 142, 16, 50),
            (222, 142, 16, 50),
            (260, 132, 17, 62),
            (298, 134, 17, 66),
            (332, 152, 15, 52),
        )
    )
    lower = "".join(
        solid(closed([(x - w, y), (x + w, y), (x, y - h)]), "bone", 4)
        for x, y, w, h in (
            (84, 288, 14, 44),
            (116, 308, 15, 52),
            (150, 322, 15, 46),
            (252, 322, 15, 46),
            (286, 308, 15, 52),
            (318, 288, 14, 44),
        )
    )
    return jaw + maw + lower + tongue + upper


def pumpkin() -> str:
    """A grinning pumpkin with a burning fuse of a stalk."""
    parts = []
    for x, wide in ((84, 66), (316, 66), (136, 78), (264, 78), (200, 82)):
        parts.append(ellipse((x, 226), (wide, 150 - abs(x - 200) * 0.14), "url(#main)", LINE, 7))
    stalk = solid("M182 92Q176 40 134 26Q176 6 206 36Q222 60 222 92Z", "side", 6) + solid(
        star((140, 26), 8, 34, 13), "gold", 3
    )
    eyes = mirrored(solid("M176 212L98 164Q92 220 120 236Q160 240 176 212Z", "gold", 6), 200)
    nose = solid("M200 220L220 256L180 256Z", "gold", 5)
    grin = solid(
        "M74 260Q130 292 200 292Q270 292 326 260Q312 350 200 358Q88 350 74 260ZM140 290L156 316L172 293ZM228 293L244 316L260 290ZM176 354L192 326L210 355Z",
        "gold",
        6,
    )
    return "".join(parts) + stalk + shine("M64 200Q70 116 120 98Q90 150 92 220Z", 0.3) + eyes + nose + grin


def crown() -> str:
    """A crown too large for its wearer, cracked."""
    base = solid("M60 316L40 110L128 206L200 50L272 206L360 110L340 316Z", "gold", 8)
    band = solid("M56 300Q200 340 344 300L338 366Q200 402 62 366Z", "main", 7)
    stones = (
        jewel((200, 346), 24, "#ff5a6a") + jewel((112, 338), 17, "#5ac8ff") + jewel((288, 338), 17, "#5ac8ff")
    )
    tips = ball((40, 100), 20, "side", 5) + ball((200, 40), 24, "side", 5) + ball((360, 100), 20, "side", 5)
    crack = flat("M236 170L218 220L240 246L222 306L252 244L230 222Z", LINE)
    return base + shine("M74 290L58 150L128 228L196 90L140 240Z", 0.4) + tips + crack + band + stones


def tiara() -> str:
    """A pointed headpiece amid swirls of magic."""
    swirls = hair(
        "M60 60Q160 130 90 220Q40 300 120 380M340 60Q240 130 310 220Q360 300 280 380", "url(#side)", 22, 0.45
    ) + hair("M60 60Q160 130 90 220Q40 300 120 380M340 60Q240 130 310 220Q360 300 280 380", "#ffd8e2", 6, 0.9)
    piece = solid(
        "M200 40L250 150Q330 96 366 30Q380 180 300 250Q250 290 200 380Q150 290 100 250Q20 180 34 30Q70 96 150 150Z",
        "main",
        8,
    )
    hole = flat(
        "M200 128L226 196Q290 176 330 118Q310 200 264 232Q226 262 200 312Q174 262 136 232Q90 200 70 118Q110 176 174 196Z",
        "#2a0712",
        0.75,
    )
    return (
        swirls
        + piece
        + hole
        + shine("M44 60Q60 110 140 160L196 60L156 166Q80 150 52 110Z", 0.45)
        + jewel((200, 226), 30, "#ff4a6a")
    )


def locks() -> str:
    """Living hair that coils like waves, with a small crown."""
    parts = []
    for index, data in enumerate(
        (
            "M190 120C80 110 40 190 60 260C70 310 130 310 126 266C122 240 96 244 98 262",
            "M180 150C120 190 110 270 140 330C160 376 216 366 206 328C200 306 176 312 180 330",
        )
    ):
        parts.append(
            mirrored(
                stroke(data, "main" if index == 0 else "side", 40, 7) + hair(data, "#ffffff", 5, 0.35), 200
            )
        )
    middle = stroke("M200 130C160 200 240 240 200 310C190 340 200 370 200 384", "main", 44, 7) + hair(
        "M196 140C160 200 240 240 196 310", "#ffffff", 5, 0.4
    )
    top = solid("M96 150Q110 60 200 56Q290 60 304 150Q260 112 200 116Q140 112 96 150Z", "main", 7)
    band = solid("M126 76L150 18L176 60L200 4L224 60L250 18L274 76Q200 48 126 76Z", "gold", 6) + jewel(
        (200, 44), 13, "#ff5a7a"
    )
    return "".join(parts) + middle + top + band


def brain() -> str:
    """A huge brain wired to a machine."""
    lobe = solid("M196 60C150 20 80 50 76 104C26 120 22 196 62 222C60 280 130 312 196 290Z", "main", 8)
    folds = hair(
        "M150 84Q110 90 116 128M96 150Q130 150 136 184M80 214Q120 200 150 226M170 130Q150 160 176 190M120 268Q150 240 186 254",
        LINE,
        7,
        0.75,
    )
    seat = solid("M90 292L310 292L336 348L64 348Z", "steel", 7) + solid(
        "M110 348L290 348L270 390L130 390Z", "dark", 7
    )
    lamps = "".join(circle((x, 320), 10, "url(#side)", LINE, 4) for x in (120, 160, 200, 240, 280))
    wires = mirrored(stroke("M86 306Q20 300 24 230Q26 200 44 186", "gold", 9, 4), 200)
    return (
        wires
        + mirrored(lobe + folds, 200)
        + hair("M200 62L200 290", LINE, 7)
        + shine("M96 112Q110 62 160 66Q120 84 112 140Z", 0.4)
        + seat
        + lamps
    )


def eyepatch() -> str:
    """One watchful eye, the other covered."""
    strap = stroke("M10 76L390 220", "dark", 24, 5)
    patch = solid(
        "M226 110Q300 96 346 150Q356 230 312 268Q244 274 216 212Q206 150 226 110Z", "dark", 7
    ) + hair("M238 124Q296 116 330 158M228 200Q252 252 306 252", "#6d7a9c", 4)
    lid = solid("M20 210Q96 120 190 210Q100 290 20 210Z", "bone", 8)
    iris = (
        circle((106, 208), 41, "url(#main)", LINE, 5)
        + circle((106, 208), 18, LINE)
        + circle((94, 194), 9, "#ffffff")
    )
    brow = solid("M10 150Q90 86 196 150L190 170Q96 122 18 174Z", "main", 5)
    scar = hair("M292 280L300 350M280 300L312 296M284 330L316 324", "#ffe0d0", 8)
    star_ = solid(star((200, 346), 5, 46, 19), "side", 5)
    return strap + lid + iris + brow + patch + scar + star_


def orb() -> str:
    """A clear globe full of green smoke."""
    smoke = ""
    for x, y, size in (
        (150, 230, 60),
        (230, 250, 70),
        (190, 180, 56),
        (250, 190, 44),
        (140, 170, 40),
        (210, 130, 36),
    ):
        smoke += circle((x, y), size, "url(#main)", opacity=0.75)
    globe = circle((200, 186), 168, "#cfeaff", LINE, 8, 0.26) + smoke
    eyes = mirrored(flat("M184 196Q164 164 130 178Q142 212 184 206Z", "#f4ffe8"), 200)
    rim = circle((200, 186), 168, "none", "#ffffff", 5, 0.7) + shine(
        "M64 150Q80 50 190 34Q110 74 92 190Q64 190 64 150Z", 0.6
    )
    base = solid("M96 318Q200 372 304 318L326 372Q200 410 74 372Z", "gold", 7) + solid(
        "M118 330L140 392L116 394ZM282 330L260 392L284 394Z", "side", 4
    )
    return globe + eyes + rim + base
