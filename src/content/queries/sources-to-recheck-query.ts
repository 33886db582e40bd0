import { textsOf } from '../exact-yaml.ts';
import { sourceOf, textsIn } from '../files.ts';

/** Every source that is known to change, ordered by the day on which it must be checked again. */
export function sourcesToRecheck() {
  return textsIn('.')
    .filter((file) => !file.startsWith('legal-archive/'))
    .flatMap((file) => {
      if (!sourceOf(file).text.includes(' again: ')) return [];
      const texts = textsOf(sourceOf(file)).filter(({ path }) => path[0] === 'sources');
      return texts
        .filter(({ path }) => path[2] === 'again')
        .map(({ path: [, index], text: day }) => {
          const statement = texts.find(({ path }) => path[1] === index && path[2] === 'statement');
          return { file, day, statement: statement?.text ?? '' };
        });
    })
    .sort((a, b) => a.day.localeCompare(b.day));
}
