// Plain JavaScript, so that the first start on a fresh machine can check settings before any
// package is installed. Each check returns what was expected, or undefined if the value is valid.
import { isIPv6 } from 'node:net';

/** @typedef {(text: string) => string | undefined} Check */

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
/** Names of this machine, the only hosts that may be addressed by plain HTTP. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * Characters that a URL needs and that have no meaning in a policy, a page or a configuration file.
 */
const PLAIN = /^[\w\-./:?=&%~+@#[\]]+$/;

/** @param {(text: string) => boolean} isValid @param {string} expected @returns {Check} */
const check = (isValid, expected) => (text) => (isValid(text) ? undefined : expected);

/** @param {readonly string[]} words */
const oneOf = (words) =>
  check((text) => words.includes(text), `expected one of ${words.join(', ')}`);

/** A host name or address that a server can listen on, without a port. */
export const listenHost = check(
  (text) => HOST.test(text) || isIPv6(text),
  'expected a host name or an address of this machine, such as 127.0.0.1',
);

const port = check(
  (text) => /^\d{1,9}$/.test(text) && Number(text) <= 65_535,
  'expected a whole number from 0 to 65535',
);

const calendarDay = check(
  (text) => new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text,
  'expected a calendar day, such as 2027-02-01',
);

/**
 * @param {string} text @returns {URL | undefined} the URL if it is https, or http on this machine
 */
function webUrl(text) {
  const url = PLAIN.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:\/\/[^/]/.test(text) || url.username || url.password) return undefined;
  if (!HOST.test(url.hostname) && !THIS_MACHINE.test(url.hostname)) return undefined;
  return url.protocol === 'https:' || THIS_MACHINE.test(url.hostname) ? url : undefined;
}

export const webAddress = check(
  (text) => webUrl(text) !== undefined,
  'expected an absolute https address, such as https://www.example.com/path (http only for this machine)',
);

export const origin = check(
  (text) => webUrl(text)?.origin === text,
  'expected an origin such as https://www.example.com, without a path or trailing slash (http only for this machine)',
);

/** The URL of a folder with an external program: no file name, no parameters. */
export const baseAddress = check(
  (text) => !/[?#]|\.[a-z]+$/i.test(webUrl(text)?.href ?? '?'),
  'expected the https address of a folder, such as https://stats.example.com/matomo, without a file or parameters',
);

/** Chat widgets: the form of each one's account id, and whether it can be self-hosted. */
export const CHAT_ACCOUNTS = {
  chatwoot: {
    id: check(
      (text) => /^[A-Za-z0-9]{24}$/.test(text),
      'expected the 24 letters and digits of a Chatwoot website token',
    ),
    ownHost: true,
  },
  crisp: {
    id: check(
      (text) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
      'expected a Crisp website id, such as 00000000-0000-4000-8000-000000000000',
    ),
    ownHost: false,
  },
  tawk: {
    id: check(
      (text) => /^[0-9a-f]{24}\/[A-Za-z0-9]{1,40}$/.test(text),
      'expected property and widget of a Tawk account, such as 0123456789abcdef01234567/default',
    ),
    ownHost: false,
  },
};

/** The settings whose values are checked, by name. */
export const SETTING_CHECKS = Object.freeze({
  HOST: listenHost,
  PORT: port,
  SITE_DAY: calendarDay,
  SITE_URL: origin,
  REGISTER_URL: webAddress,
  LOGIN_URL: webAddress,
  SANDBOX_URL: webAddress,
  ANALYTICS_URL: baseAddress,
  ANALYTICS_CONSENT: oneOf(['notice', 'required']),
  CHAT_PROVIDER: oneOf(['none', ...Object.keys(CHAT_ACCOUNTS)]),
  CHAT_URL: baseAddress,
  CHAT_CONSENT: oneOf(['notice', 'required']),
  REPORT_URL: webAddress,
});

/**
 * The error message for an invalid setting: its name, its value, and what was expected.
 * @param {string} name @param {string | undefined} value @param {string} expected
 */
export const settingFault = (name, value, expected) =>
  `${name} is set to ${JSON.stringify(value)}: ${expected}.`;

/**
 * The error message for the first invalid setting, or undefined. An empty value counts as unset.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function findSettingFault(environment) {
  for (const [name, check] of Object.entries(SETTING_CHECKS)) {
    const value = environment[name];
    const expected = value ? check(value) : undefined;
    if (expected) return settingFault(name, value, expected);
  }
  return undefined;
}

/**
 * The reason why a server cannot listen, as one sentence; undefined for an unknown error code.
 * @param {string | undefined} code @param {string} host @param {number} port
 */
export const listenFault = (code, host, port) =>
  ({
    EADDRINUSE: `Port ${port} on ${host} is taken: stop the other program or set PORT.`,
    EACCES: `No permission to listen on port ${port} of ${host}: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `The address ${host} does not belong to this machine: set HOST.`,
    ENOTFOUND: `The host name ${host} is not known: set HOST to an address of this machine.`,
    EAI_AGAIN: `The host name ${host} is not known: set HOST to an address of this machine.`,
    EINVAL: `The address ${host} cannot be listened on: set HOST to an address of this machine.`,
  })[code ?? ''];
