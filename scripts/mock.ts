import { z } from 'zod';
import { apiFaults } from '#check/site/api-rules.ts';
import { ContentError } from '#content/files.ts';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { SETTING_CHECKS } from '#hosting/contract/setting-values.mjs';
import { checked, readSettings } from '#hosting/contract/settings.ts';
import { exitWithError } from './exit-with-error.ts';
import { startMock } from './mock-server.ts';

// A local mock server of the API, from the document of its reference. PORT sets another port.
const settings = z.object({ PORT: checked(SETTING_CHECKS.PORT).transform(Number).default(4400) });
try {
  const document = apiDocument();
  if (!document) throw new Error('There is no openapi.yaml, whose examples the mock returns.');
  const faults = await apiFaults();
  if (faults.length > 0) throw new ContentError(faults);
  const { address } = await startMock(document, readSettings(settings, process.env).PORT);
  console.log(`The mock is at ${address}.`);
  console.log('It validates requests, answers from the document’s examples, and keeps no state.');
} catch (error) {
  exitWithError(error);
}
