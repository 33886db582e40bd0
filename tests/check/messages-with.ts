import { check } from '#check/run.ts';
import { faultText } from '#content/fault.ts';
import { overlayFiles } from '#content/files.ts';

/** The check's messages on the content with some files changed, which are then restored. */
export async function messagesWith(
  files: Parameters<typeof overlayFiles>[0],
): Promise<readonly string[]> {
  overlayFiles(files);
  try {
    return (await check()).map(faultText);
  } finally {
    overlayFiles({});
  }
}
