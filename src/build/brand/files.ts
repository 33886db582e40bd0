import { buildIcons } from './icons.ts';
import { buildPartners } from './partners.ts';
import { buildPress } from './press.ts';

/** Every file of `public/` that is drawn here, by its path there. `company` goes on the logo files. */
export async function brandFiles(company: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const within = (folder: string, files: ReadonlyMap<string, Uint8Array>) =>
    [...files].map(([name, bytes]): [string, Uint8Array] => [`${folder}/${name}`, bytes]);
  return new Map([
    ...buildIcons(),
    ...within('press', await buildPress(company)),
    ...within('partners', await buildPartners()),
  ]);
}
