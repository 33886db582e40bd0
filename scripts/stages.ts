import {
  FRENCH_BUILD,
  KIT_BUILD,
  SECOND_BUILD,
  SITE_BUILD,
  type TestBuild,
} from './test-builds.ts';

export interface Stage {
  label: string;
  /** One of the project's own commands with its arguments. */
  command: readonly [string, ...string[]];
  environment?: Readonly<Record<string, string>>;
  /** Whether it is a test runner, whose output ends with the number of tests that passed. */
  tests?: true;
  /** Stages that must have finished before it. */
  needs?: readonly string[];
  /** Whether it uses both cores by itself; beside another stage it would take more of their time. */
  alone?: true;
  /** Whether it is one of the extended tests, not of the gate (decision 0019). */
  extended?: true;
  /** What is left of it if only the site's texts have changed since it passed; by default all. */
  ifOnlyTextsChanged?: 'nothing' | Pick<Stage, 'command' | 'needs' | 'environment'>;
}

type More = Pick<Stage, 'needs' | 'alone' | 'extended' | 'ifOnlyTextsChanged'>;

const vitest = (label: string, projects: readonly string[], more: More = {}): Stage => ({
  label,
  command: [
    'vitest',
    'run',
    '--reporter=default',
    ...projects.map((project) => `--project=${project}`),
  ],
  tests: true,
  ...more,
});

const BUILD = SITE_BUILD.label;
const SECOND = SECOND_BUILD.label;
const ASTRO = 'Types of Astro files';
const WITHOUT_VARIATIONS = '--grep-invert=@extended';

/** The builds, which a run has only if one of its tests needs them. */
const ALL_BUILDS: readonly Stage[] = [SITE_BUILD, SECOND_BUILD, FRENCH_BUILD, KIT_BUILD].map(
  ({ label, args, environment = {} }) => ({ label, command: ['astro', ...args], environment }),
);
const BUILD_LABELS = ALL_BUILDS.map(({ label }) => label);

/** The builds among the stages that a stage needs. */
export const buildsFor = ({ needs = [] }: Stage): string[] =>
  needs.filter((label) => BUILD_LABELS.includes(label));

/** Browser tests on the given builds. */
const playwright = (
  options: readonly string[],
  builds: readonly TestBuild[],
  more: Readonly<Record<string, string>> = {},
) => ({
  command: ['playwright', 'test', ...options] as const,
  environment: { TEST_BUILDS: builds.map(({ dist }) => dist).join(), ...more },
  needs: builds.map(({ label }) => label),
});

const ALL_TESTS: readonly Stage[] = [
  { label: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  {
    label: ASTRO,
    command: [
      'astro',
      'check',
      ...['--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'],
    ],
    ifOnlyTextsChanged: 'nothing',
  },
  // The rest; Astro's check generates the content's types before.
  {
    label: 'Types of TypeScript files',
    command: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
    needs: [ASTRO],
    ifOnlyTextsChanged: 'nothing',
  },
  vitest('Unit and repository tests, content check', ['unit', 'dom', 'content', 'repo']),
  vitest('Mistakes in content', ['check']),
  vitest('Rules over the built output', ['build'], { needs: [BUILD] }),
  vitest('Rules over the output of the second institution', ['institution'], {
    needs: [SECOND],
    ifOnlyTextsChanged: 'nothing',
  }),
  vitest('Rules over the output of the French institution', ['french'], {
    needs: [FRENCH_BUILD.label],
    extended: true,
    ifOnlyTextsChanged: 'nothing',
  }),
  vitest('The API: samples, guides and clients against its mock', ['api'], { extended: true }),
  vitest('The commands of the documents, and the preview', ['commands'], {
    needs: [BUILD],
    extended: true,
  }),
  vitest('The next release of the second institution', ['next-release'], {
    needs: [SECOND],
    extended: true,
    ifOnlyTextsChanged: 'nothing',
  }),
  vitest('Hosting: the small server and nginx', ['hosting'], { extended: true }),
  vitest('The start of a fresh clone', ['start'], {
    extended: true,
    ifOnlyTextsChanged: 'nothing',
  }),
  {
    label: 'End to end in Chromium',
    tests: true,
    alone: true,
    ...playwright([WITHOUT_VARIATIONS], [SITE_BUILD, SECOND_BUILD]),
    ifOnlyTextsChanged: playwright(['pages.e2e', WITHOUT_VARIATIONS], [SITE_BUILD], {
      ONLY_TEXTS_CHANGED: '1',
    }),
  },
  {
    label: 'Variations in Chromium',
    tests: true,
    alone: true,
    ...playwright(['--grep=@extended'], [SITE_BUILD, SECOND_BUILD, FRENCH_BUILD, KIT_BUILD]),
    extended: true,
    ifOnlyTextsChanged: 'nothing',
  },
  vitest('Firefox and WebKit', ['engines'], {
    needs: [BUILD, SECOND],
    alone: true,
    extended: true,
  }),
];

/** Which tests to run: those of every change, those that may run beside them, or both. */
export type Run = 'gate' | 'extended' | 'nightly';

/**
 * The stages of a run in starting order. `passed` tells whether a stage has passed with the present
 * files, the site's texts excepted.
 */
export function stagesOf(run: Run, passed: (label: string) => boolean): Stage[] {
  const tests = ALL_TESTS.filter(
    ({ extended = false }) => run === 'nightly' || extended === (run === 'extended'),
  ).flatMap((stage) => {
    const { label, ifOnlyTextsChanged: left } = stage;
    if (!left || !passed(label)) return [stage];
    return left === 'nothing' ? [] : [{ ...stage, ...left }];
  });
  const needed = new Set(tests.flatMap(({ needs = [] }) => needs));
  const stages = [...ALL_BUILDS.filter(({ label }) => needed.has(label)), ...tests];
  const labels = new Set(stages.map(({ label }) => label));
  return stages.map((stage) => ({
    ...stage,
    needs: stage.needs?.filter((label) => labels.has(label)) ?? [],
  }));
}
