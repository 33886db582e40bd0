import { buildSite, giveUp } from './build-site.ts';

// `npm run build`: builds into dist/, which keeps the build before until this one is whole.
const { code, output } = await buildSite().catch(giveUp);
(code === 0 ? console.log : console.error)(output.trim());
process.exitCode = code;
