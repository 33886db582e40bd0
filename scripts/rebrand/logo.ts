import { converter, parse } from 'culori';
import { type CustomPlugin, optimize, type Visitor } from 'svgo';
import type { Mark } from '#content/schemas/brand-schema.ts';
import { StartError } from '#hosting/contract/settings.ts';

type Attributes = Readonly<Record<string, string>>;

/** The longer side to which a logo of any size is scaled. */
const SIDE = 96;

/** From this chroma on a colour is not grey. */
const COLOURED = 0.06;

const INHERITED = [
  ...['fill', 'fill-rule', 'stroke', 'stroke-width', 'transform'],
  ...['display', 'visibility', 'opacity', 'fill-opacity', 'stroke-opacity'],
];
/** Elements allowed beside the shapes that draw nothing. */
const BESIDE = ['title', 'desc', 'defs', 'metadata', 'style'];

const oklch = converter('oklch');
const round = (value: number) => Math.round(value * 100) / 100;

/** The visible area of an SVG: its viewBox, else its width and height. */
function viewOf({ viewBox, width, height }: Attributes): number[] | null {
  const box = viewBox ? viewBox.trim().split(/[\s,]+/) : ['0', '0', width ?? '', height ?? ''];
  const [x = 0, y = 0, w = 0, h = 0] = box.map(Number.parseFloat);
  return w > 0 && h > 0 ? [x, y, w, h] : null;
}

type Visit = NonNullable<NonNullable<Visitor['element']>['enter']>;

/** A plugin of svgo that calls `enter` before and `exit` behind the children of each element. */
const plugin = (name: string, enter: Visit, exit: () => void = () => undefined): CustomPlugin => ({
  name,
  fn: () => ({ element: { enter, exit } }),
});

/** Calls `seen` with each element and its attributes, including those inherited from groups. */
function reading(seen: (name: string, attributes: Attributes) => void): CustomPlugin {
  const around: Attributes[] = [{}];
  return plugin(
    'reading',
    ({ name, attributes }) => {
      const of = around.at(-1) ?? {};
      const kept = Object.fromEntries(
        INHERITED.flatMap((key) => (of[key] ? [[key, of[key]]] : [])),
      );
      const own = { ...kept, ...attributes };
      around.push(own);
      seen(name, own);
    },
    () => void around.pop(),
  );
}

/** Converts rectangles with round corners, which svgo does not, to paths. */
const roundedRectangles = plugin('roundedRectangles', (node) => {
  const { x = '0', y = '0', width, height, rx, ry, ...rest } = node.attributes;
  if (node.name !== 'rect' || !(rx ?? ry)) return;
  const [left, top, w, h] = [Number(x), Number(y), Number(width), Number(height)];
  const a = Math.min(Number(rx ?? ry), w / 2);
  const b = Math.min(Number(ry ?? rx), h / 2);
  const corner = (dx: number, dy: number) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
  node.name = 'path';
  node.attributes = {
    ...rest,
    d: `M${left + a} ${top}h${w - 2 * a}${corner(a, b)}v${h - 2 * b}${corner(-a, b)}h${2 * a - w}${corner(-a, -b)}v${2 * b - h}${corner(a, -b)}z`,
  };
});

/** Removes what draws nothing, and ids, which prevent svgo from applying transforms to paths. */
const shapesAlone = plugin('shapesAlone', (node, parent) => {
  if (BESIDE.includes(node.name)) {
    parent.children = parent.children.filter((child) => child !== node);
  }
  delete node.attributes['id'];
});

/** Moves and scales the whole drawing. */
const placed = (transform: string): CustomPlugin =>
  plugin('placed', (node, parent) => {
    if (parent.type !== 'root') return;
    const { children } = node;
    node.children = [{ type: 'element', name: 'g', attributes: { transform }, children }];
  });

