import { StartError } from '../contract/settings.ts';
import { giveUp } from './build-site.ts';
import { maintain, release, rollBack } from './releases.ts';

// node scripts/deploy.ts release | back | maintenance on | maintenance off
// WEBSITE is the folder of the releases, /srv/website; DIST the finished build, dist.
const { WEBSITE = '/srv/website', DIST = 'dist' } = process.env;
const [command, word] = process.argv.slice(2);

async function run(): Promise<string> {
  if (command === 'release') return `current is ${await release(DIST, WEBSITE)}`;
  if (command === 'back') return `current is ${rollBack(WEBSITE)}`;
  if (command === 'maintenance' && (word === 'on' || word === 'off')) {
    maintain(WEBSITE, word === 'on');
    return `maintenance is ${word}`;
  }
  throw new StartError('Say what to do: release, back, maintenance on, or maintenance off.');
}

console.log(await run().catch(giveUp));
