import { deferredResources } from '#ui/browser/deferred-resources.ts';
import { Search } from '../query/find.ts';

/** The search over the index published with this build; its files are fetched on demand. */
export function siteSearch(): Search {
  const { search } = deferredResources(document);
  return new Search(async (file) => {
    const response = await fetch(`${search}/${file}.json`);
    if (!response.ok) throw new Error(`${search}/${file}.json: ${response.status}`);
    return response.json();
  });
}
