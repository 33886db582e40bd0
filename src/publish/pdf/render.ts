import { brand, hex, pathsOf } from '#content/brand.ts';
import { once } from '#content/cache.ts';
import { dayText } from '#tariff/day.ts';
import { railOf, rails } from '#tariff/rails.ts';
import { languageNames } from '#words/formats.ts';
import { messagesCacheKey, t } from '#words/words.ts';
import { buildCache, versionOf } from '../build-cache.ts';
import { layOut } from '../fonts/typst.ts';
import type { PdfDocument, Rich } from './model.ts';

const text = (value: string): Rich => [{ kind: 'text', text: value }];

const link = (href: string, name: string): Rich => [{ kind: 'link', href, children: text(name) }];

/** The facts on page one, such as issuer, version and effective date. */
function factsOf({ company, version, effective, language }: PdfDocument): [string, Rich][] {
  const { legalName: name, companyCode: code, address, licenceNumber: number } = company;
  const { supervisor, supportEmail, site } = company;
  return [
    [t('fees.version'), text(version)],
    [t('pdf.effective'), text(dayText(effective))],
    [t('languages.name'), text(languageNames().of(language) ?? language)],
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
  const { emblem } = brand();
  const [year, month, day] = effective.split('-').map(Number);
  return {
    document,
    emblem: { ...emblem, paths: pathsOf(emblem, 'black', hex().lamp) },
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
  const laidOut = await layOut('src/publish/pdf/document.typ', inputOf(document));
  const creationTimestamp = Date.parse(document.effective) / 1000;
  try {
    return laidOut.typst.pdf(laidOut.document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    throw exportError(error);
  }
}

const keep = once(() =>
  buildCache('pdf', [versionOf('{src,hosting}/**/*.{ts,tsx,typ}'), brand(), messagesCacheKey()]),
);

/** A document as PDF, cached across builds. */
export function pdfOf(document: PdfDocument): Promise<Uint8Array> {
  return keep()([document], () => renderPdf(document));
}
