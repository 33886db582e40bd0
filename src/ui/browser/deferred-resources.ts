/** Id of the element in which the build lists what a page loads late. */
export const DEFERRED_ID = 'late';

/** What a page loads after everything that it shows. */
export interface DeferredResources {
  /**
   * The style sheet of the whole site, for elements that scripts create; the page inlines only the
   * rules that it uses.
   */
  readonly styles: readonly string[];
  /** The page's modules. */
  readonly scripts: readonly string[];
  /** The folder of the search index. */
  readonly search?: string;
}

/** What a page loads late; empty in development, where pages load everything as usual. */
export function deferredResources(page: Document): DeferredResources {
  const { textContent } = page.getElementById(DEFERRED_ID) ?? {};
  return textContent ? JSON.parse(textContent) : { styles: [], scripts: [] };
}

/** Resolves when this style sheet is applied, rejects when it fails to load. */
export function styleSheet(href: string): Promise<HTMLLinkElement> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${href}"]`);
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  // Behind all others, of which some are in the body: between them it would make the browser load the
  // fonts again.
  if (!known) document.body.append(link);
  if (link.sheet) return Promise.resolve(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      // A link that failed has a sheet all the same, and would count as loaded the next time.
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
  });
}
