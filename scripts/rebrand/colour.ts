import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';
import { hex } from '#content/brand.ts';
import { StartError } from '#hosting/contract/settings.ts';
import { replaceYamlValue } from './replace-yaml-value.ts';

/** Minimum contrast of text and thin lines (WCAG 2.2, success criterion 1.4.3). */
const NEEDED = 4.5;

const STEP = 0.005;

const oklch = converter('oklch');

/** A colour in the sRGB gamut, rounded to the hex value shown to people. */
const shown = (l: number, { c, h = 0 }: Oklch): Oklch =>
  colourOf(formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb')));

/** The colour in the notation of `brand.yaml`: lightness, chroma, hue. */
const written = ({ l, c, h = 0 }: Oklch): number[] =>
  [
    [l, 3],
    [c, 3],
    [h, 1],
  ].map(([value = 0, digits = 0]) => Number(value.toFixed(digits)));

/**
 * The first colour with enough contrast against a ground, changing the lightness in steps;
 * `undefined` if there is none.
 */
function nearest(colour: Oklch, ground: string, from: number, step: number): Oklch | undefined {
  for (let l = from; l > 0 && l < 1; l += step) {
    const one = shown(l, colour);
    if (wcagContrast(one, ground) >= NEEDED) return one;
  }
  return undefined;
}

/**
 * Parses a colour in hex, RGB, OKLCH or three numbers of OKLCH. Throws `StartError` on anything
 * else.
 */
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
      `--colour is ${text}: expected a colour such as "#359564", "rgb(53 149 100)" or "oklch(0.7 0.15 158)".`,
    );
  }
  return oklch(colour);
}

export interface Signal {
  /** `brand.yaml` with the colour and its shades. */
  readonly brand: string;
  /** A sentence about its contrast. */
  readonly report: string;
}

/**
 * `brand.yaml` with another signal colour: the lamp, its shades, text on it, and the colour in
 * print. Throws `StartError` with the nearest usable colour if the contrast is too low for text on
 * the page.
 */
export function withSignal(brandText: string, text: string): Signal {
  const given = colourOf(text);
  // Of the dark grounds of text in the signal colour, `raised` is the lightest.
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
    (so, [name, shade]) => replaceYamlValue(so, ['colors', name], `[${written(shade).join(', ')}]`),
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
    report: `Signal ${formatHex(lamp)}: ${ratios.map(([where, ratio]) => `${ratio.toFixed(1)}:1 ${where}`).join(', ')}.`,
  };
}
