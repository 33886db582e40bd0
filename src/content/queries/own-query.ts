import { loadFolder } from '../load.ts';
import { ownPageSchema } from '../schemas/sections-schema.ts';
import { site, today } from '../site.ts';
import { isShown } from '../visible.ts';
import { composed } from './sections-query.ts';

/** Pages at addresses of the institution's choice, those that are held back included. */
export const ownEntries = () => loadFolder('own', ownPageSchema);

/** Every page of one's own that this build shows. */
export const ownPages = () =>
  ownEntries()
    .filter(({ data }) => isShown({ draft: data.draft }, today()))
    .map(({ id, file, body, data: { sections = [], ...texts } }) => ({
      path: `/${id}`,
      /** The document, whose text is to be rendered where it has one. */
      file: body.trim() === '' ? null : file,
      texts,
      sections: composed(file, sections),
      registerHref: site().urls.register,
    }));

export type OwnPageContent = ReturnType<typeof ownPages>[number];
