import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Parser } from 'htmlparser2';
import type { Fault } from '#content/fault.ts';
import { ContentError } from '#content/files.ts';
import { isSafeAddress } from '#content/safe-address.ts';
import { BUILD_FILE, listFiles } from '#hosting/contract/build-info.ts';

/** File types that a browser shows or saves, and never executes. SVG files are inspected as well. */
const KINDS = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|pdf|txt|csv|zip|asc|woff2|ics)$/;
/** Names reserved for the build and its hosts. */
const OWN = new RegExp(`^(?:_|${BUILD_FILE}$|\\.(?!well-known/))`);

/** SVG elements that execute code, embed a frame or load other resources. */
const ACTIVE = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'handler',
  'style',
]);

/** Parts of an SVG file that would run in a browser that opens it directly, each with its line. */
function drawingFaults(text: string): Omit<Fault, 'file'>[] {
  const faults: Omit<Fault, 'file'>[] = [];
  const refuse = (line: number, found: string) =>
    faults.push({ line, found, expected: 'expected a drawing without scripts' });
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const line = text.slice(0, parser.startIndex).split('\n').length;
        if (ACTIVE.has(name.toLowerCase())) refuse(line, `the element <${name}>`);
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) refuse(line, `the attribute ${key}`);
          if (/(?:^|:)href$/i.test(key) && !isSafeAddress(value)) {
            refuse(line, `the address ${value.slice(0, 60)}`);
          }
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return faults;
}

/**
 * The faults of a file in the content's `public/`, by its path there; `text` reads the file and is
 * called for SVG only.
 */
export function publicFileFaults(path: string, text: () => string): Omit<Fault, 'file'>[] {
  if (OWN.test(path))
    return [{ expected: 'expected another name: the build writes a file of this name' }];
  if (!KINDS.test(path)) return [{ expected: 'expected a picture, a document or a plain text' }];
  return path.endsWith('.svg') ? drawingFaults(text()) : [];
}

/**
 * Fails the build on a file in the content's `public/` that could execute as code of this site (a
 * page, a script, or an SVG with one) or has a reserved name. Throws `ContentError` with file and
 * line.
 */
export function checkPublicFiles(folder: string): void {
  const faults = listFiles(folder).flatMap((path) =>
    publicFileFaults(path, () => readFileSync(join(folder, path), 'utf8')).map((fault) => ({
      file: relative(process.cwd(), join(folder, path)),
      ...fault,
    })),
  );
  if (faults.length > 0) throw new ContentError(faults);
}
