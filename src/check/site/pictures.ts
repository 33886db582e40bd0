import { type Fault, nearestOf } from '../../content/fault.ts';
import { bytesOf, filesIn, hasFile, nameOf } from '../../content/files.ts';
import { PICTURES } from '../../content/places.ts';
import { isSafeAddress, SAFE_ADDRESS } from '../../content/safe-address.ts';
import { type Document, nodesOf } from '../documents/read.ts';

/** How the kinds of pictures begin. */
const KINDS: readonly [ending: string, begins: (bytes: Uint8Array) => boolean][] = [
  ['.png', (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50],
  ['.jpg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['.webp', (bytes) => String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP'],
  ['.avif', (bytes) => String.fromCharCode(...bytes.slice(4, 8)) === 'ftyp'],
];

/** More than a picture of a text needs; the build makes small ones of it. */
const MOST_MB = 5;

function judge(url: string, alt: string): Pick<Fault, 'expected' | 'nearest'> | null {
  const pictures = filesIn(PICTURES).map((file) => `/${file}`);
  if (!isSafeAddress(url)) return { expected: SAFE_ADDRESS };
  if (/^(https?:)?\/\//.test(url)) {
    return { expected: `a picture of another site: put a copy into content/${PICTURES}/` };
  }
  if (!pictures.includes(url)) {
    return {
      expected: `no such picture: expected /${PICTURES}/name.png, a file in content/${PICTURES}/`,
      nearest: nearestOf(url, pictures),
    };
  }
  if (alt.trim() === '' || /\.(png|jpe?g|webp|avif)$/i.test(alt)) {
    return { expected: 'say in the brackets what the picture shows, for those who do not see it' };
  }
  return null;
}

/** Pictures of a document that are not there, come from elsewhere or say nothing. */
export function pictureFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  for (const { url, alt, position } of nodesOf(document, 'image')) {
    const wrong = judge(url, alt ?? '');
    if (!wrong) continue;
    const { expected, nearest } = wrong;
    faults.push(document.fault({ position }, expected, { found: `picture ${url}`, nearest }));
  }
  return faults;
}

/** Files in `content/pictures` that are none, and those that no text shows. */
export function pictureFiles(
  shown: ReadonlySet<string>,
  isReadable: (file: string) => boolean,
): Fault[] {
  if (!hasFile(PICTURES)) return [];
  return filesIn(PICTURES)
    .filter(isReadable)
    .flatMap((file): Fault[] => {
      const bytes = bytesOf(file);
      const kind = KINDS.find(([, begins]) => begins(bytes))?.[0];
      const name = nameOf(file);
      if (!kind || !file.endsWith(kind)) {
        const expected = kind ? `is a picture of another kind: call it ${kind}` : 'is no picture';
        return [{ file: name, expected }];
      }
      if (bytes.length > MOST_MB * 1024 * 1024) {
        return [{ file: name, expected: `is larger than ${MOST_MB} MB` }];
      }
      return shown.has(`/${file}`)
        ? []
        : [{ file: name, expected: 'is shown by no text: delete it' }];
    });
}

/** The pictures that a document shows. */
export const picturesIn = (document: Document): string[] =>
  nodesOf(document, 'image').map(({ url }) => url);
