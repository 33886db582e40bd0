import { join } from 'node:path';
import { subsetFonts } from './subset.ts';

/** `npm run fonts`: writes the committed web fonts anew. Run it when a typeface or a set changes. */
const sizes = await subsetFonts(join(import.meta.dirname, '../../styles/fonts'));
for (const [name, bytes] of sizes) process.stdout.write(`${name} ${bytes} bytes\n`);
