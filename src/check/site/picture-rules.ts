import sharp from 'sharp';
import { type Fault, nearestOf } from '#content/fault.ts';
import { PICTURES } from '#content/file-schemas.ts';
import { bytesOf, filesIn, hasFile, nameOf } from '#content/files.ts';
import { isSafeAddress, SAFE_ADDRESS } from '#content/safe-address.ts';
import { type Document, nodesOf } from '#publish/markdown/read-document.ts';
import { placedTexts } from '../placed-texts.ts';

/** Signatures of the picture formats. */
const KINDS: readonly [ending: string, begins: (bytes: Uint8Array) => boolean][] = [
  ['.png', (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50],
  ['.jpg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['.webp', (bytes) => String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP'],
  ['.avif', (bytes) => /^ftypavi[fs]$/.test(String.fromCharCode(...bytes.slice(4, 12)))],
];

/** Alternative texts that only repeat a file name or a generic word. */
const NO_WORDS =
  /\.(png|jpe?g|webp|avif)$|^(image|picture|photo|screenshot|graphic|diagram|figure|logo|alt( text)?|(img|dsc|pxl|screenshot)[-_ ]?[\d_ -]+)$/i;

/** Maximum size in MB of a source picture; the build scales pictures down. */
const MOST_MB = 5;

function judge(url: string): Pick<Fault, 'expected' | 'nearest'> | null {
  const pictures = filesIn(PICTURES).map((file) => `/${file}`);
  if (!isSafeAddress(url)) return { expected: SAFE_ADDRESS };
  if (/^(https?:)?\/\//.test(url)) {
    return { expected: `a picture from another site: put a copy into content/${PICTURES}/` };
  }
  if (!pictures.includes(url)) {
    return {
      expected: `no such picture: expected /${PICTURES}/name.png, a file in content/${PICTURES}/`,
      nearest: nearestOf(url, pictures),
    };
  }
  return null;
}

const IN_BRACKETS = 'describe the picture in the brackets';

/** The fault of an alternative text that describes nothing; `null` if it does. */
function judgeWords(url: string, alt: string, ask: string): Pick<Fault, 'expected'> | null {
  const stem = url
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  if (alt.trim() === '' || alt === stem || NO_WORDS.test(alt)) {
    return { expected: `${ask}, for readers who cannot see it` };
  }
  return null;
}

/** Pictures in a document that are missing, external or without a useful alternative text. */
export function pictureFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  for (const { url, alt, position } of nodesOf(document, 'image')) {
    for (const wrong of [judge(url), judgeWords(url, alt ?? '', IN_BRACKETS)]) {
      if (!wrong) continue;
      const more = { found: `picture ${url}`, ...wrong };
      faults.push(document.fault({ position }, wrong.expected, more));
    }
  }
  return faults;
}

/** Pictures in the sections of a page. */
const sectionPictures = (file: string) =>
  placedTexts(file).filter(({ path }) => path.at(-1) === 'picture' && path.at(-3) === 'sections');

/** Pictures in sections that are missing, external or without a useful alternative text. */
export function sectionPictureFaults(file: string): Fault[] {
  const texts = placedTexts(file);
  return sectionPictures(file).flatMap(({ path, text: url, fault }): Fault[] => {
    const place = [...path.slice(0, -1), 'alt'].join();
    const alt = texts.find((one) => one.path.join() === place);
    const wrong = judge(url);
    const unsaid = alt && judgeWords(url, alt.text, 'describe the picture');
    return [
      ...(wrong ? [fault(wrong.expected, wrong.nearest)] : []),
      ...(alt && unsaid ? [alt.fault(unsaid.expected)] : []),
    ];
  });
}

/** Files in `content/pictures` that are not valid pictures, or unused. */
export async function pictureFiles(
  shown: ReadonlySet<string>,
  isReadable: (file: string) => boolean,
): Promise<Fault[]> {
  if (!hasFile(PICTURES)) return [];
  const judged = filesIn(PICTURES)
    .filter(isReadable)
    .map(async (file): Promise<Fault[]> => {
      const bytes = bytesOf(file);
      const kind = KINDS.find(([, begins]) => begins(bytes))?.[0];
      const name = nameOf(file);
      if (!kind || !file.endsWith(kind)) {
        const expected = kind
          ? `has the wrong extension for its format: expected ${kind}`
          : 'is not a picture';
        return [{ file: name, expected }];
      }
      if (bytes.length > MOST_MB * 1024 * 1024) {
        return [{ file: name, expected: `is larger than ${MOST_MB} MB` }];
      }
      if (!shown.has(`/${file}`))
        return [{ file: name, expected: 'is not used in any text: delete it' }];
      const whole = await sharp(bytes)
        .resize(8)
        .toBuffer()
        .then(Boolean, () => false);
      return whole ? [] : [{ file: name, expected: 'is damaged: save the picture again' }];
    });
  return (await Promise.all(judged)).flat();
}

/** The pictures used in a document. */
export const picturesIn = (document: Document): string[] =>
  nodesOf(document, 'image').map(({ url }) => url);

/** The pictures used in the sections of a page. */
export const picturesOfSections = (file: string): string[] =>
  sectionPictures(file).map(({ text }) => text);
