import type { OpenedBuild, PolicyInput } from './build-info.ts';
import { headerOnlyPolicy, headerPolicy, REPORT_GROUP, stylesOf } from './policy.ts';
import { RULES, SHARED_FILES } from './rules.ts';
import type { HeaderSettings } from './settings.ts';

/** A response header. An empty value means that it is not sent. */
export interface ResponseHeader {
  readonly name: string;
  readonly value: string;
  /** Its value over HTTPS, if it differs. */
  readonly secure?: string;
  /** Its value for the files of `RULES.sharing`, if it differs. */
  readonly shared?: string;
}

/** The header whose value differs between files. */
export const POLICY = 'Content-Security-Policy';

/**
 * Browser features that no page of this site may use: every feature that Chromium 156 knows
 * (`document.featurePolicy.features()`) except its client hints, which this site never requests.
 */
const CLOSED_FEATURES =
  'accelerometer aria-notify browsing-topics camera captured-surface-control clipboard-read ' +
  'compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal ' +
  'digital-credentials-create digital-credentials-get display-capture encrypted-media gamepad ' +
  'geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort keyboard-map ' +
  'language-detector language-model local-fonts local-network local-network-access ' +
  'loopback-network magnetometer media-playback-while-not-visible microphone midi ' +
  'on-device-speech-recognition otp-credentials payment picture-in-picture ' +
  'private-state-token-issuance private-state-token-redemption publickey-credentials-create ' +
  'publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer ' +
  'sync-xhr translator unload usb window-management xr-spatial-tracking';

/** Features that only a chat widget needs: the sound of a new message, full-screen pictures. */
const CHAT_FEATURES = ['autoplay', 'fullscreen'];

/** The value of `Permissions-Policy`. `frames` are the hosts of a configured chat. */
function permissions(frames: readonly string[]): string {
  const guests = frames.map((host) => ` "${host}"`).join('');
  return [
    ...CLOSED_FEATURES.split(' ').map((feature) => `${feature}=()`),
    ...CHAT_FEATURES.map((feature) => `${feature}=(${guests ? `self${guests}` : ''})`),
    'clipboard-write=(self)',
  ].join(', ');
}

function securityHeaders(csp: PolicyInput, settings: HeaderSettings): ResponseHeader[] {
  const { REPORT_URL: reportUrl, HSTS_PRELOAD: preload } = settings;
  return [
    {
      name: 'Strict-Transport-Security',
      value: '',
      secure: `${RULES.https.value}${preload ? RULES.https.everywhere : ''}`,
    },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'DENY' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Permissions-Policy', value: permissions(csp.sources['frame-src'] ?? []) },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    ...RULES.sharing.headers,
    ...(reportUrl
      ? [{ name: 'Reporting-Endpoints', value: `${REPORT_GROUP}="${reportUrl}"` }]
      : []),
  ];
}

/**
 * How to serve one build: the rules completed by the build's metadata and the operator's settings.
 */
export interface Contract extends OpenedBuild {
  /** Sent with every response, whatever its status, in addition to the security policy. */
  readonly headers: readonly ResponseHeader[];
  /**
   * The security policy of a response; `styles` are the sources for its inline styles, as
   * `stylesOf` returns them, or an empty string.
   */
  readonly policy: (styles: string) => ResponseHeader;
  /**
   * The policy of PDFs: some versions of Chrome apply the policy to the document in which their PDF
   * viewer runs, and a strict one leaves the viewer blank (crbug.com/271452).
   */
  readonly pdfPolicy: string;
}

/** The contract of a build with the operator's settings. */
export function contractOf(
  opened: OpenedBuild,
  settings: HeaderSettings = { HSTS_PRELOAD: false },
): Contract {
  const reportUrl = settings.REPORT_URL;
  const { csp } = opened.build;
  return {
    ...opened,
    headers: securityHeaders(csp, settings),
    policy: (styles) => ({
      name: POLICY,
      value: headerPolicy(csp, styles, { secure: false, reportUrl }),
      secure: headerPolicy(csp, styles, { secure: true, reportUrl }),
    }),
    pdfPolicy: headerOnlyPolicy(reportUrl),
  };
}

const SHARED = new RegExp(`^${SHARED_FILES}$`);

/** The headers of a response with `file` of the build, or with none, in which case it is empty. */
export function headersFor(
  { build, headers, pdfPolicy, policy }: Contract,
  file: string,
  isSecure: boolean,
): [name: string, value: string][] {
  const isPdf = file.endsWith('.pdf');
  const own = isPdf ? { name: POLICY, value: pdfPolicy } : policy(stylesOf(build.csp, file));
  const isShared = SHARED.test(`/${file}`);
  return [own, ...headers].map(({ name, value, secure = value, shared }) => {
    if (isShared && shared) return [name, shared];
    return [name, isSecure ? secure : value];
  });
}
