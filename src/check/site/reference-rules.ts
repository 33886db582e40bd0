import type { Fault } from '#content/fault.ts';
import { PUBLIC } from '#content/file-schemas.ts';
import { filesIn, hasFile, nameOf, sourceOf } from '#content/files.ts';
import { industryEntries } from '#content/queries/industries-query.ts';
import { read } from '#content/read.ts';
import { publicFileFaults } from '#publish/public-files.ts';
import { faultAt, statedTexts } from '../placed-texts.ts';
import type { Addresses } from './addresses.ts';

/** References by name from pages, without which a build fails. */

/** The sections of a page: at least one, each with a unique anchor. */
function sectionFaults(folder: string): Fault[] {
  const stated = statedTexts(filesIn(folder), 'anchor');
  const twice = stated.flatMap(({ text, fault }, index) => {
    const first = stated.findIndex((one) => one.text === text);
    const expected = `${nameOf(stated[first]?.file ?? '')} has this anchor already: expected another`;
    return first < index ? [fault(expected)] : [];
  });
  const none = {
    file: nameOf(folder),
    expected: 'expected at least one file, because its page is made of them',
  };
  return stated.length > 0 ? twice : [none];
}

/** Drawings without figures, and amounts for nodes that their industry does not have. */
function exampleFaults(): Fault[] {
  const file = 'pages/industries.yaml';
  const { examples } = read(file);
  const fault = (path: readonly PropertyKey[], expected: string) =>
    faultAt(file, ['examples', ...path], expected);
  return industryEntries().flatMap(({ anchor, drawing, example, flow }) => {
    const drawn = [drawing, example].filter((name) => name !== undefined && name !== 'flow');
    const missing = drawn
      .filter((name) => !(name in examples))
      .map((name) => fault([], `expected ${name}, the figures of the drawing of ${anchor}`));
    const { budgets } = examples;
    if (!budgets || !drawn.includes('budgets')) return missing;
    const ids = flow.nodes.map(({ id }) => id);
    const named = [
      ...budgets.budgets.map(({ node }, at) => ({ node, path: ['budgets', at, 'node'] })),
      { node: budgets.feeTo, path: ['feeTo'] },
    ];
    const strange = named.filter(({ node }) => !ids.includes(node));
    const reason = `no such node in the flow of ${anchor}: expected one of ${ids.join(', ')}`;
    return [...missing, ...strange.map(({ path }) => fault(['budgets', ...path], reason))];
  });
}

/** Public files, which may neither be code nor take the path of a page. */
function publicFaults({ known }: Addresses): Fault[] {
  if (!hasFile(PUBLIC)) return [];
  const served = filesIn(PUBLIC).map((file) => ({ file, path: file.slice(PUBLIC.length + 1) }));
  return served.flatMap(({ file, path }): Fault[] => {
    const inside = publicFileFaults(path, () => sourceOf(file).text);
    const faults = inside.map((fault) => ({ file: nameOf(file), ...fault }));
    if (known.get(`/${path}`)?.served) return faults;
    return [
      ...faults,
      { file: nameOf(file), expected: `the build makes /${path} itself: delete it` },
    ];
  });
}

/** Every rule on references by name. */
export const referenceRules = (addresses: Addresses): readonly (() => Fault[])[] => [
  () => sectionFaults('product'),
  () => sectionFaults('industries'),
  exampleFaults,
  () => publicFaults(addresses),
];
