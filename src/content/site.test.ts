import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sourceOf } from './files.ts';
import { serviceScript } from './schemas/service-script-schema.ts';
import { configuredOf, siteSchema } from './schemas/site-schema.ts';
import { loadSite, marksOf, site, slugify } from './site.ts';

test('an environment variable overrides the file', () => {
  const site = loadSite({ SITE_URL: 'https://www.other.example', ANALYTICS_CONSENT: 'required' });
  expect(site.urls.site).toBe('https://www.other.example');
  expect(site.analytics.consent).toBe('required');
  expect(loadSite({ SITE_URL: '' })).toEqual(loadSite({}));
});

const TOKEN = 'aB3'.repeat(8);
const CRISP = '00000000-0000-4000-8000-000000000000';

test.each([
  ['SITE_URL', 'https://www.other.example/path', 'expected an origin'],
  ['SITE_URL', 'www.solvanto.com', 'expected an origin'],
  ['SITE_URL', 'https://', 'expected an origin'],
  ['REGISTER_URL', 'app.example', 'expected an absolute https address'],
  ['LOGIN_URL', 'javascript:alert(1)', 'expected an absolute https address'],
  ['SANDBOX_URL', 'http://x.example', 'expected an absolute https address'],
  ['ANALYTICS_URL', 'https://x.example/matomo.js', 'expected the https address of a folder'],
  ['ANALYTICS_CONSENT', 'maybe', '"notice", "required"'],
  ['CHAT_PROVIDER', 'other', '"none"'],
])(
  'an invalid %s throws with its name, its value and what was expected',
  (name, value, expected) => {
    const load = () => loadSite({ [name]: value });
    expect(load).toThrow(`environment variable ${name}`);
    expect(load).toThrow(JSON.stringify(value));
    expect(load).toThrow(expected);
  },
);

test.each([
  [{ CHAT_PROVIDER: 'crisp' }, 'chat.id is "null": expected the crisp account'],
  [{ CHAT_PROVIDER: 'chatwoot', CHAT_ID: TOKEN }, '(CHAT_URL)'],
  [{ CHAT_PROVIDER: 'crisp', CHAT_ID: '"><script>' }, 'expected a Crisp website id'],
  [{ CHAT_PROVIDER: 'tawk', CHAT_ID: '../x' }, 'expected property and widget'],
  [{ CHAT_PROVIDER: 'chatwoot', CHAT_ID: 'x y', CHAT_URL: 'https://c.example' }, '24 letters'],
  [{ CHAT_PROVIDER: 'crisp', CHAT_ID: CRISP, CHAT_URL: 'https://c.example' }, 'expected none'],
])('an incomplete chat configuration is refused: %o', (environment, expected) => {
  expect(() => loadSite(environment)).toThrow(expected);
});

test.each([
  { CHAT_PROVIDER: 'chatwoot', CHAT_ID: TOKEN, CHAT_URL: 'https://chat.example' },
  { CHAT_PROVIDER: 'crisp', CHAT_ID: CRISP },
  { CHAT_PROVIDER: 'tawk', CHAT_ID: `${'0a'.repeat(12)}/default` },
])('a complete account is accepted: $CHAT_PROVIDER', (environment) => {
  expect(loadSite(environment).chat.provider).toBe(environment.CHAT_PROVIDER);
});

const PLAUSIBLE = {
  name: 'Plausible',
  src: 'https://plausible.io/js/script.js',
  attributes: { 'data-domain': 'www.example.com', 'data-api': 'https://plausible.io/api/event' },
  policy: { connect: ['https://plausible.io'] },
};

test.each([
  [{ src: 'http://plausible.io/js/script.js' }, 'src', 'expected an absolute https address'],
  [{ attributes: { onload: 'x()' } }, 'attributes.onload', 'expected data-…, id, crossorigin'],
  [{ attributes: { src: 'https://x.example' } }, 'attributes.src', 'expected data-…'],
  [{ policy: { connect: ['https://plausible.io/api'] } }, 'policy.connect.0', 'without a path'],
  [{ policy: { connect: ['https://x.io; img-src *'] } }, 'policy.connect.0', 'expected an origin'],
  [{ policy: { img: ['*'] } }, 'policy.img.0', 'expected an origin'],
  [{ policy: { connect: ['data:'] } }, 'policy.connect.0', 'expected an origin'],
  [
    { attributes: { 'data-api': 'https://events.example/e' } },
    'attributes.data-api',
    'https://events.example is missing from policy',
  ],
])('a service that cannot work or may do more than its tag is refused: %j', (more, at, reason) => {
  const { error } = serviceScript.safeParse({ ...PLAUSIBLE, ...more });
  const messages = error?.issues.map(({ path, code, message, ...issue }) => {
    const inner = code === 'invalid_key' && 'issues' in issue ? issue.issues[0]?.message : message;
    return `${path.join('.')}: ${inner}`;
  });
  expect(messages?.[0]).toContain(`${at}: `);
  expect(messages?.[0]).toContain(reason);
});

