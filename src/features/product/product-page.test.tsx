import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ProductContent, productContent } from '#content/queries/product-query.ts';
import { productSchema } from '#content/schemas/product-schema.ts';
import { ProductPage } from './product-page.tsx';

/** The number of drawings on the page. */
function drawings(content: ProductContent): number {
  const page = <ProductPage content={content} sections={['parts']} />;
  return renderToStaticMarkup(page).match(/data-drawing/g)?.length ?? 0;
}

test('a part can have no drawing', () => {
  const content = productContent();
  const parts = content.parts.map((part) => ({ ...part, drawing: undefined }));
  expect(drawings(content)).toBeGreaterThan(0);
  expect(drawings({ ...content, parts })).toBe(0);
  expect(productSchema.shape.drawing.safeParse(undefined).success).toBe(true);
});
