"""What heroes hold, upright on a canvas of 400 units: weapons for the left hand, tools for the right."""

from __future__ import annotations

from game.custom_heroes.pictures.limbs import filled, oval, toned
from game.table.art.pen import LINE, flat, glowing, hair, jewel, shade, shine, solid, stroke
from game.table.art.vector import circle, ellipse, mirrored, moved, path, ring_points, star


def training_blade() -> str:
    """A wooden sword with a wrapped grip."""
    return (
        toned("wood", "#ffe2a8", "#cf8d48", "#7a4216")
        + filled("M200 8Q236 40 236 92L228 262L172 262L164 92Q164 40 200 8Z", "wood", 9)
        + shade("M202 10Q236 40 236 92L228 262L206 262Z", 0.2)
        + hair("M186 60Q178 150 190 236M212 90Q220 150 208 220", "#8a5020", 5, 0.7)
        + filled("M124 262Q200 240 276 262L270 292Q200 274 130 292Z", "wood", 8)
        + filled("M178 288h44l-4 80h-36Z", "#b8343c", 7)
        + hair("M178 306l44 14M179 328l42 14M180 350l38 12", LINE, 5, 0.7)
        + oval((200, 376), (26, 18), "wood", 7)
    )


def hooked_lance() -> str:
    """A lance with a barbed hook below its point."""
    return (
        stroke("M200 130V392", "#8a5a34", 20, 7)
        + hair("M194 150V390", "#d8a068", 5, 0.8)
        + solid("M200 2Q232 56 226 118L212 150L188 150L174 118Q168 56 200 2Z", "steel", 9)
        + shade("M200 2Q232 56 226 118L212 150L200 150Z", 0.22)
        + solid("M212 122Q280 120 300 70Q320 150 262 180Q236 190 212 168Z", "steel", 8)
        + shine("M224 134Q272 134 294 98Q290 148 250 164Z", 0.5)
        + solid("M176 140h48v34h-48Z", "gold", 7)
        + filled("M186 176Q140 196 150 260Q166 240 172 252Q184 220 192 178Z", "#e8323e", 6)
        + hair("M184 290h32M184 310h32M184 330h32", "#e8c45a", 9)
    )


def storm_cleaver() -> str:
    """A broad axe whose edge crackles with lightning."""
    return (
        toned("storm", "#f2ffff", "#6ad0ff", "#1c50c8", 20, 260)
        + glowing((150, 130), 150, "#7ae4ff", 0.7)
        + stroke("M226 60V392", "#4a4468", 24, 7)
        + hair("M220 70V390", "#8a84b0", 6, 0.8)
        + filled("M212 46Q110 10 50 50Q20 130 60 226Q110 250 212 196Q184 124 212 46Z", "storm", 9)
        + flat("M50 50Q20 130 60 226L84 210Q56 130 74 62Z", "#ffffff", 0.85)
        + path("M150 56L112 124L144 130L106 206", "none", "#123a9a", 16)
        + path("M150 56L112 124L144 130L106 206", "none", "#fff27a", 8)
        + solid("M204 36h44v52h-44ZM204 170h44v44h-44Z", "gold", 7)
        + solid("M246 92Q310 100 326 142Q304 182 246 176Z", "steel", 8)
        + filled("M212 372h28l-4 24h-20Z", "#f0c050", 6)
    )


def moon_hammer() -> str:
    """A great hammer with a shining crescent."""
    return (
        toned("night", "#a8b4ff", "#4a4ac0", "#14144e", 10, 220)
        + glowing((200, 110), 170, "#fff2a8", 0.6)
        + stroke("M200 150V392", "#6a4a8a", 26, 7)
        + hair("M194 210V388", "#b49ad8", 6, 0.8)
        + filled("M58 40L122 24H278L342 40L352 116L342 190L278 206H122L58 190L48 116Z", "night", 9)
        + solid("M58 40L88 32L84 198L58 190L48 116ZM342 40L312 32L316 198L342 190L352 116Z", "steel", 7)
        + shine("M100 46H290L286 66H106Z", 0.35)
        + circle((200, 116), 66, "#10103c", LINE, 5)
        + filled("M222 58Q146 66 148 120Q154 176 222 174Q184 152 184 116Q184 80 222 58Z", "#ffec9a", 6)
        + flat(star((244, 116), 5, 24, 10), "#fff6cc")
        + solid("M174 206h52v30h-52Z", "gold", 7)
        + solid("M180 372h40v22h-40Z", "gold", 6)
    )


