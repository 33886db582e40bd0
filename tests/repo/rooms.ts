/**
 * The rooms of the house, and into which others each may look. Every row names only rooms that stand
 * above it, so no two rooms can look into each other. A feature may not look into another feature.
 */
export const ROOMS = {
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
  'src/check': ['hosting', 'src/content', 'src/publish', 'src/tariff', 'src/words'],
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

/** Rooms that need so little that what they may import from outside is listed: packages, or Node's own. */
export const PACKAGES: Readonly<Partial<Record<keyof typeof ROOMS, readonly string[]>>> = {
  'src/spec': [],
  'src/words': ['@messageformat/core', 'module', 'react'],
  'src/tariff': ['big.js', 'util', 'zod'],
  'src/ui': ['clsx', 'react'],
  'src/drawings': ['clsx', 'react', 'src/words'],
};
