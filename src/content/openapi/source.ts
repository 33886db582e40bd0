import { LineCounter, parseDocument } from 'yaml';
import { offsetOf } from '../exact-yaml.ts';
import { ContentError, type Source } from '../files.ts';
import { fillFile, type Marks } from '../marks.ts';
import type { ApiDocument } from './types.ts';

type Path = readonly (string | number)[];

/** A path into the document as a JSON pointer (RFC 6901): `#/paths/~1payments/post`. */
export function pointerOf(path: Path): string {
  const parts = path.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
  return ['#', ...parts].join('/');
}

/** The path of a JSON pointer. */
export function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
}

export interface ApiSource {
  /** The document with marks and YAML anchors resolved. */
  readonly document: ApiDocument;
  /** The message of a fault at a path: file, line, JSON pointer, reason. */
  readonly fault: (path: Path, reason: string) => string;
}

/** Parses an OpenAPI document. Throws `ContentError` with the line of any YAML fault. */
export function readApi(source: Source, marks: Marks): ApiSource {
  const { name } = source;
  const text = fillFile(name, source.text, marks);
  const counter = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: counter, merge: true });
  const broken = yaml.errors[0];
  if (broken) {
    const { line } = counter.linePos(broken.pos[0]);
    throw new ContentError(`${name}:${line}: #: not valid YAML: ${broken.message.split('\n')[0]}`);
  }
  const lineOf = (path: Path) => counter.linePos(offsetOf(yaml, path) ?? 0).line;
  const { 'x-shared': _, ...document } = yaml.toJS({ maxAliasCount: -1 });
  return {
    // Converted to a tree, so that a value used through several aliases is a separate object in
    // each place.
    document: JSON.parse(JSON.stringify(document)) as ApiDocument,
    fault: (path, reason) => `${name}:${lineOf(path)}: ${pointerOf(path)}: ${reason}`,
  };
}
