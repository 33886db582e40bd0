import type { AtRule, Container, Document, Root } from 'postcss';

const isPrint = ({ name, params }: AtRule): boolean =>
  name === 'page' || (name === 'media' && params === 'print');

function isWithinPrint(block: Container | Document | undefined): boolean {
  if (!block) return false;
  return (block.type === 'atrule' && isPrint(block as AtRule)) || isWithinPrint(block.parent);
}

/** Removes empty blocks from the innermost outwards, so that a block emptied by a removal goes as well. */
export function removeEmpty(sheet: Root): void {
  const blocks: Container[] = [];
  sheet.walk((node) => {
    if ('nodes' in node) blocks.unshift(node as Container);
  });
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
}

/** Splits a style sheet into its rules for print and those for the screen. */
export function splitPrintRules(sheet: Root): { print: Root; screen: Root } {
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
