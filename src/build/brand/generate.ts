import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { site } from '../../content/site.ts';
import { brandFiles } from './files.ts';

/**
 * `npm run brand`: writes icons, press files and partner wordmarks into `public/` anew.
 * Run it when the mark, the tokens' colours or the company's name change.
 */
const publicDir = join(import.meta.dirname, '../../../public');
for (const [path, bytes] of await brandFiles(site.name)) {
  const file = join(publicDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  process.stdout.write(`public/${path} ${bytes.length} bytes\n`);
}
