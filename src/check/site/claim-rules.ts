import {
  CLAIMS_FILE,
  claims,
  claimsFile,
  confirms,
  TO_CONFIRM_FILE,
  targetExists,
  toConfirm,
} from '#content/claims.ts';
import { type Fault, nearestOf } from '#content/fault.ts';
import { textsIn } from '#content/files.ts';
import { faultAt } from '../placed-texts.ts';

/** Confirmations of claims that do not exist. */
export function claimFaults(): Fault[] {
  const given = claimsFile()?.confirmed ?? [];
  const all = claims().map(({ path }) => path);
  return given.flatMap(({ path }, index): Fault[] => {
    // A text that makes no claim may be confirmed too: the launch check asks for it where it names
    // the institution before.
    if (!all.some((claim) => confirms(path, claim)) && !targetExists(path)) {
      const expected = 'expected a file, a folder with its / or a key of a file';
      return [faultAt(CLAIMS_FILE, ['confirmed', index, 'path'], expected, nearestOf(path, all))];
    }
    return [];
  });
}

/** Reports statements to be confirmed whose file or key no longer exists. */
export function statementFaults(): Fault[] {
  return toConfirm().flatMap(({ where }, index) =>
    where.flatMap((path, at): Fault[] => {
      if (targetExists(path)) return [];
      const expected =
        'no longer exists: remove it from where, or the whole statement if it is the only entry';
      const nearest = nearestOf(path, textsIn('.'));
      return [{ ...faultAt(TO_CONFIRM_FILE, [index, 'where', at], expected, nearest), gone: true }];
    }),
  );
}