def titan_greatsword() -> str:
    """A sword as broad as a door, with runes of light."""
    return (
        toned("edge", "#ffffff", "#b0c8f8", "#4058a8", 0, 280)
        + glowing((200, 130), 190, "#6ab4ff", 0.65)
        + filled("M200 -2L262 50L252 272L148 272L138 50Z", "edge", 9)
        + shade("M200 -2L262 50L252 272L200 272Z", 0.24)
        + filled("M200 44L226 72L222 272L178 272L174 72Z", "#1c2c7a", 5)
        + hair("M200 84L186 112L214 126L188 156M200 176L214 200L186 216L206 246", "#7af0ff", 8)
        + solid(
            "M70 246Q120 262 200 258Q280 262 330 246Q342 280 312 302Q250 288 200 292Q150 288 88 302Q58 280 70 246Z",
            "gold",
            8,
        )
        + jewel((200, 276), 22, "#ff4a4a")
        + filled("M184 296h32v74h-32Z", "#5a2a3c", 7)
        + hair("M184 314l32 12M184 334l32 12M184 354l30 10", "#e8c45a", 5)
        + solid("M200 364L226 384L200 402L174 384Z", "gold", 7)
    )


def rubber_mallet() -> str:
    """A squeaking mallet for fairs."""
    return (
        toned("gum", "#ffd0e8", "#ff6aa8", "#b0245c", 20, 220)
        + stroke("M200 180V388", "#f8d84a", 28, 7)
        + hair("M192 200V384", "#fff6b8", 7)
        + filled(
            "M90 44H310Q330 44 326 70L312 172Q310 190 290 190H110Q90 190 88 172L74 70Q70 44 90 44Z", "gum", 9
        )
        + oval((78, 118), (26, 74), "#ffb2d4", 8)
        + oval((322, 118), (26, 74), "#ffb2d4", 8)
        + hair(
            "M132 46Q124 118 134 188M162 46Q156 118 164 188M238 46Q244 118 236 188M268 46Q276 118 266 188",
            "#a02458",
            5,
            0.6,
        )
        + flat(star((200, 116), 5, 40, 17), "#fff27a")
        + shine("M104 58H290L288 76H106Z", 0.6)
        + hair("M24 56L48 74M10 118H38M24 182L46 164", "#fff27a", 9)
    )


def wet_carp() -> str:
    """A carp held by its tail, dripping."""
    return (
        toned("carp", "#d8fff0", "#4ab0a8", "#14525e", 20, 300)
        + filled("M172 300Q120 344 118 396L200 356L282 396Q280 344 228 300Z", "carp", 8)
        + filled("M200 10Q284 40 290 140Q288 240 232 314H168Q112 240 110 140Q116 40 200 10Z", "carp", 9)
        + flat("M200 40Q244 80 236 170Q228 260 206 306H180Q130 230 128 140Q140 60 200 40Z", "#f4ffe8", 0.32)
        + filled("M284 130Q350 150 346 210Q306 214 276 196Z", "#ff8a4a", 7)
        + filled("M116 130Q50 150 54 210Q94 214 124 196Z", "#ff8a4a", 7)
        + hair(
            "M150 170q18 16 36 0q18 16 36 0q14 14 30 0M158 210q14 14 28 0q14 14 28 0q14 14 28 0M168 250q12 12 24 0q12 12 24 0",
            "#0e4a58",
            5,
            0.7,
        )
        + circle((166, 92), 21, "#ffffff", LINE, 6)
        + circle((234, 92), 21, "#ffffff", LINE, 6)
        + circle((168, 96), 9, LINE)
        + circle((232, 96), 9, LINE)
        + oval((200, 40), (34, 20), "#ffb08a", 6)
        + oval((200, 40), (17, 9), "#5a1420", 4)
        + hair("M130 118Q154 138 152 156M270 118Q246 138 248 156", LINE, 5, 0.6)
        + "".join(
            filled(f"M{x} {y}q20 26 0 34q-20 -8 0 -34Z", "#9ae4ff", 4)
            for x, y in ((74, 60), (330, 70), (340, 260))
        )
    )


def anchor_chain() -> str:
    """An anchor on a chain, much too heavy."""
    links = "".join(
        path(f"M200 {y}m-16 0a16 22 0 1 0 32 0a16 22 0 1 0 -32 0Z", "none", LINE, 22)
        + path(f"M200 {y}m-16 0a16 22 0 1 0 32 0a16 22 0 1 0 -32 0Z", "none", "#9aa6c0", 10)
        for y in (384, 344)
    )
    upright = (
        toned("iron", "#c8d4ea", "#66748e", "#222a40", 20, 330)
        + links
        + path("M200 296m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z", "none", LINE, 34)
        + path("M200 296m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0Z", "none", "#8490aa", 18)
        + filled("M182 270H218V88H182Z", "iron", 8)
        + filled("M112 232H288V202H112Z", "iron", 8)
        + filled(
            "M200 14Q74 20 50 128L22 112L44 186L104 156L80 140Q110 74 200 74Q290 74 320 140L296 156L356 186L378 112L350 128Q326 20 200 14Z",
            "iron",
            9,
        )
        + shine("M66 124Q90 40 190 30Q110 56 84 128Z", 0.5)
        + hair("M190 100V260", "#e8f0ff", 5, 0.6)
    )
    return moved(upright, (400, 400), 1, 180)  # hung up by its ring


