import { afterEach, expect, test, vi } from 'vitest';
import { clearCaches } from '../cache.ts';
import {
  documentsAhead,
  legalDocuments,
  legalVersions,
  publishedDocuments,
} from './legal-query.ts';

/** Sets the day of the build. */
function on(day: string): void {
  vi.stubEnv('SITE_DAY', day);
  clearCaches();
}

afterEach(() => {
  vi.unstubAllEnvs();
  clearCaches();
});

const versionsOf = (id: string) =>
  legalVersions()
    .find(({ versions }) => versions.some(({ href }) => href === `/legal/${id}.pdf`))
    ?.versions.map(({ version, ahead, until }) => `${version}${ahead ? ' ahead' : ''} ${until}`);
const slugs = () => publishedDocuments().map(({ slug }) => slug);

test('an announced version has a URL of its own before it is in force', () => {
  for (const { id, data } of documentsAhead()) {
    on(data.announced);
    const inForce = legalDocuments().find((one) => one.id === id);
    expect(inForce?.data.version).not.toBe(data.version);
    expect(versionsOf(id)?.[0]).toBe(`${data.version} ahead null`);
    expect(slugs()).toContain(`${id}-${data.version.replace('.', '-')}`);
  }
});

test('on its effective date it replaces the document, and the previous version keeps a URL', () => {
  for (const { id, data } of documentsAhead()) {
    const before = legalDocuments().find((one) => one.id === id);
    on(data.effective);
    expect(legalDocuments().find((one) => one.id === id)?.data.version).toBe(data.version);
    expect(versionsOf(id)?.[0]).toBe(`${data.version} null`);
    expect(versionsOf(id)?.[1]).toMatch(new RegExp(`^${before?.data.version} \\d{4}-`));
    expect(slugs()).toContain(`${id}-${before?.data.version.replace('.', '-')}`);
    expect(slugs()).toContain(`${id}-${data.version.replace('.', '-')}`);
  }
});
