import type { StructureElement } from 'pdfkit';
import { readLogo } from '../brand/logo.ts';
import { type Placed, splitNumber } from './blocks.ts';
import type { Flow } from './flow.ts';
import { labels, longDate } from './labels.ts';
import type { Style } from './lines.ts';
import { INK, MEASURE, PAGE, STYLES } from './look.ts';
import type { Block, PdfDocument, Rich } from './model.ts';

const TITLE_WIDTH = 420;
/** Sizes of the title; the first that sets it in at most four lines is taken. */
const TITLE_SIZES = [38, 34, 30, 26] as const;
/** Height of a row of the contents. */
const ROW = 19;
/** From this many sections on, page one carries a table of contents. */
const LONG = 6;

/** The three lines enter at the top right, bend below the title and leave at the left. */
const LINES = { x: PAGE.right - 13.75, pitch: 6.4, bend: 22 } as const;

function text(value: string): Rich {
  return [{ kind: 'text', text: value }];
}

function drawRails(flow: Flow, y: number): void {
  const { doc } = flow;
  const rail = (index: number, color: string, width: number) => {
    const x = LINES.x + index * LINES.pitch;
    const level = y + index * LINES.pitch;
    const bend = LINES.bend + index * LINES.pitch;
    doc.lineWidth(width);
    const arc = `A${bend} ${bend} 0 0 1 ${x - bend} ${level}`;
    doc.path(`M${x} 0V${level - bend}${arc}H0`).stroke(color);
  };
  flow.artifact(() => {
    doc.save();
    // SWIFT is cased: a grey line with white inside.
    rail(0, INK.swift, 2.7);
    rail(0, '#ffffff', 1);
    rail(1, INK.black, 1.9);
    rail(2, INK.instant, 1.9);
    doc.restore();
  });
}

function drawName(flow: Flow, root: StructureElement, name: string): void {
  const { doc } = flow;
  const { line, lamp } = readLogo();
  flow.artifact(() => {
    doc
      .save()
      .translate(PAGE.left - 2.6, 50)
      .scale(0.66);
    doc.path(line).fill(INK.black).circle(lamp.x, lamp.y, lamp.radius).fill(INK.instant).restore();
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

/** Who issues the document, what version it is and from when: label at the left, fact at the right. */
function drawFacts(flow: Flow, root: StructureElement, document: PdfDocument): void {
  const { company, language } = document;
  const say = labels[language];
  const facts: readonly (readonly [string, Rich])[] = [
    [say.version, text(document.version)],
    [say.effective, text(longDate(document.effective, language))],
    [say.language, text(say.languageName)],
    [
      say.issuer,
      text(`${company.legalName}, ${say.code} ${company.companyCode}, ${company.address}`),
    ],
    [say.licence, text(`${company.licenceNumber}, ${say.supervised} ${company.supervisor}`)],
    [
      say.contact,
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

interface Entry {
  readonly text: string;
  readonly page: number;
  readonly y: number;
  readonly element: StructureElement;
}

/** The table of contents: room is kept on page one, page numbers come when they are known. */
export class Contents {
  readonly #entries: Entry[] = [];
  readonly #flow: Flow;

  constructor(flow: Flow, root: StructureElement, document: PdfDocument) {
    this.#flow = flow;
    const sections = document.blocks.filter(
      (block): block is Extract<Block, { kind: 'heading' }> =>
        block.kind === 'heading' && block.level === 2,
    );
    if (sections.length < LONG) return;
    flow.y += 26;
    const element = flow.element(root, 'TOC');
    const style = STYLES.label;
    const label = [flow.breaker.single(labels[document.language].contents, style, 100)];
    flow.drawLines(
      label,
      style,
      { x: PAGE.left, y: flow.y },
      flow.element(element, 'Caption'),
      'Caption',
    );
    for (const { text: title } of sections) {
      if (flow.room < ROW) flow.newPage();
      const item = flow.element(element, 'TOCI');
      this.#entries.push({ text: title, page: flow.page, y: flow.y, element: item });
      flow.y += ROW;
    }
    // What has a table of contents starts on a page of its own.
    flow.y = PAGE.bottom;
  }

  /** Writes the entries, each a link to its section. */
  fill(headings: readonly Placed[]): void {
    const { doc, breaker } = this.#flow;
    const flow = this.#flow;
    const style = STYLES.contents;
    const sections = headings.filter(({ level }) => level === 2);
    this.#entries.forEach((entry, index) => {
      const section = sections[index];
      if (!section) return;
      doc.switchToPage(entry.page);
      const { number, title } = splitNumber(entry.text);
      const indent = 22;
      const page = breaker.single(String(section.page + 1), style, 30);
      const name = breaker.single(title, style, MEASURE - indent);
      const link = flow.element(entry.element, 'Link');
      const at = (x: number) => ({ x, y: entry.y });
      if (number) {
        flow.drawLines([breaker.single(number, style, indent)], style, at(PAGE.text), link, 'Link');
      }
      const from = PAGE.text + (number ? indent : 0);
      flow.drawLines([name], style, at(from), link, 'Link');
      flow.drawLines([page], style, at(PAGE.right - page.width), link, 'Link');
      const rule = entry.y + style.leading + 2.5;
      if (index < this.#entries.length - 1) flow.hairline(PAGE.text, PAGE.right, rule);
      doc.goTo(PAGE.text, entry.y, PAGE.right - PAGE.text, style.leading, section.destination, {
        structParent: link,
        Contents: new String(entry.text),
      });
      link.end();
    });
  }
}

/** Draws the head of page one: name, title, the three lines, the facts. */
export function drawFront(flow: Flow, root: StructureElement, document: PdfDocument): void {
  drawName(flow, root, document.company.name);
  const style = titleStyle(flow, document.title);
  const title = flow.breaker.lines(text(document.title), style, TITLE_WIDTH);
  flow.y = 128;
  flow.drawLines(title, style, { x: PAGE.left - 1, y: flow.y }, flow.element(root, 'H1'), 'H1');
  flow.y += title.length * style.leading + 12;
  const subtitle = flow.breaker.lines(text(document.subtitle), STYLES.subtitle, 380);
  const place = { x: PAGE.left, y: flow.y };
  flow.drawLines(subtitle, STYLES.subtitle, place, flow.element(root, 'P'), 'P');
  flow.y += subtitle.length * STYLES.subtitle.leading + 34;
  drawRails(flow, flow.y);
  flow.y += 2 * LINES.pitch + 26;
  drawFacts(flow, root, document);
}
