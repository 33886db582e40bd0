import { expect, test } from 'vitest';
import { markOf } from './logo.ts';

const drawn = (inside: string, head = 'viewBox="0 0 512 256"') =>
  markOf(
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>\n`,
  );

test('scales any size to that of the site, with circles and rectangles as paths', () => {
  const mark = drawn(
    '<circle cx="256" cy="128" r="128"/><rect x="0" y="0" width="512" height="8"/>',
  );
  expect(mark).toMatchObject({ width: 96, height: 48 });
  expect(mark.shapes).toHaveLength(2);
  expect(mark.shapes[1]?.d).toMatch(/^M0 0.*96.*1\.5/);
});

test('converts rectangles with round corners', () => {
  const { shapes } = drawn(
    '<rect x="16" y="16" width="64" height="32" rx="8"/>',
    'viewBox="0 0 96 96"',
  );
  expect(shapes[0]?.d).toMatch(/^M24 16\D72\b.*[aA]8 8/);
});

test('applies the transforms of all groups, and scales strokes', () => {
  const path =
    '<g transform="translate(100 0)"><g transform="scale(2)"><path d="m0 0 10 0" stroke="#000" stroke-width="4" fill="none"/></g></g>';
  const { shapes } = drawn(path, 'viewBox="0 0 192 96"');
  expect(shapes).toEqual([{ d: expect.stringMatching(/^M50 0\D60\b/), stroke: 4, color: 'line' }]);
});

test('reads styles, a viewBox with an offset, and sizes without a viewBox', () => {
  const styled =
    '<style>.a{fill:#d33}</style><path class="a" d="M10 10h10v10z"/><path d="M20 20h10v10z"/>';
  const { shapes } = drawn(styled, 'viewBox="10 10 48 48"');
  expect(shapes.map(({ color }) => color)).toEqual(['lamp', 'line']);
  expect(shapes[0]?.d).toMatch(/^M0 0/);
  expect(drawn('<path d="M0 0h10v10z"/>', 'width="47.3" height="33.1px"')).toMatchObject({
    width: 96,
    height: 68,
  });
});

test('ignores what drawing programs add: namespaces, definitions, ids', () => {
  const { shapes } = drawn(
    `<sodipodi:namedview id="view"/><defs id="defs2"/>
     <g inkscape:label="Layer 1" id="layer1" transform="translate(-8,4)">
       <circle style="fill:#0b7a4b;stroke:none" id="one" cx="32" cy="32" r="16"/>
       <path style="fill:none;stroke:#111;stroke-width:3" d="m 16,8 c 8,4 8,16 0,20" id="two"/>
     </g>`,
    `width="96mm" height="96mm" viewBox="0 0 96 96" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"`,
  );
  expect(shapes).toEqual([
    { d: expect.stringMatching(/^M24 20/), color: 'lamp' },
    { d: expect.stringMatching(/^M8 12/), stroke: 3, color: 'line' },
  ]);
});

test('draws a logo of one colour in the colour of the line', () => {
  const { shapes } = drawn('<path fill="#0B7A4B" d="M0 0h10v10z"/>');
  expect(shapes[0]).toHaveProperty('color', 'line');
});

test('keeps the holes of the even-odd rule, and leaves out what is invisible', () => {
  const square = 'M0 0h10v10H0zM2 2h6v6H2z';
  const { shapes } = drawn(
    `<g fill-rule="evenodd"><path d="${square}"/></g><g display="none"><path d="M0 0h9v9z"/></g>
     <rect width="9" height="9" fill="transparent"/><path d="M0 0h8v8z" opacity="0"/>
     <path d="M0 0h7v7z" fill-opacity="0"/><path d="M0 0h6v6z" style="visibility:hidden"/>`,
  );
  expect(shapes).toEqual([{ d: expect.stringMatching(/^M0 0/), color: 'line', rule: 'evenodd' }]);
});

test.each([
  ['<text>Kestrel</text>', /<text>.*outlines/],
  ['<path d="M0 0h10v10z" fill="url(#blend)"/>', /a gradient or pattern.*PNG/],
  ['<image href="a.png"/>', /<image>/],
  ['', /with shapes/],
  ['<path d="M0 0h10v10z"', /cannot be read as an SVG/],
])('refuses unsupported elements with a reason: %s', (inside, reason) => {
  expect(() => drawn(inside)).toThrow(reason);
});