def oak_buckler() -> str:
    """A round shield of oak."""
    return (
        toned("oak", "#f8cc8a", "#b06c30", "#5a2c10", 40, 360)
        + circle((200, 200), 172, "url(#steel)", LINE, 9)
        + circle((200, 200), 142, "url(#oak)", LINE, 7)
        + hair("M140 74V326M200 60V340M260 74V326", "#4a220a", 6, 0.8)
        + shade("M262 76Q344 130 340 214Q330 300 262 326Z", 0.22)
        + "".join(circle(spot, 11, "#eef4ff", LINE, 5) for spot in ring_points((200, 200), 157, 8, -67))
        + circle((200, 200), 52, "url(#steel)", LINE, 7)
        + circle((200, 200), 22, "#5a688a", LINE, 5)
        + shine("M86 190Q90 100 180 72Q116 120 112 206Z", 0.4)
    )


def iron_gauntlet() -> str:
    """A gauntlet of iron plates, clenched."""
    fingers = "".join(
        filled(f"M{x} 150V74Q{x + 26} 44 {x + 52} 74V150Z", "steel2", 8)
        + hair(f"M{x + 8} 112h36", LINE, 5, 0.7)
        for x in (92, 144, 196, 248)
    )
    return (
        toned("steel2", "#ffffff", "#94a6c8", "#3a4868", 40, 320)
        + fingers
        + filled("M88 142H304Q320 200 296 254H108Q84 200 88 142Z", "steel2", 9)
        + filled("M58 182Q52 132 96 136L150 190Q140 226 104 230Q68 224 58 182Z", "steel2", 8)
        + hair("M108 178H300M112 214H298", LINE, 5, 0.6)
        + "".join(circle((x, 160), 9, "url(#gold)", LINE, 4) for x in (170, 222, 274))
        + filled("M112 254H292L322 388H82Z", "steel2", 9)
        + filled("M104 286H300L306 316H98Z", "gold", 7)
        + shade("M236 254H292L322 388H248Z", 0.22)
        + shine("M122 262L104 376H126L146 262Z", 0.5)
    )


def crystal_orb() -> str:
    """A ball of crystal with a galaxy in it."""
    return (
        toned("orb", "#f8f0ff", "#9a7aff", "#2a1080", 20, 300)
        + glowing((200, 160), 200, "#c8a0ff", 0.9)
        + circle((200, 156), 136, "url(#orb)", LINE, 9)
        + flat(
            "M96 190Q150 120 220 150Q290 170 310 110Q320 200 244 214Q160 222 150 262Q110 240 96 190Z",
            "#7af0ff",
            0.6,
        )
        + flat(star((222, 136), 4, 46, 12), "#ffffff")
        + flat(star((160, 214), 4, 26, 7), "#fff2a8")
        + flat(star((266, 206), 4, 20, 6), "#ffffff")
        + shine("M92 150Q98 70 178 42Q130 84 122 160Z", 0.75)
        + filled(
            "M92 252Q200 330 308 252L292 314Q268 338 240 340L250 384H150L160 340Q132 338 108 314Z", "gold", 8
        )
        + jewel((200, 318), 20, "#ff5a7a")
    )


def drake_claw() -> str:
    """A dragon's claw worn as a glove."""
    claws = "".join(
        filled(f"M{x} 130Q{x - 8} {tip + 40} {x + lean} {tip}Q{x + 52} {tip + 50} {x + 50} 130Z", "bone", 8)
        for x, tip, lean in ((64, 24, -6), (138, -2, 18), (212, 4, 34), (284, 40, 60))
    )
    return (
        toned("hide", "#c8ff8a", "#3ca83c", "#0e4a2a", 90, 370)
        + glowing((200, 90), 170, "#9aff5a", 0.45)
        + claws
        + filled(
            "M56 124Q90 96 122 124Q156 92 196 120Q236 94 272 124Q310 104 340 140Q352 220 306 276L94 276Q44 210 56 124Z",
            "hide",
            9,
        )
        + hair("M122 128Q128 180 116 224M196 126V226M272 128Q268 180 280 224", LINE, 5, 0.7)
        + "".join(
            hair(f"M{x} {y}q16 16 32 0", "#0e4a2a", 5, 0.7)
            for x, y in ((76, 184), (144, 196), (218, 196), (292, 184), (110, 240), (184, 248), (256, 240))
        )
        + filled("M94 268H306L328 312L300 392H100L72 312Z", "#7a4a24", 8)
        + filled("M80 306H320L314 340H86Z", "gold", 7)
        + jewel((200, 322), 22, "#ffb02a")
        + shine("M74 150Q84 124 106 138Q88 170 96 220Q70 190 74 150Z", 0.5)
    )


