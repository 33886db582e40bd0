/** Whether a link may lead there: to this site, or to what a browser opens without running it. */
export function isSafeAddress(url: string): boolean {
  // Browsers leave out line ends, tabs and leading control characters before they read the scheme.
  const read = url.replace(/[\p{C}\s]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

/** What is said of an address that is none of these. */
export const SAFE_ADDRESS = 'expected a path of this site (/fee), https:, mailto: or tel:';
