import { frontOf } from '#content/document.ts';
import { faultIn, textsOf } from '#content/exact-yaml.ts';
import type { Fault } from '#content/fault.ts';
import { filesIn, hasFile, nameOf, sourceOf } from '#content/files.ts';
import { load } from '#content/load.ts';
import { PUBLIC } from '#content/places.ts';
import { industryEntries } from '#content/queries/industries-query.ts';
import { industriesPageSchema } from '#content/schemas/industries-page-schema.ts';
import { INDUSTRIES, PARTS } from '#content/schemas/product-schema.ts';
import { publicFileFaults } from '#publish/public-files.ts';
import type { Addresses } from './addresses.ts';

/** What a page draws by its name, so that a build fails without it. */

/** The sections of a page: each anchor is some file's, and no other's. */
function sectionFaults(folder: string, anchors: readonly string[]): Fault[] {
  const stated = filesIn(folder).flatMap((file) => {
    const source = frontOf(sourceOf(file));
    return textsOf(source)
      .filter(({ path }) => path.length === 1 && path[0] === 'anchor')
      .map(({ text }) => ({ source, text }));
  });
  const twice = stated.flatMap(({ source, text }, index) => {
    const first = stated.findIndex((one) => one.text === text);
    const expected = `${stated[first]?.source.name} has this anchor already: expected another`;
    return first < index ? [faultIn(source, ['anchor'], expected)] : [];
  });
  const missing = anchors.filter((anchor) => !stated.some(({ text }) => text === anchor));
  return [
    ...twice,
    ...missing.map((anchor) => ({
      file: nameOf(folder),
      expected: `expected a file with anchor: ${anchor}, because the page draws all of ${anchors.join(', ')}`,
    })),
  ];
}

/** Budgets and their fee, which are drawn from the payments of the industry. */
function budgetFaults(): Fault[] {
  const flow = industryEntries().find(({ anchor }) => anchor === 'industriesMarketing')?.flow;
  if (!flow) return [];
  const ids = flow.nodes.map(({ id }) => id);
  const { budgets, feeTo } = load('pages/industries.yaml', industriesPageSchema).examples.marketing;
  const named = [
    ...budgets.map(({ node }, index) => ({ node, path: ['budgets', index, 'node'] })),
    { node: feeTo, path: ['feeTo'] },
  ];
  return named
    .filter(({ node }) => !ids.includes(node))
    .map(({ path }) =>
      faultIn(
        sourceOf('pages/industries.yaml'),
        ['examples', 'marketing', ...path],
        `no such node in the flow of industriesMarketing: expected one of ${ids.join(', ')}`,
      ),
    );
}

/** Files that are served as they are, and may be neither code nor in the place of a page. */
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

/** Every rule over what pages draw by name. */
export const drawnRules = (addresses: Addresses): readonly (() => Fault[])[] => [
  () => sectionFaults('product', PARTS),
  () => sectionFaults('industries', INDUSTRIES),
  budgetFaults,
  () => publicFaults(addresses),
];
