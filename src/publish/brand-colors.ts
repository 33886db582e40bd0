import { brand } from '#content/brand.ts';
import type { ColorName } from '#content/schemas/brand-schema.ts';

/** The part of a Vite plugin that this is. */
interface StyleSheets {
  readonly name: string;
  readonly enforce: 'pre';
  transform(code: string, id: string): string | undefined;
}

/**
 * Puts the institution's colours into the style sheets: `oklch(var(--brand-lamp) / 0.5)` is built
 * with the numbers of `content/brand.yaml`, so that no page carries a colour twice. Throws on a
 * name that is none.
 */
export function brandColors(): StyleSheets {
  return {
    name: 'brand-colors',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css$/.test(id.split('?')[0] ?? '') && code.includes('var(--brand-')
        ? code.replaceAll(/var\(--brand-([\w-]+)\)/g, (_, name: ColorName) => {
            const color = brand().colors[name];
            if (!color) throw new Error(`${id}: content/brand.yaml has no colour ${name}`);
            return `${color.lightness} ${color.chroma} ${color.hue}`;
          })
        : undefined,
  };
}
