import {
  CLAIMS_FILE,
  claims,
  claimsFile,
  confirms,
  TO_CONFIRM_FILE,
  targetExists,
  toConfirm,
} from '#content/claims.ts';
import { faultIn } from '#content/exact-yaml.ts';
import { type Fault, nearestOf } from '#content/fault.ts';
import { sourceOf, textsIn } from '#content/files.ts';
import { today } from '#content/site.ts';

/** Confirmations of claims that do not exist, or with a future date. */
export function claimFaults(): Fault[] {
  const given = claimsFile()?.confirmed ?? [];
  const all = claims().map(({ path }) => path);
  const source = () => sourceOf(CLAIMS_FILE);
  return given.flatMap(({ path, on }, index): Fault[] => {
    if (!all.some((claim) => confirms(path, claim))) {
      const expected = 'expected a file, a folder ending with / or a key that contains a claim';
      return [faultIn(source(), ['confirmed', index, 'path'], expected, nearestOf(path, all))];
    }
    const later = on > today();
    return later
      ? [
          faultIn(
            source(),
            ['confirmed', index, 'on'],
            'expected a date that is not in the future',
            today(),
          ),
        ]
      : [];
  });
}

/** Reports statements to be confirmed whose file or key no longer exists. */
export function statementFaults(): Fault[] {
  const source = () => sourceOf(TO_CONFIRM_FILE);
  return toConfirm().flatMap(({ where }, index) =>
    where.flatMap((path, at): Fault[] => {
      if (targetExists(path)) return [];
      const expected =
        'no longer exists: remove it from where, or the whole statement if it is the only entry';
      const fault = faultIn(
        source(),
        [index, 'where', at],
        expected,
        nearestOf(path, textsIn('.')),
      );
      return [{ ...fault, gone: true }];
    }),
  );
}
