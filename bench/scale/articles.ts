import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const TOPICS = ['accounts', 'payments', 'compliance', 'security', 'developers', 'company'];
const RAILS = [['swift'], ['sepa'], ['instant'], ['sepa', 'instant'], ['swift', 'sepa', 'instant']];
const WORDS =
  `account amount approval bank batch beneficiary board booking business calendar check clearing
  company confirmation country credit currency customer cut-off date debit decision delay detail
  document entry error evidence exception export field file finance format group guide holder hour
  instruction invoice ledger letter limit line list manager mandate match message minute month name
  notice number office order owner part partner payer payment payroll period person place policy
  price process purpose quarter question reason receipt record reference register report request
  result return review right risk role route rule salary sample sanction schedule seat sender
  signature statement status step sum supplier system table tax team term test text time transfer
  treasury value version week word year`.split(/\s+/);
const VERBS =
  'checks names returns keeps records explains follows holds sends states books confirms'.split(
    ' ',
  );

/** A pseudo-random number generator, so that the same seed gives the same articles. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** An article of about 1,000 words with a table, code, a list, links and a picture. */
function article(index: number, count: number): string {
  const next = numbersFrom(index);
  const pick = <Value>(from: readonly Value[]): Value => from[next(from.length)] as Value;
  const word = () => pick(WORDS);
  const sentence = () =>
    `The ${word()} of a ${word()} ${pick(VERBS)} the ${word()} before the ${word()}, and the ${word()} ${pick(VERBS)} each ${word()} with its ${word()}.`;
  const paragraph = () => [1, 2, 3].map(sentence).join(' ');
  const section = (number: number) =>
    `## The ${word()} and the ${word()} ${number}\n\n${paragraph()}\n\n${paragraph()}`;
  const day = new Date(Date.UTC(2026, 0, 1) - (index % 2_000) * 86_400_000);
  const row = (number: number) => `| ${word()} ${number} | ${word()} ${word()} | ${next(90)} min |`;
  const item = () => `- The ${word()} ${pick(VERBS)} a ${word()}.`;
  const code = Array.from({ length: 12 }, (_, line) => `  "${word()}_${line}": "${word()}",`);
  return `---
title: "${word()} and ${word()}, note ${index} of many"
description: "What the ${word()} of a ${word()} says about its ${word()}, with a table, a sample and a picture; made for measuring."
date: ${day.toISOString().slice(0, 10)}
topic: ${TOPICS[index % TOPICS.length]}
author: Product team
rails: [${pick(RAILS).join(', ')}]
stops:
  - { label: ${word()}, at: "1 minute" }
  - { label: ${word()}, at: "1 hour" }
  - { label: ${word()}, at: "1 day" }
related: [${nameOf((index + 1) % count)}]
---

${paragraph()}

${[1, 2, 3].map(section).join('\n\n')}

| Field | Meaning | Time |
|---|---|---|
${[1, 2, 3, 4, 5, 6].map(row).join('\n')}

${[4, 5].map(section).join('\n\n')}

\`\`\`json title="request.json" {3-4}
{
${code.join('\n')}
  "end": true
}
\`\`\`

![A drawing of note ${index}](./${nameOf(index)}.png)

${[1, 2, 3].map(item).join('\n')}

${[6, 7].map(section).join('\n\n')}

Read on in [the note before](/blog/${nameOf((index + count - 1) % count)}) and in [the limits](/docs/limits).
`;
}

const nameOf = (index: number): string => `note-${String(index).padStart(5, '0')}`;

/** A distinct picture for each article. */
function picture(index: number): Promise<Buffer> {
  const next = numbersFrom(index + 7);
  const lines = Array.from(
    { length: 12 },
    () =>
      `<path d="M0 ${next(360)}L640 ${next(360)}" stroke="hsl(${next(360)} 60% 60%)" stroke-width="${2 + next(9)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="#111"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
}

/** Copies the content directory `from` to `to` and adds `count` articles to its blog. */
export async function writeArticles(from: string, to: string, count: number): Promise<void> {
  cpSync(from, to, { recursive: true });
  mkdirSync(join(to, 'blog'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const file = join(to, 'blog', nameOf(index));
    writeFileSync(`${file}.mdx`, article(index, count));
    writeFileSync(`${file}.png`, await picture(index));
  }
}
