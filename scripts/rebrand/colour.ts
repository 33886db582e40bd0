import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';
import { hex } from '#content/brand.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { spliced } from './spliced.ts';

/** What text and thin lines need against their ground (WCAG 2.2, success criterion 1.4.3). */
const NEEDED = 4.5;

const STEP = 0.005;

const oklch = converter('oklch');

/** A colour as a plain screen shows it, to the hex that is named to people. */
const shown = (l: number, { c, h = 0 }: Oklch): Oklch =>
  colourOf(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb')));

/** The colour in the notation of `brand.yaml`: lightness, chroma, hue. */
const written = ({ l, c, h = 0 }: Oklch): number[] =>
  [
    [l, 3],
    [c, 3],
    [h, 1],
  ].map(([value = 0, digits = 0]) => Number(value.toFixed(digits)));

/** From a lightness on in steps, the first with enough contrast against a ground; none up to the end. */
function nearest(colour: Oklch, ground: string, from: number, step: number): Oklch | undefined {
  for (let l = from; l > 0 && l < 1; l += step) {
    const one = shown(l, colour);
    if (wcagContrast(one, ground) >= NEEDED) return one;
  }
  return undefined;
}

/** Reads a colour as hex, RGB, OKLCH or three numbers of OKLCH. Throws `StartError` on anything else. */
export function colourOf(text: string): Oklch {
  const bare = /^[\d.]+([\s,]+[\d.]+){2}$/.test(text.trim());
  const colour = parse(
    bare
      ? `oklch(${text
          .trim()
          .split(/[\s,]+/)
          .join(' ')})`
      : text,
  );
  if (!colour) {
    throw new StartError(
      `--colour is ${text}: expected a colour such as "#0b7a4b", "rgb(11 122 75)" or "oklch(0.5 0.12 158)".`,
    );
  }
  return oklch(colour);
}

export interface Signal {
  /** `brand.yaml` with the colour and its shades. */
  readonly brand: string;
  /** How well it is read, in a sentence. */
  readonly said: string;
}

/**
 * `brand.yaml` with another signal colour: that of the lamp, its shades, the text on it, and the one
 * in print. Throws `StartError` with the nearest that can where it cannot carry text on the page.
 */
export function withSignal(brandText: string, text: string): Signal {
  const given = colourOf(text);
  // Of the grounds on which text stands in the signal's colour, `raised` is the lightest.
  const { page, raised, paper } = hex();
  const lamp = shown(given.l, given);
  const contrast = wcagContrast(lamp, raised);
  if (contrast < NEEDED) {
    const other = nearest(given, raised, given.l, STEP);
    const hint = other ? ` The nearest that can: ${formatHex(other)}.` : '';
    throw new StartError(
      `--colour is ${text}: it has ${contrast.toFixed(2)}:1 on the site's raised surfaces, where text needs ${NEEDED}:1.${hint}`,
    );
  }
  const onLamp = shown(0.16, { ...given, c: Math.min(given.c, 0.03) });
  const print = nearest(given, paper, Math.min(given.l, 0.6), -STEP) ?? shown(0.3, given);
  const shades = {
    lamp,
    'lamp-light': shown(Math.min(0.97, given.l + 0.045), given),
    'lamp-shade': shown(given.l - 0.095, given),
    'lamp-print': print,
    'on-lamp': onLamp,
  };
  const brand = Object.entries(shades).reduce(
    (so, [name, shade]) => spliced(so, ['colors', name], `[${written(shade).join(', ')}]`),
    brandText,
  );
  const ratios = [
    ['on the page', wcagContrast(lamp, page)],
    ['on raised surfaces', contrast],
    ['under its text', wcagContrast(lamp, onLamp)],
    ['in print', wcagContrast(print, paper)],
  ] as const;
  return {
    brand,
    said: `Signal ${formatHex(lamp)}: ${ratios.map(([where, ratio]) => `${ratio.toFixed(1)}:1 ${where}`).join(', ')}.`,
  };
}
