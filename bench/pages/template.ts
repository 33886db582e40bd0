import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { precompress } from '#publish/precompress.ts';

/**
 * Serves a copy of another site's built folder with the same compression as this one; resolves to
 * its URL.
 */
export async function serveTemplate(
  folder: string,
): Promise<{ readonly base: string; readonly stop: () => Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), 'template-'));
  cpSync(folder, root, { recursive: true });
  await precompress(root);
  const app = fastify();
  await app.register(fastifyStatic, { root, preCompressed: true });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    rmSync(root, { recursive: true });
  };
  return { base, stop };
}
