import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasFile, sourceOf } from '#content/files.ts';
import {
  apiErrors,
  incidents,
  interfaceQuarters,
  passport,
} from '#content/queries/disclosures-query.ts';
import { legalVersions } from '#content/queries/legal-query.ts';

const measured = interfaceQuarters().flatMap(({ days }) => days);
const listed = hasFile('incidents.yaml') ? incidents().incidents : [];

test('an incident of the interface is in its statistics', () => {
  const contradictions = listed
    .filter(({ parts }) => parts.includes('interface'))
    .flatMap(({ day, minutes }) => {
      const found = measured.find((one) => one.day === day);
      return found && found.down < minutes * 60 ? [`${day}: ${found.down} s`] : [];
    });
  expect(contradictions).toEqual([]);
});

test('ten minutes without an answer are an incident', () => {
  const silent = measured
    .filter(({ down, own }) => Math.max(down, own.down) >= 600)
    .map(({ day }) => day)
    .filter((day) => hasFile('incidents.yaml') && !listed.some((one) => one.day === day));
  expect(silent).toEqual([]);
});

test('incidents run from the newest', () => {
  const times = listed.map(({ day, from }) => `${day} ${from}`);
  expect(times).toEqual([...times].sort().reverse());
});

test('host states are countries that the site knows by name', () => {
  const states = hasFile('passport.yaml') ? passport().states : [];
  expect(states.filter(({ code, name }) => code === name)).toEqual([]);
});

test('versions of a document follow one another without a gap', () => {
  for (const { versions } of legalVersions()) {
    const given = versions.filter(({ ahead }) => !ahead);
    expect(given[0]?.until).toBeNull();
    expect(given.slice(1).every(({ until }) => until !== null)).toBe(true);
  }
});

test.runIf(hasFile('openapi.yaml') && hasFile('api-errors.yaml'))(
  'the list of errors has the codes and statuses of the API',
  () => {
    const { schemas } = parse(sourceOf('openapi.yaml').text).components;
    const told = Object.entries(schemas.ErrorCode['x-enumDescriptions'] as Record<string, [number]>)
      .map(([code, [status]]) => `${code} ${status}`)
      .sort();
    const listed = apiErrors()
      .groups.flatMap(({ codes }) => Object.entries(codes))
      .map(([code, { status }]) => `${code} ${status}`)
      .sort();
    expect(listed).toEqual(told);
  },
);
