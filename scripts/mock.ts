import { z } from 'zod';
import { apiSource } from '#content/openapi/load-openapi.ts';
import { SETTING_CHECKS } from '#hosting/contract/setting-values.mjs';
import { checked, readSettings } from '#hosting/contract/settings.ts';
import { exitWithError } from './exit-with-error.ts';
import { startMock } from './mock-server.ts';

// A local mock server of the API, from the document of its reference. PORT sets another port.
const settings = z.object({ PORT: checked(SETTING_CHECKS.PORT).transform(Number).default(4400) });
try {
  const source = apiSource();
  if (!source) throw new Error('There is no openapi.yaml, whose examples the mock returns.');
  const { address } = await startMock(source.document, readSettings(settings, process.env).PORT);
  console.log(`The mock is at ${address}.`);
  console.log('It validates requests, answers from the document’s examples, and keeps no state.');
} catch (error) {
  exitWithError(error);
}
