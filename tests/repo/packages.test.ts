import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  optional?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies, optionalDependencies } = read('package.json');
const { '': _, ...locked }: Record<string, Locked> = read('package-lock.json').packages;

test('versions are exact', () => {
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(
    Object.values(all).filter((one) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(String(one))),
  ).toEqual([]);
});

test('every package comes from the registry, with a checksum unless it is for another platform', () => {
  const wrong = Object.entries(locked).filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity, optional }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') ||
      !(integrity?.startsWith('sha512-') || optional),
  );
  expect(wrong).toEqual([]);
});