def soap_bubble() -> str:
    """A large bubble with rainbow edges, above its ring."""
    return (
        toned("film", "#eafcff", "#b4d8ff", "#d8a8ff", 20, 280)
        + stroke("M200 290V392", "#ff8ab8", 16, 6)
        + path("M200 262m-34 0a34 30 0 1 0 68 0a34 30 0 1 0 -68 0Z", "none", LINE, 24)
        + path("M200 262m-34 0a34 30 0 1 0 68 0a34 30 0 1 0 -68 0Z", "none", "#ff8ab8", 12)
        + circle((200, 130), 122, "url(#film)", opacity=0.72)
        + circle((200, 130), 122, "none", LINE, 7)
        + path("M96 170Q120 236 204 240", "none", "#ff9ad8", 12, 0.9)
        + path("M304 170Q284 226 232 238", "none", "#fff08a", 12, 0.9)
        + path("M300 92Q280 40 220 24", "none", "#7affc8", 12, 0.9)
        + shine("M104 120Q106 50 180 28Q134 66 130 130Z", 0.95)
        + ellipse((250, 180), (22, 14), "#ffffff", opacity=0.8)
        + "".join(
            circle(spot, reach, "#dff4ff", LINE, 5, 0.95)
            + circle((spot[0] - reach * 0.3, spot[1] - reach * 0.3), reach * 0.28, "#ffffff")
            for spot, reach in (((62, 270), 34), ((340, 276), 26), ((318, 340), 17))
        )
    )


def torn_fan() -> str:
    """A folding fan with holes."""
    ribs = "".join(
        hair(f"M200 340L{x} {y}", "#5a2c14", 11)
        for x, y in ((40, 180), (84, 96), (150, 44), (250, 44), (316, 96), (360, 180))
    )
    return (
        toned("paper", "#ffe8e0", "#f0647a", "#8a1c4a", 20, 260)
        + filled(
            "M20 190Q30 60 150 24L166 92L196 10Q250 10 290 40L270 110L322 58Q376 112 382 190L294 218L270 170L238 206"
            "Q200 192 160 208L136 150L108 220Z",
            "paper",
            9,
        )
        + flat("M96 118L126 108L112 146ZM250 120l30 14l-26 22ZM192 96l16 30l-26 2Z", "#1a0a1c")
        + hair("M44 140Q100 110 130 60M360 150Q330 100 300 80", "#ffd8a0", 7, 0.8)
        + ribs
        + filled("M176 316Q200 296 224 316L216 392H184Z", "#7a3c1c", 7)
        + circle((200, 336), 12, "#f4cc5a", LINE, 5)
        + hair("M204 388Q240 404 258 380", "#e8323e", 8)
    )


def cracked_kettle() -> str:
    """A kettle with a crack that drips."""
    return (
        toned("copper", "#ffcfa0", "#c8683a", "#5a2010", 90, 360)
        + path("M104 190Q96 40 200 40Q304 40 296 190", "none", LINE, 38)
        + path("M104 190Q96 40 200 40Q304 40 296 190", "none", "#5a6684", 20)
        + filled("M312 236Q360 230 372 150L396 154Q396 270 320 300Z", "copper", 8)
        + filled("M80 190Q200 140 320 190Q352 270 310 350Q200 392 90 350Q48 270 80 190Z", "copper", 9)
        + shade("M260 168Q340 190 330 280Q322 340 300 354L240 366Q300 280 260 168Z", 0.24)
        + filled("M112 184Q200 132 288 184Q200 206 112 184Z", "#8a94ae", 7)
        + circle((200, 148), 17, "#2a1a2a", LINE, 5)
        + filled("M150 216L186 258L164 282L204 318L190 366L180 322L138 290L160 262Z", "#1c0a10", 0.1)
        + "".join(
            filled(f"M{x} {y}q18 24 0 32q-18 -8 0 -32Z", "#7ad8ff", 4) for x, y in ((196, 352), (150, 330))
        )
        + shine("M92 220Q104 196 136 188Q108 230 112 296Q86 262 92 220Z", 0.55)
    )


def spare_club() -> str:
    """A plain club, for a weapon nobody has drawn yet."""
    return solid("M200 10Q260 20 256 110L222 380H178L144 110Q140 20 200 10Z", "gold", 9) + mirrored(
        circle((178, 80), 10, LINE), 200
    )
