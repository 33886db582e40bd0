import { brand } from '#content/brand.ts';
import type { ColorName } from '#content/schemas/brand-schema.ts';
import { liveRail, railOf, rails } from '#tariff/rails.ts';

/** The part of Vite's plugin type that is used here. */
interface StyleSheets {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | undefined;
}

/** The index of a stroke's line among the lines; `live` is that of the live rail. */
function placeOf(stroke: string): number {
  const all = rails();
  if (stroke === 'live') return all.indexOf(liveRail());
  // A stroke that no rail has is never drawn.
  return Math.max(
    0,
    all.findIndex((rail) => railOf(rail).stroke === stroke),
  );
}

/**
 * Replaces the institution's colours and rails in the style sheets: `oklch(var(--brand-lamp) /
 * 0.5)` gets the numbers of `content/brand.yaml`, so that pages need no custom property for them,
 * `var(--gaps)` and `var(--place-lit)` those of `content/rails.yaml`. Throws on an unknown colour.
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
