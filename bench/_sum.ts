import { startNode } from '#hosting/tests/servers.ts';
import { startBrowser, visit } from './pages/visitor.ts';
const b = await startBrowser();
const dirs = (process.env.DIRS ?? 'dist').split(',');
const out: Record<string, number[][]> = {};
const servers = await Promise.all(dirs.map((d) => startNode(d, { LOG_LEVEL: 'warn' })));
for (let r = 0; r < Number(process.env.N ?? 3); r++)
  for (const path of process.argv.slice(2))
    for (const [i, d] of dirs.entries()) {
      const { page, session } = await visit(b, { slower: 4 });
      const ev: any[] = [];
      session.on('Tracing.dataCollected', ({ value }) => ev.push(...(value as any)));
      await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'loading', 'v8', 'blink.user_timing'] } });
      await page.goto(`http://127.0.0.1:${servers[i]!.port}${path}`, { waitUntil: 'load' });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(2500);
      const c = new Promise((done) => session.once('Tracing.tracingComplete', done));
      await session.send('Tracing.end'); await c;
      await page.context().close();
      const fcp = ev.find((e) => e.name === 'firstContentfulPaint');
      const nav = ev.find((e) => e.name === 'navigationStart');
      const seen = new Set();
      let before = 0, after = 0, tbt = 0;
      for (const t of ev.filter((e) => e.tid === fcp.tid && e.ph === 'X' && e.name === 'ThreadControllerImpl::RunTask' && e.ts > nav.ts)) {
        if (seen.has(t.ts)) continue; seen.add(t.ts);
        const ms = t.tdur / 1000;
        if (t.ts < fcp.ts) before += ms; else { after += ms; tbt += Math.max(0, ms - 50); }
      }
      const layout = Math.max(...ev.filter(e=>e.tid===fcp.tid&&e.name==='Layout'&&e.ts<fcp.ts).map(e=>(e.tdur??0)/1000));
      (out[`${path} ${d}`] ??= []).push([before, after, tbt, layout]);
    }
const med = (l: number[]) => l.sort((a, b) => a - b)[Math.floor(l.length / 2)]!;
for (const [k, rows] of Object.entries(out)) console.log(k.padEnd(40), ['before', 'after', 'blocked', 'layout'].map((n, i) => `${n} ${med(rows.map((r) => r[i]!)).toFixed(0)}`).join('  '));
await b.close(); for (const s of servers) await s.stop();
