import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { liveCheck } from './src/check/live-check.ts';
import { CONTENT_DIR } from './src/content/files.ts';
import { localAddress } from './src/content/queries/languages-query.ts';
import { site, today } from './src/content/site.ts';
import { content } from './src/content/vite-plugin.ts';
import { brandStyles } from './src/publish/brand-styles.ts';
import { browserWords } from './src/publish/browser-words.ts';
import { ID_PLACEHOLDER } from './src/publish/finalise-build.ts';
import { finish } from './src/publish/finish.ts';
import { reactWithErrorBoundary } from './src/publish/islands.ts';
import { scopedName } from './src/publish/scoped-name.ts';

// Pages are rendered by a separate instance of these modules, which receives the day decided here.
process.env.SITE_DAY = today();

/** Few and large scripts: modules that are always loaded together are compressed and fetched as one file. */
const scripts = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|react-error-boundary|@astrojs\/react)\//,
      priority: 3,
    },
    {
      name: 'shell',
      test: /src\/(spec|ui\/browser\/(?!address\.)|shell\/(client|when-idle|header|footer\/current-year|navigation|loading-bar|cookie-banner))/,
      priority: 2,
    },
    {
      name: 'address',
      test: /src\/ui\/(filter\/list-filter|browser\/address\.)|node_modules\/@messageformat\/runtime\//,
      priority: 3,
    },
    {
      name: 'filter',
      test: /src\/ui\/filter\/|node_modules\/@orama\/stemmers\//,
      priority: 2,
    },
    { name: 'fees', test: /src\/features\/fees\/tariff\/connect/, priority: 2 },
    {
      name: 'interface',
      test: /src\/(ui|words(?!\/stop-words))\/|node_modules\/clsx\//,
      priority: 1,
    },
  ],
};

/**
 * A script's file name, without the suffix that Astro adds to the scripts of components, which
 * every page would repeat.
 */
const named = ({ name }: { name: string }): string =>
  `_astro/${name.replace(/\.astro_astro_type_script.*/, '')}.[hash].js`;
const scriptFiles = { codeSplitting: scripts, entryFileNames: named, chunkFileNames: named };

/** One style sheet for the whole site; pages inline the rules they use (docs/decisions/0006). */
const styleSheets = { groups: [{ name: 'site', test: /\.css$/ }] };

/** Shows the examples of `src/ui` in development, at `/kit`. */
const kit: AstroIntegration = {
  name: 'kit',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      const pages = './src/ui/kit/pages/kit';
      injectRoute({ pattern: '/kit', entrypoint: `${pages}/index.astro` });
      injectRoute({ pattern: '/kit/[component]', entrypoint: `${pages}/[component].astro` });
    },
  },
};

export default defineConfig({
  publicDir: join(CONTENT_DIR, 'public'),
  site: site().urls.site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [reactWithErrorBoundary(), finish(), kit],
  vite: {
    define: {
      'import.meta.env.BUILD_ID': JSON.stringify(ID_PLACEHOLDER),
      'import.meta.env.SEARCH_PAGE': JSON.stringify(localAddress('/search')),
    },
    plugins: [content(), liveCheck(), brandStyles(), browserWords()],
    // Each inlined module would need a hash in the security policy.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: scriptFiles } } },
      prerender: { build: { rolldownOptions: { output: { codeSplitting: styleSheets } } } },
    },
    css: { modules: { generateScopedName: scopedName } },
  },
});
