import { type BuildInfo, readBuild } from './build-info.ts';
import { headerOnlyPolicy, headerPolicy, REPORT_GROUP, stylesOf } from './policy.ts';
import type { Redirect } from './redirects.ts';
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

/** Features of the browser that no page of this site, and nothing embedded in it, may use. */
const CLOSED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen gamepad geolocation ' +
  'gyroscope hid idle-detection local-fonts magnetometer microphone midi payment ' +
  'picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access sync-xhr ' +
  'usb window-management xr-spatial-tracking';

function securityHeaders(settings: HeaderSettings): ResponseHeader[] {
  const { REPORT_URL: reportUrl, HSTS_PRELOAD: preload } = settings;
  const features = CLOSED_FEATURES.split(' ').map((feature) => `${feature}=()`);
  return [
    {
      name: 'Strict-Transport-Security',
      plain: '',
      // Two years. What binds other hosts of the domain too is the operator's to decide.
      secure: `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`,
    },
    same('X-Content-Type-Options', 'nosniff'),
    same('X-Frame-Options', 'DENY'),
    same('Referrer-Policy', 'strict-origin-when-cross-origin'),
    same('Permissions-Policy', [...features, 'clipboard-write=(self)'].join(', ')),
    same('Cross-Origin-Opener-Policy', 'same-origin'),
    same('Cross-Origin-Resource-Policy', 'same-origin'),
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

/** Reads the contract for the build in `root`. Throws `StartError` when the build cannot be used. */
export function loadContract(
  root: string,
  settings: HeaderSettings = { HSTS_PRELOAD: false },
): Contract {
  const { build, redirects } = readBuild(root);
  const reportUrl = settings.REPORT_URL;
  return {
    build,
    redirects,
    headers: securityHeaders(settings),
    policy: (styles) => ({
      name: POLICY,
      plain: headerPolicy(build.csp, styles, { secure: false, reportUrl }),
      secure: headerPolicy(build.csp, styles, { secure: true, reportUrl }),
    }),
    pdfPolicy: headerOnlyPolicy(reportUrl),
  };
}

/**
 * Makes what gives each file of the build its policy. Files with the same styles share one, for a
 * site may have thousands of pages and few kinds of them.
 */
export function policies(contract: Contract): (file: string) => ResponseHeader {
  const { build, pdfPolicy, policy } = contract;
  const known = new Map<string, ResponseHeader>();
  return (file) => {
    if (file.endsWith('.pdf')) return same(POLICY, pdfPolicy);
    const styles = stylesOf(build.csp, file);
    const found = known.get(styles) ?? policy(styles);
    known.set(styles, found);
    return found;
  };
}
