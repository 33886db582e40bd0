/**
 * The rooms of the house, and into which others each may look. Every row names only rooms that stand
 * above it, so no two rooms can look into each other. A feature may not look into another feature.
 */
export const ROOMS = {
  'src/spec': [],
  'src/today': [],
  'src/icon-names': [],
  'src/oklch': [],
  'src/tariff': [],
  contract: ['src/spec'],
  'src/demo': ['src/tariff'],
  'src/content': [
    'contract',
    'src/demo',
    'src/icon-names',
    'src/oklch',
    'src/spec',
    'src/tariff',
    'src/today',
  ],
  'src/ui': ['src/icon-names', 'src/tariff'],
  'src/lines': ['src/tariff', 'src/ui'],
  'src/vignettes': ['src/demo', 'src/lines', 'src/tariff', 'src/ui'],
  'src/head': [],
  'src/integrations': ['src/spec'],
  'src/blocks': ['src/content', 'src/icon-names', 'src/lines', 'src/oklch', 'src/tariff', 'src/ui'],
  'src/shell': ['src/content', 'src/integrations', 'src/lines', 'src/spec', 'src/ui'],
  'src/features': [
    'src/blocks',
    'src/content',
    'src/lines',
    'src/tariff',
    'src/ui',
    'src/vignettes',
  ],
  'src/layouts': ['src/blocks', 'src/content', 'src/head', 'src/shell', 'src/ui'],
  server: ['contract'],
  'src/build': ['contract', 'src/content', 'src/spec', 'src/tariff', 'src/today', 'src/ui'],
  'src/check': [
    'contract',
    'src/build',
    'src/content',
    'src/demo',
    'src/icon-names',
    'src/tariff',
    'src/today',
  ],
  'src/pages': [
    'contract',
    'src/blocks',
    'src/build',
    'src/content',
    'src/features',
    'src/layouts',
    'src/shell',
    'src/tariff',
  ],
  scripts: ['server', 'src/build', 'src/check', 'src/content', 'src/demo', 'src/tariff'],
  tools: ['src/build'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Rooms that need so little that what they may import from outside is listed: packages, or Node's own. */
export const PACKAGES: Readonly<Partial<Record<keyof typeof ROOMS, readonly string[]>>> = {
  'src/spec': [],
  'src/today': [],
  'src/tariff': ['big.js', 'util', 'zod'],
  'src/ui': ['clsx', 'react'],
  'src/lines': ['clsx', 'react'],
  'src/vignettes': ['clsx', 'react'],
};
