import { join } from 'node:path';
import { type Redirect, redirectsSchema } from '../../contract/redirects.ts';
import { CONTENT_DIR } from './site.ts';
import { readYaml } from './yaml-file.ts';

/** The addresses that moved. Throws `ContentError` naming every line that cannot be used. */
export function loadRedirects(): Redirect[] {
  return readYaml(join(CONTENT_DIR, 'redirects.yaml'), redirectsSchema);
}
