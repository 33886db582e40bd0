import { expect, test } from 'vitest';
import { hasFile } from '#content/files.ts';
import { incidents, interfaceQuarters, passport } from '#content/queries/disclosures-query.ts';
import { legalVersions } from '#content/queries/legal-query.ts';

const measured = interfaceQuarters().flatMap(({ days }) => days);
const listed = hasFile('incidents.yaml') ? incidents().incidents : [];

test('each incident of the interface is in its statistics', () => {
  const contradictions = listed
    .filter(({ parts }) => parts.includes('interface'))
    .flatMap(({ day, minutes }) => {
      const found = measured.find((one) => one.day === day);
      return found && found.down < minutes * 60 ? [`${day}: ${found.down} s`] : [];
    });
  expect(contradictions).toEqual([]);
});

test('ten minutes of downtime in the statistics are listed as an incident', () => {
  const silent = measured
    .filter(({ down, own }) => Math.max(down, own.down) >= 600)
    .map(({ day }) => day)
    .filter((day) => hasFile('incidents.yaml') && !listed.some((one) => one.day === day));
  expect(silent).toEqual([]);
});

test('incidents are listed from the newest', () => {
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
