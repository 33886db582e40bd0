/** What the TypeScript compiler, which reads no `.astro` file, knows of a component's import. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** What the build puts in place of these words (astro.config.ts). */
interface ImportMetaEnv {
  readonly BUILD_ID: string;
  /** The address of the page that answers a search, in the language of the build. */
  readonly SEARCH_PAGE: string;
}
