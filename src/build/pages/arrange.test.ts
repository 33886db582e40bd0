import { expect, test } from 'vitest';
import { withPlainProps } from './island-props.ts';
import { withoutTextMarks } from './text-marks.ts';

test("React's marks between texts go, but for those in islands, and in islands within them", () => {
  const island =
    '<astro-island a>x<!-- -->y<astro-island b>1<!-- -->2</astro-island>z<!-- -->!</astro-island>';
  expect(withoutTextMarks(`a<!-- -->b${island}c<!-- -->d`)).toBe(`ab${island}cd`);
});

test('what an island is handed stays the same between single quotes', () => {
  const html = `<astro-island props="{&quot;a&quot;:[0,&quot;it's &#38; &amp; &lt;b&gt;&quot;]}" ssr>`;
  expect(withPlainProps(html)).toBe(
    `<astro-island props='{"a":[0,"it&#39;s &#38; &amp; &lt;b&gt;"]}' ssr>`,
  );
});
