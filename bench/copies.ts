import { sourceOf } from '#content/files.ts';

/** A number spelled with letters, since digits in a text may match a fact of the institution. */
const lettered = (index: number) =>
  String(index).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/**
 * Copies of a post of 1,400 words with a table, code and links, each with a title and a description
 * of its own, by their files in the content.
 */
export function copiesOfPost(count: number): readonly (readonly [file: string, text: string])[] {
  const { text } = sourceOf('blog/how-to-use-multi-login-feature.mdx');
  return Array.from({ length: count }, (_, index) => {
    const letters = lettered(index);
    const copy = text
      .replace(/^title: .*$/m, `title: Article of the letters ${letters}`)
      .replace(
        /^description: .*$/m,
        `description: What is said in the article of the letters ${letters}.`,
      );
    return [`blog/copy-${index}.mdx`, copy] as const;
  });
}
