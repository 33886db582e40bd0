import { expect, test } from 'vitest';
import configuration from '../vitest.config.ts';
import { type Run, stagesOf } from './stages.ts';

const labels = (run: Run, passed = (_label: string) => false) =>
  stagesOf(run, passed).map(({ label }) => label);

const isBuild = (label: string) => label.startsWith('Build');

test('every test belongs either to the gate or to the extended tests, and nightly runs have both', () => {
  const [gate = [], extended = []] = [labels('gate'), labels('extended')];
  expect(gate.filter((label) => extended.includes(label)).every(isBuild)).toBe(true);
  expect(new Set(labels('nightly'))).toEqual(new Set([...gate, ...extended]));
});

test('every Vitest project is run, and by one stage', () => {
  const projects = configuration.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : undefined,
  );
  const run = stagesOf('nightly', () => false).flatMap(({ command }) =>
    command.flatMap((argument) => /^--project=(.*)/.exec(argument)?.[1] ?? []),
  );
  expect(run.toSorted()).toEqual(projects?.toSorted());
});

test('if only texts have changed, what does not read them is not repeated, nor a build for it', () => {
  const left = stagesOf('gate', () => true);
  expect(left.map(({ label }) => label).filter(isBuild)).toEqual(['Build']);
  const browser = left.find(({ label }) => label === 'End to end in Chromium');
  expect(browser).toMatchObject({
    command: expect.arrayContaining(['pages.e2e']),
    needs: ['Build'],
  });
  expect(labels('gate', () => true)).toEqual([
    'Build',
    'Format and lint',
    'Unit and repository tests, content check',
    'Mistakes in content',
    'Rules over the built output',
    'End to end in Chromium',
  ]);
});

test('a stage that has not passed with these files is run, with the builds that it needs', () => {
  const left = labels('gate', (label) => !label.includes('output of the second'));
  expect(left.filter(isBuild)).toEqual(['Build', 'Build of the second institution']);
});
