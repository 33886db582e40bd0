import { join } from 'node:path';
import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeExternalLinks from 'rehype-external-links';
import { brandColors } from './src/build/brand-colors.ts';
import { finish } from './src/build/finish.ts';
import { guardedReact } from './src/build/islands.ts';
import { glossary } from './src/build/markdown/glossary.ts';
import { keepPairs } from './src/build/markdown/pairs.ts';
import {
  emptyHeadingCells,
  HEADING_LINKS,
  headingIds,
  pdfLinks,
  scrollingTables,
} from './src/build/markdown/rehype.ts';
import { codeBlocks } from './src/build/markdown/remark.ts';
import { scopedName } from './src/build/scoped-name.ts';
import { ID_PLACEHOLDER } from './src/build/seal.ts';
import { hex } from './src/content/brand.ts';
import { CONTENT_DIR } from './src/content/files.ts';
import { site, today } from './src/content/site.ts';
import { content } from './src/content/vite-plugin.ts';

// Pages are rendered by a copy of their own of these modules: they get the day decided here.
process.env.SITE_DAY = today;

/**
 * One style sheet for the whole site, so that it is compressed as one and fetched once; the two
 * pages with drawings of the product have one more, which no other page loads (docs/decisions/0006).
 */
const styleSheets = {
  groups: [
    {
      name: 'home',
      test: /src\/(features\/home|vignettes\/(account-panel|api-exchange|iban-plates|instant-ring|payroll-desk))\/.*\.css$/,
      priority: 2,
    },
    { name: 'product', test: /src\/(features\/product|vignettes)\/.*\.css$/, priority: 1 },
    { name: 'site', test: /\.css$/ },
  ],
};

export default defineConfig({
  publicDir: join(CONTENT_DIR, 'public'),
  site: site.urls.site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [codeBlocks],
      rehypePlugins: [
        keepPairs,
        headingIds,
        emptyHeadingCells,
        scrollingTables,
        [rehypeAutolinkHeadings, HEADING_LINKS],
        [rehypeExternalLinks, { rel: ['noopener', 'external'] }],
        pdfLinks,
        glossary,
      ],
      smartypants: false,
    }),
  },
  integrations: [guardedReact(), mdx(), finish()],
  vite: {
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(ID_PLACEHOLDER),
      'import.meta.env.BONE': JSON.stringify(hex.bone),
    },
    plugins: [content(), brandColors()],
    // Inlined modules would each need a hash of their own in the security policy.
    build: { assetsInlineLimit: 0 },
    environments: {
      prerender: { build: { rolldownOptions: { output: { codeSplitting: styleSheets } } } },
    },
    css: { modules: { generateScopedName: scopedName } },
  },
});
