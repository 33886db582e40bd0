import { posix, relative } from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { CONTENT_DIR } from '#content/files.ts';

/**
 * Rewrites the address of every image in a document to its path inside the content directory, for
 * `/pictures/name.png` and `./name.png` alike, wherever the document is. Images of other sites keep
 * their addresses.
 */
export function ownPictures() {
  return (tree: Root, file: { path?: string }): void => {
    const folder = posix.dirname(relative(CONTENT_DIR, file.path ?? '').replaceAll('\\', '/'));
    visit(tree, 'element', ({ tagName, properties }: Element) => {
      if (tagName !== 'img' || typeof properties.src !== 'string') return;
      const { src } = properties;
      if (URL.canParse(src)) return;
      properties.src = posix
        .join(src.startsWith('/') ? '' : folder, decodeURI(src))
        .replace(/^\//, '');
    });
  };
}
