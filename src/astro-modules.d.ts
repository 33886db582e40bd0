/** What the TypeScript compiler, which reads no `.astro` file, knows of a component's import. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}

/** The content's documents by their paths (`src/content/vite-plugin.ts`). */
declare module 'virtual:content-bodies' {
  const bodies: Readonly<
    Record<string, () => Promise<import('astro').MDXInstance<Record<string, unknown>>>>
  >;
  export default bodies;
}

/** What the build puts in place of these words (astro.config.ts). */
interface ImportMetaEnv {
  readonly BUILD_ID: string;
}
