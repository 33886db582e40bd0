/** Id of the element in which the build names what a page loads once it stands. */
export const LATE_ID = 'late';

/** What a page loads once it stands. */
export interface Late {
  /** The style sheet of the whole site, for what scripts draw; a page carries the rules that it uses itself. */
  readonly styles: readonly string[];
  /** Its modules. */
  readonly scripts: readonly string[];
  /** The folder of the index of the search. */
  readonly search?: string;
}

/** What a page loads once it stands. In development it names nothing, and loads as it comes. */
export function lateOf(page: Document): Late {
  const { textContent } = page.getElementById(LATE_ID) ?? {};
  return textContent ? JSON.parse(textContent) : { styles: [], scripts: [] };
}

/** Resolves when this style sheet rules the page, rejects when it does not come. */
export function styleSheet(href: string): Promise<HTMLLinkElement> {
  const known = document.head.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${href}"]`,
  );
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  // Behind all others: put between them it would make the browser read the typefaces anew.
  if (!known) document.head.append(link);
  if (link.sheet) return Promise.resolve(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => reject(new Error(`${href} did not come`)));
  });
}