test('a service takes the place of Matomo or a chat, sends somewhere, and has its name in texts', () => {
  const { analytics, chat } = siteSchema.shape;
  const script = serviceScript.parse(PLAUSIBLE);
  const given = { ...site(), analytics: { ...site().analytics, script } };
  expect(configuredOf(given)).toEqual({ analytics: true, chat: false });
  expect(marksOf(given)).toMatchObject({ analyticsName: 'Plausible' });
  expect(marksOf(site())).not.toHaveProperty('analyticsName');
  expect(
    analytics.parse({ ...site().analytics, respectSignals: 'true', script: PLAUSIBLE }),
  ).toMatchObject({ script });
  expect(chat.parse({ ...site().chat, script: PLAUSIBLE })).toMatchObject({ script });
  const wrong = (more: object) =>
    siteSchema
      .safeParse(more)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const raw = parse(sourceOf('site.yaml').text, { schema: 'failsafe' });
  const withAnalytics = (more: object) =>
    wrong({ ...raw, analytics: { ...raw.analytics, ...more } });
  expect(withAnalytics({ script: PLAUSIBLE })).toBeUndefined();
  expect(withAnalytics({ script: PLAUSIBLE, url: 'https://stats.example' })).toEqual([
    'analytics.url: expected null (ANALYTICS_URL) beside analytics.script',
  ]);
  const { attributes: _, policy: __, ...bare } = PLAUSIBLE;
  expect(withAnalytics({ script: bare })).toEqual([
    'analytics.script.policy: expected connect or img with the origin that the service sends visits to',
  ]);
  const crisp = { provider: 'crisp', id: CRISP, script: PLAUSIBLE };
  expect(wrong({ ...raw, chat: { ...raw.chat, ...crisp } })).toEqual([
    'chat.provider: expected none (CHAT_PROVIDER) beside chat.script',
  ]);
});

test('the name becomes a slug', () => {
  expect(slugify('Solvanto')).toBe('solvanto');
  expect(slugify('Ünïted Pay & Co.')).toBe('united-pay-co');
});

test('support works with and without a phone, a duty desk and hours', () => {
  const names = (support: object) =>
    Object.keys(
      marksOf({ ...site(), support: { page: '/docs/support', holidays: [], ...support } }),
    );
  const phone = ['supportPhone', 'supportCall'];
  const hours = ['supportHours', 'supportDays', 'supportSpan'];
  const found = (support: object) =>
    names(support).filter((name) => /^(support(?!E)|duty)/.test(name));
  expect(found({})).toEqual([]);
  expect(found({ phone: '+353 1 000 0000' })).toEqual(phone);
  expect(found({ days: 'weekdays', from: '09:00', to: '17:00' })).toEqual(hours);
});

test('the place of the support hours is the city of the zone, unless it is stated', () => {
  const hours = {
    page: '/docs/support',
    holidays: [],
    days: 'weekdays',
    from: '09:30',
    to: '17:00',
  };
  const marks = (support: object) => marksOf({ ...site(), support: { ...hours, ...support } });
  expect(marks({}).supportHours).toContain('Vilnius time');
  expect(marks({ place: 'Wilno' }).supportHours).toContain('Wilno time');
  expect(marks({}).supportSpan).toBe('09:30–17:00');
  expect(marks({ from: '09:00' }).supportSpan).toBe('09–17');
});

test('an authority of any name has marks, and none overrides another mark', () => {
  const at = 'https://authority.example';
  const authorities = siteSchema.shape.authorities.parse({
    conduct: { name: 'Conduct Authority', number: '900123', site: at },
    licence: { number: 'other', site: at },
  });
  expect(marksOf({ ...site(), authorities })).toMatchObject({
    ...{ conductName: 'Conduct Authority', conductNumber: '900123', conductSite: at },
    licenceNumber: site().licence.number,
  });
});

test('days and times of support must be stated together', () => {
  const { phone: _, ...support } = site().support;
  const parsed = (more: object) =>
    siteSchema.shape.support.safeParse({ ...support, ...more }).success;
  expect(parsed({})).toBe(true);
  expect(parsed({ days: undefined, from: undefined, to: undefined })).toBe(true);
  expect(parsed({ days: undefined })).toBe(false);
});
