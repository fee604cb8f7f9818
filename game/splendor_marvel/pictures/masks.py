"""Emblems worn on the head: helmets, hoods, crowns. No face is shown."""

from __future__ import annotations

from game.splendor_marvel.pictures.crawlers import thin_spider
from game.table.art.pen import (
    LINE,
    ball,
    flat,
    glowing,
    hair,
    jewel,
    shine,
    solid,
    stroke,
)
from game.table.art.vector import circle, mirrored, moved, star


def horned_helm() -> str:
    """A golden helmet with long curved horns."""
    horn = solid("M150 160C60 140 20 70 60 6C70 60 110 92 172 112Z", "main", 7) + hair(
        "M64 50Q80 100 150 130M56 76Q84 120 148 146", LINE, 4, 0.5
    )
    cap = solid(
        "M200 66C280 66 316 130 312 214L300 330L262 372L250 268L222 236L200 250"
        "L178 236L150 268L138 372L100 330L88 214C84 130 120 66 200 66Z",
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
        "M200 40C300 40 344 120 336 220L316 300L276 348L250 300L150 300L124 348"
        "L84 300L64 220C56 120 100 40 200 40Z",
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
        "M104 90Q140 120 132 180M296 90Q260 120 268 180M96 270Q150 300 156 360"
        "M304 270Q250 300 244 360M140 52Q200 84 260 52",
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
        "M200 40L250 150Q330 96 366 30Q380 180 300 250Q250 290 200 380"
        "Q150 290 100 250Q20 180 34 30Q70 96 150 150Z",
        "main",
        8,
    )
    hole = flat(
        "M200 128L226 196Q290 176 330 118Q310 200 264 232Q226 262 200 312"
        "Q174 262 136 232Q90 200 70 118Q110 176 174 196Z",
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
