import type { Redirect } from '#hosting/contract/redirects.ts';
import { hasFile } from './files.ts';
import { read } from './read.ts';
import { site } from './site.ts';

/** The file of the redirects; optional. */
export const REDIRECTS = 'redirects.yaml';

/** The redirects of moved pages. Throws `ContentError` with every unusable entry. */
export function loadRedirects(): Redirect[] {
  return hasFile(REDIRECTS) ? read(REDIRECTS) : [];
}

/** Where password managers look for the page to change a password (W3C, well-known URLs). */
const CHANGE_PASSWORD = '/.well-known/change-password';

/** Every redirect: of moved pages, and to the institution's other sites. */
export function allRedirects(): Redirect[] {
  const password: Redirect = {
    from: CHANGE_PASSWORD,
    to: site().urls.password,
    status: 302,
    reason: 'Passwords are changed where clients sign in',
  };
  return [...loadRedirects(), password];
}
