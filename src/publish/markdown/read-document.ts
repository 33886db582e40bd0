import type { Nodes, Parents, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { marks } from '#content/facts.ts';
import type { Fault } from '#content/fault.ts';
import { ContentError, type Source } from '#content/files.ts';
import { fillPlaced, markFault, positionOf } from '#content/marks.ts';

/** A piece of a document, and what it is in. */
interface Placed {
  readonly node: Nodes;
  readonly parent: Parents | undefined;
}

/** A tree as a list, made once for all rules: each walk through a tree takes longer than most of them. */
function listed(tree: Root): Placed[] {
  const all: Placed[] = [];
  const add = (one: Nodes, inside: Parents | undefined) => {
    all.push({ node: one, parent: inside });
    if ('children' in one) for (const child of one.children) add(child, one);
  };
  add(tree, undefined);
  return all;
}

/** The pieces of one kind. */
export const nodesOf = <Type extends Nodes['type']>({ nodes }: Document, type: Type) =>
  nodes.flatMap(({ node }) => (node.type === type ? [node as Extract<Nodes, { type: Type }>] : []));

/** A document of the content directory, read as Markdown, its marks filled. */
export interface Document {
  readonly name: string;
  /** Its path inside the content directory, where it is a file of that. */
  readonly file: string | undefined;
  /** The text with its marks filled, whose places `nodes` state. */
  readonly text: string;
  readonly tree: Root;
  /** Everything in the document, in the order of reading. */
  readonly nodes: readonly Placed[];
  /** A fault at a node, or at a place of `text`: file, line and column of what was written. */
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

/** What the parser of components says, in words for people who write texts. */
const WORDS: readonly [said: RegExp, words: (found: RegExpExecArray) => string][] = [
  [
    /Expected a closing tag for `<(\w+)>`/,
    ([, name]) => `<${name}> is not closed: expected </${name}> below it, or <${name} … />`,
  ],
  [
    /Unexpected closing slash|Unexpected closing tag `<\/(\w+)>`/,
    ([, name]) => `</${name ?? '…'}> closes nothing that is open here`,
  ],
  [
    /Unexpected character `!`/,
    () => 'a comment is written {/* … */}, and a sign < as &lt; or in `code`',
  ],
  [
    /Unexpected character `[“”„‘’]/,
    () => 'what an attribute says stands in straight quotes: name="value"',
  ],
  [
    /before name|in name|Unexpected character/,
    () => 'this is no component: write a sign < as &lt; or in `code`',
  ],
  [
    /Could not parse expression|Unexpected end of file|expression/,
    () => 'a curly bracket begins a {{mark}}: write it in `code`, or close it',
  ],
  [/import|export|acorn/, () => 'a line may not begin with import or export: content runs no code'],
];

interface Said {
  readonly reason?: string;
  readonly message?: string;
  readonly line?: number;
  readonly column?: number;
  readonly place?: { offset?: number; line?: number; start?: { offset?: number } };
}

function wordsOf({ reason, message }: Said): string {
  const said = reason ?? message ?? 'cannot be read';
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(said);
    if (found) return words(found);
  }
  return said;
}

/**
 * Reads a document of Markdown (`.md`), or of Markdown with components (`.mdx`). Throws `ContentError`
 * with every unknown mark, and with what the parser cannot read.
 */
export function parseDocument({ name, file, text: written }: Source): Document {
  const faults: Fault[] = [];
  const front = /^---\n[\s\S]*?\n---\n/.exec(written)?.[0].length ?? 0;
  const { text, placeOf } = fillPlaced(written, marks(), (mark) => {
    // Those of the front matter are told with their keys, where it is read.
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
    const said = error as Said;
    const offset = said.place?.start?.offset ?? said.place?.offset;
    const line =
      said.line ?? said.place?.line ?? (Number(/\((\d+):\d+/.exec(said.reason ?? '')?.[1]) || 1);
    const at = offset === undefined ? { file: name, line } : placed(offset);
    throw new ContentError([{ ...at, expected: wordsOf(said) }]);
  }
}

/** The last reading of each file, and of which text it is. */
const last = new Map<string, { readonly key: string; readonly document: Document }>();

/** A document as `parseDocument` reads it: an editor changes one at a time, and the others are kept. */
export function readDocument(source: Source): Document {
  const key = `${fillPlaced(source.text, marks(), () => undefined).text}\n${source.text}`;
  const before = last.get(source.name);
  if (before?.key === key) return before.document;
  const document = parseDocument(source);
  last.set(source.name, { key, document });
  return document;
}
