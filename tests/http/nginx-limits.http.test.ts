import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '../../contract/rules.ts';
import { ask } from './client.ts';
import { makeFolder, removeFolder, writeBuild } from './fixture.ts';
import { hold, LARGE } from './held.ts';
import { hasNginx, startNginx } from './servers.ts';

test.skipIf(!hasNginx)(
  'on nginx too, one customer’s requests are limited over all addresses, and nobody else pays for it',
  async () => {
    const folder = makeFolder();
    const root = join(folder, 'dist');
    await writeBuild(root, 'one', { more: { [LARGE.path.slice(1)]: LARGE.body } });
    const server = await startNginx(root, folder);
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const asked = async (address: string) =>
      (await ask(server.port, { path: '/faq', headers: from(address) })).status;
    const held = await Promise.all(
      Array.from({ length: RULES.limits.requestsPerAddress }, (_, host) =>
        hold(server.port, from(`2001:db8:0:${host.toString(16)}::1`)),
      ),
    );
    expect(await asked('2001:db8:0:ff::1')).toBe(503);
    // What the client itself wrote before the proxy's word counts for nothing.
    expect(await asked('198.51.100.1, 2001:db8:0:ff::2')).toBe(503);
    expect(await asked('2001:db8:0:100::1')).toBe(200);
    expect(await asked('203.0.113.9')).toBe(200);
    held[0]?.drop();
    while ((await asked('2001:db8:0:ff::1')) !== 200);
    for (const download of held) download.drop();
    await server.stop();
    removeFolder(folder);
  },
);
