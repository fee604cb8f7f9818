"""The little friends that come with a yellow gem, and the sign of the Ascended Form; on 400 units."""

from __future__ import annotations

from game.custom_heroes.pictures.limbs import both, eyes, filled, toned
from game.table.art.pen import LINE, flat, glowing, hair, jewel, shade, shine
from game.table.art.vector import circle, ellipse, path, star


def ascended_form() -> str:
    """A star of violet light between six wings."""
    wing = "".join(
        filled(data, "violet", 7)
        for data in (
            "M190 250Q80 350 30 330Q90 300 96 250Q50 270 14 250Q80 220 150 200Z",
            "M180 220Q60 240 6 150Q60 170 100 150Q50 120 44 60Q110 130 180 150Z",
            "M188 170Q120 100 124 12Q150 40 168 70Q180 100 196 150Z",
        )
    )
    return (
        toned("violet", "#f4dcff", "#a848f4", "#3c0c94", 0, 360)
        + glowing((200, 200), 200, "#d88aff", 0.9)
        + both(wing)
        + path(star((200, 204), 8, 132, 44), "#ffffff", LINE, 7)
        + path(star((200, 204), 8, 112, 36), "url(#violet)")
        + path(star((200, 204), 4, 88, 20), "#fff2ff")
        + circle((200, 204), 26, "#ffffff")
    )


def kodora() -> str:
    """A baby dragon with a golden coin."""
    return (
        toned("scale", "#b4fff0", "#22b8a8", "#0a5a6a", 40, 340)
        + toned("warm", "#fffbe0", "#ffe2a0", "#e0a84a", 140, 360)
        + both(
            filled("M130 220Q60 190 18 96Q80 110 100 92Q110 130 152 160Z", "scale", 8)
            + hair("M132 196Q80 160 44 116", LINE, 5, 0.6)
        )
        + filled("M260 330Q352 360 366 290Q386 262 360 250Q350 300 270 290Z", "scale", 8)
        + filled("M130 250Q200 210 270 250Q306 330 250 384H150Q94 330 130 250Z", "scale", 9)
        + filled("M156 280Q200 256 244 280Q262 340 228 380H172Q138 340 156 280Z", "warm", 5)
        + both(filled("M140 76Q112 40 124 2Q164 26 172 62Z", "warm", 7))
        + filled("M200 56Q304 56 310 158Q304 246 200 248Q96 246 90 158Q96 56 200 56Z", "scale", 9)
        + filled("M200 56L222 92L200 110L178 92Z", "#ff7a4a", 5)
        + eyes(152, 104, (32, 40), "#ffb02a", "#8a3a08")
        + flat("M130 214Q200 236 270 214Q250 246 200 248Q150 246 130 214Z", "#d8fff4", 0.8)
        + hair("M164 208Q200 228 236 208", LINE, 6)
        + flat("M176 214l7 16l9 -12ZM224 214l-7 16l-9 -12Z", "#ffffff")
        + circle((200, 326), 46, "url(#gold)", LINE, 7)
        + flat(star((200, 327), 5, 28, 12), "#7a4a08")
        + both(filled("M138 302Q160 296 172 320Q162 346 142 338Z", "scale", 6))
        + shine("M106 140Q116 80 176 70Q130 98 126 150Z", 0.5)
    )


def edge() -> str:
    """A ball of quills in every colour, which takes any shape."""
    spikes = "".join(
        path(star((200, 210), 13, reach, reach * 0.7, turn), colour, LINE, 7)
        for reach, turn, colour in ((192, -90, "#3a54d8"), (164, -76, "#1fb0c8"), (138, -90, "#58d87a"))
    )
    return (
        toned("face", "#fff6dc", "#ffdca0", "#d89a50", 120, 320)
        + spikes
        + both(filled("M122 142Q96 112 104 88Q140 92 158 122Z", "face", 6))
        + filled("M200 120Q290 124 294 216Q286 304 200 306Q114 304 106 216Q110 124 200 120Z", "face", 8)
        + both(flat("M118 170Q136 128 182 132Q150 150 140 184Z", "#8a5a2a", 0.35))
        + eyes(206, 92, (27, 34), "#4a90ff", "#1a2c8a")
        + both(hair("M128 160L178 172", LINE, 9))
        + filled("M186 250Q200 240 214 250Q212 268 200 272Q188 268 186 250Z", "#3a1a10", 3)
        + hair("M170 282Q200 300 232 278", LINE, 6)
        + both(filled("M120 300Q106 350 140 362Q166 350 160 306Z", "face", 6))
    )


