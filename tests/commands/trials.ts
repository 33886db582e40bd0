/**
 * A command that is run as npm would run it, with a small argument. The content is
 * a copy of its own, and `{folder}` a folder for what it writes.
 */
export interface Trial {
  readonly command: string;
  /** What it prints, or what a server prints once it listens. */
  readonly says: RegExp;
  /** How it may end; 0 where nothing is said. */
  readonly codes?: readonly number[];
  /** It serves until it is stopped, which it is as soon as it has said so. */
  readonly stays?: true;
  /** What it writes into the copy. */
  readonly writes?: string;
}

const CONTENT: readonly Trial[] = [
  { command: 'npm run check -- --json', says: /^{\s+"ok": true,\s+"faults": \[\]/ },
  { command: 'npm run check -- --github', says: /^\s*$/ },
  { command: 'npm run check -- --unlink', says: /^\s*All content is fine/ },
  { command: 'npm run new -- --help', says: /npm run new -- <kind>/ },
  {
    command:
      'npm run new -- post --title "Paying the harbour dues" --description "What a harbour asks for, and when it is paid."',
    says: /blog\/paying-the-harbour-dues\.mdx/,
    writes: 'blog/paying-the-harbour-dues.mdx',
  },
  {
    command:
      'npm run new -- page --address security --title "Locks and keys" --description "How an account is kept safe, and by whom."',
    says: /own\/security\.mdx/,
    writes: 'own/security.mdx',
  },
  {
    command:
      'npm run rebrand -- --name "Nordkap Pay" --bic NKPYFIHH --mark {folder}/logo.svg --logo {folder}/logo.svg --colour "#10a565"',
    says: /files changed\. The check is green/,
  },
  // The made-up institution may not go live.
  { command: 'npm run launch-check', says: /× blocker/, codes: [1] },
  { command: 'npm run launch-check -- --launch', says: /^Unknown option '--launch'/, codes: [1] },
  { command: 'npm run record', says: /^Recorded \d+ legal texts/, writes: 'published.yaml' },
  {
    command: 'npm run api:publish',
    says: /^Published \S+: \d+ promises/,
    writes: 'api/published.json',
  },
  { command: 'npm run schemas -- {folder}', says: /files in \.vscode/ },
  { command: 'npm run mock', says: /^The mock is at http/, stays: true },
];

const CODE: readonly Trial[] = [
  { command: 'npm test -- --help', says: /End to end in Chromium/ },
  { command: 'npm run nightly -- --help', says: /every page, host, engine and bench/ },
  { command: 'npm run unit -- scripts/changes.test.ts', says: /Tests .*passed/ },
  { command: 'npm run lint -- scripts/changes.ts', says: /No fixes applied/ },
  // It installs two more browsers where they are missing.
  { command: 'npm run engines -- --help', says: /vitest/ },
  { command: 'npm run engines:all -- --help', says: /vitest/ },
  // It starts a static host's runtime: every night.
  { command: 'npm run hosting:all -- --help', says: /vitest/ },
  // It takes pictures of a site that is running, in every width.
  { command: 'npm run look -- --help', says: /npm run look/ },
  // It measures a site that is running.
  { command: 'npm run measure -- --help', says: /npm run measure/ },
  {
    command: 'npm run engrave -- {folder}/logo.svg {folder}/portrait.svg',
    says: /portrait\.svg: \d+ bytes/,
  },
  { command: 'npm run css -- src/features/home', says: /all style sheets as one/ },
  // It builds a preview and starts live reload, which takes minutes.
  { command: 'node scripts/authoring-pictures.ts --help', says: /authoring-pictures/ },
  { command: 'npm run fonts -- {folder}', says: /^host-grotesk\.woff2 \d+ bytes/ },
];

/** These need the finished build of `dist`. */
const BUILT: readonly Trial[] = [
  { command: 'npm run days', says: /^Recorded the days of \d+ pages/, writes: 'page-days.yaml' },
  { command: 'node hosting/hosts/generate.ts dist {folder}', says: /nginx\.conf/ },
];

/** What measures, which takes long: every night. */
const BENCHES: readonly Trial[] = [
  { command: 'npm run bench:check -- 3', says: /with 3 articles more \| \d/ },
  { command: 'npm run bench:pages -- 1 --only work', says: /home \| [\d.]+/ },
  { command: 'npm run bench:search -- dist 20 1', says: /last key to first results/ },
  // A site is built at least twice, which takes minutes.
  { command: 'npm run bench:scale -- --help', says: /npm run bench:scale/ },
  { command: 'node bench/first-visit.ts dist 0 /faq', says: /^2 first visits/ },
  {
    command: 'node bench/stalled-frames.ts 0.02',
    says: /\d+ frames in 0\.02 min, \d+ stalls/,
    codes: [0, 1],
  },
  { command: 'node bench/frames-at-rest.ts 0.2 chromium', says: /\| chromium \| [\d.]+/ },
];

export const TRIALS: readonly Trial[] = [...CONTENT, ...CODE, ...BUILT, ...BENCHES];

/** Those that this run tries. */
export const TRIED = process.env.NIGHTLY ? TRIALS : TRIALS.filter((one) => !BENCHES.includes(one));

/** What other tests run, by what it starts: their file, and the words in it that do so. */
export const ELSEWHERE: Readonly<Record<string, readonly [file: string, ...words: string[]]>> = {
  'scripts/build.ts': ['tests/institution/next-release.test.ts', "'scripts/build.ts'"],
  'scripts/deploy.ts': ['hosting/tests/deploy.test.ts', "'scripts/deploy.ts'"],
  'scripts/dev.ts': ['tests/commands/dev.test.ts', "'npm run dev"],
  'scripts/preview.ts': ['tests/commands/preview.test.ts', "'npm run preview"],
  'scripts/start.ts': ['tests/start/start.test.ts', "'scripts/bootstrap.mjs', 'start'"],
  'hosting/server/serve.ts': ['hosting/tests/servers.ts', "'hosting/server/serve.ts'"],
  // The stages of `npm test`: what takes minutes is not run twice.
  'astro check --minimumFailingSeverity hint && node node_modules/typescript-7/bin/tsc --noEmit': [
    'scripts/test.ts',
    "['astro', 'check', '--minimumFailingSeverity', 'hint']",
    "['node', 'node_modules/typescript-7/bin/tsc', '--noEmit']",
  ],
};
