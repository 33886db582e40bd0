import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type FontSource, fontInstance } from './font-instances.ts';

/**
 * The fonts of the templates, under names of their own: Typst also looks at the fonts installed on
 * the machine, and in one font of each name and weight, while the packages split Host Grotesk by
 * script.
 */
const FONTS: readonly {
  readonly source: FontSource;
  readonly weights: readonly (number | undefined)[];
  /** The beginning of the name and, equally long, what replaces it. */
  readonly rename: readonly [from: string, to: string];
}[] = [
  { source: 'host', weights: [400, 450, 500, 550, 600], rename: ['Host', 'Page'] },
  { source: 'hostItalic', weights: [400, 600], rename: ['Host', 'Page'] },
  { source: 'hostExtended', weights: [400, 450, 500, 550, 600], rename: ['Host', 'More'] },
  { source: 'hostExtendedItalic', weights: [400, 600], rename: ['Host', 'More'] },
  { source: 'mono', weights: [undefined], rename: ['Commit', 'Inline'] },
];

async function createCompiler(): Promise<NodeCompiler> {
  const fonts = FONTS.flatMap(({ source, weights, rename: [from, to] }) =>
    weights.map(async (weight) => {
      const bytes = await fontInstance(source, weight);
      const wide = (name: string) => name.replace(/./g, '\0$&');
      const names = Buffer.from(bytes).toString('latin1').replaceAll(from, to);
      return Buffer.from(names.replaceAll(wide(from), wide(to)), 'latin1');
    }),
  );
  const fontBlobs = await Promise.all(fonts);
  return NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

let compiler: Promise<NodeCompiler> | undefined;

/**
 * Lays out a Typst template with `data`, which it reads as JSON. Throws what Typst reports,
 * warnings too: a layout that did not converge has wrong page numbers.
 */
export async function layOut(template: string, data: unknown) {
  compiler ??= createCompiler();
  const typst = await compiler;
  const compiled = typst.compile({
    mainFilePath: template,
    inputs: { data: JSON.stringify(data) },
  });
  const fault = compiled.takeDiagnostics();
  if (fault || !compiled.result) {
    throw new Error(fault?.shortDiagnostics.map(({ message }) => message).join('; '));
  }
  return { typst, document: compiled.result };
}
