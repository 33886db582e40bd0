import { serve } from '#hosting/server/serve.ts';
import { readArguments } from './arguments.ts';
import { requireValidContent } from './check-content.ts';
import { exitWithError } from './exit-with-error.ts';
import { run } from './run.ts';

const HELP = `Builds a preview of the site for editors, and serves it.
  npm run preview                      with drafts and future content, marked by a bar
  npm run preview -- --day 2027-02-01  as the public will see it on that day`;

const { values } = readArguments(
  { options: { day: { type: 'string' }, help: { type: 'boolean' } } },
  HELP,
);
if (values.help) {
  console.log(HELP);
} else {
  if (values.day) process.env.SITE_DAY = values.day;
  await requireValidContent();
  const dist = '.cache/preview';
  process.stdout.write('Building the preview … ');
  const environment = { PREVIEW: values.day ? 'day' : 'all' };
  const { code, output, seconds } = await run('astro', ['build', '--outDir', dist], environment);
  if (code !== 0) {
    console.error(`failed\n${output.trim()}`);
    process.exit(code);
  }
  console.log(`done in ${seconds} s`);
  const url = await serve({ ...process.env, ROOT: dist }).catch(exitWithError);
  console.log(`The preview is at ${url}`);
}
