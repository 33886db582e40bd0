import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './home-rails.module.css';
import { Lane, SECONDS } from './home-rails.tsx';

/** Whether the stops of an Instant lane with these times are drawn to scale. */
function toScale(...times: string[]): boolean {
  const stations = times.map((at) => ({ at, label: 'A stop', state: 'ring' as const }));
  const texts = { name: 'Instant', note: '', figure: '10', unit: 's', text: '10 s', caption: '' };
  const lane = { rail: 'instant' as const, ...texts, stations };
  return renderToStaticMarkup(<Lane lane={lane} />).includes(styles['seconds'] ?? 'none');
}

test('a time given as text has a font size of its own', () => {
  const texts = { name: 'CHAPS', note: '', text: '', caption: '', unit: '', stations: [] };
  const drawn = (figure: string) =>
    renderToStaticMarkup(<Lane lane={{ rail: 'sepa', ...texts, figure }} />);
  expect(drawn('the same day')).toContain(styles['words']);
  expect(drawn('1–3')).not.toContain(styles['words']);
});

test('the stops of the Instant line are to scale if their times match the style sheet', () => {
  const css = readFileSync(join(import.meta.dirname, 'home-rails.module.css'), 'utf8');
  const [, columns] = css.match(/\.seconds \{[^}]*grid-template-columns: ([^;]+)/) ?? [];
  const [first = 0, second = 0] = [...(columns ?? '').matchAll(/(\d+)%/g)].map(([, of]) =>
    Number(of),
  );
  expect(SECONDS).toEqual([0, first, first + second, 100]);
  expect(toScale(...SECONDS.map((percent) => `${(percent / 10).toFixed(1)} s`))).toBe(true);
  expect(toScale('0.0 s', '1.2 s', '5.0 s', '10.0 s')).toBe(false);
});
