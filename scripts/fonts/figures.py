# /// script
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Draws host-grotesk-figures.woff2: the readouts' 1, narrower and without a slab, and the arrows that
Host Grotesk lacks (docs/decisions/0009-fonts.md). From the project's root: `uv run scripts/fonts/figures.py`,
or plain Python with the two packages above.
"""

from copy import deepcopy
from math import cos, radians, sin

from fontTools.fontBuilder import FontBuilder
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = "node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2"
TARGET = "src/styles/fonts/host-grotesk-figures.woff2"
LIGHT, HEAVY = 300, 600
# Clockwise rotation in degrees of the typeface's own up arrow.
TURNS = {"←": 270, "→": 90, "↗": 45, "↘": 135}


def plain_one(glyph):
    """The stem with its flag, brought down to the baseline. The second contour is the slab."""
    end = glyph.endPtsOfContours[0]
    glyph.numberOfContours, glyph.endPtsOfContours = 1, [end]
    glyph.flags = glyph.flags[: end + 1]
    stem = GlyphCoordinates(glyph.coordinates[: end + 1])
    left, bottom, right, _ = stem.calcIntBounds()
    glyph.coordinates = GlyphCoordinates(
        [(x - left + 66, 0 if y == bottom else y) for x, y in stem]
    )
    return 66 + right - left + round((right - left) * 0.3)


def turned_arrow(glyph, degrees):
    """The arrow up, turned about its middle, with equal side bearings."""
    points, turn = glyph.coordinates, radians(degrees)
    left, bottom, right, top = points.calcIntBounds()
    middle = ((left + right) / 2, (bottom + top) / 2)
    points.translate((-middle[0], -middle[1]))
    points.transform(((cos(turn), -sin(turn)), (sin(turn), cos(turn))))
    points.translate(middle)
    points.toInt()
    left, _, right, _ = points.calcIntBounds()
    points.translate((56 - left, 0))
    return 56 + right - left + 56


def draw(char, weight):
    """The glyph and its advance width at a fixed weight."""
    glyphs, names = FIXED[weight]["glyf"], FIXED[weight].getBestCmap()
    glyph = deepcopy(glyphs[names[ord("↑" if char in TURNS else char)]])
    glyph.coordinates.toInt()
    return glyph, turned_arrow(glyph, TURNS[char]) if char in TURNS else plain_one(glyph)


def variation(char):
    """The deltas from the lightest to the heaviest weight: of each point, then of the four phantom points."""
    (thin, narrow), (thick, wide) = draw(char, LIGHT), draw(char, HEAVY)
    points = [*(thick.coordinates - thin.coordinates), (0, 0), (wide - narrow, 0), (0, 0), (0, 0)]
    return [TupleVariation({"wght": (0, 1, 1)}, points)]


def instance(weight):
    return instantiateVariableFont(TTFont(SOURCE), {"wght": weight})


FIXED = {weight: instance(weight) for weight in (LIGHT, HEAVY)}
chars = {f"uni{ord(char):04X}": char for char in ["1", *TURNS]}
drawn = {".notdef": (FIXED[LIGHT]["glyf"][".notdef"], 500)}
drawn |= {name: draw(char, LIGHT) for name, char in chars.items()}

font = instance((LIGHT, HEAVY))
for table in ["GDEF", "GPOS", "GSUB", "HVAR", "STAT", "gasp", "prep"]:
    del font[table]
builder = FontBuilder(font=font)
builder.setupGlyphOrder(list(drawn))
builder.setupCharacterMap({ord(char): name for name, char in chars.items()})
builder.setupGlyf({name: glyph for name, (glyph, _) in drawn.items()})
builder.setupHorizontalMetrics({name: (width, glyph.xMin) for name, (glyph, width) in drawn.items()})
builder.setupGvar({name: variation(char) for name, char in chars.items()})
builder.setupPost(keepGlyphNames=False)
font.flavor = "woff2"
font.save(TARGET)
