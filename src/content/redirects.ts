import { type Redirect, redirectsSchema } from '../../contract/redirects.ts';
import { load } from './load.ts';

/** The addresses that moved. Throws `ContentError` naming every line that cannot be used. */
export function loadRedirects(): Redirect[] {
  return load('redirects.yaml', redirectsSchema);
}
