import { StartError } from '#hosting/contract/settings.ts';
import { writeUpload } from '#hosting/hosts/upload.ts';
import { exitWithError } from './exit-with-error.ts';
import { maintain, release, rollBack } from './releases.ts';

// node scripts/deploy.ts release | back | maintenance on | maintenance off | upload [folder]
// WEBSITE is the folder of the releases, by default /srv/website; DIST the finished build, by
// default dist.
const { WEBSITE = '/srv/website', DIST = 'dist' } = process.env;
const [command, word] = process.argv.slice(2);

async function run(): Promise<string> {
  if (command === 'release') return `current is ${await release(DIST, WEBSITE)}`;
  if (command === 'back') return `current is ${rollBack(WEBSITE)}`;
  if (command === 'maintenance' && (word === 'on' || word === 'off')) {
    maintain(WEBSITE, word === 'on');
    return `maintenance is ${word}`;
  }
  if (command === 'upload') {
    const folder = word ?? 'upload';
    writeUpload(DIST, folder);
    return `${folder} is ready to upload to a static host`;
  }
  throw new StartError(
    'Give a command: release, back, maintenance on, maintenance off, or upload.',
  );
}

console.log(await run().catch(exitWithError));
