import { type Mistake, write } from './kinds.ts';

const FILE = 'own/security.mdx';

/** A page of the institution's own with the given sections. */
const page = (sections: string) =>
  `---\ntitle: Security on one page\ndescription: Who may sign, and what we watch for.\nheading: Security\nlead: On one page.\nsections:\n${sections}---\n\nA text.\n`;

const TEXT = '  - { kind: text, heading: One, texts: [Text.] }\n';

/** Pages at paths chosen by the institution. */
export const OWN: readonly Mistake[] = [
  write('an own page at an address of the site', 'own/fee.mdx', page(TEXT)),
  write('an own page below an address of the site', 'own/blog/security.mdx', page(TEXT)),
  write('an own page at the place of files', 'own/partners.mdx', page(TEXT)),
  write('an own page among the texts of the pages', 'pages/security.yaml', 'title: Security\n'),
  write('a section of no known kind', FILE, page('  - { kind: gallery, heading: One }\n')),
  write('a heading of sections twice', FILE, page(`${TEXT}${TEXT}`)),
  write(
    'a row with a cell too few',
    FILE,
    page('  - { kind: table, heading: One, heads: [A, B], rows: [[one]] }\n'),
  ),
  write(
    'a price of a section that the tariff does not have',
    FILE,
    page('  - { kind: prices, heading: One, fees: [no-such-line] }\n'),
  ),
  write(
    'a picture of a section that is not there',
    FILE,
    page('  - { kind: picture, picture: /pictures/none.png, alt: A key and a lock }\n'),
  ),
  write(
    'a mark of a section that is not there',
    FILE,
    page(
      '  - { kind: logos, caption: Marks, marks: [{ file: none, width: 80 }, { file: ostra, width: 80 }] }\n',
    ),
  ),
  write(
    'a call to action without a button',
    FILE,
    page('  - { kind: action, heading: One, text: Come. }\n'),
  ),
  write(
    'a section that links to nowhere',
    FILE,
    page(
      '  - { kind: action, heading: One, text: Come., link: { label: Prices, href: /prices } }\n',
    ),
  ),
];
