import { sourceOf, textsIn } from '#content/files.ts';
import type { Finding } from './findings.ts';

const ADDRESS = /https:\/\/[^\s)>"'`|{}\\]+[^\s)>"'`|{}\\.,;:]/g;
const WAIT_MS = 10_000;

/** Every external URL in the texts, with the first file that has it. */
function addresses(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, text } of textsIn('.').map(sourceOf)) {
    text.split('\n').forEach((line, index) => {
      for (const [url] of line.matchAll(ADDRESS)) {
        if (!/\.example\b/.test(url) && !found.has(url)) found.set(url, `${name}:${index + 1}`);
      }
    });
  }
  return found;
}

/** Requests each URL once; reports those that fail or no longer exist. */
export async function deadLinks(): Promise<Finding[]> {
  const asked = [...addresses()].map(async ([url, file]): Promise<Finding[]> => {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(WAIT_MS) })
      .then(({ status }) => status)
      .catch((error: Error) => error.message);
    // Some hosts reject programs or HEAD requests; only a missing page counts as a dead link.
    const isDead = answer === 404 || answer === 410 || typeof answer === 'string';
    if (!isDead) return [];
    const mend =
      typeof answer === 'string'
        ? 'open it in a browser; link to its replacement if it is gone'
        : 'link to its replacement';
    return [{ severity: 'warning', file, what: `${url}: ${answer}`, mend }];
  });
  return (await Promise.all(asked)).flat();
}
