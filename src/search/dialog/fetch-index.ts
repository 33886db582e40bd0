import { lateOf } from '#ui/browser/late.ts';
import { Search } from '../query/find.ts';

/** The search over the index that came with the page; its files are asked for when they are needed. */
export function siteSearch(): Search {
  const { search } = lateOf(document);
  return new Search(async (file) => {
    const response = await fetch(`${search}/${file}.json`);
    if (!response.ok) throw new Error(`${search}/${file}.json: ${response.status}`);
    return response.json();
  });
}
