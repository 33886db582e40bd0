import { DEFERRED_ID } from '#ui/browser/deferred-resources.ts';
import { SCRIPTS_RUN } from '#ui/browser/early-presses.ts';
import { LOADING_BAR_SCRIPT } from '#ui/browser/loading-bar-script.ts';
import { type Element, readPage, without } from './read-page.ts';

/**
 * Inline script that loads a page's modules after its load event, so that they do not compete with
 * what it shows. A module that fails leaves its part of the page as it is without scripts.
 * Benchmarks and tests read the performance mark.
 */
const LOADER = `(()=>{const run=()=>Promise.allSettled(JSON.parse(document.getElementById("${DEFERRED_ID}").textContent).scripts.map(s=>import(s))).then(()=>{performance.mark("interactive");dispatchEvent(new Event("${SCRIPTS_RUN}"))});document.readyState==="complete"?run():addEventListener("load",run)})()`;

/**
 * Scripts that stay in place: those that must run before the following content is painted, and
 * speculation rules.
 */
const isFirst = ({ attributes }: Element): boolean =>
  attributes['data-first'] !== undefined || attributes.type === 'speculationrules';

/** Whether a link is a render-blocking style sheet, not one for print. */
const isScreenSheet = ({ attributes }: Element): boolean =>
  attributes.rel === 'stylesheet' && attributes.media === undefined;

/** The distinct inline scripts of a page, joined: Astro's, which start islands. */
const inlineOf = (scripts: readonly Element[]): string =>
  [
    ...new Set(
      scripts
        .filter((script) => script.attributes.src === undefined && !isFirst(script))
        .map(({ text }) => text),
    ),
  ].join(';');

/**
 * Throws if pages have different inline scripts: one that no layout contains would be admitted to
 * the security policy.
 */
export function checkInlineScripts(inlined: ReadonlySet<string>): void {
  const [, stranger] = inlined;
  if (stranger) throw new Error(`this inline script is in no layout: ${stranger.slice(0, 60)}`);
}

/**
 * Returns a step that moves a page's scripts out of the way: modules load late, and inline scripts
 * run at the end of the body. `search` is the folder of the search index. Inline scripts are
 * collected in `inlined`.
 */
export function deferScripts(search: string, inlined: Set<string>): (html: string) => string {
  return (html) => {
    const { scripts, links } = readPage(html);
    const inline = inlineOf(scripts);
    if (inline) inlined.add(inline);
    checkInlineScripts(inlined);
    const sheets = links.filter(isScreenSheet);
    const late = {
      styles: sheets.map(({ attributes }) => attributes.href),
      scripts: scripts.flatMap(({ attributes }) => attributes.src ?? []),
      search,
    };
    const data = `<script type="application/json" id="${DEFERRED_ID}">${JSON.stringify(late)}</script>`;
    const tail = `<script>${inline ? `${inline};` : ''}${LOADING_BAR_SCRIPT};${LOADER}</script>`;
    return without(html, [...scripts.filter((script) => !isFirst(script)), ...sheets])
      .replace('</head>', () => `${data}</head>`)
      .replace('</body>', () => `${tail}</body>`);
  };
}
