/**
 * A command to run as npm would, with small arguments. It gets a copy of the content; `{folder}` is
 * replaced by a folder for its output.
 */
export interface CommandTest {
  readonly command: string;
  /** The expected output, for a server that once it listens. */
  readonly says: RegExp;
  /** Allowed exit codes; 0 if undefined. */
  readonly codes?: readonly number[];
  /** Whether it is a server, which is stopped once it has printed `says`. */
  readonly stays?: true;
  /** The file that it writes in the copy of the content. */
  readonly writes?: string;
}

const CONTENT: readonly CommandTest[] = [
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
    command: 'npm run new -- language --tag it --files pages/fee.yaml',
    says: /^--tag is "it": expected one of en\. Add a further language to languages in /,
    codes: [1],
  },
  {
    command:
      'npm run rebrand -- --name "Nordkap Pay" --bic NKPYFIHH --mark {folder}/logo.svg --logo {folder}/logo.svg --colour "#10a565"',
    says: /files changed\. The check found no errors/,
  },
  // The fictitious institution must not go live.
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

const CODE: readonly CommandTest[] = [
  { command: 'npm test -- --help', says: /End to end in Chromium/ },
  { command: 'npm run test:extended -- --help', says: /Firefox and WebKit/ },
  { command: 'npm run nightly -- --help', says: /every page, host and engine/ },
  { command: 'npm run unit -- scripts/launch/remains.test.ts', says: /Tests .*passed/ },
  { command: 'npm run lint -- scripts/changes.ts', says: /No fixes applied/ },
  // Would take screenshots of a running site at every width.
  { command: 'npm run look -- --help', says: /npm run look/ },
  {
    command: 'npm run engrave -- {folder}/logo.svg {folder}/portrait.svg',
    says: /portrait\.svg: \d+ bytes/,
  },
  { command: 'npm run fonts -- {folder}', says: /^host-grotesk\.woff2 \d+ bytes/ },
];

/** Commands that need the finished build in `dist`. */
const BUILT: readonly CommandTest[] = [
  { command: 'node hosting/hosts/generate.ts dist {folder}', says: /nginx\.conf/ },
];

/** Slow commands: nightly runs only. */
const SLOW: readonly CommandTest[] = [
  { command: 'npm start', says: /^The site is at http/m, stays: true },
  { command: 'npm run bench:check -- 3', says: /with 3 articles more \| \d/ },
  { command: 'npm run bench:pages -- 1 --only work', says: /home \| [\d.]+/ },
  { command: 'npm run bench:search -- dist 1', says: /last key to first results/ },
  // Would build a site at least twice, which takes minutes.
  { command: 'npm run bench:scale -- --help', says: /npm run bench:scale/ },
];

/** The commands of this run. */
export const TESTS_OF_THIS_RUN: readonly CommandTest[] = [
  ...CONTENT,
  ...CODE,
  ...BUILT,
  ...(process.env.NIGHTLY ? SLOW : []),
];
