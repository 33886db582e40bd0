import { StartError } from '../../../contract/settings.ts';
import { writeHostConfig } from './write.ts';

// Usage: node src/build/hosts/main.ts [finished build, dist] [folder to write to, .cache/hosts]
const [build = 'dist', out = '.cache/hosts'] = process.argv.slice(2);
try {
  const names = await writeHostConfig(build, out);
  for (const name of names) process.stdout.write(`${out}/${name}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
