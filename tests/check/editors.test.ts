import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorFiles } from '#scripts/schemas.ts';

test.each(Object.entries(editorFiles()))(
  '%s is generated from the build’s schema',
  (file, text) => {
    expect(readFileSync(file, 'utf8'), 'run npm run schemas').toBe(text);
  },
);
