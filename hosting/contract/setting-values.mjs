// Plain JavaScript, so that the first start on a fresh machine can check settings before any
// package is installed. Each check returns what was expected, or undefined if the value is valid.

/** @typedef {(text: string) => string | undefined} Check */

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const IPV6 = /^[0-9a-f:]*:[0-9a-f:.]*$/i;
/** Names of this machine, the only hosts that may be addressed by plain HTTP. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/**
 * Characters that a URL needs and that have no meaning in a policy, a page or a configuration file.
 */
const PLAIN = /^[\w\-./:?=&%~+@#[\]]+$/;

/** @param {number} least @param {number} most @returns {Check} */
export const wholeNumber = (least, most) => (text) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? undefined
    : `expected a whole number from ${least} to ${most}`;

/** A host name or address that a server can listen on, without a port. @type {Check} */
export const listenHost = (text) =>
  HOST.test(text) || IPV6.test(text)
    ? undefined
    : 'expected a host name or an address of this machine, such as 127.0.0.1';

/**
 * @param {string} text @returns {URL | undefined} the URL if it is https, or http on this machine
 */
function webUrl(text) {
  const url = PLAIN.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:\/\/[^/]/.test(text) || url.username || url.password) return undefined;
  if (!HOST.test(url.hostname) && !THIS_MACHINE.test(url.hostname)) return undefined;
  return url.protocol === 'https:' || THIS_MACHINE.test(url.hostname) ? url : undefined;
}

/** @type {Check} */
export const webAddress = (text) =>
  webUrl(text)
    ? undefined
    : 'expected an absolute https address, such as https://www.example.com/path (http only for this machine)';

/** @type {Check} */
export const origin = (text) =>
  webUrl(text)?.origin === text
    ? undefined
    : 'expected an origin such as https://www.example.com, without a path or trailing slash (http only for this machine)';

/** The URL of a folder with an external program: no file name, no parameters. @type {Check} */
export const baseAddress = (text) => {
  const url = webUrl(text);
  const isFolder = url && !/[?#]/.test(text) && !/\.[a-z]+$/i.test(url.pathname);
  return isFolder
    ? undefined
    : 'expected the https address of a folder, such as https://stats.example.com/matomo, without a file or parameters';
};

/** @param {RegExp} form @param {string} expected @returns {Check} */
const form = (form, expected) => (text) => (form.test(text) ? undefined : expected);

/** Chat widgets: the form of each one's account id, and whether it can be self-hosted. */
export const CHAT_ACCOUNTS = {
  chatwoot: {
    id: form(/^[A-Za-z0-9]{24}$/, 'expected the 24 letters and digits of a Chatwoot website token'),
    ownHost: true,
  },
  crisp: {
    id: form(
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      'expected a Crisp website id, such as 00000000-0000-4000-8000-000000000000',
    ),
    ownHost: false,
  },
  tawk: {
    id: form(
      /^[0-9a-f]{24}\/[A-Za-z0-9]{1,40}$/,
      'expected property and widget of a Tawk account, such as 0123456789abcdef01234567/default',
    ),
    ownHost: false,
  },
};

/** @param {readonly string[]} words @returns {Check} */
const oneOf = (words) => (text) =>
  words.includes(text) ? undefined : `expected one of ${words.join(', ')}`;

/** @type {Check} */
const calendarDay = (text) => {
  const day = new Date(`${text}T00:00:00Z`);
  const is = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  return is && day.toISOString().startsWith(text)
    ? undefined
    : 'expected a calendar day, such as 2027-02-01';
};

/** The settings whose values are checked, by name. */
export const SETTING_CHECKS = Object.freeze({
  HOST: listenHost,
  PORT: wholeNumber(0, 65_535),
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
