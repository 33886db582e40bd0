import type { Nodes, Parents, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { whileUnchanged } from '#content/cache.ts';
import { marks } from '#content/facts.ts';
import type { Fault } from '#content/fault.ts';
import { ContentError, type Source } from '#content/files.ts';
import { fillWithPositions, markFault, positionOf } from '#content/marks.ts';

/** A node of a document, and its parent. */
interface Placed {
  readonly node: Nodes;
  readonly parent: Parents | undefined;
}

/** A tree as a flat list, made once for all rules, because walking a tree takes longer than most rules. */
function listed(tree: Root): Placed[] {
  const all: Placed[] = [];
  const add = (one: Nodes, inside: Parents | undefined) => {
    all.push({ node: one, parent: inside });
    if ('children' in one) for (const child of one.children) add(child, one);
  };
  add(tree, undefined);
  return all;
}

/** The nodes of one type. */
export const nodesOf = <Type extends Nodes['type']>({ nodes }: Document, type: Type) =>
  nodes.flatMap(({ node }) => (node.type === type ? [node as Extract<Nodes, { type: Type }>] : []));

/** A document of the content directory, parsed as Markdown after its marks were replaced. */
export interface Document {
  readonly name: string;
  /** Its path inside the content directory, if it is a file there. */
  readonly file: string | undefined;
  /** The text with its marks replaced, to which the positions of `nodes` refer. */
  readonly text: string;
  readonly tree: Root;
  /** All nodes of the document in reading order. */
  readonly nodes: readonly Placed[];
  /** A fault at a node, or at an offset of `text`, with file, line and column in the source. */
  readonly fault: (
    at: Pick<Nodes, 'position'> | number,
    expected: string,
    more?: Pick<Fault, 'found' | 'nearest'>,
  ) => Fault;
}

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const withComponents = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** The MDX parser's messages, reworded for authors. */
const MESSAGES: readonly [pattern: RegExp, message: (found: RegExpExecArray) => string][] = [
  [
    /Expected a closing tag for `<(\w+)>`/,
    ([, name]) => `<${name}> is not closed: expected </${name}> below it, or <${name} … />`,
  ],
  [
    /Unexpected closing slash|Unexpected closing tag `<\/(\w+)>`/,
    ([, name]) => `</${name ?? '…'}> closes a component that is not open`,
  ],
  [
    /Unexpected character `!`/,
    () => 'expected a comment as {/* … */}, and the character < as &lt; or in `code`',
  ],
  [
    /Unexpected character `[“”„‘’]/,
    () => 'expected the value of an attribute in straight quotes: name="value"',
  ],
  [
    /before name|in name|Unexpected character/,
    () => 'this is not a component: write the character < as &lt; or in `code`',
  ],
  [
    /Could not parse expression|Unexpected end of file|expression/,
    () => 'a curly bracket begins a {{mark}}: write the bracket in `code`, or complete the mark',
  ],
  [
    /import|export|acorn/,
    () => 'a line must not begin with import or export: content cannot contain code',
  ],
];

interface ParseError {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: { offset?: number; line?: number; start?: { offset?: number } };
}

function messageFor({ reason, message }: ParseError): string {
  const original = reason ?? message ?? 'cannot be read';
  for (const [pattern, reword] of MESSAGES) {
    const found = pattern.exec(original);
    if (found) return reword(found);
  }
  return original;
}

/**
 * Parses a Markdown document (`.md`), or one with components (`.mdx`). Throws `ContentError` with
 * every unknown mark, and with what the parser cannot read.
 */
export function parseDocument({ name, file, text: written }: Source): Document {
  const faults: Fault[] = [];
  const front = /^---\n[\s\S]*?\n---\n/.exec(written)?.[0].length ?? 0;
  const { text, placeOf } = fillWithPositions(written, marks(), (mark) => {
    // Unknown marks of the front matter are reported with their keys, where it is read.
    if (mark.offset < front) return;
    faults.push({ file: name, ...positionOf(written, mark.offset), ...markFault(mark, marks()) });
  });
  if (faults.length > 0) throw new ContentError(faults);
  const placed = (offset: number) => ({ file: name, ...positionOf(written, placeOf(offset)) });
  try {
    const tree = (name.endsWith('.mdx') ? withComponents : markdown).parse(text) as Root;
    return {
      name,
      file,
      text,
      tree,
      nodes: listed(tree),
      fault: (at, expected, more = {}) => {
        const offset = typeof at === 'number' ? at : (at.position?.start.offset ?? 0);
        return { ...placed(offset), expected, ...more };
      },
    };
  } catch (error) {
    const failure = error as ParseError;
    const offset = failure.place?.start?.offset ?? failure.place?.offset;
    const line =
      failure.line ??
      failure.place?.line ??
      (Number(/\((\d+):\d+/.exec(failure.reason ?? '')?.[1]) || 1);
    const at = offset === undefined ? { file: name, line } : placed(offset);
    throw new ContentError([{ ...at, expected: messageFor(failure) }]);
  }
}

const last = whileUnchanged<Document>();

/** Like `parseDocument`, but cached while its text and the values of its marks are unchanged. */
export function readDocument(source: Source): Document {
  const filled = fillWithPositions(source.text, marks(), () => undefined).text;
  return last(source.name, `${filled}\n${source.text}`, () => parseDocument(source));
}
