import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '#content/files.ts';
import { apiDocument } from '#content/openapi/load-openapi.ts';
import { surfaceOf } from '#content/openapi/surface.ts';
import { requireValidContent } from './check-content.ts';

// Run when a version of the API is published: later changes are compared with this record.
await requireValidContent();
const document = apiDocument();
if (!document) throw new Error('There is no openapi.yaml to publish.');
const { version } = document.info;
const published = { version, ...surfaceOf(document) };
writeFileSync(join(CONTENT_DIR, 'api/published.json'), `${JSON.stringify(published, null, 1)}\n`);
console.log(`Published ${version}: ${published.promises.length} promises.`);
