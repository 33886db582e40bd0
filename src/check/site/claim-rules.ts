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

/** Confirmations of claims that do not exist. */
export function claimFaults(): Fault[] {
  const given = claimsFile()?.confirmed ?? [];
  const all = claims().map(({ path }) => path);
  const source = () => sourceOf(CLAIMS_FILE);
  return given.flatMap(({ path }, index): Fault[] => {
    // A text that makes no claim may be confirmed too: the launch check asks for it where it names
    // the institution before.
    if (!all.some((claim) => confirms(path, claim)) && !targetExists(path)) {
      const expected = 'expected a file, a folder with its / or a key of a file';
      return [faultIn(source(), ['confirmed', index, 'path'], expected, nearestOf(path, all))];
    }
    return [];
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
