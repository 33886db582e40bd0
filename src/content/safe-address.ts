/** Whether a URL is a safe link target: on this site, or of a scheme that runs no code. */
export function isSafeAddress(url: string): boolean {
  // Browsers strip line ends, tabs and leading control characters before they parse the scheme.
  const read = url.replace(/[\p{C}\s]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

/** The message for all other URLs. */
export const SAFE_ADDRESS = 'expected a path of this site (/fee), https:, mailto: or tel:';
