import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  declareRails,
  liveRail,
  liveSeconds,
  type RailFacts,
  rails,
  STROKES,
} from '#tariff/rails.ts';
import { litStates } from './by-rail.ts';
import { LineGlyph } from './line-glyph.tsx';
import { lineSpans } from './line-spans.ts';
import { Lines } from './lines.tsx';
import { Routes } from './routes.tsx';
import { Station } from './station.tsx';

/** The rails of a British institution: one instant, one for large sums. */
const BRITISH: Record<string, RailFacts> = {
  fps: { name: 'Faster Payments', stroke: 'lit' },
  chaps: { name: 'CHAPS', stroke: 'broad' },
};
const setOf = (count: number): Record<string, RailFacts> =>
  Object.fromEntries(
    STROKES.slice(0, count).map((stroke, at) => [`r${at}`, { name: `Rail ${at}`, stroke }]),
  );
const drawn = (html: string) =>
  [...html.matchAll(/data-stroke="(\w+)"/g)].map(([, stroke]) => stroke);

describe.each([1, 2, 3, 4, 5])('with %i rails', (count) => {
  beforeEach(() => declareRails(() => setOf(count)));

  test('lines and routes draw each rail in its stroke and order', () => {
    const strokes = STROKES.slice(0, count);
    expect(drawn(renderToStaticMarkup(<Lines />))).toEqual(strokes);
    const route = (
      <Routes
        points={[
          [0, 0],
          [0, 90],
        ]}
        radius={10}
        pitch={8}
      />
    );
    expect(drawn(renderToStaticMarkup(route))).toEqual(strokes);
  });

  test('the glyph is as high as its lines', () => {
    const html = renderToStaticMarkup(<LineGlyph used={[]} />);
    expect(html).toContain(`viewBox="0 0 40 ${3 + 9 * count}"`);
    expect(html.match(/<path/g)).toHaveLength(count);
  });

  test('an interchange spans all of them', () => {
    expect(renderToStaticMarkup(<Station span="all" />)).toContain(`data-span="${count}"`);
    expect(lineSpans(rails())).toEqual([{ first: 0, span: count }]);
  });
});

describe('with the rails of a British institution', () => {
  beforeEach(() => declareRails(() => BRITISH));

  test('the rail with the lit stroke is the live one, whatever its name, and has no maximum duration', () => {
    expect(liveRail()).toBe('fps');
    expect(liveSeconds()).toBeNull();
  });

  test('a line that is not concerned is drawn unlit or not at all', () => {
    expect(litStates(['fps'])).toEqual({ chaps: 'rest', fps: 'lit' });
    expect(drawn(renderToStaticMarkup(<Lines lines={litStates(['chaps'], 'none')} />))).toEqual([
      'broad',
    ]);
  });
});
