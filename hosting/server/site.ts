import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILE, openBuild } from '../contract/build-info.ts';
import { type Contract, contractOf } from '../contract/headers.ts';
import type { HeaderSettings } from '../contract/settings.ts';

/** One build as the server answers from it. */
export interface Site {
  readonly contract: Contract;
  /** The build's own folder, not a link that a deploy moves. */
  readonly folder: string;
  /** The paths of its files: what is not among them cannot be asked for. */
  readonly files: ReadonlySet<string>;
}

/** Opens the build in `root`. Throws `StartError` when it cannot be used. */
export function openSite(root: string, settings: HeaderSettings): Site {
  const opened = openBuild(root);
  const files = new Set(opened.paths);
  return { contract: contractOf(opened, settings), folder: realpathSync(root), files };
}

/** Tells the build in `root` from another in its place; nothing while one is being put there. */
export function signatureOf(root: string): string | undefined {
  try {
    return realpathSync(root) + readFileSync(join(root, BUILD_FILE), 'utf8');
  } catch {
    return undefined;
  }
}
