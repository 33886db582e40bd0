import { isAbsolute, relative } from 'node:path';
import { visit } from 'unist-util-visit';

/** A node of a text as the MDX parser leaves it, as far as it is judged here. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly url?: string;
  readonly value?: string;
  readonly attributes?: readonly Attribute[];
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}
interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** Elements of HTML that a text may use by name; all others are Markdown's or a component's. */
const ELEMENTS = new Set(
  'a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li mark ol p pre q s section small span strong sub summary sup table tbody td th thead time tr u ul wbr'.split(
    ' ',
  ),
);
/** Attributes that run, style or send something. */
const ACTIVE =
  /^(?:on.*|style|srcdoc|srcset|ping|action|formaction|dangerouslysetinnerhtml|\w+:.*)$/i;
const ADDRESS = /^(?:href|src|cite|poster|data)$/i;
/** The front matter's values are data; every other expression would be run by the build. */
const OF_FRONT_MATTER = /^frontmatter(?:\.[a-z]\w*)+$/i;
const COMMENT = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/;

/** Whether a link may lead there: to this site, or to what a browser opens without running it. */
export function isSafeAddress(url: string): boolean {
  // Browsers leave out line ends, tabs and leading control characters before they read the scheme.
  const read = url.replace(/[\p{C}\s]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

const codeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, 'value')) : undefined;

function attributeFault({ type, name = '', value }: Attribute): string | undefined {
  if (type === 'mdxJsxExpressionAttribute') return `attributes as code, {${String(value)}}`;
  if (ACTIVE.test(name)) return `the attribute ${name}`;
  if (typeof value === 'string') {
    return ADDRESS.test(name) && !isSafeAddress(value) ? `the address ${value}` : undefined;
  }
  const code = codeOf(value);
  return code === undefined || OF_FRONT_MATTER.test(code) ? undefined : `code, {${code}}`;
}

function nodeFaults(node: Node): (string | undefined)[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [`code, ${node.value?.split('\n')[0]}`];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENT.test(node.value ?? '') ? [] : [`code, {${node.value}}`];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const { name } = node;
      const isKnown = !name || ELEMENTS.has(name) || /^[A-Z]\w*$/.test(name);
      return [
        isKnown ? undefined : `the element <${name}>`,
        ...(node.attributes ?? []).map(attributeFault),
      ];
    }
    case 'html':
      return COMMENT.test(node.value ?? '') ? [] : [`HTML, ${node.value?.split('\n')[0]}`];
    case 'link':
    case 'image':
    case 'definition':
      return [isSafeAddress(node.url ?? '') ? undefined : `the address ${node.url}`];
    default:
      return [];
  }
}

/** What a text holds that could run at build or in a browser, with its line: `3: code, {1 + 1}`. */
export function trustFaults(tree: unknown): string[] {
  const faults: string[] = [];
  visit(tree as Parameters<typeof visit>[0], (node) => {
    const { position } = node as Node;
    for (const fault of nodeFaults(node as Node)) {
      if (fault) faults.push(`${position?.start.line ?? 1}: ${fault}`);
    }
  });
  return faults;
}

/**
 * Stops the build at a text that holds code, an element or an address that could run: an author
 * writes words and names components, and reaches neither the machine nor the security policy. Stands
 * before every other step, which add such nodes themselves.
 */
export function trustedText() {
  return (tree: unknown, file: { readonly path: string }): void => {
    const faults = trustFaults(tree);
    if (faults.length === 0) return;
    const name = isAbsolute(file.path) ? relative(process.cwd(), file.path) : file.path;
    throw new Error(
      faults
        .map(
          (fault) =>
            `${name}:${fault}: expected words, Markdown and the components of docs/authoring.md`,
        )
        .join('\n'),
    );
  };
}
