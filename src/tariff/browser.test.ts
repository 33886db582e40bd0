import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'src/tariff';

/** Modules that only the build imports: the published JSON Schema is generated from zod. */
const BUILD_ONLY = ['export-schema.ts'];

/**
 * The packages that a module imports at run time, directly or through other modules of this
 * project.
 */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';$/gm,
  );
  return new Set(
    [...imports].flatMap(([, target = '']) =>
      target.startsWith('.') ? [...packagesOf(join(dirname(file), target), seen)] : [target],
    ),
  );
}

const files = readdirSync(FOLDER).filter(
  (name) => /^[\w-]+\.ts$/.test(name) && !BUILD_ONLY.includes(name),
);

describe('the packages of the calculator in the browser', () => {
  it.each(files)('%s needs no package but the decimals', (name) => {
    expect(
      [...packagesOf(join(FOLDER, name))].filter(
        (target) => target !== 'big.js' && !target.startsWith('#words/'),
      ),
    ).toEqual([]);
  });
});
