import type { AtRule, Container, Document, Root } from 'postcss';

const isPrint = ({ name, params }: AtRule): boolean =>
  name === 'page' || (name === 'media' && params === 'print');

function isWithinPrint(block: Container | Document | undefined): boolean {
  if (!block) return false;
  return (block.type === 'atrule' && isPrint(block as AtRule)) || isWithinPrint(block.parent);
}

/** Removes what holds nothing, from the inside out: what held nothing but what went, goes too. */
export function removeEmpty(sheet: Root): void {
  const blocks: Container[] = [];
  sheet.walk((node) => {
    if ('nodes' in node) blocks.unshift(node as Container);
  });
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
}

/** The rules of a style sheet for paper and those for the screen, as two sheets. */
export function parted(sheet: Root): { print: Root; screen: Root } {
  const print = sheet.clone();
  print.walkDecls((declaration) => {
    if (!isWithinPrint(declaration.parent)) declaration.remove();
  });
  const screen = sheet.clone();
  screen.walkAtRules((block) => {
    if (isPrint(block)) block.remove();
  });
  removeEmpty(print);
  removeEmpty(screen);
  return { print, screen };
}
