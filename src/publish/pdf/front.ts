import type { StructureElement } from 'pdfkit';
import { brand, hex } from '#content/brand.ts';
import { dayText } from '#tariff/day.ts';
import { railOf, rails } from '#tariff/rails.ts';
import { languageNames } from '#words/formats.ts';
import { t } from '#words/words.ts';
import type { Flow } from './flow.ts';
import type { PdfDocument, Rich } from './model.ts';
import type { Style } from './pdf-lines.ts';
import { INK, MEASURE, PAGE, STYLES } from './pdf-look.ts';

const TITLE_WIDTH = 420;
/** Font sizes of the title, in points; the first that needs at most four lines is used. */
const TITLE_SIZES = [38, 34, 30, 26] as const;
/** The drawn rails: they enter at the top right, bend below the title and leave at the left. */
const LINES = { x: PAGE.right - 13.75, pitch: 6.4, bend: 22 } as const;

function text(value: string): Rich {
  return [{ kind: 'text', text: value }];
}

function drawRails(flow: Flow, y: number): void {
  const { doc } = flow;
  const { steel, lamp, mute } = hex();
  const rail = (index: number, color: string, width: number) => {
    const x = LINES.x + index * LINES.pitch;
    const level = y + index * LINES.pitch;
    const bend = LINES.bend + index * LINES.pitch;
    doc.lineWidth(width);
    const arc = `A${bend} ${bend} 0 0 1 ${x - bend} ${level}`;
    doc.path(`M${x} 0V${level - bend}${arc}H0`).stroke(color);
  };
  const STROKE_STYLES = {
    double: [steel, 2.7],
    solid: [INK.black, 1.9],
    lit: [lamp, 1.9],
    fine: [INK.black, 1],
    broad: [mute, 2.7],
  } as const;
  flow.artifact(() => {
    doc.save();
    for (const [index, key] of rails().entries()) {
      const { stroke } = railOf(key);
      const [color, width] = STROKE_STYLES[stroke];
      rail(index, color, width);
      if (stroke === 'double') rail(index, '#ffffff', 1);
    }
    doc.restore();
  });
}

/** The longer side of the emblem beside the name, in points. */
const EMBLEM_SIDE = 21;

function drawName(flow: Flow, root: StructureElement, name: string): void {
  const { doc } = flow;
  const { lamp } = hex();
  flow.artifact(() => {
    const { width, height, shapes } = brand().emblem;
    doc
      .save()
      .translate(PAGE.left - 2.6, 50)
      .scale(EMBLEM_SIDE / Math.max(width, height));
    for (const { d, stroke, color } of shapes) {
      const ink = color === 'lamp' ? lamp : INK.black;
      if (stroke) doc.lineWidth(stroke).path(d).stroke(ink);
      else doc.path(d).fill(ink);
    }
    doc.restore();
  });
  const set = flow.breaker.single(name, STYLES.name, 300);
  const place = { x: PAGE.left + 23.5, y: 51.4 };
  flow.drawLines([set], STYLES.name, place, flow.element(root, 'P'), 'P');
}

function titleStyle(flow: Flow, title: string): Style {
  const style = (size: number): Style => ({
    face: 'display',
    size,
    leading: Math.round(size * 1.06),
    color: INK.black,
    tracking: -0.034 * size,
  });
  const fits = (size: number) =>
    flow.breaker.lines(text(title), style(size), TITLE_WIDTH).length <= (size > 30 ? 3 : 4);
  return style(TITLE_SIZES.find(fits) ?? TITLE_SIZES[3]);
}

/**
 * Draws the facts of the document, such as issuer, version and effective date: the label at the
 * left, the value at the right.
 */
function drawFacts(flow: Flow, root: StructureElement, document: PdfDocument): void {
  const { company, language } = document;
  const facts: readonly (readonly [string, Rich])[] = [
    [t('pdf.version'), text(document.version)],
    [t('pdf.effective'), text(dayText(document.effective))],
    [t('pdf.language'), text(languageNames().of(language) ?? language)],
    [
      t('pdf.issuer'),
      text(
        t('pdf.company', {
          name: company.legalName,
          code: company.companyCode,
          address: company.address,
        }),
      ),
    ],
    [
      t('pdf.licence'),
      text(
        t('pdf.supervised', {
          number: company.licenceNumber,
          supervisor: company.supervisor,
        }),
      ),
    ],
    [
      t('pdf.contact'),
      [
        {
          kind: 'link',
          href: `mailto:${company.supportEmail}`,
          children: text(company.supportEmail),
        },
        { kind: 'text', text: ', ' },
        { kind: 'link', href: company.site, children: text(new URL(company.site).host) },
      ],
    ],
  ];
  const table = flow.element(root, 'Table');
  for (const [label, fact] of facts) {
    const row = flow.element(table, 'TR');
    const lines = flow.breaker.lines(fact, STYLES.fact, MEASURE);
    const head = [flow.breaker.single(label, STYLES.label, PAGE.text - PAGE.left)];
    const y = flow.y + 5;
    const cell = flow.element(row, 'TH', { scope: 'Row' });
    flow.drawLines(head, STYLES.label, { x: PAGE.left, y }, cell, 'TH');
    flow.drawLines(lines, STYLES.fact, { x: PAGE.text, y }, flow.element(row, 'TD'), 'TD');
    flow.y = y + lines.length * STYLES.fact.leading + 5;
    flow.hairline(PAGE.left, PAGE.right, flow.y);
  }
}

/** Draws the head of page one: company name, title, lines and facts. */
export function drawFront(flow: Flow, root: StructureElement, document: PdfDocument): void {
  drawName(flow, root, document.company.name);
  const style = titleStyle(flow, document.title);
  const title = flow.breaker.balanced(text(document.title), style, TITLE_WIDTH);
  flow.y = 128;
  flow.drawLines(title, style, { x: PAGE.left - 1, y: flow.y }, flow.element(root, 'H1'), 'H1');
  flow.y += title.length * style.leading + 12;
  const subtitle = flow.breaker.balanced(text(document.subtitle), STYLES.subtitle, TITLE_WIDTH);
  const place = { x: PAGE.left, y: flow.y };
  flow.drawLines(subtitle, STYLES.subtitle, place, flow.element(root, 'P'), 'P');
  flow.y += subtitle.length * STYLES.subtitle.leading + 34;
  drawRails(flow, flow.y);
  flow.y += (rails().length - 1) * LINES.pitch + 26;
  drawFacts(flow, root, document);
}
