/** What the TypeScript compiler, which reads no `.astro` file, knows of a component's import. */
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default Component;
}