def burny() -> str:
    """A living flame, with a second of itself behind it."""
    flame = "M200 4Q222 90 290 124Q286 92 276 74Q372 160 346 270Q314 380 200 388Q86 380 54 270Q40 170 116 92Q120 130 138 148Q196 100 200 4Z"
    return (
        toned("outer", "#ffd84a", "#ff6a1e", "#c8142a", 0, 380)
        + toned("inner", "#ffffff", "#fff08a", "#ffb02a", 150, 390)
        + glowing((200, 230), 200, "#ffb04a", 0.8)
        + filled(flame, "outer", 9)
        + flat(
            "M204 130Q216 190 262 204Q300 250 272 316Q244 366 200 368Q156 366 128 316Q104 256 146 210Q196 186 204 130Z",
            "#ffc83a",
        )
        + flat(
            "M206 196Q218 232 246 250Q266 290 240 328Q222 352 200 352Q176 350 158 324Q140 284 166 252Q198 232 206 196Z",
            "#fff6c0",
        )
        + eyes(264, 100, (29, 37), "#ff5a2a", "#7a1408")
        + both(hair("M116 220L172 238", LINE, 10))
        + filled("M166 318Q200 332 234 318Q228 358 200 360Q172 358 166 318Z", "#a01420", 5)
        + flat("M178 324Q200 332 222 324L218 334Q200 340 182 334Z", "#ffffff")
        + shine("M84 250Q82 190 116 150Q108 200 112 280Q90 280 84 250Z", 0.5)
    )


def charmy() -> str:
    """A pink enchantress of a kitten with butterfly wings."""
    return (
        toned("pink", "#fff0fa", "#ff8ac8", "#c8348a", 40, 340)
        + toned("wing", "#f0faff", "#8ad0ff", "#7a6af4", 60, 380)
        + both(
            filled("M150 220Q60 90 14 120Q-10 180 60 238Q10 270 40 330Q90 370 160 280Z", "wing", 8)
            + circle((60, 168), 17, "#fff6a0", LINE, 4)
            + circle((76, 300), 13, "#fff6a0", LINE, 4)
        )
        + filled("M136 264Q200 230 264 264Q300 330 260 384H140Q100 330 136 264Z", "pink", 8)
        + both(
            filled("M112 130L96 20Q100 10 110 18L188 78Z", "pink", 8)
            + flat("M120 110L112 46L158 86Z", "#a8246a", 0.8)
        )
        + filled("M200 66Q300 70 306 170Q300 258 200 262Q100 258 94 170Q100 70 200 66Z", "pink", 9)
        + eyes(168, 108, (33, 40), "#b45aff", "#4a148a")
        + both(ellipse((118, 220), (20, 11), "#ff4a8a", opacity=0.5))
        + filled("M190 206Q200 200 210 206L200 216Z", "#a8246a", 3)
        + hair("M200 216Q192 232 176 224M200 216Q208 232 224 224", LINE, 6)
        + filled("M200 364Q140 320 152 290Q166 268 200 298Q234 268 248 290Q260 320 200 364Z", "#ff3a6a", 6)
        + shine("M162 300Q168 284 186 296Q168 304 168 322Z", 0.7)
        + jewel((200, 92), 17, "#5af0ff", 4)
    )


def specter() -> str:
    """A merry ghost with a cup."""
    return (
        toned("mist", "#ffffff", "#d0d8ff", "#7a78d8", 20, 380)
        + glowing((200, 210), 200, "#b4b8ff", 0.8)
        + filled(
            "M200 16Q322 20 330 170Q334 250 362 300Q330 316 310 296Q312 360 276 388Q262 346 236 340Q220 384 186 392"
            "Q182 350 152 342Q124 370 92 366Q112 330 92 296Q66 312 38 296Q70 250 70 170Q78 20 200 16Z",
            "mist",
            9,
        )
        + eyes(160, 108, (30, 42), "#7a5aff", "#20105a")
        + filled("M160 226Q200 244 240 226Q236 282 200 284Q164 282 160 226Z", "#3a1a6a", 5)
        + flat("M176 266Q200 248 224 266Q216 282 200 282Q184 282 176 266Z", "#ff7a9a")
        + both(ellipse((120, 222), (20, 11), "#ff8ac0", opacity=0.5))
        + filled("M250 270H346Q350 334 312 350V366H332V384H264V366H284V350Q246 334 250 270Z", "gold", 7)
        + path(
            "M252 282Q222 282 228 308Q236 326 258 322M344 282Q374 282 368 308Q360 326 338 322",
            "none",
            LINE,
            9,
        )
        + flat(star((298, 308), 5, 20, 8), "#fff8d8")
        + shade("M310 272H346Q350 334 312 350V366H332V384H306Z", 0.2)
        + shine("M92 160Q98 70 176 38Q130 80 124 170Z", 0.6)
    )


def stray() -> str:
    """A plain friendly blob, for a friend nobody has drawn yet."""
    return (
        toned("blob", "#fff6b8", "#f4c84a", "#a86a10")
        + filled("M200 60Q320 70 330 220Q326 350 200 356Q74 350 70 220Q80 70 200 60Z", "blob", 9)
        + eyes(210, 110, (28, 38), "#5a90ff", LINE)
    )
