import { type BuildInfo, readBuild } from './build-info.ts';
import { headerOnlyPolicy, headerPolicy, REPORT_GROUP } from './policy.ts';
import type { Redirect } from './redirects.ts';
import type { HeaderSettings } from './settings.ts';

/** A response header. `secure` is its value over https; an empty value means: not sent. */
export interface ResponseHeader {
  readonly name: string;
  readonly plain: string;
  readonly secure: string;
}

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

function securityHeaders(build: BuildInfo, settings: HeaderSettings): ResponseHeader[] {
  const { REPORT_URL: reportUrl, HSTS_PRELOAD: preload } = settings;
  const features = CLOSED_FEATURES.split(' ').map((feature) => `${feature}=()`);
  return [
    {
      name: 'Content-Security-Policy',
      plain: headerPolicy(build.csp, { secure: false, reportUrl }),
      secure: headerPolicy(build.csp, { secure: true, reportUrl }),
    },
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
  /** On every response, whatever its status. */
  readonly headers: readonly ResponseHeader[];
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
  return {
    build,
    redirects,
    headers: securityHeaders(build, settings),
    pdfPolicy: headerOnlyPolicy(settings.REPORT_URL),
  };
}
