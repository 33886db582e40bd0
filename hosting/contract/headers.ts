import { type BuildInfo, type PolicyInput, readBuild } from './build-info.ts';
import { headerOnlyPolicy, headerPolicy, REPORT_GROUP, stylesOf } from './policy.ts';
import type { Redirect } from './redirects.ts';
import { RULES } from './rules.ts';
import type { HeaderSettings } from './settings.ts';

/** A response header. `secure` is its value over https; an empty value means: not sent. */
export interface ResponseHeader {
  readonly name: string;
  readonly plain: string;
  readonly secure: string;
}

/** The header whose value depends on what is sent. */
export const POLICY = 'Content-Security-Policy';

const same = (name: string, value: string): ResponseHeader => ({
  name,
  plain: value,
  secure: value,
});

/**
 * Features of the browser that no page of this site may use: every one that Chromium 156 knows
 * (`document.featurePolicy.features()`) but its client hints, which this site never asks for.
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

/** Features that only a chat needs: the bell of a new message, a picture in full size. */
const CHAT_FEATURES = ['autoplay', 'fullscreen'];

/** Who may use which feature. `frames` are the hosts of a configured chat. */
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
      plain: '',
      secure: `${RULES.https.value}${preload ? RULES.https.everywhere : ''}`,
    },
    same('X-Content-Type-Options', 'nosniff'),
    same('X-Frame-Options', 'DENY'),
    same('Referrer-Policy', 'strict-origin-when-cross-origin'),
    same('Permissions-Policy', permissions(csp.sources['frame-src'] ?? [])),
    same('Cross-Origin-Opener-Policy', 'same-origin'),
    ...RULES.sharing.headers.map(({ name, others }) => same(name, others)),
    ...(reportUrl ? [same('Reporting-Endpoints', `${REPORT_GROUP}="${reportUrl}"`)] : []),
  ];
}

/** What one build and the operator's settings add to the rules. */
export interface Contract {
  readonly build: BuildInfo;
  readonly redirects: readonly Redirect[];
  /** On every response, whatever its status, beside the security policy. */
  readonly headers: readonly ResponseHeader[];
  /** The security policy of a response that carries inline styles from `styles`, or none. */
  readonly policy: (styles: string) => ResponseHeader;
  /**
   * For PDFs in place of the page's policy: some versions of Chrome apply it to the document in
   * which their viewer runs, and a strict one leaves that blank (crbug.com/271452).
   */
  readonly pdfPolicy: string;
}

/** The folders of further languages, by the error documents that they have: `fr`. */
export const languageFolders = ({ build }: Pick<Contract, 'build'>): string[] =>
  Object.keys(build.csp.styleHashes).flatMap(
    (file) => /^([^/]+)\/404\.html$/.exec(file)?.[1] ?? [],
  );

/** Reads the contract for the build in `root`. Throws `StartError` when the build cannot be used. */
export const loadContract = (root: string, settings?: HeaderSettings): Contract =>
  contractOf(readBuild(root), settings);

/** The contract for a build. */
export function contractOf(
  { build, redirects }: Pick<Contract, 'build' | 'redirects'>,
  settings: HeaderSettings = { HSTS_PRELOAD: false },
): Contract {
  const reportUrl = settings.REPORT_URL;
  return {
    build,
    redirects,
    headers: securityHeaders(build.csp, settings),
    policy: (styles) => ({
      name: POLICY,
      plain: headerPolicy(build.csp, styles, { secure: false, reportUrl }),
      secure: headerPolicy(build.csp, styles, { secure: true, reportUrl }),
    }),
    pdfPolicy: headerOnlyPolicy(reportUrl),
  };
}

/** The security policy of a file of the build. */
export const policyOf = ({ build, pdfPolicy, policy }: Contract, file: string): ResponseHeader =>
  file.endsWith('.pdf') ? same(POLICY, pdfPolicy) : policy(stylesOf(build.csp, file));
