import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { buildId } from './src/build/build-id.ts';
import { finish } from './src/build/finish.ts';
import {
  emptyHeadingCells,
  headingAnchors,
  markedLinks,
  scrollingTables,
} from './src/build/markdown/rehype.ts';
import { codeBlocks } from './src/build/markdown/remark.ts';
import { scopedName } from './src/build/scoped-name.ts';
import { site } from './src/content/site.ts';

const id = buildId(process.env);

export default defineConfig({
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
      rehypePlugins: [headingAnchors, markedLinks, emptyHeadingCells, scrollingTables],
      smartypants: false,
    }),
  },
  integrations: [react(), mdx(), finish(id)],
  vite: {
    define: { 'import.meta.env.BUILD_ID': JSON.stringify(id) },
    // Inlined modules would each need a hash of their own in the security policy.
    build: { assetsInlineLimit: 0 },
    css: { modules: { generateScopedName: scopedName } },
  },
});
