import { type Redirect, redirectsSchema } from '#hosting/contract/redirects.ts';
import { load } from './load.ts';
import { site } from './site.ts';

/** The addresses that moved. Throws `ContentError` naming every line that cannot be used. */
export function loadRedirects(): Redirect[] {
  return load('redirects.yaml', redirectsSchema);
}

/** Where password managers ask for the page that changes a password (W3C, well-known URLs). */
const CHANGE_PASSWORD = '/.well-known/change-password';

/** Every address that leads elsewhere: what moved, and what stands on the institution's other sites. */
export function allRedirects(): Redirect[] {
  const password: Redirect = {
    from: CHANGE_PASSWORD,
    to: site().urls.password,
    status: 302,
    reason: 'Passwords are changed where clients sign in',
  };
  return [...loadRedirects(), password];
}
