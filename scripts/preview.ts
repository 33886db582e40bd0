import { readArguments } from './arguments.ts';
import { buildAndServe } from './build-and-serve.ts';

const HELP = `Builds a preview of the site for editors, and serves it.
  npm run preview                      with drafts and future content, marked by a bar
  npm run preview -- --day 2027-02-01  as the public will see it on that day`;

const { day } = readArguments({ options: { day: { type: 'string' } } }, HELP).values;
if (day) process.env.SITE_DAY = day;
await buildAndServe('preview', '.cache/preview', { PREVIEW: day ? 'day' : 'all' });
