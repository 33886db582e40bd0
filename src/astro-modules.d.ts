/** The type of an imported `.astro` component for the TypeScript compiler, which cannot read such files. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** Constants that the build replaces with their values (astro.config.ts). */
interface ImportMetaEnv {
  readonly BUILD_ID: string;
  /** The address of the search page in the language of the build. */
  readonly SEARCH_PAGE: string;
}
