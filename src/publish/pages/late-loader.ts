import { ARRIVAL } from '#ui/browser/arrival.ts';
import { SCRIPTS_RUN } from '#ui/browser/early-presses.ts';
import { LATE_ID } from '#ui/browser/late.ts';
import { type Element, readPage, without } from './read-page.ts';

/**
 * Loads a page's scripts when everything that it shows is there, so that they compete with none of
 * it. A script that does not come leaves its own part of the page as it is without scripts. Benches
 * and tests read the mark.
 */
const LOADER = `(()=>{const run=()=>Promise.allSettled(JSON.parse(document.getElementById("${LATE_ID}").textContent).scripts.map(s=>import(s))).then(()=>{performance.mark("interactive");dispatchEvent(new Event("${SCRIPTS_RUN}"))});document.readyState==="complete"?run():addEventListener("load",run)})()`;

/** What has to run before what stands behind it is seen, and what is no script to run. */
const isFirst = ({ attributes }: Element): boolean =>
  attributes['data-first'] !== undefined || attributes.type === 'speculationrules';

/** A style sheet that the browser would wait for: not one for paper. */
const isScreenSheet = ({ attributes }: Element): boolean =>
  attributes.rel === 'stylesheet' && attributes.media === undefined;

/** The inline scripts of a page, each once: Astro's, which start islands. */
const inlineOf = (scripts: readonly Element[]): string =>
  [
    ...new Set(
      scripts
        .filter((script) => script.attributes.src === undefined && !isFirst(script))
        .map(({ text }) => text),
    ),
  ].join(';');

/**
 * Throws where pages have different scripts inline: no layout put them there, and they would write
 * themselves into the security policy.
 */
export function judgeInlined(inlined: ReadonlySet<string>): void {
  const [, stranger] = inlined;
  if (stranger) throw new Error(`no layout put this script there: ${stranger.slice(0, 60)}`);
}

/**
 * Makes the step that takes the scripts out of a page's way: modules are loaded late, and inline
 * scripts run when the document is whole. `search` is the folder of the index of the search. What
 * stands inline is noted in `inlined`.
 */
export function lateLoader(search: string, inlined: Set<string>): (html: string) => string {
  return (html) => {
    const { scripts, links } = readPage(html);
    const inline = inlineOf(scripts);
    if (inline) inlined.add(inline);
    judgeInlined(inlined);
    const sheets = links.filter(isScreenSheet);
    const late = {
      styles: sheets.map(({ attributes }) => attributes.href),
      scripts: scripts.flatMap(({ attributes }) => attributes.src ?? []),
      search,
    };
    const data = `<script type="application/json" id="${LATE_ID}">${JSON.stringify(late)}</script>`;
    const tail = `<script>${inline ? `${inline};` : ''}${ARRIVAL};${LOADER}</script>`;
    return without(html, [...scripts.filter((script) => !isFirst(script)), ...sheets])
      .replace('</head>', () => `${data}</head>`)
      .replace('</body>', () => `${tail}</body>`);
  };
}
