import { z } from 'zod';
import { SETTING_CHECKS } from '#hosting/contract/setting-values.mjs';
import { checked, readSettings } from '#hosting/contract/settings.ts';
import { giveUp } from './give-up.ts';
import { startSandbox } from './sandbox/server.ts';

// The API's sandbox on this machine, from the same document as its pages. PORT chooses another port.
const settings = z.object({ PORT: checked(SETTING_CHECKS.PORT).transform(Number).default(4400) });
try {
  const { address } = await startSandbox(readSettings(settings, process.env).PORT);
  console.log(`The sandbox is at ${address}. Any key that begins with sk_test_ is let in.`);
} catch (error) {
  giveUp(error);
}
