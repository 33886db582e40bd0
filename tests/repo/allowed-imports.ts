/**
 * The source folders of docs/architecture.md and the others each may import from. A row
 * only names folders above it, so two folders cannot import each other. A feature must not import
 * another feature.
 */
export const ALLOWED_IMPORTS = {
  'src/spec': [],
  'src/words': [],
  'src/tariff': ['src/words'],
  hosting: ['src/spec'],
  'src/ui': ['src/spec', 'src/tariff', 'src/words'],
  'src/content': ['hosting', 'src/spec', 'src/tariff', 'src/ui', 'src/words'],
  'src/drawings': ['src/content', 'src/tariff', 'src/ui', 'src/words'],
  'src/blocks': ['src/content', 'src/drawings', 'src/tariff', 'src/ui', 'src/words'],
  'src/search': ['src/content', 'src/drawings', 'src/spec', 'src/ui', 'src/words'],
  'src/shell': ['src/content', 'src/drawings', 'src/search', 'src/spec', 'src/ui', 'src/words'],
  'src/features': [
    'src/blocks',
    'src/content',
    'src/drawings',
    'src/tariff',
    'src/ui',
    'src/words',
  ],
  'src/layouts': ['src/blocks', 'src/content', 'src/shell', 'src/ui', 'src/words'],
  'src/publish': [
    'hosting',
    'src/content',
    'src/search',
    'src/spec',
    'src/tariff',
    'src/ui',
    'src/words',
  ],
  'src/check': ['hosting', 'src/content', 'src/publish', 'src/spec', 'src/tariff', 'src/words'],
  'src/pages': [
    'hosting',
    'src/blocks',
    'src/content',
    'src/features',
    'src/layouts',
    'src/publish',
    'src/search',
    'src/shell',
    'src/tariff',
    'src/words',
  ],
  scripts: ['hosting', 'src/check', 'src/content', 'src/publish', 'src/tariff'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Folders with few dependencies: all packages and Node modules that they may import. */
export const ALLOWED_PACKAGES: Readonly<
  Partial<Record<keyof typeof ALLOWED_IMPORTS, readonly string[]>>
> = {
  'src/spec': [],
  'src/words': ['@messageformat/core', 'module', 'react'],
  'src/tariff': ['big.js', 'util', 'zod'],
  'src/ui': ['clsx', 'react'],
  'src/drawings': ['clsx', 'react', 'src/words'],
};
