import { brand } from '#content/brand.ts';
import type { ColorName } from '#content/schemas/brand-schema.ts';
import { liveRail, railOf, rails } from '#tariff/rails.ts';

/** The part of a Vite plugin that this is. */
interface StyleSheets {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | undefined;
}

/** Where the line of a stroke stands among the lines, from 0; `live` is the one of what is live. */
function placeOf(stroke: string): number {
  const all = rails();
  if (stroke === 'live') return all.indexOf(liveRail());
  // Of a stroke that no rail has, nothing is drawn.
  return Math.max(
    0,
    all.findIndex((rail) => railOf(rail).stroke === stroke),
  );
}

/**
 * Puts the institution's colours and rails into the style sheets: `oklch(var(--brand-lamp) / 0.5)` is
 * built with the numbers of `content/brand.yaml`, so that no page carries a colour twice,
 * `var(--gaps)` and `var(--place-lit)` with those of `content/rails.yaml`. Throws on a colour that
 * is none.
 */
export function brandStyles(): StyleSheets {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css$/.test(id.split('?')[0] ?? '') && /var\(--(?:brand-|gaps|place-)/.test(code)
        ? code
            .replaceAll(/var\(--brand-([\w-]+)\)/g, (_, name: ColorName) => {
              const color = brand().colors[name];
              if (!color) throw new Error(`${id}: content/brand.yaml has no colour ${name}`);
              return `${color.lightness} ${color.chroma} ${color.hue}`;
            })
            .replaceAll('var(--gaps)', () => String(rails().length - 1))
            .replaceAll(/var\(--place-(\w+)\)/g, (_, stroke: string) => String(placeOf(stroke)))
        : undefined,
  };
}
