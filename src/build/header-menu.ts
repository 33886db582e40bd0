import { headerMenu } from '../content/queries/header-menu.ts';

const MODULE = 'virtual:header-menu';

/** The part of a Vite plugin that this is. */
interface Module {
  readonly name: string;
  resolveId(id: string): string | null;
  load(id: string): string | null;
}

/** Puts the menus into the header's own script, which is fetched once, and not into every page. */
export function headerMenuModule(): Module {
  return {
    name: 'header-menu',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(headerMenu())}` : null),
  };
}
