/** Written as the last file of a build. */
const MANIFEST = '/build.json';

/** Where the build's own scripts are. */
const SCRIPTS = '/_astro/';

/** In `history.state`: the newer build for which the page was loaded anew; never twice for one. */
const RELOADED = 'reloadedFor';

/** Whether an event tells of a script of the build that did not come; one of an integration says nothing of it. */
function isOwnScript({ target }: Event): boolean {
  return (
    target instanceof HTMLScriptElement &&
    target.src.startsWith(`${window.location.origin}${SCRIPTS}`)
  );
}

/** The id of the newest build, where it is another than this document's. */
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
    // Offline, or a host in the middle of a deployment: the page stays as it is.
  }
}

/**
 * Loads the page anew where a newer build has taken its place: when the browser shows a page again
 * that it had kept, and when a script is gone that a deployment took away. A page that is being
 * used is left alone; its next link leads to the newest build anyway.
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