/** Converts the shapes of an SVG: styles to attributes, all shapes to paths, transforms applied. */
const asPaths = (svg: string, transform: string, last: CustomPlugin): string =>
  optimize(svg, {
    floatPrecision: 2,
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      shapesAlone,
      placed(transform),
      roundedRectangles,
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      // Repeated for each level of nested groups that drawing programs create.
      ...Array.from({ length: 6 }).flatMap(() => [
        'moveGroupAttrsToElems' as const,
        'collapseGroups' as const,
      ]),
      {
        name: 'convertPathData',
        params: {
          applyTransforms: true,
          applyTransformsStroked: true,
          forceAbsolutePath: true,
          lineShorthands: false,
          curveSmoothShorthands: false,
        },
      },
      last,
    ],
  }).data;

/**
 * Reads a logo from a drawing program: circles, strokes, transforms, any viewBox. It is drawn in
 * the site's two colours: whatever is not grey takes the signal colour. Throws `StartError` on a
 * drawing without shapes, and on elements that cannot be converted to paths.
 */
export function markOf(svg: string): Mark {
  let view: number[] | null = null;
  const shapes: Attributes[] = [];
  const unsupported = new Set<string>();
  try {
    optimize(svg, {
      plugins: [
        reading((name, own) => {
          if (name === 'svg') view ??= viewOf(own);
        }),
      ],
    });
    const [x = 0, y = 0, width = SIDE, height = SIDE] = view ?? [];
    asPaths(
      svg,
      `scale(${SIDE / Math.max(width, height)}) translate(${-x} ${-y})`,
      reading((name, own) => {
        if ([own['fill'], own['stroke']].some((paint) => paint?.startsWith('url('))) {
          unsupported.add('a gradient or pattern');
        } else if (name === 'path') shapes.push(own);
        else if (name !== 'svg' && name !== 'g') unsupported.add(`<${name}>`);
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new StartError(`The logo cannot be read as an SVG: ${reason}`);
  }
  if (shapes.some(({ transform }) => transform)) unsupported.add('a skewed stroke');
  if (unsupported.size > 0) {
    throw new StartError(
      `The logo has ${[...unsupported].join(', ')}, which the site cannot draw: make outlines of it in the drawing program, or save it as a PNG, of which the site traces the outlines.`,
    );
  }
  const [, , width = 0, height = 0] = view ?? [];
  if (!view || shapes.length === 0) {
    throw new StartError(
      'The logo has to be an SVG with shapes, and a viewBox or a width and height.',
    );
  }
  const scale = SIDE / Math.max(width, height);
  return {
    width: Math.ceil(round(width * scale)),
    height: Math.ceil(round(height * scale)),
    shapes: inTwoColours(shapes),
  };
}

/** Whether a colour is not grey. */
export function isColoured(value: string): boolean {
  const colour = parse(value);
  return colour ? (oklch(colour).c ?? 0) > COLOURED : false;
}

/** Whether a fill or a stroke draws nothing. */
const isInvisible = (paint: string, opacity = '1', of = '1') =>
  ['none', 'transparent'].includes(paint) ||
  [opacity, of].some((share) => Number.parseFloat(share) === 0);

/** The visible shapes, by fill and stroke. A logo of a single colour takes that of the line. */
function inTwoColours(all: readonly Attributes[]): Mark['shapes'] {
  const shapes = all.filter(
    ({ display, visibility }) => display !== 'none' && visibility !== 'hidden',
  );
  const drawn = shapes.flatMap(({ d = '', fill = 'black', stroke = 'none', ...shape }) => {
    const rule = shape['fill-rule'] === 'evenodd' ? { rule: 'evenodd' as const } : {};
    const width = round(Number.parseFloat(shape['stroke-width'] ?? '1'));
    const { opacity } = shape;
    return [
      ...(isInvisible(fill, opacity, shape['fill-opacity']) ? [] : [{ d, paint: fill, ...rule }]),
      ...(isInvisible(stroke, opacity, shape['stroke-opacity'])
        ? []
        : [{ d, paint: stroke, stroke: width }]),
    ];
  });
  const several = drawn.some(({ paint }) => !isColoured(paint));
  return drawn.map(({ paint, ...shape }) => ({
    ...shape,
    color: several && isColoured(paint) ? 'lamp' : 'line',
  }));
}
