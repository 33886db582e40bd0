/**
 * Finds headings with a single word on a line between two others, or a single short word on the
 * first or last line, although the same number of lines could have two or more words each. Parts
 * set on lines of their own, such as a document's name before its subject, are measured separately.
 * Runs in the page.
 */
export function headingsWithLoneWords(): string[] {
  /** A line is short below this fraction of the widest one. */
  const SHORT = 0.45;
  /** The vertical centres of words on one line differ by less than this, in pixels. */
  const LEVEL = 6;
  interface Word {
    readonly middle: number;
    readonly left: number;
    right: number;
  }

  /** The words of each block of a heading; a word may span several elements. */
  function blocksOf(heading: Element): Word[][] {
    const blocks = new Map<Element, Word[]>();
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let inWord = false;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement ?? heading;
      if (!block.checkVisibility()) continue;
      while (block !== heading && getComputedStyle(block).display.startsWith('inline')) {
        block = block.parentElement ?? heading;
      }
      const words = blocks.get(block) ?? [];
      blocks.set(block, words);
      for (const { index, 0: part } of node.textContent?.matchAll(/[^\s#]+|[^\S\u00A0]+/g) ?? []) {
        if (part.trim()) {
          range.setStart(node, index);
          range.setEnd(node, index + part.length);
          const { top, left, right, height } = range.getBoundingClientRect();
          const last = words.at(-1);
          if (inWord && last) last.right = Math.max(last.right, right);
          else words.push({ middle: top + height / 2, left, right });
        }
        inWord = part.trim() !== '';
      }
    }
    return [...blocks.values()];
  }

  /** Whether the words from `first` on fit on this number of lines with two or more words each. */
  function fits(words: Word[], space: number, room: number, lines: number, first = 0): boolean {
    if (lines === 0) return first === words.length;
    let width = 0;
    return words.slice(first).some(({ left, right }, index) => {
      width += right - left + (index > 0 ? space : 0);
      return width <= room && index > 0 && fits(words, space, room, lines - 1, first + index + 1);
    });
  }

  function isLonely(words: Word[], heading: Element): boolean {
    const lines: Word[][] = [];
    for (const word of words) {
      const line = lines.at(-1);
      const beside = line && Math.abs((line[0]?.middle ?? 0) - word.middle) < LEVEL;
      if (beside) line.push(word);
      else lines.push([word]);
    }
    const widths = lines.map((line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0));
    const alone = lines.some(
      (line, index) =>
        line.length === 1 &&
        ((index > 0 && index < lines.length - 1) ||
          (widths[index] ?? 0) < SHORT * Math.max(...widths)),
    );
    const space = Number.parseFloat(getComputedStyle(heading).fontSize) / 4;
    const room = heading.getBoundingClientRect().width;
    return lines.length > 1 && alone && fits(words, space, room, lines.length);
  }

  return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
    .filter((heading) => blocksOf(heading).some((words) => isLonely(words, heading)))
    .map((heading) => heading.textContent?.trim() ?? '');
}
