import { globSync, readFileSync } from 'node:fs';

/** A command in the documentation. */
export interface Command {
  /** `docs/operating.md:28`. */
  readonly at: string;
  /** The command as written: `npm run preview -- --day 2027-02-01`. */
  readonly text: string;
  /**
   * What it starts: `scripts/preview.ts`, or the command line in package.json if that starts no
   * file.
   */
  readonly program: string;
}

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'bench/README.md'],
  ...globSync('docs/**/*.md'),
];

/** Commands of older versions, which the changelog mentions. */
const FORMER = ['npm run check:launch'];

export const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/**
 * The command line that npm runs for `npm run look -- a`, `npm test` or `npm start`, without `exec`;
 * other commands are returned unchanged.
 */
export function withoutNpm(command: string): string {
  const [, name, rest = ''] = /^npm (?:run )?([\w:-]+)(?: --(?= |$))?(.*)$/.exec(command) ?? [];
  if (name === undefined) return command.replace(/^npx /, '');
  const script = scripts[name];
  if (script === undefined) throw new Error(`package.json has no script ${name}`);
  return `${script.replace(/\bexec /, '')}${rest}`;
}

/** The program that a command starts, without arguments. */
export function programOf(command: string): string {
  const line = withoutNpm(command);
  const [, task] = /^node scripts\/bootstrap\.mjs ([\w-]+)/.exec(line) ?? [];
  if (task) return `scripts/${task}.ts`;
  const [, file] = /^node (?:-\S+ )*([\w./-]+\.(?:ts|mjs))/.exec(line) ?? [];
  if (file) return file;
  const [, name = ''] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
  return scripts[name] ? withoutNpm(`npm run ${name}`) : (line.split(' ')[0] ?? '');
}

const COMMAND =
  /\b(?:npm run [\w:-]+|npm (?:test|start)\b|node (?:[\w-]+\/)+[\w-]+\.(?:ts|mjs)|npx [\w@/-]+)(?:[^\S\n]+[^\s`#;|&)]+)*/g;

/** The commands in a document, whose file is `file`. */
export function commandsIn(file: string, text: string): Command[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(COMMAND)]
      .map(([command]) => command)
      .filter((command) => !FORMER.some((former) => command.startsWith(former)))
      .map((command) => ({
        at: `${file}:${index + 1}`,
        text: command,
        program: programOf(command),
      })),
  );
}

/** Every command in all documents. */
export const documented = (): Command[] =>
  DOCUMENTS.flatMap((file) => commandsIn(file, readFileSync(file, 'utf8')));
