/** Written as the last file of a build. */
const MANIFEST = '/build.json';

/** Where the build's own scripts are. */
const SCRIPTS = '/_astro/';

let superseded = false;

/** The id of the build that made a document. */
export function buildIdOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content;
}

/** Whether a newer build, or a missing part of this one, has been noticed. */
export function isSuperseded(): boolean {
  return superseded;
}

/** Whether a script is part of the build; one of an integration that fails says nothing of it. */
function isOwn({ src }: HTMLScriptElement): boolean {
  return src.startsWith(`${window.location.origin}${SCRIPTS}`);
}

async function compareBuilds(): Promise<void> {
  try {
    const response = await fetch(MANIFEST, { cache: 'no-store' });
    const manifest: unknown = await response.json();
    if (typeof manifest !== 'object' || manifest === null || !('buildId' in manifest)) return;
    if (manifest.buildId !== buildIdOf(document)) superseded = true;
  } catch {
    // Offline, or a host in the middle of a deployment: the next return to the tab asks again.
  }
}

/** Asks for the current build on every return to the tab; a chunk that is gone says the same. */
export function watchForBuilds(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !superseded) void compareBuilds();
  });
  window.addEventListener('vite:preloadError', (event) => {
    superseded = true;
    event.preventDefault();
  });
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwn(target)) superseded = true;
    },
    { capture: true },
  );
}
