import { LATE_ID } from '../../ui/browser/late.ts';
import { readPage, without } from './read.ts';

/**
 * Loads a page's scripts when everything that it shows is there, so that they compete with none of
 * it, and then says what the router says after each navigation. A script that does not come leaves
 * the page as it is without scripts.
 */
const LOADER = `(()=>{const run=()=>Promise.all(JSON.parse(document.getElementById("${LATE_ID}").textContent).scripts.map(s=>import(s))).then(()=>document.dispatchEvent(new Event("astro:page-load")),()=>{});document.readyState==="complete"?run():addEventListener("load",run,{once:true})})()`;

/**
 * Takes the scripts out of a page's way: modules are loaded late, with the whole site's style sheet
 * for the pages that follow, and inline scripts run when the document is whole.
 */
export function loadLate(html: string): string {
  const { scripts, links } = readPage(html);
  const sheets = links.filter(({ attributes }) => attributes.rel === 'stylesheet');
  const modules = scripts.filter(({ attributes }) => attributes.src);
  const inline = scripts.filter(({ attributes }) => !attributes.src);
  const late = {
    styles: sheets.map(({ attributes }) => attributes.href),
    scripts: modules.map(({ attributes }) => attributes.src),
  };
  const data = `<script type="application/json" id="${LATE_ID}">${JSON.stringify(late)}</script>`;
  const last = [...inline.map(({ text }) => text), LOADER];
  const tail = last.map((text) => `<script>${text}</script>`).join('');
  return without(html, [...scripts, ...sheets])
    .replace('</head>', () => `${data}</head>`)
    .replace('</body>', () => `${tail}</body>`);
}
