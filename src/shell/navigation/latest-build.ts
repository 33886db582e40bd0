/** Written as the last file of a build. */
const MANIFEST = '/build.json';

/** The path of the build's own scripts. */
const SCRIPTS = '/_astro/';

/**
 * The key in `history.state` of the build for which the page was reloaded, so that it reloads only
 * once for each.
 */
const RELOADED = 'reloadedFor';

/**
 * Whether a load error is that of one of the build's scripts; a failed integration says nothing
 * about the build.
 */
function isOwnScript({ target }: Event): boolean {
  return (
    target instanceof HTMLScriptElement &&
    target.src.startsWith(`${window.location.origin}${SCRIPTS}`)
  );
}

/** The id of the newest build if it differs from this document's. */
async function newerBuild(): Promise<string | undefined> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;
  const response = await fetch(MANIFEST, { cache: 'no-store' });
  const manifest: unknown = await response.json();
  if (typeof manifest !== 'object' || manifest === null || !('buildId' in manifest)) return;
  const { buildId } = manifest;
  return typeof buildId === 'string' && buildId !== own ? buildId : undefined;
}

async function reloadIfSuperseded(): Promise<void> {
  try {
    const newer = await newerBuild();
    if (!newer || history.state?.[RELOADED] === newer) return;
    history.replaceState({ ...history.state, [RELOADED]: newer }, '');
    window.location.reload();
  } catch {
    // Offline, or a deployment is in progress: the page stays as it is.
  }
}

/**
 * Reloads a page superseded by a newer build: when it is restored from the back/forward cache, and
 * when one of its scripts fails to load because a deployment has removed it. A page in use is left
 * alone, since its next link leads to the newest build.
 */
export function followLatestBuild(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reloadIfSuperseded();
  });
  for (const lost of ['vite:preloadError', 'astro:hydration-error']) {
    window.addEventListener(lost, () => void reloadIfSuperseded());
  }
  const capture = { capture: true };
  window.addEventListener(
    'error',
    (event) => isOwnScript(event) && void reloadIfSuperseded(),
    capture,
  );
}
