import { converter, parse } from 'culori';
import { type CustomPlugin, optimize } from 'svgo';
import { StartError } from '#hosting/contract/settings.ts';

/** A mark as `brand.yaml` has it. */
export interface Mark {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly {
    readonly d: string;
    readonly stroke?: number;
    readonly color?: 'lamp';
  }[];
}

type Attributes = Readonly<Record<string, string>>;

/** The longer side that a logo of any size is brought to. */
const SIDE = 96;

/** From this chroma on a colour is no grey. */
const COLOURED = 0.06;

const INHERITED = ['fill', 'stroke', 'stroke-width', 'transform'] as const;
/** What may stand beside the shapes and draws nothing. */
const BESIDE = ['title', 'desc', 'defs', 'metadata', 'style'];

const oklch = converter('oklch');
const round = (value: number) => Math.round(value * 100) / 100;

/** The part of the plane that an SVG shows: its viewBox, else its width and height. */
function viewOf({ viewBox, width, height }: Attributes): number[] | null {
  const box = viewBox ? viewBox.trim().split(/[\s,]+/) : ['0', '0', width ?? '', height ?? ''];
  const [x = 0, y = 0, w = 0, h = 0] = box.map(Number.parseFloat);
  return w > 0 && h > 0 ? [x, y, w, h] : null;
}

/** Hands on each element, with what it has of the groups around it. */
function reading(seen: (name: string, attributes: Attributes) => void): CustomPlugin {
  const around: Attributes[] = [{}];
  return {
    name: 'reading',
    fn: () => ({
      element: {
        enter: ({ name, attributes }) => {
          const of = around.at(-1) ?? {};
          const kept = Object.fromEntries(
            INHERITED.flatMap((key) => (of[key] ? [[key, of[key]]] : [])),
          );
          const own = { ...kept, ...attributes };
          around.push(own);
          seen(name, own);
        },
        exit: () => {
          around.pop();
        },
      },
    }),
  };
}

/** Rectangles with round corners, which svgo leaves alone, as paths. */
const roundedRectangles: CustomPlugin = {
  name: 'roundedRectangles',
  fn: () => ({
    element: {
      enter: (node) => {
        const { x = 0, y = 0, width, height, rx, ry, ...rest } = node.attributes;
        if (node.name !== 'rect' || !(rx ?? ry)) return;
        const [left, top, w, h] = [x, y, width, height].map(Number) as [
          number,
          number,
          number,
          number,
        ];
        const a = Math.min(Number(rx ?? ry), w / 2);
        const b = Math.min(Number(ry ?? rx), h / 2);
        const corner = (dx: number, dy: number) => `a${a} ${b} 0 0 1 ${dx} ${dy}`;
        node.name = 'path';
        node.attributes = {
          ...rest,
          d: `M${left + a} ${top}h${w - 2 * a}${corner(a, b)}v${h - 2 * b}${corner(-a, b)}h${2 * a - w}${corner(-a, -b)}v${2 * b - h}${corner(a, -b)}z`,
        };
      },
    },
  }),
};

/** Takes away what draws nothing, and the ids, which keep svgo from moving transforms to the paths. */
const shapesAlone: CustomPlugin = {
  name: 'shapesAlone',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (BESIDE.includes(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
        }
        delete node.attributes['id'];
      },
    },
  }),
};

/** Moves and scales the whole drawing. */
const placed = (transform: string): CustomPlugin => ({
  name: 'placed',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (parent.type !== 'root') return;
        const { children } = node;
        node.children = [{ type: 'element', name: 'g', attributes: { transform }, children }];
      },
    },
  }),
});

/** Hands on the shapes of an SVG: styles as attributes, all as paths, transforms in their numbers. */
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
      // Once for each level of groups that a drawing program makes.
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
 * Reads a logo as a drawing program writes it: circles, strokes, transforms, any viewBox. It is drawn
 * in the site's own two colours: what has a colour beside greys becomes that of the signal.
 * Throws `StartError` on a drawing that has none, and on what no path can say.
 */
export function markOf(svg: string): Mark {
  let view: number[] | null = null;
  const shapes: Attributes[] = [];
  const strange = new Set<string>();
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
        if (name === 'path') shapes.push(own);
        else if (name !== 'svg' && name !== 'g') strange.add(name);
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new StartError(`The logo cannot be read as an SVG: ${reason}`);
  }
  if (strange.size > 0 || shapes.some(({ transform }) => transform)) {
    const what = strange.size > 0 ? [...strange].map((name) => `<${name}>`) : ['a skewed stroke'];
    throw new StartError(
      `The logo has ${what.join(', ')}, which the site cannot draw: make outlines of it in the drawing program.`,
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

/** Whether a colour is more than a grey. */
export function isColoured(value: string): boolean {
  const colour = parse(value);
  return colour ? (oklch(colour).c ?? 0) > COLOURED : false;
}

/** The shapes with their fills and strokes. A logo of one colour is that of the line. */
function inTwoColours(shapes: readonly Attributes[]): Mark['shapes'] {
  const drawn = shapes.flatMap((shape) => {
    const { d = '', fill = 'black', stroke = 'none', 'stroke-width': wide = '1' } = shape;
    return [
      ...(fill === 'none' ? [] : [{ d, paint: fill }]),
      ...(stroke === 'none' ? [] : [{ d, paint: stroke, stroke: round(Number.parseFloat(wide)) }]),
    ];
  });
  const several = drawn.some(({ paint }) => !isColoured(paint));
  return drawn.map(({ paint, ...shape }) =>
    several && isColoured(paint) ? { ...shape, color: 'lamp' as const } : shape,
  );
}
