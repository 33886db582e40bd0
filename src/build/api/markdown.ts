import type { Field } from '../../content/openapi/fields.ts';
import type { AnswerView, OperationView, Resource } from '../../content/openapi/reference.ts';
import type { Sample } from './samples.ts';

/** The reference's pages as Markdown, for readers that are programs. */

const fence = (language: string, code: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;

const written = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** Properties as a list, those of inner objects indented below their own. */
export function fieldList(fields: readonly Field[], indent = ''): string {
  return fields
    .map(({ name, type, required, description, rules, values, fields: inner }) => {
      const facts = [
        ...rules,
        ...(values.length > 0 ? [`one of ${values.map((one) => `\`${one}\``).join(', ')}`] : []),
      ];
      const about = [description, ...(facts.length > 0 ? [`(${facts.join('; ')})`] : [])];
      const line = `${indent}- \`${name}\` ${type}${required ? ', required' : ''}: ${about.join(' ')}`;
      return inner.length > 0 ? `${line}\n${fieldList(inner, `${indent}  `)}` : line;
    })
    .join('\n');
}

function answer({ status, description, object, listed, fields, examples }: AnswerView): string[] {
  const what = object ? ` ${listed ? 'A list of ' : ''}\`${object}\`.` : '';
  return [
    `- \`${status}\` ${description}${what}`,
    ...(fields.length > 0 ? [fieldList(fields, '  ')] : []),
    ...(status.startsWith('2')
      ? examples.map(({ type, value }) => `\n${fence(type.split('/')[1] ?? '', written(value))}\n`)
      : []),
  ];
}

function operation(one: OperationView, samples: readonly Sample[]): string[] {
  const { method, path, summary, description, right, parameters, body, answers } = one;
  return [
    `## ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    description,
    ...(right ? [`Right: \`${right}\``] : []),
    ...(parameters.length > 0 ? ['### Parameters', fieldList(parameters)] : []),
    ...(body ? ['### Body', body.types.join(', '), fieldList(body.fields)] : []),
    '### Request',
    ...samples.map(({ language, code }) => fence(language, code)),
    '### Answers',
    answers.flatMap(answer).join('\n'),
  ];
}

/** A resource with its operations, samples and objects. */
export function resourceMarkdown(
  { label, description, operations, objects }: Resource,
  samples: Readonly<Record<string, readonly Sample[]>>,
): string {
  return `${[
    `# ${label}`,
    description,
    ...operations.flatMap((one) => operation(one, samples[one.id] ?? [])),
    ...objects.flatMap(({ name, fields, usedIn }) => [
      `## ${name}`,
      `Used in: ${usedIn.map(({ label: where, href }) => `[${where}](${href})`).join(', ')}`,
      fieldList(fields),
    ]),
  ].join('\n\n')}\n`;
}

/** What a component of a guide says in Markdown, by its name. */
export type Spoken = ReadonlyMap<string, (id: string) => string>;

/** A guide's text with its components spoken. Throws on one that nobody speaks for. */
export function guideMarkdown(title: string, body: string, spoken: Spoken): string {
  const text = body.replace(/<([A-Z]\w*)(?: id="([^"]*)")? \/>/g, (_, name: string, id = '') => {
    const speak = spoken.get(name);
    if (!speak) throw new Error(`no Markdown for <${name} /> in “${title}”`);
    return speak(id);
  });
  return `# ${title}\n\n${text.trim()}\n`;
}

interface Ways {
  readonly title: string;
  readonly ways: readonly {
    readonly label: string;
    readonly href: string;
    readonly text: string;
  }[];
}

/** The overview: what there is, where it is, and the environments. */
export function overviewMarkdown(
  title: string,
  lead: string,
  groups: readonly Ways[],
  environments: readonly {
    readonly name: string;
    readonly address: string;
    readonly text: string;
  }[],
): string {
  const ways = groups.flatMap(({ title: group, ways: list }) => [
    `## ${group}`,
    list.map(({ label, href, text }) => `- [${label}](${href}): ${text}`).join('\n'),
  ]);
  const places = environments.map(({ name, address, text }) => `- ${name}: <${address}>. ${text}`);
  return `${[`# ${title}`, lead, places.join('\n'), ...ways].join('\n\n')}\n`;
}
