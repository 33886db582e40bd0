import { NO_FADES, TELL_STEPS } from '../../ui/browser/before-router.ts';
import { LATE_ID } from '../../ui/browser/late.ts';
import { type Element, readPage, without } from './read.ts';

/**
 * Loads a page's scripts when everything that it shows is there, so that they compete with none of
 * it, and then says what the router says after each navigation. A script that does not come leaves
 * its own part of the page as it is without scripts.
 */
const LOADER = `(()=>{const run=()=>Promise.allSettled(JSON.parse(document.getElementById("${LATE_ID}").textContent).scripts.map(s=>import(s))).then(()=>document.dispatchEvent(new Event("astro:page-load")));document.readyState==="complete"?run():addEventListener("load",run)})()`;

/** Whether a script has to run before what it stands behind is seen. */
const isFirst = ({ attributes }: Element): boolean => attributes['data-first'] !== undefined;

/** A style sheet that the browser would wait for: not one for paper. */
const isScreenSheet = ({ attributes }: Element): boolean =>
  attributes.rel === 'stylesheet' && attributes.media === undefined;

/** The inline scripts of a page, each once: those that start islands. */
const inlineOf = (scripts: readonly Element[]): ReadonlySet<string> =>
  new Set(
    scripts
      .filter((script) => script.attributes.src === undefined && !isFirst(script))
      .map(({ text }) => text),
  );

/**
 * Makes the step that takes the scripts out of a page's way: modules are loaded late, with the
 * whole site's style sheet for the pages that follow, and inline scripts run when the document is
 * whole. Every page has those of `shell`, the page on which no content has a part: an island that
 * comes by a navigation finds what starts it. Throws on any other, which would write itself into
 * the security policy.
 */
export function lateLoader(shell: string, search: string): (html: string) => string {
  const inline = inlineOf(readPage(shell).scripts);
  // As one: each inline script has a hash in the policy of every page.
  const tail = `<script>${[...inline, TELL_STEPS + LOADER, NO_FADES].join(';')}</script>`;
  return (html) => {
    const { scripts, links } = readPage(html);
    const [stranger] = inlineOf(scripts).difference(inline);
    if (stranger !== undefined) {
      throw new Error(`no layout put this script there: ${stranger.slice(0, 60)}`);
    }
    const sheets = links.filter(isScreenSheet);
    const late = {
      styles: sheets.map(({ attributes }) => attributes.href),
      scripts: scripts.flatMap(({ attributes }) => attributes.src ?? []),
      search,
    };
    const data = `<script type="application/json" id="${LATE_ID}">${JSON.stringify(late)}</script>`;
    return without(html, [...scripts.filter((script) => !isFirst(script)), ...sheets])
      .replace('</head>', () => `${data}</head>`)
      .replace('</body>', () => `${tail}</body>`);
  };
}
