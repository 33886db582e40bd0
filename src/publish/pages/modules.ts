import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.[^"']+)["']/g;

/** The built modules at these addresses, and all modules that they import statically. */
export function modulesFrom(dist: string, addresses: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...addresses];
  for (let address = queue.pop(); address; address = queue.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    for (const [, path = ''] of readFileSync(join(dist, address), 'utf8').matchAll(IMPORT)) {
      queue.push(new URL(path, `http://site.example${address}`).pathname);
    }
  }
  return found;
}
