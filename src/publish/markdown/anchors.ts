import GithubSlugger from 'github-slugger';
import { toString as plain } from 'mdast-util-to-string';
import { anchorText } from '#content/anchor-text.ts';
import { originalOf } from '#content/files.ts';
import { type Document, nodesOf, parseDocument } from './read-document.ts';

function anchorsOf(document: Document): string[] {
  const slugs = new GithubSlugger();
  return nodesOf(document, 'heading').map((heading) => slugs.slug(anchorText(plain(heading))));
}

/**
 * The anchors of a document's headings. A translation has the anchors of its original, so that a
 * link leads to the same section in each language.
 */
export function headingAnchors(document: Document): string[] {
  const own = anchorsOf(document);
  const original = originalOf(document.file);
  const first = original ? anchorsOf(parseDocument(original)) : own;
  return first.length === own.length ? first : own;
}
