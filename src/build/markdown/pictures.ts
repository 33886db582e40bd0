import { dirname, join, relative } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { CONTENT_DIR } from '../../content/files.ts';

/**
 * Lets a text name a picture by `/pictures/name.png`, wherever the text lies: the build finds the file
 * in the content directory, measures it and makes small copies of it.
 */
export function ownPictures() {
  return (tree: Root, file: { path?: string }): void => {
    visit(tree, 'image', (node) => {
      if (!node.url.startsWith('/pictures/') || !file.path) return;
      const way = relative(dirname(file.path), join(CONTENT_DIR, node.url)).replaceAll('\\', '/');
      node.url = way.startsWith('.') ? way : `./${way}`;
    });
  };
}
