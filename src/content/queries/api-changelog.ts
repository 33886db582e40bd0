import { load } from '../load.ts';
import { apiChangelogSchema } from '../schemas/api-changelog.ts';

/** Every version of the API's document, the newest first. */
export const apiChangelog = () => load('api/changelog.yaml', apiChangelogSchema);
