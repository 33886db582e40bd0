import { pathOf } from '../paths.ts';
import { readFolder } from '../read.ts';
import { site } from '../site.ts';
import { isShown } from '../visible.ts';
import { composed } from './sections-query.ts';

/** The pages at paths chosen by the institution that this build shows. */
export const ownPages = () =>
  readFolder('own')
    .filter(({ data }) => isShown(data))
    .map(({ id, file, body, data: { sections = [], ...texts } }) => ({
      path: pathOf.own(id),
      /** The document to render, if it has any text. */
      file: body.trim() === '' ? null : file,
      texts,
      sections: composed<never>(file, sections),
      registerHref: site().urls.register,
    }));

export type OwnPageContent = ReturnType<typeof ownPages>[number];
