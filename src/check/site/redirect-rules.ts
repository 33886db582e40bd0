import { type Fault, nearestOf } from '#content/fault.ts';
import { loadRedirects, REDIRECTS } from '#content/redirects.ts';
import { patternOf } from '#hosting/contract/redirects.ts';
import { faultAt } from '../placed-texts.ts';
import type { Addresses } from './addresses.ts';

/** Redirects with an invalid target, that hide a page, or that lead to another redirect. */
export function redirectFaults({ known, unsure }: Addresses): Fault[] {
  const redirects = loadRedirects();
  const patterns = redirects.map(({ from }) => new RegExp(patternOf(from)));
  return redirects.flatMap(({ from, to }, index): Fault[] => {
    const fault = (key: string, expected: string, nearest?: string) => [
      faultAt(REDIRECTS, [index, key], expected, nearest),
    ];
    const hidden = [...known.keys()].find((path) => patterns[index]?.test(path));
    if (hidden)
      return fault('from', `a page has the address ${hidden}: the redirect would hide it`);
    const next = patterns.findIndex((pattern, other) => other !== index && pattern.test(to));
    const on = redirects[next];
    if (on) return fault('to', `is itself redirected: expected the target of ${on.from}`, on.to);
    const shadow = patterns.findIndex((pattern, other) => other < index && pattern.test(from));
    if (shadow >= 0) return fault('from', `is already covered by ${redirects[shadow]?.from}`);
    if (known.has(to) || unsure.some((begin) => to.startsWith(begin))) return [];
    const noSuchPage = 'the site has no such page or file';
    return fault('to', noSuchPage, nearestOf(to, [...known.keys()])).map((one) => ({
      ...one,
      gone: true,
    }));
  });
}
