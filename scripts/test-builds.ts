import { existsSync } from 'node:fs';
import { FRENCH, INSTITUTION } from './institution.ts';
import { run } from './run.ts';

/**
 * A build that tests read: its name among the stages, its folder, a file that a finished one has, and
 * how `astro` makes it.
 */
export interface TestBuild {
  readonly label: string;
  readonly dist: string;
  readonly finished: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const buildOf = (label: string, institution: typeof INSTITUTION | typeof FRENCH): TestBuild => ({
  label,
  dist: institution.DIST,
  finished: `${institution.DIST}/build.json`,
  args: ['build', '--outDir', institution.DIST],
  environment: institution,
});

export const SITE_BUILD: TestBuild = {
  label: 'Build',
  dist: 'dist',
  finished: 'dist/build.json',
  args: ['build'],
};
export const SECOND_BUILD = buildOf('Build of the second institution', INSTITUTION);
export const FRENCH_BUILD = buildOf('Build of the French institution', FRENCH);

/** The examples of the components, as `npm run kit` shows them. */
export const KIT_BUILD: TestBuild = {
  label: 'Build of the components’ examples',
  dist: '.cache/kit',
  finished: '.cache/kit/kit.html',
  args: ['build', '--config', 'tests/kit.config.ts'],
};

/** Makes a build if there is none. One that is older than its sources is not made again. */
export async function ensureBuild({ dist, finished, args, environment }: TestBuild): Promise<void> {
  if (existsSync(finished)) return;
  process.stdout.write(`There is no finished build in ${dist}; making it …\n`);
  const { code, output } = await run('astro', args, environment);
  if (code !== 0) throw new Error(output);
}
