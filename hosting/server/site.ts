import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILE, openBuild } from '../contract/build-info.ts';
import { type Contract, contractOf } from '../contract/headers.ts';
import type { HeaderSettings } from '../contract/settings.ts';

/** A build that is being served. */
export interface Site {
  readonly contract: Contract;
  /** The build's real folder, not the symbolic link that a deployment changes. */
  readonly folder: string;
  /** The paths of its files; no other file can be requested. */
  readonly files: ReadonlySet<string>;
}

/** Opens the build in `root`. Throws `StartError` if it cannot be used. */
export function openSite(root: string, settings: HeaderSettings): Site {
  const opened = openBuild(root);
  const files = new Set(opened.paths);
  return { contract: contractOf(opened, settings), folder: realpathSync(root), files };
}

/** A text that differs for each build in `root`; undefined while none is complete. */
export function buildSignature(root: string): string | undefined {
  try {
    return realpathSync(root) + readFileSync(join(root, BUILD_FILE), 'utf8');
  } catch {
    return undefined;
  }
}
