import { guidePieces } from '../../content/queries/api-reference.ts';
import { limitOf } from '../../content/queries/limits.ts';
import { fieldList, type Spoken } from './markdown.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** What the guides' components say in Markdown. */
export function spokenPieces(): Spoken {
  const { codes, events, changelog, problem, rights } = guidePieces();
  const codeRows = codes.map(({ status, code, text }) => row([status, `\`${code}\``, text]));
  const eventTexts = events.flatMap(({ type, description, fields, example }) => [
    `### ${type}`,
    description,
    fieldList(fields),
    json(example),
  ]);
  const versions = changelog.flatMap(({ version, date, changes, breaks }) => [
    `### ${version}, ${date}`,
    list([...changes, ...breaks]),
  ]);
  return new Map([
    ['Limit', (id: string) => limitOf(id).text],
    ['Problem', () => fieldList(problem)],
    ['Rights', () => list(Object.entries(rights).map(([right, text]) => `\`${right}\`: ${text}`))],
    [
      'ErrorCodes',
      () => [row(['Status', 'Code', 'Meaning']), '|---|---|---|', ...codeRows].join('\n'),
    ],
    ['Events', () => eventTexts.join('\n\n')],
    ['Changelog', () => versions.join('\n\n')],
  ]);
}
