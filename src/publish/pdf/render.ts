import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { brand, hex } from '#content/brand.ts';
import { dayText } from '#tariff/day.ts';
import { railOf, rails } from '#tariff/rails.ts';
import { languageNames } from '#words/formats.ts';
import { t } from '#words/words.ts';
import { type FontSource, fontInstance } from '../fonts/font-instances.ts';
import type { PdfDocument, Rich } from './model.ts';

/**
 * The fonts of the template, under names of their own: Typst also looks at the fonts installed on
 * the machine, and in one font of each name and weight, while the packages split Host Grotesk by
 * script.
 */
const FONTS: readonly {
  readonly source: FontSource;
  readonly weights: readonly (number | undefined)[];
  /** The beginning of the name and, equally long, what replaces it. */
  readonly rename: readonly [from: string, to: string];
}[] = [
  { source: 'host', weights: [400, 450, 500, 600], rename: ['Host', 'Page'] },
  { source: 'hostItalic', weights: [400, 600], rename: ['Host', 'Page'] },
  { source: 'hostExtended', weights: [400, 450, 500, 600], rename: ['Host', 'More'] },
  { source: 'hostExtendedItalic', weights: [400, 600], rename: ['Host', 'More'] },
  { source: 'mono', weights: [undefined], rename: ['Commit', 'Inline'] },
];

async function createCompiler(): Promise<NodeCompiler> {
  const fonts = FONTS.flatMap(({ source, weights, rename: [from, to] }) =>
    weights.map(async (weight) => {
      const { bytes } = await fontInstance(source, weight);
      const wide = (name: string) => name.replace(/./g, '\0$&');
      const names = Buffer.from(bytes).toString('latin1').replaceAll(from, to);
      return Buffer.from(names.replaceAll(wide(from), wide(to)), 'latin1');
    }),
  );
  const fontBlobs = await Promise.all(fonts);
  return NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

let compiler: Promise<NodeCompiler> | undefined;

const text = (value: string): Rich => [{ kind: 'text', text: value }];

const link = (href: string, name: string): Rich => [{ kind: 'link', href, children: text(name) }];

/** The facts on page one, such as issuer, version and effective date. */
function factsOf({ company, version, effective, language }: PdfDocument): [string, Rich][] {
  const { legalName: name, companyCode: code, address, licenceNumber: number } = company;
  const { supervisor, supportEmail, site } = company;
  return [
    [t('pdf.version'), text(version)],
    [t('pdf.effective'), text(dayText(effective))],
    [t('pdf.language'), text(languageNames().of(language) ?? language)],
    [t('pdf.issuer'), text(t('pdf.company', { name, code, address }))],
    [t('pdf.licence'), text(t('pdf.supervised', { number, supervisor }))],
    [
      t('pdf.contact'),
      [
        ...link(`mailto:${supportEmail}`, supportEmail),
        ...text(', '),
        ...link(site, new URL(site).host),
      ],
    ],
  ];
}

/** What the template `document.typ` shows besides the document. */
function inputOf(document: PdfDocument) {
  const { company, version, effective } = document;
  const { language, region } = new Intl.Locale(document.language);
  const [year, month, day] = effective.split('-').map(Number);
  return {
    document,
    emblem: brand().emblem,
    colors: hex(),
    rails: rails().map((rail) => railOf(rail).stroke),
    words: {
      lang: language,
      region: region ?? null,
      date: { year, month, day },
      running: t('pdf.running', { version, date: dayText(effective) }),
      // The numbers are known to the template.
      pages: t('pdf.pages', { page: '{page}', count: '{count}' }),
      issuer: [company.legalName, company.demo].filter(Boolean).join('. '),
      contents: t('pdf.contents'),
      facts: factsOf(document),
    },
  };
}

/** The first message of an error of the export, which lists its faults in the notation of Rust. */
function exportError(error: unknown): Error {
  const [, message] = /message: "(.*?)", trace/.exec(String(error)) ?? [];
  return new Error(message?.replaceAll('\\"', '"') ?? String(error));
}

/**
 * Renders a document as an A4 PDF with bookmarks and page numbers, tagged according to PDF/UA-1,
 * which Typst validates. The same input gives the same bytes. Throws on a character that no
 * embedded font has.
 */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array> {
  compiler ??= createCompiler();
  const typst = await compiler;
  const compiled = typst.compile({
    mainFilePath: 'src/publish/pdf/document.typ',
    inputs: { data: JSON.stringify(inputOf(document)) },
  });
  // Warnings count: a layout that did not converge has wrong page numbers.
  const fault = compiled.takeDiagnostics();
  if (fault || !compiled.result) {
    throw new Error(fault?.shortDiagnostics.map(({ message }) => message).join('; '));
  }
  const creationTimestamp = Date.parse(document.effective) / 1000;
  try {
    return typst.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    throw exportError(error);
  }
}
